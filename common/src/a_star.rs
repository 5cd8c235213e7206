//! A*.

use crate::board::Board;
use crate::heuristic::{Heuristic, Slide};
use crate::measures::Observer;
use crate::memory::{Memory, Visit};
use crate::moves::Move;

/// A shortest path from `start` to the heuristic's goal; `None` if there is none (told when all
/// that can be reached has been) or the observer ended the search.
///
/// Expands the state with the least f = g + h first, among equals the one generated last. When a
/// cheaper way to a state is found, the state is put among the open ones again, and its older
/// entry is passed over. So the heuristic need only be admissible, though under a consistent one
/// no state is expanded twice.
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
    memory.reach(start, Visit::START);
    let mut open = Open::default();
    open.push(0, heuristic.estimate(heuristic.start(start)), start);
    while let Some((f, board)) = open.pop() {
        let visit = memory.visit(board)?;
        if board == heuristic.goal() {
            return Some(memory.path_to(board));
        }
        let carried = heuristic.start(board);
        if visit.g() + heuristic.estimate(carried) < f {
            continue; // a cheaper way was found after this entry, and taken
        }
        observer.expanded();
        let blank = board.blank();
        let back = visit.last().map(Move::inverse);
        for m in Move::ALL {
            let next = match board.slide(m) {
                Some(next) if Some(m) != back => next,
                _ => continue,
            };
            if !observer.generated() {
                return None;
            }
            let g = visit.g() + 1;
            if memory.reach(next, Visit::new(g, m)) {
                observer.held(memory.states());
                let from = next.blank();
                let tile = board.tile(from);
                let slide = Slide {
                    board,
                    tile,
                    from,
                    to: blank,
                };
                let carried = heuristic.slide(carried, slide);
                open.push(g, heuristic.estimate(carried), next);
            }
        }
    }
    None
}

/// The open states: a stack for each f and h. The stack to look at first, by f and then by h, is
/// (`f`, `h`); those before it are empty.
#[derive(Default)]
struct Open<const R: usize, const C: usize> {
    stacks: Vec<Vec<Vec<Board<R, C>>>>,
    f: usize,
    h: usize,
}

impl<const R: usize, const C: usize> Open<R, C> {
    fn push(&mut self, g: u32, h: u32, board: Board<R, C>) {
        let (f, h) = ((g + h) as usize, h as usize);
        if f >= self.stacks.len() {
            self.stacks.resize(f + 1, Vec::new());
        }
        let by_h = &mut self.stacks[f];
        if h >= by_h.len() {
            by_h.resize(h + 1, Vec::new());
        }
        by_h[h].push(board);
        if (f, h) < (self.f, self.h) {
            self.f = f;
            self.h = h;
        }
    }

    /// A state with the least f, and that f.
    fn pop(&mut self) -> Option<(u32, Board<R, C>)> {
        while let Some(by_h) = self.stacks.get_mut(self.f) {
            match by_h.get_mut(self.h).map(Vec::pop) {
                Some(Some(board)) => return Some((self.f as u32, board)),
                Some(None) => self.h += 1,
                None => {
                    *by_h = Vec::new(); // gives its memory back
                    self.f += 1;
                    self.h = 0;
                }
            }
        }
        None
    }
}
