// UVA 10181 "15-Puzzle Problem": from standard input to standard output.
//
// From `uva10181/src/main.rs` and the libraries that it uses.
// Made by `cargo run -p bundle -- uva10181`. Licence: MIT-0.

use common::program::{self, Error};
use common::reading::{number_of_boards, Tokens};
use common::{Board, Ladder};
use proconio::source::Readable;
use std::io::{BufRead, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    program::run(|input, output| solve(input, output))
}

fn solve<I: BufRead, O: Write>(input: I, output: &mut O) -> Result<(), Error> {
    let mut tokens = Tokens::new(input);
    let boards = number_of_boards(&mut tokens)?;
    let mut ladder = Ladder::new();
    for k in 1..=boards {
        let board = Board::read(&mut tokens).map_err(|e| format!("board {k}: {e}"))?;
        match ladder.solve(board) {
            Some(path) => {
                let letters: String = path.iter().map(|m| m.letter()).collect();
                writeln!(output, "{letters}")?;
            }
            None => writeln!(output, "This puzzle is not solvable.")?,
        }
    }
    Ok(())
}

mod common {
    //! Sliding puzzles: boards of one word, Cantor ranking, parity, and the searches on them.

    pub mod automaton {
        //! Finite-state pruning of duplicate move sequences.

        use super::board::Board;
        use std::collections::HashSet;

        /// Which moves a depth-first search may try after its last ones (L. A. Taylor and R. E. Korf,
        /// "Pruning duplicate nodes in depth-first search", AAAI-93).
        ///
        /// A string of moves is *pruned* if a shorter one, or an alphabetically smaller one as long, moves
        /// all tiles alike. With that in its place a path would be shorter or smaller: so the
        /// alphabetically first shortest path has no pruned string in it, and a search still finds it.
        ///
        /// A state is the blank's cell and as many of the last moves as can begin a pruned string.
        pub struct Automaton<const R: usize, const C: usize> {
            edges: Vec<[u32; 4]>,
        }

        /// A string that is not pruned, in a trie with a root for each cell of the blank.
        #[derive(Default)]
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
                                    suffix =
                                        nodes[nodes[parent].suffix as usize].children[m as usize];
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
                        *edge =
                            states[child as usize] << 4 | u32::from(nodes[child as usize].blank);
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
    }

    pub mod board {
        //! The board: one word, four bits a cell.

        use super::moves::Move;
        use super::permutation::{inversions_by_pairs, ONES};

        /// A board of `R` rows and `C` columns, each at least 2, of at most 16 cells.
        ///
        /// A permutation of `0..R·C`: the tile on each cell, 0 for the *blank*. Cells are numbered row
        /// by row from 0 and packed four bits each, cell 0 lowest. No other word can be made, so methods
        /// only want cells that there are.
        #[derive(Clone, Copy, PartialEq, Eq, Hash)]
        pub struct Board<const R: usize, const C: usize>(u64);

        impl<const R: usize, const C: usize> Board<R, C> {
            /// The number of cells, R·C.
            pub const CELLS: usize = {
                assert!(R >= 2 && C >= 2 && R * C <= 16, "4 to 16 cells");
                R * C
            };

            /// The solved board, `1 2 … 0`: the tiles in order, the blank last.
            pub const GOAL: Self =
                Board(0x0FED_CBA9_8765_4321 & ((1 << (4 * (Self::CELLS - 1))) - 1));

            /// The board with these tiles, row by row; `None` unless they are `0..R·C`, each once.
            pub fn new<T: Copy + Into<i64>>(tiles: &[T]) -> Option<Self> {
                let tiles: Vec<i64> = tiles.iter().map(|&tile| tile.into()).collect();
                let mut all = 0..Self::CELLS as i64;
                let whole = tiles.len() == Self::CELLS && all.all(|tile| tiles.contains(&tile));
                let pack = |word, &tile: &i64| word << 4 | tile as u64;
                whole.then_some(Board(tiles.iter().rev().fold(0, pack)))
            }

            /// The tile on a cell, 0 for the blank.
            pub fn tile(self, cell: usize) -> usize {
                (self.0 >> (4 * cell) & 15) as usize
            }

