//! Which search solves which shape.

use crate::StatusLine;
use common::{ida_star, Board, DistanceTable, Ladder, Measures, Move, PatternDatabase, Progress};
use judge::notation::AnyBoard;
use std::num::NonZero;
use std::thread;

/// The shapes that can be solved.
const SHAPES: &str = "2x2, 2x3, 3x2, 2x4, 4x2, 3x3, 2x5, 5x2, 3x4, 4x3 or 4x4";

/// The partitions of 3×4 and of 4×3 into six and five tiles, mirror images of each other. The tables
/// take 0.1 s to build, and the farthest boards, of 53 moves, 0.1 s to solve.
const LEFT_AND_RIGHT: &str = "AABBAABBAAB";
const TOP_AND_BOTTOM: &str = "AAAAAABBBBB";

/// Returns the alphabetically first shortest path from a board to a goal, or `None` if no moves
/// lead there. `goal` is the tiles of a board of the same size.
///
/// # Errors
///
/// Fails if the shape is too large.
pub fn path(
    board: &AnyBoard,
    goal: &[usize],
    status: &StatusLine,
) -> Result<Option<Vec<Move>>, String> {
    let (from, to) = (&board.tiles[..], goal);
    match (board.rows, board.columns) {
        (2, 2) => Ok(by_table::<2, 2>(from, to)),
        (2, 3) => Ok(by_table::<2, 3>(from, to)),
        (3, 2) => Ok(by_table::<3, 2>(from, to)),
        (2, 4) => Ok(by_table::<2, 4>(from, to)),
        (4, 2) => Ok(by_table::<4, 2>(from, to)),
        (3, 3) => Ok(by_table::<3, 3>(from, to)),
        (2, 5) => Ok(by_table::<2, 5>(from, to)),
        (5, 2) => Ok(by_table::<5, 2>(from, to)),
        (3, 4) => Ok(by_patterns::<3, 4>(from, to, LEFT_AND_RIGHT, status)),
        (4, 3) => Ok(by_patterns::<4, 3>(from, to, TOP_AND_BOTTOM, status)),
        (4, 4) => Ok(by_ladder(from, to, status)),
        (rows, columns) => Err(format!(
            "expected a board of size {SHAPES}, found {rows}x{columns}"
        )),
    }
}

/// Returns the board with these tiles.
fn board<const R: usize, const C: usize>(tiles: &[usize]) -> Board<R, C> {
    Board::new(tiles).expect("the tiles are a permutation of as many as the shape has cells")
}

/// Looks the path up in a table of all distances.
fn by_table<const R: usize, const C: usize>(from: &[usize], to: &[usize]) -> Option<Vec<Move>> {
    let (from, to) = (board::<R, C>(from), board(to));
    if !from.can_reach(to) {
        return None;
    }
    DistanceTable::new(to).path(from, |_| Move::ALL)
}

/// Searches under a pattern database.
fn by_patterns<const R: usize, const C: usize>(
    from: &[usize],
    to: &[usize],
    partition: &'static str,
    status: &StatusLine,
) -> Option<Vec<Move>> {
    let (from, to) = (board::<R, C>(from), board(to));
    if !from.can_reach(to) {
        return None;
    }
    status.show(Progress::Building { partition });
    let heuristic = PatternDatabase::new(to, partition);
    ida_star(from, &heuristic, &mut Measures::new()).expect("there is no limit")
}

/// Climbs the ladder of pattern databases, on every core.
fn by_ladder(from: &[usize], to: &[usize], status: &StatusLine) -> Option<Vec<Move>> {
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    let mut ladder = Ladder::new(board(to)).with_threads(threads);
    let (most_moves, mut measures) = (u32::MAX, Measures::new());
    let path = ladder.search(board(from), most_moves, &mut measures, &|progress| {
        status.show(progress)
    });
    path.expect("there is no limit")
}
