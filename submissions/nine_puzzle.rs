// COMP9021 "The 9 puzzle": grids or a pasted Python session from standard input.
//
// Searches breadth-first from the goal, once. A solution then follows falling distances, in the order
// in which the course's program tries the blank's neighbours.
//
// From `nine_puzzle/src/main.rs` and the libraries that it uses.
// Made by `cargo run -p bundle -- nine_puzzle`. Licence: MIT-0.

use common::{Board, DistanceTable, Move};
use item::next_item;
use judge::run;
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    run(|console| {
        let table = DistanceTable::new(Board::<3, 3>::GOAL);
        let order: Vec<[Move; 4]> = (0..9).map(neighbour_order).collect();
        let mut in_session = false;
        while let Some(item) = next_item(console, &mut in_session)
            .map_err(|error| format!("line {}: {error}", console.line))?
        {
            let board = item.board.filter(|&board| table.distance(board).is_some());
            if item.validate {
                let verdict = match board {
                    Some(_) => "This is a valid 9 puzzle, and it is solvable",
                    None => "This is an invalid or unsolvable 9 puzzle",
                };
                writeln!(console.output, "{verdict}")?;
            }
            if let (true, Some(mut board)) = (item.solve, board) {
                let path = table.path(board, |blank| order[blank]);
                writeln!(console.output, "Here is a minimal solution:")?;
                console.output.write_all(&picture(board))?;
                for m in path.expect("the board is solvable") {
                    board = board.after(m).expect("a path has legal moves only");
                    console.output.write_all(&picture(board))?;
                }
            }
        }
        Ok(())
    })
}

/// Returns the order in which the reference program tries the blank's neighbours. It keeps their
/// cells in a set, and CPython iterates a set of at most four small integers by their value
/// modulo 8, the size of the set's table: 8 comes first.
fn neighbour_order(blank: usize) -> [Move; 4] {
    let mut order = Move::ALL;
    order.sort_by_key(|&m| Board::<3, 3>::target(blank, m).map(|cell| cell % 8));
    order
}

/// Returns an empty line and three rows, each tile right-aligned in three columns, the blank as
/// spaces.
fn picture(board: Board<3, 3>) -> [u8; 31] {
    let mut text = *b"\n         \n         \n         \n";
    for (cell, tile) in board.tiles().enumerate().filter(|&(_, tile)| tile != 0) {
        text[1 + 10 * (cell / 3) + 3 * (cell % 3) + 2] = b'0' + tile as u8;
    }
    text
}

mod item {
    //! The items of the input: calls as typed into Python, or grids alone.

    use super::common::Board;
    use super::judge::{expected, integer, Console};
    use super::proconio::source::Source;
    use std::convert::TryFrom;
    use std::io::{Read, Write};

    /// What a line asks for.
    pub struct Item {
        /// Whether to print if the grid is valid and solvable.
        pub validate: bool,
        /// Whether to print a shortest path.
        pub solve: bool,
        /// The grid, `None` if it is invalid.
        pub board: Option<Board<3, 3>>,
    }

    /// Reads the next item, `None` at the end of the input. Skips blank lines, comments and, once a
    /// line has begun with `>>>`, lines that do not.
    pub fn next_item(
        console: &mut Console<impl Read, impl Write>,
        in_session: &mut bool,
    ) -> Result<Option<Item>, String> {
        console.marks = b"[](),#>\n";
        while console.peek().is_some() {
            let prompt = (0..).take_while(|_| console.next_if(">")).count();
            *in_session |= prompt == 3;
            if prompt > 0 && !*in_session {
                return Err(expected("a call or a list", Some(">")));
            }
            let is_code = *in_session == (prompt == 3) && !at_end(console);
            let item = is_code.then(|| item(console)).transpose()?;
            if item.is_some() && !at_end(console) {
                return Err(expected("the end of the line", console.peek()));
            }
            skip_line(console)?;
            if item.is_some() {
                return Ok(item);
            }
        }
        Ok(None)
    }

    /// Returns whether no more than a comment is left of the line.
    fn at_end(console: &mut Console<impl Read, impl Write>) -> bool {
        matches!(console.peek(), None | Some("#" | "\n"))
    }

    /// Skips the rest of the line, which must be UTF-8 all the same.
    fn skip_line(console: &mut Console<impl Read, impl Write>) -> Result<(), String> {
        loop {
            match console.next_token() {
                None | Some("\n") => return Ok(()),
                Some(word) if word.contains('\u{FFFD}') => {
                    return Err(expected("UTF-8", Some(word)))
                }
                Some(_) => {}
            }
        }
    }

