//! Permutations of `0..n`; *packed*, n ≤ 16, in a word, four bits an element, the first lowest.

/// The identity, packed.
const IDENTITY: u64 = 0xFEDC_BA98_7654_3210;
/// A one in every nibble.
pub(crate) const ONES: u64 = 0x1111_1111_1111_1111;

/// Whether `p`, a permutation of `0..p.len()` or else `None`, is even: an even number of swaps.
/// By cycles, as one of length k is k − 1 swaps: O(n) time, n bytes.
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

/// The number of pairs that stand in the wrong order, pair by pair: O(n²) time, no memory.
pub fn inversions_by_pairs<T: Ord>(p: &[T]) -> u64 {
    let larger_before = |i: usize| p[..i].iter().filter(|&t| *t > p[i]).count() as u64;
    (0..p.len()).map(larger_before).sum()
}

/// The number of pairs that stand in the wrong order, by merge sort: O(n log n) time, O(n)
/// memory, any length, repeated elements allowed (equal ones are in order).
pub fn inversions<T: Ord + Copy>(p: &[T]) -> u64 {
    let mut from = p.to_vec();
    let mut into = p.to_vec();
    let mut count = 0;
    let mut width = 1;
    while width < p.len() {
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

/// The number of permutations of `n` elements, n!, for n ≤ 20.
pub fn factorial(n: usize) -> u64 {
    (1..=n as u64).product()
}

/// The place of a packed permutation in lexicographic order, from 0: its Cantor expansion
/// (Lehmer code). O(n). Of any other word, nonsense or a panic.
pub fn rank(packed: u64, n: usize) -> u64 {
    // Nibble t of `smaller`: how many elements below t are still to come.
    let mut smaller = IDENTITY;
    let mut rank = 0;
    for i in 0..n {
        let element = packed >> (4 * i) & 15;
        rank = rank * (n - i) as u64 + (smaller >> (4 * element) & 15);
        smaller -= ONES << 4 << (4 * element); // every larger element has one less to come
    }
    rank
}

/// The packed permutation of `0..n` at a place in lexicographic order: the inverse of [`rank`].
/// `None` if `rank` is n! or more. O(n).
pub fn unrank(mut rank: u64, n: usize) -> Option<u64> {
    let mut digits = [0; 16];
    for i in (0..n).rev() {
        digits[i] = rank % (n - i) as u64;
        rank /= (n - i) as u64;
    }
    if rank > 0 {
        return None;
    }
    let mut left = IDENTITY; // the elements not yet placed, in order
    let mut packed = 0;
    for (i, digit) in digits[..n].iter().enumerate() {
        let before = (1 << (4 * digit)) - 1;
        packed |= (left >> (4 * digit) & 15) << (4 * i);
        left = (left & before) | (left >> 4 & !before);
    }
    Some(packed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

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
