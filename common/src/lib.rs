//! Sliding puzzles: boards of one word, Cantor ranking, parity, and the searches on them.

pub mod a_star;
pub mod automaton;
pub mod bidirectional;
pub mod blind;
pub mod board;
pub mod branch_and_bound;
pub mod breadth_first;
pub mod distance_table;
pub mod grid;
pub mod heuristic;
pub mod ida_star;
pub mod ladder;
pub mod linear_conflict;
pub mod literal;
pub mod manhattan;
pub mod measures;
pub mod memory;
pub mod misplaced;
pub mod moves;
pub mod pattern;
pub mod pattern_database;
pub mod permutation;
pub mod program;
pub mod reading;
pub mod solvability;
pub mod walking_distance;

pub use board::Board;
pub use distance_table::DistanceTable;
pub use ida_star::ida_star;
pub use ladder::Ladder;
pub use moves::Move;
