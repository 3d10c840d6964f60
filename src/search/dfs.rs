//! Depth first: the newest state.

use std::collections::VecDeque;

use super::{About, Strategy};

#[derive(Default)]
pub struct Dfs {
    waiting: VecDeque<u32>,
}

impl Strategy for Dfs {
    fn add(&mut self, id: u32, _: &About) {
        self.waiting.push_back(id);
    }
    fn next(&mut self) -> Option<u32> {
        self.waiting.pop_back()
    }
    /// The oldest has most below it.
    fn give(&mut self) -> Option<u32> {
        self.waiting.pop_front()
    }
}
