//! What [`super::Vm::advance`] can answer. Closed on purpose: every driver handles every case.

use crate::expr::TermId;
use crate::state::{Ref, Value};

/// What happened.
#[derive(Clone, Debug)]
pub enum Outcome {
    /// The next step depends on a term: the driver assumes one of the guards ([`crate::state::Path::assume`]) and lets
    /// the state go on, which repeats the instruction.
    Fork(Fork),
    /// The path is over.
    End(End),
    /// The program reads standard input and none is there: feed the console and go on.
    NeedInput,
    /// The quantum is used up, or an instruction has to be repeated: go on.
    Quantum,
}

impl Outcome {
    /// The end of a path that we stopped, as an early exit gives it.
    pub fn partial(why: Partial) -> Box<Outcome> {
        Box::new(Outcome::End(End::Partial(why)))
    }
}

#[derive(Clone, Debug)]
pub enum End {
    /// The entry method returned.
    Returned(Value),
    /// An exception left the entry method.
    Threw(Ref),
    /// The program's own code throws an assertion error; nothing was unwound.
    Failed(Ref),
    /// `System.exit` or `Runtime.halt`.
    Exited(i32),
    /// An assumption of the program does not hold: the path is none of its behaviours.
    Assumed,
    /// We stopped; the program did not.
    Partial(Partial),
}

/// Why a path could not be followed to its end.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Partial {
    /// Something that Obligato does not support, by name.
    Unsupported(String),
    /// Code that no compiler writes, found while running it.
    Malformed(String),
    /// A bound on the size of inputs.
    Bound(String),
    /// Deeper calls than the VM follows; how deep the real JVM goes depends on its stack.
    Depth,
    /// More heap than the VM was given.
    Memory,
}

impl std::fmt::Display for Partial {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Partial::Unsupported(what) => write!(f, "not supported: {what}"),
            Partial::Malformed(what) => write!(f, "malformed code: {what}"),
            Partial::Bound(what) => write!(f, "beyond a bound: {what}"),
            Partial::Depth => write!(f, "calls deeper than --max-depth"),
            Partial::Memory => write!(f, "more heap than --max-heap"),
        }
    }
}

/// Why the path forks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum ForkReason {
    Branch,
    Switch,
    /// A reference that may be null is followed.
    Null,
    /// An index that may be outside.
    Bounds,
    Division,
    Cast,
    /// An array length that may be negative.
    Size,
    /// The receiver's class selects the method.
    Dispatch,
    /// Which object a reference is.
    Alias,
    /// A length that has to be known.
    Length,
    /// A bound on inputs may be passed.
    Bound,
    /// `assume`.
    Assume,
    /// Inside a model of a library method.
    Library,
    /// Whether a method's summary says what a call of it comes to, or its code has to run.
    Summary,
    /// A value that a listener wants to know.
    Told,
    /// The driver's own: a state branches off because a listener wants it.
    Aside,
    /// The driver's own: which constructor or method comes next.
    Script,
}

/// The guards exclude each other and cover everything; there are at least two, none of them constant.
#[derive(Clone, Debug)]
pub struct Fork {
    pub reason: ForkReason,
    pub guards: Vec<TermId>,
}
