//! What a search measures, and how a caller limits its work.

use std::error::Error;
use std::fmt;

/// Counts the work of a search, and can limit it.
///
/// If several searches get the same `Measures`, it counts and limits their work in total.
///
/// # Example
///
/// ```
/// use common::{ida_star, Board, LimitReached, Manhattan, Measures};
///
/// let board = Board::<3, 3>::new(&[4, 0, 8, 1, 3, 7, 5, 2, 6]).unwrap();
/// let manhattan = Manhattan::new(Board::GOAL);
/// let mut measures = Measures::with_limit(1_000);
/// assert_eq!(ida_star(board, &manhattan, &mut measures), Err(LimitReached));
/// assert_eq!(measures.generated, 1_000);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Measures {
    /// The number of states whose successors were generated.
    pub expanded: u64,
    /// The number of states generated as successors. The start is not counted.
    pub generated: u64,
    /// The largest number of states held at once: visited states, or in
    /// [`ida_star()`](crate::ida_star()), which remembers none, states still to be expanded.
    pub most_held: usize,
    /// The largest value that `generated` may have.
    limit: u64,
}

impl Measures {
    /// Creates measures of no work yet, without a limit.
    pub fn new() -> Self {
        Measures::with_limit(u64::MAX)
    }

    /// Creates measures of no work yet, with a limit on the number of states generated.
    ///
    /// A search fails with [`LimitReached`] when it would generate one state more.
    pub fn with_limit(generated: u64) -> Self {
        Measures {
            expanded: 0,
            generated: 0,
            most_held: 0,
            limit: generated,
        }
    }

    /// Returns how many more states may be generated.
    pub(crate) fn left(&self) -> u64 {
        self.limit - self.generated
    }

    /// Allows this many states more than before.
    pub(crate) fn raise_limit(&mut self, states: u64) {
        self.limit += states;
    }

    /// Adds the work that a part of the search has measured on its own.
    pub(crate) fn add(&mut self, part: &Measures) {
        self.expanded += part.expanded;
        self.generated += part.generated;
        self.hold(part.most_held);
    }

    /// Counts a state that is being expanded.
    #[inline]
    pub(crate) fn expand(&mut self) {
        self.expanded += 1;
    }

    /// Counts a state that is about to be generated.
    ///
    /// # Errors
    ///
    /// Fails, and does not count, if the limit has been reached.
    #[inline]
    pub(crate) fn generate(&mut self) -> Result<(), LimitReached> {
        if self.generated == self.limit {
            return Err(LimitReached);
        }
        self.generated += 1;
        Ok(())
    }

    /// Records the number of states that are held now.
    #[inline]
    pub(crate) fn hold(&mut self, states: usize) {
        self.most_held = self.most_held.max(states);
    }
}

impl Default for Measures {
    fn default() -> Self {
        Measures::new()
    }
}

/// The error of a search that reached a limit set by its caller before it knew the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LimitReached;

impl fmt::Display for LimitReached {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the search reached its limit")
    }
}

impl Error for LimitReached {}
