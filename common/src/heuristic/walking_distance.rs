//! Walking distance.

use crate::board::Board;
use crate::heuristic::{Heuristic, Slide};
use rustc_hash::FxHashMap;

/// Sums the least number of vertical moves if only the row and the goal row of each tile are known,
/// and the least number of horizontal moves if only the column and the goal column are known.
///
/// The rows of a board are reduced to a *configuration*: the number of tiles of each goal row on
/// each row. A vertical move exchanges the blank with any tile of the row above or below. A
/// breadth-first search over all configurations finds how many such moves lead to the goal. The
/// same is done for the columns.
///
/// It is admissible and consistent, since a move is either vertical or horizontal. It is at least
/// [`Manhattan`](crate::Manhattan) distance.
///
/// # Cost
///
/// A slide costs three look-ups. On 4×4 there are 24,964 configurations, whose tables take 1.4 MB
/// and are built in milliseconds.
///
/// # Source
///
/// K. Takahashi, "How to write a 15 puzzle solver", in Japanese. There is a
/// [translation](http://juropollo.xe0.ru/stp_wd_translation_en.htm).
///
/// # Example
///
/// ```
/// use common::{Board, Heuristic, WalkingDistance};
///
/// let board = Board::<3, 3>::new(&[4, 0, 8, 1, 3, 7, 5, 2, 6]).unwrap(); // 23 moves
/// let walking = WalkingDistance::new(Board::GOAL);
/// assert_eq!(walking.estimate(walking.start(board)), 15);
/// ```
#[derive(Clone, Debug)]
pub struct WalkingDistance<const R: usize, const C: usize> {
    goal: Board<R, C>,
    /// The goal cell of each tile.
    home: [usize; 16],
    rows: Lines,
    /// `None` if the columns have the same tables as the rows.
    columns: Option<Lines>,
}

/// All configurations of the lines of a board, that is, of its rows or of its columns.
///
/// A configuration is packed into a word: a number of `bits` bits for each line and goal line, in
/// this order, the first one lowest. On 2×2, two bits suffice. If the upper row of a board has a
/// tile of each goal row, and the lower row one of the lower goal row, the numbers are `1 1 0 1` and
/// the word is 0b01_00_01_01.
#[derive(Clone, Debug)]
struct Lines {
    /// The number of lines.
    count: usize,
    /// The number of bits for a number of tiles.
    bits: usize,
    /// The index of each configuration in the other tables.
    index: FxHashMap<u64, u32>,
    /// The least number of moves from each configuration to the goal.
    distance: Vec<u8>,
    /// `count` entries for the slides onto the blank from the line after the blank's, then as many
    /// for the line before, and so on for each configuration. The entry for a goal line is the index
    /// of the configuration after a tile of that goal line slides, and 0 if there is no such tile.
    successors: Vec<u32>,
}

impl Lines {
    /// Searches breadth-first from the goal of `count` lines of `size` cells, in which the blank is
    /// on line `blank`.
    fn new(count: usize, size: usize, blank: usize) -> Self {
        let mut lines = Lines {
            count,
            bits: (usize::BITS - size.leading_zeros()) as usize,
            index: FxHashMap::default(),
            distance: vec![0],
            successors: Vec::new(),
        };
        let at_home = (0..count * size).map(|cell| (cell / size, cell / size));
        let goal = lines.configuration(at_home) - lines.one(blank, blank);
        lines.index.insert(goal, 0);
        // The configurations reached so far, nearest first, each with the line of the blank.
        let mut reached = vec![(goal, blank)];
        let mut expanded = 0;
        while let Some(&(configuration, blank)) = reached.get(expanded) {
            // A line that does not exist, after the last or before the first, has no tiles.
            for line in [blank + 1, blank.wrapping_sub(1)] {
                for home in 0..count {
                    let index = match lines.slide(configuration, home, line, blank) {
                        Some(next) => {
                            let new = reached.len() as u32;
                            let index = *lines.index.entry(next).or_insert(new);
                            if index == new {
                                reached.push((next, line));
                                lines.distance.push(lines.distance[expanded] + 1);
                            }
                            index
                        }
                        None => 0,
                    };
                    lines.successors.push(index);
                }
            }
            expanded += 1;
        }
        lines
    }

