//! One item of the input: a call as typed into Python, or a grid alone.

use common::Board;
use judge::{expected, integer, list, Tokens};
use std::convert::TryFrom;

/// What a line asks for.
#[derive(Debug, PartialEq, Eq)]
pub struct Item {
    /// Whether to print if the grid is valid and solvable.
    pub validate: bool,
    /// Whether to print a shortest path.
    pub solve: bool,
    /// The grid, `None` if it is invalid.
    pub board: Option<Board<3, 3>>,
}

/// Reads an item, after which a comment may follow.
///
/// # Errors
///
/// Says what was expected and found.
pub fn item(line: &str) -> Result<Item, String> {
    let mut tokens = Tokens::with_marks(line.as_bytes(), b"[](),\n");
    let name = tokens.peek().unwrap_or_default().to_string();
    let (validate, solve) = match name.as_str() {
        "validate_9_puzzle" => (true, false),
        "solve_9_puzzle" => (false, true),
        "[" => (true, true),
        _ => return Err(expected("a call or a list", tokens.peek())),
    };
    let is_call = name != "[";
    if is_call {
        tokens.expect(&name)?;
        tokens.expect("(")?;
    }
    let list = list(&mut tokens, cell)?;
    if is_call {
        tokens.expect(")")?;
    }
    match tokens.peek() {
        None | Some("\n") => {}
        Some(comment) if comment.starts_with('#') => {}
        token => return Err(expected("the end of the line", token)),
    }
    let board = match list.shape.as_str() {
        "[[n,n,n],[n,n,n],[n,n,n]]" => Board::new(&list.numbers),
        _ => None,
    };
    Ok(Item {
        validate,
        solve,
        board,
    })
}

/// Returns the number that stands on a cell, 0 for `None`, or `usize::MAX` for one that is on no
/// board.
fn cell(word: &str) -> Result<usize, String> {
    let digits = word.trim_start_matches(&['+', '-'][..]);
    let padded = digits.len() > 1 && digits.starts_with('0');
    match integer(word).filter(|_| !padded) {
        Some(number) => Ok(usize::try_from(number).unwrap_or(usize::MAX)),
        None if word == "None" => Ok(0),
        None => Err(expected("a number", Some(word))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn calls_and_bare_grids() {
        let board = Some(Board::GOAL);
        for (line, validate, solve) in [
            ("[[1, 2, 3], [4, 5, 6], [7, 8, None]]", true, true),
            (
                "validate_9_puzzle([[1,2,3],[4,5,6],[7,8,0]])\n",
                true,
                false,
            ),
            (
                " solve_9_puzzle ( [[1,2,3],[4,5,6],[7,+8,-0,],] )  # and so on\r\n",
                false,
                true,
            ),
        ] {
            let expected = Item {
                validate,
                solve,
                board,
            };
            assert_eq!(item(line), Ok(expected), "{line}");
        }
    }

    #[test]
    fn lists_of_another_shape_and_other_numbers_are_an_invalid_grid() {
        let long = format!("[[1,2,3],[4,5,6],[7,8,{}]]", "9".repeat(1000));
        for line in [
            "[]",
            "[[1,2,3],[4,5,6],[7,8]]",
            "[[1,2,3],[4,5,6],[7,8,[]]]",
            "[[1,2,3],[4,5,6],[7,8,0],[]]",
            "[1,2,3,4,5,6,7,8,0]",
            "[[[1,2,3],[4,5,6],[7,8,0]]]",
            "[[1,2,3],[4,5,6],[7,8,9]]",
            "[[1,2,3],[4,5,6],[7,8,-1]]",
            "[[1,2,3],[4,5,6],[7,8,8]]",
            "[[1,2,3],[4,5,6],[7,None,None]]",
            "[[1,2,3],[4,5,6],[7,8,-99999999999999999999]]",
            &long,
        ] {
            assert_eq!(item(line).unwrap().board, None, "{line}");
        }
    }

    #[test]
    fn all_else_is_an_error() {
        let found = |what: &str, found: &str| format!("expected {what}, found {found}");
        for (line, error) in [
            ("5", found("a call or a list", "`5`")),
            ("None", found("a call or a list", "`None`")),
            ("foo([[1]])", found("a call or a list", "`foo`")),
            ("([1], 2)", found("a call or a list", "`(`")),
            ("[True]", found("a number", "`True`")),
            ("[0.5]", found("a number", "`0.5`")),
            ("['x']", found("a number", "`'x'`")),
            ("[\"x y\"]", found("a number", "`\"x`")),
            ("[(1, 2)]", found("a number", "`(`")),
            ("[0x1]", found("a number", "`0x1`")),
            ("[1_0]", found("a number", "`1_0`")),
            ("[007]", found("a number", "`007`")),
            ("[-00]", found("a number", "`-00`")),
            ("[none]", found("a number", "`none`")),
            ("[-None]", found("a number", "`-None`")),
            ("[1+2j]", found("a number", "`1+2j`")),
            ("[1, é\t]", found("a number", "`é`")),
            ("[1 2]", found("`,` or `]`", "`2`")),
            ("[1\n", found("`,` or `]`", "the end of the line")),
            ("[1", found("`,` or `]`", "the end of the input")),
            ("[1, # 2]", found("a number", "`#`")),
            ("[1]]", found("the end of the line", "`]`")),
            ("[1],", found("the end of the line", "`,`")),
            ("solve_9_puzzle [1]", found("`(`", "`[`")),
            ("solve_9_puzzle()", found("`[`", "`)`")),
            ("solve_9_puzzle(None)", found("`[`", "`None`")),
            ("solve_9_puzzle([1], 2)", found("`)`", "`,`")),
            ("solve_9_puzzle([1]);", found("the end of the line", "`;`")),
        ] {
            assert_eq!(item(line), Err(error), "{line}");
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2_000))]

        #[test]
        fn any_line(
            line in "\\PC*",
            python in "(solve_9_puzzle\\()?[\\[\\](),#0-9 None\x00-\x1fé-]{0,40}",
        ) {
            for line in [line, python] {
                if let Err(error) = item(&line) {
                    prop_assert!(error.starts_with("expected "));
                    prop_assert!(!error.contains(char::is_control));
                }
            }
        }

        #[test]
        fn any_numbers(cells in prop::array::uniform9(-2..=9i64)) {
            let rows: Vec<&[i64]> = cells.chunks(3).collect();
            let tiles: Vec<usize> = cells.iter().map(|&cell| cell as usize).collect();
            let item = item(&format!("{rows:?}")).unwrap();
            prop_assert_eq!(item.board, Board::new(&tiles));
        }
    }
}
