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
	use super::moves::Move;
	use super::rustc_hash::FxHashSet;

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
	#[derive(Clone, Copy, PartialEq)]
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

		/// Exchanges the blank, on cell `blank`, and the tile on cell `target`.
		pub(crate) fn swap_blank(self, blank: usize, target: usize) -> Self {
			let tile = self.0 >> (4 * target) & 15;
			Board(self.0 ^ tile << (4 * target) ^ tile << (4 * blank))
		}

		/// Whether any sequence of moves leads to `goal`: see [`solvability::is_reachable`]. O(R·C).
		pub fn can_reach(self, goal: Self) -> bool {
			let tiles = |board: Self| board.tiles().map(|tile| tile as u32).collect::<Vec<_>>();
			solvability::is_reachable(C, &tiles(self), &tiles(goal))
				.expect("a board is a permutation")
		}

		/// Whether any sequence of moves leads to [`Board::GOAL`]. O(R·C).
		pub fn is_solvable(self) -> bool {
			self.can_reach(Self::GOAL)
		}
	}
}

mod heuristic {
	//! What a search can ask of a heuristic.

	use super::board::Board;

	/// A move seen from the tile: `tile` goes from one cell to the other, the blank the other way.
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
	/// All heuristics here are *admissible* (never more than the true distance) and *consistent* (a
	/// move changes them by at most one).
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
	use std::ops::ControlFlow;

