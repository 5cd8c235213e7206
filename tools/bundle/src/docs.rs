//! The comments of a paste: how it begins, and documentation without examples.

use crate::assemble::Whole;
use crate::edits::{range, Edits};
use crate::source::Source;
use crate::workspace::Program;
use anyhow::Result;
use syn::{Attribute, Expr, Lit, Meta};

/// How a paste begins: what it is and how it works, in the words of its root file's
/// documentation, then where it comes from and its licence.
pub fn head(whole: &Whole, program: &Program, command: &str) -> String {
    let docs: String = whole
        .docs
        .iter()
        .map(|line| format!("//{line}\n"))
        .collect();
    let licence = match &program.licence {
        Some(licence) => format!(" Licence: {licence}."),
        None => String::new(),
    };
    let path = whole.root.strip_prefix(&program.workspace);
    let path = path.unwrap_or(&whole.root).display();
    let origin = format!(
        "// From `{path}` and the libraries that it uses.\n\
         // Made by `{command}`.{licence}\n"
    );
    docs + "//\n" + &origin
}

/// Takes the documentation of a whole file (`//!`) out of it, and returns it line by line.
pub fn take(source: &Source) -> Result<(Vec<String>, Source)> {
    let mut lines = Vec::new();
    let mut edits = Edits::default();
    for attribute in source.parse()?.attrs {
        if let Some(line) = doc_line(&attribute) {
            lines.push(line);
            edits.remove_line(source.text(), range(&attribute));
        }
    }
    Ok((lines, source.edited(edits)))
}

/// The first paragraph of a documentation.
pub fn first_paragraph(lines: &[String]) -> &[String] {
    let end = lines.iter().position(|line| line.trim().is_empty());
    &lines[..end.unwrap_or(lines.len())]
}

/// The text of a line of documentation, with the space that it begins with.
fn doc_line(attribute: &Attribute) -> Option<String> {
    match &attribute.meta {
        Meta::NameValue(pair) if pair.path.is_ident("doc") => match &pair.value {
            Expr::Lit(literal) => match &literal.lit {
                Lit::Str(text) => Some(text.value()),
                _ => None,
            },
            _ => None,
        },
        _ => None,
    }
}

/// The text without the examples in its documentation: the code in fences (not what is marked as
/// `text`), and the whole of sections that are called so.
pub fn without_examples(text: &str) -> String {
    let is_empty_doc = |line: &&str| matches!(line.trim(), "///" | "//!");
    let mut kept: Vec<&str> = Vec::new();
    let mut in_section = false;
    // Within a fence, whether it is kept.
    let mut fence = None;
    for line in text.lines() {
        let comment = line.trim_start();
        let comment = comment.strip_prefix("///").or(comment.strip_prefix("//!"));
        let comment = match comment {
            Some(comment) => comment.trim(),
            None => {
                (fence, in_section) = (None, false);
                if kept.last().is_some_and(is_empty_doc) {
                    kept.pop();
                }
                kept.push(line);
                continue;
            }
        };
        if fence.is_none() && comment.starts_with('#') {
            let title = comment.trim_start_matches(&['#', ' '][..]);
            in_section = title.starts_with("Example");
        }
        let mut keep = fence.unwrap_or(true);
        if let Some(language) = comment.strip_prefix("```") {
            keep = fence.unwrap_or(language == "text");
            fence = match fence {
                Some(_) => None,
                None => Some(keep),
            };
        }
        let doubled = comment.is_empty() && kept.last().is_some_and(is_empty_doc);
        if keep && !in_section && !doubled {
            kept.push(line);
        }
    }
    kept.join("\n") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn examples_are_left_out_and_drawings_kept() {
        let text = "/// Adds.\n///\n/// ```\n/// # hidden\n/// assert!(true);\n/// ```\n///\n\
                    /// ```text\n/// 1 2\n/// ```\n///\n/// # Examples\n///\n/// As here.\n///\n\
                    /// # Cost\n///\n/// None.\nfn add() {}\n";
        let kept = "/// Adds.\n///\n/// ```text\n/// 1 2\n/// ```\n///\n\
                    /// # Cost\n///\n/// None.\nfn add() {}\n";
        assert_eq!(without_examples(text), kept);
        assert_eq!(
            without_examples("/// A.\n///\n/// ```\n/// 1\n/// ```\nfn a() {}"),
            "/// A.\nfn a() {}\n"
        );
    }
}
