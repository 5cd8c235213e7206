//! What a search can ask of a heuristic.

use crate::board::Board;

/// A move, seen from the tile: before it, `tile` is on cell `from` of `board`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Slide<const R: usize, const C: usize> {
    pub board: Board<R, C>,
    pub tile: usize,
    pub from: usize,
    pub to: usize,
}

/// A lower bound on the number of moves from a board to one goal.
///
/// All heuristics here are *admissible*: never more than the true distance. All but pattern
/// databases are *consistent*: a move changes them by at most one.
pub trait Heuristic<const R: usize, const C: usize> {
    /// What is carried along a path, so that no estimate is made afresh.
    type Carried: Copy;

    /// The goal.
    fn goal(&self) -> Board<R, C>;

    /// What is carried from a board on.
    fn start(&self, board: Board<R, C>) -> Self::Carried;

    /// The estimate, in moves.
    fn estimate(&self, carried: Self::Carried) -> u32;

    /// What is carried after a slide.
    fn slide(&self, carried: Self::Carried, slide: Slide<R, C>) -> Self::Carried;
}
