//! Several workers over one exploration. Each has its own program, terms and solver; what they exchange are prefixes.
//!
//! A worker that runs dry takes a prefix that another left, or waits; a worker that has more than it needs leaves one
//! when somebody waits. The exploration is over when all wait.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard};

use super::engine::{Engine, Listener};
use super::prefix::Prefix;

/// What the workers share.
pub struct Exchange {
    workers: usize,
    shelf: Mutex<Shelf>,
    changed: Condvar,
    /// Workers that wait, readable without the lock.
    hungry: AtomicUsize,
    /// One of them ended the exploration before its time.
    over: AtomicBool,
}

#[derive(Default)]
struct Shelf {
    prefixes: Vec<Prefix>,
    waiting: usize,
    over: bool,
}

impl Exchange {
    pub fn new(workers: usize) -> Self {
        Self {
            workers,
            shelf: Mutex::default(),
            changed: Condvar::new(),
            hungry: AtomicUsize::new(0),
            over: AtomicBool::new(false),
        }
    }

    fn shelf(&self) -> MutexGuard<'_, Shelf> {
        // A worker that panicked left the shelf as it was: its content is still right.
        self.shelf.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Ends the exploration for all.
    fn finish(&self) {
        self.over.store(true, Ordering::Relaxed);
        self.shelf().over = true;
        self.changed.notify_all();
    }

    /// A worker that never started.
    pub fn retire(&self) {
        self.shelf().waiting += 1;
        self.changed.notify_all();
    }

    fn is_over(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }

    /// A prefix to go on with; `None` when the exploration is over.
    fn take(&self, stop: &AtomicBool) -> Option<Prefix> {
        let mut shelf = self.shelf();
        shelf.waiting += 1;
        self.hungry.fetch_add(1, Ordering::Relaxed);
        let found = loop {
            if shelf.over || stop.load(Ordering::Relaxed) {
                break None;
            }
            if let Some(prefix) = shelf.prefixes.pop() {
                break Some(prefix);
            }
            if shelf.waiting == self.workers {
                break None;
            }
            shelf = self.changed.wait(shelf).unwrap_or_else(|poisoned| poisoned.into_inner());
        };
        if found.is_some() {
            shelf.waiting -= 1;
        } else {
            shelf.over = true;
            self.changed.notify_all();
        }
        self.hungry.fetch_sub(1, Ordering::Relaxed);
        found
    }

    fn leave(&self, prefix: Prefix) {
        self.shelf().prefixes.push(prefix);
        self.changed.notify_one();
    }
}

/// One worker's part. The first one starts the script, the others wait for it.
pub fn work(engine: &mut Engine<'_>, first: bool, exchange: &Exchange, listener: &mut dyn Listener, stop: &AtomicBool) {
    engine.watch_the_clock();
    if first {
        engine.start();
    }
    loop {
        while engine.step(listener, stop) {
            if exchange.is_over() {
                engine.stop();
                break;
            }
            if exchange.hungry.load(Ordering::Relaxed) > 0
                && engine.waiting() > 1
                && let Some(prefix) = engine.give()
            {
                exchange.leave(prefix);
            }
        }
        if engine.ending().is_some() {
            break;
        }
        match exchange.take(stop) {
            Some(prefix) => engine.adopt(&prefix, listener),
            None => break,
        }
    }
    if engine.ending().is_some() {
        exchange.finish();
    }
    // What nobody took up is left undone: said by the worker that ended first.
    let abandoned = if engine.ending().is_some() { exchange.shelf().prefixes.len() as u64 } else { 0 };
    engine.give_up(listener);
    engine.count_left(abandoned);
}
