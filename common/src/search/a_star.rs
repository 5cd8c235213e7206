//! A*.

use crate::board::Board;
use crate::heuristic::Heuristic;
use crate::moves::Move;
use crate::search::onward;
use crate::search::{LimitReached, Measures};
use crate::search::{Memory, Visit};

/// Returns a shortest path from `start` to the heuristic's goal, or `None` if there is no path.
///
/// Expands the open state with the least f = g + h; among those, one with the least h; and among
/// those, the one that was generated last. When a cheaper way to a state is found, the state is
/// opened again, and its older entry is skipped. So the heuristic need only be admissible. Under
/// a consistent one, no state is expanded twice. If the goal cannot be reached, all states that
/// can be are expanded first.
///
/// # Errors
///
/// Fails if the limit of `measures` is reached.
///
/// # Cost
///
/// Time and memory grow with the number of states whose f is at most the length of the path. To
/// open a state and to find the next one takes constant time, since f and h are small integers.
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
        if stack != stack_of(visit.g(), heuristic.estimate(carried)) {
            continue; // since it was opened, a cheaper way to it was found
        }
        if board == heuristic.goal() {
            return Ok(Some(memory.path_to(board)));
        }
        measures.expand();
        let (g, last) = (visit.g() + 1, visit.last());
        for m in Move::ALL {
            let slide = match onward(board, last, m) {
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

/// The open states, a stack for each f and h. All stacks are linked lists in one vector: with a
/// vector for each, a search on 3×3 takes 1.4 times as long, most of it to allocate them.
struct Open<T, const R: usize, const C: usize> {
    /// The top of each stack, an index of `nodes`, in the order in which stacks are expanded.
    tops: Vec<u32>,
    /// All stacks before this one are empty.
    first: usize,
    nodes: Vec<Node<T, R, C>>,
    /// The top of a further stack, of nodes that are free.
    free: u32,
}

/// An open state, with what its heuristic carries.
struct Node<T, const R: usize, const C: usize> {
    board: Board<R, C>,
    carried: T,
    /// The index of the node below it in its stack.
    below: u32,
}

/// The index of no node: what is below the lowest one of a stack.
const NONE: u32 = u32::MAX;

/// Numbers the stacks in order of f, then of h, which is at most f: (0, 0), (1, 0), (1, 1),
/// (2, 0), …
fn stack_of(g: u32, h: u32) -> usize {
    let f = (g + h) as usize;
    f * (f + 1) / 2 + h as usize
}

impl<T: Copy, const R: usize, const C: usize> Open<T, R, C> {
    fn new() -> Self {
        const FEW: usize = 1024; // to grow to as many step by step would take a tenth of a search
        Open {
            tops: Vec::with_capacity(FEW),
            first: 0,
            nodes: Vec::with_capacity(FEW),
            free: NONE,
        }
    }

    fn push(&mut self, g: u32, h: u32, board: Board<R, C>, carried: T) {
        let stack = stack_of(g, h);
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

    /// Removes the state to expand next. Returns its stack, the state, and what is carried.
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
