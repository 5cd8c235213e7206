//! Pattern tables against a naive search: no numbering, no regions, one blank at a time.

use common::heuristic::pattern::{Build, Numbering};
use std::collections::VecDeque;

/// The fewest moves of the pattern's tiles that lead from the goal to a placement with the blank
/// on a cell. Both are digits of an index, a cell each in base R·C, the blank's first.
fn naive<const R: usize, const C: usize>(pattern: &[usize]) -> Vec<Option<usize>> {
    let n = R * C;
    let index = |cells: &[usize]| cells.iter().fold(0, |index, &cell| index * n + cell);
    let mut cost = vec![None; n.pow(pattern.len() as u32 + 1)];
    let mut goal = vec![n - 1];
    goal.extend(pattern.iter().map(|tile| tile - 1));
    let mut queue = VecDeque::from([(goal, 0)]);
    while let Some((cells, moves)) = queue.pop_front() {
        if cost[index(&cells)].is_some() {
            continue;
        }
        cost[index(&cells)] = Some(moves);
        let blank = cells[0];
        for to in 0..n {
            let rows = (blank / C).abs_diff(to / C);
            if rows + (blank % C).abs_diff(to % C) != 1 {
                continue;
            }
            let mut next = cells.clone();
            next[0] = to;
            if let Some(tile) = cells.iter().position(|&cell| cell == to) {
                next[tile] = blank;
                queue.push_back((next, moves + 1));
            } else {
                queue.push_front((next, moves));
            }
        }
    }
    cost
}

/// How many entries are smaller than by the naive search; none is larger. Placements that cannot
/// be reached, as there are if all tiles but one are in the pattern, have the largest entry.
fn smaller<const R: usize, const C: usize, const RANKED: bool>(pattern: &[usize]) -> usize {
    let n = R * C;
    let cost = naive::<R, C>(pattern);
    let numbers = Numbering::<R, C, RANKED>::new(&[pattern.to_vec()]);
    let table = Build::<R, C, RANKED>::default().table(&[pattern.to_vec()]);
    let placements = n.pow(pattern.len() as u32);
    let (mut placed, mut smaller) = (0_usize, 0);
    for placement in 0..placements {
        let mut tiles = vec![0; n];
        let (mut distance, mut rest) = (0, placement);
        for &tile in pattern.iter().rev() {
            let (cell, home) = (rest % n, tile - 1);
            rest /= n;
            tiles[cell] = tile;
            distance += (cell / C).abs_diff(home / C) + (cell % C).abs_diff(home % C);
        }
        if pattern.iter().any(|tile| !tiles.contains(tile)) {
            continue;
        }
        placed += 1;
        let blanks = (0..n).filter_map(|blank| cost[blank * placements + placement]);
        let expected = blanks.min().map_or(15, |moves| (moves - distance) / 2);
        let (byte, bit) = numbers.place(numbers.of(|cell| tiles[cell]), pattern[0]);
        let entry = usize::from(table[byte] >> bit & 15);
        assert!(entry <= expected.min(15), "{pattern:?} {tiles:?}");
        smaller += usize::from(entry < expected.min(15));
    }
    assert_eq!(placed, (n + 1 - pattern.len()..=n).product());
    smaller
}

/// [`smaller`], which is the same in both numberings, summed over all patterns of some tiles.
fn smaller_in_all<const R: usize, const C: usize>(tiles: u32) -> usize {
    let masks = (0..1_usize << (R * C - 1)).filter(|mask| mask.count_ones() == tiles);
    let sum = masks.map(|mask| {
        let pattern: Vec<_> = (1..R * C)
            .filter(|tile| mask >> (tile - 1) & 1 == 1)
            .collect();
        let direct = smaller::<R, C, false>(&pattern);
        assert_eq!(direct, smaller::<R, C, true>(&pattern), "{pattern:?}");
        direct
    });
    sum.sum()
}

#[test]
fn all_patterns_of_2x3_and_3x2() {
    for tiles in 1..=5 {
        assert_eq!(smaller_in_all::<2, 3>(tiles), 0, "{tiles}");
        assert_eq!(smaller_in_all::<3, 2>(tiles), 0, "{tiles}");
    }
}

/// Four tiles can leave five regions, of which two are taken for one. So one entry in 47 of the
/// tables of four tiles is smaller.
#[test]
fn all_patterns_of_3x3_up_to_4_tiles() {
    assert_eq!([1, 2, 3, 4].map(smaller_in_all::<3, 3>), [0, 0, 0, 4_517]);
}

#[test]
fn a_pattern_of_3_tiles_on_4x4() {
    assert_eq!(smaller::<4, 4, false>(&[2, 7, 12]), 0);
    assert_eq!(smaller::<4, 4, true>(&[2, 7, 12]), 0);
}
