//! What several workers over one generation give each other: the inputs of the tests that they keep. Each worker has its own
//! program, terms and solver, and the same goals.
//!
//! Invariants: inputs are plain data, and count for a worker only after it has run them itself. Proofs are not exchanged: what
//! the first worker says to be impossible stands on its own explorations alone.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard};

use crate::testgen::Draft;

#[derive(Default)]
pub struct Exchange {
    /// All that was left, with the number of the worker.
    left: Mutex<Vec<(usize, Draft)>>,
    over: AtomicBool,
}

impl Exchange {
    /// One of the workers. The first has the number 0; it is the one whose answer counts.
    pub fn worker(&self, number: usize) -> Worker<'_> {
        Worker { exchange: self, number }
    }

    /// Nothing more is needed of the others.
    pub fn end(&self) {
        self.over.store(true, Ordering::Relaxed);
    }

    /// Whether the others have to end.
    pub fn over(&self) -> &AtomicBool {
        &self.over
    }

    fn left(&self) -> MutexGuard<'_, Vec<(usize, Draft)>> {
        // A worker that panicked left whole inputs only.
        self.left.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

/// One of several workers over a generation.
#[derive(Clone, Copy)]
pub struct Worker<'x> {
    exchange: &'x Exchange,
    number: usize,
}

impl Worker<'_> {
    pub fn number(&self) -> usize {
        self.number
    }

    /// Gives others the inputs of a test; those that somebody left before are known.
    pub fn leave(&self, draft: &Draft) {
        let mut left = self.exchange.left();
        if left.iter().all(|(_, known)| known != draft) {
            left.push((self.number, draft.clone()));
        }
    }

    /// Whether others left anything behind the first `seen`.
    pub fn has_more(&self, seen: usize) -> bool {
        self.exchange.left().iter().skip(seen).any(|(from, _)| *from != self.number)
    }

    /// The next that another left behind the first `seen`, which are more then.
    pub fn next(&self, seen: &mut usize) -> Option<Draft> {
        let left = self.exchange.left();
        while let Some((from, draft)) = left.get(*seen) {
            *seen += 1;
            if *from != self.number {
                return Some(draft.clone());
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draft(method: &str) -> Draft {
        Draft {
            class: "A".into(),
            owner: "A".into(),
            method: method.into(),
            descriptor: "()V".into(),
            statics: Vec::new(),
            receiver: None,
            arguments: Vec::new(),
        }
    }

    #[test]
    fn each_takes_once_what_others_left() {
        let exchange = Exchange::default();
        let [first, second] = [0, 1].map(|number| exchange.worker(number));
        first.leave(&draft("a"));
        second.leave(&draft("b"));
        second.leave(&draft("a"));
        let mut seen = 0;
        assert!(second.has_more(seen));
        assert_eq!(second.next(&mut seen).map(|draft| draft.method), Some("a".to_string()));
        assert_eq!(second.next(&mut seen), None);
        assert!(!second.has_more(seen));
        let mut seen = 0;
        assert_eq!(first.next(&mut seen).map(|draft| draft.method), Some("b".to_string()));
        assert_eq!(first.next(&mut seen), None);
    }
}
