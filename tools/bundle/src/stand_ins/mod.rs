//! The smallest stand-ins for the crates that solutions use, on judges without these crates.
//!
//! Each is a file as it is pasted, with the crate's own names: what compiles with the crate
//! compiles with its stand-in, and does the same.

pub mod proconio;
pub mod rustc_hash;

/// Name and text of each stand-in.
pub const ALL: [(&str, &str); 2] = [
    ("proconio", include_str!("proconio.rs")),
    ("rustc_hash", include_str!("rustc_hash.rs")),
];
