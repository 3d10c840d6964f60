//! Breadth first: the oldest state.

use std::collections::VecDeque;

use super::{About, Strategy};

#[derive(Default)]
pub struct Bfs {
    waiting: VecDeque<u32>,
}

impl Strategy for Bfs {
    fn add(&mut self, id: u32, _: &About) {
        self.waiting.push_back(id);
    }
    fn next(&mut self) -> Option<u32> {
        self.waiting.pop_front()
    }
    /// All are about equally far; the second oldest leaves the next one here.
    fn give(&mut self) -> Option<u32> {
        if self.waiting.len() > 1 { self.waiting.remove(1) } else { self.waiting.pop_front() }
    }
}
