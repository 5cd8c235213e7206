//! Patterns: how many moves some of the tiles need, whatever the others do.

use crate::board::Board;
use crate::moves::Move;

/// Numbers the ways to place a pattern, a list of tiles, on a board.
///
/// Not `RANKED`: the tiles' cells, four bits each. This is quick to update.
///
/// `RANKED`: the rank in lexicographic order, without gaps. The digit of a tile is the number of
/// cells before its own that no earlier tile of the pattern is on.
///
/// Several patterns, each with its number in bits of its own, make one numbering.
#[derive(Clone, Debug)]
pub struct Numbering<const RANKED: bool> {
    /// For each tile, by how much the number grows if it moves to the next cell,
    weight: [i64; 16],
    /// and on top of that if there is another tile of the pattern between: an earlier one now
    /// counts in its digit; in the digit of a later one, it does not count any more.
    past: [[i64; 16]; 16],
}

impl<const RANKED: bool> Numbering<RANKED> {
    /// The numbering of no tiles.
    pub const NONE: Self = Numbering {
        weight: [0; 16],
        past: [[0; 16]; 16],
    };

    /// The numbering of a pattern, and how many numbers there are.
    pub fn new(pattern: &[usize], cells: usize) -> (Self, usize) {
        let (mut numbers, mut size) = (Self::NONE, 1);
        for (i, &tile) in pattern.iter().enumerate().rev() {
            numbers.weight[tile] = size as i64;
            if RANKED {
                for &later in &pattern[i + 1..] {
                    numbers.past[tile][later] = numbers.weight[later];
                    numbers.past[later][tile] = -numbers.weight[later];
                }
            }
            size *= if RANKED { cells - i } else { 16 };
        }
        (numbers, size)
    }

    /// Adds another pattern's numbering in the bits from `shift` on.
    pub fn add(&mut self, other: &Self, shift: u32) {
        for tile in 0..16 {
            self.weight[tile] += other.weight[tile] << shift;
            for passed in 0..16 {
                self.past[tile][passed] += other.past[tile][passed] << shift;
            }
        }
    }

    /// The number of a board.
    pub fn of<F: Fn(usize) -> usize>(&self, cells: usize, tile_on: F) -> u64 {
        let mut number = 0;
        for cell in 0..cells {
            let past = &self.past[tile_on(cell)];
            number += self.weight[tile_on(cell)] * cell as i64;
            number += (0..cell)
                .map(|before| past[tile_on(before)].min(0))
                .sum::<i64>();
        }
        number as u64
    }

    /// The number after a tile has moved, `tile_on` being the board before.
    #[inline]
    pub fn slide<F: Fn(usize) -> usize>(
        &self,
        number: u64,
        tile: usize,
        from: usize,
        to: usize,
        tile_on: F,
    ) -> u64 {
        let mut change = self.weight[tile] * (to as i64 - from as i64);
        if RANKED {
            let past = &self.past[tile];
            let between = from.min(to) + 1..from.max(to);
            let passed: i64 = between.map(|cell| past[tile_on(cell)]).sum();
            change += if from < to { passed } else { -passed };
        }
        number.wrapping_add(change as u64)
    }
}

/// The moves that `tile` needs from `cell` on an empty board to its cell in [`Board::GOAL`].
pub fn distance<const C: usize>(tile: usize, cell: usize) -> usize {
    let home = tile - 1;
    (home / C).abs_diff(cell / C) + (home % C).abs_diff(cell % C)
}

/// The table of a pattern: for each placement, by number, four bits (the lower half of a byte
/// first): half of how many moves its tiles need to [`Board::GOAL`] more than their distances,
/// if only theirs are counted. Both have the same parity; 15 stands for more, too.
///
/// A breadth-first search from the goal, whose states are a placement and a *region*: cells
/// between which the blank can go without moving a tile of the pattern. Each level is a sweep
/// over all placements. The fourth region of a placement is all that are left: as the blank may
/// jump between those, entries can be too small, by which they stay admissible.
pub fn table<const R: usize, const C: usize, const RANKED: bool>(
    pattern: &[usize],
    regions: &mut Regions,
) -> Vec<u8> {
    let (numbers, size) = Numbering::<RANKED>::new(pattern, R * C);
    let mut tiles = [0; 16];
    let mut free = (1 << (R * C)) - 1;
    for &tile in pattern {
        tiles[tile - 1] = tile;
        free ^= 1 << (tile - 1);
    }
    let start = numbers.of(R * C, |cell| tiles[cell]) as usize;
    let (states, table) = (vec![0; size], vec![0xFF; (size + 1) / 2]);
    let mut build = Build::<R, C, RANKED> {
        pattern,
        numbers,
        regions,
        states,
        table,
        tiles: [0; 16],
        depth: 0,
    };
    build.states[start] = build.reach(free, R * C - 1);
    while build.sweep(0, 0, size, (1 << (R * C)) - 1, 0) {
        build.depth += 1;
    }
    build.table
}

