//! The engine: the program that the page runs, compiled to WebAssembly.

use anyhow::{bail, Context, Result};
use base64::engine::general_purpose::STANDARD;
use base64::Engine as _;
use bundle::workspace::Workspace;
use flate2::write::GzEncoder;
use flate2::Compression;
use quote::ToTokens;
use sha2::{Digest, Sha256};
use std::ffi::OsString;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::Command;
use syn::visit_mut::VisitMut;
use syn::Attribute;

/// The options of the compiler. The page is far below its limit of bytes, so the program is
/// optimised for speed. If it panics, it ends, and the page notices.
const OPTIONS: [&str; 8] = [
    "--edition=2021",
    "--crate-type=bin",
    "--cap-lints=allow",
    "-Copt-level=3",
    "-Clto=fat",
    "-Ccodegen-units=1",
    "-Cpanic=abort",
    "-Cstrip=symbols",
];

/// The engine as the page holds it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Engine {
    /// The [`digest()`] of the source that it was compiled from.
    pub digest: String,
    /// The WebAssembly module, compressed with gzip and encoded in Base64.
    pub module: String,
}

/// Returns the source of the engine and of all that it uses, as one text without comments.
///
/// # Errors
///
/// Fails if a file cannot be read or the bundler refuses it.
pub fn source() -> Result<String> {
    let workspace = Workspace::load()?;
    let mut tools = workspace.tools.iter();
    let program = tools.find(|tool| tool.name == "page_engine");
    let text = bundle::whole(program.context("the workspace has no page_engine")?)?;
    let mut file = syn::parse_file(&text)?;
    WithoutDocs.visit_file_mut(&mut file);
    Ok(file.into_token_stream().to_string())
}

/// Removes doc comments. Other comments are no part of what the parser returns.
struct WithoutDocs;

impl VisitMut for WithoutDocs {
    fn visit_attributes_mut(&mut self, attributes: &mut Vec<Attribute>) {
        attributes.retain(|attribute| !attribute.path().is_ident("doc"));
    }
}

/// Returns the SHA-256 digest of a source and of the compiler's options, in hexadecimal.
///
/// The page holds this digest. So a test notices without a compiler for WebAssembly that the engine
/// in the page is older than its source.
pub fn digest(source: &str) -> String {
    let digest = Sha256::digest(format!("{OPTIONS:?}\n{source}"));
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Compiles a source. Takes about half a minute.
///
/// # Errors
///
/// Fails if no compiler for WebAssembly is installed, or if it does not accept the source.
pub fn compile(source: &str) -> Result<Engine> {
    let folder = tempfile::tempdir()?;
    fs::write(folder.path().join("engine.rs"), source)?;
    let (rustc, target) = compiler()?;
    let mut command = Command::new(&rustc);
    command.current_dir(&folder).args(OPTIONS);
    command.args(["--target", target, "engine.rs", "-oengine.wasm"]);
    let output = command.output()?;
    if !output.status.success() {
        let messages = String::from_utf8_lossy(&output.stderr);
        bail!("{} says: {messages}", Path::new(&rustc).display());
    }
    let mut compressed = GzEncoder::new(Vec::new(), Compression::best());
    compressed.write_all(&fs::read(folder.path().join("engine.wasm"))?)?;
    Ok(Engine {
        digest: digest(source),
        module: STANDARD.encode(compressed.finish()?),
    })
}

/// Returns a compiler, and its name for the target.
fn compiler() -> Result<(OsString, &'static str)> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    for rustc in [rustc, "/usr/bin/rustc".into()] {
        for target in ["wasm32-wasip1", "wasm32-wasi"] {
            if has_target(&rustc, target) {
                return Ok((rustc, target));
            }
        }
    }
    bail!(
        "no compiler for WebAssembly: install one with `rustup target add wasm32-wasip1` or, on \
         Debian, with `apt-get install rustc libstd-rust-dev-wasm32 lld-14`"
    )
}

/// Returns whether a compiler has the standard library of a target.
fn has_target(rustc: &OsString, target: &str) -> bool {
    let mut command = Command::new(rustc);
    command.args(["--print=target-libdir", "--target", target]);
    match command.output() {
        Ok(output) if output.status.success() => {
            let folder = String::from_utf8_lossy(&output.stdout);
            Path::new(folder.trim()).exists()
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_digest_is_of_the_code_without_comments() {
        let source = source().unwrap();
        assert!(source.contains("mod common"));
        assert!(!source.contains("Sliding puzzles"), "a comment of `common`");
        assert_eq!(digest(&source).len(), 64);
        assert_ne!(digest(&source), digest(""));
    }
}
