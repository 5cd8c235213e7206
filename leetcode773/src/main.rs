//! LeetCode 773 "Sliding Puzzle": the judge's test cases from standard input, an answer a line.

mod solution;

use common::Board;
use judge::{expected, list, number, run, Error, Tokens};
use solution::Solution;
use std::io::{BufRead, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    run(solve)
}

fn solve(input: impl BufRead, output: &mut impl Write) -> Result<(), Error> {
    let mut tokens = Tokens::with_marks(input, b"[],=");
    while tokens.peek().is_some() {
        let board = board(&mut tokens).map_err(|e| format!("line {}: {e}", tokens.line()))?;
        writeln!(output, "{}", Solution::sliding_puzzle(board))?;
    }
    Ok(())
}

/// Reads a board, which may follow `board =` as in the judge's statement.
fn board(tokens: &mut Tokens<impl BufRead>) -> Result<Vec<Vec<i32>>, String> {
    if tokens.peek() == Some("board") {
        tokens.expect("board")?;
        tokens.expect("=")?;
    }
    let list = list(tokens, |word| number(Some(word), "tile", 0..=5))?;
    if list.shape != "[[n,n,n],[n,n,n]]" {
        return Err(expected("2 rows of 3 tiles", Some(&list.shape)));
    }
    let _: Board<2, 3> = judge::board(&list.numbers)?;
    let row = |row: &[usize]| row.iter().map(|&tile| tile as i32).collect();
    Ok(list.numbers.chunks(3).map(row).collect())
}
