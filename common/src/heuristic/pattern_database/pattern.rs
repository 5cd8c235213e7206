//! A pattern and its numbers.

use super::layout::Layout;

/// A pattern, how its placements are numbered, and where its entries are.
pub(crate) struct Pattern {
    /// The goal cells of its tiles.
    pub goal: Vec<usize>,
    /// By tile, how much the number grows when the tile's digit grows by one.
    pub weights: Vec<i64>,
    /// How many numbers there are.
    pub size: usize,
    /// The index of its first entry in the table of all patterns.
    pub first: usize,
}

impl Pattern {
    /// Returns the pattern of the tiles with these goal cells, on a board of `cells` cells.
    pub fn new<L: Layout>(goal: Vec<usize>, cells: usize, first: usize) -> Pattern {
        let (mut weights, mut size) = (vec![0; goal.len()], 1);
        for (i, weight) in weights.iter_mut().enumerate().rev() {
            *weight = size as i64;
            size *= L::values(cells, i);
        }
        Pattern {
            goal,
            weights,
            size,
            first,
        }
    }

    /// Returns the part of a placement's number that depends only on which tiles are on lower cells
    /// than others. `order` has the tiles from the lowest cell on.
    pub fn passed<L: Layout>(&self, order: &[usize]) -> i64 {
        let mut sum = 0;
        for (place, &tile) in order.iter().enumerate() {
            for &lower in order[..place].iter().filter(|&&lower| lower < tile) {
                sum += L::passing(&self.weights, tile, lower);
            }
        }
        sum
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::super::by_cell::ByCell;
    use super::super::ranked::Ranked;
    use super::*;

    /// Returns the number of the placement that has the tiles on these cells.
    pub fn number<L: Layout>(pattern: &Pattern, cells: &[usize]) -> usize {
        let mut order: Vec<usize> = (0..cells.len()).collect();
        order.sort_unstable_by_key(|&tile| cells[tile]);
        let weighted = cells.iter().zip(&pattern.weights);
        let digits: i64 = weighted.map(|(&cell, weight)| cell as i64 * weight).sum();
        (digits + pattern.passed::<L>(&order)) as usize
    }

    #[test]
    fn examples_of_two_tiles_on_2x2() {
        let by_cell = Pattern::new::<ByCell>(vec![0, 1], 4, 0);
        assert_eq!(by_cell.size, 16);
        assert_eq!(number::<ByCell>(&by_cell, &[1, 2]), 6);
        let ranked = Pattern::new::<Ranked>(vec![0, 1], 4, 0);
        assert_eq!(ranked.size, 12);
        assert_eq!(number::<Ranked>(&ranked, &[1, 2]), 4);
        assert_eq!(number::<Ranked>(&ranked, &[3, 2]), 11);
    }

    #[test]
    fn ranked_numbers_are_in_lexicographic_order_without_gaps() {
        let pattern = Pattern::new::<Ranked>(vec![0, 1, 2], 6, 0);
        let mut next = 0;
        for cells in (0..216).map(|i| [i / 36, i / 6 % 6, i % 6]) {
            let [a, b, c] = cells;
            if a != b && a != c && b != c {
                assert_eq!(number::<Ranked>(&pattern, &cells), next);
                next += 1;
            }
        }
        assert_eq!(pattern.size, next);
    }
}
