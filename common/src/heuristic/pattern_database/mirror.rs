//! The mirror image of a board.

/// Returns, by cell, its image in a reflection of the shape that keeps the cell `kept`. If there is
/// no such reflection, every cell is its own image.
pub(super) fn mirror<const R: usize, const C: usize>(kept: usize) -> [usize; 16] {
    let reflections: [Reflection; 4] = [
        |row, column| (R - 1 - row, column),
        |row, column| (row, C - 1 - column),
        |row, column| (column, row),
        |row, column| (C - 1 - column, R - 1 - row),
    ];
    let mut cells = IDENTITY;
    // Rows become columns by the last two.
    for reflect in &reflections[..if R == C { 4 } else { 2 }] {
        let image = |cell: usize| {
            let (row, column) = reflect(cell / C, cell % C);
            row * C + column
        };
        if image(kept) == kept {
            (0..R * C).for_each(|cell| cells[cell] = image(cell));
            break;
        }
    }
    cells
}

/// Takes a row and a column to their images.
type Reflection = fn(usize, usize) -> (usize, usize);

/// Every cell as its own image.
pub(super) const IDENTITY: [usize; 16] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];

#[cfg(test)]
mod tests {
    use super::*;

    /// Images are reflected back, keep neighbours, and keep the cell.
    fn is_reflection<const R: usize, const C: usize>(kept: usize) {
        let cells = mirror::<R, C>(kept);
        let distance = |one: usize, other: usize| {
            (one / C).abs_diff(other / C) + (one % C).abs_diff(other % C)
        };
        for one in 0..R * C {
            assert_eq!(cells[cells[one]], one);
            for other in 0..R * C {
                assert_eq!(distance(cells[one], cells[other]), distance(one, other));
            }
        }
        assert_eq!(cells[kept], kept);
        assert_ne!(cells, IDENTITY, "{kept}");
    }

    #[test]
    fn of_all_cells_that_have_one() {
        (0..4).for_each(is_reflection::<2, 2>);
        (0..9).for_each(is_reflection::<3, 3>);
        let diagonals = [0, 3, 5, 6, 9, 10, 12, 15];
        diagonals
            .iter()
            .for_each(|&cell| is_reflection::<4, 4>(cell));
        (1..5).step_by(3).for_each(is_reflection::<2, 3>);
        (4..8).for_each(is_reflection::<3, 4>);
    }

    #[test]
    fn of_cells_that_have_none() {
        for kept in [1, 2, 4, 7, 8, 11, 13, 14] {
            assert_eq!(mirror::<4, 4>(kept), IDENTITY);
        }
        assert_eq!(mirror::<2, 3>(5), IDENTITY);
        assert_eq!(mirror::<4, 3>(11), IDENTITY);
    }

    #[test]
    fn the_diagonal_through_the_last_cell() {
        assert_eq!(mirror::<3, 3>(8)[..9], [0, 3, 6, 1, 4, 7, 2, 5, 8]);
    }
}
