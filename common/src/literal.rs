//! One line of a `nine_puzzle` session: a call, or a grid alone, written as a Python literal.
//!
//! What Python's `ast.literal_eval` refuses is an error. Of what it accepts, only lists,
//! integers and `None` matter; all else is read to see that it is Python, and forgotten. Corners
//! that no grid comes near are not looked into: escapes and bytes in strings and values that
//! cannot be hashed are let pass; `set()`, and a sign before a parenthesis, are not.

use std::convert::TryFrom;

/// What a line asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// Say whether the grid is valid and solvable.
    pub validate: bool,
    /// Print a shortest path.
    pub solve: bool,
    /// The cells row by row, `None` as 0 and what is beyond `i64` as its bound. `None` for any
    /// value but a list of three lists of three such cells.
    pub grid: Option<[i64; 9]>,
}

/// Reads a line, in linear time. The error is one line: the column (in characters, from 1), what
/// was expected there, and what was found.
pub fn item(line: &str) -> Result<Item, String> {
    let mut parser = Parser {
        rest: line,
        depth: 0,
        shape: String::new(),
        cells: Vec::new(),
    };
    parser.item().map_err(|expected| {
        let rest = parser.rest;
        let column = 1 + line.chars().count() - rest.chars().count();
        let found = match rest.chars().take(20).collect::<String>() {
            empty if empty.is_empty() => "the end of the line".to_string(),
            text => format!("{text:?}"),
        };
        format!("column {column}: expected {expected}, found {found}")
    })
}

/// Python's own limit on nested brackets.
const DEEPEST: usize = 200;

/// Stands for the end of the line, where a comment may stand too.
const END: char = '#';

/// What was expected where `rest` goes on otherwise.
type Expected = &'static str;

/// Reads from the front of `rest`.
struct Parser<'a> {
    rest: &'a str,
    depth: usize,
    /// What was read: the brackets of lists, `c` for a cell, `x` for any other value.
    shape: String,
    cells: Vec<i64>,
}

impl<'a> Parser<'a> {
    fn item(&mut self) -> Result<Item, Expected> {
        self.eat(">>>");
        let validate = self.eat("validate_9_puzzle");
        let solve = !validate && self.eat("solve_9_puzzle");
        if !validate && !solve {
            self.tuple(END)?;
        } else if self.eat("(") {
            self.value()?;
            self.eat(",");
            if !self.eat(")") {
                return Err("`)` after one grid");
            }
        } else {
            return Err("`(`");
        }
        if self.peek() != END {
            return Err("the end of the line");
        }
        let grid = <[i64; 9]>::try_from(self.cells.as_slice()).ok();
        Ok(Item {
            validate: !solve,
            solve: !validate,
            grid: grid.filter(|_| self.shape == "[[ccc][ccc][ccc]]"),
        })
    }

    /// Values up to `close`: one without a comma is just that one, all else is a tuple.
    fn tuple(&mut self, close: char) -> Result<(), Expected> {
        let before = self.shape.len();
        if self.values(close)? != (1, false) {
            self.shape.truncate(before);
            self.shape.push('x');
        }
        Ok(())
    }

    /// Values up to and with `close`: how many, and whether a comma follows the last.
    fn values(&mut self, close: char) -> Result<(usize, bool), Expected> {
        if self.depth > DEEPEST {
            return Err("at most 200 nested brackets");
        }
        self.depth += 1;
        let (mut count, mut comma, mut pairs) = (0, true, false);
        while self.peek() != close || (close, count) == (END, 0) {
            if !comma {
                return Err("`,` or the end of what is open");
            }
            self.value()?;
            let pair = close == '}' && self.eat(":");
            if pair {
                self.value()?;
            }
            if count > 0 && pair != pairs {
                return Err("only values or only pairs in braces");
            }
            pairs = pair;
            count += 1;
            comma = self.eat(",");
        }
        if close != END {
            self.next();
        }
        self.depth -= 1;
        Ok((count, comma))
    }

    fn value(&mut self) -> Result<(), Expected> {
        let (before, cells) = (self.shape.len(), self.cells.len());
        let minus = self.eat("-");
        let signed = minus || self.eat("+");
        match self.peek() {
            '(' if !signed => {
                self.next();
                self.tuple(')')?;
            }
            '[' if !signed => {
                self.next();
                self.shape.push('[');
                self.values(']')?;
                self.shape.push(']');
            }
            '{' if !signed => {
                self.next();
                self.values('}')?;
                self.shape.truncate(before);
                self.shape.push('x');
            }
            _ => self.word(signed)?,
        }
        if minus {
            self.cells[cells..]
                .iter_mut()
                .for_each(|cell| *cell = -*cell);
        }
        Ok(())
    }

