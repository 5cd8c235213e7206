//! The heuristic that knows nothing.

use crate::board::Board;
use crate::heuristic::{Heuristic, Slide};

/// Estimates 0 moves for every board.
///
/// With it, a search shows what it does without a heuristic: A* expands states in the order of
/// their distance, as [`breadth_first()`](crate::breadth_first()) does. It is admissible and
/// consistent.
///
/// # Cost
///
/// None.
///
/// # Example
///
/// ```
/// use common::{Blind, Board, Heuristic};
///
/// let board = Board::<3, 3>::new(&[4, 0, 8, 1, 3, 7, 5, 2, 6]).unwrap(); // 23 moves
/// let blind = Blind::new(Board::GOAL);
/// assert_eq!(blind.estimate(blind.start(board)), 0);
/// ```
#[derive(Clone, Debug)]
pub struct Blind<const R: usize, const C: usize> {
    goal: Board<R, C>,
}

impl<const R: usize, const C: usize> Blind<R, C> {
    /// Creates the heuristic for `goal`.
    pub fn new(goal: Board<R, C>) -> Self {
        Blind { goal }
    }
}

impl<const R: usize, const C: usize> Heuristic<R, C> for Blind<R, C> {
    type Carried = ();

    fn goal(&self) -> Board<R, C> {
        self.goal
    }

    fn start(&self, _: Board<R, C>) {}

    fn estimate(&self, (): ()) -> u32 {
        0
    }

    fn next(&self, (): (), _: Slide<R, C>) {}
}
