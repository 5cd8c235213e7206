// lightoj_15_puzzle for any judge, by `cargo run -p bundle -- lightoj_15_puzzle`, licence MIT-0.
// LightOJ "15-puzzle": of each board of 4×4, the alphabetically first shortest path, if it has
// at most 35 moves.

use self::{board::Board, ladder::Ladder};
use proconio::source::Readable;
use reading::{Number, Tokens};
use std::io::Write;
use std::process::ExitCode;

const MOST_MOVES: usize = 35;

fn main() -> ExitCode {
	program::run(|input, output| {
		let mut tokens = Tokens::new(input);
		let boards = Number::read(&mut tokens).map_err(|e| format!("number of boards: {e}"))?;
		let mut ladder = Ladder::new();
		for k in 1..=boards {
			let board = Board::read(&mut tokens).map_err(|e| format!("board {k}: {e}"))?;
			let path = ladder.solve(board);
			match path.filter(|path| path.len() <= MOST_MOVES) {
				Some(path) => {
					let letters: String = path.iter().map(|m| m.letter()).collect();
					writeln!(output, "Case {k}: {letters}")?;
				}
				None => writeln!(output, "Case {k}: This puzzle is not solvable.")?,
			}
		}
		Ok(())
	})
}

mod automaton {
//! Finite-state pruning of duplicate move sequences.

use super::board::Board;
use std::collections::HashSet;

/// Which moves a depth-first search may try after its last ones (L. A. Taylor and R. E. Korf,
/// "Pruning duplicate nodes in depth-first search", AAAI-93).
///
/// A string of moves is *pruned* if a shorter string, or an alphabetically smaller one as long,
/// moves all tiles alike. The alphabetically first shortest path has none in it: with the other
/// string in its place it would be shorter, or smaller. So a search that follows none finds it.
///
/// A state is the blank's cell and as many of the last moves as can begin a pruned string.
pub struct Automaton<const R: usize, const C: usize> {
	edges: Vec<[u32; 4]>,
}

/// A string that is not pruned, in a trie with a root for each cell of the blank.
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
	/// Knows the pruned strings of at most `depth` moves (at least 2, which forbids to take a move
	/// back and nothing else): tries all in order. A string is pruned if a part of it is, or if
	/// the board it leads to was met before, which was then at this length or two moves before.
	///
	/// On 4×4, depth 2 makes 64 states, depth 14 makes 53,205 in 0.1 s.
	pub fn new(depth: u32) -> Self {
		let root = |blank: usize| Node {
			parent: 0,
			suffix: 0,
			children: [0; 4],
			blank: blank as u8,
			kept: true,
		};
		let mut nodes: Vec<_> = (0..R * C).map(root).collect();
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
								kept: false,
								..root(next.blank())
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

	/// The first state, and in the low four bits the blank's cell.
	pub fn start(blank: usize) -> u32 {
		(blank << 4 | blank) as u32
	}

	/// The moves to try, *last one first*, as the next states with the blank's cells; then zeros.
	pub fn edges(&self, edge: u32) -> &[u32; 4] {
		&self.edges[(edge >> 4) as usize]
	}
}
}

mod board {
//! The board: one word, four bits a cell.

use super::moves::Move;
use super::permutation::ONES;
use super::solvability;

/// A board of `R` rows and `C` columns, each at least 2, of at most 16 cells.
///
/// A permutation of `0..R·C`: the tile on each cell, 0 for the *blank*. Cells are numbered row
/// by row from 0 and packed into one word, four bits each, cell 0 lowest. A board can only be
/// made from a permutation, so every method is total.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board<const R: usize, const C: usize>(u64);

impl<const R: usize, const C: usize> Board<R, C> {
	/// The number of cells, R·C.
	pub const CELLS: usize = {
		assert!(R >= 2 && C >= 2 && R * C <= 16, "4 to 16 cells");
		R * C
	};

	/// The solved board, `1 2 … 0`: the tiles in order, the blank last.
	pub const GOAL: Self = Board(0x0FED_CBA9_8765_4321 & ((1 << (4 * (Self::CELLS - 1))) - 1));

