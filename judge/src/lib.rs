//! What every program does around its own work: it reads the input, prints answers and reports
//! errors.
//!
//! ```no_run
//! use std::io::Write;
//!
//! fn main() -> std::process::ExitCode {
//!     judge::run(|console| {
//!         for _ in 0..console.count("boards")? {
//!             let board = console.board::<3, 3>()?;
//!             writeln!(console.output, "{}", board.is_solvable())?;
//!         }
//!         Ok(())
//!     })
//! }
//! ```
//!
//! - [`run`] connects a program to standard input and output, and prints the one line of an error.
//! - A [`Console`] reads tokens, [numbers](Console::number), [boards](Console::board) and nested
//!   [lists](Console::list), and sends each answer before it waits for more input.
//! - [`notation`] reads one board of any size, however it is written.
//! - [`integer`], [`number`] and [`board`] convert what was read, [`letters`] what is printed.
//! - [`expected`] words an error.

mod boards;
mod console;
mod errors;
mod lists;
pub mod notation;
mod numbers;
mod program;

pub use boards::{board, letters};
pub use console::Console;
pub use errors::{expected, Error};
pub use lists::List;
pub use numbers::{integer, number};
pub use program::run;
