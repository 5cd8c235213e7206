//! The rows of the table: every search with every memory and every heuristic that it can take.

use common::{
    a_star, bidirectional, branch_and_bound, breadth_first, ida_star, Blind, Board, Hashed,
    Heuristic, LimitReached, LinearConflict, Manhattan, Measures, Memory, Misplaced, Move, Ranked,
};
use std::fmt;

/// The names of all algorithms.
pub const ALGORITHMS: [&str; 5] = ["bfs", "bidirectional", "dfs-bb", "a-star", "ida-star"];

/// A search from a board to [`Board::GOAL`] that counts its work.
type Search<const R: usize, const C: usize> =
    dyn Fn(Board<R, C>, &mut Measures) -> Result<Option<Vec<Move>>, LimitReached>;

/// A search with its memory and its heuristic.
pub struct Row<const R: usize, const C: usize> {
    /// One of [`ALGORITHMS`].
    pub algorithm: &'static str,
    /// `hashed`, `ranked`, or `-` for a search that holds no states.
    pub memory: &'static str,
    /// `none`, `misplaced`, `manhattan`, `conflict`, or `-` for a search that takes no heuristic.
    pub heuristic: &'static str,
    /// The search. It ends at the limit of its measures.
    pub search: Box<Search<R, C>>,
}

/// Returns the rows that a function returns for all heuristics. The function takes the name of a
/// heuristic, the heuristic, and then the arguments that are given here.
///
/// It is a macro, since each heuristic is a type of its own.
macro_rules! with_each_heuristic {
    ($rows:ident($($argument:expr),*)) => {{
        let mut rows = $rows("none", Blind::new(Board::GOAL), $($argument),*);
        rows.extend($rows("misplaced", Misplaced::new(Board::GOAL), $($argument),*));
        rows.extend($rows("manhattan", Manhattan::new(Board::GOAL), $($argument),*));
        rows.extend($rows("conflict", LinearConflict::new(Board::GOAL), $($argument),*));
        rows
    }};
}

/// Returns the rows for 2×3: all of them.
pub fn of_2x3() -> Vec<Row<2, 3>> {
    let mut rows = remembering("hashed", Hashed::new, Some(u32::MAX));
    rows.extend(remembering("ranked", Ranked::new, Some(u32::MAX)));
    in_order(rows)
}

/// Returns the rows for 3×3: all of them. Depth-first branch and bound looks for paths of at most
/// 31 moves, the number that the farthest boards need.
pub fn of_3x3() -> Vec<Row<3, 3>> {
    let mut rows = remembering("hashed", Hashed::new, Some(31));
    rows.extend(remembering("ranked", Ranked::new, Some(31)));
    in_order(rows)
}

/// Returns the rows for 4×4: without [`Ranked`], whose table would be too large, and without
/// depth-first branch and bound, which would not end.
pub fn of_4x4() -> Vec<Row<4, 4>> {
    in_order(remembering("hashed", Hashed::new, None))
}

/// Adds the rows of IDA* and sorts all by algorithm.
fn in_order<const R: usize, const C: usize>(mut rows: Vec<Row<R, C>>) -> Vec<Row<R, C>> {
    rows.extend(with_each_heuristic!(deepening()));
    rows.sort_by_key(|row| ALGORITHMS.iter().position(|&name| name == row.algorithm));
    rows
}

/// Returns the rows of the searches that take a memory. Depth-first branch and bound is left out
/// if `limit`, the most moves of its paths, is `None`.
fn remembering<const R: usize, const C: usize, M: Memory<R, C> + 'static>(
    memory: &'static str,
    new: fn() -> M,
    limit: Option<u32>,
) -> Vec<Row<R, C>> {
    let breadth_first = Row {
        algorithm: "bfs",
        memory,
        heuristic: "-",
        search: Box::new(move |board, measures| {
            breadth_first(board, Board::GOAL, &mut new(), measures)
        }),
    };
    let bidirectional = Row {
        algorithm: "bidirectional",
        memory,
        heuristic: "-",
        search: Box::new(move |board, measures| {
            bidirectional(board, Board::GOAL, [&mut new(), &mut new()], measures)
        }),
    };
    let mut rows = vec![breadth_first, bidirectional];
    rows.extend(with_each_heuristic!(informed(memory, new, limit)));
    rows
}

/// Returns the rows of the searches that take a memory and a heuristic.
fn informed<const R: usize, const C: usize, M, H>(
    heuristic: &'static str,
    h: H,
    memory: &'static str,
    new: fn() -> M,
    limit: Option<u32>,
) -> Vec<Row<R, C>>
where
    M: Memory<R, C> + 'static,
    H: Heuristic<R, C> + Clone + 'static,
{
    let mut rows: Vec<Row<R, C>> = Vec::new();
    if let Some(limit) = limit {
        let h = h.clone();
        rows.push(Row {
            algorithm: "dfs-bb",
            memory,
            heuristic,
            search: Box::new(move |board, measures| {
                branch_and_bound(board, &h, &mut new(), limit, measures)
            }),
        });
    }
    rows.push(Row {
        algorithm: "a-star",
        memory,
        heuristic,
        search: Box::new(move |board, measures| a_star(board, &h, &mut new(), measures)),
    });
    rows
}

/// Returns the row of IDA*, which takes a heuristic and no memory.
fn deepening<const R: usize, const C: usize, H: Heuristic<R, C> + 'static>(
    heuristic: &'static str,
    h: H,
) -> Vec<Row<R, C>> {
    vec![Row {
        algorithm: "ida-star",
        memory: "-",
        heuristic,
        search: Box::new(move |board, measures| ida_star(board, &h, measures)),
    }]
}

impl<const R: usize, const C: usize> fmt::Display for Row<R, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.algorithm, self.memory, self.heuristic)
    }
}
