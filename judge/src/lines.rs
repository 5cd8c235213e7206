//! Reading an input line by line.

use crate::errors::expected;
use std::io::{BufRead, Read};

/// The most bytes of a line with its end, so that memory is bounded.
const LONGEST: u64 = 1 << 20;

/// The lines of an input, one at a time.
pub struct Lines<B: BufRead> {
    input: B,
    line: Vec<u8>,
    number: usize,
}

impl<B: BufRead> Lines<B> {
    /// Returns the lines of an input.
    pub fn new(input: B) -> Self {
        Lines {
            input,
            line: Vec::new(),
            number: 0,
        }
    }

    /// Returns the number of the last line, counted from 1.
    pub fn number(&self) -> usize {
        self.number
    }

    /// Returns the next line with its end, which is missing from the last line if the input does
    /// not end in a newline. Returns `None` at the end of the input.
    ///
    /// # Errors
    ///
    /// Says which line is longer than 2^20 bytes or not UTF-8, or cannot be read.
    pub fn next_line(&mut self) -> Result<Option<&str>, String> {
        self.number += 1;
        self.line.clear();
        let mut limited = self.input.by_ref().take(LONGEST + 1);
        let length = limited.read_until(b'\n', &mut self.line);
        let error = match (length, std::str::from_utf8(&self.line)) {
            (Ok(0), _) => return Ok(None),
            (Ok(length), _) if length as u64 > LONGEST => {
                format!("expected at most {LONGEST} bytes, found more")
            }
            (Ok(_), Ok(line)) => return Ok(Some(line)),
            (Ok(_), Err(_)) => expected("UTF-8", Some(&String::from_utf8_lossy(&self.line))),
            (Err(error), _) => error.to_string(),
        };
        Err(format!("line {}: {error}", self.number))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn lines(input: &[u8]) -> Result<Vec<String>, String> {
        let mut lines = Lines::new(input);
        let mut all = Vec::new();
        while let Some(line) = lines.next_line()? {
            all.push(line.to_string());
            assert_eq!(lines.number(), all.len());
        }
        Ok(all)
    }

    #[test]
    fn lines_keep_their_ends() {
        let expected = ["1\r\n", "\n", " é\n", "2"].map(String::from).to_vec();
        assert_eq!(lines("1\r\n\n é\n2".as_bytes()), Ok(expected));
        assert_eq!(lines(b""), Ok(vec![]));
    }

    #[test]
    fn a_line_that_is_too_long_or_not_utf_8_is_an_error() {
        let longest = [b'x'; 1 << 20];
        assert!(lines(&longest).is_ok());
        let error = Err("line 1: expected at most 1048576 bytes, found more".to_string());
        assert_eq!(lines(&[&longest[..], b"\n"].concat()), error);
        let mut endless = Lines::new(std::io::BufReader::new(std::io::repeat(0)));
        assert_eq!(endless.next_line().map(drop), error.map(drop));
        let error = Err("line 2: expected UTF-8, found `a�\\n`".to_string());
        assert_eq!(lines(b"\na\xFF\nb"), error);
    }

    proptest! {
        #[test]
        fn any_text(text in "[a-c\r\n]*", bytes: Vec<u8>) {
            prop_assert_eq!(lines(text.as_bytes()).unwrap().concat(), text);
            prop_assert_eq!(lines(&bytes).is_ok(), std::str::from_utf8(&bytes).is_ok());
        }
    }
}
