//! Leading paths to where items are once every crate is a module of one text.

use crate::edits::{range, Edits};
use crate::source::Source;
use anyhow::{Error, Result};
use proc_macro2::{Ident, Spacing, Span, TokenStream, TokenTree};
use quote::ToTokens;
use std::collections::HashSet;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Item, ItemMod, ItemUse, UseTree, Visibility};

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
    let mut paths = Paths {
        source,
        names,
        depth,
        edits: Edits::default(),
        refused: None,
    };
    paths.visit_file(&file);
    paths.tokens(file.to_token_stream(), depth, false);
    match paths.refused {
        Some(error) => Err(error),
        None => Ok(source.edited(paths.edits)),
    }
}

struct Paths<'a> {
    source: &'a Source,
    names: &'a Names,
    /// Of the module that is visited.
    depth: Depth,
    edits: Edits,
    refused: Option<Error>,
}

impl Paths<'_> {
    fn refuse(&mut self, span: Span, reason: &str) {
        let error = || self.source.error(span.start().line, reason);
        self.refused.get_or_insert_with(error);
    }

    fn is_module(&self, ident: &Ident) -> bool {
        self.names.modules.contains(&ident.to_string())
    }

    /// Leads all paths of two or more names, those in macros included, which no syntax tree shows.
    fn tokens(&mut self, tokens: TokenStream, depth: Depth, in_definition: bool) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        for (i, token) in tokens.iter().enumerate() {
            let (before, after) = (&tokens[..i], &tokens[i + 1..]);
            match token {
                TokenTree::Group(group) => {
                    let is_module = matches!(before, [.., word, _] if is_word(word, "mod"));
                    let inside = if is_module { depth.inside() } else { depth };
                    let defines = |[word, _, _]: &[TokenTree; 3]| is_word(word, "macro_rules");
                    let is_definition = before.last_chunk().is_some_and(defines);
                    self.tokens(group.stream(), inside, in_definition || is_definition);
                }
                TokenTree::Ident(ident) if starts_with_colons(after) => {
                    self.first_name(ident, before, depth, in_definition);
                }
                TokenTree::Ident(ident) => {
                    if let [sign, arguments @ TokenTree::Group(_), ..] = after {
                        if is_sign(sign, '!') {
                            self.macro_call(ident, arguments);
                        }
                    }
                }
                _ => {}
            }
        }
    }

    /// Leads a path by its first name, which is at `ident` if the tokens `before` it allow that.
    fn first_name(
        &mut self,
        ident: &Ident,
        before: &[TokenTree],
        depth: Depth,
        in_definition: bool,
    ) {
        let name = ident.to_string();
        let (is_crate, is_module) = (name == "crate", self.is_module(ident));
        let (start, up) = (ident.span().byte_range().start, "super::");
        let follows_colons = matches!(before, [.., colon] if is_sign(colon, ':'));
        let (place, way) = match depth {
            _ if self.names.missing.contains(&name) && !follows_colons => {
                return self.refuse(ident.span(), &format!("a judge lacks the crate `{name}`"));
            }
            _ if is_crate && depth.in_crate == 0 => (range(ident), "self".to_string()),
            _ if is_crate => {
                let way = up.repeat(depth.in_crate);
                (range(ident), way.trim_end_matches(':').to_string())
            }
            _ if is_module => (start..start, up.repeat(depth.in_text)),
            _ => return,
        };
        if follows_colons {
            self.refuse(
                ident.span(),
                &format!("write `{name}::` without `::` before it"),
            );
        } else if in_definition && (is_crate || !way.is_empty()) {
            let reason = "a path in a macro's definition means something else at each call";
            self.refuse(ident.span(), reason);
        }
        self.edits.replace(place, way);
    }

    fn macro_call(&mut self, name: &Ident, arguments: &TokenTree) {
        match name.to_string().as_str() {
            "include" | "include_str" | "include_bytes" | "env" | "option_env" => {
                self.refuse(name.span(), &format!("`{name}!` reads what a judge lacks"));
            }
            "cfg" if arguments.to_string().contains("judge") => {
                self.refuse(name.span(), "write `#[cfg(judge)]` on items or statements");
            }
            _ => {}
        }
    }

    /// Leads the names of a `use` that are whole paths (`use common;`), which at the root are
    /// known without it, and refuses names that another crate's would hide.
    fn use_tree(&mut self, tree: &UseTree, is_first: bool) {
        match tree {
            UseTree::Path(path) => match &*path.tree {
                UseTree::Group(group) if is_first && self.is_module(&path.ident) => {
                    for tree in &group.items {
                        match tree {
                            // `use common::{self, Board}`.
                            UseTree::Name(name)
                                if name.ident == "self" && self.depth.in_text == 0 =>
                            {
                                self.edits.remove(self.source.text(), range(tree));
                            }
                            _ => self.use_tree(tree, false),
                        }
                    }
                }
                tree => self.use_tree(tree, false),
            },
            UseTree::Group(group) => {
                for tree in &group.items {
                    self.use_tree(tree, is_first);
                }
            }
            UseTree::Name(name) if is_first && self.is_module(&name.ident) => {
                let start = range(tree).start;
                let way = "super::".repeat(self.depth.in_text);
                match self.depth.in_text {
                    0 => drop(self.edits.remove(self.source.text(), range(tree))),
                    _ => self.edits.replace(start..start, way),
                }
            }
            UseTree::Rename(rename) => {
                if is_first && self.is_module(&rename.ident) {
                    let start = range(tree).start;
                    let way = "super::".repeat(self.depth.in_text);
                    self.edits.replace(start..start, way);
                }
                self.declares(&rename.rename);
            }
            UseTree::Name(name) => self.declares(&name.ident),
            UseTree::Glob(_) => {}
        }
    }

    /// Refuses a name that is also a crate's.
    fn declares(&mut self, name: &Ident) {
        if self.is_module(name) {
            let reason = format!("`{name}` is the name of a crate too: rename one of them");
            self.refuse(name.span(), &reason);
        }
    }
}

