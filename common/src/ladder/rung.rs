//! The rungs of the ladder.

use crate::heuristic::PatternDatabase;

/// A rung of a [`Ladder`](crate::Ladder): a pattern database of 4×4, and what it costs.
#[derive(Clone, Copy)]
pub struct Rung {
    /// The letter of each tile's pattern, as [`PatternDatabase::new`] takes them.
    pub partition: &'static str,
    /// The length up to which the automaton knows redundant sequences of moves.
    pub length: u32,
    /// The time to build the tables and the automaton, in nanoseconds.
    pub(super) build: u64,
    /// The time that a generated state takes, in nanoseconds.
    pub(super) state: u64,
    /// Whether it is worth several threads to build the tables and to search.
    pub(super) is_large: bool,
}

impl Rung {
    /// All rungs, from the lowest to the highest. The times are those on one processor, measured with
    /// `cargo bench -p uva10181 --bench stages`; only their ratios matter.
    pub const ALL: [Rung; PatternDatabase::PARTITIONS.len()] = [
        Rung {
            partition: PatternDatabase::PARTITIONS[0],
            length: 6,
            build: 400_000,
            state: 13,
            is_large: false,
        },
        Rung {
            partition: PatternDatabase::PARTITIONS[1],
            length: 8,
            build: 3_500_000,
            state: 13,
            is_large: false,
        },
        Rung {
            partition: PatternDatabase::PARTITIONS[2],
            length: 10,
            build: 14_000_000,
            state: 14,
            is_large: false,
        },
        Rung {
            partition: PatternDatabase::PARTITIONS[3],
            length: 10,
            build: 65_000_000,
            state: 18,
            is_large: false,
        },
        Rung {
            partition: PatternDatabase::PARTITIONS[4],
            length: 12,
            build: 400_000_000,
            state: 32,
            is_large: true,
        },
        Rung {
            partition: PatternDatabase::PARTITIONS[5],
            length: 14,
            build: 3_000_000_000,
            state: 48,
            is_large: true,
        },
    ];

    /// Returns how many states can be generated in the time that the next rung takes to build.
    pub(super) fn budget(&self, next: Option<&Rung>) -> u64 {
        next.map_or(u64::MAX, |next| next.build / self.state)
    }
}
