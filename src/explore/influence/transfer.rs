//! How influence goes through one instruction, and through calls of models.
//!
//! Invariant: the shadow of a frame is read before its instruction runs and written after it, so an instruction that is
//! repeated (because something had to be resolved or initialised first) changes nothing.

use hashbrown::HashSet;

use super::sets::{EMPTY, Set};
use super::shadow::{Key, LENGTH};
use super::{Phase, Tracker, is_new};
use crate::analysis::impact::shuffle;
use crate::interp::Vm;
use crate::program::{Insn, Method, ModelSlot};
use crate::state::{Body, Frame, Ref, State, Value};

/// Objects in one another that a model is taken to look at.
const MODEL_DEPTH: usize = 3;
/// Objects that a model is taken to look at or to change.
const MOST_SEEN: usize = 2048;

/// The instruction that is about to run.
pub struct Before {
    pub top: Frame,
    pub depth: u32,
    pub insn: Insn,
    /// Cells of the heap.
    pub heap: u32,
}

/// A call that Rust code may answer.
pub struct Modelled {
    arguments: Vec<Value>,
    influence: Set,
    kind: Kind,
    /// What the arguments held before.
    bodies: Vec<(Ref, Body)>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Copy,
    Clone,
    Other,
}

/// A store that is about to happen.
pub struct Store {
    key: Key,
    value: Value,
    influence: Set,
    /// The place had another value.
    changes: bool,
}

pub fn is_branch(insn: Insn) -> bool {
    matches!(insn, Insn::Switch(_)) || crate::analysis::cfg::branch_target(insn).is_some_and(|_| !super::is_jump(insn))
}

/// Operands that a branch takes.
pub fn operands(insn: Insn) -> u32 {
    use Insn::*;
    match insn {
        IfICmpEq(_) | IfICmpNe(_) | IfICmpLt(_) | IfICmpGe(_) | IfICmpGt(_) | IfICmpLe(_) | IfACmpEq(_)
        | IfACmpNe(_) => 2,
        _ => 1,
    }
}

/// The slot of the running frame that is so many below the top.
pub fn operand(state: &State, top: &Frame, below: u32) -> Value {
    let at = (top.base + top.sp).checked_sub(below + 1);
    at.and_then(|at| state.stack.slots.get(at as usize)).copied().unwrap_or_default()
}

/// Whether an instruction writes a place.
pub fn is_store(insn: Insn) -> bool {
    matches!(insn, Insn::PutFieldQ(_) | Insn::PutStaticQ { .. }) || insn.is_element_store()
}

/// Whether an instruction reads through a reference.
pub fn is_read(insn: Insn) -> bool {
    matches!(insn, Insn::GetFieldQ(_) | Insn::ArrayLength) || insn.is_element_load()
}

/// Whether an instruction calls a method.
pub fn is_call(insn: Insn) -> bool {
    use Insn::*;
    matches!(insn, InvokeStaticQ(_) | InvokeSpecialQ(_) | InvokeVirtualQ { .. } | InvokeInterfaceQ { .. })
}

/// The place that an instruction writes, with the value.
pub fn store_of(state: &State, top: &Frame, insn: Insn) -> Option<(Key, Value)> {
    use Insn::*;
    match insn {
        PutFieldQ(slot) => {
            let object = operand(state, top, 1).as_ref().filter(|r| !r.is_null())?;
            Some((Key::Heap(object, slot), operand(state, top, 0)))
        }
        PutStaticQ { slot, class } => Some((Key::Static(class, u32::from(slot)), operand(state, top, 0))),
        insn if insn.is_element_store() => {
            let array = operand(state, top, 2).as_ref().filter(|r| !r.is_null())?;
            let index = operand(state, top, 1).as_int()?;
            Some((Key::Heap(array, index as u32), operand(state, top, 0)))
        }
        _ => None,
    }
}

