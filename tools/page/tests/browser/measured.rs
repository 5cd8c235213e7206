//! The race and the picture of one search.

use crate::driver::Page;
use crate::solved::SAMPLE;
use serde_json::json;
use std::io::Write;
use std::process::{Command, Stdio};
use std::sync::Arc;

/// A search: its name, and the numbers of states expanded and held.
type Measured = (String, String, String);

/// Runs a race and returns its rows.
async fn race(page: &Page, limit: u64) -> Vec<Measured> {
    let choose = format!("void (document.getElementById('limit').value = '{limit}')");
    page.value(&choose).await;
    page.race().await;
    let rows = "[...document.querySelectorAll('#race tbody tr')].map(row => [\
                [...row.querySelectorAll('th span')].map(word => word.textContent).join(' '), \
                row.cells[1].textContent, row.cells[2].textContent])";
    let rows = page.value(rows).await;
    let rows = rows.as_array().unwrap().iter().map(|row| {
        let text = |i: usize| row[i].as_str().unwrap().replace(',', "");
        (text(0), text(1), text(2))
    });
    rows.collect()
}

/// Returns what `compare --csv` prints about a board.
fn compared(size: &str, board: &str, limit: u64) -> Vec<Measured> {
    let mut command = Command::new(env!("CARGO"));
    command.args(["run", "-q", "-p", "compare", "--", size, "--csv"]);
    command.args(["--max-states", &limit.to_string()]);
    command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut process = command.spawn().unwrap();
    let input = format!("1\n{}\n", board.replace(',', " "));
    let stdin = process.stdin.take().unwrap();
    (&stdin).write_all(input.as_bytes()).unwrap();
    drop(stdin);
    let output = process.wait_with_output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    let mut lines = text.lines().map(|line| line.split(',').collect::<Vec<_>>());
    let header = lines.next().unwrap();
    let column = |name| header.iter().position(|&field| field == name).unwrap();
    let (expanded, held) = (column("expanded"), column("most_held"));
    let rows = lines.map(|fields| {
        let name = fields[..3].iter().filter(|&&word| word != "-");
        let name = name.copied().collect::<Vec<_>>().join(" ");
        (name, fields[expanded].to_string(), fields[held].to_string())
    });
    rows.collect()
}

pub async fn a_race_has_the_numbers_of_compare(page: Arc<Page>) {
    for (size, board, limit) in [
        ("2x3", "4,5,0,1,2,3", 2_000_000),
        ("3x3", "4,0,8,1,3,7,5,2,6", 2_000_000),
        ("4x4", SAMPLE, 200_000),
    ] {
        page.solve(board).await;
        assert_eq!(race(&page, limit).await, compared(size, board, limit));
    }
}

pub async fn a_race_gives_up_at_the_limit(page: Arc<Page>) {
    page.solve("13,6,8,12,15,14,0,10,11,7,4,5,9,1,3,2").await;
    race(&page, 200_000).await;
    let note = "[...document.querySelectorAll('#race tr')].find(row => row.cells[0].textContent\
                .startsWith('ida-star manhattan')).querySelector('small').textContent";
    assert_eq!(page.value(note).await, json!("gave up at 200,000 states"));
    // The race is of the board on the page: another board, no race.
    page.click("#shuffle").await;
    let rows = "document.querySelectorAll('#race tbody tr').length";
    assert_eq!(page.value(rows).await, json!(0));
}

pub async fn a_search_is_watched_level_by_level(page: Arc<Page>) {
    page.solve("4,5,0,1,2,3").await;
    page.value("void (document.getElementById('search').value = 'bfs')")
        .await;
    page.click("#watch-run").await;
    page.wait("!document.getElementById('figure').hidden").await;
    let to = |level: u32| {
        format!(
            "(slider => {{ slider.value = {level}; slider.dispatchEvent(new Event('input')); \
             return document.getElementById('caption').textContent; }})\
             (document.getElementById('level'))"
        )
    };
    // As many boards as there are at each distance from the goal: this board is the farthest one,
    // and seen from it the numbers are the same.
    for (level, caption) in [
        (0, "0 moves: 1 new state, 1 visited of 360"),
        (1, "1 move: 2 new states, 3 visited of 360"),
        (21, "21 moves: 1 new state, 360 visited of 360"),
    ] {
        assert_eq!(page.value(&to(level)).await, json!(caption));
    }
    page.solve(SAMPLE).await;
    let hidden = page.value("document.getElementById('watch').hidden").await;
    assert_eq!(hidden, json!(true));
}
