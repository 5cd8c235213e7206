//! Patterns: how many moves some of the tiles need, the others not counted.

/// Numbers the ways to place patterns, lists of tiles: by their cells, four bits each; or, if
/// `RANKED`, in lexicographic order, which is slower and without gaps: a tile's digit is the
/// number of cells before its own that no earlier tile is on. All patterns are in one word.
#[derive(Clone, Debug, Default)]
pub struct Numbering<const R: usize, const C: usize, const RANKED: bool> {
    /// By how much the number grows when a tile moves to the next cell,
    weight: [i64; 16],
    /// and when it passes another: an earlier one counts in its digit now, it in a later one's no
    /// more.
    past: [[i64; 16]; 16],
    /// For each tile's pattern, its first bit, its mask, and its first entry.
    field: [(u32, u32, u32); 16],
    /// How many entries there are.
    pub size: usize,
    /// The moves that a tile needs from each cell to its own, on an empty board.
    pub distance: [[u32; 16]; 16],
}

impl<const R: usize, const C: usize, const RANKED: bool> Numbering<R, C, RANKED> {
    /// The numbering of patterns that have no tile in common.
    pub fn new(patterns: &[Vec<usize>]) -> Self {
        let (mut numbers, mut shift) = (Self::default(), 0);
        for pattern in patterns {
            let mut size = 1;
            for (i, &tile) in pattern.iter().enumerate().rev() {
                numbers.weight[tile] = size << shift;
                for &later in pattern[i + 1..].iter().filter(|_| RANKED) {
                    numbers.past[tile][later] = numbers.weight[later];
                    numbers.past[later][tile] = -numbers.weight[later];
                }
                size *= if RANKED { R * C - i } else { 16 } as i64;
                for cell in 0..R * C {
                    let (rows, columns) = ((tile - 1) / C, (tile - 1) % C);
                    let distance = rows.abs_diff(cell / C) + columns.abs_diff(cell % C);
                    numbers.distance[tile][cell] = distance as u32;
                }
            }
            let bits = 64 - (size - 1).leading_zeros();
            for &tile in pattern {
                numbers.field[tile] = (shift, ((1_u64 << bits) - 1) as u32, numbers.size as u32);
            }
            shift += bits;
            numbers.size += size as usize;
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

    /// The number after a tile has moved from one cell to another; `tile_on` is of before.
    #[inline]
    pub fn slide<F>(&self, number: u64, [tile, from, to]: [usize; 3], tile_on: F) -> u64
    where
        F: Fn(usize) -> usize,
    {
        let mut change = self.weight[tile & 15] * (to as i64 - from as i64);
        if RANKED {
            let past = |cell| self.past[tile & 15][tile_on(cell) & 15];
            change += (from + 1..to).map(past).sum::<i64>() - (to + 1..from).map(past).sum::<i64>();
        }
        number.wrapping_add(change as u64)
    }

    /// Where in the tables the entry of a tile's pattern is.
    #[inline]
    pub fn index(&self, number: u64, tile: usize) -> usize {
        let (shift, mask, first) = self.field[tile & 15];
        (first + ((number >> (shift & 63)) as u32 & mask)) as usize
    }
}

/// Breadth-first searches from the goal. A state is a placement of the pattern and a *region*:
/// cells between which the blank can go without moving a tile of the pattern.
pub struct Build<'a, const R: usize, const C: usize, const RANKED: bool> {
    numbers: &'a Numbering<R, C, RANKED>,
    pattern: &'a [usize],
    /// Three bits: half of how many moves the tiles need more than their distances, at most 7.
    /// One: whether moves are to be made. Four: the regions that are reached.
    table: Vec<u8>,
    /// By free cells, 0 or the regions, 16 bits each. The fourth is all that are left: as the
    /// blank may jump between them, entries can be too small, and stay admissible.
    regions: Vec<u64>,
    /// The tile of the pattern on each cell, else 0.
    tiles: [usize; 16],
    depth: u32,
}

/// That moves are to be made.
const PENDING: u8 = 8;

impl<'a, const R: usize, const C: usize, const RANKED: bool> Build<'a, R, C, RANKED> {
    const ALL: u32 = ((1_u64 << (R * C)) - 1) as u32;

