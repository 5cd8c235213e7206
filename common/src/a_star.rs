//! A*.

use crate::board::Board;
use crate::heuristic::{Heuristic, Slide};
use crate::measures::{LimitReached, Measures};
use crate::memory::{Memory, Visit};
use crate::moves::Move;
use crate::search::onward;

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
    let root = Node {
        board: start,
        g: 0,
        carried,
    };
    open.push(root, heuristic.estimate(carried));
    while let Some(node) = open.pop() {
        let board = node.board;
        let visit = memory.visit(board).expect("an open state was reached");
        if visit.g() < node.g {
            continue; // since it was opened, a cheaper way to it was found
        }
        if board == heuristic.goal() {
            return Ok(Some(memory.path_to(board)));
        }
        measures.expand();
        let g = node.g + 1;
        for (m, next) in onward(board, visit.last()) {
            measures.generate()?;
            if memory.reach(next, Visit::new(g, m)) {
                measures.hold(memory.states());
                let slide = Slide::new(board, next.blank());
                let carried = heuristic.next(node.carried, slide);
                let node = Node {
                    board: next,
                    g,
                    carried,
                };
                open.push(node, heuristic.estimate(carried));
            }
        }
    }
    Ok(None)
}

/// An open state, with what its heuristic carries.
struct Node<T, const R: usize, const C: usize> {
    board: Board<R, C>,
    g: u32,
    carried: T,
}

/// The open states, in an order that makes it cheap to find the one to expand next.
struct Open<T, const R: usize, const C: usize> {
    /// By f, then by h, a stack of states.
    stacks: Vec<Vec<Vec<Node<T, R, C>>>>,
    /// All stacks of a lower f are empty.
    least_f: usize,
}

impl<T, const R: usize, const C: usize> Open<T, R, C> {
    fn new() -> Self {
        Open {
            stacks: Vec::new(),
            least_f: 0,
        }
    }

    fn push(&mut self, node: Node<T, R, C>, h: u32) {
        let (f, h) = ((node.g + h) as usize, h as usize);
        if f >= self.stacks.len() {
            self.stacks.resize_with(f + 1, Vec::new);
        }
        let with_f = &mut self.stacks[f];
        if h >= with_f.len() {
            with_f.resize_with(h + 1, Vec::new);
        }
        with_f[h].push(node);
        self.least_f = self.least_f.min(f);
    }

    /// Removes and returns the state to expand next.
    fn pop(&mut self) -> Option<Node<T, R, C>> {
        while let Some(with_f) = self.stacks.get_mut(self.least_f) {
            let next = with_f.iter_mut().find_map(Vec::pop);
            if next.is_some() {
                return next;
            }
            self.least_f += 1;
        }
        None
    }
}
