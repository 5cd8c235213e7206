//! Keys, names, small screens, and no server.

use crate::driver::Page;
use serde_json::json;
use std::io::ErrorKind;
use std::net::TcpListener;
use std::sync::Arc;

const TAB: &str = "\u{E004}";
const ENTER: &str = "\u{E007}";
const LEFT: &str = "\u{E012}";
const UP: &str = "\u{E013}";
const RIGHT: &str = "\u{E014}";
const DOWN: &str = "\u{E015}";

/// Presses Tab until an element has the focus.
async fn tab_to(page: &Page, id: &str) {
    for _ in 0..60 {
        page.press(TAB).await;
        if page.value("document.activeElement.id").await == json!(id) {
            return;
        }
    }
    panic!("Tab does not lead to {id}");
}

pub async fn everything_is_done_by_keys(page: Arc<Page>) {
    page.solve("1,2,3,4,0,5,7,8,6").await;
    assert_eq!(page.text("path").await, "RD");
    // A tile slides the way of the arrow: first along the path, then off it.
    page.press(LEFT).await;
    assert_eq!(page.text("counter").await, "1 / 2");
    assert_eq!(page.text("said").await, "Tile 5, row 2, column 2");
    page.press(UP).await;
    assert_eq!(page.text("said").await, "Solved");
    page.press(DOWN).await;
    page.press(DOWN).await;
    page.state("idle").await;
    page.press(RIGHT).await;
    let address = page.client.current_url().await.unwrap();
    assert_eq!(address.fragment(), Some("1,0,2,4,5,3,7,8,6"));
    tab_to(&page, "solve").await;
    page.press(ENTER).await;
    page.state("solved").await;
    tab_to(&page, "forward").await;
    page.press(ENTER).await;
    assert!(page.text("counter").await.starts_with("1 / "));
    tab_to(&page, "race-run").await;
    page.press(ENTER).await;
    page.race_is_run().await;
    tab_to(&page, "watch-run").await;
    page.press(ENTER).await;
    page.wait("!document.getElementById('figure').hidden").await;
}

/// Everything that can have the focus has a name, by the browser's own accessibility tree.
pub async fn everything_has_a_name(page: Arc<Page>) {
    page.solve("").await;
    let tree = page.tools("Accessibility.getFullAXTree", json!({})).await;
    let nodes = tree["nodes"].as_array().unwrap();
    let mut focusable = 0;
    for node in nodes {
        let properties = node["properties"].as_array().into_iter().flatten();
        let is_focusable =
            |p: &serde_json::Value| p["name"] == "focusable" && p["value"]["value"] == json!(true);
        if node["ignored"] == json!(false) && properties.clone().any(is_focusable) {
            let name = node["name"]["value"].as_str().unwrap_or_default();
            assert!(!name.is_empty(), "{node}");
            focusable += 1;
        }
    }
    assert!(focusable > 30, "{focusable}");
    let live = page.text("status").await;
    assert!(live.starts_with("9 moves, found in "), "{live}");
    let rows = page.text("description").await;
    assert!(rows.starts_with("Row 1: 2, 3, 4, blank."), "{rows}");
}

/// Who wants less motion sees the whole picture of a search at once.
pub async fn motion_can_be_reduced(page: Arc<Page>) {
    page.prefer("prefers-reduced-motion", "reduce").await;
    page.solve("4,5,0,1,2,3").await;
    let slide = "getComputedStyle(document.querySelector('.tile')).transitionDuration";
    assert_eq!(page.value(slide).await, json!("0s"));
    page.click("#watch-run").await;
    page.wait("!document.getElementById('figure').hidden").await;
    let is_whole = "(slider => slider.value === slider.max)(document.getElementById('level'))";
    assert_eq!(page.value(is_whole).await, json!(true));
}

pub async fn nothing_is_wider_than_360_pixels(page: Arc<Page>) {
    page.solve("4,0,8,1,3,7,5,2,6").await;
    page.race().await;
    page.click("#watch-run").await;
    page.wait("!document.getElementById('figure').hidden").await;
    let width = page.value("document.documentElement.scrollWidth").await;
    assert_eq!(width, json!(360));
}

pub async fn nothing_is_requested_from_a_server(page: Arc<Page>) {
    page.requests().await; // those of the browser itself, when it started
    page.solve("4,0,8,1,3,7,5,2,6").await;
    page.race().await;
    page.click("#watch-run").await;
    let mut requests = page.requests().await;
    assert!(!requests.is_empty(), "the page itself is one");
    let schemes = ["file:", "blob:", "data:", "about:", "chrome:"];
    requests.retain(|url| !schemes.iter().any(|scheme| url.starts_with(scheme)));
    assert_eq!(requests, [""; 0]);
}

/// Even a script in the page could not ask a server for anything.
pub async fn the_policy_forbids_requests(page: Arc<Page>) {
    page.solve("").await;
    let server = TcpListener::bind("127.0.0.1:0").unwrap();
    server.set_nonblocking(true).unwrap();
    let address = server.local_addr().unwrap();
    let fetch = format!("await fetch('http://{address}/').then(() => 'answered', () => 'failed')");
    assert_eq!(page.value(&fetch).await, json!("failed"));
    let connection = server.accept().map(|_| ()).map_err(|error| error.kind());
    assert_eq!(connection, Err(ErrorKind::WouldBlock));
}