            /// The tiles of all cells, row by row.
            pub fn tiles(self) -> impl Iterator<Item = usize> {
                (0..Self::CELLS).map(move |cell| self.tile(cell))
            }

            /// The cell of the blank.
            pub fn blank(self) -> usize {
                // All nibbles at once: the lowest one marked is zero, a borrow may mark others above.
                let zeros = self.0.wrapping_sub(ONES) & !self.0 & (ONES << 3);
                (zeros.trailing_zeros() / 4) as usize
            }

            /// Where a move takes the blank from `cell`; `None` at the edge.
            pub fn target(cell: usize, m: Move) -> Option<usize> {
                match m {
                    Move::Down if cell + C < Self::CELLS => Some(cell + C),
                    Move::Left if cell % C > 0 => Some(cell - 1),
                    Move::Right if cell % C < C - 1 => Some(cell + 1),
                    Move::Up if cell >= C => Some(cell - C),
                    _ => None,
                }
            }

            /// The board after a move; `None` where the edge forbids it.
            pub fn slide(self, m: Move) -> Option<Self> {
                let blank = self.blank();
                Some(self.swap_blank(blank, Self::target(blank, m)?))
            }

            /// The legal moves, in order, and the board after each.
            pub fn successors(self) -> impl Iterator<Item = (Move, Self)> {
                let after = move |&m: &Move| Some((m, self.slide(m)?));
                Move::ALL.iter().filter_map(after)
            }

            /// Exchanges the blank, on cell `blank`, and the tile on cell `target`.
            pub(crate) fn swap_blank(self, blank: usize, target: usize) -> Self {
                let tile = self.0 >> (4 * target) & 15;
                Board(self.0 ^ tile << (4 * target) ^ tile << (4 * blank))
            }

            /// Whether any moves lead to `goal`: the parity of the permutation and that of the blank's row
            /// plus column must change alike. O((R·C)²).
            pub fn can_reach(self, goal: Self) -> bool {
                let parity = |board: Self| {
                    let (blank, tiles) = (board.blank(), board.tiles().collect::<Vec<_>>());
                    (inversions_by_pairs(&tiles) as usize + blank / C + blank % C) % 2
                };
                parity(self) == parity(goal)
            }
        }
    }

    pub mod heuristic {
        //! What a search can ask of a heuristic.

        use super::board::Board;

        /// A move, seen from the tile: before it, `tile` is on cell `from` of `board`.
        pub struct Slide<const R: usize, const C: usize> {
            pub board: Board<R, C>,
            pub tile: usize,
            pub from: usize,
            pub to: usize,
        }

        /// A lower bound on the number of moves from a board to one goal.
        ///
        /// All heuristics here are *admissible*: never more than the true distance. All but pattern
        /// databases are *consistent*: a move changes them by at most one.
        pub trait Heuristic<const R: usize, const C: usize> {
            /// What is carried along a path, so that no estimate is made afresh.
            type Carried: Copy;

            /// The goal.
            fn goal(&self) -> Board<R, C>;

            /// What is carried from a board on.
            fn start(&self, board: Board<R, C>) -> Self::Carried;

            /// The estimate, in moves.
            fn estimate(&self, carried: Self::Carried) -> u32;

            /// What is carried after a slide.
            fn slide(&self, carried: Self::Carried, slide: Slide<R, C>) -> Self::Carried;
        }
    }

    pub mod ida_star {
        //! Iterative-deepening A*.

        use super::automaton::Automaton;
        use super::board::Board;
        use super::heuristic::{Heuristic, Slide};
        use super::measures::Observer;
        use super::moves::Move;

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
                        let slide = Slide {
                            board: node.board,
                            tile: node.board.tile(from),
                            from,
                            to: blank,
                        };
                        let carried = heuristic.slide(node.carried, slide);
                        // A node that the bound forbids is overwritten by the next: quicker than a branch.
                        stack[top] = Node {
                            board: node.board.swap_blank(blank, from),
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
    }

    pub mod ladder {
        //! The 15-puzzle engine: tables are paid for only as the search needs them.

