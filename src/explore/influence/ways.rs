//! The other ways of a branch: a fork of the state takes each of them until the ways meet, or until it ends the test.
//!
//! A fork that ends the test with a failed assertion shows that the branch was a check, whatever library the assertion is of, or none.
//! A branch in a library of assertions whose other way throws is one too: it may fail while it makes its message of a value that
//! is not there. So is, by control, a branch whose other way leaves the test with an exception that the test or the program throws: the
//! test fails, whether it asserts anything or not.
//!
//! A branch that asks for an attribute itself is known to go the other way with another value of it: whatever that way throws, the test fails.
//!
//! Any other single branch that goes the other way need not be possible with any values: code may then fail in ways that no input shows
//! (thrown by the library, or by the VM itself). Where the branch is one of the program or the test, such as a guard
//! (`p == null ? 0 : p.size()`), whatever the way that was taken leaves otherwise than it was at the branch depends on it; where it is
//! one of the library, only what the library has at hand does.

use super::again::Examined;
use super::altered::{another, has_other_values};
use super::sets::{EMPTY, Set, write_of};
use super::shadow::Key;
use super::throwing::may_be_caught;
use super::transfer::{Before, callee, changed, is_modelled, operand, operands, store_of};
use super::{Tracker, Untried, is_asserting, is_new};
use crate::analysis::cfg::branch_target;
use crate::expr::Terms;
use crate::expr::ops::cmp_i32;
use crate::interp::{End, Followed, Marks, Outcome, Vm, default_value};
use crate::program::operators::comparison;
use crate::program::{Code, Insn, Origin};
use crate::state::{Body, Console, Ref, State, Value};
use crate::util::MethodId;

/// Instructions of one other way.
const MOST_STEPS: u64 = 100_000;
/// The same where an assertion may fail: it makes its message first.
const MOST_ASSERTING_STEPS: u64 = 1_000_000;
/// What a fork costs, in instructions.
const FORK: u64 = 32;
/// How often the same branch is tried with the same influence: in one call, and in one test.
pub const TRIES_IN_CALL: u32 = 4;
pub const TRIES_IN_TEST: u32 = 64;
/// Other ways of one switch.
pub const MOST_WAYS: usize = 8;
/// Writes that a branch depends on whose values are altered for its other ways.
const MOST_ALTERED_WRITES: usize = 4;
/// What skips a test does not fail it.
const ASSUMING: &str = "/Assum";
const ASSUMPTIONS: [&str; 2] =
    ["org/opentest4j/TestAbortedException", "org/junit/internal/AssumptionViolatedException"];

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Ending {
    Returned(Value),
    Threw(Ref),
    Unknown,
}

/// How far the other way has come.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Way {
    Running,
    /// At the instruction where the ways meet.
    Joined,
    /// Left the frame with this result.
    Returned(Value),
    Ended(Ending),
    /// Too long, or something that the VM does not follow.
    GaveUp,
    /// It failed in library code in a way that says nothing.
    Senseless,
    /// It failed in a way that only shows that other values are needed there, as behind a guard that was passed in vain.
    Failed,
}

/// How a way ends that need not run.
enum Known {
    /// An assertion fails.
    Fails,
    /// In a way that says nothing, after so many instructions.
    Senseless(u64),
}

pub struct Scope {
    /// The frame in which the ways meet, counted from the bottom.
    pub depth: u32,
    pub join: Option<u32>,
    /// What the branch depends on, and the same as it goes on from here.
    pub condition: Set,
    pub set: Set,
    /// The attribute that the branch asks for, where another value of it goes this way: whatever fails there then fails the test.
    pub by_itself: Set,
    /// The branch is in library code that asserts nothing.
    pub library: bool,
    /// The branch is in code of a library of assertions, or in code that one called.
    pub asserts: bool,
    pub asserting: bool,
    pub other: Box<State>,
    pub way: Way,
    /// What the program or the test itself threw on the other way.
    pub thrown: Ref,
    pub written: Vec<Key>,
    pub log_from: usize,
    /// Cells of the heap at the branch.
    pub heap: u32,
    /// The slots of the running frame there.
    pub slots: Vec<Value>,
}

