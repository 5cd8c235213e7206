//! Each rung of the ladder alone, and walking distance, against the ladder: ratios of the times
//! that a file takes, tables included. `cargo bench -p uva10181 [FILE [LAST RUNG]]`; without a
//! file, `test_data/uva10181/batch100.in` under the first four rungs.

use common::{ida_star, Board, Ladder, Measures, Rung, WalkingDistance};
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

fn solve_all(boards: &[Board4], rungs: &[Rung]) {
    let mut ladder = Ladder::with_rungs(rungs);
    for &board in boards {
        ladder.solve(board);
    }
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
    let ladder = time(|| solve_all(&boards, &Rung::ALL));
    println!("{ladder:9.4} s  1.00  the ladder");
    let print = |name: &str, time: f64| println!("{time:9.4} s {:5.2}  {name}", time / ladder);
    for &rung in Rung::ALL.iter().take(last + 1) {
        print(rung.partition, time(|| solve_all(&boards, &[rung])));
    }
    let walking_distance = time(|| {
        let heuristic = WalkingDistance::new(Board::GOAL);
        for &board in &boards {
            ida_star(board, &heuristic, &mut Measures::new()).expect("there is no limit");
        }
    });
    print("walking distance", walking_distance);
    Ok(())
}
