//! Permutations of `0..n`: parity, inversions and Cantor rank.

/// The identity, packed.
const IDENTITY: u64 = 0xFEDC_BA98_7654_3210;

/// A 1 in every nibble.
pub(crate) const ONES: u64 = 0x1111_1111_1111_1111;

/// Returns whether an even number of swaps turns `p` into the identity, or `None` if `p` is not a
/// permutation of `0..p.len()`.
///
/// Follows the cycles of the permutation: a cycle of k elements takes k − 1 swaps. Takes O(n) time
/// and n bytes of memory.
///
/// ```
/// assert_eq!(common::is_even(&[1, 2, 0]), Some(true));
/// assert_eq!(common::is_even(&[1, 0, 2]), Some(false));
/// assert_eq!(common::is_even(&[1, 1, 2]), None);
/// ```
pub fn is_even(p: &[usize]) -> Option<bool> {
    let mut seen = vec![false; p.len()];
    let mut even = true;
    for first in 0..p.len() {
        if seen[first] {
            continue;
        }
        seen[first] = true;
        let mut at = p[first];
        while at != first {
            if at >= p.len() || seen[at] {
                return None;
            }
            seen[at] = true;
            even = !even;
            at = p[at];
        }
    }
    Some(even)
}

/// Counts the inversions of a list: the pairs of elements of which the first is larger than the
/// second.
///
/// Sorts a copy by merging. An element that a merge takes from the right half is smaller than every
/// element that is left in the left half, and is an inversion with each of them. Takes O(n log n)
/// time and O(n) memory.
///
/// ```
/// assert_eq!(common::inversions(&[3, 1, 2]), 2);
/// assert_eq!(common::inversions(&[1, 1, 1]), 0);
/// ```
pub fn inversions<T: Ord + Copy>(list: &[T]) -> u64 {
    let mut from = list.to_vec();
    let mut into = list.to_vec();
    let mut count = 0;
    let mut width = 1; // each chunk of this many elements of `from` is sorted
    while width < list.len() {
        for (pair, merged) in from.chunks(2 * width).zip(into.chunks_mut(2 * width)) {
            let (mut left, mut right) = pair.split_at(width.min(pair.len()));
            for slot in merged {
                let take_left = match (left.first(), right.first()) {
                    (Some(l), Some(r)) => l <= r,
                    (l, _) => l.is_some(),
                };
                if take_left {
                    *slot = left[0];
                    left = &left[1..];
                } else {
                    *slot = right[0];
                    right = &right[1..];
                    count += left.len() as u64;
                }
            }
        }
        std::mem::swap(&mut from, &mut into);
        width *= 2;
    }
    count
}

/// Returns n!, the number of permutations of `n` elements.
///
/// # Panics
///
/// Panics if `n` is above 20, since 21! does not fit in 64 bits.
///
/// ```
/// assert_eq!(common::factorial(9), 362_880);
/// ```
pub fn factorial(n: usize) -> u64 {
    let product = (1..=n as u64).try_fold(1, u64::checked_mul);
    product.expect("n is at most 20")
}

/// Returns the rank of a packed permutation of `0..n`, its place in lexicographic order from 0:
/// the Cantor expansion, also called the Lehmer code.
///
/// A permutation of at most 16 elements is packed into a word, four bits an element, the first
/// element lowest: `2 0 1` is `0x102`.
///
/// The digit of an element is the number of smaller elements that come after it, and the digit at
/// place i has the weight (n − 1 − i)!. The digits of `2 0 1` are 2, 0 and 0, so its rank is
/// 2·2! + 0·1! + 0·0! = 4. Takes O(n) time.
///
/// # Panics
///
/// Panics or returns an unspecified number if `packed` is not a permutation of `0..n`, or if `n`
/// is above 16.
///
/// # Example
///
/// ```
/// assert_eq!(common::rank(0x102, 3), 4);
/// assert_eq!(common::unrank(4, 3), Some(0x102));
/// ```
pub fn rank(packed: u64, n: usize) -> u64 {
    // Nibble t is the number of elements below t that are still to come. After the first element
    // of `2 0 1`, one less is to come below 3, 4, …: from 0x…43210 to 0x…32210.
    let mut smaller = IDENTITY;
    let mut rank = 0;
    for i in 0..n {
        let element = packed >> (4 * i) & 15;
        rank = rank * (n - i) as u64 + (smaller >> (4 * element) & 15);
        smaller -= ONES << 4 << (4 * element);
    }
    rank
}

