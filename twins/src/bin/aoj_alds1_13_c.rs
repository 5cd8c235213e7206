//! AOJ ALDS1_13_C "15 Puzzle": the least number of moves on a board of 4×4.
//!
//! Searches with IDA* under pattern databases, and builds a larger one when the search so far has cost
//! about as much as building it does.

use common::{Board, Ladder};
use judge::run;
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    run(|console| {
        let path = Ladder::small(Board::GOAL).solve(console.board()?);
        let path = path.ok_or_else(|| console.not_solvable())?;
        writeln!(console.output, "{}", path.len())?;
        Ok(())
    })
}