        use super::automaton::Automaton;
        use super::board::Board;
        use super::ida_star::resume;
        use super::measures::Observer;
        use super::moves::Move;
        use super::pattern_database::PatternDatabase;

        /// The patterns, the automaton's depth, how many states may be generated before the next rung
        /// (about as many as could be in the time in which that is built), and whether it is ranked.
        pub const RUNGS: [(&str, u32, u64, bool); 6] = [
            ("ABCDEFGHIJKLMNO", 6, 100_000, false),
            ("AACBDABBDCCEDEE", 8, 1_400_000, false),
            ("AAAABBBBCCDDCCD", 10, 16_000_000, false),
            ("AAAAABCCBBCCBBC", 12, 120_000_000, false),
            ("ACCCAABBAABBABB", 14, 800_000_000, true),
            ("ACBBAABBAABBAAB", 14, u64::MAX, true),
        ];

        /// How many states may still be generated.
        struct Budget(u64);

        impl Observer for Budget {
            fn generated(&mut self) -> bool {
                self.0 -= 1;
                self.0 > 0
            }
        }

        /// Solves boards of 4×4. Tables once built stay.
        ///
        /// No rung takes more work than the next costs, six to fourteen times the one before. So all work
        /// is at most about three times that of the best rung from the start: tested on easy and hard.
        pub struct Ladder {
            rung: usize,
            budget: Budget,
            search: Search,
        }

        /// A search under one rung's heuristic: from a board, from a bound on.
        type Search = Box<dyn Fn(Board<4, 4>, &mut u32, &mut Budget) -> Option<Vec<Move>>>;

        fn search<const RANKED: bool>(patterns: &str, depth: u32) -> Search {
            let automaton = Automaton::new(depth);
            let database = PatternDatabase::<4, 4, RANKED>::new(patterns);
            Box::new(move |start, bound, budget| {
                resume(start, &database, &automaton, bound, budget)
            })
        }

        impl Ladder {
            /// On the lowest rung.
            pub fn new() -> Self {
                Ladder::at(0)
            }

            fn at(rung: usize) -> Self {
                let (patterns, depth, budget, ranked) = RUNGS[rung];
                let new = [search::<false>, search::<true>][usize::from(ranked)];
                Ladder {
                    rung,
                    budget: Budget(budget),
                    search: new(patterns, depth),
                }
            }

            /// The alphabetically first shortest path to [`Board::GOAL`]; `None` if there is none.
            pub fn solve(&mut self, board: Board<4, 4>) -> Option<Vec<Move>> {
                let mut bound = 0;
                loop {
                    let path = (self.search)(board, &mut bound, &mut self.budget);
                    if path.is_some() || self.budget.0 > 0 {
                        return path;
                    }
                    *self = Ladder::at(self.rung + 1);
                }
            }
        }
    }

    pub mod measures {
        //! What a search tells of its work, and how it is stopped.

        /// Told by a search what it does. `()` asks for nothing, and nothing is spent on it.
        pub trait Observer {
            /// A state is expanded.
            fn expanded(&mut self) {}

            /// A state is generated. `false` ends the search, which then returns `None`.
            fn generated(&mut self) -> bool {
                true
            }

            /// So many states are held in memory now.
            fn held(&mut self, _: usize) {}
        }
    }

    pub mod moves {
        //! The moves of the blank.

        /// A move of the *blank*: `Left` swaps the blank with its left neighbour.
        ///
        /// In the alphabet's order, `D < L < R < U`, in which every search tries them: so it finds the
        /// alphabetically first of all shortest paths.
        #[derive(Clone, Copy)]
        pub enum Move {
            Down,
            Left,
            Right,
            Up,
        }

        impl Move {
            /// All moves, in order; `Move::ALL[m as usize] == m`.
            pub const ALL: [Move; 4] = [Move::Down, Move::Left, Move::Right, Move::Up];

            /// Its letter in a printed path.
            pub fn letter(self) -> char {
                ['D', 'L', 'R', 'U'][self as usize]
            }
        }
    }

    pub mod pattern {
        //! Patterns: how many moves some of the tiles need, the others not counted.

