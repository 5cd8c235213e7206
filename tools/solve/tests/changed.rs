//! Boards with random changes: each is solved, or ends in one line of error.

use judge::notation::any_board;
use solve::{answer, Goal, Style};
use std::process::Command;

const BOARDS: [&str; 12] = [
    "1 2 3 0",
    "2 / 3 1 / x 2",
    "[[4,1,2],[5,0,3]]",
    "2 3\n3 2 4\n1 5 0\n",
    "# three rows\n1 2\n3 4\n_ 5\n",
    "2 3 1 2 3 4 - 5",
    "|1|.|2|\r\n|3|4|5|\r\n",
    "1 2 3 / 4 5 6 / 7 8 x",
    "3\n0 1 3\n4 2 5\n7 8 6\n",
    "3 1 3 0 4 2 5 7 8 6",
    "3 4\n1 2 3 4\n5 6 7 8\n9 10 0 11",
    "2 3 4 0  1 5 7 8  9 6 10 12  13 14 11 15",
];

const INSERTED: &[u8] = b"0123456789 \n\r\t,/|[]#x_.-+a\xC3\xFF\0";

/// A linear congruential generator: returns a number below `n`, which must be small.
fn below(state: &mut u64, n: usize) -> usize {
    *state = state
        .wrapping_mul(6_364_136_223_846_793_005)
        .wrapping_add(1);
    (*state >> 33) as usize % n
}

/// Returns a board with one to four bytes removed, replaced or inserted.
fn changed(state: &mut u64) -> String {
    let mut text = BOARDS[below(state, BOARDS.len())].as_bytes().to_vec();
    for _ in 0..=below(state, 4) {
        let place = below(state, text.len() + 1);
        let end = text.len().min(place + below(state, 2));
        let inserted = below(state, 2).min(text.len());
        let byte = INSERTED[below(state, INSERTED.len())];
        text.splice(place..end, vec![byte; inserted]);
    }
    String::from_utf8_lossy(&text).into_owned()
}

#[test]
fn twenty_thousand_changed_boards() {
    let (mut state, mut boards, mut errors) = (1, 0, 0);
    for i in 0..20_000 {
        let text = changed(&mut state);
        match any_board(&text, None) {
            Ok(board) => {
                boards += 1;
                assert!(board.tiles.len() <= 16);
                // A table for larger boards takes too long to build so many times.
                if board.tiles.len() <= 6 {
                    let goal = [Goal::Last, Goal::First, Goal::Snail][i % 3];
                    let answer = answer(&text, None, goal, Style::Tiles, false).unwrap();
                    let moves = answer.lines().next().unwrap();
                    assert!(moves == "unsolvable" || moves.parse::<u32>().unwrap() <= 21);
                }
            }
            Err(error) => {
                errors += 1;
                assert!(error.starts_with("line "), "{text:?}: {error}");
                assert!(error.contains(", column "), "{text:?}: {error}");
                assert_eq!(error.lines().count(), 1, "{text:?}: {error}");
            }
        }
        let as_goal = Goal::from(text.as_str()).of_size(2, 3);
        assert!(as_goal.map_or_else(|e| e.starts_with("goal: line "), |goal| goal.len() == 6));
    }
    assert!(boards > 2_000 && errors > 2_000, "{boards} boards");
}

#[test]
fn some_changed_boards_through_the_program() {
    let mut state = 2;
    for _ in 0..300 {
        let text = changed(&mut state).replace('\0', "");
        if any_board(&text, None).is_ok_and(|board| board.tiles.len() > 10) {
            continue;
        }
        let mut command = Command::new(env!("CARGO_BIN_EXE_solve"));
        let output = command.args(["--", &text]).output().unwrap();
        let [stdout, stderr] =
            [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap());
        match output.status.code() {
            Some(0) => assert!(stderr.is_empty() && stdout.lines().count() <= 2, "{text:?}"),
            Some(1) => {
                assert!(
                    stderr.starts_with("error: ") && stdout.is_empty(),
                    "{text:?}"
                );
                assert_eq!(stderr.lines().count(), 1, "{text:?}");
            }
            code => panic!("{text:?}: exit code {code:?}"),
        }
    }
}
