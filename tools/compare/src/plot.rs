//! Plots the states expanded against the length of the path, as SVG.

use crate::comparison::{Length, Outcome};
use crate::table::thousands;
use plotters::element::DashedPathElement;
use plotters::prelude::*;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

const WIDTH: u32 = 1100;
const LEAST_HEIGHT: u32 = 620;
const LEGEND_WIDTH: i32 = 260;
const LEGEND_LINE: i32 = 28;
const FONT: &str = "sans-serif";
/// The background is transparent. This grey and the colours below are about as far from white as
/// from black, so that they can be seen on a light page and on a dark one.
const GREY: RGBColor = RGBColor(0x7D, 0x85, 0x90);
/// The colours of the heuristics, in the order of the rows. The first is that of the searches without
/// a heuristic.
const COLORS: [RGBColor; 11] = [
    GREY,
    RGBColor(0x3B, 0x82, 0xF6),
    RGBColor(0x16, 0x9C, 0x9C),
    RGBColor(0xC7, 0x7D, 0x0A),
    RGBColor(0xE5, 0x48, 0x4D),
    RGBColor(0x9A, 0x5C, 0xF0),
    RGBColor(0x4C, 0x9A, 0x2A),
    RGBColor(0xD6, 0x40, 0x9F),
    RGBColor(0xA0, 0x75, 0x53),
    RGBColor(0x8A, 0x8F, 0x00),
    RGBColor(0x5B, 0x6E, 0xA8),
];

/// Returns a plot with one line for each algorithm and heuristic: the mean of the states expanded,
/// over all boards that need the same number of moves, on a logarithmic axis. The colour is that of
/// the heuristic, the dashes are those of the algorithm. The memory does not matter.
///
/// `lengths` has the length that the rows agreed on for each board. A line has no point for a number
/// of moves if the row did not solve all boards of that length, since it is the hard ones that it
/// leaves out.
///
/// # Errors
///
/// Fails if no board was solved.
pub fn svg(outcomes: &[Outcome], lengths: &[Length]) -> Result<String, String> {
    let lines = lines(outcomes, lengths);
    let points = || lines.iter().flat_map(|line| &line.points);
    let least_moves = points().map(|&(moves, _)| moves).min();
    let least_moves = least_moves.ok_or("plot: no board was solved")?;
    let most_moves = points().map(|&(moves, _)| moves).fold(0, usize::max);
    let most_expanded = points().map(|&(_, expanded)| expanded).fold(10.0, f64::max);
    let mut svg = String::new();
    draw(&mut svg, &lines, least_moves..most_moves + 1, most_expanded)
        .map_err(|e| format!("plot: {e}"))?;
    Ok(svg)
}

struct Line {
    name: String,
    style: ShapeStyle,
    /// The lengths of a dash and of the space after it, in pixels. The space is 0 for a solid line.
    dash: (i32, i32),
    /// Pairs of the number of moves and the mean of the states expanded.
    points: Vec<(usize, f64)>,
}

fn lines(outcomes: &[Outcome], lengths: &[Length]) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    let mut heuristics = Vec::new();
    for outcome in outcomes {
        let heuristic = outcome.heuristic.as_str();
        let name = match heuristic {
            "-" => outcome.algorithm.to_string(),
            _ => format!("{}, {heuristic}", outcome.algorithm),
        };
        if !heuristics.contains(&heuristic) {
            heuristics.push(heuristic);
        }
        let number = heuristics.iter().position(|&h| h == heuristic);
        let color = COLORS[number.expect("it was added") % COLORS.len()];
        if lines.iter().any(|line| line.name == name) {
            continue; // with another memory
        }
        lines.push(Line {
            name,
            style: color.stroke_width(2),
            dash: dash(outcome.algorithm),
            points: points(outcome, lengths),
        });
    }
    lines.retain(|line| !line.points.is_empty());
    lines
}

/// Returns, for each length of which all boards were solved, the mean of the states expanded.
fn points(outcome: &Outcome, lengths: &[Length]) -> Vec<(usize, f64)> {
    let mut by_length: BTreeMap<usize, Vec<u64>> = BTreeMap::new();
    let mut unsolved = BTreeSet::new();
    for (board, length) in lengths.iter().enumerate() {
        if let Ok(Some(moves @ 1..)) = *length {
            if let Some(Ok(_)) = outcome.lengths.get(board) {
                let expanded = outcome.expanded[board];
                by_length.entry(moves).or_default().push(expanded);
            } else {
                unsolved.insert(moves);
            }
        }
    }
    by_length.retain(|moves, _| !unsolved.contains(moves));
    let mean = |all: &[u64]| all.iter().sum::<u64>() as f64 / all.len() as f64;
    let points = by_length.iter().map(|(&m, all)| (m, mean(all)));
    points.collect()
}

/// Returns the dashes of an algorithm's lines.
fn dash(algorithm: &str) -> (i32, i32) {
    match algorithm {
        "bidirectional" => (18, 4),
        "dfs-bb" => (2, 4),
        "a-star" => (7, 4),
        _ => (1, 0),
    }
}

fn draw(
    svg: &mut String,
    lines: &[Line],
    moves: Range<usize>,
    most_expanded: f64,
) -> Result<(), Box<dyn std::error::Error>> {
    let legend_height = 30 + LEGEND_LINE * lines.len() as i32;
    let height = LEAST_HEIGHT.max(legend_height as u32);
    let root = SVGBackend::with_string(svg, (WIDTH, height)).into_drawing_area();
    let (left, legend) = root.split_horizontally(WIDTH as i32 - LEGEND_WIDTH);
    let text = (FONT, 22).into_font().color(&GREY);
    let mut chart = ChartBuilder::on(&left)
        .margin(12)
        .x_label_area_size(52)
        .y_label_area_size(112)
        .build_cartesian_2d(moves, (1.0..most_expanded * 1.5).log_scale())?;
    chart
        .configure_mesh()
        .x_desc("moves of the shortest path")
        .y_desc("states expanded (mean)")
        .axis_style(GREY)
        .bold_line_style(GREY.mix(0.3))
        .light_line_style(TRANSPARENT)
        .label_style(text.clone())
        .x_label_formatter(&|moves| moves.to_string())
        .y_label_formatter(&|expanded| thousands(*expanded as u64))
        .draw()?;
    for (line, row) in lines.iter().zip(0..) {
        let points = line.points.iter().copied();
        let y = 30 + LEGEND_LINE * row;
        let sample = [(4, y), (56, y)];
        match line.dash {
            (_, 0) => {
                chart.draw_series(LineSeries::new(points, line.style))?;
                legend.draw(&PathElement::new(sample, line.style))?;
            }
            (size, gap) => {
                chart.draw_series(DashedLineSeries::new(points, size, gap, line.style))?;
                legend.draw(&DashedPathElement::new(sample, size, gap, line.style))?;
            }
        }
        legend.draw(&Text::new(line.name.as_str(), (66, y - 10), text.clone()))?;
    }
    root.present()?;
    Ok(())
}
