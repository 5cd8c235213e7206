//! The entries of all patterns in one layout, and their sums.

use super::build;
use super::layout::Layout;
use super::pattern::Pattern;
use super::symmetry::Symmetry;
use super::view::View;
use crate::board::Board;
use crate::heuristic::Slide;

/// Looks up the entries of a board, and of its mirror image.
#[derive(Clone, Debug)]
pub(super) struct Lookup<const R: usize, const C: usize, L> {
    views: [View<R, C>; 2],
    table: L,
}

/// The placements of all patterns on a board, and on its mirror image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Placements {
    /// See [`View`].
    words: [u64; 2],
    /// The sums of the entries.
    pub sums: [u32; 2],
}

impl<const R: usize, const C: usize, L: Layout> Lookup<R, C, L> {
    /// Builds the table of patterns that are given by the goal cells of their tiles.
    pub fn new(goal: Board<R, C>, goal_cells: Vec<Vec<usize>>) -> Self {
        let (mut patterns, mut entries) = (Vec::new(), 0);
        for cells in goal_cells {
            let pattern = Pattern::new::<L>(cells, R * C, entries);
            entries += pattern.size;
            patterns.push(pattern);
        }
        let mut table = L::new(entries);
        for pattern in &patterns {
            build::fill::<R, C, L>(&mut table, pattern, goal.blank());
        }
        let mirror = Symmetry::reflection_keeping::<R, C>(goal.blank());
        let mirrors = [Symmetry::IDENTITY, mirror.unwrap_or(Symmetry::IDENTITY)];
        let views = mirrors.map(|mirror| View::new::<L>(&patterns, goal, mirror));
        Lookup { views, table }
    }

    /// Returns the placements on a board and on its mirror image.
    pub fn start(&self, board: Board<R, C>) -> Placements {
        let [one, other] = &self.views;
        let words = [one.word(board), other.word(board)];
        let sum = |view: &View<R, C>, word| {
            let entries = view.indexes(word).map(|index| self.table.entry(index));
            entries.sum()
        };
        let sums = [sum(one, words[0]), sum(other, words[1])];
        Placements { words, sums }
    }

    /// Returns the placements after a slide. Only the entry of the tile's pattern can change.
    #[inline]
    pub fn next(&self, mut placements: Placements, slide: Slide<R, C>) -> Placements {
        for (i, view) in self.views.iter().enumerate() {
            let before = placements.words[i];
            let after = view.next::<L>(before, slide);
            placements.words[i] = after;
            placements.sums[i] += self.table.entry(view.index(after, slide.tile));
            placements.sums[i] -= self.table.entry(view.index(before, slide.tile));
        }
        placements
    }
}

#[cfg(test)]
mod tests {
    use super::super::by_cell::ByCell;
    use super::super::partition;
    use super::super::ranked::Ranked;
    use super::*;
    use crate::permutation::factorial;

    /// Both layouts give the same sums, and updated sums are those found afresh.
    fn layouts_agree<const R: usize, const C: usize>(letters: &str, blank: usize) {
        let goal = Board::<R, C>::GOAL.swap_blank(R * C - 1, blank);
        let patterns = partition::patterns::<R, C>(letters, blank);
        let by_cell = Lookup::<R, C, ByCell>::new(goal, patterns.clone());
        let ranked = Lookup::<R, C, Ranked>::new(goal, patterns);
        for board in (0..factorial(R * C)).map(|rank| Board::unrank(rank).unwrap()) {
            let (one, other) = (by_cell.start(board), ranked.start(board));
            assert_eq!(one.sums, other.sums, "{board:?}");
            for (_, after) in board.successors() {
                let slide = Slide::new(board, after.blank());
                let (one, other) = (by_cell.next(one, slide), ranked.next(other, slide));
                assert_eq!(one, by_cell.start(after), "{board:?}");
                assert_eq!(other, ranked.start(after), "{board:?}");
            }
        }
    }

    #[test]
    fn on_all_boards() {
        layouts_agree::<2, 3>("AABBA", 5);
        layouts_agree::<3, 2>("ABACA", 2);
        for letters in ["AAABBBCC", "AAAABBBB", "AAAAAABB"] {
            layouts_agree::<3, 3>(letters, 8);
        }
        layouts_agree::<3, 3>("ABACABAB", 3);
    }
}