impl Tracker {
    /// What a branch depends on that is about to run with so many slots in its frame.
    pub fn condition_of(&mut self, insn: Insn, sp: u32) -> Set {
        let last = self.shadow.get(sp.saturating_sub(1));
        match operands(insn) {
            2 => {
                let first = self.shadow.get(sp.saturating_sub(2));
                self.union(first, last)
            }
            _ => last,
        }
    }

    /// Whether branches that depend on this are not tried yet but noted for a second run.
    pub fn is_put_off(&mut self, condition: Set) -> bool {
        let put_off =
            matches!(self.examined, Examined::Assertions) && !self.shadow.top().is_some_and(|frame| frame.asserting);
        if put_off && self.last_skipped != condition {
            self.last_skipped = condition;
            self.skipped.insert(condition);
        }
        put_off
    }

    /// A branch was taken: the other ways are tried, if it depends on a write.
    pub fn branched(&mut self, vm: &Vm, terms: &mut Terms, state: &mut State, before: &Before, code: &Code) {
        let (insn, sp) = (before.insn, before.top.sp);
        let condition = self.condition_of(insn, sp);
        if condition == EMPTY || self.is_put_off(condition) {
            return;
        }
        let test = self.test;
        let condition = self.unknown_in(condition);
        if condition == EMPTY {
            return;
        }
        let (method, pc) = (before.top.method, before.top.pc);
        if let Some(bound) = self.is_tried_enough(method, pc, condition) {
            self.untried.insert((bound, condition));
            return self.leave_untried(vm, state, before, code, condition);
        }
        let now = state.stack.top().map_or(pc, |frame| frame.pc);
        let ways = self.other_ways(code, insn, (pc, now), condition);
        let join = self.joins.after(method, code, pc);
        let (_, asserts) = self.kind_of(vm, method);
        let Some(frame) = self.shadow.top() else { return };
        let (library, asserting) = (frame.library, frame.asserting);
        let set = if library || asserting { condition } else { self.sets.through_control(condition) };
        let asked = self.asked_itself(vm, state, before, code);
        let log_from = self.log.len();
        let (heap, slots) = (state.heap.extent(), slots_of(state));
        let scope_of = |by_itself: Set, other: Box<State>| Scope {
            depth: before.depth,
            join,
            condition,
            by_itself,
            set,
            library: library && !asserting,
            asserts,
            asserting,
            other,
            way: Way::Running,
            thrown: Ref::NULL,
            written: Vec::new(),
            log_from,
            heap,
            slots: slots.clone(),
        };
        // First with all values as they are, then with other values of what depends on one of the writes: of all at once, what is
        // compared with each other would stay the same.
        let open = self.sets.elements(condition).iter().map(|element| Some(*element));
        let altered: Vec<Option<u32>> = [None].into_iter().chain(open).take(1 + MOST_ALTERED_WRITES).collect();
        let altered = altered.into_iter().flat_map(|element| ways.iter().map(move |way| (element, *way)));
        // Writes that the same values depend on give the same other ways.
        let mut slots_altered: Vec<(Vec<u32>, u32)> = Vec::new();
        let mut places_altered: Vec<(Vec<Key>, u32)> = Vec::new();
        let known = self.known_ends(vm, state, (method, &ways), (library && !asserting, asserts));
        for (element, way) in altered {
            if element.is_some_and(|element| self.writes.is_checked(element, test)) {
                continue;
            }
            let slots = element.map(|element| (self.dependent_slots(state, write_of(element)), way));
            if slots.as_ref().is_some_and(|slots| slots_altered.contains(slots)) {
                continue;
            }
            let by_itself = element.zip(asked).is_some_and(|(element, (write, value))| {
                write_of(element) == write && goes(code, insn, pc, another(value)) == Some(way)
            });
            let by_itself = by_itself
                || element.is_some_and(|element| !asserting && self.next_goes(state, before, code, (element, way)));
            let of_itself = element.filter(|_| by_itself).map_or(EMPTY, |element| self.sets.one(write_of(element)));
            if self.effort.left(asserting) < FORK {
                self.untried.insert((Untried::Steps, condition));
                return;
            }
            *self.effort.taken(asserting) += FORK;
            match known.iter().find(|(of, _)| *of == way) {
                Some((_, Known::Fails)) => {
                    self.check(condition, false);
                    continue;
                }
                Some((_, Known::Senseless(_))) if by_itself => {
                    self.check(of_itself, true);
                    continue;
                }
                Some((_, Known::Senseless(steps))) => {
                    let has_others = slots.as_ref().is_none_or(|(slots, _)| has_other_values(vm, state, slots));
                    *self.effort.taken(asserting) += if has_others { *steps } else { 0 };
                    slots_altered.extend(slots.filter(|_| has_others));
                    if element.is_none() {
                        let other = self.blank();
                        let scope = Scope { way: Way::Senseless, ..scope_of(EMPTY, other) };
                        self.keep(vm, scope);
                    }
                    continue;
                }
                None => {}
            }
            let mut other = Box::new(state.fork_unwatched());
            if let Some(top) = other.stack.top_mut() {
                top.pc = way;
            }
            if let (Some(element), Some(slots)) = (element, slots) {
                if self.alter_slots(vm, &mut other, &slots.0) {
                    slots_altered.push(slots);
                } else {
                    let places = (self.alter_inside(vm, &mut other, write_of(element)), way);
                    if !by_itself && (places.0.is_empty() || places_altered.contains(&places)) {
                        continue;
                    }
                    places_altered.push(places);
                }
            }
            let mut scope = scope_of(of_itself, other);
            let (taken, first) = (*self.effort.taken(asserting), scope.other.steps);
            self.follow(vm, terms, state, &mut scope);
            if scope.way == Way::Senseless {
                let took = scope.other.steps - first;
                let least = self.senseless.entry((method, way)).or_insert(took);
                *least = took.min(*least);
            }
            self.keep(vm, scope);
            if self.unknown_in(condition) != condition {
                // It showed a check, after which less is tried: no effort in vain.
                *self.effort.taken(asserting) = taken;
            }
        }
    }