	/// The board with these tiles, row by row; `None` unless they are `0..R·C`, each once.
	pub fn new<T: Copy + Into<i64>>(tiles: &[T]) -> Option<Self> {
		let (mut word, mut seen) = (0, 0u32);
		for (cell, &tile) in tiles.iter().enumerate().take(Self::CELLS) {
			let tile = tile.into();
			if tile >> 4 != 0 {
				return None;
			}
			word |= (tile as u64) << (4 * cell);
			seen |= 1 << tile;
		}
		let whole = tiles.len() == Self::CELLS && seen == (1 << Self::CELLS) - 1;
		whole.then_some(Board(word))
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

	/// All legal moves, in the order of [`Move`], and the board after each.
	pub fn successors(self) -> impl Iterator<Item = (Move, Self)> {
		let after = move |&m: &Move| Some((m, self.slide(m)?));
		Move::ALL.iter().filter_map(after)
	}

	/// Exchanges the blank, on cell `blank`, and the tile on cell `target`.
	pub(crate) fn swap_blank(self, blank: usize, target: usize) -> Self {
		let tile = self.0 >> (4 * target) & 15;
		Board(self.0 ^ tile << (4 * target) ^ tile << (4 * blank))
	}

	/// Whether any sequence of moves leads to `goal`: see [`solvability::is_reachable`]. O(R·C).
	pub fn can_reach(self, goal: Self) -> bool {
		let tiles = |board: Self| board.tiles().map(|tile| tile as u32).collect::<Vec<_>>();
		solvability::is_reachable(C, &tiles(self), &tiles(goal)).expect("a board is a permutation")
	}
}
}

mod heuristic {
//! What a search can ask of a heuristic.

use super::board::Board;

/// A move, seen from the tile.
pub struct Slide<const R: usize, const C: usize> {
	/// The board before.
	pub board: Board<R, C>,
	/// The tile that moves.
	pub tile: usize,
	/// The cell it leaves.
	pub from: usize,
	/// The cell it comes to.
	pub to: usize,
}

/// A lower bound on the number of moves from a board to one goal.
///
/// All heuristics here are *admissible*: never more than the true distance. All but pattern
/// databases are *consistent*: a move changes them by at most one.
pub trait Heuristic<const R: usize, const C: usize> {
	/// What is carried along a path, so that no estimate is made afresh.
	type Carried: Copy;

	/// The goal to which the distance is estimated.
	fn goal(&self) -> Board<R, C>;

	/// What is carried from a board on.
	fn start(&self, board: Board<R, C>) -> Self::Carried;

	/// The estimate, in moves.
	fn estimate(&self, carried: Self::Carried) -> u32;

	/// What is carried after a slide.
	fn slide(&self, carried: Self::Carried, slide: Slide<R, C>) -> Self::Carried;
}
}

mod ida_star {
//! Iterative-deepening A*.

use super::automaton::Automaton;
use super::board::Board;
use super::heuristic::{Heuristic, Slide};
use super::measures::Observer;
use super::moves::Move;

/// A state that is generated and to be expanded.
#[derive(Clone, Copy)]
struct Node<T, const R: usize, const C: usize> {
	board: Board<R, C>,
	/// The automaton's state and the blank's cell.
	edge: u32,
	/// How many moves the bound still allows.
	room: u32,
	carried: T,
}

/// [`ida_star`] with an automaton that prunes more, from a bound on that is known not to be too
/// high; the bound that it has come to is left there.
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
		// Expanding takes one node away and adds three at most, but four at the root.
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

mod ladder {
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
/// As no rung takes more work than the next costs, and that ten times as much as the one before,
/// all work is at most three times that of the best rung from the start, whatever the boards.
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
	Box::new(move |start, bound, budget| resume(start, &database, &automaton, bound, budget))
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

mod measures {
//! What a search tells of its work to who asks, and how it is stopped.

/// Told by a search what it does. `()` asks for nothing, and then nothing is spent on it.
pub trait Observer {
	/// A state is expanded: its successors are about to be generated.
	fn expanded(&mut self) {}

	/// A state is generated. `false` ends the search, which then returns `None`.
	fn generated(&mut self) -> bool {
		true
	}

