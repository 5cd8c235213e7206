// LightOJ "15-puzzle": of each board of 4×4, the alphabetically first shortest path, if it has
// at most 35 moves.
//
// Searches with IDA* under pattern databases, and builds a larger one when the search so far has cost
// about as much as building it does.
//
// From `twins/src/bin/lightoj_15_puzzle.rs` and the libraries that it uses.
// Made by `cargo run -p bundle -- lightoj_15_puzzle`. Licence: MIT-0.

use common::Ladder;
use judge::{run, Tokens};
use std::io::Write;
use std::process::ExitCode;

const MOST_MOVES: usize = 35;

fn main() -> ExitCode {
    run(|input, output| {
        let mut tokens = Tokens::new(input);
        let mut ladder = Ladder::new();
        for case in 1..=tokens.count("boards")? {
            let path = ladder.solve(tokens.board()?);
            match path.filter(|path| path.len() <= MOST_MOVES) {
                Some(path) => {
                    let letters: String = path.iter().map(|m| m.letter()).collect();
                    writeln!(output, "Case {case}: {letters}")?;
                }
                None => writeln!(output, "Case {case}: This puzzle is not solvable.")?,
            }
        }
        Ok(())
    })
}

mod judge {
    //! What every program does around its own work: it reads the input, prints answers and reports
    //! errors.

    pub(crate) use program::run;
    pub(crate) use tokens::Tokens;

    mod answers {
        //! Standard output and standard input, which flushes the output before it waits.

        use std::cell::RefCell;
        use std::io::{
            self, BufReader, BufWriter, Chain, Cursor, Read, StdinLock, StdoutLock, Write,
        };
        use std::rc::Rc;

        /// The bytes that are read or written at a time.
        const BUFFER: usize = 1 << 16;

        /// Standard output in large pieces, shared with the [`Input`].
        #[derive(Clone)]
        pub struct Answers(Rc<RefCell<BufWriter<StdoutLock<'static>>>>);

        impl Answers {
            /// Locks standard output.
            pub(crate) fn new() -> Self {
                let output = BufWriter::with_capacity(BUFFER, io::stdout().lock());
                Answers(Rc::new(RefCell::new(output)))
            }
        }

        impl Write for Answers {
            fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
                self.0.borrow_mut().write(bytes)
            }

            fn flush(&mut self) -> io::Result<()> {
                self.0.borrow_mut().flush()
            }
        }

        /// Standard input, which flushes the answers whenever it has to read more: a user at a terminal
        /// or a program at the other end of a pipe gets every answer before it must send the next
        /// question, and a file is still read and answered in large pieces.
        pub type Input = BufReader<Chain<Cursor<Vec<u8>>, FlushFirst>>;

        /// Standard input behind the answers.
        pub struct FlushFirst {
            stdin: StdinLock<'static>,
            answers: Answers,
        }

        impl Read for FlushFirst {
            fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
                self.answers.flush()?;
                self.stdin.read(buffer)
            }
        }

        /// Locks standard input.
        pub(crate) fn input(answers: &Answers) -> Input {
            let stdin = io::stdin().lock();
            let answers = answers.clone();
            let input = without_mark(FlushFirst { stdin, answers });
            BufReader::with_capacity(BUFFER, input)
        }

