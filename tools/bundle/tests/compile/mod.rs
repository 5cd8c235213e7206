//! Compiling what is pasted, as a judge does. Each test uses a part of this.
#![allow(dead_code)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The files in `submissions/`, sorted: the name of the program and the text.
pub fn submissions() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../submissions");
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)
        .expect("the folder of submissions is there")
        .map(|file| file.unwrap().path())
        .collect();
    paths.sort();
    let name = |path: &Path| path.file_stem().unwrap().to_string_lossy().into_owned();
    let read = |path: PathBuf| (name(&path), fs::read_to_string(path).unwrap());
    paths.into_iter().map(read).collect()
}

/// What LeetCode puts around a paste: here, `main` prints the answer to each six digits.
pub fn wrap_for_leetcode(paste: &str) -> String {
    let main = "fn main() {
        let mut input = String::new();
        std::io::Read::read_to_string(&mut std::io::stdin(), &mut input).unwrap();
        let tiles = input.chars().filter_map(|c| c.to_digit(10).map(|tile| tile as i32));
        for board in tiles.collect::<Vec<i32>>().chunks(6) {
            let rows = board.chunks(3).map(|row| row.to_vec()).collect();
            println!(\"{}\", Solution::sliding_puzzle(rows));
        }
    }";
    format!("struct Solution;\n{paste}\n{main}\n")
}

/// The whole program of a submission: LeetCode's with what the judge adds.
pub fn whole(text: &str) -> String {
    if text.contains("impl Solution {") {
        return wrap_for_leetcode(text);
    }
    text.to_string()
}

/// Compiles a whole program to a binary of the given name, with the crates that AtCoder has if the
/// name begins so. Any warning is a panic.
pub fn compile(rustc: &str, options: &[&str], name: &str, text: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let (source, binary) = (folder.join(format!("{name}.rs")), folder.join(name));
    fs::write(&source, text).unwrap();
    let mut command = Command::new(rustc);
    command.args(["--crate-name=pasted", "-Dwarnings", "-o"]);
    command.arg(&binary).arg(&source).args(options);
    if name.starts_with("atcoder_") {
        command.args(bundle::crates::atcoder().unwrap());
    }
    let output = command.output().expect("the compiler can be run");
    let messages = String::from_utf8_lossy(&output.stderr);
    assert!(
        output.status.success() && messages.is_empty(),
        "{name} {options:?}: {messages}"
    );
    binary
}

/// What a program prints for an input.
pub fn run(binary: &Path, input: &[u8]) -> String {
    let mut command = Command::new(binary);
    command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    let feeder = std::thread::spawn(move || std::io::Write::write_all(&mut stdin, &input));
    let output = child.wait_with_output().unwrap();
    feeder.join().unwrap().unwrap();
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap()
}
