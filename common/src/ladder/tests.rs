use super::*;
use crate::heuristic::{Heuristic, Manhattan};
use crate::search::ida_star;
use std::fs;
use std::sync::Mutex;

/// Returns the boards of a file in `test_data`.
fn boards(name: &str) -> Vec<Board<4, 4>> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../test_data");
    let text = fs::read_to_string(format!("{folder}/{name}")).unwrap();
    let tiles = text.split_whitespace().map(|tile| tile.parse().unwrap());
    let tiles: Vec<usize> = tiles.skip(1).collect();
    tiles.chunks(16).map(|t| Board::new(t).unwrap()).collect()
}

/// Returns the numbers of a file in `test_data`, or the lengths of its lines if they are no numbers.
fn lengths(name: &str) -> Vec<usize> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../test_data");
    let text = fs::read_to_string(format!("{folder}/{name}")).unwrap();
    let lengths = text.lines().map(|line| line.parse().unwrap_or(line.len()));
    lengths.collect()
}

/// Returns the number of the rung that a ladder with all of them is on.
fn place(ladder: &Ladder) -> usize {
    Rung::ALL.len() - ladder.rungs.len()
}

/// Returns a ladder with one small rung that searches on many threads.
fn on_threads(threads: usize) -> Ladder {
    let rung = Rung {
        is_large: true,
        ..Rung::ALL[2]
    };
    Ladder::with_rungs(Board::GOAL, &[rung]).with_threads(threads)
}

#[test]
fn easy_and_unsolvable_boards() {
    let mut ladder = Ladder::new(Board::GOAL);
    assert_eq!(ladder.solve(Board::GOAL), Some(Vec::new()));
    let board = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 14, 0];
    assert_eq!(ladder.solve(Board::new(&board).unwrap()), None);
    let untouched = Ladder::new(Board::GOAL).budget;
    assert_eq!((place(&ladder), ladder.budget), (0, untouched));
}

#[test]
fn searches_end_at_the_most_moves_asked_for() {
    let mut ladder = Ladder::new(Board::GOAL);
    let board = [2, 3, 4, 0, 1, 5, 7, 8, 9, 6, 10, 12, 13, 14, 11, 15];
    let board = Board::new(&board).unwrap(); // 9 moves
    assert_eq!(ladder.solve_within(board, 8), Err(LimitReached));
    for most_moves in [9, 10, 45] {
        let path = ladder.solve_within(board, most_moves);
        assert_eq!(path, Ok(ladder.solve(board)));
    }
    let mut measures = Measures::new();
    let lengths = lengths("bench/korf100.len");
    for (&board, length) in boards("bench/korf100.in").iter().zip(lengths) {
        let path = ladder.search(board, 45, &mut measures, &|_| ());
        assert_eq!(path.is_ok(), length <= 45);
    }
    assert_eq!((place(&ladder), measures.generated), (2, 2_110_759));
}

#[test]
fn searches_end_at_the_limit_of_the_measures() {
    let board = boards("bench/korf100.in")[0];
    let budget = Ladder::new(Board::GOAL).budget;
    for limit in [0, 1_000, budget, budget + 1, 300_000] {
        let mut measures = Measures::with_limit(limit);
        let path = Ladder::new(Board::GOAL).search(board, u32::MAX, &mut measures, &|_| ());
        assert_eq!((path, measures.generated), (Err(LimitReached), limit));
    }
    for threads in [1, 2, 7] {
        let mut measures = Measures::with_limit(1_500_000);
        let board = boards("bench/korf100.in")[87];
        let path = on_threads(threads).search(board, u32::MAX, &mut measures, &|_| ());
        assert_eq!((path, measures.generated), (Err(LimitReached), 1_500_000));
    }
}

/// Every rung but the last, which takes seconds to build.
#[test]
fn every_rung_gives_the_same_path() {
    let boards = boards("uva10181/batch100.in");
    let mut ladder = Ladder::new(Board::GOAL);
    let paths: Vec<_> = boards.iter().map(|&board| ladder.solve(board)).collect();
    let rungs = Rung::ALL;
    for rung in &rungs[..rungs.len() - 1] {
        let mut ladder = Ladder::with_rungs(Board::GOAL, &[*rung]);
        for (&board, path) in boards.iter().zip(&paths).step_by(4) {
            assert_eq!(&ladder.solve(board), path);
        }
    }
}