/// How many values a call takes, and the method that it calls where that is known before.
pub fn callee<'p>(vm: &'p Vm, state: &State, top: &Frame, insn: Insn) -> Option<(u32, Option<&'p Method>)> {
    let program = &vm.program;
    let class_of = |args: u32| {
        let receiver = operand(state, top, args.saturating_sub(1)).as_ref()?;
        state.heap.class_of(receiver)
    };
    Some(match insn {
        Insn::InvokeStaticQ(id) | Insn::InvokeSpecialQ(id) => {
            let method = program.method(id);
            (method.args, Some(method))
        }
        Insn::InvokeVirtualQ { args, index } => {
            let args = u32::from(args);
            let selected = class_of(args).and_then(|c| program.class(c).vtable.get(index as usize).copied());
            (args, selected.map(|id| program.method(id)))
        }
        Insn::InvokeInterfaceQ { args, site } => {
            let args = u32::from(args);
            let selector = program.interface_site_at(site).selector;
            (args, class_of(args).and_then(|c| program.select(c, selector)).map(|id| program.method(id)))
        }
        _ => return None,
    })
}

/// Whether Rust code answers, as far as is known.
pub fn is_modelled(method: &Method) -> bool {
    matches!(method.model.get(), ModelSlot::Model(_) | ModelSlot::Unknown)
}

impl Tracker {
    /// What a model sees of its arguments: the references, and what strings, boxes, arrays and objects of the library hold.
    fn seen_by_model(&mut self, vm: &Vm, state: &State, method: &Method, arguments: &[Value], sets: &[Set]) -> Set {
        let mut all = self.all(sets.iter().copied());
        let class = &vm.program.class(method.class).name;
        let shallow = matches!(&*method.name, "getClass" | "identityHashCode" | "desiredAssertionStatus")
            || matches!(&**class, "java/lang/Class" | "java/lang/Object")
            || (&*method.name == "hashCode" && &*method.descriptor == "()I" && &**class == "java/lang/Object");
        if shallow {
            return all;
        }
        let reflective = class.starts_with("java/lang/reflect/")
            || class.starts_with("jdk/internal/")
            || class.starts_with("java/lang/invoke/");
        let mut todo: Vec<(Ref, usize)> =
            arguments.iter().filter_map(|v| v.as_ref()).filter(|r| !r.is_null()).map(|r| (r, 0)).collect();
        let mut seen = HashSet::new();
        while let Some((object, depth)) = todo.pop() {
            if seen.len() >= MOST_SEEN || !seen.insert(object) {
                continue;
            }
            let Some(class) = state.heap.class_of(object) else { continue };
            let own = matches!(vm.program.class(class).origin, crate::program::Origin::App(_));
            if own && !reflective {
                continue;
            }
            for set in self.shadow.inside(object).values() {
                all = self.union(all, *set);
            }
            let deep = !reflective || self.writes.names.is_value(&vm.program, class);
            if depth < MODEL_DEPTH && deep {
                state.heap.each_reference(object, |r| {
                    if !r.is_null() {
                        todo.push((r, depth + 1));
                    }
                });
            }
        }
        all
    }

    pub fn before_call(&mut self, vm: &Vm, state: &State, before: &Before) -> Option<Modelled> {
        let (args, method) = callee(vm, state, &before.top, before.insn)?;
        let method = method?;
        self.named_assertion(vm, state, before, args, method);
        self.verified = self.listed_call(vm, state, before, args, method);
        if !is_modelled(method) {
            return None;
        }
        let arguments: Vec<Value> = (0..args).rev().map(|i| operand(state, &before.top, i)).collect();
        let sets: Vec<Set> = (0..args).rev().map(|i| self.shadow.get(before.top.sp.saturating_sub(i + 1))).collect();
        let class = &vm.program.class(method.class).name;
        let kind = match (&**class, &*method.name) {
            ("java/lang/System", "arraycopy") => {
                if let ([from, first, to, start, count], [_, _, _, place, number]) = (&arguments[..], &sets[..]) {
                    let number_of = |value: &Value| value.as_int().and_then(|v| u32::try_from(v).ok()).unwrap_or(0);
                    let array = |value: &Value| value.as_ref().unwrap_or_default();
                    let copy = ((array(from), number_of(first)), (array(to), number_of(start)), number_of(count));
                    self.spares_beside_copy(&state.heap, copy, (*place, *number));
                }
                Kind::Copy
            }
            (_, "clone") => Kind::Clone,
            _ => Kind::Other,
        };
        let influence = match kind {
            Kind::Other => self.seen_by_model(vm, state, method, &arguments, &sets),
            _ => self.all(sets),
        };
        let influence = self.union(influence, self.verified);
        let mut bodies = Vec::new();
        if kind == Kind::Other {
            let mut outer: Vec<Ref> = arguments.iter().filter_map(|v| v.as_ref()).filter(|r| !r.is_null()).collect();
            for object in outer.clone() {
                let library = state.heap.class_of(object).is_some_and(|c| !self.writes.names.is_value(&vm.program, c));
                if library {
                    state.heap.each_reference(object, |r| {
                        if !r.is_null() && outer.len() < 16 {
                            outer.push(r);
                        }
                    });
                }
            }
            for object in outer {
                let Some(class) = state.heap.class_of(object) else { continue };
                // What depends on nothing and belongs to nobody is not followed.
                let followed = self.open > 0
                    || influence != EMPTY
                    || self.writes.is_held(object)
                    || self.shadow.has_inside(object)
                    || self.writes.names.is_measured(&vm.program, class);
                let is_value = |writes: &mut super::Writes| writes.names.is_value(&vm.program, class);
                if followed && let Some(known) = state.heap.get(object).filter(|_| !is_value(&mut self.writes)) {
                    bodies.push((object, known.body.clone()));
                }
            }
        }
        Some(Modelled { arguments, influence, kind, bodies })
    }

