//! Which moves a depth-first search may skip, because another sequence of moves replaces them.
//!
//! # Redundant sequences
//!
//! Take sequences of moves that start with the blank on one certain cell. Two of them have *the
//! same effect* if they permute the tiles in the same way, whatever the tiles are. A sequence is
//! *redundant* if another sequence has the same effect and is shorter, or equally long and
//! alphabetically smaller.
//!
//! - `LR` is redundant: it has the effect of making no move at all.
//! - With the blank at the top left of a square of 2×2 cells, `RDLURD` takes it clockwise round the
//!   square one and a half times. `DRULDR` goes counterclockwise and ends on the same cell. Either way,
//!   each of the three tiles moves two cells round the square, to the opposite corner, so the effect is
//!   the same. `D` comes before `R`, so the first is redundant.
//!
//! The alphabetically first shortest path contains no redundant sequence: with the better
//! sequence in its place, the path would be shorter or smaller. So a search that never completes a
//! redundant sequence still finds this path, and it generates fewer states.
//!
//! # Finding them
//!
//! For each cell of the blank, all sequences of up to a given length are tried: shorter ones first, and
//! those of one length in alphabetical order. A sequence is redundant if it contains a shorter
//! redundant sequence, or if it reaches a board that a sequence before it has reached. The sequences
//! that are not redundant form a *trie*, a tree with an edge for each move.
//!
//! # The automaton
//!
//! Of all moves that led to a board, a search need only remember those that can be the start of a
//! redundant sequence. They are the *state* of a finite automaton: the longest suffix of the moves
//! made so far that is a proper prefix of a redundant sequence. Each state lists the moves that do not
//! complete a redundant sequence, with the state that follows. For example, with sequences of two
//! moves, the states are the last move and the blank's cell, and each state lists all moves but the
//! one that takes the last one back.
//!
//! # Source
//!
//! L. A. Taylor and R. E. Korf, "Pruning duplicate nodes in depth-first search", AAAI-93.

use crate::board::Board;
use crate::moves::Move;
use rustc_hash::FxHashSet;

/// The automaton that forbids the redundant sequences up to some length.
#[derive(Clone, Debug)]
pub struct Automaton<const R: usize, const C: usize> {
    /// For each state, those that may follow, the last move's first, then [`State::NONE`].
    next: Vec<[State; 4]>,
}

/// A state of the automaton, which includes the cell of the blank.
///
/// Packed into one word, so that the table stays small: the state with index 5 and the blank on
/// cell 14 is `0x5E`. The states with indices `0..R·C` are those before the first move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State(u32);

impl State {
    /// No state. It has the value of a state before the first move, which never follows another.
    const NONE: State = State(0);

    fn new(index: u32, blank: usize) -> State {
        State(index << 4 | blank as u32)
    }

    fn index(self) -> usize {
        (self.0 >> 4) as usize
    }

    /// Returns the cell of the blank.
    #[inline]
    pub fn blank(self) -> usize {
        (self.0 & 15) as usize
    }
}

impl<const R: usize, const C: usize> Automaton<R, C> {
    /// Builds the automaton for redundant sequences of at most `length` moves. The least length, 2,
    /// only forbids taking a move back.
    ///
    /// On 4×4, a length of 14 takes about 0.1 s and gives 53,205 states.
    pub fn new(length: u32) -> Self {
        let trie = Trie::<R, C>::new(length.max(2));
        let states = trie.states();
        let follow = |sequence: &Sequence| {
            let mut next = [State::NONE; 4];
            let longer = sequence.longer.iter().rev().filter(|&&id| id != 0);
            for (state, &id) in next.iter_mut().zip(longer) {
                *state = states[id as usize];
            }
            next
        };
        let kept = trie.sequences.iter().filter(|sequence| sequence.matters);
        Automaton {
            next: kept.map(follow).collect(),
        }
    }

    /// Builds the automaton that only forbids taking a move back: the same as that of length 2, but
    /// without a search for redundant sequences.
    pub fn without_reversals() -> Self {
        let cells = R * C;
        // The states before the first move are followed by one for each cell and last move.
        let after = |blank, m| {
            let target = Board::<R, C>::target(blank, m)?;
            Some(State::new((cells + 4 * target + m as usize) as u32, target))
        };
        let follow = |blank, last: Option<Move>| {
            let onward = Move::ALL.iter().rev().filter(|m| last != Some(m.inverse()));
            let mut next = [State::NONE; 4];
            for (next, state) in next.iter_mut().zip(onward.filter_map(|&m| after(blank, m))) {
                *next = state;
            }
            next
        };
        let mut next: Vec<_> = (0..cells).map(|blank| follow(blank, None)).collect();
        for blank in 0..cells {
            next.extend(Move::ALL.iter().map(|&m| follow(blank, Some(m))));
        }
        Automaton { next }
    }

