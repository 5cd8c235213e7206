// e-olymp 3669 "Fifteen Puzzle": a shortest path of at most 45 moves on a board of 4×4.
//
// Searches with IDA* under walking distance: depth-first, under a bound on the moves that rises until a
// path fits.
//
// From `twins/src/bin/eolymp_3669.rs` and the libraries that it uses.
// Made by `cargo run -p bundle -- eolymp_3669`. Licence: MIT-0.

use common::{ida_star_within, Board, LimitReached, Measures, WalkingDistance};
use judge::{letters, run};
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    run(|console| {
        let heuristic = WalkingDistance::<4, 4>::new(Board::GOAL);
        match ida_star_within(console.board()?, &heuristic, 45, &mut Measures::new()) {
            Ok(Some(path)) => writeln!(console.output, "{}", letters(&path))?,
            Ok(None) => writeln!(console.output, "NO SOLUTION")?,
            Err(LimitReached) => writeln!(console.output, "TOO LONG")?,
        }
        Ok(())
    })
}

mod judge {
    //! What every program does around its own work: it reads the input, prints answers and reports
    //! errors.

    pub(crate) use boards::letters;
    pub(crate) use program::run;

    mod boards {
        //! Reading boards and the numbers around them.

        use super::super::common::{Board, Move};
        use super::super::proconio::source::Source;
        use super::console::Console;
        use super::numbers::number;
        use std::io::{Read, Write};

        impl<R: Read, W: Write> Console<R, W> {
            /// Reads a board, row by row, as numbers.
            pub fn board<const ROWS: usize, const COLUMNS: usize>(
                &mut self,
            ) -> Result<Board<ROWS, COLUMNS>, String> {
                self.board_of(|token| number(token, "tile", 0..=ROWS * COLUMNS - 1))
            }

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
    pub(crate) use heuristic::WalkingDistance;
    pub(crate) use moves::Move;
    pub(crate) use search::{ida_star_within, LimitReached, Measures};

    mod board {
        //! The board, packed into one word.

        use super::moves::Move;
        use super::permutation::ONES;
        use super::solvability::is_reachable;

        /// A board of `R` rows and `C` columns.
        #[derive(Clone, Copy, PartialEq)]
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

            /// Returns whether any moves lead to `goal`. Compares parities, as [`is_reachable`] does.
            pub fn can_reach(self, goal: Self) -> bool {
                let [from, to] = [self, goal].map(|board| board.tiles().collect::<Vec<_>>());
                is_reachable(C, &from, &to).expect("both boards have the same shape")
            }

            /// Returns the board with the blank, on cell `blank`, and the tile on cell `target` exchanged.
            pub(crate) fn swap_blank(self, blank: usize, target: usize) -> Self {
                // The blank is 0, so one XOR with the tile clears its cell and another one sets the blank's.
                let tile = self.0 >> (4 * target) & 15;
                Board(self.0 ^ tile << (4 * target) ^ tile << (4 * blank))
            }
        }
    }

    mod heuristic {
        //! The heuristics, one in each file, and what they share.

        pub(crate) use walking_distance::WalkingDistance;

        use super::board::Board;

        /// A move, as the tile sees it: `tile` slides from cell `from` to cell `to`, where the blank was.
        #[derive(Clone, Copy)]
        pub struct Slide<const R: usize, const C: usize> {
            /// The board before the move.
            pub board: Board<R, C>,
            /// The tile that moves.
            pub tile: usize,
            /// The cell of the tile before the move.
            pub from: usize,
            /// The cell of the tile after the move, and of the blank before it.
            pub to: usize,
        }

        impl<const R: usize, const C: usize> Slide<R, C> {
            /// Creates the slide of the tile on cell `from` onto the blank. The two cells must be neighbours.
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

        /// Estimates the number of moves from a board to one goal.
        pub trait Heuristic<const R: usize, const C: usize> {
            /// The value that a search carries along a path.
            type Carried: Copy;

            /// Returns the board whose estimate is 0 and to which the distances are.
            fn goal(&self) -> Board<R, C>;

            /// Returns the value to carry at the first board of a path.
            fn start(&self, board: Board<R, C>) -> Self::Carried;

            /// Returns the value to carry after a slide, given the value before it.
            fn next(&self, carried: Self::Carried, slide: Slide<R, C>) -> Self::Carried;

