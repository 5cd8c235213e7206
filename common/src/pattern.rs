//! Patterns: how many moves some of the tiles need, whatever the others do.

/// Numbers the ways to place patterns, lists of tiles, on a board: each pattern's in bits of its
/// own. A pattern's number are its tiles' cells, four bits each, which is quick to update; or if
/// `RANKED`, the rank in lexicographic order, without gaps. The digit of a tile is then the number
/// of cells before its own that no earlier tile of the pattern is on.
#[derive(Clone, Debug)]
pub struct Numbering<const RANKED: bool> {
    /// By how much the number grows if a tile moves to the next cell,
    weight: [i64; 16],
    /// and on top of that for each other tile that it passes: an earlier one now counts in its
    /// digit; in that of a later one, it does not count any more.
    past: [[i64; 16]; 16],
    /// For each tile, where its pattern's bits begin, their mask, and the base.
    field: [(u32, u32, u32); 16],
    /// How many numbers all patterns have together, each rounded up to an even one.
    size: usize,
}

impl<const RANKED: bool> Numbering<RANKED> {
    /// The numbering of these patterns on so many cells.
    pub fn new(patterns: &[Vec<usize>], cells: usize) -> Self {
        let (mut weight, mut past, mut field) = ([0; 16], [[0; 16]; 16], [(0, 0, 0); 16]);
        let (mut shift, mut before) = (0, 0);
        for pattern in patterns {
            let mut size = 1_usize;
            for (i, &tile) in pattern.iter().enumerate().rev() {
                weight[tile] = (size as i64) << shift;
                for &later in pattern[i + 1..].iter().filter(|_| RANKED) {
                    past[tile][later] = weight[later];
                    past[later][tile] = -weight[later];
                }
                size *= if RANKED { cells - i } else { 16 };
            }
            let bits = 64 - (size as u64 - 1).leading_zeros();
            for &tile in pattern {
                field[tile] = (shift, ((1u64 << bits) - 1) as u32, before as u32);
            }
            shift += bits;
            before += size + size % 2;
        }
        Numbering {
            weight,
            past,
            field,
            size: before,
        }
    }

    /// The number of a board.
    pub fn of<F: Fn(usize) -> usize>(&self, cells: usize, tile_on: F) -> u64 {
        let digit = |cell| {
            let past = &self.past[tile_on(cell)];
            let passed: i64 = (0..cell).map(|before| past[tile_on(before)].min(0)).sum();
            self.weight[tile_on(cell)] * cell as i64 + passed
        };
        (0..cells).map(digit).sum::<i64>() as u64
    }

    /// The number after a tile has moved, `tile_on` being the board before.
    #[inline]
    pub fn slide<F>(&self, number: u64, tile: usize, from: usize, to: usize, tile_on: F) -> u64
    where
        F: Fn(usize) -> usize,
    {
        let mut change = self.weight[tile & 15] * (to as i64 - from as i64);
        if RANKED {
            let past = &self.past[tile & 15];
            let between = from.min(to) + 1..from.max(to);
            let passed: i64 = between.map(|cell| past[tile_on(cell) & 15]).sum();
            change += if from < to { passed } else { -passed };
        }
        number.wrapping_add(change as u64)
    }

    /// Where the entry of a tile's pattern is in the tables: the byte, and its lowest bit.
    #[inline]
    pub fn place(&self, number: u64, tile: usize) -> (usize, usize) {
        let (shift, mask, before) = self.field[tile & 15];
        let index = (before + ((number >> (shift & 63)) as u32 & mask)) as usize;
        if RANKED {
            (index / 2, index % 2 * 4)
        } else {
            (index, 0)
        }
    }
}

/// The moves that a tile needs on an empty board from a cell to its own in [`Board::GOAL`].
///
/// [`Board::GOAL`]: crate::board::Board::GOAL
pub fn distance<const C: usize>(tile: usize, cell: usize) -> u32 {
    let home = tile - 1;
    ((home / C).abs_diff(cell / C) + (home % C).abs_diff(cell % C)) as u32
}

/// A breadth-first search from the goal, whose states are a placement of a pattern and a *region*:
/// cells between which the blank can go without moving one of its tiles.
pub struct Build<'a, const R: usize, const C: usize, const RANKED: bool> {
    pattern: &'a [usize],
    numbers: Numbering<RANKED>,
    /// For each set of free cells, 0 or its regions, 16 bits each. The fourth is all that are left:
    /// as the blank may jump between those, entries can be too small, and stay admissible.
    regions: &'a mut [u64],
    /// By number: four bits for the regions whose moves have been made, four for those reached.
    states: Vec<u8>,
    table: Vec<u8>,
    /// The tile of the pattern on each cell, else 0.
    tiles: [usize; 16],
    depth: u32,
}

/// The regions that are reached and whose moves have not been made.
fn pending(state: u8) -> u8 {
    state >> 4 & !state
}

impl<'a, const R: usize, const C: usize, const RANKED: bool> Build<'a, R, C, RANKED> {
    const ALL: u32 = ((1_u64 << (R * C)) - 1) as u32;

