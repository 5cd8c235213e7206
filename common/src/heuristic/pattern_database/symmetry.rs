//! The symmetries of a board's shape.

/// A rotation or a reflection that keeps the shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Symmetry {
    /// By cell, the cell that it is taken to. Indexes that are no cells stand for themselves.
    pub cells: [usize; 16],
    /// Whether it is a reflection, not a rotation.
    is_reflection: bool,
}

impl Symmetry {
    /// Takes every cell to itself.
    pub const IDENTITY: Symmetry = Symmetry {
        cells: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
        is_reflection: false,
    };

    /// Returns all symmetries: eight of a square, four of another rectangle. The identity is first.
    fn all<const R: usize, const C: usize>() -> Vec<Symmetry> {
        let flips = [(false, false), (true, true), (true, false), (false, true)];
        let mut all = Vec::new();
        for (flip_rows, flip_columns) in flips {
            let mut symmetry = Symmetry::IDENTITY;
            symmetry.is_reflection = flip_rows != flip_columns;
            for (cell, image) in symmetry.cells[..R * C].iter_mut().enumerate() {
                let (row, column) = (cell / C, cell % C);
                let row = if flip_rows { R - 1 - row } else { row };
                let column = if flip_columns { C - 1 - column } else { column };
                *image = row * C + column;
            }
            all.push(symmetry);
        }
        for i in (0..4).filter(|_| R == C) {
            let mut symmetry = all[i];
            symmetry.is_reflection = !symmetry.is_reflection;
            for image in &mut symmetry.cells[..R * C] {
                *image = *image % C * C + *image / C; // transposed
            }
            all.push(symmetry);
        }
        all
    }

    /// Returns a symmetry that takes one cell to another; the identity for a cell and itself.
    /// Returns `None` if there is none.
    pub fn taking<const R: usize, const C: usize>(from: usize, to: usize) -> Option<Symmetry> {
        let mut all = Symmetry::all::<R, C>().into_iter();
        all.find(|symmetry| symmetry.cells[from] == to)
    }

    /// Returns a reflection that takes a cell to itself. Returns `None` if there is none.
    pub fn reflection_keeping<const R: usize, const C: usize>(cell: usize) -> Option<Symmetry> {
        let all = Symmetry::all::<R, C>().into_iter();
        let mut reflections = all.filter(|symmetry| symmetry.is_reflection);
        reflections.find(|symmetry| symmetry.cells[cell] == cell)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reflections are their own inverses, and all symmetries keep neighbours.
    fn holds<const R: usize, const C: usize>(count: usize) {
        let all = Symmetry::all::<R, C>();
        assert_eq!(all.len(), count);
        for (i, symmetry) in all.iter().enumerate() {
            assert!(all[..i].iter().all(|other| other.cells != symmetry.cells));
            for cell in 0..R * C {
                let image = symmetry.cells[cell];
                assert!(image < R * C);
                assert!(!symmetry.is_reflection || symmetry.cells[image] == cell);
                let below = symmetry.cells[(cell + C) % (R * C)];
                let rows = (image / C).abs_diff(below / C);
                let columns = (image % C).abs_diff(below % C);
                assert!(cell + C >= R * C || rows + columns == 1);
            }
        }
        let reflections = all.iter().filter(|symmetry| symmetry.is_reflection);
        assert_eq!(reflections.count(), count / 2);
    }

    #[test]
    fn of_squares_and_rectangles() {
        holds::<2, 2>(8);
        holds::<4, 4>(8);
        holds::<2, 3>(4);
        holds::<4, 3>(4);
    }

    #[test]
    fn the_reflection_keeping_a_corner_is_a_diagonal() {
        let transposition = Symmetry::reflection_keeping::<3, 3>(8).unwrap();
        assert_eq!(transposition.cells[..9], [0, 3, 6, 1, 4, 7, 2, 5, 8]);
        assert_eq!(Symmetry::reflection_keeping::<2, 3>(5), None);
        assert!(Symmetry::reflection_keeping::<2, 3>(4).is_some());
        assert_eq!(Symmetry::reflection_keeping::<4, 4>(1), None);
    }
}
