//! Taking out of a text what its program does not reach. The verdict is the compiler's.

use crate::edits::{range, Edits};
use crate::rustc::Rustc;
use anyhow::{bail, Result};
use cargo_metadata::diagnostic::{Diagnostic, DiagnosticLevel};
use std::ops::Range;
use syn::visit::{self, Visit};
use syn::{Attribute, Field, FieldValue, ImplItem, Item, Meta, TraitItem, UseGroup, Variant};

/// Takes out of `text` whatever `rustc` reports as dead or unused in the program that `text` is
/// together with what the judge adds, again and again until it reports nothing.
///
/// `rustc` says nothing of traits that are implemented or derived in vain. Each such `impl` is
/// taken out if the program compiles without it: a method call that would then mean another
/// method is not to be feared here, but `Drop`, which acts without being called, is left alone.
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

/// The text without what `rustc` reports.
fn without_dead(text: &str, rustc: &Rustc) -> Result<String> {
    let mut text = text.to_string();
    // After the first removal, an error is in what needs the removed, and so as dead as that.
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
                    nodes.remove(&text, &diagnostic, &mut edits)?;
                }
                (DiagnosticLevel::Error, _) if removed && !diagnostic.spans.is_empty() => {
                    nodes.remove(&text, &diagnostic, &mut edits)?;
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

/// The text without the `impl`s and the derived traits that it compiles without: those of each
/// trait together, and, if they cannot all go, `one_by_one`.
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
        let diagnostics = rustc.check(&without(&trial))?;
        let can = diagnostics
            .iter()
            .all(|d| d.level != DiagnosticLevel::Error);
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

/// The name of a trait, and where it is implemented or derived.
type Trial = (String, Range<usize>);

/// The parts of a text that can be taken out.
#[derive(Default)]
struct Nodes {
    /// All of them.
    all: Vec<Range<usize>>,
    /// Modules and inherent `impl`s in which nothing is left, attributes that derive nothing.
    empty: Vec<Range<usize>>,
    /// `impl`s of traits, and what is derived.
    trial: Vec<Trial>,
}

impl Nodes {
    fn of(text: &str) -> Result<Nodes> {
        let mut nodes = Nodes::default();
        nodes.visit_file(&syn::parse_file(text)?);
        Ok(nodes)
    }

    /// Removes the smallest nodes around the places that a diagnostic is about.
    fn remove(&self, text: &str, diagnostic: &Diagnostic, edits: &mut Edits) -> Result<()> {
        for span in diagnostic.spans.iter().filter(|span| span.is_primary) {
            let at = span.byte_start as usize;
            let around = self.all.iter().filter(|node| node.contains(&at));
            match around.min_by_key(|node| node.len()) {
                Some(node) => {
                    edits.remove(text, node.clone());
                }
                None => bail!("rustc says: {}", diagnostic.message),
            }
        }
        Ok(())
    }

    fn try_out(&mut self, path: &syn::Path, node: Range<usize>) {
        if let Some(name) = path.segments.last() {
            self.trial.push((name.ident.to_string(), node));
        }
    }
}

impl<'ast> Visit<'ast> for Nodes {
    fn visit_item(&mut self, item: &'ast Item) {
        self.all.push(range(item));
        match item {
            Item::Impl(i) => match &i.trait_ {
                Some((path, _)) if !path.is_ident("Drop") => self.try_out(path, range(item)),
                None if i.items.is_empty() => self.empty.push(range(item)),
                _ => {}
            },
            Item::Mod(m) => match &m.content {
                Some((_, items)) if items.is_empty() => self.empty.push(range(item)),
                _ => {}
            },
            _ => {}
        }
        visit::visit_item(self, item);
    }

    fn visit_impl_item(&mut self, item: &'ast ImplItem) {
        self.all.push(range(item));
        visit::visit_impl_item(self, item);
    }

    fn visit_trait_item(&mut self, item: &'ast TraitItem) {
        self.all.push(range(item));
        visit::visit_trait_item(self, item);
    }

    fn visit_variant(&mut self, variant: &'ast Variant) {
        self.all.push(range(variant));
        visit::visit_variant(self, variant);
    }

    fn visit_field(&mut self, field: &'ast Field) {
        self.all.push(range(field));
    }

    fn visit_field_value(&mut self, field: &'ast FieldValue) {
        self.all.push(range(field));
        visit::visit_field_value(self, field);
    }

    fn visit_use_group(&mut self, group: &'ast UseGroup) {
        self.all.extend(group.items.iter().map(range));
        visit::visit_use_group(self, group);
    }

    fn visit_attribute(&mut self, attribute: &'ast Attribute) {
        if !attribute.path().is_ident("derive") {
            return;
        }
        let mut derived = 0;
        // What does not parse here is none of ours.
        let _ = attribute.parse_nested_meta(|meta| {
            self.try_out(&meta.path, range(&meta.path));
            derived += 1;
            Ok(())
        });
        if derived == 0 {
            if let Meta::List(_) = attribute.meta {
                self.empty.push(range(attribute));
            }
        }
    }
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
