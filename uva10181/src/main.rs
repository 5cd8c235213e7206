//! UVA 10181 "15-Puzzle Problem": from standard input to standard output.

use common::program::{self, Error};
use common::reading::{number_of_boards, Tokens};
use common::{Board, Ladder};
use proconio::source::Readable;
use std::io::{BufRead, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    program::run(|input, output| solve(input, output))
}

fn solve<I: BufRead, O: Write>(input: I, output: &mut O) -> Result<(), Error> {
    let mut tokens = Tokens::new(input);
    let boards = number_of_boards(&mut tokens)?;
    let mut ladder = Ladder::new();
    for k in 1..=boards {
        let board = Board::read(&mut tokens).map_err(|e| format!("board {k}: {e}"))?;
        match ladder.solve(board) {
            Some(path) => {
                let letters: String = path.iter().map(|m| m.letter()).collect();
                writeln!(output, "{letters}")?;
            }
            None => writeln!(output, "This puzzle is not solvable.")?,
        }
    }
    Ok(())
}
