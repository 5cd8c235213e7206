//! The numbers of all patterns' placements on a board, and how a slide changes them.

use super::layout::Layout;
use super::pattern::Pattern;
use crate::board::Board;

/// Reads the numbers of all patterns' placements, packed into one *word*, from a board or from its
/// mirror image.
///
/// For example, let tiles 1 and 2 on 2×2 be one pattern and tile 3 another, by cell. The first has
/// 16 numbers, so its number takes the lowest 4 bits of the word, and the second's takes the next
/// 2. With tiles 1, 2 and 3 on cells 0, 3 and 1, the numbers are 0·4 + 3 and 1, and the word is
/// `0b01_0011`. When tile 2 moves from cell 3 to cell 2, the word shrinks by its weight, 1.
#[derive(Clone, Debug)]
pub(crate) struct View<const R: usize, const C: usize> {
    /// By cell, its mirror image. An image's image is the cell again.
    pub mirror: [usize; 16],
    /// By tile.
    tiles: [TileView; 16],
    /// A tile of each pattern.
    representatives: Vec<usize>,
}

/// What a view knows of a tile and its pattern.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct TileView {
    /// By cell, what the tile adds to the word if no other tile matters.
    pub contribution: [i64; 16],
    /// By tile that it passes: [`Layout::passing`] in the word.
    pub passing: [i64; 16],
    /// The lowest bit of the pattern's number in the word.
    shift: u32,
    /// The largest number, all bits set.
    mask: u32,
    /// The index of the pattern's first entry in the table.
    first: u32,
}

impl TileView {
    /// Returns the index of the entry of the tile's pattern.
    #[inline(always)]
    pub fn index(&self, word: u64) -> usize {
        (self.first + ((word >> (self.shift & 63)) as u32 & self.mask)) as usize
    }
}

impl<const R: usize, const C: usize> View<R, C> {
    /// Returns the view of boards on their way to `goal`, in this mirror.
    pub fn new<L: Layout>(patterns: &[Pattern], goal: Board<R, C>, mirror: [usize; 16]) -> Self {
        let mut view = View {
            mirror,
            tiles: [TileView::default(); 16],
            representatives: Vec::new(),
        };
        let mut shift = 0;
        for pattern in patterns {
            let bits = usize::BITS - (pattern.size - 1).leading_zeros();
            let tile = |i: usize| goal.tile(mirror[pattern.goal[i]]);
            for i in 0..pattern.goal.len() {
                let tile_view = &mut view.tiles[tile(i)];
                for (contribution, &cell) in tile_view.contribution.iter_mut().zip(&mirror) {
                    *contribution = (pattern.weights[i] * cell as i64) << shift;
                }
                for j in (0..pattern.goal.len()).filter(|&j| j != i) {
                    tile_view.passing[tile(j)] = L::passing(&pattern.weights, i, j) << shift;
                }
                tile_view.shift = shift;
                tile_view.mask = ((1_u64 << bits) - 1) as u32;
                tile_view.first = pattern.first as u32;
            }
            view.representatives.push(tile(0));
            shift += bits;
        }
        view
    }

    /// Returns the word of a board.
    pub fn word(&self, board: Board<R, C>) -> u64 {
        let mut word = 0;
        for cell in 0..R * C {
            let tile_view = &self.tiles[board.tile(cell)];
            word += tile_view.contribution[cell];
            let is_lower = |&other: &usize| self.mirror[other] < self.mirror[cell];
            for other in (0..R * C).filter(is_lower) {
                // In the ranked layout, the digit of the later of two tiles is smaller if the other
                // one is on a lower cell. `passing` has this change with either sign.
                word += tile_view.passing[board.tile(other)].min(0);
            }
        }
        word as u64
    }

    /// Returns what the view knows of a tile.
    #[inline(always)]
    pub fn tile(&self, tile: usize) -> &TileView {
        &self.tiles[tile & 15]
    }

    /// Returns the indexes of the entries of all patterns.
    pub fn indexes(&self, word: u64) -> impl Iterator<Item = usize> + '_ {
        let representatives = self.representatives.iter();
        representatives.map(move |&tile| self.tile(tile).index(word))
    }
}

#[cfg(test)]
mod tests {
    use super::super::by_cell::ByCell;
    use super::super::mirror::IDENTITY;
    use super::*;
    use crate::heuristic::Slide;

    #[test]
    fn the_word_of_two_patterns_on_2x2() {
        let tiles_1_and_2 = Pattern::new::<ByCell>(vec![0, 1], 4, 0);
        let tile_3 = Pattern::new::<ByCell>(vec![2], 4, 16);
        let patterns = [tiles_1_and_2, tile_3];
        let view = View::<2, 2>::new::<ByCell>(&patterns, Board::GOAL, IDENTITY);
        let board = Board::new(&[1, 3, 0, 2]).unwrap();
        let word = view.word(board);
        assert_eq!(word, 0b01_0011);
        assert_eq!(
            [1, 2, 3].map(|tile| view.tile(tile).index(word)),
            [3, 3, 17]
        );
        assert_eq!(ByCell::next(word, &view, Slide::new(board, 3)), word - 1);
    }
}
