//! What was answered before: slices with their answers, unsatisfiable cores, recent models.
//!
//! Invariants:
//! - A slice is a sorted set of conjuncts; its answer depends on nothing else, so it holds on every path.
//! - Bounded, in number and in memory: a full table is emptied, which costs time but no answer. Tables are only asked by
//!   key, never iterated.

use std::collections::VecDeque;

use hashbrown::HashMap;

use crate::expr::TermId;

use super::answer::{Model, Why};

const MOST_SLICES: usize = 1 << 16;
/// Bytes of all slices with their models: one model may have values for thousands of variables.
const MOST_BYTES: usize = 1 << 26;
const MOST_CORES: usize = 1 << 14;
const MOST_MODELS: usize = 12;

/// What a slice was answered with. A model says nothing of variables that are not in the slice.
#[derive(Clone, Debug)]
pub enum Known {
    Sat(Model),
    Unsat,
    /// Not decided with this much effort; more may do.
    Unknown(Why, u64),
}

#[derive(Default)]
pub struct Cache {
    slices: HashMap<Box<[TermId]>, Known>,
    /// Of the slices, roughly.
    bytes: usize,
    /// Each under its greatest term: one that a slice contains if it contains the core.
    cores: HashMap<TermId, Vec<Box<[TermId]>>>,
    count: usize,
    recent: VecDeque<Model>,
}

impl Cache {
    /// What the slice was answered with, unless it was given up with less effort than `limit`.
    pub fn exact(&self, slice: &[TermId], limit: u64) -> Option<&Known> {
        self.slices.get(slice).filter(|known| !matches!(known, Known::Unknown(_, spent) if *spent < limit))
    }

    pub fn put(&mut self, slice: &[TermId], known: Known) {
        if self.slices.len() >= MOST_SLICES || self.bytes >= MOST_BYTES {
            self.slices.clear();
            self.bytes = 0;
        }
        self.bytes += size_of_val(slice);
        if let Known::Sat(model) = &known {
            self.bytes += model.bytes();
        }
        self.slices.insert(slice.into(), known);
    }

    /// Whether a known core is part of the sorted slice.
    pub fn has_core(&self, slice: &[TermId]) -> bool {
        self.count > 0
            && slice.iter().any(|greatest| {
                self.cores.get(greatest).is_some_and(|cores| cores.iter().any(|core| is_subset(core, slice)))
            })
    }

    pub fn put_core(&mut self, mut core: Vec<TermId>) {
        core.sort_unstable();
        core.dedup();
        let Some(&greatest) = core.last() else { return };
        if self.count >= MOST_CORES {
            self.cores.clear();
            self.count = 0;
        }
        self.count += 1;
        self.cores.entry(greatest).or_default().push(core.into());
    }

    /// The newest first.
    pub fn recent(&self) -> impl Iterator<Item = &Model> {
        self.recent.iter()
    }

    pub fn put_recent(&mut self, model: Model) {
        self.recent.truncate(MOST_MODELS - 1);
        self.recent.push_front(model);
    }

    /// The arena was replaced.
    pub fn clear(&mut self) {
        *self = Cache::default();
    }
}

/// Whether a sorted list is part of another.
fn is_subset(part: &[TermId], whole: &[TermId]) -> bool {
    let mut rest = whole.iter();
    part.len() <= whole.len() && part.iter().all(|wanted| rest.any(|there| there == wanted))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(all: &[u32]) -> Vec<TermId> {
        all.iter().map(|&id| TermId(id)).collect()
    }

    #[test]
    fn cores_are_found_in_larger_slices() {
        let mut cache = Cache::default();
        assert!(!cache.has_core(&ids(&[1, 2])));
        cache.put_core(ids(&[9, 4]));
        assert!(cache.has_core(&ids(&[1, 4, 9, 12])));
        assert!(!cache.has_core(&ids(&[1, 9, 12])));
        assert!(!cache.has_core(&ids(&[4])));
        cache.put_core(Vec::new());
        assert!(!cache.has_core(&[]));
    }

    #[test]
    fn giving_up_is_not_for_ever() {
        let mut cache = Cache::default();
        cache.put(&ids(&[3]), Known::Unknown(Why::Limit, 10));
        assert!(cache.exact(&ids(&[3]), 10).is_some());
        assert!(cache.exact(&ids(&[3]), 11).is_none());
        cache.put(&ids(&[3]), Known::Unsat);
        assert!(matches!(cache.exact(&ids(&[3]), 11), Some(Known::Unsat)));
    }

    #[test]
    fn large_models_are_not_kept_for_long() {
        let mut terms = crate::expr::Terms::new();
        let mut model = crate::expr::Assignment::new();
        for number in 0..4_000 {
            let variable = terms.var(&format!("x{number}"), crate::expr::Sort::Bv64);
            if let Some(variable) = terms.as_var(variable) {
                model.set(variable, crate::expr::Const::Bv64(1));
            }
        }
        assert!(model.bytes() >= 4_000 * 8);
        let mut cache = Cache::default();
        for id in 0..10_000 {
            cache.put(&ids(&[id]), Known::Sat(Model::new(model.clone())));
            assert!(cache.bytes < MOST_BYTES + 100_000);
        }
        assert!(cache.slices.len() * model.bytes() < MOST_BYTES + 100_000);
    }

    #[test]
    fn tables_are_bounded() {
        let mut cache = Cache::default();
        for id in 0..(MOST_CORES as u32 + 10) {
            cache.put_core(ids(&[id]));
            cache.put_recent(Model::default());
        }
        assert!(cache.count <= MOST_CORES);
        assert_eq!(cache.recent().count(), MOST_MODELS);
    }
}
