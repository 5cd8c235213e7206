//! Reading boards and the numbers around them.

use crate::console::Console;
use crate::errors::expected;
use crate::numbers::{integer, number};
use common::{Board, Move};
use proconio::source::Source;
use std::convert::TryFrom;
use std::io::{Read, Write};
use std::ops::RangeInclusive;

impl<R: Read, W: Write> Console<R, W> {
    /// Reads a number in a range; see [`number`].
    pub fn number(&mut self, what: &str, range: RangeInclusive<usize>) -> Result<usize, String> {
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

    /// Reads a board, row by row, as numbers.
    ///
    /// # Errors
    ///
    /// Says what is wrong, and with which board: "board 3: tile 16 is out of range 0..=15".
    pub fn board<const ROWS: usize, const COLUMNS: usize>(
        &mut self,
    ) -> Result<Board<ROWS, COLUMNS>, String> {
        self.board_of(|token| number(token, "tile", 0..=ROWS * COLUMNS - 1))
    }

    /// Reads a board whose tiles are written otherwise: `tile` returns the one that a token names.
    ///
    /// # Errors
    ///
    /// As [`Console::board`].
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
///
/// # Errors
///
/// Says which tile is there twice.
pub fn board<const R: usize, const C: usize>(tiles: &[usize]) -> Result<Board<R, C>, String> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::io;

    fn console(text: &str) -> Console<&[u8], io::Sink> {
        Console::new(text.as_bytes(), io::sink())
    }

    fn read(text: &str) -> Result<Board<2, 2>, String> {
        console(text).board()
    }

    #[test]
    fn a_board_is_as_many_numbers_as_it_has_cells() {
        assert_eq!(read("1 2\n3 0 9"), Ok(Board::GOAL));
        for (text, error) in [
            ("1 2\n3", "expected a number, found the end of the input"),
            ("1 x", "expected a number, found `x`"),
            ("1 2 4 0", "tile 4 is out of range 0..=3"),
            ("-1 2 3 0", "tile -1 is out of range 0..=3"),
            ("1 2 2 9", "tile 9 is out of range 0..=3"),
            ("1 2 3 1", "expected every tile once, found tile 1 twice"),
            ("2 2 0 0", "expected every tile once, found tile 2 twice"),
        ] {
            assert_eq!(read(text), Err(format!("board 1: {error}")));
        }
    }

    #[test]
    fn boards_are_counted() {
        let mut console = console("1 2 3 0 2 1 3 0 1 2");
        assert_eq!(console.board::<2, 2>(), Ok(Board::GOAL));
        assert!(console.board::<2, 2>().is_ok());
        let error = "board 2: expected a solvable board, found one that is not";
        assert_eq!(console.not_solvable(), error);
        let error = console.board::<2, 2>().unwrap_err();
        assert!(error.starts_with("board 3: "));
    }

    #[test]
    fn tiles_can_be_written_otherwise() {
        let mut console = console("AB CX AD");
        console.marks = b"ABCX";
        let mut board = || {
            console.board_of::<2, 2>(|token| {
                let tile = token.and_then(|token| "XABC".find(token));
                tile.ok_or_else(|| expected("a letter", token))
            })
        };
        assert_eq!(board(), Ok(Board::GOAL));
        let error = "board 2: expected a letter, found `D`";
        assert_eq!(board(), Err(error.to_string()));
    }

    #[test]
    fn counts_are_not_negative() {
        let count = |text: &str| console(text).count("boards");
        assert_eq!(count("0"), Ok(0));
        for (text, error) in [
            ("", "expected a number, found the end of the input"),
            ("x", "expected a number, found `x`"),
            ("-1", "expected 0 or more, found `-1`"),
        ] {
            assert_eq!(count(text), Err(format!("number of boards: {error}")));
        }
    }

    proptest! {
        #[test]
        fn any_layout_is_the_same_board(
            rank in 0..24u64,
            spaces in prop::collection::vec("[ \t\r\n]{1,3}", 5),
        ) {
            let board = Board::<2, 2>::unrank(rank).unwrap();
            let tiles = board.tiles().zip(&spaces);
            let text: String = tiles.map(|(tile, space)| format!("{space}{tile}")).collect();
            prop_assert_eq!(read(&text), Ok(board));
        }

        #[test]
        fn any_text(text in "[-0-4 x]{0,12}") {
            if let Err(error) = read(&text) {
                prop_assert!(error.starts_with("board 1: "));
            }
        }
    }
}
