//! Additive pattern databases.

use crate::board::Board;
use crate::heuristic::{Heuristic, Slide};
use crate::pattern::{distance, Build, Numbering};

/// For each of several patterns, sets of tiles, how many moves its tiles need, the others not
/// counted (R. E. Korf and A. Felner, "Disjoint pattern database heuristics", Artificial
/// Intelligence 134, 2002).
///
/// No move counts for two patterns, so the sum is admissible. If there are as many rows as columns,
/// the mirror image, which needs as many moves, is looked up in the same tables, and the larger sum
/// counts.
#[derive(Clone, Debug)]
pub struct PatternDatabase<const R: usize, const C: usize, const RANKED: bool> {
    patterns: Vec<Vec<usize>>,
    numbers: Numbering<RANKED>,
    table: Vec<u8>,
    /// For each tile and cell.
    distances: [[u32; 16]; 16],
    /// The mirror image of each cell, and of the tile whose goal it is.
    cells: [usize; 16],
    tiles: [usize; 16],
}

impl<const R: usize, const C: usize, const RANKED: bool> PatternDatabase<R, C, RANKED> {
    /// `letters`: for each tile, from 1 on, its pattern, `A` to `O`.
    ///
    /// A table of k tiles has 16^k bytes (1 MB for five), or if `RANKED`, 16·15·14 … half bytes
    /// (2.9 MB for six, 29 MB for seven).
    pub fn new(letters: &str) -> Self {
        let pattern = |letter| {
            let tiles = letters.bytes().zip(1..R * C).filter(|&(l, _)| l == letter);
            tiles.map(|(_, tile)| tile).collect::<Vec<_>>()
        };
        let patterns: Vec<_> = (b'A'..=b'O')
            .map(pattern)
            .filter(|p| !p.is_empty())
            .collect();
        let (mut table, mut regions) = (Vec::new(), vec![0; 1 << (R * C)]);
        for pattern in &patterns {
            table.append(&mut Build::<R, C, RANKED>::table(pattern, &mut regions));
        }
        let numbers = Numbering::new(&patterns, R * C);
        let (mut distances, mut cells, mut tiles) = ([[0; 16]; 16], [0; 16], [0; 16]);
        for cell in 0..R * C {
            cells[cell] = if R == C {
                cell % C * C + cell / C
            } else {
                cell
            };
            for tile in 1..R * C {
                distances[tile][cell] = distance::<C>(tile, cell);
                tiles[tile] = cells[tile - 1] + 1;
            }
        }
        PatternDatabase {
            patterns,
            numbers,
            table,
            distances,
            cells,
            tiles,
        }
    }

    /// The tile on a cell of the mirror image.
    fn mirrored(&self, board: Board<R, C>, cell: usize) -> usize {
        self.tiles[board.tile(self.cells[cell & 15])]
    }

    /// The entry of a tile's pattern, in moves.
    fn entry(&self, number: u64, tile: usize) -> u32 {
        let (byte, bit) = self.numbers.place(number, tile);
        2 * u32::from(self.table[byte] >> bit & 15)
    }
}

impl<const R: usize, const C: usize, const RANKED: bool> Heuristic<R, C>
    for PatternDatabase<R, C, RANKED>
{
    /// The number and the estimate, of the board and of its mirror image.
    type Carried = [(u64, u32); 2];

    fn goal(&self) -> Board<R, C> {
        Board::GOAL
    }

    fn start(&self, board: Board<R, C>) -> Self::Carried {
        let tiles = board.tiles().enumerate();
        let distances: u32 = tiles.map(|(cell, tile)| self.distances[tile][cell]).sum();
        let estimate = |number| {
            let entries = self
                .patterns
                .iter()
                .map(|pattern| self.entry(number, pattern[0]));
            (number, distances + entries.sum::<u32>())
        };
        [
            estimate(self.numbers.of(R * C, |cell| board.tile(cell))),
            estimate(self.numbers.of(R * C, |cell| self.mirrored(board, cell))),
        ]
    }

    fn estimate(&self, [one, other]: Self::Carried) -> u32 {
        one.1.max(other.1)
    }

    #[inline]
    fn slide(&self, [one, other]: Self::Carried, slide: Slide<R, C>) -> Self::Carried {
        let (board, tile, from, to) =
            (slide.board, slide.tile & 15, slide.from & 15, slide.to & 15);
        let (before, after) = (self.distances[tile][from], self.distances[tile][to]);
        let next = |(number, h): (u64, u32), next, tile| {
            (
                next,
                h + after + self.entry(next, tile) - before - self.entry(number, tile),
            )
        };
        let number = self
            .numbers
            .slide(one.0, tile, from, to, |cell| board.tile(cell));
        let one = next(one, number, tile);
        let (tile, from, to) = (self.tiles[tile], self.cells[from], self.cells[to]);
        let number = self
            .numbers
            .slide(other.0, tile, from, to, |cell| self.mirrored(board, cell));
        [one, next(other, number, tile)]
    }
}