impl<'ast> Visit<'ast> for Paths<'_> {
    fn visit_item(&mut self, item: &'ast Item) {
        match item {
            Item::Enum(item) => self.declares(&item.ident),
            Item::Mod(item) => self.declares(&item.ident),
            Item::Struct(item) => self.declares(&item.ident),
            Item::Trait(item) => self.declares(&item.ident),
            Item::Type(item) => self.declares(&item.ident),
            Item::Union(item) => self.declares(&item.ident),
            Item::ExternCrate(item) => self.refuse(item.span(), "`extern crate` is not understood"),
            _ => {}
        }
        visit::visit_item(self, item);
    }

    fn visit_item_mod(&mut self, item: &'ast ItemMod) {
        let outside = self.depth;
        self.depth = outside.inside();
        visit::visit_item_mod(self, item);
        self.depth = outside;
    }

    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        if let Visibility::Public(word) = &item.vis {
            let end = range(word).end;
            self.edits.replace(end..end, "(crate)");
        }
        match &item.tree {
            // All of it is known.
            UseTree::Name(name) if self.depth.in_text == 0 && self.is_module(&name.ident) => {
                self.edits.remove(self.source.text(), range(item));
            }
            tree => self.use_tree(tree, true),
        }
    }

    fn visit_attribute(&mut self, attribute: &'ast syn::Attribute) {
        for (name, reason) in [
            ("path", "`#[path]` is not understood"),
            (
                "macro_export",
                "a macro for other crates cannot be named from there",
            ),
        ] {
            if attribute.path().is_ident(name) {
                self.refuse(attribute.span(), reason);
            }
        }
    }
}

fn is_word(token: &TokenTree, word: &str) -> bool {
    matches!(token, TokenTree::Ident(ident) if ident == word)
}

fn is_sign(token: &TokenTree, sign: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == sign)
}

fn starts_with_colons(tokens: &[TokenTree]) -> bool {
    match tokens {
        [TokenTree::Punct(first), second, ..] => {
            first.as_char() == ':' && first.spacing() == Spacing::Joint && is_sign(second, ':')
        }
        _ => false,
    }
}