            /// Returns the estimate, in moves, given the carried value.
            fn estimate(&self, carried: Self::Carried) -> u32;
        }

        mod walking_distance {
            //! Walking distance.

            use super::super::super::rustc_hash::FxHashMap;
            use super::super::board::Board;
            use super::super::heuristic::{Heuristic, Slide};

            /// Sums the least number of vertical moves if only the row and the goal row of each tile are known,
            /// and the least number of horizontal moves if only the column and the goal column are known.
            pub struct WalkingDistance<const R: usize, const C: usize> {
                goal: Board<R, C>,
                /// The goal cell of each tile.
                home: [usize; 16],
                rows: Lines,
                /// `None` if the columns have the same tables as the rows.
                columns: Option<Lines>,
            }

            /// All configurations of the lines of a board, that is, of its rows or of its columns.
            struct Lines {
                /// The number of lines.
                count: usize,
                /// The number of bits for a number of tiles.
                bits: usize,
                /// The index of each configuration in the other tables.
                index: FxHashMap<u64, u32>,
                /// The least number of moves from each configuration to the goal.
                distance: Vec<u8>,
                /// `count` entries for the slides onto the blank from the line after the blank's, then as many
                /// for the line before, and so on for each configuration. The entry for a goal line is the index
                /// of the configuration after a tile of that goal line slides, and 0 if there is no such tile.
                successors: Vec<u32>,
            }

            impl Lines {
                /// Searches breadth-first from the goal of `count` lines of `size` cells, in which the blank is
                /// on line `blank`.
                fn new(count: usize, size: usize, blank: usize) -> Self {
                    let mut lines = Lines {
                        count,
                        bits: (usize::BITS - size.leading_zeros()) as usize,
                        index: FxHashMap::default(),
                        distance: vec![0],
                        successors: Vec::new(),
                    };
                    let at_home = (0..count * size).map(|cell| (cell / size, cell / size));
                    let goal = lines.configuration(at_home) - lines.one(blank, blank);
                    lines.index.insert(goal, 0);
                    // The configurations reached so far, nearest first, each with the line of the blank.
                    let mut reached = vec![(goal, blank)];
                    let mut expanded = 0;
                    while let Some(&(configuration, blank)) = reached.get(expanded) {
                        // A line that does not exist, after the last or before the first, has no tiles.
                        for line in [blank + 1, blank.wrapping_sub(1)] {
                            for home in 0..count {
                                let index = match lines.slide(configuration, home, line, blank) {
                                    Some(next) => {
                                        let new = reached.len() as u32;
                                        let index = *lines.index.entry(next).or_insert(new);
                                        if index == new {
                                            reached.push((next, line));
                                            lines.distance.push(lines.distance[expanded] + 1);
                                        }
                                        index
                                    }
                                    None => 0,
                                };
                                lines.successors.push(index);
                            }
                        }
                        expanded += 1;
                    }
                    lines
                }

                /// Returns the word that counts one tile, on a line and with a goal line.
                fn one(&self, line: usize, home: usize) -> u64 {
                    1 << (self.bits * (self.count * line + home))
                }

                /// Returns the configuration of some tiles, each given as its line and its goal line.
                fn configuration(&self, tiles: impl Iterator<Item = (usize, usize)>) -> u64 {
                    tiles.map(|(line, home)| self.one(line, home)).sum()
                }

                /// Returns the configuration after a tile with goal line `home` slides from one line to another,
                /// or `None` if there is no such tile.
                fn slide(
                    &self,
                    configuration: u64,
                    home: usize,
                    from: usize,
                    to: usize,
                ) -> Option<u64> {
                    if from >= self.count {
                        return None;
                    }
                    let tiles = configuration / self.one(from, home) % (1 << self.bits);
                    (tiles > 0).then(|| configuration - self.one(from, home) + self.one(to, home))
                }

                /// Returns the index of the configuration after a tile with goal line `home` slides onto the
                /// blank, from the line after the blank's or from the line before.
                fn successor(&self, index: u32, from_after: bool, home: usize) -> u32 {
                    let side = 2 * index as usize + usize::from(!from_after);
                    self.successors[side * self.count + home]
                }
            }

            impl<const R: usize, const C: usize> WalkingDistance<R, C> {
                /// With six lines, a configuration would not fit in a word.
                const FITS: () =
                    assert!(R <= 5 && C <= 5, "walking distance needs at most 5 lines");

