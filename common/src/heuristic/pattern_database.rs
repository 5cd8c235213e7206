//! Additive pattern databases.

use crate::board::Board;
use crate::heuristic::pattern::{Build, Numbering};
use crate::heuristic::{Heuristic, Slide};

/// The sum over several patterns, sets of tiles, of how many moves their tiles need (R. E. Korf
/// and A. Felner, "Disjoint pattern database heuristics", Artificial Intelligence 134, 2002).
///
/// Admissible, as no move counts for two patterns; not consistent, as the blank's cell does not
/// count. On square boards the larger sum, of the board or of its mirror image, counts.
#[derive(Clone, Debug, Default)]
pub struct PatternDatabase<const R: usize, const C: usize, const RANKED: bool> {
    patterns: Vec<Vec<usize>>,
    numbers: Numbering<R, C, RANKED>,
    table: Vec<u8>,
    /// The mirror image of each cell, and of the tile whose goal it is.
    cells: [usize; 16],
    tiles: [usize; 16],
}

impl<const R: usize, const C: usize, const RANKED: bool> PatternDatabase<R, C, RANKED> {
    /// `letters`: for each tile, from 1 on, its pattern, `A` to `O`. A table of k tiles has 16^k
    /// bytes (1 MB for five), or if `RANKED`, 16·15·14 … halves (2.9 MB for six, 29 for seven).
    pub fn new(letters: &str) -> Self {
        let mut database = Self::default();
        for letter in 'A'..='O' {
            let tiles = letters
                .chars()
                .zip(1..R * C)
                .filter(|pair| pair.0 == letter);
            database.patterns.push(tiles.map(|pair| pair.1).collect());
        }
        database.patterns.retain(|pattern| !pattern.is_empty());
        let mut build = Build::<R, C, RANKED>::default();
        for pattern in database.patterns.chunks(1) {
            database.table.append(&mut build.table(pattern));
        }
        database.numbers = Numbering::new(&database.patterns);
        for cell in 0..R * C {
            database.cells[cell] = if R == C {
                cell % C * C + cell / C
            } else {
                cell
            };
        }
        for tile in 1..R * C {
            database.tiles[tile] = database.cells[tile - 1] + 1;
        }
        database
    }

    /// The tile on a cell of the mirror image.
    fn mirrored(&self, board: Board<R, C>, cell: usize) -> usize {
        self.tiles[board.tile(self.cells[cell & 15])]
    }

    /// The number and the estimate after a change.
    #[inline(always)]
    fn after(
        &self,
        (number, h): (u64, u32),
        change: u64,
        tile: usize,
        away: u32,
        back: u32,
    ) -> (u64, u32) {
        let next = number.wrapping_add(change);
        (
            next,
            h + away + self.entry(next, tile) - back - self.entry(number, tile),
        )
    }

    /// The entry of a tile's pattern, in moves.
    #[inline]
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
        let image = |cell| self.mirrored(board, cell);
        [
            self.numbers.of(|cell| board.tile(cell)),
            self.numbers.of(image),
        ]
        .map(|number| {
            let entries = self
                .patterns
                .iter()
                .map(|tiles| self.entry(number, tiles[0]));
            let distances = (0..R * C).map(|cell| self.numbers.distance[board.tile(cell)][cell]);
            (number, distances.chain(entries).sum())
        })
    }

    fn estimate(&self, [one, other]: Self::Carried) -> u32 {
        one.1.max(other.1)
    }

    #[inline]
    fn next(&self, [one, other]: Self::Carried, slide: Slide<R, C>) -> Self::Carried {
        let (tile, from, to) = (slide.tile & 15, slide.from & 15, slide.to & 15);
        let distance = &self.numbers.distance[tile];
        let (away, back) = (distance[to], distance[from]);
        let tile_on = |cell| slide.board.tile(cell);
        let change = self.numbers.change(tile, from, to, tile_on);
        let one = self.after(one, change, tile, away, back);
        let (tile, from, to) = (self.tiles[tile], self.cells[from], self.cells[to]);
        let tile_on = |cell| self.mirrored(slide.board, cell);
        let change = self.numbers.change(tile, from, to, tile_on);
        [one, self.after(other, change, tile, away, back)]
    }
}
