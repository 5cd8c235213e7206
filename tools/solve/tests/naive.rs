//! Paths against a search that shares nothing with the library.

use common::Move;
use judge::notation::AnyBoard;
use solve::{path, StatusLine};
use std::collections::HashMap;

/// The tiles of a board, row by row, `columns` a row.
type Tiles = Vec<usize>;

/// Returns the board after a move of the blank.
fn after(tiles: &Tiles, columns: usize, m: Move) -> Option<Tiles> {
    let blank = tiles.iter().position(|&tile| tile == 0)?;
    let target = match m {
        Move::Down => blank + columns,
        Move::Left if blank % columns > 0 => blank - 1,
        Move::Right if blank % columns + 1 < columns => blank + 1,
        Move::Up => blank.checked_sub(columns)?,
        _ => return None,
    };
    let mut next = tiles.clone();
    next.get(target)?;
    next.swap(blank, target);
    Some(next)
}

/// Returns the distances of all boards that are at most `depth` moves from a goal.
fn distances(goal: Tiles, columns: usize, depth: usize) -> HashMap<Tiles, usize> {
    let mut distances = HashMap::from([(goal.clone(), 0)]);
    let mut level = vec![goal];
    for moves in 1..=depth {
        let mut next_level = Vec::new();
        for tiles in level {
            for next in Move::ALL.iter().filter_map(|&m| after(&tiles, columns, m)) {
                if !distances.contains_key(&next) {
                    distances.insert(next.clone(), moves);
                    next_level.push(next);
                }
            }
        }
        level = next_level;
    }
    distances
}

/// Checks every board that is `depth` moves from a goal, or the first few in order: its path must
/// be the alphabetically first shortest one.
fn check(rows: usize, columns: usize, goal: Tiles, depth: usize, boards: usize) {
    let distances = distances(goal.clone(), columns, depth);
    let mut farthest: Vec<&Tiles> = distances
        .keys()
        .filter(|&b| distances[b] == depth)
        .collect();
    farthest.sort();
    assert!(!farthest.is_empty());
    let step = farthest.len().div_ceil(boards);
    for tiles in farthest.into_iter().step_by(step) {
        let mut expected = Vec::new();
        let mut board = tiles.clone();
        while distances[&board] > 0 {
            let nearer = |m| {
                let next = after(&board, columns, m)?;
                let is_nearer = distances.get(&next).copied() == Some(distances[&board] - 1);
                Some((m, next)).filter(|_| is_nearer)
            };
            let (m, next) = Move::ALL.into_iter().find_map(nearer).unwrap();
            expected.push(m);
            board = next;
        }
        let board = AnyBoard {
            rows,
            columns,
            tiles: tiles.clone(),
        };
        let found = path(&board, &goal, &StatusLine::new());
        assert_eq!(found, Ok(Some(expected)), "{tiles:?}");
    }
}

#[test]
fn every_small_shape() {
    check(2, 2, vec![1, 2, 3, 0], 6, 1);
    for (rows, columns) in [(2, 3), (3, 2), (2, 4), (4, 2), (3, 3)] {
        let goal = (1..rows * columns).chain([0]).collect();
        check(rows, columns, goal, 17, 5);
    }
}

#[test]
fn boards_of_2x5_and_5x2() {
    check(2, 5, vec![5, 4, 3, 2, 1, 6, 0, 7, 8, 9], 20, 2);
    check(5, 2, vec![1, 2, 3, 4, 5, 6, 7, 8, 9, 0], 20, 1);
}

#[test]
fn boards_of_3x4_and_4x3() {
    check(3, 4, vec![1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0], 18, 3);
    check(3, 4, vec![1, 2, 3, 4, 10, 11, 0, 5, 9, 8, 7, 6], 16, 3);
    check(4, 3, vec![0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 18, 3);
}

#[test]
fn boards_of_4x4_with_another_goal() {
    check(4, 4, (0..16).collect(), 14, 2);
    check(
        4,
        4,
        vec![1, 2, 3, 4, 12, 13, 14, 5, 11, 0, 15, 6, 10, 9, 8, 7],
        12,
        2,
    );
}