                /// Creates the heuristic for `goal`. A shape of more than 5 rows or columns is an error at
                /// compile time.
                pub fn new(goal: Board<R, C>) -> Self {
                    let () = Self::FITS;
                    let mut home = [0; 16];
                    for (cell, tile) in goal.tiles().enumerate() {
                        home[tile] = cell;
                    }
                    let (row, column) = (goal.blank() / C, goal.blank() % C);
                    let columns = if (R, row) == (C, column) {
                        None
                    } else {
                        Some(Lines::new(C, R, column))
                    };
                    WalkingDistance {
                        goal,
                        home,
                        rows: Lines::new(R, C, row),
                        columns,
                    }
                }

                fn columns(&self) -> &Lines {
                    self.columns.as_ref().unwrap_or(&self.rows)
                }
            }

            impl<const R: usize, const C: usize> Heuristic<R, C> for WalkingDistance<R, C> {
                /// The indices of the configurations of the rows and of the columns.
                type Carried = [u32; 2];

                fn goal(&self) -> Board<R, C> {
                    self.goal
                }

                fn start(&self, board: Board<R, C>) -> [u32; 2] {
                    let tiles = || board.tiles().enumerate().filter(|&(_, tile)| tile != 0);
                    let rows = tiles().map(|(cell, tile)| (cell / C, self.home[tile] / C));
                    let columns = tiles().map(|(cell, tile)| (cell % C, self.home[tile] % C));
                    let row = self.rows.configuration(rows);
                    let column = self.columns().configuration(columns);
                    [self.rows.index[&row], self.columns().index[&column]]
                }

                fn estimate(&self, [row, column]: [u32; 2]) -> u32 {
                    let vertical = self.rows.distance[row as usize];
                    let horizontal = self.columns().distance[column as usize];
                    u32::from(vertical) + u32::from(horizontal)
                }

                fn next(&self, [row, column]: [u32; 2], slide: Slide<R, C>) -> [u32; 2] {
                    let home = self.home[slide.tile];
                    let from_after = slide.to < slide.from;
                    if slide.from / C == slide.to / C {
                        [row, self.columns().successor(column, from_after, home % C)]
                    } else {
                        [self.rows.successor(row, from_after, home / C), column]
                    }
                }
            }
        }
    }

    mod moves {
        //! The moves of the blank.

        /// A move of the *blank*: `Left` swaps the blank with its left neighbour.
        #[derive(Clone, Copy, PartialEq)]
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

            /// Returns the move that takes this one back.
            pub fn inverse(self) -> Move {
                // The order is Down, Left, Right, Up: each move is as far from the start of the list as its
                // inverse is from the end.
                Move::ALL[3 - self as usize]
            }
        }
    }

    mod permutation {
        //! Permutations of `0..n`: parity, inversions and Cantor rank.

        /// A 1 in every nibble.
        pub(crate) const ONES: u64 = 0x1111_1111_1111_1111;

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

    mod search {
        //! The searches, one in each file, and what they share.

        pub(crate) use ida_star::ida_star_within;
        pub(crate) use measures::{LimitReached, Measures};

        pub mod automaton {
            //! Which moves a depth-first search may skip, because another sequence of moves replaces them.

            use super::super::board::Board;
            use super::super::moves::Move;

            /// The automaton that forbids the redundant sequences up to some length.
            pub struct Automaton<const R: usize, const C: usize> {
                /// For each state, those that may follow, the last move's first, then [`State::NONE`].
                next: Vec<[State; 4]>,
            }

            /// A state of the automaton, which includes the cell of the blank.
            #[derive(Clone, Copy, PartialEq)]
            pub struct State(u32);

            impl State {
                /// No state. It has the value of a state before the first move, which never follows another.
                const NONE: State = State(0);

                fn new(index: u32, blank: usize) -> State {
                    State(index << 4 | blank as u32)
                }

                fn index(self) -> usize {
                    (self.0 >> 4) as usize
                }

                /// Returns the cell of the blank.
                #[inline]
                pub fn blank(self) -> usize {
                    (self.0 & 15) as usize
                }
            }

