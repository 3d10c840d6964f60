//! Decisions that depend on terms. An instruction or a model asks; where the path does not decide, the answer is a
//! fork, and the driver repeats the instruction after it has assumed one of the guards. So semantics is written
//! straight down, one question after the other, and has no effect before its last question.

use super::Machine;
use super::model::{Call, Reply};
use super::outcome::{Fork, ForkReason, Outcome, Partial};
use crate::expr::{TermId, Terms};
use crate::state::State;

/// The index of the guard that holds. The guards must exclude each other and cover everything.
pub fn choose(terms: &mut Terms, state: &State, guards: &[TermId], reason: ForkReason) -> Result<usize, Fork> {
    let mut open = Vec::new();
    for (i, guard) in guards.iter().enumerate() {
        match state.path.decided(terms, *guard) {
            Some(true) => return Ok(i),
            Some(false) => {}
            None => open.push(i),
        }
    }
    match open.as_slice() {
        [only] => Ok(*only),
        [] => Ok(0),
        _ => Err(Fork { reason, guards: open.into_iter().map(|i| guards[i]).collect() }),
    }
}

pub fn decide(terms: &mut Terms, state: &State, condition: TermId, reason: ForkReason) -> Result<bool, Fork> {
    if let Some(known) = state.path.decided(terms, condition) {
        return Ok(known);
    }
    let negated = terms.not(condition);
    Err(Fork { reason, guards: vec![negated, condition] })
}

impl Machine<'_> {
    pub fn choose(&mut self, guards: &[TermId], reason: ForkReason) -> Result<usize, Box<Outcome>> {
        choose(self.terms, self.state, guards, reason).map_err(|fork| Box::new(Outcome::Fork(fork)))
    }

    pub fn decide(&mut self, condition: TermId, reason: ForkReason) -> Result<bool, Box<Outcome>> {
        decide(self.terms, self.state, condition, reason).map_err(|fork| Box::new(Outcome::Fork(fork)))
    }

    /// Ends the path where a bound on the inputs is passed.
    pub fn within(&mut self, condition: TermId, bound: &str) -> Result<(), Box<Outcome>> {
        if self.decide(condition, ForkReason::Bound)? {
            return Ok(());
        }
        Err(Outcome::partial(Partial::Bound(bound.to_string())))
    }
}

impl Call<'_> {
    pub fn choose(&mut self, guards: &[TermId], reason: ForkReason) -> Result<usize, Reply> {
        choose(self.terms, self.state, guards, reason).map_err(Reply::Fork)
    }

    pub fn decide(&mut self, condition: TermId, reason: ForkReason) -> Result<bool, Reply> {
        decide(self.terms, self.state, condition, reason).map_err(Reply::Fork)
    }
}
