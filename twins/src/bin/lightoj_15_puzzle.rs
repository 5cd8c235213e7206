//! LightOJ "15-puzzle": of each board of 4×4, the alphabetically first shortest path, if it has
//! at most 35 moves.

use common::{Ladder, LimitReached};
use judge::{run, Tokens};
use std::io::Write;
use std::process::ExitCode;

const MOST_MOVES: u32 = 35;

fn main() -> ExitCode {
    run(|input, output| {
        let mut tokens = Tokens::new(input);
        let mut ladder = Ladder::new();
        for case in 1..=tokens.count("boards")? {
            match ladder.solve_within(tokens.board()?, MOST_MOVES) {
                Ok(Some(path)) => {
                    let letters: String = path.iter().map(|m| m.letter()).collect();
                    writeln!(output, "Case {case}: {letters}")?;
                }
                Ok(None) | Err(LimitReached) => {
                    writeln!(output, "Case {case}: This puzzle is not solvable.")?
                }
            }
        }
        Ok(())
    })
}