            impl<const R: usize, const C: usize> Automaton<R, C> {
                /// Builds the automaton that only forbids taking a move back: the same as that of length 2, but
                /// without a search for redundant sequences.
                pub fn without_reversals() -> Self {
                    let cells = R * C;
                    // The states before the first move are followed by one for each cell and last move.
                    let after = |blank, m| {
                        let target = Board::<R, C>::target(blank, m)?;
                        Some(State::new((cells + 4 * target + m as usize) as u32, target))
                    };
                    let follow = |blank, last: Option<Move>| {
                        let onward = Move::ALL.iter().rev().filter(|m| last != Some(m.inverse()));
                        let mut next = [State::NONE; 4];
                        for (next, state) in
                            next.iter_mut().zip(onward.filter_map(|&m| after(blank, m)))
                        {
                            *next = state;
                        }
                        next
                    };
                    let mut next: Vec<_> = (0..cells).map(|blank| follow(blank, None)).collect();
                    for blank in 0..cells {
                        next.extend(Move::ALL.iter().map(|&m| follow(blank, Some(m))));
                    }
                    Automaton { next }
                }

                /// Returns the state before the first move.
                pub fn start(blank: usize) -> State {
                    State::new(blank as u32, blank)
                }

                /// Returns the states after each move to be tried, in *reverse* alphabetical order of the moves:
                /// put on a stack one by one, they come off in alphabetical order.
                #[inline]
                pub fn next(&self, state: State) -> impl Iterator<Item = State> + '_ {
                    let next = self.next[state.index()].iter().copied();
                    next.take_while(|&next| next != State::NONE)
                }
            }
        }

        pub mod bounded {
            //! The depth-first search that IDA* repeats with rising bounds.

            use super::super::board::Board;
            use super::super::heuristic::{Heuristic, Slide};
            use super::super::moves::Move;
            use super::super::search::automaton::{Automaton, State};
            use super::super::search::{LimitReached, Measures};

            /// A depth-first search that cuts off every path that cannot lead to the goal within a bound.
            pub struct BoundedSearch<'a, H, const R: usize, const C: usize> {
                heuristic: &'a H,
                automaton: &'a Automaton<R, C>,
            }

            /// A state on a path.
            #[derive(Clone, Copy)]
            struct Node<T, const R: usize, const C: usize> {
                board: Board<R, C>,
                /// The state of the automaton, which includes the cell of the blank.
                state: State,
                /// The number of moves that the bound still allows.
                room: u32,
                /// What the heuristic carries along the path.
                carried: T,
            }

            /// A path from the start.
            pub struct Branch<T, const R: usize, const C: usize> {
                moves: Vec<Move>,
                end: Node<T, R, C>,
            }

            /// Called when the limit of the measures is reached. The search goes on if it raises the limit.
            pub type AtLimit<'a> = &'a mut dyn FnMut(&mut Measures) -> Result<(), LimitReached>;

            impl<'a, H: Heuristic<R, C>, const R: usize, const C: usize> BoundedSearch<'a, H, R, C> {
                /// A search that is guided by the heuristic and makes only moves that the automaton allows.
                pub fn new(heuristic: &'a H, automaton: &'a Automaton<R, C>) -> Self {
                    BoundedSearch {
                        heuristic,
                        automaton,
                    }
                }

                /// Returns the least bound worth searching under: the estimate, or one more if paths have the
                /// other parity. Later bounds rise by two, because all paths have the same parity.
                pub fn least_bound(&self, start: Board<R, C>) -> u32 {
                    let estimate = self.heuristic.estimate(self.heuristic.start(start));
                    let (from, to) = (start.blank(), self.heuristic.goal().blank());
                    let apart = (from / C).abs_diff(to / C) + (from % C).abs_diff(to % C);
                    estimate + (estimate + apart as u32) % 2
                }

                /// Returns the first path of `bound` moves from `start`, or `None` if there is none.
                pub fn run(
                    &self,
                    start: Board<R, C>,
                    bound: u32,
                    measures: &mut Measures,
                    at_limit: AtLimit<'_>,
                ) -> Result<Option<Vec<Move>>, LimitReached> {
                    self.run_below(&self.root(start, bound), measures, at_limit)
                }

