//! Prints the outcomes as a table, aligned or comma-separated.

use crate::comparison::Outcome;
use std::time::Duration;

const HEADER: [&str; 11] = [
    "algorithm",
    "memory",
    "heuristic",
    "solved",
    "moves",
    "expanded",
    "generated",
    "most held",
    "bytes held",
    "time",
    "relative",
];

/// Returns a table with words aligned to the left and numbers to the right. The last column is
/// the time divided by the least time of a row that did not give up.
pub fn aligned(outcomes: &[Outcome]) -> String {
    let best = best_time(outcomes);
    let mut lines = vec![HEADER.map(String::from)];
    lines.extend(outcomes.iter().map(|o| {
        [
            o.algorithm.to_string(),
            o.memory.to_string(),
            o.heuristic.to_string(),
            thousands(o.solved() as u64),
            thousands(o.moves() as u64),
            thousands(o.expanded.iter().sum()),
            thousands(o.generated),
            thousands(o.most_held as u64),
            thousands(o.bytes_held as u64),
            format!("{:.1} ms", o.time.as_secs_f64() * 1e3),
            match o.gave_up_at {
                Some(limit) => format!("gave up at {limit}"),
                None => format!("{:.1}", ratio(o.time, best)),
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
    text
}

/// Returns a comma-separated table: numbers without separators, the time in seconds, and empty
/// fields for missing values.
pub fn comma_separated(outcomes: &[Outcome]) -> String {
    let best = best_time(outcomes);
    let header = HEADER.map(|name| name.replace(' ', "_")).join(",");
    let mut text = header + ",gave_up_at\n";
    for o in outcomes {
        let (relative, gave_up_at) = match o.gave_up_at {
            Some(limit) => (String::new(), limit.to_string()),
            None => (format!("{:.3}", ratio(o.time, best)), String::new()),
        };
        text += &format!(
            "{},{},{},{},{},{},{},{},{},{:.6},{relative},{gave_up_at}\n",
            o.algorithm,
            o.memory,
            o.heuristic,
            o.solved(),
            o.moves(),
            o.expanded.iter().sum::<u64>(),
            o.generated,
            o.most_held,
            o.bytes_held,
            o.time.as_secs_f64(),
        );
    }
    text
}

fn best_time(outcomes: &[Outcome]) -> Duration {
    let complete = outcomes.iter().filter(|o| o.gave_up_at.is_none());
    complete.map(|o| o.time).min().unwrap_or_default()
}

fn ratio(time: Duration, best: Duration) -> f64 {
    time.as_secs_f64() / best.as_secs_f64().max(1e-9)
}

/// Writes a number with its digits in groups of three: `4,544`.
pub(crate) fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i) % 3 == 0 {
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