	/// [`ida_star`] with an automaton that prunes more, from the first possible bound on that is not
	/// less than `bound`; there the bound that the search has come to is left.
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
		*bound = heuristic.estimate(heuristic.start(start)).max(*bound);
		*bound += (*bound + parity) % 2;
		loop {
			match visit(start, heuristic, automaton, *bound, observer) {
				ControlFlow::Break(end) => return end,
				ControlFlow::Continue(()) => *bound += 2,
			}
		}
	}

	/// A state that is generated and to be expanded.
	#[derive(Clone)]
	struct Node<T, const R: usize, const C: usize> {
		board: Board<R, C>,
		/// The automaton's state and the blank's cell.
		edge: u32,
		/// How many moves the bound still allows.
		room: u32,
		carried: T,
	}

	/// Looks for the goal in at most `bound` moves. Breaks with the path if it is found, with `None`
	/// if the observer says so.
	///
	/// The nodes are on a stack; where the bound forbids one, it is overwritten by the next, which is
	/// quicker than a branch that cannot be foreseen.
	fn visit<const R: usize, const C: usize, H: Heuristic<R, C>, O: Observer>(
		start: Board<R, C>,
		heuristic: &H,
		automaton: &Automaton<R, C>,
		bound: u32,
		observer: &mut O,
	) -> ControlFlow<Option<Vec<Move>>> {
		let goal = heuristic.goal();
		let root = Node {
			board: start,
			edge: Automaton::<R, C>::start(start.blank()),
			room: bound,
			carried: heuristic.start(start),
		};
		// Expanding takes one node away and adds three at most, but four at the root.
		let mut stack = vec![root; 2 * bound as usize + 8];
		let mut top = 1;
		// The blank's cell by the room left, along the current path.
		let mut trail = vec![0; bound as usize + 1];
		while top > 0 {
			top -= 1;
			let Node {
				board,
				edge,
				room,
				carried,
			} = stack[top];
			let blank = (edge & 15) as usize;
			trail[room as usize] = blank;
			if board == goal {
				return ControlFlow::Break(Some(path::<R, C>(&trail[room as usize..])));
			}
			if room == 0 {
				continue;
			}
			observer.expanded();
			for &edge in automaton.edges(edge).iter().take_while(|&&edge| edge != 0) {
				if !observer.generated() {
					return ControlFlow::Break(None);
				}
				let from = (edge & 15) as usize;
				let tile = board.tile(from);
				let carried = heuristic.slide(
					carried,
					Slide {
						board,
						tile,
						from,
						to: blank,
					},
				);
				let board = board.swap_blank(blank, from);
				stack[top] = Node {
					board,
					edge,
					room: room - 1,
					carried,
				};
				top += usize::from(heuristic.estimate(carried) < room);
			}
		}
		ControlFlow::Continue(())
	}

	/// The moves of the blank through these cells, the last cell first.
	fn path<const R: usize, const C: usize>(trail: &[usize]) -> Vec<Move> {
		let steps = trail.windows(2).rev();
		steps
			.filter_map(|step| {
				let mut moves = Move::ALL.iter().copied();
				moves.find(|&m| Board::<R, C>::target(step[1], m) == Some(step[0]))
			})
			.collect()
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

	/// A heuristic: its patterns and their layout, the depth of the automaton, and how many states
	/// may be generated under it, over all boards, before the next one is built: about as many as
	/// could be in the time which that takes.
	type Rung = (&'static [&'static [usize]], bool, u32, u64);

	const RUNGS: [Rung; 6] = [
		(
			&[
				&[1],
				&[2],
				&[3],
				&[4],
				&[5],
				&[6],
				&[7],
				&[8],
				&[9],
				&[10],
				&[11],
				&[12],
				&[13],
				&[14],
				&[15],
			],
			false,
			6,
			100_000,
		),
		(
			&[
				&[1, 2, 6],
				&[4, 7, 8],
				&[3, 10, 11],
				&[5, 9, 13],
				&[12, 14, 15],
			],
			false,
			8,
			1_400_000,
		),
		(
			&[
				&[1, 2, 3, 4],
				&[5, 6, 7, 8],
				&[9, 10, 13, 14],
				&[11, 12, 15],
			],
			false,
			10,
			16_000_000,
		),
		(
			&[&[1, 2, 3, 4, 5], &[6, 9, 10, 13, 14], &[7, 8, 11, 12, 15]],
			false,
			12,
			120_000_000,
		),
		(
			&[&[1, 5, 6, 9, 10, 13], &[7, 8, 11, 12, 14, 15], &[2, 3, 4]],
			true,
			14,
			800_000_000,
		),
		(
			&[&[1, 5, 6, 9, 10, 13, 14], &[3, 4, 7, 8, 11, 12, 15], &[2]],
			true,
			14,
			u64::MAX,
		),
	];

	type Solve = Box<dyn Fn(Board<4, 4>, &mut u32, &mut Budget) -> Option<Vec<Move>>>;

	/// How many states may still be generated.
	struct Budget(u64);

	impl Observer for Budget {
		fn generated(&mut self) -> bool {
			self.0 -= 1;
			self.0 > 0
		}
	}

	/// Solves boards of 4×4, one after the other. Tables once built stay.
	///
	/// The work under a rung is no more than what the next one costs, and all together is a small
	/// multiple of what it would have been with the best rung from the start, whatever the boards.
	pub struct Ladder {
		rung: usize,
		budget: Budget,
		solve: Solve,
	}

	impl Ladder {
		/// On the lowest rung.
		pub fn new() -> Self {
			Ladder::at(0)
		}

		fn at(rung: usize) -> Self {
			let (patterns, ranked, depth, budget) = RUNGS[rung];
			let solve = if ranked {
				searcher::<true>(patterns, depth)
			} else {
				searcher::<false>(patterns, depth)
			};
			Ladder {
				rung,
				budget: Budget(budget),
				solve,
			}
		}

		/// The alphabetically first shortest path to [`Board::GOAL`]; `None` if there is none.
		pub fn solve(&mut self, board: Board<4, 4>) -> Option<Vec<Move>> {
			if !board.is_solvable() {
				return None;
			}
			let mut bound = 0;
			loop {
				let path = (self.solve)(board, &mut bound, &mut self.budget);
				if path.is_some() {
					return path;
				}
				*self = Ladder::at(self.rung + 1);
			}
		}
	}

	fn searcher<const RANKED: bool>(patterns: &[&[usize]], depth: u32) -> Solve {
		let automaton = Automaton::new(depth);
		let database = PatternDatabase::<4, 4, RANKED>::new(patterns);
		Box::new(move |board, bound, budget| resume(board, &database, &automaton, bound, budget))
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
	//! Patterns: how many moves some of the tiles need, whatever the others do.

	use super::board::Board;
	use super::moves::Move;

	/// Numbers the ways to place a pattern, a list of tiles, on a board.
	///
	/// Not `RANKED`: the tiles' cells, four bits each. This is quick to update.
	///
	/// `RANKED`: the rank in lexicographic order, without gaps. The digit of a tile is the number of
	/// cells before its own that no earlier tile of the pattern is on.
	///
	/// Several patterns, each with its number in bits of its own, make one numbering.
	pub struct Numbering<const RANKED: bool> {
		/// For each tile, by how much the number grows if it moves to the next cell,
		weight: [i64; 16],
		/// and on top of that if there is another tile of the pattern between: an earlier one now
		/// counts in its digit; in the digit of a later one, it does not count any more.
		past: [[i64; 16]; 16],
	}

	impl<const RANKED: bool> Numbering<RANKED> {
		/// The numbering of no tiles.
		pub const NONE: Self = Numbering {
			weight: [0; 16],
			past: [[0; 16]; 16],
		};

		/// The numbering of a pattern, and how many numbers there are.
		pub fn new(pattern: &[usize], cells: usize) -> (Self, usize) {
			let (mut numbers, mut size) = (Self::NONE, 1);
			for (i, &tile) in pattern.iter().enumerate().rev() {
				numbers.weight[tile] = size as i64;
				if RANKED {
					for &later in &pattern[i + 1..] {
						numbers.past[tile][later] = numbers.weight[later];
						numbers.past[later][tile] = -numbers.weight[later];
					}
				}
				size *= if RANKED { cells - i } else { 16 };
			}
			(numbers, size)
		}

		/// Adds another pattern's numbering in the bits from `shift` on.
		pub fn add(&mut self, other: &Self, shift: u32) {
			for tile in 0..16 {
				self.weight[tile] += other.weight[tile] << shift;
				for passed in 0..16 {
					self.past[tile][passed] += other.past[tile][passed] << shift;
				}
			}
		}

		/// The number of a board.
		pub fn of<F: Fn(usize) -> usize>(&self, cells: usize, tile_on: F) -> u64 {
			let mut number = 0;
			for cell in 0..cells {
				let past = &self.past[tile_on(cell)];
				number += self.weight[tile_on(cell)] * cell as i64;
				number += (0..cell)
					.map(|before| past[tile_on(before)].min(0))
					.sum::<i64>();
			}
			number as u64
		}

		/// The number after a tile has moved, `tile_on` being the board before.
		#[inline]
		pub fn slide<F: Fn(usize) -> usize>(
			&self,
			number: u64,
			tile: usize,
			from: usize,
			to: usize,
			tile_on: F,
		) -> u64 {
			let mut change = self.weight[tile] * (to as i64 - from as i64);
			if RANKED {
				let past = &self.past[tile];
				let between = from.min(to) + 1..from.max(to);
				let passed: i64 = between.map(|cell| past[tile_on(cell)]).sum();
				change += if from < to { passed } else { -passed };
			}
			number.wrapping_add(change as u64)
		}
	}

	/// The moves that `tile` needs from `cell` on an empty board to its cell in [`Board::GOAL`].
	pub fn distance<const C: usize>(tile: usize, cell: usize) -> usize {
		let home = tile - 1;
		(home / C).abs_diff(cell / C) + (home % C).abs_diff(cell % C)
	}

	/// The table of a pattern: for each placement, by number, four bits (the lower half of a byte
	/// first): half of how many moves its tiles need to [`Board::GOAL`] more than their distances,
	/// if only theirs are counted. Both have the same parity; 15 stands for more, too.
	///
	/// A breadth-first search from the goal, whose states are a placement and a *region*: cells
	/// between which the blank can go without moving a tile of the pattern. Each level is a sweep
	/// over all placements. The fourth region of a placement is all that are left: as the blank may
	/// jump between those, entries can be too small, by which they stay admissible.
	pub fn table<const R: usize, const C: usize, const RANKED: bool>(
		pattern: &[usize],
		regions: &mut Regions,
	) -> Vec<u8> {
		let (numbers, size) = Numbering::<RANKED>::new(pattern, R * C);
		let mut tiles = [0; 16];
		let mut free = (1 << (R * C)) - 1;
		for &tile in pattern {
			tiles[tile - 1] = tile;
			free ^= 1 << (tile - 1);
		}
		let start = numbers.of(R * C, |cell| tiles[cell]) as usize;
		let (states, table) = (vec![0; size], vec![0xFF; (size + 1) / 2]);
		let mut build = Build::<R, C, RANKED> {
			pattern,
			numbers,
			regions,
			states,
			table,
			tiles: [0; 16],
			depth: 0,
		};
		build.states[start] = build.reach(free, R * C - 1);
		while build.sweep(0, 0, size, (1 << (R * C)) - 1, 0) {
			build.depth += 1;
		}
		build.table
	}

	/// For each set of free cells, unless it is 0: its regions, 16 bits each.
	pub type Regions = Vec<[u16; 4]>;

	struct Build<'a, const R: usize, const C: usize, const RANKED: bool> {
		pattern: &'a [usize],
		numbers: Numbering<RANKED>,
		regions: &'a mut Regions,
		/// By number: four bits for the regions whose moves have been made, four for those reached.
		states: Vec<u8>,
		table: Vec<u8>,
		/// The tile of the pattern on each cell, else 0.
		tiles: [usize; 16],
		depth: usize,
	}

	/// The regions that are reached and whose moves have not been made.
	fn pending(state: u8) -> u8 {
		state >> 4 & !state
	}

	impl<const R: usize, const C: usize, const RANKED: bool> Build<'_, R, C, RANKED> {
		#[inline]
		fn regions(&mut self, mut free: u32) -> [u16; 4] {
			let known = &mut self.regions[free as usize];
			if *known == [0; 4] {
				let left = (0..R).fold(0, |cells, row| cells | 1 << (row * C));
				for (i, region) in known.iter_mut().enumerate() {
					let mut cells = if i < 3 {
						free & free.wrapping_neg()
					} else {
						free
					};
					loop {
						let beside =
							cells >> C | cells << C | (cells & !left) >> 1 | cells << 1 & !left;
						if beside & free & !cells == 0 {
							break;
						}
						cells |= beside & free;
					}
					*region = cells as u16;
					free ^= cells;
				}
			}
			*known
		}

		/// The state in which the region of a cell is reached.
		#[inline]
		fn reach(&mut self, free: u32, cell: usize) -> u8 {
			let regions = self.regions(free);
			(0..4).fold(0, |state, i| {
				state | ((regions[i] >> cell & 1) as u8) << (4 + i)
			})
		}

		/// Makes the moves of all pending states of this depth, given the first tiles of the pattern
		/// (`placed` of them, with this sum of distances) and so a range of numbers. `false` if there
		/// are none. As a move changes the parity of a placement, others are of the next depth.
		fn sweep(
			&mut self,
			placed: usize,
			first: usize,
			len: usize,
			free: u32,
			sum: usize,
		) -> bool {
			let left = self.pattern.len() - placed;
			let states = &self.states[first..first + len];
			if left <= 2 && states.iter().fold(0, |any, &state| any | pending(state)) == 0 {
				return false;
			}
			if left == 0 {
				if (self.depth + sum) % 2 == 0 {
					self.expand(first, free, sum);
				}
				return true;
			}
			let tile = self.pattern[placed];
			let weight = self.numbers.weight[tile] as usize;
			let mut any = false;
			let mut first = first;
			for cell in 0..R * C {
				if free >> cell & 1 == 1 {
					self.tiles[cell] = tile;
					let sum = sum + distance::<C>(tile, cell);
					any |= self.sweep(placed + 1, first, weight, free ^ 1 << cell, sum);
					self.tiles[cell] = 0;
				} else if RANKED {
					continue;
				}
				first += weight;
			}
			any
		}

		fn expand(&mut self, number: usize, free: u32, sum: usize) {
			let fresh = pending(self.states[number]);
			if self.states[number] & 15 == 0 {
				let excess = ((self.depth - sum) / 2).min(15) as u8;
				self.table[number / 2] ^= (15 ^ excess) << (number % 2 * 4);
			}
			self.states[number] |= fresh;
			let regions = self.regions(free);
			let blanks = (0..4)
				.filter(|i| fresh >> i & 1 == 1)
				.fold(0, |all, i| all | regions[i]);
			for from in (0..R * C).filter(|&cell| free >> cell & 1 == 0) {
				for &m in &Move::ALL {
					if let Some(to) =
						Board::<R, C>::target(from, m).filter(|to| blanks >> to & 1 == 1)
					{
						let tiles = self.tiles;
						let next =
							self.numbers
								.slide(number as u64, tiles[from], from, to, |cell| tiles[cell]);
						let reached = self.reach(free ^ 1 << from ^ 1 << to, from);
						self.states[next as usize] |= reached;
					}
				}
			}
		}
	}
}