    /// A method that the user calls an assertion is called: everything that it is given counts.
    fn named_assertion(&mut self, vm: &Vm, state: &State, before: &Before, args: u32, method: &Method) {
        if self.named.is_empty() {
            return;
        }
        let name = format!("{}.{}", vm.program.class(method.class).name, method.name);
        if !self.named.contains(&name) {
            return;
        }
        let mut all = EMPTY;
        for i in 0..args {
            let set = self.shadow.get(before.top.sp.saturating_sub(i + 1));
            all = self.union(all, set);
            let mut todo: Vec<Ref> = operand(state, &before.top, i).as_ref().into_iter().collect();
            let mut seen = HashSet::new();
            while let Some(object) = todo.pop() {
                if object.is_null() || seen.len() >= MOST_SEEN || !seen.insert(object) {
                    continue;
                }
                for set in self.shadow.inside(object).values() {
                    all = self.union(all, *set);
                }
                state.heap.each_reference(object, |r| todo.push(r));
            }
        }
        self.check(all, false);
    }

    /// The store that the instruction is about to do, with what influences the value.
    pub fn written_by(&mut self, state: &State, before: &Before) -> Option<Store> {
        let (key, value) = store_of(state, &before.top, before.insn)?;
        let sp = before.top.sp;
        let mut influence = self.shadow.get(sp.saturating_sub(1));
        let changes = key.value(state) != Some(value);
        let own = self.shadow.is_own_code();
        let Key::Heap(object, slot) = key else { return Some(Store { key, value, influence, changes }) };
        let below = if before.insn.is_element_store() { 3 } else { 2 };
        if below == 3 {
            let index = self.shadow.get(sp.saturating_sub(2));
            self.spares_elements(&state.heap, (object, slot), value, index);
            influence = self.union(influence, index);
        }
        // Through another reference it would have gone elsewhere. In the library, what is reached so belongs to who asked for it.
        let through = self.shadow.get(sp.saturating_sub(below));
        if own && changes && through != EMPTY {
            self.spares_objects(&state.heap, (object, slot), value, through);
            influence = self.union(influence, through);
        }
        Some(Store { key, value, influence, changes })
    }