/// Returns the packed permutation of `0..n` with this rank, or `None` if `rank` is n! or more.
///
/// The inverse of [`rank()`](rank), which describes both. Takes O(n) time.
///
/// # Panics
///
/// Panics if `n` is above 16.
pub fn unrank(mut rank: u64, n: usize) -> Option<u64> {
    let mut digits = [0; 16];
    for i in (0..n).rev() {
        digits[i] = rank % (n - i) as u64;
        rank /= (n - i) as u64;
    }
    if rank > 0 {
        return None;
    }
    // The elements that are not placed yet, in order. After the 2 of `2 0 1` is taken out of
    // 0x…3210, they are 0x…310.
    let mut left = IDENTITY;
    let mut packed = 0;
    for (i, digit) in digits[..n].iter().enumerate() {
        let element = left >> (4 * digit) & 15;
        packed |= element << (4 * i);
        let below = (1 << (4 * digit)) - 1;
        left = (left & below) | (left >> 4 & !below);
    }
    Some(packed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// A naive twin of [`inversions`].
    fn inversions_by_pairs<T: Ord>(p: &[T]) -> u64 {
        let larger_before = |i: usize| p[..i].iter().filter(|&t| *t > p[i]).count() as u64;
        (0..p.len()).map(larger_before).sum()
    }

    fn elements(packed: u64, n: usize) -> Vec<usize> {
        (0..n).map(|i| (packed >> (4 * i) & 15) as usize).collect()
    }

    #[test]
    fn rank_and_unrank_are_inverse_and_lexicographic_up_to_8() {
        for n in 0..=8 {
            let mut previous = None;
            for r in 0..factorial(n) {
                let packed = unrank(r, n).unwrap();
                assert_eq!(rank(packed, n), r);
                let now = elements(packed, n);
                let mut sorted = now.clone();
                sorted.sort_unstable();
                assert_eq!(sorted, (0..n).collect::<Vec<_>>());
                assert!(previous < Some(now.clone()));
                previous = Some(now);
            }
            assert_eq!(unrank(factorial(n), n), None);
        }
    }

    #[test]
    fn parity_is_that_of_the_inversions_up_to_8() {
        for n in 0..=8 {
            for r in 0..factorial(n) {
                let p = elements(unrank(r, n).unwrap(), n);
                assert_eq!(inversions(&p), inversions_by_pairs(&p));
                assert_eq!(is_even(&p), Some(inversions(&p) % 2 == 0));
            }
        }
    }

    #[test]
    fn factorials_up_to_20() {
        assert_eq!([0, 1, 5].map(factorial), [1, 1, 120]);
        assert_eq!(factorial(20), 2_432_902_008_176_640_000);
        assert!(std::panic::catch_unwind(|| factorial(21)).is_err());
    }

    #[test]
    fn inversions_of_a_long_list() {
        let reversed: Vec<u32> = (0..1_000_000).rev().collect();
        assert_eq!(inversions(&reversed), 1_000_000 * 999_999 / 2);
    }

    #[test]
    fn no_more_than_16_elements_are_unranked() {
        assert!(std::panic::catch_unwind(|| unrank(0, 17)).is_err());
    }

    #[test]
    fn the_last_permutation_of_16() {
        let last = 0x0123_4567_89AB_CDEF;
        assert_eq!(rank(last, 16), factorial(16) - 1);
        assert_eq!(unrank(factorial(16) - 1, 16), Some(last));
        assert_eq!(unrank(factorial(16), 16), None);
    }

    #[test]
    fn what_is_no_permutation_has_no_parity() {
        for p in [
            &[1][..],
            &[0, 0],
            &[1, 1],
            &[0, 2],
            &[1, 2, 1],
            &[usize::MAX, 0],
        ] {
            assert_eq!(is_even(p), None, "{p:?}");
        }
    }

    proptest! {
        #[test]
        fn ranks_of_16_round_trip(r in 0..factorial(16)) {
            prop_assert_eq!(rank(unrank(r, 16).unwrap(), 16), r);
        }

        #[test]
        fn merge_sort_counts_what_the_pairs_count(p in prop::collection::vec(0..50u32, 0..200)) {
            prop_assert_eq!(inversions(&p), inversions_by_pairs(&p));
        }

        #[test]
        fn cycles_agree_with_inversions(p in Just((0..100).collect::<Vec<usize>>()).prop_shuffle()) {
            prop_assert_eq!(is_even(&p), Some(inversions(&p) % 2 == 0));
        }
    }
}