	/// So many states are held in memory now.
	fn held(&mut self, states: usize) {
		let _ = states;
	}
}
}

mod moves {
//! The moves of the blank.

/// A move of the *blank*: `Left` swaps the blank with its left neighbour.
///
/// The order is the alphabet's, `D < L < R < U`. Every search tries moves in it and so finds, of
/// all shortest paths, the alphabetically first.
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

	/// The letter that stands for the move in a printed path: `D`, `L`, `R` or `U`.
	pub fn letter(self) -> char {
		['D', 'L', 'R', 'U'][self as usize]
	}
}
}

mod pattern {
//! Patterns: how many moves some of the tiles need, the others not counted.

/// Numbers the ways to place patterns, lists of tiles: by their cells, four bits each; or, if
/// `RANKED`, in lexicographic order, which is slower and without gaps: a tile's digit is the
/// number of cells before its own that no earlier tile is on. All patterns are in one word.
#[derive(Default)]
pub struct Numbering<const R: usize, const C: usize, const RANKED: bool> {
	/// By how much the number grows when a tile moves to the next cell,
	weight: [i64; 16],
	/// and when it passes another: an earlier one counts in its digit now, it in a later one's no
	/// more.
	past: [[i64; 16]; 16],
	/// The first bit of a tile's pattern, the mask of all, and how many entries come before.
	field: [(u32, u32, u32); 16],
	entries: usize,
	/// The moves that a tile needs from each cell to its own, on an empty board.
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
		for (tile, cell) in (1..R * C).flat_map(|tile| (0..R * C).map(move |cell| (tile, cell))) {
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
			change += (from + 1..to).map(past).sum::<i64>() - (to + 1..from).map(past).sum::<i64>();
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

/// Breadth-first search from the goal. A state is a placement of the pattern and a *region*:
/// cells between which the blank can go without moving a tile of the pattern.
#[derive(Default)]
pub struct Build<const R: usize, const C: usize, const RANKED: bool> {
	pattern: Vec<usize>,
	numbers: Numbering<R, C, RANKED>,
	/// By free cells, 0 or the regions, 16 bits each. The fourth is all that are left: as the
	/// blank may jump between them, entries can be too small, and stay admissible.
	regions: Vec<u64>,
	/// By number: four bits for the regions whose moves have been made, four for those reached.
	states: Vec<u8>,
	table: Vec<u8>,
	/// The tile of the pattern on each cell, else 0.
	tiles: [usize; 16],
	depth: u32,
}

/// The regions that are reached and whose moves have not been made.
fn pending(state: u8) -> u8 {
	state >> 4 & !state
}

impl<const R: usize, const C: usize, const RANKED: bool> Build<R, C, RANKED> {
	const ALL: u32 = ((1_u64 << (R * C)) - 1) as u32;

	/// The table of one pattern: for each number, half of how many moves the tiles need more than
	/// their distances (both have the same parity), at most 15. A byte each, or if `RANKED` half.
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

	/// Makes the moves of all pending states of this depth, given the first tiles of the pattern
	/// (`placed` of them, the sum of their distances) and so a range of numbers; `false` if there
	/// are none. As a move changes the parity of a placement, others are of the next depth.
	fn sweep(&mut self, placed: usize, first: usize, len: usize, free: u32, sum: u32) -> bool {
		let (left, mut number) = (self.pattern.len() - placed, first);
		let states = &self.states[first..first + len];
		if left <= 2 && states.iter().fold(0, |any, &state| any | pending(state)) == 0 {
			return false;
		}
		let (tile, mut any) = (self.pattern[placed], false);
		let weight = self.numbers.weight[tile] as usize;
		for cell in 0..R * C {
			if free >> cell & 1 == 1 {
				let (free, sum) = (free ^ 1 << cell, sum + self.numbers.distance[tile][cell]);
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
				let change = self.numbers.change(self.tiles[from], from, to, tile_on) as usize;
				let reached = self.reach(free ^ 1 << from ^ 1 << to, from);
				self.states[number.wrapping_add(change)] |= reached;
			}
		}
	}
}
}

mod pattern_database {
//! Additive pattern databases.

use super::board::Board;
use super::heuristic::{Heuristic, Slide};
use super::pattern::{Build, Numbering};

/// The sum over several patterns, sets of tiles, of how many moves their tiles need (R. E. Korf
/// and A. Felner, "Disjoint pattern database heuristics", Artificial Intelligence 134, 2002).
///
/// Admissible, as no move counts for two patterns; not consistent, as entries do not tell the
/// blank's cell. On square boards the mirror image, which needs as many moves, is looked up too,
/// and the larger sum counts.
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

