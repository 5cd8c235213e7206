//! Builds the table of a pattern by breadth-first search from the goal.
//!
//! A node of the search is a placement of the pattern's tiles and a [region](Regions) of the blank.
//! The edges are the moves of the pattern's tiles.
//!
//! During the search, a placement is a *footprint*, the set of cells that the tiles are on, and an
//! *order*, the tiles as they stand on these cells. All orders of a footprint have the same regions
//! and the same moves. A move takes all of them to the same next footprint, and most moves keep the
//! order: all that pass no other tile of the pattern. So the orders of a footprint are neighbours
//! in memory and are expanded together.
//!
//! For example, tiles `a` and `b` on 2×2 have 6 footprints of 2 orders, `ab` and `ba`. On the
//! footprint of cells 0 and 1, `ab` has `a` on cell 0 and `b` on cell 1. When the tile on cell 1
//! moves to cell 3, both orders are kept, on cells 0 and 3. When the tile on cell 0 moves to
//! cell 2, it passes the other one: `ab` becomes `ba` on cells 1 and 2.

use super::layout::{Layout, MAX_ENTRY};
use super::orders::{Order, Orders};
use super::pattern::Pattern;
use super::regions::{all_cells, cells_of, neighbours, Regions};
use super::state::State;

use crate::heuristic::manhattan::distance;
use std::mem;

/// Fills the entries of a pattern. An entry is half of the moves that the tiles need beyond their
/// Manhattan distances, at most [`MAX_ENTRY`]. If no moves lead to a placement, it keeps its entry.
///
/// `blank` is the goal cell of the blank.
///
/// Takes a byte a placement while it runs, 58 MB for seven tiles on 4×4.
pub(super) fn fill<const R: usize, const C: usize, L: Layout>(
    table: &mut L,
    pattern: &Pattern,
    blank: usize,
) {
    let mut build = Build::<R, C>::new::<L>(pattern);
    build.reach_goal(blank);
    let mut depth = 0;
    while build.expand_all(depth, table) {
        depth += 1;
    }
}

/// What a breadth-first search holds.
struct Build<'a, const R: usize, const C: usize> {
    pattern: &'a Pattern,
    orders: Orders,
    footprints: Vec<Footprint>,
    /// By set of cells, the index of the footprint.
    index: Vec<u16>,
    /// By footprint, whether any of its states may be fresh.
    pending: Vec<bool>,
    /// By footprint and order.
    states: Vec<State>,
    /// By order, the part of a placement's number that depends on the order alone.
    order_parts: Vec<i64>,
}

/// A set of cells that the tiles of the pattern can be on.
#[derive(Clone, Copy)]
struct Footprint {
    cells: u32,
    regions: Regions,
}

/// What a tile adds to the number of a placement, and to the sum of the Manhattan distances.
#[derive(Clone, Copy, Default)]
struct Part {
    number: i64,
    distance: u32,
}

impl<'a, const R: usize, const C: usize> Build<'a, R, C> {
    fn new<L: Layout>(pattern: &'a Pattern) -> Self {
        let all = all_cells::<R, C>();
        let sets = (0..=all).filter(|set| set.count_ones() as usize == pattern.goal.len());
        let (mut footprints, mut index) = (Vec::new(), vec![0; 1 << (R * C)]);
        for cells in sets {
            index[cells as usize] = footprints.len() as u16;
            let regions = Regions::of::<R, C>(all & !cells);
            footprints.push(Footprint { cells, regions });
        }
        let orders = Orders::new(pattern.goal.len(), C);
        Build {
            pattern,
            index,
            pending: vec![false; footprints.len()],
            states: vec![State::default(); footprints.len() * orders.all.len()],
            order_parts: orders
                .all
                .iter()
                .map(|order| order_part::<L>(pattern, order))
                .collect(),
            footprints,
            orders,
        }
    }

    /// Reaches the goal.
    fn reach_goal(&mut self, blank: usize) {
        let goal = &self.pattern.goal;
        let cells = goal.iter().map(|cell| 1 << cell).sum();
        let mut order = Order::default();
        for (tile, &cell) in goal.iter().enumerate() {
            order[lower_cells(cells, cell)] = tile as u8;
        }
        let order = self.orders.index(&order);
        self.reach(cells, blank, &[order], None);
    }

