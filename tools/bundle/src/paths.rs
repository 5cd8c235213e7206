//! Leading paths to where items are once every crate is a module of one text.

use crate::edits::{range, Edits};
use crate::source::Source;
use crate::words::{self, Word};
use anyhow::Result;
use proc_macro2::Ident;
use quote::ToTokens;
use std::collections::HashSet;
use syn::visit::{self, Visit};
use syn::{ItemMod, ItemUse, UseName, UseRename, UseTree, Visibility};

/// The names of crates that paths can begin with.
#[derive(Clone, Debug, Default)]
pub struct Names {
    /// Crates that are modules of the one text: libraries and stand-ins.
    pub modules: HashSet<String>,
    /// Crates that the text cannot have.
    pub missing: HashSet<String>,
}

/// How many modules there are around a file's text.
#[derive(Clone, Copy, Debug, Default)]
pub struct Depth {
    /// Up to the root of the one text.
    pub in_text: usize,
    /// Up to the root of its own crate.
    pub in_crate: usize,
}

impl Depth {
    /// The depth of what is in a module here.
    pub fn inside(self) -> Depth {
        Depth {
            in_text: self.in_text + 1,
            in_crate: self.in_crate + 1,
        }
    }
}

/// The file with its paths changed: `crate::moves::Move` becomes `super::moves::Move`, and
/// `common::Move` becomes `super::super::common::Move`, with as many `super` as the file is deep.
///
/// No path of the result begins with `crate`, so that a text which a judge puts into a module of
/// its own still finds what it needs. `pub use` becomes `pub(crate) use`, because the compiler
/// reports only the latter if it is of no use.
pub fn lead(source: &Source, names: &Names, depth: Depth) -> Result<Source> {
    let file = source.parse()?;
    let mut edits = Edits::default();
    words::each(file.to_token_stream(), 0, &mut |word: Word| {
        let place = word.span.byte_range();
        match (word.before, word.text, word.after) {
            ([.., ":", ":"], _, _) => {}
            (_, "crate", [":", ":", ..]) => match depth.in_crate + word.depth {
                0 => edits.replace(place, "self"),
                modules => edits.replace(place, vec!["super"; modules].join("::")),
            },
            (_, name, [":", ":", ..]) if names.modules.contains(name) => {
                let way = "super::".repeat(depth.in_text + word.depth);
                edits.replace(place.start..place.start, way);
            }
            _ => {}
        }
    });
    let mut uses = Uses {
        names,
        depth: depth.in_text,
        edits,
    };
    uses.visit_file(&file);
    Ok(source.edited(uses.edits))
}

/// Changes what is special in a `use`.
struct Uses<'a> {
    names: &'a Names,
    /// How many modules there are around the one that is visited.
    depth: usize,
    edits: Edits,
}

impl Uses<'_> {
    fn is_module(&self, name: &Ident) -> bool {
        self.names.modules.contains(&name.to_string())
    }

    /// Leads names that stand for a whole crate. At the root, where the crate's module has that
    /// name already, `{}` takes their place: an import of nothing.
    ///
    /// `path` is what is before the tree.
    fn tree(&mut self, path: &[&Ident], tree: &UseTree) {
        match (path, tree) {
            (_, UseTree::Path(inner)) => self.tree(&[path, &[&inner.ident]].concat(), &inner.tree),
            (_, UseTree::Group(group)) => {
                for tree in &group.items {
                    self.tree(path, tree);
                }
            }
            ([], UseTree::Name(UseName { ident })) if self.is_module(ident) => {
                self.whole_crate(ident, self.depth == 0);
            }
            ([], UseTree::Rename(UseRename { ident, .. })) if self.is_module(ident) => {
                self.whole_crate(ident, false);
            }
            ([name], UseTree::Name(UseName { ident }))
                if ident == "self" && self.is_module(name) && self.depth == 0 =>
            {
                self.whole_crate(ident, true);
            }
            _ => {}
        }
    }

    fn whole_crate(&mut self, ident: &Ident, is_known: bool) {
        let place = range(ident);
        match is_known {
            true => self.edits.replace(place, "{}"),
            false => {
                let way = "super::".repeat(self.depth);
                self.edits.replace(place.start..place.start, way);
            }
        }
    }
}

impl<'ast> Visit<'ast> for Uses<'_> {
    fn visit_item_mod(&mut self, item: &'ast ItemMod) {
        self.depth += 1;
        visit::visit_item_mod(self, item);
        self.depth -= 1;
    }

    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        if let Visibility::Public(word) = &item.vis {
            let end = range(word).end;
            self.edits.replace(end..end, "(crate)");
        }
        self.tree(&[], &item.tree);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    fn led(text: &str, in_text: usize, in_crate: usize) -> String {
        let names = Names {
            modules: ["common".to_string(), "judge".to_string()].into(),
            ..Names::default()
        };
        let source = Source::new(Path::new("a.rs"), text.to_string());
        let led = lead(&source, &names, Depth { in_text, in_crate });
        led.unwrap().text().to_string()
    }

    #[test]
    fn at_the_root_libraries_are_known() {
        for (text, expected) in [
            ("use common::{self, Board};", "use common::{{}, Board};"),
            ("use {common, std::io};", "use {{}, std::io};"),
            ("use common as c;", "use common as c;"),
            ("pub use common::*;", "pub(crate) use common::*;"),
            ("use crate::a;", "use self::a;"),
            (
                "mod a { use judge::run; fn f(b: common::Board) -> crate::B {} }",
                "mod a { use super::judge::run; fn f(b: super::common::Board) -> super::B {} }",
            ),
        ] {
            assert_eq!(led(text, 0, 0), expected);
        }
    }

    #[test]
    fn in_a_library_paths_go_up() {
        for (text, expected) in [
            ("use crate::{a, b::C};", "use super::{a, b::C};"),
            (
                "use common::{self, Board};",
                "use super::super::common::{self, Board};",
            ),
            ("use common as c;", "use super::super::common as c;"),
            (
                "fn f() { print!(\"{}\", crate::f::<common::B>()) }",
                "fn f() { print!(\"{}\", super::f::<super::super::common::B>()) }",
            ),
            ("pub(in crate::a) fn f() {}", "pub(in super::a) fn f() {}"),
            ("pub(crate) fn f() {}", "pub(crate) fn f() {}"),
        ] {
            assert_eq!(led(text, 2, 1), expected);
        }
    }
}
