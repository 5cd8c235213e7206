//! e-olymp 3669 "Fifteen Puzzle": a shortest path of at most 45 moves on a board of 4×4.

use common::{Board, Ladder, LimitReached};
use judge::{letters, run};
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    run(|console| {
        match Ladder::small(Board::GOAL).solve_within(console.board()?, 45) {
            Ok(Some(path)) => writeln!(console.output, "{}", letters(&path))?,
            Ok(None) => writeln!(console.output, "NO SOLUTION")?,
            Err(LimitReached) => writeln!(console.output, "TOO LONG")?,
        }
        Ok(())
    })
}
