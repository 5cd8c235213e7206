// COMP9021 "The 9 puzzle": grids or a pasted Python session from standard input.
//
// Searches breadth-first from the goal, once. A solution then follows falling distances, in the order
// in which the course's program tries the blank's neighbours.
//
// From `nine_puzzle/src/main.rs` and the libraries that it uses.
// Made by `cargo run -p bundle -- nine_puzzle`. Licence: MIT-0.

use common::{Board, DistanceTable, Move};
use item::item;
use judge::{run, Error, Lines};
use std::io::{BufRead, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    run(solve)
}

fn solve(input: impl BufRead, output: &mut impl Write) -> Result<(), Error> {
    let table = DistanceTable::new(Board::<3, 3>::GOAL);
    let order: Vec<[Move; 4]> = (0..9).map(neighbour_order).collect();
    let mut lines = Lines::new(input);
    let mut in_session = false;
    while let Some(line) = lines.next_line()? {
        let line = line.trim_start();
        let prompted = line.strip_prefix(">>>");
        in_session |= prompted.is_some();
        let code = match in_session {
            true => prompted.unwrap_or_default().trim_start(),
            false => line,
        };
        if code.is_empty() || code.starts_with('#') {
            continue;
        }
        let item = item(code).map_err(|e| format!("line {}: {e}", lines.number()))?;
        let board = item.board.filter(|&board| table.distance(board).is_some());
        if item.validate {
            let verdict = match board {
                Some(_) => "This is a valid 9 puzzle, and it is solvable",
                None => "This is an invalid or unsolvable 9 puzzle",
            };
            writeln!(output, "{verdict}")?;
        }
        if let (true, Some(mut board)) = (item.solve, board) {
            let path = table.path(board, |blank| order[blank]);
            output.write_all(b"Here is a minimal solution:\n")?;
            output.write_all(&picture(board))?;
            for m in path.expect("the board is solvable") {
                board = board.after(m).expect("a path has legal moves only");
                output.write_all(&picture(board))?;
            }
        }
    }
    Ok(())
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
    //! One item of the input: a call as typed into Python, or a grid alone.

    use super::common::Board;
    use super::judge::{expected, integer, list, Tokens};
    use std::convert::TryFrom;

    /// What a line asks for.
    pub struct Item {
        /// Whether to print if the grid is valid and solvable.
        pub validate: bool,
        /// Whether to print a shortest path.
        pub solve: bool,
        /// The grid, `None` if it is invalid.
        pub board: Option<Board<3, 3>>,
    }

    /// Reads an item, after which a comment may follow.
    ///
    /// # Errors
    ///
    /// Says what was expected and found.
    pub fn item(line: &str) -> Result<Item, String> {
        let mut tokens = Tokens::with_marks(line.as_bytes(), b"[](),\n");
        let name = tokens.peek().unwrap_or_default().to_string();
        let (validate, solve) = match name.as_str() {
            "validate_9_puzzle" => (true, false),
            "solve_9_puzzle" => (false, true),
            "[" => (true, true),
            _ => return Err(expected("a call or a list", tokens.peek())),
        };
        let is_call = name != "[";
        if is_call {
            tokens.expect(&name)?;
            tokens.expect("(")?;
        }
        let list = list(&mut tokens, cell)?;
        if is_call {
            tokens.expect(")")?;
        }
        match tokens.peek() {
            None | Some("\n") => {}
            Some(comment) if comment.starts_with('#') => {}
            token => return Err(expected("the end of the line", token)),
        }
        let board = match list.shape.as_str() {
            "[[n,n,n],[n,n,n],[n,n,n]]" => Board::new(&list.numbers),
            _ => None,
        };
        Ok(Item {
            validate,
            solve,
            board,
        })
    }

    /// Returns the number that stands on a cell, 0 for `None`, or `usize::MAX` for one that is on no
    /// board.
    fn cell(word: &str) -> Result<usize, String> {
        let digits = word.trim_start_matches(&['+', '-'][..]);
        let padded = digits.len() > 1 && digits.starts_with('0');
        match integer(word).filter(|_| !padded) {
            Some(number) => Ok(usize::try_from(number).unwrap_or(usize::MAX)),
            None if word == "None" => Ok(0),
            None => Err(expected("a number", Some(word))),
        }
    }
}

mod judge {
    //! What every program does around its own work: it reads the input, prints answers and reports
    //! errors.

    pub(crate) use errors::{expected, Error};
    pub(crate) use lines::Lines;
    pub(crate) use lists::list;
    pub(crate) use numbers::integer;
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

    mod lines {
        //! Reading an input line by line.

        use super::errors::expected;
        use std::io::{BufRead, Read};

        /// The most bytes of a line with its end, so that memory is bounded.
        const LONGEST: u64 = 1 << 20;

        /// The lines of an input, one at a time.
        pub struct Lines<B: BufRead> {
            input: B,
            line: Vec<u8>,
            number: usize,
        }

