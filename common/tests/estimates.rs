//! What all heuristics promise, on all boards of 3×3 and along random walks on other shapes.

use common::{
    factorial, Board, DistanceTable, Heuristic, Manhattan, Move, PatternDatabase, Slide,
    WalkingDistance,
};

/// What is carried after a move, and the board; `None` if the move is not legal.
fn follow<const R: usize, const C: usize, H: Heuristic<R, C>>(
    heuristic: &H,
    carried: H::Carried,
    board: Board<R, C>,
    m: Move,
) -> Option<(H::Carried, Board<R, C>)> {
    let next = board.after(m)?;
    let slide = Slide::new(board, next.blank());
    Some((heuristic.next(carried, slide), next))
}

/// Admissible on every board of 3×3, and on every edge as if estimated afresh; how many edges
/// change the estimate by more than one.
fn on_all_of_3x3<H: Heuristic<3, 3>>(heuristic: &H) -> usize {
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
        for (after, next) in Move::ALL
            .iter()
            .filter_map(|&m| follow(heuristic, carried, board, m))
        {
            let after = heuristic.estimate(after);
            assert_eq!(after, heuristic.estimate(heuristic.start(next)), "{next:?}");
            inconsistent += usize::from(h.abs_diff(after) > 1);
        }
    }
    inconsistent
}

#[test]
fn all_of_3x3() {
    assert_eq!(on_all_of_3x3(&Manhattan::new(Board::GOAL)), 0);
    assert_eq!(on_all_of_3x3(&WalkingDistance::new(Board::GOAL)), 0);
    for (letters, inconsistent) in [
        ("ABCDEFGH", 0),
        ("AAABBBCC", 23_340),
        ("AAAABBBB", 33_016),
        ("AAAAAABB", 33_988),
    ] {
        let heuristic = PatternDatabase::new(Board::GOAL, letters);
        assert_eq!(on_all_of_3x3(&heuristic), inconsistent, "{letters}");
    }
    // A pattern of all tiles: the estimate is the distance.
    let exact = PatternDatabase::new(Board::GOAL, "AAAAAAAA");
    assert_eq!(on_all_of_3x3(&exact), 0);
}

/// Goals with the blank in each corner, on an edge and in the middle.
#[test]
fn all_of_3x3_to_any_goal() {
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
        assert_eq!(on_all_of_3x3(&Manhattan::new(goal)), 0);
        assert_eq!(on_all_of_3x3(&WalkingDistance::new(goal)), 0);
        on_all_of_3x3(&PatternDatabase::new(goal, "AAABBBCC"));
        on_all_of_3x3(&PatternDatabase::new(goal, "AAAAAABB"));
        let exact = PatternDatabase::new(goal, "AAAAAAAA");
        assert_eq!(on_all_of_3x3(&exact), 0);
    }
}

/// An entry is for the cell of the blank that suits it best. For 4 below 5 that is one on the left;
/// the board's, in the corner, does not count until 4 is there.
#[test]
fn pattern_databases_are_not_consistent() {
    let heuristic = PatternDatabase::<3, 3>::new(Board::GOAL, "AAABBBCC");
    let before = Board::new(&[1, 2, 3, 7, 5, 6, 8, 4, 0]).unwrap();
    let after = before.after(Move::Left).unwrap();
    let estimate = |board| heuristic.estimate(heuristic.start(board));
    assert_eq!([before, after].map(estimate), [6, 9]);
}

/// Along 100 walks of 60 moves from the goal, none taken back at once: estimates as if made
/// afresh, never more than the way back, and of its parity. How many moves change the estimate by
/// more than one.
fn on_walks<const R: usize, const C: usize, H: Heuristic<R, C>>(heuristic: &H) -> usize {
    let (mut seed, mut inconsistent) = (1_u64, 0);
    for _ in 0..100 {
        let (mut board, mut last) = (Board::GOAL, None);
        let mut carried = heuristic.start(board);
        for length in 1..=60 {
            let moves: Vec<_> = board.successors().map(|(m, _)| m).collect();
            let moves: Vec<_> = moves.iter().filter(|m| Some(m.inverse()) != last).collect();
            // Knuth's linear congruential generator (MMIX): the high bits are the good ones.
            seed = seed.wrapping_mul(6_364_136_223_846_793_005);
            seed = seed.wrapping_add(1_442_695_040_888_963_407);
            let m = *moves[(seed >> 33) as usize % moves.len()];
            let before = heuristic.estimate(carried);
            let (after, next) = follow(heuristic, carried, board, m).unwrap();
            let h = heuristic.estimate(after);
            assert_eq!(h, heuristic.estimate(heuristic.start(next)), "{next:?}");
            assert!(h <= length && (length - h) % 2 == 0, "{next:?}");
            inconsistent += usize::from(h.abs_diff(before) > 1);
            carried = after;
            board = next;
            last = Some(m);
        }
    }
    inconsistent
}

#[test]
fn walking_distance_on_walks() {
    assert_eq!(on_walks(&WalkingDistance::<2, 5>::new(Board::GOAL)), 0);
    assert_eq!(on_walks(&WalkingDistance::<3, 4>::new(Board::GOAL)), 0);
    assert_eq!(on_walks(&WalkingDistance::<4, 3>::new(Board::GOAL)), 0);
    assert_eq!(on_walks(&WalkingDistance::<4, 4>::new(Board::GOAL)), 0);
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

/// [`on_walks`], under one of the best partitions.
fn on_walks_under(partition: usize) -> usize {
    let letters = PatternDatabase::PARTITIONS[partition];
    on_walks(&PatternDatabase::<4, 4>::new(Board::GOAL, letters))
}

/// A partition turns with the goal: turned by 180 degrees, with the tiles renamed such that the
/// blank comes first, boards have the same estimates.
#[test]
fn boards_turned_round_have_the_same_estimates() {
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
