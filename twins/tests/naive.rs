//! A naive search, which shares nothing with the workspace, agrees with each twin on random inputs.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::io::Write as _;
use std::process::{Command, Stdio};

/// The tile on each cell, 0 for the blank.
type Board = Vec<usize>;

/// For each cell, the moves of a blank there: a letter and the cell to which it takes the blank.
type Graph = Vec<Vec<(char, usize)>>;

/// The cells of a board, with the moves in alphabetical order.
fn grid(rows: usize, columns: usize) -> Graph {
    let moves = |cell: usize| {
        let (row, column) = (cell / columns, cell % columns);
        let all = [
            (row + 1 < rows).then(|| ('D', cell + columns)),
            (column > 0).then(|| ('L', cell - 1)),
            (column + 1 < columns).then(|| ('R', cell + 1)),
            (row > 0).then(|| ('U', cell - columns)),
        ];
        all.into_iter().flatten().collect()
    };
    (0..rows * columns).map(moves).collect()
}

/// The solved board with the blank last.
fn blank_last(cells: usize) -> Board {
    (1..cells).chain([0]).collect()
}

fn successors(graph: &Graph, board: &Board) -> Vec<(char, Board)> {
    let blank = board.iter().position(|&tile| tile == 0).unwrap();
    let successor = |&(letter, cell): &(char, usize)| {
        let mut next = board.clone();
        next.swap(blank, cell);
        (letter, next)
    };
    graph[blank].iter().map(successor).collect()
}

/// The distances from `start` of all boards that are at most `most_moves` away.
fn distances(graph: &Graph, start: &Board, most_moves: usize) -> HashMap<Board, usize> {
    let mut distances = HashMap::from([(start.clone(), 0)]);
    let mut layer = vec![start.clone()];
    for moves in 1..=most_moves {
        let mut next_layer = Vec::new();
        for (_, next) in layer.iter().flat_map(|board| successors(graph, board)) {
            if !distances.contains_key(&next) {
                distances.insert(next.clone(), moves);
                next_layer.push(next);
            }
        }
        if next_layer.is_empty() {
            break;
        }
        layer = next_layer;
    }
    distances
}

/// Finds distances and paths to one goal.
struct Oracle {
    graph: Graph,
    /// The distances of all boards near the goal.
    near: HashMap<Board, usize>,
    /// How far to search from other boards until one is near.
    around: usize,
}

impl Oracle {
    /// Knows all boards from which moves lead to the goal.
    fn of_all(graph: Graph, goal: &Board) -> Self {
        let near = distances(&graph, goal, usize::MAX);
        Oracle {
            graph,
            near,
            around: 0,
        }
    }

    /// Finds distances of at most 22 moves.
    fn of_many(graph: Graph, goal: &Board) -> Self {
        let near = distances(&graph, goal, 11);
        Oracle {
            graph,
            near,
            around: 11,
        }
    }

    fn distance(&self, board: &Board) -> Option<usize> {
        if let Some(&moves) = self.near.get(board) {
            return Some(moves);
        }
        let around = distances(&self.graph, board, self.around);
        let through = |(board, moves)| Some(self.near.get(board)? + moves);
        around.iter().filter_map(through).min()
    }

    /// The letters of the alphabetically first shortest path.
    fn path(&self, board: &Board) -> Option<String> {
        let mut path = String::new();
        let mut board = board.clone();
        for left in (0..self.distance(&board)?).rev() {
            let nearer = |(_, next): &(char, Board)| self.distance(next) == Some(left);
            let mut successors = successors(&self.graph, &board).into_iter();
            let (letter, next) = successors.find(nearer).unwrap();
            path.push(letter);
            board = next;
        }
        Some(path)
    }
}

/// SplitMix64, by Sebastiano Vigna.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ mixed >> 31) % limit as u64) as usize
    }

    /// Any board, as likely as any other.
    fn board(&mut self, cells: usize) -> Board {
        let mut board: Board = (0..cells).collect();
        for i in (1..cells).rev() {
            board.swap(i, self.below(i + 1));
        }
        board
    }

    /// A board at most 22 moves from `goal`; of four, one has two tiles exchanged besides.
    fn walk(&mut self, graph: &Graph, goal: &Board) -> Board {
        let mut board = goal.clone();
        for _ in 0..self.below(23) {
            let mut successors = successors(graph, &board);
            board = successors.swap_remove(self.below(successors.len())).1;
        }
        if self.below(4) == 0 {
            let tiles: Vec<usize> = (0..board.len()).filter(|&cell| board[cell] != 0).collect();
            board.swap(tiles[0], tiles[1]);
        }
        board
    }
}

