//! The same puzzles on judges that take Rust: what their programs share.

pub mod small;
