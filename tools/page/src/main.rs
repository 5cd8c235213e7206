//! `page --write` writes `page/index.html`; `page --check` fails if it is older than its sources.

use anyhow::{bail, Context, Result};
use clap::Parser;
use page::{document, engine, COMMAND};
use std::fs;
use std::process::ExitCode;

/// Writes page/index.html, which solves and shows boards in a browser.
#[derive(Parser)]
#[command(name = "page")]
struct Arguments {
    /// Write the page
    #[arg(long, required_unless_present = "check")]
    write: bool,
    /// Fail if the page is older than its sources
    #[arg(long, conflicts_with = "write")]
    check: bool,
}

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &Arguments) -> Result<()> {
    let old = fs::read_to_string(page::path()).unwrap_or_default();
    let fresh = page::with_engine_of(&old)?;
    if fresh.as_ref() == Some(&old) {
        println!("page/index.html {} bytes  fresh", old.len());
        return Ok(());
    }
    if arguments.check {
        bail!("page/index.html is older than its sources; `{COMMAND}` writes it anew");
    }
    let new = match fresh {
        Some(new) => new,
        None => document::assemble(&engine::compile(&engine::source()?)?),
    };
    fs::create_dir_all(page::path().with_file_name("")).context("page")?;
    fs::write(page::path(), &new).context("page/index.html")?;
    println!("page/index.html {} bytes  written", new.len());
    Ok(())
}
