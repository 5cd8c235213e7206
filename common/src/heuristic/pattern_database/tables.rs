//! The tables of all patterns of a partition, as a heuristic.

use super::build::{fill, Graph, VisitAll};
use super::layout::Layout;
use super::mirror;
use super::partition::MOST_TILES;
use super::pattern::Pattern;
use super::view::View;
use crate::board::Board;
use crate::heuristic::{Heuristic, Manhattan, Slide};

/// The tables of all patterns in one layout.
#[derive(Clone, Debug)]
pub(crate) struct Tables<const R: usize, const C: usize, L> {
    goal: Board<R, C>,
    /// Adds the Manhattan distances, which the entries leave out.
    manhattan: Manhattan<R, C>,
    /// The view of a board, and that of its mirror image.
    views: [View<R, C>; 2],
    /// The entries of all patterns.
    table: L,
}

/// What a [`PatternDatabase`](super::PatternDatabase) carries along a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Carried {
    /// The numbers of the placements on the board and on its mirror image: see [`View`].
    words: [u64; 2],
    /// The estimates of both, with the Manhattan distance.
    pub(super) estimates: [u32; 2],
}

impl Carried {
    /// Returns the larger estimate.
    #[inline(always)]
    pub fn estimate(self) -> u32 {
        self.estimates[0].max(self.estimates[1])
    }
}

impl<const R: usize, const C: usize, L: Layout> Tables<R, C, L> {
    /// Builds the tables of patterns that are given by the goal cells of their tiles.
    pub(super) fn new(
        goal: Board<R, C>,
        goal_cells: Vec<Vec<usize>>,
        visit_all: VisitAll<'_>,
    ) -> Self {
        let (mut patterns, mut entries) = (Vec::new(), 0);
        for cells in goal_cells {
            let pattern = Pattern::new::<L>(cells, R * C, entries);
            entries += pattern.size;
            patterns.push(pattern);
        }
        let mut table = L::new(entries);
        let mut graphs: [Option<Graph>; MOST_TILES + 1] = Default::default();
        for pattern in &patterns {
            let tiles = pattern.goal.len();
            let graph = graphs[tiles].get_or_insert_with(|| Graph::new::<R, C>(tiles));
            fill::<R, C, L>(&mut table, pattern, goal.blank(), graph, visit_all);
        }
        let mirrors = [mirror::IDENTITY, mirror::mirror::<R, C>(goal.blank())];
        Tables {
            goal,
            manhattan: Manhattan::new(goal),
            views: mirrors.map(|mirror| View::new::<L>(&patterns, goal, mirror)),
            table,
        }
    }
}

impl<const R: usize, const C: usize, L: Layout> Heuristic<R, C> for Tables<R, C, L> {
    type Carried = Carried;

    fn goal(&self) -> Board<R, C> {
        self.goal
    }

    fn start(&self, board: Board<R, C>) -> Carried {
        let words = [0, 1].map(|i| self.views[i].word(board));
        let manhattan = self.manhattan.start(board);
        let estimate = |i: usize| {
            let entries = self.views[i].indexes(words[i]);
            let entries = entries.map(|index| u32::from(self.table.entry(index)));
            manhattan + 2 * entries.sum::<u32>()
        };
        Carried {
            words,
            estimates: [0, 1].map(estimate),
        }
    }

    #[inline(always)]
    fn next(&self, mut carried: Carried, slide: Slide<R, C>) -> Carried {
        for (i, view) in self.views.iter().enumerate() {
            let tile = view.tile(slide.tile);
            let before = carried.words[i];
            let after = L::next(before, view, slide);
            let entry = |word| u32::from(self.table.entry(tile.index(word)));
            carried.words[i] = after;
            carried.estimates[i] = self.manhattan.next(carried.estimates[i], slide)
                + 2 * entry(after)
                - 2 * entry(before);
        }
        carried
    }

    #[inline(always)]
    fn estimate(&self, carried: Carried) -> u32 {
        carried.estimate()
    }
}

#[cfg(test)]
mod tests {
    use super::super::build::visit_in_turn;
    use super::super::by_cell::ByCell;
    use super::super::partition;
    use super::super::ranked::Ranked;
    use super::super::threads::visit_on_threads;
    use super::*;
    use crate::permutation::factorial;

    /// Both layouts give the same sums, and updated sums are those found afresh.
    fn layouts_agree<const R: usize, const C: usize>(letters: &str, blank: usize) {
        let goal = Board::<R, C>::GOAL.swap_blank(R * C - 1, blank);
        let patterns = partition::patterns::<R, C>(letters, blank);
        let one = Tables::<R, C, ByCell>::new(goal, patterns.clone(), &visit_in_turn);
        let other = Tables::<R, C, Ranked>::new(goal, patterns, &visit_in_turn);
        for board in (0..factorial(R * C)).map(|rank| Board::unrank(rank).unwrap()) {
            let by_cell = one.start(board);
            let ranked = other.start(board);
            assert_eq!(by_cell.estimates, ranked.estimates, "{board:?}");
            for (_, after) in board.successors() {
                let slide = Slide::new(board, after.blank());
                let updated = one.next(by_cell, slide);
                assert_eq!(updated, one.start(after), "{board:?}");
                let updated = other.next(ranked, slide);
                assert_eq!(updated, other.start(after), "{board:?}");
            }
        }
    }

    #[test]
    fn threads_build_the_same_table() {
        let patterns = partition::patterns::<4, 4>("AABBCCDDEFFFFFF", 15);
        let goal = Board::<4, 4>::GOAL;
        let one = Tables::<4, 4, Ranked>::new(goal, patterns.clone(), &visit_in_turn);
        for threads in [1, 2, 7] {
            let visit_all: VisitAll<'_> = &|graph, visits| visit_on_threads(graph, visits, threads);
            let other = Tables::<4, 4, Ranked>::new(goal, patterns.clone(), visit_all);
            assert_eq!(one.table, other.table, "{threads}");
        }
    }

    #[test]
    fn layouts_agree_on_all_boards() {
        layouts_agree::<2, 3>("AABBA", 5);
        layouts_agree::<3, 2>("ABACA", 2);
        for letters in ["AAABBBCC", "AAAABBBB", "AAAAAABB"] {
            layouts_agree::<3, 3>(letters, 8);
        }
        layouts_agree::<3, 3>("ABACABAB", 3);
    }
}
