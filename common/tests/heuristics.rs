//! All heuristics but pattern databases, on all boards of small shapes.

use common::{
    factorial, ida_star, Blind, Board, DistanceTable, Heuristic, LinearConflict, Manhattan,
    Measures, Misplaced, Move, Slide, WalkingDistance,
};
use std::collections::{HashMap, VecDeque};

fn all_boards<const R: usize, const C: usize>() -> impl Iterator<Item = Board<R, C>> {
    (0..factorial(R * C)).filter_map(Board::unrank)
}

fn estimate<const R: usize, const C: usize>(h: &impl Heuristic<R, C>, board: Board<R, C>) -> u32 {
    h.estimate(h.start(board))
}

/// On every board and every move, a heuristic is admissible and consistent, and the carried value
/// gives the same estimate as a fresh one.
fn holds_everywhere<const R: usize, const C: usize>(
    heuristic: &impl Heuristic<R, C>,
    table: &DistanceTable<R, C>,
) {
    assert_eq!(estimate(heuristic, heuristic.goal()), 0);
    for board in all_boards() {
        let carried = heuristic.start(board);
        let h = heuristic.estimate(carried);
        if let Some(distance) = table.distance(board) {
            assert!(h <= distance, "{board:?}: {h}");
        }
        for (_, next) in board.successors() {
            let slide = Slide::new(board, next.blank());
            let fresh = estimate(heuristic, next);
            assert!(fresh.abs_diff(h) <= 1, "{board:?} {next:?}");
            let carried = heuristic.estimate(heuristic.next(carried, slide));
            assert_eq!(carried, fresh, "{board:?} {next:?}");
        }
    }
}

fn all_hold_everywhere<const R: usize, const C: usize>(goal: &[usize]) {
    let goal = Board::<R, C>::new(goal).unwrap();
    let table = DistanceTable::new(goal);
    holds_everywhere(&Blind::new(goal), &table);
    holds_everywhere(&Misplaced::new(goal), &table);
    holds_everywhere(&Manhattan::new(goal), &table);
    holds_everywhere(&LinearConflict::new(goal), &table);
    holds_everywhere(&WalkingDistance::new(goal), &table);
}

#[test]
fn heuristics_are_admissible_consistent_and_carried_right() {
    all_hold_everywhere::<3, 3>(&[1, 2, 3, 4, 5, 6, 7, 8, 0]);
    all_hold_everywhere::<3, 3>(&[1, 2, 3, 8, 0, 4, 7, 6, 5]);
    all_hold_everywhere::<2, 3>(&[0, 1, 2, 3, 4, 5]);
    all_hold_everywhere::<2, 4>(&[1, 2, 3, 4, 5, 6, 7, 0]);
    all_hold_everywhere::<4, 2>(&[1, 2, 3, 4, 5, 6, 7, 0]);
}

/// The row and column of each tile.
fn places<const R: usize, const C: usize>(board: Board<R, C>) -> Vec<[usize; 2]> {
    let mut places = vec![[0, 0]; R * C];
    for (cell, tile) in board.tiles().enumerate() {
        places[tile] = [cell / C, cell % C];
    }
    places
}

/// The least number of tiles without which no two tiles are in conflict, line by line, found by
/// trying all sets of tiles to take out.
fn tiles_in_the_way(places: &[[usize; 2]], homes: &[[usize; 2]]) -> u32 {
    let mut sum = 0;
    for (axis, along) in [(0, 1), (1, 0)] {
        for line in 0..4 {
            let in_line = |&tile: &usize| places[tile][axis] == line && homes[tile][axis] == line;
            let tiles: Vec<usize> = (1..places.len()).filter(in_line).collect();
            let out_of_order = |a: usize, b: usize| {
                (places[a][along] < places[b][along]) != (homes[a][along] < homes[b][along])
            };
            let solves = |&out: &u32| {
                let left = (0..tiles.len()).filter(|i| out >> i & 1 == 0);
                let left: Vec<usize> = left.map(|i| tiles[i]).collect();
                left.iter()
                    .all(|&a| left.iter().all(|&b| !out_of_order(a, b)))
            };
            let sets = (0..1_u32 << tiles.len()).filter(solves);
            sum += sets.map(u32::count_ones).min().unwrap();
        }
    }
    sum
}

/// The goal lines of the tiles on each line, sorted.
type Lines = Vec<Vec<usize>>;

/// Reduces a board to its rows (`axis` 0) or columns (1).
fn lines_of(places: &[[usize; 2]], homes: &[[usize; 2]], axis: usize) -> Lines {
    let mut lines = vec![Vec::new(); 4];
    for (place, home) in places.iter().zip(homes).skip(1) {
        lines[place[axis]].push(home[axis]);
    }
    lines.iter_mut().for_each(|line| line.sort_unstable());
    lines
}

