//! The 15-puzzle engine: IDA* under pattern databases that grow as the work does.

mod rung;

pub use rung::Rung;

use crate::board::Board;
use crate::moves::Move;
use crate::search::{LimitReached, Measures};
use rung::Search;

/// Solves boards of 4×4.
///
/// A ladder has [rungs](Rung): pattern databases, each of which takes longer to build than the one
/// before and needs fewer states to solve a board. A search starts on the lowest rung. Once the work
/// on a rung, over all boards, reaches what the next rung costs to build, that one is built, and the
/// search goes on under it. So easy boards never pay for large tables, and the work on any boards is
/// at most about three times that of the rung that would have been best for them.
///
/// The ladder stays on a rung once it is built, so one ladder should solve all boards of a program.
pub struct Ladder {
    /// The rungs above the present one, the next one first.
    higher: Vec<Rung>,
    /// The number of states that may still be generated on the present rung.
    budget: u64,
    search: Box<dyn Search>,
}

impl Ladder {
    /// A ladder with all rungs.
    pub fn new() -> Self {
        Ladder::with_rungs(&Rung::ALL)
    }

    /// A ladder with some of the rungs, from the lowest to the highest.
    ///
    /// # Panics
    ///
    /// Panics if there are no rungs.
    pub fn with_rungs(rungs: &[Rung]) -> Self {
        let (rung, higher) = rungs.split_first().expect("a ladder has a rung");
        Ladder {
            higher: higher.to_vec(),
            budget: if higher.is_empty() {
                u64::MAX
            } else {
                rung.budget
            },
            search: rung.build(),
        }
    }

    /// Returns the alphabetically first shortest path to [`Board::GOAL`], or `None` if there is no
    /// path.
    pub fn solve(&mut self, board: Board<4, 4>) -> Option<Vec<Move>> {
        let path = self.solve_within(board, u32::MAX);
        path.expect("no path has so many moves")
    }

    /// Returns the alphabetically first shortest path to [`Board::GOAL`], or `None` if there is no
    /// path.
    ///
    /// # Errors
    ///
    /// Fails if the board is solvable, but not in `most_moves` moves.
    pub fn solve_within(
        &mut self,
        board: Board<4, 4>,
        most_moves: u32,
    ) -> Result<Option<Vec<Move>>, LimitReached> {
        self.search(board, most_moves, &mut Measures::new())
    }

