//! What the chain asks of a decision procedure: the bit-blaster, and Z3 where it is built in.
//!
//! A backend is asked last, with a slice that the cheap layers could not decide. It may keep what it derives from term
//! ids from query to query, until [`Backend::reset`].
//!
//! Invariants:
//! - An answer depends on the terms, the conjuncts and the queries before, never on time: `limit` counts abstract steps
//!   (conflicts, or a multiple of them), so a run can be repeated.
//! - `Unsat` is a proof. `Sat` is a claim, which the chain checks by evaluation.

use std::time::Instant;

use crate::expr::{Assignment, TermId, Terms};

use super::answer::Why;

/// A decision procedure for conjunctions of Boolean terms.
pub trait Backend {
    /// For reports and counters.
    fn name(&self) -> &'static str;

    /// Decides the conjunction. `Sat` carries values for the variables that occur. `limit`: abstract, repeatable
    /// effort, about one SAT conflict per unit.
    fn check(&mut self, terms: &Terms, conjuncts: &[TermId], limit: u64) -> Verdict;

    /// What all checks took, in the units of their limits: the same for the same queries.
    fn effort(&self) -> u64;

    /// The arena was replaced: forget everything derived from term ids.
    fn reset(&mut self);

    /// When the whole run ends: a query that would go on is given up then, whatever its limit.
    fn set_deadline(&mut self, deadline: Option<Instant>);
}

/// What a backend says of a conjunction.
#[derive(Clone, Debug)]
pub enum Verdict {
    Sat(Assignment),
    /// A core: a subset of the conjuncts that already has no model. Empty only if the conjuncts are.
    Unsat(Vec<TermId>),
    Unknown(Why),
}
