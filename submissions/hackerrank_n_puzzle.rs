// HackerRank "N Puzzle": the alphabetically first shortest path to `0 1 2 …` on a board of 3×3 or
// 4×4.
//
// On 3×3, searches breadth-first from the goal. On 4×4, searches with IDA* under pattern databases, and
// builds larger ones as the work grows.
//
// From `twins/src/bin/hackerrank_n_puzzle.rs` and the libraries that it uses.
// Made by `cargo run -p bundle -- hackerrank_n_puzzle`. Licence: MIT-0.

use common::{Board, DistanceTable, Ladder, Move};
use judge::run;
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    run(|console| {
        let path = match console.number("size", 3..=4)? {
            3 => DistanceTable::<3, 3>::new(first()).path(console.board()?, |_| Move::ALL),
            _ => Ladder::new(first()).solve(console.board()?),
        };
        let path = path.ok_or_else(|| console.not_solvable())?;
        writeln!(console.output, "{}", path.len())?;
        for m in path {
            writeln!(
                console.output,
                "{}",
                ["DOWN", "LEFT", "RIGHT", "UP"][m as usize]
            )?;
        }
        Ok(())
    })
}

/// Returns the board `0 1 2 …`.
fn first<const R: usize, const C: usize>() -> Board<R, C> {
    Board::unrank(0).expect("every shape has a first board")
}

mod judge {
    //! What every program does around its own work: it reads the input, prints answers and reports
    //! errors.

    pub(crate) use program::run;

    mod boards {
        //! Reading boards and the numbers around them.

        use super::super::common::Board;
        use super::super::proconio::source::Source;
        use super::console::Console;
        use super::numbers::number;
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