        /// Returns an input without the byte order mark that it may begin with.
        pub fn without_mark<R: Read>(mut input: R) -> Chain<Cursor<Vec<u8>>, R> {
            let mark = "\u{FEFF}".as_bytes();
            // Reads a byte at a time, and none after the first that belongs to no mark.
            let mut start = Vec::new();
            while start.len() < mark.len() && mark.starts_with(&start) {
                match input.by_ref().take(1).read_to_end(&mut start) {
                    Ok(1) => {}
                    _ => break,
                }
            }
            if start == mark {
                start.clear();
            }
            Cursor::new(start).chain(input)
        }
    }

    mod boards {
        //! Reading boards and the numbers around them.

        use super::super::common::Board;
        use super::super::proconio::source::Source;
        use super::errors::expected;
        use super::numbers::{integer, number};
        use super::tokens::Tokens;
        use std::convert::TryFrom;
        use std::io::BufRead;

        impl<B: BufRead> Tokens<B> {
            /// Reads how many `things` follow.
            pub fn count(&mut self, things: &str) -> Result<usize, String> {
                let token = self.next_token();
                let (wanted, count) = match token.and_then(integer) {
                    Some(count) => ("0 or more", usize::try_from(count).ok()),
                    None => ("a number", None),
                };
                count.ok_or_else(|| format!("number of {things}: {}", expected(wanted, token)))
            }

            /// Reads a board, row by row, as numbers.
            ///
            /// # Errors
            ///
            /// Says what is wrong, and with which board: "board 3: tile 16 is out of range 0..=15".
            pub fn board<const R: usize, const C: usize>(&mut self) -> Result<Board<R, C>, String> {
                self.board_of(|token| number(token, "tile", 0..=R * C - 1))
            }

            /// Reads a board whose tiles are written otherwise: `tile` returns the one that a token names.
            ///
            /// # Errors
            ///
            /// As [`Tokens::board`].
            pub fn board_of<const R: usize, const C: usize>(
                &mut self,
                tile: impl Fn(Option<&str>) -> Result<usize, String>,
            ) -> Result<Board<R, C>, String> {
                self.boards += 1;
                let tiles: Result<Vec<usize>, String> =
                    (0..R * C).map(|_| tile(self.next_token())).collect();
                tiles
                    .and_then(|tiles| board(&tiles))
                    .map_err(|error| format!("board {}: {error}", self.boards))
            }
        }

        /// Returns the board with these tiles: R·C numbers below R·C.
        ///
        /// # Errors
        ///
        /// Says which tile is there twice.
        pub fn board<const R: usize, const C: usize>(
            tiles: &[usize],
        ) -> Result<Board<R, C>, String> {
            Board::new(tiles).ok_or_else(|| {
                let twice = (1..tiles.len()).find(|&i| tiles[..i].contains(&tiles[i]));
                let tile = tiles[twice.expect("R·C different numbers below R·C are a board")];
                format!("expected every tile once, found tile {tile} twice")
            })
        }
    }

    mod errors {
        //! The wording of errors.

        /// What ends a program early: a message that says what is wrong with the input, or an `io::Error`
        /// of standard output.
        pub type Error = Box<dyn std::error::Error>;

        /// The most characters of the input that a message quotes.
        const MOST_QUOTED: usize = 60;

        /// Words an error: what was expected, and what was found, `None` for the end of the input.
        pub fn expected(what: &str, found: Option<&str>) -> String {
            let found = match found {
                None => "the end of the input".to_string(),
                Some("\n") => "the end of the line".to_string(),
                Some(text) => format!("`{}`", quoted(text)),
            };
            format!("expected {what}, found {found}")
        }

        /// Returns the beginning of a text, with escapes for what does not print.
        pub(crate) fn quoted(text: &str) -> String {
            let mut quoted = String::new();
            for (i, c) in text.chars().enumerate() {
                match c {
                    _ if i == MOST_QUOTED => return quoted + "…",
                    '\'' | '"' => quoted.push(c),
                    _ => quoted.extend(c.escape_debug()),
                }
            }
            quoted
        }
    }

    mod numbers {
        //! Whole numbers.

        use super::errors::{expected, quoted};
        use std::convert::TryFrom;
        use std::num::{IntErrorKind, ParseIntError};
        use std::ops::RangeInclusive;

        /// Returns the integer that a word spells in decimal, or the nearest `i64` if it has more digits
        /// than fit. Returns `None` for any other word.
        pub fn integer(word: &str) -> Option<i64> {
            let nearest = |error: ParseIntError| match error.kind() {
                IntErrorKind::PosOverflow => Some(i64::MAX),
                IntErrorKind::NegOverflow => Some(i64::MIN),
                _ => None,
            };
            word.parse().map_or_else(nearest, Some)
        }

        /// Returns the number that a token spells, `None` being the end of the input.
        ///
        /// # Errors
        ///
        /// Says what was found in place of a number, or that the number, a `what`, is out of range:
        /// "tile 16 is out of range 0..=15".
        pub fn number(
            token: Option<&str>,
            what: &str,
            range: RangeInclusive<usize>,
        ) -> Result<usize, String> {
            let word = token.unwrap_or_default();
            let number = integer(word).ok_or_else(|| expected("a number", token))?;
            let number = usize::try_from(number).ok();
            number
                .filter(|number| range.contains(number))
                .ok_or_else(|| format!("{what} {} is out of range {range:?}", quoted(word)))
        }
    }

    mod program {
        //! What surrounds every program.

        use super::answers::{input, Answers, Input};
        use super::errors::Error;
        use std::io::{self, ErrorKind, Write};
        use std::process::ExitCode;

        /// Runs `solve` from standard input to standard output.
        ///
        /// On an error, flushes the output, then prints one line to standard error, starting with
        /// `error: `, and returns exit code 1. A closed pipe ends the program quietly.
        pub fn run(solve: impl FnOnce(Input, &mut Answers) -> Result<(), Error>) -> ExitCode {
            let mut output = Answers::new();
            let solved = solve(input(&output), &mut output);
            // If an earlier flush failed, this one fails again: the buffer keeps what is unwritten.
            let error = match (output.flush(), solved) {
                (Ok(()), Ok(())) => return ExitCode::SUCCESS,
                (Ok(()), Err(error)) => error,
                (Err(error), _) => error.into(),
            };
            let message = match error.downcast_ref::<io::Error>() {
                Some(error) if error.kind() == ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
                Some(error) => format!("standard output: {error}"),
                None => error.to_string(),
            };
            let message = message.replace('\n', " ");
            let _ = writeln!(io::stderr(), "error: {message}");
            ExitCode::FAILURE
        }
    }

    mod tokens {
        //! Reading an input token by token, through `proconio`'s trait but without its panics.

        use super::super::proconio::source::Source;
        use std::io::BufRead;
        use std::mem;

        /// The most bytes of a token, so that memory is bounded.
        const LONGEST: usize = 1 << 20;

        /// The words between white space, one at a time, so that an answer can be printed before the end
        /// of the input.
        ///
        /// Some bytes can be *marks*, each of which is a token of its own. With the marks `[],`, the text
        /// `[12, x]` has the tokens `[`, `12`, `,`, `x` and `]`.
        ///
        /// What cannot be read is a token that is no number: it has a `�` in place of bytes that are not
        /// UTF-8, a `…` after 2^20 bytes, or it is the message of a read error.
        pub struct Tokens<B: BufRead> {
            input: B,
            marks: &'static [u8],
            /// The last token that was read, empty at the end of the input.
            token: String,
            /// Whether `token` is still to be returned by `next_token`.
            peeked: bool,
            line: usize,
            /// How many boards were read or begun.
            pub(crate) boards: usize,
        }

        impl<B: BufRead> Tokens<B> {
            /// Returns the words of an input.
            pub fn new(input: B) -> Self {
                Self::with_marks(input, b"")
            }

            /// Returns the words and marks of an input.
            pub fn with_marks(input: B, marks: &'static [u8]) -> Self {
                Tokens {
                    input,
                    marks,
                    token: String::new(),
                    peeked: false,
                    line: 1,
                    boards: 0,
                }
            }

            /// Reads the next token.
            fn read(&mut self) {
                let mut token = mem::take(&mut self.token).into_bytes();
                token.clear();
                loop {
                    let byte = match self.input.fill_buf() {
                        Ok([byte, ..]) => *byte,
                        Err(error) if token.is_empty() => {
                            token.extend(error.to_string().bytes());
                            break;
                        }
                        _ => break,
                    };
                    let is_mark = self.marks.contains(&byte);
                    let is_space = byte.is_ascii_whitespace() && !is_mark;
                    if (is_mark || is_space) && !token.is_empty() {
                        break;
                    }
                    self.input.consume(1);
                    if is_space {
                        self.line += usize::from(byte == b'\n');
                        continue;
                    }
                    token.push(byte);
                    if is_mark {
                        break;
                    }
                    if token.len() == LONGEST {
                        token.extend("…".bytes());
                        break;
                    }
                }
                self.token = String::from_utf8(token)
                    .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned());
            }
        }

        impl<B: BufRead> Source<B> for Tokens<B> {
            fn next_token(&mut self) -> Option<&str> {
                if !self.peeked {
                    self.read();
                }
                self.peeked = false;
                Some(&*self.token).filter(|token| !token.is_empty())
            }
        }
    }
}

