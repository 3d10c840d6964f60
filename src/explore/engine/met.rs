//! States between two calls of a script that were met before: what can follow is the same, so no further steps are tried.
//!
//! What follows depends on the receiver and the static fields of the program's classes, and on nothing that the path
//! assumed, provided that both hold plain values only. Then two states are compared by their shape: objects are numbered in
//! the order in which a walk meets them. Literals keep their identity. Static fields of the JDK's classes are taken for
//! caches.

use hashbrown::HashMap;

use super::shape::Walk;
use crate::explore::script::Stage;
use crate::interp::Vm;
use crate::state::{State, Value};

/// Shapes that are remembered.
const MOST: usize = 50_000;

#[derive(Default)]
pub(super) struct Met {
    /// With the number of calls and of runs of equal calls that led there.
    shapes: HashMap<Box<[u64]>, (usize, usize)>,
}

impl Met {
    /// Whether a state like this was met before, after no more calls; it counts as met from now on.
    pub fn again(&mut self, vm: &Vm, state: &State, stage: &Stage) -> bool {
        if self.shapes.len() >= MOST {
            return false;
        }
        let Some(shape) = shape(vm, state, stage.receiver) else { return false };
        let now = (stage.calls.len(), stage.calls.chunk_by(|a, b| a.method == b.method).count());
        match self.shapes.get_mut(&*shape) {
            Some(then) if then.0 <= now.0 && then.1 <= now.1 => true,
            Some(then) => {
                *then = now;
                false
            }
            None => {
                self.shapes.insert(shape.into(), now);
                false
            }
        }
    }
}

/// The state as words; none where it depends on the inputs, or is too large.
fn shape(vm: &Vm, state: &State, receiver: Value) -> Option<Vec<u64>> {
    let mut walk = Walk::new(None);
    walk.value(receiver)?;
    walk.statics(vm, state)?;
    walk.objects(vm, state)?;
    Some(walk.words)
}
