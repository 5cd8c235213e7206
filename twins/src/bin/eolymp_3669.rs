//! e-olymp 3669 "Fifteen Puzzle": a shortest path of at most 45 moves on a board of 4×4.

use common::{Ladder, LimitReached};
use judge::{run, Tokens};
use std::io::Write;
use std::process::ExitCode;

const MOST_MOVES: u32 = 45;

fn main() -> ExitCode {
    run(|input, output| {
        let board = Tokens::new(input).board()?;
        match Ladder::new().solve_within(board, MOST_MOVES) {
            Ok(Some(path)) => {
                let letters: String = path.iter().map(|m| m.letter()).collect();
                writeln!(output, "{letters}")?;
            }
            Err(LimitReached) => writeln!(output, "TOO LONG")?,
            Ok(None) => writeln!(output, "NO SOLUTION")?,
        }
        Ok(())
    })
}