    /// Returns the word that counts one tile, on a line and with a goal line.
    fn one(&self, line: usize, home: usize) -> u64 {
        1 << (self.bits * (self.count * line + home))
    }

    /// Returns the configuration of some tiles, each given as its line and its goal line.
    fn configuration(&self, tiles: impl Iterator<Item = (usize, usize)>) -> u64 {
        tiles.map(|(line, home)| self.one(line, home)).sum()
    }

    /// Returns the configuration after a tile with goal line `home` slides from one line to another,
    /// or `None` if there is no such tile.
    fn slide(&self, configuration: u64, home: usize, from: usize, to: usize) -> Option<u64> {
        if from >= self.count {
            return None;
        }
        let tiles = configuration / self.one(from, home) % (1 << self.bits);
        (tiles > 0).then(|| configuration - self.one(from, home) + self.one(to, home))
    }

    /// Returns the index of the configuration after a tile with goal line `home` slides onto the
    /// blank, from the line after the blank's or from the line before.
    fn successor(&self, index: u32, from_after: bool, home: usize) -> u32 {
        let side = 2 * index as usize + usize::from(!from_after);
        self.successors[side * self.count + home]
    }
}

impl<const R: usize, const C: usize> WalkingDistance<R, C> {
    /// With six lines, a configuration would not fit in a word.
    const FITS: () = assert!(R <= 5 && C <= 5, "walking distance needs at most 5 lines");

    /// Creates the heuristic for `goal`. A shape of more than 5 rows or columns is an error at
    /// compile time.
    pub fn new(goal: Board<R, C>) -> Self {
        let () = Self::FITS;
        let mut home = [0; 16];
        for (cell, tile) in goal.tiles().enumerate() {
            home[tile] = cell;
        }
        let (row, column) = (goal.blank() / C, goal.blank() % C);
        let columns = if (R, row) == (C, column) {
            None
        } else {
            Some(Lines::new(C, R, column))
        };
        WalkingDistance {
            goal,
            home,
            rows: Lines::new(R, C, row),
            columns,
        }
    }

    fn columns(&self) -> &Lines {
        self.columns.as_ref().unwrap_or(&self.rows)
    }
}

impl<const R: usize, const C: usize> Heuristic<R, C> for WalkingDistance<R, C> {
    /// The indices of the configurations of the rows and of the columns.
    type Carried = [u32; 2];

    fn goal(&self) -> Board<R, C> {
        self.goal
    }

    fn start(&self, board: Board<R, C>) -> [u32; 2] {
        let tiles = || board.tiles().enumerate().filter(|&(_, tile)| tile != 0);
        let rows = tiles().map(|(cell, tile)| (cell / C, self.home[tile] / C));
        let columns = tiles().map(|(cell, tile)| (cell % C, self.home[tile] % C));
        let row = self.rows.configuration(rows);
        let column = self.columns().configuration(columns);
        [self.rows.index[&row], self.columns().index[&column]]
    }

    fn estimate(&self, [row, column]: [u32; 2]) -> u32 {
        let vertical = self.rows.distance[row as usize];
        let horizontal = self.columns().distance[column as usize];
        u32::from(vertical) + u32::from(horizontal)
    }

    fn next(&self, [row, column]: [u32; 2], slide: Slide<R, C>) -> [u32; 2] {
        let home = self.home[slide.tile];
        let from_after = slide.to < slide.from;
        if slide.from / C == slide.to / C {
            [row, self.columns().successor(column, from_after, home % C)]
        } else {
            [self.rows.successor(row, from_after, home / C), column]
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_configuration_of_2x2() {
        let lines = Lines::new(2, 2, 1);
        let tiles = [(0, 0), (0, 1), (1, 1)];
        assert_eq!(lines.configuration(tiles.iter().copied()), 0b01_00_01_01);
    }

    #[test]
    fn four_lines_of_four() {
        let lines = Lines::new(4, 4, 3);
        assert_eq!(lines.distance.len(), 24_964);
        assert_eq!(lines.distance.iter().max(), Some(&35));
        assert_eq!(lines.index.len(), lines.distance.len());
        assert_eq!(lines.successors.len(), 8 * lines.distance.len());
    }
}