        impl<B: BufRead> Lines<B> {
            /// Returns the lines of an input.
            pub fn new(input: B) -> Self {
                Lines {
                    input,
                    line: Vec::new(),
                    number: 0,
                }
            }

            /// Returns the number of the last line, counted from 1.
            pub fn number(&self) -> usize {
                self.number
            }

            /// Returns the next line with its end, which is missing from the last line if the input does
            /// not end in a newline. Returns `None` at the end of the input.
            ///
            /// # Errors
            ///
            /// Says which line is longer than 2^20 bytes or not UTF-8, or cannot be read.
            pub fn next_line(&mut self) -> Result<Option<&str>, String> {
                self.number += 1;
                self.line.clear();
                let mut limited = self.input.by_ref().take(LONGEST + 1);
                let length = limited.read_until(b'\n', &mut self.line);
                let error = match (length, std::str::from_utf8(&self.line)) {
                    (Ok(0), _) => return Ok(None),
                    (Ok(length), _) if length as u64 > LONGEST => {
                        format!("expected at most {LONGEST} bytes, found more")
                    }
                    (Ok(_), Ok(line)) => return Ok(Some(line)),
                    (Ok(_), Err(_)) => {
                        expected("UTF-8", Some(&String::from_utf8_lossy(&self.line)))
                    }
                    (Err(error), _) => error.to_string(),
                };
                Err(format!("line {}: {error}", self.number))
            }
        }
    }

    mod lists {
        //! Nested lists of numbers, as JSON and Python write them: `[[1, 2], [3, 0]]`.

        use super::super::proconio::source::Source;
        use super::errors::expected;
        use super::tokens::Tokens;
        use std::io::BufRead;

        /// The most tokens of a list, so that memory is bounded.
        const MOST_TOKENS: usize = 1 << 20;

        /// A nested list, taken apart.
        pub struct List {
            /// The list with an `n` for each number: `[[n,n],[n,n]]`.
            pub shape: String,
            /// The numbers, in the order in which they stand.
            pub numbers: Vec<usize>,
        }

        /// Reads a list, whose brackets and commas must be marks of `tokens`. A comma may follow the last
        /// item. `number` returns the number that a word stands for.
        ///
        /// Lists may be nested to any depth: there is no recursion. Nothing is read beyond the list.
        ///
        /// # Errors
        ///
        /// Says what was expected and found, or what is wrong with a number.
        pub fn list<B: BufRead>(
            tokens: &mut Tokens<B>,
            number: impl Fn(&str) -> Result<usize, String>,
        ) -> Result<List, String> {
            let mut shape = String::with_capacity(32);
            let mut numbers = Vec::with_capacity(16);
            let mut depth = 0;
            let mut item_is_next = true;
            while shape.len() < MOST_TOKENS {
                match tokens.next_token() {
                    Some("[") if item_is_next => {
                        depth += 1;
                        shape.push('[');
                    }
                    Some("]") if depth > 0 => {
                        depth -= 1;
                        if shape.ends_with(',') {
                            shape.pop();
                        }
                        shape.push(']');
                        item_is_next = false;
                        if depth == 0 {
                            return Ok(List { shape, numbers });
                        }
                    }
                    Some(",") if !item_is_next => {
                        shape.push(',');
                        item_is_next = true;
                    }
                    Some(word) if item_is_next && depth > 0 => {
                        numbers.push(number(word)?);
                        shape.push('n');
                        item_is_next = false;
                    }
                    token => {
                        let wanted = match (item_is_next, depth) {
                            (true, 0) => "`[`",
                            (true, _) => "a number",
                            (false, _) => "`,` or `]`",
                        };
                        return Err(expected(wanted, token));
                    }
                }
            }
            Err(format!(
                "expected a list of at most {MOST_TOKENS} tokens, found more"
            ))
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
        use super::errors::expected;
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
        }

        impl<B: BufRead> Tokens<B> {
            /// Returns the words and marks of an input.
            pub fn with_marks(input: B, marks: &'static [u8]) -> Self {
                Tokens {
                    input,
                    marks,
                    token: String::new(),
                    peeked: false,
                    line: 1,
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

            /// Skips the next token, which must be `token`.
            pub fn expect(&mut self, token: &str) -> Result<(), String> {
                match self.next_token() {
                    Some(next) if next == token => Ok(()),
                    next => Err(expected(&format!("`{token}`"), next)),
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
    pub(crate) use distance_table::DistanceTable;
    pub(crate) use moves::Move;

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

            /// Returns a shortest path from a board to the goal, or `None` if there is no path. At most
            /// four look-ups a move.
            ///
            /// Of all shortest paths, returns the first one if moves are tried in the order that `order`
            /// gives for each cell of the blank. With [`Move::ALL`] for every cell, that is the
            /// alphabetically first shortest path.
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
                        Some((m, next)).filter(|_| self.distance(next) == Some(left))
                    };
                    let (m, next) = moves
                        .iter()
                        .find_map(nearer)
                        .expect("some move leads nearer to the goal");
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