	/// The number and the estimate after a change, the tile's distance having been `back`.
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
			let distances = (0..R * C).map(|cell| self.numbers.distance[board.tile(cell)][cell]);
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

mod permutation {
//! Permutations of `0..n`; *packed*, n ≤ 16, in a word, four bits an element, the first lowest.

/// A one in every nibble.
pub(crate) const ONES: u64 = 0x1111_1111_1111_1111;

/// Whether `p`, a permutation of `0..p.len()`, is even: a product of an even number of swaps.
/// `None` if `p` is no such permutation.
///
/// By cycles, since a cycle of length k is k − 1 swaps: O(n) time, n bytes.
pub fn is_even(p: &[u32]) -> Option<bool> {
	let mut seen = vec![false; p.len()];
	let mut even = true;
	for first in 0..p.len() {
		if seen[first] {
			continue;
		}
		seen[first] = true;
		let mut at = p[first] as usize;
		while at != first {
			if at >= p.len() || seen[at] {
				return None;
			}
			seen[at] = true;
			even = !even;
			at = p[at] as usize;
		}
	}
	Some(even)
}
}

mod program {
//! What every program here does around its own work.

use std::io::{self, BufWriter, StdinLock, StdoutLock, Write};
use std::process::ExitCode;

/// What ends a program before its work is done: that the output cannot be written
/// (`io::Error`), or else what is wrong with the input, in one line.
pub type Error = Box<dyn std::error::Error>;

/// Runs `solve` from standard input to standard output, which is buffered.
///
/// What has been written is out before an error is told, in one line on standard error that
/// begins `error: `, and the exit code is then 1. A closed pipe ends the program quietly.
pub fn run<F>(solve: F) -> ExitCode
where
	F: FnOnce(StdinLock<'_>, &mut BufWriter<StdoutLock<'_>>) -> Result<(), Error>,
{
	let mut output = BufWriter::with_capacity(1 << 16, io::stdout().lock());
	let solved = solve(io::stdin().lock(), &mut output);
	let written = output.flush();
	let error = match solved.and_then(|()| Ok(written?)) {
		Ok(()) => return ExitCode::SUCCESS,
		Err(error) => error,
	};
	let message = match error.downcast_ref::<io::Error>() {
		Some(error) if error.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
		Some(error) => format!("standard output: {error}"),
		None => error.to_string(),
	};
	// Where standard error is closed too, there is nobody left to tell.
	let _ = writeln!(io::stderr(), "error: {message}");
	ExitCode::FAILURE
}
}

mod reading {
//! Reading boards as tokens, through `proconio`'s traits but without their panics.

use super::board::Board;
use super::proconio::source::{Readable, Source};
use std::collections::HashSet;
use std::io::{BufRead, Bytes};

/// A token longer than this is cut: nothing that is read here needs as many bytes.
const LONGEST_TOKEN: usize = 64;

/// The tokens between white space of any input, one at a time, so that an answer can be given
/// before all of the input is there.
///
/// Line breaks carry no meaning and a byte order mark at the start is passed over. Where the
/// input is not as it should be, a token comes out that no number is spelt like: bytes that are
/// not UTF-8 become `�`, a token of more than 64 bytes ends in `…`, and an input that cannot be
/// read becomes the system's message.
pub struct Tokens<B> {
	bytes: Bytes<B>,
	at_start: bool,
	/// A token that was read to see that there is one.
	ahead: Option<String>,
	token: String,
}

impl<B: BufRead> Tokens<B> {
	/// The tokens of an input.
	pub fn new(input: B) -> Self {
		Tokens {
			bytes: input.bytes(),
			at_start: true,
			ahead: None,
			token: String::new(),
		}
	}