/// Finds the walking distances of all configurations of rows (`axis` 0) or columns (1).
fn walking_distances(homes: &[[usize; 2]], axis: usize) -> HashMap<Lines, u32> {
    let goal = lines_of(homes, homes, axis);
    let mut distances = HashMap::from([(goal.clone(), 0)]);
    let mut queue = VecDeque::from([(goal, homes[0][axis])]);
    while let Some((lines, blank)) = queue.pop_front() {
        for line in (0..4_usize).filter(|line| line.abs_diff(blank) == 1) {
            for tile in 0..lines[line].len() {
                let mut next = lines.clone();
                let home = next[line].remove(tile);
                next[blank].push(home);
                next[blank].sort_unstable();
                if !distances.contains_key(&next) {
                    distances.insert(next.clone(), distances[&lines] + 1);
                    queue.push_back((next, line));
                }
            }
        }
    }
    distances
}

/// A weaker estimate would be admissible too, so the estimates are compared with naive twins.
fn estimates_are_exact<const R: usize, const C: usize>(goal: &[usize]) {
    let goal = Board::<R, C>::new(goal).unwrap();
    let homes = places(goal);
    let walking = [0, 1].map(|axis| walking_distances(&homes, axis));
    let heuristic = WalkingDistance::new(goal);
    for board in all_boards() {
        let places = places(board);
        let lines = [0, 1].map(|axis| lines_of(&places, &homes, axis));
        let walked = walking[0][&lines[0]] + walking[1][&lines[1]];
        assert_eq!(estimate(&heuristic, board), walked, "{board:?}");
        let (mut misplaced, mut manhattan) = (0, 0);
        for (place, home) in places.iter().zip(&homes).skip(1) {
            misplaced += u32::from(place != home);
            manhattan += (place[0].abs_diff(home[0]) + place[1].abs_diff(home[1])) as u32;
        }
        assert!(walked >= manhattan);
        let conflict = manhattan + 2 * tiles_in_the_way(&places, &homes);
        let estimates = [
            estimate(&Blind::new(goal), board),
            estimate(&Misplaced::new(goal), board),
            estimate(&Manhattan::new(goal), board),
            estimate(&LinearConflict::new(goal), board),
        ];
        assert_eq!(estimates, [0, misplaced, manhattan, conflict], "{board:?}");
    }
}

#[test]
fn estimates_are_those_of_naive_twins() {
    estimates_are_exact::<3, 3>(&[1, 2, 3, 8, 0, 4, 7, 6, 5]);
    estimates_are_exact::<3, 3>(&[1, 2, 3, 4, 5, 6, 7, 8, 0]);
    estimates_are_exact::<2, 4>(&[1, 2, 3, 4, 5, 6, 7, 0]);
    estimates_are_exact::<4, 2>(&[7, 1, 0, 6, 2, 5, 4, 3]);
}

/// Counts the pairs of tiles in conflict: both in their goal row or goal column, in wrong order.
fn pairs_in_conflict(board: Board<3, 3>) -> u32 {
    let (places, homes) = (places(board), places(Board::<3, 3>::GOAL));
    let mut pairs = 0;
    for b in 1..9 {
        for a in 1..b {
            for (axis, along) in [(0, 1), (1, 0)] {
                let lines = [
                    places[a][axis],
                    places[b][axis],
                    homes[a][axis],
                    homes[b][axis],
                ];
                let same_line = lines.iter().all(|&line| line == lines[0]);
                pairs += u32::from(same_line && places[a][along] > places[b][along]);
            }
        }
    }
    pairs
}

#[test]
fn two_moves_for_each_pair_in_conflict_would_be_too_many() {
    let board = Board::<3, 3>::new(&[3, 8, 1, 6, 5, 4, 0, 2, 7]).unwrap();
    let by_pairs = estimate(&Manhattan::new(Board::GOAL), board) + 2 * pairs_in_conflict(board);
    assert_eq!(by_pairs, 28);
    let conflict = LinearConflict::new(Board::GOAL);
    assert_eq!(estimate(&conflict, board), 24);
    let path = ida_star(board, &conflict, &mut Measures::new());
    assert_eq!(path.unwrap().unwrap().len(), 26);
}

/// Checks that the carried walking distance is a fresh one, along a walk of 6,000 moves.
fn walking_distance_holds_on_a_walk<const R: usize, const C: usize>() {
    let heuristic = WalkingDistance::<R, C>::new(Board::GOAL);
    let (mut board, mut last) = (Board::GOAL, None);
    let mut carried = heuristic.start(board);
    for length in 1..=6_000 {
        let onward = |&(m, _): &(Move, _)| last != Some(m.inverse());
        let successors: Vec<_> = board.successors().filter(onward).collect();
        let (m, next) = successors[length * length % 97 % successors.len()];
        let before = heuristic.estimate(carried);
        carried = heuristic.next(carried, Slide::new(board, next.blank()));
        let h = heuristic.estimate(carried);
        assert_eq!(h, estimate(&heuristic, next), "{next:?}");
        assert!(h as usize <= length && h.abs_diff(before) <= 1, "{next:?}");
        (board, last) = (next, Some(m));
    }
}

#[test]
fn walking_distance_on_larger_shapes() {
    walking_distance_holds_on_a_walk::<2, 5>();
    walking_distance_holds_on_a_walk::<3, 4>();
    walking_distance_holds_on_a_walk::<4, 3>();
    walking_distance_holds_on_a_walk::<4, 4>();
}