        /// Numbers the ways to place patterns, lists of tiles, all in one word: by their cells, four bits
        /// each, or, `RANKED`, in lexicographic order, slower and without gaps: a tile's digit is the
        /// number of cells before its own that no earlier tile is on.
        #[derive(Default)]
        pub struct Numbering<const R: usize, const C: usize, const RANKED: bool> {
            /// By how much the number grows when a tile moves to the next cell,
            weight: [i64; 16],
            /// and when it passes another, which now counts in its digit, or it no longer in that one's.
            past: [[i64; 16]; 16],
            /// The first bit of a tile's pattern, the mask of all, and how many entries come before.
            field: [(u32, u32, u32); 16],
            entries: usize,
            /// By tile and cell, the Manhattan distance.
            pub distance: [[u32; 16]; 16],
        }

        impl<const R: usize, const C: usize, const RANKED: bool> Numbering<R, C, RANKED> {
            /// The numbering of patterns that have no tile in common.
            pub fn new(patterns: &[Vec<usize>]) -> Self {
                let (mut numbers, mut shift) = (Self::default(), 0);
                for pattern in patterns {
                    let mut size = 1;
                    for (i, &tile) in pattern.iter().enumerate().rev() {
                        numbers.weight[tile] = (size as i64) << shift;
                        for &later in pattern[i + 1..].iter().filter(|_| RANKED) {
                            numbers.past[tile][later] = numbers.weight[later];
                            numbers.past[later][tile] = -numbers.weight[later];
                        }
                        size *= if RANKED { R * C - i } else { 16 };
                    }
                    let bits = usize::BITS - (size - 1).leading_zeros();
                    for &tile in pattern {
                        let mask = ((1_u64 << bits) - 1) as u32;
                        numbers.field[tile] = (shift, mask, numbers.entries as u32);
                    }
                    shift += bits;
                    numbers.entries += size + size % 2;
                }
                for (tile, cell) in
                    (1..R * C).flat_map(|tile| (0..R * C).map(move |cell| (tile, cell)))
                {
                    let rows = ((tile - 1) / C).abs_diff(cell / C);
                    let columns = ((tile - 1) % C).abs_diff(cell % C);
                    numbers.distance[tile][cell] = (rows + columns) as u32;
                }
                numbers
            }

            /// The number of a board.
            pub fn of<F: Fn(usize) -> usize>(&self, tile_on: F) -> u64 {
                let part = |cell| {
                    let past = self.past[tile_on(cell)];
                    let passed: i64 = (0..cell).map(|low| past[tile_on(low)].min(0)).sum();
                    self.weight[tile_on(cell)] * cell as i64 + passed
                };
                (0..R * C).map(part).sum::<i64>() as u64
            }

            /// How the number changes when a tile moves from one cell to another; `tile_on`: before.
            pub fn change<F>(&self, tile: usize, from: usize, to: usize, tile_on: F) -> u64
            where
                F: Fn(usize) -> usize,
            {
                let mut change = self.weight[tile & 15] * (to as i64 - from as i64);
                if RANKED {
                    let past = |cell| self.past[tile & 15][tile_on(cell) & 15];
                    change += (from + 1..to).map(past).sum::<i64>()
                        - (to + 1..from).map(past).sum::<i64>();
                }
                change as u64
            }

            /// Where in the tables the entry of a tile's pattern is: the byte, and its lowest bit.
            pub fn place(&self, number: u64, tile: usize) -> (usize, usize) {
                let (shift, mask, before) = self.field[tile & 15];
                let index = (before + ((number >> (shift & 63)) as u32 & mask)) as usize;
                let half = usize::from(RANKED);
                (index >> half, (index & half) * 4)
            }
        }

        /// Breadth-first search from the goal. A state is a placement of the pattern and a *region* of
        /// cells in which the blank can go about without moving the pattern's tiles.
        #[derive(Default)]
        pub struct Build<const R: usize, const C: usize, const RANKED: bool> {
            pattern: Vec<usize>,
            numbers: Numbering<R, C, RANKED>,
            /// By free cells, 0 or the regions, 16 bits each. The fourth is all that are left: the blank
            /// may jump between them, so entries may be too small, but admissible.
            regions: Vec<u64>,
            /// By number, four bits for the regions that are expanded and four for those reached.
            states: Vec<u8>,
            table: Vec<u8>,
            /// The tile of the pattern on each cell, else 0.
            tiles: [usize; 16],
            depth: u32,
        }

