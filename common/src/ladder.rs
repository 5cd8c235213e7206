//! The 15-puzzle engine: tables are paid for only as the search needs them.

use crate::automaton::Automaton;
use crate::board::Board;
use crate::ida_star::resume;
use crate::measures::Observer;
use crate::moves::Move;
use crate::pattern_database::PatternDatabase;

/// The patterns, the depth of the automaton, and how many states may be generated, over all
/// boards, before the next rung: about as many as could be in the time that it takes to build.
const RUNGS: [(&str, u32, u64, bool); 6] = [
    ("ABCDEFGHIJKLMNO", 6, 100_000, false),
    ("AACBDABBDCCEDEE", 8, 1_400_000, false),
    ("AAAABBBBCCDDCCD", 10, 16_000_000, false),
    ("AAAAABCCBBCCBBC", 12, 120_000_000, false),
    ("ACCCAABBAABBABB", 14, 800_000_000, true),
    ("ACBBAABBAABBAAB", 14, u64::MAX, true),
];

/// How many states may still be generated.
struct Budget(u64);

impl Observer for Budget {
    fn generated(&mut self) -> bool {
        self.0 -= 1;
        self.0 > 0
    }
}

/// Solves boards of 4×4, one after the other. Tables once built stay.
///
/// The work under a rung is no more than what the next one costs, and all together is a small
/// multiple of what it would have been with the best rung from the start, whatever the boards.
pub struct Ladder {
    rung: usize,
    budget: Budget,
    search: Search,
}

/// A search under one rung's heuristic: from a board, from a bound on.
type Search = Box<dyn Fn(Board<4, 4>, &mut u32, &mut Budget) -> Option<Vec<Move>>>;

fn search<const RANKED: bool>(patterns: &str, depth: u32) -> Search {
    let automaton = Automaton::new(depth);
    let database = PatternDatabase::<4, 4, RANKED>::new(patterns);
    Box::new(move |start, bound, budget| resume(start, &database, &automaton, bound, budget))
}

impl Ladder {
    /// On the lowest rung.
    pub fn new() -> Self {
        Ladder::at(0)
    }

    fn at(rung: usize) -> Self {
        let (patterns, depth, budget, ranked) = RUNGS[rung];
        let new = [search::<false>, search::<true>][usize::from(ranked)];
        Ladder {
            rung,
            budget: Budget(budget),
            search: new(patterns, depth),
        }
    }

    /// The alphabetically first shortest path to [`Board::GOAL`]; `None` if there is none.
    pub fn solve(&mut self, board: Board<4, 4>) -> Option<Vec<Move>> {
        let mut bound = 0;
        loop {
            let path = (self.search)(board, &mut bound, &mut self.budget);
            if path.is_some() || self.budget.0 > 0 {
                return path;
            }
            *self = Ladder::at(self.rung + 1);
        }
    }
}

impl Default for Ladder {
    fn default() -> Self {
        Ladder::new()
    }
}
