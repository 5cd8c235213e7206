//! A memory of visited states in a table.

use crate::board::Board;
use crate::permutation::factorial;
use crate::search::{Memory, Visit};

/// A [`Memory`] in a table with a place for every board, by its Cantor rank, for shapes of at most
/// 10 cells.
///
/// # Cost
///
/// Takes two bytes for each of the (R·C)! boards, and four more for each state that is reached.
/// Starting a search takes time in proportion to the states of the search before, not to the size
/// of the table.
#[derive(Clone, Debug)]
pub struct Ranked<const R: usize, const C: usize> {
    /// The packed visit of each board, by its rank, or 0 if the board was not reached.
    visits: Vec<u16>,
    /// The ranks of the boards reached.
    reached: Vec<u32>,
}

impl<const R: usize, const C: usize> Ranked<R, C> {
    const FITS: () = assert!(R * C <= 10, "a table by rank has at most 10 cells");

    /// Creates a memory of no states. A shape of more than 10 cells is an error at compile time.
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
        match Visit::from_bits(*slot) {
            Some(known) if known.g() <= visit.g() => return false,
            Some(_) => {}
            None => self.reached.push(rank as u32),
        }
        *slot = visit.to_bits();
        true
    }

    fn visit(&self, board: Board<R, C>) -> Option<Visit> {
        Visit::from_bits(self.visits[board.rank() as usize])
    }

    fn states(&self) -> usize {
        self.reached.len()
    }
}