    /// The table of a pattern: for each placement, half of how many moves its tiles need more than
    /// their distances (both have the same parity), at most 15; in a byte, or four bits if ranked.
    /// `regions` begins as 2^(R·C) zeros, and can be used again.
    pub fn table(pattern: &'a Vec<usize>, regions: &'a mut [u64]) -> Vec<u8> {
        let numbers = Numbering::new(std::slice::from_ref(pattern), R * C);
        let size = numbers.size;
        let table = vec![0xFF; if RANKED { size / 2 } else { size }];
        let (states, tiles) = (vec![0; size], [0; 16]);
        let mut build: Self = Build {
            pattern,
            numbers,
            regions,
            states,
            table,
            tiles,
            depth: 0,
        };
        let start = build.numbers.of(R * C, |cell| (cell + 1) % (R * C));
        let free = pattern
            .iter()
            .fold(Self::ALL, |free, &tile| free ^ 1 << (tile - 1));
        build.states[start as usize] = build.reach(free, R * C - 1);
        while build.sweep(0, 0, size, Self::ALL, 0) {
            build.depth += 1;
        }
        build.table
    }

    /// The cells from which a tile gets into the region by a step down, left, right and up.
    fn beside(region: u32) -> [u32; 4] {
        let left = (0..R).fold(0, |cells, row| cells | 1 << (row * C));
        [
            region >> C,
            region << 1 & !left,
            (region & !left) >> 1,
            region << C,
        ]
    }

    #[inline]
    fn regions(&mut self, mut free: u32) -> u64 {
        let known = &mut self.regions[free as usize];
        if *known == 0 {
            for i in 0..4 {
                let (mut region, mut wider) = (
                    0,
                    if i < 3 {
                        free & free.wrapping_neg()
                    } else {
                        free
                    },
                );
                while region != wider {
                    region = wider;
                    wider = Self::beside(region).iter().fold(region, |a, b| a | b) & free;
                }
                *known |= u64::from(region) << (16 * i);
                free ^= region;
            }
        }
        *known
    }

    /// The state in which the region of a cell is reached.
    #[inline]
    fn reach(&mut self, free: u32, cell: usize) -> u8 {
        let bits = self.regions(free) >> cell & 0x0001_0001_0001_0001;
        ((bits | bits >> 15 | bits >> 30 | bits >> 45) << 4) as u8
    }

    /// Makes the moves of all pending states of this depth, given the first tiles of the pattern
    /// (`placed` of them, with this sum of distances) and so a range of numbers. `false` if there
    /// are none. As a move changes the parity of a placement, others are of the next depth.
    fn sweep(&mut self, placed: usize, mut first: usize, len: usize, free: u32, sum: u32) -> bool {
        let left = self.pattern.len() - placed;
        let states = &self.states[first..first + len];
        if left <= 2 && states.iter().fold(0, |any, &state| any | pending(state)) == 0 {
            return false;
        }
        let tile = self.pattern[placed];
        let weight = self.numbers.weight[tile] as usize;
        let mut any = false;
        for cell in 0..R * C {
            if free >> cell & 1 == 0 {
                first += if RANKED { 0 } else { weight };
                continue;
            }
            let (free, sum) = (free ^ 1 << cell, sum + distance::<C>(tile, cell));
            self.tiles[cell] = tile;
            if left > 1 {
                any |= self.sweep(placed + 1, first, weight, free, sum);
            } else if pending(self.states[first]) != 0 {
                any = true;
                if (self.depth + sum) % 2 == 0 {
                    self.expand(first, free, sum);
                }
            }
            self.tiles[cell] = 0;
            first += weight;
        }
        any
    }

    fn expand(&mut self, number: usize, free: u32, sum: u32) {
        let fresh = pending(self.states[number]);
        if self.states[number] & 15 == 0 {
            let (byte, bit) = self.numbers.place(number as u64, self.pattern[0]);
            self.table[byte] ^= (15 ^ ((self.depth - sum) / 2).min(15) as u8) << bit;
        }
        self.states[number] |= fresh;
        let regions = self.regions(free);
        let blanks = (0..4)
            .filter(|i| fresh >> i & 1 == 1)
            .fold(0, |all, i| all | regions >> (16 * i));
        let steps = [C as i64, -1, 1, -(C as i64)];
        for (beside, step) in Self::beside(blanks as u32 & 0xFFFF).iter().zip(&steps) {
            let mut tiles = beside & !free & Self::ALL;
            while tiles != 0 {
                let from = tiles.trailing_zeros() as usize;
                tiles &= tiles - 1;
                let to = (from as i64 + step) as usize & 15;
                let tile_on = |cell: usize| self.tiles[cell & 15];
                let next = self
                    .numbers
                    .slide(number as u64, tile_on(from), from, to, tile_on);
                let reached = self.reach(free ^ 1 << from ^ 1 << to, from);
                self.states[next as usize] |= reached;
            }
        }
    }
}
