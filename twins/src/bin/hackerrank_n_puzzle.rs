//! HackerRank "N Puzzle": the alphabetically first shortest path to `0 1 2 …` on a board of 3×3 or
//! 4×4.
//!
//! On 3×3, searches breadth-first from the goal. On 4×4, searches with IDA* under pattern databases, and
//! builds larger ones as the work grows.

use common::{Board, DistanceTable, Ladder, Move};
use judge::run;
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    run(|console| {
        let path = match console.number("size", 3..=4)? {
            3 => DistanceTable::<3, 3>::new(first()).path(console.board()?, |_| Move::ALL),
            _ => Ladder::new(first()).solve(console.board()?),
        };
        let path = path.ok_or_else(|| console.not_solvable())?;
        writeln!(console.output, "{}", path.len())?;
        for m in path {
            writeln!(
                console.output,
                "{}",
                ["DOWN", "LEFT", "RIGHT", "UP"][m as usize]
            )?;
        }
        Ok(())
    })
}

/// Returns the board `0 1 2 …`.
fn first<const R: usize, const C: usize>() -> Board<R, C> {
    Board::unrank(0).expect("every shape has a first board")
}
