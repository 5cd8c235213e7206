//! Luogu P1379 "八数码难题": the least number of moves from nine digits to `123804765`.

use common::{Board, DistanceTable};
use std::process::ExitCode;
use twins::whole_input::answer;

fn main() -> ExitCode {
    answer(solve)
}

fn solve(input: &str) -> Option<String> {
    let moves = DistanceTable::new(board("123804765")?).distance(board(input)?)?;
    Some(format!("{moves}\n"))
}

/// The board that is written without spaces.
fn board(digits: &str) -> Option<Board<3, 3>> {
    let digits = digits.trim().chars();
    let tiles = digits.map(|digit| digit.to_digit(10).map_or(-1, i64::from));
    Board::new(tiles).ok()
}
