//! What is used of the crate `proconio`, on judges that do not have it.

#[allow(missing_docs)]
pub mod source {
    use std::io::BufRead;

    /// A source of tokens; `None` at the end.
    pub trait Source<R: BufRead> {
        fn next_token(&mut self) -> Option<&str>;

        /// Whether there is no further token.
        fn is_empty(&mut self) -> bool;
    }

    /// What can be read from a source of tokens.
    pub trait Readable {
        type Output;

        fn read<R: BufRead, S: Source<R>>(source: &mut S) -> Self::Output;
    }
}
