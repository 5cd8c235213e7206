//! AOJ 0121 "Seven Puzzle": the least numbers of moves from boards of 2×4 to `0 1 2 3 4 5 6 7`.

use common::{Board, DistanceTable};
use std::process::ExitCode;
use twins::small::answer;

fn main() -> ExitCode {
    let goal = Board::<2, 4>::new(&[0, 1, 2, 3, 4, 5, 6, 7]).expect("each tile is there");
    let table = DistanceTable::new(goal);
    answer(usize::MAX, 20, |board| table.distance(board).map(i64::from))
}
