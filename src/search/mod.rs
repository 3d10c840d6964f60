//! Layer 6: which state next. A strategy orders what waits; it sees what [`About`] tells and never a state.
//!
//! A new strategy is one file and one line in [`STRATEGIES`].

mod bfs;
mod covering;
mod dfs;
mod directed;
mod interleaved;
mod random;

use crate::util::MethodId;

/// What a strategy may know of a state that waits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct About {
    /// Forks passed so far.
    pub depth: u32,
    /// Where it forked, and which way it will go.
    pub place: Place,
    /// How far the listener thinks it is from what is wanted.
    pub urge: u32,
}

/// One way out of one instruction.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    pub method: MethodId,
    /// The index of the instruction.
    pub at: u32,
    /// The number of the alternative.
    pub way: u32,
}

/// An order over states that wait. Ids are given by the caller, each waits once.
pub trait Strategy {
    fn add(&mut self, id: u32, about: &About);
    fn next(&mut self) -> Option<u32>;
    /// A state went this way.
    fn passed(&mut self, _place: Place) {}
    /// States are ordered by [`About::urge`]: one that is farther than it was when it was added is added again.
    fn by_urge(&self) -> bool {
        false
    }
    /// Takes one out that is far from being next: other workers get it.
    fn give(&mut self) -> Option<u32>;
}

type Make = fn(seed: u64) -> Box<dyn Strategy>;

/// A strategy of a user of the library: its name, and how to make one from a seed.
pub type Custom = (String, Box<dyn Fn(u64) -> Box<dyn Strategy>>);

/// Name, what it does, how to make one.
pub const STRATEGIES: &[(&str, &str, Make)] = &[
    ("dfs", "the newest state first", |_| Box::new(dfs::Dfs::default())),
    ("bfs", "the oldest state first", |_| Box::new(bfs::Bfs::default())),
    ("random", "any state, by the seed", |seed| Box::new(random::Random::new(seed))),
    ("covering", "what goes where few states went before", |_| Box::new(covering::Covering::default())),
    ("directed", "what is nearest to an open objective, and now and then any", |seed| {
        Box::new(directed::Directed::new(seed))
    }),
    ("mixed", "covering and random by turns", |seed| {
        Box::new(interleaved::Interleaved::new(vec![
            Box::new(covering::Covering::default()),
            Box::new(random::Random::new(seed)),
        ]))
    }),
];

/// The strategy of this name.
pub fn strategy(name: &str, seed: u64) -> Option<Box<dyn Strategy>> {
    STRATEGIES.iter().find(|(n, ..)| *n == name).map(|(_, _, make)| make(seed))
}

/// The strategy of this name, of the user's own or of ours.
pub fn strategy_among(own: &[Custom], name: &str, seed: u64) -> Option<Box<dyn Strategy>> {
    let theirs = own.iter().find(|(n, _)| n == name).map(|(_, make)| make(seed));
    theirs.or_else(|| strategy(name, seed))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn about(i: u32) -> About {
        About { depth: i % 5, place: Place { method: MethodId(i % 3), at: i % 7, way: i % 2 }, urge: i % 4 }
    }

    #[test]
    fn every_strategy_gives_everything_once() {
        for (name, _, make) in STRATEGIES {
            let mut strategy = make(42);
            let mut seen = std::collections::BTreeSet::new();
            let mut next_id = 0;
            for round in 0..200u32 {
                for _ in 0..round % 4 {
                    strategy.add(next_id, &about(next_id));
                    next_id += 1;
                }
                strategy.passed(about(round).place);
                let found = if round % 9 == 0 { strategy.give() } else { strategy.next() };
                assert!(found.is_none_or(|id| seen.insert(id)), "{name} gave one twice");
            }
            while let Some(id) = strategy.next() {
                assert!(seen.insert(id), "{name} gave {id} twice");
            }
            assert_eq!(seen.len() as u32, next_id, "{name}");
        }
    }

    #[test]
    fn the_same_seed_gives_the_same_order() {
        let order = |seed| {
            let mut strategy = strategy("random", seed).unwrap();
            (0..50).for_each(|i| strategy.add(i, &about(i)));
            std::iter::from_fn(|| strategy.next()).collect::<Vec<_>>()
        };
        assert_eq!(order(1), order(1));
        assert_ne!(order(1), order(2));
    }
}