mod pattern_database {
	//! Additive pattern databases.

	use super::board::Board;
	use super::heuristic::{Heuristic, Slide};
	use super::pattern::{self, distance, Numbering};

	/// For each of several patterns, sets of tiles, how many moves its tiles need: see
	/// [`pattern::table`] (R. E. Korf and A. Felner, "Disjoint pattern database heuristics",
	/// Artificial Intelligence 134, 2002).
	///
	/// No move counts for two patterns, as no tile is in two; so the sum is admissible. On boards of
	/// as many rows as columns the mirror image (rows for columns), which needs as many moves, is
	/// looked up in the same tables, and the larger sum counts. One tile a pattern is the Manhattan
	/// distance.
	///
	/// A table of k tiles takes half of 16^k bytes, or if `RANKED`, of 16·15·14 … (k factors): 512 KB or
	/// 262 KB for five tiles, 8 or 2.9 MB for six, 134 or 29 MB for seven.
	pub struct PatternDatabase<const R: usize, const C: usize, const RANKED: bool> {
		numbers: Numbering<RANKED>,
		/// For each tile, its pattern's.
		fields: [Field; 16],
		/// The tables, one after the other.
		table: Vec<u8>,
		/// The mirror image of each cell, and of each tile.
		cells: [usize; 16],
		tiles: [usize; 16],
		/// For each tile and cell, the cells beside that are farther from the tile's goal.
		away: [[u16; 16]; 16],
	}

