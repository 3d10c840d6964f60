//! Existing JUnit suites, run inside the VM, unmodified: which tests there are ([`discover`]) and what each of them does
//! and covers ([`run`]).
//!
//! The runner is Rust and stands for JUnit's launcher and engines; everything else of JUnit (assertions, assumptions,
//! matchers) is the user's own jar and runs as bytecode like the tests. What the runner does not know of JUnit
//! (extensions, rules, runners) is said by name for each test that asks for it, and never left out silently.
//!
//! One state for each top-level test class, classes in the order of their names: tests of a class share its statics as in
//! a JVM, in JUnit's own order; tests of different classes do not. A test that the VM cannot follow to its end leaves
//! no trace in the state of those after it.

mod annotations;
mod arguments;
mod confirm;
mod convert;
mod csv;
mod discover;
mod instances;
mod junit4;
mod jupiter;
mod missing;
mod patch;
mod rules;
mod run;
mod session;

use std::rc::Rc;

pub use confirm::{Failure, Workshop};
pub use discover::discover;
pub use missing::{Assertion, Missing};
pub use patch::patched;
pub use run::{Control, Limits, run};

use crate::classfile::Annotation;
use crate::coverage::facts::FactSet;
use crate::explore::influence::TestState;
use crate::util::{ClassId, MethodId};

/// The tests that were found.
#[derive(Default)]
pub struct Suite {
    /// Sorted by name; a class that has tests of two frameworks is there twice.
    pub classes: Vec<TestClass>,
    pub warnings: Vec<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Framework {
    JUnit3,
    JUnit4,
    Jupiter,
}

/// A class with tests, and those nested in it.
pub struct TestClass {
    /// Internal form.
    pub name: Rc<str>,
    pub class: ClassId,
    pub framework: Framework,
    pub display: String,
    /// One instance for all its tests.
    pub per_class: bool,
    /// Why none of its tests is run: it is disabled.
    pub skipped: Option<String>,
    /// What it asks for that is not supported.
    pub unsupported: Option<String>,
    pub before_all: Vec<MethodId>,
    pub before_each: Vec<MethodId>,
    pub after_each: Vec<MethodId>,
    pub after_all: Vec<MethodId>,
    pub tests: Vec<TestMethod>,
    pub nested: Vec<TestClass>,
    /// The method that gives the parameters of a JUnit 4 `Parameterized` class.
    pub parameters: Option<MethodId>,
    /// The rules of a JUnit 4 class, in the order in which they are put around a test.
    pub rules: Vec<Rule>,
}

/// Where a JUnit 4 rule comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rule {
    /// A slot of the instance.
    Field(u32),
    Method(MethodId),
}

pub struct TestMethod {
    pub method: MethodId,
    pub name: String,
    pub display: String,
    /// Where it starts; 0 where that is not known.
    pub line: u32,
    pub kind: TestKind,
    pub skipped: Option<String>,
    pub unsupported: Option<String>,
    /// The exception that has to leave it (JUnit 4).
    pub expected: Option<ClassId>,
}

pub enum TestKind {
    Plain,
    Repeated(u32),
    /// With the annotations that give its arguments, in order.
    Parameterized(Vec<Annotation>),
    /// Gives tests that are made while it runs.
    Factory,
}

/// One execution of a test.
#[derive(Clone, Debug)]
pub struct TestRun {
    /// The Java name of its class: `pkg.FooTest`, `pkg.FooTest$Inner`.
    pub class: String,
    /// `adds`, or `adds[2]` for the second execution of a test that has several.
    pub method: String,
    pub display: String,
    pub line: u32,
    pub outcome: Outcome,
    /// What was seen of the subject while it ran. What is done once for the class (`@BeforeAll`, `@AfterAll`, the source
    /// of arguments) counts for each of its tests, because each of them runs with it.
    pub facts: FactSet,
    /// Which attributes it modified and checked, where that was asked for.
    pub state: Option<TestState>,
    /// What would check attributes that it modifies and leaves unchecked.
    pub missing: Vec<Missing>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    Passed,
    /// With what it threw.
    Failed(String),
    /// Disabled, or an assumption does not hold.
    Skipped(String),
    /// Not started: it asks for something of JUnit that is not supported.
    Unsupported(String),
    /// Started, but the VM could not follow it to its end.
    Ended(String),
    /// Not started: the budget was used up, or the user interrupted.
    NotRun(String),
}

impl std::fmt::Display for Outcome {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Outcome::Passed => write!(f, "passed"),
            Outcome::Failed(why) => write!(f, "failed: {why}"),
            Outcome::Skipped(why) if why.is_empty() => write!(f, "skipped"),
            Outcome::Skipped(why) => write!(f, "skipped: {why}"),
            Outcome::Unsupported(what) => write!(f, "unsupported: {what}"),
            Outcome::Ended(why) => write!(f, "ended: {why}"),
            Outcome::NotRun(why) => write!(f, "not run: {why}"),
        }
    }
}

impl Outcome {
    /// Whether some of it ran.
    pub fn ran(&self) -> bool {
        matches!(self, Outcome::Passed | Outcome::Failed(_) | Outcome::Ended(_))
    }
}
