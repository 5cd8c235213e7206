//! Removing from a text what its program does not reach, which the compiler decides.

use crate::edits::Edits;
use crate::nodes::{Nodes, Trial};
use crate::rustc::Rustc;
use anyhow::{bail, Result};
use cargo_metadata::diagnostic::{Diagnostic, DiagnosticLevel};

/// Removes from `text` whatever `rustc` reports as dead or unused, until it reports nothing more.
///
/// `rustc` does not report traits that are implemented or derived but not used. Each such `impl` is
/// removed if the program compiles without it. `Drop` stays, because it acts without being called.
/// This assumes that no method call compiles without an `impl` and then means another method.
pub fn prune(text: &str, rustc: &Rustc) -> Result<String> {
    let mut text = without_dead(text, rustc)?;
    // First what can go at once, most of it `Debug` and the like: that leaves less to try.
    for one_by_one in [false, true] {
        loop {
            let less = without_vain(&text, one_by_one, rustc)?;
            text = without_dead(&less, rustc)?;
            // Only where more than imports has gone may a trait have lost its last use.
            let lines = |text: &str| text.lines().filter(|line| !line.contains("use ")).count();
            if !one_by_one || lines(&text) == lines(&less) {
                break;
            }
        }
    }
    Ok(text)
}

/// Returns the text without what `rustc` reports.
fn without_dead(text: &str, rustc: &Rustc) -> Result<String> {
    let mut text = text.to_string();
    // After the first removal, an error is in code that uses what was removed, so that it is dead
    // too.
    let mut removed = false;
    loop {
        let mut edits = Edits::default();
        let nodes = Nodes::of(&text)?;
        for empty in &nodes.empty {
            edits.remove_line(&text, empty.clone());
        }
        for diagnostic in rustc.check(&text)? {
            let code = diagnostic.code.as_ref().map_or("", |code| &code.code);
            match (diagnostic.level, code) {
                (DiagnosticLevel::Warning, "dead_code" | "unused_imports" | "unused_macros") => {
                    remove(&nodes, &text, &diagnostic, &mut edits)?;
                }
                (DiagnosticLevel::Error, _) if removed && !diagnostic.spans.is_empty() => {
                    remove(&nodes, &text, &diagnostic, &mut edits)?;
                }
                (DiagnosticLevel::Error, "") if removed => {} // "aborting due to 2 errors"
                (DiagnosticLevel::Warning, "") => {}          // "2 warnings emitted"
                (DiagnosticLevel::Error | DiagnosticLevel::Warning, _) => {
                    bail!("rustc says: {}", diagnostic.message)
                }
                _ => {}
            }
        }
        if edits.is_empty() {
            return Ok(text);
        }
        text = edits.apply(&text);
        removed = true;
    }
}

/// Removes the smallest nodes around the places that a diagnostic is about.
fn remove(nodes: &Nodes, text: &str, diagnostic: &Diagnostic, edits: &mut Edits) -> Result<()> {
    for span in diagnostic.spans.iter().filter(|span| span.is_primary) {
        let at = span.byte_start as usize;
        let around = nodes.all.iter().filter(|node| node.contains(&at));
        match around.min_by_key(|node| node.len()) {
            Some(node) => edits.remove(text, node.clone()),
            None => bail!("rustc says: {}", diagnostic.message),
        };
    }
    Ok(())
}

/// Returns the text without the `impl`s and the derived traits that it compiles without. Tries all
/// those of a trait at once, and if that fails and `one_by_one` is set, each alone.
fn without_vain(text: &str, one_by_one: bool, rustc: &Rustc) -> Result<String> {
    let mut trial = Nodes::of(text)?.trial;
    // A trait goes before those that it builds on.
    let order = |name: &str| match name {
        "Clone" | "PartialEq" => 2,
        "Eq" | "PartialOrd" => 1,
        _ => 0,
    };
    trial.sort_by_key(|(name, _)| (order(name), name.clone()));
    let without = |gone: &[Trial]| {
        let mut edits = Edits::default();
        for (_, node) in gone {
            edits.remove(text, node.clone());
        }
        edits.apply(text)
    };
    let mut gone = Vec::new();
    let mut can_go = |group: &[Trial]| -> Result<bool> {
        let trial = [&gone, group].concat();
        let mut diagnostics = rustc.check(&without(&trial))?.into_iter();
        let can = diagnostics.all(|d| d.level != DiagnosticLevel::Error);
        if can {
            gone = trial;
        }
        Ok(can)
    };
    for group in trial.chunk_by(|a, b| a.0 == b.0) {
        if !can_go(group)? && one_by_one && group.len() > 1 {
            for one in group.chunks(1) {
                can_go(one)?;
            }
        }
    }
    Ok(without(&gone))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_reached_stays_as_it_was_written() {
        let kept =
            "// A program.\nfn main() {\n    a::used(  ); // odd spacing\n    a::used2();\n}\n";
        let text = format!(
            "{kept}\
             mod a {{ use std::fmt; use std::io::{{Read, Write}};
                /// Kept.
                pub fn used() {{ let _ = (Guard, std::io::stdout().flush()); }}
                // Of no use.
                pub fn unused(_: &mut dyn Read) {{}}
                #[derive(Debug)] pub struct Guard;
                impl fmt::Display for Guard {{
                    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {{ unused2(f) }}
                }}
                fn unused2(_: &mut fmt::Formatter) -> fmt::Result {{ Ok(()) }}
                impl Drop for Guard {{ fn drop(&mut self) {{}} }}
                use super::b::{{unused3, X}};
                pub fn unused4() -> u8 {{ unused3() }}
                pub fn used2() -> u8 {{ X }}
             }}\n mod b {{ pub const X: u8 = 1; pub fn unused3() -> u8 {{ 2 }} }}\n"
        );
        let pruned = prune(&text, &Rustc::default()).unwrap();
        assert!(pruned.starts_with(kept));
        for gone in [
            "nused", "Read", "Debug", "derive", "Display", "fmt", "no use",
        ] {
            assert!(!pruned.contains(gone), "{gone} in {pruned}");
        }
        assert!(pruned.contains("/// Kept.") && pruned.contains("impl Drop for Guard"));
    }

    #[test]
    fn what_does_not_compile_is_an_error() {
        let error = prune("fn main() { nothing() }", &Rustc::default()).unwrap_err();
        assert!(
            error.to_string().contains("cannot find function"),
            "{error}"
        );
    }
}