/// Some of the boards take several million states under one bound, which one thread leaves to
/// others; some have paths that begin with different branches.
#[test]
fn any_number_of_threads_gives_the_same_path() {
    let boards = boards("bench/korf100.in");
    let [mut one, mut two, mut seven] = [1, 2, 7].map(on_threads);
    for &board in boards.iter().step_by(12) {
        let path = one.solve(board);
        assert_eq!(two.solve(board), path, "{board:?}");
        assert_eq!(seven.solve(board), path, "{board:?}");
    }
}

/// Some boards take all branches of the last bound but one, and none of them is searched twice: then
/// threads do not change the number of states.
#[test]
fn threads_share_the_work() {
    let board = boards("bench/korf100.in")[87];
    let generated = |threads| {
        let mut measures = Measures::new();
        let path = on_threads(threads).search(board, 63, &mut measures, &|_| ());
        assert_eq!(path, Err(LimitReached));
        measures.generated
    };
    assert_eq!([2, 7].map(generated), [generated(1); 2]);
}

#[test]
fn progress_is_reported() {
    let reports = Mutex::new(Vec::new());
    let watch = |progress| reports.lock().unwrap().push(progress);
    let board = boards("bench/korf100.in")[0]; // 57 moves
    let mut ladder = Ladder::new(Board::GOAL);
    let path = ladder.search(board, u32::MAX, &mut Measures::new(), &watch);
    assert_eq!(path.unwrap().unwrap().len(), 57);
    let reports = reports.into_inner().unwrap();
    let first = Progress::Searching {
        bound: 41,
        generated: 0,
    };
    assert_eq!(reports[0], first);
    let partition = Rung::ALL[1].partition;
    assert!(reports.contains(&Progress::Building { partition }));
    let is_last = |report: &Progress| matches!(report, Progress::Searching { bound: 57, .. });
    assert!(reports.last().is_some_and(is_last));
}

/// Walks from a goal without taking a move back, and returns where it ends.
fn walk(goal: Board<4, 4>, moves: u32, seed: &mut u64) -> Board<4, 4> {
    let (mut board, mut last) = (goal, None);
    for _ in 0..moves {
        let onward = |&(m, _): &(Move, _)| last != Some(m.inverse());
        let successors: Vec<_> = board.successors().filter(onward).collect();
        // Knuth's linear congruential generator (MMIX), of which the high bits are used.
        *seed = seed.wrapping_mul(6_364_136_223_846_793_005);
        *seed = seed.wrapping_add(1_442_695_040_888_963_407);
        let (m, next) = successors[(*seed >> 33) as usize % successors.len()];
        (board, last) = (next, Some(m));
    }
    board
}

#[test]
fn any_goal_gives_the_same_path_as_manhattan_distance() {
    let mut seed = 1;
    let first = Board::unrank(0).unwrap();
    let spiral = [1, 2, 3, 4, 12, 13, 14, 5, 11, 0, 15, 6, 10, 9, 8, 7];
    let mut goals = vec![first, Board::new(&spiral).unwrap()];
    for _ in 0..8 {
        goals.push(walk(Board::GOAL, 300, &mut seed));
    }
    for goal in goals {
        let manhattan = Manhattan::new(goal);
        let mut ladder = Ladder::new(goal);
        for rung in &Rung::ALL[..4] {
            let mut alone = Ladder::with_rungs(goal, &[*rung]);
            for moves in (4..=36).step_by(4) {
                let board = walk(goal, moves, &mut seed);
                let path = ida_star(board, &manhattan, &mut Measures::new()).unwrap();
                assert_eq!(ladder.solve(board), path, "{board:?} to {goal:?}");
                assert_eq!(alone.solve(board), path, "{board:?} to {goal:?}");
            }
        }
    }
}

/// A goal with the blank first takes the same tables, turned round: the estimates are those of the
/// boards turned round.
#[test]
fn a_goal_turned_round_has_the_same_estimates() {
    let turned = |board: Board<4, 4>| {
        let tile = |cell: usize| match board.tile(15 - cell) {
            0 => 0,
            tile => 16 - tile,
        };
        Board::<4, 4>::new(&(0..16).map(tile).collect::<Vec<_>>()).unwrap()
    };
    assert_eq!(turned(Board::GOAL), Board::unrank(0).unwrap());
    for rung in Rung::ALL.iter().take(4) {
        let last = PatternDatabase::new(Board::GOAL, rung.partition);
        let first = PatternDatabase::new(turned(Board::GOAL), rung.partition);
        for board in boards("bench/korf100.in") {
            let estimate = last.estimate(last.start(board));
            assert_eq!(first.estimate(first.start(turned(board))), estimate);
        }
    }
}

