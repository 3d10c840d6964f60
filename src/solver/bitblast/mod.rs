//! The bit-blaster: terms to logic gates to a SAT solver.
//!
//! - `sat`: the SAT solver. `gates`: a circuit as clauses. `words`: machine words over gates.
//! - `float`: floating point over words. `translate`: terms to words, each once. `arrays`: reads over writes, and of
//!   unknown arrays.
//!
//! Invariants:
//! - Each conjunct becomes one literal. A query assumes the literals of its conjuncts, so nothing is pushed or popped, and
//!   the assumptions that were refuted are the core.
//! - A SAT solver that lives long gets slow, since what it assigns reaches all that was ever built on it. It is thrown
//!   away when it has [`GROWTH`] times the variables that the first query after the last restart needed; what is still
//!   asked for is built again.

mod arrays;
mod float;
mod gates;
mod sat;
#[cfg(test)]
mod tests;
mod translate;
mod words;

use std::time::Instant;

use crate::expr::{ArrayValue, Assignment, Const, Sort, TermId, Terms};

use super::answer::Why;
use super::backend::{Backend, Verdict};
use super::support::Support;

use sat::{Lit, Outcome};
use translate::Circuit;

const GROWTH: u32 = 3;
/// Gates that take as long to make as a conflict.
const GATES_PER_CONFLICT: u64 = 500;
/// Below this many variables age does not show.
const YOUNG: u32 = 4000;

/// The backend for everything that has few bits.
pub struct BitBlaster {
    circuit: Circuit,
    support: Support,
    /// The variables after the first query since the last restart; none before it.
    at_start: Option<u32>,
    deadline: Option<Instant>,
    effort: u64,
}

impl Default for BitBlaster {
    fn default() -> Self {
        BitBlaster::new()
    }
}

impl BitBlaster {
    pub fn new() -> BitBlaster {
        BitBlaster { circuit: Circuit::new(), support: Support::default(), at_start: None, deadline: None, effort: 0 }
    }

    /// Conflicts of all searches since the last restart: a measure of effort.
    pub fn conflicts(&self) -> u64 {
        self.circuit.gates.sat.conflicts()
    }

    /// What the circuit and the searches in it took since the last restart.
    fn effort_of_circuit(&self) -> u64 {
        let sat = &self.circuit.gates.sat;
        sat.effort() + u64::from(sat.variables()) / GATES_PER_CONFLICT
    }

    fn restart(&mut self) {
        self.effort += self.effort_of_circuit();
        self.circuit = Circuit::new();
        self.circuit.gates.deadline = self.deadline;
        self.at_start = None;
    }

    fn is_old(&self) -> bool {
        let variables = self.circuit.gates.sat.variables();
        self.at_start.is_some_and(|at_start| variables > YOUNG.max(at_start.saturating_mul(GROWTH)))
    }

    fn model(&mut self, terms: &Terms, conjuncts: &[TermId]) -> Assignment {
        let mut variables = Vec::new();
        for &conjunct in conjuncts {
            variables.extend_from_slice(&self.support.of(terms, conjunct));
        }
        variables.sort_unstable();
        variables.dedup();
        let mut model = Assignment::new();
        for variable in variables {
            match terms.variable(variable).sort {
                Sort::Array(_) => {
                    let mut array = ArrayValue::default();
                    for (index, value) in self.circuit.reads(variable) {
                        // Other queries' reads have no values, or meaningless ones.
                        if !value.iter().any(|&bit| self.circuit.gates.sat.in_cone(bit)) {
                            continue;
                        }
                        array.elements.insert(self.value(index) as i32, self.value(value));
                    }
                    array.elements.retain(|_, value| *value != array.default);
                    model.set_array(variable, array);
                }
                sort => {
                    if let Some(input) = self.circuit.input(variable) {
                        model.set(variable, Const::from_bits(sort, self.value(input)));
                    }
                }
            }
        }
        model
    }

    fn value(&self, word: &[Lit]) -> u64 {
        let bit = |&literal: &Lit| u64::from(self.circuit.gates.sat.value(literal));
        word.iter().take(64).enumerate().fold(0, |value, (at, literal)| value | bit(literal) << at)
    }
}

impl Backend for BitBlaster {
    fn name(&self) -> &'static str {
        "bit-blaster"
    }

    fn check(&mut self, terms: &Terms, conjuncts: &[TermId], limit: u64) -> Verdict {
        if self.is_old() {
            self.restart();
        }
        let mut assumptions: Vec<(TermId, Lit)> = Vec::with_capacity(conjuncts.len());
        for &conjunct in conjuncts {
            let literal = self.circuit.condition(terms, conjunct);
            if self.circuit.gates.is_full() {
                self.restart();
                return Verdict::Unknown(Why::Limit);
            }
            match literal {
                None => return Verdict::Unknown(Why::Theory),
                Some(Lit::TRUE) => {}
                Some(Lit::FALSE) => return Verdict::Unsat(vec![conjunct]),
                Some(literal) => assumptions.push((conjunct, literal)),
            }
        }
        self.at_start.get_or_insert(self.circuit.gates.sat.variables());
        let literals: Vec<Lit> = assumptions.iter().map(|&(_, literal)| literal).collect();
        match self.circuit.gates.sat.solve(&literals, limit, self.deadline) {
            Outcome::Sat => Verdict::Sat(self.model(terms, conjuncts)),
            Outcome::Limit => Verdict::Unknown(Why::Limit),
            // Definitions alone have a model; should they ever not, nothing that follows is a proof.
            Outcome::Unsat if !self.circuit.gates.sat.is_consistent() => {
                debug_assert!(false, "the definitions contradict each other");
                self.restart();
                Verdict::Unknown(Why::WrongModel)
            }
            Outcome::Unsat => {
                assumptions.retain(|&(_, literal)| self.circuit.gates.sat.refuted(literal));
                Verdict::Unsat(assumptions.into_iter().map(|(conjunct, _)| conjunct).collect())
            }
        }
    }

    fn effort(&self) -> u64 {
        self.effort + self.effort_of_circuit()
    }

    fn reset(&mut self) {
        self.restart();
        self.support.clear();
    }

    fn set_deadline(&mut self, deadline: Option<Instant>) {
        self.deadline = deadline;
        self.circuit.gates.deadline = deadline;
    }
}