	/// Where a pattern's bits are in the number, and where its entries begin.
	#[derive(Clone, Copy)]
	struct Field {
		shift: u32,
		mask: u32,
		base: u32,
	}

	impl<const R: usize, const C: usize, const RANKED: bool> PatternDatabase<R, C, RANKED> {
		/// `patterns`: every tile once. Their numbers must have room in 64 bits together.
		pub fn new(patterns: &[&[usize]]) -> Self {
			let mut database = PatternDatabase {
				numbers: Numbering::NONE,
				fields: [Field {
					shift: 0,
					mask: 0,
					base: 0,
				}; 16],
				table: Vec::new(),
				cells: [0; 16],
				tiles: [0; 16],
				away: [[0; 16]; 16],
			};
			for cell in 0..R * C {
				let mirror = if R == C {
					cell % C * C + cell / C
				} else {
					cell
				};
				database.cells[cell] = mirror;
				if cell + 1 < R * C {
					database.tiles[cell + 1] = mirror + 1;
					let tile = cell + 1;
					for from in 0..R * C {
						let is_farther =
							|&to: &usize| distance::<C>(tile, to) > distance::<C>(tile, from);
						for to in (0..R * C).filter(is_farther) {
							database.away[tile][from] |= 1 << to;
						}
					}
				}
			}
			let mut shift = 0;
			let mut regions = vec![[0; 4]; 1 << (R * C)];
			for pattern in patterns {
				let (numbers, size) = Numbering::new(pattern, R * C);
				database.numbers.add(&numbers, shift);
				let bits = 64 - (size as u64 - 1).leading_zeros();
				let base = 2 * database.table.len() as u32;
				for &tile in *pattern {
					database.fields[tile] = Field {
						shift,
						mask: ((1_u64 << bits) - 1) as u32,
						base,
					};
				}
				shift += bits;
				let mut table = pattern::table::<R, C, RANKED>(pattern, &mut regions);
				database.table.append(&mut table);
			}
			database
		}

