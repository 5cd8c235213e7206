//! The checker: accepts every right answer and says what is wrong with the others.

use std::ffi::OsStr;
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::path::Path;
use std::process::{Command, Output};

fn run(arguments: &[&Path]) -> Output {
    let check = env!("CARGO_BIN_EXE_check");
    Command::new(check).args(arguments).output().unwrap()
}

/// What the checker says of an output for an input: nothing, or its one line.
fn say(name: &str, input: &str, output: &str) -> String {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let (input_file, output_file) = (
        folder.join(format!("{name}.in")),
        folder.join(format!("{name}.out")),
    );
    fs::write(&input_file, input).unwrap();
    fs::write(&output_file, output).unwrap();
    let Output { status, stderr, .. } = run(&[&input_file, &output_file]);
    let line = String::from_utf8(stderr).unwrap();
    assert_eq!(status.code(), Some(i32::from(!line.is_empty())));
    line
}

#[test]
fn every_case_is_right() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../test_data/uva10181");
    let mut cases = 0;
    for file in fs::read_dir(folder).unwrap() {
        let input = file.unwrap().path();
        if input.extension().unwrap() == "in" {
            let answer = input.with_extension("out");
            let output = run(&[&input, &answer, &answer]);
            assert_eq!(
                (output.status.code(), output.stderr.as_slice()),
                (Some(0), &b""[..])
            );
            cases += 1;
        }
    }
    assert!(cases > 10);
}

#[test]
fn another_right_path_and_windows_lines_are_accepted() {
    let one = "1\n1 2 3 4 5 6 7 8 9 10 11 12 13 14 0 15\n";
    assert_eq!(say("longer", one, "LRR\n"), "");
    assert_eq!(say("windows", one, "R\r\n"), "");
    assert_eq!(say("byte_order_mark", &format!("\u{FEFF}{one}"), "R\n"), "");
}

#[test]
fn each_fault_is_named_with_its_board() {
    let two = "2\n1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0\n1 2 3 4 5 6 7 8 9 10 11 12 13 14 0 15\n";
    let odd = "1\n1 2 3 4 5 6 7 8 9 10 11 12 13 15 14 0\n";
    let message = "This puzzle is not solvable.";
    let long = "LR".repeat(25) + "R";
    for (k, (input, output, fault)) in [
        (
            two,
            "\n",
            "board 2: expected a line, found the end of the output",
        ),
        (
            two,
            "\nR\n\n",
            "expected the end after 2 lines, found another",
        ),
        (
            two,
            "R\nR\n",
            "board 1: move 1: expected a legal move (LU), found `R`",
        ),
        (
            two,
            "\nL\n",
            "board 2: after the last move: expected the goal, found \
             [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 0, 14, 15]]",
        ),
        (
            two,
            "\n\n",
            "board 2: after the last move: expected the goal, found \
             [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 0, 15]]",
        ),
        (
            two,
            "\nLRLRLD\n",
            "board 2: move 6: expected a legal move (LRU), found `D`",
        ),
        (
            two,
            "\nR",
            "board 2: expected a newline, found the end of the output",
        ),
        (
            odd,
            message,
            "board 1: expected a newline, found the end of the output",
        ),
        (
            two,
            "\nr\n",
            "board 2: move 1: expected a legal move (LRU), found `r`",
        ),
        (
            two,
            "\nR \n",
            "board 2: move 2: expected a legal move (LU), found ` `",
        ),
        (
            two,
            &format!("\n{long}\n"),
            "board 2: expected at most 50 moves, found 51",
        ),
        (
            two,
            &format!("\n{}", "LR".repeat(51)),
            "board 2: expected at most 50 moves, found 102",
        ),
        (
            two,
            &format!("\n{}\n", "LR".repeat(51)),
            "board 2: expected at most 50 moves, found 102",
        ),
        (
            "-1\n",
            "",
            "number of boards: expected 0 or more, found `-1`",
        ),
        (
            two,
            &format!("\n{message}\n"),
            "board 2: expected a path, because there is one, found `This puzzle is not solvable.`",
        ),
        (
            odd,
            "\n",
            "board 1: expected `This puzzle is not solvable.`, found ``",
        ),
        (
            odd,
            "This puzzle is not solvable\n",
            "board 1: expected `This puzzle is not solvable.`, found `This puzzle is not solvable`",
        ),
        (
            "1\n1 2\n",
            "\n",
            "board 1: expected a number, found the end of the input",
        ),
    ]
    .into_iter()
    .enumerate()
    {
        assert_eq!(
            say(&format!("fault{k}"), input, output),
            format!("error: {fault}\n")
        );
    }
}

#[test]
fn an_endless_line_is_wrong_at_once() {
    let input = Path::new(env!("CARGO_TARGET_TMPDIR")).join("endless.in");
    fs::write(&input, "1\n1 2 3 4 5 6 7 8 9 10 11 12 13 14 0 15\n").unwrap();
    let output = run(&[&input, Path::new("/dev/zero")]);
    let line = String::from_utf8(output.stderr).unwrap();
    assert!(
        line.starts_with("error: board 1: move 1: expected a legal move (LRU), found `\\u{0}`\n")
    );
}

#[test]
fn wrong_arguments_are_told() {
    let missing = Path::new("no/such/file");
    let lines = Path::new("no\n/such");
    let bytes = Path::new(OsStr::from_bytes(b"no\xFF"));
    for (arguments, line) in [
        (&[][..], "error: usage: check INPUT OUTPUT [ANSWER]\n"),
        (
            &[missing, missing][..],
            "error: no/such/file: No such file or directory (os error 2)\n",
        ),
        (
            &[lines, missing][..],
            "error: no /such: No such file or directory (os error 2)\n",
        ),
        (
            &[bytes, missing][..],
            "error: no\u{FFFD}: No such file or directory (os error 2)\n",
        ),
    ] {
        let output = run(arguments);
        assert_eq!(output.status.code(), Some(1));
        assert_eq!(String::from_utf8(output.stderr).unwrap(), line);
    }
}
