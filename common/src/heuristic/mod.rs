//! The heuristics, one in each file, and what they share.

mod blind;
mod linear_conflict;
mod manhattan;
mod misplaced;
pub(crate) mod pattern_database;
mod walking_distance;

pub use blind::Blind;
pub use linear_conflict::LinearConflict;
pub use manhattan::Manhattan;
pub use misplaced::Misplaced;
pub use pattern_database::PatternDatabase;
pub use walking_distance::WalkingDistance;

use crate::board::Board;

/// A move, as the tile sees it: `tile` slides from cell `from` to cell `to`, where the blank was.
///
/// ```
/// use common::{Board, Move, Slide};
///
/// let board = Board::<2, 2>::new(&[1, 2, 0, 3]).unwrap();
/// let slide = Slide::new(board, 3);
/// assert_eq!((slide.tile, slide.from, slide.to), (3, 3, 2));
/// assert_eq!(Some(slide.after()), board.after(Move::Right));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slide<const R: usize, const C: usize> {
    /// The board before the move.
    pub board: Board<R, C>,
    /// The tile that moves.
    pub tile: usize,
    /// The cell of the tile before the move.
    pub from: usize,
    /// The cell of the tile after the move, and of the blank before it.
    pub to: usize,
}

impl<const R: usize, const C: usize> Slide<R, C> {
    /// Creates the slide of the tile on cell `from` onto the blank. The two cells must be neighbours.
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

/// Estimates the number of moves from a board to one goal.
///
/// An estimate must be *admissible*, that is, at most the true distance. Otherwise the searches may
/// return paths that are not shortest. A heuristic is *consistent* if, besides, no move changes the
/// estimate by more than one. All heuristics of this crate are admissible, and all except
/// [`PatternDatabase`] are consistent.
///
/// Estimates are incremental. A search calls [`start`](Heuristic::start) for its first board only.
/// From then on, it carries a small value along each path, and updates it with each slide.
///
/// # Example
///
/// ```
/// use common::{Board, Heuristic, Manhattan, Move, Slide};
///
/// let heuristic = Manhattan::<2, 3>::new(Board::GOAL);
/// let board = Board::new(&[1, 2, 3, 0, 4, 5]).unwrap();
/// let carried = heuristic.start(board);
/// assert_eq!(heuristic.estimate(carried), 2);
/// let slide = Slide::new(board, 4); // the tile 4 slides to the left
/// assert_eq!(heuristic.estimate(heuristic.next(carried, slide)), 1);
/// ```
pub trait Heuristic<const R: usize, const C: usize> {
    /// The value that a search carries along a path.
    type Carried: Copy;

    /// Returns the board whose estimate is 0 and to which the distances are.
    fn goal(&self) -> Board<R, C>;

    /// Returns the value to carry at the first board of a path.
    fn start(&self, board: Board<R, C>) -> Self::Carried;

    /// Returns the value to carry after a slide, given the value before it.
    fn next(&self, carried: Self::Carried, slide: Slide<R, C>) -> Self::Carried;

    /// Returns the estimate, in moves, given the carried value.
    fn estimate(&self, carried: Self::Carried) -> u32;
}
