//! Code that holds nothing with an influence: the VM runs it with as little looking as possible.
//!
//! Invariant: frames of the state above the newest of the shadow hold nothing with an influence. They get a shadow when something in
//! them comes to matter (`Tracker::sync`); most calls of library code return before that.
//!
//! A frame that holds some is run in the same way as long as only local variables have an influence and no instruction loads or stores one
//! of those; where ways of a branch meet, the VM stops.
//!
//! An instruction in such a frame changes nothing that is followed unless it reads a place that depends on a write, writes to a place
//! that does or that an attribute owns, throws, or calls Rust code that could do one of these. Those are left to
//! `Tracker::step`. While ways of a branch have not met, so is what writes to places that were there before the branch: they are noted.

use super::sets::EMPTY;
use super::shadow::Key;
use super::transfer::{callee, is_branch, is_modelled, operand, store_of};
use super::{Tracker, is_new, plain};
use crate::analysis::impact::shuffle;
use crate::expr::Terms;
use crate::interp::{Followed, Outcome, Vm};
use crate::program::{Code, Insn, Method};
use crate::state::{Frame, Ref, State};

/// Objects that are looked at to tell that a model meets nothing that is followed.
const MOST_SEEN: usize = 24;

/// What the VM minds in a frame that it runs by itself: local variables that have an influence (a bit each), and instructions where ways
/// of branches meet.
#[derive(Default)]
struct Minded {
    locals: u64,
    joins: [Option<u32>; 2],
}

impl Tracker {
    /// What the VM has to mind in the running frame to run by itself; none where it cannot.
    fn minded(&mut self, depth: usize, top: &Frame, code: &Code) -> Option<Minded> {
        let frames = self.shadow.frames.len();
        if frames != depth {
            return (frames < depth).then(Minded::default);
        }
        let locals = self.shadow.local_influences(code.locals, top.sp)?;
        let mut joins = [None, None];
        for number in &self.shadow.top()?.scopes {
            let Some(join) = self.scopes.get(*number as usize)?.as_ref()?.join else { continue };
            let place = joins.iter_mut().find(|known| known.is_none_or(|known| known == join))?;
            *place = Some(join);
        }
        Some(Minded { locals, joins })
    }

    /// Whether an instruction of a frame with influences is one that the VM would leave at once.
    fn is_left(&self, state: &State, top: &Frame, insn: Insn) -> bool {
        use Insn::*;
        if self.shadow.frames.len() != state.stack.depth() as usize {
            return false;
        }
        let holds =
            |below: u32| operand(state, top, below).as_ref().is_some_and(|object| self.shadow.objects.has(object.0));
        match insn {
            Load(local) | Store(local) => self.shadow.get(u32::from(local)) != EMPTY,
            Return | ReturnValue | Throw => true,
            GetFieldQ(_) | ArrayLength => holds(0),
            IntLoad | LongLoad | FloatLoad | DoubleLoad | RefLoad | ByteLoad | CharLoad | ShortLoad => holds(1),
            _ => false,
        }
    }

