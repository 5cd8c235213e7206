//! What small boards share, beyond the golden files: outputs and inputs that are no files.

use std::fs::File;
use std::process::{Command, Output, Stdio};

const PROGRAMS: [&str; 4] = [
    env!("CARGO_BIN_EXE_aoj_0121"),
    env!("CARGO_BIN_EXE_aoj_alds1_13_b"),
    env!("CARGO_BIN_EXE_boj_1525"),
    env!("CARGO_BIN_EXE_luogu_p1379"),
];

fn says(output: Output, code: i32, error: &str) {
    assert_eq!(String::from_utf8_lossy(&output.stderr), error);
    assert_eq!(output.status.code(), Some(code));
}

/// A solvable board of each program.
fn input(program: &str) -> File {
    let (folder, name) = program.rsplit_once(['/', '\\']).unwrap();
    let board = match name {
        "aoj_0121" => "0 1 2 3 4 5 6 7\n",
        "luogu_p1379" => "123804765\n",
        _ => "1 2 3 4 5 6 7 8 0\n",
    };
    let file = format!("{folder}/{name}-{}.in", std::process::id());
    std::fs::write(&file, board).unwrap();
    let opened = File::open(&file).unwrap();
    std::fs::remove_file(&file).unwrap();
    opened
}

#[test]
fn a_full_disk_is_told() {
    for program in PROGRAMS {
        let full = File::options().write(true).open("/dev/full").unwrap();
        let mut command = Command::new(program);
        command.stdin(input(program)).stdout(full);
        let error = "error: standard output: No space left on device (os error 28)\n";
        says(command.stderr(Stdio::piped()).output().unwrap(), 1, error);
    }
}

#[test]
fn a_closed_pipe_is_no_error() {
    for program in PROGRAMS {
        let mut command = Command::new(program);
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        std::io::copy(&mut input(program), &mut child.stdin.take().unwrap()).unwrap();
        says(child.wait_with_output().unwrap(), 0, "");
    }
}

#[test]
fn an_endless_token_is_cut() {
    for program in PROGRAMS {
        let mut command = Command::new(program);
        let output = command.stdin(File::open("/dev/zero").unwrap());
        let output = output.output().unwrap();
        assert_eq!(output.status.code(), Some(1));
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(error.starts_with("error: board 1: expected every tile once, found \"\\0"));
        assert!(error.len() < 500 && error.ends_with("\"\n"));
    }
}
