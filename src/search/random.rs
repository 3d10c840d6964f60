//! Any state, each as likely as the others; the order is the seed's.

use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

use super::{About, Strategy};

pub struct Random {
    waiting: Vec<u32>,
    random: SmallRng,
}

impl Random {
    pub fn new(seed: u64) -> Self {
        Self { waiting: Vec::new(), random: SmallRng::seed_from_u64(seed) }
    }
}

impl Strategy for Random {
    fn add(&mut self, id: u32, _: &About) {
        self.waiting.push(id);
    }
    fn next(&mut self) -> Option<u32> {
        if self.waiting.is_empty() {
            return None;
        }
        let at = self.random.random_range(0..self.waiting.len());
        Some(self.waiting.swap_remove(at))
    }
    fn give(&mut self) -> Option<u32> {
        self.next()
    }
}
