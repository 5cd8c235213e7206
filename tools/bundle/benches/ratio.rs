//! How the pasted `uva10181` compares with the workspace's, on the same boards in the same run:
//! `cargo bench -p bundle -- [INPUT]`.

use std::fs::File;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const ROUNDS: usize = 5;

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let named = std::env::args()
        .skip(1)
        .find(|argument| !argument.starts_with('-'));
    let input = root.join(named.as_deref().unwrap_or("test_data/uva10181/batch100.in"));
    let target = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let pasted = target.join("ratio_uva10181");
    let mut rustc = Command::new("rustc");
    rustc.args(["--edition=2021", "-O", "-o"]).arg(&pasted);
    rustc.arg(root.join("submissions/uva10181.rs"));
    assert!(rustc.status().expect("rustc can be run").success());
    let mut cargo = Command::new("cargo");
    cargo.args(["build", "--release", "--quiet", "-p", "uva10181"]);
    let built = cargo.current_dir(&root).status();
    assert!(built.expect("cargo can be run").success());
    let ours = target.with_file_name("release").join("uva10181");

    let mut best = [Duration::MAX; 2];
    for _ in 0..ROUNDS {
        for (best, program) in best.iter_mut().zip([&ours, &pasted]) {
            let start = Instant::now();
            let mut run = Command::new(program);
            run.stdin(File::open(&input).expect("the input is there"));
            let status = run.stdout(Stdio::null()).status();
            assert!(status.expect("the program can be run").success());
            *best = start.elapsed().min(*best);
        }
    }
    let [ours, pasted] = best.map(|time| time.as_secs_f64());
    println!(
        "workspace {ours:.3} s, pasted {pasted:.3} s, ratio {:.2}",
        pasted / ours
    );
}
