//! What all heuristics promise, on all boards of 3×3 and along random walks on other shapes.

use common::{
    factorial, Board, DistanceTable, Heuristic, Manhattan, Move, PatternDatabase, Rung, Slide,
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
    let table = DistanceTable::new(Board::<3, 3>::GOAL);
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
    assert_eq!(on_all_of_3x3(&WalkingDistance::new()), 0);
    for (letters, inconsistent) in [
        ("ABCDEFGH", 0),
        ("AAABBBCC", 23_340),
        ("AAAABBBB", 33_016),
        ("AAAAAABB", 33_988),
    ] {
        let direct = on_all_of_3x3(&PatternDatabase::<3, 3, false>::new(letters));
        let ranked = on_all_of_3x3(&PatternDatabase::<3, 3, true>::new(letters));
        assert_eq!([direct, ranked], [inconsistent; 2], "{letters}");
    }
    // Direct, the table would be of 4 GB.
    let exact = PatternDatabase::<3, 3, true>::new("AAAAAAAA");
    assert_eq!(on_all_of_3x3(&exact), 0);
}

/// An entry is for the cell of the blank that suits it best. For 4 below 5 that is one on the left;
/// the board's, in the corner, does not count until 4 is there.
#[test]
fn pattern_databases_are_not_consistent() {
    let heuristic = PatternDatabase::<3, 3, false>::new("AAABBBCC");
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
    assert_eq!(on_walks(&WalkingDistance::<2, 5>::new()), 0);
    assert_eq!(on_walks(&WalkingDistance::<3, 4>::new()), 0);
    assert_eq!(on_walks(&WalkingDistance::<4, 3>::new()), 0);
    assert_eq!(on_walks(&WalkingDistance::<4, 4>::new()), 0);
}

#[test]
fn pattern_databases_on_walks() {
    on_walks(&PatternDatabase::<3, 4, false>::new("AAABBBCCCDD"));
    on_walks(&PatternDatabase::<4, 3, true>::new("AAAABBBBCCC"));
    assert_eq!([0, 1, 2, 3].map(on_walks_under), [0, 52, 77, 111]);
}

#[test]
#[ignore = "half a minute"]
fn the_largest_pattern_databases_on_walks() {
    assert_eq!([4, 5].map(on_walks_under), [102, 122]);
}

/// [`on_walks`], under a rung of the ladder.
fn on_walks_under(rung: usize) -> usize {
    let letters = Rung::ALL[rung].partition;
    if rung > 3 {
        on_walks(&PatternDatabase::<4, 4, true>::new(letters))
    } else {
        on_walks(&PatternDatabase::<4, 4, false>::new(letters))
    }
}
