//! The searches of `common` against those of the `pathfinding` crate, and against an IDA* written
//! for the 15-puzzle alone, on the same boards in the same run.
//!
//! All searches use Manhattan distance. `pathfinding` runs twice: on states like those of its own
//! sliding puzzle example (an array, the blank's cell and the distance), and, as `on_our_board`, on
//! `Board`, which compares the search alone. Divan prints the times and, as the second number of
//! `max alloc`, the most bytes held.
//!
//! `hashed` and `ranked` name the memory of our search. `kept` means that one memory serves all
//! boards of a run, as in a program that solves many boards.

use common::{a_star, bidirectional, breadth_first, ida_star};
use common::{Board, Hashed, Heuristic, LimitReached, Manhattan, Measures, Move, Ranked};
use compare::boards;
use divan::{AllocProfiler, Bencher};
use pathfinding::prelude::{astar, idastar};

#[global_allocator]
static ALLOCATOR: AllocProfiler = AllocProfiler::system();

fn main() {
    divan::main();
}

/// 100 random boards of 3×3.
fn small() -> Vec<Board<3, 3>> {
    boards::random(1).take(100).collect()
}

/// 20 boards of 4×4 that need 30 to 40 moves: random ones with little Manhattan distance.
fn large() -> Vec<Board<4, 4>> {
    let heuristic = Manhattan::new(Board::GOAL);
    let near = |&board: &Board<4, 4>| heuristic.estimate(heuristic.start(board)) <= 20;
    boards::random(1).filter(near).take(20).collect()
}

/// Solves all boards: once to check the number of moves, and then for the bench.
fn solve<const R: usize, const C: usize>(
    bencher: Bencher,
    boards: Vec<Board<R, C>>,
    moves: impl Fn(Board<R, C>) -> Option<usize> + Sync,
) {
    solve_keeping(bencher, boards, || (), |(), board| moves(board));
}

/// Does the same as [`solve`] with one memory for all boards, made anew in each run.
fn solve_keeping<const R: usize, const C: usize, M>(
    bencher: Bencher,
    boards: Vec<Board<R, C>>,
    memory: impl Fn() -> M + Sync,
    moves: impl Fn(&mut M, Board<R, C>) -> Option<usize> + Sync,
) {
    let moves_in_all = || -> usize {
        let mut memory = memory();
        let moves = |&board| moves(&mut memory, board);
        boards.iter().filter_map(moves).sum()
    };
    assert_eq!(
        moves_in_all(),
        if R == 3 { SMALL_MOVES } else { LARGE_MOVES }
    );
    bencher.bench(moves_in_all);
}

/// Returns the length of the path that one of our searches finds.
fn moves(
    search: impl FnOnce(&mut Measures) -> Result<Option<Vec<Move>>, LimitReached>,
) -> Option<usize> {
    let path = search(&mut Measures::new()).expect("there is no limit");
    Some(path?.len())
}

/// The number of moves of all shortest paths of `small`, which every search must find.
const SMALL_MOVES: usize = 2204;
/// The same for `large`.
const LARGE_MOVES: usize = 715;

/// A state like that of the sliding puzzle example of `pathfinding`.
#[derive(Clone, Hash, PartialEq, Eq)]
struct Game<const CELLS: usize> {
    tiles: [u8; CELLS],
    blank: u8,
    distance: u8,
}

/// What all states of a shape share.
struct Rules<const CELLS: usize> {
    columns: u8,
    goal: [u8; CELLS],
    neighbours: Vec<Vec<u8>>,
}

impl<const CELLS: usize> Rules<CELLS> {
    fn new<const R: usize, const C: usize>() -> Self {
        let targets = |cell| {
            let targets = Move::ALL
                .iter()
                .filter_map(move |&m| Board::<R, C>::target(cell, m));
            targets.map(|target| target as u8).collect()
        };
        Rules {
            columns: C as u8,
            goal: array(Board::<R, C>::GOAL),
            neighbours: (0..CELLS).map(targets).collect(),
        }
    }

