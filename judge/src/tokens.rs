//! Reading an input token by token, through `proconio`'s trait but without its panics.

use crate::errors::expected;
use proconio::source::Source;
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
    /// How many boards were read or begun.
    pub(crate) boards: usize,
}

impl<B: BufRead> Tokens<B> {
    /// Returns the words of an input.
    pub fn new(input: B) -> Self {
        Self::with_marks(input, b"")
    }

    /// Returns the words and marks of an input.
    pub fn with_marks(input: B, marks: &'static [u8]) -> Self {
        Tokens {
            input,
            marks,
            token: String::new(),
            peeked: false,
            line: 1,
            boards: 0,
        }
    }

    /// Returns the line of the last token read, counted from 1.
    pub fn line(&self) -> usize {
        self.line
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

    fn is_empty(&mut self) -> bool {
        self.peek().is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::io::{self, BufReader, ErrorKind, Read};

    fn all(input: &[u8], marks: &'static [u8]) -> Vec<String> {
        let mut tokens = Tokens::with_marks(input, marks);
        let mut all = Vec::new();
        while !tokens.is_empty() {
            let peeked = tokens.peek().map(str::to_string);
            assert_eq!(tokens.next_token().map(str::to_string), peeked);
            all.extend(peeked);
        }
        assert_eq!(tokens.next_token(), None);
        all
    }

    #[test]
    fn white_space_carries_no_meaning() {
        assert_eq!(all(b" 1 2\r\n\r\n\t3", b""), ["1", "2", "3"]);
        assert_eq!(all(b"", b""), [""; 0]);
        assert_eq!(all(b" \n", b""), [""; 0]);
    }

    #[test]
    fn a_mark_is_a_token_of_its_own() {
        let tokens = all(b"[12, x],\n34[\n", b"[],");
        assert_eq!(tokens, ["[", "12", ",", "x", "]", ",", "34", "["]);
        assert_eq!(all(b"120 ", b"0123456789"), ["1", "2", "0"]);
        assert_eq!(all(b"1 \r\n\n", b"\n"), ["1", "\n", "\n"]);
    }

    #[test]
    fn what_cannot_be_read_is_no_number() {
        assert_eq!(all(b"1\xFF 2", b""), ["1\u{FFFD}", "2"]);
        assert_eq!(all(b"[\xC3]", b"[]"), ["[", "\u{FFFD}", "]"]);
        let mut endless = Tokens::new(BufReader::new(io::repeat(b'7')));
        let token = endless.next_token().unwrap();
        assert_eq!(token, "7".repeat(1 << 20) + "…");
    }

    /// An input that cannot be read.
    struct Broken;

    impl Read for Broken {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::Error::new(ErrorKind::Other, "disk on fire"))
        }
    }

    #[test]
    fn a_read_error_is_a_token() {
        let mut tokens = Tokens::new(BufReader::new(b"1 2".chain(Broken)));
        assert_eq!(tokens.next_token(), Some("1"));
        assert_eq!(tokens.next_token(), Some("2"));
        assert_eq!(tokens.next_token(), Some("disk on fire"));
    }

    #[test]
    fn nothing_is_read_beyond_a_mark() {
        let mut tokens = Tokens::with_marks(BufReader::new(b"[1]".chain(Broken)), b"[]");
        for token in ["[", "1", "]"] {
            assert_eq!(tokens.next_token(), Some(token));
        }
    }

    #[test]
    fn lines_are_counted() {
        let mut tokens = Tokens::new(&b"1 2\n\n3\n"[..]);
        assert_eq!(tokens.line(), 1);
        for line in [1, 1, 3, 4] {
            tokens.peek();
            assert_eq!(tokens.line(), line);
            tokens.next_token();
            assert_eq!(tokens.line(), line);
        }
    }

    #[test]
    fn proconio_reads_from_tokens() {
        let source = Tokens::new(&b"2\n1 2\n3 4\n"[..]);
        proconio::input! { from source, n: usize, rows: [(u8, char); n] }
        assert_eq!(rows, [(1, '2'), (3, '4')]);
    }

    proptest! {
        #[test]
        fn any_bytes(input in prop::collection::vec(any::<u8>(), 0..300)) {
            for token in all(&input, b"[],") {
                let is_mark = |c| "[],".contains(c);
                prop_assert!(!token.is_empty());
                prop_assert!(!token.contains(|c: char| c.is_ascii_whitespace()));
                prop_assert!(token.len() == 1 || !token.contains(is_mark));
            }
            let words = String::from_utf8_lossy(&input).into_owned();
            let words: Vec<&str> = words.split_ascii_whitespace().collect();
            prop_assert_eq!(all(&input, b""), words);
        }
    }
}
