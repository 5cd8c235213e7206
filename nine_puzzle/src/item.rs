//! The items of the input: calls as typed into Python, or grids alone.

use common::Board;
use judge::{expected, integer, Console};
use proconio::source::Source;
use std::convert::TryFrom;
use std::io::{Read, Write};

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

/// Reads the next item, `None` at the end of the input. Skips blank lines, comments and, once a
/// line has begun with `>>>`, lines that do not.
///
/// # Errors
///
/// Says what was expected and found.
pub fn next_item(
    console: &mut Console<impl Read, impl Write>,
    in_session: &mut bool,
) -> Result<Option<Item>, String> {
    console.marks = b"[](),#>\n";
    while console.peek().is_some() {
        let prompt = (0..).take_while(|_| console.next_if(">")).count();
        *in_session |= prompt == 3;
        if prompt > 0 && !*in_session {
            return Err(expected("a call or a list", Some(">")));
        }
        let is_code = *in_session == (prompt == 3) && !at_end(console);
        let item = is_code.then(|| item(console)).transpose()?;
        if item.is_some() && !at_end(console) {
            return Err(expected("the end of the line", console.peek()));
        }
        skip_line(console)?;
        if item.is_some() {
            return Ok(item);
        }
    }
    Ok(None)
}

/// Returns whether no more than a comment is left of the line.
fn at_end(console: &mut Console<impl Read, impl Write>) -> bool {
    matches!(console.peek(), None | Some("#" | "\n"))
}

/// Skips the rest of the line, which must be UTF-8 all the same.
fn skip_line(console: &mut Console<impl Read, impl Write>) -> Result<(), String> {
    loop {
        match console.next_token() {
            None | Some("\n") => return Ok(()),
            Some(word) if word.contains('\u{FFFD}') => return Err(expected("UTF-8", Some(word))),
            Some(_) => {}
        }
    }
}

/// Reads a call or a list.
fn item(console: &mut Console<impl Read, impl Write>) -> Result<Item, String> {
    let only_validate = console.next_if("validate_9_puzzle");
    let only_solve = !only_validate && console.next_if("solve_9_puzzle");
    let is_call = only_validate || only_solve;
    if is_call {
        console.expect("(")?;
    } else if console.peek() != Some("[") {
        return Err(expected("a call or a list", console.peek()));
    }
    let list = console.list(cell)?;
    if is_call {
        console.expect(")")?;
    }
    let board = match list.shape.as_str() {
        "[[n,n,n],[n,n,n],[n,n,n]]" => Board::new(&list.numbers),
        _ => None,
    };
    Ok(Item {
        validate: !only_solve,
        solve: !only_validate,
        board,
    })
}

/// Returns the number that a word stands for, 0 for `None`, or `usize::MAX` for one that is on no
/// board.
fn cell(word: &str) -> Result<usize, String> {
    let digits = word.trim_start_matches(&['+', '-'][..]);
    let is_padded = digits.len() > 1 && digits.starts_with('0');
    match integer(word).filter(|_| !is_padded) {
        Some(number) => Ok(usize::try_from(number).unwrap_or(usize::MAX)),
        None if word == "None" => Ok(0),
        None => Err(expected("a number", Some(word))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::io;

    /// The items of a text, up to the first error.
    fn items(text: &str) -> Result<Vec<Item>, String> {
        let mut console = Console::new(text.as_bytes(), io::sink());
        let (mut items, mut in_session) = (Vec::new(), false);
        while let Some(item) = next_item(&mut console, &mut in_session)? {
            items.push(item);
        }
        Ok(items)
    }

    /// The only item of a line.
    fn item(line: &str) -> Result<Item, String> {
        let mut items = items(line)?;
        assert_eq!(items.len(), 1, "{line}");
        Ok(items.remove(0))
    }

    #[test]
    fn in_a_session_lines_without_a_prompt_are_skipped() {
        let count = |text: &str| items(text).map(|items| items.len());
        assert_eq!(count("\n \r\n# [\n[]\n\n[]#\n # []"), Ok(2));
        assert_eq!(count("[]\n>>>\n[[\n> x\n>>> []\n>>>[] # [\n>>> # x"), Ok(3));
        assert_eq!(count("\t>>>solve_9_puzzle([])\n>>> \n\nx"), Ok(1));
        for (text, error) in [
            (">\n", "expected a call or a list, found `>`"),
            (">> []\n", "expected a call or a list, found `>`"),
            (">>> x\n", "expected a call or a list, found `x`"),
            ("[]\nx\n", "expected a call or a list, found `x`"),
        ] {
            assert_eq!(count(text), Err(error.to_string()), "{text}");
        }
    }

    #[test]
    fn comments_are_utf_8() {
        let mut console = Console::new(&b"# \xE9t\xE9\n"[..], io::sink());
        let error = next_item(&mut console, &mut false).unwrap_err();
        assert_eq!(error, "expected UTF-8, found `\u{FFFD}t\u{FFFD}`");
    }

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
            (
                "validate_9_puzzle solve_9_puzzle([1])",
                found("`(`", "`solve_9_puzzle`"),
            ),
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
                if let Err(error) = items(&line) {
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