            /// Words an error: the last board that was read is not solvable, against the judge's promise.
            pub fn not_solvable(&self) -> String {
                let found = "expected a solvable board, found one that is not";
                format!("board {}: {found}", self.boards)
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
    pub(crate) use ladder::Ladder;
    pub(crate) use moves::Move;

    mod board {
        //! The board, packed into one word.

        use super::moves::Move;
        use super::permutation::{self, ONES};
        use super::solvability::is_reachable;

        /// A board of `R` rows and `C` columns.
        #[derive(Clone, Copy, PartialEq, Eq, Hash)]
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

            /// Returns whether any moves lead to `goal`. Compares parities, as [`is_reachable`] does.
            pub fn can_reach(self, goal: Self) -> bool {
                let [from, to] = [self, goal].map(|board| board.tiles().collect::<Vec<_>>());
                is_reachable(C, &from, &to).expect("both boards have the same shape")
            }

            /// Returns the place of the board among all (R·C)! boards in lexicographic order, from 0: the
            /// [Cantor rank](permutation::rank) of the tiles.
            pub fn rank(self) -> u64 {
                permutation::rank(self.0, Self::CELLS)
            }

            /// Returns the board with this rank, or `None` if `rank` is (R·C)! or more.
            pub fn unrank(rank: u64) -> Option<Self> {
                permutation::unrank(rank, Self::CELLS).map(Board)
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

    mod heuristic {
        //! The heuristics, one in each file, and what they share.

        pub(crate) use manhattan::Manhattan;
        pub(crate) use pattern_database::PatternDatabase;

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

        mod manhattan {
            //! Manhattan distance.

            use super::super::board::Board;
            use super::super::heuristic::{Heuristic, Slide};

            /// Sums, over all tiles, the rows and columns between a tile's cell and its goal cell. The blank
            /// does not count.
            pub struct Manhattan<const R: usize, const C: usize> {
                goal: Board<R, C>,
                /// `distance[t][c]`: the distance of tile `t` on cell `c` from its goal cell; 0 for the blank.
                distance: [[u8; 16]; 16],
            }

            /// Returns the number of rows and columns between two cells of a board of `C` columns.
            pub(super) fn distance<const C: usize>(one: usize, other: usize) -> u32 {
                let rows = (one / C).abs_diff(other / C);
                let columns = (one % C).abs_diff(other % C);
                (rows + columns) as u32
            }

            impl<const R: usize, const C: usize> Manhattan<R, C> {
                /// Creates the heuristic for `goal`.
                pub fn new(goal: Board<R, C>) -> Self {
                    let mut distance = [[0; 16]; 16];
                    for (home, tile) in goal.tiles().enumerate().filter(|&(_, tile)| tile != 0) {
                        for (cell, distance) in distance[tile].iter_mut().enumerate() {
                            *distance = self::distance::<C>(cell, home) as u8;
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

                fn next(&self, h: u32, slide: Slide<R, C>) -> u32 {
                    let distance = &self.distance[slide.tile];
                    h + u32::from(distance[slide.to]) - u32::from(distance[slide.from])
                }
            }
        }

        pub(crate) mod pattern_database {
            //! Additive pattern databases.

            use super::super::board::Board;
            use super::super::heuristic::{Heuristic, Slide};
            use build::{visit_in_turn, VisitAll};
            use by_cell::ByCell;
            use ranked::Ranked;
            use tables::{Carried, Tables};
            use threads::visit_on_threads;

            /// The sum, over several sets of tiles, of the moves that the tiles of each set need.
            pub struct PatternDatabase<const R: usize, const C: usize> {
                tables: AnyTables<R, C>,
            }

            /// Tables in either layout.
            pub(crate) enum AnyTables<const R: usize, const C: usize> {
                /// In the layout of small patterns.
                ByCell(Tables<R, C, ByCell>),
                /// In the layout of large patterns.
                Ranked(Tables<R, C, Ranked>),
            }

            /// The most tiles of a pattern for the layout by cell, which is faster and takes more memory.
            const MOST_TILES_BY_CELL: usize = 5;

            impl<const R: usize, const C: usize> PatternDatabase<R, C> {
                /// Builds the tables.
                pub fn new(goal: Board<R, C>, partition: &str) -> Self {
                    Self::build(goal, partition, &visit_in_turn)
                }

                /// Does the same as [`new`](Self::new), on up to so many threads.
                pub(crate) fn new_on_threads(
                    goal: Board<R, C>,
                    partition: &str,
                    threads: usize,
                ) -> Self {
                    Self::build(goal, partition, &|graph, visits| {
                        visit_on_threads(graph, visits, threads)
                    })
                }

                fn build(goal: Board<R, C>, partition: &str, visit_all: VisitAll<'_>) -> Self {
                    let goal_cells = partition::patterns::<R, C>(partition, goal.blank());
                    let is_small = |pattern: &Vec<usize>| pattern.len() <= MOST_TILES_BY_CELL;
                    let tables = if goal_cells.iter().all(is_small) {
                        AnyTables::ByCell(Tables::new(goal, goal_cells, visit_all))
                    } else {
                        AnyTables::Ranked(Tables::new(goal, goal_cells, visit_all))
                    };
                    PatternDatabase { tables }
                }

                /// Returns the tables. A search under them is faster than one under the database, which looks
                /// for each state which layout they have.
                pub(crate) fn tables(&self) -> &AnyTables<R, C> {
                    &self.tables
                }
            }

            impl PatternDatabase<4, 4> {
                /// The best partitions known, of rising cost.
                pub const PARTITIONS: [&'static str; 6] = [
                    "ABCDEFGHIJKLMNO",
                    "AACBDABBDCCEDEE",
                    "AAADBADDBBCCBCC",
                    "AAABCAABCCBBCCB",
                    "CAAACAAACBBBBBB",
                    "AABBAABBAABBCAB",
                ];
            }

            impl<const R: usize, const C: usize> Heuristic<R, C> for PatternDatabase<R, C> {
                type Carried = Carried;

                fn goal(&self) -> Board<R, C> {
                    match &self.tables {
                        AnyTables::ByCell(tables) => tables.goal(),
                        AnyTables::Ranked(tables) => tables.goal(),
                    }
                }

                fn start(&self, board: Board<R, C>) -> Carried {
                    match &self.tables {
                        AnyTables::ByCell(tables) => tables.start(board),
                        AnyTables::Ranked(tables) => tables.start(board),
                    }
                }

                #[inline]
                fn next(&self, carried: Carried, slide: Slide<R, C>) -> Carried {
                    match &self.tables {
                        AnyTables::ByCell(tables) => tables.next(carried, slide),
                        AnyTables::Ranked(tables) => tables.next(carried, slide),
                    }
                }

                #[inline]
                fn estimate(&self, carried: Carried) -> u32 {
                    carried.estimate()
                }
            }

            mod build {
                //! Builds the table of a pattern by breadth-first search from the goal.

                use super::super::super::heuristic::manhattan::distance;
                use super::super::super::permutation::rank;
                use super::layout::{Layout, MAX_ENTRY};
                use super::orders::{pack, unpack, Orders};
                use super::pattern::Pattern;
                use super::regions::{cells_of, neighbours, Regions};
                use std::mem;

                /// Fills the entries of a pattern. An entry is half of the moves that the tiles need beyond their
                /// Manhattan distances, at most [`MAX_ENTRY`]. Entries of unreachable placements are left unchanged.
                pub(super) fn fill<const R: usize, const C: usize, L: Layout>(
                    table: &mut L,
                    pattern: &Pattern,
                    blank: usize,
                    graph: &Graph,
                    visit_all: VisitAll<'_>,
                ) {
                    let parts = Parts::new::<R, C, L>(pattern, &graph.orders);
                    let mut seen = vec![graph.no_nodes(); graph.footprints.len()];
                    let (mut frontier, mut next) = (seen.clone(), seen.clone());
                    graph.insert_goal(pattern, blank, &mut frontier);
                    graph.insert_goal(pattern, blank, &mut seen);
                    let mut depth = 0;
                    while frontier.iter().any(|nodes| !nodes.is_empty) {
                        for (i, footprint) in graph.footprints.iter().enumerate() {
                            if frontier[i].is_empty {
                                continue;
                            }
                            for order in new_orders(&frontier[i], &seen[i]) {
                                let (number, distance) =
                                    parts.sum(order, graph.orders.packed[order], &footprint.cells);
                                let excess = (depth - distance) / 2;
                                table.set(
                                    pattern.first + number,
                                    excess.min(MAX_ENTRY.into()) as u8,
                                );
                            }
                        }
                        let visits = graph.footprints.iter().zip(&mut seen).zip(&mut next);
                        let visits = visits.map(|((footprint, seen), next)| Visit {
                            footprint,
                            frontier: &frontier,
                            seen,
                            next,
                        });
                        visit_all(graph, visits.collect());
                        mem::swap(&mut frontier, &mut next);
                        depth += 1;
                    }
                }

                /// Makes the visits of a step, in any order.
                pub(super) type VisitAll<'a> = &'a dyn Fn(&Graph, Vec<Visit<'_>>);

                /// Makes visits one after the other.
                pub(super) fn visit_in_turn(graph: &Graph, visits: Vec<Visit<'_>>) {
                    for visit in visits {
                        graph.visit(visit);
                    }
                }

                /// The footprints and the moves between them.
                pub(super) struct Graph {
                    footprints: Vec<Footprint>,
                    orders: Orders,
                    /// The number of words that a set of orders takes.
                    width: usize,
                }

                struct Footprint {
                    /// The cells, the lowest first.
                    cells: Vec<usize>,
                    regions: Regions,
                    arrivals: Vec<Arrival>,
                }

                /// How a move comes to a footprint.
                struct Arrival {
                    /// The index of the footprint that it comes from.
                    footprint: usize,
                    /// The index of the region there that the blank is in.
                    from: usize,
                    /// The index of the region that the blank then is in.
                    to: usize,
                    /// The places of the tile among the tiles before and after the move.
                    places: (usize, usize),
                }

                /// A set of nodes that belong to one footprint.
                #[derive(Clone)]
                pub(super) struct Nodes {
                    is_empty: bool,
                    /// For each region, the set of orders: order `i` is bit `i % 64` of word `i / 64`.
                    words: Vec<u64>,
                }

                /// What is read and written when a step visits a footprint.
                pub(super) struct Visit<'a> {
                    footprint: &'a Footprint,
                    /// By footprint.
                    frontier: &'a [Nodes],
                    /// The nodes of the footprint that have been in a frontier.
                    seen: &'a mut Nodes,
                    /// Those of the next frontier.
                    next: &'a mut Nodes,
                }

                impl Graph {
                    /// Returns the graph for any pattern of so many tiles.
                    pub fn new<const R: usize, const C: usize>(tiles: usize) -> Self {
                        let all = (1_u32 << (R * C)) - 1;
                        let is_footprint = |cells: &u32| cells.count_ones() as usize == tiles;
                        let sets: Vec<u32> = (0..=all).filter(is_footprint).collect();
                        let regions: Vec<Regions> =
                            sets.iter().map(|s| Regions::of::<R, C>(all & !s)).collect();
                        let mut index = vec![0; all as usize + 1];
                        for (i, &cells) in sets.iter().enumerate() {
                            index[cells as usize] = i;
                        }
                        let footprint = |(&cells, own): (&u32, &Regions)| {
                            let mut arrivals = Vec::new();
                            for to in cells_of(cells) {
                                for from in cells_of(neighbours::<R, C>(1 << to) & !cells) {
                                    let before = cells ^ 1 << from ^ 1 << to;
                                    let footprint = index[before as usize];
                                    // The blank moves the other way: from the tile's new cell to its old one.
                                    arrivals.push(Arrival {
                                        footprint,
                                        from: regions[footprint].index(to),
                                        to: own.index(from),
                                        places: (lower_cells(before, from), lower_cells(cells, to)),
                                    });
                                }
                            }
                            Footprint {
                                cells: cells_of(cells).collect(),
                                regions: *own,
                                arrivals,
                            }
                        };
                        let orders = Orders::new(tiles, C);
                        Graph {
                            footprints: sets.iter().zip(&regions).map(footprint).collect(),
                            width: (orders.packed.len() + 63) / 64,
                            orders,
                        }
                    }

                    /// Returns whether a step is long enough to be worth threads: from six tiles on, which have 720
                    /// orders, it takes about a millisecond.
                    pub fn is_large(&self) -> bool {
                        self.orders.packed.len() >= 720
                    }

                    fn no_nodes(&self) -> Nodes {
                        Nodes {
                            is_empty: true,
                            words: vec![0; 4 * self.width],
                        }
                    }

                    /// Inserts the node of the goal.
                    fn insert_goal(&self, pattern: &Pattern, blank: usize, nodes: &mut [Nodes]) {
                        let goal = &pattern.goal;
                        let mut order: Vec<usize> = (0..goal.len()).collect();
                        order.sort_unstable_by_key(|&tile| goal[tile]);
                        let cells: Vec<usize> = order.iter().map(|&tile| goal[tile]).collect();
                        let footprint = self.footprints.iter().position(|f| f.cells == cells);
                        let footprint = footprint.expect("the goal is a placement");
                        let order = rank(pack(&order), goal.len()) as usize;
                        let region = self.footprints[footprint].regions.index(blank);
                        let words = &mut nodes[footprint].words[region * self.width..];
                        words[order / 64] |= 1 << (order % 64);
                        nodes[footprint].is_empty = false;
                    }

                    /// Makes all moves from the frontier into a footprint, and finds its part of the next frontier.
                    pub fn visit(&self, visit: Visit<'_>) {
                        let Visit {
                            footprint,
                            frontier,
                            seen,
                            next,
                        } = visit;
                        next.words.fill(0);
                        next.is_empty = true;
                        for arrival in &footprint.arrivals {
                            let from = &frontier[arrival.footprint];
                            if from.is_empty {
                                continue;
                            }
                            next.is_empty = false;
                            let from = &from.words[arrival.from * self.width..][..self.width];
                            let to = &mut next.words[arrival.to * self.width..][..self.width];
                            if arrival.places.0 == arrival.places.1 {
                                for (to, from) in to.iter_mut().zip(from) {
                                    *to |= from;
                                }
                            } else {
                                let moved = self.orders.moved(arrival.places);
                                for (i, &word) in from.iter().enumerate() {
                                    for order in bits(word) {
                                        let order = usize::from(moved[64 * i + order]);
                                        to[order / 64] |= 1 << (order % 64);
                                    }
                                }
                            }
                        }
                        if !next.is_empty {
                            let mut any = 0;
                            for (next, seen) in next.words.iter_mut().zip(&mut seen.words) {
                                *next &= !*seen;
                                *seen |= *next;
                                any |= *next;
                            }
                            next.is_empty = any == 0;
                        }
                    }
                }

                /// Returns the orders in a footprint's part of the frontier that were in no earlier frontier, in
                /// any region.
                fn new_orders<'a>(
                    frontier: &'a Nodes,
                    seen: &'a Nodes,
                ) -> impl Iterator<Item = usize> + 'a {
                    let width = seen.words.len() / 4;
                    (0..width).flat_map(move |i| {
                        let (mut now, mut before) = (0, 0);
                        for word in (i..seen.words.len()).step_by(width) {
                            now |= frontier.words[word];
                            before |= seen.words[word] & !frontier.words[word];
                        }
                        bits(now & !before).map(move |order| 64 * i + order)
                    })
                }

                /// Returns the indexes of the bits that are set.
                fn bits(mut word: u64) -> impl Iterator<Item = usize> {
                    std::iter::from_fn(move || {
                        let bit = word.trailing_zeros() as usize;
                        word &= word.wrapping_sub(1);
                        Some(bit).filter(|&bit| bit < 64)
                    })
                }

                /// The parts that the numbers of placements and their Manhattan distances consist of.
                struct Parts {
                    /// By tile and cell, what the tile adds if it is on the cell.
                    tiles: [[(i64, u32); 16]; 8],
                    /// By order, what the order adds to the number.
                    orders: Vec<i64>,
                }

                impl Parts {
                    fn new<const R: usize, const C: usize, L: Layout>(
                        pattern: &Pattern,
                        orders: &Orders,
                    ) -> Self {
                        let mut tiles = [[(0, 0); 16]; 8];
                        for (tile, &goal) in pattern.goal.iter().enumerate() {
                            for (cell, part) in tiles[tile][..R * C].iter_mut().enumerate() {
                                let number = pattern.weights[tile] * cell as i64;
                                *part = (number, distance::<C>(goal, cell));
                            }
                        }
                        let passed =
                            |&order: &u64| pattern.passed::<L>(&unpack(order, pattern.goal.len()));
                        Parts {
                            tiles,
                            orders: orders.packed.iter().map(passed).collect(),
                        }
                    }

                    /// Returns the number of a placement and its Manhattan distance. `packed` is the order with the
                    /// rank `order`.
                    fn sum(&self, order: usize, packed: u64, cells: &[usize]) -> (usize, u32) {
                        let (mut number, mut distance) = (self.orders[order], 0);
                        for (place, &cell) in cells.iter().enumerate() {
                            let tile = (packed >> (4 * place) & 7) as usize;
                            let part = self.tiles[tile][cell & 15];
                            number += part.0;
                            distance += part.1;
                        }
                        (number as usize, distance)
                    }
                }

                /// Returns the number of cells in a set that are lower than a cell.
                fn lower_cells(set: u32, cell: usize) -> usize {
                    (set & ((1 << cell) - 1)).count_ones() as usize
                }
            }

            mod by_cell {
                //! The layout of small patterns.

                use super::super::super::heuristic::Slide;
                use super::layout::{Layout, MAX_ENTRY};
                use super::view::View;

                /// A byte an entry. A tile's digit is its cell, so a move changes that digit alone. Numbers with
                /// equal digits are of no use: of the 16⁵ for five tiles on 4×4, half.
                pub(crate) struct ByCell(Vec<u8>);

                impl Layout for ByCell {
                    fn values(cells: usize, _: usize) -> usize {
                        cells
                    }

                    fn passing(_: &[i64], _: usize, _: usize) -> i64 {
                        0
                    }

                    #[inline(always)]
                    fn next<const R: usize, const C: usize>(
                        word: u64,
                        view: &View<R, C>,
                        slide: Slide<R, C>,
                    ) -> u64 {
                        let tile = view.tile(slide.tile);
                        let change =
                            tile.contribution[slide.to & 15] - tile.contribution[slide.from & 15];
                        word.wrapping_add(change as u64)
                    }

                    fn new(entries: usize) -> Self {
                        ByCell(vec![MAX_ENTRY; entries])
                    }

                    #[inline(always)]
                    fn entry(&self, index: usize) -> u8 {
                        self.0[index]
                    }

                    fn set(&mut self, index: usize, entry: u8) {
                        self.0[index] = entry;
                    }
                }
            }

            mod layout {
                //! What the two layouts of a table share.

                use super::super::super::heuristic::Slide;
                use super::view::View;

                /// The largest entry of a table.
                pub(super) const MAX_ENTRY: u8 = 15;

                /// How a table has the entries of placements: by which number, and in which bits.
                pub(crate) trait Layout {
                    /// Returns the number of values of the digit of tile `i`, on a board of `cells` cells.
                    fn values(cells: usize, i: usize) -> usize;

                    /// Returns how the number changes because tile `i` passes tile `j` on its way to a higher cell,
                    /// beside the change for the higher cell. On the way back it changes by the opposite.
                    fn passing(weights: &[i64], i: usize, j: usize) -> i64;

                    /// Returns the word of a view after a slide.
                    fn next<const R: usize, const C: usize>(
                        word: u64,
                        view: &View<R, C>,
                        slide: Slide<R, C>,
                    ) -> u64;

                    /// Returns a table of entries that are all [`MAX_ENTRY`].
                    fn new(entries: usize) -> Self;

                    /// Returns an entry.
                    fn entry(&self, index: usize) -> u8;

                    /// Sets an entry that is [`MAX_ENTRY`].
                    fn set(&mut self, index: usize, entry: u8);
                }
            }

            mod mirror {
                //! The mirror image of a board.

                /// Returns, by cell, its image in a reflection of the shape that keeps the cell `kept`. If there is
                /// no such reflection, every cell is its own image.
                pub(super) fn mirror<const R: usize, const C: usize>(kept: usize) -> [usize; 16] {
                    let reflections: [Reflection; 4] = [
                        |row, column| (R - 1 - row, column),
                        |row, column| (row, C - 1 - column),
                        |row, column| (column, row),
                        |row, column| (C - 1 - column, R - 1 - row),
                    ];
                    let mut cells = IDENTITY;
                    // Rows become columns by the last two.
                    for reflect in &reflections[..if R == C { 4 } else { 2 }] {
                        let image = |cell: usize| {
                            let (row, column) = reflect(cell / C, cell % C);
                            row * C + column
                        };
                        if image(kept) == kept {
                            (0..R * C).for_each(|cell| cells[cell] = image(cell));
                            break;
                        }
                    }
                    cells
                }

                /// Takes a row and a column to their images.
                type Reflection = fn(usize, usize) -> (usize, usize);

                /// Every cell as its own image.
                pub(super) const IDENTITY: [usize; 16] =
                    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];
            }

            mod orders {
                //! The orders in which the tiles of a pattern can stand on their cells.

                use super::super::super::permutation::{factorial, rank, unrank};

                /// All orders of some tiles, and what a move does to them.
                pub(super) struct Orders {
                    /// By rank, the tiles from the lowest cell on, four bits each, the first ones lowest.
                    pub packed: Vec<u64>,
                    tiles: usize,
                    /// By place that a tile leaves and place that it comes to, then by rank: the rank of the order
                    /// after that.
                    moved: Vec<Vec<u16>>,
                }

                impl Orders {
                    /// Returns the orders of up to eight tiles, and the moves past fewer than `columns` tiles.
                    pub fn new(tiles: usize, columns: usize) -> Orders {
                        let packed = (0..factorial(tiles))
                            .map(|rank| unrank(rank, tiles).expect("it is below n!"));
                        let packed: Vec<u64> = packed.collect();
                        let mut moved = Vec::new();
                        for (from, to) in
                            (0..tiles * tiles).map(|pair| (pair / tiles, pair % tiles))
                        {
                            let possible = packed.iter().filter(|_| from.abs_diff(to) < columns);
                            let after = possible.map(|&order| {
                                let mut order = unpack(order, tiles);
                                let tile = order.remove(from);
                                order.insert(to, tile);
                                rank(pack(&order), tiles) as u16
                            });
                            moved.push(after.collect());
                        }
                        Orders {
                            packed,
                            tiles,
                            moved,
                        }
                    }

                    /// Returns, by rank, the rank of the order after the tile on one place has moved to another.
                    pub fn moved(&self, (from, to): (usize, usize)) -> &[u16] {
                        &self.moved[from * self.tiles + to]
                    }
                }

                /// Returns the tiles of an order.
                pub(super) fn unpack(order: u64, tiles: usize) -> Vec<usize> {
                    (0..tiles)
                        .map(|place| (order >> (4 * place) & 15) as usize)
                        .collect()
                }

                /// Returns the order of these tiles.
                pub(super) fn pack(order: &[usize]) -> u64 {
                    order
                        .iter()
                        .rev()
                        .fold(0, |packed, &tile| packed << 4 | tile as u64)
                }
            }

            mod partition {
                //! Partitions of the tiles into patterns, written as letters.

                /// The most tiles that a pattern can have. Eight on 4×4 take 0.8 GB to build, nine would take 6 GB.
                pub(super) const MOST_TILES: usize = 8;

                /// Returns the patterns of a partition, each as the goal cells of its tiles.
                pub(super) fn patterns<const R: usize, const C: usize>(
                    letters: &str,
                    blank: usize,
                ) -> Vec<Vec<usize>> {
                    let tiles = R * C - 1;
                    let known = letters.chars().all(|letter| ('A'..='O').contains(&letter));
                    assert!(
                        known && letters.len() == tiles,
                        "a partition of {}×{} is {} letters from A to O, not {:?}",
                        R,
                        C,
                        tiles,
                        letters
                    );
                    let mut patterns = Vec::new();
                    for pattern in 'A'..='O' {
                        let own = letters.match_indices(pattern);
                        let own: Vec<usize> =
                            own.map(|(cell, _)| turned::<R, C>(cell, blank)).collect();
                        assert!(
                            own.len() <= MOST_TILES,
                            "a pattern has at most {} tiles, not {} as {} in {:?}",
                            MOST_TILES,
                            own.len(),
                            pattern,
                            letters
                        );
                        if !own.is_empty() {
                            patterns.push(own);
                        }
                    }
                    patterns
                }

                /// Returns the goal cell that a letter names. Letters are written for a blank on the last cell.
                fn turned<const R: usize, const C: usize>(cell: usize, blank: usize) -> usize {
                    let flip = |cell: usize| {
                        let (row, column) = (cell / C, cell % C);
                        let row = if blank < C { R - 1 - row } else { row };
                        let column = if blank % C == 0 {
                            C - 1 - column
                        } else {
                            column
                        };
                        row * C + column
                    };
                    let last = R * C - 1;
                    if flip(last) == blank {
                        flip(cell)
                    } else if cell == blank {
                        last
                    } else {
                        cell
                    }
                }
            }

            mod pattern {
                //! A pattern and its numbers.

                use super::layout::Layout;

                /// A pattern, how its placements are numbered, and where its entries are.
                pub(crate) struct Pattern {
                    /// The goal cells of its tiles.
                    pub goal: Vec<usize>,
                    /// By tile, how much the number grows when the tile's digit grows by one.
                    pub weights: Vec<i64>,
                    /// How many numbers there are.
                    pub size: usize,
                    /// The index of its first entry in the table of all patterns.
                    pub first: usize,
                }

                impl Pattern {
                    /// Returns the pattern of the tiles with these goal cells, on a board of `cells` cells.
                    pub fn new<L: Layout>(goal: Vec<usize>, cells: usize, first: usize) -> Pattern {
                        let (mut weights, mut size) = (vec![0; goal.len()], 1);
                        for (i, weight) in weights.iter_mut().enumerate().rev() {
                            *weight = size as i64;
                            size *= L::values(cells, i);
                        }
                        Pattern {
                            goal,
                            weights,
                            size,
                            first,
                        }
                    }

                    /// Returns the part of a placement's number that depends only on which tiles are on lower cells
                    /// than others. `order` has the tiles from the lowest cell on.
                    pub fn passed<L: Layout>(&self, order: &[usize]) -> i64 {
                        let mut sum = 0;
                        for (place, &tile) in order.iter().enumerate() {
                            for &lower in order[..place].iter().filter(|&&lower| lower < tile) {
                                sum += L::passing(&self.weights, tile, lower);
                            }
                        }
                        sum
                    }
                }
            }

            mod ranked {
                //! The layout of large patterns.

                use super::super::super::heuristic::Slide;
                use super::layout::{Layout, MAX_ENTRY};
                use super::view::View;

                /// Half a byte an entry, the even ones low, in the lexicographic order of the placements. A tile's
                /// digit is its cell less the number of lower cells that earlier tiles are on, so there are no gaps.
                pub(crate) struct Ranked(Vec<u8>);

                impl Layout for Ranked {
                    fn values(cells: usize, i: usize) -> usize {
                        cells - i
                    }

                    fn passing(weights: &[i64], i: usize, j: usize) -> i64 {
                        if i < j {
                            weights[j]
                        } else {
                            -weights[i]
                        }
                    }

                    #[inline(always)]
                    fn next<const R: usize, const C: usize>(
                        word: u64,
                        view: &View<R, C>,
                        slide: Slide<R, C>,
                    ) -> u64 {
                        let tile = view.tile(slide.tile);
                        let mut change =
                            tile.contribution[slide.to & 15] - tile.contribution[slide.from & 15];
                        let passing =
                            |cell: usize| tile.passing[slide.board.tile(view.mirror[cell & 15])];
                        let (from, to) = (view.mirror[slide.from & 15], view.mirror[slide.to & 15]);
                        change += (from + 1..to).map(passing).sum::<i64>();
                        change -= (to + 1..from).map(passing).sum::<i64>();
                        word.wrapping_add(change as u64)
                    }

                    fn new(entries: usize) -> Self {
                        Ranked(vec![MAX_ENTRY << 4 | MAX_ENTRY; (entries + 1) / 2])
                    }

                    #[inline(always)]
                    fn entry(&self, index: usize) -> u8 {
                        self.0[index / 2] >> (index % 2 * 4) & 15
                    }

                    fn set(&mut self, index: usize, entry: u8) {
                        self.0[index / 2] -= (MAX_ENTRY - entry) << (index % 2 * 4);
                    }
                }
            }

            mod regions {
                //! Sets of cells, bit `c` for cell `c`, and the regions of the blank.

                /// Between the cells of a region, the blank can move without moving a tile of the pattern; from one
                /// region to another it cannot.
                #[derive(Clone, Copy)]
                pub(super) struct Regions(pub [u32; 4]);

                impl Regions {
                    /// Returns the regions of the cells that no tile of the pattern is on.
                    pub fn of<const R: usize, const C: usize>(mut free: u32) -> Regions {
                        let mut regions = [0; 4];
                        for region in &mut regions[..3] {
                            let mut wider = free & free.wrapping_neg(); // the lowest cell
                            while *region != wider {
                                *region = wider;
                                wider |= neighbours::<R, C>(wider) & free;
                            }
                            free &= !wider;
                        }
                        regions[3] = free;
                        Regions(regions)
                    }

                    /// Returns the index of the region of a free cell.
                    pub fn index(&self, cell: usize) -> usize {
                        let index = self.0.iter().position(|region| region >> cell & 1 == 1);
                        index.expect("every free cell is in a region")
                    }
                }

                /// Returns the cells of a set, in order.
                pub(super) fn cells_of(set: u32) -> impl Iterator<Item = usize> {
                    (0..16).filter(move |cell| set >> cell & 1 == 1)
                }

                /// Returns the cells directly above, below, to the left and to the right of those of a set.
                pub(super) fn neighbours<const R: usize, const C: usize>(set: u32) -> u32 {
                    let first_column: u32 = (0..R).map(|row| 1 << (row * C)).sum();
                    let left = (set & !first_column) >> 1;
                    let right = set << 1 & !first_column;
                    (set >> C | left | right | set << C) & ((1 << (R * C)) - 1)
                }
            }

            mod tables {
                //! The tables of all patterns of a partition, as a heuristic.

                use super::super::super::board::Board;
                use super::super::super::heuristic::{Heuristic, Manhattan, Slide};
                use super::build::{fill, Graph, VisitAll};
                use super::layout::Layout;
                use super::mirror;
                use super::partition::MOST_TILES;
                use super::pattern::Pattern;
                use super::view::View;

                /// The tables of all patterns in one layout.
                pub(crate) struct Tables<const R: usize, const C: usize, L> {
                    goal: Board<R, C>,
                    /// Adds the Manhattan distances, which the entries leave out.
                    manhattan: Manhattan<R, C>,
                    /// The view of a board, and that of its mirror image.
                    views: [View<R, C>; 2],
                    /// The entries of all patterns.
                    table: L,
                }

                /// What a [`PatternDatabase`](super::PatternDatabase) carries along a path.
                #[derive(Clone, Copy)]
                pub struct Carried {
                    /// The numbers of the placements on the board and on its mirror image: see [`View`].
                    words: [u64; 2],
                    /// The estimates of both, with the Manhattan distance.
                    pub(super) estimates: [u32; 2],
                }

                impl Carried {
                    /// Returns the larger estimate.
                    #[inline(always)]
                    pub fn estimate(self) -> u32 {
                        self.estimates[0].max(self.estimates[1])
                    }
                }

                impl<const R: usize, const C: usize, L: Layout> Tables<R, C, L> {
                    /// Builds the tables of patterns that are given by the goal cells of their tiles.
                    pub(super) fn new(
                        goal: Board<R, C>,
                        goal_cells: Vec<Vec<usize>>,
                        visit_all: VisitAll<'_>,
                    ) -> Self {
                        let (mut patterns, mut entries) = (Vec::new(), 0);
                        for cells in goal_cells {
                            let pattern = Pattern::new::<L>(cells, R * C, entries);
                            entries += pattern.size;
                            patterns.push(pattern);
                        }
                        let mut table = L::new(entries);
                        let mut graphs: [Option<Graph>; MOST_TILES + 1] = Default::default();
                        for pattern in &patterns {
                            let tiles = pattern.goal.len();
                            let graph =
                                graphs[tiles].get_or_insert_with(|| Graph::new::<R, C>(tiles));
                            fill::<R, C, L>(&mut table, pattern, goal.blank(), graph, visit_all);
                        }
                        let mirrors = [mirror::IDENTITY, mirror::mirror::<R, C>(goal.blank())];
                        Tables {
                            goal,
                            manhattan: Manhattan::new(goal),
                            views: mirrors.map(|mirror| View::new::<L>(&patterns, goal, mirror)),
                            table,
                        }
                    }
                }

                impl<const R: usize, const C: usize, L: Layout> Heuristic<R, C> for Tables<R, C, L> {
                    type Carried = Carried;

                    fn goal(&self) -> Board<R, C> {
                        self.goal
                    }

                    fn start(&self, board: Board<R, C>) -> Carried {
                        let words = [0, 1].map(|i| self.views[i].word(board));
                        let manhattan = self.manhattan.start(board);
                        let estimate = |i: usize| {
                            let entries = self.views[i].indexes(words[i]);
                            let entries = entries.map(|index| u32::from(self.table.entry(index)));
                            manhattan + 2 * entries.sum::<u32>()
                        };
                        Carried {
                            words,
                            estimates: [0, 1].map(estimate),
                        }
                    }

                    #[inline(always)]
                    fn next(&self, mut carried: Carried, slide: Slide<R, C>) -> Carried {
                        for (i, view) in self.views.iter().enumerate() {
                            let tile = view.tile(slide.tile);
                            let before = carried.words[i];
                            let after = L::next(before, view, slide);
                            let entry = |word| u32::from(self.table.entry(tile.index(word)));
                            carried.words[i] = after;
                            carried.estimates[i] = self.manhattan.next(carried.estimates[i], slide)
                                + 2 * entry(after)
                                - 2 * entry(before);
                        }
                        carried
                    }

                    #[inline(always)]
                    fn estimate(&self, carried: Carried) -> u32 {
                        carried.estimate()
                    }
                }
            }

            mod threads {
                //! Builds the tables of large patterns on several threads.

                use super::build::{visit_in_turn, Graph, Visit};
                use std::sync::Mutex;
                use std::thread;

                /// How many visits a thread takes at once. They take about 50 µs for a pattern of six tiles.
                const VISITS: usize = 64;

                /// Makes visits on up to so many threads.
                pub(super) fn visit_on_threads(
                    graph: &Graph,
                    visits: Vec<Visit<'_>>,
                    threads: usize,
                ) {
                    if !graph.is_large() {
                        return visit_in_turn(graph, visits);
                    }
                    let visits = Mutex::new(visits.into_iter());
                    let take = || -> Vec<Visit<'_>> {
                        let mut visits = visits.lock().expect("visits do not panic");
                        visits.by_ref().take(VISITS).collect()
                    };
                    let work = || loop {
                        let taken = take();
                        if taken.is_empty() {
                            break;
                        }
                        visit_in_turn(graph, taken);
                    };
                    thread::scope(|scope| {
                        for _ in 1..threads {
                            if thread::Builder::new().spawn_scoped(scope, work).is_err() {
                                break;
                            }
                        }
                        work();
                    });
                }
            }

            mod view {
                //! The numbers of all patterns' placements on a board, and how a slide changes them.

                use super::super::super::board::Board;
                use super::layout::Layout;
                use super::pattern::Pattern;

                /// Reads the numbers of all patterns' placements, packed into one *word*, from a board or from its
                /// mirror image.
                pub(crate) struct View<const R: usize, const C: usize> {
                    /// By cell, its mirror image. An image's image is the cell again.
                    pub mirror: [usize; 16],
                    /// By tile.
                    tiles: [TileView; 16],
                    /// A tile of each pattern.
                    representatives: Vec<usize>,
                }

                /// What a view knows of a tile and its pattern.
                #[derive(Clone, Copy, Default)]
                pub(crate) struct TileView {
                    /// By cell, what the tile adds to the word if no other tile matters.
                    pub contribution: [i64; 16],
                    /// By tile that it passes: [`Layout::passing`] in the word.
                    pub passing: [i64; 16],
                    /// The lowest bit of the pattern's number in the word.
                    shift: u32,
                    /// The largest number, all bits set.
                    mask: u32,
                    /// The index of the pattern's first entry in the table.
                    first: u32,
                }

                impl TileView {
                    /// Returns the index of the entry of the tile's pattern.
                    #[inline(always)]
                    pub fn index(&self, word: u64) -> usize {
                        (self.first + ((word >> (self.shift & 63)) as u32 & self.mask)) as usize
                    }
                }

                impl<const R: usize, const C: usize> View<R, C> {
                    /// Returns the view of boards on their way to `goal`, in this mirror.
                    pub fn new<L: Layout>(
                        patterns: &[Pattern],
                        goal: Board<R, C>,
                        mirror: [usize; 16],
                    ) -> Self {
                        let mut view = View {
                            mirror,
                            tiles: [TileView::default(); 16],
                            representatives: Vec::new(),
                        };
                        let mut shift = 0;
                        for pattern in patterns {
                            let bits = usize::BITS - (pattern.size - 1).leading_zeros();
                            let tile = |i: usize| goal.tile(mirror[pattern.goal[i]]);
                            for i in 0..pattern.goal.len() {
                                let tile_view = &mut view.tiles[tile(i)];
                                for (contribution, &cell) in
                                    tile_view.contribution.iter_mut().zip(&mirror)
                                {
                                    *contribution = (pattern.weights[i] * cell as i64) << shift;
                                }
                                for j in (0..pattern.goal.len()).filter(|&j| j != i) {
                                    tile_view.passing[tile(j)] =
                                        L::passing(&pattern.weights, i, j) << shift;
                                }
                                tile_view.shift = shift;
                                tile_view.mask = ((1_u64 << bits) - 1) as u32;
                                tile_view.first = pattern.first as u32;
                            }
                            view.representatives.push(tile(0));
                            shift += bits;
                        }
                        view
                    }

                    /// Returns the word of a board.
                    pub fn word(&self, board: Board<R, C>) -> u64 {
                        let mut word = 0;
                        for cell in 0..R * C {
                            let tile_view = &self.tiles[board.tile(cell)];
                            word += tile_view.contribution[cell];
                            let is_lower = |&other: &usize| self.mirror[other] < self.mirror[cell];
                            for other in (0..R * C).filter(is_lower) {
                                // In the ranked layout, the digit of the later of two tiles is smaller if the other
                                // one is on a lower cell. `passing` has this change with either sign.
                                word += tile_view.passing[board.tile(other)].min(0);
                            }
                        }
                        word as u64
                    }

                    /// Returns what the view knows of a tile.
                    #[inline(always)]
                    pub fn tile(&self, tile: usize) -> &TileView {
                        &self.tiles[tile & 15]
                    }

                    /// Returns the indexes of the entries of all patterns.
                    pub fn indexes(&self, word: u64) -> impl Iterator<Item = usize> + '_ {
                        let representatives = self.representatives.iter();
                        representatives.map(move |&tile| self.tile(tile).index(word))
                    }
                }
            }
        }
    }

    mod ladder {
        //! The 15-puzzle engine: IDA* under pattern databases that grow as the work does.

        pub(crate) use rung::Rung;

        use super::board::Board;
        use super::heuristic::PatternDatabase;
        use super::moves::Move;
        use super::search::automaton::Automaton;
        use super::search::bounded::BoundedSearch;
        use super::search::{LimitReached, Measures};
        use iteration::{on_this_thread, Iteration};
        use threads::on_many_threads;

        /// Finds the alphabetically first shortest paths from boards of 4×4 to one goal.
        pub struct Ladder {
            goal: Board<4, 4>,
            threads: usize,
            /// The present rung and those above it.
            rungs: Vec<Rung>,
            /// The number of states that may still be generated on the present rung.
            budget: u64,
            heuristic: PatternDatabase<4, 4>,
            automaton: Automaton<4, 4>,
        }

        /// What a [`Ladder`] is doing.
        pub enum Progress {
            /// It builds the tables of a rung.
            Building {},
            /// It searches for a path.
            Searching {},
        }

        impl Ladder {
            /// Returns a ladder with all rungs, for boards of any difficulty. It uses one thread, unless
            /// [`with_threads`](Self::with_threads) allows more.
            pub fn new(goal: Board<4, 4>) -> Self {
                Ladder::with_rungs(goal, &Rung::ALL)
            }

            /// Returns a ladder with these rungs, from the lowest to the highest.
            pub fn with_rungs(goal: Board<4, 4>, rungs: &[Rung]) -> Self {
                Ladder::build(goal, rungs, 1)
            }

            fn build(goal: Board<4, 4>, rungs: &[Rung], threads: usize) -> Self {
                let rung = rungs.first().expect("a ladder has a rung");
                let heuristic = if rung.is_large {
                    PatternDatabase::new_on_threads(goal, rung.partition, threads)
                } else {
                    PatternDatabase::new(goal, rung.partition)
                };
                Ladder {
                    goal,
                    threads,
                    rungs: rungs.to_vec(),
                    budget: rung.budget(rungs.get(1)),
                    heuristic,
                    automaton: Automaton::new(rung.length),
                }
            }

            /// Returns the alphabetically first shortest path, or `None` if no moves lead to the goal.
            pub fn solve(&mut self, board: Board<4, 4>) -> Option<Vec<Move>> {
                let path = self.solve_within(board, u32::MAX);
                path.expect("no path has so many moves")
            }

            /// Returns the alphabetically first shortest path, or `None` if no moves lead to the goal.
            pub fn solve_within(
                &mut self,
                board: Board<4, 4>,
                most_moves: u32,
            ) -> Result<Option<Vec<Move>>, LimitReached> {
                self.search(board, most_moves, &mut Measures::new(), &|_| ())
            }

            /// Does the same as [`solve_within`](Self::solve_within), measures the work, and reports
            /// progress: calls `watch` before it builds tables, before it searches under a new bound, and
            /// every few million states, from any thread.
            pub fn search(
                &mut self,
                board: Board<4, 4>,
                most_moves: u32,
                measures: &mut Measures,
                watch: &(dyn Fn(Progress) + Sync),
            ) -> Result<Option<Vec<Move>>, LimitReached> {
                if !board.can_reach(self.goal) {
                    return Ok(None);
                }
                let mut bound = 0;
                loop {
                    let search = BoundedSearch::new(&self.heuristic, &self.automaton);
                    bound = search.least_bound(board).max(bound);
                    if bound > most_moves {
                        return Err(LimitReached);
                    }
                    watch(Progress::Searching {});
                    let iteration = Iteration {
                        database: &self.heuristic,
                        automaton: &self.automaton,
                        start: board,
                        bound,
                        threads: self.threads,
                        watch,
                    };
                    let mut work = Measures::with_limit(measures.left().min(self.budget));
                    let outcome = if self.rungs[0].is_large {
                        on_many_threads(&iteration, &mut work)
                    } else {
                        on_this_thread(&iteration, &mut work)
                    };
                    measures.add(&work);
                    self.budget -= work.generated;
                    match outcome {
                        Ok(None) => bound += 2,
                        Ok(path) => return Ok(path),
                        Err(LimitReached) if measures.left() == 0 => return Err(LimitReached),
                        Err(LimitReached) => self.climb(watch),
                    }
                }
            }

            /// Replaces the present rung by the next. There is one, since the budget of the last rung is
            /// unlimited.
            fn climb(&mut self, watch: &dyn Fn(Progress)) {
                let rungs = &self.rungs[1..];
                watch(Progress::Building {});
                *self = Ladder::build(self.goal, rungs, self.threads);
            }
        }

        mod iteration {
            //! One iteration of IDA*, the search under one bound.

            use super::super::board::Board;
            use super::super::heuristic::pattern_database::AnyTables;
            use super::super::heuristic::{Heuristic, PatternDatabase};
            use super::super::moves::Move;
            use super::super::search::automaton::Automaton;
            use super::super::search::bounded::BoundedSearch;
            use super::super::search::{LimitReached, Measures};
            use super::Progress;

            /// How many states are generated from one report to the next.
            pub(super) const REPORT: u64 = 1 << 22;

            /// A search for the first path of `bound` moves. The caller has ruled out shorter paths.
            pub(super) struct Iteration<'a> {
                pub database: &'a PatternDatabase<4, 4>,
                pub automaton: &'a Automaton<4, 4>,
                pub start: Board<4, 4>,
                pub bound: u32,
                /// How many threads may run at once.
                pub threads: usize,
                pub watch: &'a (dyn Fn(Progress) + Sync),
            }

            /// The first path, or `None` if there is none. An error if the limit of the measures is reached.
            pub(super) type Outcome = Result<Option<Vec<Move>>, LimitReached>;

            /// Searches on this thread alone.
            pub(super) fn on_this_thread(
                iteration: &Iteration<'_>,
                measures: &mut Measures,
            ) -> Outcome {
                match iteration.database.tables() {
                    AnyTables::ByCell(tables) => run(iteration, tables, measures),
                    AnyTables::Ranked(tables) => run(iteration, tables, measures),
                }
            }

            fn run<H: Heuristic<4, 4>>(
                iteration: &Iteration<'_>,
                heuristic: &H,
                measures: &mut Measures,
            ) -> Outcome {
                let search = BoundedSearch::new(heuristic, iteration.automaton);
                let limit = measures.left();
                let mut work = Measures::with_limit(limit.min(REPORT));
                let mut at_limit = |work: &mut Measures| {
                    (iteration.watch)(Progress::Searching {});
                    work.raise_limit((limit - work.generated).min(REPORT));
                    Ok(())
                };
                let outcome =
                    search.run(iteration.start, iteration.bound, &mut work, &mut at_limit);
                measures.add(&work);
                outcome
            }
        }

        mod rung {
            //! The rungs of the ladder.

            use super::super::heuristic::PatternDatabase;

            /// A rung of a [`Ladder`](crate::Ladder): a pattern database of 4×4, and what it costs.
            #[derive(Clone)]
            pub struct Rung {
                /// The letter of each tile's pattern, as [`PatternDatabase::new`] takes them.
                pub partition: &'static str,
                /// The length up to which the automaton knows redundant sequences of moves.
                pub length: u32,
                /// The time to build the tables and the automaton, in nanoseconds.
                pub(super) build: u64,
                /// The time that a generated state takes, in nanoseconds.
                pub(super) state: u64,
                /// Whether it is worth several threads to build the tables and to search.
                pub(super) is_large: bool,
            }

            impl Rung {
                /// All rungs, from the lowest to the highest. The times are those on one processor, measured with
                /// `cargo bench -p uva10181 --bench stages`; only their ratios matter.
                pub const ALL: [Rung; PatternDatabase::PARTITIONS.len()] = [
                    Rung {
                        partition: PatternDatabase::PARTITIONS[0],
                        length: 6,
                        build: 400_000,
                        state: 13,
                        is_large: false,
                    },
                    Rung {
                        partition: PatternDatabase::PARTITIONS[1],
                        length: 8,
                        build: 3_500_000,
                        state: 13,
                        is_large: false,
                    },
                    Rung {
                        partition: PatternDatabase::PARTITIONS[2],
                        length: 10,
                        build: 14_000_000,
                        state: 14,
                        is_large: false,
                    },
                    Rung {
                        partition: PatternDatabase::PARTITIONS[3],
                        length: 10,
                        build: 65_000_000,
                        state: 18,
                        is_large: false,
                    },
                    Rung {
                        partition: PatternDatabase::PARTITIONS[4],
                        length: 12,
                        build: 400_000_000,
                        state: 32,
                        is_large: true,
                    },
                    Rung {
                        partition: PatternDatabase::PARTITIONS[5],
                        length: 14,
                        build: 3_000_000_000,
                        state: 48,
                        is_large: true,
                    },
                ];

                /// Returns how many states can be generated in the time that the next rung takes to build.
                pub(super) fn budget(&self, next: Option<&Rung>) -> u64 {
                    next.map_or(u64::MAX, |next| next.build / self.state)
                }
            }
        }

        mod threads {
            //! One iteration of IDA* on several threads.

            use super::super::heuristic::pattern_database::AnyTables;
            use super::super::heuristic::Heuristic;
            use super::super::moves::Move;
            use super::super::search::bounded::{BoundedSearch, Branch};
            use super::super::search::{LimitReached, Measures};
            use super::iteration::{Iteration, Outcome, REPORT};
            use super::Progress;
            use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};
            use std::thread;

            /// The least number of branches. The threads end an iteration at about the same time if no branch is
            /// a large part of it.
            const BRANCHES: usize = 1_000;

            /// The number of states that the first thread generates before it starts others. Generating them takes
            /// about 30 ms, and starting a thread less than 0.1 ms.
            const STATES_ALONE: u64 = 1_000_000;

            /// The number of states that a thread may generate before it looks at what the others have done.
            const SHARE: u64 = 1 << 16;

            /// Searches on as many threads as it may, if there is enough to do.
            pub(super) fn on_many_threads(
                iteration: &Iteration<'_>,
                measures: &mut Measures,
            ) -> Outcome {
                match iteration.database.tables() {
                    AnyTables::ByCell(tables) => run(iteration, tables, measures),
                    AnyTables::Ranked(tables) => run(iteration, tables, measures),
                }
            }

            fn run<H>(iteration: &Iteration<'_>, heuristic: &H, measures: &mut Measures) -> Outcome
            where
                H: Heuristic<4, 4> + Sync,
                H::Carried: Send + Sync,
            {
                let search = BoundedSearch::new(heuristic, iteration.automaton);
                let Iteration { start, bound, .. } = *iteration;
                let fail = &mut |_: &mut Measures| Err(LimitReached);
                let branches = search.branches(start, bound, BRANCHES, measures, fail)?;
                let crew = Crew {
                    search,
                    iteration,
                    branches,
                    next_branch: AtomicUsize::new(0),
                    found_below: AtomicUsize::new(usize::MAX),
                    limit: measures.left(),
                    left: AtomicU64::new(measures.left()),
                };
                let mut parts = thread::scope(|scope| {
                    let start = |_| {
                        let work = || crew.work(&mut |_| ());
                        thread::Builder::new().spawn_scoped(scope, work).ok()
                    };
                    let mut others = Vec::new();
                    let own = crew.work(&mut |generated| {
                        if generated >= STATES_ALONE && others.is_empty() {
                            others = (1..iteration.threads).map_while(start).collect();
                        }
                    });
                    let join = |thread: thread::ScopedJoinHandle<'_, Part>| {
                        thread.join().expect("searches do not panic")
                    };
                    let mut parts: Vec<Part> = others.into_iter().map(join).collect();
                    parts.push(own);
                    parts
                });
                for part in &parts {
                    measures.add(&part.measures);
                }
                // All branches before the first end were searched without finding a path. So a path there is the
                // result, and an error there means that the limit was reached before the result was known.
                let ends = parts.iter_mut().filter_map(|part| part.end.take());
                let first = ends.min_by_key(|end| end.branch);
                first.map(|end| end.path).transpose()
            }

            /// What the threads share.
            struct Crew<'a, H: Heuristic<4, 4>> {
                search: BoundedSearch<'a, H, 4, 4>,
                iteration: &'a Iteration<'a>,
                /// In alphabetical order.
                branches: Vec<Branch<H::Carried, 4, 4>>,
                /// The index of the first branch that no thread has taken.
                next_branch: AtomicUsize,
                /// The index of the first branch below which a path has been found.
                found_below: AtomicUsize,
                /// The number of states that all threads together may generate.
                limit: u64,
                /// How many of them no thread has taken as its share.
                left: AtomicU64,
            }

