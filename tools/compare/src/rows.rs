//! What is compared: every search with every memory and every heuristic that it can take.

use common::{
    a_star, bidirectional, branch_and_bound, breadth_first, ida_star, Blind, Board, Hashed,
    Heuristic, LimitReached, LinearConflict, Manhattan, Measures, Memory, Misplaced, Move, Ranked,
};
use std::fmt;

/// The names of all algorithms.
pub const ALGORITHMS: [&str; 5] = ["bfs", "bidirectional", "dfs-bb", "a-star", "ida-star"];

/// A search from a board to [`Board::GOAL`], measured.
type Search<const R: usize, const C: usize> =
    dyn Fn(Board<R, C>, &mut Measures) -> Result<Option<Vec<Move>>, LimitReached>;

/// A search, and what it is made of.
pub struct Row<const R: usize, const C: usize> {
    /// One of [`ALGORITHMS`].
    pub algorithm: &'static str,
    /// `hashed`, `ranked`, or `-` for a search that remembers nothing.
    pub memory: &'static str,
    /// `none`, `misplaced`, `manhattan`, `conflict`, or `-` for a search that takes none.
    pub heuristic: &'static str,
    /// The search; its limit on the states generated is that of the measures.
    pub search: Box<Search<R, C>>,
}

/// The rows of 2×3: all of them.
pub fn of_2x3() -> Vec<Row<2, 3>> {
    let mut rows = remembering("hashed", Hashed::new, Some(u32::MAX));
    rows.extend(remembering("ranked", Ranked::new, Some(u32::MAX)));
    in_order(rows)
}

/// The rows of 3×3: all of them. Depth-first branch and bound is limited to 31 moves, which is
/// what the farthest boards need.
pub fn of_3x3() -> Vec<Row<3, 3>> {
    let mut rows = remembering("hashed", Hashed::new, Some(31));
    rows.extend(remembering("ranked", Ranked::new, Some(31)));
    in_order(rows)
}

/// The rows of 4×4: a table by rank would be too large, and depth-first branch and bound would
/// not end.
pub fn of_4x4() -> Vec<Row<4, 4>> {
    in_order(remembering("hashed", Hashed::new, None))
}

/// By algorithm, and with those that remember nothing.
fn in_order<const R: usize, const C: usize>(mut rows: Vec<Row<R, C>>) -> Vec<Row<R, C>> {
    rows.extend([
        deepening("none", Blind::new(Board::GOAL)),
        deepening("misplaced", Misplaced::new(Board::GOAL)),
        deepening("manhattan", Manhattan::new(Board::GOAL)),
        deepening("conflict", LinearConflict::new(Board::GOAL)),
    ]);
    rows.sort_by_key(|row| ALGORITHMS.iter().position(|&name| name == row.algorithm));
    rows
}

/// What takes a memory; depth-first branch and bound only under a limit.
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
    let with = (memory, new, limit);
    rows.extend(informed(with, "none", Blind::new(Board::GOAL)));
    rows.extend(informed(with, "misplaced", Misplaced::new(Board::GOAL)));
    rows.extend(informed(with, "manhattan", Manhattan::new(Board::GOAL)));
    rows.extend(informed(with, "conflict", LinearConflict::new(Board::GOAL)));
    rows
}

/// What takes a memory and a heuristic.
fn informed<const R: usize, const C: usize, M, H>(
    (memory, new, limit): (&'static str, fn() -> M, Option<u32>),
    heuristic: &'static str,
    h: H,
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

/// What takes a heuristic only.
fn deepening<const R: usize, const C: usize, H: Heuristic<R, C> + 'static>(
    heuristic: &'static str,
    h: H,
) -> Row<R, C> {
    Row {
        algorithm: "ida-star",
        memory: "-",
        heuristic,
        search: Box::new(move |board, measures| ida_star(board, &h, measures)),
    }
}

impl<const R: usize, const C: usize> fmt::Display for Row<R, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.algorithm, self.memory, self.heuristic)
    }
}
