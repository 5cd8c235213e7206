//! Solves one board of any small shape, in any notation.

use clap::error::ErrorKind;
use clap::{CommandFactory, Parser};
use solve::{Goal, Style};
use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;

/// The most bytes of a board on standard input, so that memory is bounded.
const MOST_BYTES: u64 = 1 << 20;

/// Finds a shortest solution of a sliding puzzle.
///
/// Prints the number of moves, then the path: of all shortest paths, the alphabetically first one.
/// Prints `unsolvable` if no moves lead to the goal.
///
/// A board is written row by row. Blanks, line breaks, commas, brackets, | and / separate numbers, #
/// begins a comment up to the end of the line, and 0, x, _, . or - stands for the blank. A size,
/// `3` or `3 4`, may stand before the cells.
#[derive(Parser)]
struct Arguments {
    /// The board [default: read from standard input]
    #[arg(allow_hyphen_values = true)]
    board: Option<String>,
    /// The size of the board [default: what the number of cells means]
    #[arg(long, value_name = "RxC", value_parser = size)]
    size: Option<(usize, usize)>,
    /// The goal: `last` (1 2 … 0), `first` (0 1 2 …), `snail` (clockwise from the outside, blank
    /// last), or a board
    #[arg(
        long,
        value_name = "GOAL",
        default_value = "last",
        allow_hyphen_values = true
    )]
    goal: String,
    /// How to print the path: the moves of the blank as letters or as words, the numbers of the
    /// tiles that slide, or all boards
    #[arg(long = "as", value_name = "STYLE", value_enum, default_value_t = Style::Letters)]
    style: Style,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    // Since a board may begin with `-`, clap takes a misspelled option for one.
    if let Some(option) = arguments.board.iter().find(|board| board.starts_with("--")) {
        let message = format!("unexpected argument '{option}' found");
        let mut command = Arguments::command();
        command.error(ErrorKind::UnknownArgument, message).exit();
    }
    judge::run(|console| {
        let text = match &arguments.board {
            Some(board) => board.clone(),
            None => console.text(MOST_BYTES)?,
        };
        let goal = Goal::from(arguments.goal.as_str());
        let marked = io::stdout().is_terminal() && console::colors_enabled();
        let answer = solve::answer(&text, arguments.size, goal, arguments.style, marked)?;
        Ok(console.output.write_all(answer.as_bytes())?)
    })
}

/// Parses a size, such as `3x4`.
fn size(text: &str) -> Result<(usize, usize), String> {
    let size = text.split_once(['x', 'X']);
    let size = size.and_then(|(rows, columns)| Some((rows.parse().ok()?, columns.parse().ok()?)));
    size.ok_or_else(|| "expected rows and columns, such as 3x4".to_string())
}
