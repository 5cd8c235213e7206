// aoj_alds1_13_c for any judge, by `cargo run -p bundle -- aoj_alds1_13_c`, licence MIT-0.
// AOJ ALDS1_13_C "15 Puzzle": the least number of moves on a board of 4×4.

use ida_star::ida_star;
use manhattan::Manhattan;

use board::Board;
use proconio::source::Readable;
use reading::Tokens;
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
	program::run(|input, output| {
		let board = Board::<4, 4>::read(&mut Tokens::new(input))?;
		let path = ida_star(board, &Manhattan::new(Board::GOAL), &mut ());
		let path = path.ok_or_else(|| "an unsolvable board".to_string())?;
		Ok(writeln!(output, "{}", path.len())?)
	})
}

mod board {
	//! The board: one word, four bits a cell.

	use super::moves::Move;
	use super::solvability;

	/// A board of `R` rows and `C` columns, each at least 2, of at most 16 cells.
	///
	/// Cells are numbered row by row from 0. A board is a permutation of `0..R·C`, the tile on each
	/// cell, where 0 is the *blank*; it is packed into one word, four bits a cell, cell 0 lowest.
	/// It can only be made from a permutation, so every method is total.
	#[derive(Clone, Copy, PartialEq)]
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

		/// The tile on a cell, 0 for the blank.
		pub fn tile(self, cell: usize) -> usize {
			(self.0 >> (4 * cell) & 15) as usize
		}

		/// The tiles of all cells, row by row.
		pub fn tiles(self) -> impl Iterator<Item = usize> {
			(0..Self::CELLS).map(move |cell| self.tile(cell))
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

		/// The board with the blank, on cell `blank`, and the tile on cell `target` exchanged.
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
	}
}

mod heuristic {
	//! What a search can ask of a heuristic.

	use super::board::Board;

	/// A move seen from the tile: `tile` goes from one cell to the other, the blank the other way.
	pub struct Slide {
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

		/// What is carried after a slide; `None` if the estimate is then more than `room` moves.
		fn slide(&self, carried: Self::Carried, slide: Slide, room: u32) -> Option<Self::Carried>;
	}
}

mod ida_star {
	//! Iterative-deepening A*.

	use super::board::Board;
	use super::heuristic::{Heuristic, Slide};
	use super::measures::Observer;
	use super::moves::Move;
	use std::ops::ControlFlow;

	/// The alphabetically first shortest path from `start` to the heuristic's goal; `None` if there
	/// is none (which parity tells at once) or the observer ended the search.
	///
	/// Depth-first searches under a bound on f = g + h that rises until one of them finds the goal
	/// (R. E. Korf, "Depth-first iterative-deepening", Artificial Intelligence 27, 1985). Holds no
	/// state but those of the current path. A path's length has the parity of the blank's way to its
	/// goal, so the bound rises by two. No state is followed back to its parent.
	///
	/// Moves are tried in alphabetical order and whatever is cut off cannot lead to the goal within
	/// the bound; so the path found is the alphabetically first of the shortest, whatever the
	/// heuristic.
	pub fn ida_star<const R: usize, const C: usize, H: Heuristic<R, C>, O: Observer>(
		start: Board<R, C>,
		heuristic: &H,
		observer: &mut O,
	) -> Option<Vec<Move>> {
		let goal = heuristic.goal();
		if !start.can_reach(goal) {
			return None;
		}
		let carried = heuristic.start(start);
		let (from, to) = (start.blank(), goal.blank());
		let parity = (from / C + from % C + to / C + to % C) as u32;
		let h = heuristic.estimate(carried);
		let mut bound = h + (h + parity) % 2;
		let mut search = Search {
			heuristic,
			observer,
			goal,
			path: Vec::new(),
		};
		loop {
			match search.visit(start, from, carried, bound) {
				ControlFlow::Break(true) => return Some(search.path),
				ControlFlow::Break(false) => return None,
				ControlFlow::Continue(()) => bound += 2,
			}
		}
	}

