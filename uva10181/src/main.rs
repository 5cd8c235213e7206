//! UVA 10181 "15-Puzzle Problem": from standard input to standard output.
//!
//! Searches with IDA* under pattern databases, and builds a larger one when the search so far has cost
//! about as much as building it does.

use common::Ladder;
use judge::{letters, run};
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    run(|console| {
        let mut ladder = Ladder::new();
        for _ in 0..console.count("boards")? {
            match ladder.solve(console.board()?) {
                Some(path) => writeln!(console.output, "{}", letters(&path))?,
                None => writeln!(console.output, "This puzzle is not solvable.")?,
            }
        }
        Ok(())
    })
}
