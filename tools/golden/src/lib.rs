//! Golden files: one named test for each case file of a program, through its real binary.

use libtest_mimic::{Arguments, Failed, Trial};
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// Runs programs, each a name and the path of its binary, on their cases and reports as any
/// other test.
///
/// - `test_data/PROGRAM/NAME.in`: standard output must be `NAME.out`, nothing on standard error,
///   exit code 0.
/// - `test_data/bad/PROGRAM/NAME.in`: besides, standard error must be `NAME.err`, exit code 1.
pub fn run(programs: &[(&str, &str)]) -> ExitCode {
    let mut trials = Vec::new();
    for &(program, binary) in programs {
        for folder in [program.to_string(), format!("bad/{program}")] {
            for input in cases(&folder) {
                let name = format!("{folder}/{}", input.file_stem().unwrap().to_string_lossy());
                let binary = PathBuf::from(binary);
                trials.push(Trial::test(name, move || check(&binary, &input)));
            }
        }
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
