//! Prints the outcomes as a table, aligned or comma-separated.

use crate::comparison::{Limits, Outcome};
use std::time::Duration;

const HEADER: [&str; 12] = [
    "algorithm",
    "memory",
    "heuristic",
    "solved",
    "moves",
    "expanded",
    "generated",
    "most held",
    "bytes held",
    "build",
    "time",
    "relative",
];

/// Returns a table with words aligned to the left and numbers to the right. The last column is
/// the time divided by the least time of a row that solved all boards, or says that a row did not.
/// Then a line below the table says what the limits are.
pub fn aligned(outcomes: &[Outcome], limits: Limits) -> String {
    let best = best_time(outcomes);
    let mut lines = vec![HEADER.map(String::from)];
    lines.extend(outcomes.iter().map(|o| {
        [
            o.algorithm.to_string(),
            o.memory.to_string(),
            o.heuristic.clone(),
            thousands(o.solved() as u64),
            thousands(o.moves() as u64),
            thousands(o.expanded.iter().sum()),
            thousands(o.generated),
            thousands(o.most_held as u64),
            thousands(o.bytes_held as u64),
            milliseconds(o.build),
            milliseconds(o.time),
            match (o.gave_up(), o.not_tried) {
                (0, 0) => format!("{:.1}", ratio(o.time, best)),
                (gave_up, 0) => format!("gave up on {gave_up}"),
                (gave_up, not_tried) => format!("gave up on {gave_up}, {not_tried} not tried"),
            },
        ]
    }));
    let width = |column: usize| lines.iter().map(|line| line[column].len()).max();
    let widths: Vec<usize> = (0..HEADER.len()).filter_map(width).collect();
    let mut text = String::new();
    for line in &lines {
        let cells = line.iter().zip(&widths).enumerate();
        let cells = cells.map(|(column, (cell, &width))| match column {
            0..=2 => format!("{cell:width$}"),
            _ => format!("{cell:>width$}"),
        });
        text += cells.collect::<Vec<_>>().join("  ").trim_end();
        text.push('\n');
    }
    if !outcomes.iter().all(Outcome::is_complete) {
        text += &format!(
            "A row gives up on a board after {} states, and on all others after {} in all.\n",
            thousands(limits.board),
            thousands(limits.row),
        );
    }
    text
}

/// Returns a comma-separated table: numbers without separators, times in seconds, and an empty
/// field for the relative time of a row that did not solve all boards.
pub fn comma_separated(outcomes: &[Outcome]) -> String {
    let best = best_time(outcomes);
    let header = HEADER.map(|name| name.replace(' ', "_")).join(",");
    let mut text = header + ",gave_up,not_tried\n";
    for o in outcomes {
        let relative = match o.is_complete() {
            true => format!("{:.3}", ratio(o.time, best)),
            false => String::new(),
        };
        text += &format!(
            "{},{},{},{},{},{},{},{},{},{:.6},{:.6},{relative},{},{}\n",
            o.algorithm,
            o.memory,
            o.heuristic,
            o.solved(),
            o.moves(),
            o.expanded.iter().sum::<u64>(),
            o.generated,
            o.most_held,
            o.bytes_held,
            o.build.as_secs_f64(),
            o.time.as_secs_f64(),
            o.gave_up(),
            o.not_tried,
        );
    }
    text
}

fn best_time(outcomes: &[Outcome]) -> Duration {
    let complete = outcomes.iter().filter(|o| o.is_complete());
    complete.map(|o| o.time).min().unwrap_or_default()
}

fn milliseconds(time: Duration) -> String {
    format!("{:.1} ms", time.as_secs_f64() * 1e3)
}

fn ratio(time: Duration, best: Duration) -> f64 {
    time.as_secs_f64() / best.as_secs_f64().max(1e-9)
}

/// Writes a number with its digits in groups of three: `4,544`.
pub(crate) fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_grouped_by_three() {
        assert_eq!(thousands(0), "0");
        assert_eq!(thousands(999), "999");
        assert_eq!(thousands(4544), "4,544");
        assert_eq!(thousands(20_000_000), "20,000,000");
    }
}
