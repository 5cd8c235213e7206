//! Writes a page that solves and shows boards in a browser.
//!
//! - [`engine`] compiles the program that the page runs to WebAssembly.

pub mod engine;
