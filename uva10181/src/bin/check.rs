//! A checker for UVA 10181, whose judge accepts any path of at most 50 moves:
//! `check INPUT OUTPUT [ANSWER]`, as `oj test --judge-command` and judges call it.
//!
//! The exit code is 0 if every line of OUTPUT is right for its board of INPUT; otherwise it is 1
//! and a line on standard error names the board and the fault. ANSWER is not looked at.

use common::program::{self, Error};
use common::reading::{Number, Tokens};
use common::{Board, Move};
use proconio::source::Readable;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::process::ExitCode;

/// The most moves that the judge accepts.
const MOST_MOVES: usize = 50;
const UNSOLVABLE: &str = "This puzzle is not solvable.";

fn main() -> ExitCode {
    program::run(|_, _| {
        let arguments: Vec<String> = std::env::args().skip(1).collect();
        match arguments.as_slice() {
            [input, output] | [input, output, _] => check(open(input)?, open(output)?),
            _ => Err("usage: check INPUT OUTPUT [ANSWER]".to_string().into()),
        }
    })
}

fn open(name: &str) -> Result<BufReader<File>, String> {
    File::open(name)
        .map(BufReader::new)
        .map_err(|error| format!("{name}: {error}"))
}

/// Whether every line of `output` is right for its board of `input`.
fn check<I: BufRead, O: BufRead>(input: I, output: O) -> Result<(), Error> {
    let mut tokens = Tokens::new(input);
    let boards = Number::read(&mut tokens).map_err(|e| format!("number of boards: {e}"))?;
    let mut lines = output.split(b'\n');
    for k in 1..=boards {
        let board = Board::read(&mut tokens).map_err(|e| format!("board {k}: {e}"))?;
        let line = match lines.next() {
            Some(line) => line.map_err(|e| format!("output: {e}"))?,
            None => return Err(format!("board {k}: expected a line, found the end").into()),
        };
        let line = String::from_utf8_lossy(&line);
        let line = line.strip_suffix('\r').unwrap_or(&line);
        check_line(board, line).map_err(|fault| format!("board {k}: {fault}"))?;
    }
    match lines.next() {
        None => Ok(()),
        Some(_) => Err(format!("expected the end after {boards} lines, found another").into()),
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
        let moves = path.len();
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