		/// The entry of a tile's pattern.
		#[inline]
		fn entry(&self, number: u64, tile: usize) -> u32 {
			let Field { shift, mask, base } = self.fields[tile];
			let index = base + ((number >> shift) as u32 & mask);
			u32::from(self.table[index as usize / 2] >> (index % 2 * 4) & 15)
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
			let numbers = [
				self.numbers.of(R * C, |cell| board.tile(cell)),
				self.numbers
					.of(R * C, |cell| self.tiles[board.tile(self.cells[cell])]),
			];
			let tiles = board.tiles().enumerate().filter(|&(_, tile)| tile != 0);
			let distances: usize = tiles.map(|(cell, tile)| distance::<C>(tile, cell)).sum();
			numbers.map(|number| {
				let mut fields: Vec<_> = (1..R * C)
					.map(|tile| (self.fields[tile].base, tile))
					.collect();
				fields.sort_unstable();
				fields.dedup_by_key(|field| field.0);
				let excess: u32 = fields.iter().map(|field| self.entry(number, field.1)).sum();
				(number, distances as u32 + 2 * excess)
			})
		}

		#[inline]
		fn estimate(&self, carried: Self::Carried) -> u32 {
			carried[0].1.max(carried[1].1)
		}

		#[inline]
		fn slide(&self, carried: Self::Carried, slide: Slide<R, C>) -> Self::Carried {
			let [(number, h), (mirrored, mirrored_h)] = carried;
			let Slide {
				board,
				tile,
				from,
				to,
			} = slide;
			let away = u32::from(self.away[tile][from] >> to & 1);
			let next = self
				.numbers
				.slide(number, tile, from, to, |cell| board.tile(cell));
			let h = h + 2 * (away + self.entry(next, tile)) - 1 - 2 * self.entry(number, tile);
			let (tile, from, to) = (self.tiles[tile], self.cells[from], self.cells[to]);
			let tile_on = |cell: usize| self.tiles[board.tile(self.cells[cell])];
			let next_mirrored = self.numbers.slide(mirrored, tile, from, to, tile_on);
			let change = 2 * (away + self.entry(next_mirrored, tile));
			let mirrored_h = mirrored_h + change - 1 - 2 * self.entry(mirrored, tile);
			[(next, h), (next_mirrored, mirrored_h)]
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

mod rustc_hash {
	//! What is used of the crate `rustc-hash`, on judges that do not have it.

	use std::collections::HashSet;
	use std::hash::{BuildHasher, Hasher};

	/// A set hashed by [`FxHasher`].
	pub type FxHashSet<T> = HashSet<T, FxBuildHasher>;

	/// Makes hashers for [`FxHashMap`] and [`FxHashSet`].
	#[derive(Default)]
	pub struct FxBuildHasher;

	impl BuildHasher for FxBuildHasher {
		type Hasher = FxHasher;

		fn build_hasher(&self) -> FxHasher {
			FxHasher::default()
		}
	}

	/// A fast hasher for keys of a word or a few: a multiplication a word.
	#[derive(Default)]
	pub struct FxHasher {
		hash: u64,
	}

	impl Hasher for FxHasher {
		fn write(&mut self, bytes: &[u8]) {
			for &byte in bytes {
				self.write_u64(u64::from(byte));
			}
		}

		fn write_u32(&mut self, word: u32) {
			self.write_u64(u64::from(word));
		}

		fn write_u64(&mut self, word: u64) {
			// The multiplier of `rustc-hash` 2, so that maps are laid out as they are there.
			self.hash = self
				.hash
				.wrapping_add(word)
				.wrapping_mul(0xf135_7aea_2e62_a9c5);
		}

		fn write_usize(&mut self, word: usize) {
			self.write_u64(word as u64);
		}

		/// Turns the high bits, into which all of the key has gone, down to where a map looks for its
		/// bucket: without it, boards that differ in their last cells only would share one.
		fn finish(&self) -> u64 {
			self.hash.rotate_left(26)
		}
	}
}
