//! Programs and libraries in whatever style they are written become one file that prints the same,
//! or are refused with file, line and reason.

mod compile;

use bundle::workspace::{Program, Workspace};
use common::Board;
use compile::{compile, run};
use std::fs;
use std::path::{Path, PathBuf};

/// Writes files to a folder of this name and returns the folder.
fn folder(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    for (path, text) in files {
        let path = folder.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    folder
}

/// A program of the workspace whose root file has another text.
fn program(name: &str, text: &str) -> Program {
    let workspace = Workspace::load().unwrap();
    Program {
        name: name.to_string(),
        root: folder(name, &[("main.rs", text)]).join("main.rs"),
        ..workspace.program("uva10181").unwrap().clone()
    }
}

/// Checks what the paste of a program prints for an input, compiled in each edition.
fn prints(program: &Program, input: &str, output: &str) {
    let text = bundle::bundle(program, None).unwrap();
    for edition in ["2018", "2021", "2024"] {
        let name = format!("{}_{edition}", program.name);
        let binary = compile("rustc", &[&format!("--edition={edition}")], &name, &text);
        assert_eq!(run(&binary, input.as_bytes()), output, "{name}");
    }
}

#[test]
fn the_whole_of_a_program_and_of_a_library_in_tools() {
    let text = r#"use rows::{Row, ALGORITHMS};
        fn main() {
            let rows: Vec<Row<2, 3>> = rows::of_2x3(common::Board::GOAL);
            println!("{}", rows.iter().all(|row| ALGORITHMS.contains(&row.algorithm)));
        }"#;
    let mut program = program("rows", text);
    let rows = program.workspace.join("tools/rows/src/lib.rs");
    program.libraries.insert(0, ("rows".to_string(), rows));
    let whole = "#![allow(warnings)]\n".to_string() + &bundle::whole(&program).unwrap();
    let binary = compile("rustc", &["--edition=2021"], "whole_rows", &whole);
    assert_eq!(run(&binary, b""), "true\n");
}

#[test]
fn every_way_to_name_what_a_library_has() {
    let glob = r#"use common::*;
        fn main() { println!("{}", Board::<3, 3>::GOAL.rank()); }"#;
    let itself = r#"use common::{self, Board};
        use {std::fmt::Display, common::Move};
        fn print(a: impl Display, _: common::Move, _: Move) { println!("{a}"); }
        fn main() { print(common::Board::<3, 3>::GOAL.rank().max(Board::<2, 2>::GOAL.rank()), Move::Up, Move::Up); }"#;
    let renamed = r#"use common as c;
        fn main() { println!("{}", c::Board::<3, 3>::GOAL.rank()); }"#;
    let whole = r#"use common;
        use common::{self as c};
        mod a {
            use common;
            pub(crate) mod b {
                pub fn rank() -> u64 { let board = common::Board::<3, 3>::GOAL; board.rank() }
            }
            pub fn rank() -> u64 { common::Board::<3, 3>::GOAL.rank() }
        }
        fn main() {
            use common::Board;
            let ranks = [Board::<3, 3>::GOAL.rank(), c::Board::<3, 3>::GOAL.rank()];
            assert_eq!(ranks, [crate::a::b::rank(), self::a::rank()]);
            println!("{}", common::Board::<3, 3>::GOAL.rank());
        }"#;
    let expected = format!("{}\n", Board::<3, 3>::GOAL.rank());
    for (name, text) in [
        ("glob", glob),
        ("itself", itself),
        ("renamed", renamed),
        ("whole", whole),
    ] {
        prints(&program(&format!("style_{name}"), text), "", &expected);
    }
}

#[test]
fn atcoder_has_all_of_proconio() {
    let text = r#"use proconio::input;
        use rustc_hash::FxHashSet;
        fn main() {
            input! { n: usize, tiles: [usize; n] }
            let tiles: FxHashSet<usize> = tiles.into_iter().collect();
            println!("{}", tiles.len());
        }"#;
    prints(&program("atcoder_input", text), "4\n1 2 2 1\n", "2\n");
    let error = bundle::bundle(&program("style_input", text), None).unwrap_err();
    let error = error.to_string();
    assert!(
        error.contains("main.rs:1: unresolved import `proconio::input`"),
        "{error}"
    );
}

const SHAPES: &[(&str, &str)] = &[
    (
        "main.rs",
        "//! Prints areas.\n//!\n//! Multiplies.\n\n#[cfg(judge)]\nuse helper::small as most;
         #[cfg(not(judge))]\nuse helper::large as most;\nmod helper;\n
         fn main() {\n    read::print(most());\n}\n",
    ),
    (
        "helper.rs",
        "use shapes::*;\npub fn small() -> u32 { area(3, 3) }\npub fn large() -> u32 { 0 }\n",
    ),
    (
        "read/lib.rs",
        "//! Reads.\n//!\n//! Much more.\nmod out;\npub use crate::out::print;\n",
    ),
    (
        "read/out.rs",
        "/// Prints.\n///\n/// ```\n/// read::print(1);\n/// ```\npub fn print(n: u32) {
             println!(\"{} {}\", n, shapes::Square::new(crate::out::SIDE).area());
         }\nconst SIDE: u32 = 2;\n#[cfg(test)]\nmod tests;\n",
    ),
    (
        "shapes/lib.rs",
        "mod flat;\npub use flat::*;\npub use flat::square::{self, Square};\n",
    ),
    (
        "shapes/flat/mod.rs",
        "pub mod square;\nmod deep;\npub use self::deep::inner::area;
         #[macro_use] mod unused { macro_rules! unused { () => { 1 } } }
         pub fn unused() -> u32 { unused!() }\n",
    ),
    (
        "shapes/flat/square.rs",
        "use crate::{area, flat::deep};\npub struct Square(u32);\nimpl Square {
             pub fn new(side: u32) -> Self { Square(side) }
             pub fn area(&self) -> u32 { area(self.0, deep::inner::same(self.0)) } }\n",
    ),
    (
        "shapes/flat/deep/mod.rs",
        "//! Deep.\n#![allow(missing_docs)]\n/// Inner.\npub mod inner;\n",
    ),
    (
        "shapes/flat/deep/inner.rs",
        "// Gone with its function.\npub fn unused() {}
         pub fn area(a: u32, b: u32) -> u32 { a * b }
         pub(in crate::flat) fn same(a: u32) -> u32 { crate::square::Square::new(a); a }\n",
    ),
];

