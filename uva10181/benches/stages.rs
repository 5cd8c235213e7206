//! Each rung of the ladder alone against the ladder: the times to build the tables and to solve the
//! boards of a file, and the ratios to the ladder's time.
//!
//! `cargo bench -p uva10181 --bench stages [FILE [RUNGS]]`; without a file,
//! `test_data/uva10181/batch100.in` and the lowest four rungs.

use common::{ida_star, Board, Ladder, Measures, Rung, WalkingDistance};
use judge::Console;
use std::time::Instant;

type Board4 = Board<4, 4>;

/// What it takes to solve all boards, times in seconds.
struct Cost {
    build: f64,
    search: f64,
    generated: u64,
}

impl Cost {
    fn print(&self, name: &str, ladder: &Cost) {
        let [own, other] = [self, ladder].map(|cost| cost.build + cost.search);
        let a_state = 1e9 * self.search / self.generated as f64;
        println!(
            "{name:16} {:9.4} {:11} {a_state:8.1} {:9.4} {:9.2}",
            self.build,
            self.generated,
            self.search,
            own / other
        );
    }
}

fn read(path: &str) -> Result<Vec<Board4>, String> {
    let text = std::fs::read(path).map_err(|error| format!("{path}: {error}"))?;
    let mut console = Console::new(text.as_slice(), std::io::sink());
    let boards = console.count("boards")?;
    (0..boards).map(|_| console.board()).collect()
}

/// Builds something and solves all boards with it, three times. Returns the least times.
fn measure<T>(
    boards: &[Board4],
    build: impl Fn() -> T,
    solve: impl Fn(&mut T, Board4, &mut Measures),
) -> Cost {
    let mut least = Cost {
        build: f64::INFINITY,
        search: f64::INFINITY,
        generated: 0,
    };
    for _ in 0..3 {
        let start = Instant::now();
        let mut built = build();
        least.build = least.build.min(start.elapsed().as_secs_f64());
        let start = Instant::now();
        let mut measures = Measures::new();
        for &board in boards {
            solve(&mut built, board, &mut measures);
        }
        least.search = least.search.min(start.elapsed().as_secs_f64());
        least.generated = measures.generated;
    }
    least
}

fn climb(boards: &[Board4], rungs: &[Rung]) -> Cost {
    let build = || Ladder::with_rungs(Board::GOAL, rungs);
    measure(boards, build, |ladder, board, measures| {
        let path = ladder.search(board, u32::MAX, measures, &|_| ());
        path.expect("there is no limit");
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
    let rungs = arguments.get(1).map_or(Ok(4), |rungs| rungs.parse());
    let rungs: usize = rungs.map_err(|error| format!("{error}"))?;
    println!("                   build s   generated ns/state  search s     ratio");
    let ladder = climb(&boards, &Rung::ALL);
    ladder.print("the ladder", &ladder);
    for &rung in Rung::ALL.iter().take(rungs) {
        climb(&boards, &[rung]).print(rung.partition, &ladder);
    }
    let build = || WalkingDistance::new(Board::GOAL);
    let walking_distance = measure(&boards, build, |heuristic, board, measures| {
        ida_star(board, heuristic, measures).expect("there is no limit");
    });
    walking_distance.print("walking distance", &ladder);
    Ok(())
}