    /// A state that nobody looks at.
    fn blank(&mut self) -> Box<State> {
        let blank = self.blank.get_or_insert_with(|| Box::new(State::new(Console::with_input(&[]))));
        Box::new(blank.fork_unwatched())
    }

    /// The ways from here that need not run to know how they end. `library`: all that they show is that they fail.
    fn known_ends(
        &mut self,
        vm: &Vm,
        state: &State,
        (method, ways): (MethodId, &[u32]),
        (library, asserts): (bool, bool),
    ) -> Vec<(u32, Known)> {
        let class = &vm.program.class(vm.program.method(method).class).name;
        if self.expected.is_some() || class.contains(ASSUMING) {
            return Vec::new();
        }
        let trusts = |name: &str| asserts && is_asserting(name) && !name.contains(ASSUMING);
        let known = ways.iter().filter_map(|way| {
            let at = (method, *way);
            let end = match self.senseless.get(&at) {
                _ if asserts => Known::Fails,
                Some(steps) if library => Known::Senseless(*steps),
                _ => return None,
            };
            self.throwing_code.always(vm, at, &trusts).then_some((*way, end))
        });
        let known: Vec<(u32, Known)> = known.collect();
        if known.is_empty() || may_be_caught(vm, state) { Vec::new() } else { known }
    }

