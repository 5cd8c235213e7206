//! LeetCode 773 "Sliding Puzzle": the judge's test cases from standard input, an answer a line.

mod solution;

use common::grid::grids;
use common::program::{self, Error};
use common::reading::board;
use solution::Solution;
use std::io::{BufRead, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    program::run(|input, output| solve(input, output))
}

fn solve<I: BufRead, O: Write>(input: I, output: &mut O) -> Result<(), Error> {
    for grid in grids(input) {
        let (line, grid) = grid?;
        let lengths: Vec<usize> = grid.iter().map(Vec::len).collect();
        if lengths != [3, 3] {
            let found = format!("found rows of {lengths:?}");
            return Err(format!("line {line}: expected 2 rows of 3 tiles, {found}").into());
        }
        board::<2, 3>(&grid.concat()).map_err(|e| format!("line {line}: {e}"))?;
        let to_i32 = |row: Vec<i64>| row.into_iter().map(|tile| tile as i32).collect();
        let answer = Solution::sliding_puzzle(grid.into_iter().map(to_i32).collect());
        writeln!(output, "{answer}")?;
    }
    Ok(())
}
