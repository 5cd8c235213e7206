//! Sliding puzzles: boards, the searches that solve them, and the heuristics that guide searches.
//!
//! A [`Board<R, C>`](Board) has `R` rows and `C` columns, and a path is a list of [`Move`]s of the
//! blank. This example solves one board with A* and Manhattan distance, and prints the path and
//! the work that it took:
//!
//! ```
//! use common::{a_star, Board, Hashed, Manhattan, Measures};
//!
//! let board = Board::<3, 3>::new(&[4, 0, 8, 1, 3, 7, 5, 2, 6]).expect("every tile once");
//! let heuristic = Manhattan::new(Board::GOAL);
//! let mut measures = Measures::new();
//! let path = a_star(board, &heuristic, &mut Hashed::new(), &mut measures)?;
//! let path = path.expect("the board is solvable");
//! let letters: String = path.iter().map(|m| m.letter()).collect();
//! println!("{letters}: {} moves, {} states expanded", path.len(), measures.expanded);
//! # assert_eq!((path.len(), measures.expanded), (23, 582));
//! # assert_eq!(board.follow(&path), Some(Board::GOAL));
//! # Ok::<(), common::LimitReached>(())
//! ```
//!
//! # What there is
//!
//! - Boards: [`Board`], [`Move`].
//! - Permutations: [`is_even()`], [`inversions()`], [`rank()`] and [`unrank()`] (the Cantor expansion),
//!   [`factorial()`].
//! - Solvability of boards of any size: [`is_solvable()`], [`is_reachable()`].
//! - Searches: [`breadth_first()`], [`bidirectional()`], [`branch_and_bound()`], [`a_star()`],
//!   [`ida_star()`]. All of them find a shortest path; [`ida_star()`] finds the alphabetically first.
//! - What a search remembers: a [`Memory`], which is [`Hashed`] or [`Ranked`], holds a [`Visit`]
//!   for each state.
//! - What a search measures, and how it is limited: [`Measures`], [`LimitReached`].
//! - Heuristics: a [`Heuristic`] is told of each [`Slide`]. From the weakest to the strongest:
//!   [`Blind`], [`Misplaced`], [`Manhattan`], [`LinearConflict`], [`WalkingDistance`],
//!   [`PatternDatabase`].
//! - Small shapes, all boards at once: [`DistanceTable`].
//! - Hard boards of 4×4: a [`Ladder`] of [`Rung`]s.

mod board;
mod distance_table;
pub mod heuristic;
mod ladder;
mod moves;
mod permutation;
mod search;
mod solvability;

pub use board::Board;
pub use distance_table::DistanceTable;
pub use heuristic::{
    Blind, Heuristic, LinearConflict, Manhattan, Misplaced, PatternDatabase, Slide, WalkingDistance,
};
pub use ladder::{Ladder, Rung};
pub use moves::Move;
pub use permutation::{factorial, inversions, is_even, rank, unrank};
pub use search::{
    a_star, bidirectional, branch_and_bound, breadth_first, ida_star, Hashed, LimitReached,
    Measures, Memory, Ranked, Visit,
};
pub use solvability::{is_reachable, is_solvable};