    /// A place was written: by whom it is owned, and what influences it.
    pub fn write(&mut self, vm: &Vm, state: &State, before: &Before, store: &Store) {
        let program = &vm.program;
        let Store { key, value, mut influence, changes } = *store;
        let around = self.shadow.top().map_or(EMPTY, |frame| frame.around);
        if changes && around != EMPTY {
            influence = self.union(influence, around);
        }
        if self.open > 0 && !self.shadow.top().is_some_and(|f| f.initialises) {
            self.log.push(key);
        }
        let held = value.as_ref().filter(|r| !r.is_null());
        let attribute = match key {
            Key::Heap(object, slot) => match state.heap.array(object) {
                Some(_) => None,
                None => state.heap.class_of(object).and_then(|class| self.writes.names.of_field(program, class, slot)),
            },
            Key::Static(class, slot) => self.writes.names.of_static(program, class, slot),
        };
        if let Some(attribute) = attribute {
            let object = if let Key::Heap(object, _) = key { object } else { Ref::NULL };
            if self.counts() {
                let place = self.place(state, before);
                let write = self.writes.assigned(attribute, object, self.writer(), place);
                let own = self.own(write);
                influence = self.union(influence, own);
            } else if self.phase == Phase::After && !self.shadow.top().is_some_and(|frame| frame.initialises) {
                let place = self.place(state, before);
                let write = self.writes.assigned_after(attribute, self.test, place);
                let own = self.own(write);
                influence = self.union(influence, own);
            }
            if let Some(held) = held {
                let at = match key {
                    Key::Heap(object, slot) => (Ok(object), slot),
                    Key::Static(class, slot) => (Err(class), slot),
                };
                self.writes.now_held(program, &state.heap, attribute, at, held);
            }
        } else if let Key::Heap(object, _) = key {
            if self.counts() && self.writes.is_held(object) {
                let place = self.place(state, before);
                let writes = self.writes.written_inside(program, state, object, value, self.writer(), place);
                for write in writes {
                    let own = self.own(write);
                    influence = self.union(influence, own);
                }
            }
            if let Some(held) = held {
                self.writes.now_inside(program, &state.heap, object, held);
            }
        }
        if self.is_cache(vm, before, key, state) {
            influence = EMPTY;
        }
        self.shadow.put(key, influence);
    }

    /// Whether a value of the library, such as a string, keeps something that it computed of itself: whoever finds it there could have
    /// computed it as well, and a literal is shared by all that mention it.
    fn is_cache(&mut self, vm: &Vm, before: &Before, key: Key, state: &State) -> bool {
        let Key::Heap(object, _) = key else { return false };
        let method = vm.program.method(before.top.method);
        let class = state.heap.class_of(object).filter(|class| *class == method.class);
        !method.is_constructor() && class.is_some_and(|class| self.writes.names.is_value(&vm.program, class))
    }

    /// The instruction did what it does, in its own frame.
    pub fn completed(
        &mut self,
        vm: &Vm,
        state: &State,
        before: &Before,
        model: Option<Modelled>,
        store: Option<Store>,
    ) {
        use Insn::*;
        let sp = before.top.sp;
        let now = state.stack.top().map_or(sp, |frame| frame.sp);
        if let Some(store) = store {
            return self.write(vm, state, before, &store);
        }
        if let Some(model) = model {
            return self.answered(vm, state, before, model, now);
        }
        let below = |n: u32| sp.saturating_sub(n);
        let result = now.saturating_sub(1);
        match before.insn {
            Nop
            | Pop
            | Pop2
            | Goto(_)
            | Jsr(_)
            | Ret(_)
            | IntInc { .. }
            | MonitorEnter
            | MonitorExit
            | CheckCast(_)
            | CheckCastQ(_) => {}
            Load(n) => {
                let set = self.shadow.get(u32::from(n));
                self.shadow.set(result, set);
            }
            Store(n) => {
                let set = self.shadow.get(below(1));
                self.shadow.set(u32::from(n), set);
            }
            Dup | DupX1 | DupX2 | Dup2 | Dup2X1 | Dup2X2 | Swap => self.shuffled(before.insn, sp),
            IntLoad | LongLoad | FloatLoad | DoubleLoad | RefLoad | ByteLoad | CharLoad | ShortLoad => {
                // The operands are still where they were: only the lower one was overwritten.
                let (array, index) = (self.shadow.get(below(2)), self.shadow.get(below(1)));
                let through = self.union(array, index);
                self.shadow.set(result, through);
            }
            NewArray(_) | NewRefArrayQ(_) => {
                let length = self.shadow.get(below(1));
                if let Some(array) = operand_at(state, result).as_ref() {
                    self.shadow.forget(array);
                    self.shadow.put(Key::Heap(array, LENGTH), length);
                }
                self.shadow.set(result, EMPTY);
            }
            NewQ(_) | NewMultiArrayQ { .. } => {
                if let Some(object) = operand_at(state, result).as_ref() {
                    self.shadow.forget(object);
                }
                self.shadow.set(result, EMPTY);
            }
            GetStaticQ { slot, class } | GetStaticOpen { slot, class } => {
                let set = self.shadow.at(Key::Static(class, u32::from(slot)));
                self.shadow.set(result, set);
            }
            insn if is_branch(insn) => {}
            // Operations on one or two operands, and what only pushes.
            _ if now > sp => self.shadow.set(result, EMPTY),
            _ if now + 1 == sp => {
                let set = self.all([self.shadow.get(below(2)), self.shadow.get(below(1))]);
                self.shadow.set(result, set);
            }
            _ => {}
        }
    }

