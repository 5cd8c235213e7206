//! The program as a person runs it.

use std::fs::File;
use std::process::{Command, Stdio};

/// What it says on standard error, and its exit code.
fn bundle(arguments: &[&str], stdout: impl Into<Stdio>) -> (String, Option<i32>) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bundle"));
    let child = command
        .args(arguments)
        .stdout(stdout)
        .stderr(Stdio::piped());
    let output = child.spawn().unwrap().wait_with_output().unwrap();
    (
        String::from_utf8(output.stderr).unwrap(),
        output.status.code(),
    )
}

#[test]
fn an_error_is_one_line() {
    let conflict = "the argument '--judge <JUDGE>' cannot be used with '--write'";
    for (arguments, message) in [
        (
            &["x", "--judge", "foo"][..],
            "invalid value 'foo' for '--judge <JUDGE>' [possible values: any, atcoder, leetcode]",
        ),
        (&["x", "--a\n\nb"], "unexpected argument '--a  b' found"),
        (&["--judge", "any", "--write"], conflict),
        (&[], "name a program, or give --write or --check"),
    ] {
        let expected = (format!("error: {message}\n"), Some(1));
        assert_eq!(bundle(arguments, Stdio::null()), expected, "{arguments:?}");
    }
    let (error, code) = bundle(&["a\nb"], Stdio::null());
    assert!(error.starts_with("error: no program is called `a b`: ") && error.lines().count() == 1);
    assert_eq!(code, Some(1));
}

#[test]
fn an_output_that_cannot_be_written() {
    for argument in ["--help", "luogu_p1379"] {
        let full = File::options().write(true).open("/dev/full").unwrap();
        let error = "error: standard output: No space left on device (os error 28)\n";
        assert_eq!(bundle(&[argument], full), (error.to_string(), Some(1)));
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        assert_eq!(bundle(&[argument], writer), (String::new(), Some(0)));
    }
}
