//! The rows of a comparison: every search with every memory and every heuristic that it can take.

mod partitions;

use common::{
    a_star, bidirectional, branch_and_bound, breadth_first, ida_star, Blind, Board, Hashed,
    Heuristic, Ladder, LimitReached, LinearConflict, Manhattan, Measures, Memory, Misplaced, Move,
    PatternDatabase, Ranked, WalkingDistance,
};
use std::fmt;

/// The names of all algorithms.
pub const ALGORITHMS: [&str; 6] = [
    "bfs",
    "bidirectional",
    "dfs-bb",
    "a-star",
    "ida-star",
    "ladder",
];

/// A search from a board to the goal. It counts its work, and ends at the limit of its measures.
pub type Search<const R: usize, const C: usize> =
    dyn FnMut(Board<R, C>, &mut Measures) -> Result<Option<Vec<Move>>, LimitReached>;

/// A search with its memory and its heuristic.
pub struct Row<const R: usize, const C: usize> {
    /// One of [`ALGORITHMS`].
    pub algorithm: &'static str,
    /// `hashed`, `ranked`, or `-` for a search that holds no states.
    pub memory: &'static str,
    /// The name of the heuristic, or `-` for a search that takes none.
    pub heuristic: String,
    build: Box<dyn Fn() -> Box<Search<R, C>>>,
}

impl<const R: usize, const C: usize> Row<R, C> {
    /// Builds the tables of the heuristic, and returns the search, which holds them.
    pub fn build(&self) -> Box<Search<R, C>> {
        (self.build)()
    }
}

impl<const R: usize, const C: usize> fmt::Display for Row<R, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.algorithm, self.memory, self.heuristic)
    }
}

/// Returns the rows for 2×3: all of them.
pub fn of_2x3(goal: Board<2, 3>) -> Vec<Row<2, 3>> {
    of_small(goal, u32::MAX)
}

/// Returns the rows for 3×3: all of them. Depth-first branch and bound looks for paths of at most
/// 31 moves, the number that the farthest boards need.
pub fn of_3x3(goal: Board<3, 3>) -> Vec<Row<3, 3>> {
    of_small(goal, 31)
}

fn of_small<const R: usize, const C: usize>(goal: Board<R, C>, most_moves: u32) -> Vec<Row<R, C>> {
    let mut rows = Rows::new(Some(most_moves));
    rows.add_with_memory("hashed", Hashed::new, goal);
    rows.add_with_memory("ranked", Ranked::new, goal);
    rows.add_without_memory(goal);
    rows.in_order()
}

/// Returns the rows for 4×4: without [`Ranked`], whose table would be too large, and without
/// depth-first branch and bound, which would not end, but with pattern databases and the ladder.
pub fn of_4x4(goal: Board<4, 4>) -> Vec<Row<4, 4>> {
    let mut rows = Rows::new(None);
    rows.add_with_memory("hashed", Hashed::new, goal);
    rows.add_without_memory(goal);
    for partition in partitions::quick() {
        let name = partitions::name(partition);
        let new = move || PatternDatabase::new(goal, partition);
        rows.add_informed("hashed", Hashed::new, &name, new);
        rows.add_ida_star(&name, new);
    }
    rows.add("ladder", "-", "patterns", move || {
        let mut ladder = Ladder::new(goal);
        move |board, measures: &mut Measures| ladder.search(board, u32::MAX, measures, &|_| ())
    });
    rows.in_order()
}

/// The rows of a shape.
struct Rows<const R: usize, const C: usize> {
    rows: Vec<Row<R, C>>,
    /// The most moves of the paths that depth-first branch and bound looks for, or `None` for a
    /// shape with too many boards for it.
    most_moves: Option<u32>,
}

impl<const R: usize, const C: usize> Rows<R, C> {
    fn new(most_moves: Option<u32>) -> Self {
        Rows {
            rows: Vec::new(),
            most_moves,
        }
    }

