//! A board in any notation: `1 2 3 / 4 5 6 / 7 8 x`, `[[1,2,3],[4,5,6],[7,8,0]]`, or a file that
//! begins with the size.

mod words;

pub use words::{words, Word, Words};

use crate::numbers::integer;
use std::convert::TryFrom;

/// A board of any size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnyBoard {
    /// The number of rows, at least 2.
    pub rows: usize,
    /// The number of columns, at least 2.
    pub columns: usize,
    /// The tiles, row by row: a permutation of `0..rows * columns`, where 0 is the blank.
    pub tiles: Vec<usize>,
}

/// The size that a number of cells means, if nothing else says it.
const USUAL: [(usize, usize); 7] = [(2, 2), (2, 3), (2, 4), (3, 3), (2, 5), (3, 4), (4, 4)];

/// Reads one board.
///
/// Numbers are separated as in [`words()`], and the blank is `0`, `x`, `_`, `.` or `-`. The size,
/// rows and columns, is the first of these that is there:
///
/// 1. `size`, if it is not `None`;
/// 2. a number k before k·k cells, or two numbers R and C before R·C cells;
/// 3. what the number of cells means: 4 is 2×2, 6 is 2×3, 8 is 2×4, 9 is 3×3, 10 is 2×5, 12 is
///    3×4, and 16 is 4×4. The other way round, as in 4×3, if the cells stand in such rows.
///
/// A size may also precede the cells if `size` is given, and must be the same. No text is a board
/// both with a size before the cells and without, since the size would be a tile that is there
/// twice.
///
/// ```
/// let board = judge::notation::any_board("3  # rows\n0 1 3\n4 2 5\n7 8 6", None)?;
/// assert_eq!((board.rows, board.columns), (3, 3));
/// assert_eq!(board.tiles, [0, 1, 3, 4, 2, 5, 7, 8, 6]);
/// # Ok::<(), String>(())
/// ```
///
/// # Errors
///
/// Names the line and column, what was expected and what was found, in one line.
pub fn any_board(text: &str, size: Option<(usize, usize)>) -> Result<AnyBoard, String> {
    let words: Vec<Word<'_>> = words(text).collect();
    let mut numbers = Vec::with_capacity(words.len());
    for word in &words {
        numbers.push(number(word)?);
    }
    let mut errors = Vec::new();
    for (first, rows, columns) in readings(&words, &numbers, size) {
        match tiles(&words[first..]) {
            Ok(tiles) => {
                return Ok(AnyBoard {
                    rows,
                    columns,
                    tiles,
                })
            }
            Err(error) => errors.push(error),
        }
    }
    let meant = size_in_first_row(&words, &numbers).or(size.map(|(r, c)| (0, r, c)));
    Err(match (words.last(), meant) {
        (None, _) => "line 1, column 1: expected a board, found the end of the input".into(),
        (Some(_), Some(meant)) => wrong_cells(&words, meant, size),
        (Some(last), None) => errors.into_iter().next().unwrap_or_else(|| {
            let wanted = "4, 6, 8, 9, 10, 12 or 16 cells, or a size before the cells";
            last.error_after(wanted, &format!("{} cells", words.len()))
        }),
    })
}

/// Returns the tiles that words name.
///
/// # Errors
///
/// Fails if the tiles are not a permutation of `0..words.len()`.
pub fn tiles(words: &[Word<'_>]) -> Result<Vec<usize>, String> {
    let mut tiles = Vec::with_capacity(words.len());
    let mut found = vec![false; words.len()];
    for word in words {
        let tile = number(word)?;
        match found.get_mut(tile) {
            None => {
                let range = 0..=words.len() - 1;
                let problem = format!("tile {} is out of range {range:?}", word.text);
                return Err(word.problem(&problem));
            }
            Some(true) if tile == 0 => return Err(word.error("one blank")),
            Some(true) => {
                let problem = format!("expected every tile once, found tile {tile} twice");
                return Err(word.problem(&problem));
            }
            Some(found) => *found = true,
        }
        tiles.push(tile);
    }
    Ok(tiles)
}

/// Returns the number that a word stands for, 0 for the blank.
fn number(word: &Word<'_>) -> Result<usize, String> {
    if ["x", "X", "_", ".", "-"].contains(&word.text) {
        return Ok(0);
    }
    let number = integer(word.text).and_then(|number| usize::try_from(number).ok());
    number.ok_or_else(|| word.error("a number or a blank (0, x, _, . or -)"))
}

/// A way to read a text: the number of words before the first cell, the rows and the columns.
type Reading = (usize, usize, usize);

/// Returns the ways to read a text that has as many cells as the size says.
fn readings(words: &[Word<'_>], numbers: &[usize], size: Option<(usize, usize)>) -> Vec<Reading> {
    let mut readings = Vec::new();
    if let Some((rows, columns)) = size.or_else(|| usual(words)) {
        readings.push((0, rows, columns));
    }
    if let [k, ..] = *numbers {
        readings.push((1, k, k));
    }
    if let [k, l, ..] = *numbers {
        readings.push((2, k, l));
    }
    readings.retain(|&(first, rows, columns)| {
        rows >= 2
            && columns >= 2
            && rows.checked_mul(columns) == Some(numbers.len() - first)
            && size.map_or(true, |size| size == (rows, columns))
    });
    readings
}

/// Returns the size that the number of cells means.
fn usual(cells: &[Word<'_>]) -> Option<(usize, usize)> {
    let mut usual = USUAL.iter().copied();
    let (rows, columns) = usual.find(|(rows, columns)| rows * columns == cells.len())?;
    let mut in_rows = cells.iter().enumerate();
    // Turned, each row has as many cells as the usual board has rows.
    if in_rows.all(|(i, cell)| cell.row == i / rows) {
        return Some((columns, rows));
    }
    Some((rows, columns))
}

/// Returns the reading in which the first row, one or two numbers above a longer row, is a size.
fn size_in_first_row(words: &[Word<'_>], numbers: &[usize]) -> Option<Reading> {
    let length = |row| words.iter().filter(|word| word.row == row).count();
    let (first, second) = (length(0), length(1));
    let (rows, columns) = match *numbers {
        [k, ..] if first == 1 => (k, k),
        [k, l, ..] if first == 2 => (k, l),
        _ => return None,
    };
    Some((first, rows, columns)).filter(|_| second > first && rows >= 2 && columns >= 2)
}

/// Words an error about a text that is no board in the way it was meant.
fn wrong_cells(words: &[Word<'_>], meant: Reading, size: Option<(usize, usize)>) -> String {
    let (first, rows, columns) = meant;
    if let Some((r, c)) = size.filter(|&size| size != (rows, columns)) {
        let problem = format!("expected a {r}x{c} board, found the size {rows}x{columns}");
        return words[0].problem(&problem);
    }
    if rows < 2 || columns < 2 {
        let wanted = "a size of at least two rows and two columns";
        return words[0].problem(&format!("expected {wanted}, found {rows}x{columns}"));
    }
    let cells = &words[first..];
    let wanted = rows.saturating_mul(columns);
    let board = format!("{wanted} cells of a {rows}x{columns} board");
    match (cells.get(wanted), cells.last(), tiles(cells)) {
        (Some(extra), ..) => extra.error(&format!("the end of the input after {board}")),
        (None, Some(last), _) if cells.len() < wanted => {
            let found = format!("the end of the input after {}", cells.len());
            last.error_after(&board, &found)
        }
        (.., tiles) => tiles.expect_err("no reading is a board"),
    }
}

#[cfg(test)]
mod tests;
