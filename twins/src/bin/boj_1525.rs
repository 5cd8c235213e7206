//! Baekjoon 1525 "퍼즐": the least number of moves on a board of 3×3, or −1.

use common::{Board, DistanceTable};
use std::process::ExitCode;
use twins::small::answer;

fn main() -> ExitCode {
    let table = DistanceTable::new(Board::<3, 3>::GOAL);
    answer(1, 20, |board| {
        Some(table.distance(board).map_or(-1, i64::from))
    })
}
