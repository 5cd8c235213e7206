//! Baekjoon 1525 "퍼즐": the least number of moves on a board of 3×3, or −1.

use common::reading::board;
use common::{Board, DistanceTable};
use std::process::ExitCode;
use twins::whole_input::{answer, numbers};

fn main() -> ExitCode {
    answer(solve)
}

fn solve(input: &str) -> Result<String, String> {
    let board = board::<3, 3>(&numbers(input)?)?;
    let moves = DistanceTable::new(Board::GOAL).distance(board);
    Ok(moves.map_or("-1\n".to_string(), |moves| format!("{moves}\n")))
}
