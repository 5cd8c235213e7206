//! The 15-puzzle engine: tables are paid for only as the search needs them.

use crate::board::Board;
use crate::heuristic::PatternDatabase;
use crate::moves::Move;
use crate::search::automaton::Automaton;
use crate::search::ida_star::resume;
use crate::search::{LimitReached, Measures};

/// The patterns, the automaton's depth, how many states may be generated before the next rung
/// (about as many as could be in the time in which that is built).
pub const RUNGS: [(&str, u32, u64); 6] = [
    ("ABCDEFGHIJKLMNO", 6, 100_000),
    ("AACBDABBDCCEDEE", 8, 1_400_000),
    ("AAAABBBBCCDDCCD", 10, 16_000_000),
    ("AAAAABCCBBCCBBC", 12, 120_000_000),
    ("ACCCAABBAABBABB", 14, 800_000_000),
    ("ACBBAABBAABBAAB", 14, u64::MAX),
];

/// Solves boards of 4×4. Tables once built stay.
///
/// No rung takes more work than the next costs, six to fourteen times the one before. So all work
/// is at most about three times that of the best rung from the start: tested on easy and hard.
pub struct Ladder {
    rung: usize,
    measures: Measures,
    search: Search,
}

/// A search under one rung's heuristic: from a board, from a bound on.
type Search =
    Box<dyn Fn(Board<4, 4>, &mut u32, &mut Measures) -> Result<Option<Vec<Move>>, LimitReached>>;

fn search(patterns: &str, depth: u32) -> Search {
    let automaton = Automaton::new(depth);
    let database = PatternDatabase::new(Board::GOAL, patterns);
    Box::new(move |start, bound, measures| resume(start, &database, &automaton, bound, measures))
}

impl Ladder {
    /// On the lowest rung.
    pub fn new() -> Self {
        Ladder::at(0)
    }

    fn at(rung: usize) -> Self {
        let (patterns, depth, budget) = RUNGS[rung];
        Ladder {
            rung,
            measures: Measures::with_limit(budget),
            search: search(patterns, depth),
        }
    }

