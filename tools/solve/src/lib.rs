//! Finds and prints the alphabetically first shortest path of one board.

mod goal;
mod path;
mod print;
mod progress;

pub use goal::Goal;
pub use path::path;
pub use print::{print, Style};
pub use progress::StatusLine;

use judge::notation::any_board;

/// Returns what the program prints for the text of a board.
///
/// With [`Style::Boards`] and `marked`, the tile of each board that slides next is marked.
///
/// # Errors
///
/// Says in one line what is wrong with the board or the goal.
pub fn answer(
    text: &str,
    size: Option<(usize, usize)>,
    goal: Goal<'_>,
    style: Style,
    marked: bool,
) -> Result<String, String> {
    let board = any_board(text, size)?;
    let goal = goal.of_size(board.rows, board.columns)?;
    let path = path(&board, &goal, &StatusLine::new())?;
    Ok(print(&board, path.as_deref(), style, marked))
}
