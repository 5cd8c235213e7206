//! AOJ 0121 "Seven Puzzle": the least numbers of moves from boards of 2×4 to `0 1 2 3 4 5 6 7`.

use common::reading::board;
use common::DistanceTable;
use std::process::ExitCode;
use twins::whole_input::{answer, numbers};

fn main() -> ExitCode {
    answer(solve)
}

fn solve(input: &str) -> Result<String, String> {
    let table = DistanceTable::new(board::<2, 4>(&[0, 1, 2, 3, 4, 5, 6, 7])?);
    let answer = |tiles: &[i64]| {
        let moves = table.distance(board(tiles)?);
        Ok(format!("{}\n", moves.ok_or("an unsolvable board")?))
    };
    numbers(input)?.chunks(8).map(answer).collect()
}
