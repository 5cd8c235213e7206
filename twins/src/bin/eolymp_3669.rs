//! e-olymp 3669 "Fifteen Puzzle": a shortest path of at most 45 moves on a board of 4×4.
//!
//! Searches with IDA* under walking distance: depth-first, under a bound on the moves that rises until a
//! path fits.

use common::{ida_star_within, Board, LimitReached, Measures, WalkingDistance};
use judge::{letters, run};
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    run(|console| {
        let heuristic = WalkingDistance::<4, 4>::new(Board::GOAL);
        match ida_star_within(console.board()?, &heuristic, 45, &mut Measures::new()) {
            Ok(Some(path)) => writeln!(console.output, "{}", letters(&path))?,
            Ok(None) => writeln!(console.output, "NO SOLUTION")?,
            Err(LimitReached) => writeln!(console.output, "TOO LONG")?,
        }
        Ok(())
    })
}
