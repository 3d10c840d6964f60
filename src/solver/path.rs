//! The path condition that the solver looked at last, taken apart: which terms are known to hold, which conjuncts a
//! variable is in, which ranges follow.
//!
//! Path conditions of successive queries share most of their past, so what was derived from the common part is kept: the
//! rest is undone and the new part added.
//!
//! Invariants:
//! - `entries` are the conjuncts of the path, conjunctions taken apart, each once, oldest first.
//! - Everything derived from an entry is undone with it.

use hashbrown::HashMap;

use crate::expr::{TermId, Terms, VarId};

use super::constraints::Constraints;
use super::ranges::{Mark, Ranges};
use super::support::Support;

#[derive(Default)]
pub struct Path {
    links: Vec<Link>,
    entries: Vec<TermId>,
    /// The position of each entry; only asked.
    positions: HashMap<TermId, u32>,
    /// The entries that a variable is in, by its index.
    by_variable: Vec<Vec<u32>>,
    pub ranges: Ranges,
}

/// What there was before a conjunct was added.
struct Link {
    path: Constraints,
    entries: usize,
    ranges: Mark,
}

impl Path {
    /// Makes this the state for a path condition.
    pub fn load(&mut self, terms: &Terms, support: &mut Support, path: &Constraints) {
        let mut missing = Vec::new();
        let mut rest = path.clone();
        while !self.links.get(rest.len().wrapping_sub(1)).is_some_and(|link| link.path.is_same(&rest)) {
            let Some((conjunct, older)) = rest.split() else { break };
            missing.push((conjunct, std::mem::replace(&mut rest, older)));
        }
        self.unwind(terms, support, rest.len());
        for (conjunct, path) in missing.into_iter().rev() {
            self.push(terms, support, conjunct, path);
        }
    }

    fn push(&mut self, terms: &Terms, support: &mut Support, conjunct: TermId, path: Constraints) {
        self.links.push(Link { path, entries: self.entries.len(), ranges: self.ranges.mark() });
        for part in parts(terms, conjunct) {
            let at = self.entries.len() as u32;
            if part == TermId::TRUE || self.positions.contains_key(&part) {
                continue;
            }
            self.positions.insert(part, at);
            self.entries.push(part);
            for variable in support.of(terms, part).iter() {
                if self.by_variable.len() <= variable.index() {
                    self.by_variable.resize(variable.index() + 1, Vec::new());
                }
                self.by_variable[variable.index()].push(at);
            }
            self.ranges.assume(terms, part);
        }
    }

    fn unwind(&mut self, terms: &Terms, support: &mut Support, keep: usize) {
        let Some(link) = self.links.get(keep) else { return };
        let entries = link.entries;
        self.ranges.undo(link.ranges);
        for part in self.entries.drain(entries..) {
            self.positions.remove(&part);
            for variable in support.of(terms, part).iter() {
                if let Some(list) = self.by_variable.get_mut(variable.index()) {
                    list.pop();
                }
            }
        }
        self.links.truncate(keep);
    }

    pub fn entries(&self) -> &[TermId] {
        &self.entries
    }

    pub fn entry(&self, at: u32) -> Option<TermId> {
        self.entries.get(at as usize).copied()
    }

    pub fn contains(&self, t: TermId) -> bool {
        self.positions.contains_key(&t)
    }

    /// The positions of the entries that a variable is in.
    pub fn mentioning(&self, variable: VarId) -> &[u32] {
        self.by_variable.get(variable.index()).map_or(&[], |list| list)
    }

    /// The arena was replaced.
    pub fn clear(&mut self) {
        *self = Path::default();
    }
}

/// The conjuncts of a term. Most terms are one, which costs nothing.
pub fn parts(terms: &Terms, t: TermId) -> Vec<TermId> {
    match terms.node(t) {
        crate::expr::Node::And(..) => terms.conjuncts(t),
        _ => vec![t],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expr::Sort;
    use crate::expr::ops::Cmp;

    #[test]
    fn goes_from_path_to_path() {
        let mut t = Terms::new();
        let (x, y) = (t.var("x", Sort::Bv32), t.var("y", Sort::Bv32));
        let (three, nine) = (t.int(3), t.int(9));
        let (low, high) = (t.cmp(Cmp::Ge, x, three), t.cmp(Cmp::Lt, x, nine));
        let order = t.cmp(Cmp::Lt, x, y);
        let both = t.and(high, order);
        let (mut path, mut support) = (Path::default(), Support::default());
        let mut start = Constraints::new();
        start.push(low);
        let mut long = start.clone();
        long.push(both);
        let mut other = start.clone();
        other.push(order);
        for _ in 0..2 {
            path.load(&t, &mut support, &long);
            assert_eq!(path.entries().len(), 3);
            assert_eq!(path.ranges.of(&t, x), (3, 8));
            assert_eq!(path.ranges.of(&t, y), (4, i64::from(i32::MAX)));
            assert_eq!((path.mentioning(VarId(0)).len(), path.mentioning(VarId(1)).len()), (3, 1));
            path.load(&t, &mut support, &other);
            assert_eq!(path.entries(), &[low, order]);
            assert_eq!(path.ranges.of(&t, x), (3, i64::from(i32::MAX) - 1));
            assert!(path.contains(order) && !path.contains(high));
            path.load(&t, &mut support, &Constraints::new());
            assert_eq!((path.entries().len(), path.mentioning(VarId(0)).len()), (0, 0));
            assert_eq!(path.ranges.of(&t, x), (i64::from(i32::MIN), i64::from(i32::MAX)));
        }
    }
}