mod common {
    //! Sliding puzzles: boards, the searches that solve them, and the heuristics that guide searches.

    pub(crate) use board::Board;
    pub(crate) use ladder::Ladder;

    mod board {
        //! The board, packed into one word.

        use super::moves::Move;
        use super::permutation::ONES;
        use super::solvability::is_reachable;

        /// A board of `R` rows and `C` columns, each at least 2, with at most 16 cells.
        ///
        /// Each cell has a tile, and the tiles are a permutation of `0..R·C`, where 0 is the *blank*.
        /// Cells are numbered row by row from 0. Every value is a valid board. Methods that take a cell
        /// panic, or return an unspecified result, if it is not below `R * C`.
        ///
        /// Four bits a cell make one word, cell 0 lowest: the goal of 2×2, `1 2` above `3 0`, is `0x0321`.
        #[derive(Clone, Copy, PartialEq, Eq, Hash)]
        pub struct Board<const R: usize, const C: usize>(u64);

        impl<const R: usize, const C: usize> Board<R, C> {
            /// The number of cells, R·C.
            pub const CELLS: usize = {
                assert!(R >= 2 && C >= 2 && R * C <= 16, "4 to 16 cells");
                R * C
            };

            /// The board with its tiles in order and the blank last, `1 2 … 0`.
            pub const GOAL: Self =
                Board(0x0FED_CBA9_8765_4321 & ((1 << (4 * (Self::CELLS - 1))) - 1));

