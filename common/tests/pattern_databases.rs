//! Pattern databases, on all boards of 3×3 and along walks on larger shapes.

use common::{factorial, Board, DistanceTable, Heuristic, Move, PatternDatabase, Slide};

/// Checks the estimates of all boards of 3×3. Each is at most the distance, of the same parity, and
/// equal to the one that is updated with the slide from a neighbour. Returns the number of moves
/// that change the estimate by more than one.
fn on_all_of_3x3(heuristic: &PatternDatabase<3, 3>) -> usize {
    let table = DistanceTable::new(heuristic.goal());
    let mut inconsistent = 0;
    for board in (0..factorial(9)).filter_map(Board::<3, 3>::unrank) {
        let distance = match table.distance(board) {
            Some(distance) => distance,
            None => continue,
        };
        let carried = heuristic.start(board);
        let h = heuristic.estimate(carried);
        assert!(h <= distance && (distance - h) % 2 == 0, "{board:?}");
        for (_, next) in board.successors() {
            let carried = heuristic.next(carried, Slide::new(board, next.blank()));
            let after = heuristic.estimate(carried);
            assert_eq!(after, heuristic.estimate(heuristic.start(next)), "{next:?}");
            inconsistent += usize::from(h.abs_diff(after) > 1);
        }
    }
    inconsistent
}

/// Checks that the estimates are the distances if one pattern has all tiles.
fn one_pattern_is_exact(goal: Board<3, 3>) {
    let heuristic = PatternDatabase::new(goal, "AAAAAAAA");
    let table = DistanceTable::new(goal);
    for board in (0..factorial(9)).filter_map(Board::unrank) {
        if let Some(distance) = table.distance(board) {
            let estimate = heuristic.estimate(heuristic.start(board));
            assert_eq!(estimate, distance, "{board:?}");
        }
    }
}

#[test]
fn all_of_3x3() {
    for (partition, inconsistent) in [
        ("ABCDEFGH", 0),
        ("AAABBBCC", 23_340),
        ("AAAABBBB", 33_016),
        ("AAAAAABB", 33_988),
        ("AAAAAAAA", 0),
    ] {
        let heuristic = PatternDatabase::new(Board::GOAL, partition);
        assert_eq!(on_all_of_3x3(&heuristic), inconsistent, "{partition}");
    }
    one_pattern_is_exact(Board::GOAL);
}

#[test]
fn all_of_3x3_to_goals_with_the_blank_elsewhere() {
    for goal in [
        [0, 1, 2, 3, 4, 5, 6, 7, 8],
        [3, 8, 0, 7, 4, 1, 6, 5, 2],
        [7, 6, 5, 8, 2, 4, 0, 3, 1],
        [5, 2, 7, 1, 8, 3, 6, 4, 0],
        [2, 0, 6, 5, 7, 8, 1, 3, 4],
        [1, 2, 3, 0, 8, 4, 7, 6, 5],
        [1, 2, 3, 8, 0, 4, 7, 6, 5],
    ] {
        let goal = Board::new(&goal).unwrap();
        on_all_of_3x3(&PatternDatabase::new(goal, "AAABBBCC"));
        on_all_of_3x3(&PatternDatabase::new(goal, "AAAAAABB"));
        one_pattern_is_exact(goal);
    }
}

/// An entry is for the blank's best cell. If tile 4 is below tile 5, that is a cell on the left. The
/// blank of the first board is in the corner, which does not count until 4 has moved there.
#[test]
fn pattern_databases_are_not_consistent() {
    let heuristic = PatternDatabase::<3, 3>::new(Board::GOAL, "AAABBBCC");
    let before = Board::new(&[1, 2, 3, 7, 5, 6, 8, 4, 0]).unwrap();
    let after = before.after(Move::Left).unwrap();
    let estimate = |board| heuristic.estimate(heuristic.start(board));
    assert_eq!([before, after].map(estimate), [6, 9]);
}

/// Checks the estimates along 100 walks of 60 moves from the goal, in which no move takes back the
/// one before. Each is at most the length of the way back, of the same parity, and equal to a fresh
/// estimate. Returns the number of moves that change the estimate by more than one.
fn on_walks<const R: usize, const C: usize>(heuristic: &PatternDatabase<R, C>) -> usize {
    let (mut seed, mut inconsistent) = (1_u64, 0);
    for _ in 0..100 {
        let (mut board, mut last) = (Board::GOAL, None);
        let mut carried = heuristic.start(board);
        for length in 1..=60 {
            let onward = |&(m, _): &(Move, _)| last != Some(m.inverse());
            let successors: Vec<_> = board.successors().filter(onward).collect();
            // Knuth's linear congruential generator (MMIX), of which the high bits are used.
            seed = seed.wrapping_mul(6_364_136_223_846_793_005);
            seed = seed.wrapping_add(1_442_695_040_888_963_407);
            let (m, next) = successors[(seed >> 33) as usize % successors.len()];
            let before = heuristic.estimate(carried);
            carried = heuristic.next(carried, Slide::new(board, next.blank()));
            let h = heuristic.estimate(carried);
            assert_eq!(h, heuristic.estimate(heuristic.start(next)), "{next:?}");
            assert!(h <= length && (length - h) % 2 == 0, "{next:?}");
            inconsistent += usize::from(h.abs_diff(before) > 1);
            (board, last) = (next, Some(m));
        }
    }
    inconsistent
}

#[test]
fn pattern_databases_on_walks() {
    on_walks(&PatternDatabase::<3, 4>::new(Board::GOAL, "AAABBBCCCDD"));
    on_walks(&PatternDatabase::<4, 3>::new(Board::GOAL, "AAAABBBBCCC"));
    assert_eq!([0, 1, 2, 3].map(on_walks_under), [0, 52, 75, 105]);
}

#[test]
#[ignore = "ten seconds"]
fn the_largest_pattern_databases_on_walks() {
    assert_eq!([4, 5].map(on_walks_under), [95, 131]);
}

/// [`on_walks`] under one of [`PatternDatabase::PARTITIONS`].
fn on_walks_under(partition: usize) -> usize {
    let letters = PatternDatabase::PARTITIONS[partition];
    on_walks(&PatternDatabase::<4, 4>::new(Board::GOAL, letters))
}

/// A partition turns with the goal. If the goal and a board are turned by 180 degrees, and the tiles
/// are renamed accordingly, the estimate is the same.
#[test]
fn boards_turned_by_180_degrees_have_the_same_estimates() {
    let blank_first = Board::<4, 4>::unrank(0).unwrap();
    for letters in &PatternDatabase::PARTITIONS[..4] {
        let heuristic = PatternDatabase::<4, 4>::new(Board::GOAL, letters);
        let turned_heuristic = PatternDatabase::new(blank_first, letters);
        for rank in (0..factorial(16)).step_by(20_000_000_003) {
            let board = Board::unrank(rank).unwrap();
            let turned: Vec<usize> = board.tiles().map(|tile| (16 - tile) % 16).collect();
            let turned: Vec<usize> = turned.into_iter().rev().collect();
            let turned = Board::new(&turned).unwrap();
            let estimate = heuristic.estimate(heuristic.start(board));
            let start = turned_heuristic.start(turned);
            assert_eq!(turned_heuristic.estimate(start), estimate, "{board:?}");
        }
    }
}
