//! A memory of visited states in hash maps.

use crate::board::Board;
use crate::search::{Memory, Visit};
use rustc_hash::FxHashMap;
use std::collections::hash_map::Entry;
use std::hash::{Hash, Hasher};

/// A [`Memory`] in hash maps, for any shape. It grows with the number of states.
///
/// # Cost
///
/// A state takes 13 to 25 bytes. The maps keep their size when a search starts, and clearing
/// a large map takes time, so small searches are slower after a large one.
#[derive(Clone, Debug)]
pub struct Hashed<const R: usize, const C: usize> {
    /// A map for each cell of the blank. The maps do not all grow at the same time, so less memory
    /// is needed while one of them is copied to a larger one.
    maps: Vec<FxHashMap<Key, Visit>>,
    /// The number of states in all maps.
    states: usize,
}

/// The bytes of a board's word. Unlike the word, they need no alignment, so an entry of a map takes
/// 10 bytes instead of 16.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Key([u8; 8]);

impl Key {
    fn of<const R: usize, const C: usize>(board: Board<R, C>) -> Self {
        Key(board.word().to_le_bytes())
    }
}

impl Hash for Key {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(u64::from_le_bytes(self.0));
    }
}

impl<const R: usize, const C: usize> Hashed<R, C> {
    /// Creates a memory of no states.
    pub fn new() -> Self {
        Hashed {
            maps: vec![FxHashMap::default(); R * C],
            states: 0,
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
        self.states = 0;
        self.reach(board, Visit::START);
    }

    fn reach(&mut self, board: Board<R, C>, visit: Visit) -> bool {
        match self.maps[board.blank()].entry(Key::of(board)) {
            Entry::Occupied(known) if known.get().g() <= visit.g() => return false,
            Entry::Occupied(mut longer) => *longer.get_mut() = visit,
            Entry::Vacant(new) => {
                new.insert(visit);
                self.states += 1;
            }
        }
        true
    }

    fn visit(&self, board: Board<R, C>) -> Option<Visit> {
        self.maps[board.blank()].get(&Key::of(board)).copied()
    }

    fn states(&self) -> usize {
        self.states
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::moves::Move;

    #[test]
    fn an_entry_takes_10_bytes() {
        assert_eq!(std::mem::size_of::<(Key, Visit)>(), 10);
    }

    /// Boards that differ only in the last row differ only in the highest bits of their words.
    #[test]
    fn every_row_counts() {
        let mut memory = Hashed::<4, 4>::new();
        memory.start(Board::GOAL);
        let mut tiles: Vec<usize> = Board::<4, 4>::GOAL.tiles().collect();
        tiles.swap(13, 14);
        let other = Board::new(&tiles).unwrap();
        assert_eq!(memory.visit(other), None);
        assert!(memory.reach(other, Visit::new(1, Move::Up)));
        assert_eq!(memory.states(), 2);
        assert_eq!(memory.visit(Board::GOAL), Some(Visit::START));
    }
}
