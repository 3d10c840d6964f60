//! What a branch influences: where its ways meet, the state and the fork that went the other way (`ways`) are compared.
//!
//! A scope is a branch whose ways have not met yet. It ends where both ways have to come (the branch's immediate
//! post-dominator), or when its method returns. An exception on either side moves the scope to the frame that catches it;
//! one that nobody catches fails the test.

use super::sets::EMPTY;
use super::shadow::{Key, LENGTH};
use super::transfer::Before;
use super::ways::{Ending, Scope, Way};
use super::{Tracker, is_new};
use crate::expr::Terms;
use crate::interp::Vm;
use crate::program::Insn;
use crate::state::{State, Value};

impl Tracker {
    fn take(&mut self, number: u32) -> Option<Scope> {
        let scope = self.scopes.get_mut(number as usize)?.take()?;
        self.open -= 1;
        Some(scope)
    }

    fn tidy(&mut self) {
        if self.open == 0 {
            self.newest = 0;
            self.scopes.clear();
            self.log.clear();
        }
    }

    /// The running frame may have come where ways meet.
    pub fn join(&mut self, vm: &Vm, state: &State) {
        let Some(top) = state.stack.top().copied() else { return };
        if self.shadow.frames.len() != state.stack.depth() as usize {
            return;
        }
        let is_open = |number: &u32| {
            let scope = self.scopes.get(*number as usize).and_then(Option::as_ref);
            scope.is_some_and(|scope| scope.join != Some(top.pc))
        };
        if self.shadow.top().is_none_or(|frame| frame.scopes.iter().all(is_open)) {
            return;
        }
        let locals = vm.program.code(vm.program.method(top.method)).map_or(0, |code| code.locals);
        let Some(frame) = self.shadow.top_mut() else { return };
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
                let theirs = match scope.way {
                    Way::Failed => scope.slots.get(slot as usize).copied(),
                    _ => theirs.and_then(|f| scope.other.stack.slots.get((f.base + slot) as usize)).copied(),
                };
                if !same(mine, theirs, scope.heap) {
                    let set = self.shadow.get(slot);
                    let set = self.union(set, scope.set);
                    self.shadow.set(slot, set);
                }
            }
            self.apply(vm, state, &scope);
        }
        self.tidy();
    }

    /// Places that the two ways left different are influenced by the branch.
    fn apply(&mut self, vm: &Vm, state: &State, scope: &Scope) {
        if scope.way == Way::Senseless {
            return;
        }
        let mut keys: Vec<Key> = self.log.get(scope.log_from..).unwrap_or_default().to_vec();
        keys.extend(&scope.written);
        keys.sort_unstable();
        keys.dedup();
        let known = matches!(scope.way, Way::Joined | Way::Returned(_));
        for key in keys {
            if let Key::Heap(object, _) = key {
                // What a string or the like keeps of itself, such as its hash code, is no news.
                let class = state.heap.class_of(object);
                let is_value = class.is_some_and(|class| self.writes.names.is_value(&vm.program, class));
                if is_value || is_new(object, scope.heap) {
                    continue;
                }
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
            self.apply(vm, state, &scope);
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
            if matches!(scope.way, Way::Senseless | Way::Failed | Way::GaveUp) {
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
        let missing = self.scopes.iter().flatten().any(|s| matches!(s.way, Way::Senseless | Way::Failed | Way::GaveUp));
        if self.raised != EMPTY || missing {
            self.throwing = Some(Box::new(state.fork_unwatched()));
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
                        Way::Ended(Ending::Returned(_)) => self.check(scope.condition, false),
                        Way::Ended(Ending::Threw(exception)) => _ = self.failed(vm, &scope, exception),
                        Way::Senseless | Way::Failed | Way::GaveUp => self.check(scope.condition, true),
                        _ => {}
                    }
                }
                Ending::Returned(_) if scope.way != Way::Senseless => self.apply(vm, state, &scope),
                _ => {}
            }
        }
        self.abandon();
    }
}

/// Nobody can tell the two values apart; objects that were made on either way are others.
fn same(mine: Option<Value>, theirs: Option<Value>, heap: u32) -> bool {
    let (Some(mine), Some(theirs)) = (mine, theirs) else { return false };
    mine == theirs && !mine.as_ref().is_some_and(|r| is_new(r, heap))
}
