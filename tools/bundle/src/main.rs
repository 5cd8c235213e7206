//! `bundle PROGRAM` prints one file to paste into a judge; `--write` and `--check` keep
//! `submissions/`.

use bundle::workspace::{Program, Workspace};
use bundle::Judge;
use clap::Parser;
use judge::Error;
use std::fs;
use std::io::Write;
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
    judge::run(|_, output| match arguments::parse(output)? {
        Some(arguments) => run(&arguments, output),
        None => Ok(()),
    })
}

fn run(arguments: &Arguments, output: &mut impl Write) -> Result<(), Error> {
    let workspace = Workspace::load().map_err(whole)?;
    let programs = match &arguments.program {
        Some(name) => vec![workspace.program(name).map_err(whole)?],
        None if arguments.write || arguments.check => workspace.programs.iter().collect(),
        None => return Err("name a program, or give --write or --check".into()),
    };
    if !arguments.write && !arguments.check {
        for program in programs {
            let text = bundle::bundle(program, arguments.judge).map_err(whole)?;
            output.write_all(text.as_bytes())?;
        }
        return Ok(());
    }
    let mut stale = Vec::new();
    for (program, text) in bundle_all(&programs).map_err(whole)? {
        let file = workspace.submission(program);
        let is_fresh = fs::read_to_string(&file).ok().as_ref() == Some(&text);
        if arguments.write && !is_fresh {
            let write = || {
                fs::create_dir_all(file.with_file_name(""))?;
                fs::write(&file, &text)
            };
            write().map_err(|e| format!("{}: {e}", file.display()))?;
        }
        let state = match (is_fresh, arguments.write) {
            (true, _) => "fresh",
            (false, true) => "written",
            (false, false) => "stale",
        };
        let (name, bytes) = (&program.name, text.len());
        writeln!(output, "{name:20} {bytes:6} bytes  {state}")?;
        if !is_fresh {
            stale.push(program.name.as_str());
        }
    }
    if arguments.check && !stale.is_empty() {
        let stale = stale.join(", ");
        return Err(format!("stale in submissions/: {stale}; run with --write").into());
    }
    Ok(())
}

/// An error with all its causes.
fn whole(error: anyhow::Error) -> String {
    format!("{error:#}")
}

/// The file of each program, made on all cores.
fn bundle_all<'a>(programs: &[&'a Program]) -> anyhow::Result<Vec<(&'a Program, String)>> {
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
