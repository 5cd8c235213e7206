//! A browser that opens the page: Chromium, driven by its `chromedriver`.

use base64::engine::general_purpose::STANDARD;
use base64::Engine;
use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, ClientBuilder};
use http::Method;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{json, Value};
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// How long a test waits for what must happen. A test that passes does not depend on it.
const PATIENCE: Duration = Duration::from_secs(60);

/// How long it waits before it looks again.
const PAUSE: Duration = Duration::from_millis(20);

/// A running `chromedriver`, which ends with its value.
pub struct Driver {
    process: Child,
    address: String,
}

impl Driver {
    /// Starts it. Returns `None` if there is no `chromedriver` or no browser.
    pub fn start() -> Option<Driver> {
        Command::new("chromium").arg("--version").output().ok()?;
        let mut command = Command::new("chromedriver");
        command.arg("--port=0").stdout(Stdio::piped());
        let mut process = command.stderr(Stdio::null()).spawn().ok()?;
        let output = BufReader::new(process.stdout.take().expect("a pipe"));
        // "ChromeDriver was started successfully on port 34567."
        let port = output.lines().map_while(Result::ok).find_map(|line| {
            let (_, port) = line.split_once("successfully on port ")?;
            Some(port.trim_end_matches('.').to_string())
        });
        let port = port.expect("chromedriver says its port");
        let address = format!("http://127.0.0.1:{port}");
        Some(Driver { process, address })
    }

