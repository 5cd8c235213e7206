//! Manhattan distance.

use crate::board::Board;
use crate::heuristic::{Heuristic, Slide};

/// Sums, over all tiles, the rows and columns between a tile's cell and its goal cell. The blank
/// does not count.
///
/// It is admissible and consistent, since a move takes one tile to the next row or column.
///
/// # Cost
///
/// A slide costs two look-ups in a table of 256 bytes.
///
/// # Source
///
/// J. E. Doran and D. Michie, "Experiments with the Graph Traverser program", Proceedings of the
/// Royal Society A 294, 1966.
///
/// # Example
///
/// ```
/// use common::{Board, Heuristic, Manhattan};
///
/// let board = Board::<3, 3>::new(&[4, 0, 8, 1, 3, 7, 5, 2, 6]).unwrap(); // 23 moves
/// let manhattan = Manhattan::new(Board::GOAL);
/// assert_eq!(manhattan.estimate(manhattan.start(board)), 15);
/// ```
#[derive(Clone, Debug)]
pub struct Manhattan<const R: usize, const C: usize> {
    goal: Board<R, C>,
    /// `distance[t][c]`: the distance of tile `t` on cell `c` from its goal cell; 0 for the blank.
    distance: [[u8; 16]; 16],
}

/// Returns the number of rows and columns between two cells of a board of `C` columns.
pub(super) fn distance<const C: usize>(one: usize, other: usize) -> u32 {
    let rows = (one / C).abs_diff(other / C);
    let columns = (one % C).abs_diff(other % C);
    (rows + columns) as u32
}

impl<const R: usize, const C: usize> Manhattan<R, C> {
    /// Creates the heuristic for `goal`.
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