        /// The regions that are reached and not expanded.
        fn pending(state: u8) -> u8 {
            state >> 4 & !state
        }

        impl<const R: usize, const C: usize, const RANKED: bool> Build<R, C, RANKED> {
            const ALL: u32 = ((1_u64 << (R * C)) - 1) as u32;

            /// The table of one pattern: by number, half of the moves that the tiles need beyond their
            /// distances (of the same parity), at most 15. A byte each, if `RANKED` half a byte.
            pub fn table(&mut self, pattern: &[Vec<usize>]) -> Vec<u8> {
                self.pattern = pattern.concat();
                self.numbers = Numbering::new(pattern);
                self.regions.resize(1 << (R * C), 0);
                let size = self.numbers.entries;
                self.states = vec![0; size];
                self.table = vec![0xFF; if RANKED { size / 2 } else { size }];
                let start = self.numbers.of(|cell| (cell + 1) % (R * C));
                let tiles: u32 = self.pattern.iter().map(|tile| 1 << (tile - 1)).sum();
                self.states[start as usize] = self.reach(Self::ALL ^ tiles, R * C - 1);
                self.depth = 0;
                while self.sweep(0, 0, size, Self::ALL, 0) {
                    self.depth += 1;
                }
                self.states = Vec::new(); // 58 MB for seven tiles
                std::mem::take(&mut self.table)
            }

            /// The cells from which a tile gets into the region by a step down, left, right and up.
            fn beside(region: u32) -> [u32; 4] {
                let left: u32 = (0..R).map(|row| 1 << (row * C)).sum();
                let (right, inner) = (region << 1 & !left, region & !left);
                [region >> C, right, inner >> 1, region << C]
            }

            fn regions(&mut self, mut free: u32) -> u64 {
                let known = &mut self.regions[free as usize];
                let unknown = if *known == 0 { 0..4 } else { 0..0 };
                for i in unknown {
                    let lowest = free & free.wrapping_neg();
                    let (mut region, mut wider) = (0, if i < 3 { lowest } else { free });
                    while region != wider {
                        region = wider;
                        wider = Self::beside(region).iter().fold(region, |a, b| a | b) & free;
                    }
                    *known |= u64::from(region) << (16 * i);
                    free ^= region;
                }
                *known
            }

            /// The state in which the region of a cell is reached.
            fn reach(&mut self, free: u32, cell: usize) -> u8 {
                let bits = self.regions(free) >> cell & 0x0001_0001_0001_0001;
                ((bits | bits >> 15 | bits >> 30 | bits >> 45) << 4) as u8
            }

            /// Expands all pending states of this depth whose first tiles are `placed`, which makes their
            /// numbers a range and their distances' sum; `false` if there are none.
            fn sweep(
                &mut self,
                placed: usize,
                first: usize,
                len: usize,
                free: u32,
                sum: u32,
            ) -> bool {
                let (left, mut number) = (self.pattern.len() - placed, first);
                let states = &self.states[first..first + len];
                if left <= 2 && states.iter().fold(0, |any, &state| any | pending(state)) == 0 {
                    return false;
                }
                let (tile, mut any) = (self.pattern[placed], false);
                let weight = self.numbers.weight[tile] as usize;
                for cell in 0..R * C {
                    if free >> cell & 1 == 1 {
                        let (free, sum) =
                            (free ^ 1 << cell, sum + self.numbers.distance[tile][cell]);
                        self.tiles[cell] = tile;
                        if left > 1 {
                            any |= self.sweep(placed + 1, number, weight, free, sum);
                        } else if pending(self.states[number]) != 0 {
                            any = true;
                            self.expand(number, free, sum);
                        }
                        self.tiles[cell] = 0;
                    } else if RANKED {
                        continue;
                    }
                    number += weight;
                }
                any
            }

