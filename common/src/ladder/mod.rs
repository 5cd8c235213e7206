//! The 15-puzzle engine: IDA* under pattern databases that grow as the work does.

mod iteration;
mod rung;
mod threads;

pub use rung::Rung;

use crate::board::Board;
use crate::heuristic::PatternDatabase;
use crate::moves::Move;
use crate::search::automaton::Automaton;
use crate::search::bounded::BoundedSearch;
use crate::search::{LimitReached, Measures};
use iteration::{on_this_thread, Iteration};
use threads::on_many_threads;

/// Finds the alphabetically first shortest paths from boards of 4×4 to one goal.
///
/// A ladder has [rungs](Rung): pattern databases, each of which takes longer to build than the one
/// before and needs fewer states to solve a board. A search starts on the lowest rung. Once the
/// work on a rung, for all boards so far, has taken as long as the next rung takes to build, that
/// one is built, and the search goes on under it. So easy boards never pay for large tables, and the
/// time for any boards is at most about three times that of the rung that would have been best for
/// them.
///
/// A ladder keeps its present rung from one board to the next, so one ladder should solve all boards
/// of a program.
///
/// # Example
///
/// ```
/// use common::{Board, Ladder};
///
/// let tiles = [2, 3, 4, 0, 1, 5, 7, 8, 9, 6, 10, 12, 13, 14, 11, 15];
/// let board = Board::new(&tiles).expect("every tile once");
/// let mut ladder = Ladder::new(Board::GOAL);
/// let path = ladder.solve(board).expect("the board is solvable");
/// let letters: String = path.iter().map(|m| m.letter()).collect();
/// assert_eq!(letters, "LLLDRDRDR");
/// ```
pub struct Ladder {
    goal: Board<4, 4>,
    threads: usize,
    /// The present rung and those above it.
    rungs: Vec<Rung>,
    /// The number of states that may still be generated on the present rung.
    budget: u64,
    heuristic: PatternDatabase<4, 4>,
    automaton: Automaton<4, 4>,
}

/// What a [`Ladder`] is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// It builds the tables of a rung.
    Building {
        /// The [partition](Rung::partition) of the rung.
        partition: &'static str,
    },
    /// It searches for a path.
    Searching {
        /// The number of moves of the path, if there is no shorter one.
        bound: u32,
        /// The number of states generated in the measured searches.
        generated: u64,
    },
}

impl Ladder {
    /// Returns a ladder with all rungs, for boards of any difficulty. It uses one thread, unless
    /// [`with_threads`](Self::with_threads) allows more.
    pub fn new(goal: Board<4, 4>) -> Self {
        Ladder::with_rungs(goal, &Rung::ALL)
    }

    /// Returns a ladder with these rungs, from the lowest to the highest.
    ///
    /// # Panics
    ///
    /// Panics if there are no rungs.
    pub fn with_rungs(goal: Board<4, 4>, rungs: &[Rung]) -> Self {
        Ladder::build(goal, rungs, 1)
    }

    fn build(goal: Board<4, 4>, rungs: &[Rung], threads: usize) -> Self {
        let rung = rungs.first().expect("a ladder has a rung");
        let heuristic = if rung.is_large {
            PatternDatabase::new_on_threads(goal, rung.partition, threads)
        } else {
            PatternDatabase::new(goal, rung.partition)
        };
        Ladder {
            goal,
            threads,
            rungs: rungs.to_vec(),
            budget: rung.budget(rungs.get(1)),
            heuristic,
            automaton: Automaton::new(rung.length),
        }
    }

    /// Sets how many threads long searches use. The paths do not depend on it.
    pub fn with_threads(self, threads: usize) -> Self {
        Ladder { threads, ..self }
    }

    /// Returns the alphabetically first shortest path, or `None` if no moves lead to the goal.
    pub fn solve(&mut self, board: Board<4, 4>) -> Option<Vec<Move>> {
        let path = self.solve_within(board, u32::MAX);
        path.expect("no path has so many moves")
    }

    /// Returns the alphabetically first shortest path, or `None` if no moves lead to the goal.
    ///
    /// # Errors
    ///
    /// Fails if there are paths to the goal, but none of at most `most_moves` moves.
    pub fn solve_within(
        &mut self,
        board: Board<4, 4>,
        most_moves: u32,
    ) -> Result<Option<Vec<Move>>, LimitReached> {
        self.search(board, most_moves, &mut Measures::new(), &|_| ())
    }

    /// Does the same as [`solve_within`](Self::solve_within), measures the work, and reports
    /// progress: calls `watch` before it builds tables, before it searches under a new bound, and
    /// every few million states, from any thread.
    ///
    /// # Errors
    ///
    /// Fails if there are paths to the goal, but none of at most `most_moves` moves, or if the limit
    /// of `measures` is reached.
    pub fn search(
        &mut self,
        board: Board<4, 4>,
        most_moves: u32,
        measures: &mut Measures,
        watch: &(dyn Fn(Progress) + Sync),
    ) -> Result<Option<Vec<Move>>, LimitReached> {
        if !board.can_reach(self.goal) {
            return Ok(None);
        }
        let mut bound = 0;
        loop {
            let search = BoundedSearch::new(&self.heuristic, &self.automaton);
            bound = search.least_bound(board).max(bound);
            if bound > most_moves {
                return Err(LimitReached);
            }
            watch(Progress::Searching {
                bound,
                generated: measures.generated,
            });
            let iteration = Iteration {
                database: &self.heuristic,
                automaton: &self.automaton,
                start: board,
                bound,
                threads: self.threads,
                before: measures.generated,
                watch,
            };
            let mut work = Measures::with_limit(measures.left().min(self.budget));
            let outcome = if self.rungs[0].is_large {
                on_many_threads(&iteration, &mut work)
            } else {
                on_this_thread(&iteration, &mut work)
            };
            measures.add(&work);
            self.budget -= work.generated;
            match outcome {
                Ok(None) => bound += 2,
                Ok(path) => return Ok(path),
                Err(LimitReached) if measures.left() == 0 => return Err(LimitReached),
                Err(LimitReached) => self.climb(watch),
            }
        }
    }

    /// Replaces the present rung by the next. There is one, since the budget of the last rung is
    /// unlimited.
    fn climb(&mut self, watch: &dyn Fn(Progress)) {
        let rungs = &self.rungs[1..];
        watch(Progress::Building {
            partition: rungs[0].partition,
        });
        *self = Ladder::build(self.goal, rungs, self.threads);
    }
}

#[cfg(test)]
mod tests;
