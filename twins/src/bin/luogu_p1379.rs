//! Luogu P1379 "八数码难题": the least number of moves from nine digits to `123804765`.

use common::reading::board;
use common::{Board, DistanceTable};
use std::process::ExitCode;
use twins::whole_input::answer;

fn main() -> ExitCode {
    answer(solve)
}

fn solve(input: &str) -> Result<String, String> {
    let goal = grid("123804765")?;
    let moves = DistanceTable::new(goal).distance(grid(input)?);
    let moves = moves.ok_or("expected a board from which the goal can be reached")?;
    Ok(format!("{moves}\n"))
}

/// The board that is written without spaces.
fn grid(digits: &str) -> Result<Board<3, 3>, String> {
    let digits = digits.trim().chars();
    let tiles: Option<Vec<i64>> = digits.map(|c| c.to_digit(10).map(i64::from)).collect();
    board(&tiles.ok_or("expected nine digits")?)
}
