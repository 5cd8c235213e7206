//! The searches, against each other and against what articles and other programs get wrong.

use common::{
    a_star, bidirectional, branch_and_bound, breadth_first, factorial, ida_star, Blind, Board,
    DistanceTable, Hashed, Heuristic, LimitReached, LinearConflict, Manhattan, Measures, Memory,
    Misplaced, Move, Ranked, Slide,
};
use std::collections::HashSet;

type Path = Result<Option<Vec<Move>>, LimitReached>;

/// One search: its name, what it returned, and what it measured.
struct Run {
    name: &'static str,
    path: Path,
    measures: Measures,
}

/// Runs every search under Manhattan distance, each with a memory of its own. Branch and bound
/// looks for paths of at most `most_moves`.
fn every_search<M: Memory<R, C> + Default, const R: usize, const C: usize>(
    start: Board<R, C>,
    goal: Board<R, C>,
    most_moves: u32,
    measures: &Measures,
) -> Vec<Run> {
    let run = |name, search: &dyn Fn(&mut M, &mut Measures) -> Path| {
        let mut measures = measures.clone();
        let path = search(&mut M::default(), &mut measures);
        Run {
            name,
            path,
            measures,
        }
    };
    let h = &Manhattan::new(goal);
    vec![
        run("breadth_first", &|memory, measures| {
            breadth_first(start, goal, memory, measures)
        }),
        run("bidirectional", &|memory, measures| {
            bidirectional(start, goal, [memory, &mut M::default()], measures)
        }),
        run("branch_and_bound", &|memory, measures| {
            branch_and_bound(start, h, memory, most_moves, measures)
        }),
        run("a_star", &|memory, measures| {
            a_star(start, h, memory, measures)
        }),
        run("ida_star", &|_, measures| ida_star(start, h, measures)),
    ]
}

/// [`every_search`] with both memories, without a limit. No path on 3×3 needs more than 31 moves.
fn with_both_memories<const R: usize, const C: usize>(start: Board<R, C>) -> Vec<Run> {
    let (goal, measures) = (Board::GOAL, &Measures::new());
    let mut runs = every_search::<Hashed<R, C>, R, C>(start, goal, 31, measures);
    runs.extend(every_search::<Ranked<R, C>, R, C>(
        start, goal, 31, measures,
    ));
    runs
}

fn all_boards<const R: usize, const C: usize>() -> impl Iterator<Item = Board<R, C>> {
    (0..factorial(R * C)).filter_map(Board::unrank)
}

/// A board of 3×3 that is 23 moves from the goal: the one in the examples of the searches.
fn example() -> Board<3, 3> {
    Board::new(&[4, 0, 8, 1, 3, 7, 5, 2, 6]).unwrap()
}

#[test]
fn start_may_be_the_goal() {
    for run in with_both_memories(Board::<2, 3>::GOAL) {
        assert_eq!(run.path, Ok(Some(vec![])), "{}", run.name);
        assert_eq!(run.measures.generated, 0, "{}", run.name);
        assert_eq!(run.measures.expanded, 0, "{}", run.name);
    }
}

/// On every board of a shape, each search with a memory `M` finds a path that is legal, leads to
/// the goal and is a shortest one, or finds that there is no path.
fn finds_shortest_paths<M: Memory<R, C> + Default, const R: usize, const C: usize>(
    goal: Board<R, C>,
) {
    let table = DistanceTable::new(goal);
    for start in all_boards() {
        let first = table.path(start, |_| Move::ALL);
        for run in every_search::<M, R, C>(start, goal, 31, &Measures::new()) {
            let Run { name, path, .. } = run;
            let path = path.expect("there is no limit");
            let moves = path.as_ref().map(Vec::len);
            assert_eq!(moves, first.as_ref().map(Vec::len), "{name} {start:?}");
            if let Some(path) = &path {
                assert_eq!(start.follow(path), Some(goal), "{name} {start:?}");
            }
            if name == "ida_star" || name == "breadth_first" {
                assert_eq!(path, first, "{name} {start:?}");
            }
        }
    }
}

#[test]
fn every_path_is_a_shortest_one_whatever_the_goal() {
    for goal in [[1, 2, 3, 4, 5, 0], [3, 0, 1, 5, 4, 2]] {
        let goal = Board::new(&goal).unwrap();
        finds_shortest_paths::<Hashed<2, 3>, 2, 3>(goal);
        finds_shortest_paths::<Ranked<2, 3>, 2, 3>(goal);
    }
    finds_shortest_paths::<Hashed<2, 2>, 2, 2>(Board::GOAL);
    finds_shortest_paths::<Ranked<3, 2>, 3, 2>(Board::GOAL);
}

