//! Misplaced tiles.

use crate::board::Board;
use crate::heuristic::{Heuristic, Slide};

/// Counts the tiles that are not on their goal cells. The blank does not count.
///
/// It is admissible, since each of these tiles has to move at least once, and consistent, since a
/// move changes the cell of one tile.
///
/// # Cost
///
/// A slide costs two comparisons.
///
/// # Source
///
/// N. J. Nilsson, "Problem-Solving Methods in Artificial Intelligence", 1971.
///
/// # Example
///
/// ```
/// use common::{Board, Heuristic, Misplaced};
///
/// let board = Board::<3, 3>::new(&[4, 0, 8, 1, 3, 7, 5, 2, 6]).unwrap(); // 23 moves
/// let misplaced = Misplaced::new(Board::GOAL);
/// assert_eq!(misplaced.estimate(misplaced.start(board)), 8);
/// ```
#[derive(Clone, Debug)]
pub struct Misplaced<const R: usize, const C: usize> {
    goal: Board<R, C>,
}

impl<const R: usize, const C: usize> Misplaced<R, C> {
    /// Creates the heuristic for `goal`.
    pub fn new(goal: Board<R, C>) -> Self {
        Misplaced { goal }
    }
}

impl<const R: usize, const C: usize> Heuristic<R, C> for Misplaced<R, C> {
    type Carried = u32;

    fn goal(&self) -> Board<R, C> {
        self.goal
    }

    fn start(&self, board: Board<R, C>) -> u32 {
        let pairs = board.tiles().zip(self.goal.tiles());
        let misplaced = pairs.filter(|&(tile, wanted)| tile != 0 && tile != wanted);
        misplaced.count() as u32
    }

    fn estimate(&self, h: u32) -> u32 {
        h
    }

    fn next(&self, h: u32, slide: Slide<R, C>) -> u32 {
        let was_home = self.goal.tile(slide.from) == slide.tile;
        let is_home = self.goal.tile(slide.to) == slide.tile;
        h + u32::from(was_home) - u32::from(is_home)
    }
}
