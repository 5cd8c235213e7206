//! What articles and other programs on these searches get wrong.

use common::{
    a_star, bidirectional, branch_and_bound, breadth_first, factorial, ida_star, Blind, Board,
    DistanceTable, Hashed, Heuristic, LimitReached, LinearConflict, Manhattan, Measures, Memory,
    Misplaced, Move, Ranked, Slide,
};

/// What a search returns.
type Path = Result<Option<Vec<Move>>, LimitReached>;

/// What a search without a limit found, and how many states it expanded.
type Found = (Option<Vec<Move>>, u64);

fn measured(search: impl FnOnce(&mut Measures) -> Path) -> Found {
    let mut measures = Measures::new();
    let path = search(&mut measures).expect("there is no limit");
    (path, measures.expanded)
}

/// All searches that can exhaust the space, with both memories.
fn exhaustive<const R: usize, const C: usize>(
    start: Board<R, C>,
    goal: Board<R, C>,
) -> Vec<(&'static str, Found)> {
    let h = &Manhattan::new(goal);
    vec![
        (
            "bfs hashed",
            measured(|m| breadth_first(start, goal, &mut Hashed::new(), m)),
        ),
        (
            "bfs ranked",
            measured(|m| breadth_first(start, goal, &mut Ranked::new(), m)),
        ),
        (
            "bidirectional hashed",
            measured(|m| bidirectional(start, goal, [&mut Hashed::new(), &mut Hashed::new()], m)),
        ),
        (
            "bidirectional ranked",
            measured(|m| bidirectional(start, goal, [&mut Ranked::new(), &mut Ranked::new()], m)),
        ),
        (
            "dfs hashed",
            measured(|m| branch_and_bound(start, h, &mut Hashed::new(), 60, m)),
        ),
        (
            "dfs ranked",
            measured(|m| branch_and_bound(start, h, &mut Ranked::new(), 60, m)),
        ),
        (
            "a-star hashed",
            measured(|m| a_star(start, h, &mut Hashed::new(), m)),
        ),
        (
            "a-star ranked",
            measured(|m| a_star(start, h, &mut Ranked::new(), m)),
        ),
    ]
}

fn all_2x3() -> impl Iterator<Item = Board<2, 3>> {
    (0..factorial(6)).filter_map(Board::unrank)
}

#[test]
fn start_may_be_the_goal() {
    for (name, (path, expanded)) in exhaustive(Board::<2, 3>::GOAL, Board::GOAL) {
        assert_eq!((path, expanded), (Some(vec![]), 0), "{name}");
    }
    let heuristic = Manhattan::new(Board::<2, 3>::GOAL);
    let path = ida_star(Board::GOAL, &heuristic, &mut Measures::new());
    assert_eq!(path, Ok(Some(vec![])));
}

/// Also where levels meet, and where no path leads: found by exhaustion.
#[test]
fn every_path_is_a_shortest_whatever_the_goal() {
    for goal in [[1, 2, 3, 4, 5, 0], [3, 0, 1, 5, 4, 2]] {
        let goal = Board::<2, 3>::new(&goal).unwrap();
        let table = DistanceTable::new(goal);
        let heuristic = Manhattan::new(goal);
        for start in all_2x3() {
            let first = table.path(start, |_| Move::ALL);
            let moves = first.as_ref().map(Vec::len);
            let path = ida_star(start, &heuristic, &mut Measures::new());
            assert_eq!(path.as_ref(), Ok(&first), "{start:?}");
            for (name, (path, _)) in exhaustive(start, goal) {
                assert_eq!(path.as_ref().map(Vec::len), moves, "{name} {start:?}");
                if let Some(path) = &path {
                    assert_eq!(start.follow(path), Some(goal), "{name} {start:?}");
                }
                if name.starts_with("bfs") {
                    assert_eq!(path, first, "alphabetically first: {start:?}");
                }
            }
        }
    }
}

/// A search that marks a state only when it takes it out expands some twice.
#[test]
fn no_path_is_told_when_what_can_be_reached_is_exhausted() {
    let start = Board::<2, 3>::new(&[1, 2, 3, 5, 4, 0]).unwrap();
    for (name, (path, expanded)) in exhaustive(start, Board::GOAL) {
        assert_eq!(path, None, "{name}");
        match name {
            "bidirectional hashed" | "bidirectional ranked" => assert_eq!(expanded, 549),
            "dfs hashed" | "dfs ranked" => assert!(expanded > 360),
            _ => assert_eq!(expanded, 360, "{name}"),
        }
    }
}

