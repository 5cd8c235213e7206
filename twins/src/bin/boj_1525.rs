//! Baekjoon 1525 "퍼즐": the least number of moves on a board of 3×3, or −1.

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
    let moves = DistanceTable::new(Board::GOAL).distance(board);
    Some(moves.map_or("-1\n".to_string(), |moves| format!("{moves}\n")))
}
