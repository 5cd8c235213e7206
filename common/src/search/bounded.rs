//! The depth-first search that IDA* repeats with rising bounds.

use crate::board::Board;
use crate::heuristic::{Heuristic, Slide};
use crate::moves::Move;
use crate::search::automaton::{Automaton, State};
use crate::search::{LimitReached, Measures};

/// A depth-first search that cuts off every path that cannot lead to the goal within a bound.
///
/// It finds the alphabetically first path of exactly `bound` moves. The caller guarantees that
/// there is no shorter path: it has searched under all lower bounds.
///
/// The search can be divided into *branches*: paths from the start that all paths within the bound
/// start with. To search below all branches is to search below the start.
pub struct BoundedSearch<'a, H, const R: usize, const C: usize> {
    heuristic: &'a H,
    automaton: &'a Automaton<R, C>,
}

/// A state on a path.
#[derive(Clone, Copy)]
struct Node<T, const R: usize, const C: usize> {
    board: Board<R, C>,
    /// The state of the automaton, which includes the cell of the blank.
    state: State,
    /// The number of moves that the bound still allows.
    room: u32,
    /// What the heuristic carries along the path.
    carried: T,
}

/// A path from the start.
pub struct Branch<T, const R: usize, const C: usize> {
    moves: Vec<Move>,
    end: Node<T, R, C>,
}

/// Called when the limit of the measures is reached. The search goes on if it raises the limit.
pub type AtLimit<'a> = &'a mut dyn FnMut(&mut Measures) -> Result<(), LimitReached>;

impl<'a, H: Heuristic<R, C>, const R: usize, const C: usize> BoundedSearch<'a, H, R, C> {
    /// A search that is guided by the heuristic and makes only moves that the automaton allows.
    pub fn new(heuristic: &'a H, automaton: &'a Automaton<R, C>) -> Self {
        BoundedSearch {
            heuristic,
            automaton,
        }
    }

    /// Returns the least bound worth searching under: the estimate, or one more if paths have the
    /// other parity. Later bounds rise by two, because all paths have the same parity.
    pub fn least_bound(&self, start: Board<R, C>) -> u32 {
        let estimate = self.heuristic.estimate(self.heuristic.start(start));
        let (from, to) = (start.blank(), self.heuristic.goal().blank());
        let apart = (from / C).abs_diff(to / C) + (from % C).abs_diff(to % C);
        estimate + (estimate + apart as u32) % 2
    }

    /// Returns the first path of `bound` moves from `start`, or `None` if there is none.
    pub fn run(
        &self,
        start: Board<R, C>,
        bound: u32,
        measures: &mut Measures,
        at_limit: AtLimit<'_>,
    ) -> Result<Option<Vec<Move>>, LimitReached> {
        self.run_below(&self.root(start, bound), measures, at_limit)
    }

    /// Returns the first path of as many moves as the bound allows that starts with this branch, or
    /// `None` if there is none.
    pub fn run_below(
        &self,
        branch: &Branch<H::Carried, R, C>,
        measures: &mut Measures,
        at_limit: AtLimit<'_>,
    ) -> Result<Option<Vec<Move>>, LimitReached> {
        let (goal, most_moves) = (self.heuristic.goal(), branch.end.room);
        // Expanding a node takes it off the stack and puts on at most three, the root four.
        let mut stack = vec![branch.end; 2 * most_moves as usize + 8];
        let mut top = 1;
        // The cells of the blank along the current path.
        let mut trail = vec![0; most_moves as usize + 1];
        while top > 0 {
            top -= 1;
            let node = stack[top];
            let depth = (most_moves - node.room) as usize;
            trail[depth] = node.state.blank();
            if node.board == goal {
                let mut path = branch.moves.clone();
                path.extend(moves_along::<R, C>(&trail[..=depth]));
                return Ok(Some(path));
            }
            if node.room > 0 {
                top = self.expand(node, &mut stack, top, measures, at_limit)?;
                measures.hold(top);
            }
        }
        Ok(None)
    }

    /// Returns the branches of the least length that has at least `count` of them, in alphabetical
    /// order, or those of `bound` moves if no length has as many.
    pub fn branches(
        &self,
        start: Board<R, C>,
        bound: u32,
        count: usize,
        measures: &mut Measures,
        at_limit: AtLimit<'_>,
    ) -> Result<Vec<Branch<H::Carried, R, C>>, LimitReached> {
        let root = self.root(start, bound);
        let mut successors = [root.end; 4];
        let mut branches = vec![root];
        for _ in 0..bound {
            if branches.len() >= count {
                break;
            }
            let mut longer = Vec::new();
            for branch in &branches {
                let number = self.expand(branch.end, &mut successors, 0, measures, at_limit)?;
                for &end in successors[..number].iter().rev() {
                    let step = [branch.end.state.blank(), end.state.blank()];
                    let mut moves = branch.moves.clone();
                    moves.extend(moves_along::<R, C>(&step));
                    longer.push(Branch { moves, end });
                }
            }
            branches = longer;
        }
        Ok(branches)
    }

    /// Returns the branch without moves.
    fn root(&self, start: Board<R, C>, bound: u32) -> Branch<H::Carried, R, C> {
        Branch {
            moves: Vec::new(),
            end: Node {
                board: start,
                state: Automaton::<R, C>::start(start.blank()),
                room: bound,
                carried: self.heuristic.start(start),
            },
        }
    }

    /// Writes the successors of a node that the bound allows to the stack, from index `top` on, in
    /// reverse alphabetical order. Returns the index after the last of them.
    #[inline(always)]
    fn expand(
        &self,
        node: Node<H::Carried, R, C>,
        stack: &mut [Node<H::Carried, R, C>],
        mut top: usize,
        measures: &mut Measures,
        at_limit: AtLimit<'_>,
    ) -> Result<usize, LimitReached> {
        measures.expand();
        let before = top;
        for state in self.automaton.next(node.state) {
            if measures.generate().is_err() {
                generate_more(measures, at_limit)?;
            }
            let slide = Slide::new(node.board, state.blank());
            let carried = self.heuristic.next(node.carried, slide);
            // The top does not rise for a successor that the bound forbids, so the next one overwrites
            // it. This is faster than a branch around the write.
            stack[top] = Node {
                board: slide.after(),
                state,
                room: node.room - 1,
                carried,
            };
            let estimate = self.heuristic.estimate(carried);
            // The node is at most one move nearer to the goal than its successor. If that is still
            // too far, no other successor can lead to the goal either. An estimate that changes by
            // one with each move never shows this, but that of a pattern database can: with 8 moves
            // left, a node of estimate 8 may have a successor of estimate 11.
            if estimate > node.room + 1 {
                return Ok(before);
            }
            top += usize::from(estimate < node.room);
        }
        Ok(top)
    }
}

/// Counts a state that is about to be generated, once the limit is raised.
#[cold]
fn generate_more(measures: &mut Measures, at_limit: AtLimit<'_>) -> Result<(), LimitReached> {
    at_limit(measures)?;
    measures.generate()
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
