//! Luogu P1379 "八数码难题": the least number of moves from nine digits to `123804765`.
//!
//! Searches breadth-first from the goal, once. Each answer is then one look-up.

use common::{Board, DistanceTable};
use judge::run;
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    run(|console| {
        let goal = Board::<3, 3>::new(&[1, 2, 3, 8, 0, 4, 7, 6, 5]).expect("every tile is there");
        console.marks = b"0123456789";
        let moves = DistanceTable::new(goal).distance(console.board()?);
        writeln!(
            console.output,
            "{}",
            moves.ok_or_else(|| console.not_solvable())?
        )?;
        Ok(())
    })
}
