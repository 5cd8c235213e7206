//! LightOJ "15-puzzle": of each board of 4×4, the alphabetically first shortest path, if it has
//! at most 35 moves.
//!
//! Searches with IDA* under walking distance: depth-first, under a bound on the moves that rises until a
//! path fits.

use common::{ida_star_within, Board, Measures, WalkingDistance};
use judge::{letters, run};
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    run(|console| {
        let heuristic = WalkingDistance::<4, 4>::new(Board::GOAL);
        for case in 1..=console.count("boards")? {
            match ida_star_within(console.board()?, &heuristic, 35, &mut Measures::new()) {
                Ok(Some(path)) => writeln!(console.output, "Case {case}: {}", letters(&path))?,
                _ => writeln!(console.output, "Case {case}: This puzzle is not solvable.")?,
            }
        }
        Ok(())
    })
}
