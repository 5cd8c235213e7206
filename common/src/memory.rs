//! What a search remembers of the states that it has reached.

use crate::board::Board;
use crate::moves::Move;
use crate::permutation::factorial;
use rustc_hash::FxHashMap;
use std::collections::hash_map::Entry;
use std::hash::{Hash, Hasher};

/// How a state was reached, in two bytes: by how many moves, and by which at last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Visit(u16);

impl Visit {
    /// How the start is reached: by no move.
    pub const START: Visit = Visit(1 << 2);

    /// The largest g that two bytes hold; no shortest path is nearly as long.
    pub const LARGEST_G: u32 = (1 << 14) - 2;

    /// Reached by `g` moves, 1 to [`Visit::LARGEST_G`], the last of them `last`.
    pub fn new(g: u32, last: Move) -> Self {
        debug_assert!(0 < g && g <= Self::LARGEST_G);
        Visit((g as u16 + 1) << 2 | last as u16) // never 0, which `Ranked` keeps for itself
    }

    /// The number of moves.
    pub fn g(self) -> u32 {
        u32::from(self.0 >> 2) - 1
    }

    /// The last move; `None` at the start.
    pub fn last(self) -> Option<Move> {
        Some(Move::ALL[usize::from(self.0 & 3)]).filter(|_| self.g() > 0)
    }
}

/// The states that a search has reached, and how. One memory may serve many searches in turn.
pub trait Memory<const R: usize, const C: usize> {
    /// Forgets all states, but keeps their room, and remembers that `board` is reached by no move.
    fn start(&mut self, board: Board<R, C>);

    /// Remembers that `board` is reached so, and says `true`, if it is new or was reached only by
    /// more moves until now.
    fn reach(&mut self, board: Board<R, C>, visit: Visit) -> bool;

    /// How `board` was reached by the fewest moves; `None` if it was not.
    fn visit(&self, board: Board<R, C>) -> Option<Visit>;

    /// The number of states held.
    fn states(&self) -> usize;

    /// The moves that led from the start to `board`, found by taking them back one by one.
    ///
    /// They may be fewer than the g of `board` if a state on the way was reached more cheaply
    /// later, never more. Empty if `board` was not reached.
    fn path_to(&self, mut board: Board<R, C>) -> Vec<Move> {
        let mut path = Vec::new();
        while let Some(last) = self.visit(board).and_then(Visit::last) {
            path.push(last);
            match board.after(last.inverse()) {
                Some(before) => board = before,
                None => break,
            }
        }
        path.reverse();
        path
    }
}

/// Hash maps of the states reached: as large as the search, for any shape.
///
/// One map for each cell of the blank: so they do not grow all at once, and less memory is held
/// while an old table is copied to a new one. What a large search has made large stays so, and is
/// slower for the small ones that follow.
#[derive(Clone, Debug)]
pub struct Hashed<const R: usize, const C: usize> {
    maps: Vec<FxHashMap<Key, Visit>>,
}

/// A board's word, in parts so that a map's entry takes 10 bytes and not 16.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Key([u16; 4]);

impl Key {
    fn of<const R: usize, const C: usize>(board: Board<R, C>) -> Self {
        let word = board.word();
        Key([
            word as u16,
            (word >> 16) as u16,
            (word >> 32) as u16,
            (word >> 48) as u16,
        ])
    }
}

impl Hash for Key {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let word = |(i, &part): (usize, &u16)| u64::from(part) << (16 * i);
        state.write_u64(self.0.iter().enumerate().map(word).sum());
    }
}

impl<const R: usize, const C: usize> Hashed<R, C> {
    /// Empty, with room for a small search.
    pub fn new() -> Self {
        let map = FxHashMap::with_capacity_and_hasher(896, Default::default());
        Hashed {
            maps: vec![map; R * C],
        }
    }
}

impl<const R: usize, const C: usize> Default for Hashed<R, C> {
    fn default() -> Self {
        Hashed::new()
    }
}

impl<const R: usize, const C: usize> Memory<R, C> for Hashed<R, C> {
    fn start(&mut self, board: Board<R, C>) {
        self.maps.iter_mut().for_each(FxHashMap::clear);
        self.reach(board, Visit::START);
    }

    fn reach(&mut self, board: Board<R, C>, visit: Visit) -> bool {
        match self.maps[board.blank()].entry(Key::of(board)) {
            Entry::Occupied(known) if known.get().g() <= visit.g() => return false,
            Entry::Occupied(mut dearer) => *dearer.get_mut() = visit,
            Entry::Vacant(new) => {
                new.insert(visit);
            }
        }
        true
    }

    fn visit(&self, board: Board<R, C>) -> Option<Visit> {
        self.maps[board.blank()].get(&Key::of(board)).copied()
    }

    fn states(&self) -> usize {
        self.maps.iter().map(|map| map.len()).sum()
    }
}

/// A table with a place for every board of a shape of at most 10 cells, by its rank in the Cantor
/// expansion: two bytes for each of the (R·C)! boards, and four for each that is reached, so that
/// forgetting costs no more than reaching did.
#[derive(Clone, Debug)]
pub struct Ranked<const R: usize, const C: usize> {
    /// By rank; 0 where the board was not reached.
    visits: Vec<u16>,
    /// The ranks of the boards reached.
    reached: Vec<u32>,
}

impl<const R: usize, const C: usize> Ranked<R, C> {
    const FITS: () = assert!(
        R * C <= 10,
        "the table of a larger space does not fit in memory"
    );

    /// Empty.
    pub fn new() -> Self {
        let () = Self::FITS;
        Ranked {
            visits: vec![0; factorial(R * C) as usize],
            reached: Vec::new(),
        }
    }
}

impl<const R: usize, const C: usize> Default for Ranked<R, C> {
    fn default() -> Self {
        Ranked::new()
    }
}

impl<const R: usize, const C: usize> Memory<R, C> for Ranked<R, C> {
    fn start(&mut self, board: Board<R, C>) {
        for rank in self.reached.drain(..) {
            self.visits[rank as usize] = 0;
        }
        self.reach(board, Visit::START);
    }

    fn reach(&mut self, board: Board<R, C>, visit: Visit) -> bool {
        let rank = board.rank();
        let slot = &mut self.visits[rank as usize];
        if *slot == 0 {
            self.reached.push(rank as u32);
        } else if Visit(*slot).g() <= visit.g() {
            return false;
        }
        *slot = visit.0;
        true
    }

    fn visit(&self, board: Board<R, C>) -> Option<Visit> {
        let slot = self.visits[board.rank() as usize];
        Some(Visit(slot)).filter(|_| slot != 0)
    }

    fn states(&self) -> usize {
        self.reached.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
