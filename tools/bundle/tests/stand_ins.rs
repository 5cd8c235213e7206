//! The stand-ins do what the crates do.

use bundle::stand_ins;
use common::Board;
use proptest::prelude::*;
use std::collections::HashSet;
use std::hash::{BuildHasher, Hasher};

/// The same text with the crate and with its stand-in: a source of words, a reader of pairs.
macro_rules! reading_with {
    ($module:ident, $($proconio:ident)::+) => {
        mod $module {
            use std::io::BufRead;
            use $($proconio)::+::source::{Readable, Source};

            struct Words(std::vec::IntoIter<String>, String);

            impl<R: BufRead> Source<R> for Words {
                fn next_token(&mut self) -> Option<&str> {
                    self.1 = self.0.next()?;
                    Some(&self.1)
                }

                fn is_empty(&mut self) -> bool {
                    self.0.len() == 0
                }
            }

            struct Pair;

            impl Readable for Pair {
                type Output = Result<(i64, String), String>;

                fn read<R: BufRead, S: Source<R>>(source: &mut S) -> Self::Output {
                    let number = source.next_token().ok_or("no number")?;
                    let number = number.parse().map_err(|_| format!("{number} is none"))?;
                    Ok((number, source.next_token().ok_or("no word")?.to_string()))
                }
            }

            pub fn pairs(words: Vec<String>) -> Vec<Result<(i64, String), String>> {
                let mut words = Words(words.into_iter(), String::new());
                let mut pairs = Vec::new();
                while !Source::<&[u8]>::is_empty(&mut words) {
                    pairs.push(Pair::read::<&[u8], _>(&mut words));
                }
                pairs
            }
        }
    };
}

reading_with!(with_the_crate, proconio);
reading_with!(with_the_stand_in, bundle::stand_ins::proconio);

proptest! {
    #[test]
    fn reads_the_same(words in prop::collection::vec("[0-9]{1,3}|[a-z]", 0..20)) {
        let (crates, ours) = (words.clone(), words);
        prop_assert_eq!(with_the_crate::pairs(crates), with_the_stand_in::pairs(ours));
    }

    #[test]
    fn hashes_the_same(words in prop::collection::vec(any::<u64>(), 0..9), last: u32) {
        let mut theirs = rustc_hash::FxBuildHasher.build_hasher();
        let mut ours = stand_ins::rustc_hash::FxBuildHasher.build_hasher();
        for hasher in [&mut theirs as &mut dyn Hasher, &mut ours] {
            words.iter().for_each(|&word| hasher.write_u64(word));
            hasher.write_u32(last);
            hasher.write_usize(last as usize);
        }
        prop_assert_eq!(theirs.finish(), ours.finish());
    }

    #[test]
    fn maps_are_laid_out_the_same(keys in prop::collection::vec(any::<u64>(), 0..200)) {
        let theirs: rustc_hash::FxHashMap<_, _> = keys.iter().zip(0..).collect();
        let ours: stand_ins::rustc_hash::FxHashMap<_, _> = keys.iter().zip(0..).collect();
        prop_assert!(theirs.iter().eq(ours.iter()));
        let theirs: rustc_hash::FxHashSet<_> = keys.iter().collect();
        let ours: stand_ins::rustc_hash::FxHashSet<_> = keys.iter().collect();
        prop_assert!(theirs.iter().eq(ours.iter()));
    }
}

/// A map looks for its bucket in the low bits of a hash. Without the finaliser, those would depend
/// on the first cells of a board alone.
#[test]
fn packed_boards_have_buckets_of_their_own() {
    let hasher = stand_ins::rustc_hash::FxBuildHasher;
    let boards = (0..).map_while(Board::<3, 3>::unrank);
    let buckets: HashSet<u64> = boards.map(|b| hasher.hash_one(b) % (1 << 19)).collect();
    // 362,880 boards thrown at random into as many buckets would hit about 262,000.
    assert!(buckets.len() > 200_000, "{}", buckets.len());
}
