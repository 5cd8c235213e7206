//! Golden files: one named test for each case file of a program, through its real binary, and
//! what every program promises besides.

mod promises;

use libtest_mimic::{Arguments, Failed, Trial};
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// Runs programs, each a name and the path of its binary, on their cases and reports as any
/// other test.
///
/// - `test_data/PROGRAM/NAME.in`: standard output must be `NAME.out`, nothing on standard error,
///   exit code 0. Short inputs are also sent line by line: each answer must come before the next
///   line is sent.
/// - `test_data/bad/PROGRAM/NAME.in`: besides, standard error must be `NAME.err`, exit code 1.
/// - A full disk and an endless input end in one line on standard error, a closed pipe in none.
pub fn run(programs: &[(&str, &str)]) -> ExitCode {
    let mut trials = Vec::new();
    for &(program, binary) in programs {
        let mut trial =
            |name: String, test: fn(&Path, &Path) -> Result<(), Failed>, input: &Path| {
                let (binary, input) = (PathBuf::from(binary), input.to_path_buf());
                trials.push(Trial::test(name, move || test(&binary, &input)));
            };
        let good = cases(program);
        let bad = cases(&format!("bad/{program}"));
        for input in good.iter().chain(&bad) {
            trial(name(input), check, input);
        }
        for input in good.iter().filter(|input| promises::is_short(input)) {
            trial(
                format!("{} by line", name(input)),
                promises::line_by_line,
                input,
            );
        }
        let sample = good.iter().find(|input| has_output(input));
        let sample = sample.expect("a case has an output");
        trial(
            format!("{program} on a full disk"),
            promises::full_disk,
            sample,
        );
        trial(
            format!("{program} into a closed pipe"),
            promises::closed_pipe,
            sample,
        );
        trial(
            format!("{program} on endless input"),
            promises::endless_input,
            sample,
        );
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

/// The inputs in a folder of `test_data`, sorted; at least one.
fn cases(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../test_data")
        .join(folder);
    let files = fs::read_dir(&folder).into_iter().flatten().flatten();
    let mut inputs: Vec<PathBuf> = files
        .map(|file| file.path())
        .filter(|path| {
            path.extension()
                .map_or(false, |extension| extension == "in")
        })
        .collect();
    assert!(!inputs.is_empty(), "{} has no case", folder.display());
    inputs.sort();
    inputs
}

/// The path of a case from `test_data`, without the ending.
fn name(input: &Path) -> String {
    let name = input.with_extension("");
    let name = name.to_string_lossy();
    let (_, name) = name
        .split_once("test_data/")
        .expect("cases are in test_data");
    name.to_string()
}

fn has_output(input: &Path) -> bool {
    fs::metadata(input.with_extension("out")).map_or(false, |file| file.len() > 0)
}

/// Runs a binary on one input and compares all it says with what is expected.
fn check(binary: &Path, input: &Path) -> Result<(), Failed> {
    let errors = input.with_extension("err");
    let (code, errors) = match errors.exists() {
        true => (1, fs::read(errors)?),
        false => (0, Vec::new()),
    };
    let output = Command::new(binary).stdin(File::open(input)?).output()?;
    let expected = fs::read(input.with_extension("out"))?;
    same("exit code", &output.status.code(), &Some(code))?;
    same("standard error", &text(output.stderr), &text(errors))?;
    same("standard output", &text(output.stdout), &text(expected))
}

fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap_or_else(|bytes| format!("not UTF-8: {bytes:?}"))
}

fn same<T: PartialEq + std::fmt::Debug>(what: &str, found: &T, expected: &T) -> Result<(), Failed> {
    if found == expected {
        return Ok(());
    }
    Err(format!("{what}: expected {expected:?}, found {found:?}").into())
}
