//! AOJ 0121 "Seven Puzzle": the least numbers of moves from boards of 2×4 to `0 1 2 3 4 5 6 7`.
//!
//! Searches breadth-first from the goal, once. Each answer is then one look-up.

use common::{Board, DistanceTable};
use judge::run;
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    run(|console| {
        let goal = Board::<2, 4>::new(&[0, 1, 2, 3, 4, 5, 6, 7]).expect("every tile is there");
        let table = DistanceTable::new(goal);
        while console.peek().is_some() {
            let moves = table.distance(console.board()?);
            writeln!(
                console.output,
                "{}",
                moves.ok_or_else(|| console.not_solvable())?
            )?;
        }
        Ok(())
    })
}
