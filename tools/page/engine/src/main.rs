//! The program inside `page/index.html`: reads one request from standard input and prints the
//! answer line by line.
//!
//! A request is a line with a command, a line with the tiles of the goal, and a board in any
//! notation on the lines after them:
//!
//! ```text
//! solve
//! 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0
//! 2 3 4 0 / 1 5 7 8 / 9 6 10 12 / 13 14 11 15
//! ```
//!
//! The first word of each line of an answer says what the line is:
//!
//! - The answer to `read`, which needs no goal, is `board ROWS COLUMNS TILE …`.
//! - The answer to `solve` ends in `path LETTERS`; see [`solve`].
//! - The answer to `race LIMIT` has a line for each search; see [`race`].
//! - The answer to `watch SEARCH` is the states that the search visits; see [`watch`].
//! - If no moves lead to the goal, the answer to any other command than `read` is `unsolvable …`;
//!   see [`parity`].

mod parity;
mod race;
mod request;
mod solve;
mod watch;

use common::Board;
use judge::Error;
use request::{Command, Request};
use rows::Row;
use std::io::Write;
use std::process::ExitCode;

/// The most bytes of a request, so that memory is bounded.
const MOST_BYTES: u64 = 1 << 20;

fn main() -> ExitCode {
    judge::run(|console| {
        let text = console.text(MOST_BYTES)?;
        answer(&text, &mut console.output)
    })
}

/// Answers one request.
fn answer(text: &str, output: &mut impl Write) -> Result<(), Error> {
    let request = Request::read(text)?;
    if let Command::Read = request.command {
        let (rows, columns) = request.size();
        let tiles = numbers(request.tiles().iter().copied());
        writeln!(output, "board {rows} {columns}{tiles}")?;
        return Ok(());
    }
    match request.size() {
        (2, 3) => small(&request, rows::of_2x3, output),
        (3, 3) => small(&request, rows::of_3x3, output),
        _ => large(&request, output),
    }
}

/// Answers a request for a shape of which all boards fit in memory.
fn small<const R: usize, const C: usize>(
    request: &Request,
    rows: fn(Board<R, C>) -> Vec<Row<R, C>>,
    output: &mut impl Write,
) -> Result<(), Error> {
    let (board, goal) = request.boards()?;
    match &request.command {
        _ if !board.can_reach(goal) => parity::explain(board, goal, output),
        Command::Race { limit } => race::run(board, &rows(goal), *limit, output),
        Command::Watch { search } => watch::run(search, board, goal, output),
        Command::Read | Command::Solve => solve::by_table(board, goal, output),
    }
}

/// Answers a request for 4×4.
fn large(request: &Request, output: &mut impl Write) -> Result<(), Error> {
    let (board, goal) = request.boards()?;
    match &request.command {
        Command::Watch { .. } => Err("watch: expected a board of 2x3 or 3x3, found 4x4".into()),
        _ if !board.can_reach(goal) => parity::explain(board, goal, output),
        Command::Race { limit } => race::run(board, &rows::of_4x4(goal), *limit, output),
        Command::Read | Command::Solve => solve::by_ladder(board, goal, output),
    }
}

/// Returns the numbers, with a space before each.
fn numbers(numbers: impl Iterator<Item = usize>) -> String {
    numbers.map(|number| format!(" {number}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the answer to a request.
    pub(crate) fn answer_to(request: &str) -> Result<String, String> {
        let mut output = Vec::new();
        answer(request, &mut output).map_err(|error| error.to_string())?;
        Ok(String::from_utf8(output).expect("answers are text"))
    }

    #[test]
    fn boards_are_read_in_any_notation() {
        for (text, board) in [
            ("4 1 2\n5 0 3\n", "board 2 3 4 1 2 5 0 3\n"),
            ("[[1,2,3],[4,5,6],[7,8,x]]", "board 3 3 1 2 3 4 5 6 7 8 0\n"),
            (
                "3 # the size\n0 1 3\n4 2 5\n7 8 6",
                "board 3 3 0 1 3 4 2 5 7 8 6\n",
            ),
        ] {
            assert_eq!(answer_to(&format!("read\n\n{text}")).as_deref(), Ok(board));
        }
    }

    #[test]
    fn shortest_paths() {
        const LAST: &str = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0";
        const FIRST: &str = "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15";
        for (goal, board, path) in [
            ("1 2 3 4 5 0", "4 1 2 5 0 3", "LURRD"),
            ("1 2 3 4 5 6 7 8 0", "1 2 3 4 5 6 7 8 0", ""),
            ("0 1 2 3 4 5 6 7 8", "1 0 2 3 4 5 6 7 8", "L"),
            ("1 2 3 8 0 4 7 6 5", "1 2 3 8 4 0 7 6 5", "L"),
            (LAST, "2 3 4 0 1 5 7 8 9 6 10 12 13 14 11 15", "LLLDRDRDR"),
            (FIRST, "4 1 2 3 5 6 7 0 8 9 10 11 12 13 14 15", "LLLU"),
        ] {
            let answer = answer_to(&format!("solve\n{goal}\n{board}"));
            assert_eq!(answer, Ok(format!("path {path}\n")), "{board}");
        }
    }

    #[test]
    fn errors_say_what_was_expected_and_found() {
        let goal = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0";
        for (request, error) in [
            (
                "".to_string(),
                "expected `read`, `solve`, `race` or `watch`, found the end of the input",
            ),
            (
                "read\n\n1 2 3\n4 5".to_string(),
                "line 2, column 4: expected 4, 6, 8, 9, 10, 12 or 16 cells, or a size before the \
                 cells, found 5 cells",
            ),
            (
                "read\n\n1 2 / 3 0".to_string(),
                "expected a board of size 2x3, 3x3 or 4x4, found 2x2",
            ),
            (
                "race\n\n1 2 3 4 5 0".to_string(),
                "limit: expected a number, found the end of the input",
            ),
            (
                format!("watch bfs\n{goal}\n{goal}"),
                "watch: expected a board of 2x3 or 3x3, found 4x4",
            ),
            (
                "watch x\n1 2 3 4 5 0\n1 2 3 4 5 0".to_string(),
                "watch: expected a search, found `x`",
            ),
            (
                "solve\n1 2 3\n1 2 3 4 5 0".to_string(),
                "goal: line 1, column 6: expected 6 cells of a 2x3 board, found the end of the \
                 input after 3",
            ),
        ] {
            assert_eq!(answer_to(&request), Err(error.to_string()));
        }
    }
}
