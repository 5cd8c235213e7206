//! The orders in which the tiles of a pattern can stand.

/// The tile on each place, for at most eight tiles; 0 on the places after them.
pub(super) type Order = [u8; 8];

/// All orders of some tiles, and what a move does to them.
pub(super) struct Orders {
    tiles: usize,
    /// In lexicographic order. The index of an order is its index in here.
    pub all: Vec<Order>,
    /// By place that a tile leaves and place that it moves to: by order, the index of the next.
    moved: Vec<Vec<u16>>,
}

impl Orders {
    /// Returns the orders of at most eight tiles on a board of `columns` columns. A tile that moves
    /// passes fewer cells than that.
    pub fn new(tiles: usize, columns: usize) -> Orders {
        let mut orders = Orders {
            tiles,
            all: Vec::new(),
            moved: Vec::new(),
        };
        orders.append_all(Order::default(), 0);
        for (from, to) in (0..tiles).flat_map(|from| (0..tiles).map(move |to| (from, to))) {
            let possible = from != to && from.abs_diff(to) < columns;
            let all = orders.all.iter().filter(|_| possible);
            let moved = all.map(|&order| orders.index(&after(order, from, to)));
            let moved = moved.collect();
            orders.moved.push(moved);
        }
        orders
    }

    /// Appends all orders that begin with the first `placed` tiles of `order`.
    fn append_all(&mut self, mut order: Order, placed: usize) {
        if placed == self.tiles {
            self.all.push(order);
            return;
        }
        for tile in 0..self.tiles as u8 {
            if !order[..placed].contains(&tile) {
                order[placed] = tile;
                self.append_all(order, placed + 1);
            }
        }
    }

    /// Returns the index of an order.
    pub fn index(&self, order: &Order) -> u16 {
        let index = self.all.binary_search(order);
        index.expect("`all` has all orders") as u16
    }

    /// Returns, by order, the index of the order after the tile on place `from` has moved to place
    /// `to`, which must be another.
    pub fn moved(&self, from: usize, to: usize) -> &[u16] {
        &self.moved[from * self.tiles + to]
    }
}

/// Returns an order after the tile on one place has moved to another, past those between.
fn after(mut order: Order, from: usize, to: usize) -> Order {
    if from < to {
        order[from..=to].rotate_left(1);
    } else {
        order[to..=from].rotate_right(1);
    }
    order
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_of_three_tiles() {
        let orders = Orders::new(3, 4);
        let order = |[a, b, c]: [u8; 3]| [a, b, c, 0, 0, 0, 0, 0];
        assert_eq!(orders.all.len(), 6);
        assert_eq!(orders.all[3], order([1, 2, 0]));
        assert_eq!(orders.index(&order([1, 2, 0])), 3);
        let moved = orders.all[usize::from(orders.moved(0, 2)[3])];
        assert_eq!(moved, order([2, 0, 1]));
        let moved = orders.all[usize::from(orders.moved(2, 0)[3])];
        assert_eq!(moved, order([0, 1, 2]));
    }
}
