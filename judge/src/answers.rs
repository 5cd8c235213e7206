//! Standard output and standard input, which flushes the output before it waits.

use std::cell::RefCell;
use std::io::{self, BufReader, BufWriter, Chain, Cursor, Read, StdinLock, StdoutLock, Write};
use std::rc::Rc;

/// The bytes that are read or written at a time.
const BUFFER: usize = 1 << 16;

/// Standard output in large pieces, shared with the [`Input`].
#[derive(Clone)]
pub struct Answers(Rc<RefCell<BufWriter<StdoutLock<'static>>>>);

impl Answers {
    /// Locks standard output.
    pub(crate) fn new() -> Self {
        let output = BufWriter::with_capacity(BUFFER, io::stdout().lock());
        Answers(Rc::new(RefCell::new(output)))
    }
}

impl Write for Answers {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.borrow_mut().flush()
    }
}

/// Standard input, which flushes the answers whenever it has to read more: a user at a terminal
/// or a program at the other end of a pipe gets every answer before it must send the next
/// question, and a file is still read and answered in large pieces.
pub type Input = BufReader<Chain<Cursor<Vec<u8>>, FlushFirst>>;

/// Standard input behind the answers.
pub struct FlushFirst {
    stdin: StdinLock<'static>,
    answers: Answers,
}

impl Read for FlushFirst {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.answers.flush()?;
        self.stdin.read(buffer)
    }
}

/// Locks standard input.
pub(crate) fn input(answers: &Answers) -> Input {
    let stdin = io::stdin().lock();
    let answers = answers.clone();
    let input = without_mark(FlushFirst { stdin, answers });
    BufReader::with_capacity(BUFFER, input)
}

/// Returns an input without the byte order mark that it may begin with.
pub fn without_mark<R: Read>(mut input: R) -> Chain<Cursor<Vec<u8>>, R> {
    let mark = "\u{FEFF}".as_bytes();
    // Reads a byte at a time, and none after the first that belongs to no mark.
    let mut start = Vec::new();
    while start.len() < mark.len() && mark.starts_with(&start) {
        match input.by_ref().take(1).read_to_end(&mut start) {
            Ok(1) => {}
            _ => break,
        }
    }
    if start == mark {
        start.clear();
    }
    Cursor::new(start).chain(input)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_byte_order_mark_at_the_start_is_skipped() {
        for (input, expected) in [
            (&b"\xEF\xBB\xBF1 2"[..], &b"1 2"[..]),
            (b"\xEF\xBB\xBF", b""),
            (b"", b""),
            (b"1", b"1"),
            (b"\xEF\xBB[", b"\xEF\xBB["),
            (b"\xEF", b"\xEF"),
            (b"1\xEF\xBB\xBF2", b"1\xEF\xBB\xBF2"),
            (b"\xEF\xBB\xBF\xEF\xBB\xBF2", b"\xEF\xBB\xBF2"),
        ] {
            let mut read = Vec::new();
            without_mark(input).read_to_end(&mut read).unwrap();
            assert_eq!(read, expected);
        }
    }
}
