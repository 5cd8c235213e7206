//! LightOJ "15-puzzle": of each board of 4×4, the alphabetically first shortest path, if it has
//! at most 35 moves.

use common::{Board, Ladder};
use judge::{letters, run};
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    run(|console| {
        let mut ladder = Ladder::small(Board::GOAL);
        for case in 1..=console.count("boards")? {
            match ladder.solve_within(console.board()?, 35) {
                Ok(Some(path)) => writeln!(console.output, "Case {case}: {}", letters(&path))?,
                _ => writeln!(console.output, "Case {case}: This puzzle is not solvable.")?,
            }
        }
        Ok(())
    })
}
