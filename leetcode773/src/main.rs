//! LeetCode 773 "Sliding Puzzle": the judge's test cases from standard input, an answer a line.

mod solution;

use common::Board;
use judge::{expected, number, run, Console};
use solution::Solution;
use std::io::{Read, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    run(|console| {
        console.marks = b"[],=";
        while console.peek().is_some() {
            let board = board(console).map_err(|e| format!("line {}: {e}", console.line))?;
            writeln!(console.output, "{}", Solution::sliding_puzzle(board))?;
        }
        Ok(())
    })
}

/// Reads a board, which may follow `board =` as in the judge's statement.
fn board(console: &mut Console<impl Read, impl Write>) -> Result<Vec<Vec<i32>>, String> {
    if console.next_if("board") {
        console.expect("=")?;
    }
    let list = console.list(|word| number(Some(word), "tile", 0..=5))?;
    if list.shape != "[[n,n,n],[n,n,n]]" {
        return Err(expected("2 rows of 3 tiles", Some(&list.shape)));
    }
    let _: Board<2, 3> = judge::board(&list.numbers)?;
    let row = |row: &[usize]| row.iter().map(|&tile| tile as i32).collect();
    Ok(list.numbers.chunks(3).map(row).collect())
}