/// A program on two libraries of nested modules.
fn shapes(name: &str, changed: &[(&str, &str)]) -> Program {
    let folder = folder(name, SHAPES);
    for (path, text) in changed {
        fs::write(folder.join(path), text).unwrap();
    }
    let library = |name: &str| (name.to_string(), folder.join(name).join("lib.rs"));
    Program {
        name: name.to_string(),
        root: folder.join("main.rs"),
        workspace: folder.clone(),
        licence: Some("MIT-0".to_string()),
        libraries: vec![library("read"), library("shapes")],
        missing: vec!["serde".to_string()],
    }
}

#[test]
fn libraries_of_nested_modules() {
    let program = shapes("nested", &[]);
    prints(&program, "", "9 4\n");
    let text = bundle::bundle(&program, None).unwrap();
    let head = "// Prints areas.\n//\n// Multiplies.\n//\n\
                // From `main.rs` and the libraries that it uses.\n\
                // Made by `cargo run -p bundle -- nested`. Licence: MIT-0.\n";
    assert!(text.starts_with(head), "{text}");
    for gone in [
        "unused",
        "large",
        "Gone",
        "Much more",
        "```",
        "cfg",
        "crate::",
        "proconio",
    ] {
        assert!(!text.contains(gone), "{gone} in {text}");
    }
    // What a judge wraps into a module still works.
    let wrapped = format!(
        "mod wrapped {{\n{}\n}}\nfn main() {{ wrapped::main() }}\n",
        text.replace("fn main", "pub fn main")
    );
    let binary = compile("rustc", &["--edition=2021"], "nested_wrapped", &wrapped);
    assert_eq!(run(&binary, b""), "9 4\n");
}

#[test]
fn what_cannot_be_pasted_is_refused_with_file_and_line() {
    for (name, path, text, place, reason) in [
        (
            "path",
            "read/out.rs",
            "\n#[path = \"x.rs\"]\nmod x;",
            "read/out.rs:2",
            "`path`: a module is in",
        ),
        (
            "include",
            "helper.rs",
            "pub const X: &str =\ninclude_str!(\"x\");",
            "helper.rs:2",
            "`include_str`: judges lack",
        ),
        (
            "environment",
            "helper.rs",
            "const X: &str = env!(\"X\");",
            "helper.rs:1",
            "`env`: judges lack",
        ),
        (
            "extern",
            "main.rs",
            "extern crate shapes;\nfn main() {}",
            "main.rs:1",
            "`crate`: a paste has no crates",
        ),
        (
            "clash",
            "helper.rs",
            "\nmod read {}",
            "helper.rs:2",
            "`read`: a library has this name",
        ),
        (
            "root_clash",
            "main.rs",
            "fn main() {}\nmod shapes {}",
            "main.rs:2",
            "`shapes`: a library has this name",
        ),
        (
            "colons",
            "helper.rs",
            "use ::shapes::area;",
            "helper.rs:1",
            "`shapes`: leave out the `::`",
        ),
        (
            "crate",
            "helper.rs",
            "use serde::Serialize;",
            "helper.rs:1",
            "`serde`: judges lack",
        ),
        (
            "macro",
            "helper.rs",
            "macro_rules! a {\n() => { shapes::area(1, 2) } }",
            "helper.rs:2",
            "`shapes`: a path in a macro",
        ),
        (
            "dollar",
            "main.rs",
            "macro_rules! a {\n() => { $crate::x() } }\nfn main() {}",
            "main.rs:2",
            "`crate`: a path in a macro",
        ),
        (
            "exported",
            "shapes/lib.rs",
            "#[macro_export]\nmacro_rules! a { () => {} }",
            "shapes/lib.rs:1",
            "`macro_export`: a macro is no name",
        ),
        (
            "module",
            "read/lib.rs",
            "\nmod nothing;",
            "read/lib.rs:2",
            "there is no file for `mod nothing;`",
        ),
        (
            "cfg",
            "main.rs",
            "fn main() {\nif cfg!(judge) {} }",
            "main.rs:2",
            "`cfg`: only the attribute",
        ),
        (
            "condition",
            "main.rs",
            "fn main() {}\n#[cfg(all(judge, unix))]\nfn f() {}",
            "main.rs:2",
            "only `cfg(test)`",
        ),
        (
            "syntax",
            "helper.rs",
            "fn f() {\nlet = 1;\n}",
            "helper.rs:2",
            "expected",
        ),
        (
            "types",
            "read/out.rs",
            "pub fn print(_: u32) {\n1u8 + \"\"\n}",
            "read/out.rs:2",
            "cannot add",
        ),
    ] {
        let program = shapes(&format!("refused_{name}"), &[(path, text)]);
        let error = bundle::bundle(&program, None).expect_err(name).to_string();
        let place = format!("{place}: ");
        assert!(
            error.contains(&place) && error.contains(reason),
            "{name}: {error}"
        );
    }
}
