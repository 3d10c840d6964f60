//! What a path assumed: the path condition, and which terms it decides by name.
//!
//! Invariant: every conjunct of `constraints` is in `known`, and nothing else is. So a repeated instruction finds the
//! answer that the driver chose, and a repeated condition never forks again.

use imbl::OrdSet;

use crate::expr::{Const, Node, TermId, Terms};
use crate::solver::Constraints;

#[derive(Clone, Default)]
pub struct Path {
    pub constraints: Constraints,
    known: OrdSet<TermId>,
    /// Forks passed.
    pub forks: u32,
}

impl Path {
    /// Adds a condition. Constants add nothing.
    pub fn assume(&mut self, terms: &Terms, condition: TermId) {
        for conjunct in terms.conjuncts(condition) {
            if terms.as_const(conjunct).is_none() && self.known.insert(conjunct).is_none() {
                self.constraints.push(conjunct);
            }
        }
    }

    /// What two paths assumed before they went apart.
    pub fn common(&self, other: &Path) -> Path {
        let (mut a, mut b) = (self.constraints.clone(), other.constraints.clone());
        while !a.is_same(&b) {
            let longer = if a.len() >= b.len() { &mut a } else { &mut b };
            match longer.split() {
                Some((_, older)) => *longer = older,
                None => break,
            }
        }
        let known = a.iter().collect();
        Path { constraints: a, known, forks: self.forks.min(other.forks) }
    }

    /// The truth of a condition, where it is constant or was assumed.
    pub fn decided(&self, terms: &mut Terms, condition: TermId) -> Option<bool> {
        if let Some(constant) = terms.as_const(condition).and_then(Const::as_bool) {
            return Some(constant);
        }
        if self.known.is_empty() {
            return None;
        }
        if self.known.contains(&condition) {
            return Some(true);
        }
        let negated = terms.not(condition);
        if self.known.contains(&negated) {
            return Some(false);
        }
        // What was assumed as a conjunction is known by its parts.
        let parts_known = |t: TermId| match terms.node(t) {
            Node::And(..) => terms.conjuncts(t).iter().all(|c| self.known.contains(c)),
            _ => false,
        };
        if parts_known(condition) {
            return Some(true);
        }
        parts_known(negated).then_some(false)
    }

    /// The same, and also where one part of a conjunction decides it.
    pub fn settles(&self, terms: &mut Terms, condition: TermId) -> Option<bool> {
        if let Some(known) = self.decided(terms, condition) {
            return Some(known);
        }
        let negated = terms.not(condition);
        for (conjunction, value) in [(condition, false), (negated, true)] {
            if !matches!(terms.node(conjunction), Node::And(..)) {
                continue;
            }
            for part in terms.conjuncts(conjunction) {
                let opposite = terms.not(part);
                if self.known.contains(&opposite) {
                    return Some(value);
                }
            }
        }
        None
    }
}
