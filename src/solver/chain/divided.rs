//! Queries about sums that are divided: refuted by what is left of the sums, for all values of positions at once or for each by itself.

use std::time::Instant;

use super::super::path;
use super::super::positions::{divides, position};
use super::super::ranges::Ranges;
use super::super::remainders::{Found, remainders};
use super::super::slice::Slice;
use super::{FAIRLY_EASY, Known, Solver};
use crate::expr::{Const, TermId, Terms};

/// Values of positions that are tried one by one to refute a query.
const MOST_POSITIONS: i64 = 64;

impl Solver {
    /// Whether what is left of sums when they are divided contradicts, whatever the positions are at which their terms were chosen.
    pub(super) fn refuted_by_remainders(&mut self, terms: &mut Terms, slice: &Slice, limit: u64) -> bool {
        if !divides(terms, &slice.ordered) {
            return false;
        }
        let mark = self.path.ranges.mark();
        for conjunct in &slice.ordered {
            if self.path.ranges.truth(*conjunct) != Some(true) {
                self.path.ranges.assume(terms, *conjunct);
            }
        }
        let found = remainders(terms, &self.path.ranges, &slice.ordered);
        self.path.ranges.undo(mark);
        let refuted = found.is_some_and(|found| self.leaves_none(terms, &slice.ordered, found, limit));
        refuted || self.refuted_at_positions(terms, &slice.ordered, limit, &mut { MOST_POSITIONS })
    }

    /// The same for each value of a position by itself; so many values are tried.
    fn refuted_at_positions(&mut self, terms: &mut Terms, conjuncts: &[TermId], limit: u64, tries: &mut i64) -> bool {
        let mut ranges = Ranges::default();
        conjuncts.iter().for_each(|conjunct| ranges.assume(terms, *conjunct));
        let Some((position, low, high)) = position(terms, &ranges, conjuncts) else { return false };
        (low..=high).all(|value| {
            *tries -= 1;
            if *tries < 0 || self.deadline.is_some_and(|end| Instant::now() >= end) {
                return false;
            }
            let value = terms.constant(Const::from_bits(terms.sort(position), value as u64));
            let mut here = Vec::with_capacity(conjuncts.len());
            for conjunct in conjuncts {
                let conjunct = terms.substitute(*conjunct, &[(position, value)]);
                here.extend(path::parts(terms, conjunct));
            }
            here.retain(|conjunct| *conjunct != TermId::TRUE);
            let mut ranges = Ranges::default();
            here.iter().for_each(|conjunct| ranges.assume(terms, *conjunct));
            if here.contains(&TermId::FALSE) || ranges.contradictory() {
                return true;
            }
            let refuted =
                remainders(terms, &ranges, &here).is_some_and(|found| self.leaves_none(terms, &here, found, limit));
            refuted || self.refuted_at_positions(terms, &here, limit, tries)
        })
    }

    /// Whether what was found contradicts, or one of its equations and what is said of its variables alone.
    fn leaves_none(&mut self, terms: &Terms, conjuncts: &[TermId], found: Found, limit: u64) -> bool {
        let equations = match found {
            Found::Contradiction => return true,
            Found::Equations(equations) => equations,
        };
        equations.into_iter().any(|equation| {
            let variables = self.support.of(terms, equation);
            let is_about = |conjunct: &&TermId| {
                self.support.of(terms, **conjunct).iter().all(|variable| variables.binary_search(variable).is_ok())
            };
            let mut ordered: Vec<TermId> = conjuncts.iter().filter(is_about).copied().collect();
            ordered.push(equation);
            let mut sorted = ordered.clone();
            sorted.sort_unstable();
            sorted.dedup();
            let few = Slice { sorted, ordered, variables: variables.to_vec() };
            matches!(self.ask_backends(terms, &few, limit.min(FAIRLY_EASY), 1), Known::Unsat)
        })
    }
}
