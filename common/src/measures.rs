//! What a search tells of its work, and how it is stopped.

/// Told by a search what it does. `()` asks for nothing, and nothing is spent on it.
pub trait Observer {
    /// A state is expanded.
    fn expanded(&mut self) {}

    /// A state is generated. `false` ends the search, which then returns `None`.
    fn generated(&mut self) -> bool {
        true
    }

    /// So many states are held in memory now.
    fn held(&mut self, _: usize) {}
}

impl Observer for () {}

/// The field's usual measures of a search, or of several that were given the same `Measures`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Measures {
    /// States whose successors were generated.
    pub expanded: u64,
    /// States generated, without the start; `limit + 1` if the search was ended by the limit.
    pub generated: u64,
    /// The most states that were held at once.
    pub most_held: usize,
    /// The search is ended when it would generate more states than this.
    pub limit: u64,
}

impl Measures {
    /// Nothing measured yet, and a limit on the states generated (`u64::MAX` for none).
    pub fn with_limit(limit: u64) -> Self {
        Measures {
            expanded: 0,
            generated: 0,
            most_held: 0,
            limit,
        }
    }
}

impl Observer for Measures {
    fn expanded(&mut self) {
        self.expanded += 1;
    }

    fn generated(&mut self) -> bool {
        self.generated += 1;
        self.generated <= self.limit
    }

    fn held(&mut self, states: usize) {
        self.most_held = self.most_held.max(states);
    }
}