/// The other side need not be exhausted too: that would be 720 states.
#[test]
fn an_exhausted_side_ends_the_bidirectional_search() {
    let start = Board::<2, 3>::new(&[1, 2, 3, 5, 4, 0]).unwrap();
    let (mut from_start, mut from_goal) = (Ranked::new(), Ranked::new());
    let memories = [&mut from_start, &mut from_goal];
    let path = bidirectional(start, Board::GOAL, memories, &mut Measures::new());
    assert_eq!(path, Ok(None));
    let states = [from_start.states(), from_goal.states()];
    assert_eq!(states, [360, 233]);
}

/// Programs give up after 20 moves on 2×3, or after 45 or 50 on 4×4. The two boards of 4×4 are
/// numbers 9 and 74 of Korf's, turned so that the blank comes last.
#[test]
fn ida_star_has_no_depth_limit_of_its_own() {
    let table = DistanceTable::new(Board::GOAL);
    for (moves, boards) in [(20, 6), (21, 1)] {
        let far = |&start: &Board<2, 3>| table.distance(start) == Some(moves);
        let far: Vec<Board<2, 3>> = all_2x3().filter(far).collect();
        assert_eq!(far.len(), boards);
        for start in far {
            let (path, _) = measured(|m| ida_star(start, &Blind::new(Board::GOAL), m));
            assert_eq!(path.map(|path| path.len() as u32), Some(moves));
        }
    }
    let far = [
        ([0, 1, 15, 6, 9, 10, 4, 3, 14, 8, 12, 11, 5, 7, 2, 13], 46),
        ([11, 4, 6, 14, 15, 13, 9, 0, 7, 10, 8, 1, 5, 12, 3, 2], 56),
    ];
    for (start, moves) in far {
        let start = Board::<4, 4>::new(&start).unwrap();
        let (path, _) = measured(|m| ida_star(start, &LinearConflict::new(Board::GOAL), m));
        let path = path.unwrap();
        assert_eq!(path.len(), moves);
        assert_eq!(start.follow(&path), Some(Board::GOAL));
    }
}

/// Manhattan distance on some boards and nothing on the others: admissible, but so inconsistent
/// that states are expanded before the cheapest way to them is known.
struct Patchy(Manhattan<2, 3>);

impl Heuristic<2, 3> for Patchy {
    type Carried = Board<2, 3>;

    fn goal(&self) -> Board<2, 3> {
        self.0.goal()
    }

    fn start(&self, board: Board<2, 3>) -> Board<2, 3> {
        board
    }

    fn estimate(&self, board: Board<2, 3>) -> u32 {
        if board.rank() % 3 == 0 {
            0
        } else {
            self.0.estimate(self.0.start(board))
        }
    }

    fn next(&self, _: Board<2, 3>, slide: Slide<2, 3>) -> Board<2, 3> {
        slide.after()
    }
}

#[test]
fn a_star_takes_a_cheaper_way_to_a_known_state() {
    let table = DistanceTable::new(Board::GOAL);
    let heuristic = Patchy(Manhattan::new(Board::GOAL));
    for start in all_2x3() {
        let (path, _) = measured(|m| a_star(start, &heuristic, &mut Ranked::new(), m));
        let moves = path.map(|path| path.len() as u32);
        assert_eq!(moves, table.distance(start), "{start:?}");
    }
}

/// With a stack of 64 KiB, and paths of up to 16,382 moves.
#[test]
fn nothing_recurses_as_deep_as_the_space_is_large() {
    let searches = || {
        let start = Board::<3, 3>::new(&[8, 7, 6, 5, 4, 3, 2, 1, 0]).unwrap();
        let heuristic = Blind::new(Board::GOAL);
        let mut measures = Measures::with_limit(1_000_000);
        let memory = &mut Ranked::new();
        let path = branch_and_bound(start, &heuristic, memory, u32::MAX, &mut measures);
        assert_eq!((path, measures.generated), (Err(LimitReached), 1_000_000));
        exhaustive(start, Board::GOAL).len()
    };
    let thread = std::thread::Builder::new()
        .stack_size(1 << 16)
        .spawn(searches);
    assert_eq!(thread.unwrap().join().unwrap(), 8);
}

