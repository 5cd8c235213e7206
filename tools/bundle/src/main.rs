//! `bundle PROGRAM` prints one file to paste into a judge. `bundle --write` writes the files of all
//! programs to `submissions/` and their sizes to the table in `README.md`; `bundle --check` fails
//! if one of these files is not what `--write` would write.
//!
//! How a paste is made is in the library: [`bundle::bundle`].

use anyhow::{bail, Context, Result};
use bundle::workspace::{Program, Workspace};
use bundle::{readme, Judge};
use clap::Parser;
use rayon::prelude::*;
use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::PathBuf;
use std::process::ExitCode;

/// Makes, from a program and what it uses of the workspace, one file to paste into a judge.
#[derive(Parser)]
#[command(name = "bundle")]
struct Arguments {
    /// The program; --write and --check take all if none is named
    #[arg(required_unless_present_any = ["write", "check"])]
    program: Option<String>,
    /// The judge to paste the file into [default: the one that the program was written for]
    #[arg(long, conflicts_with_all = ["write", "check"])]
    judge: Option<Judge>,
    /// Write the files in submissions/ and their sizes in README.md
    #[arg(long, conflicts_with = "check")]
    write: bool,
    /// Fail if a file in submissions/ or a size in README.md is stale
    #[arg(long)]
    check: bool,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        // What is stale is not known yet if the reader of --check has gone.
        Err(error) if is_closed_pipe(&error) && !arguments.check => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Returns whether the reader of the output has gone, as in `bundle PROGRAM | head`.
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let cause = error.downcast_ref::<io::Error>();
    cause.is_some_and(|cause| cause.kind() == ErrorKind::BrokenPipe)
}

fn run(arguments: &Arguments) -> Result<()> {
    let workspace = Workspace::load()?;
    let programs = match &arguments.program {
        Some(name) => vec![workspace.program(name)?],
        None => workspace.programs.iter().collect(),
    };
    let mut output = io::stdout().lock();
    if !arguments.write && !arguments.check {
        for program in programs {
            output.write_all(bundle::bundle(program, arguments.judge)?.as_bytes())?;
        }
        return Ok(output.flush()?);
    }
    let mut stale = Vec::new();
    for (path, text) in files(&workspace, &programs)? {
        let is_fresh = fs::read_to_string(&path).ok().as_ref() == Some(&text);
        let name = path
            .strip_prefix(&workspace.root)
            .unwrap_or(&path)
            .display()
            .to_string();
        let state = match (is_fresh, arguments.write) {
            (true, _) => "fresh",
            (false, true) => "written",
            (false, false) => "stale",
        };
        if !is_fresh && arguments.write {
            fs::create_dir_all(path.with_file_name(""))?;
            fs::write(&path, &text).with_context(|| name.clone())?;
        }
        writeln!(output, "{name:35} {:6} bytes  {state}", text.len())?;
        if !is_fresh {
            stale.push(name);
        }
    }
    if arguments.check && !stale.is_empty() {
        bail!("stale: {}; run with --write", stale.join(", "));
    }
    Ok(())
}

/// The path and the text of each file that the programs' pastes are kept in, and of the README
/// with their sizes.
fn files(workspace: &Workspace, programs: &[&Program]) -> Result<Vec<(PathBuf, String)>> {
    let paste = |program: &&Program| {
        Ok((
            workspace.submission(program),
            bundle::bundle(program, None)?,
        ))
    };
    let mut files = programs.par_iter().map(paste).collect::<Result<Vec<_>>>()?;
    let path = workspace.root.join("README.md");
    let mut text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
    for (program, (_, paste)) in programs.iter().zip(&files) {
        text = readme::with_size(&text, &program.name, paste.len());
    }
    files.push((path, text));
    Ok(files)
}
