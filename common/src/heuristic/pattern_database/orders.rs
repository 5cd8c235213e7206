//! The orders in which the tiles of a pattern can stand on their cells.

use crate::permutation::{factorial, rank, unrank};

/// All orders of some tiles, and what a move does to them.
pub(super) struct Orders {
    /// By rank, the tiles from the lowest cell on, four bits each, the first ones lowest.
    pub packed: Vec<u64>,
    tiles: usize,
    /// By place that a tile leaves and place that it comes to, then by rank: the rank of the order
    /// after that.
    moved: Vec<Vec<u16>>,
}

impl Orders {
    /// Returns the orders of up to eight tiles, and the moves past fewer than `columns` tiles.
    pub fn new(tiles: usize, columns: usize) -> Orders {
        let packed = (0..factorial(tiles)).map(|rank| unrank(rank, tiles).expect("it is below n!"));
        let packed: Vec<u64> = packed.collect();
        let mut moved = Vec::new();
        for (from, to) in (0..tiles * tiles).map(|pair| (pair / tiles, pair % tiles)) {
            let possible = packed.iter().filter(|_| from.abs_diff(to) < columns);
            let after = possible.map(|&order| {
                let mut order = unpack(order, tiles);
                let tile = order.remove(from);
                order.insert(to, tile);
                rank(pack(&order), tiles) as u16
            });
            moved.push(after.collect());
        }
        Orders {
            packed,
            tiles,
            moved,
        }
    }

    /// Returns, by rank, the rank of the order after the tile on one place has moved to another.
    pub fn moved(&self, (from, to): (usize, usize)) -> &[u16] {
        &self.moved[from * self.tiles + to]
    }
}

/// Returns the tiles of an order.
pub(super) fn unpack(order: u64, tiles: usize) -> Vec<usize> {
    (0..tiles)
        .map(|place| (order >> (4 * place) & 15) as usize)
        .collect()
}

/// Returns the order of these tiles.
pub(super) fn pack(order: &[usize]) -> u64 {
    order
        .iter()
        .rev()
        .fold(0, |packed, &tile| packed << 4 | tile as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_of_three_tiles() {
        let orders = Orders::new(3, 4);
        assert_eq!(orders.packed, [0x210, 0x120, 0x201, 0x021, 0x102, 0x012]);
        // The third order is 1 0 2. Its first tile moves to the last place: 0 2 1, the second order.
        assert_eq!(orders.moved((0, 2))[2], 1);
        // Its last tile moves to the first place: 2 1 0, the last order.
        assert_eq!(orders.moved((2, 0))[2], 5);
        assert_eq!(orders.moved((1, 1)), [0, 1, 2, 3, 4, 5]);
    }
}
