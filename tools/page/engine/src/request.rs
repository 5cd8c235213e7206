//! Reading a request.

use common::Board;
use judge::notation::{any_board, AnyBoard};
use judge::{expected, number};

/// What to do with a board.
pub enum Command {
    /// Print its size and its tiles.
    Read,
    /// Find the alphabetically first shortest path.
    Solve,
    /// Run every search.
    Race {
        /// The most states that a search may generate.
        limit: u64,
    },
    /// Print the states that a search visits.
    Watch {
        /// The words that name the search.
        search: String,
    },
}

/// A command, a goal and a board.
pub struct Request {
    /// What to do.
    pub command: Command,
    /// The text of the goal.
    goal: String,
    board: AnyBoard,
}

impl Request {
    /// Reads a request.
    ///
    /// # Errors
    ///
    /// Says what was expected and what was found.
    pub fn read(text: &str) -> Result<Request, String> {
        let mut lines = text.splitn(3, '\n');
        let mut line = || lines.next().unwrap_or_default();
        let (first, goal, rest) = (line(), line(), line());
        let command = command(first)?;
        let board = any_board(rest, None)?;
        match (board.rows, board.columns) {
            (2, 3) | (3, 3) | (4, 4) => Ok(Request {
                command,
                goal: goal.to_string(),
                board,
            }),
            (rows, columns) => Err(format!(
                "expected a board of size 2x3, 3x3 or 4x4, found {rows}x{columns}"
            )),
        }
    }

    /// Returns the number of rows and of columns: 2 and 3, 3 and 3, or 4 and 4.
    pub fn size(&self) -> (usize, usize) {
        (self.board.rows, self.board.columns)
    }

    /// Returns the tiles of the board, row by row.
    pub fn tiles(&self) -> &[usize] {
        &self.board.tiles
    }

    /// Returns the board and the goal.
    ///
    /// # Errors
    ///
    /// Says what is wrong with the goal.
    ///
    /// # Panics
    ///
    /// Panics if the board is not of this size.
    pub fn boards<const R: usize, const C: usize>(
        &self,
    ) -> Result<(Board<R, C>, Board<R, C>), String> {
        let goal = any_board(&self.goal, Some((R, C)));
        let goal = goal.map_err(|error| format!("goal: {error}"))?;
        let board = |tiles| Board::new(tiles).expect("every tile is there once");
        Ok((board(self.tiles()), board(&goal.tiles)))
    }
}

/// Reads the first line.
fn command(line: &str) -> Result<Command, String> {
    let mut words = line.split_whitespace();
    match words.next() {
        Some("read") => Ok(Command::Read),
        Some("solve") => Ok(Command::Solve),
        Some("race") => {
            let limit = number(words.next(), "limit", 1..=usize::MAX);
            let limit = limit.map_err(|error| format!("limit: {error}"))?;
            Ok(Command::Race {
                limit: limit as u64,
            })
        }
        Some("watch") => Ok(Command::Watch {
            search: words.collect::<Vec<_>>().join(" "),
        }),
        word => Err(expected("`read`, `solve`, `race` or `watch`", word)),
    }
}
