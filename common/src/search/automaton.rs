//! Finite-state pruning of duplicate move sequences.

use crate::board::Board;
use std::collections::HashSet;

/// Which moves a depth-first search may try after its last ones (L. A. Taylor and R. E. Korf,
/// "Pruning duplicate nodes in depth-first search", AAAI-93).
///
/// A string of moves is *pruned* if a shorter one, or an alphabetically smaller one as long, moves
/// all tiles alike. With that in its place a path would be shorter or smaller: so the
/// alphabetically first shortest path has no pruned string in it, and a search still finds it.
///
/// A state is the blank's cell and as many of the last moves as can begin a pruned string.
#[derive(Clone, Debug)]
pub struct Automaton<const R: usize, const C: usize> {
    edges: Vec<[u32; 4]>,
}

/// A string that is not pruned, in a trie with a root for each cell of the blank.
#[derive(Clone, Copy, Default)]
struct Node {
    parent: u32,
    /// The string without its first move.
    suffix: u32,
    /// The strings that are one move longer, by that move; 0 for none.
    children: [u32; 4],
    blank: u8,
    /// Whether a pruned string begins with this one.
    kept: bool,
}

impl<const R: usize, const C: usize> Automaton<R, C> {
    /// Knows the pruned strings of at most `depth` moves; 2, the least, only forbids to take a move
    /// back. Tries all in order: pruned is what has a pruned part, or leads to a board met before
    /// (at this length or two moves earlier). Depth 14 on 4×4: 53,205 states, 0.1 s.
    pub fn new(depth: u32) -> Self {
        let mut nodes = Vec::new();
        for blank in 0..R * C {
            nodes.push(Node {
                blank: blank as u8,
                kept: true,
                ..Node::default()
            });
        }
        // For each root, the strings of the last two lengths, and the boards they lead to.
        let start = |blank| (blank, Board::<R, C>::GOAL.swap_blank(R * C - 1, blank));
        let mut levels: Vec<_> = (0..R * C)
            .map(|blank| (vec![], vec![start(blank)]))
            .collect();
        for length in 1..=depth.max(2) {
            for (before, last) in &mut levels {
                let mut seen: HashSet<_> = before.iter().map(|&(_, board)| board).collect();
                let mut longer = Vec::new();
                for &(parent, board) in last.iter() {
                    for (m, next) in board.successors() {
                        let mut suffix = next.blank() as u32;
                        if length > 1 {
                            suffix = nodes[nodes[parent].suffix as usize].children[m as usize];
                            if suffix == 0 {
                                continue;
                            }
                        }
                        if seen.insert(next) {
                            nodes[parent].children[m as usize] = nodes.len() as u32;
                            longer.push((nodes.len(), next));
                            nodes.push(Node {
                                parent: parent as u32,
                                suffix,
                                blank: next.blank() as u8,
                                ..Node::default()
                            });
                        } else {
                            let mut prefix = parent;
                            while !nodes[prefix].kept {
                                nodes[prefix].kept = true;
                                prefix = nodes[prefix].parent as usize;
                            }
                        }
                    }
                }
                *before = std::mem::replace(last, longer);
            }
        }
        // A state for each node that is kept; others are in that of their longest kept suffix.
        let (mut states, mut count) = (Vec::new(), 0);
        for node in &nodes {
            states.push(if node.kept {
                count
            } else {
                states[node.suffix as usize]
            });
            count += u32::from(node.kept);
        }
        let edges = |node: &Node| {
            let mut edges = [0; 4];
            let children = node.children.iter().rev().filter(|&&child| child != 0);
            for (edge, &child) in edges.iter_mut().zip(children) {
                *edge = states[child as usize] << 4 | u32::from(nodes[child as usize].blank);
            }
            edges
        };
        Automaton {
            edges: nodes.iter().filter(|node| node.kept).map(edges).collect(),
        }
    }

    /// The first state, and in the low four bits the blank.
    pub fn start(blank: usize) -> u32 {
        (blank << 4 | blank) as u32
    }

    /// The moves to try, *last one first*, each as the next state with the blank; then zeros.
    pub fn edges(&self, edge: u32) -> &[u32; 4] {
        &self.edges[(edge >> 4) as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::heuristic::Manhattan;
    use crate::permutation::factorial;
    use crate::search::ida_star::resume;
    use crate::search::Measures;
    use crate::{DistanceTable, Move};

    #[test]
    fn the_first_shortest_path_survives_on_all_of_3x3() {
        let heuristic = Manhattan::new(Board::<3, 3>::GOAL);
        let table = DistanceTable::new(Board::<3, 3>::GOAL);
        let automata = [2, 7, 12, 16].map(Automaton::new);
        for (rank, automaton) in (0..factorial(9)).zip(automata.iter().cycle()) {
            let board = Board::unrank(rank).unwrap();
            let path = resume(board, &heuristic, automaton, &mut 0, &mut Measures::new());
            assert_eq!(path, Ok(table.path(board, |_| Move::ALL)), "{board:?}");
        }
    }

    #[test]
    fn every_string_that_is_not_pruned_leads_to_a_board_of_its_own() {
        let automaton = Automaton::<3, 3>::new(12);
        let mut level = vec![(Board::<3, 3>::GOAL, Automaton::<3, 3>::start(8))];
        let mut seen = HashSet::from([Board::GOAL]);
        for _ in 0..12 {
            let mut next = Vec::new();
            for (board, edge) in level {
                for &to in automaton.edges(edge).iter().take_while(|&&to| to != 0) {
                    let board = board.swap_blank(board.blank(), (to & 15) as usize);
                    assert!(seen.insert(board));
                    next.push((board, to));
                }
            }
            level = next;
        }
        let table = DistanceTable::new(Board::<3, 3>::GOAL);
        let near = |&rank: &u64| {
            let distance = table.distance(Board::unrank(rank).unwrap());
            distance.map_or(false, |distance| distance <= 12)
        };
        assert_eq!(seen.len(), (0..factorial(9)).filter(near).count());
    }

    #[test]
    fn sizes() {
        let states = |depth| Automaton::<4, 4>::new(depth).edges.len();
        assert_eq!([0, 2, 8, 14].map(states), [64, 64, 878, 53_205]);
    }
}