    /// A branch was tried often enough: whatever the way that is taken leaves otherwise than it is now is taken to depend on it.
    fn leave_untried(&mut self, vm: &Vm, state: &State, before: &Before, code: &Code, condition: Set) {
        let join = self.joins.after(before.top.method, code, before.top.pc);
        let Some(frame) = self.shadow.top() else { return };
        let mut open = frame.scopes.iter().filter_map(|number| self.scopes.get(*number as usize)?.as_ref());
        if open.any(|scope| scope.way == Way::Failed && (scope.join, scope.condition) == (join, condition)) {
            return;
        }
        let (library, asserting) = (frame.library, frame.asserting);
        let set = self.sets.through_control(condition);
        let scope = Scope {
            depth: before.depth,
            join,
            condition,
            by_itself: EMPTY,
            set,
            library: library && !asserting,
            asserts: false,
            asserting,
            other: self.blank(),
            way: Way::Failed,
            thrown: Ref::NULL,
            written: Vec::new(),
            log_from: self.log.len(),
            heap: state.heap.extent(),
            slots: slots_of(state),
        };
        self.keep(vm, scope);
    }

    /// The attribute that a branch asks for, and nothing else: its last write, and its value.
    fn asked_itself(&mut self, vm: &Vm, state: &State, before: &Before, code: &Code) -> Option<(u32, i32)> {
        let (base, pc) = (before.top.base, before.top.pc);
        comparison(before.insn).filter(|(_, with_zero)| *with_zero)?;
        // It was on top of the stack.
        let value = state.stack.slots.get((base + before.top.sp).checked_sub(1)? as usize)?.as_int()?;
        let earlier = |by: u32| pc.checked_sub(by).and_then(|at| code.insn(at));
        let (attribute, object) = match (earlier(1)?, earlier(2)) {
            (Insn::GetStaticQ { slot, class }, _) => {
                (self.writes.names.of_static(&vm.program, class, u32::from(slot))?, Ref::NULL)
            }
            (Insn::GetFieldQ(slot), Some(Insn::Load(local))) => {
                let object = state.stack.slots.get((base + u32::from(local)) as usize)?.as_ref()?;
                let class = state.heap.class_of(object)?;
                (self.writes.names.of_field(&vm.program, class, slot)?, object)
            }
            _ => return None,
        };
        Some((self.writes.last(attribute, object)?, value))
    }

    /// The part of a set of which more can be found out.
    fn unknown_in(&mut self, set: Set) -> Set {
        let of = self.sets.elements(set);
        let is_unknown = |e: &u32| self.is_wanted(write_of(*e)) && !self.writes.is_checked(*e, self.test);
        if of.iter().all(is_unknown) {
            return set;
        }
        let unknown = of.iter().copied().filter(is_unknown).collect();
        self.sets.of(unknown)
    }

    /// Counts that a branch is tried with this influence; the bound where that was often enough.
    fn is_tried_enough(&mut self, method: MethodId, pc: u32, condition: Set) -> Option<Untried> {
        let in_call = self.shadow.top_mut()?.followed.entry((pc, condition)).or_default();
        *in_call += 1;
        if *in_call > TRIES_IN_CALL {
            return Some(Untried::InCall);
        }
        let in_test = self.tried.entry((method, pc, condition)).or_default();
        *in_test += 1;
        (*in_test > TRIES_IN_TEST).then_some(Untried::InTest)
    }

    /// Where a branch at `pc` that went to `now` could have gone.
    fn other_ways(&mut self, code: &Code, insn: Insn, (pc, now): (u32, u32), condition: Set) -> Vec<u32> {
        let mut ways: Vec<u32> = match insn {
            Insn::Switch(table) => code.switches.get(table as usize).map_or(Vec::new(), |s| s.targets().collect()),
            _ => branch_target(insn).into_iter().chain([pc + 1]).collect(),
        };
        ways.sort_unstable();
        ways.dedup();
        ways.retain(|way| *way != now);
        ways.iter_mut().for_each(|way| *way = behind_equals(code, *way));
        if ways.len() > MOST_WAYS {
            self.untried.insert((Untried::Ways, condition));
            ways.truncate(MOST_WAYS);
        }
        ways
    }

