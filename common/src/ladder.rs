//! The 15-puzzle engine: tables are paid for only as the search needs them.

use crate::automaton::Automaton;
use crate::board::Board;
use crate::ida_star::resume;
use crate::measures::Observer;
use crate::moves::Move;
use crate::pattern_database::PatternDatabase;

/// The patterns, the automaton's depth, how many states may be generated before the next rung
/// (about as many as could be in the time in which that is built), and whether it is ranked.
pub const RUNGS: [(&str, u32, u64, bool); 6] = [
    ("ABCDEFGHIJKLMNO", 6, 100_000, false),
    ("AACBDABBDCCEDEE", 8, 1_400_000, false),
    ("AAAABBBBCCDDCCD", 10, 16_000_000, false),
    ("AAAAABCCBBCCBBC", 12, 120_000_000, false),
    ("ACCCAABBAABBABB", 14, 800_000_000, true),
    ("ACBBAABBAABBAAB", 14, u64::MAX, true),
];

/// How many states may still be generated.
struct Budget(u64);

impl Observer for Budget {
    fn generated(&mut self) -> bool {
        self.0 -= 1;
        self.0 > 0
    }
}

/// Solves boards of 4×4. Tables once built stay.
///
/// No rung takes more work than the next costs, and that is ten times the one before. So all work
/// is at most three times that of the best rung from the start, whatever the boards.
pub struct Ladder {
    rung: usize,
    budget: Budget,
    search: Search,
}

/// A search under one rung's heuristic: from a board, from a bound on.
type Search = Box<dyn Fn(Board<4, 4>, &mut u32, &mut Budget) -> Option<Vec<Move>>>;

fn search<const RANKED: bool>(patterns: &str, depth: u32) -> Search {
    let automaton = Automaton::new(depth);
    let database = PatternDatabase::<4, 4, RANKED>::new(patterns);
    Box::new(move |start, bound, budget| resume(start, &database, &automaton, bound, budget))
}

impl Ladder {
    /// On the lowest rung.
    pub fn new() -> Self {
        Ladder::at(0)
    }

    fn at(rung: usize) -> Self {
        let (patterns, depth, budget, ranked) = RUNGS[rung];
        let new = [search::<false>, search::<true>][usize::from(ranked)];
        Ladder {
            rung,
            budget: Budget(budget),
            search: new(patterns, depth),
        }
    }

    /// The alphabetically first shortest path to [`Board::GOAL`]; `None` if there is none.
    pub fn solve(&mut self, board: Board<4, 4>) -> Option<Vec<Move>> {
        let mut bound = 0;
        loop {
            let path = (self.search)(board, &mut bound, &mut self.budget);
            if path.is_some() || self.budget.0 > 0 {
                return path;
            }
            *self = Ladder::at(self.rung + 1);
        }
    }
}

impl Default for Ladder {
    fn default() -> Self {
        Ladder::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    /// The boards of a file in `test_data/bench`, and the lengths of their shortest paths.
    fn bench(name: &str) -> (Vec<Board<4, 4>>, Vec<usize>) {
        let numbers = |extension| {
            let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../test_data/bench");
            let text = fs::read_to_string(format!("{folder}/{name}.{extension}")).unwrap();
            let numbers = text.split_whitespace().map(|n| n.parse().unwrap());
            numbers.collect::<Vec<i64>>()
        };
        let boards = numbers("in")[1..]
            .chunks(16)
            .map(|tiles| Board::new(tiles).unwrap())
            .collect();
        let lengths = numbers("len")
            .iter()
            .map(|&length| length as usize)
            .collect();
        (boards, lengths)
    }

    fn solves(name: &str, sum: usize) {
        let (boards, lengths) = bench(name);
        let mut ladder = Ladder::new();
        for (&board, &length) in boards.iter().zip(&lengths) {
            let path = ladder.solve(board).unwrap();
            assert_eq!(path.len(), length, "{board:?}");
            assert_eq!(board.follow(&path), Some(Board::GOAL));
        }
        assert_eq!(lengths.iter().sum::<usize>(), sum);
    }

    #[test]
    fn korfs_100_boards() {
        solves("korf100", 5_305);
    }

    #[test]
    #[ignore = "two minutes"]
    fn the_17_hardest_boards() {
        solves("hard80", 17 * 80);
    }

    #[test]
    fn easy_and_unsolvable_boards() {
        let mut ladder = Ladder::new();
        assert_eq!(ladder.solve(Board::GOAL), Some(Vec::new()));
        let board = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 14, 0];
        assert_eq!(ladder.solve(Board::new(&board).unwrap()), None);
        assert_eq!((ladder.rung, ladder.budget.0), (0, RUNGS[0].2));
    }

    /// All rungs that are no more than seconds to build.
    #[test]
    fn every_rung_gives_the_same_path() {
        let boards = &bench("batch100").0[..40];
        let mut ladder = Ladder::new();
        let paths: Vec<_> = boards.iter().map(|&board| ladder.solve(board)).collect();
        for rung in 0..RUNGS.len() - 1 {
            let search = Ladder::at(rung).search;
            let mut budget = Budget(u64::MAX);
            for (&board, path) in boards.iter().zip(&paths) {
                assert_eq!(&search(board, &mut 0, &mut budget), path);
            }
        }
    }

    /// A rung's build counts as many states as may be generated under the one before. Then the
    /// ladder's work is at most three times that of any rung alone from the start.
    fn is_within_three_times_the_best(boards: &[Board<4, 4>]) {
        let mut ladder = Ladder::new();
        for &board in boards {
            ladder.solve(board);
        }
        let build = |rung: usize| rung.checked_sub(1).map_or(0, |before| RUNGS[before].2);
        let climbed: u64 = (1..=ladder.rung).map(|rung| 2 * build(rung)).sum();
        let work = climbed + RUNGS[ladder.rung].2 - ladder.budget.0;
        for rung in (0..RUNGS.len()).filter(|&rung| 3 * build(rung) < work) {
            let mut budget = Budget(work / 3 - build(rung) + 1);
            let search = Ladder::at(rung).search;
            let mut paths = boards
                .iter()
                .map(|&board| search(board, &mut 0, &mut budget));
            assert!(
                paths.any(|path| path.is_none()),
                "rung {rung} alone, {work} in all"
            );
        }
    }

    #[test]
    fn work_on_100_boards() {
        let boards = bench("batch100").0;
        is_within_three_times_the_best(&boards);
        for board in boards.chunks(1).filter(|board| board[0].rank() % 10 == 0) {
            is_within_three_times_the_best(board);
        }
    }

    #[test]
    fn work_on_korfs_boards() {
        let boards = bench("korf100").0;
        is_within_three_times_the_best(&boards);
        for board in boards.chunks(1).step_by(40) {
            is_within_three_times_the_best(board);
        }
    }

    #[test]
    #[ignore = "a minute"]
    fn work_on_a_board_of_80_moves() {
        is_within_three_times_the_best(&bench("hard80").0[..1]);
    }
}
