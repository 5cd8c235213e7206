//! What the two layouts of a table share.

use super::view::View;
use crate::heuristic::Slide;

/// The largest entry of a table.
pub(super) const MAX_ENTRY: u8 = 15;

/// How a table has the entries of placements: by which number, and in which bits.
///
/// A number has a digit for each tile of the pattern, the first tile's the most significant. A
/// digit grows with the tile's cell. A tile's *weight* is how much the number then grows.
pub(crate) trait Layout {
    /// Returns the number of values of the digit of tile `i`, on a board of `cells` cells.
    fn values(cells: usize, i: usize) -> usize;

    /// Returns how the number changes because tile `i` passes tile `j` on its way to a higher cell,
    /// beside the change for the higher cell. On the way back it changes by the opposite.
    fn passing(weights: &[i64], i: usize, j: usize) -> i64;

    /// Returns the word of a view after a slide.
    fn next<const R: usize, const C: usize>(
        word: u64,
        view: &View<R, C>,
        slide: Slide<R, C>,
    ) -> u64;

    /// Returns a table of entries that are all [`MAX_ENTRY`].
    fn new(entries: usize) -> Self;

    /// Returns an entry.
    fn entry(&self, index: usize) -> u8;

    /// Sets an entry that is [`MAX_ENTRY`].
    fn set(&mut self, index: usize, entry: u8);
}
