//! Which boards can be reached from which, for boards of any size.

use crate::permutation::is_even;

/// Whether moves of the blank turn the board `from` into the board `to`. Both are given as the
/// tiles row by row, `columns` a row, 0 for the blank; rows and columns are at least 2.
///
/// `None` if they are not two boards of the same shape, each a permutation of `0..from.len()`.
///
/// A move swaps the blank with a neighbour: it changes the parity of the permutation, and it
/// changes the parity of the blank's row plus column. So the two parities must change alike from
/// one board to the other, and on boards of at least 2×2 that is enough (W. E. Story, "Notes on
/// the '15' puzzle", American Journal of Mathematics 2, 1879). O(n) time and memory.
pub fn is_reachable(columns: usize, from: &[u32], to: &[u32]) -> Option<bool> {
    let cells = from.len();
    if columns < 2 || cells % columns != 0 || cells / columns < 2 || to.len() != cells {
        return None;
    }
    let (even_from, even_to) = (is_even(from)?, is_even(to)?);
    let place = |board: &[u32]| {
        let blank = board.iter().position(|&tile| tile == 0)?;
        Some(blank / columns + blank % columns)
    };
    let even_blank = (place(from)? + place(to)?) % 2 == 0;
    Some((even_from == even_to) == even_blank)
}

/// Whether the board can be brought to the goal `1 2 … 0`: [`is_reachable`] for that goal.
pub fn is_solvable(columns: usize, board: &[u32]) -> Option<bool> {
    let cells = board.len() as u32;
    let goal: Vec<u32> = (1..cells).chain(Some(0)).collect();
    is_reachable(columns, board, &goal)
}
