//! The board that a path leads to.

use judge::notation::any_board;

/// A goal that is named or written out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal<'a> {
    /// `1 2 … 0`: the blank is last.
    Last,
    /// `0 1 2 …`: the blank is first.
    First,
    /// The numbers in a spiral, clockwise from the first cell inwards, the blank at the end:
    /// `1 2 3 / 8 0 4 / 7 6 5`.
    Snail,
    /// A board in any notation.
    Board(&'a str),
}

impl<'a> From<&'a str> for Goal<'a> {
    fn from(text: &'a str) -> Self {
        match text {
            "last" => Goal::Last,
            "first" => Goal::First,
            "snail" => Goal::Snail,
            _ => Goal::Board(text),
        }
    }
}

impl Goal<'_> {
    /// Returns the tiles of the goal, row by row.
    ///
    /// # Errors
    ///
    /// Fails if the text of the goal is not a board of this size.
    pub fn of_size(self, rows: usize, columns: usize) -> Result<Vec<usize>, String> {
        let cells = rows * columns;
        match self {
            Goal::Last => Ok((1..cells).chain([0]).collect()),
            Goal::First => Ok((0..cells).collect()),
            Goal::Snail => {
                let mut tiles = vec![0; cells];
                for (cell, tile) in spiral(rows, columns).into_iter().zip(1..cells) {
                    tiles[cell] = tile;
                }
                Ok(tiles)
            }
            Goal::Board(text) => match any_board(text, Some((rows, columns))) {
                Ok(board) => Ok(board.tiles),
                Err(error) => Err(format!("goal: {error}")),
            },
        }
    }
}

/// Returns all cells in a spiral, clockwise from the first cell inwards.
fn spiral(rows: usize, columns: usize) -> Vec<usize> {
    let (mut top, mut left, mut bottom, mut right) = (0, 0, rows, columns);
    let mut cells = Vec::with_capacity(rows * columns);
    while top < bottom && left < right {
        cells.extend((left..right).map(|column| top * columns + column));
        top += 1;
        cells.extend((top..bottom).map(|row| row * columns + right - 1));
        right -= 1;
        if top < bottom {
            bottom -= 1;
            cells.extend((left..right).rev().map(|column| bottom * columns + column));
        }
        if left < right {
            cells.extend((top..bottom).rev().map(|row| row * columns + left));
            left += 1;
        }
    }
    cells
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn named_goals_of_every_shape() {
        for (goal, rows, columns, tiles) in [
            ("last", 2, 3, &[1, 2, 3, 4, 5, 0][..]),
            ("first", 2, 3, &[0, 1, 2, 3, 4, 5]),
            ("snail", 2, 2, &[1, 2, 0, 3]),
            ("snail", 2, 3, &[1, 2, 3, 0, 5, 4]),
            ("snail", 3, 2, &[1, 2, 0, 3, 5, 4]),
            ("snail", 3, 3, &[1, 2, 3, 8, 0, 4, 7, 6, 5]),
            ("snail", 3, 4, &[1, 2, 3, 4, 10, 11, 0, 5, 9, 8, 7, 6]),
            ("snail", 4, 3, &[1, 2, 3, 10, 11, 4, 9, 0, 5, 8, 7, 6]),
            (
                "snail",
                4,
                4,
                &[1, 2, 3, 4, 12, 13, 14, 5, 11, 0, 15, 6, 10, 9, 8, 7],
            ),
        ] {
            let found = Goal::from(goal).of_size(rows, columns);
            assert_eq!(found.as_deref(), Ok(tiles), "{goal} {rows}x{columns}");
        }
    }

    #[test]
    fn a_goal_that_is_written_out_has_the_size_of_the_board() {
        let goal = Goal::from("1 2 / x 3").of_size(2, 2);
        assert_eq!(goal.as_deref(), Ok(&[1, 2, 0, 3][..]));
        let error = "goal: line 1, column 1: expected a 2x3 board, found the size 2x2";
        let goal = Goal::from("2 2 / 1 2 3 0").of_size(2, 3);
        assert_eq!(goal, Err(error.to_string()));
        let goal = Goal::from("lost").of_size(2, 3);
        assert!(goal.unwrap_err().starts_with("goal: line 1, column 1: "));
    }
}
