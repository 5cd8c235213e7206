//! Partitions of the tiles into patterns, written as letters.

/// The most tiles that a pattern can have. Eight on 4×4 take 0.8 GB to build, nine would take 6 GB.
pub(super) const MOST_TILES: usize = 8;

/// Returns the patterns of a partition, each as the goal cells of its tiles.
///
/// # Panics
///
/// Panics if the letters make no partition, or if a pattern is too large: see
/// [`PatternDatabase::new`](super::PatternDatabase::new).
pub(super) fn patterns<const R: usize, const C: usize>(
    letters: &str,
    blank: usize,
) -> Vec<Vec<usize>> {
    let tiles = R * C - 1;
    let known = letters.chars().all(|letter| ('A'..='O').contains(&letter));
    assert!(
        known && letters.len() == tiles,
        "a partition of {}×{} is {} letters from A to O, not {:?}",
        R,
        C,
        tiles,
        letters
    );
    let mut patterns = Vec::new();
    for pattern in 'A'..='O' {
        let own = letters.match_indices(pattern);
        let own: Vec<usize> = own.map(|(cell, _)| turned::<R, C>(cell, blank)).collect();
        assert!(
            own.len() <= MOST_TILES,
            "a pattern has at most {} tiles, not {} as {} in {:?}",
            MOST_TILES,
            own.len(),
            pattern,
            letters
        );
        if !own.is_empty() {
            patterns.push(own);
        }
    }
    patterns
}

/// Returns the goal cell that a letter names. Letters are written for a blank on the last cell.
///
/// If the blank is in another corner, rows or columns are flipped to bring the last cell there.
/// If it is in no corner, the letter of the blank's cell names the last cell.
fn turned<const R: usize, const C: usize>(cell: usize, blank: usize) -> usize {
    let flip = |cell: usize| {
        let (row, column) = (cell / C, cell % C);
        let row = if blank < C { R - 1 - row } else { row };
        let column = if blank % C == 0 {
            C - 1 - column
        } else {
            column
        };
        row * C + column
    };
    let last = R * C - 1;
    if flip(last) == blank {
        flip(cell)
    } else if cell == blank {
        last
    } else {
        cell
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_turn_with_the_blank() {
        // For the blank on cell 5, 3 and 0:
        // A B B   B B A   _ A A
        // A A _   _ A A   B B A
        let patterns = |blank| patterns::<2, 3>("ABBAA", blank);
        assert_eq!(patterns(5), [vec![0, 3, 4], vec![1, 2]]);
        assert_eq!(patterns(3), [vec![2, 5, 4], vec![1, 0]]);
        assert_eq!(patterns(0), [vec![5, 2, 1], vec![4, 3]]);
    }

    #[test]
    fn a_blank_on_no_corner_changes_places_with_the_last_cell() {
        let patterns = |blank| patterns::<2, 3>("ABBAA", blank);
        assert_eq!(patterns(1), [vec![0, 3, 4], vec![5, 2]]);
    }

    #[test]
    #[should_panic(expected = "a partition of 2×3 is 5 letters from A to O, not \"ABBA\"")]
    fn too_few_letters() {
        patterns::<2, 3>("ABBA", 5);
    }

    #[test]
    #[should_panic(expected = "a partition of 2×3 is 5 letters from A to O, not \"ABBAaA\"")]
    fn too_many_letters() {
        patterns::<2, 3>("ABBAaA", 5);
    }

    #[test]
    #[should_panic(expected = "a partition of 2×3 is 5 letters from A to O, not \"ABBAa\"")]
    fn a_small_letter() {
        patterns::<2, 3>("ABBAa", 5);
    }

    #[test]
    #[should_panic(expected = "a partition of 2×3 is 5 letters from A to O, not \"ABBé\"")]
    fn not_ascii() {
        patterns::<2, 3>("ABBé", 5);
    }

    #[test]
    #[should_panic(expected = "a pattern has at most 8 tiles, not 9 as B in \"ABBBBBBBBBA\"")]
    fn too_large_a_pattern() {
        patterns::<3, 4>("ABBBBBBBBBA", 11);
    }
}
