//! What a branch influences: a fork of the state goes the other way until the ways meet, and then the two are compared.
//!
//! A scope is a branch whose ways have not met yet. It ends where both ways have to come (the branch's immediate
//! post-dominator), or when its method returns. An exception on either side moves the scope to the frame that catches it;
//! one that nobody catches fails the test, and if that is an assertion's, the branch was a check.
//!
//! A single branch that goes the other way need not be possible with any values: library code may then fail in ways that
//! no input shows. Such failures (thrown by the library, or by the VM itself) say nothing and are left out.

use std::rc::Rc;

use hashbrown::{HashMap, HashSet};

use super::sets::{EMPTY, Set, write_of};
use super::shadow::{Key, LENGTH};
use super::transfer::{Before, callee, is_modelled, operands, store_of};
use super::{MOST_TRIED_STEPS, Phase, Tracker, Untried, is_new};
use crate::analysis::cfg::{Cfg, branch_target};
use crate::analysis::dominators::Dominators;
use crate::analysis::library;
use crate::expr::Terms;
use crate::interp::{End, Outcome, Vm, default_value};
use crate::program::{Code, Insn, Origin};
use crate::state::{Ref, State, Value, View};
use crate::util::MethodId;

/// Instructions of one other way.
const MOST_STEPS: u64 = 1_000_000;
/// How often the same branch is tried with the same influence: in one call, and in one test.
pub const TRIES_IN_CALL: u32 = 4;
pub const TRIES_IN_TEST: u32 = 64;
/// Further than the tolerance of an assertion.
const FAR: f64 = 1e6;
/// Objects whose content gets other values for one other way.
const MOST_ALTERED: usize = 256;
/// Other ways of one switch.
pub const MOST_WAYS: usize = 8;

/// Where the ways of branches meet, by method.
#[derive(Default)]
pub struct Joins {
    known: HashMap<MethodId, Option<Rc<(Cfg, Dominators)>>>,
}

impl Joins {
    fn of(&mut self, method: MethodId, code: &Code) -> Option<Rc<(Cfg, Dominators)>> {
        let known = self.known.entry(method).or_insert_with(|| {
            let cfg = Cfg::new(code).ok()?;
            let post = Dominators::post(&cfg);
            Some(Rc::new((cfg, post)))
        });
        known.clone()
    }

    /// The instruction at which the ways of a branch meet; none where that is behind the method.
    fn after(&mut self, method: MethodId, code: &Code, branch: u32) -> Option<u32> {
        let both = self.of(method, code)?;
        let (cfg, post) = &*both;
        Some(cfg.block(post.immediate(cfg.block_of(branch)?)?)?.first)
    }

    /// The first instruction that comes after both of these, whatever happens.
    fn common(&mut self, method: MethodId, code: &Code, one: u32, other: u32) -> Option<u32> {
        let both = self.of(method, code)?;
        let (cfg, post) = &*both;
        let above = |instruction: u32| std::iter::successors(cfg.block_of(instruction), |block| post.immediate(*block));
        let first: Vec<u32> = above(one).collect();
        // The block of a handler is where the exception goes on: both have to come behind it.
        let shared = above(other).find(|block| first.contains(block))?;
        Some(cfg.block(shared)?.first).filter(|start| *start != other && *start != one)
    }
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Ending {
    Returned(Value),
    Threw(Ref),
    Unknown,
}

/// How far the other way has come.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Way {
    Running,
    /// At the instruction where the ways meet.
    Joined,
    /// Left the frame with this result.
    Returned(Value),
    Ended(Ending),
    /// Too long, or something that the VM does not follow.
    GaveUp,
    /// It failed in a way that says nothing.
    Senseless,
}

pub struct Scope {
    /// The frame in which the ways meet, counted from the bottom.
    depth: u32,
    join: Option<u32>,
    /// What the branch depends on, and the same as it goes on from here.
    condition: Set,
    set: Set,
    /// The branch is in library code that asserts nothing.
    library: bool,
    other: Box<State>,
    way: Way,
    /// What the program itself threw on the other way.
    thrown: Ref,
    written: Vec<Key>,
    log_from: usize,
    /// Cells of the heap at the branch.
    heap: u32,
}

