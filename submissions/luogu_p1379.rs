// Luogu P1379 "八数码难题": the least number of moves from nine digits to `123804765`.
//
// From `twins/src/bin/luogu_p1379.rs` and the libraries that it uses.
// Made by `cargo run -p bundle -- luogu_p1379`. Licence: MIT-0.

use common::{Board, DistanceTable};
use std::process::ExitCode;
use twins::small::answer;

fn main() -> ExitCode {
    let goal = Board::<3, 3>::new(&[1, 2, 3, 8, 0, 4, 7, 6, 5]).expect("each tile is there");
    let table = DistanceTable::new(goal);
    answer(1, 1, |board| table.distance(board).map(i64::from))
}

mod twins {
    //! The same puzzles on judges that take Rust: what their programs share.

    pub mod small {
        //! Small boards, as `common::program` and `common::reading` would do it, in fewer bytes to paste.

        use super::super::common::Board;
        use std::io::{self, BufRead, BufWriter, Read, Write};
        use std::process::ExitCode;

        /// Answers so many boards of standard input, or as many as there are, with tiles of at most
        /// `width` bytes. `None` for an answer is an error; a closed pipe is none.
        pub fn answer<const R: usize, const C: usize>(
            boards: usize,
            width: usize,
            solve: impl Fn(Board<R, C>) -> Option<i64>,
        ) -> ExitCode {
            let mut output = BufWriter::new(io::stdout().lock());
            let mut input = io::stdin().lock();
            let mut message = input.fill_buf().err().map(|e| e.to_string());
            let bom = "\u{FEFF}".as_bytes();
            if input
                .fill_buf()
                .map_or(false, |ahead| ahead.starts_with(bom))
            {
                input.consume(3);
            }
            let mut bytes = input.bytes().map_while(Result::ok);
            for k in 1..=boards {
                let token = |_| {
                    let token = bytes.by_ref().skip_while(u8::is_ascii_whitespace);
                    let token = token.take_while(|byte| !byte.is_ascii_whitespace());
                    String::from_utf8_lossy(&token.take(width).collect::<Vec<_>>()).into_owned()
                };
                let tokens: Vec<String> = (0..R * C).map(token).collect();
                if boards > 1 && tokens[0].is_empty() {
                    break;
                }
                let tiles: Vec<i64> = tokens
                    .iter()
                    .filter_map(|token| token.parse().ok())
                    .collect();
                let (expected, answer) = match Board::new(&tiles) {
                    Some(board) => ("a solvable board", solve(board)),
                    None => ("every tile once", None),
                };
                if let Some(answer) = answer {
                    if writeln!(output, "{answer}").is_err() {
                        break;
                    }
                } else {
                    let found = tokens.join(" ");
                    let found = found.trim_end();
                    message
                        .get_or_insert(format!("board {k}: expected {expected}, found {found:?}"));
                    break;
                }
            }
            match output.flush() {
                Err(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                    return ExitCode::SUCCESS
                }
                Err(error) => message = Some(format!("standard output: {error}")),
                Ok(()) => {}
            }
            match message {
                None => ExitCode::SUCCESS,
                Some(message) => {
                    let _ = writeln!(io::stderr(), "error: {message}");
                    ExitCode::FAILURE
                }
            }
        }
    }
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

            /// The board with these tiles, row by row; `None` unless they are `0..R·C`, each once.
            pub fn new<T: Copy + Into<i64>>(tiles: &[T]) -> Option<Self> {
                let tiles: Vec<i64> = tiles.iter().map(|&tile| tile.into()).collect();
                let mut all = 0..Self::CELLS as i64;
                let whole = tiles.len() == Self::CELLS && all.all(|tile| tiles.contains(&tile));
                let pack = |word, &tile: &i64| word << 4 | tile as u64;
                whole.then_some(Board(tiles.iter().rev().fold(0, pack)))
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

    pub(crate) use board::Board;
    pub(crate) use distance_table::DistanceTable;
}
