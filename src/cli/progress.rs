//! What a user sees while it takes long: one line that is rewritten on a terminal, plain lines now and then elsewhere.
//!
//! A thread of its own draws it, so that it goes on while a single path or query takes its time. Everything goes to
//! standard error; standard output has only results.

use std::io::{IsTerminal, Write};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// Nothing is shown for what is quicker.
const PATIENCE: Duration = Duration::from_secs(1);
const REDRAW: Duration = Duration::from_millis(250);
const PLAIN: Duration = Duration::from_secs(10);
/// Columns of the line.
const WIDTH: usize = 79;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    Off,
    /// One line, rewritten.
    Line,
    /// A line every ten seconds.
    Plain,
}

impl Style {
    /// What fits standard error. `wanted` asks for plain lines where it is no terminal.
    pub fn choose(quiet: bool, wanted: bool) -> Self {
        match (quiet, std::io::stderr().is_terminal()) {
            (true, _) => Style::Off,
            (false, true) => Style::Line,
            (false, false) if wanted => Style::Plain,
            (false, false) => Style::Off,
        }
    }
}

#[derive(Default)]
struct Shared {
    paths: AtomicU64,
    waiting: AtomicU64,
    over: Mutex<bool>,
    bell: Condvar,
}

/// Shows how far one target is, until it is dropped.
pub struct Progress {
    shared: Arc<Shared>,
    thread: Option<JoinHandle<()>>,
}

impl Progress {
    pub fn start(style: Style, label: &str, budget: Duration) -> Self {
        Self::counting(style, label, budget, ["paths", "waiting"])
    }

    /// The same for what else is counted.
    pub fn counting(style: Style, label: &str, budget: Duration, words: [&'static str; 2]) -> Self {
        let shared = Arc::new(Shared::default());
        let thread = (style != Style::Off).then(|| {
            let (shared, label) = (Arc::clone(&shared), label.to_string());
            std::thread::spawn(move || draw(&shared, style, &label, budget, words))
        });
        Self { shared, thread }
    }

    pub fn update(&self, paths: u64, waiting: u64) {
        self.shared.paths.store(paths, Ordering::Relaxed);
        self.shared.waiting.store(waiting, Ordering::Relaxed);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        *self.shared.over.lock().unwrap_or_else(PoisonError::into_inner) = true;
        self.shared.bell.notify_all();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn draw(shared: &Shared, style: Style, label: &str, budget: Duration, words: [&str; 2]) {
    let started = Instant::now();
    let mut pause = if style == Style::Line { PATIENCE } else { PLAIN };
    let mut drawn = false;
    let mut over = shared.over.lock().unwrap_or_else(PoisonError::into_inner);
    while !*over {
        let (guard, timeout) = shared.bell.wait_timeout(over, pause).unwrap_or_else(PoisonError::into_inner);
        over = guard;
        if *over || !timeout.timed_out() {
            continue;
        }
        let (paths, waiting) = (shared.paths.load(Ordering::Relaxed), shared.waiting.load(Ordering::Relaxed));
        let text = line(label, [(paths, words[0]), (waiting, words[1])], started.elapsed(), budget);
        // Nobody is helped if the display fails.
        let mut err = std::io::stderr().lock();
        let _ = match style {
            Style::Line => write!(err, "\r\x1b[K{text}").and_then(|()| err.flush()),
            _ => writeln!(err, "{text}"),
        };
        drawn = true;
        pause = if style == Style::Line { REDRAW } else { PLAIN };
    }
    if drawn && style == Style::Line {
        let mut err = std::io::stderr().lock();
        let _ = write!(err, "\r\x1b[K").and_then(|()| err.flush());
    }
}

fn line(label: &str, counts: [(u64, &str); 2], spent: Duration, budget: Duration) -> String {
    let left = budget.saturating_sub(spent).as_secs();
    let [first, second] = counts.map(|(count, what)| format!("{count} {what}"));
    let numbers = format!("{} s: {first}, {second}, {left} s left: ", spent.as_secs());
    let label: String = label.chars().filter(|c| !c.is_control()).collect();
    numbers.chars().chain(label.chars()).take(WIDTH).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_fits() {
        let text =
            line("a.B::c(int)", [(12, "paths"), (3, "waiting")], Duration::from_secs(5), Duration::from_secs(60));
        assert_eq!(text, "5 s: 12 paths, 3 waiting, 55 s left: a.B::c(int)");
        let late =
            line(&"x".repeat(200), [(1, "tests"), (1, "to come")], Duration::from_secs(9), Duration::from_secs(1));
        assert!(late.contains(" 0 s left") && late.chars().count() == WIDTH);
    }

    #[test]
    fn it_ends_at_once() {
        let started = Instant::now();
        let progress = Progress::start(Style::Plain, "a", Duration::from_secs(1));
        progress.update(1, 2);
        drop(progress);
        assert!(started.elapsed() < Duration::from_secs(5));
    }
}