            fn expand(&mut self, number: usize, free: u32, sum: u32) {
                if (self.depth + sum) % 2 == 1 {
                    return;
                }
                let fresh = pending(self.states[number]);
                if self.states[number] & 15 == 0 {
                    let (byte, bit) = self.numbers.place(number as u64, self.pattern[0]);
                    self.table[byte] ^= (15 ^ ((self.depth - sum) / 2).min(15) as u8) << bit;
                }
                self.states[number] |= fresh;
                let mut blanks = 0;
                for i in (0..4).filter(|i| fresh >> i & 1 == 1) {
                    blanks |= (self.regions(free) >> (16 * i)) as u32 & 0xFFFF;
                }
                let steps = [C, 1_usize.wrapping_neg(), 1, C.wrapping_neg()];
                for (beside, step) in Self::beside(blanks).iter().zip(&steps) {
                    let mut tiles = beside & !free & Self::ALL;
                    while tiles != 0 {
                        let from = tiles.trailing_zeros() as usize & 15;
                        let to = from.wrapping_add(*step) & 15;
                        tiles &= tiles - 1;
                        let tile_on = |cell: usize| self.tiles[cell & 15];
                        let change =
                            self.numbers.change(self.tiles[from], from, to, tile_on) as usize;
                        let reached = self.reach(free ^ 1 << from ^ 1 << to, from);
                        self.states[number.wrapping_add(change)] |= reached;
                    }
                }
            }
        }
    }

    pub mod pattern_database {
        //! Additive pattern databases.

        use super::board::Board;
        use super::heuristic::{Heuristic, Slide};
        use super::pattern::{Build, Numbering};

        /// The sum over several patterns, sets of tiles, of how many moves their tiles need (R. E. Korf
        /// and A. Felner, "Disjoint pattern database heuristics", Artificial Intelligence 134, 2002).
        ///
        /// Admissible, as no move counts for two patterns; not consistent, as the blank's cell does not
        /// count. On square boards the larger sum, of the board or of its mirror image, counts.
        #[derive(Default)]
        pub struct PatternDatabase<const R: usize, const C: usize, const RANKED: bool> {
            patterns: Vec<Vec<usize>>,
            numbers: Numbering<R, C, RANKED>,
            table: Vec<u8>,
            /// The mirror image of each cell, and of the tile whose goal it is.
            cells: [usize; 16],
            tiles: [usize; 16],
        }

        impl<const R: usize, const C: usize, const RANKED: bool> PatternDatabase<R, C, RANKED> {
            /// `letters`: for each tile, from 1 on, its pattern, `A` to `O`. A table of k tiles has 16^k
            /// bytes (1 MB for five), or if `RANKED`, 16·15·14 … halves (2.9 MB for six, 29 for seven).
            pub fn new(letters: &str) -> Self {
                let mut database = Self::default();
                for letter in 'A'..='O' {
                    let tiles = letters
                        .chars()
                        .zip(1..R * C)
                        .filter(|pair| pair.0 == letter);
                    database.patterns.push(tiles.map(|pair| pair.1).collect());
                }
                database.patterns.retain(|pattern| !pattern.is_empty());
                let mut build = Build::<R, C, RANKED>::default();
                for pattern in database.patterns.chunks(1) {
                    database.table.append(&mut build.table(pattern));
                }
                database.numbers = Numbering::new(&database.patterns);
                for cell in 0..R * C {
                    database.cells[cell] = if R == C {
                        cell % C * C + cell / C
                    } else {
                        cell
                    };
                }
                for tile in 1..R * C {
                    database.tiles[tile] = database.cells[tile - 1] + 1;
                }
                database
            }

            /// The tile on a cell of the mirror image.
            fn mirrored(&self, board: Board<R, C>, cell: usize) -> usize {
                self.tiles[board.tile(self.cells[cell & 15])]
            }

            /// The number and the estimate after a change.
            #[inline(always)]
            fn after(
                &self,
                (number, h): (u64, u32),
                change: u64,
                tile: usize,
                away: u32,
                back: u32,
            ) -> (u64, u32) {
                let next = number.wrapping_add(change);
                (
                    next,
                    h + away + self.entry(next, tile) - back - self.entry(number, tile),
                )
            }

