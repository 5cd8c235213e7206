//! What every program here does around its own work.

use std::io::{self, BufWriter, StdinLock, StdoutLock, Write};
use std::process::ExitCode;

/// What ends a program before its work is done.
#[derive(Debug)]
pub enum Error {
    /// The input is wrong; where, what was expected and what was found, in one line.
    Input(String),
    /// The output cannot be written.
    Output(io::Error),
}

impl From<String> for Error {
    fn from(message: String) -> Self {
        Error::Input(message)
    }
}

impl From<io::Error> for Error {
    fn from(error: io::Error) -> Self {
        Error::Output(error)
    }
}

/// Runs `solve` from standard input to standard output, which is buffered.
///
/// What has been written is out before an error is told, in one line on standard error that
/// begins `error: `, and the exit code is then 1. A closed pipe ends the program quietly.
pub fn run<F>(solve: F) -> ExitCode
where
    F: FnOnce(StdinLock<'_>, &mut BufWriter<StdoutLock<'_>>) -> Result<(), Error>,
{
    let mut output = BufWriter::with_capacity(1 << 16, io::stdout().lock());
    let solved = solve(io::stdin().lock(), &mut output);
    let written = output.flush();
    let message = match solved.and_then(|()| Ok(written?)) {
        Ok(()) => return ExitCode::SUCCESS,
        Err(Error::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
            return ExitCode::SUCCESS
        }
        Err(Error::Output(error)) => format!("standard output: {error}"),
        Err(Error::Input(message)) => message,
    };
    // Where standard error is closed too, there is nobody left to tell.
    let _ = writeln!(io::stderr(), "error: {message}");
    ExitCode::FAILURE
}
