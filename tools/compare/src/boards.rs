//! The boards to compare on.

use common::Board;
use judge::notation::{self, Word};

/// Reads boards in any notation, as [`notation::words`] reads it.
///
/// Before the first board, there may be the number of boards, or the size as one number (for a
/// square) or as two. Which of them it is follows from the number of words.
///
/// # Errors
///
/// Names the line and column, what was expected and what was found.
pub fn read<const R: usize, const C: usize>(text: &str) -> Result<Vec<Board<R, C>>, String> {
    let Some(start) = Start::of(text) else {
        return Err("line 1, column 1: expected boards, found the end of the input".to_string());
    };
    let Some(before) = start.words_before_boards(R, C) else {
        return Err(start.error(R, C));
    };
    let boards = boards_after(text, before);
    // If the first row is not as long as the second, it was not meant as cells.
    if boards.is_err() && before == 0 && start.row_lengths[0] < start.row_lengths[1] {
        return Err(start.error(R, C));
    }
    boards
}

/// Reads boards up to the end of a text.
fn boards_after<const R: usize, const C: usize>(
    text: &str,
    skipped: usize,
) -> Result<Vec<Board<R, C>>, String> {
    let mut words = notation::words(text).skip(skipped);
    let mut boards = Vec::new();
    loop {
        let cells: Vec<Word<'_>> = words.by_ref().take(R * C).collect();
        if cells.is_empty() {
            return Ok(boards);
        }
        let tiles = notation::tiles(&cells);
        let tiles = tiles.map_err(|error| format!("board {}: {error}", boards.len() + 1))?;
        boards.push(Board::new(&tiles).expect("the tiles are a permutation"));
    }
}

/// How a text of boards begins.
struct Start<'a> {
    first: Word<'a>,
    /// The first two words, if they are numbers.
    numbers: [Option<usize>; 2],
    /// The numbers of words in the first two rows.
    row_lengths: [usize; 2],
    /// The number of words of the text.
    total: usize,
}

impl<'a> Start<'a> {
    /// Returns `None` if the text has no words.
    fn of(text: &'a str) -> Option<Self> {
        let mut words = notation::words(text);
        let first = words.next()?;
        let number = |word: Word<'_>| word.text.parse().ok();
        let row_length = |row| notation::words(text).filter(|word| word.row == row).count();
        Some(Start {
            first,
            numbers: [number(first), words.next().and_then(number)],
            row_lengths: [row_length(0), row_length(1)],
            total: notation::words(text).count(),
        })
    }

    /// Returns the number of words before the first board, such that whole boards follow, and as
    /// many as the number of boards says, if there is one.
    fn words_before_boards(&self, rows: usize, columns: usize) -> Option<usize> {
        let cells = rows * columns;
        let whole_boards = |words: usize| words > 0 && words.is_multiple_of(cells);
        let is_count = |count: usize| count.checked_mul(cells) == Some(self.total - 1);
        match self.numbers {
            [Some(count), _] if is_count(count) => Some(1),
            [Some(k), _] if self.is_size(k, rows, columns) && whole_boards(self.total - 1) => {
                Some(1)
            }
            [Some(r), Some(c)] if (r, c) == (rows, columns) && whole_boards(self.total - 2) => {
                Some(2)
            }
            _ if whole_boards(self.total) => Some(0),
            _ => None,
        }
    }

    /// Returns whether a number alone is the size.
    fn is_size(&self, number: usize, rows: usize, columns: usize) -> bool {
        rows == columns && number == rows
    }

    /// Words the error that the number of cells is wrong.
    fn error(&self, rows: usize, columns: usize) -> String {
        let cells = rows * columns;
        let after = self.total - 1;
        let problem = match self.numbers {
            [Some(k), _] if after > 0 && self.is_size(k, rows, columns) => format!(
                "expected {} cells after {k}, the number of boards, or {cells} if {k} is the size, \
                 found {after}",
                k * cells
            ),
            [Some(count), _] if after > 0 => format!(
                "expected {} cells after {count}, the number of boards, found {after}",
                count.saturating_mul(cells)
            ),
            _ => format!("expected {cells} cells a board, found {}", self.total),
        };
        self.first.problem(&problem)
    }
}

