//! Code that touches nothing that is followed: the VM runs it with as little looking as possible.
//!
//! Invariant: frames of the state above the newest of the shadow hold nothing with an influence. They get a shadow when something in
//! them comes to matter (`Tracker::sync`); most calls of library code return before that. In a frame that has a shadow the VM tells each
//! instruction (`beside`) and runs on. Where ways of a branch meet, it stops.
//!
//! An instruction in a frame without shadow changes nothing that is followed unless it reads a place that depends on a write, writes to a
//! place that does or that an attribute owns, throws, or calls Rust code that could do one of these. Those are left to
//! `Tracker::step`. While ways of a branch have not met, so is what writes to places that were there before the branch: they are noted.

use super::beside::Following;
use super::sets::EMPTY;
use super::shadow::Key;
use super::transfer::{callee, is_branch, is_modelled, operand, store_of};
use super::{Tracker, is_new};
use crate::expr::Terms;
use crate::interp::{Outcome, Vm};
use crate::program::{Code, Insn, Method};
use crate::state::{Frame, Ref, State};

/// Objects that are looked at to tell that a model meets nothing that is followed.
const MOST_SEEN: usize = 24;

/// Where ways of branches meet in the running frame: one or two instructions.
type Meets = [Option<u32>; 2];

impl Tracker {
    /// Where ways meet in the running frame; none where there are too many such places.
    fn meets(&self, depth: usize) -> Option<Meets> {
        let mut joins = [None, None];
        let Some(frame) = self.shadow.top().filter(|_| self.shadow.frames.len() == depth) else { return Some(joins) };
        for number in &frame.scopes {
            let Some(join) = self.scopes.get(*number as usize)?.as_ref()?.join else { continue };
            let place = joins.iter_mut().find(|known| known.is_none_or(|known| known == join))?;
            *place = Some(join);
        }
        Some(joins)
    }

    /// Whether something is to be seen where methods are called and return.
    fn is_asked(&self) -> bool {
        self.outputs || !self.sources.is_empty() || !self.named.is_empty() || !self.listed.is_empty()
    }

    /// Runs up to so many instructions, up to one that may change what is followed in a way that `beside` does not know; none where that
    /// cannot be told.
    pub fn run_beside(&mut self, vm: &Vm, terms: &mut Terms, state: &mut State, most: u64) -> Option<Outcome> {
        let depth = state.stack.depth() as usize;
        let asked = self.is_asked();
        if asked || self.shadow.frames.len() > depth {
            self.sync(vm, state);
        }
        let joins = self.meets(depth)?;
        state.meets = joins.map(|join| join.map(|join| (depth as u32, join)));
        let mut following = Following { tracker: self, vm, asked };
        let outcome = vm.advance_beside(&mut following, terms, state, most);
        state.meets = [None, None];
        if self.open > 0 {
            self.join(vm, state);
        }
        Some(outcome)
    }

    /// Runs the next instruction if it changes nothing that is followed.
    pub fn run_quietly(
        &mut self,
        vm: &Vm,
        terms: &mut Terms,
        state: &mut State,
        (top, insn, code): (&Frame, Insn, &Code),
    ) -> Option<Outcome> {
        if is_branch(insn) || matches!(insn, Insn::Return | Insn::ReturnValue | Insn::Throw) {
            return None;
        }
        let depth = state.stack.depth() as usize;
        let holds = self.shadow.frames.len() == depth && self.shadow.holds_operands(code.locals, top.sp);
        if holds || self.is_asked() || self.meets(depth).is_none() {
            return None;
        }
        let news = matches!(insn, Insn::NewQ(_) | Insn::NewArray(_) | Insn::NewRefArrayQ(_));
        if !news && !self.calls_quietly(vm, state, top, insn) && !self.touches_nothing(vm, state, top, insn) {
            return None;
        }
        let heap = state.heap.extent();
        let outcome = vm.advance(terms, state, 1);
        self.collected(state);
        if state.stack.depth() as usize == depth
            && let Some(made) = state.stack.top().and_then(|now| operand(state, now, 0).as_ref())
            && (news || is_new(made, heap))
        {
            // Its number may be that of an older object.
            self.shadow.forget(made);
        }
        if self.open > 0 {
            self.join(vm, state);
        }
        Some(outcome)
    }

