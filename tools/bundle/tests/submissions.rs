//! What is pasted compiles everywhere and answers as the workspace's programs do.

mod compile;

use bundle::workspace::Workspace;
use bundle::Judge;
use compile::{compile, run, submissions, whole, wrap_for_leetcode};
use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

fn compiles(rustc: &str, label: &str, editions: &[&str]) {
    for (name, text) in submissions() {
        if rustc != "rustc" && name.starts_with("atcoder_") {
            continue; // Its crates are compiled by the compiler of the workspace.
        }
        for edition in editions {
            let options = [&format!("--edition={edition}")[..]];
            let name = format!("{name}_{label}_{edition}");
            compile(rustc, &options, &name, &whole(&text));
        }
    }
}

#[test]
fn all_compile_in_every_edition() {
    compiles("rustc", "new", &["2018", "2021", "2024"]);
}

#[test]
#[ignore = "needs Debian's rustc 1.63 as /usr/bin/rustc (apt-get install rustc)"]
fn all_compile_with_the_oldest_compiler() {
    compiles("/usr/bin/rustc", "old", &["2018", "2021"]);
}

#[test]
fn all_begin_with_what_they_are_and_how_they_work() {
    for (name, text) in submissions() {
        let (head, _) = text.split_once("\n\n").unwrap();
        let paragraphs: Vec<&str> = head.split("\n//\n").collect();
        assert_eq!(paragraphs.len(), 3, "{name}");
        assert!(paragraphs.iter().all(|p| p.starts_with("// ")), "{name}");
        assert!(paragraphs[2].starts_with("// From `") && head.contains("Licence: MIT-0."));
    }
}

/// Known limits are 50,000 bytes and more.
#[test]
fn files_are_small() {
    for (name, text) in submissions() {
        let most = match name.as_str() {
            "leetcode773" => 10_000,
            "nine_puzzle" => 28_000,
            // It has the ladder, since the judge's boards may need more than 45 moves.
            "hackerrank_n_puzzle" => 125_000,
            _ => 50_000,
        };
        assert!(text.len() < most, "{name}: {} bytes", text.len());
    }
}

/// The least numbers of moves to the goal, of all boards from which there is a way, as digits.
fn naive_distances() -> HashMap<[u8; 6], i32> {
    let goal = *b"123450";
    let (mut distances, mut queue) = (HashMap::from([(goal, 0)]), vec![goal]);
    let neighbours: [&[usize]; 6] = [&[1, 3], &[0, 2, 4], &[1, 5], &[0, 4], &[1, 3, 5], &[2, 4]];
    let mut done = 0;
    while done < queue.len() {
        let board = queue[done];
        done += 1;
        let blank = board.iter().position(|&tile| tile == b'0').unwrap();
        for &cell in neighbours[blank] {
            let mut next = board;
            next.swap(blank, cell);
            if !distances.contains_key(&next) {
                distances.insert(next, distances[&board] + 1);
                queue.push(next);
            }
        }
    }
    distances
}

fn leetcode() -> PathBuf {
    let (_, text) = submissions()
        .into_iter()
        .find(|(name, _)| name == "leetcode773")
        .expect("leetcode773 is among the submissions");
    let options = ["--edition=2024", "-O"];
    let name = format!("leetcode_{:?}", std::thread::current().id());
    compile("rustc", &options, &name, &wrap_for_leetcode(&text))
}

#[test]
fn leetcode_answers_all_720_boards() {
    let distances = naive_distances();
    let (mut boards, mut expected) = (String::new(), String::new());
    for code in 0..6u32.pow(6) {
        let board = [0, 1, 2, 3, 4, 5].map(|digit| b'0' + (code / 6u32.pow(digit) % 6) as u8);
        if (b'0'..b'6').all(|tile| board.contains(&tile)) {
            boards += std::str::from_utf8(&board).unwrap();
            expected += &format!("{}\n", distances.get(&board).unwrap_or(&-1));
        }
    }
    assert_eq!((boards.len(), distances.len()), (720 * 6, 360));
    assert_eq!(run(&leetcode(), boards.as_bytes()), expected);
}

#[test]
fn leetcode_answers_the_test_data() {
    let binary = leetcode();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../test_data/leetcode773");
    let mut cases = 0;
    for file in fs::read_dir(folder).unwrap() {
        let input = file.unwrap().path();
        if input.extension().is_some_and(|extension| extension == "in") {
            let expected = fs::read_to_string(input.with_extension("out")).unwrap();
            let printed = run(&binary, &fs::read(&input).unwrap());
            assert_eq!(printed, expected, "{}", input.display());
            cases += 1;
        }
    }
    assert!(cases > 0);
}

#[test]
fn leetcode_gets_nothing_but_its_method_and_modules() {
    for (name, text) in submissions() {
        if text.contains("impl Solution {") {
            for item in syn::parse_file(&text).unwrap().items {
                assert!(
                    matches!(item, syn::Item::Impl(_) | syn::Item::Mod(_)),
                    "{name}"
                );
            }
        }
    }
}

#[test]
fn atcoder_has_the_crates() {
    let workspace = Workspace::load().unwrap();
    let program = workspace.program("uva10181").unwrap();
    let text = bundle::bundle(program, Some(Judge::Atcoder)).unwrap();
    assert!(text.contains("use proconio::source::") && !text.contains("mod proconio"));
    let binary = compile(
        "rustc",
        &["--edition=2024", "-O"],
        "atcoder_uva10181",
        &text,
    );
    let case = workspace
        .root
        .join("test_data/uva10181/mixed_up_to_50_moves.in");
    let expected = fs::read_to_string(case.with_extension("out")).unwrap();
    assert_eq!(run(&binary, &fs::read(case).unwrap()), expected);
}
