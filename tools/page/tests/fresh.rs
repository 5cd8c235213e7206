//! The page is as new as its sources, and small enough.

use page::COMMAND;
use std::fs;

#[test]
fn the_page_is_fresh() {
    let page = fs::read_to_string(page::path()).expect("page/index.html");
    let fresh = page::with_engine_of(&page).expect("the sources can be read");
    assert!(
        fresh == Some(page),
        "page/index.html is older than its sources; `{COMMAND}` writes it anew"
    );
}

#[test]
fn the_page_has_at_most_400_kilobytes() {
    let bytes = fs::metadata(page::path()).expect("page/index.html").len();
    assert!(bytes <= 400_000, "{bytes} bytes");
}
