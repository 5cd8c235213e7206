//! Breadth-first search from both ends.

use crate::board::Board;
use crate::moves::Move;
use crate::search::{slide_onward, LimitReached, Measures, Memory, Visit};

/// Returns a shortest path from `start` to `goal`, or `None` if there is no path.
///
/// Runs two breadth-first searches, one from each end, each with a memory of its own. Each step
/// expands a whole level of the side whose level is smaller.
///
/// The first state that both sides have reached lies on a shortest path. Suppose that one side has
/// reached all states within `a` moves of its end, the other all states within `b` moves of its
/// end, and no state is in both. Then every path has more than `a + b` moves. If one side reaches a
/// state of the other in its next level, that makes a path of `a + b + 1` moves.
///
/// If there is no path, the search ends when one side has expanded every state that it can reach.
///
/// # Errors
///
/// Fails if the limit of `measures` is reached.
///
/// # Cost
///
/// Each side goes about half as deep as [`breadth_first()`](crate::breadth_first()), so time and
/// memory grow with the square root of what that search needs.
///
/// # Source
///
/// I. Pohl, "Bi-directional search", Machine Intelligence 6, 1971.
///
/// # Example
///
/// ```
/// use common::{bidirectional, Board, Measures, Ranked};
///
/// let board = Board::<3, 3>::new(&[4, 0, 8, 1, 3, 7, 5, 2, 6]).unwrap();
/// let mut measures = Measures::new();
/// let memories = [&mut Ranked::new(), &mut Ranked::new()];
/// let path = bidirectional(board, Board::GOAL, memories, &mut measures)?.unwrap();
/// assert_eq!((path.len(), measures.expanded), (23, 1648));
/// # Ok::<(), common::LimitReached>(())
/// ```
pub fn bidirectional<const R: usize, const C: usize, M: Memory<R, C>>(
    start: Board<R, C>,
    goal: Board<R, C>,
    [from_start, from_goal]: [&mut M; 2],
    measures: &mut Measures,
) -> Result<Option<Vec<Move>>, LimitReached> {
    let mut forward = Side::new(start, from_start);
    let mut backward = Side::new(goal, from_goal);
    if start == goal {
        return Ok(Some(Vec::new()));
    }
    loop {
        let expanded = if forward.level.len() <= backward.level.len() {
            forward.expand_level(backward.memory, measures)?
        } else {
            backward.expand_level(forward.memory, measures)?
        };
        match expanded {
            Expanded::NotMet => {}
            Expanded::Exhausted => return Ok(None),
            Expanded::Met(board) => {
                let mut path = forward.memory.path_to(board);
                let from_goal = backward.memory.path_to(board);
                path.extend(from_goal.iter().rev().map(|m| m.inverse()));
                return Ok(Some(path));
            }
        }
    }
}

/// The outcome of expanding a level.
enum Expanded<const R: usize, const C: usize> {
    /// Both sides have reached this state.
    Met(Board<R, C>),
    /// There are new states. The other side has reached none of them.
    NotMet,
    /// There are no new states.
    Exhausted,
}

/// The search from one end.
struct Side<'a, const R: usize, const C: usize, M> {
    memory: &'a mut M,
    /// The states at distance `g`, each with the move that led to it.
    level: Vec<(Board<R, C>, Option<Move>)>,
    g: u32,
}

impl<'a, const R: usize, const C: usize, M: Memory<R, C>> Side<'a, R, C, M> {
    fn new(end: Board<R, C>, memory: &'a mut M) -> Self {
        memory.start(end);
        Side {
            memory,
            level: vec![(end, None)],
            g: 0,
        }
    }

    /// Expands the level and puts the next one in its place.
    fn expand_level(
        &mut self,
        other: &M,
        measures: &mut Measures,
    ) -> Result<Expanded<R, C>, LimitReached> {
        self.g += 1;
        for (board, last) in std::mem::take(&mut self.level) {
            measures.expand();
            for m in Move::ALL {
                let slide = match slide_onward(board, last, m) {
                    Some(slide) => slide,
                    None => continue,
                };
                let next = slide.after();
                measures.generate()?;
                if self.memory.reach(next, Visit::new(self.g, m)) {
                    measures.hold(self.memory.states() + other.states());
                    if other.visit(next).is_some() {
                        return Ok(Expanded::Met(next));
                    }
                    self.level.push((next, Some(m)));
                }
            }
        }
        if self.level.is_empty() {
            return Ok(Expanded::Exhausted);
        }
        Ok(Expanded::NotMet)
    }
}
