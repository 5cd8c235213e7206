//! The progress of a long search, on a terminal.

use indicatif::{ProgressBar, ProgressDrawTarget};
use std::time::{Duration, Instant};

/// One line on standard error that says what a search does. Hidden if standard error is no
/// terminal.
pub struct Progress {
    line: ProgressBar,
    start: Instant,
}

impl Progress {
    /// Starts the clock.
    pub fn new() -> Self {
        let line = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr());
        line.set_style(
            indicatif::ProgressStyle::with_template("{spinner} {msg}  {elapsed}")
                .expect("the template is valid"),
        );
        line.enable_steady_tick(Duration::from_millis(200));
        Progress {
            line,
            start: Instant::now(),
        }
    }

    /// Shows which table is being built.
    pub fn building(&self, table: &str) {
        self.line.set_message(format!("building table {table}"));
    }

    /// Shows the bound of a search and its speed.
    pub fn searching(&self, bound: u32, generated: u64) {
        let seconds = self.start.elapsed().as_secs_f64();
        let speed = generated as f64 / seconds.max(1e-9) / 1e6;
        self.line.set_message(format!(
            "looking for {bound} moves, {speed:.1} million states/s"
        ));
    }
}

/// Removes the line.
impl Drop for Progress {
    fn drop(&mut self) {
        self.line.finish_and_clear();
    }
}

impl Default for Progress {
    fn default() -> Self {
        Progress::new()
    }
}