impl Tracker {
    /// A branch was taken: the other ways are tried, if it depends on a write.
    pub fn branched(&mut self, vm: &Vm, terms: &mut Terms, state: &mut State, before: &Before, code: &Code) {
        let (insn, sp) = (before.insn, before.top.sp);
        let sets: Vec<Set> = (0..operands(insn)).map(|i| self.shadow.get(sp.saturating_sub(i + 1))).collect();
        let condition = self.all(sets);
        if condition == EMPTY {
            return;
        }
        let test = self.test;
        if self.sets.elements(condition).iter().all(|element| self.writes.is_checked(*element, test)) {
            return;
        }
        let (method, pc) = (before.top.method, before.top.pc);
        let now = state.stack.top().map_or(pc, |frame| frame.pc);
        let Some(frame) = self.shadow.top_mut() else { return };
        let (library, asserting) = (frame.library, frame.asserting);
        let in_call = frame.followed.entry((pc, condition)).or_default();
        *in_call += 1;
        if *in_call > TRIES_IN_CALL {
            self.untried.insert((Untried::InCall, condition));
            return;
        }
        let in_test = self.tried.entry((method, pc, condition)).or_default();
        *in_test += 1;
        if *in_test > TRIES_IN_TEST {
            self.untried.insert((Untried::InTest, condition));
            return;
        }
        let mut ways: Vec<u32> = match insn {
            Insn::Switch(table) => code.switches.get(table as usize).map_or(Vec::new(), |s| s.targets().collect()),
            _ => branch_target(insn).into_iter().chain([pc + 1]).collect(),
        };
        ways.sort_unstable();
        ways.dedup();
        ways.retain(|way| *way != now);
        if ways.len() > MOST_WAYS {
            self.untried.insert((Untried::Ways, condition));
            ways.truncate(MOST_WAYS);
        }
        let join = self.joins.after(method, code, pc);
        let set = if library || asserting { condition } else { self.sets.through_control(condition) };
        // First with all values as they are; then with others where the branch depends on them, since what one branch decides
        // the next often decides again: two references to the same string are equal, and so is what they refer to.
        for (way, altered) in ways.iter().map(|way| (*way, false)).chain(ways.iter().map(|way| (*way, true))) {
            if self.tried_steps > MOST_TRIED_STEPS {
                self.untried.insert((Untried::Steps, condition));
                return;
            }
            let mut other = Box::new(state.fork());
            other.unwatched = true;
            if let Some(top) = other.stack.top_mut() {
                top.pc = way;
            }
            if altered && !self.alter(vm, &mut other, condition) {
                continue;
            }
            let mut scope = Scope {
                depth: before.depth,
                join,
                condition,
                set,
                library: library && !asserting,
                other,
                way: Way::Running,
                thrown: Ref::NULL,
                written: Vec::new(),
                log_from: self.log.len(),
                heap: state.heap.extent(),
            };
            self.follow(vm, terms, state, &mut scope);
            self.keep(vm, scope);
        }
    }

    /// Gives the slots of the running frame on which the condition depends other values; whether there are any.
    fn alter(&self, vm: &Vm, other: &mut State, condition: Set) -> bool {
        let Some(top) = other.stack.top().copied() else { return false };
        let wanted = self.sets.elements(condition);
        let mut changed = false;
        for slot in 0..top.sp {
            let elements = self.sets.elements(self.shadow.get(slot));
            if !elements.iter().any(|element| wanted.iter().any(|wanted| write_of(*wanted) == write_of(*element))) {
                continue;
            }
            let at = (top.base + slot) as usize;
            let Some(value) = other.stack.slots.get(at).copied() else { continue };
            if let Some(new) = altered(vm, other, value)
                && let Some(place) = other.stack.slots.get_mut(at)
            {
                *place = new;
                changed = true;
            }
        }
        changed || self.alter_inside(vm, other, condition)
    }

