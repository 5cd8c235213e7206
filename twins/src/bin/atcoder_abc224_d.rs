//! AtCoder ABC 224 D "8 Puzzle on Graph": the least number of moves that bring piece j to vertex
//! j, on a graph of 9 vertices, or −1.
//!
//! Searches breadth-first from the goal, over all placements by their Cantor rank. The answer is then
//! one look-up.

use common::{factorial, rank};
use judge::{run, Console, Error};
use std::io::{Read, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    run(|console| {
        let neighbours = graph(console)?;
        match distance(&neighbours, placement(console)?) {
            Some(moves) => writeln!(console.output, "{moves}")?,
            None => writeln!(console.output, "-1")?,
        }
        Ok(())
    })
}

/// Reads the neighbours of each vertex. Vertices are numbered from 0.
fn graph(console: &mut Console<impl Read, impl Write>) -> Result<Vec<Vec<usize>>, Error> {
    let mut neighbours = vec![Vec::new(); 9];
    for k in 1..=console.count("edges")? {
        let mut vertex = || {
            let number = console.number("vertex", 1..=9);
            number.map_err(|error| format!("edge {k}: {error}"))
        };
        let (u, v) = (vertex()? - 1, vertex()? - 1);
        for (from, to) in [(u, v), (v, u)] {
            if !neighbours[from].contains(&to) {
                neighbours[from].push(to);
            }
        }
    }
    Ok(neighbours)
}

/// Reads where the pieces are: the piece on each vertex, 0 for none, four bits each.
fn placement(console: &mut Console<impl Read, impl Write>) -> Result<u64, Error> {
    let mut placement = 0;
    let mut free = [true; 9];
    for piece in 1..=8 {
        let vertex = console.number("vertex", 1..=9);
        let vertex = vertex.map_err(|error| format!("piece {piece}: {error}"))?;
        if !free[vertex - 1] {
            let found = format!("expected every vertex once, found vertex {vertex} twice");
            return Err(format!("piece {piece}: {found}").into());
        }
        free[vertex - 1] = false;
        placement |= piece << (4 * (vertex - 1));
    }
    Ok(placement)
}

/// Searches breadth-first from the goal. Takes O(9!) time for each edge of a vertex.
fn distance(neighbours: &[Vec<usize>], start: u64) -> Option<u32> {
    let goal = 0x0_8765_4321;
    let mut visited = vec![false; factorial(9) as usize];
    visited[rank(goal, 9) as usize] = true;
    // The placements at one distance, each with its blank vertex.
    let mut layer = vec![(goal, 8)];
    let mut moves = 0;
    while !layer.iter().any(|&(placement, _)| placement == start) {
        let mut next_layer = Vec::new();
        for (placement, blank) in layer {
            for &vertex in &neighbours[blank] {
                let piece = placement >> (4 * vertex) & 15;
                let next = placement ^ piece << (4 * vertex) ^ piece << (4 * blank);
                let visited = &mut visited[rank(next, 9) as usize];
                if !*visited {
                    *visited = true;
                    next_layer.push((next, vertex));
                }
            }
        }
        if next_layer.is_empty() {
            return None;
        }
        layer = next_layer;
        moves += 1;
    }
    Some(moves)
}
