//! AcWing 845 "八数码": the least number of moves on a board of 3×3, or −1. The blank is `x`.
//!
//! Searches breadth-first from the goal, once. Each answer is then one look-up.

use common::{Board, DistanceTable};
use judge::{number, run};
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    run(|console| {
        let board = console.board_of(|token| match token {
            Some("x") => Ok(0),
            _ => number(token, "tile", 1..=8),
        })?;
        match DistanceTable::new(Board::<3, 3>::GOAL).distance(board) {
            Some(moves) => writeln!(console.output, "{moves}")?,
            None => writeln!(console.output, "-1")?,
        }
        Ok(())
    })
}
