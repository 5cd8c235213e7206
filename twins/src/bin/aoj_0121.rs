//! AOJ 0121 "Seven Puzzle": the least numbers of moves from boards of 2×4 to `0 1 2 3 4 5 6 7`.

use common::{Board, DistanceTable};
use std::process::ExitCode;
use twins::whole_input::answer;

fn main() -> ExitCode {
    answer(solve)
}

fn solve(input: &str) -> Option<String> {
    let table = DistanceTable::new(Board::<2, 4>::new(0..8).ok()?);
    let tiles = input
        .split_whitespace()
        .map(|tile| tile.parse().unwrap_or(-1));
    let tiles: Vec<i64> = tiles.collect();
    let answer = |board: &[i64]| {
        let board = Board::new(board.iter().copied()).ok()?;
        Some(format!("{}\n", table.distance(board)?))
    };
    tiles.chunks(8).map(answer).collect()
}
