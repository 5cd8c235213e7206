// AcWing 179 "八数码": the alphabetically first shortest path on a board of 3×3. The blank is `x`.
//
// Searches breadth-first from the goal, once. Each answer then follows falling distances.
//
// From `twins/src/bin/acwing_179.rs` and the libraries that it uses.
// Made by `cargo run -p bundle -- acwing_179`. Licence: MIT-0.

use common::{Board, DistanceTable, Move};
use judge::{letters, number, run};
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    run(|console| {
        let board = console.board_of(|token| match token {
            Some("x") => Ok(0),
            _ => number(token, "tile", 1..=8),
        })?;
        let table = DistanceTable::new(Board::<3, 3>::GOAL);
        match table.path(board, |_| Move::ALL) {
            Some(path) => writeln!(console.output, "{}", letters(&path).to_lowercase())?,
            None => writeln!(console.output, "unsolvable")?,
        }
        Ok(())
    })
}

mod judge {
    //! What every program does around its own work: it reads the input, prints answers and reports
    //! errors.

    pub(crate) use boards::letters;
    pub(crate) use numbers::number;
    pub(crate) use program::run;

    mod boards {
        //! Reading boards and the numbers around them.

        use super::super::common::{Board, Move};
        use super::super::proconio::source::Source;
        use super::console::Console;
        use std::io::{Read, Write};

        impl<R: Read, W: Write> Console<R, W> {
            /// Reads a board whose tiles are written otherwise: `tile` returns the one that a token names.
            pub fn board_of<const ROWS: usize, const COLUMNS: usize>(
                &mut self,
                tile: impl Fn(Option<&str>) -> Result<usize, String>,
            ) -> Result<Board<ROWS, COLUMNS>, String> {
                self.boards += 1;
                let tiles: Result<Vec<usize>, String> = (0..ROWS * COLUMNS)
                    .map(|_| tile(self.next_token()))
                    .collect();
                tiles
                    .and_then(|tiles| board(&tiles))
                    .map_err(|error| format!("board {}: {error}", self.boards))
            }
        }

        /// Returns the board with these tiles: R·C numbers below R·C.
        pub fn board<const R: usize, const C: usize>(
            tiles: &[usize],
        ) -> Result<Board<R, C>, String> {
            Board::new(tiles).ok_or_else(|| {
                let twice = (1..tiles.len()).find(|&i| tiles[..i].contains(&tiles[i]));
                let tile = tiles[twice.expect("R·C different numbers below R·C are a board")];
                format!("expected every tile once, found tile {tile} twice")
            })
        }

        /// Returns the letters of a path, as most judges want them.
        pub fn letters(path: &[Move]) -> String {
            path.iter().map(|m| m.letter()).collect()
        }
    }

    mod console {
        //! The input, token by token, and the output.

        use super::super::proconio::source::Source;
        use std::io::{BufRead, BufReader, BufWriter, Read, Write};
        use std::mem;

        /// The bytes that are read or written at a time.
        const BUFFER: usize = 1 << 16;
        /// The most bytes of a token, so that memory is bounded.
        const LONGEST: usize = 1 << 20;

        /// Reads tokens, the words between white space, and writes answers.
        pub struct Console<R, W: Write> {
            input: BufReader<R>,
            /// Where answers are written.
            pub output: BufWriter<W>,
            /// The bytes that are tokens of their own, none at first. With the marks `[],`, the text
            /// `[12, x]` has the tokens `[`, `12`, `,`, `x` and `]`.
            pub marks: &'static [u8],
            /// The line of the last token, counted from 1.
            pub line: usize,
            /// How many boards were read or begun.
            pub(crate) boards: usize,
            /// The last token, empty at the end of the input.
            token: String,
            /// Whether `token` is still the next one.
            peeked: bool,
        }

        impl<R: Read, W: Write> Console<R, W> {
            /// Returns a console on an input and an output.
            pub fn new(input: R, output: W) -> Self {
                Console {
                    input: BufReader::with_capacity(BUFFER, input),
                    output: BufWriter::with_capacity(BUFFER, output),
                    marks: b"",
                    line: 1,
                    boards: 0,
                    token: String::new(),
                    peeked: false,
                }
            }

            /// Reads the next token.
            fn read(&mut self) {
                self.line += usize::from(self.token == "\n");
                let mut token = mem::take(&mut self.token).into_bytes();
                token.clear();
                while token.len() < LONGEST {
                    if self.input.buffer().is_empty() {
                        // A failure returns with the next answer: the buffer keeps what is unwritten.
                        let _ = self.output.flush();
                    }
                    let byte = match self.input.fill_buf() {
                        Ok([byte, ..]) => *byte,
                        Err(error) if token.is_empty() => {
                            token.extend(format!("\u{FFFD} {error}").bytes());
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
                    if token == "\u{FEFF}".as_bytes() {
                        token.clear();
                    }
                }
                if token.len() == LONGEST {
                    token.extend("\u{FFFD}".bytes());
                }
                self.token = String::from_utf8(token)
                    .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned());
            }
        }

