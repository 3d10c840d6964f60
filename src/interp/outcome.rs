//! What [`super::Vm::advance`] can answer. Closed on purpose: every driver handles every case.

use crate::expr::TermId;
use crate::state::{Ref, Value};

/// What happened.
#[derive(Debug)]
pub enum Outcome {
    /// The next step depends on a term; the driver picks among the alternatives with [`super::Vm::choose`].
    Fork(Fork),
    /// The path is over.
    End(End),
    /// The program reads standard input and none is there: feed the console and go on.
    NeedInput,
    /// The quantum is used up.
    Quantum,
}

#[derive(Debug)]
pub enum End {
    /// The entry method returned.
    Returned(Value),
    /// An exception left the entry method.
    Threw(Ref),
    /// `System.exit` or `Runtime.halt`.
    Exited(i32),
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
}

impl std::fmt::Display for Partial {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Partial::Unsupported(what) => write!(f, "not supported: {what}"),
            Partial::Malformed(what) => write!(f, "malformed code: {what}"),
        }
    }
}

/// Why the path forks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ForkReason {
    Branch,
    Switch,
    Division,
}

/// The guards are disjoint and cover everything.
#[derive(Debug)]
pub struct Fork {
    pub reason: ForkReason,
    pub alternatives: Vec<(TermId, Choice)>,
}

/// One way to go on: operands are popped, then something is done instead of the instruction.
#[derive(Clone, Debug)]
pub enum Choice {
    Goto { pops: u32, target: u32 },
    Push { pops: u32, value: Value },
    Throw { class: &'static str, message: Option<String> },
}
