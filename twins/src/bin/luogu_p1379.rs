//! Luogu P1379 "八数码难题": the least number of moves from nine digits to `123804765`.

use common::{Board, DistanceTable};
use std::process::ExitCode;
use twins::small::answer;

fn main() -> ExitCode {
    let goal = Board::<3, 3>::new(&[1, 2, 3, 8, 0, 4, 7, 6, 5]).expect("each tile is there");
    let table = DistanceTable::new(goal);
    answer(1, 1, |board| table.distance(board).map(i64::from))
}