/// The text of a board, a row a line.
fn text(board: &[usize], columns: usize) -> String {
    let mut text = String::new();
    for (cell, tile) in board.iter().enumerate() {
        let end = if cell % columns == columns - 1 {
            '\n'
        } else {
            ' '
        };
        write!(text, "{tile}{end}").unwrap();
    }
    text
}

/// Checks the output for an input. `None` is an input that the judge promises not to give: an
/// error.
fn check(binary: &str, input: &str, expected: Option<String>) {
    let mut command = Command::new(binary);
    command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.stderr(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(input.as_bytes()).unwrap();
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    let code = if expected.is_some() { 0 } else { 1 };
    let found = String::from_utf8(output.stdout).unwrap();
    assert_eq!(found, expected.unwrap_or_default(), "{input}");
    assert_eq!(output.status.code(), Some(code), "{input}");
}

fn line(answer: impl ToString) -> String {
    answer.to_string() + "\n"
}

/// Checks a twin with one board of 3×3 an input.
fn check_3x3(
    binary: &str,
    runs: usize,
    goal: Board,
    input: fn(&Board) -> String,
    expected: fn(&Oracle, &Board) -> Option<String>,
) {
    let oracle = Oracle::of_all(grid(3, 3), &goal);
    let mut random = Random(1);
    for _ in 0..runs {
        let board = random.board(9);
        check(binary, &input(&board), expected(&oracle, &board));
    }
}

fn aoj_alds1_13_b(runs: usize) {
    check_3x3(
        env!("CARGO_BIN_EXE_aoj_alds1_13_b"),
        runs,
        blank_last(9),
        |board| text(board, 3),
        |oracle, board| oracle.distance(board).map(line),
    );
}

fn boj_1525(runs: usize) {
    check_3x3(
        env!("CARGO_BIN_EXE_boj_1525"),
        runs,
        blank_last(9),
        |board| text(board, 3),
        |oracle, board| Some(oracle.distance(board).map_or("-1\n".into(), line)),
    );
}

fn luogu_p1379(runs: usize) {
    check_3x3(
        env!("CARGO_BIN_EXE_luogu_p1379"),
        runs,
        vec![1, 2, 3, 8, 0, 4, 7, 6, 5],
        |board| line(board.iter().map(usize::to_string).collect::<String>()),
        |oracle, board| oracle.distance(board).map(line),
    );
}

fn acwing_845(runs: usize) {
    check_3x3(
        env!("CARGO_BIN_EXE_acwing_845"),
        runs,
        blank_last(9),
        |board| text(board, 9).replace('0', "x"),
        |oracle, board| Some(oracle.distance(board).map_or("-1\n".into(), line)),
    );
}

fn acwing_179(runs: usize) {
    check_3x3(
        env!("CARGO_BIN_EXE_acwing_179"),
        runs,
        blank_last(9),
        |board| text(board, 9).replace('0', "x"),
        |oracle, board| {
            let path = oracle.path(board).unwrap_or("unsolvable".into());
            Some(line(path.to_lowercase()))
        },
    );
}

/// What HackerRank's twin prints for a path.
fn words(path: &str) -> String {
    let word = |letter| match letter {
        'D' => "DOWN\n",
        'L' => "LEFT\n",
        'R' => "RIGHT\n",
        _ => "UP\n",
    };
    line(path.len()) + &path.chars().map(word).collect::<String>()
}

fn hackerrank_n_puzzle_of_3x3(runs: usize) {
    check_3x3(
        env!("CARGO_BIN_EXE_hackerrank_n_puzzle"),
        runs,
        (0..9).collect(),
        |board| format!("3\n{}", text(board, 1)),
        |oracle, board| oracle.path(board).map(|path| words(&path)),
    );
}

fn atcoder_abc224_d(runs: usize) {
    let binary = env!("CARGO_BIN_EXE_atcoder_abc224_d");
    let mut random = Random(2);
    for _ in 0..runs {
        // From a tree, on which few placements are reached, to a graph with all of them.
        let mut edges: Vec<(usize, usize)> = (1..9).map(|v| (random.below(v), v)).collect();
        for _ in 0..random.below(9) {
            edges.push((random.below(9), random.below(9)));
        }
        let mut graph: Graph = vec![Vec::new(); 9];
        let mut input = format!("{}\n", edges.len());
        for &(u, v) in &edges {
            graph[u].push((' ', v));
            graph[v].push((' ', u));
            writeln!(input, "{} {}", u + 1, v + 1).unwrap();
        }
        let goal = blank_last(9);
        let start = match random.below(2) {
            0 => random.board(9),
            _ => random.walk(&graph, &goal),
        };
        for piece in 1..9 {
            let vertex = start.iter().position(|&tile| tile == piece).unwrap();
            write!(input, "{} ", vertex + 1).unwrap();
        }
        let distance = distances(&graph, &goal, usize::MAX).get(&start).copied();
        check(binary, &input, Some(distance.map_or("-1\n".into(), line)));
    }
}

fn codeforces_645_a(runs: usize) {
    let mut random = Random(3);
    for _ in 0..runs {
        let (from, to) = (random.board(4), random.board(4));
        let letters = |board: &Board| text(board, 2).replace(' ', "");
        let mut input = letters(&from) + &letters(&to);
        for (digit, letter) in ["X", "A", "B", "C"].iter().enumerate() {
            input = input.replace(&digit.to_string(), letter);
        }
        let reached = distances(&grid(2, 2), &from, usize::MAX).contains_key(&to);
        let expected = if reached { "YES\n" } else { "NO\n" };
        check(
            env!("CARGO_BIN_EXE_codeforces_645_a"),
            &input,
            Some(expected.into()),
        );
    }
}

#[test]
fn aoj_0121_on_2_000_boards() {
    let oracle = Oracle::of_all(grid(2, 4), &(0..8).collect());
    let mut random = Random(4);
    let (mut input, mut expected) = (String::new(), String::new());
    while input.len() < 2_000 * 16 {
        let board = random.board(8);
        if let Some(moves) = oracle.distance(&board) {
            input += &text(&board, 8);
            expected += &line(moves);
        }
    }
    check(env!("CARGO_BIN_EXE_aoj_0121"), &input, Some(expected));
}

/// Checks a twin with one board of 4×4 an input, on 200 boards.
fn check_4x4(
    binary: &str,
    goal: Board,
    input: fn(&Board) -> String,
    expected: fn(&Oracle, &Board) -> Option<String>,
) {
    let oracle = Oracle::of_many(grid(4, 4), &goal);
    let mut random = Random(5);
    for _ in 0..200 {
        let board = random.walk(&oracle.graph, &goal);
        check(binary, &input(&board), expected(&oracle, &board));
    }
}

#[test]
fn aoj_alds1_13_c() {
    check_4x4(
        env!("CARGO_BIN_EXE_aoj_alds1_13_c"),
        blank_last(16),
        |board| text(board, 4),
        |oracle, board| oracle.distance(board).map(line),
    );
}

#[test]
fn eolymp_3669() {
    check_4x4(
        env!("CARGO_BIN_EXE_eolymp_3669"),
        blank_last(16),
        |board| text(board, 4),
        |oracle, board| Some(line(oracle.path(board).unwrap_or("NO SOLUTION".into()))),
    );
}

#[test]
fn hackerrank_n_puzzle_of_4x4() {
    check_4x4(
        env!("CARGO_BIN_EXE_hackerrank_n_puzzle"),
        (0..16).collect(),
        |board| format!("4\n{}", text(board, 1)),
        |oracle, board| oracle.path(board).map(|path| words(&path)),
    );
}

#[test]
fn lightoj_15_puzzle() {
    let goal = blank_last(16);
    let oracle = Oracle::of_many(grid(4, 4), &goal);
    let mut random = Random(6);
    let (mut input, mut expected) = ("200\n".to_string(), String::new());
    for case in 1..=200 {
        let board = random.walk(&oracle.graph, &goal);
        input += &format!("\n{}", text(&board, 4));
        let path = oracle.path(&board);
        let answer = path.unwrap_or("This puzzle is not solvable.".into());
        expected += &format!("Case {case}: {answer}\n");
    }
    check(
        env!("CARGO_BIN_EXE_lightoj_15_puzzle"),
        &input,
        Some(expected),
    );
}

/// Twins with one board an input are run a hundred times, or two thousand times if ignored tests
/// are wanted.
macro_rules! many_runs {
    ($($name:ident)*) => {
        mod a_hundred_inputs {
            $(#[test]
            fn $name() {
                super::$name(100);
            })*
        }

        mod two_thousand_inputs {
            $(#[test]
            #[ignore = "takes a minute"]
            fn $name() {
                super::$name(2_000);
            })*
        }
    };
}

many_runs! {
    aoj_alds1_13_b
    boj_1525
    luogu_p1379
    acwing_845
    acwing_179
    hackerrank_n_puzzle_of_3x3
    atcoder_abc224_d
    codeforces_645_a
}
