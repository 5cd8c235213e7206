//! LeetCode 773 "Sliding Puzzle": the least number of moves on a board of 2×3, or −1.
//!
//! Searches breadth-first from the goal, once. Each answer is then one look-up.

use common::{Board, DistanceTable};

thread_local! {
    /// Made once, for all boards that the judge asks for.
    static TABLE: DistanceTable<2, 3> = DistanceTable::new(Board::GOAL);
}

/// What the judge calls.
pub struct Solution;

impl Solution {
    /// The least number of moves to `[[1,2,3],[4,5,0]]`, or −1 where there is none.
    pub fn sliding_puzzle(board: Vec<Vec<i32>>) -> i32 {
        let tiles: Vec<usize> = board.concat().iter().map(|&tile| tile as usize).collect();
        let board = Board::new(&tiles);
        let distance = board.and_then(|board| TABLE.with(|table| table.distance(board)));
        distance.map_or(-1, |moves| moves as i32)
    }
}