    /// The same for what objects hold to which the running frame refers: assertions about arrays compare them as a whole first, and
    /// element by element only if that fails.
    fn alter_inside(&self, vm: &Vm, other: &mut State, condition: Set) -> bool {
        let Some(top) = other.stack.top().copied() else { return false };
        let wanted = self.sets.elements(condition);
        let slots = (0..top.sp).map(|slot| (top.base + slot) as usize);
        let mut todo: Vec<Ref> = slots.filter_map(|at| other.stack.slots.get(at)?.as_ref()).collect();
        let (mut seen, mut changed) = (HashSet::new(), false);
        while let Some(object) = todo.pop() {
            if object.is_null() || seen.len() >= MOST_ALTERED || !seen.insert(object) {
                continue;
            }
            for (slot, set) in self.shadow.inside(object) {
                let elements = self.sets.elements(set);
                let depends =
                    elements.iter().any(|element| wanted.iter().any(|wanted| write_of(*wanted) == write_of(*element)));
                let key = Key::Heap(object, slot);
                let Some(value) = key.value(other).filter(|_| depends && slot != LENGTH) else { continue };
                let Some(new) = altered(vm, other, value) else { continue };
                changed |= match other.heap.array(object) {
                    Some(_) => other.heap.set_element(object, slot as usize, new),
                    None => other.heap.set_field(object, slot as usize, new),
                };
            }
            other.heap.each_reference(object, |r| todo.push(r));
        }
        changed
    }

    /// What has come of the other way: the scope stays open, or it says something now.
    fn keep(&mut self, vm: &Vm, scope: Scope) {
        match scope.way {
            Way::Ended(Ending::Threw(exception)) => self.failed(vm, &scope, exception),
            _ => {
                let number = self.scopes.len() as u32;
                let at = (scope.depth as usize).checked_sub(1);
                if let Some(frame) = at.and_then(|at| self.shadow.frames.get_mut(at)) {
                    frame.scopes.push(number);
                    self.scopes.push(Some(scope));
                    self.open += 1;
                }
            }
        }
    }

    fn take(&mut self, number: u32) -> Option<Scope> {
        let scope = self.scopes.get_mut(number as usize)?.take()?;
        self.open -= 1;
        Some(scope)
    }

    fn tidy(&mut self) {
        if self.open == 0 {
            self.scopes.clear();
            self.log.clear();
        }
    }

    /// The other way ends what runs with an exception.
    fn failed(&mut self, vm: &Vm, scope: &Scope, exception: Ref) {
        let Some(class) = scope.other.heap.class_of(exception) else { return };
        let program = &vm.program;
        if self.expected.is_some_and(|expected| program.is_subtype(class, expected)) {
            return;
        }
        let error = program.load("java/lang/AssertionError");
        let asserted = error.is_ok_and(|error| program.is_subtype(class, error))
            || program.class(class).name.ends_with("AssertionFailedError");
        if asserted || (self.expected.is_some() && scope.thrown == exception) {
            self.asserted();
            self.check(scope.condition, false);
        } else if scope.thrown == exception && self.phase == Phase::Test {
            self.guards = self.union(self.guards, scope.condition);
        }
    }

