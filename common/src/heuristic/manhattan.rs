//! Manhattan distance.

use crate::board::Board;
use crate::heuristic::{Heuristic, Slide};

/// The sum over all tiles of the rows and columns between a tile's cell and its goal.
///
/// Admissible, since a move brings one tile one row or column nearer at the most; the blank does
/// not count. A slide costs two look-ups.
#[derive(Clone, Debug)]
pub struct Manhattan<const R: usize, const C: usize> {
    goal: Board<R, C>,
    /// By tile, then by cell; zeros for the blank.
    distance: [[u8; 16]; 16],
}

/// Returns the number of rows and columns between two cells of a board of `C` columns.
pub(super) fn distance<const C: usize>(one: usize, other: usize) -> u32 {
    let rows = (one / C).abs_diff(other / C);
    let columns = (one % C).abs_diff(other % C);
    (rows + columns) as u32
}

impl<const R: usize, const C: usize> Manhattan<R, C> {
    /// The distances to the cells that the tiles have in `goal`.
    pub fn new(goal: Board<R, C>) -> Self {
        let mut distance = [[0; 16]; 16];
        for (home, tile) in goal.tiles().enumerate().filter(|&(_, tile)| tile != 0) {
            for (cell, distance) in distance[tile].iter_mut().enumerate() {
                *distance = self::distance::<C>(cell, home) as u8;
            }
        }
        Manhattan { goal, distance }
    }
}

impl<const R: usize, const C: usize> Heuristic<R, C> for Manhattan<R, C> {
    type Carried = u32;

    fn goal(&self) -> Board<R, C> {
        self.goal
    }

    fn start(&self, board: Board<R, C>) -> u32 {
        let tiles = board.tiles().enumerate();
        tiles
            .map(|(cell, tile)| u32::from(self.distance[tile][cell]))
            .sum()
    }

    fn estimate(&self, h: u32) -> u32 {
        h
    }

    fn next(&self, h: u32, slide: Slide<R, C>) -> u32 {
        let distance = &self.distance[slide.tile];
        h + u32::from(distance[slide.to]) - u32::from(distance[slide.from])
    }
}
