//! Patterns: how many moves some of the tiles need, the others not counted.

/// Numbers the ways to place patterns, lists of tiles, all in one word: by their cells, four bits
/// each, or, `RANKED`, in lexicographic order, slower and without gaps: a tile's digit is the
/// number of cells before its own that no earlier tile is on.
#[derive(Clone, Debug, Default)]
pub struct Numbering<const R: usize, const C: usize, const RANKED: bool> {
    /// By how much the number grows when a tile moves to the next cell,
    weight: [i64; 16],
    /// and when it passes another, which now counts in its digit, or it no longer in that one's.
    past: [[i64; 16]; 16],
    /// The first bit of a tile's pattern, the mask of all, and how many entries come before.
    field: [(u32, u32, u32); 16],
    entries: usize,
    /// By tile and cell, the Manhattan distance.
    pub distance: [[u32; 16]; 16],
}

impl<const R: usize, const C: usize, const RANKED: bool> Numbering<R, C, RANKED> {
    /// The numbering of patterns that have no tile in common.
    pub fn new(patterns: &[Vec<usize>]) -> Self {
        let (mut numbers, mut shift) = (Self::default(), 0);
        for pattern in patterns {
            let mut size = 1;
            for (i, &tile) in pattern.iter().enumerate().rev() {
                numbers.weight[tile] = (size as i64) << shift;
                for &later in pattern[i + 1..].iter().filter(|_| RANKED) {
                    numbers.past[tile][later] = numbers.weight[later];
                    numbers.past[later][tile] = -numbers.weight[later];
                }
                size *= if RANKED { R * C - i } else { 16 };
            }
            let bits = usize::BITS - (size - 1).leading_zeros();
            for &tile in pattern {
                let mask = ((1_u64 << bits) - 1) as u32;
                numbers.field[tile] = (shift, mask, numbers.entries as u32);
            }
            shift += bits;
            numbers.entries += size + size % 2;
        }
        for (tile, cell) in (1..R * C).flat_map(|tile| (0..R * C).map(move |cell| (tile, cell))) {
            let rows = ((tile - 1) / C).abs_diff(cell / C);
            let columns = ((tile - 1) % C).abs_diff(cell % C);
            numbers.distance[tile][cell] = (rows + columns) as u32;
        }
        numbers
    }

    /// The number of a board.
    pub fn of<F: Fn(usize) -> usize>(&self, tile_on: F) -> u64 {
        let part = |cell| {
            let past = self.past[tile_on(cell)];
            let passed: i64 = (0..cell).map(|low| past[tile_on(low)].min(0)).sum();
            self.weight[tile_on(cell)] * cell as i64 + passed
        };
        (0..R * C).map(part).sum::<i64>() as u64
    }

    /// How the number changes when a tile moves from one cell to another; `tile_on`: before.
    pub fn change<F>(&self, tile: usize, from: usize, to: usize, tile_on: F) -> u64
    where
        F: Fn(usize) -> usize,
    {
        let mut change = self.weight[tile & 15] * (to as i64 - from as i64);
        if RANKED {
            let past = |cell| self.past[tile & 15][tile_on(cell) & 15];
            change += (from + 1..to).map(past).sum::<i64>() - (to + 1..from).map(past).sum::<i64>();
        }
        change as u64
    }

    /// Where in the tables the entry of a tile's pattern is: the byte, and its lowest bit.
    pub fn place(&self, number: u64, tile: usize) -> (usize, usize) {
        let (shift, mask, before) = self.field[tile & 15];
        let index = (before + ((number >> (shift & 63)) as u32 & mask)) as usize;
        let half = usize::from(RANKED);
        (index >> half, (index & half) * 4)
    }
}

/// Breadth-first search from the goal. A state is a placement of the pattern and a *region* of
/// cells in which the blank can go about without moving the pattern's tiles.
#[derive(Default)]
pub struct Build<const R: usize, const C: usize, const RANKED: bool> {
    pattern: Vec<usize>,
    numbers: Numbering<R, C, RANKED>,
    /// By free cells, 0 or the regions, 16 bits each. The fourth is all that are left: the blank
    /// may jump between them, so entries may be too small, but admissible.
    regions: Vec<u64>,
    /// By number, four bits for the regions that are expanded and four for those reached.
    states: Vec<u8>,
    table: Vec<u8>,
    /// The tile of the pattern on each cell, else 0.
    tiles: [usize; 16],
    depth: u32,
}

/// The regions that are reached and not expanded.
fn pending(state: u8) -> u8 {
    state >> 4 & !state
}

impl<const R: usize, const C: usize, const RANKED: bool> Build<R, C, RANKED> {
    const ALL: u32 = ((1_u64 << (R * C)) - 1) as u32;