    /// Returns the state before the first move.
    pub fn start(blank: usize) -> State {
        State::new(blank as u32, blank)
    }

    /// Returns the states after each move to be tried, in *reverse* alphabetical order of the moves:
    /// put on a stack one by one, they come off in alphabetical order.
    #[inline]
    pub fn next(&self, state: State) -> impl Iterator<Item = State> + '_ {
        let next = self.next[state.index()].iter().copied();
        next.take_while(|&next| next != State::NONE)
    }
}

/// A sequence of moves that is not redundant.
#[derive(Clone, Copy)]
struct Sequence {
    /// The sequence without its last move.
    parent: u32,
    /// The sequence without its first move.
    suffix: u32,
    /// The sequences that are one move longer, by that move; 0 if it would be redundant.
    longer: [u32; 4],
    /// The cell of the blank after the moves.
    blank: u8,
    /// Whether a redundant sequence starts with this one, so that a search has to remember it.
    matters: bool,
}

/// The sequences that are not redundant, shorter ones first. The empty ones are the first `R·C`: the
/// one with the blank on cell c has the index c.
struct Trie<const R: usize, const C: usize> {
    sequences: Vec<Sequence>,
}

/// The sequences of the last two lengths that start with the blank on one cell, as their indices
/// and the boards that they reach from one board.
struct Frontier<const R: usize, const C: usize> {
    shorter: Vec<(u32, Board<R, C>)>,
    longest: Vec<(u32, Board<R, C>)>,
}

impl<const R: usize, const C: usize> Trie<R, C> {
    /// Tries all sequences of at most `length` moves.
    fn new(length: u32) -> Self {
        let empty = |blank| Sequence {
            parent: 0,
            suffix: 0,
            longer: [0; 4],
            blank: blank as u8,
            matters: true,
        };
        let mut trie = Trie {
            sequences: (0..R * C).map(empty).collect(),
        };
        let start = |blank| Board::GOAL.swap_blank(R * C - 1, blank);
        let frontier = |blank| Frontier {
            shorter: Vec::new(),
            longest: vec![(blank as u32, start(blank))],
        };
        let mut frontiers: Vec<_> = (0..R * C).map(frontier).collect();
        for _ in 0..length {
            for frontier in &mut frontiers {
                trie.lengthen(frontier);
            }
        }
        trie
    }

    /// Tries the sequences that are one move longer than the longest of the frontier.
    ///
    /// Each of those is a shortest way to its board. One more move leads to a board that is one
    /// move farther, or one move nearer, so no other lengths need to be compared.
    fn lengthen(&mut self, frontier: &mut Frontier<R, C>) {
        let mut reached = FxHashSet::default();
        // A sequence has at most three that are one move longer. Growing the set would take as long as
        // all the rest.
        reached.reserve(3 * frontier.longest.len());
        reached.extend(frontier.shorter.iter().map(|&(_, board)| board));
        let mut longer = Vec::new();
        for &(parent, board) in &frontier.longest {
            for (m, next) in board.successors() {
                let suffix = match self.suffix(parent, m, next.blank()) {
                    Some(suffix) => suffix,
                    None => continue,
                };
                if reached.insert(next) {
                    let id = self.add(parent, m, suffix, next.blank());
                    longer.push((id, next));
                } else {
                    self.mark_prefixes(parent);
                }
            }
        }
        frontier.shorter = std::mem::replace(&mut frontier.longest, longer);
    }

    /// Returns the sequence `parent` with the move `m` at its end and without its first move, or `None`
    /// if this is redundant.
    fn suffix(&self, parent: u32, m: Move, blank: usize) -> Option<u32> {
        if (parent as usize) < R * C {
            return Some(blank as u32);
        }
        let inner = self.sequences[parent as usize].suffix;
        let suffix = self.sequences[inner as usize].longer[m as usize];
        Some(suffix).filter(|&suffix| suffix != 0)
    }

    fn add(&mut self, parent: u32, m: Move, suffix: u32, blank: usize) -> u32 {
        let id = self.sequences.len() as u32;
        self.sequences[parent as usize].longer[m as usize] = id;
        self.sequences.push(Sequence {
            parent,
            suffix,
            longer: [0; 4],
            blank: blank as u8,
            matters: false,
        });
        id
    }

