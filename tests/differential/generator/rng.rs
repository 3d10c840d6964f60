//! The random source: splitmix64, so that a seed means the same text on every
//! machine and with every version of the compiler.

/// A splitmix64 generator.
pub struct Rng {
    state: u64,
}

impl Rng {
    /// A generator whose whole sequence is given by `seed`.
    pub fn new(seed: u64) -> Self {
        Rng { state: seed ^ 0x5851_f42d_4c95_7f2d }
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number in `0..n`; `n` must not be zero.
    pub fn below(&mut self, n: usize) -> usize {
        ((self.bits() >> 11) % n as u64) as usize
    }

    /// A number in `low..=high`.
    pub fn range(&mut self, low: usize, high: usize) -> usize {
        low + self.below(high - low + 1)
    }

    /// True in `percent` of 100 cases.
    pub fn chance(&mut self, percent: u32) -> bool {
        self.below(100) < percent as usize
    }

    /// One of the given items.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }

    /// One of the given items, each as likely as its weight says.
    pub fn weighted<T: Copy>(&mut self, items: &[(u32, T)]) -> T {
        let total: u32 = items.iter().map(|item| item.0).sum();
        let mut left = self.below(total as usize) as u32;
        for &(weight, item) in items {
            if left < weight {
                return item;
            }
            left -= weight;
        }
        items[items.len() - 1].1
    }

    /// `count` different items in random order (fewer if there are not so many).
    pub fn sample<T: Copy>(&mut self, items: &[T], count: usize) -> Vec<T> {
        let mut rest = items.to_vec();
        let mut chosen = Vec::new();
        while chosen.len() < count && !rest.is_empty() {
            let at = self.below(rest.len());
            chosen.push(rest.swap_remove(at));
        }
        chosen
    }
}
