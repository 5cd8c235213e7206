//! Every case of the twins in `test_data` and `test_data/bad`.

use std::fs;
use std::path::Path;

fn main() -> std::process::ExitCode {
    // Cargo puts all programs of a package into one folder.
    let folder = Path::new(env!("CARGO_BIN_EXE_aoj_0121")).with_file_name("");
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/bin");
    let mut programs = Vec::new();
    for source in fs::read_dir(sources).expect("the sources are there") {
        let source = source.expect("the folder can be read").path();
        let name = source.file_stem().expect("a source has a name");
        let name = name.to_string_lossy().into_owned();
        let binary = folder.join(&name).to_string_lossy().into_owned();
        programs.push((name, binary));
    }
    programs.sort();
    let programs: Vec<(&str, &str)> = programs.iter().map(|(n, b)| (&n[..], &b[..])).collect();
    golden::run(&programs)
}