    /// Runs the other way until it meets the one that was taken, or says how it ends.
    fn follow(&mut self, vm: &Vm, terms: &mut Terms, state: &State, scope: &mut Scope) {
        let program = &vm.program;
        let mut steps = 0;
        scope.way = loop {
            let Some(top) = scope.other.stack.top().copied() else { break Way::GaveUp };
            let depth = scope.other.stack.depth();
            if depth == scope.depth && Some(top.pc) == scope.join {
                break Way::Joined;
            }
            if steps >= MOST_STEPS {
                self.untried.insert((Untried::Steps, scope.condition));
                break Way::GaveUp;
            }
            steps += 1;
            let method = program.method(top.method);
            let insn = program.code(method).ok().and_then(|code| code.insn(top.pc));
            let Some(insn) = insn else { break Way::GaveUp };
            self.note(vm, scope, insn);
            if matches!(insn, Insn::Throw) && matches!(program.class(method.class).origin, Origin::App(_)) {
                let at = (top.base + top.sp).saturating_sub(1) as usize;
                let thrown = scope.other.stack.slots.get(at).and_then(|v| v.as_ref());
                scope.thrown = thrown.unwrap_or_default();
            }
            let outcome = vm.advance(terms, &mut scope.other, 1);
            scope.other.console.drain();
            match outcome {
                Outcome::Quantum => {}
                Outcome::NeedInput => scope.other.console.feed(&[]),
                Outcome::End(End::Returned(value)) => break Way::Ended(Ending::Returned(value)),
                Outcome::End(End::Threw(exception)) => {
                    let sense = !scope.library || scope.thrown == exception || self.is_failure(vm, scope, exception);
                    break if sense { Way::Ended(Ending::Threw(exception)) } else { Way::Senseless };
                }
                _ => break Way::GaveUp,
            }
            let after = scope.other.stack.depth();
            if after >= scope.depth {
                continue;
            }
            let Some(now) = scope.other.stack.top().copied() else { break Way::GaveUp };
            if matches!(insn, Insn::Return | Insn::ReturnValue) {
                let at = (now.base + now.sp).saturating_sub(1) as usize;
                let value = scope.other.stack.slots.get(at).copied().unwrap_or_default();
                break Way::Returned(if matches!(insn, Insn::Return) { Value::VOID } else { value });
            }
            // Caught further down: there the ways meet behind the handler.
            let code = program.code(program.method(now.method)).ok();
            let caught = code.and_then(|code| scope.other.stack.slots.get((now.base + code.locals) as usize));
            let exception = caught.and_then(|v| v.as_ref()).unwrap_or_default();
            if scope.library && scope.thrown != exception && !self.is_failure(vm, scope, exception) {
                break Way::Senseless;
            }
            let mine = state.stack.depth().checked_sub(after).and_then(|n| state.stack.frames_down().nth(n as usize));
            scope.depth = after;
            scope.join = match (mine, code) {
                (Some(mine), Some(code)) => self.joins.common(now.method, code, mine.pc, now.pc),
                _ => None,
            };
        };
        self.tried_steps += steps;
    }

    fn is_failure(&self, vm: &Vm, scope: &Scope, exception: Ref) -> bool {
        let class = scope.other.heap.class_of(exception);
        let error = vm.program.load("java/lang/AssertionError").ok();
        class.zip(error).is_some_and(|(class, error)| vm.program.is_subtype(class, error))
    }

    /// Notes the places that an instruction of the other way writes.
    fn note(&mut self, vm: &Vm, scope: &mut Scope, insn: Insn) {
        let Some(top) = scope.other.stack.top().copied() else { return };
        if let Some((key, _)) = store_of(&scope.other, &top, insn) {
            if !vm.program.method(top.method).is_class_initializer() {
                scope.written.push(key);
            }
        } else if let Some((args, Some(method))) = callee(vm, &scope.other, &top, insn)
            && is_modelled(method)
        {
            for i in 0..args {
                let at = (top.base + top.sp).checked_sub(i + 1);
                let value = at.and_then(|at| scope.other.stack.slots.get(at as usize)).copied().unwrap_or_default();
                let Some(object) = value.as_ref().filter(|r| !r.is_null() && !is_new(*r, scope.heap)) else { continue };
                let length = match scope.other.heap.array(object) {
                    Some(elements) => elements.len(),
                    None => scope.other.heap.fields(object).map_or(0, <[Value]>::len),
                };
                let class = scope.other.heap.class_of(object);
                if class.is_some_and(|class| !self.writes.is_value(&vm.program, class)) {
                    scope.written.extend((0..length as u32).map(|slot| Key::Heap(object, slot)));
                }
            }
        }
    }

