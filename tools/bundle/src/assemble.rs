//! All files of a program and of the libraries it may use as one text, each crate a module.

use crate::docs;
use crate::edits::{range, Edits};
use crate::leetcode;
use crate::paths::{self, Depth, Names};
use crate::refused;
use crate::source::Source;
use crate::stand_ins;
use crate::unneeded;
use crate::workspace::Program;
use crate::Judge;
use anyhow::{bail, Context, Result};
use std::path::{Path, PathBuf};
use syn::spanned::Spanned;
use syn::{Item, ItemMod};

/// A program as one text, used or not.
pub struct Whole {
    /// The file at the root.
    pub root: PathBuf,
    /// Its documentation.
    pub docs: Vec<String>,
    /// Everything else.
    pub source: Source,
}

/// Puts together the program at the root, `mod name { … }` for each library, and one for each
/// crate that the judge lacks.
///
/// At the root is the program's root file or, for LeetCode, its file with `impl Solution`. Behind
/// the text of each file come its modules, which are other files.
pub fn assemble(program: &Program, judge: Judge) -> Result<Whole> {
    let is_known = |name: &str| stand_ins::ALL.iter().any(|(known, _)| *known == name);
    let mut names = Names {
        missing: program
            .missing
            .iter()
            .filter(|&name| !is_known(name))
            .cloned()
            .collect(),
        modules: program.libraries.iter().map(|(n, _)| n.clone()).collect(),
    };
    let stand_ins = match judge {
        Judge::Atcoder => &[][..],
        Judge::Any | Judge::Leetcode => &stand_ins::ALL,
    };
    names
        .modules
        .extend(stand_ins.iter().map(|(name, _)| name.to_string()));
    let root = match judge {
        Judge::Leetcode => solution(program)?.context("there is no `impl Solution`")?,
        Judge::Any | Judge::Atcoder => program.root.clone(),
    };
    let at_root = Tree {
        names: &names,
        folder: folder(&root),
        depth: Depth::default(),
    };
    let (docs, file) = docs::take(&Source::read(&root)?)?;
    let mut source = at_root.nested(&file)?;
    for (name, path) in &program.libraries {
        let library = Source::read(path)?;
        source.push(&at_root.library(name, &folder(path), &library)?);
    }
    for (name, text) in stand_ins {
        let path = format!("tools/bundle/src/stand_ins/{name}.rs");
        let stand_in = Source::new(path.as_ref(), text.to_string());
        source.push(&at_root.library(name, Path::new(""), &stand_in)?);
    }
    Ok(Whole { root, docs, source })
}

/// The file of a program that has `impl Solution`: its root file or a module of that.
pub fn solution(program: &Program) -> Result<Option<PathBuf>> {
    let root = Source::read(&program.root)?;
    let mut files = vec![program.root.clone()];
    for item in root.parse()?.items {
        match item {
            Item::Mod(item) if item.content.is_none() => {
                files.push(file_of(&root, &item, &folder(&program.root))?.0);
            }
            _ => {}
        }
    }
    for file in files {
        if leetcode::has_solution(&Source::read(&file)?.parse()?) {
            return Ok(Some(file));
        }
    }
    Ok(None)
}

/// A place for a file in the one text.
struct Tree<'a> {
    names: &'a Names,
    /// Where the files of its modules are.
    folder: PathBuf,
    depth: Depth,
}

impl Tree<'_> {
    /// A library as a module. The documentation of a whole library would tell of much that a
    /// program does not use: its first paragraph stays.
    fn library(&self, name: &str, folder: &Path, library: &Source) -> Result<Source> {
        let (docs, library) = docs::take(library)?;
        let crate_root = Tree {
            names: self.names,
            folder: folder.to_path_buf(),
            depth: Depth {
                in_text: 1,
                in_crate: 0,
            },
        };
        let module = crate_root.nested(&library)?;
        let docs = docs::first_paragraph(&docs);
        let docs: String = docs.iter().map(|line| format!("//!{line}\n")).collect();
        Ok(module.between(&format!("\nmod {name} {{\n{docs}"), "}\n"))
    }

    /// The text of a file, ready to stand in this place, and after it the modules it declares.
    fn nested(&self, file: &Source) -> Result<Source> {
        let file = unneeded::without(file)?;
        refused::check(&file, self.names)?;
        let file = paths::lead(&file, self.names, self.depth)?;
        let mut edits = Edits::default();
        let mut modules = Source::default();
        for item in file.parse()?.items {
            let module = match item {
                Item::Mod(module) if module.content.is_none() => module,
                _ => continue,
            };
            let (path, folder) = file_of(&file, &module, &self.folder)?;
            let inside = Tree {
                names: self.names,
                folder,
                depth: self.depth.inside(),
            };
            let text = inside.nested(&Source::read(&path)?)?;
            let start = edits.remove(file.text(), range(&module)).start;
            modules.push(&file.slice(start..range(&module.semi).start));
            modules.push(&text.between(" {\n", "}\n\n"));
        }
        let mut nested = file.edited(edits);
        nested.push_str("\n");
        nested.push(&modules);
        Ok(nested)
    }
}

/// The file of a `mod name;`, and the folder of its own modules' files.
fn file_of(file: &Source, module: &ItemMod, folder: &Path) -> Result<(PathBuf, PathBuf)> {
    let inner = folder.join(module.ident.to_string());
    let files = [inner.with_extension("rs"), inner.join("mod.rs")];
    match files.into_iter().find(|path| path.exists()) {
        Some(path) => Ok((path, inner)),
        None => {
            let line = module.span().start().line;
            bail!(file.error(
                line,
                format!("there is no file for `mod {};`", module.ident)
            ))
        }
    }
}

fn folder(file: &Path) -> PathBuf {
    file.with_file_name("")
}