            /// The entry of a tile's pattern, in moves.
            #[inline]
            fn entry(&self, number: u64, tile: usize) -> u32 {
                let (byte, bit) = self.numbers.place(number, tile);
                2 * u32::from(self.table[byte] >> bit & 15)
            }
        }

        impl<const R: usize, const C: usize, const RANKED: bool> Heuristic<R, C>
            for PatternDatabase<R, C, RANKED>
        {
            /// The number and the estimate, of the board and of its mirror image.
            type Carried = [(u64, u32); 2];

            fn goal(&self) -> Board<R, C> {
                Board::GOAL
            }

            fn start(&self, board: Board<R, C>) -> Self::Carried {
                let image = |cell| self.mirrored(board, cell);
                [
                    self.numbers.of(|cell| board.tile(cell)),
                    self.numbers.of(image),
                ]
                .map(|number| {
                    let entries = self
                        .patterns
                        .iter()
                        .map(|tiles| self.entry(number, tiles[0]));
                    let distances =
                        (0..R * C).map(|cell| self.numbers.distance[board.tile(cell)][cell]);
                    (number, distances.chain(entries).sum())
                })
            }

            fn estimate(&self, [one, other]: Self::Carried) -> u32 {
                one.1.max(other.1)
            }

            #[inline]
            fn slide(&self, [one, other]: Self::Carried, slide: Slide<R, C>) -> Self::Carried {
                let (tile, from, to) = (slide.tile & 15, slide.from & 15, slide.to & 15);
                let distance = &self.numbers.distance[tile];
                let (away, back) = (distance[to], distance[from]);
                let tile_on = |cell| slide.board.tile(cell);
                let change = self.numbers.change(tile, from, to, tile_on);
                let one = self.after(one, change, tile, away, back);
                let (tile, from, to) = (self.tiles[tile], self.cells[from], self.cells[to]);
                let tile_on = |cell| self.mirrored(slide.board, cell);
                let change = self.numbers.change(tile, from, to, tile_on);
                [one, self.after(other, change, tile, away, back)]
            }
        }
    }

    pub mod permutation {
        //! Permutations of `0..n`; *packed*, n ≤ 16, in a word, four bits an element, the first lowest.

        /// A one in every nibble.
        pub(crate) const ONES: u64 = 0x1111_1111_1111_1111;

        /// The number of pairs that stand in the wrong order, pair by pair: O(n²) time, no memory.
        pub fn inversions_by_pairs<T: Ord>(p: &[T]) -> u64 {
            let larger_before = |i: usize| p[..i].iter().filter(|&t| *t > p[i]).count() as u64;
            (0..p.len()).map(larger_before).sum()
        }
    }

    pub mod program {
        //! What every program does around its own work.

        use std::io::{self, BufWriter, StdinLock, StdoutLock, Write};
        use std::process::ExitCode;

        /// What ends a program early: an `io::Error` of its output, or in one line what is wrong with
        /// its input.
        pub type Error = Box<dyn std::error::Error>;

        /// Runs `solve` from standard input to standard output, which is buffered.
        ///
        /// An error is told behind all output, in one line on standard error that begins `error: `, and
        /// the exit code is then 1. A closed pipe ends the program quietly.
        pub fn run(
            solve: impl FnOnce(StdinLock<'_>, &mut BufWriter<StdoutLock<'_>>) -> Result<(), Error>,
        ) -> ExitCode {
            let mut output = BufWriter::with_capacity(1 << 16, io::stdout().lock());
            let solved = solve(io::stdin().lock(), &mut output);
            let error = match solved.and(output.flush().map_err(Error::from)) {
                Ok(()) => return ExitCode::SUCCESS,
                Err(error) => error,
            };
            let message = match error.downcast_ref::<io::Error>() {
                Some(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                    return ExitCode::SUCCESS
                }
                Some(error) => format!("standard output: {error}"),
                None => error.to_string(),
            };
            let message = message.replace('\n', " ");
            let _ = writeln!(io::stderr(), "error: {message}");
            ExitCode::FAILURE
        }
    }

    pub mod reading {
        //! Reading boards as tokens, through `proconio`'s traits but without their panics.

