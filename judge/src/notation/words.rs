//! The words of a board's notation, and where they stand.

use crate::errors::expected;
use std::str::CharIndices;

/// A word of a text, with its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Word<'a> {
    /// The characters of the word.
    pub text: &'a str,
    /// The line, counted from 1.
    pub line: usize,
    /// The column of the first character, counted in characters from 1.
    pub column: usize,
    /// The row, counted from 0: line breaks, `/` and closing brackets end a row that has words.
    pub row: usize,
}

impl Word<'_> {
    /// Words an error at this word: "line 1, column 5: expected a number, found `x`".
    pub fn error(&self, wanted: &str) -> String {
        self.problem(&expected(wanted, Some(self.text)))
    }

    /// Words an error at this word: its place, then the problem.
    pub fn problem(&self, problem: &str) -> String {
        format!("line {}, column {}: {problem}", self.line, self.column)
    }

    /// Words an error right after this word, the last one of the text. `found` says what was
    /// there: "8 cells".
    pub fn error_after(&self, wanted: &str, found: &str) -> String {
        let column = self.column + self.text.chars().count();
        format!(
            "line {}, column {column}: expected {wanted}, found {found}",
            self.line
        )
    }
}

/// Returns the words of a text. White space, commas, brackets, `|` and `/` separate words, and `#`
/// begins a comment up to the end of its line.
///
/// ```
/// let words: Vec<_> = judge::notation::words("[[1, 2], # goal\n [3, x]]").collect();
/// let texts: Vec<&str> = words.iter().map(|word| word.text).collect();
/// assert_eq!(texts, ["1", "2", "3", "x"]);
/// assert_eq!((words[3].line, words[3].column, words[3].row), (2, 6, 1));
/// ```
pub fn words(text: &str) -> Words<'_> {
    Words {
        text,
        chars: text.char_indices(),
        line: 1,
        column: 0,
        row: 0,
        row_has_words: false,
    }
}

/// The iterator that [`words()`] returns.
#[derive(Clone, Debug)]
pub struct Words<'a> {
    text: &'a str,
    chars: CharIndices<'a>,
    line: usize,
    /// The column of the last character read, counted from 1.
    column: usize,
    row: usize,
    row_has_words: bool,
}

impl<'a> Words<'a> {
    /// Reads a character that separates words.
    fn separator(&mut self, c: char) {
        if c == '#' {
            let end = self.chars.by_ref().find(|&(_, c)| c == '\n');
            if end.is_some() {
                self.separator('\n');
            }
            return;
        }
        if "\n/])}".contains(c) && self.row_has_words {
            self.row += 1;
            self.row_has_words = false;
        }
        if c == '\n' {
            self.line += 1;
            self.column = 0;
        }
    }
}

impl<'a> Iterator for Words<'a> {
    type Item = Word<'a>;

    fn next(&mut self) -> Option<Word<'a>> {
        let separates = |c: char| c.is_whitespace() || ",[](){}|/#".contains(c);
        loop {
            let (start, c) = self.chars.next()?;
            self.column += 1;
            if separates(c) {
                self.separator(c);
                continue;
            }
            let rest = &self.text[start..];
            let length = rest.find(separates).unwrap_or(rest.len());
            let (word, rest) = rest.split_at(length);
            let column = self.column;
            self.column += word.chars().count() - 1;
            // `char_indices` starts at 0 again, so the text must start there too.
            self.text = rest;
            self.chars = rest.char_indices();
            self.row_has_words = true;
            return Some(Word {
                text: word,
                line: self.line,
                column,
                row: self.row,
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn places(text: &str) -> Vec<(&str, usize, usize, usize)> {
        let place = |word: Word<'static>| (word.text, word.line, word.column, word.row);
        let text: &'static str = Box::leak(text.to_string().into_boxed_str());
        words(text).map(place).collect()
    }

    #[test]
    fn words_know_their_places() {
        assert_eq!(places(""), []);
        assert_eq!(places(" # 1\r\n"), []);
        assert_eq!(
            places("1 22/3 # 4\n\né|x#y\r\n[[5],[6]]"),
            [
                ("1", 1, 1, 0),
                ("22", 1, 3, 0),
                ("3", 1, 6, 1),
                ("é", 3, 1, 2),
                ("x", 3, 3, 2),
                ("5", 4, 3, 3),
                ("6", 4, 7, 4),
            ]
        );
    }

    #[test]
    fn errors_name_the_place() {
        let word = words("1\n  é2").last().unwrap();
        let error = "line 2, column 3: expected a number, found `é2`";
        assert_eq!(word.error("a number"), error);
        let error = "line 2, column 5: expected 9 cells, found 2";
        assert_eq!(word.error_after("9 cells", "2"), error);
    }

    proptest! {
        #[test]
        fn a_word_stands_where_its_place_says(text in "[0-9é #/,\n\\[\\]|x-]{0,60}") {
            for word in words(&text) {
                let line: Vec<char> = text.split('\n').nth(word.line - 1).unwrap().chars().collect();
                let length = word.text.chars().count();
                let found: String = line[word.column - 1..][..length].iter().collect();
                prop_assert_eq!(found, word.text);
            }
            let uncommented = text.split('\n').map(|line| line.split('#').next().unwrap());
            let expected: Vec<String> = uncommented
                .flat_map(|line| line.split(|c| " /,[]|".contains(c)))
                .filter(|word| !word.is_empty())
                .map(String::from)
                .collect();
            let found: Vec<String> = words(&text).map(|word| word.text.to_string()).collect();
            prop_assert_eq!(found, expected);
        }
    }
}