    /// What has come of the other way: the scope stays open, or it says something now.
    pub fn keep(&mut self, vm: &Vm, mut scope: Scope) {
        if let Way::Ended(Ending::Threw(exception)) = scope.way
            && !self.failed(vm, &scope, exception)
        {
            scope.way = Way::Failed;
        }
        match scope.way {
            Way::Ended(Ending::Threw(_)) => {}
            _ => {
                let number = self.scopes.len() as u32;
                let at = (scope.depth as usize).checked_sub(1);
                if let Some(frame) = at.and_then(|at| self.shadow.frames.get_mut(at)) {
                    frame.scopes.push(number);
                    self.newest = self.newest.max(scope.heap);
                    self.scopes.push(Some(scope));
                    self.open += 1;
                }
            }
        }
    }

    /// The other way ends what runs with an exception: a failed assertion, or one with which the test fails all the same. Whether
    /// that says what the branch is good for.
    pub fn failed(&mut self, vm: &Vm, scope: &Scope, exception: Ref) -> bool {
        let Some(class) = scope.other.heap.class_of(exception) else { return true };
        let program = &vm.program;
        let is = |name: &str| program.load(name).is_ok_and(|above| program.is_subtype(class, above));
        if self.expected.is_some_and(|expected| program.is_subtype(class, expected))
            || ASSUMPTIONS.iter().any(|n| is(n))
        {
            return true;
        }
        let thrown = scope.thrown == exception;
        let asserted = scope.asserts
            || is("java/lang/AssertionError")
            || program.class(class).name.ends_with("AssertionFailedError")
            || (self.expected.is_some() && thrown);
        if asserted || thrown {
            self.check(scope.condition, !asserted);
        } else {
            self.check(scope.by_itself, true);
        }
        asserted || thrown || scope.by_itself != EMPTY
    }

