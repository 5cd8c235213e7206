//! What there is to bundle, from `cargo metadata`.

use anyhow::{bail, Context, Result};
use cargo_metadata::{Dependency, DependencyKind, MetadataCommand, Package, Target};
use std::path::{Path, PathBuf};

/// A program of the workspace and the libraries of the workspace that it may use.
#[derive(Clone, Debug)]
pub struct Program {
    /// The name of its binary.
    pub name: String,
    /// Its root file.
    pub root: PathBuf,
    /// Name and root file of each library.
    pub libraries: Vec<(String, PathBuf)>,
}

/// The workspace of the current folder.
#[derive(Clone, Debug)]
pub struct Workspace {
    /// Its folder.
    pub root: PathBuf,
    /// Its programs, by name: the binaries, of a package with a default one that alone. What lives
    /// in `tools` is none.
    pub programs: Vec<Program>,
}

impl Workspace {
    /// Asks cargo.
    pub fn load() -> Result<Self> {
        let metadata = MetadataCommand::new().no_deps().exec();
        let metadata = metadata.context("cargo metadata failed")?;
        let root = metadata.workspace_root.clone().into_std_path_buf();
        let tools = root.join("tools");
        let mut programs = Vec::new();
        for package in &metadata.packages {
            if package.manifest_path.as_std_path().starts_with(&tools) {
                continue;
            }
            let may_use = |other: &&Package| {
                let is_it = |d: &Dependency| d.path.is_some() && d.name == other.name.as_str();
                let used = |d: &Dependency| d.kind == DependencyKind::Normal && is_it(d);
                other.id == package.id || package.dependencies.iter().any(used)
            };
            let libraries = metadata.packages.iter().filter(may_use);
            let libraries: Vec<_> = libraries.filter_map(library).collect();
            let default = package.default_run.as_ref();
            let is_program = |target: &&Target| {
                target.is_bin() && default.map_or(true, |name| *name == target.name)
            };
            for target in package.targets.iter().filter(is_program) {
                programs.push(Program {
                    name: target.name.clone(),
                    root: target.src_path.clone().into_std_path_buf(),
                    libraries: libraries.clone(),
                });
            }
        }
        programs.sort_by(|a, b| a.name.cmp(&b.name));
        Ok(Workspace { root, programs })
    }

    /// The program of a name.
    pub fn program(&self, name: &str) -> Result<&Program> {
        match self.programs.iter().find(|program| program.name == name) {
            Some(program) => Ok(program),
            None => {
                let names: Vec<&str> = self.programs.iter().map(|p| p.name.as_str()).collect();
                bail!(
                    "no program is called `{name}`: there are {}",
                    names.join(", ")
                )
            }
        }
    }

    /// Where a program's file is kept.
    pub fn submission(&self, program: &Program) -> PathBuf {
        let folder = self.root.join("submissions");
        folder.join(format!("{}.rs", program.name))
    }
}

fn library(package: &Package) -> Option<(String, PathBuf)> {
    let target = package.targets.iter().find(|target| target.is_lib())?;
    let root: &Path = target.src_path.as_std_path();
    Some((target.name.clone(), root.to_path_buf()))
}
