//! LightOJ "15-puzzle": of each board of 4×4, the alphabetically first shortest path, if it has
//! at most 35 moves.
//!
//! Searches with IDA* under pattern databases, and builds a larger one when the search so far has cost
//! about as much as building it does.

use common::{Ladder, LimitReached};
use judge::{letters, run};
use std::io::Write;
use std::process::ExitCode;

const MOST_MOVES: u32 = 35;

fn main() -> ExitCode {
    run(|console| {
        let mut ladder = Ladder::new();
        for case in 1..=console.count("boards")? {
            match ladder.solve_within(console.board()?, MOST_MOVES) {
                Ok(Some(path)) => writeln!(console.output, "Case {case}: {}", letters(&path))?,
                Ok(None) | Err(LimitReached) => {
                    writeln!(console.output, "Case {case}: This puzzle is not solvable.")?
                }
            }
        }
        Ok(())
    })
}