	struct Search<'a, const R: usize, const C: usize, H, O> {
		heuristic: &'a H,
		observer: &'a mut O,
		goal: Board<R, C>,
		path: Vec<Move>,
	}

	impl<const R: usize, const C: usize, H: Heuristic<R, C>, O: Observer> Search<'_, R, C, H, O> {
		/// Looks for the goal from `board` in at most `room` more moves. Breaks with `true` if it is
		/// found, with `false` if the observer says so.
		fn visit(
			&mut self,
			board: Board<R, C>,
			blank: usize,
			carried: H::Carried,
			room: u32,
		) -> ControlFlow<bool> {
			if board == self.goal {
				return ControlFlow::Break(true);
			}
			if room == 0 {
				return ControlFlow::Continue(());
			}
			self.observer.expanded();
			let back = self.path.last().map(|m| m.inverse());
			for &m in Move::ALL.iter().filter(|&&m| Some(m) != back) {
				let target = match Board::<R, C>::target(blank, m) {
					Some(target) => target,
					None => continue,
				};
				if !self.observer.generated() {
					return ControlFlow::Break(false);
				}
				let slide = Slide {
					tile: board.tile(target),
					from: target,
					to: blank,
				};
				if let Some(carried) = self.heuristic.slide(carried, slide, room - 1) {
					self.path.push(m);
					self.visit(board.swap_blank(blank, target), target, carried, room - 1)?;
					self.path.pop();
				}
			}
			ControlFlow::Continue(())
		}
	}
}

mod manhattan {
	//! Manhattan distance.

	use super::board::Board;
	use super::heuristic::{Heuristic, Slide};

	/// The sum over all tiles of the rows and columns between a tile's cell and its goal.
	///
	/// Admissible, since a move brings one tile one row or column nearer at the most; the blank does
	/// not count. A slide costs two look-ups.
	pub struct Manhattan<const R: usize, const C: usize> {
		goal: Board<R, C>,
		/// By tile, then by cell; zeros for the blank.
		distance: [[u8; 16]; 16],
	}

	impl<const R: usize, const C: usize> Manhattan<R, C> {
		/// The distances to the cells that the tiles have in `goal`.
		pub fn new(goal: Board<R, C>) -> Self {
			let mut distance = [[0; 16]; 16];
			for (home, tile) in goal.tiles().enumerate().filter(|&(_, tile)| tile != 0) {
				for (cell, distance) in distance[tile].iter_mut().enumerate() {
					let rows = (cell / C).abs_diff(home / C);
					let columns = (cell % C).abs_diff(home % C);
					*distance = (rows + columns) as u8;
				}
			}
			Manhattan { goal, distance }
		}
	}

	impl<const R: usize, const C: usize> Heuristic<R, C> for Manhattan<R, C> {
		type Carried = u32;

		fn goal(&self) -> Board<R, C> {
			self.goal
		}

		fn start(&self, board: Board<R, C>) -> u32 {
			let tiles = board.tiles().enumerate();
			tiles
				.map(|(cell, tile)| u32::from(self.distance[tile][cell]))
				.sum()
		}

		fn estimate(&self, h: u32) -> u32 {
			h
		}

		fn slide(&self, h: u32, slide: Slide, room: u32) -> Option<u32> {
			let distance = &self.distance[slide.tile];
			let h = h + u32::from(distance[slide.to]) - u32::from(distance[slide.from]);
			if h <= room {
				Some(h)
			} else {
				None
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
	}

	impl Observer for () {}
}

mod moves {
	//! The four moves of the blank, in the one order in which searches try them.

	/// A move of the *blank*: `Left` swaps the blank with its left neighbour.
	///
	/// The order of the variants, the alphabet's (`D < L < R < U`), is the order in which every
	/// search tries moves. It decides which of several shortest paths is found: the
	/// alphabetically first.
	#[derive(Clone, Copy, PartialEq)]
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

		/// The move that takes this one back.
		pub fn inverse(self) -> Move {
			Move::ALL[3 - self as usize]
		}
	}
}

mod permutation {
	//! Permutations of `0..n`: parity, inversions, and the Cantor expansion. Knows nothing of boards.
	//!
	//! A *packed* permutation is one `u64`, four bits an element, the first element lowest; so `n`
	//! is at most 16.

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

	/// What ends a program before its work is done.
	pub enum Error {
		/// The input is wrong; where, what was expected and what was found, in one line.
		Input(String),
		/// The output cannot be written.
		Output(io::Error),
	}

	impl From<String> for Error {
		fn from(message: String) -> Self {
			Error::Input(message)
		}
	}

	impl From<io::Error> for Error {
		fn from(error: io::Error) -> Self {
			Error::Output(error)
		}
	}

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
		let message = match solved.and_then(|()| Ok(written?)) {
			Ok(()) => return ExitCode::SUCCESS,
			Err(Error::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
				return ExitCode::SUCCESS
			}
			Err(Error::Output(error)) => format!("standard output: {error}"),
			Err(Error::Input(message)) => message,
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
			Board::new(&tiles?)
		}
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
