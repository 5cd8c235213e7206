//! Asking the compiler, and its formatter.

use anyhow::{bail, Context, Result};
use cargo_metadata::diagnostic::Diagnostic;
use std::io::Write;
use std::process::{Command, Output, Stdio};

/// What `rustc` has to say about a program, given as a text.
pub fn check(program: &str) -> Result<Vec<Diagnostic>> {
    let mut rustc = Command::new(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
    rustc.args(["--edition=2021", "--crate-name=pasted", "--crate-type=bin"]);
    // Into the pipe: `rustc` puts a file in the place of whatever a path names, even `/dev/null`.
    rustc.args(["--emit=metadata=-", "--error-format=json", "-"]);
    let output = feed(&mut rustc, program)?;
    let messages = String::from_utf8(output.stderr).context("rustc does not speak UTF-8")?;
    let diagnostics: Result<_, _> = messages.lines().map(serde_json::from_str).collect();
    diagnostics.with_context(|| format!("rustc says: {messages}"))
}

/// The text as `rustfmt` lays it out, each module as far to the left as it is in its own file,
/// and indented by tabs: that is a fifth of the bytes less.
pub fn format(program: &str) -> Result<String> {
    let mut rustfmt = Command::new("rustfmt");
    // As wide as 100 columns are without the module's indentation, and made use of.
    let layout = "--config=hard_tabs=true,max_width=104,use_small_heuristics=Max";
    rustfmt.args(["--edition=2021", layout]);
    let output = feed(&mut rustfmt, program)?;
    if !output.status.success() {
        bail!("rustfmt says: {}", String::from_utf8_lossy(&output.stderr));
    }
    let text = String::from_utf8(output.stdout).context("rustfmt does not write UTF-8")?;
    let mut in_module = false;
    let lines = text.lines().map(|line| {
        in_module = line.starts_with("mod ") || in_module && line != "}";
        let line = line
            .strip_prefix('\t')
            .filter(|_| in_module)
            .unwrap_or(line);
        format!("{line}\n")
    });
    Ok(lines.collect())
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
