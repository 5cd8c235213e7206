//! COMP9021 "The 9 puzzle": grids or a pasted Python session from standard input.

use common::literal::item;
use common::program::{self, Error};
use common::{Board, DistanceTable, Move};
use std::convert::TryFrom;
use std::io::{BufRead, Read, Write};
use std::process::ExitCode;

/// A longer line is an error: no grid needs it, and memory is bounded.
const LONGEST_LINE: u64 = 1 << 20;

fn main() -> ExitCode {
    program::run(|input, output| solve(input, output))
}

fn solve<I: BufRead, O: Write>(mut input: I, output: &mut O) -> Result<(), Error> {
    let table = DistanceTable::new(Board::<3, 3>::GOAL);
    let order: Vec<[Move; 4]> = (0..9).map(neighbour_order).collect();
    let mut line = Vec::new();
    for number in 1.. {
        let at_line = |message: String| format!("line {number}: {message}");
        line.clear();
        let mut limited = input.by_ref().take(LONGEST_LINE);
        let length = limited.read_until(b'\n', &mut line);
        match length.map_err(|e| at_line(e.to_string()))? as u64 {
            0 => break,
            LONGEST_LINE => {
                let error = "expected at most 1,048,575 bytes, found more";
                return Err(at_line(error.to_string()).into());
            }
            _ => {}
        }
        let text = std::str::from_utf8(&line).map_err(|e| at_line(e.to_string()))?;
        let text = text.trim_start_matches('\u{FEFF}'); // a byte order mark
        let code = text.trim_start().trim_start_matches(">>>").trim_start();
        if code.is_empty() || code.starts_with('#') {
            continue;
        }
        let item = item(text.trim_end()).map_err(at_line)?;
        let as_usize = |tile: i64| usize::try_from(tile).unwrap_or(usize::MAX);
        let board = item.grid.and_then(|tiles| Board::new(&tiles.map(as_usize)));
        let board = board.filter(|&board| table.distance(board).is_some());
        if item.validate {
            let verdict = match board {
                Some(_) => "This is a valid 9 puzzle, and it is solvable",
                None => "This is an invalid or unsolvable 9 puzzle",
            };
            writeln!(output, "{verdict}")?;
        }
        if let (true, Some(mut board)) = (item.solve, board) {
            let path = table.path(board, |blank| order[blank]).unwrap_or_default();
            output.write_all(b"Here is a minimal solution:\n")?;
            output.write_all(&picture(board))?;
            for m in path {
                board = board.after(m).expect("a path has legal moves only");
                output.write_all(&picture(board))?;
            }
        }
    }
    Ok(())
}

/// The order in which the reference program tries the blank's neighbours. It keeps their cells
/// in a set, and CPython goes through a set of at most four small integers by their value
/// modulo 8, the size of the set's table: 8 comes first.
fn neighbour_order(blank: usize) -> [Move; 4] {
    let mut order = Move::ALL;
    order.sort_by_key(|&m| Board::<3, 3>::target(blank, m).map(|cell| cell % 8));
    order
}

/// An empty line and three rows, each tile right-aligned in three columns, the blank as spaces.
fn picture(board: Board<3, 3>) -> [u8; 31] {
    let mut text = *b"\n         \n         \n         \n";
    for (cell, tile) in board.tiles().enumerate().filter(|&(_, tile)| tile != 0) {
        text[1 + 10 * (cell / 3) + 3 * (cell % 3) + 2] = b'0' + tile as u8;
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_may_not_be_endless() {
        let mut input = std::io::BufReader::new(b"\n"[..].chain(std::io::repeat(b'[')));
        let error = solve(&mut input, &mut Vec::new()).unwrap_err();
        let expected = "line 2: expected at most 1,048,575 bytes, found more";
        assert_eq!(error.to_string(), expected);
    }
}
