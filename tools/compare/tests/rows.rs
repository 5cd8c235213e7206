//! Every row on the same boards: the table of all distances is right, and so must all rows be.

use common::{Board, DistanceTable};
use compare::boards;
use compare::comparison::{check_agreement, run, Outcome};
use compare::rows::{self, Row};

/// Runs the rows on the boards and checks every length against the table.
fn outcomes<const R: usize, const C: usize>(
    rows: &[Row<R, C>],
    boards: &[Board<R, C>],
) -> Vec<Outcome> {
    let table = DistanceTable::new(Board::GOAL);
    let distance = |&board| table.distance(board).map(|moves| moves as usize);
    let lengths: Vec<Option<usize>> = boards.iter().map(distance).collect();
    let outcome = |row| {
        let outcome = run(row, boards, u64::MAX, || {}).unwrap();
        assert!(outcome.lengths == lengths, "{row}");
        outcome
    };
    rows.iter().map(outcome).collect()
}

#[test]
fn all_boards_of_2x3_on_every_row() {
    let boards: Vec<Board<2, 3>> = boards::all().collect();
    assert_eq!(boards.len(), 720);
    let outcomes = outcomes(&rows::of_2x3(), &boards);
    assert_eq!(outcomes.len(), 24);
    for outcome in &outcomes {
        assert_eq!((outcome.solved(), outcome.moves()), (360, 4544));
    }
}

#[test]
fn some_boards_of_3x3_on_every_row() {
    let boards: Vec<Board<3, 3>> = boards::random(1).take(10).collect();
    outcomes(&rows::of_3x3(), &boards);
}

/// The rows that take part in the test of the whole space.
fn fast_rows_of_3x3() -> Vec<Row<3, 3>> {
    let mut rows = rows::of_3x3();
    rows.retain(|row| match row.algorithm {
        "bfs" | "bidirectional" => row.memory == "ranked",
        "a-star" => row.memory == "ranked" && row.heuristic == "manhattan",
        "ida-star" => row.heuristic == "manhattan",
        _ => false,
    });
    assert_eq!(rows.len(), 4);
    rows
}

#[test]
fn every_997th_board_of_3x3_on_the_fast_rows() {
    let boards: Vec<Board<3, 3>> = boards::all().step_by(997).collect();
    outcomes(&fast_rows_of_3x3(), &boards);
}

/// Breadth first search goes through half the space for a board, and so would take many minutes:
/// it gets every 100th board, the others get all.
#[test]
#[ignore = "takes about a minute"]
fn all_boards_of_3x3_on_the_fast_rows() {
    let solvable = boards::all().filter(|board: &Board<3, 3>| board.is_solvable());
    let boards: Vec<Board<3, 3>> = solvable.collect();
    assert_eq!(boards.len(), 181_440);
    let some: Vec<Board<3, 3>> = boards.iter().copied().step_by(100).collect();
    let rows = fast_rows_of_3x3();
    let (breadth_first, others) = rows.split_at(1);
    assert_eq!(breadth_first[0].algorithm, "bfs");
    outcomes(breadth_first, &some);
    outcomes(others, &boards);
}

#[test]
fn work_on_the_example_board() {
    let board = Board::<3, 3>::new(&[4, 0, 8, 1, 3, 7, 5, 2, 6]).unwrap();
    let expanded = |row| run(row, &[board], u64::MAX, || {}).unwrap().expanded[0];
    let work: Vec<(String, u64)> = rows::of_3x3()
        .iter()
        .map(|row| (row.to_string(), expanded(row)))
        .collect();
    let pinned = [
        ("bfs hashed -", 84_571),
        ("bfs ranked -", 84_571),
        ("bidirectional hashed -", 1_648),
        ("bidirectional ranked -", 1_648),
        ("dfs-bb hashed none", 415_473),
        ("dfs-bb hashed misplaced", 52_533),
        ("dfs-bb hashed manhattan", 3_502),
        ("dfs-bb hashed conflict", 2_004),
        ("dfs-bb ranked none", 415_473),
        ("dfs-bb ranked misplaced", 52_533),
        ("dfs-bb ranked manhattan", 3_502),
        ("dfs-bb ranked conflict", 2_004),
        ("a-star hashed none", 118_617),
        ("a-star hashed misplaced", 9_104),
        ("a-star hashed manhattan", 582),
        ("a-star hashed conflict", 346),
        ("a-star ranked none", 118_617),
        ("a-star ranked misplaced", 9_104),
        ("a-star ranked manhattan", 582),
        ("a-star ranked conflict", 346),
        ("ida-star - none", 486_422),
        ("ida-star - misplaced", 20_910),
        ("ida-star - manhattan", 1_605),
        ("ida-star - conflict", 827),
    ];
    assert_eq!(
        work,
        pinned.map(|(row, expanded)| (row.to_string(), expanded))
    );
}

#[test]
fn random_boards_are_solvable_and_the_same_for_the_same_seed() {
    let boards = |seed| boards::random::<4, 4>(seed).take(50).collect::<Vec<_>>();
    assert_eq!(boards(7), boards(7));
    assert_ne!(boards(7), boards(8));
    assert!(boards(7).iter().all(|board| board.is_solvable()));
    let first: Vec<usize> = boards(1)[0].tiles().collect();
    assert_eq!(
        first,
        [6, 0, 15, 1, 3, 7, 14, 2, 4, 10, 8, 12, 5, 13, 11, 9]
    );
}

#[test]
fn a_row_that_gives_up_keeps_what_it_has() {
    let boards = [
        Board::<2, 3>::GOAL,
        Board::new(&[4, 5, 0, 1, 2, 3]).unwrap(),
    ];
    let row = &rows::of_2x3()[0];
    let outcome = run(row, &boards, 100, || {}).unwrap();
    assert_eq!(outcome.lengths, [Some(0)]);
    assert_eq!((outcome.generated, outcome.gave_up_at), (100, Some(100)));
}

#[test]
fn a_disagreement_names_the_board_and_the_rows() {
    let boards = [
        Board::<2, 3>::GOAL,
        Board::new(&[1, 2, 3, 4, 0, 5]).unwrap(),
    ];
    let mut outcomes = outcomes(&rows::of_2x3()[..2], &boards);
    assert_eq!(check_agreement(&outcomes), Ok(()));
    outcomes[1].lengths[1] = Some(3);
    assert_eq!(
        check_agreement(&outcomes),
        Err("board 2: bfs hashed - found 1 moves, bfs ranked - found 3 moves".to_string())
    );
}
