//! States that branch off where a listener says so: the program forks there as if it had a choice of its own.
//!
//! For programs that are explored as if they had further branches (`experiment::instrumented`). A copy of the running state
//! waits as the other side of a fork does, under the same strategy and with the same query when it is taken up; the
//! listener says when it is over, or that it goes on as a path like any other.
//!
//! Invariant: what branched off cannot be rebuilt from a prefix, so the term store is not renewed once something did.

use super::{Along, Aside, Engine, Todo, Waiting};
use crate::explore::listener::{Listener, Waits};
use crate::interp::ForkReason;
use crate::search::Place;
use crate::util::MethodId;

/// Instructions after which the listener is asked about a state that branched off.
pub(super) const QUANTUM: u64 = 64;
/// Said of states that branched off and are over.
pub(super) const ENDS: &str = "branched off and over";

impl Engine<'_> {
    /// A state has stopped, and goes on after its copies have branched off.
    pub(super) fn branch_off(&mut self, w: &mut Waiting, id: u32, listener: &mut dyn Listener) {
        w.state.resumed = true;
        let here = w.state.position();
        if w.path.stopped_at.replace(here) == Some(here) {
            return;
        }
        let copies = listener.stopped(&Waits { way: None, guard: None, ..w.view(self.vm) }, id);
        if copies.is_empty() {
            return;
        }
        self.has_asides = true;
        let (method, at) = w.state.stack.top().map_or((MethodId(0), 0), |frame| (frame.method, frame.pc));
        let guard = self.terms.bool(true);
        for (number, notes) in copies.into_iter().enumerate() {
            // A branch without a condition: each side is possible.
            *self.tally.forks.entry(ForkReason::Aside).or_default() += 1;
            let way = u16::try_from(number + 1).unwrap_or(u16::MAX);
            let place = Place { method, at, way: way.into() };
            let waiting = Waiting {
                state: w.state.fork(),
                stage: w.stage.clone(),
                model: w.model.clone(),
                todo: Todo::Assume { guard, place, way, reason: ForkReason::Aside },
                path: Along { notes: Some(notes), aside: true, region: None, ..w.path.clone() },
                urge: 0,
            };
            self.add(waiting, listener);
        }
    }

    /// Whether a state that branched off goes on.
    pub(super) fn stays_aside(&mut self, w: &mut Waiting, listener: &mut dyn Listener) -> bool {
        match listener.aside(&Waits { way: None, guard: None, ..w.view(self.vm) }) {
            Aside::GoesOn => true,
            Aside::Joins => {
                w.path.aside = false;
                true
            }
            Aside::Ends => false,
        }
    }
}
