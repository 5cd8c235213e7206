//! Iterative-deepening A*.

use crate::board::Board;
use crate::heuristic::{Heuristic, Slide};
use crate::moves::Move;
use crate::search::automaton::Automaton;
use crate::search::{LimitReached, Measures};

/// Returns the alphabetically first shortest path from `start` to the heuristic's goal, or `None`
/// if there is no path, which parity shows at once.
///
/// Runs depth-first searches under a bound on f = g + h, which is raised until one of them finds
/// the goal. All paths between two boards have the same parity, so the bound rises by two. No
/// move is taken back at once.
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
    resume(start, heuristic, &Automaton::new(2), &mut 0, measures)
}

/// A state to be expanded.
#[derive(Clone, Copy)]
struct Node<T, const R: usize, const C: usize> {
    board: Board<R, C>,
    /// The automaton's state and the blank's cell.
    edge: u32,
    /// How many moves the bound still allows.
    room: u32,
    carried: T,
}

/// Does the same as [`ida_star()`] with any automaton.
///
/// Starts at `bound`, which must not exceed the length of a shortest path, and updates it, so
/// that a later call can resume.
pub fn resume<const R: usize, const C: usize, H: Heuristic<R, C>>(
    start: Board<R, C>,
    heuristic: &H,
    automaton: &Automaton<R, C>,
    bound: &mut u32,
    measures: &mut Measures,
) -> Result<Option<Vec<Move>>, LimitReached> {
    let goal = heuristic.goal();
    if !start.can_reach(goal) {
        return Ok(None);
    }
    let (from, to) = (start.blank(), goal.blank());
    let parity = (from / C + from % C + to / C + to % C) as u32;
    let carried = heuristic.start(start);
    *bound = heuristic.estimate(carried).max(*bound);
    *bound += (*bound + parity) % 2;
    let edge = Automaton::<R, C>::start(from);
    loop {
        let room = *bound;
        // Expanding a node adds two at most, the root four.
        let root = Node {
            board: start,
            edge,
            room,
            carried,
        };
        let mut stack = vec![root; 2 * room as usize + 8];
        let mut top = 1;
        // The blank's cell by the room left, along the current path.
        let mut trail = vec![0; room as usize + 1];
        while top > 0 {
            top -= 1;
            let node = stack[top];
            let (blank, room) = ((node.edge & 15) as usize, node.room);
            trail[room as usize] = blank;
            if node.board == goal {
                let steps = trail[room as usize..].windows(2).rev();
                let way = |step: &[usize]| {
                    let mut moves = Move::ALL.iter().copied();
                    moves.find(|&m| Board::<R, C>::target(step[1], m) == Some(step[0]))
                };
                return Ok(Some(steps.filter_map(way).collect()));
            }
            if room == 0 {
                continue;
            }
            measures.expand();
            for &edge in automaton.edges(node.edge) {
                if edge == 0 {
                    break;
                }
                measures.generate()?;
                let from = (edge & 15) as usize;
                let slide = Slide::new(node.board, from);
                let carried = heuristic.next(node.carried, slide);
                // A node that the bound forbids is overwritten by the next: quicker than a branch.
                stack[top] = Node {
                    board: slide.after(),
                    edge,
                    room: room - 1,
                    carried,
                };
                top += usize::from(heuristic.estimate(carried) < room);
            }
            measures.hold(top);
        }
        *bound += 2;
    }
}
