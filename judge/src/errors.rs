//! The wording of errors.

/// What ends a program early: a message that says what is wrong with the input, or an `io::Error`
/// of standard output.
pub type Error = Box<dyn std::error::Error>;

/// Words an error: what was expected, and what was found, `None` for the end of the input.
pub fn expected(what: &str, found: Option<&str>) -> String {
    let found = match found {
        None => "the end of the input".to_string(),
        Some("\n") => "the end of the line".to_string(),
        Some(text) => format!("`{}`", quoted(text)),
    };
    format!("expected {what}, found {found}")
}

/// Returns the first 60 characters of a text, with escapes for control characters.
pub(crate) fn quoted(text: &str) -> String {
    let escape = |c: char| match c.is_control() {
        true => c.escape_default().to_string(),
        false => c.to_string(),
    };
    text.chars().take(60).map(escape).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_found_is_quoted_in_one_short_line() {
        let found = |found| expected("a number", found);
        assert_eq!(found(Some("x")), "expected a number, found `x`");
        assert_eq!(found(None), "expected a number, found the end of the input");
        assert_eq!(
            found(Some("\n")),
            "expected a number, found the end of the line"
        );
        assert_eq!(
            found(Some("\0'\u{1b}\r\n")),
            "expected a number, found `\\u{0}'\\u{1b}\\r\\n`"
        );
        let long = "é".repeat(60);
        assert_eq!(quoted(&long), long);
        assert_eq!(quoted(&(long.clone() + "é")), long);
    }
}
