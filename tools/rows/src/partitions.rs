//! The partitions of the 15-puzzle whose pattern databases take part.

use common::PatternDatabase;

/// Returns the partitions of [`PatternDatabase::PARTITIONS`] whose tables build in less than a
/// second, which is true of patterns of at most six tiles.
///
/// Patterns of one tile are left out, since their sum is the Manhattan distance.
pub fn quick() -> impl Iterator<Item = &'static str> {
    let is_quick = |partition: &&str| (2..=6).contains(&sizes(partition)[0]);
    PatternDatabase::PARTITIONS.into_iter().filter(is_quick)
}

/// Returns the name of a partition, the sizes of its patterns: `4-4-4-3`.
pub fn name(partition: &str) -> String {
    let sizes = sizes(partition);
    let sizes: Vec<String> = sizes.iter().map(usize::to_string).collect();
    sizes.join("-")
}

/// Returns the sizes of the patterns of a partition, the largest first.
fn sizes(partition: &str) -> Vec<usize> {
    let size = |letter| partition.matches(letter).count();
    let mut sizes: Vec<usize> = ('A'..='O').map(size).filter(|&size| size > 0).collect();
    sizes.sort_by(|a, b| b.cmp(a));
    sizes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_partition_is_named_by_its_sizes() {
        assert_eq!(name("AAADBADDBBCCBCC"), "4-4-4-3");
        let names: Vec<String> = quick().map(name).collect();
        assert!(names.contains(&"4-4-4-3".to_string()), "{names:?}");
        assert!(names.contains(&"6-6-3".to_string()), "{names:?}");
        assert!(!names.contains(&"7-7-1".to_string()), "{names:?}");
    }
}
