//! Compares every search, with every memory and heuristic, on the same boards.

pub mod boards;
pub mod comparison;
pub mod plot;
pub mod table;
