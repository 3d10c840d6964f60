//! How much was done, whatever the machine: what turns are counted in.
//!
//! The unit is an instruction that is run. What else takes time is counted as the instructions that take about as long, by
//! numbers that are the same in every run with the same seed.

use crate::explore::engine::Engine;
use crate::solver::{Counters, Layer};

/// Making a term.
const TERM: u64 = 10;
/// A question for the decision procedures, and one that they leave without an answer: they tried for a second.
const QUESTION: u64 = 30_000;
const UNANSWERED: u64 = 5_000_000;
/// Setting up a plain run.
pub const PLAIN_RUN: u64 = 2_000;

pub fn of_engine(engine: &Engine<'_>) -> u64 {
    engine.tally.steps + engine.terms.operations() + of_terms(engine.terms.len()) + of_solver(engine.solver.counters())
}

pub fn of_terms(count: usize) -> u64 {
    TERM * count as u64
}

pub fn of_solver(counters: &Counters) -> u64 {
    QUESTION * counters.layer(Layer::Backends).asked + UNANSWERED * counters.unknown
}
