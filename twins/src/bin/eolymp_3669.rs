//! e-olymp 3669 "Fifteen Puzzle": a shortest path of at most 45 moves on a board of 4×4.
//!
//! Searches with IDA* under pattern databases, and builds a larger one when the search so far has cost
//! about as much as building it does.

use common::Ladder;
use judge::{run, Tokens};
use std::io::Write;
use std::process::ExitCode;

const MOST_MOVES: usize = 45;

fn main() -> ExitCode {
    run(|input, output| {
        match Ladder::new().solve(Tokens::new(input).board()?) {
            Some(path) if path.len() <= MOST_MOVES => {
                let letters: String = path.iter().map(|m| m.letter()).collect();
                writeln!(output, "{letters}")?;
            }
            Some(_) => writeln!(output, "TOO LONG")?,
            None => writeln!(output, "NO SOLUTION")?,
        }
        Ok(())
    })
}
