//! The searches, one in each file, and what they share.

mod a_star;
pub mod automaton;
mod bidirectional;
pub mod bounded;
mod branch_and_bound;
mod breadth_first;
mod hashed;
mod ida_star;
mod measures;
mod memory;
mod ranked;

pub use a_star::a_star;
pub use bidirectional::bidirectional;
pub use branch_and_bound::branch_and_bound;
pub use breadth_first::breadth_first;
pub use hashed::Hashed;
pub use ida_star::{ida_star, ida_star_within};
pub use measures::{LimitReached, Measures};
pub use memory::{Memory, Visit};
pub use ranked::Ranked;

use crate::board::Board;
use crate::heuristic::Slide;
use crate::moves::Move;

/// Returns the slide that the move `m` makes on `board`. Returns `None` if the move would leave the
/// board or take back `last`, the move that led to `board`.
///
/// Searches call this in a loop over [`Move::ALL`]. An iterator over the slides would read better,
/// but makes the searches 1.4 times as slow.
#[inline]
pub(crate) fn slide_onward<const R: usize, const C: usize>(
    board: Board<R, C>,
    last: Option<Move>,
    m: Move,
) -> Option<Slide<R, C>> {
    if last == Some(m.inverse()) {
        return None;
    }
    let cell = Board::<R, C>::target(board.blank(), m)?;
    Some(Slide::new(board, cell))
}
