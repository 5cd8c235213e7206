//! The program as a person runs it.

use std::fs::File;
use std::process::{Command, Stdio};

/// What it says on standard error, and its exit code.
fn bundle(arguments: &[&str], stdout: impl Into<Stdio>) -> (String, Option<i32>) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bundle"));
    command
        .args(arguments)
        .stdout(stdout)
        .stderr(Stdio::piped());
    let output = command.spawn().unwrap().wait_with_output().unwrap();
    let errors = String::from_utf8(output.stderr).unwrap();
    (errors, output.status.code())
}

#[test]
fn wrong_arguments_are_usage_errors() {
    for arguments in [
        &["x", "--judge", "foo"][..],
        &["x", "--a"],
        &["x", "--judge", "any", "--write"],
        &["--judge", "any", "--check"],
        &["--write", "--check"],
        &[],
    ] {
        let (error, code) = bundle(arguments, Stdio::null());
        assert!(
            error.starts_with("error: ") && error.contains("--help"),
            "{error}"
        );
        assert_eq!(code, Some(2), "{arguments:?}");
    }
}

#[test]
fn other_errors_are_one_line() {
    let (error, code) = bundle(&["x"], Stdio::null());
    assert!(
        error.starts_with("error: no program is called `x`: there are "),
        "{error}"
    );
    assert_eq!((error.lines().count(), code), (1, Some(1)));
}

#[test]
fn an_output_that_cannot_be_written() {
    let full = File::options().write(true).open("/dev/full").unwrap();
    let error = "error: No space left on device (os error 28)\n";
    assert_eq!(bundle(&["luogu_p1379"], full), (error.to_string(), Some(1)));
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    assert_eq!(bundle(&["luogu_p1379"], writer), (String::new(), Some(0)));
}
