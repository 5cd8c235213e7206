//! One iteration of IDA*, the search under one bound.

use super::Progress;
use crate::board::Board;
use crate::heuristic::pattern_database::AnyTables;
use crate::heuristic::{Heuristic, PatternDatabase};
use crate::moves::Move;
use crate::search::automaton::Automaton;
use crate::search::bounded::BoundedSearch;
use crate::search::{LimitReached, Measures};

/// How many states are generated from one report to the next.
pub(super) const REPORT: u64 = 1 << 22;

/// A search for the first path of `bound` moves. The caller has ruled out shorter paths.
pub(super) struct Iteration<'a> {
    pub database: &'a PatternDatabase<4, 4>,
    pub automaton: &'a Automaton<4, 4>,
    pub start: Board<4, 4>,
    pub bound: u32,
    /// How many threads may run at once.
    pub threads: usize,
    /// The number of states generated before this iteration.
    pub before: u64,
    pub watch: &'a (dyn Fn(Progress) + Sync),
}

/// The first path, or `None` if there is none. An error if the limit of the measures is reached.
pub(super) type Outcome = Result<Option<Vec<Move>>, LimitReached>;

/// Searches on this thread alone.
pub(super) fn on_this_thread(iteration: &Iteration<'_>, measures: &mut Measures) -> Outcome {
    match iteration.database.tables() {
        AnyTables::ByCell(tables) => run(iteration, tables, measures),
        AnyTables::Ranked(tables) => run(iteration, tables, measures),
    }
}

fn run<H: Heuristic<4, 4>>(
    iteration: &Iteration<'_>,
    heuristic: &H,
    measures: &mut Measures,
) -> Outcome {
    let search = BoundedSearch::new(heuristic, iteration.automaton);
    let limit = measures.left();
    let mut work = Measures::with_limit(limit.min(REPORT));
    let mut at_limit = |work: &mut Measures| {
        (iteration.watch)(Progress::Searching {
            bound: iteration.bound,
            generated: iteration.before + work.generated,
        });
        work.raise_limit((limit - work.generated).min(REPORT));
        Ok(())
    };
    let outcome = search.run(iteration.start, iteration.bound, &mut work, &mut at_limit);
    measures.add(&work);
    outcome
}