    /// Strings, a name or a number, which may be the sum that makes a complex one.
    fn word(&mut self, signed: bool) -> Result<(), Expected> {
        let mut word = self.next_word();
        let after = &self.rest[word.len()..];
        let mut cell = None;
        match word {
            _ if after.starts_with(&['\'', '"'][..]) && !signed => self.strings()?,
            "None" if !signed => {
                self.rest = after;
                cell = Some(0);
            }
            "True" | "False" | "..." if !signed => self.rest = after,
            _ => {
                cell = number(word).ok_or("a Python literal")?;
                self.rest = after;
                if !word.ends_with(IMAGINARY) && (self.eat("+") || self.eat("-")) {
                    word = self.next_word();
                    if !word.ends_with(IMAGINARY) || number(word).is_none() {
                        return Err("an imaginary number");
                    }
                    self.rest = &self.rest[word.len()..];
                    cell = None;
                }
            }
        }
        self.shape.push(if cell.is_some() { 'c' } else { 'x' });
        self.cells.extend(cell);
        Ok(())
    }

    /// Strings with their prefixes, one behind the other.
    fn strings(&mut self) -> Result<(), Expected> {
        loop {
            let prefix = self.next_word();
            let text = &self.rest[prefix.len()..];
            let quotes = ["'''", "\"\"\"", "'", "\""];
            let quote = match quotes.iter().find(|&quote| text.starts_with(quote)) {
                Some(quote) => quote,
                None => return Ok(()),
            };
            let prefixes = ["", "b", "r", "u", "br", "rb"];
            if !prefixes.contains(&prefix.to_ascii_lowercase().as_str()) {
                return Err("a Python literal");
            }
            self.rest = &text[quote.len()..];
            while !self.rest.starts_with(quote) {
                match self.next() {
                    Some('\\') => drop(self.next()),
                    Some(_) => {}
                    None => return Err("a closing quote"),
                }
            }
            self.rest = &self.rest[quote.len()..];
        }
    }

    /// Skips white space and gives the next word, which it does not skip: letters, digits,
    /// underscores, points, and the sign of an exponent.
    fn next_word(&mut self) -> &'a str {
        self.peek();
        let part = |c: char| c == '_' || c == '.' || c.is_alphanumeric();
        let length = |text: &str| text.find(|c| !part(c)).unwrap_or(text.len());
        let mut end = length(self.rest);
        let word = &self.rest[..end];
        let decimal = word.starts_with(|c: char| c == '.' || c.is_ascii_digit())
            && !word.starts_with("0x")
            && !word.starts_with("0X");
        if decimal
            && word.ends_with(&['e', 'E'][..])
            && self.rest[end..].starts_with(&['+', '-'][..])
        {
            end += 1 + length(&self.rest[end + 1..]);
        }
        &self.rest[..end]
    }

    /// Skips white space and gives the next character, [`END`] at the end.
    fn peek(&mut self) -> char {
        self.rest = self.rest.trim_start_matches(&[' ', '\t', '\x0c'][..]);
        self.rest.chars().next().unwrap_or(END)
    }

    fn next(&mut self) -> Option<char> {
        let mut chars = self.rest.chars();
        let next = chars.next();
        self.rest = chars.as_str();
        next
    }

    /// Skips white space and then `token`, if it comes next.
    fn eat(&mut self, token: &str) -> bool {
        self.peek();
        let after = self.rest.strip_prefix(token);
        self.rest = after.unwrap_or(self.rest);
        after.is_some()
    }
}

/// What an imaginary number ends in.
const IMAGINARY: &[char] = &['j', 'J'];