            /// Returns the board with these tiles, row by row, or `None` unless they are `0..R·C`, each
            /// once.
            pub fn new(tiles: &[usize]) -> Option<Self> {
                let complete = (0..Self::CELLS).all(|tile| tiles.contains(&tile));
                if tiles.len() != Self::CELLS || !complete {
                    return None;
                }
                let pack = |word, &tile: &usize| word << 4 | tile as u64;
                Some(Board(tiles.iter().rev().fold(0, pack)))
            }

            /// Returns the tile on a cell, 0 for the blank.
            pub fn tile(self, cell: usize) -> usize {
                (self.0 >> (4 * cell) & 15) as usize
            }

            /// Returns the tiles of all cells, row by row.
            pub fn tiles(self) -> impl Iterator<Item = usize> {
                (0..Self::CELLS).map(move |cell| self.tile(cell))
            }

            /// Returns the cell of the blank.
            pub fn blank(self) -> usize {
                // Subtracts 1 from every nibble at once. The highest bit of a nibble that was 0 becomes 1,
                // and `& !self.0` drops the nibbles whose highest bit was 1 before. A borrow can set bits
                // above the blank's nibble, but the lowest bit set is the blank's:
                // 0x0321 − 0x1111 = …F210 on 2×2, of which `& !0x0321 & 0x8888` leaves 0x8000, cell 3.
                let zeros = self.0.wrapping_sub(ONES) & !self.0 & (ONES << 3);
                (zeros.trailing_zeros() / 4) as usize
            }

            /// Returns the cell to which a move takes the blank from `cell`, or `None` if the move would
            /// leave the board.
            pub fn target(cell: usize, m: Move) -> Option<usize> {
                match m {
                    Move::Down if cell + C < Self::CELLS => Some(cell + C),
                    Move::Left if cell % C > 0 => Some(cell - 1),
                    Move::Right if cell % C < C - 1 => Some(cell + 1),
                    Move::Up if cell >= C => Some(cell - C),
                    _ => None,
                }
            }

            /// Returns the board after a move, or `None` if the move would leave the board.
            pub fn after(self, m: Move) -> Option<Self> {
                let blank = self.blank();
                Some(self.swap_blank(blank, Self::target(blank, m)?))
            }

