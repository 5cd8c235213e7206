//! AOJ ALDS1_13_B "8 Puzzle": the least number of moves on a board of 3×3.

use common::{Board, DistanceTable};
use std::process::ExitCode;
use twins::small::answer;

fn main() -> ExitCode {
    let table = DistanceTable::new(Board::<3, 3>::GOAL);
    answer(1, 20, |board| table.distance(board).map(i64::from))
}
