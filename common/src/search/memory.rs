//! What a search remembers of the states that it has reached.

use crate::board::Board;
use crate::moves::Move;

/// How a state was reached: by how many moves, and by which at last. Packed into two bytes, since
/// a search holds millions of them.
///
/// The number of moves plus one is in the upper 14 bits and the last move in the lower two. So
/// `Visit::new(5, Move::Right)` is `6 << 2 | 2`, and no visit is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Visit(u16);

impl Visit {
    /// How the start is reached: by no move.
    pub const START: Visit = Visit(1 << 2);

    /// The largest number of moves that fits, 16,382. No shortest path is nearly as long.
    pub const LARGEST_G: u32 = (1 << 14) - 2;

    /// Reached by `g` moves, the last of which is `last`. The result is unspecified if `g` is 0
    /// or above [`Visit::LARGEST_G`].
    pub fn new(g: u32, last: Move) -> Self {
        debug_assert!(0 < g && g <= Self::LARGEST_G);
        Visit((g as u16 + 1) << 2 | last as u16)
    }

    /// Returns the number of moves.
    pub fn g(self) -> u32 {
        u32::from(self.0 >> 2) - 1
    }

    /// Returns the last move, or `None` at the start.
    pub fn last(self) -> Option<Move> {
        Some(Move::ALL[usize::from(self.0 & 3)]).filter(|_| self.g() > 0)
    }

    /// Returns the packed form, which is not 0.
    pub(crate) fn to_bits(self) -> u16 {
        self.0
    }

    /// Returns the visit with this packed form, or `None` for 0.
    pub(crate) fn from_bits(bits: u16) -> Option<Self> {
        Some(Visit(bits)).filter(|_| bits != 0)
    }
}

/// The states that a search has reached, and how each was reached by the fewest moves.
///
/// One memory can serve many searches in turn.
pub trait Memory<const R: usize, const C: usize> {
    /// Forgets all states, and remembers that `board` is reached by no move.
    fn start(&mut self, board: Board<R, C>);

    /// Remembers a way to `board` if it is the first one or has fewer moves than the one known.
    /// Returns whether that was so.
    fn reach(&mut self, board: Board<R, C>, visit: Visit) -> bool;

    /// Returns how `board` was reached, or `None` if it was not.
    fn visit(&self, board: Board<R, C>) -> Option<Visit>;

    /// Returns the number of states held.
    fn states(&self) -> usize;

    /// Returns a path from the start to `board`, found by taking back the last move of each state
    /// on the way. The path is empty if `board` was not reached.
    ///
    /// It is never longer than the g of `board`, but can be shorter, if a cheaper way to a state
    /// in the middle was found later.
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
    use crate::search::Hashed;
    use crate::search::Ranked;

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
