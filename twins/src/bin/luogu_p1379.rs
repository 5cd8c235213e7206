//! Luogu P1379 "八数码难题": the least number of moves from nine digits to `123804765`.
//!
//! Searches breadth-first from the goal, once. Each answer is then one look-up.

use common::{Board, DistanceTable};
use judge::{run, Tokens};
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    run(|input, output| {
        let goal = Board::<3, 3>::new(&[1, 2, 3, 8, 0, 4, 7, 6, 5]).expect("every tile is there");
        let mut tokens = Tokens::with_marks(input, b"0123456789");
        let moves = DistanceTable::new(goal).distance(tokens.board()?);
        writeln!(output, "{}", moves.ok_or_else(|| tokens.not_solvable())?)?;
        Ok(())
    })
}
