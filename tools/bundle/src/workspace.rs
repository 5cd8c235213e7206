//! What there is to bundle, from `cargo metadata`.

use anyhow::{bail, Context, Result};
use cargo_metadata::{Dependency, DependencyKind, Metadata, MetadataCommand, Package, Target};
use std::path::PathBuf;

/// A program of the workspace and the libraries of the workspace that it may use.
#[derive(Clone, Debug)]
pub struct Program {
    /// The name of its binary.
    pub name: String,
    /// Its root file.
    pub root: PathBuf,
    /// The folder of its workspace.
    pub workspace: PathBuf,
    /// The licence of its package.
    pub licence: Option<String>,
    /// Name and root file of each library, before those that it depends on.
    pub libraries: Vec<(String, PathBuf)>,
    /// The crates that it or its libraries may use and a judge lacks.
    pub missing: Vec<String>,
}

/// The workspace of the current folder.
#[derive(Clone, Debug)]
pub struct Workspace {
    /// Its folder.
    pub root: PathBuf,
    /// Its programs, by name: all binaries of a package, or only the one that `default-run` names.
    pub programs: Vec<Program>,
    /// The programs of the packages in `tools`, which have no file in `submissions`.
    pub tools: Vec<Program>,
}

impl Workspace {
    /// Asks cargo.
    pub fn load() -> Result<Self> {
        let metadata = MetadataCommand::new().no_deps().exec();
        let metadata = metadata.context("cargo metadata failed")?;
        let root = metadata.workspace_root.clone().into_std_path_buf();
        let is_tool = |package: &&Package| {
            let path = package.manifest_path.as_std_path();
            path.starts_with(root.join("tools"))
        };
        let (tools, others): (Vec<&Package>, Vec<&Package>) =
            metadata.packages.iter().partition(is_tool);
        Ok(Workspace {
            programs: programs(&others, &metadata),
            tools: programs(&tools, &metadata),
            root,
        })
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

/// Returns the programs of packages, by name.
fn programs(packages: &[&Package], metadata: &Metadata) -> Vec<Program> {
    let mut programs = Vec::new();
    for package in packages {
        let mut needed = Needed::default();
        needed.add(package, metadata);
        needed.libraries.reverse();
        let default = package.default_run.as_ref();
        let is_program =
            |target: &&Target| target.is_bin() && default.is_none_or(|name| *name == target.name);
        for target in package.targets.iter().filter(is_program) {
            programs.push(Program {
                name: target.name.clone(),
                root: target.src_path.clone().into(),
                workspace: metadata.workspace_root.clone().into(),
                licence: package.license.clone(),
                libraries: needed.libraries.clone(),
                missing: needed.missing.clone(),
            });
        }
    }
    programs.sort_by(|a, b| a.name.cmp(&b.name));
    programs
}

/// What a package needs, found depth first.
#[derive(Default)]
struct Needed {
    /// Each after those that it depends on.
    libraries: Vec<(String, PathBuf)>,
    missing: Vec<String>,
}

impl Needed {
    /// Adds what a package depends on, then its own library.
    fn add(&mut self, package: &Package, metadata: &Metadata) {
        let is_used = |d: &&Dependency| d.kind == DependencyKind::Normal;
        for dependency in package.dependencies.iter().filter(is_used) {
            let is_it = |p: &&Package| dependency.path.is_some() && *p.name == dependency.name;
            let name = dependency.rename.as_ref().unwrap_or(&dependency.name);
            match metadata.packages.iter().find(is_it) {
                Some(library) if dependency.rename.is_none() => self.add(library, metadata),
                _ => self.missing.push(name.replace('-', "_")),
            }
        }
        let library = package.targets.iter().find(|target| target.is_lib());
        if let Some(target) = library {
            let library = (target.name.clone(), target.src_path.clone().into());
            if !self.libraries.contains(&library) {
                self.libraries.push(library);
            }
        }
    }
}
