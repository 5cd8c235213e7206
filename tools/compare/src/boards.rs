//! The boards to compare on.

use common::Board;
use judge::Console;
use std::io::{Read, Write};

/// More boards than this are an error, so that memory is bounded.
pub const MOST_BOARDS: u64 = 1_000_000;

/// Reads boards of any size in the input format of `uva10181`: their number, then the tiles of
/// each.
///
/// # Errors
///
/// Names the board, what was expected and what was found.
pub fn read<const R: usize, const C: usize>(
    console: &mut Console<impl Read, impl Write>,
) -> Result<Vec<Board<R, C>>, String> {
    let boards = console.count("boards")?;
    if boards as u64 > MOST_BOARDS {
        return Err(format!(
            "number of boards: expected at most {MOST_BOARDS}, found {boards}"
        ));
    }
    (0..boards).map(|_| console.board()).collect()
}

/// Returns every board of a shape, ordered by rank.
pub fn all<const R: usize, const C: usize>() -> impl Iterator<Item = Board<R, C>> {
    (0..).map_while(Board::unrank)
}

/// Returns random solvable boards, each as likely as any other. The same seed gives the same
/// boards on every machine.
pub fn random<const R: usize, const C: usize>(seed: u64) -> impl Iterator<Item = Board<R, C>> {
    let mut numbers = SplitMix64(seed);
    let boards = std::iter::repeat_with(move || {
        let mut tiles: Vec<usize> = (0..R * C).collect();
        for i in (1..tiles.len()).rev() {
            tiles.swap(i, numbers.below(i as u64 + 1) as usize);
        }
        Board::new(&tiles).expect("shuffled tiles are a permutation")
    });
    boards.filter(|board| board.is_solvable())
}

/// The generator of G. L. Steele, D. Lea and C. H. Flood, "Fast splittable pseudorandom number
/// generators", OOPSLA 2014. It is written out, since a new version of a crate may give other
/// numbers.
struct SplitMix64(u64);

impl SplitMix64 {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ z >> 31
    }

    /// Returns a number in `0..n`: the upper half of a product, which for a small `n` favours no
    /// number by more than n / 2^64.
    fn below(&mut self, n: u64) -> u64 {
        ((u128::from(self.next()) * u128::from(n)) >> 64) as u64
    }
}
