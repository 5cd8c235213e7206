//! Prints a path.

use clap::ValueEnum;
use common::Move;
use judge::notation::AnyBoard;
use std::fmt::Write;

/// How to print a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Style {
    /// The moves of the blank in one line: `LLDR`
    Letters,
    /// The moves of the blank, one a line: `LEFT`
    Words,
    /// The numbers of the tiles that slide, in one line
    Tiles,
    /// All boards of the path
    Boards,
}

/// Returns the number of moves in a line of its own, then the path. Returns `unsolvable` if the
/// path is `None`.
///
/// With [`Style::Boards`], the tile of each board that slides next is `marked` or not.
pub fn print(board: &AnyBoard, path: Option<&[Move]>, style: Style, marked: bool) -> String {
    let Some(path) = path else {
        return "unsolvable\n".to_string();
    };
    let mut text = format!("{}\n", path.len());
    match style {
        Style::Letters => {
            text.extend(path.iter().map(|m| m.letter()));
            text.push('\n');
        }
        Style::Words => text.extend(path.iter().map(|&m| word(m))),
        Style::Tiles => {
            let slides = slides(board, path);
            let tiles: Vec<String> = slides.map(|(tile, _)| tile.to_string()).collect();
            text += &tiles.join(" ");
            text.push('\n');
        }
        Style::Boards => {
            let mut tiles = board.tiles.clone();
            for (next, after) in slides(board, path) {
                draw(
                    &mut text,
                    &tiles,
                    board.columns,
                    Some(next).filter(|_| marked),
                );
                tiles = after;
            }
            draw(&mut text, &tiles, board.columns, None);
        }
    }
    text
}

/// Returns the line of a move.
fn word(m: Move) -> &'static str {
    match m {
        Move::Down => "DOWN\n",
        Move::Left => "LEFT\n",
        Move::Right => "RIGHT\n",
        Move::Up => "UP\n",
    }
}

/// Returns, for each move, the tile that slides, and all tiles after it.
fn slides<'a>(
    board: &'a AnyBoard,
    path: &'a [Move],
) -> impl Iterator<Item = (usize, Vec<usize>)> + 'a {
    let mut tiles = board.tiles.clone();
    path.iter().map(move |m| {
        let blank = tiles.iter().position(|&tile| tile == 0);
        let blank = blank.expect("a board has a blank");
        let target = match m {
            Move::Down => blank + board.columns,
            Move::Left => blank - 1,
            Move::Right => blank + 1,
            Move::Up => blank - board.columns,
        };
        tiles.swap(blank, target);
        (tiles[blank], tiles.clone())
    })
}

/// Appends an empty line and a board, with `_` for the blank, so that it can be read again.
fn draw(text: &mut String, tiles: &[usize], columns: usize, marked: Option<usize>) {
    let width = (tiles.len() - 1).to_string().len();
    text.push('\n');
    for row in tiles.chunks(columns) {
        for (i, &tile) in row.iter().enumerate() {
            let cell = match tile {
                0 => "_".to_string(),
                _ => tile.to_string(),
            };
            let space = " ".repeat(width - cell.len() + usize::from(i > 0));
            let cell = console::style(cell).force_styling(marked == Some(tile));
            let _ = write!(text, "{space}{}", cell.reverse());
        }
        text.push('\n');
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use judge::notation::any_board;

    const PATH: [Move; 2] = [Move::Up, Move::Left];

    fn printed(style: Style, marked: bool) -> String {
        let board = any_board("1 2 3 4 / 5 6 7 8 / 9 10 11 x", None).unwrap();
        print(&board, Some(&PATH), style, marked)
    }

    #[test]
    fn every_style() {
        assert_eq!(printed(Style::Letters, false), "2\nUL\n");
        assert_eq!(printed(Style::Words, false), "2\nUP\nLEFT\n");
        assert_eq!(printed(Style::Tiles, false), "2\n8 7\n");
        let boards = [
            " 1  2  3  4\n 5  6  7  8\n 9 10 11  _\n",
            " 1  2  3  4\n 5  6  7  _\n 9 10 11  8\n",
            " 1  2  3  4\n 5  6  _  7\n 9 10 11  8\n",
        ];
        assert_eq!(
            printed(Style::Boards, false),
            format!("2\n\n{}", boards.join("\n"))
        );
        for text in boards {
            assert!(any_board(text, None).is_ok());
        }
    }

    #[test]
    fn the_tile_that_slides_next_is_marked() {
        let text = printed(Style::Boards, true);
        let mark = |tile: &str| format!("\u{1b}[7m{tile}\u{1b}[0m");
        assert!(text.starts_with(&format!("2\n\n 1  2  3  4\n 5  6  7  {}\n", mark("8"))));
        let unmarked = text.replace(&mark("8"), "8").replace(&mark("7"), "7");
        assert_eq!(unmarked, printed(Style::Boards, false));
    }

    #[test]
    fn a_solved_and_an_unsolvable_board() {
        let board = any_board("1 2 / 3 0", None).unwrap();
        let print = |path, style| print(&board, path, style, false);
        assert_eq!(print(Some(&[]), Style::Letters), "0\n\n");
        assert_eq!(print(Some(&[]), Style::Words), "0\n");
        assert_eq!(print(Some(&[]), Style::Tiles), "0\n\n");
        assert_eq!(print(Some(&[]), Style::Boards), "0\n\n1 2\n3 _\n");
        assert_eq!(print(None, Style::Boards), "unsolvable\n");
    }
}
