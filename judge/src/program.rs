//! What surrounds every program.

use crate::answers::{input, Answers, Input};
use crate::errors::Error;
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

/// Runs `solve` from standard input to standard output.
///
/// On an error, flushes the output, then prints one line to standard error, starting with
/// `error: `, and returns exit code 1. A closed pipe ends the program quietly.
pub fn run(solve: impl FnOnce(Input, &mut Answers) -> Result<(), Error>) -> ExitCode {
    let mut output = Answers::new();
    let solved = solve(input(&output), &mut output);
    // If an earlier flush failed, this one fails again: the buffer keeps what is unwritten.
    let error = match (output.flush(), solved) {
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
