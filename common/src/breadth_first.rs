//! Breadth-first search.

use crate::board::Board;
use crate::measures::Observer;
use crate::memory::{Memory, Visit};
use crate::moves::Move;

/// The alphabetically first shortest path from `start` to `goal`; `None` if there is none (told
/// when all that can be reached has been) or the observer ended the search.
///
/// Expands all states that are g moves away before any that is farther. A state is remembered
/// when it is generated, so none is expanded twice, and the search ends when the goal is
/// generated. Of the states of a level, those with the alphabetically first path come first; so
/// the path found is the first of the shortest.
///
/// # Cost
///
/// Time and memory grow with the number of states that are no farther than the goal: by 2.13 a
/// move on a large board.
///
/// # Source
///
/// E. F. Moore, "The shortest path through a maze", International Symposium on the Theory of
/// Switching, 1957.
///
/// # Example
///
/// ```
/// use common::{breadth_first::breadth_first, measures::Measures, memory::Ranked, Board};
///
/// let board = Board::<3, 3>::new(&[4, 0, 8, 1, 3, 7, 5, 2, 6]).unwrap();
/// let mut measures = Measures::with_limit(u64::MAX);
/// let path = breadth_first(board, Board::GOAL, &mut Ranked::new(), &mut measures).unwrap();
/// assert_eq!((path.len(), measures.expanded), (23, 84571));
/// ```
pub fn breadth_first<const R: usize, const C: usize, M: Memory<R, C>, O: Observer>(
    start: Board<R, C>,
    goal: Board<R, C>,
    memory: &mut M,
    observer: &mut O,
) -> Option<Vec<Move>> {
    memory.start(start);
    if start == goal {
        return Some(Vec::new());
    }
    let mut level = vec![(start, None)]; // with the move that would lead back
    let mut next_level = Vec::new();
    let mut g = 0;
    while !level.is_empty() {
        g += 1;
        for (board, back) in level.drain(..) {
            observer.expanded();
            for m in Move::ALL {
                let next = match board.after(m) {
                    Some(next) if Some(m) != back => next,
                    _ => continue,
                };
                if !observer.generated() {
                    return None;
                }
                if memory.reach(next, Visit::new(g, m)) {
                    observer.held(memory.states());
                    if next == goal {
                        return Some(memory.path_to(goal));
                    }
                    next_level.push((next, Some(m.inverse())));
                }
            }
        }
        std::mem::swap(&mut level, &mut next_level);
    }
    None
}
