//! UVA 10181 "15-Puzzle Problem": from standard input to standard output.
//!
//! Searches with IDA* under pattern databases, and builds a larger one when the search so far has cost
//! about as much as building it does.

use common::{Board, Ladder};
use judge::{letters, run};
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    run(|console| {
        // The judge's boards need at most 45 moves. Others may need up to 80.
        #[cfg(judge)]
        let mut ladder = Ladder::small(Board::GOAL);
        #[cfg(not(judge))]
        let mut ladder = Ladder::new(Board::GOAL).with_threads(processors());
        for _ in 0..console.count("boards")? {
            match ladder.solve(console.board()?) {
                Some(path) => writeln!(console.output, "{}", letters(&path))?,
                None => writeln!(console.output, "This puzzle is not solvable.")?,
            }
        }
        Ok(())
    })
}

/// Returns the number of threads that the processors can run at once.
#[cfg(not(judge))]
fn processors() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}
