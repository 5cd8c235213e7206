//! What every program does, whatever its format.

use crate::{same, text};
use libtest_mimic::Failed;
use std::fs::{self, File};
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

/// Longer inputs are not sent line by line, so that the tests stay fast.
const MOST_LINES: usize = 20;
/// An answer that takes longer does not come.
const LONGEST_WAIT: Duration = Duration::from_secs(60);

/// Whether an input is sent line by line too.
pub(crate) fn is_short(input: &Path) -> bool {
    let lines = fs::read(input).map_or(0, |text| text.split(|&byte| byte == b'\n').count());
    lines <= MOST_LINES
}

/// Sends an input line by line through a pipe. After each line, the answers must come that the
/// program gives if a file ends there.
pub(crate) fn line_by_line(binary: &Path, input: &Path) -> Result<(), Failed> {
    let input = fs::read(input)?;
    let mut child = spawn(binary, Stdio::piped())?;
    let mut stdin = child.stdin.take();
    let mut stdout = child.stdout.take().expect("it is piped");
    let (sender, bytes) = mpsc::channel();
    thread::spawn(move || {
        let mut byte = [0];
        while let Ok(1) = stdout.read(&mut byte) {
            let _ = sender.send(byte[0]);
        }
    });
    let (mut sent, mut answers) = (Vec::new(), Vec::new());
    for line in input.split_inclusive(|&byte| byte == b'\n') {
        sent.extend(line);
        // The program may have ended, and then reads no more.
        let _ = stdin.as_mut().expect("it is open").write_all(line);
        if !line.ends_with(b"\n") {
            stdin = None;
        }
        let expected = answers_to(binary, &sent)?;
        while answers.len() < expected.len() {
            match bytes.recv_timeout(LONGEST_WAIT) {
                Ok(byte) => answers.push(byte),
                Err(_) => break,
            }
        }
        if answers != expected {
            child.kill()?;
            return same("answers so far", &text(answers), &text(expected));
        }
        if stdin.is_none() {
            break;
        }
    }
    drop(stdin);
    let output = child.wait_with_output()?;
    same("standard error", &text(output.stderr), &String::new())?;
    same("bytes after the last answer", &bytes.iter().count(), &0)
}

/// The output of a program for a text, which may be cut short.
fn answers_to(binary: &Path, input: &[u8]) -> Result<Vec<u8>, Failed> {
    let mut child = spawn(binary, Stdio::piped())?;
    let mut stdin = child.stdin.take().expect("it is piped");
    let _ = stdin.write_all(input);
    drop(stdin);
    Ok(child.wait_with_output()?.stdout)
}

fn spawn(binary: &Path, stdout: Stdio) -> Result<Child, Failed> {
    let mut command = Command::new(binary);
    command.stdin(Stdio::piped()).stdout(stdout);
    Ok(command.stderr(Stdio::piped()).spawn()?)
}

/// An error of the output is reported.
pub(crate) fn full_disk(binary: &Path, input: &Path) -> Result<(), Failed> {
    let full = File::options().write(true).open("/dev/full")?;
    let mut command = Command::new(binary);
    let output = command.stdin(File::open(input)?).stdout(full).output()?;
    let error = "error: standard output: No space left on device (os error 28)\n";
    same("standard error", &text(output.stderr), &error.to_string())?;
    same("exit code", &output.status.code(), &Some(1))
}

/// A reader that has enough is no error.
pub(crate) fn closed_pipe(binary: &Path, input: &Path) -> Result<(), Failed> {
    let mut child = spawn(binary, Stdio::piped())?;
    drop(child.stdout.take());
    // The program may end before it has read everything.
    let _ = child
        .stdin
        .take()
        .expect("it is piped")
        .write_all(&fs::read(input)?);
    let output = child.wait_with_output()?;
    same("standard error", &text(output.stderr), &String::new())?;
    same("exit code", &output.status.code(), &Some(0))
}

/// An endless word is cut, and quoted in one short line.
pub(crate) fn endless_input(binary: &Path, _: &Path) -> Result<(), Failed> {
    let output = Command::new(binary)
        .stdin(File::open("/dev/zero")?)
        .output()?;
    let error = text(output.stderr);
    let is_short = error.starts_with("error: ") && error.len() < 500 && error.lines().count() == 1;
    same("one short line", &is_short, &true)?;
    same("exit code", &output.status.code(), &Some(1))
}
