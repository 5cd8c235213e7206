//! Builds the tables of large patterns on several threads.

use super::build::{visit_in_turn, Graph, Visit};
use std::sync::Mutex;
use std::thread;

/// How many visits a thread takes at once. They take about 50 µs for a pattern of six tiles.
const VISITS: usize = 64;

/// Makes visits on up to so many threads.
///
/// If a thread cannot be started, the others make its visits.
pub(super) fn visit_on_threads(graph: &Graph, visits: Vec<Visit<'_>>, threads: usize) {
    if !graph.is_large() {
        return visit_in_turn(graph, visits);
    }
    let visits = Mutex::new(visits.into_iter());
    let take = || -> Vec<Visit<'_>> {
        let mut visits = visits.lock().expect("visits do not panic");
        visits.by_ref().take(VISITS).collect()
    };
    let work = || loop {
        let taken = take();
        if taken.is_empty() {
            break;
        }
        visit_in_turn(graph, taken);
    };
    thread::scope(|scope| {
        for _ in 1..threads {
            if thread::Builder::new().spawn_scoped(scope, work).is_err() {
                break;
            }
        }
        work();
    });
}
