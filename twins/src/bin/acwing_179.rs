//! AcWing 179 "八数码": the alphabetically first shortest path on a board of 3×3. The blank is `x`.
//!
//! Searches breadth-first from the goal, once. Each answer then follows falling distances.

use common::{Board, DistanceTable, Move};
use judge::{letters, number, run};
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    run(|console| {
        let board = console.board_of(|token| match token {
            Some("x") => Ok(0),
            _ => number(token, "tile", 1..=8),
        })?;
        let table = DistanceTable::new(Board::<3, 3>::GOAL);
        match table.path(board, |_| Move::ALL) {
            Some(path) => writeln!(console.output, "{}", letters(&path).to_lowercase())?,
            None => writeln!(console.output, "unsolvable")?,
        }
        Ok(())
    })
}
