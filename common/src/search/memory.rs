//! The memory of a search: the visited states.

use crate::board::Board;
use crate::moves::Move;

/// How a state was reached: the number of moves, and the last of them.
///
/// # Example
///
/// ```
/// use common::{Move, Visit};
///
/// let visit = Visit::new(5, Move::Right);
/// assert_eq!((visit.g(), visit.last()), (5, Some(Move::Right)));
/// assert_eq!((Visit::START.g(), Visit::START.last()), (0, None));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Visit(
    /// The number of moves plus 1 in the upper 14 bits, and the last move in the lower two: 5 moves,
    /// of which the last is `Right`, are `6 << 2 | 2`. Since 1 is added, no visit is 0.
    u16,
);

impl Visit {
    /// The visit of the start: 0 moves, so there is no last one.
    pub const START: Visit = Visit(1 << 2);

    /// The largest number of moves of a visit, 16,382. Shortest paths are much shorter: at most 80
    /// moves on 4×4.
    pub const LARGEST_G: u32 = (1 << 14) - 2;

    /// Creates the visit of a state that was reached by `g` moves, the last of which is `last`.
    ///
    /// # Panics
    ///
    /// Panics or returns an unspecified visit if `g` is 0 or above [`Visit::LARGEST_G`].
    pub fn new(g: u32, last: Move) -> Self {
        debug_assert!(0 < g && g <= Self::LARGEST_G);
        Visit((g as u16 + 1) << 2 | last as u16)
    }

    /// Returns the number of moves.
    pub fn g(self) -> u32 {
        u32::from(self.0 >> 2) - 1
    }

    /// Returns the last move, or `None` for the start.
    pub fn last(self) -> Option<Move> {
        (self.g() > 0).then(|| Move::ALL[usize::from(self.0 & 3)])
    }

    /// Returns the packed form, which is never 0.
    pub(crate) fn to_bits(self) -> u16 {
        self.0
    }

    /// Returns the visit with this packed form, or `None` for 0.
    pub(crate) fn from_bits(bits: u16) -> Option<Self> {
        (bits != 0).then_some(Visit(bits))
    }
}

/// The visited states of a search: for each state, the visit with the fewest moves.
///
/// One memory can serve many searches, one after the other. [`Hashed`](crate::Hashed) suits every
/// shape, [`Ranked`](crate::Ranked) only small ones.
///
/// # Example
///
/// ```
/// use common::{Board, Hashed, Memory, Move, Visit};
///
/// let next = Board::<2, 2>::GOAL.after(Move::Up).unwrap();
/// let mut memory = Hashed::new();
/// memory.start(Board::GOAL);
/// assert!(memory.reach(next, Visit::new(1, Move::Up)));
/// assert!(!memory.reach(next, Visit::new(3, Move::Left)));
/// assert_eq!(memory.path_to(next), [Move::Up]);
/// ```
pub trait Memory<const R: usize, const C: usize> {
    /// Forgets all states, and remembers `board` as the start.
    fn start(&mut self, board: Board<R, C>);

    /// Remembers how `board` was reached, unless it was reached before by at most as many moves.
    /// Returns whether the visit is remembered.
    fn reach(&mut self, board: Board<R, C>, visit: Visit) -> bool;

    /// Returns how `board` was reached, or `None` if it was not.
    fn visit(&self, board: Board<R, C>) -> Option<Visit>;

    /// Returns the number of states remembered.
    fn states(&self) -> usize;

    /// Returns a path from the start to `board`, or an empty path if `board` was not reached.
    ///
    /// Takes back the last move of each state on the way. The path is at most as long as the visit
    /// of `board` says. It is shorter if a state on the way was reached again by fewer moves.
    fn path_to(&self, mut board: Board<R, C>) -> Vec<Move> {
        let mut path = Vec::new();
        while let Some(last) = self.visit(board).and_then(Visit::last) {
            path.push(last);
            let before = board.after(last.inverse());
            board = before.expect("the last move can be taken back");
        }
        path.reverse();
        path
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{Hashed, Ranked};

    #[test]
    fn a_visit_is_a_length_and_a_move() {
        assert_eq!((Visit::START.g(), Visit::START.last()), (0, None));
        for g in [1, 2, 80, Visit::LARGEST_G] {
            for m in Move::ALL {
                let visit = Visit::new(g, m);
                assert_eq!((visit.g(), visit.last()), (g, Some(m)));
            }
        }
    }

    fn keeps_the_cheapest_way(mut memory: impl Memory<2, 3>) {
        let start = Board::GOAL;
        let up = start.after(Move::Up).unwrap();
        assert_eq!((memory.visit(start), memory.states()), (None, 0));
        memory.start(start);
        assert!(memory.reach(up, Visit::new(3, Move::Left)));
        assert!(!memory.reach(up, Visit::new(3, Move::Up)));
        assert!(memory.reach(up, Visit::new(1, Move::Up)));
        assert!(!memory.reach(up, Visit::new(2, Move::Left)));
        assert!(!memory.reach(start, Visit::new(2, Move::Down)));
        assert_eq!(memory.visit(up), Some(Visit::new(1, Move::Up)));
        assert_eq!(memory.states(), 2);
        assert_eq!(memory.path_to(up), [Move::Up]);
        assert_eq!(memory.path_to(start), []);
        memory.start(up);
        assert_eq!((memory.visit(start), memory.states()), (None, 1));
        assert_eq!(memory.visit(up), Some(Visit::START));
    }

    #[test]
    fn both_memories_keep_the_cheapest_way() {
        keeps_the_cheapest_way(Hashed::new());
        keeps_the_cheapest_way(Ranked::new());
    }
}
