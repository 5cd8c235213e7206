//! The heuristics, a file each, and what a search needs of one.

mod blind;
mod linear_conflict;
mod manhattan;
mod misplaced;
mod pattern_database;
mod walking_distance;

pub use blind::Blind;
pub use linear_conflict::LinearConflict;
pub use manhattan::Manhattan;
pub use misplaced::Misplaced;
pub use pattern_database::PatternDatabase;
pub use walking_distance::WalkingDistance;

use crate::board::Board;

/// A move, seen from the tile: before it, `tile` is on cell `from` of `board`, and the blank on
/// cell `to`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slide<const R: usize, const C: usize> {
    /// The board before the move.
    pub board: Board<R, C>,
    /// The tile that moves.
    pub tile: usize,
    /// The cell that it leaves.
    pub from: usize,
    /// The cell that it moves to, where the blank is.
    pub to: usize,
}

impl<const R: usize, const C: usize> Slide<R, C> {
    /// The slide of the tile on cell `from`, which must be a neighbour of the blank.
    pub fn new(board: Board<R, C>, from: usize) -> Self {
        let (tile, to) = (board.tile(from), board.blank());
        Slide {
            board,
            tile,
            from,
            to,
        }
    }

    /// Returns the board after the move.
    pub fn after(self) -> Board<R, C> {
        self.board.swap_blank(self.to, self.from)
    }
}

/// A lower bound on the number of moves from a board to one goal.
///
/// All heuristics here are *admissible*: they never exceed the true distance. All but pattern
/// databases are *consistent*: a move changes them by at most one.
///
/// A search estimates only its first board from nothing. From there on it carries what the
/// heuristic wants to know along the path, and updates it with each move.
pub trait Heuristic<const R: usize, const C: usize> {
    /// What is carried along a path.
    type Carried: Copy;

    /// Returns the goal.
    fn goal(&self) -> Board<R, C>;

    /// Returns what is carried at the first board of a path.
    fn start(&self, board: Board<R, C>) -> Self::Carried;

    /// Returns what is carried after a slide.
    fn next(&self, carried: Self::Carried, slide: Slide<R, C>) -> Self::Carried;

    /// Returns the estimate, in moves.
    fn estimate(&self, carried: Self::Carried) -> u32;
}