/// Only IDA* promises the alphabetically first shortest path. The others find another one on some
/// of the 360 solvable boards of 2×3.
#[test]
fn other_searches_need_not_find_the_first_path() {
    let table = DistanceTable::new(Board::<2, 3>::GOAL);
    let mut others = [0; 5];
    for start in all_boards().filter(|board| board.is_solvable()) {
        let first = table.path(start, |_| Move::ALL);
        let runs = every_search::<Ranked<2, 3>, 2, 3>(start, Board::GOAL, 31, &Measures::new());
        for (run, others) in runs.into_iter().zip(&mut others) {
            *others += u32::from(run.path != Ok(first.clone()));
        }
    }
    let [breadth_first, bidirectional, branch_and_bound, a_star, ida_star] = others;
    assert_eq!([breadth_first, ida_star], [0, 0]);
    assert_eq!([bidirectional, branch_and_bound, a_star], [36, 94, 64]);
}

/// Walks that do not take a move back at once, with the last move before the goal in the last row.
#[test]
fn searches_agree_on_4x4() {
    let mut seed = 1_u64;
    for _ in 0..20 {
        let (mut start, mut last) = (Board::<4, 4>::GOAL, None);
        for _ in 0..16 {
            let onward = |&(m, _): &(Move, _)| last != Some(m.inverse());
            let next: Vec<_> = start.successors().filter(onward).collect();
            // Knuth's linear congruential generator (MMIX), of which the high bits are used.
            seed = seed.wrapping_mul(6_364_136_223_846_793_005);
            seed = seed.wrapping_add(1_442_695_040_888_963_407);
            let (m, board) = next[(seed >> 33) as usize % next.len()];
            (start, last) = (board, Some(m));
        }
        let runs = every_search::<Hashed<4, 4>, 4, 4>(start, Board::GOAL, 16, &Measures::new());
        let paths: Vec<_> = runs.iter().map(|run| run.path.clone().unwrap()).collect();
        let moves = |path: &Option<Vec<Move>>| path.as_ref().map(Vec::len);
        for (run, path) in runs.iter().zip(&paths) {
            assert_eq!(moves(path), moves(&paths[0]), "{} {start:?}", run.name);
            let end = start.follow(path.as_ref().unwrap());
            assert_eq!(end, Some(Board::GOAL), "{} {start:?}", run.name);
        }
    }
}

/// A search that marks a state as visited when it expands it, not when it generates it, expands
/// some states twice.
#[test]
fn without_a_path_all_states_within_reach_are_expanded() {
    let start = Board::<2, 3>::new(&[1, 2, 3, 5, 4, 0]).unwrap();
    for Run {
        name,
        path,
        measures,
    } in with_both_memories(start)
    {
        assert_eq!(path, Ok(None), "{name}");
        match name {
            "bidirectional" => assert_eq!(measures.expanded, 549),
            "branch_and_bound" => assert_eq!(measures.expanded, 1_051),
            "ida_star" => assert_eq!(measures.expanded, 0),
            _ => assert_eq!(measures.expanded, 360, "{name}"),
        }
    }
}

/// The other side need not be exhausted too: that would take 720 states.
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

/// Some programs search an unsolvable board of 4×4 forever.
#[test]
fn ida_star_ends_at_once_on_an_unsolvable_board() {
    let start = Board::<4, 4>::new(&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 14, 0]);
    let mut measures = Measures::new();
    let path = ida_star(start.unwrap(), &Manhattan::new(Board::GOAL), &mut measures);
    assert_eq!((path, measures), (Ok(None), Measures::new()));
}

/// Some programs give up after 20 moves on 2×3, or after 45 or 50 on 4×4. The two boards of 4×4
/// are numbers 9 and 74 of Korf's, turned so that the blank of the goal comes last.
#[test]
fn ida_star_has_no_depth_limit_of_its_own() {
    let table = DistanceTable::new(Board::GOAL);
    for (moves, boards) in [(20, 6), (21, 1)] {
        let far = |&start: &Board<2, 3>| table.distance(start) == Some(moves);
        let far: Vec<Board<2, 3>> = all_boards().filter(far).collect();
        assert_eq!(far.len(), boards);
        for start in far {
            let path = ida_star(start, &Blind::new(Board::GOAL), &mut Measures::new());
            assert_eq!(path.unwrap().map(|path| path.len() as u32), Some(moves));
        }
    }
    let far = [
        ([0, 1, 15, 6, 9, 10, 4, 3, 14, 8, 12, 11, 5, 7, 2, 13], 46),
        ([11, 4, 6, 14, 15, 13, 9, 0, 7, 10, 8, 1, 5, 12, 3, 2], 56),
    ];
    for (start, moves) in far {
        let start = Board::<4, 4>::new(&start).unwrap();
        let heuristic = LinearConflict::new(Board::GOAL);
        let path = ida_star(start, &heuristic, &mut Measures::new());
        let path = path.unwrap().unwrap();
        assert_eq!(path.len(), moves);
        assert_eq!(start.follow(&path), Some(Board::GOAL));
    }
}