/// Returns every board of a shape, ordered by rank.
pub fn all<const R: usize, const C: usize>() -> impl Iterator<Item = Board<R, C>> {
    (0..).map_while(Board::unrank)
}

/// Returns random solvable boards, each as likely as any other. The same seed gives the same
/// boards on every machine.
pub fn random<const R: usize, const C: usize>(seed: u64) -> impl Iterator<Item = Board<R, C>> {
    let mut numbers = SplitMix64(seed);
    let boards = std::iter::repeat_with(move || {
        let mut tiles: Vec<usize> = (0..R * C).collect();
        for i in (1..tiles.len()).rev() {
            tiles.swap(i, numbers.below(i as u64 + 1) as usize);
        }
        Board::new(&tiles).expect("shuffled tiles are a permutation")
    });
    boards.filter(|board| board.is_solvable())
}

/// The generator of G. L. Steele, D. Lea and C. H. Flood, "Fast splittable pseudorandom number
/// generators", OOPSLA 2014. It is written out, since a new version of a crate may give other
/// numbers.
struct SplitMix64(u64);

impl SplitMix64 {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ z >> 31
    }

    /// Returns a number in `0..n`: the upper half of a product, which for a small `n` favours no
    /// number by more than n / 2^64.
    fn below(&mut self, n: u64) -> u64 {
        ((u128::from(self.next()) * u128::from(n)) >> 64) as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lengths(text: &str) -> Result<usize, String> {
        read::<3, 3>(text).map(|boards| boards.len())
    }

    #[test]
    fn boards_with_their_number_or_size_or_alone() {
        let board = "1 2 3 / 4 5 6 / 7 8 x";
        for (text, boards) in [
            ("0".to_string(), 0),
            (format!("1\n{board}"), 1),
            (format!("2\n{board}\n\n{board}"), 2),
            (format!("3 # the size\n{board}"), 1),
            (format!("3\n{board}\n{board}"), 2),
            (format!("3\n{board}\n{board}\n{board}"), 3),
            (format!("3 3\n{board}"), 1),
            (format!("3 3\n{board}\n{board}"), 2),
            (board.to_string(), 1),
            (format!("{board}\n{board}"), 2),
        ] {
            assert_eq!(lengths(&text), Ok(boards), "{text}");
        }
        let boards = read::<2, 3>("2 3\n[[1,2,3],[4,0,5]]").unwrap();
        assert_eq!(boards, [Board::new(&[1, 2, 3, 4, 0, 5]).unwrap()]);
    }

    #[test]
    fn a_wrong_number_says_what_was_read_as_the_number() {
        for (text, error) in [
            (
                "",
                "line 1, column 1: expected boards, found the end of the input",
            ),
            (
                "3 / 3 2 6 / 1 4 0 / 8 7",
                "line 1, column 1: expected 27 cells after 3, the number of boards, or 9 if 3 is \
                 the size, found 8",
            ),
            (
                "2\n1 2 3 4 5 6 7 8 0\n1 2 3 4 5 6 7 8",
                "line 1, column 1: expected 18 cells after 2, the number of boards, found 17",
            ),
            (
                "x 1 2",
                "line 1, column 1: expected 9 cells a board, found 3",
            ),
            ("7", "line 1, column 1: expected 9 cells a board, found 1"),
            (
                "2\n1 2 3 4 5 6 7 8 0\n1 2 3 4 5 6 7 8 8",
                "board 2: line 3, column 17: expected every tile once, found tile 8 twice",
            ),
        ] {
            assert_eq!(lengths(text), Err(error.to_string()), "{text}");
        }
    }
}
