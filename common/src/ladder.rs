//! The 15-puzzle engine: tables are paid for only as the search needs them.

use crate::automaton::Automaton;
use crate::board::Board;
use crate::ida_star::resume;
use crate::measures::Observer;
use crate::moves::Move;
use crate::pattern_database::PatternDatabase;

/// A heuristic: its patterns and their layout, the depth of the automaton, and how many states
/// may be generated under it, over all boards, before the next one is built: about as many as
/// could be in the time which that takes.
type Rung = (&'static [&'static [usize]], bool, u32, u64);

const RUNGS: [Rung; 6] = [
    (
        &[
            &[1],
            &[2],
            &[3],
            &[4],
            &[5],
            &[6],
            &[7],
            &[8],
            &[9],
            &[10],
            &[11],
            &[12],
            &[13],
            &[14],
            &[15],
        ],
        false,
        6,
        100_000,
    ),
    (
        &[
            &[1, 2, 6],
            &[4, 7, 8],
            &[3, 10, 11],
            &[5, 9, 13],
            &[12, 14, 15],
        ],
        false,
        8,
        1_400_000,
    ),
    (
        &[
            &[1, 2, 3, 4],
            &[5, 6, 7, 8],
            &[9, 10, 13, 14],
            &[11, 12, 15],
        ],
        false,
        10,
        16_000_000,
    ),
    (
        &[&[1, 2, 3, 4, 5], &[6, 9, 10, 13, 14], &[7, 8, 11, 12, 15]],
        false,
        12,
        120_000_000,
    ),
    (
        &[&[1, 5, 6, 9, 10, 13], &[7, 8, 11, 12, 14, 15], &[2, 3, 4]],
        true,
        14,
        800_000_000,
    ),
    (
        &[&[1, 5, 6, 9, 10, 13, 14], &[3, 4, 7, 8, 11, 12, 15], &[2]],
        true,
        14,
        u64::MAX,
    ),
];

type Solve = Box<dyn Fn(Board<4, 4>, &mut u32, &mut Budget) -> Option<Vec<Move>>>;

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
    solve: Solve,
}

impl Ladder {
    /// On the lowest rung.
    pub fn new() -> Self {
        Ladder::at(0)
    }

    fn at(rung: usize) -> Self {
        let (patterns, ranked, depth, budget) = RUNGS[rung];
        let solve = if ranked {
            searcher::<true>(patterns, depth)
        } else {
            searcher::<false>(patterns, depth)
        };
        Ladder {
            rung,
            budget: Budget(budget),
            solve,
        }
    }

    /// The alphabetically first shortest path to [`Board::GOAL`]; `None` if there is none.
    pub fn solve(&mut self, board: Board<4, 4>) -> Option<Vec<Move>> {
        if !board.is_solvable() {
            return None;
        }
        let mut bound = 0;
        loop {
            let path = (self.solve)(board, &mut bound, &mut self.budget);
            if path.is_some() {
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

fn searcher<const RANKED: bool>(patterns: &[&[usize]], depth: u32) -> Solve {
    let automaton = Automaton::new(depth);
    let database = PatternDatabase::<4, 4, RANKED>::new(patterns);
    Box::new(move |board, bound, budget| resume(board, &database, &automaton, bound, budget))
}
