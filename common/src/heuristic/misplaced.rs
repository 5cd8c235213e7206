//! Misplaced tiles.

use crate::board::Board;
use crate::heuristic::{Heuristic, Slide};

/// The number of tiles that are not on the cell where the goal has them.
///
/// Admissible, since each of them has to move; the blank does not count. A slide costs two
/// comparisons.
#[derive(Clone, Debug)]
pub struct Misplaced<const R: usize, const C: usize> {
    goal: Board<R, C>,
}

impl<const R: usize, const C: usize> Misplaced<R, C> {
    /// Compares with the cells that the tiles have in `goal`.
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
        pairs
            .filter(|&(tile, home)| tile != 0 && tile != home)
            .count() as u32
    }

    fn estimate(&self, h: u32) -> u32 {
        h
    }

    fn next(&self, h: u32, slide: Slide<R, C>) -> u32 {
        let left_home = self.goal.tile(slide.from) == slide.tile;
        let came_home = self.goal.tile(slide.to) == slide.tile;
        h + u32::from(left_home) - u32::from(came_home)
    }
}