    /// What is read through a reference: asked for before the reference is gone.
    pub fn read(&mut self, state: &State, before: &Before) {
        use Insn::*;
        let sp = before.top.sp;
        let (key, at) = match before.insn {
            GetFieldQ(slot) => match operand(state, &before.top, 0).as_ref() {
                Some(object) => (Key::Heap(object, slot), sp.saturating_sub(1)),
                None => return,
            },
            ArrayLength => match operand(state, &before.top, 0).as_ref() {
                Some(array) => (Key::Heap(array, LENGTH), sp.saturating_sub(1)),
                None => return,
            },
            IntLoad | LongLoad | FloatLoad | DoubleLoad | RefLoad | ByteLoad | CharLoad | ShortLoad => {
                let (array, index) = (operand(state, &before.top, 1).as_ref(), operand(state, &before.top, 0).as_int());
                match (array, index) {
                    (Some(array), Some(index)) => {
                        if self.shadow.get(sp.saturating_sub(1)) != EMPTY {
                            self.found_by_index(&state.heap, array, index as u32);
                        }
                        (Key::Heap(array, index as u32), sp.saturating_sub(2))
                    }
                    _ => return,
                }
            }
            _ => return,
        };
        let (reference, content) = (self.shadow.get(at), self.shadow.at(key));
        let both = self.union(reference, content);
        self.shadow.set(at, both);
    }

    pub fn shuffled(&mut self, insn: Insn, sp: u32) {
        if matches!(insn, Insn::Dup) {
            let set = self.shadow.get(sp.saturating_sub(1));
            return self.shadow.set(sp, set);
        }
        let Some((count, order)) = shuffle(insn) else { return };
        let first = sp.saturating_sub(count as u32);
        let old: Vec<Set> = (first..sp).map(|at| self.shadow.get(at)).collect();
        for (i, which) in order.iter().enumerate() {
            self.shadow.set(first + i as u32, old.get(*which).copied().unwrap_or(EMPTY));
        }
    }

    /// A model answered a call.
    fn answered(&mut self, vm: &Vm, state: &State, before: &Before, model: Modelled, now: u32) {
        let Modelled { arguments, influence, kind, bodies } = model;
        let reference = |i: usize| arguments.get(i).and_then(|v| v.as_ref()).filter(|r| !r.is_null());
        let has_result = now + arguments.len() as u32 > before.top.sp;
        let made = has_result.then(|| operand_at(state, now.saturating_sub(1)).as_ref()).flatten();
        if let Some(made) = made.filter(|made| is_new(*made, before.heap)) {
            self.shadow.forget(made);
        }
        match kind {
            Kind::Copy => {
                let number = |i: usize| arguments.get(i).and_then(|v| v.as_int()).unwrap_or(0).max(0) as u32;
                if let (Some(from), Some(to)) = (reference(0), reference(2)) {
                    let (from, to) = ((from, number(1)), (to, number(3)));
                    self.copied(vm, state, before, (from, to, number(4)), influence);
                }
            }
            Kind::Clone => {
                if let (Some(from), Some(to)) = (reference(0), made) {
                    for (slot, set) in self.shadow.inside(from).iter() {
                        self.shadow.put(Key::Heap(to, *slot), *set);
                    }
                }
                self.shadow.set(now.saturating_sub(1), influence);
            }
            Kind::Other => {
                for (object, body) in bodies {
                    for slot in changed(state, object, &body) {
                        let key = Key::Heap(object, slot);
                        let value = key.value(state).unwrap_or_default();
                        self.write(vm, state, before, &Store { key, value, influence, changes: true });
                    }
                }
                if has_result {
                    self.shadow.set(now.saturating_sub(1), influence);
                }
            }
        }
    }

