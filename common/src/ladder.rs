//! The 15-puzzle engine: tables are paid for only as the search needs them.

use crate::automaton::Automaton;
use crate::board::Board;
use crate::ida_star::resume;
use crate::measures::Observer;
use crate::moves::Move;
use crate::pattern_database::PatternDatabase;

/// The patterns, the depth of the automaton, and how many states may be generated, over all
/// boards, before the next rung: about as many as could be in the time that it takes to build.
const RUNGS: [(&str, u32, u64); 6] = [
    ("ABCDEFGHIJKLMNO", 6, 100_000),
    ("AACBDABBDCCEDEE", 8, 1_400_000),
    ("AAAABBBBCCDDCCD", 10, 16_000_000),
    ("AAAAABCCBBCCBBC", 12, 120_000_000),
    ("ACCCAABBAABBABB", 14, 800_000_000),
    ("ACBBAABBAABBAAB", 14, u64::MAX),
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
    automaton: Automaton<4, 4>,
    database: PatternDatabase<4, 4>,
    budget: Budget,
}

impl Ladder {
    /// On the lowest rung.
    pub fn new() -> Self {
        Ladder::at(0)
    }

    fn at(rung: usize) -> Self {
        let (patterns, depth, budget) = RUNGS[rung];
        Ladder {
            rung,
            automaton: Automaton::new(depth),
            database: PatternDatabase::new(patterns),
            budget: Budget(budget),
        }
    }

    /// The alphabetically first shortest path to [`Board::GOAL`]; `None` if there is none.
    pub fn solve(&mut self, board: Board<4, 4>) -> Option<Vec<Move>> {
        let mut bound = 0;
        while board.is_solvable() {
            let (automaton, budget) = (&self.automaton, &mut self.budget);
            let path = resume(board, &self.database, automaton, &mut bound, budget);
            if path.is_some() {
                return path;
            }
            *self = Ladder::at(self.rung + 1);
        }
        None
    }
}

impl Default for Ladder {
    fn default() -> Self {
        Ladder::new()
    }
}