    /// An instruction that calls nothing: whether it reads and writes only what is not followed.
    fn touches_nothing(&mut self, vm: &Vm, state: &State, top: &Frame, insn: Insn) -> bool {
        use Insn::*;
        let reads =
            |below: u32| operand(state, top, below).as_ref().is_some_and(|object| !self.shadow.has_inside(object));
        match insn {
            GetFieldQ(_) | ArrayLength => reads(0),
            IntLoad | LongLoad | FloatLoad | DoubleLoad | RefLoad | ByteLoad | CharLoad | ShortLoad => reads(1),
            GetStaticQ { slot, class } => self.shadow.at(Key::Static(class, u32::from(slot))) == EMPTY,
            PutStaticQ { .. } if self.open > 0 => false,
            PutStaticQ { slot, class } => {
                self.shadow.at(Key::Static(class, u32::from(slot))) == EMPTY
                    && self.writes.names.of_static(&vm.program, class, u32::from(slot)).is_none()
            }
            PutFieldQ(slot) => match store_of(state, top, insn) {
                Some((Key::Heap(object, _), _)) => {
                    let class = state.heap.class_of(object);
                    !self.is_followed(object)
                        && !self.is_old(object)
                        && class.is_some_and(|class| self.writes.names.of_field(&vm.program, class, slot).is_none())
                }
                _ => false,
            },
            insn if insn.is_element_store() => {
                let array = operand(state, top, 2).as_ref();
                array.is_some_and(|array| !self.is_followed(array) && !self.is_old(array))
            }
            IDiv | IRem | LDiv | LRem | InstanceOfQ(_) | CheckCastQ(_) | StringConst(_) | ClassConstQ(_) => true,
            _ => false,
        }
    }

    /// Something is known of what an object holds, or an attribute owns it.
    fn is_followed(&self, object: Ref) -> bool {
        self.shadow.has_inside(object) || self.writes.is_held(object)
    }

    /// It was there before the ways of some branch that have not met.
    fn is_old(&self, object: Ref) -> bool {
        !is_new(object, self.newest)
    }

    /// Whether it is a call that changes nothing that is followed.
    fn calls_quietly(&mut self, vm: &Vm, state: &State, top: &Frame, insn: Insn) -> bool {
        let Some((args, Some(method))) = callee(vm, state, top, insn) else { return false };
        !is_modelled(method)
            || (self.leaves_old(vm, state, top, (args, method)) && self.meets_nothing(vm, state, top, (args, method)))
    }

    /// Whether a model can change nothing that was there before the ways of some branch that have not met.
    fn leaves_old(&mut self, vm: &Vm, state: &State, top: &Frame, (args, method): (u32, &Method)) -> bool {
        let program = &vm.program;
        let mut given: Vec<Ref> = (0..args).filter_map(|i| operand(state, top, i).as_ref()).collect();
        match (&*program.class(method.class).name, &*method.name) {
            _ if self.open == 0 => return true,
            (_, "clone" | "getClass") => return true,
            // Only the array that it copies to.
            ("java/lang/System", "arraycopy") => given = operand(state, top, 2).as_ref().into_iter().collect(),
            _ => {}
        }
        for object in given.clone() {
            if state.heap.class_of(object).is_some_and(|class| !self.writes.names.is_value(program, class)) {
                state.heap.each_reference(object, |inner| given.push(inner));
            }
        }
        given.into_iter().filter(|object| !object.is_null()).all(|object| {
            let class = state.heap.class_of(object);
            !self.is_old(object) || class.is_some_and(|class| self.writes.names.is_value(program, class))
        })
    }

    /// Whether no object that a model could look at or change is followed.
    fn meets_nothing(&mut self, vm: &Vm, state: &State, top: &Frame, (args, method): (u32, &Method)) -> bool {
        let program = &vm.program;
        // Reflection looks at everything.
        let class = &program.class(method.class).name;
        if ["java/lang/reflect/", "jdk/internal/reflect/", "java/lang/invoke/"].iter().any(|p| class.starts_with(p)) {
            return false;
        }
        let references = (0..args).filter_map(|i| operand(state, top, i).as_ref());
        let mut todo: Vec<Ref> = references.filter(|object| !object.is_null()).collect();
        let mut next = 0;
        while let Some(object) = todo.get(next).copied() {
            next += 1;
            let Some(class) = state.heap.class_of(object) else { return false };
            if next > MOST_SEEN || self.is_followed(object) || self.writes.names.is_measured(program, class) {
                return false;
            }
            if &*program.class(class).name == "java/lang/Class" {
                continue;
            }
            state.heap.each_reference(object, |inner| {
                if !inner.is_null() && !todo.contains(&inner) {
                    todo.push(inner);
                }
            });
        }
        true
    }

    /// Whatever the VM freed is forgotten.
    pub fn collected(&mut self, state: &State) {
        if state.collect_at != self.collect_at {
            self.collect_at = state.collect_at;
            self.shadow.sweep(&state.heap);
            self.found.clear();
            self.contents.retain(|object, _| state.heap.class_of(*object).is_some());
            self.writes.sweep(&state.heap);
        }
    }
}
