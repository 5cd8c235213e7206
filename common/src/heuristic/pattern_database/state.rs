//! The state of a placement in the breadth-first search that builds a table.

/// Which regions of a placement are reached, and which of these are expanded.
///
/// The low four bits are for the expanded regions, the high four for the reached. For example,
/// `0b0101_0001` has reached regions 0 and 2, and has expanded region 0: region 2 is fresh.
#[derive(Clone, Copy, Default)]
pub(super) struct State(u8);

impl State {
    /// Marks regions as reached: bit `i` is for region `i`.
    #[inline(always)]
    pub fn reach(&mut self, regions: u8) {
        self.0 |= regions << 4;
    }

    /// Returns the regions that are reached and not expanded.
    #[inline(always)]
    pub fn fresh(self) -> u8 {
        self.0 >> 4 & !self.0
    }

    /// Returns whether no region has been expanded.
    pub fn is_new(self) -> bool {
        self.0 & 15 == 0
    }

    /// Marks all fresh regions as expanded.
    pub fn expand(&mut self) {
        self.0 |= self.fresh();
    }
}
