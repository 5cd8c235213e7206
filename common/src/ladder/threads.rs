//! One iteration of IDA* on several threads.
//!
//! The search is divided into *branches*, a thousand or more short paths from the start, in
//! alphabetical order. Each thread takes the next branch, searches below it, and takes another one. Once a thread
//! has found a path, no later branch is begun, and the searches below later branches stop. Earlier
//! branches are searched to their ends, and the path below the first of them that has one is the
//! result. So it is the alphabetically first path, on any number of threads.
//!
//! The first thread starts the others only once it has generated many states itself, so short
//! iterations start no thread. If a thread cannot be started, the search goes on without it.

use super::iteration::{Iteration, Outcome, REPORT};
use super::Progress;
use crate::heuristic::pattern_database::AnyTables;
use crate::heuristic::Heuristic;
use crate::moves::Move;
use crate::search::bounded::{BoundedSearch, Branch};
use crate::search::{LimitReached, Measures};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::thread;

/// The least number of branches. The threads end an iteration at about the same time if no branch is
/// a large part of it.
const BRANCHES: usize = 1_000;

/// The number of states that the first thread generates before it starts others. Generating them takes
/// about 30 ms, and starting a thread less than 0.1 ms.
const STATES_ALONE: u64 = 1_000_000;

/// The number of states that a thread may generate before it looks at what the others have done.
const SHARE: u64 = 1 << 16;

/// Searches on as many threads as it may, if there is enough to do.
pub(super) fn on_many_threads(iteration: &Iteration<'_>, measures: &mut Measures) -> Outcome {
    match iteration.database.tables() {
        AnyTables::ByCell(tables) => run(iteration, tables, measures),
        AnyTables::Ranked(tables) => run(iteration, tables, measures),
    }
}

fn run<H>(iteration: &Iteration<'_>, heuristic: &H, measures: &mut Measures) -> Outcome
where
    H: Heuristic<4, 4> + Sync,
    H::Carried: Send + Sync,
{
    let search = BoundedSearch::new(heuristic, iteration.automaton);
    let Iteration { start, bound, .. } = *iteration;
    let fail = &mut |_: &mut Measures| Err(LimitReached);
    let branches = search.branches(start, bound, BRANCHES, measures, fail)?;
    let crew = Crew {
        search,
        iteration,
        branches,
        next_branch: AtomicUsize::new(0),
        found_below: AtomicUsize::new(usize::MAX),
        limit: measures.left(),
        left: AtomicU64::new(measures.left()),
    };
    let mut parts = thread::scope(|scope| {
        let start = |_| {
            let work = || crew.work(&mut |_| ());
            thread::Builder::new().spawn_scoped(scope, work).ok()
        };
        let mut others = Vec::new();
        let own = crew.work(&mut |generated| {
            if generated >= STATES_ALONE && others.is_empty() {
                others = (1..iteration.threads).map_while(start).collect();
            }
        });
        let join = |thread: thread::ScopedJoinHandle<'_, Part>| {
            thread.join().expect("searches do not panic")
        };
        let mut parts: Vec<Part> = others.into_iter().map(join).collect();
        parts.push(own);
        parts
    });
    for part in &parts {
        measures.add(&part.measures);
    }
    // All branches before the first end were searched without finding a path. So a path there is the
    // result, and an error there means that the limit was reached before the result was known.
    let ends = parts.iter_mut().filter_map(|part| part.end.take());
    let first = ends.min_by_key(|end| end.branch);
    first.map(|end| end.path).transpose()
}

/// What the threads share.
struct Crew<'a, H: Heuristic<4, 4>> {
    search: BoundedSearch<'a, H, 4, 4>,
    iteration: &'a Iteration<'a>,
    /// In alphabetical order.
    branches: Vec<Branch<H::Carried, 4, 4>>,
    /// The index of the first branch that no thread has taken.
    next_branch: AtomicUsize,
    /// The index of the first branch below which a path has been found.
    found_below: AtomicUsize,
    /// The number of states that all threads together may generate.
    limit: u64,
    /// How many of them no thread has taken as its share.
    left: AtomicU64,
}

/// What one thread has done.
struct Part {
    measures: Measures,
    end: Option<End>,
}

/// Why a thread has taken no more branches while there were some.
struct End {
    /// The index of its last branch.
    branch: usize,
    /// A path below it. An error if the search was stopped before it had found a path: by the limit,
    /// or because there is a path below an earlier branch.
    path: Result<Vec<Move>, LimitReached>,
}

impl<H: Heuristic<4, 4>> Crew<'_, H> {
    /// Searches below one branch after the other. Calls `on_share` with the number of states that
    /// this thread has generated, each time that it takes a share of them.
    fn work(&self, on_share: &mut dyn FnMut(u64)) -> Part {
        let mut part = Part {
            measures: Measures::with_limit(0),
            end: None,
        };
        while part.end.is_none() {
            let index = self.next_branch.fetch_add(1, Relaxed);
            let branch = match self.branches.get(index) {
                Some(branch) if index < self.found_below.load(Relaxed) => branch,
                _ => break,
            };
            let mut at_limit = |measures: &mut Measures| {
                if self.found_below.load(Relaxed) < index {
                    return Err(LimitReached);
                }
                on_share(measures.generated);
                measures.raise_limit(self.take_share());
                Ok(())
            };
            let path = self
                .search
                .run_below(branch, &mut part.measures, &mut at_limit);
            if let Ok(Some(_)) = path {
                self.found_below.fetch_min(index, Relaxed);
            }
            let end = |path| End {
                branch: index,
                path,
            };
            part.end = path.transpose().map(end);
        }
        self.left.fetch_add(part.measures.left(), Relaxed);
        part
    }

    /// Takes a number of states off those that are left, and reports now and then.
    fn take_share(&self) -> u64 {
        let less = |left: u64| Some(left - left.min(SHARE));
        let left = self.left.fetch_update(Relaxed, Relaxed, less);
        let left = left.expect("`less` always returns a number");
        let (share, taken) = (left.min(SHARE), self.limit - left);
        if taken / REPORT < (taken + share) / REPORT {
            (self.iteration.watch)(Progress::Searching {
                bound: self.iteration.bound,
                generated: self.iteration.before + taken,
            });
        }
        share
    }
}
