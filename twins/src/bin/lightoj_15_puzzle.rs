//! LightOJ "15-puzzle": of each board of 4×4, the alphabetically first shortest path, if it has
//! at most 35 moves.

use common::program;
use common::reading::{number_of_boards, Tokens};
use common::{Board, Ladder};
use proconio::source::Readable;
use std::io::Write;
use std::process::ExitCode;

const MOST_MOVES: usize = 35;

fn main() -> ExitCode {
    program::run(|input, output| {
        let mut tokens = Tokens::new(input);
        let boards = number_of_boards(&mut tokens)?;
        let mut ladder = Ladder::new();
        for k in 1..=boards {
            let board = Board::read(&mut tokens).map_err(|e| format!("board {k}: {e}"))?;
            let path = ladder.solve(board);
            match path.filter(|path| path.len() <= MOST_MOVES) {
                Some(path) => {
                    let letters: String = path.iter().map(|m| m.letter()).collect();
                    writeln!(output, "Case {k}: {letters}")?;
                }
                None => writeln!(output, "Case {k}: This puzzle is not solvable.")?,
            }
        }
        Ok(())
    })
}
