//! Leading paths to where items are once every crate is a module of one text.

use crate::edits::{range, Edits};
use crate::source::Source;
use anyhow::{Error, Result};
use proc_macro2::{Ident, Spacing, Span, TokenStream, TokenTree};
use quote::ToTokens;
use std::collections::HashSet;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Attribute, ItemExternCrate, ItemMod, ItemUse, UseTree, Visibility};

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
                    self.path(ident, before, depth, in_definition);
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

    /// Leads a path from its first name on, unless `before` shows that it began earlier.
    fn path(&mut self, name: &Ident, before: &[TokenTree], depth: Depth, in_definition: bool) {
        let (is_crate, is_module) = (name == "crate", self.is_module(name));
        let is_missing = self.names.missing.contains(&name.to_string());
        if !is_crate && !is_module && !is_missing {
            return;
        }
        let follows_colons = matches!(before, [.., colon] if is_sign(colon, ':'));
        let reason = match depth {
            _ if is_missing && !follows_colons => "a judge lacks the crate",
            _ if is_missing => return,
            _ if follows_colons => "leave out the `::` before the crate",
            _ if in_definition && (is_crate || depth.in_text > 0) => {
                "a path in a macro's definition means something else at each call"
            }
            _ if is_crate => {
                let way = match depth.in_crate {
                    0 => "self".to_string(),
                    modules => vec!["super"; modules].join("::"),
                };
                return self.edits.replace(range(name), way);
            }
            _ => {
                let start = range(name).start;
                return self
                    .edits
                    .replace(start..start, "super::".repeat(depth.in_text));
            }
        };
        self.refuse(name.span(), &format!("`{name}`: {reason}"));
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

    /// Leads the names in a `use` that stand for a whole crate. At the root, where the crate's
    /// module has that name already, `{}` takes their place: an import of nothing.
    fn use_tree(&mut self, tree: &UseTree, of_crate: Option<&Ident>, is_first: bool) {
        match tree {
            UseTree::Path(path) => {
                self.use_tree(&path.tree, is_first.then_some(&path.ident), false)
            }
            UseTree::Group(group) => {
                for tree in &group.items {
                    self.use_tree(tree, of_crate, is_first);
                }
            }
            UseTree::Name(name) => {
                let is_self = name.ident == "self" && of_crate.is_some_and(|c| self.is_module(c));
                let is_crate = is_first && self.is_module(&name.ident);
                if self.depth.in_text == 0 && (is_self || is_crate) {
                    self.edits.replace(range(name), "{}");
                } else if is_crate {
                    self.insert_way(&name.ident);
                }
            }
            UseTree::Rename(name) if is_first && self.is_module(&name.ident) => {
                self.insert_way(&name.ident);
            }
            UseTree::Rename(_) | UseTree::Glob(_) => {}
        }
    }

    fn insert_way(&mut self, name: &Ident) {
        let start = range(name).start;
        let way = "super::".repeat(self.depth.in_text);
        self.edits.replace(start..start, way);
    }
}

impl<'ast> Visit<'ast> for Paths<'_> {
    fn visit_item_extern_crate(&mut self, item: &'ast ItemExternCrate) {
        self.refuse(item.span(), "`extern crate` is not understood");
    }

    fn visit_item_mod(&mut self, item: &'ast ItemMod) {
        if self.is_module(&item.ident) {
            let reason = format!("`{}` is the name of a crate too: rename one", item.ident);
            self.refuse(item.ident.span(), &reason);
        }
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
        self.use_tree(&item.tree, None, true);
    }

    fn visit_attribute(&mut self, attribute: &'ast Attribute) {
        if attribute.path().is_ident("path") {
            self.refuse(attribute.span(), "`#[path]` is not understood");
        } else if attribute.path().is_ident("macro_export") {
            self.refuse(
                attribute.span(),
                "a macro cannot be a name of its crate's module",
            );
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
