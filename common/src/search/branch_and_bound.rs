//! Depth-first branch and bound.

use crate::board::Board;
use crate::heuristic::Heuristic;
use crate::moves::Move;
use crate::search::{slide_onward, LimitReached, Measures, Memory, Visit};

/// Returns a shortest path from `start` to the heuristic's goal, or `None` if there is no path.
///
/// Always expands the state that was generated last. Skips a state if it was reached before by at
/// most as many moves, or if its f = g + h shows that no path through it is shorter than the best
/// path so far. At first, the best path counts as one move longer than `most_moves`. The search
/// goes on until no state is left, since a later path may be shorter.
///
/// The heuristic need not be consistent. The search keeps its own stack, since paths of thousands
/// of moves would overflow the call stack of a recursive search.
///
/// # Errors
///
/// Fails if the limit of `measures` is reached, or if there is a path, but none of at most
/// `most_moves` moves. If `most_moves` is above [`Visit::LARGEST_G`], that number takes its place.
///
/// # Cost
///
/// A state is expanded again whenever it is reached by fewer moves. With a large `most_moves` and a
/// weak heuristic, the search expands each state many times.
///
/// # Source
///
/// E. L. Lawler and D. E. Wood, "Branch-and-bound methods: a survey", Operations Research 14, 1966.
///
/// # Example
///
/// ```
/// use common::{branch_and_bound, Board, Manhattan, Measures, Ranked};
///
/// let board = Board::<3, 3>::new(&[4, 0, 8, 1, 3, 7, 5, 2, 6]).unwrap();
/// let manhattan = Manhattan::new(Board::GOAL);
/// let mut measures = Measures::new();
/// let memory = &mut Ranked::new();
/// let path = branch_and_bound(board, &manhattan, memory, 31, &mut measures)?.unwrap();
/// assert_eq!((path.len(), measures.expanded), (23, 3502));
/// # Ok::<(), common::LimitReached>(())
/// ```
pub fn branch_and_bound<const R: usize, const C: usize, H, M>(
    start: Board<R, C>,
    heuristic: &H,
    memory: &mut M,
    most_moves: u32,
    measures: &mut Measures,
) -> Result<Option<Vec<Move>>, LimitReached>
where
    H: Heuristic<R, C>,
    M: Memory<R, C>,
{
    let goal = heuristic.goal();
    memory.start(start);
    if start == goal {
        return Ok(Some(Vec::new()));
    }
    let mut bound = most_moves.min(Visit::LARGEST_G); // the search looks for no longer path
    let mut stack = vec![(start, Visit::START, heuristic.start(start))];
    while let Some((board, visit, carried)) = stack.pop() {
        let g = visit.g() + 1; // of the successors
        if memory.visit(board) != Some(visit) || g > bound {
            continue; // the state was reached by fewer moves, or the bound fell, since it was pushed
        }
        measures.expand();
        for m in Move::ALL {
            let slide = match slide_onward(board, visit.last(), m) {
                Some(slide) => slide,
                None => continue,
            };
            let next = slide.after();
            measures.generate()?;
            let visit = Visit::new(g, m);
            let carried = heuristic.next(carried, slide);
            if g + heuristic.estimate(carried) <= bound && memory.reach(next, visit) {
                measures.hold(memory.states());
                if next == goal {
                    bound = g - 1;
                } else {
                    stack.push((next, visit, carried));
                }
            }
        }
    }
    match memory.visit(goal) {
        Some(_) => Ok(Some(memory.path_to(goal))),
        None if start.can_reach(goal) => Err(LimitReached),
        None => Ok(None),
    }
}
