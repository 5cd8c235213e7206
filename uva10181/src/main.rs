//! UVA 10181 "15-Puzzle Problem": from standard input to standard output.
//!
//! Searches with IDA*: depth-first, under a bound on the moves that rises until a path fits. A paste
//! estimates the moves left by walking distance, the workspace's program by larger tables.

use common::Board;
use judge::{letters, run};
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    run(|console| {
        // The judge's boards need at most 45 moves. Others may need up to 80.
        #[cfg(judge)]
        let heuristic = common::WalkingDistance::<4, 4>::new(Board::GOAL);
        #[cfg(not(judge))]
        let mut ladder = common::Ladder::new(Board::GOAL).with_threads(processors());
        for _ in 0..console.count("boards")? {
            let board = console.board()?;
            #[cfg(judge)]
            let path = common::ida_star(board, &heuristic, &mut common::Measures::new())?;
            #[cfg(not(judge))]
            let path = ladder.solve(board);
            match path {
                Some(path) => writeln!(console.output, "{}", letters(&path))?,
                None => writeln!(console.output, "This puzzle is not solvable.")?,
            }
        }
        Ok(())
    })
}

/// Returns the number of threads that the processors can run at once.
#[cfg(not(judge))]
fn processors() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}