    /// The tables of all patterns; only the lower three bits have a meaning.
    pub fn tables(numbers: &'a Numbering<R, C, RANKED>, patterns: &'a [Vec<usize>]) -> Vec<u8> {
        let mut build = Build {
            numbers,
            pattern: &[],
            table: vec![0; numbers.size],
            regions: vec![0; 1 << (R * C)],
            tiles: [0; 16],
            depth: 0,
        };
        let goal = numbers.of(|cell| (cell + 1) % (R * C));
        for pattern in patterns {
            build.pattern = pattern;
            build.depth = 0;
            let tiles: u32 = pattern.iter().map(|tile| 1 << (tile - 1)).sum();
            let reached = build.reach(Self::ALL ^ tiles, R * C - 1);
            build.table[numbers.index(goal, pattern[0])] = PENDING | reached;
            while build.sweep(0, 0, Self::ALL, 0) {
                build.depth += 1;
            }
        }
        build.table
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

    /// The bit of the region of a cell.
    fn reach(&mut self, free: u32, cell: usize) -> u8 {
        let bits = self.regions(free) >> cell & 0x0001_0001_0001_0001;
        ((bits | bits >> 15 | bits >> 30 | bits >> 45) << 4) as u8
    }

    /// Makes all moves of this depth, given the cells of the first tiles (`placed` of them, the sum
    /// of their distances); `false` if no more are to be made. Those of placements of the other
    /// parity are of the next depth.
    fn sweep(&mut self, placed: usize, mut number: u64, free: u32, sum: u32) -> bool {
        let (tile, left, mut any) = (self.pattern[placed], self.pattern.len() - placed, false);
        let weight = self.numbers.weight[tile] as u64;
        let len = (weight >> self.numbers.field[tile].0) as usize;
        for cell in 0..R * C {
            if free >> cell & 1 == 1 {
                let (free, sum) = (free ^ 1 << cell, sum + self.numbers.distance[tile][cell]);
                let index = self.numbers.index(number, tile);
                let entries = &self.table[index..index + len];
                self.tiles[cell] = tile;
                if left > 2 || entries.iter().fold(0, |any, entry| any | entry) & PENDING != 0 {
                    any |= left == 1 || self.sweep(placed + 1, number, free, sum);
                    if left == 1 && (self.depth + sum) % 2 == 0 {
                        self.expand(number, free, sum);
                    }
                }
                self.tiles[cell] = 0;
            } else if RANKED {
                continue;
            }
            number += weight;
        }
        any
    }

    fn expand(&mut self, number: u64, free: u32, sum: u32) {
        let numbers = self.numbers;
        let entry = &mut self.table[numbers.index(number, self.pattern[0])];
        *entry ^= PENDING;
        let (reached, mut blanks) = (*entry >> 4, 0);
        for i in (0..4).filter(|i| reached >> i & 1 == 1) {
            blanks |= (self.regions(free) >> (16 * i)) as u32 & 0xFFFF;
        }
        let steps = [C, 1_usize.wrapping_neg(), 1, C.wrapping_neg()];
        for (beside, step) in Self::beside(blanks).iter().zip(&steps) {
            let mut tiles = beside & !free & Self::ALL;
            while tiles != 0 {
                let from = tiles.trailing_zeros() as usize & 15;
                let (tile, to) = (self.tiles[from], from.wrapping_add(*step) & 15);
                tiles &= tiles - 1;
                let next = numbers.slide(number, [tile, from, to], |cell| self.tiles[cell & 15]);
                let reached = self.reach(free ^ 1 << from ^ 1 << to, from);
                let entry = &mut self.table[numbers.index(next, tile)];
                if *entry == 0 {
                    let sum = sum + numbers.distance[tile][to] - numbers.distance[tile][from];
                    *entry = ((self.depth + 1 - sum) / 2).min(7) as u8;
                }
                if reached & !*entry != 0 {
                    *entry |= reached | PENDING;
                }
            }
        }
    }
}
