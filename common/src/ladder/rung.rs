//! The rungs of the ladder, and what a search on one of them is.

use crate::board::Board;
use crate::heuristic::{Heuristic, PatternDatabase};
use crate::moves::Move;
use crate::search::automaton::Automaton;
use crate::search::ida_star::BoundedSearch;
use crate::search::{LimitReached, Measures};

/// A rung of a [`Ladder`](crate::Ladder): a pattern database of 4×4, and how long it is used.
#[derive(Clone, Copy, Debug)]
pub struct Rung {
    /// The letter of each tile's pattern, from tile 1 on.
    pub partition: &'static str,
    /// The length up to which redundant sequences of moves are known.
    pub(super) length: u32,
    /// The number of states after which the ladder goes on to the next rung: about as many as can
    /// be generated in the time that the next rung takes to build.
    pub(super) budget: u64,
}

impl Rung {
    /// All rungs, from the lowest to the highest.
    pub const ALL: [Rung; 6] = [
        Rung {
            partition: "ABCDEFGHIJKLMNO",
            length: 6,
            budget: 100_000,
        },
        Rung {
            partition: "AACBDABBDCCEDEE",
            length: 8,
            budget: 1_400_000,
        },
        Rung {
            partition: "AAAABBBBCCDDCCD",
            length: 10,
            budget: 16_000_000,
        },
        Rung {
            partition: "AAAAABCCBBCCBBC",
            length: 12,
            budget: 120_000_000,
        },
        Rung {
            partition: "ACCCAABBAABBABB",
            length: 14,
            budget: 800_000_000,
        },
        Rung {
            partition: "ACBBAABBAABBAAB",
            length: 14,
            budget: u64::MAX,
        },
    ];

    /// Builds the tables.
    pub(super) fn build(&self) -> Box<dyn Search> {
        Box::new(Guided {
            heuristic: PatternDatabase::new(Board::GOAL, self.partition),
            automaton: Automaton::new(self.length),
        })
    }
}

/// A search under the heuristic of one rung, as [`BoundedSearch`] does it.
pub trait Search {
    fn least_bound(&self, start: Board<4, 4>) -> u32;

    fn run(
        &self,
        start: Board<4, 4>,
        bound: u32,
        measures: &mut Measures,
    ) -> Result<Option<Vec<Move>>, LimitReached>;
}

struct Guided<H> {
    heuristic: H,
    automaton: Automaton<4, 4>,
}

impl<H: Heuristic<4, 4>> Search for Guided<H> {
    fn least_bound(&self, start: Board<4, 4>) -> u32 {
        BoundedSearch::new(&self.heuristic, &self.automaton).least_bound(start)
    }

    fn run(
        &self,
        start: Board<4, 4>,
        bound: u32,
        measures: &mut Measures,
    ) -> Result<Option<Vec<Move>>, LimitReached> {
        BoundedSearch::new(&self.heuristic, &self.automaton).run(start, bound, measures)
    }
}
