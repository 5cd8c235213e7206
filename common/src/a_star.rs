//! A*.

use crate::board::Board;
use crate::heuristic::{Heuristic, Slide};
use crate::measures::Observer;
use crate::memory::{Memory, Visit};
use crate::moves::Move;

/// A shortest path from `start` to the heuristic's goal; `None` if there is none (told when all
/// that can be reached has been) or the observer ended the search.
///
/// Expands the state with the least f = g + h first, among equals the one with the least h, and
/// then the one generated last. When a cheaper way to a state is found, the state is put among the
/// open ones again, and its older entry is passed over. So the heuristic need only be admissible,
/// though under a consistent one no state is expanded twice.
///
/// # Cost
///
/// Time and memory grow with the number of states whose f is less than the length of the path;
/// a state is put in and taken out in constant time, since f is a small whole number.
///
/// # Source
///
/// P. E. Hart, N. J. Nilsson and B. Raphael, "A formal basis for the heuristic determination of
/// minimum cost paths", IEEE Transactions on Systems Science and Cybernetics 4, 1968.
///
/// # Example
///
/// ```
/// use common::{a_star::a_star, manhattan::Manhattan, measures::Measures, memory::Hashed, Board};
///
/// let board = Board::<3, 3>::new(&[4, 0, 8, 1, 3, 7, 5, 2, 6]).unwrap();
/// let heuristic = Manhattan::new(Board::GOAL);
/// let mut measures = Measures::with_limit(u64::MAX);
/// let path = a_star(board, &heuristic, &mut Hashed::new(), &mut measures).unwrap();
/// assert_eq!((path.len(), measures.expanded), (23, 582));
/// ```
pub fn a_star<const R: usize, const C: usize, H, M, O>(
    start: Board<R, C>,
    heuristic: &H,
    memory: &mut M,
    observer: &mut O,
) -> Option<Vec<Move>>
where
    H: Heuristic<R, C>,
    M: Memory<R, C>,
    O: Observer,
{
    memory.start(start);
    let mut open = Open::with_capacity(120 * Board::<R, C>::CELLS);
    let carried = heuristic.start(start);
    open.push(stack(0, heuristic.estimate(carried)), start, carried);
    while let Some((place, board, carried)) = open.pop() {
        let visit = memory.visit(board)?;
        if board == heuristic.goal() {
            return Some(memory.path_to(board));
        }
        if place != stack(visit.g(), heuristic.estimate(carried)) {
            continue; // a cheaper way was found in the meantime
        }
        observer.expanded();
        let blank = board.blank();
        let g = visit.g() + 1;
        let back = visit.last().map(Move::inverse);
        for m in Move::ALL {
            let from = match Board::<R, C>::target(blank, m) {
                Some(from) if Some(m) != back => from,
                _ => continue,
            };
            if !observer.generated() {
                return None;
            }
            let next = board.swap_blank(blank, from);
            if memory.reach(next, Visit::new(g, m)) {
                observer.held(memory.states());
                let carried = heuristic.next(carried, Slide::new(board, from));
                open.push(stack(g, heuristic.estimate(carried)), next, carried);
            }
        }
    }
    None
}

/// The open states: a stack for each f and h, all of them in one vector.
struct Open<B, T> {
    /// The top of each stack.
    tops: Vec<u32>,
    /// The stacks before this one are empty.
    first: usize,
    entries: Vec<Entry<B, T>>,
    /// The top of the stack of those entries that are taken out and may be used again.
    free: u32,
}

/// An open state.
#[derive(Clone, Copy)]
struct Entry<B, T> {
    board: B,
    carried: T,
    /// The entry below it in its stack.
    below: u32,
}

/// What is below the lowest entry.
const NONE: u32 = u32::MAX;

/// The stacks are in order of f, then h, which is at most f.
fn stack(g: u32, h: u32) -> usize {
    let f = (g + h) as usize;
    f * (f + 1) / 2 + h as usize
}

impl<B: Copy, T: Copy> Open<B, T> {
    fn with_capacity(states: usize) -> Self {
        Open {
            tops: Vec::new(),
            first: 0,
            entries: Vec::with_capacity(states),
            free: NONE,
        }
    }

    fn push(&mut self, stack: usize, board: B, carried: T) {
        if stack >= self.tops.len() {
            self.tops.resize(stack + 1, NONE);
        }
        let top = &mut self.tops[stack];
        let entry = Entry {
            board,
            carried,
            below: *top,
        };
        if let Some(free) = self.entries.get_mut(self.free as usize) {
            *top = std::mem::replace(&mut self.free, free.below);
            *free = entry;
        } else {
            *top = self.entries.len() as u32;
            self.entries.push(entry);
        }
        self.first = self.first.min(stack);
    }

    /// The top of the first stack that is not empty, and which stack it is.
    fn pop(&mut self) -> Option<(usize, B, T)> {
        while let Some(top) = self.tops.get_mut(self.first) {
            if let Some(entry) = self.entries.get_mut(*top as usize) {
                let place = std::mem::replace(top, entry.below);
                entry.below = std::mem::replace(&mut self.free, place);
                return Some((self.first, entry.board, entry.carried));
            }
            self.first += 1;
        }
        None
    }
}
