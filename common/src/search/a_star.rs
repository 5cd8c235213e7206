//! A*.

use crate::board::Board;
use crate::heuristic::Heuristic;
use crate::moves::Move;
use crate::search::{slide_onward, LimitReached, Measures, Memory, Visit};

/// Returns a shortest path from `start` to the heuristic's goal, or `None` if there is no path.
///
/// Expands the open state with the least f = g + h. Of several, it takes one with the least h, and
/// of these the one that was generated last. If there is no path, the search expands every state
/// that can be reached.
///
/// A state that is reached again by fewer moves is opened again, and its older entry is skipped. So
/// the heuristic need not be consistent. If it is, no state is expanded twice.
///
/// # Errors
///
/// Fails if the limit of `measures` is reached.
///
/// # Cost
///
/// Time and memory grow with the number of states whose f is at most the length of the path.
/// Opening a state and finding the next one to expand take constant time, since f and h are small
/// integers.
///
/// # Source
///
/// P. E. Hart, N. J. Nilsson and B. Raphael, "A formal basis for the heuristic determination of
/// minimum cost paths", IEEE Transactions on Systems Science and Cybernetics 4, 1968.
///
/// # Example
///
/// ```
/// use common::{a_star, Board, Hashed, Manhattan, Measures};
///
/// let board = Board::<3, 3>::new(&[4, 0, 8, 1, 3, 7, 5, 2, 6]).unwrap();
/// let manhattan = Manhattan::new(Board::GOAL);
/// let mut measures = Measures::new();
/// let path = a_star(board, &manhattan, &mut Hashed::new(), &mut measures)?.unwrap();
/// assert_eq!((path.len(), measures.expanded), (23, 582));
/// # Ok::<(), common::LimitReached>(())
/// ```
pub fn a_star<const R: usize, const C: usize, H, M>(
    start: Board<R, C>,
    heuristic: &H,
    memory: &mut M,
    measures: &mut Measures,
) -> Result<Option<Vec<Move>>, LimitReached>
where
    H: Heuristic<R, C>,
    M: Memory<R, C>,
{
    memory.start(start);
    let mut open = Open::new();
    let carried = heuristic.start(start);
    open.push(0, heuristic.estimate(carried), start, carried);
    while let Some((stack, board, carried)) = open.pop() {
        let visit = memory.visit(board).expect("an open state was reached");
        if stack != stack_number(visit.g(), heuristic.estimate(carried)) {
            continue; // the state was reached by fewer moves since it was opened
        }
        if board == heuristic.goal() {
            return Ok(Some(memory.path_to(board)));
        }
        measures.expand();
        let g = visit.g() + 1; // of the successors
        for m in Move::ALL {
            let slide = match slide_onward(board, visit.last(), m) {
                Some(slide) => slide,
                None => continue,
            };
            let next = slide.after();
            measures.generate()?;
            if memory.reach(next, Visit::new(g, m)) {
                measures.hold(memory.states());
                let carried = heuristic.next(carried, slide);
                open.push(g, heuristic.estimate(carried), next, carried);
            }
        }
    }
    Ok(None)
}

/// The open states, in a stack for each pair of f and h.
///
/// All stacks are linked lists in one vector of nodes. With a vector for each stack, a search on
/// 3×3 takes 1.4 times as long, most of it in allocating them.
struct Open<T, const R: usize, const C: usize> {
    /// The index of the top node of each stack, or [`NONE`]. The stacks are in the order in which
    /// they are expanded.
    tops: Vec<u32>,
    /// The number of a stack before which all stacks are empty.
    first: usize,
    /// The nodes of all stacks.
    nodes: Vec<Node<T, R, C>>,
    /// The index of the top node of one more stack, of the nodes that can be used again.
    free: u32,
}

/// An open state, with the value that its heuristic carries.
struct Node<T, const R: usize, const C: usize> {
    board: Board<R, C>,
    carried: T,
    /// The index of the node below this one in its stack, or [`NONE`].
    below: u32,
}

/// The index that stands for no node.
const NONE: u32 = u32::MAX;

/// Returns the number of the stack for g and h. Stacks are numbered in the order of f, then of h,
/// which is at most f: (0, 0) is 0, (1, 0) is 1, (1, 1) is 2, (2, 0) is 3, and so on.
fn stack_number(g: u32, h: u32) -> usize {
    let f = (g + h) as usize;
    f * (f + 1) / 2 + h as usize
}

impl<T: Copy, const R: usize, const C: usize> Open<T, R, C> {
    fn new() -> Self {
        // Room for most searches on 3×3. Growing step by step would take a tenth of their time.
        const CAPACITY: usize = 1024;
        Open {
            tops: Vec::with_capacity(CAPACITY),
            first: 0,
            nodes: Vec::with_capacity(CAPACITY),
            free: NONE,
        }
    }

    /// Opens a state.
    fn push(&mut self, g: u32, h: u32, board: Board<R, C>, carried: T) {
        let stack = stack_number(g, h);
        if stack >= self.tops.len() {
            self.tops.resize(stack + 1, NONE);
        }
        let top = &mut self.tops[stack];
        let node = Node {
            board,
            carried,
            below: *top,
        };
        if let Some(free) = self.nodes.get_mut(self.free as usize) {
            *top = self.free;
            self.free = free.below;
            *free = node;
        } else {
            *top = self.nodes.len() as u32;
            self.nodes.push(node);
        }
        self.first = self.first.min(stack);
    }

    /// Removes the state to expand next. Returns the number of its stack, the state, and the value
    /// carried there.
    fn pop(&mut self) -> Option<(usize, Board<R, C>, T)> {
        while let Some(top) = self.tops.get_mut(self.first) {
            if let Some(node) = self.nodes.get_mut(*top as usize) {
                let index = *top;
                *top = node.below;
                node.below = self.free;
                self.free = index;
                return Some((self.first, node.board, node.carried));
            }
            self.first += 1;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stacks_are_in_order_of_f_then_of_h() {
        let in_order = (0..40).flat_map(|f| (0..=f).map(move |h| (f - h, h)));
        let numbers = in_order.map(|(g, h)| stack_number(g, h));
        assert!(numbers.eq(0..40 * 41 / 2));
    }
}
