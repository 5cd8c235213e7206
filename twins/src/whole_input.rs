//! For inputs small enough to be read as a whole.

use std::io::{self, Read, Write};
use std::process::ExitCode;

/// Prints what `solve` makes of standard input: `None` if it is not as the judge promises.
pub fn answer(solve: fn(&str) -> Option<String>) -> ExitCode {
    let mut input = String::new();
    let read = io::stdin().read_to_string(&mut input);
    if let Some(output) = read.ok().and_then(|_| solve(&input)) {
        if io::stdout().write_all(output.as_bytes()).is_ok() {
            return ExitCode::SUCCESS;
        }
    }
    let _ = writeln!(io::stderr(), "error: the input is not as promised");
    ExitCode::FAILURE
}
