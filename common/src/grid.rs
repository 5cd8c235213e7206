//! Grids of numbers as LeetCode writes its test cases, `[[1,2,3],[4,0,5]]`, from a stream of bytes.
//!
//! White space, line breaks among it, may stand anywhere between tokens, a `board =` before a grid,
//! a byte order mark before the first.

use std::io::{BufRead, Bytes};
use std::iter::Peekable;

/// More rows or columns than this are an error, so that memory is bounded.
const MAX_ITEMS: usize = 16;
/// So many digits always fit an `i64`.
const MAX_DIGITS: usize = 18;

/// The grids of a stream, each with the line it begins in, counted from 1; rows may differ in
/// length or be empty. An error, the last item then, names its line, what was expected there and
/// what was found. Nothing is read past the end of a grid before the next one is asked for.
pub struct Grids<R: BufRead> {
    bytes: Peekable<Bytes<R>>,
    line: usize,
    failed: bool,
}

/// The grids of `input`.
pub fn grids<R: BufRead>(input: R) -> Grids<R> {
    Grids {
        bytes: input.bytes().peekable(),
        line: 0,
        failed: false,
    }
}

/// What was read, or else what was expected in place of the next byte.
type Read<T> = Result<T, &'static str>;

impl<R: BufRead> Iterator for Grids<R> {
    type Item = Result<(usize, Vec<Vec<i64>>), String>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.failed {
            return None;
        }
        let grid = self.grid().transpose()?;
        self.failed = grid.is_err();
        Some(grid.map_err(|expected| {
            let found = match self.bytes.next() {
                None => "end of input".into(),
                Some(Ok(byte)) => format!("'{}'", byte.escape_ascii()),
                Some(Err(error)) => format!("a read error: {error}"),
            };
            format!("line {}: expected {expected}, found {found}", self.line)
        }))
    }
}

impl<R: BufRead> Grids<R> {
    /// `None` is the end of the stream.
    fn grid(&mut self) -> Read<Option<(usize, Vec<Vec<i64>>)>> {
        if self.line == 0 {
            self.line = 1;
            if self.peek() == Some(0xEF) {
                self.word(b"\xEF\xBB\xBF", "a byte order mark")?;
            }
        }
        self.skip_space();
        if self.bytes.peek().is_none() {
            return Ok(None);
        }
        if self.peek() == Some(b'b') {
            self.word(b"board", "'board ='")?;
            self.skip_space();
            self.word(b"=", "'='")?;
            self.skip_space();
        }
        let line = self.line;
        Ok(Some((line, self.list(|row| row.list(Self::number))?)))
    }

    fn list<T>(&mut self, item: fn(&mut Self) -> Read<T>) -> Read<Vec<T>> {
        let mut items = Vec::new();
        self.word(b"[", "'['")?;
        self.skip_space();
        while self.peek() != Some(b']') {
            if items.len() == MAX_ITEMS {
                return Err("']' after 16 items");
            }
            if !items.is_empty() {
                self.word(b",", "',' or ']'")?;
                self.skip_space();
            }
            items.push(item(self)?);
            self.skip_space();
        }
        self.bytes.next();
        Ok(items)
    }

    fn number(&mut self) -> Read<i64> {
        let minus = self.peek() == Some(b'-');
        if minus {
            self.bytes.next();
        }
        let mut number = 0;
        for digits in 0.. {
            match self.peek() {
                Some(b'0'..=b'9') if digits == MAX_DIGITS => return Err("at most 18 digits"),
                Some(digit @ b'0'..=b'9') => number = 10 * number + i64::from(digit - b'0'),
                _ if digits == 0 => return Err("a number"),
                _ => break,
            }
            self.bytes.next();
        }
        Ok(if minus { -number } else { number })
    }

    fn word(&mut self, word: &[u8], expected: &'static str) -> Read<()> {
        for &byte in word {
            if self.peek() != Some(byte) {
                return Err(expected);
            }
            self.bytes.next();
        }
        Ok(())
    }

    fn skip_space(&mut self) {
        while let Some(b' ' | b'\t' | b'\r' | b'\n') = self.peek() {
            self.line += usize::from(self.peek() == Some(b'\n'));
            self.bytes.next();
        }
    }

