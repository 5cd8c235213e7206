//! The field's usual measures of a search, and a limit on its work.

use std::error::Error;
use std::fmt;

/// Counts the work of a search, or of several searches that are given the same `Measures` in
/// turn, and ends a search that would do more than is wanted.
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
    /// States whose successors were generated.
    pub expanded: u64,
    /// States generated, without the start.
    pub generated: u64,
    /// The most states that were held in memory at once.
    pub most_held: usize,
    limit: u64,
}

impl Measures {
    /// Nothing measured yet, and no limit.
    pub fn new() -> Self {
        Measures::with_limit(u64::MAX)
    }

    /// Nothing measured yet, and a limit on the number of states generated.
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

    /// Adds the work that a part of the search has measured on its own.
    pub(crate) fn add(&mut self, part: &Measures) {
        self.expanded += part.expanded;
        self.generated += part.generated;
        self.hold(part.most_held);
    }

    /// Counts a state that is expanded.
    #[inline]
    pub(crate) fn expand(&mut self) {
        self.expanded += 1;
    }

    /// Counts a state that is about to be generated, unless the limit has been reached.
    #[inline]
    pub(crate) fn generate(&mut self) -> Result<(), LimitReached> {
        if self.generated == self.limit {
            return Err(LimitReached);
        }
        self.generated += 1;
        Ok(())
    }

    /// Notes the number of states held in memory.
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

/// A search ended at a limit that its caller had set, before it knew the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LimitReached;

impl fmt::Display for LimitReached {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the limit of the search was reached")
    }
}

impl Error for LimitReached {}
