//! Pictures of the page, to be looked at: in `target/page`.

use crate::driver::Page;
use crate::solved::{SAMPLE, TRANSPOSED, UNSOLVABLE};
use std::fs;
use std::sync::Arc;

/// Writes a picture of the page down to an element.
async fn take(page: &Page, last: &str, name: &str) {
    // Wait until the tiles have stopped sliding.
    tokio::time::sleep(std::time::Duration::from_millis(400)).await;
    let (_, format) = name.split_once('.').expect("an extension");
    let folder = page::root().join("target/page");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join(name), page.picture(last, format).await).unwrap();
}

pub async fn for_the_readme(page: Arc<Page>) {
    page.resize(900, 800).await;
    page.prefer("prefers-color-scheme", "light").await;
    page.solve(SAMPLE).await;
    take(&page, "main > .column", "page.webp").await;
}

async fn both_schemes(page: &Page, width: &str) {
    for scheme in ["light", "dark"] {
        page.prefer("prefers-color-scheme", scheme).await;
        page.solve(SAMPLE).await;
        page.click("#forward").await;
        page.click("#forward").await;
        take(page, "footer", &format!("{width}-{scheme}-solved.png")).await;
        page.race().await;
        take(page, "footer", &format!("{width}-{scheme}-race-4x4.png")).await;
        page.solve("8,6,7,2,5,4,3,0,1").await;
        page.race().await;
        page.click("#watch-run").await;
        page.wait("!document.getElementById('figure').hidden").await;
        page.wait("Number(document.getElementById('level').value) > 3")
            .await;
        page.click("#grow").await;
        take(page, "footer", &format!("{width}-{scheme}-race.png")).await;
        page.go(UNSOLVABLE).await;
        page.state("unsolvable").await;
        take(page, "footer", &format!("{width}-{scheme}-unsolvable.png")).await;
        page.go(TRANSPOSED).await;
        page.wait("parseFloat(document.getElementById('elapsed').textContent) > 1")
            .await;
        take(page, "footer", &format!("{width}-{scheme}-searching.png")).await;
    }
}

pub async fn of_a_wide_screen(page: Arc<Page>) {
    both_schemes(&page, "wide").await;
}

pub async fn of_a_narrow_screen(page: Arc<Page>) {
    both_schemes(&page, "narrow").await;
}
