//! States between two calls of a script that were met before: what can follow is the same, so no further steps are tried.
//!
//! What follows depends on the receiver and the static fields of the program's classes, and on nothing that the path
//! assumed, provided that both hold plain values only. Then two states are compared by their shape: objects are numbered in
//! the order in which a walk meets them. Literals keep their identity. Static fields of the JDK's classes are taken for
//! caches.

use hashbrown::HashMap;

use crate::explore::script::Stage;
use crate::interp::Vm;
use crate::program::Origin;
use crate::state::{Body, Elements, Ref, State, Value, View};
use crate::util::ClassId;

/// Words of one shape; larger states are not remembered.
const LARGEST: usize = 4_000;
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
    let mut walk = Walk { words: Vec::new(), numbers: HashMap::new(), work: Vec::new() };
    walk.value(receiver)?;
    for id in (0..vm.program.class_count() as u32).map(ClassId) {
        let Some(cell) = state.statics.cell(id).filter(|cell| cell.values.is_some()) else { continue };
        if !matches!(vm.program.class(id).origin, Origin::App(_)) {
            continue;
        }
        walk.words.extend([u64::from(id.0), cell.status as u64]);
        cell.values.iter().flat_map(|values| values.iter()).try_for_each(|value| walk.value(*value))?;
    }
    let mut literals = None;
    let mut done = 0;
    while let Some(object) = walk.work.get(done).copied() {
        done += 1;
        let found = state.heap.get(object)?;
        walk.words.push(u64::from(found.class.0));
        if found.class == vm.known.string {
            let literals = literals.get_or_insert_with(|| literals_of(state));
            walk.words.push(literals.get(&object).map_or(u64::MAX, |literal| u64::from(*literal)));
        }
        match &found.body {
            Body::Fields(fields) => fields.iter().try_for_each(|value| walk.value(*value))?,
            Body::Array(elements) => walk.elements(elements)?,
            Body::Open(_) | Body::Free(_) => return None,
        }
    }
    Some(walk.words)
}

fn literals_of(state: &State) -> HashMap<Ref, u32> {
    let all = (0..state.literals.len()).filter_map(|i| state.literals.get(i).map(|object| (*object, i)));
    all.filter(|(object, _)| !object.is_null()).collect()
}

struct Walk {
    words: Vec<u64>,
    numbers: HashMap<Ref, u64>,
    work: Vec<Ref>,
}

impl Walk {
    fn value(&mut self, value: Value) -> Option<()> {
        let word = match value.view() {
            View::Void => 0,
            View::Int(v) => u64::from(v as u32),
            View::Long(v) => v as u64,
            View::Float(v) => u64::from(v.to_bits()),
            View::Double(v) => v.to_bits(),
            View::Ref(object) if object.is_null() => 0,
            View::Ref(object) => {
                let next = self.numbers.len() as u64 + 1;
                *self.numbers.entry(object).or_insert_with(|| {
                    self.work.push(object);
                    next
                })
            }
            View::Sym(_) | View::ReturnAddress(_) => return None,
        };
        self.words.push(word);
        (self.words.len() < LARGEST).then_some(())
    }

    fn elements(&mut self, elements: &Elements) -> Option<()> {
        if elements.len() > LARGEST {
            return None;
        }
        self.words.push(elements.len() as u64);
        (0..elements.len()).try_for_each(|i| self.value(elements.get(i)?))
    }
}
