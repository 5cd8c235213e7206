//! Iterative-deepening A*.

use crate::board::Board;
use crate::heuristic::{Heuristic, Slide};
use crate::moves::Move;
use crate::search::automaton::{Automaton, State};
use crate::search::{LimitReached, Measures};

/// Returns the alphabetically first shortest path from `start` to the heuristic's goal, or `None`
/// if there is no path, which parity shows at once.
///
/// Runs depth-first searches under a bound on f = g + h, which rises until one of them finds the
/// goal. All paths between two boards have the same parity, so the bound rises by two. No move
/// takes back the one before.
///
/// Moves are tried in alphabetical order, and whatever is cut off cannot lead to the goal within
/// the bound. So the path does not depend on the heuristic.
///
/// # Errors
///
/// Fails if the limit of `measures` is reached.
///
/// # Cost
///
/// Time grows with the number of paths, not states, whose f is at most the length of the path.
/// Holds no states but the successors along the current path.
///
/// # Source
///
/// R. E. Korf, "Depth-first iterative-deepening: an optimal admissible tree search", Artificial
/// Intelligence 27, 1985.
///
/// # Example
///
/// ```
/// use common::{ida_star, Board, Manhattan, Measures};
///
/// let board = Board::<3, 3>::new(&[4, 0, 8, 1, 3, 7, 5, 2, 6]).unwrap();
/// let manhattan = Manhattan::new(Board::GOAL);
/// let mut measures = Measures::new();
/// let path = ida_star(board, &manhattan, &mut measures)?.unwrap();
/// assert_eq!((path.len(), measures.expanded), (23, 1605));
/// # Ok::<(), common::LimitReached>(())
/// ```
pub fn ida_star<const R: usize, const C: usize, H: Heuristic<R, C>>(
    start: Board<R, C>,
    heuristic: &H,
    measures: &mut Measures,
) -> Result<Option<Vec<Move>>, LimitReached> {
    with_automaton(start, heuristic, &Automaton::new(2), measures)
}

/// Does the same as [`ida_star()`], with any automaton.
pub fn with_automaton<const R: usize, const C: usize, H: Heuristic<R, C>>(
    start: Board<R, C>,
    heuristic: &H,
    automaton: &Automaton<R, C>,
    measures: &mut Measures,
) -> Result<Option<Vec<Move>>, LimitReached> {
    if !start.can_reach(heuristic.goal()) {
        return Ok(None);
    }
    let search = BoundedSearch::new(heuristic, automaton);
    let mut bound = search.least_bound(start);
    loop {
        let path = search.run(start, bound, measures)?;
        if path.is_some() {
            return Ok(path);
        }
        bound += 2;
    }
}

/// The depth-first search that IDA* runs under each bound.
///
/// It finds the alphabetically first path if there is one that is as long as the bound, and no
/// shorter path.
pub struct BoundedSearch<'a, H, const R: usize, const C: usize> {
    heuristic: &'a H,
    automaton: &'a Automaton<R, C>,
}

/// A state that is to be expanded.
#[derive(Clone, Copy)]
struct Node<T, const R: usize, const C: usize> {
    board: Board<R, C>,
    /// The state of the automaton, which knows the cell of the blank.
    state: State,
    /// The number of moves that the bound still allows.
    room: u32,
    /// What the heuristic carries along the path.
    carried: T,
}

impl<'a, H: Heuristic<R, C>, const R: usize, const C: usize> BoundedSearch<'a, H, R, C> {
    /// A search that is guided by the heuristic and skips what the automaton forbids.
    pub fn new(heuristic: &'a H, automaton: &'a Automaton<R, C>) -> Self {
        BoundedSearch {
            heuristic,
            automaton,
        }
    }

    /// Returns the least bound under which a path may be found: the estimate, or one more if all
    /// paths have the other parity.
    pub fn least_bound(&self, start: Board<R, C>) -> u32 {
        let estimate = self.heuristic.estimate(self.heuristic.start(start));
        let (from, to) = (start.blank(), self.heuristic.goal().blank());
        let apart = (from / C).abs_diff(to / C) + (from % C).abs_diff(to % C);
        estimate + (estimate + apart as u32) % 2
    }

    /// Returns the first path of `bound` moves, or `None` if there is no path of at most that many.
    /// `bound` is the [`least_bound`](Self::least_bound), or an even number above it.
    pub fn run(
        &self,
        start: Board<R, C>,
        bound: u32,
        measures: &mut Measures,
    ) -> Result<Option<Vec<Move>>, LimitReached> {
        let goal = self.heuristic.goal();
        let root = Node {
            board: start,
            state: Automaton::<R, C>::start(start.blank()),
            room: bound,
            carried: self.heuristic.start(start),
        };
        // Expanding a node takes it off the stack and puts on at most three, the root four.
        let mut stack = vec![root; 2 * bound as usize + 8];
        let mut top = 1;
        // The cells of the blank along the current path.
        let mut trail = vec![0; bound as usize + 1];
        while top > 0 {
            top -= 1;
            let node = stack[top];
            let depth = (bound - node.room) as usize;
            trail[depth] = node.state.blank();
            if node.board == goal {
                return Ok(Some(moves_along::<R, C>(&trail[..=depth])));
            }
            if node.room > 0 {
                top += self.expand(node, &mut stack[top..], measures)?;
                measures.hold(top);
            }
        }
        Ok(None)
    }

    /// Writes the successors of a node that the bound allows to the front of `to`, in reverse order,
    /// and returns their number.
    #[inline(always)]
    fn expand(
        &self,
        node: Node<H::Carried, R, C>,
        to: &mut [Node<H::Carried, R, C>],
        measures: &mut Measures,
    ) -> Result<usize, LimitReached> {
        measures.expand();
        let mut count = 0;
        for state in self.automaton.next(node.state) {
            measures.generate()?;
            let slide = Slide::new(node.board, state.blank());
            let carried = self.heuristic.next(node.carried, slide);
            // A successor that the bound forbids is not counted, so the next one overwrites it. This
            // is faster than a branch around the write.
            to[count] = Node {
                board: slide.after(),
                state,
                room: node.room - 1,
                carried,
            };
            count += usize::from(self.heuristic.estimate(carried) < node.room);
        }
        Ok(count)
    }
}

/// Returns the moves that take the blank along these cells.
fn moves_along<const R: usize, const C: usize>(cells: &[usize]) -> Vec<Move> {
    let step = |pair: &[usize]| {
        let mut moves = Move::ALL.iter().copied();
        let m = moves.find(|&m| Board::<R, C>::target(pair[0], m) == Some(pair[1]));
        m.expect("the blank goes from a cell to a neighbour")
    };
    cells.windows(2).map(step).collect()
}