    /// Marks a sequence that a redundant one starts with, and all that it starts with itself.
    fn mark_prefixes(&mut self, mut prefix: u32) {
        while !self.sequences[prefix as usize].matters {
            self.sequences[prefix as usize].matters = true;
            prefix = self.sequences[prefix as usize].parent;
        }
    }

    /// Returns the state after each sequence: a new one if it matters, and otherwise the state after
    /// its longest suffix that does, as the moves before that can be forgotten.
    fn states(&self) -> Vec<State> {
        let mut states: Vec<State> = Vec::with_capacity(self.sequences.len());
        let mut count = 0;
        for sequence in &self.sequences {
            if sequence.matters {
                states.push(State::new(count, usize::from(sequence.blank)));
                count += 1;
            } else {
                states.push(states[sequence.suffix as usize]);
            }
        }
        states
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::distance_table::DistanceTable;
    use crate::heuristic::Manhattan;
    use crate::permutation::factorial;
    use crate::search::ida_star::with_automaton;
    use crate::search::Measures;

    #[test]
    fn the_first_shortest_path_survives_on_all_of_3x3() {
        let heuristic = Manhattan::new(Board::<3, 3>::GOAL);
        let table = DistanceTable::new(Board::<3, 3>::GOAL);
        let automata = [2, 7, 12, 16].map(Automaton::new);
        for (rank, automaton) in (0..factorial(9)).zip(automata.iter().cycle()) {
            let board = Board::unrank(rank).unwrap();
            let path = with_automaton(board, &heuristic, automaton, 50, &mut Measures::new());
            assert_eq!(path, Ok(table.path(board, |_| Move::ALL)), "{board:?}");
        }
    }

    #[test]
    fn sequences_that_are_not_redundant_reach_each_board_once() {
        let automaton = Automaton::<3, 3>::new(12);
        let mut level = vec![(Board::<3, 3>::GOAL, Automaton::<3, 3>::start(8))];
        let mut seen = FxHashSet::from_iter([Board::GOAL]);
        for _ in 0..12 {
            let mut longer = Vec::new();
            for (board, state) in level {
                for next in automaton.next(state) {
                    let board = board.swap_blank(state.blank(), next.blank());
                    assert!(seen.insert(board));
                    longer.push((board, next));
                }
            }
            level = longer;
        }
        let table = DistanceTable::new(Board::<3, 3>::GOAL);
        let near = |&rank: &u64| {
            let distance = table.distance(Board::unrank(rank).unwrap());
            distance.map_or(false, |distance| distance <= 12)
        };
        assert_eq!(seen.len(), (0..factorial(9)).filter(near).count());
    }

    #[test]
    fn without_reversals_is_the_same_as_length_2() {
        let (one, other) = (
            Automaton::<3, 4>::new(2),
            Automaton::<3, 4>::without_reversals(),
        );
        let starts = (0..12).map(Automaton::<3, 4>::start);
        let mut pairs: Vec<_> = starts.map(|state| (state, state)).collect();
        for _ in 0..6 {
            let mut longer = Vec::new();
            for (a, b) in pairs {
                let next: Vec<_> = one.next(a).zip(other.next(b)).collect();
                assert_eq!(one.next(a).count(), other.next(b).count());
                assert!(next.iter().all(|(a, b)| a.blank() == b.blank()));
                longer.extend(next);
            }
            pairs = longer;
        }
    }

    /// The moves that may follow some moves, which start with the blank on cell 5.
    fn after(automaton: &Automaton<4, 4>, moves: &str) -> String {
        let mut state = Automaton::<4, 4>::start(5);
        let letter = |from: State, to: State| {
            let leads = |&&m: &&Move| Board::<4, 4>::target(from.blank(), m) == Some(to.blank());
            Move::ALL.iter().find(leads).unwrap().letter()
        };
        for m in moves.chars() {
            let mut next = automaton.next(state);
            state = next.find(|&next| letter(state, next) == m).unwrap();
        }
        let next = automaton.next(state);
        next.map(|next| letter(state, next)).collect()
    }

    #[test]
    fn the_examples_of_the_documentation() {
        let automaton = Automaton::new(6);
        assert_eq!(after(&automaton, ""), "URLD");
        assert_eq!(after(&automaton, "R"), "URD");
        assert_eq!(after(&automaton, "DRULD"), "RLD");
        assert_eq!(after(&automaton, "RDLUR"), "UR");
    }

    #[test]
    fn sizes() {
        let states = |length| Automaton::<4, 4>::new(length).next.len();
        assert_eq!([0, 2, 8, 14].map(states), [64, 64, 878, 53_205]);
    }
}