/// Manhattan distance on some boards and 0 on the others: admissible, but so inconsistent that
/// states are expanded before the shortest way to them is known.
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
fn a_heuristic_need_not_be_consistent() {
    let table = DistanceTable::new(Board::GOAL);
    let h = Patchy(Manhattan::new(Board::GOAL));
    for start in all_boards() {
        let memory = &mut Ranked::new();
        let paths = [
            a_star(start, &h, memory, &mut Measures::new()),
            branch_and_bound(start, &h, memory, 30, &mut Measures::new()),
            ida_star(start, &h, &mut Measures::new()),
        ];
        for path in paths {
            let path = path.expect("there is no limit");
            if let Some(path) = &path {
                assert_eq!(start.follow(path), Some(Board::GOAL), "{start:?}");
            }
            let moves = path.map(|path| path.len() as u32);
            assert_eq!(moves, table.distance(start), "{start:?}");
        }
    }
}

/// In a thread with a stack of 64 KiB, with paths of up to 16,382 moves.
#[test]
fn no_search_recurses() {
    let searches = || {
        let start = Board::<3, 3>::new(&[8, 7, 6, 5, 4, 3, 2, 1, 0]).unwrap();
        let heuristic = Blind::new(Board::GOAL);
        let mut measures = Measures::with_limit(1_000_000);
        let memory = &mut Ranked::new();
        let path = branch_and_bound(start, &heuristic, memory, u32::MAX, &mut measures);
        assert_eq!((path, measures.generated), (Err(LimitReached), 1_000_000));
        with_both_memories(start).len()
    };
    let thread = std::thread::Builder::new()
        .stack_size(1 << 16)
        .spawn(searches);
    assert_eq!(thread.unwrap().join().unwrap(), 10);
}

#[test]
fn branch_and_bound_finds_no_path_beyond_its_limit() {
    let start = Board::<2, 3>::new(&[4, 5, 0, 1, 2, 3]).unwrap(); // 21 moves
    let heuristic = Misplaced::new(Board::GOAL);
    let moves = |most_moves| {
        let (memory, measures) = (&mut Ranked::new(), &mut Measures::new());
        let path = branch_and_bound(start, &heuristic, memory, most_moves, measures);
        path.map(|path| path.unwrap().len())
    };
    assert_eq!(moves(0), Err(LimitReached));
    assert_eq!(moves(20), Err(LimitReached));
    assert_eq!(moves(21), Ok(21));
    assert_eq!(moves(22), Ok(21));
    assert_eq!(moves(u32::MAX), Ok(21));
}

/// The work of each search on the example: states expanded, states generated, most states held.
#[test]
fn work_on_the_example() {
    for Run {
        name,
        path,
        measures,
    } in with_both_memories(example())
    {
        assert_eq!(path.unwrap().unwrap().len(), 23, "{name}");
        let expected = match name {
            "breadth_first" => (84_571, 141_990, 106_435),
            "bidirectional" => (1_648, 2_896, 2_718),
            "branch_and_bound" => (3_502, 5_861, 2_401),
            "a_star" => (582, 985, 933),
            "ida_star" => (1_605, 2_711, 16),
            _ => unreachable!("{name}"),
        };
        let work = (measures.expanded, measures.generated, measures.most_held);
        assert_eq!(work, expected, "{name}");
    }
}

/// A limit that suffices changes nothing; one less is reached, and never exceeded.
#[test]
fn no_search_generates_more_than_its_limit() {
    for unlimited in with_both_memories(example()) {
        let generated = unlimited.measures.generated;
        for limit in [0, 1, generated - 1, generated] {
            let limited = Measures::with_limit(limit);
            let runs = every_search::<Hashed<3, 3>, 3, 3>(example(), Board::GOAL, 31, &limited);
            let run = runs.into_iter().find(|run| run.name == unlimited.name);
            let run = run.expect("the same searches run");
            assert_eq!(run.measures.generated, limit, "{}", run.name);
            if limit == generated {
                assert_eq!(run.path, unlimited.path, "{}", run.name);
            } else {
                assert_eq!(run.path, Err(LimitReached), "{}", run.name);
            }
        }
    }
}

#[test]
fn measures_add_up_over_searches() {
    let heuristic = Manhattan::new(Board::GOAL);
    let mut once = Measures::new();
    let mut twice = Measures::new();
    ida_star(example(), &heuristic, &mut once).unwrap();
    for _ in 0..2 {
        ida_star(example(), &heuristic, &mut twice).unwrap();
    }
    assert_eq!(twice.expanded, 2 * once.expanded);
    assert_eq!(twice.generated, 2 * once.generated);
    assert_eq!(twice.most_held, once.most_held);
}

/// The numbers of boards of 4×4 at each distance from a board with the blank in a corner
/// (<https://oeis.org/A089484>).
#[test]
fn levels_of_4x4() {
    let mut visited = HashSet::from([Board::<4, 4>::GOAL]);
    let mut level = vec![Board::GOAL];
    let mut sizes = Vec::new();
    for _ in 0..15 {
        sizes.push(level.len());
        let next = level.iter().flat_map(|board| board.successors());
        level = next
            .map(|(_, next)| next)
            .filter(|&next| visited.insert(next))
            .collect();
    }
    assert_eq!(
        sizes,
        [1, 2, 4, 10, 24, 54, 107, 212, 446, 946, 1_948, 3_938, 7_808, 15_544, 30_821]
    );
}
