// LeetCode 773 "Sliding Puzzle": the least number of moves on a board of 2×3, or −1.
//
// Searches breadth-first from the goal, once. Each answer is then one look-up.
//
// From `leetcode773/src/solution.rs` and the libraries that it uses.
// Made by `cargo run -p bundle -- leetcode773`. Licence: MIT-0.

impl Solution {
    /// The least number of moves to `[[1,2,3],[4,5,0]]`, or −1 where there is none.
    pub fn sliding_puzzle(board: Vec<Vec<i32>>) -> i32 {
        use common::{Board, DistanceTable};
        thread_local! {
            /// Made once, for all boards that the judge asks for.
            static TABLE: DistanceTable<2, 3> = DistanceTable::new(Board::GOAL);
        }

        let tiles: Vec<usize> = board.concat().iter().map(|&tile| tile as usize).collect();
        let board = Board::new(&tiles);
        let distance = board.and_then(|board| TABLE.with(|table| table.distance(board)));
        distance.map_or(-1, |moves| moves as i32)
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
