//! The layout of small patterns.

use super::layout::{Layout, MAX_ENTRY};
use super::view::View;
use crate::heuristic::Slide;

/// A byte an entry. A tile's digit is its cell, so a move changes that digit alone. Numbers with
/// equal digits are of no use: of the 16⁵ for five tiles on 4×4, half.
///
/// For example, with two tiles on 2×2, both digits have 4 values. If the first tile is on cell 1 and
/// the second on cell 2, the number is 1·4 + 2 = 6.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ByCell(Vec<u8>);

impl Layout for ByCell {
    fn values(cells: usize, _: usize) -> usize {
        cells
    }

    fn passing(_: &[i64], _: usize, _: usize) -> i64 {
        0
    }

    #[inline(always)]
    fn next<const R: usize, const C: usize>(
        word: u64,
        view: &View<R, C>,
        slide: Slide<R, C>,
    ) -> u64 {
        let tile = view.tile(slide.tile);
        let change = tile.contribution[slide.to & 15] - tile.contribution[slide.from & 15];
        word.wrapping_add(change as u64)
    }

    fn new(entries: usize) -> Self {
        ByCell(vec![MAX_ENTRY; entries])
    }

    #[inline(always)]
    fn entry(&self, index: usize) -> u8 {
        self.0[index]
    }

    fn set(&mut self, index: usize, entry: u8) {
        self.0[index] = entry;
    }
}
