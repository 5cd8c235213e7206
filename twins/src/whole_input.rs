//! For inputs that fit in memory.

use std::io::{self, Read, Write};
use std::process::ExitCode;

/// Prints what `solve` makes of standard input, or on standard error why it cannot.
pub fn answer(solve: fn(&str) -> Result<String, String>) -> ExitCode {
    let mut input = String::new();
    let read = io::stdin().read_to_string(&mut input).map(|_| &*input);
    match read.map_err(|e| e.to_string()).and_then(solve) {
        Ok(output) if io::stdout().write_all(output.as_bytes()).is_ok() => {
            return ExitCode::SUCCESS
        }
        Ok(_) => {}
        Err(message) => drop(writeln!(io::stderr(), "error: {message}")),
    }
    ExitCode::FAILURE
}

/// The numbers of a text.
pub fn numbers(text: &str) -> Result<Vec<i64>, String> {
    let number = |word: &str| word.parse().map_err(|_| format!("`{word}` is no number"));
    text.split_whitespace().map(number).collect()
}