    /// The running frame may have come where ways meet.
    pub fn join(&mut self, vm: &Vm, state: &State) {
        let Some(top) = state.stack.top().copied() else { return };
        let locals = vm.program.code(vm.program.method(top.method)).map_or(0, |code| code.locals);
        if self.shadow.frames.len() != state.stack.depth() as usize {
            return;
        }
        let Some(frame) = self.shadow.top_mut() else { return };
        if frame.scopes.is_empty() {
            return;
        }
        let numbers = std::mem::take(&mut frame.scopes);
        let (met, open): (Vec<u32>, Vec<u32>) = numbers.into_iter().partition(|number| {
            let scope = self.scopes.get(*number as usize).and_then(Option::as_ref);
            scope.is_none_or(|scope| scope.join == Some(top.pc))
        });
        if let Some(frame) = self.shadow.top_mut() {
            frame.scopes = open;
        }
        for number in met {
            let Some(scope) = self.take(number) else { continue };
            let theirs = scope.other.stack.top().copied();
            // What a library would have made of it without failing is not known: at least what it has at hand depends on it.
            let senseless = scope.way == Way::Senseless;
            for slot in (if senseless { locals } else { 0 })..top.sp {
                let mine = state.stack.slots.get((top.base + slot) as usize).copied();
                let theirs = theirs.filter(|_| scope.way == Way::Joined);
                let theirs = theirs.and_then(|f| scope.other.stack.slots.get((f.base + slot) as usize)).copied();
                if !same(mine, theirs, scope.heap) {
                    let set = self.shadow.get(slot);
                    let set = self.union(set, scope.set);
                    self.shadow.set(slot, set);
                }
            }
            self.apply(state, &scope);
        }
        self.tidy();
    }

    /// Places that the two ways left different are influenced by the branch.
    fn apply(&mut self, state: &State, scope: &Scope) {
        if scope.way == Way::Senseless {
            return;
        }
        let mut keys: Vec<Key> = self.log.get(scope.log_from..).unwrap_or_default().to_vec();
        keys.extend(&scope.written);
        keys.sort_unstable();
        keys.dedup();
        let known = matches!(scope.way, Way::Joined | Way::Returned(_));
        for key in keys {
            if matches!(key, Key::Heap(object, _) if is_new(object, scope.heap)) {
                continue;
            }
            if !known || !same(key.value(state), key.value(&scope.other), scope.heap) {
                let set = self.shadow.at(key);
                let set = self.union(set, scope.set);
                self.shadow.put(key, set);
            }
        }
    }

    /// The running method returned, and its caller goes on.
    pub fn returned(&mut self, vm: &Vm, state: &State, before: &Before) {
        let value = matches!(before.insn, Insn::ReturnValue);
        let dispatch = self.shadow.top().map_or(EMPTY, |frame| frame.dispatch);
        let mut set = EMPTY;
        if value {
            set = self.shadow.get(before.top.sp.saturating_sub(1));
            set = self.union(set, dispatch);
        }
        let Some(now) = state.stack.top().copied() else { return };
        let result = state.stack.slots.get((now.base + now.sp).saturating_sub(1) as usize).copied();
        let numbers = self.shadow.top_mut().map(|frame| std::mem::take(&mut frame.scopes)).unwrap_or_default();
        for number in numbers {
            let Some(scope) = self.take(number) else { continue };
            let theirs = if let Way::Returned(theirs) = scope.way { Some(theirs) } else { None };
            if value && !same(result, theirs, scope.heap) {
                set = self.union(set, scope.set);
            }
            self.apply(state, &scope);
        }
        self.tidy();
        self.sync(vm, state);
        if value {
            self.shadow.set(now.sp.saturating_sub(1), set);
        }
    }

