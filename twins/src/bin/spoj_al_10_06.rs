//! SPOJ AL_10_06 "Piętnastka": a path of at most 50 moves on a board of 4×4, or `NIE`.

use common::program;
use common::reading::Tokens;
use common::{Board, Ladder};
use proconio::source::Readable;
use std::io::Write;
use std::process::ExitCode;

const MOST_MOVES: usize = 50;

fn main() -> ExitCode {
    program::run(|input, output| {
        let board = Board::read(&mut Tokens::new(input))?;
        let path = Ladder::new().solve(board);
        match path.filter(|path| path.len() <= MOST_MOVES) {
            Some(path) => {
                let letters: String = path.iter().map(|m| m.letter()).collect();
                writeln!(output, "{letters}")?;
            }
            None => writeln!(output, "NIE")?,
        }
        Ok(())
    })
}
