//! Runs the rows on the boards, measures their work, and checks that they agree.

use crate::rows::Row;
use common::{Board, LimitReached, Measures};
use peak_alloc::PeakAlloc;
use std::time::{Duration, Instant};

/// The work of one row on all boards, or up to the board on which it gave up.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The row's algorithm.
    pub algorithm: &'static str,
    /// The row's memory.
    pub memory: &'static str,
    /// The row's heuristic.
    pub heuristic: &'static str,
    /// For each board, the length of a shortest path, or `None` if there is no path.
    pub lengths: Vec<Option<usize>>,
    /// For each board, the number of states expanded. Includes the board on which the row gave up.
    pub expanded: Vec<u64>,
    /// The number of states generated, for all boards.
    pub generated: u64,
    /// The most states held at once.
    pub most_held: usize,
    /// The most bytes held at once, or 0 if the program's allocator is not [`PeakAlloc`].
    pub bytes_held: usize,
    /// The time taken for all boards.
    pub time: Duration,
    /// The limit on the states generated for a board, if the row reached it.
    pub gave_up_at: Option<u64>,
}

impl Outcome {
    /// Returns the number of boards for which a path was found.
    pub fn solved(&self) -> usize {
        self.lengths.iter().flatten().count()
    }

    /// Returns the number of moves of all paths found.
    pub fn moves(&self) -> usize {
        self.lengths.iter().flatten().sum()
    }
}

/// Runs one row on the boards. Unsolvable boards are detected by parity, before the search runs.
/// The row gives up on a board, and on the boards after it, once it has generated `limit` states
/// for it. Calls `tick` after each board.
///
/// # Errors
///
/// Says if the path of a board does not lead to the goal.
pub fn run<const R: usize, const C: usize>(
    row: &Row<R, C>,
    boards: &[Board<R, C>],
    limit: u64,
    tick: impl Fn(),
) -> Result<Outcome, String> {
    let mut outcome = Outcome {
        algorithm: row.algorithm,
        memory: row.memory,
        heuristic: row.heuristic,
        lengths: Vec::with_capacity(boards.len()),
        expanded: Vec::with_capacity(boards.len()),
        generated: 0,
        most_held: 0,
        bytes_held: 0,
        time: Duration::ZERO,
        gave_up_at: None,
    };
    for (board, k) in boards.iter().zip(1..) {
        let mut measures = Measures::with_limit(limit);
        let before = PeakAlloc.current_usage();
        PeakAlloc.reset_peak_usage();
        let start = Instant::now();
        let path = if board.is_solvable() {
            (row.search)(*board, &mut measures)
        } else {
            Ok(None)
        };
        outcome.time += start.elapsed();
        let bytes = PeakAlloc.peak_usage().saturating_sub(before); // other threads may free some
        outcome.bytes_held = outcome.bytes_held.max(bytes);
        outcome.most_held = outcome.most_held.max(measures.most_held);
        outcome.expanded.push(measures.expanded);
        outcome.generated += measures.generated;
        let path = match path {
            Ok(path) => path,
            Err(LimitReached) => {
                outcome.gave_up_at = Some(limit);
                break;
            }
        };
        if let Some(path) = &path {
            if board.follow(path) != Some(Board::GOAL) {
                return Err(format!(
                    "{row}: the path of board {k} does not lead to the goal"
                ));
            }
        }
        outcome.lengths.push(path.map(|path| path.len()));
        tick();
    }
    Ok(outcome)
}

/// Checks that all rows found paths of the same lengths for the boards that they solved.
///
/// # Errors
///
/// Names the first board on which two rows differ, and the rows.
pub fn check_agreement(outcomes: &[Outcome]) -> Result<(), String> {
    let farthest = outcomes.iter().max_by_key(|outcome| outcome.lengths.len());
    for (one, other) in outcomes.iter().zip(std::iter::repeat(farthest).flatten()) {
        let mut boards = one.lengths.iter().zip(&other.lengths).zip(1..);
        if let Some(((a, b), k)) = boards.find(|((a, b), _)| a != b) {
            let moves = |length: &Option<usize>| match length {
                Some(moves) => format!("{moves} moves"),
                None => "no path".to_string(),
            };
            return Err(format!(
                "board {k}: {} {} {} found {}, {} {} {} found {}",
                one.algorithm,
                one.memory,
                one.heuristic,
                moves(a),
                other.algorithm,
                other.memory,
                other.heuristic,
                moves(b),
            ));
        }
    }
    Ok(())
}
