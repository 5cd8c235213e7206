//! What surrounds every program.

use crate::console::Console;
use crate::errors::Error;
use std::io::{self, ErrorKind, StdinLock, StdoutLock, Write};
use std::process::ExitCode;

/// Runs `solve` on standard input and standard output.
///
/// On an error, flushes the output, then prints one line to standard error, starting with
/// `error: `, and returns exit code 1. A closed pipe ends the program quietly.
pub fn run(
    solve: impl FnOnce(&mut Console<StdinLock, StdoutLock>) -> Result<(), Error>,
) -> ExitCode {
    let mut console = Console::new(io::stdin().lock(), io::stdout().lock());
    let solved = solve(&mut console);
    // If an earlier flush failed, this one fails again.
    let error = match (console.output.flush(), solved) {
        (Ok(()), Ok(())) => return ExitCode::SUCCESS,
        (Ok(()), Err(error)) => error,
        (Err(error), _) => error.into(),
    };
    let message = match error.downcast_ref::<io::Error>() {
        Some(error) if error.kind() == ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
        Some(error) => format!("standard output: {error}"),
        None => error.to_string(),
    };
    let message = message.replace('\n', " ");
    let _ = writeln!(io::stderr(), "error: {message}");
    ExitCode::FAILURE
}
