//! Asking the compiler, and its formatter.

use anyhow::{bail, Context, Result};
use cargo_metadata::diagnostic::Diagnostic;
use std::ffi::OsString;
use std::io::Write;
use std::process::{Command, Output, Stdio};

/// What a program is compiled with, besides its own text.
#[derive(Debug, Default)]
pub struct Rustc {
    /// Options that name the judge's crates.
    pub crates: Vec<String>,
    /// What the judge adds to the text.
    pub harness: String,
}

impl Rustc {
    /// Returns what `rustc` reports about a text.
    pub fn check(&self, text: &str) -> Result<Vec<Diagnostic>> {
        let mut rustc = Command::new(rustc());
        rustc.args(["--edition=2021", "--crate-name=pasted", "--crate-type=bin"]);
        // Into the pipe: `rustc` puts a file in the place of whatever a path names, even `/dev/null`.
        rustc.args(["--emit=metadata=-", "--error-format=json", "-"]);
        rustc.args(&self.crates);
        let output = feed(&mut rustc, &format!("{text}{}", self.harness))?;
        let messages = String::from_utf8(output.stderr).context("rustc does not speak UTF-8")?;
        let diagnostics: Result<_, _> = messages.lines().map(serde_json::from_str).collect();
        diagnostics.with_context(|| format!("rustc says: {messages}"))
    }
}

fn rustc() -> OsString {
    std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into())
}

/// Returns the text as `rustfmt` lays it out.
pub fn format(text: &str) -> Result<String> {
    let output = feed(Command::new("rustfmt").arg("--edition=2021"), text)?;
    if !output.status.success() {
        bail!("rustfmt says: {}", String::from_utf8_lossy(&output.stderr));
    }
    String::from_utf8(output.stdout).context("rustfmt does not write UTF-8")
}

/// Runs a command with a text as its standard input.
fn feed(command: &mut Command, input: &str) -> Result<Output> {
    let name = command.get_program().to_string_lossy().into_owned();
    command.stdin(Stdio::piped());
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let child = command.spawn();
    let mut child = child.with_context(|| format!("{name} cannot be run"))?;
    let mut stdin = child.stdin.take().context("standard input is a pipe")?;
    stdin.write_all(input.as_bytes())?;
    drop(stdin);
    Ok(child.wait_with_output()?)
}
