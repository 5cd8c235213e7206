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
