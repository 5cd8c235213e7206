//! The page: one file, made from the files in `tools/page/web` and the engine.

use crate::engine::Engine;
use base64::engine::general_purpose::STANDARD;
use base64::Engine as _;
use sha2::{Digest, Sha256};

/// The scripts of the page, in order.
const SCRIPTS: [&str; 12] = [
    include_str!("../web/text.js"),
    include_str!("../web/puzzle.js"),
    include_str!("../web/address.js"),
    include_str!("../web/engine.js"),
    include_str!("../web/board.js"),
    include_str!("../web/play.js"),
    include_str!("../web/player.js"),
    include_str!("../web/solution.js"),
    include_str!("../web/race.js"),
    include_str!("../web/picture.js"),
    include_str!("../web/watch.js"),
    include_str!("../web/app.js"),
];

/// What stands before the digest in the page, and before the engine's module.
const DIGEST: &str = "<meta name=\"digest\" content=\"";
const MODULE: &str = "<script type=\"application/octet-stream\" id=\"engine\">";

/// Returns the page with an engine in it.
pub fn assemble(engine: &Engine) -> String {
    let style = include_str!("../web/style.css");
    let script = format!("\"use strict\";\n{}", SCRIPTS.join("\n"));
    let mut page = include_str!("../web/page.html").to_string();
    for (name, text) in [
        ("policy", policy(&script, style).as_str()),
        ("digest", &engine.digest),
        ("style", style),
        ("worker", include_str!("../web/worker.js")),
        ("script", &script),
        ("engine", &engine.module),
    ] {
        page = page.replace(&format!("{{{{{name}}}}}"), text);
    }
    page
}

/// Returns the content security policy of the page. It allows this one script and this one style,
/// workers that the script makes, WebAssembly, and an icon inside the page. It allows nothing from
/// a server.
fn policy(script: &str, style: &str) -> String {
    let hash = |text: &str| format!("'sha256-{}'", STANDARD.encode(Sha256::digest(text)));
    format!(
        "default-src 'none'; script-src {} 'wasm-unsafe-eval'; worker-src blob:; style-src {}; \
         img-src data:; base-uri 'none'; form-action 'none'",
        hash(script),
        hash(style)
    )
}

/// Returns the engine in a page.
pub fn engine(page: &str) -> Option<Engine> {
    let after = |start| Some(page.split_once(start)?.1);
    let (digest, _) = after(DIGEST)?.split_once('"')?;
    let (module, _) = after(MODULE)?.split_once('<')?;
    Some(Engine {
        digest: digest.to_string(),
        module: module.to_string(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_is_in_its_place() {
        let engine = Engine {
            digest: "0123abcd".to_string(),
            module: "H4sIAAAA".to_string(),
        };
        let page = assemble(&engine);
        assert_eq!(super::engine(&page), Some(engine));
        assert_eq!(super::engine(""), None);
        assert!(!page.contains("{{"), "a place is empty");
        assert_eq!(
            page.matches("<script").count(),
            page.matches("</script").count()
        );
    }
}
