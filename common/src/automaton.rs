//! Finite-state pruning of duplicate move sequences.

use crate::board::Board;
use crate::moves::Move;
use rustc_hash::FxHashSet;

/// Which moves a depth-first search may try after those it has made (L. A. Taylor and R. E. Korf,
/// "Pruning duplicate nodes in depth-first search", AAAI-93).
///
/// A string of moves is *pruned* if, from the same cell of the blank, a shorter string or an
/// alphabetically smaller one as long moves all tiles to the same cells. The alphabetically first
/// shortest path has no pruned string in it: the other string in its place would make a shorter
/// path, or a smaller one as long. So a search that follows no pruned string still finds it.
///
/// The automaton knows the pruned strings of at most `depth` moves. Its state is the blank's cell
/// and as many of the latest moves as can begin one of them. Depth 2 forbids to take a move back
/// and nothing else, with 64 states on 4×4; depth 8 has 878 and takes 1 ms to make, depth 14 has
/// 53,205 and takes 60 ms, and more than halves what is expanded.
#[derive(Clone, Debug)]
pub struct Automaton<const R: usize, const C: usize> {
    edges: Vec<[u32; 4]>,
}

/// A string that is not pruned, in a trie with a root for every cell of the blank.
#[derive(Clone, Copy)]
struct Node {
    parent: u32,
    /// The string without its first move.
    suffix: u32,
    /// The first of the strings that are one move longer; they are in the order of moves.
    child: u32,
    /// Which moves make them, a bit a move.
    moves: u8,
    blank: u8,
    /// Whether a pruned string begins with this one.
    kept: bool,
}

impl<const R: usize, const C: usize> Automaton<R, C> {
    /// Tries all strings of at most `depth` moves (at least 2), shorter ones first, those of a
    /// length in alphabetical order. So a string is pruned exactly if a part of it is, or if what
    /// it leads to was met before, and then it was met at its own length or two moves before.
    pub fn new(depth: u32) -> Self {
        let root = |blank: usize| Node {
            parent: 0,
            suffix: 0,
            child: 0,
            moves: 0,
            blank: blank as u8,
            kept: true,
        };
        let mut nodes: Vec<Node> = (0..R * C).map(root).collect();
        // For each root the last two lengths: the nodes, and what has got where on each cell.
        let start = 0xFEDC_BA98_7654_3210_u64;
        let mut levels: Vec<_> = (0..R * C).map(|k| [Vec::new(), vec![(k, start)]]).collect();
        let mut seen = FxHashSet::default();
        for length in 1..=depth.max(2) {
            for level in &mut levels {
                let mut longer = Vec::new();
                seen.clear();
                seen.extend(level[0].iter().map(|&(_, word)| word));
                for &(parent, word) in &level[1] {
                    let Node { suffix, blank, .. } = nodes[parent];
                    nodes[parent].child = nodes.len() as u32;
                    for &m in &Move::ALL {
                        let to = match Board::<R, C>::target(blank.into(), m) {
                            Some(to) => to,
                            None => continue,
                        };
                        let shorter = nodes[suffix as usize];
                        if length > 1 && shorter.moves >> m as u8 & 1 == 0 {
                            continue;
                        }
                        let swap = (word >> (4 * blank) ^ word >> (4 * to)) & 15;
                        let word = word ^ swap << (4 * blank) ^ swap << (4 * to);
                        if seen.insert(word) {
                            nodes[parent].moves |= 1 << m as u8;
                            let before = shorter.moves & ((1 << m as u8) - 1);
                            let suffix = match length {
                                1 => to as u32,
                                _ => shorter.child + before.count_ones(),
                            };
                            longer.push((nodes.len(), word));
                            let parent = parent as u32;
                            let kept = false;
                            nodes.push(Node {
                                parent,
                                suffix,
                                kept,
                                ..root(to)
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
                level.swap(0, 1);
                level[1] = longer;
            }
        }
        Automaton {
            edges: Self::edges_of(&nodes),
        }
    }

    /// A state for every node that is kept; any other is in the state of its longest kept suffix.
    fn edges_of(nodes: &[Node]) -> Vec<[u32; 4]> {
        let mut states = Vec::with_capacity(nodes.len());
        let mut count = 0;
        for node in nodes {
            states.push(if node.kept {
                count
            } else {
                states[node.suffix as usize]
            });
            count += u32::from(node.kept);
        }
        let edges = |node: &Node| {
            let mut edges = [0; 4];
            let children = node.child as usize..(node.child + node.moves.count_ones()) as usize;
            for (edge, child) in edges.iter_mut().zip(children.rev()) {
                *edge = states[child] << 4 | u32::from(nodes[child].blank);
            }
            edges
        };
        nodes.iter().filter(|node| node.kept).map(edges).collect()
    }

    /// The state before the first move, and in the low four bits the blank's cell.
    pub fn start(blank: usize) -> u32 {
        (blank << 4 | blank) as u32
    }

    /// The moves to try, *last one first*: the next states, with the blank's cells; then zeros.
    #[inline]
    pub fn edges(&self, edge: u32) -> &[u32; 4] {
        &self.edges[(edge >> 4) as usize]
    }
}
