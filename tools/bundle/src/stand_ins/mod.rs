//! The smallest stand-ins for the crates that solutions use, on judges without these crates.
//!
//! Each is a file as it is pasted, with the crate's own names: what compiles with the crate
//! compiles with its stand-in, and does the same.

pub mod proconio;
pub mod rustc_hash;

use crate::edits::{range, Edits};
use anyhow::Result;
use syn::{Item, ItemMod};

/// Name and text of each stand-in.
pub const ALL: [(&str, &str); 2] = [
    ("proconio", include_str!("proconio.rs")),
    ("rustc_hash", include_str!("rustc_hash.rs")),
];

/// The text with the stand-ins marked as used: whatever the crates demand stays.
pub(crate) fn hold(text: &str) -> Result<String> {
    let mut edits = Edits::default();
    for module in modules(text)? {
        let start = range(&module).start;
        edits.replace(start..start, "#[allow(dead_code, unused_imports)]\n");
    }
    Ok(edits.apply(text))
}

/// The text with the crates themselves in the place of the stand-ins.
pub(crate) fn take_out(text: &str) -> Result<String> {
    let mut edits = Edits::default();
    for module in modules(text)? {
        edits.remove(text, range(&module));
    }
    let mut text = edits.apply(text);
    for (name, _) in ALL {
        text = text.replace(&format!("super::{name}::"), &format!("{name}::"));
    }
    Ok(text)
}

/// The modules of a text that are stand-ins.
fn modules(text: &str) -> Result<Vec<ItemMod>> {
    let items = syn::parse_file(text)?.items.into_iter();
    let stand_ins = items.filter_map(|item| match item {
        Item::Mod(module) if ALL.iter().any(|(name, _)| module.ident == name) => Some(module),
        _ => None,
    });
    Ok(stand_ins.collect())
}
