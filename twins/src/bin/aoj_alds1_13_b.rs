//! AOJ ALDS1_13_B "8 Puzzle": the least number of moves on a board of 3×3.

use common::{Board, DistanceTable};
use std::process::ExitCode;
use twins::whole_input::{answer, numbers};

fn main() -> ExitCode {
    answer(solve)
}

fn solve(input: &str) -> Option<String> {
    let board = Board::<3, 3>::new(numbers(input)).ok()?;
    let moves = DistanceTable::new(Board::GOAL).distance(board)?;
    Some(format!("{moves}\n"))
}