    /// Runs the other way until it meets the one that was taken, or says how it ends.
    pub fn follow(&mut self, vm: &Vm, terms: &mut Terms, state: &State, scope: &mut Scope) {
        let program = &vm.program;
        let first = scope.other.steps;
        let nothing = Marks::default();
        let most = if scope.asserting { MOST_ASSERTING_STEPS } else { MOST_STEPS.min(self.effort.left(false)) };
        scope.way = loop {
            scope.other.meets = [scope.join.map(|join| (scope.depth, join)), None];
            let Some(top) = scope.other.stack.top().copied() else { break Way::GaveUp };
            let depth = scope.other.stack.depth();
            if depth == scope.depth && Some(top.pc) == scope.join {
                break Way::Joined;
            }
            if scope.other.steps - first >= most {
                self.untried.insert((Untried::Steps, scope.condition));
                break Way::GaveUp;
            }
            let method = program.method(top.method);
            let Ok(code) = program.code(method) else { break Way::GaveUp };
            // Up to what writes to something that was there before, throws, calls Rust code or leaves the frame.
            let (hold, classes, frames) = (&nothing, &nothing, scope.depth.max(1));
            let (before, left) = (scope.other.steps, most - (scope.other.steps - first));
            let mut beside = Followed { hold, classes, old: scope.heap, frames };
            if !matches!(vm.advance_beside(&mut beside, terms, &mut scope.other, left), Outcome::Quantum) {
                break Way::GaveUp;
            }
            if scope.other.steps > before {
                continue;
            }
            let Some(insn) = code.insn(top.pc) else { break Way::GaveUp };
            let given = self.note(vm, scope, insn);
            if matches!(insn, Insn::Throw) && matches!(program.class(method.class).origin, Origin::App(_)) {
                let at = (top.base + top.sp).saturating_sub(1) as usize;
                let thrown = scope.other.stack.slots.get(at).and_then(|v| v.as_ref());
                scope.thrown = thrown.unwrap_or_default();
            }
            let outcome = vm.advance(terms, &mut scope.other, 1);
            for (object, body) in given {
                let slots = changed(&scope.other, object, &body).into_iter();
                scope.written.extend(slots.map(|slot| Key::Heap(object, slot)));
            }
            match outcome {
                Outcome::Quantum => {}
                Outcome::NeedInput => scope.other.console.feed(&[]),
                Outcome::End(End::Returned(value)) => break Way::Ended(Ending::Returned(value)),
                Outcome::End(End::Threw(exception)) => {
                    let itself = scope.by_itself != EMPTY;
                    let sense = !scope.library || itself || scope.thrown == exception;
                    let sense = sense || self.is_failure(vm, scope, exception);
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
        scope.other.console.drain();
        *self.effort.taken(scope.asserting) += scope.other.steps - first;
    }

    fn is_failure(&self, vm: &Vm, scope: &Scope, exception: Ref) -> bool {
        let class = scope.other.heap.class_of(exception);
        let error = vm.program.load("java/lang/AssertionError").ok();
        class.zip(error).is_some_and(|(class, error)| vm.program.is_subtype(class, error))
    }

    /// Notes the place that an instruction of the other way writes; what is given to Rust code, as it was before.
    fn note(&mut self, vm: &Vm, scope: &mut Scope, insn: Insn) -> Vec<(Ref, Body)> {
        let Some(top) = scope.other.stack.top().copied() else { return Vec::new() };
        if let Some((key, _)) = store_of(&scope.other, &top, insn) {
            if !vm.program.method(top.method).is_class_initializer() {
                scope.written.push(key);
            }
            return Vec::new();
        }
        let Some((args, Some(method))) = callee(vm, &scope.other, &top, insn) else { return Vec::new() };
        if !is_modelled(method) {
            return Vec::new();
        }
        let old = |object: &Ref| !object.is_null() && !is_new(*object, scope.heap);
        let objects = (0..args).filter_map(|i| operand(&scope.other, &top, i).as_ref()).filter(old);
        let bodies = objects.filter_map(|object| {
            let class = scope.other.heap.class_of(object)?;
            let given = scope.other.heap.get(object).filter(|_| !self.writes.names.is_value(&vm.program, class))?;
            Some((object, given.body.clone()))
        });
        bodies.collect()
    }

    /// An exception was caught that depends on this, and no other way shows what comes without it: the call that threw it is
    /// taken to give a default value.
    pub fn try_without(&mut self, vm: &Vm, terms: &mut Terms, state: &State, mut before: State, condition: Set) {
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
        let handler = state.stack.top().map_or(0, |top| top.pc);
        let set = self.sets.through_control(condition);
        let mut scope = Scope {
            depth,
            join: self.joins.common(caller.method, code, caller.pc, handler),
            condition,
            by_itself: EMPTY,
            set,
            library: false,
            asserts: false,
            asserting: false,
            heap: before.heap.extent(),
            other: Box::new(before),
            way: Way::Running,
            thrown: Ref::NULL,
            written: Vec::new(),
            log_from: self.log.len(),
            slots: slots_of(state),
        };
        self.follow(vm, terms, state, &mut scope);
        self.keep(vm, scope);
    }
}

/// Where a comparison with zero goes for a value.
fn goes(code: &Code, insn: Insn, pc: u32, value: i32) -> Option<u32> {
    let (op, _) = comparison(insn)?;
    let taken = cmp_i32(op, value, 0);
    Some(behind_equals(code, if taken { branch_target(insn)? } else { pc + 1 }))
}

/// Where a branch goes that is taken, or is not.
pub fn leads_to(code: &Code, before: &Before, taken: bool) -> Option<u32> {
    Some(behind_equals(code, if taken { branch_target(before.insn)? } else { before.top.pc + 1 }))
}

/// A case of a switch over texts comes by its hash code and compares the texts then: with another text both would be otherwise.
fn behind_equals(code: &Code, way: u32) -> u32 {
    let at = |further: u32| code.insn(way + further);
    let compares = matches!(at(0), Some(Insn::Load(_)))
        && matches!(at(1), Some(Insn::StringConst(_)))
        && matches!(at(3), Some(Insn::IfEq(_)));
    if compares { way + 4 } else { way }
}

/// The slots of the running frame.
fn slots_of(state: &State) -> Vec<Value> {
    let Some(top) = state.stack.top() else { return Vec::new() };
    state.stack.slots.get(top.base as usize..(top.base + top.sp) as usize).unwrap_or_default().to_vec()
}
