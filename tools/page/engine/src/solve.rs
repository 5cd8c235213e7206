//! The shortest path of one board.

use common::{Board, DistanceTable, Ladder, Measures, Move, Progress};
use judge::{letters, Error};
use std::io::Write;

/// Solves a board by a table of all distances, and writes `path LETTERS`. The board must be
/// solvable.
pub fn by_table<const R: usize, const C: usize>(
    board: Board<R, C>,
    goal: Board<R, C>,
    output: &mut impl Write,
) -> Result<(), Error> {
    let path = DistanceTable::new(goal).path(board, |_| Move::ALL);
    write_path(path, output)
}

/// Solves a board of 4×4 by the ladder, and writes `path LETTERS`. The board must be solvable.
///
/// A long search prints a line before it builds tables, `building SIZE …`, with the number of tiles
/// of each pattern, and lines while it searches, `searching BOUND GENERATED`. They go past `output`,
/// since the ladder may report from any thread.
pub fn by_ladder(
    board: Board<4, 4>,
    goal: Board<4, 4>,
    output: &mut impl Write,
) -> Result<(), Error> {
    output.flush()?;
    let print = |progress| println!("{}", line(progress));
    let mut ladder = Ladder::new(goal);
    let path = ladder.search(board, u32::MAX, &mut Measures::new(), &print);
    write_path(path?, output)
}

/// Returns the line that shows what a search does.
fn line(progress: Progress) -> String {
    match progress {
        Progress::Building { partition } => {
            let size = |letter| partition.matches(letter).count();
            let sizes = ('A'..='O').map(size).filter(|&size| size > 0);
            format!("building{}", crate::numbers(sizes))
        }
        Progress::Searching { bound, generated } => format!("searching {bound} {generated}"),
    }
}

fn write_path(path: Option<Vec<Move>>, output: &mut impl Write) -> Result<(), Error> {
    let path = path.expect("the board is solvable");
    writeln!(output, "path {}", letters(&path))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn progress_is_one_line() {
        let partition = "AAADBADDBBCCBCC";
        assert_eq!(line(Progress::Building { partition }), "building 4 4 4 3");
        let progress = Progress::Searching {
            bound: 53,
            generated: 1_000_000,
        };
        assert_eq!(line(progress), "searching 53 1000000");
    }
}
