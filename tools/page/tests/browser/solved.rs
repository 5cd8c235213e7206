//! Boards are solved, explained and played back.

use crate::driver::Page;
use serde_json::json;
use std::sync::Arc;

pub const SAMPLE: &str = "2,3,4,0,1,5,7,8,9,6,10,12,13,14,11,15";
const MOVES_53: &str = "5,11,9,12,3,6,4,7,13,0,10,14,1,8,15,2";
pub const UNSOLVABLE: &str = "13,1,2,4,5,0,3,7,9,6,10,12,15,8,11,14";
pub const TRANSPOSED: &str = "1,5,9,13,2,6,10,14,3,7,11,15,4,8,12,0";

pub async fn the_board_in_the_address_is_solved(page: Arc<Page>) {
    assert_eq!(page.solve(SAMPLE).await, "LLLDRDRDR");
    assert_eq!(page.text("moves").await, "9");
    assert_eq!(page.text("unit").await, "moves");
    // Without a board in the address, the sample is there.
    assert_eq!(page.solve("").await, "LLLDRDRDR");
    let address = page.client.current_url().await.unwrap();
    assert_eq!(address.fragment(), Some(SAMPLE));
    // Another address in the same window is another board.
    page.value("void (location.hash = '#1,0,2,3,4,5,6,7,8&goal=first')")
        .await;
    page.wait("document.getElementById('moves').textContent === '1'")
        .await;
    assert_eq!(page.text("path").await, "L");
}

/// Prints the time. That depends on the machine, so it decides nothing.
pub async fn the_first_answer_is_timed(page: Arc<Page>) {
    page.solve(SAMPLE).await;
    let time = "performance.getEntriesByName('solved')[0].startTime";
    let time = page.value(time).await.as_f64();
    println!("The first answer was there after {:.0} ms.", time.unwrap());
}

pub async fn boards_of_each_size_and_goal(page: Arc<Page>) {
    for (fragment, path) in [
        ("4,1,2,5,0,3", "LURRD"),
        ("1,2,3,4,5,0", ""),
        ("1,2,3,5,0,4&goal=snail", "L"),
        ("1,0,2,3,4,5,6,7,8&goal=first", "L"),
        ("1,2,3,8,4,0,7,6,5&goal=snail", "L"),
        ("4,1,2,3,5,6,7,0,8,9,10,11,12,13,14,15&goal=first", "LLLU"),
        ("1,2,3,4,12,13,14,5,11,15,0,6,10,9,8,7&goal=snail", "L"),
    ] {
        assert_eq!(page.solve(fragment).await, path, "{fragment}");
        assert_eq!(page.text("moves").await, path.len().to_string());
    }
}

pub async fn a_board_of_53_moves(page: Arc<Page>) {
    let path = page.solve(MOVES_53).await;
    assert_eq!(
        (path.len(), page.text("moves").await),
        (53, "53".to_string())
    );
    let tiles = MOVES_53.split(',').map(|tile| tile.parse().unwrap());
    let board = common::Board::<4, 4>::new(&tiles.collect::<Vec<_>>()).unwrap();
    let moves = path.chars().map(|letter| {
        let mut all = common::Move::ALL.iter().copied();
        all.find(|m| m.letter() == letter).unwrap()
    });
    let goal = board.follow(&moves.collect::<Vec<_>>());
    assert_eq!(goal, Some(common::Board::GOAL));
}

pub async fn an_unsolvable_board_is_explained(page: Arc<Page>) {
    page.go(UNSOLVABLE).await;
    page.state("unsolvable").await;
    for (id, text) in [
        ("exchanges", "11 exchanges"),
        ("exchanges-parity", "odd"),
        ("distance", "4 cells"),
        ("distance-parity", "even"),
    ] {
        assert_eq!(page.text(id).await, text);
    }
    let arrows = page
        .value("document.querySelectorAll('#arrows path').length")
        .await;
    assert!(arrows.as_u64() > Some(1), "{arrows}");
    assert!(page.text("status").await.starts_with("Unsolvable"));
}