    /// The next byte; `None` at the end and before a read error.
    fn peek(&mut self) -> Option<u8> {
        self.bytes
            .peek()
            .and_then(|byte| byte.as_ref().ok().copied())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::io::{self, BufReader, Read as _};

    type Grid = Vec<Vec<i64>>;

    fn read(input: &[u8]) -> Vec<Result<(usize, Grid), String>> {
        grids(input).collect()
    }

    #[test]
    fn any_layout() {
        let text = b"\xEF\xBB\xBF\r\n[[1,2,3],[4,0,5]]\r\n\n board = [ [1 ,2\n,-3],[4,0,5]\n] board=[[]][]\t[[7]]";
        let lines: Vec<_> = read(text).into_iter().map(Result::unwrap).collect();
        let expected: Vec<(usize, Grid)> = vec![
            (2, vec![vec![1, 2, 3], vec![4, 0, 5]]),
            (4, vec![vec![1, 2, -3], vec![4, 0, 5]]),
            (6, vec![vec![]]),
            (6, vec![]),
            (6, vec![vec![7]]),
        ];
        assert_eq!(lines, expected);
        assert!(
            read(b"").is_empty() && read(b" \r\n\n").is_empty() && read(b"\xEF\xBB\xBF").is_empty()
        );
    }

    #[test]
    fn errors_after_answers() {
        let wide = format!("[[{}1]]", "1,".repeat(16));
        for (text, error) in [
            (
                &b"[[1,2,3],[4,0,5]"[..],
                "line 1: expected ',' or ']', found end of input",
            ),
            (
                b"\n\n[[1,2,3],\n[4,x,5]]",
                "line 4: expected a number, found 'x'",
            ),
            (b",[[1,2,3],[4,0,5]]", "line 1: expected '[', found ','"),
            (b"[[1,]]", "line 1: expected a number, found ']'"),
            (b"[1]", "line 1: expected '[', found '1'"),
            (b"[[1.5]]", "line 1: expected ',' or ']', found '.'"),
            (b"[[-]]", "line 1: expected a number, found ']'"),
            (b"[[1\xff]]", "line 1: expected ',' or ']', found '\\xff'"),
            (b"[[1\x1b]]", "line 1: expected ',' or ']', found '\\x1b'"),
            (
                b"\xEF\xBB[",
                "line 1: expected a byte order mark, found '['",
            ),
            (b"boar = [[1]]", "line 1: expected 'board =', found ' '"),
            (b"board [[1]]", "line 1: expected '=', found '['"),
            (b"board =\n", "line 2: expected '[', found end of input"),
            (
                b"[[1234567890123456789]]",
                "line 1: expected at most 18 digits, found '9'",
            ),
            (
                wide.as_bytes(),
                "line 1: expected ']' after 16 items, found ','",
            ),
        ] {
            assert_eq!(
                read(text),
                [Err(error.to_string())],
                "{:?}",
                String::from_utf8_lossy(text)
            );
            let good = [b"[[5]] ", text].concat();
            if !text.starts_with(b"\xEF") {
                assert_eq!(
                    read(&good),
                    [Ok((1, vec![vec![5]])), Err(error.to_string())]
                );
            }
        }
    }

    struct Broken;
    impl std::io::Read for Broken {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::Error::new(io::ErrorKind::Other, "disk on fire"))
        }
    }

    #[test]
    fn read_errors() {
        for (text, expected) in [
            ("[[1]]\n[[2", "',' or ']'"),
            ("[[1]]\n", "'['"),
            ("[[1]]\nboa", "'board ='"),
        ] {
            let mut grids = grids(BufReader::new(text.as_bytes().chain(Broken)));
            assert_eq!(grids.next(), Some(Ok((1, vec![vec![1]]))));
            assert_eq!(
                grids.next(),
                Some(Err(format!(
                    "line 2: expected {expected}, found a read error: disk on fire"
                )))
            );
            assert_eq!(grids.next(), None);
        }
    }

    #[test]
    fn endless_input_ends() {
        for start in ["[", "[[", "[[1"] {
            let endless = io::repeat(start.as_bytes()[start.len() - 1]);
            assert!(grids(BufReader::new(start.as_bytes().chain(endless)))
                .next()
                .unwrap()
                .is_err());
        }
    }

    /// A grid is given before anything behind it is asked for.
    #[test]
    fn reads_no_further_than_a_grid() {
        assert_eq!(
            grids(BufReader::new("[[1]]".as_bytes().chain(Broken))).next(),
            Some(Ok((1, vec![vec![1]])))
        );
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2_000))]

        #[test]
        fn never_panics(bytes: Vec<u8>, text in "[\\[\\],0-9\n bord=-]{0,40}") {
            for input in [&bytes, text.as_bytes()] {
                let items = read(input);
                let errors = items.iter().filter(|item| item.is_err()).count();
                prop_assert!(errors == 0 || errors == 1 && items.last().unwrap().is_err());
            }
        }

        #[test]
        fn round_trip(
            boards in prop::collection::vec(prop::collection::vec(prop::collection::vec(-999_999_999_999_999_999..=999_999_999_999_999_999i64, 0..=16), 0..=16), 0..4),
            spaces in prop::collection::vec("[ \t\r\n]{0,2}", 64),
        ) {
            let text: String = boards.iter().map(|board| format!("{board:?}")).collect();
            let mut spaces = spaces.iter().cycle();
            let spaced: String = text.replace(' ', "").chars()
                .map(|c| if "[,]".contains(c) { format!("{}{c}{}", spaces.next().unwrap(), spaces.next().unwrap()) } else { c.to_string() })
                .collect();
            for text in [text, spaced] {
                let back: Vec<_> = read(text.as_bytes()).into_iter().map(|grid| grid.unwrap().1).collect();
                prop_assert_eq!(&back, &boards);
            }
        }
    }
}