                /// Returns the first path of as many moves as the bound allows that starts with this branch, or
                /// `None` if there is none.
                pub fn run_below(
                    &self,
                    branch: &Branch<H::Carried, R, C>,
                    measures: &mut Measures,
                    at_limit: AtLimit<'_>,
                ) -> Result<Option<Vec<Move>>, LimitReached> {
                    let (goal, most_moves) = (self.heuristic.goal(), branch.end.room);
                    // Expanding a node takes it off the stack and puts on at most three, the root four.
                    let mut stack = vec![branch.end; 2 * most_moves as usize + 8];
                    let mut top = 1;
                    // The cells of the blank along the current path.
                    let mut trail = vec![0; most_moves as usize + 1];
                    while top > 0 {
                        top -= 1;
                        let node = stack[top];
                        let depth = (most_moves - node.room) as usize;
                        trail[depth] = node.state.blank();
                        if node.board == goal {
                            let mut path = branch.moves.clone();
                            path.extend(moves_along::<R, C>(&trail[..=depth]));
                            return Ok(Some(path));
                        }
                        if node.room > 0 {
                            top = self.expand(node, &mut stack, top, measures, at_limit)?;
                            measures.hold(top);
                        }
                    }
                    Ok(None)
                }

                /// Returns the branch without moves.
                fn root(&self, start: Board<R, C>, bound: u32) -> Branch<H::Carried, R, C> {
                    Branch {
                        moves: Vec::new(),
                        end: Node {
                            board: start,
                            state: Automaton::<R, C>::start(start.blank()),
                            room: bound,
                            carried: self.heuristic.start(start),
                        },
                    }
                }

                /// Writes the successors of a node that the bound allows to the stack, from index `top` on, in
                /// reverse alphabetical order. Returns the index after the last of them.
                #[inline(always)]
                fn expand(
                    &self,
                    node: Node<H::Carried, R, C>,
                    stack: &mut [Node<H::Carried, R, C>],
                    mut top: usize,
                    measures: &mut Measures,
                    at_limit: AtLimit<'_>,
                ) -> Result<usize, LimitReached> {
                    measures.expand();
                    let before = top;
                    for state in self.automaton.next(node.state) {
                        if measures.generate().is_err() {
                            generate_more(measures, at_limit)?;
                        }
                        let slide = Slide::new(node.board, state.blank());
                        let carried = self.heuristic.next(node.carried, slide);
                        // The top does not rise for a successor that the bound forbids, so the next one overwrites
                        // it. This is faster than a branch around the write.
                        stack[top] = Node {
                            board: slide.after(),
                            state,
                            room: node.room - 1,
                            carried,
                        };
                        let estimate = self.heuristic.estimate(carried);
                        // The node is at most one move nearer to the goal than its successor. If that is still
                        // too far, no other successor can lead to the goal either. An estimate that changes by
                        // one with each move never shows this, but that of a pattern database can: with 8 moves
                        // left, a node of estimate 8 may have a successor of estimate 11.
                        if estimate > node.room + 1 {
                            return Ok(before);
                        }
                        top += usize::from(estimate < node.room);
                    }
                    Ok(top)
                }
            }

            /// Counts a state that is about to be generated, once the limit is raised.
            #[cold]
            fn generate_more(
                measures: &mut Measures,
                at_limit: AtLimit<'_>,
            ) -> Result<(), LimitReached> {
                at_limit(measures)?;
                measures.generate()
            }

            /// Returns the moves that take the blank along these cells.
            fn moves_along<const R: usize, const C: usize>(cells: &[usize]) -> Vec<Move> {
                let step = |pair: &[usize]| {
                    let mut moves = Move::ALL.iter().copied();
                    let m = moves.find(|&m| Board::<R, C>::target(pair[0], m) == Some(pair[1]));
                    m.expect("the blank goes from a cell to a neighbour")
                };
                cells.windows(2).map(step).collect()
            }
        }

        mod ida_star {
            //! Iterative-deepening A*.

            use super::super::board::Board;
            use super::super::heuristic::Heuristic;
            use super::super::moves::Move;
            use super::super::search::automaton::Automaton;
            use super::super::search::bounded::BoundedSearch;
            use super::super::search::{LimitReached, Measures};

            /// Does the same as [`ida_star()`], but gives up if no path has at most `most_moves` moves.
            pub fn ida_star_within<const R: usize, const C: usize, H: Heuristic<R, C>>(
                start: Board<R, C>,
                heuristic: &H,
                most_moves: u32,
                measures: &mut Measures,
            ) -> Result<Option<Vec<Move>>, LimitReached> {
                let automaton = Automaton::without_reversals();
                with_automaton(start, heuristic, &automaton, most_moves, measures)
            }

