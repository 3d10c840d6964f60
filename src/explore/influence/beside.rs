//! Following values beside the VM: in frames with influences, what each instruction does to them is done here, while the VM runs on.
//! What concerns attributes, branches that are tried, scopes, models and exceptions is left to `Tracker::step`.
//!
//! Invariant: an instruction is told here only if it then runs to its end, or if it changes nothing to be told once more.

use super::risks::{is_at_an_end, is_next_to_zero};
use super::sets::{EMPTY, Set};
use super::shadow::{Key, LENGTH};
use super::transfer::is_branch;
use super::{Tracker, is_new, plain};
use crate::analysis::impact::shuffle;
use crate::interp::{At, Beside, Vm};
use crate::program::{Insn, Method, ModelSlot};
use crate::state::{InitStatus, Ref, Role};
use crate::util::ClassId;

/// Frames that are left to the VM's own end of the stack.
const LAST_FRAMES: usize = 64;

/// A tracker beside the VM.
pub struct Following<'t> {
    pub tracker: &'t mut Tracker,
    pub vm: &'t Vm,
    /// Calls and what they return are looked at.
    pub asked: bool,
}

impl Beside for Following<'_> {
    fn is_read(&self, object: Ref) -> bool {
        self.tracker.shadow.objects.has(object.0)
    }

    fn is_written(&self, object: Ref) -> bool {
        let tracker = &self.tracker;
        object.0 < tracker.newest || tracker.shadow.objects.has(object.0) || tracker.writes.held.has(object.0)
    }

    fn has_statics(&self, class: ClassId) -> bool {
        self.tracker.shadow.classes.has(class.0)
    }

    fn is_last(&self, depth: u32) -> bool {
        depth == 1
    }

    fn minds(&self, depth: u32) -> bool {
        self.tracker.shadow.frames.len() == depth as usize
    }

    #[inline]
    fn passes(&mut self, insn: Insn, at: &At<'_>) -> bool {
        use Insn::*;
        let sp = at.values.len() as u32;
        let shadow = &mut self.tracker.shadow;
        match insn {
            Load(local) => {
                let set = shadow.get(u32::from(local));
                shadow.set(sp, set);
                true
            }
            Store(local) => {
                let set = shadow.get(sp.saturating_sub(1));
                shadow.set(u32::from(local), set);
                true
            }
            NullConst | IntConst(_) | LongConst(_) | FloatConst(_) | LongWide(_) | DoubleWide(_) | StringConst(_)
            | ClassConstQ(_) => {
                shadow.set(sp, EMPTY);
                true
            }
            NewQ(class) => {
                shadow.set(sp, EMPTY);
                !self.asked || at.statics.status(class) == InitStatus::Done
            }
            Nop | IntInc { .. } | Goto(_) | MonitorEnter | MonitorExit | InstanceOfQ(_) => true,
            GetFieldQ(slot) => self.reads(at.operand(0).as_ref(), slot, sp - 1, EMPTY),
            ArrayLength => self.reads(at.operand(0).as_ref(), LENGTH, sp - 1, EMPTY),
            _ if insn.is_element_load() => self.reads_element(at, sp),
            GetStaticQ { slot, class } => {
                let is_there = at.statics.get_ready(class, slot as usize).is_some();
                let set = shadow.at(Key::Static(class, u32::from(slot)));
                shadow.set(sp, set);
                is_there
            }
            PutFieldQ(slot) => self.writes_field(at, slot, sp),
            _ if insn.is_element_store() => self.writes_element(at, sp),
            CheckCastQ(_) | NewArray(_) | NewRefArrayQ(_) => shadow.get(sp - 1) == EMPTY,
            IDiv | IRem | LDiv | LRem => {
                let is_zero = at.operand(0).as_int() == Some(0) || at.operand(0).as_long() == Some(0);
                let is_risk = shadow.get(sp - 1) != EMPTY && is_next_to_zero(at.operand(0));
                !(is_zero || is_risk && self.tracker.shadow.is_own_code()) && self.unites(sp)
            }
            InvokeStaticQ(id) | InvokeSpecialQ(id) => {
                let method = self.vm.program.method(id);
                self.calls(at, method.args, Some(method), false, sp)
            }
            InvokeVirtualQ { args, index } => {
                let class = self.receiver(at, u32::from(args));
                let selected = class.and_then(|class| self.vm.program.class(class).vtable.get(index as usize).copied());
                self.calls(at, u32::from(args), selected.map(|id| self.vm.program.method(id)), true, sp)
            }
            InvokeInterfaceQ { args, site } => {
                let class = self.receiver(at, u32::from(args));
                let selector = self.vm.program.interface_site_at(site).selector;
                let selected = class.and_then(|class| self.vm.program.select(class, selector));
                self.calls(at, u32::from(args), selected.map(|id| self.vm.program.method(id)), true, sp)
            }
            Return => self.returns_from(at, None),
            ReturnValue => self.returns_from(at, Some(sp - 1)),
            _ if is_branch(insn) => {
                let condition = self.tracker.condition_of(insn, sp);
                condition == EMPTY || self.tracker.is_put_off(condition)
            }
            _ if plain::is_unary(insn) => true,
            _ if plain::is_binary(insn) => self.unites(sp),
            _ if shuffle(insn).is_some() => {
                self.tracker.shuffled(insn, sp);
                true
            }
            _ => false,
        }
    }
}

