//! The board, packed into one word.

use crate::moves::Move;
use crate::permutation::{self, ONES};
use crate::solvability::is_reachable;
use std::fmt;

/// A board of `R` rows and `C` columns.
///
/// Each cell has a tile, and the tiles are a permutation of `0..R·C`, where 0 is the *blank*.
/// Cells are numbered row by row from 0. Every value is a valid board.
///
/// A shape has at least 2 rows, at least 2 columns and at most 16 cells. Any other shape is an
/// error at compile time.
///
/// # Panics
///
/// Methods that take a cell panic or return an unspecified result if it is not below `R * C`.
///
/// # Example
///
/// ```
/// use common::{Board, Move};
///
/// let board = Board::<2, 3>::new(&[1, 2, 3, 4, 0, 5]).unwrap();
/// assert_eq!(board.blank(), 4);
/// assert_eq!(board.after(Move::Right), Some(Board::GOAL));
/// assert_eq!(board.after(Move::Down), None);
/// assert!(board.is_solvable());
/// assert_eq!(Board::unrank(board.rank()), Some(board));
/// ```
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
    pub const GOAL: Self = Board(0x0FED_CBA9_8765_4321 & ((1 << (4 * (Self::CELLS - 1))) - 1));

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

    /// Returns the board after the moves of a path, or `None` if one of them would leave the
    /// board.
    pub fn follow(self, path: &[Move]) -> Option<Self> {
        path.iter().try_fold(self, |board, &m| board.after(m))
    }

    /// Returns whether any moves lead to `goal`. Compares parities, as [`is_reachable`] does.
    pub fn can_reach(self, goal: Self) -> bool {
        let [from, to] = [self, goal].map(|board| board.tiles().collect::<Vec<_>>());
        is_reachable(C, &from, &to).expect("both boards have the same shape")
    }

    /// Returns whether any moves lead to [`Board::GOAL`].
    pub fn is_solvable(self) -> bool {
        self.can_reach(Self::GOAL)
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

    /// Returns the word that the board is packed into.
    pub(crate) fn word(self) -> u64 {
        self.0
    }
}

/// Formats the board as a list of rows: `[[1, 2, 3], [4, 5, 0]]`.
impl<const R: usize, const C: usize> fmt::Debug for Board<R, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tiles: Vec<usize> = self.tiles().collect();
        f.debug_list().entries(tiles.chunks(C)).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_goal_is_in_order_with_the_blank_last() {
        assert_eq!(Board::<2, 3>::new(&[1, 2, 3, 4, 5, 0]), Some(Board::GOAL));
        assert_eq!(Board::<4, 4>::GOAL.tiles().last(), Some(0));
        assert_eq!(Board::<4, 4>::GOAL.blank(), 15);
    }

    #[test]
    fn debug_writes_rows() {
        let goal = format!("{:?}", Board::<2, 3>::GOAL);
        assert_eq!(goal, "[[1, 2, 3], [4, 5, 0]]");
    }

    #[test]
    fn only_a_permutation_makes_a_board() {
        assert!(Board::<2, 2>::new(&[3, 1, 0, 2]).is_some());
        for tiles in [
            &[1, 2, 3][..],
            &[1, 2, 3, 0, 4],
            &[1, 2, 4, 0],
            &[1, 2, 2, 0],
            &[1, 2, 3, 1 << 40],
        ] {
            assert_eq!(Board::<2, 2>::new(tiles), None);
        }
    }

    #[test]
    fn moves_are_of_the_blank() {
        let board = Board::<2, 3>::new(&[1, 2, 3, 4, 0, 5]).unwrap();
        let moves: Vec<Move> = board.successors().map(|(m, _)| m).collect();
        assert_eq!(moves, [Move::Left, Move::Right, Move::Up]);
        assert_eq!(board.after(Move::Right), Some(Board::GOAL));
        assert_eq!(board.after(Move::Down), None);
        assert_eq!(board.after(Move::Up), Board::new(&[1, 0, 3, 4, 2, 5]));
    }

    /// On every board of a shape: ranks, the blank, and that each move is taken back by its inverse.
    fn holds_on_all<const R: usize, const C: usize>() {
        for rank in 0..permutation::factorial(R * C) {
            let board = Board::<R, C>::unrank(rank).unwrap();
            assert_eq!(board.rank(), rank);
            let tiles: Vec<usize> = board.tiles().collect();
            assert_eq!(Board::new(&tiles), Some(board));
            assert_eq!(board.tiles().position(|t| t == 0), Some(board.blank()));
            for (m, next) in board.successors() {
                assert_eq!(next.after(m.inverse()), Some(board));
                assert_eq!(board.follow(&[m]), Some(next));
            }
            let legal = Move::ALL.iter().filter(|&&m| board.after(m).is_some());
            assert_eq!(board.successors().count(), legal.count());
        }
        assert_eq!(Board::<R, C>::unrank(permutation::factorial(R * C)), None);
    }

    #[test]
    fn small_spaces_whole() {
        holds_on_all::<2, 2>();
        holds_on_all::<2, 3>();
        holds_on_all::<3, 2>();
        holds_on_all::<2, 4>();
        holds_on_all::<3, 3>();
    }
}
