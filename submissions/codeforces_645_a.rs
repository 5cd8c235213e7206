// Codeforces 645 A "Amity Assessment": whether moves lead from one board of 2×2 to another.
//
// Compares parities: a move swaps the blank with a tile and takes it to the next cell, so both change
// together.
//
// From `twins/src/bin/codeforces_645_a.rs` and the libraries that it uses.
// Made by `cargo run -p bundle -- codeforces_645_a`. Licence: MIT-0.

use common::Board;
use judge::{expected, run};
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    run(|console| {
        console.marks = b"ABCX";
        let mut board = || {
            console.board_of(|token| {
                let tile = token.and_then(|letter| "XABC".find(letter));
                tile.ok_or_else(|| expected("one of A B C X", token))
            })
        };
        let (from, to): (Board<2, 2>, Board<2, 2>) = (board()?, board()?);
        writeln!(
            console.output,
            "{}",
            if from.can_reach(to) { "YES" } else { "NO" }
        )?;
        Ok(())
    })
}

mod judge {
    //! What every program does around its own work: it reads the input, prints answers and reports
    //! errors.

    pub(crate) use errors::expected;
    pub(crate) use program::run;

    mod boards {
        //! Reading boards and the numbers around them.

        use super::super::common::Board;
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

    mod board {
        //! The board, packed into one word.

        use super::solvability::is_reachable;

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

            /// Returns the tile on a cell, 0 for the blank.
            pub fn tile(self, cell: usize) -> usize {
                (self.0 >> (4 * cell) & 15) as usize
            }

            /// Returns the tiles of all cells, row by row. [`Board::new`] takes them back.
            pub fn tiles(self) -> impl Iterator<Item = usize> {
                (0..Self::CELLS).map(move |cell| self.tile(cell))
            }

            /// Returns whether any moves lead to `goal`. Compares parities, as [`is_reachable`] does.
            pub fn can_reach(self, goal: Self) -> bool {
                let [from, to] = [self, goal].map(|board| board.tiles().collect::<Vec<_>>());
                is_reachable(C, &from, &to).expect("both boards have the same shape")
            }
        }
    }

    mod permutation {
        //! Permutations of `0..n`: parity, inversions and Cantor rank.

        /// Returns whether an even number of swaps turns `p` into the identity, or `None` if `p` is not a
        /// permutation of `0..p.len()`.
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

    mod solvability {
        //! Solvability of boards of any size.

        use super::permutation::is_even;

        /// Returns whether moves of the blank lead from one board to another, or `None` if the two are not
        /// boards of the same shape with at least two rows and two columns.
        pub fn is_reachable(columns: usize, from: &[usize], to: &[usize]) -> Option<bool> {
            let cells = from.len();
            if columns < 2 || cells % columns != 0 || cells / columns < 2 || to.len() != cells {
                return None;
            }
            // No move changes whether the two parities of a board are equal.
            let parities_are_equal = |board: &[usize]| {
                let tiles_even = is_even(board)?;
                let blank = board.iter().position(|&tile| tile == 0)?;
                let blank_even = (blank / columns + blank % columns) % 2 == 0;
                Some(tiles_even == blank_even)
            };
            Some(parities_are_equal(from)? == parities_are_equal(to)?)
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
