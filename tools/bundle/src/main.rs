//! `bundle PROGRAM` prints one file to paste into a judge; `--write` and `--check` keep
//! `submissions/`.

use anyhow::{bail, Context, Result};
use bundle::workspace::{Program, Workspace};
use bundle::Judge;
use clap::Parser;
use std::fs;
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Makes, from a program and what it uses of the workspace, one file to paste into a judge.
#[derive(Parser)]
#[command(name = "bundle")]
struct Arguments {
    /// The program; all, if none is named, for --write and --check
    program: Option<String>,
    /// What the file is to be pasted into [default: what the program was written for]
    #[arg(long)]
    judge: Option<Judge>,
    /// Refresh the files in submissions/
    #[arg(long, conflicts_with_all = ["judge", "check"])]
    write: bool,
    /// Fail if a file in submissions/ is stale
    #[arg(long, conflicts_with = "judge")]
    check: bool,
}

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(help) if !help.use_stderr() => {
            print!("{help}");
            return ExitCode::SUCCESS;
        }
        Err(error) => {
            let message = error.to_string();
            eprintln!("{}", message.lines().next().unwrap_or_default());
            return ExitCode::FAILURE;
        }
    };
    match run(arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {}", format!("{error:#}").replace('\n', " "));
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: Arguments) -> Result<()> {
    let workspace = Workspace::load()?;
    let programs = match &arguments.program {
        Some(name) => vec![workspace.program(name)?],
        None if arguments.write || arguments.check => workspace.programs.iter().collect(),
        None => bail!("name a program, or give --write or --check"),
    };
    if !arguments.write && !arguments.check {
        for program in programs {
            print!("{}", bundle::bundle(program, arguments.judge)?);
        }
        return Ok(());
    }
    let mut stale = Vec::new();
    for (program, text) in bundle_all(&programs)? {
        let file = workspace.submission(program);
        let is_fresh = fs::read_to_string(&file).ok().as_ref() == Some(&text);
        if arguments.write && !is_fresh {
            fs::create_dir_all(file.with_file_name(""))?;
            fs::write(&file, &text).with_context(|| file.display().to_string())?;
        }
        let state = match (is_fresh, arguments.write) {
            (true, _) => "fresh",
            (false, true) => "written",
            (false, false) => "stale",
        };
        println!("{:20} {:6} bytes  {state}", program.name, text.len());
        if !is_fresh {
            stale.push(program.name.as_str());
        }
    }
    if arguments.check && !stale.is_empty() {
        bail!(
            "stale in submissions/: {}; run with --write",
            stale.join(", ")
        );
    }
    Ok(())
}

/// The file of each program, made on all cores.
fn bundle_all<'a>(programs: &[&'a Program]) -> Result<Vec<(&'a Program, String)>> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut made = Vec::new();
        while let Some(&program) = programs.get(next.fetch_add(1, Ordering::Relaxed)) {
            made.push((program, bundle::bundle(program, None)));
        }
        made
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let mut made: Vec<_> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let join = |worker: std::thread::ScopedJoinHandle<_>| worker.join().expect("no panic");
        workers.into_iter().flat_map(join).collect()
    });
    made.sort_by_key(|(program, _)| &program.name);
    made.into_iter()
        .map(|(program, text)| Ok((program, text?)))
        .collect()
}
