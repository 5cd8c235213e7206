//! All distances to one goal on small boards.

use crate::board::Board;
use crate::moves::Move;
use crate::permutation::factorial;

/// The distances of all boards to one goal, for shapes of at most 10 cells.
///
/// A breadth-first search from the goal, once, finds all distances. After that, a distance is one
/// look-up, and a path is a descent from each board to a successor that is one move nearer.
///
/// # Cost
///
/// Building the table takes time in proportion to (R·C)!. The table takes (R·C)! bytes, and five
/// times as many while it is built: 0.4 MB and 1.8 MB on 3×3.
///
/// # Example
///
/// ```
/// use common::{Board, DistanceTable, Move};
///
/// let table = DistanceTable::new(Board::<2, 3>::GOAL);
/// let board = Board::new(&[4, 1, 2, 5, 0, 3]).unwrap();
/// assert_eq!(table.distance(board), Some(5));
/// let path = table.path(board, |_| Move::ALL).unwrap();
/// assert_eq!(path, [Move::Left, Move::Up, Move::Right, Move::Right, Move::Down]);
/// let unsolvable = Board::new(&[1, 2, 3, 5, 4, 0]).unwrap();
/// assert_eq!(table.distance(unsolvable), None);
/// ```
#[derive(Clone, Debug)]
pub struct DistanceTable<const R: usize, const C: usize> {
    /// The distance of each board, by its rank, or [`NO_PATH`].
    distance: Vec<u8>,
}

/// Stands for the distance of a board from which no moves lead to the goal. True distances are
/// smaller: they are at most 55, on 2×5 and 5×2.
const NO_PATH: u8 = u8::MAX;

impl<const R: usize, const C: usize> DistanceTable<R, C> {
    const FITS: () = assert!(R * C <= 10, "a distance table has at most 10 cells");

    /// Builds the table. A shape of more than 10 cells is an error at compile time.
    pub fn new(goal: Board<R, C>) -> Self {
        let () = Self::FITS;
        let mut distance = vec![NO_PATH; factorial(R * C) as usize];
        distance[goal.rank() as usize] = 0;
        // The boards reached so far, nearest first. Half of all boards can be reached.
        let mut reached = Vec::with_capacity(distance.len() / 2);
        reached.push(goal);
        let mut expanded = 0;
        while let Some(&board) = reached.get(expanded) {
            expanded += 1;
            let depth = distance[board.rank() as usize] + 1;
            for (_, next) in board.successors() {
                let slot = &mut distance[next.rank() as usize];
                if *slot == NO_PATH {
                    *slot = depth;
                    reached.push(next);
                }
            }
        }
        DistanceTable { distance }
    }

    /// Returns the least number of moves to the goal, or `None` if no moves lead to it.
    pub fn distance(&self, board: Board<R, C>) -> Option<u32> {
        let distance = self.distance[board.rank() as usize];
        (distance != NO_PATH).then(|| u32::from(distance))
    }

