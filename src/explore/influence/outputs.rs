//! Koster's definition of state (paper 000, section 2.1): what public methods of the measured classes return to the tests and what they
//! write into objects that the tests pass to them is state as well, beside attributes.
//!
//! A result is a write of `Class.method()` to the receiver, with the line of its `return`. An object that is passed to the n-th parameter
//! is owned by `Class.method(n)` while the call runs; objects of measured classes are not, for their attributes are.

use super::transfer::Before;
use super::{Phase, Tracker};
use crate::interp::Vm;
use crate::program::{Insn, Method};
use crate::state::{Ref, State};
use crate::util::MethodId;

/// A result that is about to be returned: the attribute it counts as, and the receiver.
pub struct Result {
    attribute: u32,
    receiver: Ref,
}

impl Tracker {
    /// Whether a call of the method by another is one from outside the measured classes.
    fn is_called_from_outside(&mut self, vm: &Vm, method: &Method, caller: MethodId) -> bool {
        let (library, _) = self.kind_of(vm, caller);
        let outside = |class| !self.writes.names.is_measured(&vm.program, class);
        self.outputs
            && self.phase == Phase::Test
            && method.is_public()
            && !library
            && !outside(method.class)
            && outside(vm.program.method(caller).class)
    }

    /// The result that an instruction is about to give to a caller outside.
    pub fn result_of(&mut self, vm: &Vm, state: &State, before: &Before) -> Option<Result> {
        if !matches!(before.insn, Insn::ReturnValue) {
            return None;
        }
        let method = vm.program.method(before.top.method);
        let caller = state.stack.frames_down().nth(1)?.method;
        if !self.is_called_from_outside(vm, method, caller) {
            return None;
        }
        let receiver = state.stack.slots.get(before.top.base as usize).and_then(|value| value.as_ref());
        let receiver = receiver.filter(|_| !method.is_static()).unwrap_or_default();
        let attribute = self.writes.names.named(&vm.program, method.class, &format!("{}()", method.name));
        Some(Result { attribute, receiver })
    }

    /// The result was returned: what depends on it depends on this write.
    pub fn resulted(&mut self, state: &State, before: &Before, result: Result) {
        let Some(top) = state.stack.top() else { return };
        let slot = top.sp.saturating_sub(1);
        let place = (before.top.method, before.top.pc);
        let write = self.writes.assigned(result.attribute, result.receiver, self.writer(), place);
        let own = self.own(write);
        let set = self.shadow.get(slot);
        let set = self.union(set, own);
        self.shadow.set(slot, set);
    }

    /// A method was entered: objects that were passed from outside belong to the call.
    pub fn passed(&mut self, vm: &Vm, state: &State) {
        let mut frames = state.stack.frames_down();
        let (Some(top), Some(caller)) = (frames.next(), frames.next()) else { return };
        let method = vm.program.method(top.method);
        if !self.is_called_from_outside(vm, method, caller.method) {
            return;
        }
        let first = u32::from(!method.is_static());
        for number in first..method.args {
            let value = state.stack.slots.get((top.base + number) as usize).copied().unwrap_or_default();
            let Some(object) = value.as_ref().filter(|object| !object.is_null()) else { continue };
            let name = format!("{}({})", method.name, number + 1 - first);
            let attribute = self.writes.names.named(&vm.program, method.class, &name);
            if self.writes.lent(&vm.program, &state.heap, attribute, object)
                && let Some(frame) = self.shadow.top_mut()
            {
                frame.lent.push((attribute, object));
            }
        }
    }
}
