//! The words of a file: its tokens one by one, those in macros included, which no syntax tree shows.

use proc_macro2::{Span, TokenStream, TokenTree};

/// A token and what is around it.
pub struct Word<'a> {
    /// The token. A group in brackets is one word, besides those in it, and `::` is two.
    pub text: &'a str,
    /// The words before it in its group.
    pub before: &'a [&'a str],
    /// The words behind it in its group.
    pub after: &'a [&'a str],
    /// Where it is.
    pub span: Span,
    /// How many `mod name { … }` it is in.
    pub depth: usize,
    /// Whether it is in the definition of a macro.
    pub in_definition: bool,
}

/// Calls `visit` for each word in `tokens`, which are in `depth` modules.
pub fn each(tokens: TokenStream, depth: usize, visit: &mut impl FnMut(Word)) {
    group(tokens, depth, false, visit);
}

fn group(tokens: TokenStream, depth: usize, in_definition: bool, visit: &mut impl FnMut(Word)) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let texts: Vec<String> = tokens.iter().map(TokenTree::to_string).collect();
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    for (i, token) in tokens.into_iter().enumerate() {
        let (before, after) = (&texts[..i], &texts[i + 1..]);
        visit(Word {
            text: texts[i],
            before,
            after,
            span: token.span(),
            depth,
            in_definition,
        });
        if let TokenTree::Group(inner) = token {
            let depth = depth + usize::from(matches!(before, [.., "mod", _]));
            let defines = matches!(before, [.., "macro_rules", "!", _]);
            group(inner.stream(), depth, in_definition || defines, visit);
        }
    }
}
