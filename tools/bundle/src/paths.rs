//! Leading paths to where items are once every file is a module of one text.

use crate::edits::{range, Edits};
use proc_macro2::Ident;
use std::collections::{HashMap, HashSet};
use syn::visit::{self, Visit};
use syn::{ItemMod, ItemUse, UseGroup, UsePath, UseTree};

/// What stands at the root of the one text, and what leads there.
#[derive(Clone, Debug, Default)]
pub struct Names {
    /// Libraries, whose own root is now the common one.
    pub crates: HashSet<String>,
    /// Crates in whose place a module of the same name stands.
    pub stand_ins: HashSet<String>,
    /// All modules.
    pub modules: HashSet<String>,
    /// Names that a library's root takes from its modules, and from which.
    pub reexports: HashMap<String, String>,
}

/// Changes the paths of one file that begin with a crate: `crate::moves::Move` and
/// `common::Move` become `super::moves::Move` in a module, `moves::Move` at the root.
///
/// So a text that a judge puts into a module of its own still finds what it needs.
pub struct Paths<'a> {
    /// The changes.
    pub edits: Edits,
    text: &'a str,
    names: &'a Names,
    depth: usize,
}

impl<'a> Paths<'a> {
    /// For a file whose text will stand so many modules below the root.
    pub fn new(text: &'a str, names: &'a Names, depth: usize) -> Self {
        Paths {
            edits: Edits::default(),
            text,
            names,
            depth,
        }
    }

    fn is_library(&self, ident: &Ident) -> bool {
        ident == "crate" || self.names.crates.contains(&ident.to_string())
    }

    fn is_stand_in(&self, ident: &Ident) -> bool {
        self.names.stand_ins.contains(&ident.to_string())
    }

    fn is_module(&self, ident: &Ident) -> bool {
        self.names.modules.contains(&ident.to_string())
    }

    /// The way from here up to the root.
    fn up(&self) -> String {
        "super::".repeat(self.depth)
    }

    /// What must stand before a name of a library's root: the module it is from.
    fn module_of(&self, name: &Ident, is_last: bool) -> String {
        match self.names.reexports.get(&name.to_string()) {
            Some(module) if is_last || !self.is_module(name) => format!("{module}::"),
            _ => String::new(),
        }
    }

    fn module_of_tree(&self, tree: &UseTree) -> String {
        match tree {
            UseTree::Name(name) => self.module_of(&name.ident, true),
            UseTree::Rename(name) => self.module_of(&name.ident, true),
            UseTree::Path(path) => self.module_of(&path.ident, false),
            _ => String::new(),
        }
    }

    /// A `use` of what a library's root, or one of its modules, holds.
    fn use_of_library(&mut self, item: &ItemUse, path: &UsePath) {
        let (start, tree) = (range(&path.ident).start, range(&*path.tree).start);
        match &*path.tree {
            UseTree::Group(group) => {
                let root = match self.depth {
                    0 => "self::".to_string(),
                    _ => self.up(),
                };
                self.edits.replace(start..tree, root);
                for tree in &group.items {
                    let start = range(tree).start;
                    self.edits.replace(start..start, self.module_of_tree(tree));
                }
                self.drop_known(group, |this, ident| this.is_module(ident));
            }
            // At the root, the modules have their names already.
            UseTree::Name(name)
                if self.depth == 0 && self.module_of_tree(&path.tree).is_empty() =>
            {
                debug_assert!(self.is_module(&name.ident));
                self.edits.remove(self.text, range(item));
            }
            other => {
                let way = self.up() + &self.module_of_tree(other);
                self.edits.replace(start..tree, way);
                if let UseTree::Path(inner) = other {
                    if let UseTree::Group(group) = &*inner.tree {
                        self.drop_known(group, |_, ident| ident == "self");
                    }
                }
            }
        }
    }