    fn game<const R: usize, const C: usize>(&self, board: Board<R, C>) -> Game<CELLS> {
        let tiles = array(board);
        let occupied = (0..CELLS as u8).filter(|&cell| tiles[usize::from(cell)] != 0);
        Game {
            tiles,
            blank: board.blank() as u8,
            distance: occupied.map(|cell| self.distance(&tiles, cell)).sum(),
        }
    }

    /// Returns the Manhattan distance of the tile on a cell.
    fn distance(&self, tiles: &[u8; CELLS], cell: u8) -> u8 {
        let home = tiles[usize::from(cell)] - 1;
        let rows = (cell / self.columns).abs_diff(home / self.columns);
        rows + (cell % self.columns).abs_diff(home % self.columns)
    }

    fn successors(
        &self,
        game: &Game<CELLS>,
    ) -> impl Iterator<Item = (Game<CELLS>, u8)> + use<'_, CELLS> {
        let game = game.clone();
        self.neighbours[usize::from(game.blank)]
            .iter()
            .map(move |&cell| {
                let mut next = game.clone();
                next.tiles.swap(usize::from(game.blank), usize::from(cell));
                next.blank = cell;
                next.distance += self.distance(&next.tiles, game.blank);
                next.distance -= self.distance(&game.tiles, cell);
                (next, 1)
            })
    }
}

fn array<const R: usize, const C: usize, const CELLS: usize>(board: Board<R, C>) -> [u8; CELLS] {
    std::array::from_fn(|cell| board.tile(cell) as u8)
}

/// Returns the successors, for the searches of `pathfinding` without costs.
fn successors<const R: usize, const C: usize>(
    board: &Board<R, C>,
) -> impl Iterator<Item = Board<R, C>> + use<R, C> {
    board.successors().map(|(_, next)| next)
}

/// Returns the successors with the cost of each move, 1.
fn weighted<const R: usize, const C: usize>(
    board: &Board<R, C>,
) -> impl Iterator<Item = (Board<R, C>, u32)> + use<R, C> {
    successors(board).map(|next| (next, 1))
}

/// `astar` of `pathfinding` on its own states.
fn their_astar<const R: usize, const C: usize, const CELLS: usize>(
    bencher: Bencher,
    boards: Vec<Board<R, C>>,
) {
    let rules = Rules::<CELLS>::new::<R, C>();
    solve(bencher, boards, |board| {
        let start = rules.game(board);
        let next = |game: &_| rules.successors(game);
        let path = astar(
            &start,
            next,
            |game| game.distance,
            |game| game.tiles == rules.goal,
        );
        Some(path?.1.into())
    });
}

/// `astar` of `pathfinding` on our boards.
fn their_astar_on_our_board<const R: usize, const C: usize>(
    bencher: Bencher,
    boards: Vec<Board<R, C>>,
) {
    let heuristic = Manhattan::new(Board::GOAL);
    solve(bencher, boards, |board| {
        let h = |board: &_| heuristic.estimate(heuristic.start(*board));
        let path = astar(&board, weighted, h, |board| *board == Board::GOAL);
        Some(path?.1 as usize)
    });
}

/// `idastar` of `pathfinding` on its own states.
fn their_idastar<const R: usize, const C: usize, const CELLS: usize>(
    bencher: Bencher,
    boards: Vec<Board<R, C>>,
) {
    let rules = Rules::<CELLS>::new::<R, C>();
    solve(bencher, boards, |board| {
        let start = rules.game(board);
        let next = |game: &_| rules.successors(game);
        let path = idastar(
            &start,
            next,
            |game| game.distance,
            |game| game.tiles == rules.goal,
        );
        Some(path?.1.into())
    });
}

/// Our IDA*.
fn our_ida_star<const R: usize, const C: usize>(bencher: Bencher, boards: Vec<Board<R, C>>) {
    let heuristic = Manhattan::new(Board::GOAL);
    solve(bencher, boards, |board| {
        moves(|measures| ida_star(board, &heuristic, measures))
    });
}

