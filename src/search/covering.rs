//! Directed to what is uncovered: a state that would go where no state went yet comes first, then where few did. Among
//! equals the newest, which keeps paths going.

use std::collections::{BTreeMap, BTreeSet};

use hashbrown::HashMap;

use super::{About, Place, Strategy};

#[derive(Default)]
pub struct Covering {
    /// Waiting states by place, oldest first.
    waiting: BTreeMap<Place, Vec<(u64, u32)>>,
    /// Places with waiting states: how often passed, then the newest last.
    order: BTreeSet<(u64, std::cmp::Reverse<u64>, Place)>,
    passed: HashMap<Place, u64>,
    added: u64,
}

impl Covering {
    fn key(&self, place: Place) -> Option<(u64, std::cmp::Reverse<u64>, Place)> {
        let newest = self.waiting.get(&place)?.last()?.0;
        Some((self.passed.get(&place).copied().unwrap_or(0), std::cmp::Reverse(newest), place))
    }

    fn change<T>(&mut self, place: Place, change: impl FnOnce(&mut Self) -> T) -> T {
        if let Some(key) = self.key(place) {
            self.order.remove(&key);
        }
        let result = change(self);
        if let Some(key) = self.key(place) {
            self.order.insert(key);
        } else {
            self.waiting.remove(&place);
        }
        result
    }

    fn take(&mut self, place: Place) -> Option<u32> {
        self.change(place, |s| s.waiting.get_mut(&place)?.pop()).map(|(_, id)| id)
    }
}

impl Strategy for Covering {
    fn add(&mut self, id: u32, about: &About) {
        self.added += 1;
        let added = self.added;
        self.change(about.place, |s| s.waiting.entry(about.place).or_default().push((added, id)));
    }
    fn next(&mut self) -> Option<u32> {
        let place = self.order.first()?.2;
        self.take(place)
    }
    fn passed(&mut self, place: Place) {
        self.change(place, |s| *s.passed.entry(place).or_default() += 1);
    }
    fn give(&mut self) -> Option<u32> {
        let place = self.order.last()?.2;
        self.take(place)
    }
}
