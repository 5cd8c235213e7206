//! The layout of small patterns.

use super::layout::{Layout, MAX_ENTRY};
use std::ops::Range;

/// A byte an entry. A tile's digit is its cell, so a move changes that digit alone. Numbers with
/// equal digits are of no use: of the 16⁵ for five tiles on 4×4, half.
///
/// For example, with two tiles on 2×2, both digits have 4 values. If the first tile is on cell 1 and
/// the second on cell 2, the number is 1·4 + 2 = 6.
#[derive(Clone, Debug)]
pub(super) struct ByCell(Vec<u8>);

impl Layout for ByCell {
    fn values(cells: usize, _: usize) -> usize {
        cells
    }

    fn passing(_: &[i64], _: usize, _: usize) -> i64 {
        0
    }

    #[inline(always)]
    fn sum_passing<F: Fn(usize) -> i64>(_: Range<usize>, _: F) -> i64 {
        0
    }

    fn new(entries: usize) -> Self {
        ByCell(vec![MAX_ENTRY as u8; entries])
    }

    #[inline(always)]
    fn entry(&self, index: usize) -> u32 {
        u32::from(self.0[index])
    }

    fn set(&mut self, index: usize, entry: u32) {
        self.0[index] = entry as u8;
    }
}
