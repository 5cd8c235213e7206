//! Nested lists of numbers, as JSON and Python write them: `[[1, 2], [3, 0]]`.

use crate::console::Console;
use crate::errors::expected;
use proconio::source::Source;
use std::io::{Read, Write};

/// The most tokens of a list, so that memory is bounded.
const MOST_TOKENS: usize = 1 << 20;

/// A nested list, taken apart.
#[derive(Debug, PartialEq, Eq)]
pub struct List {
    /// The list with an `n` for each number: `[[n,n],[n,n]]`.
    pub shape: String,
    /// The numbers, in the order in which they stand.
    pub numbers: Vec<usize>,
}

impl<R: Read, W: Write> Console<R, W> {
    /// Reads a list, whose brackets and commas must be marks. A comma may follow the last item.
    /// `number` returns the number that a word stands for.
    ///
    /// Lists may be nested to any depth: there is no recursion. Nothing is read beyond the list.
    ///
    /// # Errors
    ///
    /// Says what was expected and found, or what is wrong with a number.
    pub fn list(&mut self, number: impl Fn(&str) -> Result<usize, String>) -> Result<List, String> {
        const START: &str = "`[`";
        const ITEM: &str = "a number";
        const COMMA: &str = "`,` or `]`";
        // Enough for the boards of most judges.
        let mut list = List {
            shape: String::with_capacity(32),
            numbers: Vec::with_capacity(16),
        };
        let mut depth = 0;
        // What may come next.
        let mut wanted = START;
        while list.shape.len() < MOST_TOKENS {
            wanted = match self.next_token() {
                Some("[") if wanted != COMMA => {
                    depth += 1;
                    list.shape.push('[');
                    ITEM
                }
                Some("]") if wanted != START => {
                    if list.shape.ends_with(',') {
                        list.shape.pop();
                    }
                    depth -= 1;
                    list.shape.push(']');
                    if depth == 0 {
                        return Ok(list);
                    }
                    COMMA
                }
                Some(",") if wanted == COMMA => {
                    list.shape.push(',');
                    ITEM
                }
                Some(word) if wanted == ITEM => {
                    list.numbers.push(number(word)?);
                    list.shape.push('n');
                    COMMA
                }
                token => return Err(expected(wanted, token)),
            };
        }
        Err(format!(
            "expected at most {MOST_TOKENS} tokens in a list, found more"
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numbers::number;
    use proptest::prelude::*;
    use std::io;

    fn read(text: &str) -> Result<List, String> {
        let mut console = Console::new(text.as_bytes(), io::sink());
        console.marks = b"[],";
        console.list(|word| number(Some(word), "number", 0..=9))
    }

    #[test]
    fn any_shape_and_layout() {
        for (text, shape, numbers) in [
            ("[[1,2],[3,0]]", "[[n,n],[n,n]]", &[1, 2, 3, 0][..]),
            (
                " [ [1,\r\n2 ]\t,[3 , 0,] , ] 5",
                "[[n,n],[n,n]]",
                &[1, 2, 3, 0],
            ),
            ("[]", "[]", &[]),
            ("[[]]", "[[]]", &[]),
            ("[1,[[2]],[]][", "[n,[[n]],[]]", &[1, 2]),
        ] {
            let (shape, numbers) = (shape.to_string(), numbers.to_vec());
            assert_eq!(read(text), Ok(List { shape, numbers }), "{text}");
        }
    }

    #[test]
    fn what_is_no_list_is_an_error() {
        for (text, error) in [
            ("", "expected `[`, found the end of the input"),
            ("1", "expected `[`, found `1`"),
            ("]", "expected `[`, found `]`"),
            (",[]", "expected `[`, found `,`"),
            ("[", "expected a number, found the end of the input"),
            ("[,]", "expected a number, found `,`"),
            ("[1,,]", "expected a number, found `,`"),
            ("[x]", "expected a number, found `x`"),
            ("[1.5]", "expected a number, found `1.5`"),
            ("[-1]", "number -1 is out of range 0..=9"),
            ("[1", "expected `,` or `]`, found the end of the input"),
            ("[1 2]", "expected `,` or `]`, found `2`"),
            ("[[1][2]]", "expected `,` or `]`, found `[`"),
        ] {
            assert_eq!(read(text), Err(error.to_string()), "{text}");
        }
    }

    #[test]
    fn no_list_is_too_deep_or_long() {
        let deep = "[".repeat(100_000) + &"]".repeat(100_000);
        assert_eq!(read(&deep).unwrap().shape, deep);
        let error = Err("expected at most 1048576 tokens in a list, found more".to_string());
        for item in ["[", "1,", "[],"] {
            let endless = "[".to_string() + &item.repeat(1 << 20);
            assert_eq!(read(&endless), error);
        }
    }

    /// Lists of every shape, as text without white space.
    fn any_list() -> impl Strategy<Value = String> {
        let number = (0..10usize).prop_map(|n| n.to_string());
        let item = number.prop_recursive(4, 64, 5, |item| {
            prop::collection::vec(item, 0..5).prop_map(|items| format!("[{}]", items.join(",")))
        });
        prop::collection::vec(item, 0..5).prop_map(|items| format!("[{}]", items.join(",")))
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(1_000))]

        #[test]
        fn any_text(text in "\\PC*", marks in "[\\[\\],0-9\n x-]{0,40}") {
            for text in [text, marks] {
                if let Ok(list) = read(&text) {
                    let count = |c| list.shape.matches(c).count();
                    prop_assert_eq!(count('['), count(']'));
                    prop_assert_eq!(count('n'), list.numbers.len());
                }
            }
        }

        #[test]
        fn any_list_in_any_layout(
            text in any_list(),
            spaces in prop::collection::vec("[ \t\r\n]{0,2}", 1..20),
        ) {
            let is_digit = |c: char| c.is_ascii_digit();
            let expected = List {
                shape: text.replace(is_digit, "n"),
                numbers: text.chars().filter_map(|c| Some(c.to_digit(10)? as usize)).collect(),
            };
            let mut spaces = spaces.iter().cycle();
            let mut spaced = String::new();
            for c in text.chars() {
                spaced.push(c);
                spaced.extend(spaces.next().map(String::as_str));
            }
            prop_assert_eq!(read(&spaced), Ok(expected));
        }
    }
}
