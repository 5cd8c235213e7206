//! What is used of the crate `rustc-hash`, on judges that do not have it.

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasher, Hasher};

/// A map hashed by [`FxHasher`].
pub type FxHashMap<K, V> = HashMap<K, V, FxBuildHasher>;

/// A set hashed by [`FxHasher`].
pub type FxHashSet<T> = HashSet<T, FxBuildHasher>;

/// Makes hashers for [`FxHashMap`] and [`FxHashSet`].
#[derive(Clone, Copy, Default)]
pub struct FxBuildHasher;

impl BuildHasher for FxBuildHasher {
    type Hasher = FxHasher;

    fn build_hasher(&self) -> FxHasher {
        FxHasher::default()
    }
}

/// A fast hasher for keys of a word or a few: a multiplication a word.
#[derive(Clone, Default)]
pub struct FxHasher {
    hash: u64,
}

impl Hasher for FxHasher {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }

    fn write_u32(&mut self, word: u32) {
        self.write_u64(u64::from(word));
    }

    fn write_u64(&mut self, word: u64) {
        // The multiplier of `rustc-hash` 2, so that maps are laid out as they are there.
        self.hash = self
            .hash
            .wrapping_add(word)
            .wrapping_mul(0xf135_7aea_2e62_a9c5);
    }

    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }

    /// Turns the high bits, into which all of the key has gone, down to where a map looks for its
    /// bucket: without it, boards that differ in their last cells only would share one.
    fn finish(&self) -> u64 {
        self.hash.rotate_left(26)
    }
}
