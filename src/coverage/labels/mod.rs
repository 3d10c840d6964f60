//! Labels: a predicate at a location, covered by a test that reaches it with the predicate true (paper 002, section III).
//!
//! A *labelling function* says which labels a method has: one file here, and its line among the criteria
//! (`coverage::criteria`). All else is one mechanism, the same for every label:
//! - the instruction is watched, and tells whether the predicate holds, or the term on which that depends;
//! - a path is never forked by it: the path's model is looked at, then the solver is asked once under the path's
//!   condition (`explore::engine::questions`); what is covered is not told any more (`coverage::watching`);
//! - what no path shows is infeasible under the conditions of every other objective (`testgen::generate::verdicts`), or is
//!   refuted without exploring (`coverage::passages`);
//! - probes compute the same predicate on a JVM (`coverage::probes`).
//!
//! This differs from the paper's tight instrumentation in that nothing is added to the program: its `nondet` branch is the
//! side question, its iterative deletion the watching.

pub mod calls;
pub mod input_domain;
pub mod overflow;
pub mod put;
pub mod runtime_errors;
pub mod weak_mutation;
pub mod written;

use std::rc::Rc;

use crate::classfile::{self, ClassFile};
use crate::program::mutation::Mutation;
use crate::program::predicate::Predicate;
use crate::program::{self, Kind};

/// A method that is labelled.
pub struct Located<'a> {
    pub file: &'a ClassFile,
    pub body: &'a classfile::Code,
    pub code: &'a program::Code,
}

/// A label as a labelling function gives it.
pub struct Marked {
    /// The instruction before which the predicate counts.
    pub at: u32,
    pub predicate: Predicate,
    /// The kinds of the operands, the topmost first, as far down as the predicate looks.
    pub kinds: Vec<Kind>,
    /// What it asks for, in words; with the place it tells labels apart.
    pub what: String,
    /// Others of the same line with the same words are the same label, at another place.
    pub is_shared: bool,
    /// The mutant of the instruction that differs from it where the predicate holds, for labels that are about one.
    pub mutation: Option<Mutation>,
}

/// The labels of a method.
pub type Labelling = fn(&Located<'_>) -> Vec<Marked>;

/// A label of a subject.
#[derive(Clone, Debug)]
pub struct Label {
    /// The criterion that asks for it.
    pub criterion: &'static str,
    pub method: usize,
    pub pc: u32,
    pub line: u32,
    pub what: String,
    pub predicate: Predicate,
    pub kinds: Vec<Kind>,
    pub mutation: Option<Rc<Mutation>>,
}

/// Labels of one instruction; the others of it are left out, by name.
pub const MOST_AT_ONE_PLACE: usize = 31;
