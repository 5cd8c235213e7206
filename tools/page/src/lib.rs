//! Writes `page/index.html`: one file that solves and shows boards in a browser.
//!
//! - [`engine`] compiles the program that the page runs to WebAssembly.
//! - [`document`] puts markup, style, scripts and engine together into one file.

pub mod document;
pub mod engine;

use anyhow::Result;
use std::path::{Path, PathBuf};

/// The command that writes the page.
pub const COMMAND: &str = "cargo run -p page -- --write";

/// Returns the folder of the workspace.
pub fn root() -> &'static Path {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    let root = package.ancestors().nth(2);
    root.expect("the package is in tools/page of the workspace")
}

/// Returns the path of the page.
pub fn path() -> PathBuf {
    root().join("page/index.html")
}

/// Returns the page that the present sources make. It has the engine of the page `old` if that is
/// of the same source, and `None` is returned if not.
///
/// # Errors
///
/// Fails as [`engine::source`].
pub fn with_engine_of(old: &str) -> Result<Option<String>> {
    let digest = engine::digest(&engine::source()?);
    let engine = document::engine(old).filter(|engine| engine.digest == digest);
    Ok(engine.map(|engine| document::assemble(&engine)))
}