            /// Returns the legal moves, in order, with the board after each.
            pub fn successors(self) -> impl Iterator<Item = (Move, Self)> {
                let after = move |&m: &Move| Some((m, self.after(m)?));
                Move::ALL.iter().filter_map(after)
            }

            /// Returns whether any moves lead to `goal`, as [`is_reachable`] does.
            pub fn can_reach(self, goal: Self) -> bool {
                let [from, to] = [self, goal].map(|board| board.tiles().collect::<Vec<_>>());
                is_reachable(C, &from, &to).expect("both are boards of one shape")
            }

            /// Exchanges the blank, on cell `blank`, and the tile on cell `target`.
            pub(crate) fn swap_blank(self, blank: usize, target: usize) -> Self {
                let tile = self.0 >> (4 * target) & 15;
                Board(self.0 ^ tile << (4 * target) ^ tile << (4 * blank))
            }
        }
    }

    pub mod heuristic {
        //! The heuristics, a file each, and what a search needs of one.

        use super::board::Board;

        /// A move, seen from the tile: before it, `tile` is on cell `from` of `board`, and the blank on
        /// cell `to`.
        #[derive(Clone, Copy)]
        pub struct Slide<const R: usize, const C: usize> {
            /// The board before the move.
            pub board: Board<R, C>,
            /// The tile that moves.
            pub tile: usize,
            /// The cell that it leaves.
            pub from: usize,
            /// The cell that it moves to, where the blank is.
            pub to: usize,
        }

        impl<const R: usize, const C: usize> Slide<R, C> {
            /// The slide of the tile on cell `from`, which must be a neighbour of the blank.
            pub fn new(board: Board<R, C>, from: usize) -> Self {
                let (tile, to) = (board.tile(from), board.blank());
                Slide {
                    board,
                    tile,
                    from,
                    to,
                }
            }

            /// Returns the board after the move.
            pub fn after(self) -> Board<R, C> {
                self.board.swap_blank(self.to, self.from)
            }
        }

        /// A lower bound on the number of moves from a board to one goal.
        ///
        /// All heuristics here are *admissible*: they never exceed the true distance. All but pattern
        /// databases are *consistent*: a move changes them by at most one.
        ///
        /// A search estimates only its first board from nothing. From there on it carries what the
        /// heuristic wants to know along the path, and updates it with each move.
        pub trait Heuristic<const R: usize, const C: usize> {
            /// What is carried along a path.
            type Carried: Copy;

            /// Returns the goal.
            fn goal(&self) -> Board<R, C>;

            /// Returns what is carried at the first board of a path.
            fn start(&self, board: Board<R, C>) -> Self::Carried;

            /// Returns what is carried after a slide.
            fn next(&self, carried: Self::Carried, slide: Slide<R, C>) -> Self::Carried;

            /// Returns the estimate, in moves.
            fn estimate(&self, carried: Self::Carried) -> u32;
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

            use super::super::board::Board;
            use super::super::heuristic::pattern::{Build, Numbering};
            use super::super::heuristic::{Heuristic, Slide};

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
                fn next(&self, [one, other]: Self::Carried, slide: Slide<R, C>) -> Self::Carried {
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
    }

    pub mod ladder {
        //! The 15-puzzle engine: tables are paid for only as the search needs them.

        use super::board::Board;
        use super::heuristic::pattern_database::PatternDatabase;
        use super::moves::Move;
        use super::search::automaton::Automaton;
        use super::search::ida_star::resume;
        use super::search::{LimitReached, Measures};

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

        /// Solves boards of 4×4. Tables once built stay.
        ///
        /// No rung takes more work than the next costs, six to fourteen times the one before. So all work
        /// is at most about three times that of the best rung from the start: tested on easy and hard.
        pub struct Ladder {
            rung: usize,
            measures: Measures,
            search: Search,
        }

        /// A search under one rung's heuristic: from a board, from a bound on.
        type Search = Box<
            dyn Fn(Board<4, 4>, &mut u32, &mut Measures) -> Result<Option<Vec<Move>>, LimitReached>,
        >;

