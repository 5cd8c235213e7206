//! The rungs of the ladder.

use super::iteration::{on_this_thread, Iteration, Outcome};
use super::threads::on_many_threads;
use crate::board::Board;
use crate::heuristic::PatternDatabase;
use crate::search::Measures;

/// A rung of a [`Ladder`](crate::Ladder): a pattern database of 4×4, and what it costs.
#[derive(Clone, Copy)]
pub struct Rung {
    /// The letter of each tile's pattern, as [`PatternDatabase::new`](crate::PatternDatabase::new)
    /// takes them.
    pub partition: &'static str,
    /// The length up to which the automaton knows redundant sequences of moves.
    pub length: u32,
    /// The time to build the tables and the automaton, in nanoseconds.
    pub(super) build: u64,
    /// The time that a generated state takes, in nanoseconds.
    pub(super) state: u64,
    /// How to build the tables, on up to so many threads.
    pub(super) database: fn(Board<4, 4>, &str, threads: usize) -> PatternDatabase<4, 4>,
    /// How to search under one bound.
    pub(super) iterate: fn(&Iteration<'_>, &mut Measures) -> Outcome,
}

impl Rung {
    /// The rungs that take milliseconds to build, from the lowest to the highest. They search on one
    /// thread.
    pub const SMALL: [Rung; 4] = [
        Rung {
            partition: PatternDatabase::PARTITIONS[0],
            length: 6,
            build: 400_000,
            state: 13,
            database: on_one_thread,
            iterate: on_this_thread,
        },
        Rung {
            partition: PatternDatabase::PARTITIONS[1],
            length: 8,
            build: 3_500_000,
            state: 13,
            database: on_one_thread,
            iterate: on_this_thread,
        },
        Rung {
            partition: PatternDatabase::PARTITIONS[2],
            length: 10,
            build: 14_000_000,
            state: 14,
            database: on_one_thread,
            iterate: on_this_thread,
        },
        Rung {
            partition: PatternDatabase::PARTITIONS[3],
            length: 10,
            build: 65_000_000,
            state: 18,
            database: on_one_thread,
            iterate: on_this_thread,
        },
    ];

    /// The rungs that take longer, above the small ones. They search on many threads.
    pub const LARGE: [Rung; 2] = [
        Rung {
            partition: PatternDatabase::PARTITIONS[4],
            length: 12,
            build: 400_000_000,
            state: 32,
            database: PatternDatabase::new_on_threads,
            iterate: on_many_threads,
        },
        Rung {
            partition: PatternDatabase::PARTITIONS[5],
            length: 14,
            build: 3_000_000_000,
            state: 48,
            database: PatternDatabase::new_on_threads,
            iterate: on_many_threads,
        },
    ];

    /// Returns how many states can be generated in the time that the next rung takes to build.
    pub(super) fn budget(&self, next: Option<&Rung>) -> u64 {
        next.map_or(u64::MAX, |next| next.build / self.state)
    }
}

/// Builds the tables on this thread alone.
fn on_one_thread(goal: Board<4, 4>, partition: &str, _: usize) -> PatternDatabase<4, 4> {
    PatternDatabase::new(goal, partition)
}
