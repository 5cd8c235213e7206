//! What the two layouts of a table share.

use std::fmt::Debug;
use std::ops::Range;

/// The largest entry of a table.
pub(super) const MAX_ENTRY: u32 = 15;

/// A table of entries up to [`MAX_ENTRY`], by the number of a placement.
///
/// A number has a digit for each tile of the pattern, the first tile's the most significant. A
/// digit grows with the tile's cell, and may shrink for tiles on lower cells.
pub(super) trait Layout: Clone + Debug {
    /// Returns the number of values of the digit of tile `i`, on a board of `cells` cells.
    fn values(cells: usize, i: usize) -> usize;

    /// Returns how the number changes because tile `i` passes tile `j` on its way to a higher cell,
    /// beside the change for the higher cell. On the way back it changes by the opposite.
    ///
    /// `weights` has, by tile, how much the number grows when the tile's digit grows by one.
    fn passing(weights: &[i64], i: usize, j: usize) -> i64;

    /// Returns the sum of `passing` over cells. A layout without such changes returns 0.
    fn sum_passing<F: Fn(usize) -> i64>(cells: Range<usize>, passing: F) -> i64;

    /// Returns a table of entries that are all [`MAX_ENTRY`].
    fn new(entries: usize) -> Self;

    /// Returns an entry.
    fn entry(&self, index: usize) -> u32;

    /// Sets an entry.
    fn set(&mut self, index: usize, entry: u32);
}