/// What it takes to solve boards on the ladder or on one rung, in nanoseconds as the rungs count
/// them.
fn work(rungs: &[Rung], states: &[u64]) -> u64 {
    let rungs = rungs.iter().zip(states);
    rungs
        .map(|(rung, states)| rung.build + states * rung.state)
        .sum()
}

/// By when the ladder comes to a rung: if the rung solves all at once, and if the rung before
/// would have with the next state.
#[test]
fn coming_to_a_rung_is_within_three_times_the_best() {
    let rungs = Rung::ALL;
    let mut states = Vec::new();
    for i in 1..rungs.len() {
        states.push(rungs[i - 1].budget(Some(&rungs[i])));
        let work = work(&rungs, &states) + rungs[i].build;
        let before = rungs[i - 1].build + states[i - 1] * rungs[i - 1].state;
        let best = rungs[i].build.min(before);
        assert!(work <= 3 * best, "rung {i}: {work} and {best}");
    }
}

/// Solves boards; the work is at most three times that of any rung alone from the start, builds
/// included.
fn is_within_three_times_the_best(boards: &[Board<4, 4>], lengths: &[usize]) {
    let rungs = Rung::ALL;
    let mut ladder = Ladder::new(Board::GOAL);
    let mut states = vec![0; rungs.len()];
    for (&board, &length) in boards.iter().zip(lengths) {
        // The states of each rung are those from one report of a build to the next.
        let mut measures = Measures::new();
        let path = ladder.search(board, u32::MAX, &mut measures, &|_| ());
        let path = path.unwrap().unwrap();
        assert_eq!(path.len(), length, "{board:?}");
        assert_eq!(board.follow(&path), Some(Board::GOAL));
        states[0] += measures.generated;
    }
    let reached = place(&ladder);
    for i in 0..reached {
        let budget = rungs[i].budget(Some(&rungs[i + 1]));
        states[i + 1] = states[i] - budget;
        states[i] = budget;
    }
    let work = work(&rungs[..=reached], &states);
    for rung in rungs.iter().filter(|rung| 3 * rung.build < work) {
        let mut measures = Measures::with_limit((work / 3 - rung.build) / rung.state);
        let mut alone = Ladder::with_rungs(Board::GOAL, &[*rung]);
        let mut search = |&board| alone.search(board, u32::MAX, &mut measures, &|_| ());
        let is_dearer = boards.iter().any(|board| search(board).is_err());
        assert!(is_dearer, "{} alone, {work} in all", rung.partition);
    }
}

#[test]
fn boards_of_at_most_45_moves() {
    let boards = boards("uva10181/batch100.in");
    let lengths = lengths("uva10181/batch100.out");
    is_within_three_times_the_best(&boards, &lengths);
    for (boards, lengths) in boards.chunks(1).zip(lengths.chunks(1)).step_by(10) {
        is_within_three_times_the_best(boards, lengths);
    }
}

#[test]
fn korfs_100_boards() {
    let (boards, lengths) = (boards("bench/korf100.in"), lengths("bench/korf100.len"));
    assert_eq!(lengths.iter().sum::<usize>(), 5_305);
    is_within_three_times_the_best(&boards, &lengths);
    for (boards, lengths) in boards.chunks(1).zip(lengths.chunks(1)).step_by(40) {
        is_within_three_times_the_best(boards, lengths);
    }
}

#[test]
#[ignore = "a minute"]
fn a_board_of_80_moves() {
    let (boards, lengths) = (boards("bench/hard80.in"), lengths("bench/hard80.len"));
    is_within_three_times_the_best(&boards[..1], &lengths[..1]);
}

#[test]
#[ignore = "a minute"]
fn the_17_boards_of_80_moves() {
    let mut ladder = Ladder::new(Board::GOAL).with_threads(2);
    for &board in &boards("bench/hard80.in") {
        let path = ladder.solve(board).unwrap();
        assert_eq!(path.len(), 80);
        assert_eq!(board.follow(&path), Some(Board::GOAL));
    }
}
