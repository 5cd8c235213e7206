//! Compares every search on the same boards, in a table and a plot.

use clap::builder::RangedU64ValueParser;
use clap::error::ErrorKind;
use clap::{CommandFactory, Parser, ValueEnum};
use common::Board;
use compare::comparison::Limits;
use compare::{boards, comparison, plot, table};
use indicatif::{ProgressBar, ProgressStyle};
use judge::{Console, Error};
use peak_alloc::PeakAlloc;
use rows::{Row, ALGORITHMS};
use std::fs::File;
use std::io::{Read, Write};
use std::path::PathBuf;
use std::process::ExitCode;

/// Counts all bytes that a search holds. It comes from a crate, since an allocator cannot be
/// written without unsafe code.
#[global_allocator]
static ALLOCATOR: PeakAlloc = PeakAlloc;

/// The most boards of --random, and the most bytes of standard input, so that memory is bounded.
const MOST_BOARDS: u64 = 1_000_000;
const MOST_BYTES: u64 = 1 << 26;

/// Runs every search, with every memory and heuristic, on the same boards. Checks that all of them
/// find paths of the same lengths, and prints the work that each took.
///
/// Reads boards from standard input unless --all or --random is given. Their number or their size may
/// stand before the first board. Blanks, line breaks, commas, brackets, | and / separate numbers, #
/// begins a comment up to the end of the line, and 0, x, _, . or - stands for the blank.
///
/// Unsolvable boards are detected by parity, before any search runs.
#[derive(Parser)]
struct Arguments {
    /// The size of the boards
    size: Size,
    /// Compare on every board of the size, which must be 2x3 or 3x3
    #[arg(long, conflicts_with = "random")]
    all: bool,
    /// Compare on N random solvable boards
    #[arg(long, value_name = "N", value_parser = RangedU64ValueParser::<usize>::new().range(..=MOST_BOARDS))]
    random: Option<usize>,
    /// The seed of the random boards: the same seed gives the same boards
    #[arg(long, value_name = "S", default_value_t = 1, requires = "random")]
    seed: u64,
    /// Run these algorithms only
    #[arg(long, value_name = "NAME", value_delimiter = ',', value_parser = ALGORITHMS)]
    only: Option<Vec<String>>,
    /// Print comma-separated values
    #[arg(long)]
    csv: bool,
    /// Give up on a board, and go on with the next one, once N states are generated for it
    #[arg(long, value_name = "N", default_value_t = 20_000_000)]
    max_states: u64,
    /// Give up on all other boards too, once N states are generated for all boards of a row [default:
    /// 1000000000, on 4x4 100000000]
    #[arg(long, value_name = "N")]
    max_row_states: Option<u64>,
    /// Write a plot of the states expanded against the length of the path
    #[arg(long, value_name = "FILE.svg")]
    plot: Option<PathBuf>,
}

#[derive(Clone, Copy, PartialEq, ValueEnum)]
enum Size {
    #[value(name = "2x3")]
    TwoByThree,
    #[value(name = "3x3")]
    ThreeByThree,
    #[value(name = "4x4")]
    FourByFour,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    if arguments.all && arguments.size == Size::FourByFour {
        let message = "--all: 4x4 has 20,922,789,888,000 boards, use --random N";
        let mut command = Arguments::command();
        command.error(ErrorKind::ArgumentConflict, message).exit();
    }
    judge::run(|console| match arguments.size {
        Size::TwoByThree => compare(&arguments, rows::of_2x3(Board::GOAL), console),
        Size::ThreeByThree => compare(&arguments, rows::of_3x3(Board::GOAL), console),
        Size::FourByFour => compare(&arguments, rows::of_4x4(Board::GOAL), console),
    })
}

fn compare<const R: usize, const C: usize>(
    arguments: &Arguments,
    mut rows: Vec<Row<R, C>>,
    console: &mut Console<impl Read, impl Write>,
) -> Result<(), Error> {
    if let Some(only) = &arguments.only {
        rows.retain(|row| only.iter().any(|name| name == row.algorithm));
        if rows.is_empty() {
            return Err(format!("--only: {} cannot be used on {R}x{C}", only.join(", ")).into());
        }
    }
    let boards: Vec<Board<R, C>> = match arguments.random {
        Some(number) => boards::random(arguments.seed).take(number).collect(),
        None if arguments.all => boards::all().collect(),
        None => boards::read(&console.text(MOST_BYTES)?)?,
    };
    let plot = arguments.plot.as_ref().map(|path| {
        let file = File::create(path).map_err(|e| format!("{}: {e}", path.display()))?;
        Ok::<_, String>((path, file))
    });
    let plot = plot.transpose()?;
    let limits = Limits {
        board: arguments.max_states,
        row: arguments.max_row_states.unwrap_or(match arguments.size {
            Size::TwoByThree | Size::ThreeByThree => 1_000_000_000,
            Size::FourByFour => 100_000_000,
        }),
    };
    let progress = progress_bar(boards.len() as u64);
    let mut outcomes = Vec::new();
    for (row, number) in rows.iter().zip(1..) {
        progress.set_position(0);
        progress.set_message(format!("row {number} of {}: {row}", rows.len()));
        progress.force_draw();
        let tick = || progress.inc(1);
        outcomes.push(comparison::run(row, &boards, limits, tick)?);
    }
    progress.finish_and_clear();
    let lengths = comparison::agreed_lengths(&outcomes)?;
    let text = if arguments.csv {
        table::comma_separated(&outcomes)
    } else {
        table::aligned(&outcomes, limits)
    };
    console.output.write_all(text.as_bytes())?;
    if let Some((path, mut file)) = plot {
        let written = file.write_all(plot::svg(&outcomes, &lengths)?.as_bytes());
        written.map_err(|e| format!("{}: {e}", path.display()))?;
    }
    Ok(())
}

/// Returns a progress bar for the boards of a row, on standard error. It is hidden if that is no
/// terminal.
fn progress_bar(boards: u64) -> ProgressBar {
    let template = "{msg}  {bar:30} {pos} of {len} boards  {elapsed}";
    let style = ProgressStyle::with_template(template).expect("the template is valid");
    ProgressBar::new(boards).with_style(style)
}
