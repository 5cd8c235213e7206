//! Bundles a program of the workspace into one file to paste into a judge.
//!
//! Each part is one step of [`bundle`]:
//!
//! - [`workspace`] finds the program and the libraries that it may use.
//! - `assemble` puts their files together as one text, each crate a module: of each file,
//!   `unneeded` removes tests, `refused` finds what cannot be pasted, and `paths` changes the paths
//!   that begin with a crate. The [`stand_ins`] take the place of crates that the judge lacks.
//! - `leetcode` gives the text the form that this judge wants.
//! - `docs` shortens the documentation, and in the end writes how the paste begins.
//! - `prune` removes what the program does not reach, which `rustc` reports.
//!
//! [`readme`] keeps the sizes of the pastes in a table.
//!
//! A `source` is a text that knows the file and line of each of its lines, for errors, and `edits`
//! change a text by byte ranges: what is not changed keeps its comments and layout.

mod assemble;
pub mod crates;
mod docs;
mod edits;
mod leetcode;
mod nodes;
mod paths;
mod prune;
pub mod readme;
mod refused;
mod rustc;
mod source;
pub mod stand_ins;
mod unneeded;
mod words;
pub mod workspace;

use anyhow::{Context, Result};
use cargo_metadata::diagnostic::DiagnosticLevel;
use clap::ValueEnum;
use rustc::Rustc;
use source::Source;
use workspace::Program;

/// What the file is to be pasted into.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Judge {
    /// Any judge that runs a whole program: nothing but the standard library is used
    Any,
    /// AtCoder, which has the crates `proconio` and `rustc-hash`
    Atcoder,
    /// LeetCode, which calls `Solution`
    Leetcode,
}

impl Judge {
    /// The judge that a program was written for: AtCoder if its name begins with `atcoder_`,
    /// LeetCode if it has an `impl Solution`, or any.
    pub fn of(program: &Program) -> Result<Judge> {
        Ok(match assemble::solution(program)? {
            _ if program.name.starts_with("atcoder_") => Judge::Atcoder,
            Some(_) => Judge::Leetcode,
            None => Judge::Any,
        })
    }
}

/// Returns the file to paste for a program; `judge` is by default the one that it was written for.
///
/// Takes some seconds, because it runs the compiler dozens of times.
///
/// # Errors
///
/// Fails if the program does not compile or has something that a paste cannot have. The error
/// begins with the file and the line.
pub fn bundle(program: &Program, judge: Option<Judge>) -> Result<String> {
    let default = Judge::of(program)?;
    let judge = judge.unwrap_or(default);
    let whole = assemble::assemble(program, judge)?;
    let mut rustc = Rustc::default();
    match judge {
        Judge::Any => {}
        Judge::Atcoder => rustc.crates = crates::atcoder()?,
        Judge::Leetcode => rustc.harness = leetcode::MAIN.to_string(),
    }
    compiles(&whole.source, &rustc)?;
    let mut text = whole.source.text().to_string();
    if judge == Judge::Leetcode {
        (text, rustc.harness) = leetcode::for_judge(&text)?;
    }
    let text = prune::prune(&docs::shortened(&text), &rustc)?;
    let command = format!("cargo run -p bundle -- {}", program.name);
    let command = match judge.to_possible_value() {
        Some(value) if judge != default => format!("{command} --judge {}", value.get_name()),
        _ => command,
    };
    let head = docs::head(&whole, program, &command);
    rustc::format(&format!("{head}\n{text}")).with_context(|| program.name.clone())
}

/// Returns a program and all of its libraries as one text, for a compiler and not for a reader. It
/// takes no time, since nothing that the program does not use is left out.
///
/// # Errors
///
/// Fails if a source file cannot be read or cannot be part of one text. Does not check whether the
/// text compiles.
pub fn whole(program: &Program) -> Result<String> {
    let whole = assemble::assemble(program, Judge::Any)?;
    Ok(whole.source.text().to_string())
}

/// Fails with file and line if a text does not compile.
fn compiles(source: &Source, rustc: &Rustc) -> Result<()> {
    let diagnostics = rustc.check(source.text())?;
    let mut errors = diagnostics
        .iter()
        .filter(|d| d.level == DiagnosticLevel::Error);
    match errors.next() {
        Some(error) => {
            let span = error.spans.iter().find(|span| span.is_primary);
            Err(source.error(span.map_or(0, |span| span.line_start), &error.message))
        }
        None => Ok(()),
    }
}
