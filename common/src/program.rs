//! What every program does around its own work.

use std::io::{self, BufWriter, StdinLock, StdoutLock, Write};
use std::process::ExitCode;

/// What ends a program early: an `io::Error` of its output, or in one line what is wrong with
/// its input.
pub type Error = Box<dyn std::error::Error>;

/// Runs `solve` from standard input to standard output, which is buffered.
///
/// An error is told behind all output, in one line on standard error that begins `error: `, and
/// the exit code is then 1. A closed pipe ends the program quietly.
pub fn run(
    solve: impl FnOnce(StdinLock<'_>, &mut BufWriter<StdoutLock<'_>>) -> Result<(), Error>,
) -> ExitCode {
    let mut output = BufWriter::with_capacity(1 << 16, io::stdout().lock());
    let solved = solve(io::stdin().lock(), &mut output);
    let error = match solved.and(output.flush().map_err(Error::from)) {
        Ok(()) => return ExitCode::SUCCESS,
        Err(error) => error,
    };
    let message = match error.downcast_ref::<io::Error>() {
        Some(error) if error.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
        Some(error) => format!("standard output: {error}"),
        None => error.to_string(),
    };
    let message = message.replace('\n', " ");
    let _ = writeln!(io::stderr(), "error: {message}");
    ExitCode::FAILURE
}