    /// The table of one pattern: by number, half of the moves that the tiles need beyond their
    /// distances (of the same parity), at most 15. A byte each, if `RANKED` half a byte.
    pub fn table(&mut self, pattern: &[Vec<usize>]) -> Vec<u8> {
        self.pattern = pattern.concat();
        self.numbers = Numbering::new(pattern);
        self.regions.resize(1 << (R * C), 0);
        let size = self.numbers.entries;
        self.states = vec![0; size];
        self.table = vec![0xFF; if RANKED { size / 2 } else { size }];
        let start = self.numbers.of(|cell| (cell + 1) % (R * C));
        let tiles: u32 = self.pattern.iter().map(|tile| 1 << (tile - 1)).sum();
        self.states[start as usize] = self.reach(Self::ALL ^ tiles, R * C - 1);
        self.depth = 0;
        while self.sweep(0, 0, size, Self::ALL, 0) {
            self.depth += 1;
        }
        self.states = Vec::new(); // 58 MB for seven tiles
        std::mem::take(&mut self.table)
    }

    /// The cells from which a tile gets into the region by a step down, left, right and up.
    fn beside(region: u32) -> [u32; 4] {
        let left: u32 = (0..R).map(|row| 1 << (row * C)).sum();
        let (right, inner) = (region << 1 & !left, region & !left);
        [region >> C, right, inner >> 1, region << C]
    }

    fn regions(&mut self, mut free: u32) -> u64 {
        let known = &mut self.regions[free as usize];
        let unknown = if *known == 0 { 0..4 } else { 0..0 };
        for i in unknown {
            let lowest = free & free.wrapping_neg();
            let (mut region, mut wider) = (0, if i < 3 { lowest } else { free });
            while region != wider {
                region = wider;
                wider = Self::beside(region).iter().fold(region, |a, b| a | b) & free;
            }
            *known |= u64::from(region) << (16 * i);
            free ^= region;
        }
        *known
    }

    /// The state in which the region of a cell is reached.
    fn reach(&mut self, free: u32, cell: usize) -> u8 {
        let bits = self.regions(free) >> cell & 0x0001_0001_0001_0001;
        ((bits | bits >> 15 | bits >> 30 | bits >> 45) << 4) as u8
    }

    /// Expands all pending states of this depth whose first tiles are `placed`, which makes their
    /// numbers a range and their distances' sum; `false` if there are none.
    fn sweep(&mut self, placed: usize, first: usize, len: usize, free: u32, sum: u32) -> bool {
        let (left, mut number) = (self.pattern.len() - placed, first);
        let states = &self.states[first..first + len];
        if left <= 2 && states.iter().fold(0, |any, &state| any | pending(state)) == 0 {
            return false;
        }
        let (tile, mut any) = (self.pattern[placed], false);
        let weight = self.numbers.weight[tile] as usize;
        for cell in 0..R * C {
            if free >> cell & 1 == 1 {
                let (free, sum) = (free ^ 1 << cell, sum + self.numbers.distance[tile][cell]);
                self.tiles[cell] = tile;
                if left > 1 {
                    any |= self.sweep(placed + 1, number, weight, free, sum);
                } else if pending(self.states[number]) != 0 {
                    any = true;
                    self.expand(number, free, sum);
                }
                self.tiles[cell] = 0;
            } else if RANKED {
                continue;
            }
            number += weight;
        }
        any
    }

    fn expand(&mut self, number: usize, free: u32, sum: u32) {
        if (self.depth + sum) % 2 == 1 {
            return;
        }
        let fresh = pending(self.states[number]);
        if self.states[number] & 15 == 0 {
            let (byte, bit) = self.numbers.place(number as u64, self.pattern[0]);
            self.table[byte] ^= (15 ^ ((self.depth - sum) / 2).min(15) as u8) << bit;
        }
        self.states[number] |= fresh;
        let mut blanks = 0;
        for i in (0..4).filter(|i| fresh >> i & 1 == 1) {
            blanks |= (self.regions(free) >> (16 * i)) as u32 & 0xFFFF;
        }
        let steps = [C, 1_usize.wrapping_neg(), 1, C.wrapping_neg()];
        for (beside, step) in Self::beside(blanks).iter().zip(&steps) {
            let mut tiles = beside & !free & Self::ALL;
            while tiles != 0 {
                let from = tiles.trailing_zeros() as usize & 15;
                let to = from.wrapping_add(*step) & 15;
                tiles &= tiles - 1;
                let tile_on = |cell: usize| self.tiles[cell & 15];
                let change = self.numbers.change(self.tiles[from], from, to, tile_on) as usize;
                let reached = self.reach(free ^ 1 << from ^ 1 << to, from);
                self.states[number.wrapping_add(change)] |= reached;
            }
        }
    }
}
