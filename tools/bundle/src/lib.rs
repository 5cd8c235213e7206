//! Makes, from a program of the workspace, one file to paste into a judge.
//!
//! - [`workspace`]: which programs there are.
//! - `assemble`: all files of one as one text, through `paths` and with the [`stand_ins`].
//! - `leetcode`: the form that this judge wants.
//! - `prune`: what the program does not reach goes, by the verdict of `rustc`.

// Old compilers are for what is pasted.
#![allow(clippy::incompatible_msrv)]

mod assemble;
mod edits;
mod leetcode;
mod paths;
mod prune;
mod rustc;
pub mod stand_ins;
pub mod workspace;

use anyhow::{Context, Result};
use clap::ValueEnum;
use workspace::Program;

/// What the file is to be pasted into.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Judge {
    /// Any judge that runs a whole program: nothing but the standard library is used
    Any,
    /// AtCoder, which has the crates `proconio` and `rustc-hash`
    Atcoder,
    /// LeetCode, which calls `Solution`
    Leetcode,
}

impl Judge {
    /// The judge that a program was written for: LeetCode if there is an `impl Solution`.
    fn of(program: &Program) -> Judge {
        match assemble::assemble(program, true) {
            Ok(_) => Judge::Leetcode,
            Err(_) => Judge::Any,
        }
    }
}

/// The file to paste for a program; `judge` is by default the one that it was written for.
///
/// Takes some seconds: the compiler is asked dozens of times.
pub fn bundle(program: &Program, judge: Option<Judge>) -> Result<String> {
    let default = Judge::of(program);
    let judge = judge.unwrap_or(default);
    let mut text = assemble::assemble(program, judge == Judge::Leetcode)?;
    let mut harness = String::new();
    match judge {
        Judge::Any => {}
        Judge::Atcoder => text = stand_ins::hold(&text)?,
        Judge::Leetcode => (text, harness) = leetcode::for_judge(&text)?,
    }
    text = prune::prune(&text, &harness).with_context(|| program.name.clone())?;
    if judge == Judge::Atcoder {
        text = stand_ins::take_out(&text)?;
    }
    let name = &program.name;
    let (judge_name, option) = match judge {
        Judge::Any => ("any judge", "any"),
        Judge::Atcoder => ("AtCoder", "atcoder"),
        Judge::Leetcode => ("LeetCode", "leetcode"),
    };
    let option = match judge == default {
        true => String::new(),
        false => format!(" --judge {option}"),
    };
    let command = format!("cargo run -p bundle -- {name}{option}");
    rustc::format(&format!(
        "// {name} for {judge_name}, by `{command}`, licence MIT-0.\n{text}"
    ))
}
