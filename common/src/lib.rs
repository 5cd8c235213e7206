//! Sliding puzzles: boards, the searches that solve them, and the heuristics that guide searches.
//!
//! A [`Board<R, C>`](Board) has `R` rows and `C` columns. A path is a list of [`Move`]s of the
//! blank. This example solves a board with A* and Manhattan distance, and prints the path and the
//! work that it took:
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
//! # Which solver to use
//!
//! - For a shape of at most 10 cells, a [`DistanceTable`] solves all boards. It takes milliseconds to
//!   build on 3×3.
//! - For 4×4, a [`Ladder`] solves any board, most in milliseconds.
//! - To compare algorithms, use the searches below.
//!
//! # Contents
//!
//! - The puzzle: [`Board`], [`Move`].
//! - Searches: [`breadth_first()`], [`bidirectional()`], [`branch_and_bound()`], [`a_star()`] and
//!   [`ida_star()`]. Each returns a shortest path, `None` if there is no path, or
//!   [`LimitReached`]. [`ida_star()`] returns the alphabetically first shortest path, and
//!   [`ida_star_within()`] gives up on paths of more moves than the caller wants.
//! - [`Measures`] count the work of a search and can limit it.
//! - A [`Memory`] stores the visited states of a search, with a [`Visit`] for each: [`Hashed`],
//!   [`Ranked`]. [`ida_star()`] needs none.
//! - A [`Heuristic`] estimates distances, and updates its estimate with each [`Slide`]: [`Blind`],
//!   [`Misplaced`], [`Manhattan`], [`LinearConflict`], [`WalkingDistance`], [`PatternDatabase`].
//! - Permutations: [`is_even()`], [`inversions()`], [`rank()`] and [`unrank()`] (the Cantor
//!   expansion), [`factorial()`].
//! - Solvability of boards of any size: [`is_solvable()`], [`is_reachable()`].

mod board;
mod distance_table;
mod heuristic;
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
pub use ladder::{Ladder, Progress, Rung};
pub use moves::Move;
pub use permutation::{factorial, inversions, is_even, rank, unrank};
pub use search::{
    a_star, bidirectional, branch_and_bound, breadth_first, ida_star, ida_star_within, Hashed,
    LimitReached, Measures, Memory, Ranked, Visit,
};
pub use solvability::{is_reachable, is_solvable};
