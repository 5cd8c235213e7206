//! A checker for UVA 10181, whose judge accepts any path of at most 50 moves:
//! `check INPUT OUTPUT [ANSWER]`, as `oj test --judge-command` and judges call it.
//!
//! The exit code is 0 if every line of OUTPUT is right for its board of INPUT; otherwise it is 1
//! and a line on standard error names the board and the fault. ANSWER is not looked at.

use common::program::{self, Error};
use common::reading::{number_of_boards, Tokens};
use common::{Board, Move};
use proconio::source::Readable;
use std::env;
use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// A line of so many bytes is wrong, whatever follows.
const LONGEST_LINE: usize = 64;
/// The most moves that the judge accepts.
const MOST_MOVES: usize = 50;
const UNSOLVABLE: &str = "This puzzle is not solvable.";

fn main() -> ExitCode {
    program::run(|_, _| {
        let arguments: Vec<PathBuf> = env::args_os().skip(1).map(PathBuf::from).collect();
        match arguments.as_slice() {
            [input, output] | [input, output, _] => check(open(input)?, open(output)?),
            _ => Err("usage: check INPUT OUTPUT [ANSWER]".to_string().into()),
        }
    })
}

fn open(file: &Path) -> Result<BufReader<File>, String> {
    File::open(file)
        .map(BufReader::new)
        .map_err(|error| format!("{}: {error}", file.display()))
}

/// Whether every line of `output` is right for its board of `input`.
fn check<I: BufRead, O: BufRead>(input: I, mut output: O) -> Result<(), Error> {
    let mut tokens = Tokens::new(input);
    let boards = number_of_boards(&mut tokens)?;
    let mut line = Vec::new();
    for k in 1..=boards {
        let board = Board::read(&mut tokens).map_err(|e| format!("board {k}: {e}"))?;
        line.clear();
        let mut limited = output.by_ref().take(LONGEST_LINE as u64);
        let length = limited.read_until(b'\n', &mut line);
        if length.map_err(|e| format!("output: {e}"))? == 0 {
            return Err(format!("board {k}: expected a line, found the end").into());
        }
        let line = String::from_utf8_lossy(&line);
        let line = line.strip_suffix('\n').unwrap_or(&line);
        let line = line.strip_suffix('\r').unwrap_or(line);
        check_line(board, line).map_err(|fault| format!("board {k}: {fault}"))?;
    }
    match output.bytes().next().transpose() {
        Ok(None) => Ok(()),
        Ok(Some(_)) => Err(format!("expected the end after {boards} lines, found another").into()),
        Err(error) => Err(format!("output: {error}").into()),
    }
}

/// Whether a line answers a board: a legal path to the goal of at most 50 moves, or the message
/// if there is none.
fn check_line(board: Board<4, 4>, line: &str) -> Result<(), String> {
    let found: String = line.escape_debug().take(60).collect();
    if !board.is_solvable() {
        return match line {
            UNSOLVABLE => Ok(()),
            _ => Err(format!("expected `{UNSOLVABLE}`, found `{found}`")),
        };
    }
    if line == UNSOLVABLE {
        return Err("expected a path, since it is solvable; found the message".to_string());
    }
    let path: Option<Vec<Move>> = line.chars().map(Move::from_letter).collect();
    let path = path.ok_or(format!("expected the letters L R U D, found `{found}`"))?;
    if path.len() > MOST_MOVES {
        let moves = match path.len() {
            LONGEST_LINE => "more".to_string(),
            moves => moves.to_string(),
        };
        return Err(format!(
            "expected at most {MOST_MOVES} moves, found {moves}"
        ));
    }
    match board.follow(&path) {
        Some(Board::GOAL) => Ok(()),
        Some(end) => Err(format!("expected the goal at the end, found {end:?}")),
        None => Err(format!(
            "expected legal moves, found `{found}`, which leaves the board"
        )),
    }
}
