// COMP9021 "The 9 puzzle": grids or a pasted Python session from standard input.
//
// From `nine_puzzle/src/main.rs` and the libraries that it uses.
// Made by `cargo run -p bundle -- nine_puzzle`. Licence: MIT-0.

use common::literal::item;
use common::program::{self, Error};
use common::{Board, DistanceTable, Move};
use std::io::{BufRead, Read, Write};
use std::process::ExitCode;

/// A longer line is an error: no grid needs it, and memory is bounded.
const LONGEST_LINE: u64 = 1 << 20;

fn main() -> ExitCode {
    program::run(|input, output| solve(input, output))
}

fn solve<I: BufRead, O: Write>(mut input: I, output: &mut O) -> Result<(), Error> {
    let table = DistanceTable::new(Board::<3, 3>::GOAL);
    let order: Vec<[Move; 4]> = (0..9).map(neighbour_order).collect();
    let mut line = Vec::new();
    for number in 1.. {
        let at_line = |message: String| format!("line {number}: {message}");
        line.clear();
        let mut limited = input.by_ref().take(LONGEST_LINE);
        let length = limited.read_until(b'\n', &mut line);
        match length.map_err(|e| at_line(e.to_string()))? as u64 {
            0 => break,
            LONGEST_LINE => {
                let error = "expected at most 1,048,575 bytes, found more";
                return Err(at_line(error.to_string()).into());
            }
            _ => {}
        }
        let text = std::str::from_utf8(&line).map_err(|e| at_line(e.to_string()))?;
        let text = text.trim_start_matches('\u{FEFF}'); // a byte order mark
        let code = text.trim_start().trim_start_matches(">>>").trim_start();
        if code.is_empty() || code.starts_with('#') {
            continue;
        }
        let item = item(text.trim_end()).map_err(at_line)?;
        let board = item.grid.and_then(|tiles| Board::new(&tiles));
        let board = board.filter(|&board| table.distance(board).is_some());
        if item.validate {
            let verdict = match board {
                Some(_) => "This is a valid 9 puzzle, and it is solvable",
                None => "This is an invalid or unsolvable 9 puzzle",
            };
            writeln!(output, "{verdict}")?;
        }
        if let (true, Some(mut board)) = (item.solve, board) {
            let path = table.path(board, |blank| order[blank]).unwrap_or_default();
            output.write_all(b"Here is a minimal solution:\n")?;
            output.write_all(&picture(board))?;
            for m in path {
                board = board.slide(m).expect("a path has legal moves only");
                output.write_all(&picture(board))?;
            }
        }
    }
    Ok(())
}

/// The order in which the reference program tries the blank's neighbours. It keeps their cells
/// in a set, and CPython goes through a set of at most four small integers by their value
/// modulo 8, the size of the set's table: 8 comes first.
fn neighbour_order(blank: usize) -> [Move; 4] {
    let mut order = Move::ALL;
    order.sort_by_key(|&m| Board::<3, 3>::target(blank, m).map(|cell| cell % 8));
    order
}

/// An empty line and three rows, each tile right-aligned in three columns, the blank as spaces.
fn picture(board: Board<3, 3>) -> [u8; 31] {
    let mut text = *b"\n         \n         \n         \n";
    for (cell, tile) in board.tiles().enumerate().filter(|&(_, tile)| tile != 0) {
        text[1 + 10 * (cell / 3) + 3 * (cell % 3) + 2] = b'0' + tile as u8;
    }
    text
}

mod common {
    //! Sliding puzzles: boards of one word, Cantor ranking, parity, and the searches on them.

    pub mod board {
        //! The board: one word, four bits a cell.

        use super::moves::Move;
        use super::permutation::{self, ONES};

        /// A board of `R` rows and `C` columns, each at least 2, of at most 16 cells.
        ///
        /// A permutation of `0..R·C`: the tile on each cell, 0 for the *blank*. Cells are numbered row
        /// by row from 0 and packed four bits each, cell 0 lowest. No other word can be made, so methods
        /// only want cells that there are.
        #[derive(Clone, Copy)]
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

            /// Exchanges the blank, on cell `blank`, and the tile on cell `target`.
            pub(crate) fn swap_blank(self, blank: usize, target: usize) -> Self {
                let tile = self.0 >> (4 * target) & 15;
                Board(self.0 ^ tile << (4 * target) ^ tile << (4 * blank))
            }