    /// Runs up to so many instructions where they change nothing that is followed; none where the next one may.
    pub fn run_quietly(
        &mut self,
        vm: &Vm,
        terms: &mut Terms,
        state: &mut State,
        (top, insn, code): (&Frame, Insn, &Code),
        most: u64,
    ) -> Option<Outcome> {
        let depth = state.stack.depth() as usize;
        if self.is_left(state, top, insn) {
            return None;
        }
        let Minded { locals, joins } = self.minded(depth, top, code)?;
        let shadowed = self.shadow.frames.len();
        let asked = self.outputs || !self.sources.is_empty() || !self.named.is_empty() || !self.listed.is_empty();
        if !asked {
            let first = state.steps;
            let frames = if shadowed == depth { depth } else { shadowed + 1 } as u32;
            let (hold, owned, classes) = (&self.shadow.objects, &self.writes.held, &self.shadow.classes);
            let followed = Followed { hold, owned, classes, old: self.newest, frames, locals };
            state.meets = joins.map(|join| join.map(|join| (depth as u32, join)));
            let outcome = vm.advance_beside(&followed, terms, state, most);
            state.meets = [None, None];
            if self.open > 0 {
                self.join(vm, state);
            }
            if state.steps > first || !matches!(outcome, Outcome::Quantum) {
                return Some(outcome);
            }
        }
        if locals == 0 && joins == [None, None] {
            let run = plain::run_from(self.plain.of(top.method, code), top.pc);
            if run > 0 {
                return Some(vm.advance(terms, state, run));
            }
        }
        if asked || plain::run_from(self.plain.of(top.method, code), top.pc) > 0 {
            return None;
        }
        let news = matches!(insn, Insn::NewQ(_) | Insn::NewArray(_) | Insn::NewRefArrayQ(_));
        match insn {
            Insn::Return | Insn::ReturnValue if depth > shadowed.max(1) => {
                return Some(self.returns(vm, terms, state, insn));
            }
            _ if news => {}
            _ if self.calls_quietly(vm, state, top, insn) || self.touches_nothing(vm, state, top, insn) => {}
            _ => return None,
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

    /// A frame without shadow returns; where its caller has one, the result has no influence.
    fn returns(&mut self, vm: &Vm, terms: &mut Terms, state: &mut State, insn: Insn) -> Outcome {
        let outcome = vm.advance(terms, state, 1);
        let depth = state.stack.depth() as usize;
        if depth == self.shadow.frames.len()
            && matches!(insn, Insn::ReturnValue)
            && let Some(caller) = state.stack.top()
        {
            self.shadow.set(caller.sp.saturating_sub(1), EMPTY);
        }
        if self.open > 0 {
            self.join(vm, state);
        }
        outcome
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
            self.contents.retain(|object, _| state.heap.class_of(*object).is_some());
            self.writes.sweep(&state.heap);
        }
    }

    /// In a frame with influences: plain instructions in a row move them without a look at values. How many were run; 0 where the
    /// next one is none of those.
    pub fn moves(&mut self, code: &Code, top: &Frame) -> u64 {
        let mut run = plain::run_from(self.plain.of(top.method, code), top.pc) as u32;
        let Some(frame) = self.shadow.top() else { return 0 };
        // Where ways meet, they are compared.
        let joins = frame.scopes.iter().filter_map(|number| self.scopes.get(*number as usize)?.as_ref()?.join);
        for join in joins.filter(|join| *join > top.pc) {
            run = run.min(join - top.pc);
        }
        let mut sp = top.sp;
        let mut done = 0;
        for pc in top.pc..top.pc + run {
            let Some(insn) = code.insn(pc) else { break };
            if is_branch(insn) || matches!(insn, Insn::Goto(_)) {
                done += u64::from(self.decides_nothing(insn, sp));
                break;
            }
            let Some(after) = self.moved(insn, sp) else { break };
            sp = after;
            done += 1;
        }
        done
    }

    /// A jump, or a branch whose other ways are not tried: it depends on nothing, or is only noted for a second run.
    fn decides_nothing(&mut self, insn: Insn, sp: u32) -> bool {
        if matches!(insn, Insn::Goto(_)) {
            return true;
        }
        let condition = self.condition_of(insn, sp);
        condition == EMPTY || self.is_put_off(condition)
    }

    /// A plain instruction that is no branch moves influences; where the stack ends then.
    fn moved(&mut self, insn: Insn, sp: u32) -> Option<u32> {
        use Insn::*;
        if let Some((count, order)) = shuffle(insn) {
            self.shuffled(insn, sp);
            return Some((sp + order.len() as u32).saturating_sub(count as u32));
        }
        match insn {
            Nop | IntInc { .. } => Some(sp),
            NullConst | IntConst(_) | LongConst(_) | FloatConst(_) | LongWide(_) | DoubleWide(_) => {
                self.shadow.set(sp, EMPTY);
                Some(sp + 1)
            }
            Load(local) => {
                let set = self.shadow.get(u32::from(local));
                self.shadow.set(sp, set);
                Some(sp + 1)
            }
            Store(local) => {
                let set = self.shadow.get(sp.saturating_sub(1));
                self.shadow.set(u32::from(local), set);
                Some(sp.saturating_sub(1))
            }
            _ if plain::is_unary(insn) => Some(sp),
            _ if plain::is_binary(insn) => {
                let (a, b) = (self.shadow.get(sp.saturating_sub(2)), self.shadow.get(sp.saturating_sub(1)));
                let set = self.union(a, b);
                self.shadow.set(sp.saturating_sub(2), set);
                Some(sp.saturating_sub(1))
            }
            _ => None,
        }
    }
}
