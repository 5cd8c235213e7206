//! Linear conflict.

use crate::board::Board;
use crate::heuristic::Manhattan;
use crate::heuristic::{Heuristic, Slide};

/// Adds two moves to [`Manhattan`] distance for each tile that has to leave its row or column to
/// let others pass.
///
/// Two tiles are in conflict if both are in their goal row, but in the wrong order. One of them has
/// to leave the row and come back, which takes two moves that Manhattan distance does not count.
/// The same holds for columns.
///
/// For each row and column, this heuristic finds the *fewest* tiles that have to leave so that the
/// others are in order, and adds two moves for each. Adding two moves for each *pair* in conflict
/// would not be admissible, since a tile may be in conflict with several others. As it is, the
/// heuristic is admissible and consistent.
///
/// # Cost
///
/// A slide costs two look-ups. If the tile leaves or enters its goal row (or column), the conflicts
/// of that row (or column) are counted again, before and after the slide.
///
/// # Source
///
/// O. Hansson, A. Mayer and M. Yung, "Criticizing solutions to relaxed models yields powerful
/// admissible heuristics", Information Sciences 63, 1992.
///
/// # Example
///
/// ```
/// use common::{Board, Heuristic, LinearConflict};
///
/// let board = Board::<3, 3>::new(&[4, 0, 8, 1, 3, 7, 5, 2, 6]).unwrap(); // 23 moves
/// let conflict = LinearConflict::new(Board::GOAL);
/// assert_eq!(conflict.estimate(conflict.start(board)), 17);
/// ```
#[derive(Clone, Debug)]
pub struct LinearConflict<const R: usize, const C: usize> {
    manhattan: Manhattan<R, C>,
    /// The goal cell of each tile.
    home: [usize; 16],
}

/// The rows, or the columns, of a board.
#[derive(Clone, Copy)]
enum Lines {
    Rows,
    Columns,
}

impl Lines {
    /// Returns the number of the line that a cell is on, and the place of the cell on that line.
    fn of<const C: usize>(self, cell: usize) -> (usize, usize) {
        match self {
            Lines::Rows => (cell / C, cell % C),
            Lines::Columns => (cell % C, cell / C),
        }
    }
}

impl<const R: usize, const C: usize> LinearConflict<R, C> {
    /// Creates the heuristic for `goal`.
    pub fn new(goal: Board<R, C>) -> Self {
        let mut home = [0; 16];
        for (cell, tile) in goal.tiles().enumerate() {
            home[tile] = cell;
        }
        LinearConflict {
            manhattan: Manhattan::new(goal),
            home,
        }
    }

    /// Returns the least number of tiles that have to leave a line. Of the tiles for which it is the
    /// goal line, those of a longest increasing subsequence can stay, and the others have to leave.
    fn leaving(&self, board: Board<R, C>, lines: Lines, line: usize) -> u32 {
        let (first, step, length) = match lines {
            Lines::Rows => (line * C, 1, C),
            Lines::Columns => (line, C, R),
        };
        let mut at_home = 0; // the tiles that are on their goal line
        let mut stay = 0;
        // `longest[p]`: the length of the longest increasing subsequence whose last tile has its
        // goal at place p of the line.
        let mut longest = [0; 16];
        for cell in (first..).step_by(step).take(length) {
            let tile = board.tile(cell);
            let (home_line, home) = lines.of::<C>(self.home[tile]);
            if tile != 0 && home_line == line {
                let before = longest[..home].iter().copied().fold(0, u32::max);
                longest[home] = before + 1;
                at_home += 1;
                stay = stay.max(longest[home]);
            }
        }
        at_home - stay
    }
}

impl<const R: usize, const C: usize> Heuristic<R, C> for LinearConflict<R, C> {
    type Carried = u32;

    fn goal(&self) -> Board<R, C> {
        self.manhattan.goal()
    }

    fn start(&self, board: Board<R, C>) -> u32 {
        let row = |row| self.leaving(board, Lines::Rows, row);
        let column = |column| self.leaving(board, Lines::Columns, column);
        let leaving = (0..R).map(row).sum::<u32>() + (0..C).map(column).sum::<u32>();
        self.manhattan.start(board) + 2 * leaving
    }

    fn estimate(&self, h: u32) -> u32 {
        h
    }

    fn next(&self, h: u32, slide: Slide<R, C>) -> u32 {
        let h = self.manhattan.next(h, slide);
        // A tile that slides within its column passes no other tile of that column. It leaves one
        // row and enters another, and only its goal row counts it. The same holds for rows.
        let crossed = if slide.from % C == slide.to % C {
            Lines::Rows
        } else {
            Lines::Columns
        };
        let line = |cell| crossed.of::<C>(cell).0;
        let home = line(self.home[slide.tile]);
        if home != line(slide.from) && home != line(slide.to) {
            return h;
        }
        let before = self.leaving(slide.board, crossed, home);
        let after = self.leaving(slide.after(), crossed, home);
        h + 2 * after - 2 * before
    }
}
