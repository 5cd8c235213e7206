//! What cannot be pasted.

use crate::paths::Names;
use crate::source::Source;
use crate::words::{self, Word};
use anyhow::Result;
use quote::ToTokens;

/// Fails, with the line and the reason, if a file has something that means nothing, or something
/// else, in a paste.
pub fn check(source: &Source, names: &Names) -> Result<()> {
    let mut error = None;
    words::each(source.parse()?.to_token_stream(), 0, &mut |word: Word| {
        if let Some(reason) = reason(&word, names) {
            let line = word.span.start().line;
            error.get_or_insert_with(|| source.error(line, format!("`{}`: {reason}", word.text)));
        }
    });
    error.map_or(Ok(()), Err)
}

fn reason(word: &Word, names: &Names) -> Option<&'static str> {
    let is_crate = word.text == "crate" || names.modules.contains(word.text);
    Some(match (word.before, word.text, word.after) {
        ([.., "extern"], "crate", _) => "a paste has no crates: write `use`",
        ([.., "mod"], _, _) if is_crate => "a library has this name too",
        ([.., ":", ":"], _, [":", ":", ..]) if is_crate => "leave out the `::` before it",
        (_, _, [":", ":", ..]) if is_crate && word.in_definition => {
            "a path in a macro's definition means something else at each call"
        }
        ([.., ":"], _, _) => return None,
        (_, name, [":", ":", ..]) if names.missing.contains(name) => "judges lack this crate",
        ([], "path", ["=", ..]) => "a module is in the file that has its name",
        ([], "macro_export", []) => "a macro is no name in the module of its crate",
        (_, "include" | "include_str" | "include_bytes", ["!", ..]) => "judges lack the file",
        (_, "env" | "option_env", ["!", ..]) => "judges lack the variable",
        (_, "cfg", ["!", condition, ..]) if condition.contains("judge") => {
            "only the attribute `#[cfg(…)]` is understood"
        }
        _ => return None,
    })
}
