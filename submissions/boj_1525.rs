// boj_1525 for any judge, by `cargo run -p bundle -- boj_1525`, licence MIT-0.
// Baekjoon 1525 "퍼즐": the least number of moves on a board of 3×3, or −1.

use self::{board::Board, distance_table::DistanceTable};
use std::process::ExitCode;
use whole_input::{answer, numbers};

fn main() -> ExitCode {
	answer(solve)
}

fn solve(input: &str) -> Result<String, String> {
	let board = Board::<3, 3>::new(&numbers(input)?)?;
	let moves = DistanceTable::new(Board::GOAL).distance(board);
	Ok(moves.map_or("-1\n".to_string(), |moves| format!("{moves}\n")))
}

mod board {
	//! The board: one word, four bits a cell.

	use super::moves::Move;
	use super::permutation;

	/// A board of `R` rows and `C` columns, each at least 2, of at most 16 cells.
	///
	/// Cells are numbered row by row from 0. A board is a permutation of `0..R·C`, the tile on each
	/// cell, where 0 is the *blank*; it is packed into one word, four bits a cell, cell 0 lowest.
	/// It can only be made from a permutation, so every method is total.
	#[derive(Clone, Copy)]
	pub struct Board<const R: usize, const C: usize>(u64);

	impl<const R: usize, const C: usize> Board<R, C> {
		/// The number of cells, R·C.
		pub const CELLS: usize = {
			assert!(R >= 2 && C >= 2 && R * C <= 16, "a board has 2..=16 cells");
			R * C
		};

		/// The solved board, `1 2 … 0`: the tiles in order, the blank last.
		pub const GOAL: Self = Board(0x0FED_CBA9_8765_4321 & ((1 << (4 * (Self::CELLS - 1))) - 1));

		/// The board with these tiles, row by row. An error, which says what was expected and what
		/// was found, unless they are `0..R·C`, each once.
		pub fn new<T: Copy + Into<i64>>(tiles: &[T]) -> Result<Self, String> {
			let (cells, last) = (Self::CELLS, Self::CELLS as i64 - 1);
			if tiles.len() != cells {
				return Err(format!("expected {cells} tiles, found {}", tiles.len()));
			}
			let mut seen = [false; 16];
			let mut word = 0;
			for (cell, &tile) in tiles.iter().enumerate() {
				let tile = tile.into();
				if tile < 0 || tile > last {
					return Err(format!("tile {tile} is out of range 0..={last}"));
				}
				if std::mem::replace(&mut seen[tile as usize], true) {
					return Err(format!("expected every tile once, found tile {tile} twice"));
				}
				word |= (tile as u64) << (4 * cell);
			}
			Ok(Board(word))
		}

		/// The cell of the blank, by a test of all nibbles at once.
		pub fn blank(self) -> usize {
			const ONES: u64 = 0x1111_1111_1111_1111;
			// The lowest marked nibble is the lowest zero; above it, a borrow may mark others.
			let zeros = self.0.wrapping_sub(ONES) & !self.0 & (ONES << 3);
			(zeros.trailing_zeros() / 4) as usize
		}

		/// The cell to which a move takes the blank from `cell`; `None` at the edge.
		pub fn target(cell: usize, m: Move) -> Option<usize> {
			match m {
				Move::Down if cell + C < Self::CELLS => Some(cell + C),
				Move::Left if cell % C > 0 => Some(cell - 1),
				Move::Right if cell % C < C - 1 => Some(cell + 1),
				Move::Up if cell >= C => Some(cell - C),
				_ => None,
			}
		}

		/// All legal moves, in the order of [`Move`], and the board after each.
		pub fn successors(self) -> impl Iterator<Item = (Move, Self)> {
			let blank = self.blank();
			Move::ALL.iter().filter_map(move |&m| {
				let target = Self::target(blank, m)?;
				Some((m, self.swap_blank(blank, target)))
			})
		}

		/// The board with the blank, on cell `blank`, and the tile on cell `target` exchanged.
		pub(crate) fn swap_blank(self, blank: usize, target: usize) -> Self {
			let tile = self.0 >> (4 * target) & 15;
			Board(self.0 ^ tile << (4 * target) ^ tile << (4 * blank))
		}

		/// The place among all (R·C)! boards in lexicographic order of their tiles.
		pub fn rank(self) -> u64 {
			permutation::rank(self.0, Self::CELLS)
		}
	}
}

mod distance_table {
	//! All distances of a small space.

	use super::board::Board;
	use super::permutation::factorial;

	/// Marks a board from which the goal cannot be reached.
	const UNREACHABLE: u8 = u8::MAX;

