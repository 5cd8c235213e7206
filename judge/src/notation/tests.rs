//! Tests of the notation.

use super::*;
use proptest::prelude::*;

fn read(text: &str) -> Result<AnyBoard, String> {
    any_board(text, None)
}

fn board(rows: usize, columns: usize, tiles: &[usize]) -> Result<AnyBoard, String> {
    let tiles = tiles.to_vec();
    Ok(AnyBoard {
        rows,
        columns,
        tiles,
    })
}

#[test]
fn one_board_in_many_notations() {
    let expected = board(3, 3, &[1, 2, 3, 4, 5, 6, 7, 0, 8]);
    for text in [
        "1 2 3 4 5 6 7 0 8",
        "1,2,3,4,5,6,7,x,8",
        "[[1, 2, 3], [4, 5, 6], [7, _, 8]]",
        "{1,2,3},{4,5,6},{7,0,8}",
        "1 2 3 / 4 5 6 / 7 - 8",
        "123"
            .replace("123", "|1|2|3|\r\n|4|5|6|\r\n|7|.|8|\r\n")
            .as_str(),
        "3\n1 2 3\n4 5 6\n7 X 8",
        "# 3 4 5\n3 # size\n1 2 3 # 9\n4 5 6\n7 0 8\n# end",
        "3 3\n1 2 3 4 5 6 7 0 8\n",
        "3 3 1 2 3 4 5 6 7 0 8",
        "3 / 1 2 3 / 4 5 6 / 7 0 8",
        "3\n1\n2\n3\n4\n5\n6\n7\n0\n8\n",
        "\n\n 1 2 3\n\n 4 5 6\n\n 7 0 8",
        "+1 02 3 4 5 6 7 0 8",
    ] {
        assert_eq!(read(text), expected, "{text}");
        assert_eq!(any_board(text, Some((3, 3))), expected, "{text}");
    }
}

#[test]
fn the_number_of_cells_says_the_size() {
    for (rows, columns) in USUAL {
        let tiles: Vec<usize> = (0..rows * columns).collect();
        let lines = |columns| {
            let words: Vec<String> = tiles.iter().map(usize::to_string).collect();
            let lines: Vec<String> = words.chunks(columns).map(|line| line.join(" ")).collect();
            lines.join("\n")
        };
        for width in [1, columns, 16] {
            assert_eq!(read(&lines(width)), board(rows, columns, &tiles));
        }
        assert_eq!(read(&lines(rows)), board(columns, rows, &tiles));
    }
    // Rows of another length do not matter.
    let two_rows = "0 1 2 3 4 5 6 7\n8 9 10 11 12 13 14 15";
    assert_eq!(read(two_rows).unwrap().columns, 4);
}

#[test]
fn of_two_readings_the_one_that_is_a_board_is_taken() {
    let tiles = [1, 3, 0, 4, 2, 5, 7, 8, 6];
    assert_eq!(read("3 1 3 0 4 2 5 7 8 6"), board(3, 3, &tiles));
    let tiles = [3, 1, 9, 0, 4, 2, 5, 7, 8, 6];
    assert_eq!(read("3 1 9 0 4 2 5 7 8 6"), board(2, 5, &tiles));
    let tiles = [2, 4, 1, 3, 5, 6, 7, 0, 8, 9];
    assert_eq!(
        read("2 4\n1 3\n5 6\n7 0\n8 9").map(|board| board.rows),
        Ok(5)
    );
    assert_eq!(read("2 4\n1 3 5 6 7 0 8 9"), board(2, 5, &tiles));
    let tiles = [1, 3, 5, 6, 7, 0, 2, 4];
    assert_eq!(read("2 4\n1 3 5 6 7 0 2 4"), board(2, 4, &tiles));
    assert_eq!(read("4 2\n1 3 5 6 7 0 2 4"), board(4, 2, &tiles));
}

#[test]
fn a_size_that_is_given_is_the_size() {
    let tiles: Vec<usize> = (0..12).collect();
    let text = "0 1 2 3 4 5 6 7 8 9 10 11";
    for (rows, columns) in [(3, 4), (4, 3), (2, 6), (6, 2)] {
        let expected = board(rows, columns, &tiles);
        assert_eq!(any_board(text, Some((rows, columns))), expected);
        let with_size = format!("{rows} {columns}\n{text}");
        assert_eq!(read(&with_size), expected);
        assert_eq!(any_board(&with_size, Some((rows, columns))), expected);
    }
}

