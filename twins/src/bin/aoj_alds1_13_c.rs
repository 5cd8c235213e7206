//! AOJ ALDS1_13_C "15 Puzzle": the least number of moves on a board of 4×4.

use common::program;
use common::reading::Tokens;
use common::{Board, Ladder};
use proconio::source::Readable;
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    program::run(|input, output| {
        let board = Board::read(&mut Tokens::new(input))?;
        let path = Ladder::new().solve(board);
        let path = path.ok_or("expected a solvable board, found one that is not")?;
        Ok(writeln!(output, "{}", path.len())?)
    })
}