            /// What one thread has done.
            struct Part {
                measures: Measures,
                end: Option<End>,
            }

            /// Why a thread has taken no more branches while there were some.
            struct End {
                /// The index of its last branch.
                branch: usize,
                /// A path below it. An error if the search was stopped before it had found a path: by the limit,
                /// or because there is a path below an earlier branch.
                path: Result<Vec<Move>, LimitReached>,
            }

            impl<H: Heuristic<4, 4>> Crew<'_, H> {
                /// Searches below one branch after the other. Calls `on_share` with the number of states that
                /// this thread has generated, each time that it takes a share of them.
                fn work(&self, on_share: &mut dyn FnMut(u64)) -> Part {
                    let mut part = Part {
                        measures: Measures::with_limit(0),
                        end: None,
                    };
                    while part.end.is_none() {
                        let index = self.next_branch.fetch_add(1, Relaxed);
                        let branch = match self.branches.get(index) {
                            Some(branch) if index < self.found_below.load(Relaxed) => branch,
                            _ => break,
                        };
                        let mut at_limit = |measures: &mut Measures| {
                            if self.found_below.load(Relaxed) < index {
                                return Err(LimitReached);
                            }
                            on_share(measures.generated);
                            measures.raise_limit(self.take_share());
                            Ok(())
                        };
                        let path = self
                            .search
                            .run_below(branch, &mut part.measures, &mut at_limit);
                        if let Ok(Some(_)) = path {
                            self.found_below.fetch_min(index, Relaxed);
                        }
                        let end = |path| End {
                            branch: index,
                            path,
                        };
                        part.end = path.transpose().map(end);
                    }
                    self.left.fetch_add(part.measures.left(), Relaxed);
                    part
                }

