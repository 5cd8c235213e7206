//! Small boards, as `common::program` and `common::reading` would do it, in fewer bytes to paste.

use common::Board;
use std::io::{self, BufRead, BufWriter, Read, Write};
use std::process::ExitCode;

/// Answers so many boards of standard input, or as many as there are, with tiles of at most
/// `width` bytes. `None` for an answer is an error; a closed pipe is none.
pub fn answer<const R: usize, const C: usize>(
    boards: usize,
    width: usize,
    solve: impl Fn(Board<R, C>) -> Option<i64>,
) -> ExitCode {
    let mut output = BufWriter::new(io::stdout().lock());
    let mut input = io::stdin().lock();
    let mut message = input.fill_buf().err().map(|e| e.to_string());
    let bom = "\u{FEFF}".as_bytes();
    if input
        .fill_buf()
        .map_or(false, |ahead| ahead.starts_with(bom))
    {
        input.consume(3);
    }
    let mut bytes = input.bytes().map_while(Result::ok);
    for k in 1..=boards {
        let token = |_| {
            let token = bytes.by_ref().skip_while(u8::is_ascii_whitespace);
            let token = token.take_while(|byte| !byte.is_ascii_whitespace());
            String::from_utf8_lossy(&token.take(width).collect::<Vec<_>>()).into_owned()
        };
        let tokens: Vec<String> = (0..R * C).map(token).collect();
        if boards > 1 && tokens[0].is_empty() {
            break;
        }
        let tiles: Vec<usize> = tokens
            .iter()
            .filter_map(|token| token.parse().ok())
            .collect();
        let (expected, answer) = match Board::new(&tiles) {
            Some(board) => ("a solvable board", solve(board)),
            None => ("every tile once", None),
        };
        if let Some(answer) = answer {
            if writeln!(output, "{answer}").is_err() {
                break;
            }
        } else {
            let found = tokens.join(" ");
            let found = found.trim_end();
            message.get_or_insert(format!("board {k}: expected {expected}, found {found:?}"));
            break;
        }
    }
    match output.flush() {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
        Err(error) => message = Some(format!("standard output: {error}")),
        Ok(()) => {}
    }
    match message {
        None => ExitCode::SUCCESS,
        Some(message) => {
            let _ = writeln!(io::stderr(), "error: {message}");
            ExitCode::FAILURE
        }
    }
}
