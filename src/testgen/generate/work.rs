//! How much was done, whatever the machine: what turns are counted in.
//!
//! The unit is an instruction of a plain run. What else takes time is counted as the instructions that take about as long, by
//! numbers that are the same in every run with the same seed: measured on classes of public libraries, where a plain run
//! does forty instructions in a microsecond.

use crate::explore::engine::Engine;
use crate::solver::{Counters, Layer};

/// An instruction of an exploration, or an operation on terms.
const SYMBOLIC: u64 = 15;
/// A question for the decision procedures, whatever they do, and a unit of their effort, which is about a conflict.
const QUESTION: u64 = 1_000;
const EFFORT: u64 = 20_000;
/// Setting up a plain run.
pub const PLAIN_RUN: u64 = 2_000;

pub fn of_engine(engine: &Engine<'_>) -> u64 {
    of_operations(engine.tally.steps + engine.terms.operations()) + of_solver(engine.solver.counters())
}

pub fn of_operations(count: u64) -> u64 {
    SYMBOLIC * count
}

pub fn of_solver(counters: &Counters) -> u64 {
    QUESTION * counters.layer(Layer::Backends).asked + EFFORT * counters.effort()
}