                /// Takes a number of states off those that are left, and reports now and then.
                fn take_share(&self) -> u64 {
                    let less = |left: u64| Some(left - left.min(SHARE));
                    let left = self.left.fetch_update(Relaxed, Relaxed, less);
                    let left = left.expect("`less` always returns a number");
                    let (share, taken) = (left.min(SHARE), self.limit - left);
                    if taken / REPORT < (taken + share) / REPORT {
                        (self.iteration.watch)(Progress::Searching {});
                    }
                    share
                }
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

        /// Returns the packed permutation of `0..n` with this rank, or `None` if `rank` is n! or more.
        pub fn unrank(mut rank: u64, n: usize) -> Option<u64> {
            let mut digits = [0; 16];
            for i in (0..n).rev() {
                digits[i] = rank % (n - i) as u64;
                rank /= (n - i) as u64;
            }
            if rank > 0 {
                return None;
            }
            // The elements that are not placed yet, in order. After the 2 of `2 0 1` is taken out of
            // 0x…3210, they are 0x…310.
            let mut left = IDENTITY;
            let mut packed = 0;
            for (i, digit) in digits[..n].iter().enumerate() {
                let element = left >> (4 * digit) & 15;
                packed |= element << (4 * i);
                let below = (1 << (4 * digit)) - 1;
                left = (left & below) | (left >> 4 & !below);
            }
            Some(packed)
        }
    }

