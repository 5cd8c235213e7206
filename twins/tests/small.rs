//! What small boards share, beyond the golden files: outputs and inputs that are no files.

use std::fs::File;
use std::io::Write;
use std::process::{Command, Output, Stdio};

/// Each program and a board for it.
const PROGRAMS: [(&str, &str); 4] = [
    (env!("CARGO_BIN_EXE_aoj_0121"), "0 1 2 3 4 5 6 7"),
    (env!("CARGO_BIN_EXE_aoj_alds1_13_b"), "1 2 3 4 5 6 7 8 0"),
    (env!("CARGO_BIN_EXE_boj_1525"), "1 2 3 4 5 6 7 8 0"),
    (env!("CARGO_BIN_EXE_luogu_p1379"), "123804765"),
];

/// Runs a program on a board that it gets when `stdout` is given away or closed.
fn run(program: &str, board: &str, stdout: impl Into<Stdio>) -> Output {
    let mut command = Command::new(program);
    command.stdin(Stdio::piped()).stdout(stdout);
    let mut child = command.stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(board.as_bytes()).unwrap();
    drop(stdin);
    child.wait_with_output().unwrap()
}

#[test]
fn a_full_disk_is_told() {
    let error = "error: standard output: No space left on device (os error 28)\n";
    for (program, board) in PROGRAMS {
        let full = File::options().write(true).open("/dev/full").unwrap();
        let Output { status, stderr, .. } = run(program, board, full);
        assert_eq!(
            (status.code(), stderr.as_slice()),
            (Some(1), error.as_bytes())
        );
    }
}

#[test]
fn a_closed_pipe_is_no_error() {
    for (program, board) in PROGRAMS {
        let Output { status, stderr, .. } = run(program, board, Stdio::piped());
        assert_eq!((status.code(), stderr.as_slice()), (Some(0), &b""[..]));
    }
}

#[test]
fn an_endless_token_is_cut() {
    for (program, _) in PROGRAMS {
        let zeros = File::open("/dev/zero").unwrap();
        let output = Command::new(program).stdin(zeros).output().unwrap();
        assert_eq!(output.status.code(), Some(1));
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(error.starts_with("error: board 1: expected every tile once, found \"\\0"));
        assert!(error.len() < 500 && error.ends_with("\"\n"));
    }
}
