//! Breadth-first search.

use crate::board::Board;
use crate::moves::Move;
use crate::search::{slide_onward, LimitReached, Measures, Memory, Visit};

/// Returns a shortest path from `start` to `goal`, or `None` if there is no path.
///
/// Expands the states level by level, that is, in the order of their distance from `start`. A state
/// is remembered when it is generated, so no state is expanded twice, and the search ends as soon
/// as the goal is generated. If there is no path, the search expands every state that can be
/// reached.
///
/// # Errors
///
/// Fails if the limit of `measures` is reached.
///
/// # Cost
///
/// Time and memory grow with the number of states that are at most as far away as the goal. On 4×4,
/// a level has about twice as many states as the one before.
///
/// # Source
///
/// E. F. Moore, "The shortest path through a maze", International Symposium on the Theory of
/// Switching, 1957.
///
/// # Example
///
/// ```
/// use common::{breadth_first, Board, Measures, Ranked};
///
/// let board = Board::<3, 3>::new(&[4, 0, 8, 1, 3, 7, 5, 2, 6]).unwrap();
/// let mut measures = Measures::new();
/// let path = breadth_first(board, Board::GOAL, &mut Ranked::new(), &mut measures)?.unwrap();
/// assert_eq!((path.len(), measures.expanded), (23, 84571));
/// # Ok::<(), common::LimitReached>(())
/// ```
pub fn breadth_first<const R: usize, const C: usize, M: Memory<R, C>>(
    start: Board<R, C>,
    goal: Board<R, C>,
    memory: &mut M,
    measures: &mut Measures,
) -> Result<Option<Vec<Move>>, LimitReached> {
    memory.start(start);
    if start == goal {
        return Ok(Some(Vec::new()));
    }
    // The states that are g moves away, each with the move that led to it.
    let mut level = vec![(start, None)];
    let mut next_level = Vec::new();
    let mut g = 0;
    while !level.is_empty() {
        g += 1;
        for (board, last) in level.drain(..) {
            measures.expand();
            for m in Move::ALL {
                let slide = match slide_onward(board, last, m) {
                    Some(slide) => slide,
                    None => continue,
                };
                let next = slide.after();
                measures.generate()?;
                if memory.reach(next, Visit::new(g, m)) {
                    measures.hold(memory.states());
                    if next == goal {
                        return Ok(Some(memory.path_to(goal)));
                    }
                    next_level.push((next, Some(m)));
                }
            }
        }
        std::mem::swap(&mut level, &mut next_level);
    }
    Ok(None)
}
