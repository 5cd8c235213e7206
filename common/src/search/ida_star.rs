//! Iterative-deepening A*.

use crate::board::Board;
use crate::heuristic::Heuristic;
use crate::moves::Move;
use crate::search::automaton::Automaton;
use crate::search::bounded::BoundedSearch;
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
    ida_star_within(start, heuristic, u32::MAX, measures)
}

/// Does the same as [`ida_star()`], but gives up if no path has at most `most_moves` moves.
///
/// # Errors
///
/// Fails if there are paths to the goal, but none of at most `most_moves` moves, or if the limit of
/// `measures` is reached.
///
/// # Example
///
/// ```
/// use common::{ida_star_within, Board, LimitReached, Manhattan, Measures};
///
/// let board = Board::<3, 3>::new(&[4, 0, 8, 1, 3, 7, 5, 2, 6]).unwrap(); // 23 moves
/// let manhattan = Manhattan::new(Board::GOAL);
/// let path = ida_star_within(board, &manhattan, 22, &mut Measures::new());
/// assert_eq!(path, Err(LimitReached));
/// ```
pub fn ida_star_within<const R: usize, const C: usize, H: Heuristic<R, C>>(
    start: Board<R, C>,
    heuristic: &H,
    most_moves: u32,
    measures: &mut Measures,
) -> Result<Option<Vec<Move>>, LimitReached> {
    let automaton = Automaton::without_reversals();
    with_automaton(start, heuristic, &automaton, most_moves, measures)
}

/// Does the same as [`ida_star_within()`], with any automaton.
pub fn with_automaton<const R: usize, const C: usize, H: Heuristic<R, C>>(
    start: Board<R, C>,
    heuristic: &H,
    automaton: &Automaton<R, C>,
    most_moves: u32,
    measures: &mut Measures,
) -> Result<Option<Vec<Move>>, LimitReached> {
    if !start.can_reach(heuristic.goal()) {
        return Ok(None);
    }
    let search = BoundedSearch::new(heuristic, automaton);
    let mut bound = search.least_bound(start);
    while bound <= most_moves {
        let path = search.run(start, bound, measures, &mut |_| Err(LimitReached))?;
        if path.is_some() {
            return Ok(path);
        }
        bound += 2;
    }
    Err(LimitReached)
}
