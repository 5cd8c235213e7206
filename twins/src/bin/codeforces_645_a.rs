//! Codeforces 645 A "Amity Assessment": whether moves lead from one board of 2×2 to another.
//!
//! Compares parities: a move swaps the blank with a tile and takes it to the next cell, so both change
//! together.

use common::Board;
use judge::{expected, run};
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    run(|console| {
        console.marks = b"ABCX";
        let mut board = || {
            console.board_of(|token| {
                let tile = token.and_then(|letter| "XABC".find(letter));
                tile.ok_or_else(|| expected("one of A B C X", token))
            })
        };
        let (from, to): (Board<2, 2>, Board<2, 2>) = (board()?, board()?);
        writeln!(
            console.output,
            "{}",
            if from.can_reach(to) { "YES" } else { "NO" }
        )?;
        Ok(())
    })
}
