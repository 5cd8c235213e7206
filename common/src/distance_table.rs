//! All distances of a small space.

use crate::board::Board;
use crate::moves::Move;
use crate::permutation::factorial;

/// Marks a board from which the goal cannot be reached.
const UNREACHABLE: u8 = u8::MAX;

/// The distance to one goal of every board of a shape of at most 10 cells, in a table by rank.
#[derive(Clone, Debug)]
pub struct DistanceTable<const R: usize, const C: usize> {
    distance: Vec<u8>,
}

impl<const R: usize, const C: usize> DistanceTable<R, C> {
    const STATES: usize = {
        assert!(
            R * C <= 10,
            "the table of a larger space does not fit in memory"
        );
        factorial(R * C) as usize
    };

    /// One breadth-first search from the goal. One byte a board: (R·C)! bytes in all, and about
    /// as many steps; the deepest distance of any such shape is far below 255.
    pub fn new(goal: Board<R, C>) -> Self {
        let mut distance = vec![UNREACHABLE; Self::STATES];
        distance[goal.rank() as usize] = 0;
        let mut level = vec![goal];
        for depth in 1.. {
            let mut next = Vec::new();
            for (_, board) in level.iter().flat_map(|board| board.successors()) {
                let slot = &mut distance[board.rank() as usize];
                if *slot == UNREACHABLE {
                    *slot = depth;
                    next.push(board);
                }
            }
            if next.is_empty() {
                break;
            }
            level = next;
        }
        DistanceTable { distance }
    }

    /// The least number of moves from a board to the goal; `None` if there is no way. One look-up.
    pub fn distance(&self, board: Board<R, C>) -> Option<u32> {
        match self.distance[board.rank() as usize] {
            UNREACHABLE => None,
            distance => Some(u32::from(distance)),
        }
    }

    /// A shortest path from a board to the goal; `None` if there is none.
    ///
    /// Of all shortest paths, the first in the order in which moves are tried: from each cell of
    /// the blank as `order` says ([`Move::ALL`] for the alphabetically first). Cost: at most four
    /// look-ups a move.
    pub fn path(
        &self,
        mut board: Board<R, C>,
        order: impl Fn(usize) -> [Move; 4],
    ) -> Option<Vec<Move>> {
        let mut path = Vec::new();
        for left in (0..self.distance(board)?).rev() {
            let moves = order(board.blank());
            let nearer = |&m: &Move| {
                let next = board.slide(m)?;
                Some((m, next)).filter(|_| self.distance(next) == Some(left))
            };
            let (m, next) = moves.iter().find_map(nearer)?;
            path.push(m);
            board = next;
        }
        Some(path)
    }
}
