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
pub struct PatternDatabase<const R: usize, const C: usize> {
    patterns: Vec<Vec<usize>>,
    numbers: Numbering,
    table: Vec<u8>,
}

impl<const R: usize, const C: usize> PatternDatabase<R, C> {
    /// `letters`: for each tile, from 1 on, its pattern, `A` to `O`.
    ///
    /// A table of k tiles has 16^k bytes (1 MB for five). If there is a pattern of more than five
    /// it is ranked instead, four bits an entry: 2.9 MB for six tiles, 29 MB for seven.
    pub fn new(letters: &str) -> Self {
        let pattern = |letter| {
            let tiles = letters.bytes().zip(1..R * C).filter(|&(l, _)| l == letter);
            tiles.map(|(_, tile)| tile).collect::<Vec<_>>()
        };
        let patterns: Vec<_> = (b'A'..=b'O').map(pattern).filter(|p| !p.is_empty()).collect();
        let ranked = patterns.iter().any(|pattern| pattern.len() > 5);
        let mut regions = vec![0; 1 << (R * C)];
        let mut table = Vec::new();
        for pattern in &patterns {
            table.append(&mut Build::<R, C>::table(pattern, ranked, &mut regions));
        }
        PatternDatabase { numbers: Numbering::new(&patterns, R * C, ranked), patterns, table }
    }

    /// The mirror image of a cell, or of the tile whose goal it is.
    fn mirror(cell: usize) -> usize {
        if R == C { cell % C * C + cell / C } else { cell }
    }

    fn mirror_tile(tile: usize) -> usize {
        if tile == 0 { 0 } else { Self::mirror(tile - 1) + 1 }
    }

    /// The tile on a cell of the mirror image.
    fn mirrored(board: Board<R, C>, cell: usize) -> usize {
        Self::mirror_tile(board.tile(Self::mirror(cell)))
    }

    /// The entry of a tile's pattern.
    #[inline]
    fn entry(&self, number: u64, tile: usize) -> u32 {
        let (byte, bit) = self.numbers.place(number, tile);
        u32::from(self.table[byte] >> bit & 15)
    }
}

impl<const R: usize, const C: usize> Heuristic<R, C> for PatternDatabase<R, C> {
    /// The number and the estimate, of the board and of its mirror image.
    type Carried = [(u64, u32); 2];

    fn goal(&self) -> Board<R, C> {
        Board::GOAL
    }

    fn start(&self, board: Board<R, C>) -> Self::Carried {
        let tiles = board.tiles().enumerate().filter(|&(_, tile)| tile != 0);
        let distances: u32 = tiles.map(|(cell, tile)| distance::<C>(tile, cell)).sum();
        let estimate = |number| {
            let entries = self.patterns.iter().map(|pattern| self.entry(number, pattern[0]));
            (number, distances + 2 * entries.sum::<u32>())
        };
        [
            estimate(self.numbers.of(R * C, |cell| board.tile(cell))),
            estimate(self.numbers.of(R * C, |cell| Self::mirrored(board, cell))),
        ]
    }

    fn estimate(&self, [one, other]: Self::Carried) -> u32 {
        one.1.max(other.1)
    }

    #[inline]
    fn slide(&self, [one, other]: Self::Carried, slide: Slide<R, C>) -> Self::Carried {
        let Slide { board, tile, from, to } = slide;
        let (far, near) = (distance::<C>(tile, to), distance::<C>(tile, from));
        let next = self.numbers.slide(one.0, tile, from, to, |cell| board.tile(cell));
        let h = one.1 + far + 2 * self.entry(next, tile) - near - 2 * self.entry(one.0, tile);
        let (tile, from, to) = (Self::mirror_tile(tile), Self::mirror(from), Self::mirror(to));
        let next_other = self.numbers.slide(other.0, tile, from, to, |cell| Self::mirrored(board, cell));
        let h_other = other.1 + far + 2 * self.entry(next_other, tile) - near - 2 * self.entry(other.0, tile);
        [(next, h), (next_other, h_other)]
    }
}
