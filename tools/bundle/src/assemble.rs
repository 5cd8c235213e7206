//! All files of a program and of the libraries it may use as one text, each file a module.

use crate::edits::{range, Edits};
use crate::leetcode;
use crate::paths::{Names, Paths};
use crate::stand_ins;
use crate::workspace::Program;
use anyhow::{bail, Context, Result};
use std::collections::HashMap;
use std::fs;
use std::path::Path;
use syn::visit::{self, Visit};
use syn::{Attribute, ImplItem, Item, ItemMod, Meta, UseTree};

/// The root file first, then the program's other modules, those of the libraries, and the
/// stand-ins. The root file is the program's own, or, `for_solution`, the one of its files that
/// has the `impl Solution`.
///
/// Without tests, documentation examples and attributes that only a library needs; paths lead to
/// where their items are now. Everything else is as it was written, used or not.
pub fn assemble(program: &Program, for_solution: bool) -> Result<String> {
    let mut root = read(&program.root)?;
    let mut names = Names::default();
    let mut files = modules(&program.root, &root)?;
    if for_solution && !leetcode::has_solution(&root)? {
        let mut has = Vec::new();
        for (_, file) in &files {
            has.push(leetcode::has_solution(file)?);
        }
        let at = has.iter().position(|&has| has);
        root = files.remove(at.context("there is no `impl Solution`")?).1;
    }
    for (name, path) in &program.libraries {
        let library = read(path)?;
        files.extend(modules(path, &library)?);
        names.reexports.extend(reexports(&library)?);
        names.crates.insert(name.clone());
    }
    for (name, text) in stand_ins::ALL {
        files.push((name.to_string(), text.to_string()));
        names.stand_ins.insert(name.to_string());
    }
    for (name, _) in &files {
        if !names.modules.insert(name.clone()) {
            bail!("two modules are called `{name}`");
        }
    }
    let mut text = clean(&root, &names, 0).context("in the root file")?;
    for (name, file) in &files {
        let module = clean(file, &names, 1).with_context(|| format!("in module `{name}`"))?;
        text += &format!("\nmod {name} {{\n{module}\n}}\n");
    }
    Ok(text)
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| path.display().to_string())
}

/// Name and text of each module that a root file declares.
fn modules(root: &Path, text: &str) -> Result<Vec<(String, String)>> {
    let mut modules = Vec::new();
    for item in syn::parse_file(text)?.items {
        match item {
            Item::Mod(m) if m.content.is_none() && !m.attrs.iter().any(is_test) => {
                let name = m.ident.to_string();
                let text = read(&root.with_file_name(format!("{name}.rs")))?;
                modules.push((name, text));
            }
            _ => {}
        }
    }
    Ok(modules)
}

/// The names that a library's root file takes from its modules (`pub use board::Board;`), and
/// from which.
fn reexports(text: &str) -> Result<HashMap<String, String>> {
    let mut reexports = HashMap::new();
    for item in syn::parse_file(text)?.items {
        let tree = match item {
            Item::Use(item) => item.tree,
            _ => continue,
        };
        match &tree {
            UseTree::Path(path) => match &*path.tree {
                UseTree::Name(name) => {
                    reexports.insert(name.ident.to_string(), path.ident.to_string());
                }
                _ => bail!("only `pub use module::Name;` is understood in a library's root file"),
            },
            _ => bail!("only `pub use module::Name;` is understood in a library's root file"),
        }
    }
    Ok(reexports)
}

/// One file's text, ready to stand `depth` modules below the root.
fn clean(text: &str, names: &Names, depth: usize) -> Result<String> {
    let file = syn::parse_file(text)?;
    let mut paths = Paths::new(text, names, depth);
    paths.visit_file(&file);
    let mut unneeded = Unneeded {
        text,
        edits: paths.edits,
    };
    unneeded.visit_file(&file);
    let text = unneeded.edits.apply(text);
    let text = without_examples(&text);
    // Nothing may stand before a `//!`, and at the root a judge's own lines may.
    let lines = text.lines().map(|line| match line.strip_prefix("//!") {
        Some(comment) if depth == 0 => format!("//{comment}\n"),
        _ => format!("{line}\n"),
    });
    Ok(lines.collect())
}

/// Takes out what only the workspace needs: tests, `mod name;`, attributes for missing
/// documentation and for clippy.
struct Unneeded<'a> {
    text: &'a str,
    edits: Edits,
}