#[test]
fn branch_and_bound_finds_nothing_beyond_its_limit() {
    let start = Board::<2, 3>::new(&[4, 5, 0, 1, 2, 3]).unwrap(); // 21 moves
    let heuristic = Misplaced::new(Board::GOAL);
    let moves = |most_moves| {
        let (memory, measures) = (&mut Ranked::new(), &mut Measures::new());
        let path = branch_and_bound(start, &heuristic, memory, most_moves, measures);
        path.map(|path| path.unwrap().len())
    };
    assert_eq!(moves(20), Err(LimitReached));
    assert_eq!(moves(21), Ok(21));
    assert_eq!(moves(22), Ok(21));
    assert_eq!(moves(u32::MAX), Ok(21));
}

/// Every heuristic on every board and every move, for a goal with the blank in the middle too:
/// admissible, consistent, and carried along a slide as it would be made afresh.
fn holds_everywhere<const R: usize, const C: usize, H: Heuristic<R, C>>(
    heuristic: &H,
    table: &DistanceTable<R, C>,
) {
    assert_eq!(heuristic.estimate(heuristic.start(heuristic.goal())), 0);
    for board in (0..factorial(R * C)).filter_map(Board::unrank) {
        let carried = heuristic.start(board);
        let h = heuristic.estimate(carried);
        if let Some(distance) = table.distance(board) {
            assert!(h <= distance, "{board:?}: {h}");
        }
        for (_, next) in board.successors() {
            let slide = Slide::new(board, next.blank());
            let afresh = heuristic.estimate(heuristic.start(next));
            assert!(afresh.abs_diff(h) <= 1, "{board:?} {next:?}");
            let carried = heuristic.estimate(heuristic.next(carried, slide));
            assert_eq!(carried, afresh, "{board:?} {next:?}");
        }
    }
}

#[test]
fn heuristics_are_admissible_consistent_and_carried_right() {
    for goal in [[1, 2, 3, 4, 5, 6, 7, 8, 0], [1, 2, 3, 8, 0, 4, 7, 6, 5]] {
        let goal = Board::<3, 3>::new(&goal).unwrap();
        let table = DistanceTable::new(goal);
        holds_everywhere(&Blind::new(goal), &table);
        holds_everywhere(&Misplaced::new(goal), &table);
        holds_everywhere(&Manhattan::new(goal), &table);
        holds_everywhere(&LinearConflict::new(goal), &table);
    }
}

/// The pairs of tiles that are in each other's way: in their own row or column, in wrong order.
fn pairs_in_conflict(board: Board<3, 3>) -> u32 {
    let place = |tile: usize| (board.tiles().position(|t| t == tile)).map(|at| (at / 3, at % 3));
    let home = |tile: usize| ((tile - 1) / 3, (tile - 1) % 3);
    let pairs = (1..9).flat_map(|a| (1..a).map(move |b| (b, a)));
    let in_conflict = pairs.filter(|&(b, a)| {
        let ((b_row, b_column), (a_row, a_column)) = (place(b).unwrap(), place(a).unwrap());
        let row = [b_row, a_row, home(b).0]
            .iter()
            .all(|&row| row == home(a).0);
        let column = [b_column, a_column, home(b).1]
            .iter()
            .all(|&column| column == home(a).1);
        row && b_column > a_column || column && b_row > a_row
    });
    in_conflict.count() as u32
}

#[test]
fn two_moves_for_each_pair_in_conflict_would_be_too_many() {
    let board = Board::<3, 3>::new(&[3, 8, 1, 6, 5, 4, 0, 2, 7]).unwrap();
    let manhattan = Manhattan::new(Board::GOAL);
    let by_pairs = manhattan.estimate(manhattan.start(board)) + 2 * pairs_in_conflict(board);
    assert_eq!(by_pairs, 28);
    let conflict = LinearConflict::new(Board::GOAL);
    assert_eq!(conflict.estimate(conflict.start(board)), 24);
    let (path, _) = measured(|m| ida_star(board, &conflict, m));
    assert_eq!(path.unwrap().len(), 26);
}
