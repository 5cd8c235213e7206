//! The program as a person runs it.

use std::io::Write;
use std::process::{Command, Output, Stdio};

fn solve(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_solve"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The program does not read it if the board is an argument.
    let _ = child.stdin.take().unwrap().write_all(input);
    child.wait_with_output().unwrap()
}

/// Returns the output of a run that must end well.
fn stdout(arguments: &[&str], input: &str) -> String {
    let output = solve(arguments, input.as_bytes());
    assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{arguments:?}");
    assert_eq!(output.status.code(), Some(0), "{arguments:?}");
    String::from_utf8(output.stdout).unwrap()
}

const SAMPLE: &str = "2 3 4 0  1 5 7 8  9 6 10 12  13 14 11 15";

#[test]
fn boards_as_arguments_and_on_standard_input() {
    for (board, more, answer) in [
        (SAMPLE, &[][..], "9\nLLLDRDRDR\n"),
        ("3\n0 1 3\n4 2 5\n7 8 6\n", &[], "4\nRDRD\n"),
        ("3 / 0 1 3 / 4 2 5 / 7 8 6", &[], "4\nRDRD\n"),
        (
            "0 3 8 4 1 7 2 6 5",
            &["--goal", "first"],
            "20\nDDRRULLURDRULDDRULLU\n",
        ),
        (
            "# comment\n3\n3 2 6\n1 4 0\n8 7 5\n",
            &["--goal", "snail"],
            "15\nLULDDRRUULDRDLU\n",
        ),
        ("13 1 2 4 5 0 3 7 9 6 10 12 15 8 11 14", &[], "unsolvable\n"),
        ("1 2 3 / 4 x 5", &[], "1\nR\n"),
        ("- 1 2 / 3 4 5", &["--goal", "- 1 2 / 3 4 5"], "0\n\n"),
        ("1 2 3\n4 5 6\n7 8 9\n10 0 11", &[], "1\nR\n"),
        ("1 2 3 4 5 6 7 8 9 10 0 11", &["--size", "4x3"], "1\nR\n"),
        ("1 2 3 4 5 6 7 8 9 10 0 11", &[], "1\nR\n"),
    ] {
        assert_eq!(stdout(&[&[board], more].concat(), ""), answer, "{board}");
        assert_eq!(stdout(more, board), answer, "{board}");
    }
}

#[test]
fn one_of_the_farthest_boards_of_3x4() {
    let farthest = "0 3 2 1 / 8 7 6 5 / 4 11 10 9";
    assert!(stdout(&[farthest], "").starts_with("53\n"));
}

/// Nothing of its progress is printed, since standard error is a pipe.
#[test]
fn a_long_search_on_4x4() {
    let first_of_korf = "14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3";
    let answer = stdout(&["--goal", "first", first_of_korf], "");
    assert!(answer.starts_with("57\n"), "{answer}");
}

#[test]
fn paths_in_every_style() {
    let path = |style| stdout(&["3 / 0 1 3 / 4 2 5 / 7 8 6", "--as", style], "");
    assert_eq!(path("letters"), "4\nRDRD\n");
    assert_eq!(path("words"), "4\nRIGHT\nDOWN\nRIGHT\nDOWN\n");
    assert_eq!(path("tiles"), "4\n1 2 5 6\n");
    let boards = "4\n\n_ 1 3\n4 2 5\n7 8 6\n\n1 _ 3\n4 2 5\n7 8 6\n\n1 2 3\n4 _ 5\n7 8 6\n\n\
                  1 2 3\n4 5 _\n7 8 6\n\n1 2 3\n4 5 6\n7 8 _\n";
    assert_eq!(path("boards"), boards);
}

#[test]
fn bad_input_is_one_line_and_exit_code_1() {
    let bad: [(&[&str], &[u8], &str); 8] = [
        (&[], b"", "line 1, column 1: expected a board, found the end of the input"),
        (&["1 2\n3 b"], b"", "line 2, column 3: expected a number or a blank (0, x, _, . or -), found `b`"),
        (&[], b"1 2\n3 \xFF", "line 2, column 3: expected a number or a blank (0, x, _, . or -), found `\u{FFFD}`"),
        (&["--size", "2x3"], b"1 2 3", "line 1, column 6: expected 6 cells of a 2x3 board, found the end of the input after 3"),
        (&["1 2 3 0", "--goal", "1 2 0"], b"", "goal: line 1, column 6: expected 4 cells of a 2x2 board, found the end of the input after 3"),
        (&["1 2 3 0", "--goal", "lost"], b"", "goal: line 1, column 1: expected a number or a blank (0, x, _, . or -), found `lost`"),
        (&["2 7 / 1 2 3 4 5 6 7 8 9 10 11 12 13 0"], b"", "expected a board of size 2x2, 2x3, 3x2, 2x4, 4x2, 3x3, 2x5, 5x2, 3x4, 4x3 or 4x4, found 2x7"),
        (&[], &[b' '; (1 << 20) + 1], "standard input has more than 1048576 bytes"),
    ];
    for (arguments, input, message) in bad {
        let output = solve(arguments, input);
        let error = String::from_utf8(output.stderr).unwrap();
        assert_eq!(error, format!("error: {message}\n"), "{arguments:?}");
        assert_eq!(output.status.code(), Some(1), "{arguments:?}");
        assert!(output.stdout.is_empty());
    }
}

#[test]
fn wrong_arguments_are_usage_errors() {
    let wrong: [&[&str]; 6] = [
        &["--as", "numbers"],
        &["--size", "3"],
        &["--size", "3xx"],
        &["--gaol"],
        &["--gaol", "first"],
        &["1 2 3 0", "4"],
    ];
    for arguments in wrong {
        let output = solve(arguments, b"");
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(error.starts_with("error: "), "{arguments:?}: {error}");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    }
}