/// `None` if a word is no number; else its value if it is an integer.
fn number(word: &str) -> Option<Option<i64>> {
    let (radix, digits) = match word.get(..2) {
        Some("0x" | "0X") => (16, &word[2..]),
        Some("0o" | "0O") => (8, &word[2..]),
        Some("0b" | "0B") => (2, &word[2..]),
        _ => (10, word),
    };
    let digits = digits
        .strip_prefix('_')
        .filter(|_| radix != 10)
        .unwrap_or(digits);
    let digit = |c: char| c.is_digit(radix);
    let mut pairs = digits.split('_').zip(digits.split('_').skip(1));
    if !pairs.all(|(left, right)| left.ends_with(digit) && right.starts_with(digit)) {
        return None; // an underscore that is not between digits
    }
    let digits = digits.replace('_', "");
    if !digits.is_empty() && digits.chars().all(digit) {
        let value = i64::from_str_radix(&digits, radix).unwrap_or(i64::MAX);
        let canonical = radix != 10 || value == 0 || !digits.starts_with('0');
        return Some(Some(value)).filter(|_| canonical);
    }
    let fraction = digits.strip_suffix(IMAGINARY).unwrap_or(&digits);
    let starts = radix == 10 && fraction.starts_with(|c: char| c == '.' || c.is_ascii_digit());
    Some(None).filter(|_| starts && fraction.parse::<f64>().is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn grid(line: &str) -> Option<[i64; 9]> {
        item(line)
            .unwrap_or_else(|error| panic!("{line}: {error}"))
            .grid
    }

    #[test]
    fn calls_and_bare_grids() {
        let grid = Some([1, 2, 3, 4, 5, 6, 7, 8, 0]);
        for (line, validate, solve) in [
            ("[[1, 2, 3], [4, 5, 6], [7, 8, None]]", true, true),
            (
                ">>> validate_9_puzzle([[1,2,3],[4,5,6],[7,8,0]])",
                true,
                false,
            ),
            (
                "  solve_9_puzzle ( [[1,2,3],[4,5,6],[7,8,-0,],] , )  # and so on",
                false,
                true,
            ),
            ("([[(1),+2,0x3],[4,(0b1_01),6],[7,8,0]])", true, true),
        ] {
            assert_eq!(
                item(line),
                Ok(Item {
                    validate,
                    solve,
                    grid
                }),
                "{line}"
            );
        }
    }

    #[test]
    fn other_literals_are_no_grid() {
        for line in [
            "[[1,2,3],[4,5,6],[7,8]]",
            "[[1,2,3],[4,5,6],[7,8,True]]",
            "[[1,2,3],[4,5,6],[7,8,0.]]",
            "[(1,2,3),[4,5,6],[7,8,0]]",
            "[[1,2,3],[4,5,6],[7,8,'0']]",
            "[[1,2,3],[4,5,6],[7,8,0]],",
            "[[1,2,3],[4,5,6],[7,8,[]]]",
            "5",
            "()",
            "{}",
            "{1: [2], 'a' \"b\": {3}}",
            "b'a' rb'\\\\'",
            "-1+2j",
            "...",
            "1_000.5e-1_0",
            "'''it's'''",
            "'\\U0010ffff'",
        ] {
            assert_eq!(grid(line), None, "{line}");
        }
        assert_eq!(
            grid("[[1,2,3],[4,5,6],[7,8,-99999999999999999999]]").unwrap()[8],
            -i64::MAX
        );
    }

    #[test]
    fn errors() {
        let deep = "[".repeat(201);
        for (line, error) in [
            (
                "",
                "column 1: expected a Python literal, found the end of the line",
            ),
            (
                "foo([[1, 2, 3], [4, 5, 6]])",
                "column 1: expected a Python literal, found \"foo([[1, 2, 3], [4, \"",
            ),
            (
                "[[1 2, 3]]",
                "column 5: expected `,` or the end of what is open, found \"2, 3]]\"",
            ),
            (
                "[[1, é\t]",
                "column 6: expected a Python literal, found \"é\\t]\"",
            ),
            (
                "[[1, 2",
                "column 7: expected `,` or the end of what is open, found the end of the line",
            ),
            (
                "[1]]",
                "column 4: expected `,` or the end of what is open, found \"]\"",
            ),
            (
                "[1, 007]",
                "column 5: expected a Python literal, found \"007]\"",
            ),
            (
                "[1, 2_]",
                "column 5: expected a Python literal, found \"2_]\"",
            ),
            (
                "[1+2]",
                "column 4: expected an imaginary number, found \"2]\"",
            ),
            (
                "-True",
                "column 2: expected a Python literal, found \"True\"",
            ),
            (
                "['a",
                "column 4: expected a closing quote, found the end of the line",
            ),
            (
                "solve_9_puzzle [1]",
                "column 16: expected `(`, found \"[1]\"",
            ),
            (
                "solve_9_puzzle([1], 2)",
                "column 21: expected `)` after one grid, found \"2)\"",
            ),
            (
                "solve_9_puzzle()",
                "column 16: expected a Python literal, found \")\"",
            ),
            (
                "solve_9_puzzle([1]);",
                "column 20: expected the end of the line, found \";\"",
            ),
            (
                &deep,
                "column 202: expected at most 200 nested brackets, found the end of the line",
            ),
        ] {
            assert_eq!(item(line).unwrap_err(), error, "{line}");
        }
        assert!(item(&"[".repeat(1_000_000)).is_err());
        assert!(item(&("[".repeat(200) + &"]".repeat(200))).is_ok());
    }

    #[test]
    fn long_lines_end_too() {
        for text in ["1,", "'a' ", "1+", "[],", "-", "0_", "1:2,"] {
            for around in ["", "[", "{"] {
                let _ = item(&(around.to_string() + &text.repeat(1_000_000)));
            }
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2_000))]

        #[test]
        fn never_panics(line in "\\PC*", python in "[\\[\\](){},:+.#'\"\\\\0-9a-jxou_ rN\\x00-\\x1fé-]{0,40}") {
            for line in [line, python] {
                if let Err(error) = item(&line) {
                    prop_assert!(error.starts_with("column ") && !error.contains(char::is_control));
                }
            }
        }

        #[test]
        fn white_space_changes_nothing(cells in proptest::array::uniform9(-i64::MAX..), spaces in prop::collection::vec("[ \t]{0,2}", 36)) {
            let line = format!("{:?}", cells.chunks(3).collect::<Vec<_>>());
            prop_assert_eq!(grid(&line), Some(cells));
            let mut spaces = spaces.iter();
            let spaced: String = line.replace(' ', "").chars()
                .map(|c| if c.is_ascii_digit() { c.to_string() } else { format!("{}{c}", spaces.next().map_or("", |s| s)) })
                .collect();
            prop_assert_eq!(grid(&spaced), Some(cells));
        }
    }
}