impl Following<'_> {
    /// The result of two operands.
    fn unites(&mut self, sp: u32) -> bool {
        let shadow = &self.tracker.shadow;
        let (a, b) = (shadow.get(sp - 2), shadow.get(sp - 1));
        if a != b {
            let set = self.tracker.union(a, b);
            self.tracker.shadow.set(sp - 2, set);
        }
        true
    }

    /// A slot of an object is read through the reference at `at`, whose place the value takes.
    fn reads(&mut self, object: Option<Ref>, slot: u32, at: u32, by: Set) -> bool {
        let Some(object) = object.filter(|object| !object.is_null()) else { return false };
        let shadow = &self.tracker.shadow;
        let (reference, content) = (shadow.get(at), shadow.at(Key::Heap(object, slot)));
        if content != EMPTY || by != EMPTY {
            let through = self.tracker.union(reference, content);
            let through = self.tracker.union(through, by);
            self.tracker.shadow.set(at, through);
        }
        true
    }

    fn reads_element(&mut self, at: &At<'_>, sp: u32) -> bool {
        let (array, index) = (at.operand(1).as_ref(), at.operand(0).as_int());
        let length = array.and_then(|array| at.heap.array(array)).map(|elements| elements.len());
        let Some(index) = index.filter(|index| length.is_some_and(|length| (*index as u32 as usize) < length)) else {
            return false;
        };
        let by = self.tracker.shadow.get(sp - 1);
        if let Some(array) = array.filter(|_| by != EMPTY) {
            if self.tracker.shadow.is_own_code() && length.is_some_and(|length| is_at_an_end(index as u32, length)) {
                return false;
            }
            self.tracker.found_by_index(at.heap, array, index as u32);
        }
        self.reads(array, index as u32, sp - 2, by)
    }

    /// Whether an object belongs to no attribute, and was made after every branch whose ways have not met.
    fn is_own(&self, object: Ref) -> bool {
        !object.is_null() && is_new(object, self.tracker.newest) && !self.tracker.writes.is_held(object)
    }

    fn writes_field(&mut self, at: &At<'_>, slot: u32, sp: u32) -> bool {
        let Some(object) = at.operand(1).as_ref().filter(|object| self.is_own(*object)) else { return false };
        let Some(class) = at.heap.class_of(object) else { return false };
        let names = &mut self.tracker.writes.names;
        if names.of_field(&self.vm.program, class, slot).is_some() || names.is_value(&self.vm.program, class) {
            return false;
        }
        let set = self.tracker.shadow.get(sp - 1);
        self.tracker.shadow.put(Key::Heap(object, slot), set);
        true
    }

    fn writes_element(&mut self, at: &At<'_>, sp: u32) -> bool {
        let (array, index) = (at.operand(2).as_ref().filter(|array| self.is_own(*array)), at.operand(1).as_int());
        let elements = array.and_then(|array| at.heap.array(array));
        let (Some(array), Some(index), Some(elements)) = (array, index, elements) else { return false };
        if index as u32 as usize >= elements.len() {
            return false;
        }
        let by = self.tracker.shadow.get(sp - 2);
        if by != EMPTY && self.tracker.shadow.is_own_code() {
            return false;
        }
        self.tracker.spares_elements(at.heap, (array, index as u32), at.operand(0), by);
        let set = self.tracker.union(by, self.tracker.shadow.get(sp - 1));
        self.tracker.shadow.put(Key::Heap(array, index as u32), set);
        true
    }

    fn receiver(&self, at: &At<'_>, args: u32) -> Option<ClassId> {
        at.heap.class_of(at.operand(args.checked_sub(1)? as usize).as_ref()?)
    }

    /// A call of code: its frame gets a shadow if it is given something with an influence.
    fn calls(&mut self, at: &At<'_>, args: u32, method: Option<&Method>, dispatched: bool, sp: u32) -> bool {
        let Some(method) = method.filter(|_| !self.asked && !at.is_watched) else { return false };
        let Some(first) = sp.checked_sub(args) else { return false };
        let shadow = &mut self.tracker.shadow;
        let is_null = |below: u32| at.operand(below as usize).as_ref().is_none_or(Ref::is_null);
        if !method.is_static() && is_null(args - 1) {
            return false;
        }
        if (first..sp).all(|slot| shadow.get(slot) == EMPTY) {
            // Its result has none either.
            shadow.set(first, EMPTY);
            return true;
        }
        let program = &self.vm.program;
        let plain = matches!(method.model.get(), ModelSlot::None) && program.code(method).is_ok();
        let has_room = shadow.frames.len() + LAST_FRAMES < self.vm.config.max_depth as usize;
        let is_ready = !method.is_static() || at.statics.status(method.class) == InitStatus::Done;
        if !plain || !has_room || !is_ready {
            return false;
        }
        self.tracker.enter(self.vm, method.id, Role::Call);
        let shadow = &mut self.tracker.shadow;
        shadow.pass(first, args);
        let receiver = shadow.get(0);
        if let Some(frame) = shadow.top_mut().filter(|_| dispatched) {
            frame.dispatch = receiver;
            self.tracker.chosen(self.vm, method.id, receiver);
        }
        true
    }

    /// A method returns in which no ways of branches are to meet, to one that has none either.
    fn returns_from(&mut self, at: &At<'_>, value: Option<u32>) -> bool {
        let [.., caller, frame] = at.frames else { return false };
        let [.., below, own] = &*self.tracker.shadow.frames else { return false };
        let ends = frame.role != Role::Call || self.tracker.test_method == Some(frame.method);
        let meets = !own.scopes.is_empty() || !below.scopes.is_empty();
        if self.asked || at.is_watched || ends || meets || !own.lent.is_empty() {
            return false;
        }
        let dispatch = own.dispatch;
        let set = value.map(|slot| self.tracker.shadow.get(slot));
        let set = set.map(|set| self.tracker.union(set, dispatch));
        self.tracker.shadow.pop();
        set.into_iter().for_each(|set| self.tracker.shadow.set(caller.sp, set));
        true
    }
}
