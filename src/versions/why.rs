//! Why nothing is shown about some inputs: what a comparison did not follow, what ended it, or what it could not compare.

use std::fmt;

use crate::explore::tally::Cause;
use crate::world::LeftOut;

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Why {
    /// A part of the world.
    LeftOut(LeftOut),
    /// What ended paths, or the exploration.
    Cause(Cause),
    /// What could not be compared, in words.
    Said(String),
}

impl Why {
    /// Whether paths from any field values of the receiver and any values of static fields follow it.
    pub fn is_about_state(&self) -> bool {
        match self {
            Why::LeftOut(left_out) => left_out.is_about_state(),
            Why::Cause(cause) => cause.is_about_state(),
            Why::Said(_) => false,
        }
    }
}

impl Why {
    /// Whether unusual inputs may show something about it.
    pub fn is_about_inputs(&self) -> bool {
        match self {
            Why::LeftOut(left_out) => left_out.is_about_inputs(),
            Why::Cause(cause) => cause.is_about_inputs(),
            Why::Said(_) => true,
        }
    }
}

impl From<String> for Why {
    fn from(said: String) -> Self {
        Why::Said(said)
    }
}

impl From<LeftOut> for Why {
    fn from(left_out: LeftOut) -> Self {
        Why::LeftOut(left_out)
    }
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Why::LeftOut(left_out) => left_out.fmt(f),
            Why::Cause(cause) => cause.fmt(f),
            Why::Said(what) => f.write_str(what),
        }
    }
}
