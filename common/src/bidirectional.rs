//! Breadth-first search from both ends.

use crate::board::Board;
use crate::measures::Observer;
use crate::memory::{Memory, Visit};
use crate::moves::Move;
use std::ops::ControlFlow;

/// A shortest path from `start` to `goal`; `None` if there is none (told when all that can be
/// reached from one end has been) or the observer ended the search.
///
/// Two breadth-first searches, each with a memory of its own; whole levels in turn, always of the
/// side whose next level is the smaller. Before a level is expanded, all states within a moves of
/// the start and within b of the goal are known and no state is both, so every path has more than
/// a + b moves; the first state of the new level that the other side knows makes a path of
/// a + b + 1.
///
/// # Cost
///
/// Each side goes about half as deep, so time and memory grow with the square root of what
/// [`breadth_first`](crate::breadth_first::breadth_first) needs.
///
/// # Source
///
/// I. Pohl, "Bi-directional search", Machine Intelligence 6, 1971.
///
/// # Example
///
/// ```
/// use common::{bidirectional::bidirectional, measures::Measures, memory::Ranked, Board};
///
/// let board = Board::<3, 3>::new(&[4, 0, 8, 1, 3, 7, 5, 2, 6]).unwrap();
/// let mut measures = Measures::with_limit(u64::MAX);
/// let memories = [&mut Ranked::new(), &mut Ranked::new()];
/// let path = bidirectional(board, Board::GOAL, memories, &mut measures).unwrap();
/// assert_eq!((path.len(), measures.expanded), (23, 1648));
/// ```
pub fn bidirectional<const R: usize, const C: usize, M: Memory<R, C>, O: Observer>(
    start: Board<R, C>,
    goal: Board<R, C>,
    [from_start, from_goal]: [&mut M; 2],
    observer: &mut O,
) -> Option<Vec<Move>> {
    let mut forward = Side::new(start, from_start);
    let mut backward = Side::new(goal, from_goal);
    if start == goal {
        return Some(Vec::new());
    }
    let meeting = loop {
        let expanded = if forward.level.len() <= backward.level.len() {
            forward.expand_level(backward.memory, observer)
        } else {
            backward.expand_level(forward.memory, observer)
        };
        if let ControlFlow::Break(end) = expanded {
            break end?;
        }
    };
    let mut path = forward.memory.path_to(meeting);
    let from_goal = backward.memory.path_to(meeting);
    path.extend(from_goal.iter().rev().map(|m| m.inverse()));
    Some(path)
}

/// The search from one end.
struct Side<'a, const R: usize, const C: usize, M> {
    memory: &'a mut M,
    /// The states that are `g` moves away, each with the move that would lead back.
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

    /// Takes the next level's place. Breaks with a state that the other side knows, or with `None`
    /// if there is no next level or the observer says so.
    fn expand_level<O: Observer>(
        &mut self,
        other: &M,
        observer: &mut O,
    ) -> ControlFlow<Option<Board<R, C>>> {
        self.g += 1;
        let mut next_level = Vec::new();
        for (board, back) in std::mem::take(&mut self.level) {
            observer.expanded();
            for m in Move::ALL {
                let next = match board.after(m) {
                    Some(next) if Some(m) != back => next,
                    _ => continue,
                };
                if !observer.generated() {
                    return ControlFlow::Break(None);
                }
                if self.memory.reach(next, Visit::new(self.g, m)) {
                    observer.held(self.memory.states() + other.states());
                    if other.visit(next).is_some() {
                        return ControlFlow::Break(Some(next));
                    }
                    next_level.push((next, Some(m.inverse())));
                }
            }
        }
        if next_level.is_empty() {
            return ControlFlow::Break(None);
        }
        self.level = next_level;
        ControlFlow::Continue(())
    }
}
