//! Additive pattern databases.

use crate::board::Board;
use crate::heuristic::{Heuristic, Slide};
use crate::pattern::{self, distance, Numbering};

/// For each of several patterns, sets of tiles, how many moves its tiles need: see
/// [`pattern::table`] (R. E. Korf and A. Felner, "Disjoint pattern database heuristics",
/// Artificial Intelligence 134, 2002).
///
/// No move counts for two patterns, as no tile is in two; so the sum is admissible. On boards of
/// as many rows as columns the mirror image (rows for columns), which needs as many moves, is
/// looked up in the same tables, and the larger sum counts. One tile a pattern is the Manhattan
/// distance.
///
/// A table of k tiles takes half of 16^k bytes, or if `RANKED`, of 16·15·14 … (k factors): 512 KB or
/// 262 KB for five tiles, 8 or 2.9 MB for six, 134 or 29 MB for seven.
#[derive(Clone, Debug)]
pub struct PatternDatabase<const R: usize, const C: usize, const RANKED: bool> {
    numbers: Numbering<RANKED>,
    /// For each tile, its pattern's.
    fields: [Field; 16],
    /// The tables, one after the other.
    table: Vec<u8>,
    /// The mirror image of each cell, and of each tile.
    cells: [usize; 16],
    tiles: [usize; 16],
    /// For each tile and cell, the cells beside that are farther from the tile's goal.
    away: [[u16; 16]; 16],
}

/// Where a pattern's bits are in the number, and where its entries begin.
#[derive(Clone, Copy, Debug)]
struct Field {
    shift: u32,
    mask: u32,
    base: u32,
}

impl<const R: usize, const C: usize, const RANKED: bool> PatternDatabase<R, C, RANKED> {
    /// `patterns`: every tile once. Their numbers must have room in 64 bits together.
    pub fn new(patterns: &[&[usize]]) -> Self {
        let mut database = PatternDatabase {
            numbers: Numbering::NONE,
            fields: [Field {
                shift: 0,
                mask: 0,
                base: 0,
            }; 16],
            table: Vec::new(),
            cells: [0; 16],
            tiles: [0; 16],
            away: [[0; 16]; 16],
        };
        for cell in 0..R * C {
            let mirror = if R == C {
                cell % C * C + cell / C
            } else {
                cell
            };
            database.cells[cell] = mirror;
            if cell + 1 < R * C {
                database.tiles[cell + 1] = mirror + 1;
                let tile = cell + 1;
                for from in 0..R * C {
                    let is_farther =
                        |&to: &usize| distance::<C>(tile, to) > distance::<C>(tile, from);
                    for to in (0..R * C).filter(is_farther) {
                        database.away[tile][from] |= 1 << to;
                    }
                }
            }
        }
        let mut shift = 0;
        let mut regions = vec![[0; 4]; 1 << (R * C)];
        for pattern in patterns {
            let (numbers, size) = Numbering::new(pattern, R * C);
            database.numbers.add(&numbers, shift);
            let bits = 64 - (size as u64 - 1).leading_zeros();
            let base = 2 * database.table.len() as u32;
            for &tile in *pattern {
                database.fields[tile] = Field {
                    shift,
                    mask: ((1_u64 << bits) - 1) as u32,
                    base,
                };
            }
            shift += bits;
            let mut table = pattern::table::<R, C, RANKED>(pattern, &mut regions);
            database.table.append(&mut table);
        }
        database
    }

    /// The entry of a tile's pattern.
    #[inline]
    fn entry(&self, number: u64, tile: usize) -> u32 {
        let Field { shift, mask, base } = self.fields[tile];
        let index = base + ((number >> shift) as u32 & mask);
        u32::from(self.table[index as usize / 2] >> (index % 2 * 4) & 15)
    }
}

impl<const R: usize, const C: usize, const RANKED: bool> Heuristic<R, C>
    for PatternDatabase<R, C, RANKED>
{
    /// The number and the estimate, of the board and of its mirror image.
    type Carried = [(u64, u32); 2];

    fn goal(&self) -> Board<R, C> {
        Board::GOAL
    }

    fn start(&self, board: Board<R, C>) -> Self::Carried {
        let numbers = [
            self.numbers.of(R * C, |cell| board.tile(cell)),
            self.numbers
                .of(R * C, |cell| self.tiles[board.tile(self.cells[cell])]),
        ];
        let tiles = board.tiles().enumerate().filter(|&(_, tile)| tile != 0);
        let distances: usize = tiles.map(|(cell, tile)| distance::<C>(tile, cell)).sum();
        numbers.map(|number| {
            let mut fields: Vec<_> = (1..R * C)
                .map(|tile| (self.fields[tile].base, tile))
                .collect();
            fields.sort_unstable();
            fields.dedup_by_key(|field| field.0);
            let excess: u32 = fields.iter().map(|field| self.entry(number, field.1)).sum();
            (number, distances as u32 + 2 * excess)
        })
    }

    #[inline]
    fn estimate(&self, carried: Self::Carried) -> u32 {
        carried[0].1.max(carried[1].1)
    }

    #[inline]
    fn slide(&self, carried: Self::Carried, slide: Slide<R, C>) -> Self::Carried {
        let [(number, h), (mirrored, mirrored_h)] = carried;
        let Slide {
            board,
            tile,
            from,
            to,
        } = slide;
        let away = u32::from(self.away[tile][from] >> to & 1);
        let next = self
            .numbers
            .slide(number, tile, from, to, |cell| board.tile(cell));
        let h = h + 2 * (away + self.entry(next, tile)) - 1 - 2 * self.entry(number, tile);
        let (tile, from, to) = (self.tiles[tile], self.cells[from], self.cells[to]);
        let tile_on = |cell: usize| self.tiles[board.tile(self.cells[cell])];
        let next_mirrored = self.numbers.slide(mirrored, tile, from, to, tile_on);
        let change = 2 * (away + self.entry(next_mirrored, tile));
        let mirrored_h = mirrored_h + change - 1 - 2 * self.entry(mirrored, tile);
        [(next, h), (next_mirrored, mirrored_h)]
    }
}