    /// Expands all fresh states, which are `depth` moves from the goal, and sets the entries of
    /// new placements. Returns `false` if there are none.
    fn expand_all<L: Layout>(&mut self, depth: u32, table: &mut L) -> bool {
        let none = vec![false; self.footprints.len()];
        let pending = mem::replace(&mut self.pending, none);
        for (footprint, _) in pending.iter().enumerate().filter(|(_, &pending)| pending) {
            let fresh = self.take_fresh(footprint, depth, table);
            for (region, orders) in fresh.iter().enumerate() {
                if !orders.is_empty() {
                    self.expand(footprint, region, orders);
                }
            }
        }
        pending.contains(&true)
    }

    /// Marks the fresh states of a footprint as expanded, and returns their orders by region.
    fn take_fresh<L: Layout>(
        &mut self,
        footprint: usize,
        depth: u32,
        table: &mut L,
    ) -> [Vec<u16>; 4] {
        let parts = self.parts(self.footprints[footprint].cells);
        let count = self.orders.all.len();
        let states = &mut self.states[footprint * count..][..count];
        let mut taken: [Vec<u16>; 4] = Default::default();
        // Most states are not fresh. Sixteen at once are skipped in a few vector instructions.
        for (states, first) in states.chunks_mut(16).zip((0..).step_by(16)) {
            if states.iter().fold(0, |any, state| any | state.fresh()) == 0 {
                continue;
            }
            for (state, order) in states.iter_mut().zip(first..) {
                let fresh = state.fresh();
                if fresh != 0 && state.is_new() {
                    let (mut number, mut distance) = (self.order_parts[order], 0);
                    for (parts, &tile) in parts.iter().zip(&self.orders.all[order]) {
                        number += parts[usize::from(tile & 7)].number;
                        distance += parts[usize::from(tile & 7)].distance;
                    }
                    let excess = (depth - distance) / 2;
                    table.set(self.pattern.first + number as usize, excess.min(MAX_ENTRY));
                }
                for (region, taken) in taken.iter_mut().enumerate() {
                    if fresh >> region & 1 == 1 {
                        taken.push(order as u16);
                    }
                }
                state.expand();
            }
        }
        taken
    }

    /// Returns, by place and tile, what the tile adds when it is on the footprint's cell at that
    /// place.
    fn parts(&self, cells: u32) -> [[Part; 8]; 8] {
        let Pattern { goal, weights, .. } = self.pattern;
        let mut parts = [[Part::default(); 8]; 8];
        for (cell, parts) in cells_of(cells).zip(&mut parts) {
            for ((part, weight), &goal) in parts.iter_mut().zip(weights).zip(goal) {
                part.number = weight * cell as i64;
                part.distance = distance::<C>(goal, cell);
            }
        }
        parts
    }

    /// Makes all moves of tiles into a region, for a footprint and these orders.
    fn expand(&mut self, footprint: usize, region: usize, orders: &[u16]) {
        let Footprint { cells, regions } = self.footprints[footprint];
        for to in cells_of(regions.0[region]) {
            for from in cells_of(neighbours::<R, C>(1 << to) & cells) {
                let next = cells ^ 1 << from ^ 1 << to;
                let places = (lower_cells(cells, from), lower_cells(next, to));
                self.reach(next, from, orders, Some(places));
            }
        }
    }

    /// Reaches the region of the blank's cell for these orders of a footprint: after a tile has
    /// moved from the first to the second of `places`, if there are any.
    fn reach(&mut self, cells: u32, blank: usize, orders: &[u16], places: Option<(usize, usize)>) {
        let footprint = usize::from(self.index[cells as usize]);
        self.pending[footprint] = true;
        let region = self.footprints[footprint].regions.bit(blank);
        let count = self.orders.all.len();
        let states = &mut self.states[footprint * count..][..count];
        match places {
            Some((from, to)) if from != to => {
                let moved = self.orders.moved(from, to);
                for &order in orders {
                    states[usize::from(moved[usize::from(order)])].reach(region);
                }
            }
            _ => {
                for &order in orders {
                    states[usize::from(order)].reach(region);
                }
            }
        }
    }
}

/// Returns the number of cells in a set that are lower than a cell.
fn lower_cells(set: u32, cell: usize) -> usize {
    (set & ((1 << cell) - 1)).count_ones() as usize
}

/// Returns what is left of a placement's number without the parts of the tiles. Taken from the
/// placement on the first cells; it is the same for all footprints.
fn order_part<L: Layout>(pattern: &Pattern, order: &Order) -> i64 {
    let mut cells = vec![0; pattern.goal.len()];
    for (cell, &tile) in order[..cells.len()].iter().enumerate() {
        cells[usize::from(tile)] = cell;
    }
    let parts = cells
        .iter()
        .zip(&pattern.weights)
        .map(|(&cell, weight)| cell as i64 * weight);
    pattern.number::<L>(&cells) - parts.sum::<i64>()
}