	fn read(&mut self) -> Option<String> {
		let mut token = Vec::new();
		for byte in &mut self.bytes {
			match byte {
				Ok(byte) if !byte.is_ascii_whitespace() => token.push(byte),
				Ok(_) if token.is_empty() => {}
				Ok(_) => break,
				Err(error) => return Some(error.to_string()),
			}
			if self.at_start && token == "\u{FEFF}".as_bytes() {
				token.clear();
			}
			self.at_start &= token.len() < 3;
			if token.len() > LONGEST_TOKEN {
				token.extend_from_slice("…".as_bytes());
				break;
			}
		}
		self.at_start = false;
		if token.is_empty() {
			return None;
		}
		Some(String::from_utf8_lossy(&token).into_owned())
	}
}

impl<B: BufRead> Source<B> for Tokens<B> {
	fn next_token(&mut self) -> Option<&str> {
		self.token = self.ahead.take().or_else(|| self.read())?;
		Some(&self.token)
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

/// Reads R·C numbers, the tiles row by row. Its output is a `Result`.
impl<const R: usize, const C: usize> Readable for Board<R, C> {
	type Output = Result<Self, String>;

	fn read<B: BufRead, S: Source<B>>(source: &mut S) -> Self::Output {
		let tiles: Result<Vec<_>, _> = (0..Self::CELLS).map(|_| Number::read(source)).collect();
		board(&tiles?)
	}
}

/// The board with these tiles, or what is wrong with them: what was expected, what was found.
pub fn board<const R: usize, const C: usize>(tiles: &[i64]) -> Result<Board<R, C>, String> {
	Board::new(tiles).ok_or_else(|| {
		let last = Board::<R, C>::CELLS as i64 - 1;
		let mut seen = HashSet::new();
		match tiles
			.iter()
			.find(|&&tile| tile < 0 || tile > last || !seen.insert(tile))
		{
			Some(tile) if seen.contains(tile) => {
				format!("expected every tile once, found tile {tile} twice")
			}
			Some(tile) => format!("tile {tile} is out of range 0..={last}"),
			None => format!("expected {} tiles, found {}", last + 1, tiles.len()),
		}
	})
}
}

mod solvability {
//! Which boards can be reached from which, for boards of any size.

use super::permutation::is_even;

/// Whether moves of the blank turn the board `from` into the board `to`. Both are given as the
/// tiles row by row, `columns` a row, 0 for the blank; rows and columns are at least 2.
///
/// `None` if they are not two boards of the same shape, each a permutation of `0..from.len()`.
///
/// A move swaps the blank with a neighbour: it changes the parity of the permutation, and it
/// changes the parity of the blank's row plus column. So the two parities must change alike from
/// one board to the other, and on boards of at least 2×2 that is enough (W. E. Story, "Notes on
/// the '15' puzzle", American Journal of Mathematics 2, 1879). O(n) time and memory.
pub fn is_reachable(columns: usize, from: &[u32], to: &[u32]) -> Option<bool> {
	let cells = from.len();
	if columns < 2 || cells % columns != 0 || cells / columns < 2 || to.len() != cells {
		return None;
	}
	let (even_from, even_to) = (is_even(from)?, is_even(to)?);
	let place = |board: &[u32]| {
		let blank = board.iter().position(|&tile| tile == 0)?;
		Some(blank / columns + blank % columns)
	};
	let even_blank = (place(from)? + place(to)?) % 2 == 0;
	Some((even_from == even_to) == even_blank)
}
}

mod proconio {
//! What is used of the crate `proconio`, on judges that do not have it.

pub mod source {
	//! Where tokens come from.

	use std::io::BufRead;

	/// A source of tokens.
	pub trait Source<R: BufRead> {
		/// The next token; `None` at the end.
		fn next_token(&mut self) -> Option<&str>;
	}

	/// What can be read from a source of tokens.
	pub trait Readable {
		/// The type of what is read.
		type Output;

		/// Takes as many tokens as it needs.
		fn read<R: BufRead, S: Source<R>>(source: &mut S) -> Self::Output;
	}
}
}