    /// The alphabetically first shortest path to [`Board::GOAL`]; `None` if there is none.
    pub fn solve(&mut self, board: Board<4, 4>) -> Option<Vec<Move>> {
        let mut bound = 0;
        loop {
            match (self.search)(board, &mut bound, &mut self.measures) {
                Ok(path) => return path,
                Err(LimitReached) => *self = Ladder::at(self.rung + 1),
            }
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

    /// The boards of a file in `test_data`, and the lengths of their shortest paths: those of the
    /// lines of another file, or its numbers.
    fn read(boards: &str, lengths: &str) -> (Vec<Board<4, 4>>, Vec<usize>) {
        let text = |name| {
            let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../test_data");
            fs::read_to_string(format!("{folder}/{name}")).unwrap()
        };
        let tiles = text(boards);
        let tiles = tiles.split_whitespace().map(|tile| tile.parse().unwrap());
        let tiles: Vec<usize> = tiles.skip(1).collect();
        let boards = tiles.chunks(16).map(|tiles| Board::new(tiles).unwrap());
        let lines = text(lengths);
        let lengths = lines.lines().map(|line| line.parse().unwrap_or(line.len()));
        (boards.collect(), lengths.collect())
    }

    /// All paths are of these lengths.
    fn solve_all(ladder: &mut Ladder, boards: &[Board<4, 4>], lengths: &[usize]) {
        for (&board, &length) in boards.iter().zip(lengths) {
            let path = ladder.solve(board).unwrap();
            assert_eq!(path.len(), length, "{board:?}");
            assert_eq!(board.follow(&path), Some(Board::GOAL));
        }
    }

    #[test]
    fn easy_and_unsolvable_boards() {
        let mut ladder = Ladder::new();
        assert_eq!(ladder.solve(Board::GOAL), Some(Vec::new()));
        let board = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 14, 0];
        assert_eq!(ladder.solve(Board::new(&board).unwrap()), None);
        assert_eq!((ladder.rung, ladder.measures.generated), (0, 0));
    }

    /// All rungs that are no more than seconds to build.
    #[test]
    fn every_rung_gives_the_same_path() {
        let boards = read("uva10181/batch100.in", "uva10181/batch100.out").0;
        let mut ladder = Ladder::new();
        let paths: Vec<_> = boards.iter().map(|&board| ladder.solve(board)).collect();
        for rung in 0..RUNGS.len() - 1 {
            let search = Ladder::at(rung).search;
            for (&board, path) in boards.iter().zip(&paths).step_by(4) {
                let found = search(board, &mut 0, &mut Measures::new());
                assert_eq!(found.as_ref(), Ok(path));
            }
        }
    }

    /// What the rungs take to build, in generated states. Where one of these takes 13 ns (46 under
    /// the last rung), a placement of a pattern takes 75 to 170 and a string that the automaton
    /// tries and does not prune 70: both are counted as seven states.
    const BUILDS: [u64; 6] = [
        30_828,
        245_364,
        1_484_588,
        13_228_684,
        89_563_292,
        816_025_644,
    ];

    #[test]
    fn builds() {
        fn strings(automaton: &Automaton<4, 4>, edge: u32, depth: u32) -> u64 {
            let edges = automaton.edges(edge).iter().filter(|&&edge| edge != 0);
            let longer = edges.map(|&edge| strings(automaton, edge, depth - 1));
            1 + if depth > 0 { longer.sum() } else { 0 }
        }
        for (&(patterns, depth, _), build) in RUNGS.iter().zip(BUILDS) {
            let automaton = Automaton::new(depth);
            let starts = (0..16).map(Automaton::<4, 4>::start);
            let strings: u64 = starts.map(|edge| strings(&automaton, edge, depth)).sum();
            let sizes = ('A'..='O').map(|letter| patterns.matches(letter).count() as u64);
            let placements = sizes.filter(|&size| size > 0);
            let placements = placements.map(|size| (17 - size..=16).product::<u64>());
            assert_eq!(7 * (strings + placements.sum::<u64>()), build);
        }
    }

    /// By when the ladder comes to a rung: if the rung solves all at once, and if the rung before
    /// would have with the next state.
    #[test]
    fn coming_to_a_rung_is_within_three_times_the_best() {
        let mut work = BUILDS[0];
        for rung in 1..RUNGS.len() {
            let budget = RUNGS[rung - 1].2;
            work += budget + BUILDS[rung];
            let best = BUILDS[rung].min(BUILDS[rung - 1] + budget);
            assert!(work <= 3 * best, "rung {rung}");
        }
    }

    /// Solves boards; the ladder's work is at most three times that of any rung alone from the
    /// start, builds included.
    fn is_within_three_times_the_best(boards: &[Board<4, 4>], lengths: &[usize]) {
        let mut ladder = Ladder::new();
        solve_all(&mut ladder, boards, lengths);
        let climbed = (0..ladder.rung).map(|rung| BUILDS[rung] + RUNGS[rung].2);
        let last = BUILDS[ladder.rung] + ladder.measures.generated;
        let work = climbed.sum::<u64>() + last;
        for rung in (0..RUNGS.len()).filter(|&rung| 3 * BUILDS[rung] < work) {
            let mut measures = Measures::with_limit(work / 3 - BUILDS[rung]);
            let search = Ladder::at(rung).search;
            let mut paths = boards
                .iter()
                .map(|&board| search(board, &mut 0, &mut measures));
            assert!(
                paths.any(|path| path.is_err()),
                "rung {rung} alone, {work} in all"
            );
        }
    }

    #[test]
    fn boards_of_at_most_45_moves() {
        let (boards, lengths) = read("uva10181/batch100.in", "uva10181/batch100.out");
        is_within_three_times_the_best(&boards, &lengths);
        for (boards, lengths) in boards.chunks(1).zip(lengths.chunks(1)).step_by(10) {
            is_within_three_times_the_best(boards, lengths);
        }
    }

    #[test]
    fn korfs_100_boards() {
        let (boards, lengths) = read("bench/korf100.in", "bench/korf100.len");
        assert_eq!(lengths.iter().sum::<usize>(), 5_305);
        is_within_three_times_the_best(&boards, &lengths);
        for (boards, lengths) in boards.chunks(1).zip(lengths.chunks(1)).step_by(40) {
            is_within_three_times_the_best(boards, lengths);
        }
    }

    #[test]
    #[ignore = "two minutes"]
    fn a_board_of_80_moves() {
        let (boards, lengths) = read("bench/hard80.in", "bench/hard80.len");
        is_within_three_times_the_best(&boards[..1], &lengths[..1]);
    }

    #[test]
    #[ignore = "two minutes"]
    fn the_17_boards_of_80_moves() {
        let (boards, lengths) = read("bench/hard80.in", "bench/hard80.len");
        assert_eq!(lengths, [80; 17]);
        solve_all(&mut Ladder::new(), &boards, &lengths);
    }
}
