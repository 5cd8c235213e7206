//! The input, token by token, and the output.

use crate::errors::expected;
use proconio::source::Source;
use std::io::{BufRead, BufReader, BufWriter, Read, Write};
use std::mem;

/// The bytes that are read or written at a time.
const BUFFER: usize = 1 << 16;
/// The most bytes of a token, so that memory is bounded.
const LONGEST: usize = 1 << 20;

/// Reads tokens, the words between white space, and writes answers.
///
/// Sends all answers before it waits for more input, so whoever types or sends a question gets
/// the answer. A file is still read and answered in large pieces.
///
/// A token has a `�` in place of what cannot be read: bytes that are not UTF-8, more than 2^20
/// bytes, or an input that fails. A byte order mark before a token is skipped.
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

    /// Returns the next token without taking it, or `None` at the end of the input.
    pub fn peek(&mut self) -> Option<&str> {
        let token = self.next_token().is_some();
        self.peeked = true;
        Some(&*self.token).filter(|_| token)
    }

    /// Takes the next token if it is `token`, and returns whether it was.
    pub fn next_if(&mut self, token: &str) -> bool {
        let is_next = self.peek() == Some(token);
        self.peeked = !is_next;
        is_next
    }

    /// Takes the next token, which must be `token`.
    pub fn expect(&mut self, token: &str) -> Result<(), String> {
        match self.next_if(token) {
            true => Ok(()),
            false => Err(expected(&format!("`{token}`"), self.peek())),
        }
    }

    /// Reads all that is left of the input. Skips a byte order mark at its start, and puts a `�` in
    /// place of bytes that are not UTF-8.
    ///
    /// # Errors
    ///
    /// Fails if the input has more than `most_bytes`, or fails.
    pub fn text(&mut self, most_bytes: u64) -> Result<String, String> {
        let _ = self.output.flush();
        let mut bytes = Vec::new();
        let mut limited = self.input.by_ref().take(most_bytes + 1);
        let read = limited.read_to_end(&mut bytes);
        read.map_err(|error| format!("standard input: {error}"))?;
        if bytes.len() as u64 > most_bytes {
            return Err(format!("standard input has more than {most_bytes} bytes"));
        }
        let text = String::from_utf8_lossy(&bytes);
        let text = text.strip_prefix('\u{FEFF}').unwrap_or(&text);
        Ok(text.to_string())
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

    fn is_empty(&mut self) -> bool {
        self.peek().is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::io::{self, ErrorKind};

    fn all(input: &[u8], marks: &'static [u8]) -> Vec<String> {
        let mut console = Console::new(input, io::sink());
        console.marks = marks;
        let mut all = Vec::new();
        while !console.is_empty() {
            let peeked = console.peek().map(str::to_string);
            assert_eq!(console.next_token().map(str::to_string), peeked);
            all.extend(peeked);
        }
        assert_eq!(console.next_token(), None);
        all
    }

    #[test]
    fn white_space_and_a_byte_order_mark_carry_no_meaning() {
        assert_eq!(all(b" 1 2\r\n\r\n\t3", b""), ["1", "2", "3"]);
        assert_eq!(all(b"\xEF\xBB\xBF1 2", b""), ["1", "2"]);
        assert_eq!(all(b"\xEF\xBB\xBF\n1", b""), ["1"]);
        assert_eq!(all(b" \n\xEF\xBB\xBF1", b""), ["1"]);
        assert_eq!(all(b"1 \xEF\xBB\xBF2", b""), ["1", "2"]);
        assert_eq!(all(b"\xEF\xBB\xBF[1", b"["), ["[", "1"]);
        assert_eq!(all(b"1\xEF\xBB\xBF2", b""), ["1\u{FEFF}2"]);
        assert_eq!(all(b"", b""), [""; 0]);
        assert_eq!(all(b" \n", b""), [""; 0]);
        assert_eq!(all(b"\xEF\xBB\xBF", b""), [""; 0]);
    }

    #[test]
    fn a_mark_is_a_token_of_its_own() {
        let tokens = all(b"[12, x],\n34[\n", b"[],");
        assert_eq!(tokens, ["[", "12", ",", "x", "]", ",", "34", "["]);
        assert_eq!(all(b"120 ", b"0123456789"), ["1", "2", "0"]);
        assert_eq!(all(b"1 \r\n\n", b"\n"), ["1", "\n", "\n"]);
    }

    #[test]
    fn what_cannot_be_read_is_replaced() {
        assert_eq!(all(b"1\xFF 2", b""), ["1\u{FFFD}", "2"]);
        assert_eq!(all(b"\xEF\xBB[", b"["), ["\u{FFFD}", "["]);
        let mut endless = Console::new(io::repeat(b'7'), io::sink());
        let token = endless.next_token().unwrap();
        assert_eq!(token, "7".repeat(1 << 20) + "\u{FFFD}");
    }

    /// An input that fails.
    struct Broken;

    impl Read for Broken {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::Error::new(ErrorKind::Other, "disk on fire"))
        }
    }

    #[test]
    fn an_input_that_fails_is_a_token() {
        let mut console = Console::new(b"1 2".chain(Broken), io::sink());
        for token in ["1", "2", "\u{FFFD} disk on fire"] {
            assert_eq!(console.next_token(), Some(token));
        }
    }

    #[test]
    fn nothing_is_read_beyond_a_mark() {
        let mut console = Console::new(b"[1]".chain(Broken), io::sink());
        console.marks = b"[]";
        for token in ["[", "1", "]"] {
            assert_eq!(console.next_token(), Some(token));
        }
    }

    #[test]
    fn answers_are_sent_before_more_is_read() {
        let mut console = Console::new(b"1 2 ".chain(&b"3"[..]), Vec::new());
        for (token, sent) in [("1", ""), ("2", ""), ("3", "12"), ("", "123")] {
            assert_eq!(console.next_token().unwrap_or_default(), token);
            assert_eq!(console.output.get_ref(), sent.as_bytes());
            write!(console.output, "{token}").unwrap();
        }
    }

    #[test]
    fn the_rest_is_read_as_text() {
        let text = |input: &[u8]| Console::new(input, io::sink()).text(8);
        assert_eq!(text(b"").as_deref(), Ok(""));
        assert_eq!(text(b"\xEF\xBB\xBF1 \xFF").as_deref(), Ok("1 \u{FFFD}"));
        let error = "standard input has more than 8 bytes";
        assert_eq!(text(b"12345678 ").unwrap_err(), error);
        let mut console = Console::new(b"1 2 3".chain(Broken), io::sink());
        let error = "standard input: disk on fire";
        assert_eq!(console.text(8).unwrap_err(), error);
    }

    #[test]
    fn lines_are_counted() {
        for marks in [&b""[..], b"\n"] {
            let mut console = Console::new(&b"1 2\n\n3\n"[..], io::sink());
            console.marks = marks;
            assert_eq!(console.line, 1);
            for (token, line) in [("1", 1), ("2", 1), ("3", 3), ("", 4)] {
                while console.peek() == Some("\n") {
                    console.next_token();
                }
                assert_eq!(console.peek().unwrap_or_default(), token);
                assert_eq!(console.line, line);
                console.next_token();
                assert_eq!(console.line, line);
            }
        }
    }

    #[test]
    fn proconio_reads_from_a_console() {
        let source = Console::new(&b"2\n1 2\n3 4\n"[..], io::sink());
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
