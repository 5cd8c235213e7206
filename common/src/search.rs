//! What searches share.

use crate::board::Board;
use crate::moves::Move;

/// Returns the successors of a board that was reached by the move `last`, with the moves that
/// lead to them, in order. Leaves out the board from which `last` came.
pub(crate) fn onward<const R: usize, const C: usize>(
    board: Board<R, C>,
    last: Option<Move>,
) -> impl Iterator<Item = (Move, Board<R, C>)> {
    let back = last.map(Move::inverse);
    board.successors().filter(move |&(m, _)| Some(m) != back)
}
