//! LightOJ "15-puzzle": of each board of 4×4, the alphabetically first shortest path, if it has
//! at most 35 moves.
//!
//! Searches with IDA* under pattern databases, and builds a larger one when the search so far has cost
//! about as much as building it does.

use common::Ladder;
use judge::{run, Tokens};
use std::io::Write;
use std::process::ExitCode;

const MOST_MOVES: usize = 35;

fn main() -> ExitCode {
    run(|input, output| {
        let mut tokens = Tokens::new(input);
        let mut ladder = Ladder::new();
        for case in 1..=tokens.count("boards")? {
            let path = ladder.solve(tokens.board()?);
            match path.filter(|path| path.len() <= MOST_MOVES) {
                Some(path) => {
                    let letters: String = path.iter().map(|m| m.letter()).collect();
                    writeln!(output, "Case {case}: {letters}")?;
                }
                None => writeln!(output, "Case {case}: This puzzle is not solvable.")?,
            }
        }
        Ok(())
    })
}
