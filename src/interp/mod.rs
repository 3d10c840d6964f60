//! Layer 5: what one instruction does.
//!
//! [`Vm::advance`] runs a state in place, instruction after instruction, until something happens, and says what
//! ([`Outcome`]). No instruction and no model calls a solver: where the program's behaviour depends on a term, the VM
//! answers with a [`Fork`] and leaves the choice to the driver. Java's exceptions are behaviour and never leave this
//! layer as Rust errors.
//!
//! The dispatch is in `advance`; families of instructions have a file each, with links to the chapters of the JVM
//! specification they implement.

mod advance;
mod argument;
mod arrays;
mod assertions;
mod beyond;
mod boot;
mod boxes;
mod callers_code;
mod candidates;
mod classinit;
pub mod cursors;
pub mod decide;
mod drivers;
mod elements;
mod exceptions;
mod fields;
mod followed;
mod functions;
mod identity;
mod invoke;
pub mod joins;
mod kept;
mod lazies;
pub mod merge;
pub mod model;
mod objects;
mod outcome;
mod references;
mod selection;
mod shared;
mod static_state;
mod straight;
mod stubs;
pub mod summaries;
mod symbolic;
pub mod text;
mod unknowns;
mod unusual_classes;
mod watch;
mod written;

pub use advance::default_value;
pub use arrays::blank_elements;
pub use beyond::is_for_program;
pub use boot::{Bounds, Config, Known, Subtypes, Vm};
pub use exceptions::OPAQUE;
pub use followed::{At, Beside, Followed, Marks};
pub use lazies::choice_name;
pub use model::{Answer, Call, Model, Reply};
pub use outcome::{End, Fork, ForkReason, Outcome, Partial};
pub use stubs::Answered;
pub use unknowns::{LONGEST_TEXT, OTHER_CLASSES, RECEIVER_AMONG_ARGUMENTS, UNKNOWN_TYPE, length_name, variable_sort};

use crate::expr::Terms;
use crate::state::State;

/// `Err` says what happened; `Ok` that the state can go on, from wherever its top frame now stands.
type Step = Result<(), Box<Outcome>>;

/// A state being run, with what it needs.
pub struct Machine<'a> {
    pub vm: &'a Vm,
    pub terms: &'a mut Terms,
    pub state: &'a mut State,
    /// Models are not run, because somebody else has to look at them.
    leaves_models: bool,
}

impl<'a> Machine<'a> {
    pub fn new(vm: &'a Vm, terms: &'a mut Terms, state: &'a mut State) -> Self {
        Self { vm, terms, state, leaves_models: false }
    }
}
