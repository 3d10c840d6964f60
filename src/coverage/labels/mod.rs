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

pub mod at_once;
pub mod calls;
pub mod input_domain;
pub mod overflow;
pub mod put;
pub mod runtime_errors;
pub mod weak_mutation;
pub mod written;

use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use self::weak_mutation::site::Shown;
use crate::analysis::decisions::MappedDecision;
use crate::classfile::{self, ClassFile};
use crate::coverage::subject::Subject;
use crate::program::mutation::Mutation;
use crate::program::operands::Operands;
use crate::program::predicate::Predicate;
use crate::program::{self, Kind};

/// A method that is labelled.
pub struct Located<'a> {
    pub file: &'a ClassFile,
    pub body: &'a classfile::Code,
    pub code: &'a program::Code,
    /// Its decisions.
    pub decisions: &'a [&'a MappedDecision],
    operands: OnceCell<Operands>,
}

impl<'a> Located<'a> {
    pub fn new(
        file: &'a ClassFile,
        body: &'a classfile::Code,
        code: &'a program::Code,
        decisions: &'a [&'a MappedDecision],
    ) -> Self {
        Self { file, body, code, decisions, operands: OnceCell::new() }
    }

    /// Where the operand of an instruction was pushed, by its depth in slots; None if that depends on the path.
    pub fn pushed(&self, pc: u16, slots: usize) -> Option<u16> {
        let last = self.code.pcs.last().copied().unwrap_or_default();
        self.operands.get_or_init(|| Operands::until(self.file, self.body, last)).source(pc, slots)
    }

    /// The bytes of what pushed an operand of the instruction at an index.
    pub fn source(&self, at: u32, slots: usize) -> Option<&'a [u8]> {
        let pushed = self.pushed(self.code.pcs.get(at as usize).copied()?, slots)?;
        self.body.bytes.get(usize::from(pushed)..)
    }
}

/// Where a label can hold.
#[derive(Clone, Debug)]
pub struct Place {
    /// The instruction before which the predicate counts.
    pub at: u32,
    pub predicate: Predicate,
    /// The kinds of the operands, the topmost first, as far down as the predicate looks.
    pub kinds: Vec<Kind>,
}

/// A label as a labelling function gives it.
pub struct Marked {
    /// It is covered at any of these, each another instruction; it is said to be at the first.
    pub places: Vec<Place>,
    /// What it asks for, in words; with the place it tells labels apart.
    pub what: String,
    /// Others of the same line with the same words and the same text here are the same label, at another place.
    pub shared: Option<Box<str>>,
    /// The mutant of the first place's instruction that differs from it where the label holds, for labels that are about one.
    pub mutation: Option<Mutation>,
    /// The mutant in the source, as far as that is known.
    pub shown: Option<Shown>,
}

impl Marked {
    pub fn new(at: u32, predicate: Predicate, kinds: &[Kind], what: String) -> Self {
        let place = Place { at, predicate, kinds: kinds.to_vec() };
        Self { places: vec![place], what, shared: None, mutation: None, shown: None }
    }
}

/// The labels of a method.
#[derive(Default)]
pub struct Labels {
    pub found: Vec<Marked>,
    /// What is no label though it would be one.
    pub left_out: Vec<LeftOut>,
}

/// What has labels that are left out: where and what it is, how many, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LeftOut {
    pub line: u32,
    pub what: String,
    pub count: usize,
    pub why: &'static str,
}

impl Labels {
    pub fn and(mut self, others: Labels) -> Self {
        self.found.extend(others.found);
        self.left_out.extend(others.left_out);
        self
    }
}

impl FromIterator<Marked> for Labels {
    fn from_iter<T: IntoIterator<Item = Marked>>(all: T) -> Self {
        Self { found: all.into_iter().collect(), left_out: Vec::new() }
    }
}

pub type Labelling = fn(&Located<'_>) -> Labels;

/// A label of a subject.
#[derive(Clone, Debug)]
pub struct Label {
    /// The criterion that asks for it.
    pub criterion: &'static str,
    /// Of the first place.
    pub method: usize,
    pub pc: u32,
    pub line: u32,
    pub what: String,
    /// As [`Marked::shared`].
    pub shared: Option<Box<str>>,
    /// Each with its method.
    pub places: Vec<(usize, Place)>,
    pub mutation: Option<Rc<Mutation>>,
    pub shown: Option<Shown>,
}

impl Label {
    /// What it asks at an instruction of a method.
    pub fn place(&self, method: usize, at: u32) -> Option<&Place> {
        self.places.iter().find(|(of, place)| *of == method && place.at == at).map(|(_, place)| place)
    }
}

/// Labels of one instruction; the others of it are left out, by name.
pub const MOST_AT_ONE_PLACE: usize = 4 * LABELS_IN_A_WORD;
/// Labels that one number tells of.
pub const LABELS_IN_A_WORD: usize = 31;

/// What is left out of a subject, in words: a line for each criterion, class and reason.
pub fn left_out(subject: &Subject) -> Vec<String> {
    let mut groups: BTreeMap<(&str, usize, &str), Vec<&LeftOut>> = BTreeMap::new();
    for (criterion, class, one) in &subject.left_out {
        groups.entry((criterion, *class, one.why)).or_default().push(one);
    }
    let said = groups.into_iter().map(|((criterion, class, why), all)| {
        let class = subject.classes.get(class).map_or(String::new(), |class| class.name.replace('/', "."));
        let count: usize = all.iter().map(|one| one.count).sum();
        let names: Vec<String> =
            all.iter().map(|one| format!("{} of {} (line {})", one.count, one.what, one.line)).collect();
        format!("{criterion}: {count} objectives of {class} are left out, since {why}: {}", names.join(", "))
    });
    said.collect()
}