#[divan::bench_group(sample_count = 5, sample_size = 1)]
mod bfs_3x3 {
    use super::*;
    use ::pathfinding::prelude::bfs;

    #[divan::bench]
    fn hashed_kept(bencher: Bencher) {
        solve_keeping(bencher, small(), Hashed::new, |memory, board| {
            moves(|measures| breadth_first(board, Board::GOAL, memory, measures))
        });
    }

    #[divan::bench]
    fn ranked_kept(bencher: Bencher) {
        solve_keeping(bencher, small(), Ranked::new, |memory, board| {
            moves(|measures| breadth_first(board, Board::GOAL, memory, measures))
        });
    }

    #[divan::bench]
    fn pathfinding(bencher: Bencher) {
        let rules = Rules::<9>::new::<3, 3>();
        solve(bencher, small(), |board| {
            let next = |game: &_| rules.successors(game).map(|(next, _)| next);
            Some(bfs(&rules.game(board), next, |game| game.tiles == rules.goal)?.len() - 1)
        });
    }

    #[divan::bench]
    fn pathfinding_on_our_board(bencher: Bencher) {
        solve(bencher, small(), |board| {
            Some(bfs(&board, successors, |board| *board == Board::GOAL)?.len() - 1)
        });
    }
}

#[divan::bench_group(sample_count = 50, sample_size = 1)]
mod bidirectional_3x3 {
    use super::*;
    use ::pathfinding::prelude::bfs_bidirectional;

    #[divan::bench]
    fn hashed_kept(bencher: Bencher) {
        let memories = || [Hashed::new(), Hashed::new()];
        solve_keeping(bencher, small(), memories, |memories, board| {
            let memories = memories.each_mut();
            moves(|measures| bidirectional(board, Board::GOAL, memories, measures))
        });
    }

    #[divan::bench]
    fn ranked_kept(bencher: Bencher) {
        let memories = || [Ranked::new(), Ranked::new()];
        solve_keeping(bencher, small(), memories, |memories, board| {
            let memories = memories.each_mut();
            moves(|measures| bidirectional(board, Board::GOAL, memories, measures))
        });
    }

    #[divan::bench]
    fn pathfinding(bencher: Bencher) {
        let rules = Rules::<9>::new::<3, 3>();
        let goal = rules.game(Board::<3, 3>::GOAL);
        solve(bencher, small(), |board| {
            let next = |game: &_| rules.successors(game).map(|(next, _)| next);
            Some(bfs_bidirectional(&rules.game(board), &goal, next, next)?.len() - 1)
        });
    }

    #[divan::bench]
    fn pathfinding_on_our_board(bencher: Bencher) {
        solve(bencher, small(), |board| {
            Some(bfs_bidirectional(&board, &Board::GOAL, successors, successors)?.len() - 1)
        });
    }
}

#[divan::bench_group(sample_count = 50, sample_size = 1)]
mod a_star_3x3 {
    use super::*;

    #[divan::bench]
    fn hashed_kept(bencher: Bencher) {
        let heuristic = Manhattan::new(Board::GOAL);
        solve_keeping(bencher, small(), Hashed::new, |memory, board| {
            moves(|measures| a_star(board, &heuristic, memory, measures))
        });
    }

    #[divan::bench]
    fn ranked_kept(bencher: Bencher) {
        let heuristic = Manhattan::new(Board::GOAL);
        solve_keeping(bencher, small(), Ranked::new, |memory, board| {
            moves(|measures| a_star(board, &heuristic, memory, measures))
        });
    }

    #[divan::bench]
    fn pathfinding(bencher: Bencher) {
        their_astar::<3, 3, 9>(bencher, small());
    }

    #[divan::bench]
    fn pathfinding_on_our_board(bencher: Bencher) {
        their_astar_on_our_board(bencher, small());
    }
}

#[divan::bench_group(sample_count = 5, sample_size = 1)]
mod a_star_4x4 {
    use super::*;

