//! AOJ ALDS1_13_B "8 Puzzle": the least number of moves on a board of 3×3.
//!
//! Searches breadth-first from the goal, once. Each answer is then one look-up.

use common::{Board, DistanceTable};
use judge::run;
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    run(|console| {
        let table = DistanceTable::new(Board::<3, 3>::GOAL);
        let moves = table.distance(console.board()?);
        writeln!(
            console.output,
            "{}",
            moves.ok_or_else(|| console.not_solvable())?
        )?;
        Ok(())
    })
}
