//! Sets of cells, bit `c` for cell `c`, and the regions of the blank.

/// Between the cells of a region, the blank can move without moving a tile of the pattern; from one
/// region to another it cannot.
///
/// There are at most four, in the order of their lowest cells. If the free cells fall into more
/// than four parts, the fourth region has all parts but the first three. The blank then seems to
/// move freely between these, so an entry may be too small, which keeps it admissible. On 3×3,
/// 4,517 of the 211,680 entries of all patterns of four tiles are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Regions(pub [u32; 4]);

impl Regions {
    /// Returns the regions of the cells that no tile of the pattern is on.
    pub fn of<const R: usize, const C: usize>(mut free: u32) -> Regions {
        let mut regions = [0; 4];
        for region in &mut regions[..3] {
            let mut wider = free & free.wrapping_neg(); // the lowest cell
            while *region != wider {
                *region = wider;
                wider |= neighbours::<R, C>(wider) & free;
            }
            free &= !wider;
        }
        regions[3] = free;
        Regions(regions)
    }

    /// Returns the index of the region of a free cell.
    pub fn index(&self, cell: usize) -> usize {
        let index = self.0.iter().position(|region| region >> cell & 1 == 1);
        index.expect("every free cell is in a region")
    }
}

/// Returns the cells of a set, in order.
pub(super) fn cells_of(set: u32) -> impl Iterator<Item = usize> {
    (0..16).filter(move |cell| set >> cell & 1 == 1)
}

/// Returns the cells directly above, below, to the left and to the right of those of a set.
pub(super) fn neighbours<const R: usize, const C: usize>(set: u32) -> u32 {
    let first_column: u32 = (0..R).map(|row| 1 << (row * C)).sum();
    let left = (set & !first_column) >> 1;
    let right = set << 1 & !first_column;
    (set >> C | left | right | set << C) & ((1 << (R * C)) - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn regions_of_a_checkerboard() {
        // The free cells of 3×3 are 0, 2, 4, 6 and 8; the last two share a region.
        let regions = Regions::of::<3, 3>(0b101_010_101);
        assert_eq!(regions, Regions([1, 1 << 2, 1 << 4, 1 << 6 | 1 << 8]));
        assert_eq!([0, 4, 8].map(|cell| regions.index(cell)), [0, 2, 3]);
    }

    #[test]
    fn neighbours_stay_on_the_board() {
        for cell in 0..12_usize {
            let beside = |other: &usize| {
                let rows = (cell / 4).abs_diff(other / 4);
                rows + (cell % 4).abs_diff(other % 4) == 1
            };
            let expected: Vec<usize> = (0..12).filter(beside).collect();
            let found: Vec<usize> = cells_of(neighbours::<3, 4>(1 << cell)).collect();
            assert_eq!(found, expected);
        }
    }
}
