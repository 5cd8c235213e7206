//! The table of pastes in the README.

/// Returns the text with the size of a program's paste, in bytes, in each row of a table that
/// names it: the cell after the one with the file's name.
///
/// ```
/// let text = "| AOJ | `a.rs` | 9 | 1.79 |\n";
/// let fresh = bundle::readme::with_size(text, "a", 12345);
/// assert_eq!(fresh, "| AOJ | `a.rs` | 12,345 | 1.79 |\n");
/// ```
pub fn with_size(text: &str, program: &str, bytes: usize) -> String {
    let name = format!("| `{program}.rs` |");
    let size = match bytes {
        0..=999 => format!(" {bytes} "),
        _ => format!(" {},{:03} ", bytes / 1000, bytes % 1000),
    };
    let row = |line: &str| {
        let cell = line.find(&name)? + name.len();
        let end = cell + line[cell..].find('|')?;
        Some(format!("{}{size}{}", &line[..cell], &line[end..]))
    };
    let lines = text.split_inclusive('\n');
    lines
        .map(|line| row(line).unwrap_or_else(|| line.to_string()))
        .collect()
}
