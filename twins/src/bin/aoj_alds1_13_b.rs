//! AOJ ALDS1_13_B "8 Puzzle": the least number of moves on a board of 3×3.

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
    let moves = moves.ok_or("an unsolvable board")?;
    Ok(format!("{moves}\n"))
}
