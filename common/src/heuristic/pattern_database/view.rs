//! The numbers of all patterns' placements on a board, and how a slide changes them.

use super::layout::Layout;
use super::pattern::Pattern;
use super::symmetry::Symmetry;
use crate::board::Board;
use crate::heuristic::Slide;

/// Reads the numbers of all patterns' placements, packed into one *word*, from a board or from its
/// mirror image.
///
/// For example, let tiles 1 and 2 on 2×2 be one pattern and tile 3 another, by cell. The first has
/// 16 numbers, so its number takes the lowest 4 bits of the word, and the second's takes the next
/// 2. With tiles 1, 2 and 3 on cells 0, 3 and 1, the numbers are 0·4 + 3 and 1, and the word is
/// `0b01_0011`. When tile 2 moves from cell 3 to cell 2, the word shrinks by its weight, 1.
#[derive(Clone, Debug)]
pub(super) struct View<const R: usize, const C: usize> {
    /// By cell of the board, the cell that it is in the view.
    cells: [usize; 16],
    /// By tile, how much the word grows when the tile's digit grows by one.
    weight: [i64; 16],
    /// By tile and by tile that it passes on its way to a higher cell, how the word changes. See
    /// [`Layout::passing`].
    passing: [[i64; 16]; 16],
    /// By tile, where the number of its pattern is.
    field: [Field; 16],
    /// A tile of each pattern.
    representatives: Vec<usize>,
}

/// The part of a word that is one pattern's number.
#[derive(Clone, Copy, Debug, Default)]
struct Field {
    /// Its lowest bit.
    shift: u32,
    /// Its largest number, all bits set.
    mask: u32,
    /// The index of the pattern's first entry in the table.
    first: u32,
}

impl<const R: usize, const C: usize> View<R, C> {
    /// Returns the view of boards in a mirror: a reflection that keeps the cell of the goal's
    /// blank, or the identity for the boards themselves.
    pub fn new<L: Layout>(patterns: &[Pattern], goal: Board<R, C>, mirror: Symmetry) -> Self {
        let mut view = View {
            cells: mirror.cells,
            weight: [0; 16],
            passing: [[0; 16]; 16],
            field: [Field::default(); 16],
            representatives: Vec::new(),
        };
        let mut shift = 0;
        for pattern in patterns {
            let bits = usize::BITS - (pattern.size - 1).leading_zeros();
            let field = Field {
                shift,
                mask: ((1_u64 << bits) - 1) as u32,
                first: pattern.first as u32,
            };
            // A reflection is its own inverse, so it also takes cells of the view to the board's.
            let seen = pattern
                .goal
                .iter()
                .map(|&cell| goal.tile(mirror.cells[cell]));
            let tiles: Vec<usize> = seen.collect();
            for (i, &tile) in tiles.iter().enumerate() {
                view.field[tile] = field;
                view.weight[tile] = pattern.weights[i] << shift;
                for (j, &passed) in tiles.iter().enumerate().filter(|&(j, _)| j != i) {
                    view.passing[tile][passed] = L::passing(&pattern.weights, i, j) << shift;
                }
            }
            view.representatives.push(tiles[0]);
            shift += bits;
        }
        view
    }

    /// Returns the word of a board.
    pub fn word(&self, board: Board<R, C>) -> u64 {
        let mut word = 0;
        for cell in 0..R * C {
            let tile = self.tile(board, cell);
            word += self.weight[tile] * cell as i64;
            for lower in 0..cell {
                // Of two tiles, only the later one's digit depends on which of them is lower: by
                // the one that is negative of both changes.
                word += self.passing[tile][self.tile(board, lower)].min(0);
            }
        }
        word as u64
    }

    /// Returns the word after a slide.
    #[inline]
    pub fn next<L: Layout>(&self, word: u64, slide: Slide<R, C>) -> u64 {
        let tile = slide.tile & 15;
        let (from, to) = (self.cells[slide.from & 15], self.cells[slide.to & 15]);
        let passing = |cell| self.passing[tile][self.tile(slide.board, cell)];
        let mut change = self.weight[tile] * (to as i64 - from as i64);
        change += L::sum_passing(from + 1..to, passing);
        change -= L::sum_passing(to + 1..from, passing);
        word.wrapping_add(change as u64)
    }

    /// Returns the index of the entry of a tile's pattern.
    #[inline]
    pub fn index(&self, word: u64, tile: usize) -> usize {
        let field = self.field[tile & 15];
        (field.first + ((word >> (field.shift & 63)) as u32 & field.mask)) as usize
    }

    /// Returns the indexes of the entries of all patterns.
    pub fn indexes(&self, word: u64) -> impl Iterator<Item = usize> + '_ {
        let representatives = self.representatives.iter();
        representatives.map(move |&tile| self.index(word, tile))
    }

    /// Returns the tile on a cell of the view.
    #[inline]
    fn tile(&self, board: Board<R, C>, cell: usize) -> usize {
        board.tile(self.cells[cell & 15])
    }
}

#[cfg(test)]
mod tests {
    use super::super::by_cell::ByCell;
    use super::*;

    #[test]
    fn the_word_of_two_patterns_on_2x2() {
        let tiles_1_and_2 = Pattern::new::<ByCell>(vec![0, 1], 4, 0);
        let tile_3 = Pattern::new::<ByCell>(vec![2], 4, 16);
        let patterns = [tiles_1_and_2, tile_3];
        let view = View::<2, 2>::new::<ByCell>(&patterns, Board::GOAL, Symmetry::IDENTITY);
        let board = Board::new(&[1, 3, 0, 2]).unwrap();
        let word = view.word(board);
        assert_eq!(word, 0b01_0011);
        assert_eq!([1, 2, 3].map(|tile| view.index(word, tile)), [3, 3, 17]);
        assert_eq!(view.next::<ByCell>(word, Slide::new(board, 3)), word - 1);
    }
}
