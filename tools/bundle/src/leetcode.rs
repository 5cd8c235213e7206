//! What LeetCode wants: it declares `struct Solution` and `main` itself and calls a method.

use crate::edits::{range, Edits};
use anyhow::{Context, Result};
use syn::{ImplItem, ImplItemFn, Item, Type, Visibility};

/// What the judge has besides `Solution`.
pub const MAIN: &str = "fn main() {}\n";

/// Whether a file has an `impl Solution`.
pub fn has_solution(file: &syn::File) -> bool {
    file.items.iter().any(is_solution)
}

/// The text with nothing but `impl Solution` and modules at its root, so that no name can meet one
/// of the judge's own; and what the judge adds to it, for the compiler's verdict.
///
/// All else that was at the root goes into the body of the method that the judge calls.
pub fn for_judge(text: &str) -> Result<(String, String)> {
    let file = syn::parse_file(text)?;
    let method = file.items.iter().filter(|item| is_solution(item));
    let method = method.filter_map(only_method).next();
    let method = method.context("`impl Solution` has not exactly one public method")?;
    let mut edits = Edits::default();
    let mut inner = String::new();
    for item in &file.items {
        match item {
            Item::Mod(_) => {}
            item if is_solution(item) => {}
            Item::Struct(item) if item.ident == "Solution" => {
                edits.remove(text, range(item));
            }
            item => {
                inner += "\n";
                inner += &text[edits.remove(text, range(item))];
            }
        }
    }
    let body = method.block.brace_token.span.open().byte_range().end;
    edits.replace(body..body, inner + "\n");
    let name = &method.sig.ident;
    let judge = format!("struct Solution;\nfn main() {{ let _ = Solution::{name}; }}\n");
    Ok((edits.apply(text), judge))
}

fn is_solution(item: &Item) -> bool {
    match item {
        Item::Impl(item) => match &*item.self_ty {
            Type::Path(ty) => item.trait_.is_none() && ty.path.is_ident("Solution"),
            _ => false,
        },
        _ => false,
    }
}

fn only_method(item: &Item) -> Option<&ImplItemFn> {
    let items = match item {
        Item::Impl(item) => &item.items,
        _ => return None,
    };
    let mut methods = items.iter().filter_map(|item| match item {
        ImplItem::Fn(f) if matches!(f.vis, Visibility::Public(_)) => Some(f),
        _ => None,
    });
    methods.next().filter(|_| methods.next().is_none())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_but_modules_goes_into_the_method() {
        let text = "use a::A;\n/// One.\nconst ONE: i32 = 1;\npub struct Solution;\n\
                    impl Solution {\n    pub fn f() -> i32 { A + ONE }\n}\nmod a {}\n";
        let (text, judge) = for_judge(text).unwrap();
        let words: Vec<&str> = text.split_whitespace().collect();
        assert_eq!(
            words.join(" "),
            "impl Solution { pub fn f() -> i32 { use a::A; /// One. const ONE: i32 = 1; \
             A + ONE } } mod a {}"
        );
        assert!(judge.starts_with("struct Solution;\nfn main()"));
    }
}