impl<'ast> Visit<'ast> for Unneeded<'_> {
    fn visit_item(&mut self, item: &'ast Item) {
        let attributes: &[Attribute] = match item {
            Item::Fn(item) => &item.attrs,
            Item::Impl(item) => &item.attrs,
            Item::Mod(item) => &item.attrs,
            Item::Struct(item) => &item.attrs,
            Item::Use(item) => &item.attrs,
            _ => &[],
        };
        if attributes.iter().any(is_test) {
            self.edits.remove(self.text, range(item));
        } else {
            visit::visit_item(self, item);
        }
    }

    fn visit_impl_item(&mut self, item: &'ast ImplItem) {
        match item {
            ImplItem::Fn(f) if f.attrs.iter().any(is_test) => {
                self.edits.remove(self.text, range(item));
            }
            _ => visit::visit_impl_item(self, item),
        }
    }

    fn visit_item_mod(&mut self, item: &'ast ItemMod) {
        if item.content.is_none() {
            self.edits.remove(self.text, range(item));
        }
        visit::visit_item_mod(self, item);
    }

    fn visit_attribute(&mut self, attribute: &'ast Attribute) {
        let is_level = ["allow", "warn", "deny", "forbid"]
            .iter()
            .any(|level| attribute.path().is_ident(level));
        if let (true, Meta::List(list)) = (is_level, &attribute.meta) {
            let lints = list.tokens.to_string();
            let for_workspace = |lint: &str| {
                let lint = lint.trim();
                lint.starts_with("clippy") || lint == "missing_docs" || lint == "unsafe_code"
            };
            if lints.split(',').all(for_workspace) {
                self.edits.remove_line(self.text, range(attribute));
            }
        }
    }
}

fn is_test(attribute: &Attribute) -> bool {
    match &attribute.meta {
        Meta::List(list) => list.path.is_ident("cfg") && list.tokens.to_string() == "test",
        _ => false,
    }
}

/// The text without the examples in its documentation: the code in fences (not what is marked as
/// `text`), and the whole of sections that are called so.
fn without_examples(text: &str) -> String {
    let is_empty_doc = |line: &&str| matches!(line.trim(), "///" | "//!");
    let mut kept: Vec<&str> = Vec::new();
    let mut in_section = false;
    // Within a fence, whether it is kept.
    let mut fence = None;
    for line in text.lines() {
        let comment = line.trim_start();
        let comment = comment.strip_prefix("///").or(comment.strip_prefix("//!"));
        let comment = match comment {
            Some(comment) => comment.trim(),
            None => {
                (fence, in_section) = (None, false);
                if kept.last().map_or(false, is_empty_doc) {
                    kept.pop();
                }
                kept.push(line);
                continue;
            }
        };
        if fence.is_none() && comment.starts_with('#') {
            let title = comment.trim_start_matches(&['#', ' '][..]);
            in_section = title.starts_with("Example");
        }
        let mut keep = fence.unwrap_or(true);
        if let Some(language) = comment.strip_prefix("```") {
            keep = fence.unwrap_or(language == "text");
            fence = match fence {
                Some(_) => None,
                None => Some(keep),
            };
        }
        let doubled = comment.is_empty() && kept.last().map_or(false, is_empty_doc);
        if keep && !in_section && !doubled {
            kept.push(line);
        }
    }
    kept.join("\n") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn examples_are_left_out_and_drawings_kept() {
        let text = "/// Adds.\n///\n/// ```\n/// # hidden\n/// assert!(true);\n/// ```\n///\n\
                    /// ```text\n/// 1 2\n/// ```\n///\n/// # Examples\n///\n/// As here.\n///\n\
                    /// # Cost\n///\n/// None.\nfn add() {}\n";
        let kept = "/// Adds.\n///\n/// ```text\n/// 1 2\n/// ```\n///\n\
                    /// # Cost\n///\n/// None.\nfn add() {}\n";
        assert_eq!(without_examples(text), kept);
        assert_eq!(
            without_examples("/// A.\n///\n/// ```\n/// 1\n/// ```\nfn a() {}"),
            "/// A.\nfn a() {}\n"
        );
    }

    #[test]
    fn tests_and_workspace_attributes_are_left_out() {
        let text = "//! Root.\n#![warn(missing_docs)]\nmod a;\n#[cfg(test)]\nmod tests {}\n\
                    #[allow(clippy::all)]\n#[allow(dead_code)]\nfn f() {}\n";
        let clean = clean(text, &Names::default(), 0).unwrap();
        assert_eq!(
            clean.split_whitespace().collect::<Vec<_>>().join(" "),
            "// Root. #[allow(dead_code)] fn f() {}"
        );
    }
}
