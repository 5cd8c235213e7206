//! COMP9021 "The 9 puzzle": grids or a pasted Python session from standard input.
//!
//! Searches breadth-first from the goal, once. A solution then follows falling distances, in the order
//! in which the course's program tries the blank's neighbours.

mod item;

use common::{Board, DistanceTable, Move};
use item::next_item;
use judge::run;
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    run(|console| {
        let table = DistanceTable::new(Board::<3, 3>::GOAL);
        let order: Vec<[Move; 4]> = (0..9).map(neighbour_order).collect();
        let mut in_session = false;
        while let Some(item) = next_item(console, &mut in_session)
            .map_err(|error| format!("line {}: {error}", console.line))?
        {
            let board = item.board.filter(|&board| table.distance(board).is_some());
            if item.validate {
                let verdict = match board {
                    Some(_) => "This is a valid 9 puzzle, and it is solvable",
                    None => "This is an invalid or unsolvable 9 puzzle",
                };
                writeln!(console.output, "{verdict}")?;
            }
            if let (true, Some(mut board)) = (item.solve, board) {
                let path = table.path(board, |blank| order[blank]);
                writeln!(console.output, "Here is a minimal solution:")?;
                console.output.write_all(&picture(board))?;
                for m in path.expect("the board is solvable") {
                    board = board.after(m).expect("a path has legal moves only");
                    console.output.write_all(&picture(board))?;
                }
            }
        }
        Ok(())
    })
}

/// Returns the order in which the reference program tries the blank's neighbours. It keeps their
/// cells in a set, and CPython iterates a set of at most four small integers by their value
/// modulo 8, the size of the set's table: 8 comes first.
fn neighbour_order(blank: usize) -> [Move; 4] {
    let mut order = Move::ALL;
    order.sort_by_key(|&m| Board::<3, 3>::target(blank, m).map(|cell| cell % 8));
    order
}

/// Returns an empty line and three rows, each tile right-aligned in three columns, the blank as
/// spaces.
fn picture(board: Board<3, 3>) -> [u8; 31] {
    let mut text = *b"\n         \n         \n         \n";
    for (cell, tile) in board.tiles().enumerate().filter(|&(_, tile)| tile != 0) {
        text[1 + 10 * (cell / 3) + 3 * (cell % 3) + 2] = b'0' + tile as u8;
    }
    text
}
