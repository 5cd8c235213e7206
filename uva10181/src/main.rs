//! UVA 10181 "15-Puzzle Problem": from standard input to standard output.
//!
//! Searches with IDA* under pattern databases, and builds a larger one when the search so far has cost
//! about as much as building it does.

use common::Ladder;
use judge::{run, Tokens};
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    run(|input, output| {
        let mut tokens = Tokens::new(input);
        let mut ladder = Ladder::new();
        for _ in 0..tokens.count("boards")? {
            match ladder.solve(tokens.board()?) {
                Some(path) => {
                    let letters: String = path.iter().map(|m| m.letter()).collect();
                    writeln!(output, "{letters}")?;
                }
                None => writeln!(output, "This puzzle is not solvable.")?,
            }
        }
        Ok(())
    })
}
