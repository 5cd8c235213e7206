//! Partitions of the tiles into patterns, written as letters.

use super::symmetry::Symmetry;

/// The most tiles that a pattern can have. Eight on 4×4 take 0.8 GB to build, nine would take 6 GB.
const MOST_TILES: usize = 8;

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
    let cells = cells_of_letters::<R, C>(blank);
    let mut patterns = Vec::new();
    for pattern in 'A'..='O' {
        let pairs = letters.chars().zip(&cells);
        let own = pairs.filter(|&(letter, _)| letter == pattern);
        let own: Vec<usize> = own.map(|(_, &cell)| cell).collect();
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

/// Returns the goal cell that each letter stands for, and at the end the blank's.
///
/// Letters are written for a blank on the last cell. If a symmetry takes that cell to the blank's,
/// it takes the letters along. Otherwise the letter of the blank's cell stands for the last cell.
fn cells_of_letters<const R: usize, const C: usize>(blank: usize) -> Vec<usize> {
    let last = R * C - 1;
    let mut cells = Symmetry::IDENTITY.cells;
    match Symmetry::taking::<R, C>(last, blank) {
        Some(symmetry) => cells = symmetry.cells,
        None => cells.swap(blank, last),
    }
    cells[..R * C].to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_turn_with_the_blank() {
        // ABB
        // AA_ for the blank on cell 5. On cell 0: _AA
        //                                         BBA
        let patterns = |blank| patterns::<2, 3>("ABBAA", blank);
        assert_eq!(patterns(5), [vec![0, 3, 4], vec![1, 2]]);
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
