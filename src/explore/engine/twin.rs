//! A run of another version of the program with the inputs of a path that ended: over the same terms, so that what the
//! two compute can be compared as terms.
//!
//! Invariant: what a choice variable means depends on the unknown references that were resolved before it. The second run
//! therefore begins by resolving those of the first, in the same order; what would need another order ends its path.

use std::rc::Rc;

use super::{Along, Engine, Waiting};
use crate::explore::listener::Deaf;
use crate::explore::script::Stage;
use crate::explore::tally::Cause;
use crate::interp::{End, Machine, Outcome, Partial};
use crate::solver::Model;
use crate::state::inputs::{Applied, Resolved};
use crate::state::{Console, Path, State};

/// What a path assumed about its inputs.
#[derive(Clone)]
pub struct Given {
    pub path: Path,
    pub model: Model,
    /// The model is not known to be one.
    pub doubtful: bool,
    /// Unknown references in the order in which they were resolved.
    pub order: Vec<Resolved>,
    pub applied: Vec<Applied>,
}

impl Engine<'_> {
    /// Puts the beginning of the script into the waiting line, with inputs about which something is known.
    pub fn start_with(&mut self, given: &Given) {
        self.shares_terms = true;
        let mut state = State::new(Console::with_input(&[]));
        state.path = given.path.clone();
        state.path.forks = 0;
        let inputs = Rc::make_mut(&mut state.inputs);
        inputs.expected = given.order.iter().rev().cloned().collect();
        inputs.applied.clone_from(&given.applied);
        inputs.applied.iter_mut().for_each(|call| call.again = false);
        let first = self.script.first(self.vm);
        let along = Along { doubtful: given.doubtful, ..Along::default() };
        self.add_choices(state, Stage::start(), given.model.clone(), along, first, &mut Deaf);
    }

    /// Resolves what the first run had resolved of the inputs that exist by now.
    pub(super) fn settle(&mut self, waiting: &mut Waiting) -> Result<(), Cause> {
        let base = waiting.state.stack.depth();
        while let Some(var) = waiting.state.inputs.expected.last().map(|next| next.var) {
            if !waiting.state.inputs.lazies.contains_key(&var) {
                return Ok(());
            }
            let mut machine = Machine::new(self.vm, &mut self.terms, &mut waiting.state);
            if let Err(outcome) = machine.resolve_lazy(var) {
                goes_on(*outcome)?;
            }
            // Initialisers of classes, and calls that fill collections.
            while waiting.state.stack.depth() > base {
                goes_on(self.vm.advance(&mut self.terms, &mut waiting.state, 1))?;
            }
        }
        Ok(())
    }
}

/// Only what the first run decided is decided here.
fn goes_on(outcome: Outcome) -> Result<(), Cause> {
    let why = match outcome {
        Outcome::Quantum => return Ok(()),
        Outcome::End(End::Partial(why)) => why,
        _ => Partial::Unsupported("inputs that the versions make differently".into()),
    };
    Err(Cause::Vm(why))
}
