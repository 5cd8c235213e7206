//! Linear conflict.

use crate::board::Board;
use crate::heuristic::Manhattan;
use crate::heuristic::{Heuristic, Slide};

/// Manhattan distance, and two moves for each tile that has to leave its line to let others pass.
///
/// Two tiles that stand in the row (or column) in which the goal has both, but in the wrong order,
/// are in conflict: one must leave the line and come back, two moves that Manhattan distance does
/// not count. Added are two moves for the *fewest* tiles of each line without which the others are
/// in order. Two for each *pair* in conflict would be too much, since a tile that leaves may be in
/// conflict with several. Admissible and consistent (O. Hansson, A. Mayer and M. Yung,
/// "Criticizing solutions to relaxed models yields powerful admissible heuristics", Information
/// Sciences 63, 1992).
///
/// A slide costs two look-ups, and where the tile leaves its own line or comes to it, the conflicts
/// of that line anew.
#[derive(Clone, Debug)]
pub struct LinearConflict<const R: usize, const C: usize> {
    manhattan: Manhattan<R, C>,
    /// By tile, the cell where the goal has it.
    home: [usize; 16],
}

/// The rows, or the columns, of a board.
#[derive(Clone, Copy)]
enum Lines {
    Rows,
    Columns,
}

impl Lines {
    /// The line of a cell, and its place on that line.
    fn of<const C: usize>(self, cell: usize) -> (usize, usize) {
        match self {
            Lines::Rows => (cell / C, cell % C),
            Lines::Columns => (cell % C, cell / C),
        }
    }
}

impl<const R: usize, const C: usize> LinearConflict<R, C> {
    /// For the cells that the tiles have in `goal`.
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

    /// The fewest tiles of a line without which the others that belong to it are in order: all of
    /// them but a longest increasing subsequence.
    fn leaving(&self, board: Board<R, C>, lines: Lines, line: usize) -> u32 {
        let (first, step, length) = match lines {
            Lines::Rows => (line * C, 1, C),
            Lines::Columns => (line, C, R),
        };
        let mut belonging = 0;
        let mut stay = 0;
        // By place on the line: the most tiles in order of which the last belongs there.
        let mut in_order = [0; 16];
        for cell in (first..).step_by(step).take(length) {
            let tile = board.tile(cell);
            let (home_line, home) = lines.of::<C>(self.home[tile]);
            if tile != 0 && home_line == line {
                let before = in_order[..home].iter().max().unwrap_or(&0);
                in_order[home] = before + 1;
                belonging += 1;
                stay = stay.max(in_order[home]);
            }
        }
        belonging - stay
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
        // A tile that moves within a line passes no other of that line.
        let across = if slide.from % C == slide.to % C {
            Lines::Rows
        } else {
            Lines::Columns
        };
        let line = |cell| across.of::<C>(cell).0;
        let home = line(self.home[slide.tile]);
        if home != line(slide.from) && home != line(slide.to) {
            return h;
        }
        let before = self.leaving(slide.board, across, home);
        h + 2 * self.leaving(slide.after(), across, home) - 2 * before
    }
}
