//! The tables against a naive search: no numbers, no regions, one cell of the blank at a time.

use super::build::{fill, visit_in_turn, Graph};
use super::by_cell::ByCell;
use super::layout::{Layout, MAX_ENTRY};
use super::pattern::{tests::number, Pattern};
use super::ranked::Ranked;
use std::collections::VecDeque;

/// Returns the least number of moves of the pattern's tiles that leads from the goal to a placement,
/// with the blank on a cell. Both are digits of the index, a cell each in base R·C, the blank's first.
fn naive<const R: usize, const C: usize>(goal: &[usize], blank: usize) -> Vec<Option<usize>> {
    let n = R * C;
    let index = |cells: &[usize]| cells.iter().fold(0, |index, &cell| index * n + cell);
    let mut cost = vec![None; n.pow(goal.len() as u32 + 1)];
    let mut queue = VecDeque::from([([&[blank], goal].concat(), 0)]);
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

/// Returns how many entries are smaller than by the naive search; none is larger. Placements that
/// no moves lead to, as there are if all tiles but one are in the pattern, have the largest entry.
fn smaller<const R: usize, const C: usize, L: Layout>(goal: &[usize], blank: usize) -> usize {
    let n = R * C;
    let cost = naive::<R, C>(goal, blank);
    let pattern = Pattern::new::<L>(goal.to_vec(), n, 0);
    let mut table = L::new(pattern.size);
    fill::<R, C, L>(
        &mut table,
        &pattern,
        blank,
        &Graph::new::<R, C>(goal.len()),
        &visit_in_turn,
    );
    let placements = n.pow(goal.len() as u32);
    let (mut placed, mut smaller) = (0_usize, 0);
    for placement in 0..placements {
        let (mut cells, mut distance, mut rest) = (vec![0; goal.len()], 0, placement);
        for (cell, &home) in cells.iter_mut().zip(goal).rev() {
            *cell = rest % n;
            rest /= n;
            distance += (*cell / C).abs_diff(home / C) + (*cell % C).abs_diff(home % C);
        }
        if (1..cells.len()).any(|i| cells[..i].contains(&cells[i])) {
            continue;
        }
        placed += 1;
        let blanks = (0..n).filter_map(|blank| cost[blank * placements + placement]);
        let expected = blanks.min().map(|moves| (moves - distance) / 2);
        let expected = expected.map_or(MAX_ENTRY, |half| half.min(MAX_ENTRY.into()) as u8);
        let entry = table.entry(number::<L>(&pattern, &cells));
        assert!(entry <= expected, "{goal:?} {cells:?}");
        smaller += usize::from(entry < expected);
    }
    assert_eq!(placed, (n + 1 - goal.len()..=n).product());
    smaller
}

/// Returns [`smaller`], which is the same in both layouts, summed over all patterns of some tiles.
fn smaller_in_all<const R: usize, const C: usize>(tiles: u32, blank: usize) -> usize {
    let sets = (0..1_usize << (R * C)).filter(|set| set.count_ones() == tiles);
    let mut sum = 0;
    for set in sets.filter(|set| set >> blank & 1 == 0) {
        let goal: Vec<_> = (0..R * C).filter(|cell| set >> cell & 1 == 1).collect();
        let by_cell = smaller::<R, C, ByCell>(&goal, blank);
        assert_eq!(by_cell, smaller::<R, C, Ranked>(&goal, blank), "{goal:?}");
        sum += by_cell;
    }
    sum
}

#[test]
fn all_patterns_of_2x3_and_3x2() {
    for tiles in 1..=5 {
        assert_eq!(smaller_in_all::<2, 3>(tiles, 5), 0, "{tiles}");
        assert_eq!(smaller_in_all::<3, 2>(tiles, 5), 0, "{tiles}");
    }
}

#[test]
fn all_patterns_of_2x3_for_any_goal_of_the_blank() {
    for blank in 0..5 {
        for tiles in 1..=5 {
            assert_eq!(smaller_in_all::<2, 3>(tiles, blank), 0, "{tiles}");
        }
    }
}

/// Four tiles can leave five regions, of which two are taken for one. So one entry in 47 of the
/// tables of four tiles is smaller.
#[test]
fn all_patterns_of_3x3_up_to_4_tiles() {
    let smaller = [1, 2, 3, 4].map(|tiles| smaller_in_all::<3, 3>(tiles, 8));
    assert_eq!(smaller, [0, 0, 0, 4_517]);
}

#[test]
fn a_pattern_of_3_tiles_on_4x4() {
    assert_eq!(smaller::<4, 4, ByCell>(&[1, 6, 11], 15), 0);
    assert_eq!(smaller::<4, 4, Ranked>(&[1, 6, 11], 15), 0);
}

/// The order of a pattern's cells is that of the digits, nothing else.
#[test]
fn cells_in_any_order() {
    assert_eq!(smaller::<3, 3, Ranked>(&[7, 2, 5], 8), 0);
    assert_eq!(smaller::<3, 3, ByCell>(&[7, 2, 5], 0), 0);
}