    /// Returns the first shortest path to the goal in a given order, or `None` if there is no path.
    ///
    /// `order` returns, for a cell of the blank, all moves in the order in which to try them. If it
    /// always returns [`Move::ALL`], the path is the alphabetically first shortest path. Takes at
    /// most four look-ups for each move of the path.
    ///
    /// # Panics
    ///
    /// Panics if `order` leaves out a move that the path needs.
    pub fn path(
        &self,
        mut board: Board<R, C>,
        order: impl Fn(usize) -> [Move; 4],
    ) -> Option<Vec<Move>> {
        let mut path = Vec::new();
        for left in (0..self.distance(board)?).rev() {
            let moves = order(board.blank());
            let nearer = |&m: &Move| {
                let next = board.after(m)?;
                (self.distance(next) == Some(left)).then_some((m, next))
            };
            let step = moves.iter().find_map(nearer);
            let (m, next) = step.expect("`order` returns all moves, and one leads nearer");
            path.push(m);
            board = next;
        }
        Some(path)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::{HashMap, VecDeque};

    fn alphabetical(_: usize) -> [Move; 4] {
        Move::ALL
    }

    fn boards<const R: usize, const C: usize>() -> impl Iterator<Item = Board<R, C>> {
        (0..factorial(R * C)).filter_map(Board::unrank)
    }

    /// How many boards there are at each distance.
    fn counts<const R: usize, const C: usize>(table: &DistanceTable<R, C>) -> Vec<u32> {
        let mut counts = Vec::new();
        for distance in boards().filter_map(|board| table.distance(board)) {
            counts.resize(counts.len().max(distance as usize + 1), 0);
            counts[distance as usize] += 1;
        }
        counts
    }

    /// A search on plain arrays that shares nothing with this crate: all distances from the goal.
    fn naive_distances() -> HashMap<Vec<usize>, u32> {
        let mut distances = HashMap::from([(vec![1, 2, 3, 4, 5, 0], 0)]);
        let mut queue: VecDeque<_> = distances.keys().cloned().collect();
        let neighbours = [
            &[1, 3][..],
            &[0, 2, 4],
            &[1, 5],
            &[0, 4],
            &[1, 3, 5],
            &[2, 4],
        ];
        while let Some(board) = queue.pop_front() {
            let blank = board.iter().position(|&tile| tile == 0).unwrap();
            for &neighbour in neighbours[blank] {
                let mut next = board.clone();
                next.swap(blank, neighbour);
                if !distances.contains_key(&next) {
                    distances.insert(next.clone(), distances[&board] + 1);
                    queue.push_back(next);
                }
            }
        }
        distances
    }

    #[test]
    fn all_boards_of_2x3_as_a_naive_search_has_them() {
        let table = DistanceTable::new(Board::<2, 3>::GOAL);
        let naive = naive_distances();
        for board in boards() {
            let expected = naive.get(&board.tiles().collect::<Vec<_>>()).copied();
            assert_eq!(table.distance(board), expected, "{board:?}");
        }
        assert_eq!(
            counts(&table),
            [1, 2, 3, 5, 6, 7, 10, 12, 12, 16, 23, 25, 28, 39, 44, 40, 29, 21, 18, 12, 6, 1]
        );
        let hardest = Board::new(&[4, 5, 0, 1, 2, 3]).unwrap();
        assert_eq!(table.distance(hardest), Some(21));
    }

    /// Every path is legal, as long as the distance, ends at the goal, and is the first of all
    /// shortest paths in the order, which is found here by comparing whole paths.
    fn paths_are_first<const R: usize, const C: usize>(order: impl Fn(usize) -> [Move; 4]) {
        let table = DistanceTable::<R, C>::new(Board::GOAL);
        let mut by_distance: Vec<Vec<Board<R, C>>> = Vec::new();
        for board in boards() {
            if let Some(distance) = table.distance(board) {
                by_distance.resize(by_distance.len().max(distance as usize + 1), Vec::new());
                by_distance[distance as usize].push(board);
            } else {
                assert_eq!(table.path(board, &order), None);
            }
        }
        // For each board, the first shortest path, a move being its place in the order.
        let mut first = HashMap::from([(Board::<R, C>::GOAL, Vec::new())]);
        for board in by_distance.into_iter().flatten() {
            let moves = order(board.blank());
            let places = 0..moves.len() as u8;
            let ways = places.clone().filter_map(|place| {
                let next = board.after(moves[usize::from(place)])?;
                let rest = first.get(&next)?;
                Some([&[place], rest.as_slice()].concat())
            });
            if let Some(best) = ways.min_by_key(|way| (way.len(), way.clone())) {
                first.entry(board).or_insert(best);
            }
            let path = table.path(board, &order).unwrap();
            assert_eq!(board.follow(&path), Some(Board::GOAL));
            assert_eq!(Some(path.len() as u32), table.distance(board));
            let mut at = board;
            let expected = first[&board].iter().map(|&place| {
                let m = order(at.blank())[usize::from(place)];
                at = at.after(m).unwrap();
                m
            });
            assert!(path.iter().copied().eq(expected), "{board:?}");
        }
    }

    #[test]
    fn all_paths_of_2x3_and_3x3_are_the_first_in_order() {
        paths_are_first::<2, 3>(alphabetical);
        paths_are_first::<3, 3>(alphabetical);
        // Another order in the middle of each edge.
        paths_are_first::<3, 3>(|cell| {
            let mut order = Move::ALL;
            if cell % 2 == 1 {
                order.reverse();
            }
            order
        });
    }

    #[test]
    fn the_largest_distance_of_the_largest_shapes() {
        let table = DistanceTable::new(Board::<2, 5>::GOAL);
        assert_eq!(counts(&table).len(), 56);
    }

    #[test]
    #[should_panic(expected = "`order` returns all moves")]
    fn an_order_must_have_all_moves() {
        let table = DistanceTable::new(Board::<2, 2>::GOAL);
        table.path(Board::new(&[1, 0, 3, 2]).unwrap(), |_| [Move::Up; 4]);
    }

    #[test]
    fn distances_of_3x3() {
        // The counts of A. Reinefeld, "Complete solution of the eight-puzzle", IJCAI 1993.
        let table = DistanceTable::new(Board::<3, 3>::GOAL);
        assert_eq!(
            counts(&table),
            [
                1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1024, 1893, 2512, 4485, 5638,
                9529, 10878, 16993, 17110, 23952, 20224, 24047, 15578, 14560, 6274, 3910, 760, 221,
                2
            ]
        );
    }

    #[test]
    fn a_goal_with_the_blank_elsewhere() {
        let goal = Board::<2, 3>::new(&[0, 1, 2, 3, 4, 5]).unwrap();
        let table = DistanceTable::new(goal);
        assert_eq!(counts(&table).iter().sum::<u32>(), 360);
        for board in boards() {
            assert_eq!(table.distance(board).is_some(), board.can_reach(goal));
        }
    }
}
