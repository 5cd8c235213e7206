//! No heuristic at all.

use crate::board::Board;
use crate::heuristic::{Heuristic, Slide};

/// Estimates 0 moves everywhere: what is left of a search when its heuristic is taken away.
#[derive(Clone, Debug)]
pub struct Blind<const R: usize, const C: usize> {
    goal: Board<R, C>,
}

impl<const R: usize, const C: usize> Blind<R, C> {
    /// Of any goal.
    pub fn new(goal: Board<R, C>) -> Self {
        Blind { goal }
    }
}

impl<const R: usize, const C: usize> Heuristic<R, C> for Blind<R, C> {
    type Carried = ();

    fn goal(&self) -> Board<R, C> {
        self.goal
    }

    fn start(&self, _: Board<R, C>) {}

    fn estimate(&self, (): ()) -> u32 {
        0
    }

    fn next(&self, (): (), _: Slide<R, C>) {}
}