            /// Does the same as [`ida_star_within()`], with any automaton.
            pub fn with_automaton<const R: usize, const C: usize, H: Heuristic<R, C>>(
                start: Board<R, C>,
                heuristic: &H,
                automaton: &Automaton<R, C>,
                most_moves: u32,
                measures: &mut Measures,
            ) -> Result<Option<Vec<Move>>, LimitReached> {
                if !start.can_reach(heuristic.goal()) {
                    return Ok(None);
                }
                let search = BoundedSearch::new(heuristic, automaton);
                let mut bound = search.least_bound(start);
                while bound <= most_moves {
                    let path = search.run(start, bound, measures, &mut |_| Err(LimitReached))?;
                    if path.is_some() {
                        return Ok(path);
                    }
                    bound += 2;
                }
                Err(LimitReached)
            }
        }

        mod measures {
            //! What a search measures, and how a caller limits its work.

            /// Counts the work of a search, and can limit it.
            pub struct Measures {
                /// The number of states whose successors were generated.
                pub expanded: u64,
                /// The number of states generated as successors. The start is not counted.
                pub generated: u64,
                /// The largest number of states held at once: visited states, or in
                /// [`ida_star()`](crate::ida_star()), which remembers none, states still to be expanded.
                pub most_held: usize,
                /// The largest value that `generated` may have.
                limit: u64,
            }

            impl Measures {
                /// Creates measures of no work yet, without a limit.
                pub fn new() -> Self {
                    Measures::with_limit(u64::MAX)
                }

                /// Creates measures of no work yet, with a limit on the number of states generated.
                pub fn with_limit(generated: u64) -> Self {
                    Measures {
                        expanded: 0,
                        generated: 0,
                        most_held: 0,
                        limit: generated,
                    }
                }

                /// Counts a state that is being expanded.
                #[inline]
                pub(crate) fn expand(&mut self) {
                    self.expanded += 1;
                }

                /// Counts a state that is about to be generated.
                #[inline]
                pub(crate) fn generate(&mut self) -> Result<(), LimitReached> {
                    if self.generated == self.limit {
                        return Err(LimitReached);
                    }
                    self.generated += 1;
                    Ok(())
                }

                /// Records the number of states that are held now.
                #[inline]
                pub(crate) fn hold(&mut self, states: usize) {
                    self.most_held = self.most_held.max(states);
                }
            }

            /// The error of a search that reached a limit set by its caller before it knew the answer.
            pub struct LimitReached;
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

mod rustc_hash {
    //! What is used of the crate `rustc-hash`, on judges that do not have it.

    use std::collections::HashMap;
    use std::hash::{BuildHasher, Hasher};

    /// A map hashed by [`FxHasher`].
    pub type FxHashMap<K, V> = HashMap<K, V, FxBuildHasher>;

    /// Makes hashers for [`FxHashMap`] and [`FxHashSet`].
    #[derive(Default)]
    pub struct FxBuildHasher;

    impl BuildHasher for FxBuildHasher {
        type Hasher = FxHasher;

        fn build_hasher(&self) -> FxHasher {
            FxHasher::default()
        }
    }

    /// A fast hasher for keys of a word or a few: a multiplication a word.
    #[derive(Default)]
    pub struct FxHasher {
        hash: u64,
    }

    impl Hasher for FxHasher {
        fn write(&mut self, bytes: &[u8]) {
            for &byte in bytes {
                self.write_u64(u64::from(byte));
            }
        }

        fn write_u32(&mut self, word: u32) {
            self.write_u64(u64::from(word));
        }

        fn write_u64(&mut self, word: u64) {
            // The multiplier of `rustc-hash` 2, so that maps are laid out as they are there.
            self.hash = self
                .hash
                .wrapping_add(word)
                .wrapping_mul(0xf135_7aea_2e62_a9c5);
        }

        fn write_usize(&mut self, word: usize) {
            self.write_u64(word as u64);
        }

        /// Turns the high bits, into which all of the key has gone, down to where a map looks for its
        /// bucket: without it, boards that differ in their last cells only would share one.
        fn finish(&self) -> u64 {
            self.hash.rotate_left(26)
        }
    }
}
