//! Walking distance.

use crate::board::Board;
use crate::heuristic::{Heuristic, Slide};
use rustc_hash::FxHashMap;

/// How many moves up and down it takes if of a tile only its row and its goal's row are known, and
/// how many to the left and right, likewise (K. Takahashi). No move counts for both, so the sum is
/// admissible.
///
/// Two look-ups a slide in tables that take 3 ms to make and 0.9 MB on 4×4. Five pattern tables of
/// three tiles take 1 ms and 0.3 MB, and for the 100 boards of `batch100.in` a search expands 4.7
/// times as many states under walking distance (13.0 million against 2.8, duplicates pruned): so
/// [`Ladder`](crate::Ladder) goes without it.
#[derive(Clone, Debug)]
pub struct WalkingDistance<const R: usize, const C: usize> {
    goal: Board<R, C>,
    /// By tile, its cell in the goal.
    home: [usize; 16],
    rows: Lines,
    /// `None` if like the rows.
    columns: Option<Lines>,
}

/// All configurations of lines (rows or columns): how many of the tiles of each goal line are on
/// each line.
#[derive(Clone, Debug)]
struct Lines {
    count: usize,
    bits: usize,
    /// For each configuration, whether the blank goes to the next line or the one before, and the
    /// goal line of the tile that moves: the next configuration.
    successors: Vec<u32>,
    moves: Vec<u8>,
    index: FxHashMap<u64, u32>,
}

impl Lines {
    /// The configurations of `count` lines of `size` cells, by breadth-first search from the goal,
    /// which has the blank on line `blank`: 24,964 for four of four.
    fn new(count: usize, size: usize, blank: usize) -> Self {
        let mut lines = Lines {
            count,
            bits: (usize::BITS - size.leading_zeros()) as usize,
            successors: Vec::new(),
            moves: vec![0],
            index: FxHashMap::default(),
        };
        let homes = (0..count * size).map(|cell| (cell / size, cell / size));
        let goal = lines.configuration(homes) - lines.unit(blank, blank);
        lines.index.insert(goal, 0);
        let mut found = vec![(goal, blank)];
        let mut i = 0;
        while i < found.len() {
            let (configuration, blank) = found[i];
            for line in [blank + 1, blank.wrapping_sub(1)] {
                for home in 0..count {
                    let tiles = |line| configuration / lines.unit(line, home) % (1 << lines.bits);
                    if line >= count || tiles(line) == 0 {
                        lines.successors.push(0);
                        continue;
                    }
                    let from = lines.unit(line, home);
                    let neighbour = configuration - from + lines.unit(blank, home);
                    let fresh = found.len() as u32;
                    let index = *lines.index.entry(neighbour).or_insert(fresh);
                    if index == fresh {
                        found.push((neighbour, line));
                        lines.moves.push(lines.moves[i] + 1);
                    }
                    lines.successors.push(index);
                }
            }
            i += 1;
        }
        lines
    }

    /// One tile on a line with a goal line.
    fn unit(&self, line: usize, home: usize) -> u64 {
        1 << (self.bits * (self.count * line + home))
    }

    /// The configuration of tiles given by their lines and goal lines.
    fn configuration(&self, tiles: impl Iterator<Item = (usize, usize)>) -> u64 {
        tiles.map(|(line, home)| self.unit(line, home)).sum()
    }

    fn next(&self, index: u32, forward: bool, home: usize) -> u32 {
        self.successors[(2 * index as usize + usize::from(!forward)) * self.count + home]
    }
}

impl<const R: usize, const C: usize> WalkingDistance<R, C> {
    /// The configurations of more than five lines do not fit in a word, and are too many.
    const FITS: () = assert!(R <= 5 && C <= 5, "too many lines for walking distance");

    /// The distances to `goal`.
    pub fn new(goal: Board<R, C>) -> Self {
        let () = Self::FITS;
        let mut home = [0; 16];
        for (cell, tile) in goal.tiles().enumerate() {
            home[tile] = cell;
        }
        let (row, column) = (goal.blank() / C, goal.blank() % C);
        let alike = R == C && row == column;
        WalkingDistance {
            goal,
            home,
            rows: Lines::new(R, C, row),
            columns: Some(())
                .filter(|_| !alike)
                .map(|()| Lines::new(C, R, column)),
        }
    }

    fn columns(&self) -> &Lines {
        self.columns.as_ref().unwrap_or(&self.rows)
    }
}

impl<const R: usize, const C: usize> Heuristic<R, C> for WalkingDistance<R, C> {
    /// The configurations of the rows and of the columns.
    type Carried = [u32; 2];

    fn goal(&self) -> Board<R, C> {
        self.goal
    }

    fn start(&self, board: Board<R, C>) -> [u32; 2] {
        let tiles = || board.tiles().enumerate().filter(|&(_, tile)| tile != 0);
        let rows = tiles().map(|(cell, tile)| (cell / C, self.home[tile] / C));
        let columns = tiles().map(|(cell, tile)| (cell % C, self.home[tile] % C));
        let (row, column) = (
            self.rows.configuration(rows),
            self.columns().configuration(columns),
        );
        [self.rows.index[&row], self.columns().index[&column]]
    }

    fn estimate(&self, [row, column]: [u32; 2]) -> u32 {
        let (rows, columns) = (&self.rows.moves, &self.columns().moves);
        u32::from(rows[row as usize]) + u32::from(columns[column as usize])
    }

    fn next(&self, [row, column]: [u32; 2], slide: Slide<R, C>) -> [u32; 2] {
        let (home, forward) = (self.home[slide.tile], slide.to < slide.from);
        if slide.from / C == slide.to / C {
            [row, self.columns().next(column, forward, home % C)]
        } else {
            [self.rows.next(row, forward, home / C), column]
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_lines_of_four() {
        let lines = Lines::new(4, 4, 3);
        assert_eq!(lines.moves.len(), 24_964);
        assert_eq!(lines.moves.iter().max(), Some(&35));
        assert_eq!(lines.index.len(), lines.moves.len());
        assert_eq!(lines.successors.len(), 8 * lines.moves.len());
    }
}