    /// Opens a new browser, of 360 pixels' width or of 1200.
    pub async fn open(&self, width: Width) -> Page {
        let folder = tempfile::tempdir().expect("a folder for the browser");
        let data = format!("--user-data-dir={}", folder.path().display());
        let options = [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--disable-dev-shm-usage",
            "--hide-scrollbars",
            "--disable-lcd-text",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            &data,
        ];
        let capabilities = json!({
            "goog:chromeOptions": { "args": options },
            "goog:loggingPrefs": { "performance": "ALL" },
        });
        let capabilities = capabilities.as_object().expect("an object").clone();
        let mut builder = ClientBuilder::new(HttpConnector::new());
        builder.capabilities(capabilities);
        let client = builder.connect(&self.address).await.expect("a browser");
        let page = Page {
            client,
            _folder: folder,
        };
        match width {
            Width::Narrow => page.resize(360, 740).await,
            Width::Wide => page.resize(1200, 900).await,
        }
        page
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The width of the window.
#[derive(Clone, Copy)]
pub enum Width {
    /// That of a small telephone.
    Narrow,
    /// That of a desk's screen.
    Wide,
}

/// A browser with the page in it.
pub struct Page {
    pub client: Client,
    _folder: tempfile::TempDir,
}

impl Page {
    /// Opens the page from disk, with what stands behind `#` in its address.
    pub async fn go(&self, fragment: &str) {
        let path = page::path();
        let address = format!("file://{}#{fragment}", path.display());
        // A blank page first: a new fragment alone would not load the page anew.
        self.client.goto("about:blank").await.expect("a page");
        self.client.goto(&address).await.expect("the page");
    }

    /// Opens the page, and waits for its answer.
    pub async fn solve(&self, fragment: &str) -> String {
        self.go(fragment).await;
        self.state("solved").await;
        self.text("path").await
    }

    /// Returns the value of an expression of JavaScript.
    pub async fn value(&self, expression: &str) -> Value {
        let script = format!("return ({expression});");
        let value = self.client.execute(&script, Vec::new()).await;
        value.unwrap_or_else(|error| panic!("{expression}: {error}"))
    }

    /// Returns the text of an element, without what is hidden in it.
    pub async fn text(&self, id: &str) -> String {
        let text = self
            .value(&format!("document.getElementById('{id}').innerText"))
            .await;
        text.as_str().unwrap_or_default().to_string()
    }

    /// Waits until an expression is true.
    pub async fn wait(&self, expression: &str) {
        let start = Instant::now();
        while self.value(expression).await != Value::Bool(true) {
            assert!(start.elapsed() < PATIENCE, "still not: {expression}");
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// Waits until the answer has come to a state.
    pub async fn state(&self, state: &str) {
        let expression = format!("document.getElementById('solution').dataset.state === '{state}'");
        self.wait(&expression).await;
    }

    /// Clicks on an element, once it can be clicked: parts of the page may still move.
    pub async fn click(&self, selector: &str) {
        let locator = fantoccini::Locator::Css(selector);
        let start = Instant::now();
        loop {
            let element = self.client.find(locator).await.expect(selector);
            match element.click().await {
                Ok(()) => return,
                Err(error) => assert!(start.elapsed() < PATIENCE, "{selector}: {error}"),
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// Runs a race to its end.
    pub async fn race(&self) {
        self.click("#race-run").await;
        self.race_is_run().await;
    }

    /// Waits for the end of a race.
    pub async fn race_is_run(&self) {
        let status = "document.getElementById('race-status').textContent";
        self.wait(&format!("{status}.endsWith('searches run')"))
            .await;
    }

    /// Presses keys, wherever the focus is.
    pub async fn press(&self, keys: &str) {
        let element = self.client.active_element().await.expect("a focus");
        element.send_keys(keys).await.expect("keys");
    }

    /// Gives the window another size.
    pub async fn resize(&self, width: u32, height: u32) {
        let size = json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width == 360,
        });
        self.tools("Emulation.setDeviceMetricsOverride", size).await;
    }

    /// Sets a feature of the medium, such as `prefers-color-scheme`.
    pub async fn prefer(&self, name: &str, value: &str) {
        let features = json!({ "features": [{ "name": name, "value": value }] });
        self.tools("Emulation.setEmulatedMedia", features).await;
    }

    /// Returns a picture of the page from its top down to the bottom of an element, as a `png` or
    /// another format.
    pub async fn picture(&self, last: &str, format: &str) -> Vec<u8> {
        let bottom = format!("document.querySelector('{last}').getBoundingClientRect().bottom");
        let height = self.value(&format!("scrollY + {bottom} + 16")).await;
        let width = self.value("innerWidth").await;
        let clip = json!({ "x": 0, "y": 0, "width": width, "height": height, "scale": 1 });
        let options = json!({ "format": format, "captureBeyondViewport": true, "clip": clip });
        let picture = self.tools("Page.captureScreenshot", options).await;
        let data = picture["data"].as_str().expect("a picture");
        STANDARD.decode(data).expect("Base64")
    }

    /// Returns the addresses that the browser has asked for since it was last called.
    pub async fn requests(&self) -> Vec<String> {
        let entries = self.issue("se/log", json!({ "type": "performance" })).await;
        let entries = entries.as_array().expect("a list").iter();
        let request = |entry: &Value| {
            let message: Value = serde_json::from_str(entry["message"].as_str()?).ok()?;
            let is_request = message["message"]["method"] == "Network.requestWillBeSent";
            let url = message["message"]["params"]["request"]["url"].as_str()?;
            Some(url.to_string()).filter(|_| is_request)
        };
        entries.filter_map(request).collect()
    }

    /// Runs a command of Chromium's developer tools.
    pub async fn tools(&self, command: &str, parameters: Value) -> Value {
        let body = json!({ "cmd": command, "params": parameters });
        self.issue("goog/cdp/execute", body).await
    }

    async fn issue(&self, path: &str, body: Value) -> Value {
        let command = ChromeCommand {
            path: path.to_string(),
            body,
        };
        self.client.issue_cmd(command).await.expect(path)
    }
}

/// A command that only Chromium's driver has.
#[derive(Debug)]
struct ChromeCommand {
    path: String,
    body: Value,
}

impl WebDriverCompatibleCommand for ChromeCommand {
    fn endpoint(
        &self,
        base: &url::Url,
        session: Option<&str>,
    ) -> Result<url::Url, url::ParseError> {
        base.join(&format!(
            "session/{}/{}",
            session.unwrap_or_default(),
            self.path
        ))
    }

    fn method_and_body(&self, _: &url::Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.body.to_string()))
    }
}
