//! All searches on one board.

use common::{Board, LimitReached, Measures};
use judge::Error;
use rows::Row;
use std::io::Write;
use std::time::Instant;

/// Runs every row. Writes `runs ALGORITHM MEMORY HEURISTIC` before a row, and after it `row
/// ALGORITHM MEMORY HEURISTIC EXPANDED MOST_HELD BUILD TIME MOVES`. The times, to build the tables
/// and to search, are in seconds. The moves are `-` if the search reached the limit.
pub fn run<const R: usize, const C: usize>(
    board: Board<R, C>,
    rows: &[Row<R, C>],
    limit: u64,
    output: &mut impl Write,
) -> Result<(), Error> {
    for row in rows {
        writeln!(output, "runs {row}")?;
        output.flush()?;
        let start = Instant::now();
        let mut search = row.build();
        let build = start.elapsed();
        let mut measures = Measures::with_limit(limit);
        let start = Instant::now();
        let path = search(board, &mut measures);
        let time = start.elapsed();
        let moves = match path {
            Ok(path) => path.expect("the board is solvable").len().to_string(),
            Err(LimitReached) => "-".to_string(),
        };
        let (expanded, most_held) = (measures.expanded, measures.most_held);
        let (build, time) = (build.as_secs_f64(), time.as_secs_f64());
        writeln!(
            output,
            "row {row} {expanded} {most_held} {build:.6} {time:.6} {moves}"
        )?;
        output.flush()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::tests::answer_to;

    /// Returns the rows of a race, each as its words.
    fn rows(answer: &str) -> Vec<Vec<&str>> {
        let rows = answer.lines().filter_map(|line| line.strip_prefix("row "));
        rows.map(|row| row.split(' ').collect()).collect()
    }

    #[test]
    fn every_row_finds_a_shortest_path_or_reaches_the_limit() {
        let answer = answer_to("race 100000\n1 2 3 4 5 6 7 8 0\n4 0 8 1 3 7 5 2 6").unwrap();
        let rows = rows(&answer);
        assert_eq!(rows.len(), 29);
        assert!(rows.iter().all(|row| ["23", "-"].contains(&row[7])));
        let a_star = rows
            .iter()
            .find(|row| row[..3] == ["a-star", "hashed", "manhattan"]);
        assert_eq!(a_star.unwrap()[3], "582");
    }

    #[test]
    fn boards_of_4x4_and_other_goals() {
        let goal = "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15";
        let board = "4 1 2 3 5 6 7 0 8 9 10 11 12 13 14 15";
        let answer = answer_to(&format!("race 1000\n{goal}\n{board}")).unwrap();
        let rows = rows(&answer);
        assert!(rows.iter().all(|row| ["4", "-"].contains(&row[7])));
        assert_eq!(rows.last().unwrap()[0], "ladder");
    }
}
