//! Reading boards as tokens, through `proconio`'s traits but without their panics.

use crate::board::Board;
use proconio::source::{Readable, Source};
use std::convert::TryFrom;
use std::io::{BufRead, Bytes};
use std::iter::Peekable;

/// The tokens between white space, one at a time, so that an answer can come before the end of
/// the input. Line breaks and byte order marks carry no meaning.
///
/// What is not as it should be comes out as a token that is no number: with `�` for bytes that
/// are not UTF-8, `…` after 64 bytes, or the system's message.
pub struct Tokens<B: BufRead> {
    bytes: Peekable<Bytes<B>>,
    token: String,
}

impl<B: BufRead> Tokens<B> {
    /// The tokens of an input.
    pub fn new(input: B) -> Self {
        Tokens {
            bytes: input.bytes().peekable(),
            token: String::new(),
        }
    }
}

impl<B: BufRead> Source<B> for Tokens<B> {
    fn next_token(&mut self) -> Option<&str> {
        let mut token = Vec::new();
        for byte in &mut self.bytes {
            match byte {
                Ok(byte) if !byte.is_ascii_whitespace() => token.push(byte),
                Ok(_) if token.is_empty() => {}
                Ok(_) => break,
                Err(error) => {
                    token = error.to_string().into_bytes();
                    break;
                }
            }
            if token == "\u{FEFF}".as_bytes() {
                token.clear();
            }
            if token.len() > 64 {
                token.extend("…".bytes());
                break;
            }
        }
        self.token = String::from_utf8_lossy(&token).into_owned();
        Some(&*self.token).filter(|token| !token.is_empty())
    }

    fn is_empty(&mut self) -> bool {
        while let Some(Ok(byte)) = self.bytes.peek() {
            if !byte.is_ascii_whitespace() {
                break;
            }
            self.bytes.next();
        }
        self.bytes.peek().is_none()
    }
}

/// Reads a whole number. Its output is a `Result`: `proconio`'s own readers panic.
pub struct Number;

impl Readable for Number {
    type Output = Result<i64, String>;

    fn read<B: BufRead, S: Source<B>>(source: &mut S) -> Self::Output {
        let token = source
            .next_token()
            .ok_or("expected a number, found the end of the input")?;
        token
            .parse()
            .map_err(|_| format!("expected a number, found `{}`", token.escape_debug()))
    }
}

/// Reads the number of boards that follow it.
pub fn number_of_boards<B: BufRead>(tokens: &mut Tokens<B>) -> Result<i64, String> {
    let found = match Number::read(tokens) {
        Ok(boards) if boards >= 0 => return Ok(boards),
        Ok(boards) => format!("expected 0 or more, found {boards}"),
        Err(error) => error,
    };
    Err(format!("number of boards: {found}"))
}

/// Reads R·C numbers, the tiles row by row.
impl<const R: usize, const C: usize> Readable for Board<R, C> {
    type Output = Result<Self, String>;

    fn read<B: BufRead, S: Source<B>>(source: &mut S) -> Self::Output {
        let tiles: Result<Vec<_>, _> = (0..Self::CELLS).map(|_| Number::read(source)).collect();
        board(&tiles?)
    }
}

/// The board with these tiles, or what is wrong with them.
pub fn board<const R: usize, const C: usize>(tiles: &[i64]) -> Result<Board<R, C>, String> {
    let as_usize = |&tile: &i64| usize::try_from(tile).unwrap_or(usize::MAX);
    let board = Board::new(&tiles.iter().map(as_usize).collect::<Vec<_>>());
    board.ok_or_else(|| {
        let last = Board::<R, C>::CELLS as i64 - 1;
        for (i, tile) in tiles.iter().enumerate() {
            if !(0..=last).contains(tile) {
                return format!("tile {tile} is out of range 0..={last}");
            }
            if tiles[..i].contains(tile) {
                return format!("expected every tile once, found tile {tile} twice");
            }
        }
        format!("expected {} tiles, found {}", last + 1, tiles.len())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn tokens(input: &[u8]) -> Vec<String> {
        let mut source = Tokens::new(input);
        let mut tokens = Vec::new();
        while !source.is_empty() {
            tokens.extend(source.next_token().map(str::to_string));
        }
        assert_eq!(source.next_token(), None);
        tokens
    }

    #[test]
    fn white_space_and_a_byte_order_mark_carry_no_meaning() {
        assert_eq!(tokens(b"\xEF\xBB\xBF1 2\r\n\r\n\t3"), ["1", "2", "3"]);
        assert_eq!(tokens(b"\xEF\xBB\xBF\n1"), ["1"]);
        assert_eq!(tokens(b" \n\xEF\xBB\xBF1"), ["1"]);
        assert_eq!(tokens(b"1 \xEF\xBB\xBF2"), ["1", "2"]);
        assert_eq!(tokens(b"1\xEF\xBB\xBF2"), ["1\u{FEFF}2"]);
        assert_eq!(tokens(b""), [""; 0]);
        assert_eq!(tokens(b"\xEF\xBB\xBF"), [""; 0]);
    }

    #[test]
    fn what_is_no_number_is_an_error() {
        let read = |input: &[u8]| Number::read(&mut Tokens::new(input));
        let found = |token: &str| Err(format!("expected a number, found {token}"));
        assert_eq!(read(b"-7"), Ok(-7));
        assert_eq!(read(b""), found("the end of the input"));
        assert_eq!(read(b"1x"), found("`1x`"));
        assert_eq!(read(b"1\xFF"), found("`1�`"));
        assert_eq!(read(b"1\0"), found("`1\\0`"));
        assert_eq!(read(&[b'0'; 65]), found(&format!("`{}…`", "0".repeat(65))));
    }

    #[test]
    fn a_board_is_as_many_numbers_as_it_has_cells() {
        let read = |input: &str| Board::<2, 2>::read(&mut Tokens::new(input.as_bytes()));
        assert_eq!(read("1 2\n3 0 9"), Ok(Board::GOAL));
        let found = |what: &str| Err(format!("expected a number, found {what}"));
        assert_eq!(read("1 2\n3"), found("the end of the input"));
        assert_eq!(read("1 x"), found("`x`"));
    }

    #[test]
    fn what_is_no_board_is_an_error() {
        for (tiles, error) in [
            (&[1, 2, 3][..], "expected 4 tiles, found 3"),
            (
                &[1, 2, 3, 0, 1],
                "expected every tile once, found tile 1 twice",
            ),
            (&[1, 2, 4, 0], "tile 4 is out of range 0..=3"),
            (&[-1, 2, 4, 0], "tile -1 is out of range 0..=3"),
            (
                &[1, 2, 2, 9],
                "expected every tile once, found tile 2 twice",
            ),
        ] {
            assert_eq!(board::<2, 2>(tiles), Err(error.to_string()));
        }
    }

    proptest! {
        #[test]
        fn any_bytes_are_tokens(input in prop::collection::vec(any::<u8>(), 0..300)) {
            for token in tokens(&input) {
                prop_assert!(!token.is_empty() && !token.contains(|c: char| c.is_ascii_whitespace()));
            }
        }

        #[test]
        fn any_layout_is_the_same_board(
            rank in 0..24u64,
            spaces in prop::collection::vec("[ \t\r\n]{1,3}", 5),
        ) {
            let board = Board::<2, 2>::unrank(rank).unwrap();
            let text: String = board
                .tiles()
                .zip(&spaces)
                .map(|(tile, space)| format!("{space}{tile}"))
                .collect();
            prop_assert_eq!(Board::read(&mut Tokens::new(text.as_bytes())), Ok(board));
        }
    }
}
