//! Why a board cannot be solved.

use crate::numbers;
use common::Board;
use judge::Error;
use std::io::Write;

/// Writes why no moves lead to the goal, in numbers that can be counted on the board.
///
/// Every move exchanges the blank with one tile, and takes the blank to a neighbouring cell. So a
/// board that can be solved takes an even number of exchanges to put all tiles where they belong
/// if the blank is an even number of cells from its place, and an odd number if that is odd.
/// `unsolvable SWAPS DISTANCE` has the two numbers, of which just one is odd. `cycle CELL …` lists
/// cells such that the tile on each belongs on the next and the tile on the last belongs on the
/// first: one exchange fewer than it has cells puts all of them right.
pub fn explain<const R: usize, const C: usize>(
    board: Board<R, C>,
    goal: Board<R, C>,
    output: &mut impl Write,
) -> Result<(), Error> {
    let cycles = cycles(board, goal);
    let swaps: usize = cycles.iter().map(|cycle| cycle.len() - 1).sum();
    let (from, to) = (board.blank(), goal.blank());
    let (rows, columns) = ((from / C).abs_diff(to / C), (from % C).abs_diff(to % C));
    writeln!(output, "unsolvable {swaps} {}", rows + columns)?;
    for cycle in cycles {
        writeln!(output, "cycle{}", numbers(cycle.into_iter()))?;
    }
    Ok(())
}

/// Returns the cycles of at least two cells.
fn cycles<const R: usize, const C: usize>(
    board: Board<R, C>,
    goal: Board<R, C>,
) -> Vec<Vec<usize>> {
    let mut home = vec![0; R * C]; // of each tile, its cell in the goal
    for (cell, tile) in goal.tiles().enumerate() {
        home[tile] = cell;
    }
    let mut seen = vec![false; R * C];
    let mut cycles = Vec::new();
    for first in 0..R * C {
        let mut cycle = Vec::new();
        let mut cell = first;
        while !seen[cell] {
            seen[cell] = true;
            cycle.push(cell);
            cell = home[board.tile(cell)];
        }
        if cycle.len() > 1 {
            cycles.push(cycle);
        }
    }
    cycles
}

#[cfg(test)]
mod tests {
    use super::*;

    fn explained(board: Board<2, 3>, goal: Board<2, 3>) -> String {
        let mut output = Vec::new();
        explain(board, goal, &mut output).unwrap();
        String::from_utf8(output).unwrap()
    }

    #[test]
    fn two_tiles_exchanged() {
        let board = Board::new(&[1, 2, 3, 5, 4, 0]).unwrap();
        let explained = explained(board, Board::GOAL);
        assert_eq!(explained, "unsolvable 1 0\ncycle 3 4\n");
    }

    #[test]
    fn just_one_number_is_odd_if_no_moves_lead_to_the_goal() {
        for goal in [0, 17, 600].map(|rank| Board::unrank(rank).unwrap()) {
            for board in (0..720).filter_map(Board::unrank) {
                let text = explained(board, goal);
                let mut words = text.split_whitespace().skip(1);
                let mut number = || words.next().unwrap().parse::<u32>().unwrap();
                let odd = (number() + number()) % 2 == 1;
                assert_eq!(odd, !board.can_reach(goal), "{board:?} {goal:?}");
            }
        }
    }
}