    /// Reads a call or a list.
    fn item(console: &mut Console<impl Read, impl Write>) -> Result<Item, String> {
        let only_validate = console.next_if("validate_9_puzzle");
        let only_solve = !only_validate && console.next_if("solve_9_puzzle");
        let is_call = only_validate || only_solve;
        if is_call {
            console.expect("(")?;
        } else if console.peek() != Some("[") {
            return Err(expected("a call or a list", console.peek()));
        }
        let list = console.list(cell)?;
        if is_call {
            console.expect(")")?;
        }
        let board = match list.shape.as_str() {
            "[[n,n,n],[n,n,n],[n,n,n]]" => Board::new(&list.numbers),
            _ => None,
        };
        Ok(Item {
            validate: !only_solve,
            solve: !only_validate,
            board,
        })
    }

    /// Returns the number that a word stands for, 0 for `None`, or `usize::MAX` for one that is on no
    /// board.
    fn cell(word: &str) -> Result<usize, String> {
        let digits = word.trim_start_matches(&['+', '-'][..]);
        let is_padded = digits.len() > 1 && digits.starts_with('0');
        match integer(word).filter(|_| !is_padded) {
            Some(number) => Ok(usize::try_from(number).unwrap_or(usize::MAX)),
            None if word == "None" => Ok(0),
            None => Err(expected("a number", Some(word))),
        }
    }
}

mod judge {
    //! What every program does around its own work: it reads the input, prints answers and reports
    //! errors.

    pub(crate) use console::Console;
    pub(crate) use errors::expected;
    pub(crate) use numbers::integer;
    pub(crate) use program::run;

    mod console {
        //! The input, token by token, and the output.

        use super::super::proconio::source::Source;
        use super::errors::expected;
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

            /// Takes the next token if it is `token`, and returns whether it was.
            pub fn next_if(&mut self, token: &str) -> bool {
                let is_next = self.peek() == Some(token);
                self.peeked = !is_next;
                is_next
            }

            /// Takes the next token, which must be `token`.
            pub fn expect(&mut self, token: &str) -> Result<(), String> {
                match self.next_if(token) {
                    true => Ok(()),
                    false => Err(expected(&format!("`{token}`"), self.peek())),
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

    mod lists {
        //! Nested lists of numbers, as JSON and Python write them: `[[1, 2], [3, 0]]`.

        use super::super::proconio::source::Source;
        use super::console::Console;
        use super::errors::expected;
        use std::io::{Read, Write};

        /// The most tokens of a list, so that memory is bounded.
        const MOST_TOKENS: usize = 1 << 20;

        /// A nested list, taken apart.
        pub struct List {
            /// The list with an `n` for each number: `[[n,n],[n,n]]`.
            pub shape: String,
            /// The numbers, in the order in which they stand.
            pub numbers: Vec<usize>,
        }

        impl<R: Read, W: Write> Console<R, W> {
            /// Reads a list, whose brackets and commas must be marks. A comma may follow the last item.
            /// `number` returns the number that a word stands for.
            pub fn list(
                &mut self,
                number: impl Fn(&str) -> Result<usize, String>,
            ) -> Result<List, String> {
                const START: &str = "`[`";
                const ITEM: &str = "a number";
                const COMMA: &str = "`,` or `]`";
                // Enough for the boards of most judges.
                let mut list = List {
                    shape: String::with_capacity(32),
                    numbers: Vec::with_capacity(16),
                };
                let mut depth = 0;
                // What may come next.
                let mut wanted = START;
                while list.shape.len() < MOST_TOKENS {
                    wanted = match self.next_token() {
                        Some("[") if wanted != COMMA => {
                            depth += 1;
                            list.shape.push('[');
                            ITEM
                        }
                        Some("]") if wanted != START => {
                            if list.shape.ends_with(',') {
                                list.shape.pop();
                            }
                            depth -= 1;
                            list.shape.push(']');
                            if depth == 0 {
                                return Ok(list);
                            }
                            COMMA
                        }
                        Some(",") if wanted == COMMA => {
                            list.shape.push(',');
                            ITEM
                        }
                        Some(word) if wanted == ITEM => {
                            list.numbers.push(number(word)?);
                            list.shape.push('n');
                            COMMA
                        }
                        token => return Err(expected(wanted, token)),
                    };
                }
                Err(format!(
                    "expected at most {MOST_TOKENS} tokens in a list, found more"
                ))
            }
        }
    }

    mod numbers {
        //! Whole numbers.

        use std::num::{IntErrorKind, ParseIntError};

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

            /// Returns the tile on a cell, 0 for the blank.
            pub fn tile(self, cell: usize) -> usize {
                (self.0 >> (4 * cell) & 15) as usize
            }

            /// Returns the tiles of all cells, row by row. [`Board::new`] takes them back.
            pub fn tiles(self) -> impl Iterator<Item = usize> {
                (0..Self::CELLS).map(move |cell| self.tile(cell))
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
