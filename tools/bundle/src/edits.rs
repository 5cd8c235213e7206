//! Changes to a text by byte ranges, so that whatever is not changed stays as it was written.

use std::ops::Range;
use syn::spanned::Spanned;

/// Replacements to be made in one text.
#[derive(Clone, Debug, Default)]
pub struct Edits(Vec<(Range<usize>, String)>);

impl Edits {
    /// Puts `text` in the place of a range.
    pub fn replace(&mut self, range: Range<usize>, text: impl Into<String>) {
        self.0.push((range, text.into()));
    }

    /// Takes an item, or what is like one, out of `source`, with the comments that belong to it:
    /// those in the lines right above, the one behind it, and a comma that ends it. Returns the
    /// range of all that.
    pub fn remove(&mut self, source: &str, range: Range<usize>) -> Range<usize> {
        let start = comments_above(source, range.start);
        let mut end = range.end;
        let rest = source[end..].trim_start();
        if rest.starts_with(',') {
            end = source.len() - rest.len() + 1;
        }
        let line = source[end..].split('\n').next().unwrap_or_default();
        if line.trim_start().starts_with("//") {
            end += line.len();
        }
        self.remove_line(source, start..end);
        start..end
    }

    /// Takes out a node, and its line if nothing else is on it.
    pub fn remove_line(&mut self, source: &str, range: Range<usize>) {
        let start = source[..range.start].trim_end_matches(' ').len();
        let is_alone = source[..start].ends_with('\n') || start == 0;
        if is_alone && source[range.end..].starts_with('\n') {
            self.replace(start..range.end + 1, "");
        } else {
            self.replace(range, "");
        }
    }

    /// Whether there is nothing to change.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The changed text.
    pub fn apply(self, source: &str) -> String {
        let mut text = String::with_capacity(source.len());
        let mut done = 0;
        for (range, replacement) in self.in_order() {
            text += &source[done..range.start];
            text += &replacement;
            done = range.end;
        }
        text + &source[done..]
    }

    /// The changes from first to last. If some overlap, only the one that begins first and
    /// reaches furthest is among them.
    pub fn in_order(mut self) -> impl Iterator<Item = (Range<usize>, String)> {
        self.0
            .sort_by_key(|(range, _)| (range.start, std::cmp::Reverse(range.end)));
        let mut done = 0;
        self.0.into_iter().filter(move |(range, _)| {
            let is_next = range.start >= done;
            done = done.max(range.end);
            is_next
        })
    }
}

/// The bytes of the text that was parsed which a syntax node covers, its attributes included.
pub fn range(node: &impl Spanned) -> Range<usize> {
    node.span().byte_range()
}

/// The start of the comment lines that stand right above the line of `at`, or `at` if there are
/// none.
fn comments_above(source: &str, at: usize) -> usize {
    let line = |at: usize| source[..at].rfind('\n').map_or(0, |end| end + 1);
    let mut start = line(at);
    if !source[start..at].trim().is_empty() {
        return at;
    }
    while start > 0 {
        let above = line(start - 1);
        let text = source[above..start].trim_start();
        if !text.starts_with("//") || text.starts_with("//!") {
            break;
        }
        start = above;
    }
    start
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_changed_stays() {
        let mut edits = Edits::default();
        assert!(edits.is_empty());
        edits.replace(2..3, "C");
        edits.replace(0..1, "A");
        assert_eq!(edits.apply("a b c"), "A C c");
    }

    #[test]
    fn the_outer_of_two_changes_is_made() {
        let mut edits = Edits::default();
        edits.replace(1..2, "x");
        edits.replace(0..3, "");
        assert_eq!(edits.apply("abcd"), "d");
    }

    #[test]
    fn comments_go_with_their_item() {
        let source = "//! of the file\n// of a\n// too\nfn a() {} // here\n\n// of b\nfn b() {}\n";
        let file = syn::parse_file(source).unwrap();
        let mut edits = Edits::default();
        edits.remove(source, range(&file.items[0]));
        assert_eq!(
            edits.apply(source),
            "//! of the file\n\n// of b\nfn b() {}\n"
        );
    }
}
