//! Damage to files: the same on every run for the same seed.

use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

pub struct Mutator(SmallRng);

impl Mutator {
    pub fn new(seed: u64) -> Self {
        Self(SmallRng::seed_from_u64(seed))
    }

    /// One of the seeds with one to four changes, mostly one.
    pub fn mutate(&mut self, seeds: &[Vec<u8>]) -> Vec<u8> {
        let mut bytes = self.pick(seeds).clone();
        let changes = if self.0.random_ratio(2, 3) { 1 } else { self.0.random_range(2..=4) };
        for _ in 0..changes {
            if !bytes.is_empty() {
                self.change(&mut bytes, seeds);
            }
        }
        bytes
    }

    fn pick<'a>(&mut self, seeds: &'a [Vec<u8>]) -> &'a Vec<u8> {
        &seeds[self.0.random_range(0..seeds.len())]
    }

    /// A place in a file; every other time near its start or its end, where the numbers are that rule the rest.
    fn position(&mut self, length: usize) -> usize {
        let near = length.min(64);
        match self.0.random_range(0..4) {
            0 => self.0.random_range(0..near),
            1 => length - 1 - self.0.random_range(0..near),
            _ => self.0.random_range(0..length),
        }
    }

    fn change(&mut self, bytes: &mut Vec<u8>, seeds: &[Vec<u8>]) {
        let at = self.position(bytes.len());
        match self.0.random_range(0..10) {
            0..=2 => bytes[at] ^= 1 << self.0.random_range(0..8),
            3 => bytes[at] = self.0.random(),
            4 | 5 => self.set_number(bytes, at),
            6 => bytes.truncate(at),
            7 => {
                let end = (at + self.0.random_range(1..16)).min(bytes.len());
                bytes.drain(at..end);
            }
            8 => {
                let end = (at + self.0.random_range(1..64)).min(bytes.len());
                let copy = bytes[at..end].to_vec();
                let to = self.position(bytes.len());
                bytes.splice(to..to, copy);
            }
            _ => {
                // The start of one file and the rest of another.
                let other = self.pick(seeds);
                bytes.truncate(at);
                bytes.extend_from_slice(other.get(at..).unwrap_or_default());
            }
        }
    }

    /// Two, four or eight bytes become a number that counts and lengths do badly with.
    fn set_number(&mut self, bytes: &mut [u8], at: usize) {
        let width = [2, 4, 8][self.0.random_range(0..3)];
        let end = (at + width).min(bytes.len());
        let field = &mut bytes[at..end];
        match self.0.random_range(0..5) {
            0 => field.fill(0),
            1 => field.fill(0xff),
            2 => {
                field.fill(0);
                field[0] = 0x7f;
            }
            3 => {
                field.fill(0xff);
                field[0] = 0x7f;
            }
            _ => {
                field.fill(0);
                if let Some(last) = field.last_mut() {
                    *last = 1;
                }
            }
        }
    }
}
