//! Breadth-first search.

use crate::board::Board;
use crate::moves::Move;
use crate::search::onward;
use crate::search::{LimitReached, Measures};
use crate::search::{Memory, Visit};

/// Returns a shortest path from `start` to `goal`, or `None` if there is no path.
///
/// Expands all states at a distance of g moves before any state that is farther away. A state is
/// remembered when it is generated, so none is expanded twice, and the search ends when the goal
/// is generated. If the goal cannot be reached, all states that can be are expanded first.
///
/// # Errors
///
/// Fails if the limit of `measures` is reached.
///
/// # Cost
///
/// Time and memory grow with the number of states that are no farther away than the goal: on
/// large boards, 2.13 times as many with each move.
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
    let mut level = vec![(start, None)]; // the states at distance g, each with the last move
    let mut next_level = Vec::new();
    let mut g = 0;
    while !level.is_empty() {
        g += 1;
        for (board, last) in level.drain(..) {
            measures.expand();
            for m in Move::ALL {
                let slide = match onward(board, last, m) {
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
