//! What every program here does around its own work.

use std::io::{self, BufWriter, StdinLock, StdoutLock, Write};
use std::process::ExitCode;

/// Why a program ends early: the output cannot be written (`io::Error`), or what is wrong with
/// the input.
pub type Error = Box<dyn std::error::Error>;

/// Runs `solve` from standard input to standard output, which is buffered.
///
/// What is written is out before an error is told, in one line on standard error that begins
/// `error: `, and the exit code is 1. A closed pipe ends the program quietly.
pub fn run<F>(solve: F) -> ExitCode
where
    F: FnOnce(StdinLock<'_>, &mut BufWriter<StdoutLock<'_>>) -> Result<(), Error>,
{
    let mut output = BufWriter::with_capacity(1 << 16, io::stdout().lock());
    let solved = solve(io::stdin().lock(), &mut output);
    let written = output.flush();
    let error = match solved.and_then(|()| Ok(written?)) {
        Ok(()) => return ExitCode::SUCCESS,
        Err(error) => error,
    };
    let message = match error.downcast_ref::<io::Error>() {
        Some(error) if error.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
        Some(error) => format!("standard output: {error}"),
        None => error.to_string(),
    };
    // If that fails, there is nobody left to tell.
    let _ = writeln!(io::stderr(), "error: {message}");
    ExitCode::FAILURE
}
