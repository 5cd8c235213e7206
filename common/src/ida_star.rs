//! Iterative-deepening A*.

use crate::board::Board;
use crate::heuristic::{Heuristic, Slide};
use crate::measures::Observer;
use crate::moves::Move;
use std::ops::ControlFlow;

/// The alphabetically first shortest path from `start` to the heuristic's goal; `None` if there
/// is none (which parity tells at once) or the observer ended the search.
///
/// Depth-first searches under a bound on f = g + h that rises until one of them finds the goal
/// (R. E. Korf, "Depth-first iterative-deepening", Artificial Intelligence 27, 1985). Holds no
/// state but those of the current path. A path's length has the parity of the blank's way to its
/// goal, so the bound rises by two. No state is followed back to its parent.
///
/// Moves are tried in alphabetical order and whatever is cut off cannot lead to the goal within
/// the bound; so the path found is the alphabetically first of the shortest, whatever the
/// heuristic.
pub fn ida_star<const R: usize, const C: usize, H: Heuristic<R, C>, O: Observer>(
    start: Board<R, C>,
    heuristic: &H,
    observer: &mut O,
) -> Option<Vec<Move>> {
    let goal = heuristic.goal();
    if !start.can_reach(goal) {
        return None;
    }
    let carried = heuristic.start(start);
    let (from, to) = (start.blank(), goal.blank());
    let parity = (from / C + from % C + to / C + to % C) as u32;
    let h = heuristic.estimate(carried);
    let mut bound = h + (h + parity) % 2;
    let mut search = Search {
        heuristic,
        observer,
        goal,
        path: Vec::new(),
    };
    loop {
        match search.visit(start, from, carried, bound) {
            ControlFlow::Break(true) => return Some(search.path),
            ControlFlow::Break(false) => return None,
            ControlFlow::Continue(()) => bound += 2,
        }
    }
}

struct Search<'a, const R: usize, const C: usize, H, O> {
    heuristic: &'a H,
    observer: &'a mut O,
    goal: Board<R, C>,
    path: Vec<Move>,
}

impl<const R: usize, const C: usize, H: Heuristic<R, C>, O: Observer> Search<'_, R, C, H, O> {
    /// Looks for the goal from `board` in at most `room` more moves. Breaks with `true` if it is
    /// found, with `false` if the observer says so.
    fn visit(
        &mut self,
        board: Board<R, C>,
        blank: usize,
        carried: H::Carried,
        room: u32,
    ) -> ControlFlow<bool> {
        if board == self.goal {
            return ControlFlow::Break(true);
        }
        if room == 0 {
            return ControlFlow::Continue(());
        }
        self.observer.expanded();
        let back = self.path.last().map(|m| m.inverse());
        for &m in Move::ALL.iter().filter(|&&m| Some(m) != back) {
            let target = match Board::<R, C>::target(blank, m) {
                Some(target) => target,
                None => continue,
            };
            if !self.observer.generated() {
                return ControlFlow::Break(false);
            }
            let slide = Slide {
                tile: board.tile(target),
                from: target,
                to: blank,
            };
            if let Some(carried) = self.heuristic.slide(carried, slide, room - 1) {
                self.path.push(m);
                self.visit(board.swap_blank(blank, target), target, carried, room - 1)?;
                self.path.pop();
            }
        }
        ControlFlow::Continue(())
    }
}