#[test]
fn errors_say_what_was_expected_and_found() {
    for (text, error) in [
        (
            "",
            "line 1, column 1: expected a board, found the end of the input",
        ),
        (
            "# 1 2 3 0",
            "line 1, column 1: expected a board, found the end of the input",
        ),
        (
            "1 2\n3 a",
            "line 2, column 3: expected a number or a blank (0, x, _, . or -), found `a`",
        ),
        (
            "1 -2 3 0",
            "line 1, column 3: expected a number or a blank (0, x, _, . or -), found `-2`",
        ),
        ("1 2 3 4", "line 1, column 7: tile 4 is out of range 0..=3"),
        (
            "1 2 3 99999999999999999999",
            "line 1, column 7: tile 99999999999999999999 is out of range 0..=3",
        ),
        (
            "1 2 2 0",
            "line 1, column 5: expected every tile once, found tile 2 twice",
        ),
        ("1 2 x 0", "line 1, column 7: expected one blank, found `0`"),
        (
            "1 2 3 4 0",
            "line 1, column 10: expected 4, 6, 8, 9, 10, 12 or 16 cells, or a size before the \
             cells, found 5 cells",
        ),
        (
            "3\n3 2 6\n1 4 0\n8 7",
            "line 4, column 4: expected 9 cells of a 3x3 board, found the end of the input after 8",
        ),
        (
            "3\n3 2 6\n1 4 0\n8 7 5 1",
            "line 4, column 7: expected the end of the input after 9 cells of a 3x3 board, found \
             `1`",
        ),
        (
            "3\n3 2 6\n1 4 0\n8 7 9",
            "line 4, column 5: tile 9 is out of range 0..=8",
        ),
        (
            "2 3\n3 2 1\n4 0",
            "line 3, column 4: expected 6 cells of a 2x3 board, found the end of the input after 5",
        ),
    ] {
        assert_eq!(read(text), Err(error.to_string()), "{text}");
    }
}

#[test]
fn errors_mind_the_size_that_is_given() {
    for (text, error) in [
        (
            "1 2 3 4 5 0",
            "line 1, column 9: expected the end of the input after 4 cells of a 2x2 board, found \
             `5`",
        ),
        (
            "1 2 3",
            "line 1, column 6: expected 4 cells of a 2x2 board, found the end of the input after 3",
        ),
        (
            "2 3\n1 2 3\n4 5 0",
            "line 1, column 1: expected a 2x2 board, found the size 2x3",
        ),
    ] {
        assert_eq!(any_board(text, Some((2, 2))), Err(error.to_string()));
    }
    let error = "line 1, column 1: expected a size of at least two rows and two columns, found 1x4";
    assert_eq!(any_board("1 2 3 0", Some((1, 4))), Err(error.to_string()));
}

/// A board as text: its tiles between separators.
fn any_layout() -> impl Strategy<Value = (AnyBoard, String)> {
    let tiles = (2..=5usize, 2..=5usize).prop_flat_map(|(rows, columns)| {
        let tiles: Vec<usize> = (0..rows * columns).collect();
        (Just((rows, columns)), Just(tiles).prop_shuffle())
    });
    let layout = (
        any::<bool>(),
        prop::collection::vec("[ \t\n,|/\\[\\]]{1,3}|#[0-9 x]{0,9}\n", 1..27),
        prop::sample::select(vec!["0", "x", "X", "_", ".", "-", "00"]),
    );
    (tiles, layout).prop_map(|(((rows, columns), tiles), (square, separators, blank))| {
        let size = match (square, rows == columns) {
            (true, true) => vec![rows],
            _ => vec![rows, columns],
        };
        let mut separators = separators.iter().cycle();
        let mut text = String::new();
        for &number in size.iter().chain(&tiles) {
            match number {
                0 => text += blank,
                _ => text += &number.to_string(),
            }
            text += separators.next().unwrap();
        }
        let board = AnyBoard {
            rows,
            columns,
            tiles,
        };
        (board, text)
    })
}

proptest! {
    #[test]
    fn a_board_with_its_size_is_read_in_any_layout((board, text) in any_layout()) {
        let size = (board.rows, board.columns);
        prop_assert_eq!(read(&text), Ok(board.clone()));
        prop_assert_eq!(any_board(&text, Some(size)), Ok(board));
    }

    #[test]
    fn any_text_is_a_board_or_one_line_of_error(
        text in "([0-9x/\n# ]|\\PC){0,40}",
        size in prop::option::of((0..6usize, 0..6usize)),
    ) {
        if let Err(error) = any_board(&text, size) {
            prop_assert!(error.starts_with("line "), "{}", error);
            prop_assert!(error.contains(", column "), "{}", error);
            prop_assert_eq!(error.lines().count(), 1, "{}", error);
        }
    }
}
