//! The layout of large patterns.

use super::layout::{Layout, MAX_ENTRY};
use std::ops::Range;

/// Half a byte an entry, the even ones low, in the lexicographic order of the placements. A tile's
/// digit is its cell less the number of lower cells that earlier tiles are on, so there are no gaps.
///
/// For example, with two tiles on 2×2, the digits have 4 and 3 values. If the first tile is on
/// cell 1 and the second on cell 2, the second digit is 2 − 1 = 1, as the first tile is on a lower
/// cell. The number is 1·3 + 1 = 4. When the first tile moves down to cell 3, past the second,
/// its digit grows by two, and the other one by one: the number is 3·3 + 2 = 11, the last.
#[derive(Clone, Debug)]
pub(super) struct Ranked(Vec<u8>);

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
    fn sum_passing<F: Fn(usize) -> i64>(cells: Range<usize>, passing: F) -> i64 {
        cells.map(passing).sum()
    }

    fn new(entries: usize) -> Self {
        Ranked(vec![MAX_ENTRY as u8 * 0x11; (entries + 1) / 2])
    }

    #[inline(always)]
    fn entry(&self, index: usize) -> u32 {
        u32::from(self.0[index / 2] >> (index % 2 * 4) & 15)
    }

    fn set(&mut self, index: usize, entry: u32) {
        let shift = index % 2 * 4;
        let byte = &mut self.0[index / 2];
        *byte = *byte & !(15 << shift) | (entry as u8) << shift;
    }
}
