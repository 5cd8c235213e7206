//! What every program does around its own work: it reads the input, prints answers and reports
//! errors.
//!
//! ```no_run
//! use judge::Tokens;
//! use std::io::Write;
//!
//! fn main() -> std::process::ExitCode {
//!     judge::run(|input, output| {
//!         let mut tokens = Tokens::new(input);
//!         for _ in 0..tokens.count("boards")? {
//!             let board = tokens.board::<3, 3>()?;
//!             writeln!(output, "{}", board.is_solvable())?;
//!         }
//!         Ok(())
//!     })
//! }
//! ```
//!
//! - [`run`] connects a program to standard input, standard output and the one line of an error.
//! - [`Tokens`] are the words between white space: [numbers](Tokens::number) and
//!   [boards](Tokens::board).
//! - [`list`] reads nested lists of numbers, as JSON and Python write them.
//! - [`Lines`] reads whole lines.
//! - [`notation`] reads one board of any size, however it is written.
//! - [`number`], [`board`] and [`expected`] word the errors.

mod answers;
mod boards;
mod errors;
mod lines;
mod lists;
pub mod notation;
mod numbers;
mod program;
mod tokens;

pub use answers::{without_mark, Answers, Input};
pub use boards::board;
pub use errors::{expected, Error};
pub use lines::Lines;
pub use lists::{list, List};
pub use numbers::{integer, number};
pub use program::run;
pub use tokens::Tokens;
