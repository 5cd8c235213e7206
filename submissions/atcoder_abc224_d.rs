// AtCoder ABC 224 D "8 Puzzle on Graph": the least number of moves that bring piece j to vertex
// j, on a graph of 9 vertices, or −1.
//
// Searches breadth-first from the goal, over all placements by their Cantor rank. The answer is then
// one look-up.
//
// From `twins/src/bin/atcoder_abc224_d.rs` and the libraries that it uses.
// Made by `cargo run -p bundle -- atcoder_abc224_d`. Licence: MIT-0.

use common::{factorial, rank};
use judge::{run, Console, Error};
use std::io::{Read, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    run(|console| {
        let neighbours = graph(console)?;
        match distance(&neighbours, placement(console)?) {
            Some(moves) => writeln!(console.output, "{moves}")?,
            None => writeln!(console.output, "-1")?,
        }
        Ok(())
    })
}

/// Reads the neighbours of each vertex. Vertices are numbered from 0.
fn graph(console: &mut Console<impl Read, impl Write>) -> Result<Vec<Vec<usize>>, Error> {
    let mut neighbours = vec![Vec::new(); 9];
    for k in 1..=console.count("edges")? {
        let mut vertex = || {
            let number = console.number("vertex", 1..=9);
            number.map_err(|error| format!("edge {k}: {error}"))
        };
        let (u, v) = (vertex()? - 1, vertex()? - 1);
        for (from, to) in [(u, v), (v, u)] {
            if !neighbours[from].contains(&to) {
                neighbours[from].push(to);
            }
        }
    }
    Ok(neighbours)
}

/// Reads where the pieces are: the piece on each vertex, 0 for none, four bits each.
fn placement(console: &mut Console<impl Read, impl Write>) -> Result<u64, Error> {
    let mut placement = 0;
    let mut free = [true; 9];
    for piece in 1..=8 {
        let vertex = console.number("vertex", 1..=9);
        let vertex = vertex.map_err(|error| format!("piece {piece}: {error}"))?;
        if !free[vertex - 1] {
            let found = format!("expected every vertex once, found vertex {vertex} twice");
            return Err(format!("piece {piece}: {found}").into());
        }
        free[vertex - 1] = false;
        placement |= piece << (4 * (vertex - 1));
    }
    Ok(placement)
}

/// Searches breadth-first from the goal. Takes O(9!) time for each edge of a vertex.
fn distance(neighbours: &[Vec<usize>], start: u64) -> Option<u32> {
    let goal = 0x0_8765_4321;
    let mut visited = vec![false; factorial(9) as usize];
    visited[rank(goal, 9) as usize] = true;
    // The placements at one distance, each with its blank vertex.
    let mut layer = vec![(goal, 8)];
    let mut moves = 0;
    while !layer.iter().any(|&(placement, _)| placement == start) {
        let mut next_layer = Vec::new();
        for (placement, blank) in layer {
            for &vertex in &neighbours[blank] {
                let piece = placement >> (4 * vertex) & 15;
                let next = placement ^ piece << (4 * vertex) ^ piece << (4 * blank);
                let visited = &mut visited[rank(next, 9) as usize];
                if !*visited {
                    *visited = true;
                    next_layer.push((next, vertex));
                }
            }
        }
        if next_layer.is_empty() {
            return None;
        }
        layer = next_layer;
        moves += 1;
    }
    Some(moves)
}

mod judge {
    //! What every program does around its own work: it reads the input, prints answers and reports
    //! errors.

    pub(crate) use console::Console;
    pub(crate) use errors::Error;
    pub(crate) use program::run;

    mod boards {
        //! Reading boards and the numbers around them.

        use super::console::Console;
        use super::errors::expected;
        use super::numbers::{integer, number};
        use proconio::source::Source;
        use std::convert::TryFrom;
        use std::io::{Read, Write};
        use std::ops::RangeInclusive;

        impl<R: Read, W: Write> Console<R, W> {
            /// Reads a number in a range; see [`number`].
            pub fn number(
                &mut self,
                what: &str,
                range: RangeInclusive<usize>,
            ) -> Result<usize, String> {
                number(self.next_token(), what, range)
            }

            /// Reads how many `things` follow.
            pub fn count(&mut self, things: &str) -> Result<usize, String> {
                let token = self.next_token();
                let (wanted, count) = match token.and_then(integer) {
                    Some(count) => ("0 or more", usize::try_from(count).ok()),
                    None => ("a number", None),
                };
                count.ok_or_else(|| format!("number of {things}: {}", expected(wanted, token)))
            }
        }
    }

    mod console {
        //! The input, token by token, and the output.

        use proconio::source::Source;
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
                    token: String::new(),
                    peeked: false,
                }
            }

            /// Returns the next token without taking it, or `None` at the end of the input.
            pub fn peek(&mut self) -> Option<&str> {
                let token = self.next_token().is_some();
                self.peeked = true;
                Some(&*self.token).filter(|_| token)
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

            fn is_empty(&mut self) -> bool {
                self.peek().is_none()
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

    pub(crate) use permutation::{factorial, rank};

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