    /// Adds the searches that take a memory.
    fn add_with_memory<M: Memory<R, C> + 'static>(
        &mut self,
        name: &'static str,
        new: fn() -> M,
        goal: Board<R, C>,
    ) {
        self.add("bfs", name, "-", move || {
            move |board, measures: &mut Measures| breadth_first(board, goal, &mut new(), measures)
        });
        self.add("bidirectional", name, "-", move || {
            move |board, measures: &mut Measures| {
                bidirectional(board, goal, [&mut new(), &mut new()], measures)
            }
        });
        self.add_informed(name, new, "none", move || Blind::new(goal));
        self.add_informed(name, new, "misplaced", move || Misplaced::new(goal));
        self.add_informed(name, new, "manhattan", move || Manhattan::new(goal));
        self.add_informed(name, new, "conflict", move || LinearConflict::new(goal));
        self.add_informed(name, new, "walking", move || WalkingDistance::new(goal));
    }

    /// Adds the searches that take a memory and a heuristic.
    fn add_informed<M: Memory<R, C> + 'static, H: Heuristic<R, C> + 'static>(
        &mut self,
        memory: &'static str,
        new_memory: fn() -> M,
        heuristic: &str,
        new: impl Fn() -> H + Copy + 'static,
    ) {
        if let Some(most_moves) = self.most_moves {
            self.add("dfs-bb", memory, heuristic, move || {
                let h = new();
                move |board, measures: &mut Measures| {
                    branch_and_bound(board, &h, &mut new_memory(), most_moves, measures)
                }
            });
        }
        self.add("a-star", memory, heuristic, move || {
            let h = new();
            move |board, measures: &mut Measures| a_star(board, &h, &mut new_memory(), measures)
        });
    }

    /// Adds the searches that take a heuristic and no memory.
    fn add_without_memory(&mut self, goal: Board<R, C>) {
        self.add_ida_star("none", move || Blind::new(goal));
        self.add_ida_star("misplaced", move || Misplaced::new(goal));
        self.add_ida_star("manhattan", move || Manhattan::new(goal));
        self.add_ida_star("conflict", move || LinearConflict::new(goal));
        self.add_ida_star("walking", move || WalkingDistance::new(goal));
    }

    fn add_ida_star<H: Heuristic<R, C> + 'static>(
        &mut self,
        heuristic: &str,
        new: impl Fn() -> H + 'static,
    ) {
        self.add("ida-star", "-", heuristic, move || {
            let h = new();
            move |board, measures: &mut Measures| ida_star(board, &h, measures)
        });
    }

    fn add<S>(
        &mut self,
        algorithm: &'static str,
        memory: &'static str,
        heuristic: &str,
        build: impl Fn() -> S + 'static,
    ) where
        S: FnMut(Board<R, C>, &mut Measures) -> Result<Option<Vec<Move>>, LimitReached> + 'static,
    {
        self.rows.push(Row {
            algorithm,
            memory,
            heuristic: heuristic.to_string(),
            build: Box::new(move || Box::new(build())),
        });
    }

    /// Returns the rows, sorted by algorithm and memory.
    fn in_order(mut self) -> Vec<Row<R, C>> {
        let place = |algorithm| ALGORITHMS.iter().position(|&name| name == algorithm);
        self.rows.sort_by_key(|r| (place(r.algorithm), r.memory));
        self.rows
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every row solves a board in as many moves.
    fn solves<const R: usize, const C: usize>(rows: &[Row<R, C>], tiles: &[usize], moves: usize) {
        let board = Board::new(tiles).unwrap();
        for row in rows {
            let path = (row.build())(board, &mut Measures::new()).unwrap();
            assert_eq!(path.unwrap().len(), moves, "{row}");
        }
    }

    #[test]
    fn every_row_solves() {
        let rows = of_2x3(Board::new(&[0, 1, 2, 3, 4, 5]).unwrap());
        assert_eq!(rows.len(), 29);
        solves(&rows, &[3, 1, 2, 4, 5, 0], 3);
        let rows = of_3x3(Board::GOAL);
        assert_eq!(rows.len(), 29);
        solves(&rows, &[1, 2, 3, 0, 4, 6, 7, 5, 8], 3);
        let rows = of_4x4(Board::GOAL);
        assert_eq!(rows[0].to_string(), "bfs hashed -");
        assert_eq!(rows.last().unwrap().to_string(), "ladder - patterns");
        let sample = [2, 3, 4, 0, 1, 5, 7, 8, 9, 6, 10, 12, 13, 14, 11, 15];
        solves(&rows, &sample, 9);
    }
}
