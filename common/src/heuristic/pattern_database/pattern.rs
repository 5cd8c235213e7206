//! A pattern and its numbers.

use super::layout::Layout;

/// A pattern, how its placements are numbered, and where its entries are.
pub(super) struct Pattern {
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

    /// Returns the number of the placement that has the tiles on these cells.
    pub fn number<L: Layout>(&self, cells: &[usize]) -> i64 {
        let mut number = 0;
        for (i, &cell) in cells.iter().enumerate() {
            number += self.weights[i] * cell as i64;
            for earlier in (0..i).filter(|&earlier| cells[earlier] < cell) {
                number += L::passing(&self.weights, i, earlier);
            }
        }
        number
    }
}

#[cfg(test)]
mod tests {
    use super::super::by_cell::ByCell;
    use super::super::ranked::Ranked;
    use super::*;

    #[test]
    fn examples_of_two_tiles_on_2x2() {
        let by_cell = Pattern::new::<ByCell>(vec![0, 1], 4, 0);
        assert_eq!((by_cell.size, by_cell.number::<ByCell>(&[1, 2])), (16, 6));
        let ranked = Pattern::new::<Ranked>(vec![0, 1], 4, 0);
        assert_eq!((ranked.size, ranked.number::<Ranked>(&[1, 2])), (12, 4));
        assert_eq!(ranked.number::<Ranked>(&[3, 2]), 11);
    }

    #[test]
    fn ranked_numbers_are_in_lexicographic_order_without_gaps() {
        let pattern = Pattern::new::<Ranked>(vec![0, 1, 2], 6, 0);
        let mut next = 0;
        for cells in (0..216).map(|i| [i / 36, i / 6 % 6, i % 6]) {
            let [a, b, c] = cells;
            if a != b && a != c && b != c {
                assert_eq!(pattern.number::<Ranked>(&cells), next);
                next += 1;
            }
        }
        assert_eq!(pattern.size as i64, next);
    }
}
