//! Additive pattern databases.
//!
//! | file | what it has |
//! |---|---|
//! | `partition`, `mirror` | which tiles make a pattern |
//! | `pattern`, `layout`, `by_cell`, `ranked` | the numbers of placements and the table by number |
//! | `build`, `orders`, `regions`, `threads` | the breadth-first search that fills the table |
//! | `tables` | the tables of all patterns as a heuristic |
//! | `view` | the numbers of a board, updated with each slide |

mod build;
mod by_cell;
mod layout;
mod mirror;
mod orders;
mod partition;
mod pattern;
mod ranked;
mod regions;
mod tables;
mod threads;
mod view;

use crate::board::Board;
use crate::heuristic::{Heuristic, Slide};
use build::{visit_in_turn, VisitAll};
use by_cell::ByCell;
use ranked::Ranked;
use tables::{Carried, Tables};
use threads::visit_on_threads;

/// The sum, over several sets of tiles, of the moves that the tiles of each set need.
///
/// The tiles are *partitioned* into sets, *patterns*. For every placement of a pattern's tiles, a
/// table has the least number of moves of these tiles that leads to their goal, wherever the blank
/// is. The other tiles count as free cells.
///
/// The sum is admissible, since a move moves a tile of one pattern only. It is not consistent: an
/// entry is for the blank's best cell, and that may be far from where the blank is.
///
/// If a reflection of the board's shape keeps the cell of the goal's blank, the mirror image of a
/// board is as far from its goal as the board. Then the estimate is the larger of both sums. In a
/// corner of a square, a diagonal is such a reflection.
///
/// # Cost
///
/// A table has an entry for each placement. On 4×4, building takes 30 to 70 ns an entry, and one and a
/// half bytes an entry while it runs.
///
/// | tiles | entries | memory of the table | to build |
/// |---|---|---|---|
/// | 3 | 3,360 | 4 kB | 0.7 ms |
/// | 4 | 43,680 | 65 kB | 4 ms |
/// | 5 | 524,160 | 1 MB | 20 ms |
/// | 6 | 5,765,760 | 2.9 MB | 0.2 s |
/// | 7 | 57,657,600 | 29 MB | 3.5 s |
///
/// # Source
///
/// R. E. Korf and A. Felner, "Disjoint pattern database heuristics", Artificial Intelligence 134,
/// 2002.
///
/// # Example
///
/// ```
/// use common::{ida_star, Board, Measures, PatternDatabase};
///
/// let board = Board::<3, 3>::new(&[4, 0, 8, 1, 3, 7, 5, 2, 6]).unwrap();
/// let heuristic = PatternDatabase::new(Board::GOAL, "AAAABBBB");
/// let mut measures = Measures::new();
/// let path = ida_star(board, &heuristic, &mut measures).unwrap().unwrap();
/// assert_eq!((path.len(), measures.expanded), (23, 59));
/// ```
#[derive(Clone, Debug)]
pub struct PatternDatabase<const R: usize, const C: usize> {
    tables: AnyTables<R, C>,
}

/// Tables in either layout.
#[derive(Clone, Debug)]
pub(crate) enum AnyTables<const R: usize, const C: usize> {
    /// In the layout of small patterns.
    ByCell(Tables<R, C, ByCell>),
    /// In the layout of large patterns.
    Ranked(Tables<R, C, Ranked>),
}

/// The most tiles of a pattern for the layout by cell, which is faster and takes more memory.
const MOST_TILES_BY_CELL: usize = 5;

impl<const R: usize, const C: usize> PatternDatabase<R, C> {
    /// Builds the tables.
    ///
    /// `partition` has a letter for each cell but the last, row by row, as if the blank's goal were
    /// the last cell. It names the pattern, `A` to `O`, of the tile whose goal the cell is. So
    /// `AAAABBBB` on 3×3 makes two patterns, of tiles 1 to 4 and 5 to 8 of [`Board::GOAL`].
    ///
    /// If the blank's goal is another cell, the square of letters is turned or mirrored such that
    /// its last cell comes to the blank's. If that cannot be, the letter of the blank's cell stands
    /// for the last cell.
    ///
    /// # Panics
    ///
    /// Panics if `partition` does not have `R * C - 1` letters from `A` to `O`, or if one of them
    /// occurs more than eight times: a larger pattern would take gigabytes to build.
    pub fn new(goal: Board<R, C>, partition: &str) -> Self {
        Self::build(goal, partition, &visit_in_turn)
    }

    /// Does the same as [`new`](Self::new), on up to so many threads.
    pub(crate) fn new_on_threads(goal: Board<R, C>, partition: &str, threads: usize) -> Self {
        Self::build(goal, partition, &|graph, visits| {
            visit_on_threads(graph, visits, threads)
        })
    }

    fn build(goal: Board<R, C>, partition: &str, visit_all: VisitAll<'_>) -> Self {
        let goal_cells = partition::patterns::<R, C>(partition, goal.blank());
        let is_small = |pattern: &Vec<usize>| pattern.len() <= MOST_TILES_BY_CELL;
        let tables = if goal_cells.iter().all(is_small) {
            AnyTables::ByCell(Tables::new(goal, goal_cells, visit_all))
        } else {
            AnyTables::Ranked(Tables::new(goal, goal_cells, visit_all))
        };
        PatternDatabase { tables }
    }

    /// Returns the tables. A search under them is faster than one under the database, which looks
    /// for each state which layout they have.
    pub(crate) fn tables(&self) -> &AnyTables<R, C> {
        &self.tables
    }
}

impl PatternDatabase<4, 4> {
    /// The best partitions known, of rising cost.
    pub const PARTITIONS: [&'static str; 6] = [
        "ABCDEFGHIJKLMNO",
        "AACBDABBDCCEDEE",
        "AAADBADDBBCCBCC",
        "AAABCAABCCBBCCB",
        "CAAACAAACBBBBBB",
        "AABBAABBAABBCAB",
    ];
}

impl<const R: usize, const C: usize> Heuristic<R, C> for PatternDatabase<R, C> {
    type Carried = Carried;

    fn goal(&self) -> Board<R, C> {
        match &self.tables {
            AnyTables::ByCell(tables) => tables.goal(),
            AnyTables::Ranked(tables) => tables.goal(),
        }
    }

    fn start(&self, board: Board<R, C>) -> Carried {
        match &self.tables {
            AnyTables::ByCell(tables) => tables.start(board),
            AnyTables::Ranked(tables) => tables.start(board),
        }
    }

    #[inline]
    fn next(&self, carried: Carried, slide: Slide<R, C>) -> Carried {
        match &self.tables {
            AnyTables::ByCell(tables) => tables.next(carried, slide),
            AnyTables::Ranked(tables) => tables.next(carried, slide),
        }
    }

    #[inline]
    fn estimate(&self, carried: Carried) -> u32 {
        carried.estimate()
    }
}

#[cfg(test)]
mod choice;

#[cfg(test)]
mod naive;
