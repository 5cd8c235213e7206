//! Repeats the choice of the partitions of 4×4: no other partition of the same sizes generates clearly
//! fewer states.
//!
//! All partitions of the sizes are ranked by the mean of their estimates over random boards. Those that
//! rank highest then solve the same boards as the chosen one.
//!
//! `cargo test --release -p common choice -- --ignored`

use super::build::visit_in_turn;
use super::by_cell::ByCell;
use super::tables::Tables;
use super::*;
use crate::heuristic::Manhattan;
use crate::search::{ida_star, Measures};

/// How many random boards the estimates are compared on.
const BOARDS: usize = 2_000;

/// By set of goal cells, bit `c` for cell `c`: the pattern's entry for each of the random boards.
type Entries = Vec<Vec<u8>>;

fn random_boards() -> Vec<Board<4, 4>> {
    let mut seed = 1_u64;
    let ranks = std::iter::from_fn(|| {
        // Knuth's linear congruential generator (MMIX), of which the high bits are used.
        seed = seed.wrapping_mul(6_364_136_223_846_793_005);
        seed = seed.wrapping_add(1_442_695_040_888_963_407);
        Some(seed >> 19)
    });
    let boards = ranks.filter_map(Board::<4, 4>::unrank);
    boards.filter(|b| b.is_solvable()).take(BOARDS).collect()
}

fn cells_of(set: usize) -> impl Iterator<Item = usize> {
    (0..15).filter(move |cell| set >> cell & 1 == 1)
}

/// Returns the mirror image of a set of cells.
fn reflected(set: usize) -> usize {
    cells_of(set).map(|c| 1 << (c % 4 * 4 + c / 4)).sum()
}

/// Returns the entries of all patterns of so many tiles.
fn exact(tiles: u32) -> Entries {
    let boards = random_boards();
    let manhattan = Manhattan::new(Board::GOAL);
    let mut entries = vec![Vec::new(); 1 << 15];
    for set in (0..1_usize << 15).filter(|set| set.count_ones() == tiles) {
        if entries[set].is_empty() {
            let cells = vec![cells_of(set).collect()];
            let tables = Tables::<4, 4, ByCell>::new(Board::GOAL, cells, &visit_in_turn);
            let of_view = |view: usize| {
                let entry = |&board| {
                    let estimate = tables.start(board).estimates[view];
                    (estimate - manhattan.start(board)) as u8 / 2
                };
                boards.iter().map(entry).collect()
            };
            entries[set] = of_view(0);
            entries[reflected(set)] = of_view(1);
        }
    }
    entries
}

/// Returns estimates of the entries of patterns with one tile more: the largest entry of any part.
fn larger(entries: &Entries) -> Entries {
    let largest = |set: usize| {
        let parts = cells_of(set).map(|cell| &entries[set ^ 1 << cell]);
        parts.fold(Vec::new(), |largest, part| match largest.len() {
            0 => part.clone(),
            _ => largest.iter().zip(part).map(|(a, b)| *a.max(b)).collect(),
        })
    };
    (0..1 << 15).map(largest).collect()
}

/// Ranks partitions by the mean of the larger estimate, that of a board or of its mirror image.
struct Ranking<'a> {
    /// By number of tiles.
    entries: &'a [Entries],
    sizes: &'a [u32],
    /// The best partitions so far, with the sum of their estimates, in no order.
    best: Vec<(u64, Vec<usize>)>,
    keep: usize,
}

impl Ranking<'_> {
    /// Tries all partitions that begin with these patterns. `sums` are those of their entries on the
    /// boards and on the mirror images.
    fn try_all(&mut self, patterns: &mut Vec<usize>, sums: &[Vec<u8>; 2]) {
        let free = !patterns.iter().sum::<usize>() & 0x7FFF;
        let i = patterns.len();
        // Patterns of equal size are tried in the order of their lowest cells only.
        let equal_before = i > 0 && self.sizes[i - 1] == self.sizes[i];
        let mut set = free;
        while set > 0 {
            let in_order = !equal_before || set.trailing_zeros() > patterns[i - 1].trailing_zeros();
            if set.count_ones() == self.sizes[i] && in_order {
                let add = |sum: &[u8], set: usize| -> Vec<u8> {
                    let entries = &self.entries[self.sizes[i] as usize][set];
                    sum.iter().zip(entries).map(|(a, b)| a + b).collect()
                };
                let sums = [add(&sums[0], set), add(&sums[1], reflected(set))];
                patterns.push(set);
                if i + 1 < self.sizes.len() {
                    self.try_all(patterns, &sums);
                } else {
                    let larger = sums[0].iter().zip(&sums[1]).map(|(a, b)| a.max(b));
                    let sum = larger.map(|&sum| u64::from(sum)).sum();
                    self.best.push((sum, patterns.clone()));
                    if self.best.len() > 10 * self.keep {
                        self.trim();
                    }
                }
                patterns.pop();
            }
            set = (set - 1) & free; // the next smaller part of `free`
        }
    }

    fn trim(&mut self) {
        self.best.sort_by(|a, b| b.cmp(a));
        self.best.truncate(self.keep);
    }
}

/// Checks that none of the partitions that rank highest generates less than 97 % of the states that
/// `chosen` does.
fn is_best(chosen: &str, entries: &[Entries], sizes: &[u32], keep: usize, boards: &[Board<4, 4>]) {
    let mut ranking = Ranking {
        entries,
        sizes,
        best: Vec::new(),
        keep,
    };
    let zeros = vec![0; BOARDS];
    ranking.try_all(&mut Vec::new(), &[zeros.clone(), zeros]);
    ranking.trim();
    let solve_all = |letters: &str, measures: &mut Measures| {
        let database = PatternDatabase::new(Board::GOAL, letters);
        let mut paths = boards.iter().map(|&b| ida_star(b, &database, measures));
        paths.all(|path| path.is_ok())
    };
    let mut measures = Measures::new();
    assert!(solve_all(chosen, &mut measures));
    let limit = measures.generated * 97 / 100;
    for (_, patterns) in &ranking.best {
        let letter = |cell: usize| {
            let pattern = patterns.iter().position(|set| set >> cell & 1 == 1);
            char::from(b'A' + pattern.expect("each cell is in a pattern") as u8)
        };
        let letters: String = (0..15).map(letter).collect();
        let is_better = solve_all(&letters, &mut Measures::with_limit(limit));
        assert!(!is_better, "{letters} is better than {chosen}");
    }
}

fn read(text: &str) -> Vec<Board<4, 4>> {
    let tiles = text.split_whitespace().skip(1);
    let tiles: Vec<usize> = tiles.map(|tile| tile.parse().unwrap()).collect();
    tiles.chunks(16).map(|t| Board::new(t).unwrap()).collect()
}

#[test]
#[ignore = "three minutes"]
fn no_partition_is_clearly_better() {
    let batch = read(include_str!("../../../../test_data/uva10181/batch100.in"));
    let korf = read(include_str!("../../../../test_data/bench/korf100.in"));
    let korf: Vec<_> = korf.into_iter().step_by(4).collect();
    let mut entries = vec![Entries::new(); 3];
    entries.extend([3, 4, 5].map(exact));
    entries.push(larger(&entries[5]));
    let [_, _, four, five, six, _] = PatternDatabase::PARTITIONS;
    is_best(four, &entries, &[4, 4, 4, 3], 300, &batch);
    is_best(five, &entries, &[5, 5, 5], 60, &korf);
    is_best(six, &entries, &[6, 6, 3], 20, &korf);
}