    #[divan::bench]
    fn hashed(bencher: Bencher) {
        let heuristic = Manhattan::new(Board::GOAL);
        solve(bencher, large(), |board| {
            moves(|measures| a_star(board, &heuristic, &mut Hashed::new(), measures))
        });
    }

    #[divan::bench]
    fn pathfinding(bencher: Bencher) {
        their_astar::<4, 4, 16>(bencher, large());
    }

    #[divan::bench]
    fn pathfinding_on_our_board(bencher: Bencher) {
        their_astar_on_our_board(bencher, large());
    }
}

#[divan::bench_group(sample_count = 50, sample_size = 1)]
mod ida_star_3x3 {
    use super::*;

    #[divan::bench]
    fn ours(bencher: Bencher) {
        our_ida_star(bencher, small());
    }

    #[divan::bench]
    fn pathfinding(bencher: Bencher) {
        their_idastar::<3, 3, 9>(bencher, small());
    }
}

#[divan::bench_group(sample_count = 5, sample_size = 1)]
mod ida_star_4x4 {
    use super::*;

    #[divan::bench]
    fn ours(bencher: Bencher) {
        our_ida_star(bencher, large());
    }

    #[divan::bench]
    fn specialised(bencher: Bencher) {
        let puzzle = Specialised::new();
        solve(bencher, large(), |board| Some(puzzle.shortest(board)));
    }

    #[divan::bench]
    fn pathfinding(bencher: Bencher) {
        their_idastar::<4, 4, 16>(bencher, large());
    }
}

/// IDA* for the 15-puzzle with Manhattan distance and nothing else.
struct Specialised {
    /// For each cell, the cells that the blank can move to, and their number.
    targets: [([u8; 4], usize); 16],
    /// The change of the distance when a tile slides: `change[tile][from][to]`.
    change: [[[i8; 16]; 16]; 16],
}

impl Specialised {
    fn new() -> Self {
        let distance = |tile: usize, cell: usize| {
            let home = tile - 1;
            (cell / 4).abs_diff(home / 4) as i8 + (cell % 4).abs_diff(home % 4) as i8
        };
        let mut targets = [([0; 4], 0); 16];
        let mut change = [[[0; 16]; 16]; 16];
        for cell in 0..16 {
            for target in (0..4).filter_map(|m| Board::<4, 4>::target(cell, Move::ALL[m])) {
                let (cells, count) = &mut targets[cell];
                cells[*count] = target as u8;
                *count += 1;
                for (tile, change) in change.iter_mut().enumerate().skip(1) {
                    change[target][cell] = distance(tile, cell) - distance(tile, target);
                }
            }
        }
        Specialised { targets, change }
    }

    /// Returns the length of a shortest path.
    fn shortest(&self, board: Board<4, 4>) -> usize {
        let heuristic = Manhattan::new(Board::GOAL);
        let h = heuristic.estimate(heuristic.start(board)) as i8;
        let mut tiles: [u8; 16] = array(board);
        let blank = board.blank();
        (usize::try_from(h).unwrap_or(0)..)
            .step_by(2)
            .find(|&bound| self.visit(&mut tiles, blank, 16, h, bound as i8))
            .unwrap_or(0)
    }

    /// Returns whether the goal is at most `room` moves away.
    fn visit(&self, tiles: &mut [u8; 16], blank: usize, came_from: usize, h: i8, room: i8) -> bool {
        if h == 0 {
            return true;
        }
        let (cells, count) = self.targets[blank];
        for &target in &cells[..count] {
            let target = usize::from(target);
            if target == came_from {
                continue;
            }
            let tile = tiles[target];
            let next_h = h + self.change[usize::from(tile)][target][blank];
            if next_h < room {
                tiles[blank] = tile;
                if self.visit(tiles, target, blank, next_h, room - 1) {
                    tiles[blank] = 0;
                    tiles[target] = tile;
                    return true;
                }
                tiles[target] = tile;
            }
        }
        false
    }
}