    /// So many elements of one array were copied to another: what they were influenced by goes along.
    fn copied(
        &mut self,
        vm: &Vm,
        state: &State,
        before: &Before,
        ((from, first), (to, start), count): ((Ref, u32), (Ref, u32), u32),
        mut influence: Set,
    ) {
        if self.open > 0 && !self.shadow.top().is_some_and(|frame| frame.initialises) {
            self.log.extend((start..start + count).map(|index| Key::Heap(to, index)));
        }
        if self.writes.is_held(to) && count > 0 {
            if self.counts() {
                let place = self.place(state, before);
                let writer = self.writer();
                for write in self.writes.written_inside(&vm.program, state, to, Value::VOID, writer, place) {
                    let own = self.own(write);
                    influence = self.union(influence, own);
                }
            }
            for index in start..start + count {
                let held = Key::Heap(to, index).value(state).and_then(|value| value.as_ref());
                if let Some(held) = held.filter(|held| !held.is_null()) {
                    self.writes.now_inside(&vm.program, &state.heap, to, held);
                }
            }
        }
        if influence == EMPTY && !self.shadow.has_inside(from) && !self.shadow.has_inside(to) {
            return;
        }
        let mut sets = self.shadow.elements(from, first..first + count);
        for set in &mut sets {
            *set = self.union(*set, influence);
        }
        self.shadow.put_elements(to, start, &sets);
    }

    /// A method was entered, or an exception is on its way and one was entered that throws it.
    pub fn called(&mut self, vm: &Vm, state: &State, before: &Before) {
        let deeper = state.stack.depth() - before.depth;
        let caller = state.stack.frames_down().nth(deeper as usize).copied();
        let popped = caller.map_or(0, |caller| before.top.sp.saturating_sub(caller.sp));
        // What the call takes; where it repeats the instruction, what that may take.
        let given = before.top.sp.saturating_sub(popped.max(2))..before.top.sp;
        if self.verified == EMPTY && given.clone().all(|at| self.shadow.get(at) == EMPTY) {
            // Its result has none either. It gets its shadow when something in it comes to matter; the test's method, whose end is kept,
            // has one.
            if self.shadow.frames.len() == before.depth as usize {
                self.shadow.set(before.top.sp.saturating_sub(popped), EMPTY);
            }
            if self.outputs || state.stack.top().is_some_and(|top| self.test_method == Some(top.method)) {
                self.sync(vm, state);
                self.passed(vm, state);
            }
            return;
        }
        let sets: Vec<Set> = (0..popped).rev().map(|i| self.shadow.get(before.top.sp.saturating_sub(i + 1))).collect();
        let around = match popped {
            0 => self.all(given.map(|at| self.shadow.get(at)).collect::<Vec<_>>()),
            _ => self.all(sets.iter().copied()),
        };
        self.sync(vm, state);
        let Some(top) = state.stack.top() else { return };
        let args = vm.program.method(top.method).args;
        let initialises = matches!(top.role, crate::state::Role::Init(_));
        if initialises {
            return;
        }
        for i in 0..args {
            let set = if args == popped { sets.get(i as usize).copied().unwrap_or(EMPTY) } else { around };
            if set != EMPTY {
                self.shadow.set(i, set);
            }
        }
        let dispatched = matches!(before.insn, Insn::InvokeVirtualQ { .. } | Insn::InvokeInterfaceQ { .. });
        let dispatch = sets.first().copied().filter(|_| dispatched).unwrap_or(EMPTY);
        self.chosen(vm, top.method, dispatch);
        let dispatch = self.union(dispatch, self.verified);
        if let Some(frame) = self.shadow.top_mut() {
            frame.dispatch = dispatch;
        }
        if self.outputs {
            self.passed(vm, state);
        }
    }
}

/// A slot of the running frame.
fn operand_at(state: &State, slot: u32) -> Value {
    let base = state.stack.top().map_or(0, |frame| frame.base);
    state.stack.slots.get((base + slot) as usize).copied().unwrap_or_default()
}

/// The slots of an object that are not what they were.
pub fn changed(state: &State, object: Ref, body: &Body) -> Vec<u32> {
    match (body, state.heap.get(object).map(|now| &now.body)) {
        (Body::Fields(old), Some(Body::Fields(new))) => {
            let pairs = old.iter().zip(new.iter()).enumerate();
            pairs.filter(|(_, (old, new))| old != new).map(|(i, _)| i as u32).collect()
        }
        (Body::Array(old), Some(Body::Array(new))) if !old.same(new) => {
            (0..new.len()).filter(|i| old.get(*i) != new.get(*i)).map(|i| i as u32).collect()
        }
        _ => Vec::new(),
    }
}