        impl<R: Read, W: Write> Source<BufReader<R>> for Console<R, W> {
            fn next_token(&mut self) -> Option<&str> {
                if !mem::take(&mut self.peeked) {
                    self.read();
                }
                Some(&*self.token).filter(|token| !token.is_empty())
            }
        }
    }

    mod errors {
        //! The wording of errors.

        /// What ends a program early: a message that says what is wrong with the input, or an `io::Error`
        /// of standard output.
        pub type Error = Box<dyn std::error::Error>;

        /// Words an error: what was expected, and what was found, `None` for the end of the input.
        pub fn expected(what: &str, found: Option<&str>) -> String {
            let found = match found {
                None => "the end of the input".to_string(),
                Some("\n") => "the end of the line".to_string(),
                Some(text) => format!("`{}`", quoted(text)),
            };
            format!("expected {what}, found {found}")
        }

        /// Returns the first 60 characters of a text, with escapes for control characters.
        pub(crate) fn quoted(text: &str) -> String {
            let escape = |c: char| match c.is_control() {
                true => c.escape_default().to_string(),
                false => c.to_string(),
            };
            text.chars().take(60).map(escape).collect()
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

        use super::console::Console;
        use super::errors::Error;
        use std::io::{self, ErrorKind, StdinLock, StdoutLock, Write};
        use std::process::ExitCode;

        /// Runs `solve` on standard input and standard output.
        pub fn run(
            solve: impl FnOnce(&mut Console<StdinLock, StdoutLock>) -> Result<(), Error>,
        ) -> ExitCode {
            let mut console = Console::new(io::stdin().lock(), io::stdout().lock());
            let solved = solve(&mut console);
            // If an earlier flush failed, this one fails again.
            let error = match (console.output.flush(), solved) {
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
}

mod common {
    //! Sliding puzzles: boards, the searches that solve them, and the heuristics that guide searches.

    pub(crate) use board::Board;
    pub(crate) use distance_table::DistanceTable;
    pub(crate) use moves::Move;

    mod board {
        //! The board, packed into one word.

        use super::moves::Move;
        use super::permutation::{self, ONES};

        /// A board of `R` rows and `C` columns.
        #[derive(Clone, Copy)]
        pub struct Board<const R: usize, const C: usize>(
            /// Four bits a cell, cell 0 lowest: the goal of 2×2, `1 2` above `3 0`, is `0x0321`.
            u64,
        );

        impl<const R: usize, const C: usize> Board<R, C> {
            /// The number of cells, R·C.
            pub const CELLS: usize = {
                assert!(R >= 2 && C >= 2 && R * C <= 16, "4 to 16 cells");
                R * C
            };

            /// The board with its tiles in order and the blank last, `1 2 … 0`.
            pub const GOAL: Self =
                Board(0x0FED_CBA9_8765_4321 & ((1 << (4 * (Self::CELLS - 1))) - 1));

            /// Returns the board with these tiles, row by row, or `None` if they are not a permutation of
            /// `0..R·C`.
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
                // Finds the lowest nibble that is 0. Subtracting 1 from every nibble sets the highest bit of
                // a nibble that was 0, and `& !self.0` drops the nibbles that had that bit before. Nibbles
                // above the blank's may be marked too, because the blank's has to borrow from them, but the
                // lowest mark is the blank's. On 2×2, 0x0321 − 0x1111 is 0x…F210, in which bit 15 is the
                // lowest mark: cell 3.
                let marks = self.0.wrapping_sub(ONES) & !self.0 & (ONES << 3);
                (marks.trailing_zeros() / 4) as usize
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

            /// Returns the legal moves, in alphabetical order, each with the board after it.
            pub fn successors(self) -> impl Iterator<Item = (Move, Self)> {
                let after = move |&m: &Move| Some((m, self.after(m)?));
                Move::ALL.iter().filter_map(after)
            }

            /// Returns the place of the board among all (R·C)! boards in lexicographic order, from 0: the
            /// [Cantor rank](permutation::rank) of the tiles.
            pub fn rank(self) -> u64 {
                permutation::rank(self.0, Self::CELLS)
            }

            /// Returns the board with the blank, on cell `blank`, and the tile on cell `target` exchanged.
            pub(crate) fn swap_blank(self, blank: usize, target: usize) -> Self {
                // The blank is 0, so one XOR with the tile clears its cell and another one sets the blank's.
                let tile = self.0 >> (4 * target) & 15;
                Board(self.0 ^ tile << (4 * target) ^ tile << (4 * blank))
            }
        }
    }

    mod distance_table {
        //! All distances to one goal on small boards.

        use super::board::Board;
        use super::moves::Move;
        use super::permutation::factorial;

        /// The distances of all boards to one goal, for shapes of at most 10 cells.
        pub struct DistanceTable<const R: usize, const C: usize> {
            /// The distance of each board, by its rank, or [`NO_PATH`].
            distance: Vec<u8>,
        }

        /// Stands for the distance of a board from which no moves lead to the goal. True distances are
        /// smaller: they are at most 55, on 2×5 and 5×2.
        const NO_PATH: u8 = u8::MAX;

        impl<const R: usize, const C: usize> DistanceTable<R, C> {
            const FITS: () = assert!(R * C <= 10, "a distance table has at most 10 cells");

            /// Builds the table. A shape of more than 10 cells is an error at compile time.
            pub fn new(goal: Board<R, C>) -> Self {
                let () = Self::FITS;
                let mut distance = vec![NO_PATH; factorial(R * C) as usize];
                distance[goal.rank() as usize] = 0;
                // The boards reached so far, nearest first. Half of all boards can be reached.
                let mut reached = Vec::with_capacity(distance.len() / 2);
                reached.push(goal);
                let mut expanded = 0;
                while let Some(&board) = reached.get(expanded) {
                    expanded += 1;
                    let depth = distance[board.rank() as usize] + 1;
                    for (_, next) in board.successors() {
                        let slot = &mut distance[next.rank() as usize];
                        if *slot == NO_PATH {
                            *slot = depth;
                            reached.push(next);
                        }
                    }
                }
                DistanceTable { distance }
            }

            /// Returns the least number of moves to the goal, or `None` if no moves lead to it.
            pub fn distance(&self, board: Board<R, C>) -> Option<u32> {
                let distance = self.distance[board.rank() as usize];
                (distance != NO_PATH).then(|| u32::from(distance))
            }

            /// Returns the first shortest path to the goal in a given order, or `None` if there is no path.
            pub fn path(
                &self,
                mut board: Board<R, C>,
                order: impl Fn(usize) -> [Move; 4],
            ) -> Option<Vec<Move>> {
                let mut path = Vec::new();
                for left in (0..self.distance(board)?).rev() {
                    let moves = order(board.blank());
                    let nearer = |&m: &Move| {
                        let next = board.after(m)?;
                        (self.distance(next) == Some(left)).then_some((m, next))
                    };
                    let step = moves.iter().find_map(nearer);
                    let (m, next) = step.expect("`order` returns all moves, and one leads nearer");
                    path.push(m);
                    board = next;
                }
                Some(path)
            }
        }
    }

    mod moves {
        //! The moves of the blank.

        /// A move of the *blank*: `Left` swaps the blank with its left neighbour.
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
            /// All moves, in alphabetical order: `Move::ALL[m as usize] == m`.
            pub const ALL: [Move; 4] = [Move::Down, Move::Left, Move::Right, Move::Up];

            /// Returns the letter of the move in a printed path: `D`, `L`, `R` or `U`.
            pub fn letter(self) -> char {
                ['D', 'L', 'R', 'U'][self as usize]
            }
        }
    }

    mod permutation {
        //! Permutations of `0..n`: parity, inversions and Cantor rank.

        /// The identity, packed.
        const IDENTITY: u64 = 0xFEDC_BA98_7654_3210;

        /// A 1 in every nibble.
        pub(crate) const ONES: u64 = 0x1111_1111_1111_1111;

        /// Returns n!, the number of permutations of `n` elements.
        pub fn factorial(n: usize) -> u64 {
            let product = (1..=n as u64).try_fold(1, u64::checked_mul);
            product.expect("n is at most 20")
        }

        /// Returns the rank of a packed permutation of `0..n`, its place in lexicographic order from 0:
        /// the Cantor expansion, also called the Lehmer code.
        pub fn rank(packed: u64, n: usize) -> u64 {
            // Nibble t is the number of elements below t that are still to come. After the first element
            // of `2 0 1`, one less is to come below 3, 4, …: from 0x…43210 to 0x…32210.
            let mut smaller = IDENTITY;
            let mut rank = 0;
            for i in 0..n {
                let element = packed >> (4 * i) & 15;
                rank = rank * (n - i) as u64 + (smaller >> (4 * element) & 15);
                smaller -= ONES << 4 << (4 * element);
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
