//! The program as a person runs it.

use std::io::Write;
use std::process::{Command, Output, Stdio};

fn compare(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_compare"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The program need not read what it is given.
    let _ = child.stdin.take().unwrap().write_all(input);
    child.wait_with_output().unwrap()
}

fn stdout(arguments: &[&str], input: &[u8]) -> String {
    let output = compare(arguments, input);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{arguments:?}");
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn bad_input_is_one_line_and_exit_code_1() {
    let bad: [(&[&str], &[u8], &str); 10] = [
        (
            &["2x3"],
            b"",
            "line 1, column 1: expected boards, found the end of the input",
        ),
        (
            &["2x3"],
            b"-1",
            "line 1, column 1: expected 6 cells a board, found 1",
        ),
        (
            &["2x3"],
            b"1 1 2 3 4 0 6",
            "board 1: line 1, column 13: tile 6 is out of range 0..=5",
        ),
        (
            &["2x3"],
            b"2 1 2 3 4 5 0 1 2",
            "line 1, column 1: expected 12 cells after 2, the number of boards, found 8",
        ),
        (
            &["2x3"],
            b"1 1 2 3 4 5 \xFF",
            "board 1: line 1, column 13: expected a number or a blank (0, x, _, . or -), found `\u{FFFD}`",
        ),
        (
            &["3x3"],
            b"3\n3 2 6\n1 4 0\n8 7",
            "line 1, column 1: expected 27 cells after 3, the number of boards, or 9 if 3 is the size, found 8",
        ),
        (
            &["4x4", "--only", "dfs-bb", "--random", "1"],
            b"",
            "--only: dfs-bb cannot be used on 4x4",
        ),
        (
            &["2x3", "--plot", "/dev/null"],
            b"0",
            "plot: no board was solved",
        ),
        (
            &["2x3", "--all", "--plot", "/nowhere/p.svg"],
            b"",
            "/nowhere/p.svg: No such file or directory (os error 2)",
        ),
        (
            &["4x4", "--random", "99999", "--plot", "/nowhere\n/p.svg"],
            b"",
            "/nowhere /p.svg: No such file or directory (os error 2)",
        ),
    ];
    for (arguments, input, message) in bad {
        let output = compare(arguments, input);
        let error = String::from_utf8(output.stderr).unwrap();
        assert_eq!(error, format!("error: {message}\n"), "{arguments:?}");
        assert_eq!(output.status.code(), Some(1), "{arguments:?}");
    }
}

#[test]
fn wrong_arguments_are_usage_errors() {
    let wrong: [&[&str]; 9] = [
        &[],
        &["5x5"],
        &["a\n\nb"],
        &["4x4", "--all"],
        &["2x3", "--only", "dijkstra"],
        &["2x3", "--random", "x"],
        &["2x3", "--random", "-1"],
        &["2x3", "--random", "18446744073709551615"],
        &["2x3", "--max-states", "-5"],
    ];
    for arguments in wrong {
        let output = compare(arguments, b"");
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(error.starts_with("error: "), "{arguments:?}: {error}");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(output.stdout.is_empty());
    }
}

#[test]
fn the_table_is_aligned_and_has_every_row() {
    let table = stdout(&["2x3", "--all"], b"");
    let lines: Vec<&str> = table.lines().collect();
    assert_eq!(lines.len(), 30);
    for name in [
        "solved",
        "moves",
        "expanded",
        "generated",
        "most held",
        "bytes held",
    ] {
        let end = lines[0].find(name).unwrap() + name.len();
        for line in &lines {
            assert!(
                !line[..end].ends_with(' ') && line[end..].starts_with(' '),
                "{line}"
            );
        }
    }
    assert!(lines[1..].iter().all(|line| line.contains(" 360  4,544 ")));
}

#[test]
fn only_the_named_algorithms_comma_separated() {
    let input = b"2\n1 2 3 4 0 5\n1 2 3 5 4 0\n";
    let table = stdout(&["2x3", "--csv", "--only", "ida-star,bfs"], input);
    let rows: Vec<Vec<&str>> = table
        .lines()
        .map(|line| line.split(',').collect())
        .collect();
    let mut algorithms: Vec<&str> = rows[1..].iter().map(|row| row[0]).collect();
    algorithms.dedup();
    assert_eq!(algorithms, ["bfs", "ida-star"]);
    assert!(rows.iter().all(|row| row.len() == 14));
    assert_eq!(rows[0][3..5], ["solved", "moves"]);
    assert_eq!(rows[1][..5], ["bfs", "hashed", "-", "1", "1"]);
    assert_eq!(rows[3][..5], ["ida-star", "-", "none", "1", "1"]);
}

#[test]
fn a_file_that_begins_with_the_size() {
    let table = stdout(
        &["3x3", "--only", "bidirectional", "--csv"],
        b"# a comment\n3\n1 2 3\n4 x 6\n7 5 8\n",
    );
    let row = table.lines().nth(1).unwrap();
    assert!(row.starts_with("bidirectional,hashed,-,1,2,"), "{row}");
}

#[test]
fn who_gives_up_says_so_and_the_others_go_on() {
    let table = stdout(&["3x3", "--random", "3", "--max-states", "10000"], b"");
    let row = |start: &str| table.lines().find(|line| line.starts_with(start)).unwrap();
    assert!(row("bfs").ends_with("  gave up on 3"));
    assert!(!row("bidirectional").contains("gave up"));
    assert!(table.ends_with(
        "\nA row gives up on a board after 10,000 states, and on all others after 1,000,000,000 in all.\n"
    ));
    let limits = ["--max-states", "10000", "--max-row-states", "15000"];
    let table = stdout(&[&["3x3", "--random", "3"], &limits[..]].concat(), b"");
    let row = |start: &str| table.lines().find(|line| line.starts_with(start)).unwrap();
    assert!(row("bfs").ends_with("  gave up on 2, 1 not tried"));
}

#[test]
fn a_plot_has_a_line_for_each_algorithm_and_heuristic() {
    let file = std::env::temp_dir().join(format!("compare-{}.svg", std::process::id()));
    stdout(&["2x3", "--all", "--plot", file.to_str().unwrap()], b"");
    let svg = std::fs::read_to_string(&file).unwrap();
    std::fs::remove_file(&file).unwrap();
    for name in [
        "bfs",
        "bidirectional",
        "dfs-bb, none",
        "a-star, manhattan",
        "ida-star, conflict",
    ] {
        assert_eq!(
            svg.lines().filter(|line| *line == name).count(),
            1,
            "{name}"
        );
    }
}

#[test]
fn a_closed_pipe_is_no_error() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_compare"))
        .args(["2x3", "--all"])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr), (Some(0), vec![]));
}
