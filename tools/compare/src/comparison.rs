//! Runs rows and checks that they agree.

use common::{Board, LimitReached, Measures};
use peak_alloc::PeakAlloc;
use rows::Row;
use std::time::{Duration, Instant};

/// The most states that a row may generate.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// For one board.
    pub board: u64,
    /// For all boards.
    pub row: u64,
}

/// The length of a shortest path, `None` if there is no path, or an error if the row gave up.
pub type Length = Result<Option<usize>, LimitReached>;

/// The work of one row.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The row's algorithm.
    pub algorithm: &'static str,
    /// The row's memory.
    pub memory: &'static str,
    /// The row's heuristic.
    pub heuristic: String,
    /// The time that the tables of the heuristic took to build.
    pub build: Duration,
    /// What was found for each board that was tried.
    pub lengths: Vec<Length>,
    /// For each board that was tried, the number of states expanded.
    pub expanded: Vec<u64>,
    /// The number of states generated, for all boards.
    pub generated: u64,
    /// The most states held at once.
    pub most_held: usize,
    /// The most bytes held at once, with those of the heuristic, or 0 if the program's allocator is
    /// not [`PeakAlloc`].
    pub bytes_held: usize,
    /// The time taken for all boards.
    pub time: Duration,
    /// The number of boards that were not tried, since the row had reached its limit.
    pub not_tried: usize,
}

impl Outcome {
    /// Returns the number of boards for which a path was found.
    pub fn solved(&self) -> usize {
        self.lengths.iter().flatten().flatten().count()
    }

    /// Returns the number of moves of all paths found.
    pub fn moves(&self) -> usize {
        self.lengths.iter().flatten().flatten().sum()
    }

    /// Returns the number of boards on which the row gave up.
    pub fn gave_up(&self) -> usize {
        self.lengths.iter().filter(|length| length.is_err()).count()
    }

    /// Returns whether the row found an answer for every board.
    pub fn is_complete(&self) -> bool {
        self.gave_up() + self.not_tried == 0
    }
}

/// Runs one row on the boards. Unsolvable boards are detected by parity, before the search runs.
///
/// The row gives up on a board once it has generated as many states as the limits allow for one,
/// and goes on with the next board. Once it has generated as many as they allow for all boards, it
/// gives up on the board and does not try the others. Calls `tick` after each board.
///
/// # Errors
///
/// Says if the path of a board does not lead to the goal.
pub fn run<const R: usize, const C: usize>(
    row: &Row<R, C>,
    boards: &[Board<R, C>],
    limits: Limits,
    tick: impl Fn(),
) -> Result<Outcome, String> {
    let mut lengths = Vec::with_capacity(boards.len());
    let mut expanded = Vec::with_capacity(boards.len());
    let mut all = Measures::new();
    let mut time = Duration::ZERO;
    let before = PeakAlloc.current_usage();
    let (mut search, build, mut bytes_held) = measured(before, || row.build());
    for (&board, k) in boards.iter().zip(1..) {
        let left = limits.row - all.generated;
        if left == 0 {
            break;
        }
        let mut measures = Measures::with_limit(limits.board.min(left));
        let (path, time_of_board, bytes) = measured(before, || {
            if board.is_solvable() {
                search(board, &mut measures)
            } else {
                Ok(None)
            }
        });
        time += time_of_board;
        bytes_held = bytes_held.max(bytes);
        expanded.push(measures.expanded);
        all.expanded += measures.expanded;
        all.generated += measures.generated;
        all.most_held = all.most_held.max(measures.most_held);
        if let Ok(Some(path)) = &path {
            if board.follow(path) != Some(Board::GOAL) {
                return Err(format!(
                    "{row}: the path of board {k} does not lead to the goal"
                ));
            }
        }
        lengths.push(path.map(|path| Some(path?.len())));
        tick();
    }
    Ok(Outcome {
        algorithm: row.algorithm,
        memory: row.memory,
        heuristic: row.heuristic.clone(),
        build,
        not_tried: boards.len() - lengths.len(),
        lengths,
        expanded,
        generated: all.generated,
        most_held: all.most_held,
        bytes_held,
        time,
    })
}

/// Returns what a function returns, the time that it took, and the most bytes that were held at
/// once beyond those held before.
fn measured<T>(before: usize, work: impl FnOnce() -> T) -> (T, Duration, usize) {
    PeakAlloc.reset_peak_usage();
    let start = Instant::now();
    let result = work();
    let time = start.elapsed();
    let bytes = PeakAlloc.peak_usage().saturating_sub(before); // other threads may free some
    (result, time, bytes)
}

/// Returns, for each board, what the rows found that did not give up, or an error if all rows did.
///
/// # Errors
///
/// Names the first board on which two rows differ, and the rows.
pub fn agreed_lengths(outcomes: &[Outcome]) -> Result<Vec<Length>, String> {
    let tried = outcomes.iter().map(|outcome| outcome.lengths.len()).max();
    let mut lengths = Vec::new();
    for board in 0..tried.unwrap_or(0) {
        let mut found = outcomes.iter().filter_map(|outcome| {
            let length = outcome.lengths.get(board)?.ok()?;
            Some((outcome, length))
        });
        let first = found.next();
        if let Some((one, a)) = first {
            if let Some((other, b)) = found.find(|&(_, length)| length != a) {
                let [one, other] = [(one, a), (other, b)].map(words);
                return Err(format!("board {}: {one}, {other}", board + 1));
            }
        }
        lengths.push(first.map(|(_, length)| length).ok_or(LimitReached));
    }
    Ok(lengths)
}

/// Words what a row found.
fn words((row, length): (&Outcome, Option<usize>)) -> String {
    let length = match length {
        Some(moves) => format!("{moves} moves"),
        None => "no path".to_string(),
    };
    let (algorithm, memory, heuristic) = (row.algorithm, row.memory, &row.heuristic);
    format!("{algorithm} {memory} {heuristic} found {length}")
}
