//! States on the way that were met before: where two states stand at the same place and hold the same, or differ by the names of
//! inputs alone, what can follow is the same, whatever else their paths assumed. One of them is followed.
//!
//! What a state holds are its local variables that may still be read, its operands, the static fields of the program, what the library
//! has written since the first state was looked at (properties, variables of threads), and the objects behind all of these. Where these depend on inputs, what the path assumed of those inputs, and of others through them, is part
//! of it; the rest of the path is about inputs that nobody looks at any more, and only has to be possible.
//!
//! Invariant: what is remembered is possible, and is followed to its end, or what is left of it is counted.

use hashbrown::{HashMap, HashSet};

use super::shape::Walk;
use crate::analysis::liveness::Liveness;
use crate::expr::{Node, TermId, Terms};
use crate::interp::Vm;
use crate::program::Origin;
use crate::solver::Constraints;
use crate::state::{Body, Heap, Role, State, Statics};
use crate::util::MethodId;

/// Shapes that are remembered, and assumptions of a path that is looked at.
const MOST: usize = 200_000;
const MOST_ASSUMED: usize = 1_000;
/// After so many looks, one of so many has to have met something: else there is nothing to meet in this program.
const TRIAL: (u32, u32) = (2_000, 20);

/// One of so many, after so many looks, is often.
const OFTEN: (u32, u32) = (200, 4);

type Shape = (Box<[u64]>, Box<[Node]>);

#[derive(Default)]
pub(super) struct Subsumed {
    /// The heap and the static fields of the first state that was looked at.
    first: Option<(Heap, Statics)>,
    shapes: HashSet<Shape>,
    live: HashMap<MethodId, Option<Liveness>>,
    looks: u32,
    hits: u32,
}

impl Subsumed {
    /// Whether a state like this was met before; it counts as met from now on.
    pub fn again(&mut self, vm: &Vm, terms: &Terms, state: &State) -> bool {
        if self.shapes.len() >= MOST || (self.looks > TRIAL.0 && self.hits < self.looks / TRIAL.1) {
            return false;
        }
        self.looks += 1;
        let Some(shape) = self.shape(vm, terms, state) else { return false };
        let is_new = self.shapes.insert(shape);
        self.hits += u32::from(!is_new);
        !is_new
    }

    /// Whether many of those that were looked at had been met before.
    pub fn is_often_met(&self) -> bool {
        self.looks > OFTEN.0 && self.hits > self.looks / OFTEN.1
    }

    fn shape(&mut self, vm: &Vm, terms: &Terms, state: &State) -> Option<Shape> {
        let inputs = &state.inputs;
        if !inputs.objects.is_empty() || !inputs.lazies.is_empty() || !inputs.boxes.is_empty() {
            return None;
        }
        // What runs inside the library may be in the middle of something that no variable shows.
        let running = vm.program.class(vm.program.method(state.stack.top()?.method).class);
        if !matches!(running.origin, Origin::App(_)) {
            return None;
        }
        let mut walk = Walk::new(Some(terms));
        for (frame, slots) in state.stack.frames_with_slots() {
            if !matches!(frame.role, Role::Entry | Role::Call) {
                return None;
            }
            let method = vm.program.method(frame.method);
            let code = vm.program.code(method).ok()?;
            let live = self.live.entry(frame.method).or_insert_with(|| Liveness::of(code));
            walk.words.extend([u64::from(frame.method.0), u64::from(frame.pc), slots.len() as u64]);
            let lock = walk.object(frame.lock);
            walk.words.push(lock);
            for (slot, value) in (0u32..).zip(slots) {
                let is_read = slot >= code.locals || live.as_ref().is_none_or(|live| live.is_live(frame.pc, slot));
                if is_read {
                    walk.value(*value)?;
                }
            }
        }
        walk.words.extend([u64::from(state.varies), u64::from(state.placed), state.locks.len() as u64]);
        for (object, count) in &state.locks {
            let number = walk.object(*object);
            walk.words.extend([number, u64::from(*count)]);
        }
        walk.statics(vm, state)?;
        self.written_by_library(vm, state, &mut walk)?;
        walk.objects(vm, state)?;
        for assumed in related(terms, &state.path.constraints, &walk)? {
            let place = walk.term(assumed)?;
            walk.words.push(u64::from(place));
        }
        Some((walk.words.into(), walk.nodes.into()))
    }
}

impl Subsumed {
    /// Static fields of the library and objects that were there before, as far as they hold something else now.
    fn written_by_library(&mut self, vm: &Vm, state: &State, walk: &mut Walk<'_>) -> Option<()> {
        let (heap, statics) = self.first.get_or_insert_with(|| (state.heap.clone(), state.statics.clone()));
        for class in state.statics.apart(statics) {
            let (then, now) = (statics.cell(class), state.statics.cell(class)?);
            let is_same = then.is_some_and(|then| then.status == now.status && then.values == now.values);
            if is_same || matches!(vm.program.class(class).origin, Origin::App(_)) {
                continue;
            }
            walk.words.extend([u64::from(class.0), now.status as u64]);
            now.values.iter().flat_map(|values| values.iter()).try_for_each(|value| walk.value(*value))?;
        }
        for object in state.heap.apart(heap) {
            let (Some(then), Some(now)) = (heap.get(object), state.heap.get(object)) else { continue };
            let is_same = then.class == now.class
                && match (&then.body, &now.body) {
                    (Body::Fields(then), Body::Fields(now)) => then == now,
                    (Body::Array(then), Body::Array(now)) => then.same(now),
                    _ => false,
                };
            // Of a text only its hash code is filled in.
            if !is_same && now.class != vm.known.string {
                let number = walk.object(object);
                walk.words.extend([u64::from(object.0), number]);
            }
        }
        Some(())
    }
}

/// What a path assumed of the inputs that a walk met, and of others that it relates to them.
fn related(terms: &Terms, path: &Constraints, walk: &Walk<'_>) -> Option<Vec<TermId>> {
    if walk.variables.is_empty() {
        return Some(Vec::new());
    }
    if path.len() > MOST_ASSUMED {
        return None;
    }
    let mut inputs: HashSet<_> = walk.variables.iter().copied().collect();
    let all: Vec<_> = path.iter().map(|assumed| (assumed, terms.variables(assumed))).collect();
    let mut taken = vec![false; all.len()];
    loop {
        let mut more = false;
        for ((_, about), taken) in all.iter().zip(&mut taken) {
            if !*taken && about.iter().any(|variable| inputs.contains(variable)) {
                (*taken, more) = (true, true);
                inputs.extend(about.iter().copied());
            }
        }
        if !more {
            let chosen = all.iter().zip(&taken).filter(|(_, taken)| **taken);
            return Some(chosen.map(|((assumed, _), _)| *assumed).collect());
        }
    }
}