    /// Does the same as [`solve_within`](Self::solve_within), and measures the work.
    ///
    /// # Errors
    ///
    /// Fails if the board is solvable, but not in `most_moves` moves, or if the limit of `measures`
    /// is reached.
    pub fn search(
        &mut self,
        board: Board<4, 4>,
        most_moves: u32,
        measures: &mut Measures,
    ) -> Result<Option<Vec<Move>>, LimitReached> {
        if !board.is_solvable() {
            return Ok(None);
        }
        let mut bound = 0;
        loop {
            bound = self.search.least_bound(board).max(bound);
            if bound > most_moves {
                return Err(LimitReached);
            }
            let mut work = Measures::with_limit(measures.left().min(self.budget));
            let path = self.search.run(board, bound, &mut work);
            measures.add(&work);
            self.budget -= work.generated;
            match path {
                Ok(None) => bound += 2,
                Ok(path) => return Ok(path),
                Err(LimitReached) if measures.left() == 0 => return Err(LimitReached),
                Err(LimitReached) => *self = Ladder::with_rungs(&self.higher),
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
    use crate::search::automaton::{Automaton, State};
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

    /// All paths are of these lengths. Returns the work.
    fn solve_all(ladder: &mut Ladder, boards: &[Board<4, 4>], lengths: &[usize]) -> Measures {
        let mut measures = Measures::new();
        for (&board, &length) in boards.iter().zip(lengths) {
            let path = ladder.search(board, u32::MAX, &mut measures);
            let path = path.unwrap().unwrap();
            assert_eq!(path.len(), length, "{board:?}");
            assert_eq!(board.follow(&path), Some(Board::GOAL));
        }
        measures
    }

    /// A ladder with one rung alone.
    fn alone(rung: usize) -> Ladder {
        Ladder::with_rungs(&Rung::ALL[rung..=rung])
    }

    /// The number of the rung that a ladder with all of them is on.
    fn place(ladder: &Ladder) -> usize {
        Rung::ALL.len() - 1 - ladder.higher.len()
    }

    #[test]
    fn easy_and_unsolvable_boards() {
        let mut ladder = Ladder::new();
        assert_eq!(ladder.solve(Board::GOAL), Some(Vec::new()));
        let board = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 14, 0];
        assert_eq!(ladder.solve(Board::new(&board).unwrap()), None);
        assert_eq!((place(&ladder), ladder.budget), (0, Rung::ALL[0].budget));
    }

    #[test]
    fn searches_end_at_the_most_moves_asked_for() {
        let mut ladder = Ladder::new();
        let board = [2, 3, 4, 0, 1, 5, 7, 8, 9, 6, 10, 12, 13, 14, 11, 15];
        let board = Board::new(&board).unwrap(); // 9 moves
        assert_eq!(ladder.solve_within(board, 8), Err(LimitReached));
        for most_moves in [9, 10, 45] {
            assert_eq!(
                ladder.solve_within(board, most_moves),
                Ok(ladder.solve(board))
            );
        }
        let (boards, lengths) = read("bench/korf100.in", "bench/korf100.len");
        let mut measures = Measures::new();
        for (&board, length) in boards.iter().zip(lengths) {
            let path = ladder.search(board, 45, &mut measures);
            assert_eq!(path.is_ok(), length <= 45);
        }
        assert_eq!((place(&ladder), measures.generated), (2, 2_580_512));
    }

    #[test]
    fn searches_end_at_the_limit_of_the_measures() {
        let boards = read("bench/korf100.in", "bench/korf100.len").0;
        for limit in [0, 1_000, Rung::ALL[0].budget, 250_000] {
            let mut measures = Measures::with_limit(limit);
            let path = Ladder::new().search(boards[0], u32::MAX, &mut measures);
            assert_eq!((path, measures.generated), (Err(LimitReached), limit));
        }
    }

    /// All rungs that are no more than seconds to build.
    #[test]
    fn every_rung_gives_the_same_path() {
        let boards = read("uva10181/batch100.in", "uva10181/batch100.out").0;
        let mut ladder = Ladder::new();
        let paths: Vec<_> = boards.iter().map(|&board| ladder.solve(board)).collect();
        for rung in 0..Rung::ALL.len() - 1 {
            let mut ladder = alone(rung);
            for (&board, path) in boards.iter().zip(&paths).step_by(4) {
                assert_eq!(&ladder.solve(board), path);
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
        fn sequences(automaton: &Automaton<4, 4>, state: State, length: u32) -> u64 {
            let longer = automaton
                .next(state)
                .map(|next| sequences(automaton, next, length - 1));
            1 + if length > 0 { longer.sum() } else { 0 }
        }
        for (rung, build) in Rung::ALL.iter().zip(BUILDS) {
            let automaton = Automaton::new(rung.length);
            let starts = (0..16).map(Automaton::<4, 4>::start);
            let sequences: u64 = starts
                .map(|state| sequences(&automaton, state, rung.length))
                .sum();
            let sizes = ('A'..='O').map(|letter| rung.partition.matches(letter).count() as u64);
            let placements = sizes.filter(|&size| size > 0);
            let placements = placements.map(|size| (17 - size..=16).product::<u64>());
            assert_eq!(7 * (sequences + placements.sum::<u64>()), build);
        }
    }

    /// By when the ladder comes to a rung: if the rung solves all at once, and if the rung before
    /// would have with the next state.
    #[test]
    fn coming_to_a_rung_is_within_three_times_the_best() {
        let mut work = BUILDS[0];
        for rung in 1..Rung::ALL.len() {
            let budget = Rung::ALL[rung - 1].budget;
            work += budget + BUILDS[rung];
            let best = BUILDS[rung].min(BUILDS[rung - 1] + budget);
            assert!(work <= 3 * best, "rung {rung}");
        }
    }

    /// Solves boards; the ladder's work is at most three times that of any rung alone from the
    /// start, builds included.
    fn is_within_three_times_the_best(boards: &[Board<4, 4>], lengths: &[usize]) {
        let mut ladder = Ladder::new();
        let measures = solve_all(&mut ladder, boards, lengths);
        let reached = place(&ladder);
        let builds: u64 = BUILDS[..=reached].iter().sum();
        let work = builds + measures.generated;
        for rung in (0..Rung::ALL.len()).filter(|&rung| 3 * BUILDS[rung] < work) {
            let mut measures = Measures::with_limit(work / 3 - BUILDS[rung]);
            let mut alone = alone(rung);
            let mut paths = boards
                .iter()
                .map(|&board| alone.search(board, u32::MAX, &mut measures));
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