    /// Takes out of a group at the root the modules that have their names there already.
    fn drop_known(&mut self, group: &UseGroup, is_known: impl Fn(&Self, &Ident) -> bool) {
        for tree in &group.items {
            match tree {
                UseTree::Name(name)
                    if self.depth == 0
                        && is_known(self, &name.ident)
                        && self.module_of_tree(tree).is_empty() =>
                {
                    self.edits.remove(self.text, range(tree));
                }
                _ => {}
            }
        }
    }
}

impl<'ast> Visit<'ast> for Paths<'_> {
    fn visit_item_mod(&mut self, item: &'ast ItemMod) {
        self.depth += 1;
        visit::visit_item_mod(self, item);
        self.depth -= 1;
    }

    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        match (&item.tree, item.leading_colon) {
            (UseTree::Path(path), None) if self.is_library(&path.ident) => {
                self.use_of_library(item, path);
            }
            (UseTree::Path(path), None) if self.is_stand_in(&path.ident) => {
                let start = range(&path.ident).start;
                self.edits.replace(start..start, self.up());
            }
            _ => {}
        }
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        if let (None, [first, second, more @ ..]) = (
            path.leading_colon,
            &path.segments.iter().collect::<Vec<_>>()[..],
        ) {
            let start = range(&first.ident).start;
            if self.is_library(&first.ident) {
                let way = self.up() + &self.module_of(&second.ident, more.is_empty());
                self.edits.replace(start..range(&second.ident).start, way);
            } else if self.is_stand_in(&first.ident) {
                self.edits.replace(start..start, self.up());
            }
        }
        visit::visit_path(self, path);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn changed(text: &str, depth: usize) -> String {
        let set = |names: &[&str]| names.iter().map(|name| name.to_string()).collect();
        let pair = |name: &str, module: &str| (name.to_string(), module.to_string());
        let names = Names {
            crates: set(&["common"]),
            stand_ins: set(&["proconio"]),
            modules: set(&["board", "ida_star", "program"]),
            reexports: HashMap::from([pair("Board", "board"), pair("ida_star", "ida_star")]),
        };
        let mut paths = Paths::new(text, &names, depth);
        paths.visit_file(&syn::parse_file(text).unwrap());
        paths.edits.apply(text)
    }

    #[test]
    fn at_the_root() {
        let same = "use proconio::source::Source;\nuse std::io;\n";
        assert_eq!(changed(same, 0), same);
        assert_eq!(changed("use common::Board;", 0), "use board::Board;");
        assert_eq!(changed("use common::board::Board;", 0), "use board::Board;");
        assert_eq!(changed("use common::program;", 0), "");
        assert_eq!(
            changed("use common::ida_star;", 0),
            "use ida_star::ida_star;"
        );
        assert_eq!(
            changed("use common::program::{self, run};", 0),
            "use program::{ run};"
        );
        assert_eq!(
            changed("use common::{program, Board, board::BoardError};", 0),
            "use self::{ board::Board, board::BoardError};"
        );
        assert_eq!(
            changed("fn f() -> common::Board { common::program::run() }", 0),
            "fn f() -> board::Board { program::run() }"
        );
    }

    #[test]
    fn in_a_module() {
        assert_eq!(changed("use crate::Board;", 1), "use super::board::Board;");
        assert_eq!(changed("use crate::program;", 1), "use super::program;");
        assert_eq!(
            changed("use crate::{program, Board};", 1),
            "use super::{program, board::Board};"
        );
        assert_eq!(
            changed("use proconio::source::Source;", 1),
            "use super::proconio::source::Source;"
        );
        assert_eq!(
            changed(
                "mod a { fn f() { crate::ida_star::g::<crate::Board>() } }",
                0
            ),
            "mod a { fn f() { super::ida_star::g::<super::board::Board>() } }"
        );
        assert_eq!(changed("pub(crate) fn f() {}", 1), "pub(crate) fn f() {}");
    }
}
