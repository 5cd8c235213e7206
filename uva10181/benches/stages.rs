//! Each rung of the ladder alone, and walking distance, against the ladder: ratios of the times
//! that a file takes, tables included. `cargo bench -p uva10181 [FILE [LAST RUNG]]`; without a
//! file, `test_data/uva10181/batch100.in` under the first four rungs.

use common::ladder::RUNGS;
use common::search::automaton::Automaton;
use common::search::ida_star::resume;
use common::{Board, Heuristic, Ladder, Measures, PatternDatabase, WalkingDistance};
use judge::Console;
use std::time::Instant;

type Board4 = Board<4, 4>;

fn read(path: &str) -> Result<Vec<Board4>, String> {
    let text = std::fs::read(path).map_err(|error| format!("{path}: {error}"))?;
    let mut console = Console::new(text.as_slice(), std::io::sink());
    let boards = console.count("boards")?;
    (0..boards).map(|_| console.board()).collect()
}

/// The least time of three, in seconds.
fn time<F: Fn()>(work: F) -> f64 {
    let once = || {
        let start = Instant::now();
        work();
        start.elapsed().as_secs_f64()
    };
    (0..3).map(|_| once()).fold(f64::INFINITY, f64::min)
}

fn alone<H: Heuristic<4, 4>>(boards: &[Board4], depth: u32, new: impl Fn() -> H) -> f64 {
    time(|| {
        let (automaton, heuristic) = (Automaton::new(depth), new());
        for &board in boards {
            let found = resume(board, &heuristic, &automaton, &mut 0, &mut Measures::new());
            found.expect("there is no limit");
        }
    })
}

fn main() -> Result<(), String> {
    let arguments: Vec<_> = std::env::args()
        .skip(1)
        .filter(|a| a != "--bench")
        .collect();
    let default = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../test_data/uva10181/batch100.in"
    );
    let boards = read(arguments.first().map_or(default, String::as_str))?;
    let last = arguments.get(1).map_or(Ok(3), |last| last.parse());
    let last: usize = last.map_err(|error| format!("{error}"))?;
    let ladder = time(|| {
        let mut ladder = Ladder::new();
        for &board in &boards {
            ladder.solve(board);
        }
    });
    println!("{ladder:9.4} s  1.00  the ladder");
    let tell = |name: &str, time: f64| println!("{time:9.4} s {:5.2}  {name}", time / ladder);
    for &(patterns, depth, _) in RUNGS.iter().take(last + 1) {
        let new = || PatternDatabase::new(Board::GOAL, patterns);
        tell(patterns, alone(&boards, depth, new));
    }
    let new = || WalkingDistance::new(Board::GOAL);
    tell("walking distance", alone(&boards, 8, new));
    Ok(())
}