    /// An exception has left frames: their scopes end where it was caught and the other way comes as well.
    pub fn unwound(&mut self, vm: &Vm, terms: &mut Terms, state: &State) {
        let depth = state.stack.depth() as usize;
        let mut numbers = Vec::new();
        for frame in self.shadow.frames.iter_mut().skip(depth) {
            numbers.append(&mut frame.scopes);
        }
        let Some(now) = state.stack.top().copied() else { return };
        let mut missed = self.raised;
        self.raised = EMPTY;
        for number in numbers {
            let Some(mut scope) = self.take(number) else { continue };
            if matches!(scope.way, Way::Senseless | Way::GaveUp) {
                let condition = scope.condition;
                missed = self.union(missed, condition);
                continue;
            }
            if matches!(scope.way, Way::Joined | Way::Returned(_)) {
                let above = scope.other.stack.depth().checked_sub(depth as u32);
                let theirs = above.and_then(|n| scope.other.stack.frames_down().nth(n as usize)).copied();
                let code = vm.program.code(vm.program.method(now.method)).ok();
                scope.join = match (theirs, code) {
                    (Some(theirs), Some(code)) => self.joins.common(now.method, code, theirs.pc, now.pc),
                    _ => None,
                };
                scope.depth = depth as u32;
                self.follow(vm, terms, state, &mut scope);
            }
            self.keep(vm, scope);
        }
        let before = self.throwing.take();
        if missed != EMPTY {
            self.sync(vm, state);
            if self.shadow.top().is_some_and(|frame| frame.asserting) {
                self.check(missed, true);
            } else if let Some(before) = before {
                self.try_without(vm, terms, state, *before, missed);
            }
        }
        self.tidy();
    }

    /// An exception was caught that depends on this, and no other way shows what comes without it: the call that threw it is
    /// taken to give a default value.
    fn try_without(&mut self, vm: &Vm, terms: &mut Terms, state: &State, mut before: State, condition: Set) {
        let depth = state.stack.depth();
        if before.stack.depth() <= depth {
            return;
        }
        while before.stack.depth() > depth + 1 {
            before.stack.pop();
        }
        let Some(called) = before.stack.pop() else { return };
        let called = vm.program.method(called.method);
        if called.hidden {
            // Thrown right there: its operands are in the way.
            return;
        }
        let result = called.result;
        let Some(caller) = before.stack.top().copied() else { return };
        let Ok(code) = vm.program.code(vm.program.method(caller.method)) else { return };
        before.stack.reserve_top(code.size);
        if let Some(kind) = result
            && let Some(place) = before.stack.slots.get_mut((caller.base + caller.sp) as usize)
        {
            *place = default_value(kind);
        }
        if let Some(top) = before.stack.top_mut() {
            top.pc += 1;
            top.sp += u32::from(result.is_some());
        }
        before.unwatched = true;
        let handler = state.stack.top().map_or(0, |top| top.pc);
        let set = self.sets.through_control(condition);
        let mut scope = Scope {
            depth,
            join: self.joins.common(caller.method, code, caller.pc, handler),
            condition,
            set,
            library: false,
            heap: before.heap.extent(),
            other: Box::new(before),
            way: Way::Running,
            thrown: Ref::NULL,
            written: Vec::new(),
            log_from: self.log.len(),
        };
        self.follow(vm, terms, state, &mut scope);
        self.keep(vm, scope);
    }

