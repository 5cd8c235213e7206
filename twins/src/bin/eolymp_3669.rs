//! e-olymp 3669 "Fifteen Puzzle": a shortest path of at most 45 moves on a board of 4×4.
//!
//! Searches with IDA* under pattern databases, and builds a larger one when the search so far has cost
//! about as much as building it does.

use common::{Ladder, LimitReached};
use judge::{letters, run};
use std::io::Write;
use std::process::ExitCode;

const MOST_MOVES: u32 = 45;

fn main() -> ExitCode {
    run(|console| {
        match Ladder::new().solve_within(console.board()?, MOST_MOVES) {
            Ok(Some(path)) => writeln!(console.output, "{}", letters(&path))?,
            Err(LimitReached) => writeln!(console.output, "TOO LONG")?,
            Ok(None) => writeln!(console.output, "NO SOLUTION")?,
        }
        Ok(())
    })
}