        use super::super::proconio::source::{Readable, Source};
        use super::board::Board;
        use std::io::{BufRead, Bytes};
        use std::iter::Peekable;

        /// The tokens between white space, one at a time, so that an answer can come before the end of
        /// the input. Line breaks and byte order marks carry no meaning.
        ///
        /// What is not as it should be comes out as a token that is no number: with `�` for bytes that
        /// are not UTF-8, `…` after 64 bytes, or the system's message.
        pub struct Tokens<B: BufRead> {
            bytes: Peekable<Bytes<B>>,
            token: String,
        }

        impl<B: BufRead> Tokens<B> {
            /// The tokens of an input.
            pub fn new(input: B) -> Self {
                Tokens {
                    bytes: input.bytes().peekable(),
                    token: String::new(),
                }
            }
        }

        impl<B: BufRead> Source<B> for Tokens<B> {
            fn next_token(&mut self) -> Option<&str> {
                let mut token = Vec::new();
                for byte in &mut self.bytes {
                    match byte {
                        Ok(byte) if !byte.is_ascii_whitespace() => token.push(byte),
                        Ok(_) if token.is_empty() => {}
                        Ok(_) => break,
                        Err(error) => {
                            token = error.to_string().into_bytes();
                            break;
                        }
                    }
                    if token == "\u{FEFF}".as_bytes() {
                        token.clear();
                    }
                    if token.len() > 64 {
                        token.extend("…".bytes());
                        break;
                    }
                }
                self.token = String::from_utf8_lossy(&token).into_owned();
                Some(&*self.token).filter(|token| !token.is_empty())
            }
        }

        /// Reads a whole number. Its output is a `Result`: `proconio`'s own readers panic.
        pub struct Number;

        impl Readable for Number {
            type Output = Result<i64, String>;

            fn read<B: BufRead, S: Source<B>>(source: &mut S) -> Self::Output {
                let token = source
                    .next_token()
                    .ok_or("expected a number, found the end of the input")?;
                token
                    .parse()
                    .map_err(|_| format!("expected a number, found `{}`", token.escape_debug()))
            }
        }

        /// Reads the number of boards that follow it.
        pub fn number_of_boards<B: BufRead>(tokens: &mut Tokens<B>) -> Result<i64, String> {
            let found = match Number::read(tokens) {
                Ok(boards) if boards >= 0 => return Ok(boards),
                Ok(boards) => format!("expected 0 or more, found {boards}"),
                Err(error) => error,
            };
            Err(format!("number of boards: {found}"))
        }

        /// Reads R·C numbers, the tiles row by row.
        impl<const R: usize, const C: usize> Readable for Board<R, C> {
            type Output = Result<Self, String>;

            fn read<B: BufRead, S: Source<B>>(source: &mut S) -> Self::Output {
                let tiles: Result<Vec<_>, _> =
                    (0..Self::CELLS).map(|_| Number::read(source)).collect();
                board(&tiles?)
            }
        }

        /// The board with these tiles, or what is wrong with them.
        pub fn board<const R: usize, const C: usize>(tiles: &[i64]) -> Result<Board<R, C>, String> {
            Board::new(tiles).ok_or_else(|| {
                let last = Board::<R, C>::CELLS as i64 - 1;
                for (i, tile) in tiles.iter().enumerate() {
                    if !(0..=last).contains(tile) {
                        return format!("tile {tile} is out of range 0..={last}");
                    }
                    if tiles[..i].contains(tile) {
                        return format!("expected every tile once, found tile {tile} twice");
                    }
                }
                format!("expected {} tiles, found {}", last + 1, tiles.len())
            })
        }
    }

    pub(crate) use board::Board;
    pub(crate) use ladder::Ladder;
}

mod proconio {
    //! What is used of the crate `proconio`, on judges that do not have it.

    pub mod source {
        use std::io::BufRead;

        /// A source of tokens; `None` at the end.
        pub trait Source<R: BufRead> {
            fn next_token(&mut self) -> Option<&str>;
        }

        /// What can be read from a source of tokens.
        pub trait Readable {
            type Output;

            fn read<R: BufRead, S: Source<R>>(source: &mut S) -> Self::Output;
        }
    }
}
