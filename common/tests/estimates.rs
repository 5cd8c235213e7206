//! What all heuristics promise, on all boards of 3×3 and along random walks on other shapes.

use common::heuristic::{Heuristic, Slide};
use common::manhattan::Manhattan;
use common::pattern_database::PatternDatabase;
use common::permutation::factorial;
use common::walking_distance::WalkingDistance;
use common::{Board, DistanceTable, Move};

/// What is carried after a move, and the board; `None` if the move is not legal.
fn follow<const R: usize, const C: usize, H: Heuristic<R, C>>(
    heuristic: &H,
    carried: H::Carried,
    board: Board<R, C>,
    m: Move,
) -> Option<(H::Carried, Board<R, C>)> {
    let next = board.slide(m)?;
    let (from, to) = (next.blank(), board.blank());
    let tile = board.tile(from);
    let slide = Slide {
        board,
        tile,
        from,
        to,
    };
    Some((heuristic.slide(carried, slide), next))
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
    for letters in ["ABCDEFGH", "AAABBBCC", "AAAABBBB", "AAAAAABB", "AAAAAAAA"] {
        let direct = on_all_of_3x3(&PatternDatabase::<3, 3, false>::new(letters));
        let ranked = on_all_of_3x3(&PatternDatabase::<3, 3, true>::new(letters));
        assert_eq!(direct, ranked);
        println!("{letters} {direct}");
    }
}