        fn search<const RANKED: bool>(patterns: &str, depth: u32) -> Search {
            let automaton = Automaton::new(depth);
            let database = PatternDatabase::<4, 4, RANKED>::new(patterns);
            Box::new(move |start, bound, measures| {
                resume(start, &database, &automaton, bound, measures)
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
                    measures: Measures::with_limit(budget),
                    search: new(patterns, depth),
                }
            }

            /// The alphabetically first shortest path to [`Board::GOAL`]; `None` if there is none.
            pub fn solve(&mut self, board: Board<4, 4>) -> Option<Vec<Move>> {
                let mut bound = 0;
                loop {
                    match (self.search)(board, &mut bound, &mut self.measures) {
                        Ok(path) => return path,
                        Err(LimitReached) => *self = Ladder::at(self.rung + 1),
                    }
                }
            }
        }
    }

    mod moves {
        //! The moves of the blank.

        /// A move of the *blank*: `Left` swaps the blank with its left neighbour.
        ///
        /// Moves are in alphabetical order, the order in which searches try them.
        #[derive(Clone, Copy)]
        pub enum Move {
            /// The blank goes to the next row.
            Down,
            /// The blank goes to the column before.
            Left,
            /// The blank goes to the next column.
            Right,
            /// The blank goes to the row before.
            Up,
        }

        impl Move {
            /// All moves, in order: `Move::ALL[m as usize] == m`.
            pub const ALL: [Move; 4] = [Move::Down, Move::Left, Move::Right, Move::Up];

            /// Returns the letter of the move in a printed path: `D`, `L`, `R` or `U`.
            pub fn letter(self) -> char {
                ['D', 'L', 'R', 'U'][self as usize]
            }
        }
    }

    mod permutation {
        //! Permutations of `0..n`: parity, inversions and Cantor rank.
        //!
        //! A permutation of at most 16 elements can be *packed* into a word, four bits an element, the
        //! first one lowest: `2 0 1` is `0x102`.

        /// A one in every nibble.
        pub(crate) const ONES: u64 = 0x1111_1111_1111_1111;

        /// Returns whether an even number of swaps turns `p` into the identity, or `None` if `p` is not a
        /// permutation of `0..p.len()`.
        ///
        /// A cycle of length k takes k − 1 swaps, so the cycles are counted: O(n) time, n bytes.
        pub fn is_even(p: &[usize]) -> Option<bool> {
            let mut seen = vec![false; p.len()];
            let mut even = true;
            for first in 0..p.len() {
                if seen[first] {
                    continue;
                }
                seen[first] = true;
                let mut at = p[first];
                while at != first {
                    if at >= p.len() || seen[at] {
                        return None;
                    }
                    seen[at] = true;
                    even = !even;
                    at = p[at];
                }
            }
            Some(even)
        }
    }

    pub mod search {
        //! The searches, a file each, and what they share.

        pub(crate) use measures::{LimitReached, Measures};

        pub mod automaton {
            //! Finite-state pruning of duplicate move sequences.

