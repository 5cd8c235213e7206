//! AOJ ALDS1_13_B "8 Puzzle": the least number of moves on a board of 3×3.

use common::{Board, DistanceTable};
use std::process::ExitCode;
use twins::whole_input::answer;

fn main() -> ExitCode {
    answer(solve)
}

fn solve(input: &str) -> Option<String> {
    let tiles = input
        .split_whitespace()
        .map(|tile| tile.parse().unwrap_or(-1));
    let board = Board::<3, 3>::new(tiles).ok()?;
    let moves = DistanceTable::new(Board::GOAL).distance(board)?;
    Some(format!("{moves}\n"))
}
