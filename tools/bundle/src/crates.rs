//! The crates that a judge has, compiled.

use anyhow::{ensure, Context, Result};
use cargo_metadata::Message;
use std::process::{Command, Stdio};
use std::sync::OnceLock;

/// AtCoder's crates, by the names of their packages.
const ATCODER: [&str; 2] = ["proconio", "rustc-hash"];

/// Returns the options for `rustc` that give a program the crates that AtCoder has. Cargo builds
/// them once, in the versions of this workspace.
pub fn atcoder() -> Result<Vec<String>> {
    static OPTIONS: OnceLock<Result<Vec<String>, String>> = OnceLock::new();
    let options = OPTIONS.get_or_init(|| build().map_err(|error| format!("{error:#}")));
    options.clone().map_err(anyhow::Error::msg)
}

fn build() -> Result<Vec<String>> {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["build", "--quiet", "--message-format=json"]);
    cargo.args(ATCODER.iter().flat_map(|name| ["--package", name]));
    let output = cargo.stderr(Stdio::inherit()).output();
    let output = output.context("cargo cannot be run")?;
    ensure!(
        output.status.success(),
        "cargo cannot build {}",
        ATCODER.join(" and ")
    );
    let mut options = Vec::new();
    for message in Message::parse_stream(&output.stdout[..]) {
        if let Message::CompilerArtifact(artifact) = message? {
            let name = &artifact.target.name;
            let is_ours = ATCODER
                .iter()
                .any(|package| package.replace('-', "_") == *name);
            let libraries = artifact.filenames.iter();
            for path in libraries.filter(|path| path.extension() == Some("rlib")) {
                let folder = path.parent().context("a library is in a folder")?;
                options.push(format!("-Ldependency={}", folder.join("deps")));
                options.push(format!("-Ldependency={folder}"));
                if is_ours {
                    options.push(format!("--extern={name}={path}"));
                }
            }
        }
    }
    options.sort();
    options.dedup();
    Ok(options)
}