	/// The distance to one goal of every board of a shape of at most 10 cells, in a table by rank.
	pub struct DistanceTable<const R: usize, const C: usize> {
		distance: Vec<u8>,
	}

	impl<const R: usize, const C: usize> DistanceTable<R, C> {
		const STATES: usize = {
			assert!(
				R * C <= 10,
				"the table of a larger space does not fit in memory"
			);
			factorial(R * C) as usize
		};

		/// One breadth-first search from the goal. One byte a board: (R·C)! bytes in all, and about
		/// as many steps; the deepest distance of any such shape is far below 255.
		pub fn new(goal: Board<R, C>) -> Self {
			let mut distance = vec![UNREACHABLE; Self::STATES];
			distance[goal.rank() as usize] = 0;
			let mut level = vec![goal];
			for depth in 1.. {
				let mut next = Vec::new();
				for (_, board) in level.iter().flat_map(|board| board.successors()) {
					let slot = &mut distance[board.rank() as usize];
					if *slot == UNREACHABLE {
						*slot = depth;
						next.push(board);
					}
				}
				if next.is_empty() {
					break;
				}
				level = next;
			}
			DistanceTable { distance }
		}

		/// The least number of moves from a board to the goal; `None` if there is no way. One look-up.
		pub fn distance(&self, board: Board<R, C>) -> Option<u32> {
			match self.distance[board.rank() as usize] {
				UNREACHABLE => None,
				distance => Some(u32::from(distance)),
			}
		}
	}
}

mod moves {
	//! The four moves of the blank, in the one order in which searches try them.

	/// A move of the *blank*: `Left` swaps the blank with its left neighbour.
	///
	/// The order of the variants, the alphabet's (`D < L < R < U`), is the order in which every
	/// search tries moves. It decides which of several shortest paths is found: the
	/// alphabetically first.
	#[derive(Clone, Copy)]
	pub enum Move {
		/// One row down.
		Down,
		/// One column to the left.
		Left,
		/// One column to the right.
		Right,
		/// One row up.
		Up,
	}

	impl Move {
		/// All moves, in order; `Move::ALL[m as usize] == m`.
		pub const ALL: [Move; 4] = [Move::Down, Move::Left, Move::Right, Move::Up];
	}
}

mod permutation {
	//! Permutations of `0..n`: parity, inversions, and the Cantor expansion. Knows nothing of boards.
	//!
	//! A *packed* permutation is one `u64`, four bits an element, the first element lowest; so `n`
	//! is at most 16.

	/// Every nibble is its own position: the identity, packed.
	const IDENTITY: u64 = 0xFEDC_BA98_7654_3210;
	/// A one in every nibble.
	const ONES: u64 = 0x1111_1111_1111_1111;

	/// The number of permutations of `n` elements, n!, for n ≤ 16.
	pub const fn factorial(n: usize) -> u64 {
		if n == 0 {
			1
		} else {
			n as u64 * factorial(n - 1)
		}
	}

	/// The place of a packed permutation of `0..n` among all of them in lexicographic order, in
	/// `0..n!`: the value of its Cantor expansion (Lehmer code). O(n) operations on one word.
	pub fn rank(packed: u64, n: usize) -> u64 {
		// Nibble t of `smaller`: how many of the elements below t are still to come.
		let mut smaller = IDENTITY;
		let mut rank = 0;
		for i in 0..n {
			let element = packed >> (4 * i) & 15;
			rank = rank * (n - i) as u64 + (smaller >> (4 * element) & 15);
			smaller -= ONES << 4 << (4 * element); // every larger element has one less to come
		}
		rank
	}
}

mod whole_input {
	//! For inputs that fit in memory.

	use std::io::{self, Read, Write};
	use std::process::ExitCode;

	/// Prints what `solve` makes of standard input, or on standard error why it cannot.
	pub fn answer(solve: fn(&str) -> Result<String, String>) -> ExitCode {
		let mut input = String::new();
		let read = io::stdin().read_to_string(&mut input).map(|_| &*input);
		match read.map_err(|e| e.to_string()).and_then(solve) {
			Ok(output) if io::stdout().write_all(output.as_bytes()).is_ok() => {
				return ExitCode::SUCCESS
			}
			Ok(_) => {}
			Err(message) => drop(writeln!(io::stderr(), "error: {message}")),
		}
		ExitCode::FAILURE
	}

	/// The numbers of a text.
	pub fn numbers(text: &str) -> Result<Vec<i64>, String> {
		let number = |word: &str| word.parse().map_err(|_| format!("`{word}` is no number"));
		text.split_whitespace().map(number).collect()
	}
}
