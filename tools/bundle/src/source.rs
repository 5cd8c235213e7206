//! A text whose lines know the file and the line that they come from.

use crate::edits::Edits;
use anyhow::{anyhow, Context, Result};
use std::fmt::Display;
use std::fs;
use std::ops::Range;
use std::path::Path;
use std::rc::Rc;

/// The text of a file, or a text put together from several files.
#[derive(Clone, Debug, Default)]
pub struct Source {
    text: String,
    /// File and number of each line, but for the last if that is empty.
    origins: Vec<(Rc<Path>, usize)>,
}

impl Source {
    /// Reads a file.
    pub fn read(path: &Path) -> Result<Self> {
        let text = fs::read_to_string(path).with_context(|| path.display().to_string())?;
        Ok(Source::new(path, text))
    }

    /// The text of a file.
    pub fn new(path: &Path, text: String) -> Self {
        let path: Rc<Path> = path.into();
        let lines = 1..=text.lines().count();
        let origins = lines.map(|line| (path.clone(), line)).collect();
        Source { text, origins }
    }

    /// The text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Parses the text as a file of Rust.
    pub fn parse(&self) -> Result<syn::File> {
        syn::parse_file(&self.text).map_err(|error| self.error(error.span().start().line, error))
    }

    /// An error about a line, counted from 1, with the file and the line that it comes from.
    pub fn error(&self, line: usize, reason: impl Display) -> anyhow::Error {
        match self.origins.get(line.saturating_sub(1)) {
            Some((path, line)) => {
                let here = std::env::current_dir().unwrap_or_default();
                let path = path.strip_prefix(here).unwrap_or(path).display();
                anyhow!("{path}:{line}: {reason}")
            }
            None => anyhow!("{reason}"),
        }
    }

    /// Appends the text of a file or a part of one.
    pub fn push(&mut self, other: &Source) {
        let is_continued = !self.text.is_empty() && !self.text.ends_with('\n');
        let known = other.origins.iter().skip(usize::from(is_continued));
        self.origins.extend(known.cloned());
        self.text += &other.text;
    }

    /// Appends text that comes from where the last line comes from.
    pub fn push_str(&mut self, text: &str) {
        self.text += text;
        if let Some(last) = self.origins.last().cloned() {
            self.origins.resize(self.text.lines().count(), last);
        }
    }

    /// The text between two others, which come from where its first and its last line come from.
    pub fn between(&self, before: &str, after: &str) -> Source {
        let first = self.origins.first().cloned();
        let count = before.matches('\n').count();
        let mut all = Source {
            text: before.to_string(),
            origins: first.into_iter().cycle().take(count).collect(),
        };
        all.push(self);
        all.push_str(after);
        all
    }

    /// The text with changes.
    pub fn edited(&self, edits: Edits) -> Source {
        let mut edited = Source::default();
        let mut done = 0;
        for (range, replacement) in edits.in_order() {
            edited.push(&self.slice(done..range.start));
            edited.push_str(&replacement);
            done = range.end;
        }
        edited.push(&self.slice(done..self.text.len()));
        edited
    }

    /// A part of the text.
    pub fn slice(&self, range: Range<usize>) -> Source {
        let text = self.text[range.clone()].to_string();
        let first = self.text[..range.start].matches('\n').count();
        let origins = self.origins.iter().skip(first);
        let origins = origins.take(text.lines().count()).cloned().collect();
        Source { text, origins }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_know_where_they_come_from() {
        let a = Source::new(Path::new("a.rs"), "1\n2\nmod b;\n4\n".to_string());
        let b = Source::new(Path::new("b.rs"), "1\n2\n".to_string());
        let mut edits = Edits::default();
        edits.replace(0..2, "");
        let mut nested = a.slice(0..9);
        nested.push(&b.between(" {\n", "}"));
        nested.push(&a.slice(10..a.text().len()));
        let nested = nested.edited(edits);
        assert_eq!(nested.text(), "2\nmod b {\n1\n2\n}\n4\n");
        let places = ["a.rs:2", "a.rs:3", "b.rs:1", "b.rs:2", "b.rs:2", "a.rs:4"];
        for (line, place) in (1..).zip(places) {
            let error = nested.error(line, "no").to_string();
            assert_eq!(error, format!("{place}: no"));
        }
    }
}
