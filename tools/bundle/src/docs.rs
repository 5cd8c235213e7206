//! The comments of a paste: how it begins, and shortened documentation.

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

/// The text with the first paragraph of each piece of documentation only, to save bytes: the rest
/// can be read where the paste comes from.
pub fn shortened(text: &str) -> String {
    let mut kept = String::new();
    let mut in_later_paragraph = false;
    for line in text.lines() {
        let comment = line.trim_start();
        let comment = comment.strip_prefix("///").or(comment.strip_prefix("//!"));
        in_later_paragraph = match comment {
            Some(comment) => in_later_paragraph || comment.trim().is_empty(),
            None => false,
        };
        if !in_later_paragraph {
            kept += line;
            kept.push('\n');
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn first_paragraphs_are_kept() {
        let text = "//! Sums.\n\n/// Adds\n/// numbers.\n///\n/// # Cost\n///\n/// None.\n\
                    fn add() {\n    // A comment.\n\n    /// Inner.\n    ///\n    /// More.\n\
                    const A: u8 = 1;\n}\n";
        let kept = "//! Sums.\n\n/// Adds\n/// numbers.\n\
                    fn add() {\n    // A comment.\n\n    /// Inner.\n\
                    const A: u8 = 1;\n}\n";
        assert_eq!(shortened(text), kept);
    }
}
