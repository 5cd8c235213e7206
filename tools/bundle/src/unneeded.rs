//! Taking out of a file what only the workspace needs: tests, code for `cfg(not(judge))`,
//! attributes for lints.

use crate::edits::{range, Edits};
use crate::source::Source;
use anyhow::{bail, Result};
use quote::ToTokens;
use syn::parse::{ParseStream, Parser};
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Attribute, ImplItem, Item, Meta, Stmt, TraitItem};

/// The file without tests, without what is not for a judge, and without attributes that allow or
/// forbid what Clippy or the documentation wants.
pub fn without(source: &Source) -> Result<Source> {
    let mut unneeded = Unneeded {
        text: source.text(),
        edits: Edits::default(),
        refused: None,
    };
    unneeded.visit_file(&source.parse()?);
    if let Some(line) = unneeded.refused {
        let known = "`cfg(test)`, `cfg(judge)` and `cfg(not(judge))`";
        let places = "items, methods and statements";
        bail!(source.error(line, format!("only {known} are understood, on {places}")));
    }
    Ok(source.edited(unneeded.edits))
}

/// What a `cfg` means for a paste.
#[derive(PartialEq)]
enum Cfg {
    /// It is for the compiler.
    Unknown,
    /// It holds: the attribute goes.
    Holds,
    /// It does not hold: what it stands on goes.
    Fails,
    /// It depends on what a paste does not have.
    Refused,
}

fn cfg(attribute: &Attribute) -> Cfg {
    let condition = match &attribute.meta {
        Meta::List(list) if list.path.is_ident("cfg") || list.path.is_ident("cfg_attr") => {
            list.tokens.to_string().replace(' ', "")
        }
        _ => return Cfg::Unknown,
    };
    let mut words = condition.split(|c: char| !c.is_alphanumeric() && c != '_');
    match (attribute.path().is_ident("cfg"), &condition[..]) {
        (true, "judge") => Cfg::Holds,
        (true, "test" | "not(judge)") => Cfg::Fails,
        _ if words.any(|word| ["test", "judge", "feature"].contains(&word)) => Cfg::Refused,
        _ => Cfg::Unknown,
    }
}

struct Unneeded<'a> {
    text: &'a str,
    edits: Edits,
    /// The line of an attribute that is not understood.
    refused: Option<usize>,
}

impl Unneeded<'_> {
    /// Takes a node out if one of its attributes is a condition that fails. Returns whether.
    fn remove(&mut self, node: &impl ToTokens) -> bool {
        let first = |input: ParseStream| {
            let attributes = input.call(Attribute::parse_outer)?;
            input.parse::<proc_macro2::TokenStream>()?;
            Ok(attributes)
        };
        let attributes = first.parse2(node.to_token_stream()).unwrap_or_default();
        let fails = attributes.iter().any(|a| cfg(a) == Cfg::Fails);
        if fails {
            self.edits.remove(self.text, range(node));
        }
        fails
    }
}

impl<'ast> Visit<'ast> for Unneeded<'_> {
    fn visit_item(&mut self, item: &'ast Item) {
        if !self.remove(item) {
            visit::visit_item(self, item);
        }
    }

    fn visit_impl_item(&mut self, item: &'ast ImplItem) {
        if !self.remove(item) {
            visit::visit_impl_item(self, item);
        }
    }

    fn visit_trait_item(&mut self, item: &'ast TraitItem) {
        if !self.remove(item) {
            visit::visit_trait_item(self, item);
        }
    }

    fn visit_stmt(&mut self, statement: &'ast Stmt) {
        if !self.remove(statement) {
            visit::visit_stmt(self, statement);
        }
    }

    fn visit_attribute(&mut self, attribute: &'ast Attribute) {
        let for_workspace = |lint: &str| {
            let lint = lint.trim();
            lint.starts_with("clippy") || lint == "missing_docs" || lint == "unsafe_code"
        };
        let is_level = |path: &syn::Path| {
            let levels = ["allow", "expect", "warn", "deny", "forbid"];
            levels.iter().any(|level| path.is_ident(level))
        };
        let is_unneeded = match (cfg(attribute), &attribute.meta) {
            (Cfg::Fails | Cfg::Refused, _) => {
                self.refused.get_or_insert(attribute.span().start().line);
                false
            }
            (Cfg::Holds, _) => true,
            (Cfg::Unknown, Meta::List(list)) if is_level(&list.path) => {
                list.tokens.to_string().split(',').all(for_workspace)
            }
            _ => false,
        };
        if is_unneeded {
            self.edits.remove_line(self.text, range(attribute));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    fn words_of(text: &str) -> Result<String> {
        let source = Source::new(Path::new("a.rs"), text.to_string());
        let words = without(&source)?;
        let words: Vec<&str> = words.text().split_whitespace().collect();
        Ok(words.join(" "))
    }

    #[test]
    fn tests_and_workspace_attributes_go() {
        let text = "#![warn(missing_docs)]\nmod a;\n#[cfg(test)]\nmod tests {}\n\
                    #[allow(clippy::all)]\n#[allow(dead_code)]\nfn f() {}\n";
        assert_eq!(
            words_of(text).unwrap(),
            "mod a; #[allow(dead_code)] fn f() {}"
        );
    }

    #[test]
    fn what_is_not_for_a_judge_goes() {
        let text = "// Large.\n#[cfg(not(judge))]\nuse a::B;\n#[cfg(judge)]\nuse a::C as B;\n\
                    fn f() {\n#[cfg(not(judge))]\nlet x = 1;\n#[cfg(judge)]\nlet x = 2;\n}\n\
                    impl A { #[cfg(not(judge))] fn g() {} #[cfg(judge)] fn h() {} }\n";
        let kept = "use a::C as B; fn f() { let x = 2; } impl A { fn h() {} }";
        assert_eq!(words_of(text).unwrap(), kept);
    }

    #[test]
    fn other_conditions_are_refused() {
        for text in [
            "\nfn f(#[cfg(not(judge))] a: u8) {}",
            "\n#[cfg(all(judge, unix))]\nfn f() {}",
            "\n#[cfg_attr(judge, inline)]\nfn f() {}",
            "\n#[cfg(feature = \"x\")]\nfn f() {}",
        ] {
            let error = words_of(text).unwrap_err().to_string();
            assert!(error.starts_with("a.rs:2: only `cfg(test)`"), "{error}");
        }
        assert!(words_of("#[cfg(unix)]\nfn f() {}").is_ok());
    }
}
