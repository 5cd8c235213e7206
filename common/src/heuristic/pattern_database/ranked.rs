//! The layout of large patterns.

use super::layout::{Layout, MAX_ENTRY};
use super::view::View;
use crate::heuristic::Slide;

/// Half a byte an entry, the even ones low, in the lexicographic order of the placements. A tile's
/// digit is its cell less the number of lower cells that earlier tiles are on, so there are no gaps.
///
/// For example, with two tiles on 2×2, the digits have 4 and 3 values. If the first tile is on
/// cell 1 and the second on cell 2, the second digit is 2 − 1 = 1, as the first tile is on a lower
/// cell. The number is 1·3 + 1 = 4. When the first tile moves down to cell 3, past the second,
/// its digit grows by two, and the other one by one: the number is 3·3 + 2 = 11, the last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Ranked(Vec<u8>);

impl Layout for Ranked {
    fn values(cells: usize, i: usize) -> usize {
        cells - i
    }

    fn passing(weights: &[i64], i: usize, j: usize) -> i64 {
        if i < j {
            weights[j]
        } else {
            -weights[i]
        }
    }

    #[inline(always)]
    fn next<const R: usize, const C: usize>(
        word: u64,
        view: &View<R, C>,
        slide: Slide<R, C>,
    ) -> u64 {
        let tile = view.tile(slide.tile);
        let mut change = tile.contribution[slide.to & 15] - tile.contribution[slide.from & 15];
        let passing = |cell: usize| tile.passing[slide.board.tile(view.mirror[cell & 15])];
        let (from, to) = (view.mirror[slide.from & 15], view.mirror[slide.to & 15]);
        change += (from + 1..to).map(passing).sum::<i64>();
        change -= (to + 1..from).map(passing).sum::<i64>();
        word.wrapping_add(change as u64)
    }

    fn new(entries: usize) -> Self {
        Ranked(vec![MAX_ENTRY << 4 | MAX_ENTRY; (entries + 1) / 2])
    }

    #[inline(always)]
    fn entry(&self, index: usize) -> u8 {
        self.0[index / 2] >> (index % 2 * 4) & 15
    }

    fn set(&mut self, index: usize, entry: u8) {
        self.0[index / 2] -= (MAX_ENTRY - entry) << (index % 2 * 4);
    }
}
