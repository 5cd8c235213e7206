//! Solvability of boards of any size.

use crate::permutation::is_even;

/// Returns whether moves of the blank lead from one board to another, or `None` if the two are not
/// boards of the same shape with at least two rows and two columns.
///
/// A board is given as its tiles, row by row, with 0 for the blank. Each row has `columns` tiles.
///
/// Each move changes the parity of the permutation of the tiles, and also the parity of the blank's
/// row plus its column. So if one board can be reached from the other, they differ in both
/// parities or in neither. The converse holds as well.
///
/// # Cost
///
/// Takes O(n) time and memory for n cells.
///
/// # Source
///
/// W. W. Johnson and W. E. Story, "Notes on the '15' puzzle", American Journal of Mathematics 2,
/// 1879. The first half shows that the condition is necessary, the second that it is sufficient.
///
/// # Example
///
/// ```
/// use common::is_reachable;
///
/// assert_eq!(is_reachable(2, &[1, 2, 3, 0], &[0, 1, 3, 2]), Some(true));
/// assert_eq!(is_reachable(2, &[1, 2, 3, 0], &[2, 1, 3, 0]), Some(false));
/// assert_eq!(is_reachable(2, &[1, 2, 3, 0], &[2, 2, 3, 0]), None);
/// ```
pub fn is_reachable(columns: usize, from: &[usize], to: &[usize]) -> Option<bool> {
    let cells = from.len();
    if columns < 2 || cells % columns != 0 || cells / columns < 2 || to.len() != cells {
        return None;
    }
    // No move changes whether the two parities of a board are equal.
    let parities_are_equal = |board: &[usize]| {
        let tiles_even = is_even(board)?;
        let blank = board.iter().position(|&tile| tile == 0)?;
        let blank_even = (blank / columns + blank % columns) % 2 == 0;
        Some(tiles_even == blank_even)
    };
    Some(parities_are_equal(from)? == parities_are_equal(to)?)
}

/// Returns whether moves of the blank lead from a board to the goal `1 2 … 0`, or `None` if it is
/// not a board with at least two rows and two columns.
///
/// The same as [`is_reachable`] with that goal.
///
/// ```
/// assert_eq!(common::is_solvable(3, &[1, 2, 3, 4, 0, 5]), Some(true));
/// assert_eq!(common::is_solvable(3, &[2, 1, 3, 4, 5, 0]), Some(false));
/// ```
pub fn is_solvable(columns: usize, board: &[usize]) -> Option<bool> {
    let cells = board.len();
    let goal: Vec<usize> = (1..cells).chain(Some(0)).collect();
    is_reachable(columns, board, &goal)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;
    use crate::permutation::factorial;
    use std::collections::HashSet;

    /// Of all boards of a shape, exactly those that a search from the goal reaches are solvable.
    fn is_right_on_all<const R: usize, const C: usize>() {
        let mut reached = HashSet::new();
        let mut open = vec![Board::<R, C>::GOAL];
        while let Some(board) = open.pop() {
            if reached.insert(board) {
                open.extend(board.successors().map(|(_, next)| next));
            }
        }
        let states = factorial(R * C);
        assert_eq!(reached.len() as u64 * 2, states);
        for board in (0..states).filter_map(Board::<R, C>::unrank) {
            let solvable = reached.contains(&board);
            assert_eq!(board.is_solvable(), solvable, "{board:?}");
            let tiles: Vec<usize> = board.tiles().collect();
            assert_eq!(is_solvable(C, &tiles), Some(solvable), "{board:?}");
        }
    }

    #[test]
    fn small_spaces_whole() {
        is_right_on_all::<2, 2>();
        is_right_on_all::<2, 3>();
        is_right_on_all::<3, 2>();
        is_right_on_all::<2, 4>();
        is_right_on_all::<4, 2>();
        is_right_on_all::<3, 3>();
    }

    #[test]
    fn large_boards() {
        for (rows, columns) in [(999, 999), (1000, 1000), (2, 1000), (1000, 3)] {
            let cells = rows * columns;
            let mut board: Vec<usize> = (1..cells).chain(Some(0)).collect();
            assert_eq!(is_solvable(columns, &board), Some(true));
            board.swap(0, 1);
            assert_eq!(is_solvable(columns, &board), Some(false));
            let last = board.len() - 1;
            board.swap(last, last - columns); // one move of the blank
            assert_eq!(is_solvable(columns, &board), Some(false));
            board.swap(0, 1);
            assert_eq!(is_solvable(columns, &board), Some(true));
        }
    }

    #[test]
    fn goals_with_the_blank_elsewhere() {
        let from = [1, 2, 3, 4, 0, 5];
        assert_eq!(is_reachable(3, &from, &[1, 2, 3, 0, 4, 5]), Some(true));
        assert_eq!(is_reachable(3, &from, &[0, 1, 2, 3, 4, 5]), Some(true));
        assert_eq!(is_reachable(3, &from, &[0, 2, 1, 3, 4, 5]), Some(false));
        assert_eq!(is_reachable(3, &from, &from), Some(true));
    }

    #[test]
    fn what_is_no_board_has_no_answer() {
        assert_eq!(is_solvable(0, &[]), None);
        assert_eq!(is_solvable(1, &[1, 0]), None);
        assert_eq!(is_solvable(4, &[1, 2, 3, 0]), None);
        assert_eq!(is_solvable(3, &[1, 2, 3, 0]), None);
        assert_eq!(is_solvable(2, &[1, 2, 2, 0]), None);
        assert_eq!(is_reachable(2, &[1, 2, 3, 0], &[1, 0]), None);
    }
}