            /// The place among all (R·C)! boards in lexicographic order.
            pub fn rank(self) -> u64 {
                permutation::rank(self.0, Self::CELLS)
            }
        }
    }

    pub mod distance_table {
        //! All distances of a small space.

        use super::board::Board;
        use super::moves::Move;
        use super::permutation::factorial;

        /// The distances of all boards to one goal, by rank; for shapes of at most 10 cells.
        pub struct DistanceTable<const R: usize, const C: usize> {
            /// `u8::MAX` where there is no way.
            distance: Vec<u8>,
        }

        impl<const R: usize, const C: usize> DistanceTable<R, C> {
            /// One breadth-first search from the goal: about (R·C)! bytes and steps. No two of
            /// these boards are 255 moves apart.
            pub fn new(goal: Board<R, C>) -> Self {
                assert!(R * C <= 10, "a larger table does not fit in memory");
                let mut distance = vec![u8::MAX; factorial(R * C) as usize];
                distance[goal.rank() as usize] = 0;
                let mut reached = vec![goal];
                let mut expanded = 0;
                while let Some(&board) = reached.get(expanded) {
                    expanded += 1;
                    let depth = distance[board.rank() as usize] + 1;
                    for next in Move::ALL.iter().filter_map(|&m| board.slide(m)) {
                        let slot = &mut distance[next.rank() as usize];
                        if *slot == u8::MAX {
                            *slot = depth;
                            reached.push(next);
                        }
                    }
                }
                DistanceTable { distance }
            }

            /// The least number of moves to the goal, `None` if there is no way: one look-up.
            pub fn distance(&self, board: Board<R, C>) -> Option<u32> {
                let distance = self.distance[board.rank() as usize];
                (distance != u8::MAX).then(|| u32::from(distance))
            }

            /// A shortest path from a board to the goal; `None` if there is none.
            ///
            /// Of all shortest paths, the first in the order in which moves are tried: from each cell of
            /// the blank as `order` says ([`Move::ALL`] for the alphabetically first). Cost: at most four
            /// look-ups a move.
            pub fn path(
                &self,
                mut board: Board<R, C>,
                order: impl Fn(usize) -> [Move; 4],
            ) -> Option<Vec<Move>> {
                let mut path = Vec::new();
                for left in (0..self.distance(board)?).rev() {
                    let moves = order(board.blank());
                    let nearer = |&m: &Move| {
                        let next = board.slide(m)?;
                        Some((m, next)).filter(|_| self.distance(next) == Some(left))
                    };
                    let (m, next) = moves.iter().find_map(nearer)?;
                    path.push(m);
                    board = next;
                }
                Some(path)
            }
        }
    }

    pub mod literal {
        //! One line of a `nine_puzzle` session: a call, or a grid alone, written as a Python literal.
        //!
        //! What Python's `ast.literal_eval` refuses is an error. Of what it accepts, only lists,
        //! integers and `None` matter; all else is read to see that it is Python, and forgotten. Corners
        //! that no grid comes near are not looked into: escapes and bytes in strings and values that
        //! cannot be hashed are let pass; `set()`, and a sign before a parenthesis, are not.

        use std::convert::TryFrom;

        /// What a line asks for.
        pub struct Item {
            /// Say whether the grid is valid and solvable.
            pub validate: bool,
            /// Print a shortest path.
            pub solve: bool,
            /// The cells row by row, `None` as 0 and what is beyond `i64` as its bound. `None` for any
            /// value but a list of three lists of three such cells.
            pub grid: Option<[i64; 9]>,
        }

        /// Reads a line, in linear time. The error is one line: the column (in characters, from 1), what
        /// was expected there, and what was found.
        pub fn item(line: &str) -> Result<Item, String> {
            let mut parser = Parser {
                rest: line,
                depth: 0,
                shape: String::new(),
                cells: Vec::new(),
            };
            parser.item().map_err(|expected| {
                let rest = parser.rest;
                let column = 1 + line.chars().count() - rest.chars().count();
                let found = match rest.chars().take(20).collect::<String>() {
                    empty if empty.is_empty() => "the end of the line".to_string(),
                    text => format!("{text:?}"),
                };
                format!("column {column}: expected {expected}, found {found}")
            })
        }

        /// Python's own limit on nested brackets.
        const DEEPEST: usize = 200;

        /// Stands for the end of the line, where a comment may stand too.
        const END: char = '#';

        /// What was expected where `rest` goes on otherwise.
        type Expected = &'static str;

        /// Reads from the front of `rest`.
        struct Parser<'a> {
            rest: &'a str,
            depth: usize,
            /// What was read: the brackets of lists, `c` for a cell, `x` for any other value.
            shape: String,
            cells: Vec<i64>,
        }

        impl<'a> Parser<'a> {
            fn item(&mut self) -> Result<Item, Expected> {
                self.eat(">>>");
                let validate = self.eat("validate_9_puzzle");
                let solve = !validate && self.eat("solve_9_puzzle");
                if !validate && !solve {
                    self.tuple(END)?;
                } else if self.eat("(") {
                    self.value()?;
                    self.eat(",");
                    if !self.eat(")") {
                        return Err("`)` after one grid");
                    }
                } else {
                    return Err("`(`");
                }
                if self.peek() != END {
                    return Err("the end of the line");
                }
                let grid = <[i64; 9]>::try_from(self.cells.as_slice()).ok();
                Ok(Item {
                    validate: !solve,
                    solve: !validate,
                    grid: grid.filter(|_| self.shape == "[[ccc][ccc][ccc]]"),
                })
            }

            /// Values up to `close`: one without a comma is just that one, all else is a tuple.
            fn tuple(&mut self, close: char) -> Result<(), Expected> {
                let before = self.shape.len();
                if self.values(close)? != (1, false) {
                    self.shape.truncate(before);
                    self.shape.push('x');
                }
                Ok(())
            }

            /// Values up to and with `close`: how many, and whether a comma follows the last.
            fn values(&mut self, close: char) -> Result<(usize, bool), Expected> {
                if self.depth > DEEPEST {
                    return Err("at most 200 nested brackets");
                }
                self.depth += 1;
                let (mut count, mut comma, mut pairs) = (0, true, false);
                while self.peek() != close || (close, count) == (END, 0) {
                    if !comma {
                        return Err("`,` or the end of what is open");
                    }
                    self.value()?;
                    let pair = close == '}' && self.eat(":");
                    if pair {
                        self.value()?;
                    }
                    if count > 0 && pair != pairs {
                        return Err("only values or only pairs in braces");
                    }
                    pairs = pair;
                    count += 1;
                    comma = self.eat(",");
                }
                if close != END {
                    self.next();
                }
                self.depth -= 1;
                Ok((count, comma))
            }

            fn value(&mut self) -> Result<(), Expected> {
                let (before, cells) = (self.shape.len(), self.cells.len());
                let minus = self.eat("-");
                let signed = minus || self.eat("+");
                match self.peek() {
                    '(' if !signed => {
                        self.next();
                        self.tuple(')')?;
                    }
                    '[' if !signed => {
                        self.next();
                        self.shape.push('[');
                        self.values(']')?;
                        self.shape.push(']');
                    }
                    '{' if !signed => {
                        self.next();
                        self.values('}')?;
                        self.shape.truncate(before);
                        self.shape.push('x');
                    }
                    _ => self.word(signed)?,
                }
                if minus {
                    self.cells[cells..]
                        .iter_mut()
                        .for_each(|cell| *cell = -*cell);
                }
                Ok(())
            }

            /// Strings, a name or a number, which may be the sum that makes a complex one.
            fn word(&mut self, signed: bool) -> Result<(), Expected> {
                let mut word = self.next_word();
                let after = &self.rest[word.len()..];
                let mut cell = None;
                match word {
                    _ if after.starts_with(&['\'', '"'][..]) && !signed => self.strings()?,
                    "None" if !signed => {
                        self.rest = after;
                        cell = Some(0);
                    }
                    "True" | "False" | "..." if !signed => self.rest = after,
                    _ => {
                        cell = number(word).ok_or("a Python literal")?;
                        self.rest = after;
                        if !word.ends_with(IMAGINARY) && (self.eat("+") || self.eat("-")) {
                            word = self.next_word();
                            if !word.ends_with(IMAGINARY) || number(word).is_none() {
                                return Err("an imaginary number");
                            }
                            self.rest = &self.rest[word.len()..];
                            cell = None;
                        }
                    }
                }
                self.shape.push(if cell.is_some() { 'c' } else { 'x' });
                self.cells.extend(cell);
                Ok(())
            }

            /// Strings with their prefixes, one behind the other.
            fn strings(&mut self) -> Result<(), Expected> {
                loop {
                    let prefix = self.next_word();
                    let text = &self.rest[prefix.len()..];
                    let quotes = ["'''", "\"\"\"", "'", "\""];
                    let quote = match quotes.iter().find(|&quote| text.starts_with(quote)) {
                        Some(quote) => quote,
                        None => return Ok(()),
                    };
                    let prefixes = ["", "b", "r", "u", "br", "rb"];
                    if !prefixes.contains(&prefix.to_ascii_lowercase().as_str()) {
                        return Err("a Python literal");
                    }
                    self.rest = &text[quote.len()..];
                    while !self.rest.starts_with(quote) {
                        match self.next() {
                            Some('\\') => drop(self.next()),
                            Some(_) => {}
                            None => return Err("a closing quote"),
                        }
                    }
                    self.rest = &self.rest[quote.len()..];
                }
            }

            /// Skips white space and gives the next word, which it does not skip: letters, digits,
            /// underscores, points, and the sign of an exponent.
            fn next_word(&mut self) -> &'a str {
                self.peek();
                let part = |c: char| c == '_' || c == '.' || c.is_alphanumeric();
                let length = |text: &str| text.find(|c| !part(c)).unwrap_or(text.len());
                let mut end = length(self.rest);
                let word = &self.rest[..end];
                let decimal = word.starts_with(|c: char| c == '.' || c.is_ascii_digit())
                    && !word.starts_with("0x")
                    && !word.starts_with("0X");
                if decimal
                    && word.ends_with(&['e', 'E'][..])
                    && self.rest[end..].starts_with(&['+', '-'][..])
                {
                    end += 1 + length(&self.rest[end + 1..]);
                }
                &self.rest[..end]
            }

            /// Skips white space and gives the next character, [`END`] at the end.
            fn peek(&mut self) -> char {
                self.rest = self.rest.trim_start_matches(&[' ', '\t', '\x0c'][..]);
                self.rest.chars().next().unwrap_or(END)
            }

            fn next(&mut self) -> Option<char> {
                let mut chars = self.rest.chars();
                let next = chars.next();
                self.rest = chars.as_str();
                next
            }

            /// Skips white space and then `token`, if it comes next.
            fn eat(&mut self, token: &str) -> bool {
                self.peek();
                let after = self.rest.strip_prefix(token);
                self.rest = after.unwrap_or(self.rest);
                after.is_some()
            }
        }

        /// What an imaginary number ends in.
        const IMAGINARY: &[char] = &['j', 'J'];

        /// `None` if a word is no number; else its value if it is an integer.
        fn number(word: &str) -> Option<Option<i64>> {
            let (radix, digits) = match word.get(..2) {
                Some("0x" | "0X") => (16, &word[2..]),
                Some("0o" | "0O") => (8, &word[2..]),
                Some("0b" | "0B") => (2, &word[2..]),
                _ => (10, word),
            };
            let digits = digits
                .strip_prefix('_')
                .filter(|_| radix != 10)
                .unwrap_or(digits);
            let digit = |c: char| c.is_digit(radix);
            let mut pairs = digits.split('_').zip(digits.split('_').skip(1));
            if !pairs.all(|(left, right)| left.ends_with(digit) && right.starts_with(digit)) {
                return None; // an underscore that is not between digits
            }
            let digits = digits.replace('_', "");
            if !digits.is_empty() && digits.chars().all(digit) {
                let value = i64::from_str_radix(&digits, radix).unwrap_or(i64::MAX);
                let canonical = radix != 10 || value == 0 || !digits.starts_with('0');
                return Some(Some(value)).filter(|_| canonical);
            }
            let fraction = digits.strip_suffix(IMAGINARY).unwrap_or(&digits);
            let starts =
                radix == 10 && fraction.starts_with(|c: char| c == '.' || c.is_ascii_digit());
            Some(None).filter(|_| starts && fraction.parse::<f64>().is_ok())
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
        }
    }

    pub mod permutation {
        //! Permutations of `0..n`; *packed*, n ≤ 16, in a word, four bits an element, the first lowest.

        /// The identity, packed.
        const IDENTITY: u64 = 0xFEDC_BA98_7654_3210;
        /// A one in every nibble.
        pub(crate) const ONES: u64 = 0x1111_1111_1111_1111;

        /// The number of permutations of `n` elements, n!, for n ≤ 20.
        pub fn factorial(n: usize) -> u64 {
            (1..=n as u64).product()
        }

        /// The place of a packed permutation in lexicographic order, from 0: its Cantor expansion
        /// (Lehmer code). O(n). Of any other word, nonsense or a panic.
        pub fn rank(packed: u64, n: usize) -> u64 {
            // Nibble t of `smaller`: how many elements below t are still to come.
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

    pub(crate) use board::Board;
    pub(crate) use distance_table::DistanceTable;
    pub(crate) use moves::Move;
}