pub async fn a_long_search_can_be_cancelled(page: Arc<Page>) {
    page.go(TRANSPOSED).await;
    page.state("busy").await;
    // The page is not frozen: it shows the progress, and counts the time.
    page.wait(
        "/^Looking for \\d+ moves, [\\d,]{9,} states generated$/\
         .test(document.getElementById('progress').textContent)",
    )
    .await;
    page.wait("parseFloat(document.getElementById('elapsed').textContent) > 0")
        .await;
    page.click("#cancel").await;
    page.state("idle").await;
    assert_eq!(page.text("status").await, "Cancelled");
    // A new worker takes the next board.
    page.value("void (location.hash = '#4,1,2,5,0,3')").await;
    page.state("solved").await;
    assert_eq!(page.text("path").await, "LURRD");
}

pub async fn a_path_is_played_back_to_the_goal(page: Arc<Page>) {
    page.solve(SAMPLE).await;
    page.click("#forward").await;
    assert_eq!(page.text("counter").await, "1 / 9");
    page.click("#back").await;
    assert_eq!(page.text("counter").await, "0 / 9");
    page.value("void (document.getElementById('speed').value = '12')")
        .await;
    page.click("#toggle").await;
    page.wait("document.getElementById('counter').textContent === '9 / 9'")
        .await;
    let home = page
        .value("document.querySelectorAll('.tile.home').length")
        .await;
    assert_eq!(home, json!(15));
    let scrub = "(step => { step.value = 4; step.dispatchEvent(new Event('input')); })\
                 (document.getElementById('step'))";
    page.value(scrub).await;
    assert_eq!(page.text("counter").await, "4 / 9");
    assert_eq!(page.text("path").await, "LLLDRDRDR");
    page.click("#end").await;
    assert_eq!(page.text("counter").await, "9 / 9");
}

/// The goals of `solve` are those of the page.
pub async fn goals_are_those_of_solve(page: Arc<Page>) {
    page.solve("").await;
    for (rows, columns) in [(2, 3), (3, 3), (4, 4)] {
        for name in ["last", "first", "snail"] {
            let size = json!({ "rows": rows, "columns": columns });
            let goal = page.value(&format!("goalOf('{name}', {size})")).await;
            let expected = solve::Goal::from(name).of_size(rows, columns);
            assert_eq!(goal, json!(expected.unwrap()), "{name} {rows}x{columns}");
        }
    }
}

pub async fn shuffled_boards_can_be_solved(page: Arc<Page>) {
    page.solve("1,2,3,0,5,4&goal=snail").await;
    for size in ["2x3", "3x3", "4x4"] {
        page.click(&format!("label:has([value='{size}'])")).await;
        for _ in 0..5 {
            page.click("#shuffle").await;
            page.state("idle").await;
            page.click("#solve").await;
            page.state("solved").await;
        }
    }
}

/// Enters a text as a board.
async fn enter(page: &Page, text: &str) {
    let text = json!(text);
    page.value("void (document.getElementById('other').open = true)")
        .await;
    page.value(&format!(
        "void (document.getElementById('text').value = {text})"
    ))
    .await;
    page.click("#read").await;
}

pub async fn a_board_is_entered_in_other_notations(page: Arc<Page>) {
    page.solve("").await;
    for (text, path) in [
        ("[[4,1,2],[5,0,3]]", "LURRD"),
        ("3  # rows\n1 2 3\n4 5 6\n7 x 8", "R"),
        ("1 2 3 4 | 5 6 7 8 | 9 10 11 12 | 13 _ 14 15", "RR"),
    ] {
        enter(&page, text).await;
        let path = json!(path);
        page.wait(&format!(
            "document.getElementById('path').textContent === {path}"
        ))
        .await;
    }
}

pub async fn what_is_no_board_is_an_error(page: Arc<Page>) {
    page.solve("").await;
    enter(&page, "1 2 3").await;
    page.wait("document.getElementById('error').textContent \
               === 'line 1, column 6: expected 4, 6, 8, 9, 10, 12 or 16 cells, or a size before the \
               cells, found 3 cells'")
        .await;
    // The board that was there is still there.
    assert_eq!(page.text("path").await, "LLLDRDRDR");
    page.go("1,2,3,4,4,0").await;
    page.wait("document.getElementById('error').textContent.includes('twice')")
        .await;
}
