//! Every row on the same boards: the table of all distances is right, and so must all rows be.

use common::{Board, DistanceTable, LimitReached};
use compare::boards;
use compare::comparison::{agreed_lengths, run, Length, Limits, Outcome};
use rows::Row;

const NO_LIMITS: Limits = Limits {
    board: u64::MAX,
    row: u64::MAX,
};

/// Runs the rows on the boards and checks every length against the table.
fn outcomes<const R: usize, const C: usize>(
    rows: &[Row<R, C>],
    boards: &[Board<R, C>],
) -> Vec<Outcome> {
    let table = DistanceTable::new(Board::GOAL);
    let distance = |&board| table.distance(board).map(|moves| moves as usize);
    let lengths: Vec<Length> = boards.iter().map(distance).map(Ok).collect();
    let outcome = |row| {
        let outcome = run(row, boards, NO_LIMITS, || {}).unwrap();
        assert!(outcome.lengths == lengths, "{row}");
        outcome
    };
    rows.iter().map(outcome).collect()
}

#[test]
fn all_boards_of_2x3_on_every_row() {
    let boards: Vec<Board<2, 3>> = boards::all().collect();
    assert_eq!(boards.len(), 720);
    let outcomes = outcomes(&rows::of_2x3(Board::GOAL), &boards);
    assert_eq!(outcomes.len(), 29);
    for outcome in &outcomes {
        assert_eq!((outcome.solved(), outcome.moves()), (360, 4544));
    }
}

#[test]
fn some_boards_of_3x3_on_every_row() {
    let boards: Vec<Board<3, 3>> = boards::random(1).take(10).collect();
    outcomes(&rows::of_3x3(Board::GOAL), &boards);
}

/// The rows that take part in the test of the whole space.
fn fast_rows_of_3x3() -> Vec<Row<3, 3>> {
    let mut rows = rows::of_3x3(Board::GOAL);
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
    let expanded = |row| run(row, &[board], NO_LIMITS, || {}).unwrap().expanded[0];
    let work: Vec<(String, u64)> = rows::of_3x3(Board::GOAL)
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
        ("dfs-bb hashed walking", 1_987),
        ("dfs-bb ranked none", 415_473),
        ("dfs-bb ranked misplaced", 52_533),
        ("dfs-bb ranked manhattan", 3_502),
        ("dfs-bb ranked conflict", 2_004),
        ("dfs-bb ranked walking", 1_987),
        ("a-star hashed none", 118_617),
        ("a-star hashed misplaced", 9_104),
        ("a-star hashed manhattan", 582),
        ("a-star hashed conflict", 346),
        ("a-star hashed walking", 598),
        ("a-star ranked none", 118_617),
        ("a-star ranked misplaced", 9_104),
        ("a-star ranked manhattan", 582),
        ("a-star ranked conflict", 346),
        ("a-star ranked walking", 598),
        ("ida-star - none", 486_422),
        ("ida-star - misplaced", 20_910),
        ("ida-star - manhattan", 1_605),
        ("ida-star - conflict", 827),
        ("ida-star - walking", 951),
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
fn a_row_that_gives_up_on_a_board_goes_on_with_the_next() {
    let near = Board::new(&[1, 2, 3, 4, 0, 5]).unwrap();
    let far = Board::<2, 3>::new(&[4, 5, 0, 1, 2, 3]).unwrap();
    let boards = [near, far, near, far, near];
    let row = &rows::of_2x3(Board::GOAL)[0];
    let limits = Limits {
        board: 100,
        row: 1_000,
    };
    let outcome = run(row, &boards, limits, || {}).unwrap();
    let (one, gave_up) = (Ok(Some(1)), Err(LimitReached));
    assert_eq!(outcome.lengths, [one, gave_up, one, gave_up, one]);
    assert_eq!((outcome.gave_up(), outcome.not_tried), (2, 0));
    assert!((200..220).contains(&outcome.generated));
}

#[test]
fn a_row_ends_at_its_limit() {
    let near = Board::new(&[1, 2, 3, 4, 0, 5]).unwrap();
    let far = Board::<2, 3>::new(&[4, 5, 0, 1, 2, 3]).unwrap();
    let boards = [near, far, near, far, near];
    let row = &rows::of_2x3(Board::GOAL)[0];
    let limits = Limits {
        board: 100,
        row: 150,
    };
    let outcome = run(row, &boards, limits, || {}).unwrap();
    let (one, gave_up) = (Ok(Some(1)), Err(LimitReached));
    assert_eq!(outcome.lengths, [one, gave_up, one, gave_up]);
    assert_eq!((outcome.generated, outcome.not_tried), (150, 1));
}

#[test]
fn a_disagreement_names_the_board_and_the_rows() {
    let boards = [
        Board::<2, 3>::GOAL,
        Board::new(&[1, 2, 3, 4, 0, 5]).unwrap(),
    ];
    let mut outcomes = outcomes(&rows::of_2x3(Board::GOAL)[..2], &boards);
    outcomes[0].lengths[0] = Err(LimitReached);
    let lengths = vec![Ok(Some(0)), Ok(Some(1))];
    assert_eq!(agreed_lengths(&outcomes), Ok(lengths));
    outcomes[1].lengths[1] = Ok(Some(3));
    assert_eq!(
        agreed_lengths(&outcomes),
        Err("board 2: bfs hashed - found 1 moves, bfs ranked - found 3 moves".to_string())
    );
}

#[test]
fn all_rows_of_4x4_agree() {
    let input = include_str!("../../../test_data/uva10181/mixed_up_to_50_moves.in");
    let answers = include_str!("../../../test_data/uva10181/mixed_up_to_50_moves.out");
    let boards = boards::read::<4, 4>(input).unwrap();
    let limits = Limits {
        board: 20_000,
        row: u64::MAX,
    };
    let rows = rows::of_4x4(Board::GOAL);
    let outcomes = rows.iter().map(|row| run(row, &boards, limits, || {}));
    let outcomes: Vec<Outcome> = outcomes.collect::<Result<_, _>>().unwrap();
    let lengths = agreed_lengths(&outcomes).unwrap();
    let mut solved = 0;
    for (length, answer) in lengths.iter().zip(answers.lines()) {
        if let Ok(length) = length {
            assert_eq!(*length, Some(answer.len()));
            solved += 1;
        }
    }
    assert!(solved > 50, "{solved}");
    // The better the heuristic, the more boards are solved.
    let solved = |name: &str| {
        let row = rows.iter().position(|row| row.to_string() == name);
        outcomes[row.unwrap()].solved()
    };
    for [worse, better] in [
        ["ida-star - manhattan", "ida-star - walking"],
        ["ida-star - walking", "ida-star - 4-4-4-3"],
        ["ida-star - 4-4-4-3", "ida-star - 6-6-3"],
        ["bfs hashed -", "bidirectional hashed -"],
    ] {
        assert!(solved(worse) < solved(better), "{worse} {better}");
    }
}
