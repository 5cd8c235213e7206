//! Baekjoon 1525 "퍼즐": the least number of moves on a board of 3×3, or −1.
//!
//! Searches breadth-first from the goal, once. Each answer is then one look-up.

use common::{Board, DistanceTable};
use judge::run;
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    run(|console| {
        let board = console.board()?;
        match DistanceTable::new(Board::<3, 3>::GOAL).distance(board) {
            Some(moves) => writeln!(console.output, "{moves}")?,
            None => writeln!(console.output, "-1")?,
        }
        Ok(())
    })
}
