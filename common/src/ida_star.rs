//! Iterative-deepening A*.

use crate::automaton::Automaton;
use crate::board::Board;
use crate::heuristic::{Heuristic, Slide};
use crate::measures::Observer;
use crate::moves::Move;

/// The alphabetically first shortest path from `start` to the heuristic's goal; `None` if there
/// is none (which parity tells at once) or the observer ended the search.
///
/// Depth-first searches under a bound on f = g + h that rises until one of them finds the goal. A
/// path's length has the parity of the blank's way to its goal, so the bound rises by two. No
/// state is followed back to its parent.
///
/// Moves are tried in alphabetical order and whatever is cut off cannot lead to the goal within
/// the bound; so the path found is the alphabetically first of the shortest, whatever the
/// heuristic.
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
/// use common::{ida_star, manhattan::Manhattan, measures::Measures, Board};
///
/// let board = Board::<3, 3>::new(&[4, 0, 8, 1, 3, 7, 5, 2, 6]).unwrap();
/// let heuristic = Manhattan::new(Board::GOAL);
/// let mut measures = Measures::with_limit(u64::MAX);
/// let path = ida_star(board, &heuristic, &mut measures).unwrap();
/// assert_eq!((path.len(), measures.expanded), (23, 1605));
/// ```
pub fn ida_star<const R: usize, const C: usize, H: Heuristic<R, C>, O: Observer>(
    start: Board<R, C>,
    heuristic: &H,
    observer: &mut O,
) -> Option<Vec<Move>> {
    resume(start, heuristic, &Automaton::new(2), &mut 0, observer)
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

/// [`ida_star`] with any automaton, from `bound` on, at most the length looked for; leaves there
/// the bound that it comes to.
pub fn resume<const R: usize, const C: usize, H: Heuristic<R, C>, O: Observer>(
    start: Board<R, C>,
    heuristic: &H,
    automaton: &Automaton<R, C>,
    bound: &mut u32,
    observer: &mut O,
) -> Option<Vec<Move>> {
    let goal = heuristic.goal();
    if !start.can_reach(goal) {
        return None;
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
                return steps.filter_map(way).collect::<Vec<_>>().into();
            }
            if room == 0 {
                continue;
            }
            observer.expanded();
            for &edge in automaton.edges(node.edge) {
                if edge == 0 {
                    break;
                }
                if !observer.generated() {
                    return None;
                }
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
            observer.held(top);
        }
        *bound += 2;
    }
}
