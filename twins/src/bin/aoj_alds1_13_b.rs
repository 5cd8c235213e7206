//! AOJ ALDS1_13_B "8 Puzzle": the least number of moves on a board of 3×3.
//!
//! Searches breadth-first from the goal, once. Each answer is then one look-up.

use common::{Board, DistanceTable};
use judge::{run, Tokens};
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    run(|input, output| {
        let mut tokens = Tokens::new(input);
        let table = DistanceTable::new(Board::<3, 3>::GOAL);
        let moves = table.distance(tokens.board()?);
        writeln!(output, "{}", moves.ok_or_else(|| tokens.not_solvable())?)?;
        Ok(())
    })
}