            use super::super::board::Board;
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
                            let mut seen: HashSet<_> =
                                before.iter().map(|&(_, board)| board).collect();
                            let mut longer = Vec::new();
                            for &(parent, board) in last.iter() {
                                for (m, next) in board.successors() {
                                    let mut suffix = next.blank() as u32;
                                    if length > 1 {
                                        suffix = nodes[nodes[parent].suffix as usize].children
                                            [m as usize];
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
                            *edge = states[child as usize] << 4
                                | u32::from(nodes[child as usize].blank);
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

        pub mod ida_star {
            //! Iterative-deepening A*.

            use super::super::board::Board;
            use super::super::heuristic::{Heuristic, Slide};
            use super::super::moves::Move;
            use super::super::search::automaton::Automaton;
            use super::super::search::{LimitReached, Measures};

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

            /// Does the same as [`ida_star()`] with any automaton.
            ///
            /// Starts at `bound`, which must not exceed the length of a shortest path, and updates it, so
            /// that a later call can resume.
            pub fn resume<const R: usize, const C: usize, H: Heuristic<R, C>>(
                start: Board<R, C>,
                heuristic: &H,
                automaton: &Automaton<R, C>,
                bound: &mut u32,
                measures: &mut Measures,
            ) -> Result<Option<Vec<Move>>, LimitReached> {
                let goal = heuristic.goal();
                if !start.can_reach(goal) {
                    return Ok(None);
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
                            return Ok(Some(steps.filter_map(way).collect()));
                        }
                        if room == 0 {
                            continue;
                        }
                        measures.expand();
                        for &edge in automaton.edges(node.edge) {
                            if edge == 0 {
                                break;
                            }
                            measures.generate()?;
                            let from = (edge & 15) as usize;
                            let slide = Slide::new(node.board, from);
                            let carried = heuristic.next(node.carried, slide);
                            // A node that the bound forbids is overwritten by the next: quicker than a branch.
                            stack[top] = Node {
                                board: slide.after(),
                                edge,
                                room: room - 1,
                                carried,
                            };
                            top += usize::from(heuristic.estimate(carried) < room);
                        }
                        measures.hold(top);
                    }
                    *bound += 2;
                }
            }
        }

        mod measures {
            //! The field's usual measures of a search, and a limit on its work.

            /// Counts the work of a search, or of several searches that are given the same `Measures` in
            /// turn, and ends a search that would do more than is wanted.
            pub struct Measures {
                /// States whose successors were generated.
                pub expanded: u64,
                /// States generated, without the start.
                pub generated: u64,
                /// The most states that were held in memory at once.
                pub most_held: usize,
                limit: u64,
            }

            impl Measures {
                /// Nothing measured yet, and a limit on the number of states generated.
                pub fn with_limit(generated: u64) -> Self {
                    Measures {
                        expanded: 0,
                        generated: 0,
                        most_held: 0,
                        limit: generated,
                    }
                }

                /// Counts a state that is expanded.
                #[inline]
                pub(crate) fn expand(&mut self) {
                    self.expanded += 1;
                }

                /// Counts a state that is about to be generated, unless the limit has been reached.
                #[inline]
                pub(crate) fn generate(&mut self) -> Result<(), LimitReached> {
                    if self.generated == self.limit {
                        return Err(LimitReached);
                    }
                    self.generated += 1;
                    Ok(())
                }

                /// Notes the number of states held in memory.
                #[inline]
                pub(crate) fn hold(&mut self, states: usize) {
                    self.most_held = self.most_held.max(states);
                }
            }

            /// A search ended at a limit that its caller had set, before it knew the answer.
            pub struct LimitReached;
        }
    }

    mod solvability {
        //! Which boards can be reached from which, at any size.

        use super::permutation::is_even;

        /// Returns whether moves of the blank lead from one board to another. Returns `None` if the two
        /// are not boards of the same shape with at least two rows and two columns.
        ///
        /// A board of any size is given as its tiles, row by row, `columns` a row, with 0 for the blank.
        /// O(n).
        ///
        /// Each move changes the parity of the permutation, and the parity of the blank's row plus
        /// column. So the boards must differ in both parities or in neither, and that is enough
        /// (W. E. Story, "Notes on the '15' puzzle", American Journal of Mathematics 2, 1879).
        pub fn is_reachable(columns: usize, from: &[usize], to: &[usize]) -> Option<bool> {
            let cells = from.len();
            if columns < 2 || cells % columns != 0 || cells / columns < 2 || to.len() != cells {
                return None;
            }
            let even = |board: &[usize]| {
                let blank = board.iter().position(|&tile| tile == 0)?;
                Some(is_even(board)? == ((blank / columns + blank % columns) % 2 == 0))
            };
            Some(even(from)? == even(to)?)
        }
    }
}

mod proconio {
    //! What is used of the crate `proconio`, on judges that do not have it.

    pub mod source {
        use std::io::BufRead;

        /// A source of tokens; `None` at the end.
        pub trait Source<R: BufRead> {
            fn next_token(&mut self) -> Option<&str>;
        }
    }
}
