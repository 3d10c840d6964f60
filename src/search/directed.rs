//! Directed to what is wanted: the state that is nearest to an open objective, as the listener judges, then the one with
//! fewest forks, then the oldest, so that tests stay short. Every few states one is taken at random, because the judgement
//! knows no values.

use std::collections::BTreeMap;

use hashbrown::HashMap;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

use super::{About, Strategy};

/// One state in so many is taken at random.
const TURN: u32 = 5;

type Key = (u32, u32, u64);

pub struct Directed {
    order: BTreeMap<Key, u32>,
    /// All that wait, in no order, and where each is in both.
    all: Vec<u32>,
    places: HashMap<u32, (Key, usize)>,
    added: u64,
    turn: u32,
    random: SmallRng,
}

impl Directed {
    pub fn new(seed: u64) -> Self {
        let random = SmallRng::seed_from_u64(seed);
        Self { order: BTreeMap::new(), all: Vec::new(), places: HashMap::new(), added: 0, turn: 0, random }
    }

    fn remove(&mut self, id: u32) -> Option<u32> {
        let (key, at) = self.places.remove(&id)?;
        self.order.remove(&key);
        self.all.swap_remove(at);
        if let Some(moved) = self.all.get(at).and_then(|id| self.places.get_mut(id)) {
            moved.1 = at;
        }
        Some(id)
    }
}

impl Strategy for Directed {
    fn add(&mut self, id: u32, about: &About) {
        self.added += 1;
        let key = (about.urge, about.depth, self.added);
        self.order.insert(key, id);
        self.places.insert(id, (key, self.all.len()));
        self.all.push(id);
    }

    fn next(&mut self) -> Option<u32> {
        let nearest = *self.order.first_key_value()?.1;
        self.turn += 1;
        // What would meet an objective at once comes first in any case.
        let urgent = self.order.first_key_value().is_some_and(|(key, _)| key.0 == 0);
        if urgent || !self.turn.is_multiple_of(TURN) {
            return self.remove(nearest);
        }
        let any = self.all.get(self.random.random_range(0..self.all.len())).copied();
        self.remove(any.unwrap_or(nearest))
    }

    fn by_urge(&self) -> bool {
        true
    }

    fn give(&mut self) -> Option<u32> {
        let farthest = *self.order.last_key_value()?.1;
        self.remove(farthest)
    }
}
