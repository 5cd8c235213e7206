// AOJ 0121 "Seven Puzzle": the least numbers of moves from boards of 2×4 to `0 1 2 3 4 5 6 7`.
//
// Searches breadth-first from the goal, once. Each answer is then one look-up.
//
// From `twins/src/bin/aoj_0121.rs` and the libraries that it uses.
// Made by `cargo run -p bundle -- aoj_0121`. Licence: MIT-0.

use common::{Board, DistanceTable};
use judge::{run, Tokens};
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    run(|input, output| {
        let goal = Board::<2, 4>::new(&[0, 1, 2, 3, 4, 5, 6, 7]).expect("every tile is there");
        let table = DistanceTable::new(goal);
        let mut tokens = Tokens::new(input);
        while tokens.peek().is_some() {
            let moves = table.distance(tokens.board()?);
            writeln!(output, "{}", moves.ok_or_else(|| tokens.not_solvable())?)?;
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
        use super::numbers::number;
        use super::tokens::Tokens;
        use std::io::BufRead;

        impl<B: BufRead> Tokens<B> {
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

            /// Words an error: the last board that was read is not solvable, against the judge's promise.
            pub fn not_solvable(&self) -> String {
                let found = "expected a solvable board, found one that is not";
                format!("board {}: {found}", self.boards)
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

            /// Returns the next token, which stays the next one. Returns `None` at the end of the input.
            pub fn peek(&mut self) -> Option<&str> {
                if !self.peeked {
                    self.read();
                    self.peeked = true;
                }
                Some(&*self.token).filter(|token| !token.is_empty())
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
    pub(crate) use distance_table::DistanceTable;

    mod board {
        //! The board, packed into one word.

        use super::moves::Move;
        use super::permutation::{self, ONES};

        /// A board of `R` rows and `C` columns, each at least 2, with at most 16 cells.
        ///
        /// Each cell has a tile, and the tiles are a permutation of `0..R·C`, where 0 is the *blank*.
        /// Cells are numbered row by row from 0. Every value is a valid board. Methods that take a cell
        /// panic, or return an unspecified result, if it is not below `R * C`.
        ///
        /// Four bits a cell make one word, cell 0 lowest: the goal of 2×2, `1 2` above `3 0`, is `0x0321`.
        #[derive(Clone, Copy)]
        pub struct Board<const R: usize, const C: usize>(u64);

        impl<const R: usize, const C: usize> Board<R, C> {
            /// The number of cells, R·C.
            pub const CELLS: usize = {
                assert!(R >= 2 && C >= 2 && R * C <= 16, "4 to 16 cells");
                R * C
            };

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

            /// Returns the place among all (R·C)! boards in lexicographic order: the [Cantor
            /// rank](permutation::rank) of the tiles.
            pub fn rank(self) -> u64 {
                permutation::rank(self.0, Self::CELLS)
            }

            /// Exchanges the blank, on cell `blank`, and the tile on cell `target`.
            pub(crate) fn swap_blank(self, blank: usize, target: usize) -> Self {
                let tile = self.0 >> (4 * target) & 15;
                Board(self.0 ^ tile << (4 * target) ^ tile << (4 * blank))
            }
        }
    }

    mod distance_table {
        //! All distances to one goal in a small space.

        use super::board::Board;
        use super::moves::Move;
        use super::permutation::factorial;

        /// The distances of all boards to one goal, for shapes of at most 10 cells.
        pub struct DistanceTable<const R: usize, const C: usize> {
            /// By rank; [`NO_PATH`] if no moves lead to the goal.
            distance: Vec<u8>,
        }

        /// Larger than any distance: no two boards of at most 10 cells are as many moves apart.
        const NO_PATH: u8 = u8::MAX;

        impl<const R: usize, const C: usize> DistanceTable<R, C> {
            const FITS: () = assert!(R * C <= 10, "a distance table has at most 10 cells");

            /// Searches breadth-first from the goal. Takes (R·C)! bytes, five times as many while it
            /// searches, and as many steps. A shape of more than 10 cells is an error at compile time.
            pub fn new(goal: Board<R, C>) -> Self {
                let () = Self::FITS;
                let mut distance = vec![NO_PATH; factorial(R * C) as usize];
                distance[goal.rank() as usize] = 0;
                let mut reached = vec![goal];
                let mut expanded = 0;
                while let Some(&board) = reached.get(expanded) {
                    expanded += 1;
                    let depth = distance[board.rank() as usize] + 1;
                    for next in Move::ALL.iter().filter_map(|&m| board.after(m)) {
                        let slot = &mut distance[next.rank() as usize];
                        if *slot == NO_PATH {
                            *slot = depth;
                            reached.push(next);
                        }
                    }
                }
                DistanceTable { distance }
            }

            /// Returns the least number of moves to the goal, or `None` if no moves lead there. One
            /// look-up.
            pub fn distance(&self, board: Board<R, C>) -> Option<u32> {
                let distance = self.distance[board.rank() as usize];
                (distance != NO_PATH).then(|| u32::from(distance))
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
        }
    }

    mod permutation {
        //! Permutations of `0..n`: parity, inversions and Cantor rank.
        //!
        //! A permutation of at most 16 elements can be *packed* into a word, four bits an element, the
        //! first one lowest: `2 0 1` is `0x102`.

        /// The identity, packed.
        const IDENTITY: u64 = 0xFEDC_BA98_7654_3210;
        /// A one in every nibble.
        pub(crate) const ONES: u64 = 0x1111_1111_1111_1111;

        /// Returns n!, the number of permutations of `n` elements.
        ///
        /// # Panics
        ///
        /// Panics, or wraps where overflow is not checked, if `n` is above 20.
        pub fn factorial(n: usize) -> u64 {
            (1..=n as u64).product()
        }

        /// Returns the rank of a packed permutation of `0..n`, its place in lexicographic order from 0:
        /// the Cantor expansion, also called the Lehmer code.
        ///
        /// The digit of an element is the number of smaller ones that are still to come, and the digit at
        /// place i has the weight (n − 1 − i)!. For `2 0 1`, the digits are 2, 0 and 0, so the rank is
        /// 2·2! + 0·1! + 0·0! = 4. O(n) for n ≤ 16, since all sixteen counts of smaller elements are in
        /// one word.
        ///
        /// The result is unspecified, and the call may panic, if `packed` is not a permutation of `0..n`.
        pub fn rank(packed: u64, n: usize) -> u64 {
            // Nibble t: the number of elements below t that are still to come.
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
