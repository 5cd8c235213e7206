//! Which states a search visits, level by level.

use common::{
    a_star, bidirectional, breadth_first, factorial, Blind, Board, DistanceTable, Heuristic,
    LinearConflict, Manhattan, Measures, Memory, Misplaced, Ranked, WalkingDistance,
};
use judge::{expected, Error};
use std::collections::BTreeMap;
use std::io::Write;

/// A state's distances from the start and from the goal.
type Place = (u32, u32);

/// Runs a search. Writes a line `space FROM_START FROM_GOAL STATES` for the number of all states at
/// each pair of distances, and `level LEVEL FROM_START FROM_GOAL STATES` for those that the search
/// has visited.
///
/// The level of a state is the number of moves by which the search has reached it. For A*, the
/// estimate of the heuristic is added. States are expanded in the order of their levels.
pub fn run<const R: usize, const C: usize>(
    search: &str,
    start: Board<R, C>,
    goal: Board<R, C>,
    output: &mut impl Write,
) -> Result<(), Error> {
    let levels = levels(search, start, goal)?;
    let (from_start, from_goal) = (DistanceTable::new(start), DistanceTable::new(goal));
    let mut space: BTreeMap<Place, u32> = BTreeMap::new();
    let mut visited: BTreeMap<(u32, Place), u32> = BTreeMap::new();
    for board in (0..factorial(R * C)).filter_map(Board::unrank) {
        if let (Some(g), Some(h)) = (from_start.distance(board), from_goal.distance(board)) {
            *space.entry((g, h)).or_default() += 1;
            if let Some(level) = levels(board) {
                *visited.entry((level, (g, h))).or_default() += 1;
            }
        }
    }
    for ((g, h), states) in space {
        writeln!(output, "space {g} {h} {states}")?;
    }
    for ((level, (g, h)), states) in visited {
        writeln!(output, "level {level} {g} {h} {states}")?;
    }
    Ok(())
}

/// Returns the level of a state, or `None` if the search has not visited it.
type Levels<const R: usize, const C: usize> = Box<dyn Fn(Board<R, C>) -> Option<u32>>;

/// Runs the search of this name.
fn levels<const R: usize, const C: usize>(
    search: &str,
    start: Board<R, C>,
    goal: Board<R, C>,
) -> Result<Levels<R, C>, Error> {
    let mut memory = Ranked::new();
    let mut measures = Measures::new();
    match search {
        "bfs" => {
            breadth_first(start, goal, &mut memory, &mut measures)?;
            Ok(Box::new(move |board| Some(memory.visit(board)?.g())))
        }
        "bidirectional" => {
            let mut other = Ranked::new();
            bidirectional(start, goal, [&mut memory, &mut other], &mut measures)?;
            Ok(Box::new(move |board| {
                let visits = [memory.visit(board), other.visit(board)];
                visits.iter().flatten().map(|visit| visit.g()).min()
            }))
        }
        "a-star none" => informed(start, Blind::new(goal)),
        "a-star misplaced" => informed(start, Misplaced::new(goal)),
        "a-star manhattan" => informed(start, Manhattan::new(goal)),
        "a-star conflict" => informed(start, LinearConflict::new(goal)),
        "a-star walking" => informed(start, WalkingDistance::new(goal)),
        _ => Err(format!("watch: {}", expected("a search", Some(search))).into()),
    }
}

/// Runs A* under a heuristic.
fn informed<const R: usize, const C: usize, H: Heuristic<R, C> + 'static>(
    start: Board<R, C>,
    heuristic: H,
) -> Result<Levels<R, C>, Error> {
    let mut memory = Ranked::new();
    a_star(start, &heuristic, &mut memory, &mut Measures::new())?;
    Ok(Box::new(move |board| {
        let g = memory.visit(board)?.g();
        Some(g + heuristic.estimate(heuristic.start(board)))
    }))
}

#[cfg(test)]
mod tests {
    use crate::tests::answer_to;

    const SEARCHES: [&str; 7] = [
        "bfs",
        "bidirectional",
        "a-star none",
        "a-star misplaced",
        "a-star manhattan",
        "a-star conflict",
        "a-star walking",
    ];

    /// Returns the sum of the last numbers of the lines that begin with a word.
    fn sum(answer: &str, word: &str) -> u32 {
        let lines = answer.lines().filter(|line| line.starts_with(word));
        let numbers = lines.filter_map(|line| line.rsplit(' ').next()?.parse::<u32>().ok());
        numbers.sum()
    }

    #[test]
    fn breadth_first_search_visits_states_at_their_distance() {
        let answer = answer_to("watch bfs\n1 2 3 4 5 0\n4 5 0 1 2 3").unwrap();
        assert_eq!((sum(&answer, "space "), sum(&answer, "level ")), (360, 360));
        for line in answer.lines().filter(|line| line.starts_with("level ")) {
            let words: Vec<&str> = line.split(' ').collect();
            assert_eq!(words[1], words[2], "{line}");
        }
        assert!(answer.ends_with("\nlevel 21 21 0 1\n"), "{answer}");
    }

    #[test]
    fn a_better_heuristic_visits_fewer_states() {
        let visited = SEARCHES.map(|search| {
            let request = format!("watch {search}\n1 2 3 8 0 4 7 6 5\n4 0 8 1 3 7 2 5 6");
            sum(&answer_to(&request).unwrap(), "level ")
        });
        let [bfs, bidirectional, none, misplaced, manhattan, conflict, walking] = visited;
        assert!(none >= bfs && bfs > bidirectional, "{visited:?}");
        assert!(none > misplaced && misplaced > manhattan, "{visited:?}");
        assert!(manhattan > conflict && manhattan > walking, "{visited:?}");
    }
}