/// For each set of free cells, unless it is 0: its regions, 16 bits each.
pub type Regions = Vec<[u16; 4]>;

struct Build<'a, const R: usize, const C: usize, const RANKED: bool> {
    pattern: &'a [usize],
    numbers: Numbering<RANKED>,
    regions: &'a mut Regions,
    /// By number: four bits for the regions whose moves have been made, four for those reached.
    states: Vec<u8>,
    table: Vec<u8>,
    /// The tile of the pattern on each cell, else 0.
    tiles: [usize; 16],
    depth: usize,
}

/// The regions that are reached and whose moves have not been made.
fn pending(state: u8) -> u8 {
    state >> 4 & !state
}

impl<const R: usize, const C: usize, const RANKED: bool> Build<'_, R, C, RANKED> {
    #[inline]
    fn regions(&mut self, mut free: u32) -> [u16; 4] {
        let known = &mut self.regions[free as usize];
        if *known == [0; 4] {
            let left = (0..R).fold(0, |cells, row| cells | 1 << (row * C));
            for (i, region) in known.iter_mut().enumerate() {
                let mut cells = if i < 3 {
                    free & free.wrapping_neg()
                } else {
                    free
                };
                loop {
                    let beside =
                        cells >> C | cells << C | (cells & !left) >> 1 | cells << 1 & !left;
                    if beside & free & !cells == 0 {
                        break;
                    }
                    cells |= beside & free;
                }
                *region = cells as u16;
                free ^= cells;
            }
        }
        *known
    }

    /// The state in which the region of a cell is reached.
    #[inline]
    fn reach(&mut self, free: u32, cell: usize) -> u8 {
        let regions = self.regions(free);
        (0..4).fold(0, |state, i| {
            state | ((regions[i] >> cell & 1) as u8) << (4 + i)
        })
    }

    /// Makes the moves of all pending states of this depth, given the first tiles of the pattern
    /// (`placed` of them, with this sum of distances) and so a range of numbers. `false` if there
    /// are none. As a move changes the parity of a placement, others are of the next depth.
    fn sweep(&mut self, placed: usize, first: usize, len: usize, free: u32, sum: usize) -> bool {
        let left = self.pattern.len() - placed;
        let states = &self.states[first..first + len];
        if left <= 2 && states.iter().fold(0, |any, &state| any | pending(state)) == 0 {
            return false;
        }
        if left == 0 {
            if (self.depth + sum) % 2 == 0 {
                self.expand(first, free, sum);
            }
            return true;
        }
        let tile = self.pattern[placed];
        let weight = self.numbers.weight[tile] as usize;
        let mut any = false;
        let mut first = first;
        for cell in 0..R * C {
            if free >> cell & 1 == 1 {
                self.tiles[cell] = tile;
                let sum = sum + distance::<C>(tile, cell);
                any |= self.sweep(placed + 1, first, weight, free ^ 1 << cell, sum);
                self.tiles[cell] = 0;
            } else if RANKED {
                continue;
            }
            first += weight;
        }
        any
    }

    fn expand(&mut self, number: usize, free: u32, sum: usize) {
        let fresh = pending(self.states[number]);
        if self.states[number] & 15 == 0 {
            let excess = ((self.depth - sum) / 2).min(15) as u8;
            self.table[number / 2] ^= (15 ^ excess) << (number % 2 * 4);
        }
        self.states[number] |= fresh;
        let regions = self.regions(free);
        let blanks = (0..4)
            .filter(|i| fresh >> i & 1 == 1)
            .fold(0, |all, i| all | regions[i]);
        for from in (0..R * C).filter(|&cell| free >> cell & 1 == 0) {
            for &m in &Move::ALL {
                if let Some(to) = Board::<R, C>::target(from, m).filter(|to| blanks >> to & 1 == 1)
                {
                    let tiles = self.tiles;
                    let next = self
                        .numbers
                        .slide(number as u64, tiles[from], from, to, |cell| tiles[cell]);
                    let reached = self.reach(free ^ 1 << from ^ 1 << to, from);
                    self.states[next as usize] |= reached;
                }
            }
        }
    }
}
