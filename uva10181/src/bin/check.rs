//! A checker for UVA 10181, whose judge accepts any path of at most 50 moves:
//! `check INPUT OUTPUT [ANSWER]`, as `oj test --judge-command` and judges call it.
//!
//! The exit code is 0 if every line of OUTPUT is right for its board of INPUT. Otherwise it is 1,
//! and a line on standard error names the board, the move and what was expected. ANSWER is not
//! read. Lines may end as on Windows, but the last one must end too.

use common::{Board, Move};
use judge::{expected, run, Console, Error};
use std::env;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The most moves that the judge accepts.
const MOST_MOVES: usize = 50;
/// The most bytes of a line that are read. A longer line is wrong.
const LONGEST_LINE: u64 = 1 << 10;
const UNSOLVABLE: &str = "This puzzle is not solvable.";

fn main() -> ExitCode {
    run(|_| {
        let arguments: Vec<PathBuf> = env::args_os().skip(1).map(PathBuf::from).collect();
        match arguments.as_slice() {
            [input, output] | [input, output, _] => {
                check(open(input)?, BufReader::new(open(output)?))
            }
            _ => Err("usage: check INPUT OUTPUT [ANSWER]".into()),
        }
    })
}

fn open(file: &Path) -> Result<File, String> {
    File::open(file).map_err(|error| format!("{}: {error}", file.display()))
}

/// Checks every line of `output` against its board of `input`.
fn check(input: impl Read, mut output: impl BufRead) -> Result<(), Error> {
    let mut input = Console::new(input, io::sink());
    let boards = input.count("boards")?;
    for k in 1..=boards {
        let board = input.board()?;
        let line = next_line(&mut output)?;
        check_line(board, &line).map_err(|fault| format!("board {k}: {fault}"))?;
    }
    match next_line(&mut output)?.as_str() {
        "" => Ok(()),
        _ => Err(format!("expected the end after {boards} lines, found another").into()),
    }
}

/// Reads a line with its end, at most [`LONGEST_LINE`] bytes of it, or nothing at the end.
fn next_line(output: &mut impl BufRead) -> Result<String, String> {
    let mut line = Vec::new();
    let length = output.take(LONGEST_LINE).read_until(b'\n', &mut line);
    length.map_err(|error| format!("output: {error}"))?;
    Ok(String::from_utf8_lossy(&line).into_owned())
}

/// Checks whether a line answers a board and ends in a newline.
fn check_line(board: Board<4, 4>, line: &str) -> Result<(), String> {
    if line.is_empty() {
        return Err("expected a line, found the end of the output".to_string());
    }
    let answer = line.strip_suffix('\n').unwrap_or(line);
    let answer = answer.strip_suffix('\r').unwrap_or(answer);
    match (board.is_solvable(), answer == UNSOLVABLE) {
        (true, false) => check_path(board, answer)?,
        (false, true) => {}
        (true, true) => return Err(expected("a path, because there is one", Some(answer))),
        (false, false) => return Err(expected(&format!("`{UNSOLVABLE}`"), Some(answer))),
    }
    match line.ends_with('\n') {
        true => Ok(()),
        false => Err("expected a newline, found the end of the output".to_string()),
    }
}

/// Checks whether a path of at most 50 moves leads from a board to the goal.
fn check_path(mut board: Board<4, 4>, path: &str) -> Result<(), String> {
    for (k, letter) in (1..).zip(path.chars()) {
        let next = Move::from_letter(letter).and_then(|m| board.after(m));
        board = next.ok_or_else(|| {
            let legal: String = board.successors().map(|(m, _)| m.letter()).collect();
            let fault = expected(
                &format!("a legal move ({legal})"),
                Some(&letter.to_string()),
            );
            format!("move {k}: {fault}")
        })?;
    }
    match path.len() {
        0..=MOST_MOVES if board == Board::GOAL => Ok(()),
        0..=MOST_MOVES => Err(format!(
            "after the last move: expected the goal, found {board:?}"
        )),
        moves => Err(format!(
            "expected at most {MOST_MOVES} moves, found {moves}"
        )),
    }
}