    /// The instruction is about to throw, or made the VM throw: what that depends on by its operands, and the state before.
    pub fn throws(&mut self, state: &mut State, before: &Before) {
        use Insn::*;
        let sp = before.top.sp;
        let count = match before.insn {
            Throw | ArrayLength | GetFieldQ(_) | CheckCastQ(_) | NewArray(_) | NewRefArrayQ(_) => 1,
            PutFieldQ(_) | IDiv | IRem | LDiv | LRem | IntLoad | LongLoad | FloatLoad | DoubleLoad | RefLoad
            | ByteLoad | CharLoad | ShortLoad => 2,
            IntStore | LongStore | FloatStore | DoubleStore | RefStore | ByteStore | CharStore | ShortStore => 3,
            InvokeVirtualQ { args, .. } | InvokeInterfaceQ { args, .. } => u32::from(args),
            _ => return,
        };
        if !matches!(before.insn, Throw) {
            let mut set = self.all((1..=count).map(|i| self.shadow.get(sp.saturating_sub(i))).collect::<Vec<_>>());
            let base = state.stack.frames_down().find(|f| f.method == before.top.method).map_or(0, |f| f.base);
            if count >= 2 {
                let at = (base + sp).saturating_sub(count) as usize;
                if let Some(array) = state.stack.slots.get(at).and_then(|v| v.as_ref()) {
                    let length = self.shadow.at(Key::Heap(array, LENGTH));
                    set = self.union(set, length);
                }
            }
            self.raised = set;
        }
        let missing = self.scopes.iter().flatten().any(|s| matches!(s.way, Way::Senseless | Way::GaveUp));
        if self.raised != EMPTY || missing {
            self.throwing = Some(Box::new(state.fork()));
        }
    }

    /// What ran is over: where an exception was expected, the other ways are followed to their ends.
    pub fn over(&mut self, vm: &Vm, terms: &mut Terms, state: &State, ending: Ending) {
        if matches!(ending, Ending::Threw(_)) && self.expected.is_some() {
            let raised = self.raised;
            self.check(raised, true);
        }
        for number in 0..self.scopes.len() as u32 {
            let Some(mut scope) = self.take(number) else { continue };
            match ending {
                Ending::Threw(_) if self.expected.is_some() => {
                    if matches!(scope.way, Way::Joined | Way::Returned(_)) {
                        scope.depth = 0;
                        scope.join = None;
                        self.follow(vm, terms, state, &mut scope);
                    }
                    match scope.way {
                        Way::Ended(Ending::Returned(_)) => {
                            self.asserted();
                            self.check(scope.condition, false);
                        }
                        Way::Ended(Ending::Threw(exception)) => self.failed(vm, &scope, exception),
                        Way::Senseless | Way::GaveUp => self.check(scope.condition, true),
                        _ => {}
                    }
                }
                Ending::Returned(_) if scope.way != Way::Senseless => self.apply(state, &scope),
                _ => {}
            }
        }
        self.abandon();
    }
}

/// Another value of the same type: a number next to it (far away where there are tolerances), the other truth value, another
/// text. None for other references.
fn altered(vm: &Vm, state: &mut State, value: Value) -> Option<Value> {
    Some(match value.view() {
        View::Int(v @ (0 | 1)) => Value::int(1 - v),
        View::Int(v) => Value::int(v.wrapping_add(1)),
        View::Long(v) => Value::long(v.wrapping_add(1)),
        View::Float(v) => Value::float(v + v.abs() + FAR as f32),
        View::Double(v) => Value::double(v + v.abs() + FAR),
        View::Ref(object) if !object.is_null() => {
            let class = state.heap.class_of(object)?;
            if class == vm.known.string {
                let text = vm.string_text(state, object)?;
                return Some(Value::reference(vm.new_text(state, &format!("{text}~"))));
            }
            let name = &vm.program.class(class).name;
            if !library::is_box(name) {
                return None;
            }
            let slot = vm.program.find_field(class, "value", None)?.slot as usize;
            let inside = state.heap.field(object, slot)?;
            let inside = altered(vm, state, inside)?;
            let made = vm.new_instance(state, class);
            state.heap.set_field(made, slot, inside);
            Value::reference(made)
        }
        _ => return None,
    })
}

/// Nobody can tell the two values apart; objects that were made on either way are others.
fn same(mine: Option<Value>, theirs: Option<Value>, heap: u32) -> bool {
    let (Some(mine), Some(theirs)) = (mine, theirs) else { return false };
    mine == theirs && !mine.as_ref().is_some_and(|r| is_new(r, heap))
}
