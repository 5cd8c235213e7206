//! Depth-first branch and bound.

use crate::board::Board;
use crate::heuristic::{Heuristic, Slide};
use crate::measures::Observer;
use crate::memory::{Memory, Visit};
use crate::moves::Move;

/// A shortest path of at most `limit` moves from `start` to the heuristic's goal; `None` if there
/// is none (told when all that can be reached within the limit has been) or the observer ended
/// the search.
///
/// Expands the state generated last. Gives a state up if it was reached by as few moves before,
/// or if g + h shows that no path through it is shorter than the best one found; goes on until
/// nothing is left, since a later path may be shorter. The states to come back to are on a stack
/// of its own, not on the program's, which would overflow.
///
/// # Cost
///
/// A state is expanded as often as a cheaper way to it turns up, so without a limit or a good
/// heuristic far more states are expanded than exist. A limit is cut to [`Visit::LARGEST_G`].
///
/// # Source
///
/// E. L. Lawler and D. E. Wood, "Branch-and-bound methods: a survey", Operations Research 14, 1966.
///
/// # Example
///
/// ```
/// use common::{branch_and_bound::branch_and_bound, measures::Measures, memory::Ranked};
/// use common::{manhattan::Manhattan, Board};
///
/// let board = Board::<3, 3>::new(&[4, 0, 8, 1, 3, 7, 5, 2, 6]).unwrap();
/// let heuristic = Manhattan::new(Board::GOAL);
/// let mut measures = Measures::with_limit(u64::MAX);
/// let memory = &mut Ranked::new();
/// let path = branch_and_bound(board, &heuristic, memory, 31, &mut measures).unwrap();
/// assert_eq!((path.len(), measures.expanded), (23, 3502));
/// ```
pub fn branch_and_bound<const R: usize, const C: usize, H, M, O>(
    start: Board<R, C>,
    heuristic: &H,
    memory: &mut M,
    limit: u32,
    observer: &mut O,
) -> Option<Vec<Move>>
where
    H: Heuristic<R, C>,
    M: Memory<R, C>,
    O: Observer,
{
    let goal = heuristic.goal();
    memory.start(start);
    if start == goal {
        return Some(Vec::new());
    }
    let mut bound = limit.min(Visit::LARGEST_G); // longer paths are of no use any more
    let mut stack = vec![(start, Visit::START, heuristic.start(start))];
    while let Some((board, visit, carried)) = stack.pop() {
        let g = visit.g() + 1;
        if memory.visit(board) != Some(visit) || g > bound {
            continue; // a cheaper way to it, or a path as short, was found in the meantime
        }
        observer.expanded();
        let back = visit.last().map(Move::inverse);
        for m in Move::ALL {
            let next = match board.after(m) {
                Some(next) if Some(m) != back => next,
                _ => continue,
            };
            if !observer.generated() {
                return None;
            }
            let visit = Visit::new(g, m);
            let carried = heuristic.next(carried, Slide::new(board, next.blank()));
            if g + heuristic.estimate(carried) <= bound && memory.reach(next, visit) {
                observer.held(memory.states());
                if next == goal {
                    bound = g - 1;
                } else {
                    stack.push((next, visit, carried));
                }
            }
        }
    }
    memory.visit(goal)?;
    Some(memory.path_to(goal))
}