    mod search {
        //! The searches, one in each file, and what they share.

        pub(crate) use measures::{LimitReached, Measures};

        pub mod automaton {
            //! Which moves a depth-first search may skip, because another sequence of moves replaces them.

            use super::super::super::rustc_hash::FxHashSet;
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
                /// Builds the automaton for redundant sequences of at most `length` moves. The least length, 2,
                /// only forbids taking a move back.
                pub fn new(length: u32) -> Self {
                    let trie = Trie::<R, C>::new(length.max(2));
                    let states = trie.states();
                    let follow = |sequence: &Sequence| {
                        let mut next = [State::NONE; 4];
                        let longer = sequence.longer.iter().rev().filter(|&&id| id != 0);
                        for (state, &id) in next.iter_mut().zip(longer) {
                            *state = states[id as usize];
                        }
                        next
                    };
                    let kept = trie.sequences.iter().filter(|sequence| sequence.matters);
                    Automaton {
                        next: kept.map(follow).collect(),
                    }
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

            /// A sequence of moves that is not redundant.
            struct Sequence {
                /// The sequence without its last move.
                parent: u32,
                /// The sequence without its first move.
                suffix: u32,
                /// The sequences that are one move longer, by that move; 0 if it would be redundant.
                longer: [u32; 4],
                /// The cell of the blank after the moves.
                blank: u8,
                /// Whether a redundant sequence starts with this one, so that a search has to remember it.
                matters: bool,
            }

            /// The sequences that are not redundant, shorter ones first. The empty ones are the first `R·C`: the
            /// one with the blank on cell c has the index c.
            struct Trie<const R: usize, const C: usize> {
                sequences: Vec<Sequence>,
            }

            /// The sequences of the last two lengths that start with the blank on one cell, as their indices
            /// and the boards that they reach from one board.
            struct Frontier<const R: usize, const C: usize> {
                shorter: Vec<(u32, Board<R, C>)>,
                longest: Vec<(u32, Board<R, C>)>,
            }

            impl<const R: usize, const C: usize> Trie<R, C> {
                /// Tries all sequences of at most `length` moves.
                fn new(length: u32) -> Self {
                    let empty = |blank| Sequence {
                        parent: 0,
                        suffix: 0,
                        longer: [0; 4],
                        blank: blank as u8,
                        matters: true,
                    };
                    let mut trie = Trie {
                        sequences: (0..R * C).map(empty).collect(),
                    };
                    let start = |blank| Board::GOAL.swap_blank(R * C - 1, blank);
                    let frontier = |blank| Frontier {
                        shorter: Vec::new(),
                        longest: vec![(blank as u32, start(blank))],
                    };
                    let mut frontiers: Vec<_> = (0..R * C).map(frontier).collect();
                    for _ in 0..length {
                        for frontier in &mut frontiers {
                            trie.lengthen(frontier);
                        }
                    }
                    trie
                }

                /// Tries the sequences that are one move longer than the longest of the frontier.
                fn lengthen(&mut self, frontier: &mut Frontier<R, C>) {
                    let mut reached = FxHashSet::default();
                    // A sequence has at most three that are one move longer. Growing the set would take as long as
                    // all the rest.
                    reached.reserve(3 * frontier.longest.len());
                    reached.extend(frontier.shorter.iter().map(|&(_, board)| board));
                    let mut longer = Vec::new();
                    for &(parent, board) in &frontier.longest {
                        for (m, next) in board.successors() {
                            let suffix = match self.suffix(parent, m, next.blank()) {
                                Some(suffix) => suffix,
                                None => continue,
                            };
                            if reached.insert(next) {
                                let id = self.add(parent, m, suffix, next.blank());
                                longer.push((id, next));
                            } else {
                                self.mark_prefixes(parent);
                            }
                        }
                    }
                    frontier.shorter = std::mem::replace(&mut frontier.longest, longer);
                }

                /// Returns the sequence `parent` with the move `m` at its end and without its first move, or `None`
                /// if this is redundant.
                fn suffix(&self, parent: u32, m: Move, blank: usize) -> Option<u32> {
                    if (parent as usize) < R * C {
                        return Some(blank as u32);
                    }
                    let inner = self.sequences[parent as usize].suffix;
                    let suffix = self.sequences[inner as usize].longer[m as usize];
                    Some(suffix).filter(|&suffix| suffix != 0)
                }

                fn add(&mut self, parent: u32, m: Move, suffix: u32, blank: usize) -> u32 {
                    let id = self.sequences.len() as u32;
                    self.sequences[parent as usize].longer[m as usize] = id;
                    self.sequences.push(Sequence {
                        parent,
                        suffix,
                        longer: [0; 4],
                        blank: blank as u8,
                        matters: false,
                    });
                    id
                }

                /// Marks a sequence that a redundant one starts with, and all that it starts with itself.
                fn mark_prefixes(&mut self, mut prefix: u32) {
                    while !self.sequences[prefix as usize].matters {
                        self.sequences[prefix as usize].matters = true;
                        prefix = self.sequences[prefix as usize].parent;
                    }
                }

                /// Returns the state after each sequence: a new one if it matters, and otherwise the state after
                /// its longest suffix that does, as the moves before that can be forgotten.
                fn states(&self) -> Vec<State> {
                    let mut states: Vec<State> = Vec::with_capacity(self.sequences.len());
                    let mut count = 0;
                    for sequence in &self.sequences {
                        if sequence.matters {
                            states.push(State::new(count, usize::from(sequence.blank)));
                            count += 1;
                        } else {
                            states.push(states[sequence.suffix as usize]);
                        }
                    }
                    states
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

                /// Returns the branches of the least length that has at least `count` of them, in alphabetical
                /// order, or those of `bound` moves if no length has as many.
                pub fn branches(
                    &self,
                    start: Board<R, C>,
                    bound: u32,
                    count: usize,
                    measures: &mut Measures,
                    at_limit: AtLimit<'_>,
                ) -> Result<Vec<Branch<H::Carried, R, C>>, LimitReached> {
                    let root = self.root(start, bound);
                    let mut successors = [root.end; 4];
                    let mut branches = vec![root];
                    for _ in 0..bound {
                        if branches.len() >= count {
                            break;
                        }
                        let mut longer = Vec::new();
                        for branch in &branches {
                            let number =
                                self.expand(branch.end, &mut successors, 0, measures, at_limit)?;
                            for &end in successors[..number].iter().rev() {
                                let step = [branch.end.state.blank(), end.state.blank()];
                                let mut moves = branch.moves.clone();
                                moves.extend(moves_along::<R, C>(&step));
                                longer.push(Branch { moves, end });
                            }
                        }
                        branches = longer;
                    }
                    Ok(branches)
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

                /// Returns how many more states may be generated.
                pub(crate) fn left(&self) -> u64 {
                    self.limit - self.generated
                }

                /// Allows this many states more than before.
                pub(crate) fn raise_limit(&mut self, states: u64) {
                    self.limit += states;
                }

                /// Adds the work that a part of the search has measured on its own.
                pub(crate) fn add(&mut self, part: &Measures) {
                    self.expanded += part.expanded;
                    self.generated += part.generated;
                    self.hold(part.most_held);
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
            #[derive(Debug)]
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

    use std::collections::HashSet;
    use std::hash::{BuildHasher, Hasher};

    /// A set hashed by [`FxHasher`].
    pub type FxHashSet<T> = HashSet<T, FxBuildHasher>;

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
