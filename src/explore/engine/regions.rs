//! Regions: where the ways of a fork meet again, the states go on as one (paper 004 composes the cases of a method at its call;
//! here cases that meet are one state).
//!
//! A fork opens a region that ends where its ways meet (`joins`). It is explored at once and depth first, with the regions inside
//! it: its states wait for each other at its end, and are merged there (`interp::merge`). What does not get there (exceptions,
//! ends, what was left behind by a return) goes on alone. A region that takes too many forks is given up: what has arrived is
//! merged, the rest goes on without it. So a loop that need not end holds nobody up.
//!
//! Invariants:
//! - The states of a region are in its `todo`, have arrived, or are in regions inside it, which lie above it in
//!   `Engine::regions`. So the innermost region is over when its `todo` is empty.
//! - The path of a merged state is the path before the fork, with a disjunction of what its parts assumed since. That is left out
//!   where all ways arrived or were refuted, and nothing was assumed but at forks: then it follows from the path before.

use std::cell::Cell;
use std::rc::Rc;

use hashbrown::HashMap;

use super::{Along, Compose, Engine, Todo, Waiting};
use crate::explore::listener::Listener;
use crate::explore::passed::Passed;
use crate::expr::TermId;
use crate::interp::joins::is_own;
use crate::interp::merge::{KeptApart, Merging, Other};
use crate::interp::{Fork, ForkReason, Machine, Vm};
use crate::state::Path;
use crate::util::{ClassId, MethodId};

/// Forks of its own after which a region is given up.
const MOST_FORKS: u32 = 64;
/// States with which a state that waits is tried to be merged.
const MOST_TRIES: usize = 8;

/// The ways of a fork to where they meet.
pub(super) struct Region {
    parent: Option<Rc<Region>>,
    /// So many frames, and the instruction of the newest.
    pub meets: (u32, u32),
    before: Before,
    forks: Cell<u32>,
    /// Ways that neither arrived nor were refuted; more, where something else was assumed or lost.
    unsettled: Cell<u32>,
    /// Ways went on in the region around it without having come to its end.
    left: Cell<bool>,
}

/// What states had in common.
struct Before {
    /// What was assumed.
    path: Path,
    passed: Passed,
}

/// A region that is explored.
pub(super) struct Open {
    region: Rc<Region>,
    pub todo: Vec<u32>,
    arrived: Vec<Waiting>,
}

/// States that are one by now.
struct Group {
    w: Waiting,
    /// What was assumed since the fork by any of them.
    guard: TermId,
    ways: usize,
}

/// A way was refuted.
pub(super) fn settle(w: &Waiting) {
    if let Some(region) = &w.path.region {
        region.unsettled.set(region.unsettled.get().saturating_sub(1));
    }
}

/// Where a state has to stop: at the end of its region, and at that of one around it in the same frame.
pub(super) fn meets(w: &Waiting) -> [Option<(u32, u32)>; 2] {
    let Some(region) = &w.path.region else { return [None, None] };
    let around = std::iter::successors(region.parent.as_deref(), |region| region.parent.as_deref());
    let same_frame = around.map(|region| region.meets).find(|meets| meets.0 == region.meets.0);
    [Some(region.meets), same_frame]
}

/// The path of a merged state will have to say what its parts assumed.
pub(super) fn keep_open(w: &Waiting) {
    if let Some(region) = &w.path.region {
        region.unsettled.set(region.unsettled.get() + 1);
    }
}

fn here(w: &Waiting) -> (u32, u32) {
    (w.state.stack.depth(), w.state.stack.top().map_or(0, |top| top.pc))
}

impl Along {
    /// Whether it is in a region that ends there.
    fn is_in(&self, meets: (u32, u32)) -> bool {
        std::iter::successors(self.region.as_deref(), |region| region.parent.as_deref()).any(|r| r.meets == meets)
    }
}

impl Engine<'_> {
    /// The next state to take up: first those of the innermost region.
    pub(super) fn next(&mut self, listener: &mut dyn Listener) -> Option<u32> {
        while let Some(open) = self.regions.last_mut() {
            if open.region.forks.get() <= MOST_FORKS
                && let Some(id) = take(&mut open.todo, &self.waiting)
            {
                return Some(id);
            }
            self.leave_region(listener);
        }
        self.lobby_next = !self.lobby_next;
        let first = if self.lobby_next { take(&mut self.lobby, &self.waiting) } else { None };
        first.or_else(|| self.strategy.next()).or_else(|| take(&mut self.lobby, &self.waiting))
    }

    /// A state that is about to fork enters the region of the fork.
    pub(super) fn enter_region(&mut self, w: &mut Waiting, fork: &Fork, listener: &dyn Listener) {
        let more = fork.guards.len() as u32 - 1;
        let joins = self.limits.compose != Compose::Off
            && !matches!(fork.reason, ForkReason::Told | ForkReason::Aside | ForkReason::Script)
            && !(w.path.led || w.path.aside)
            && w.stage.asking.is_none()
            && self.cuts.is_none()
            && listener.merging() != Merging::No;
        let own = w.state.stack.top().is_some_and(|top| is_own(self.vm, top.method));
        let meets = match self.limits.compose {
            _ if !joins => None,
            Compose::Auto if !own => self.joins.behind_library(self.vm, &w.state),
            _ => self.joins.of(self.vm, &w.state),
        };
        let behind = meets.and_then(|_| self.joins.behind_handler(self.vm, &w.state));
        if let Some(behind) = behind.filter(|behind| meets != Some(*behind) && !w.path.is_in(*behind)) {
            self.open_region(w, behind);
        }
        let inside = meets.and_then(|_| self.joins.inside_loop(self.vm, &w.state)).filter(|_| own);
        for meets in meets.into_iter().chain(inside) {
            if !w.path.is_in(meets) {
                self.open_region(w, meets);
            }
        }
        if let Some(region) = &w.path.region {
            region.forks.set(region.forks.get() + 1);
            region.unsettled.set(region.unsettled.get() + more);
        }
    }

    fn open_region(&mut self, w: &mut Waiting, meets: (u32, u32)) {
        let region = Rc::new(Region {
            parent: w.path.region.take(),
            meets,
            before: Before { path: w.state.path.clone(), passed: w.path.passed.clone() },
            forks: Cell::new(0),
            unsettled: Cell::new(1),
            left: Cell::new(false),
        });
        w.path.region = Some(Rc::clone(&region));
        self.regions.push(Open { region, todo: Vec::new(), arrived: Vec::new() });
    }

    /// Where a state waits: in its region, or with others that waited; `None`: the strategy says when it is taken up.
    pub(super) fn queue_of(&mut self, w: &Waiting) -> Option<&mut Vec<u32>> {
        match &w.path.region {
            Some(region) => {
                let open = self.regions.iter_mut().rev().find(|open| Rc::ptr_eq(&open.region, region));
                open.map(|open| &mut open.todo)
            }
            None if matches!(w.todo, Todo::GoOn) => Some(&mut self.lobby),
            None => None,
        }
    }

    /// A state that is to wait, merged with one that waits at the same place, if there is such a one.
    pub(super) fn merged_with_waiting(&mut self, w: Waiting, merging: Merging) -> Waiting {
        if !matches!(w.todo, Todo::GoOn) || self.limits.compose == Compose::Off {
            return w;
        }
        let Some(queue) = self.queue_of(&w).map(|queue| queue.clone()) else { return w };
        let (place, mut tries) = (here(&w), 0);
        for (at, id) in queue.into_iter().enumerate().rev() {
            let is_there = |waiting: &Waiting| {
                let same_place = matches!(waiting.todo, Todo::GoOn) && here(waiting) == place;
                same_place && waiting.state.stack.has_callers_of(&w.state.stack)
            };
            let Some(other) = self.waiting.get(&id).filter(|waiting| is_there(waiting)) else { continue };
            let (common, passed) = (w.state.path.common(&other.state.path), w.path.passed.clone());
            tries += 1;
            if tries > MOST_TRIES {
                break;
            }
            let Some(mut other) = self.waiting.remove(&id) else { continue };
            let before = Before { path: common, passed };
            let guards = [self.since(&before, &other), self.since(&before, &w)];
            let mut group = Group { w: *other, guard: guards[0], ways: 1 };
            let Some(mut merged) = self.merge(&before, &mut group, &w, guards[1], merging) else {
                other = Box::new(group.w);
                self.waiting.insert(id, other);
                continue;
            };
            merged.w.state.path.assume(&self.terms, merged.guard);
            self.tally.merged += 1;
            settle(&w);
            if let Some(queue) = self.queue_of(&w) {
                queue.remove(at);
            }
            return merged.w;
        }
        w
    }

    /// Whether a state has reached the end of its region, or left it otherwise.
    pub(super) fn meets(&self, w: &Waiting) -> bool {
        let here = here(w);
        w.path.region.as_ref().is_some_and(|region| here.0 < region.meets.0) || w.state.meets.contains(&Some(here))
    }

    /// A state waits for the others of its region, or goes on in the region around it.
    pub(super) fn meet(&mut self, mut w: Waiting, listener: &mut dyn Listener) {
        w.todo = Todo::GoOn;
        self.has_asides = true;
        self.joins.forget_unread(self.vm, &mut w.state);
        let here = here(&w);
        // Handlers may lead out of a region to the end of one around it.
        let arrives = w.path.is_in(here);
        while let Some(region) = w.path.region.take() {
            if region.meets == here {
                w.path.region = region.parent.clone();
                region.unsettled.set(region.unsettled.get().saturating_sub(1));
                match self.regions.iter_mut().rev().find(|open| Rc::ptr_eq(&open.region, &region)) {
                    Some(open) => return open.arrived.push(w),
                    None => continue,
                }
            }
            if !arrives && here.0 >= region.meets.0 {
                w.path.region = Some(region);
                break;
            }
            region.unsettled.set(region.unsettled.get().saturating_sub(1));
            region.left.set(true);
            w.path.region = region.parent.clone();
            keep_open(&w);
        }
        self.add(w, listener);
    }

    /// The innermost region is over, or has taken too long.
    fn leave_region(&mut self, listener: &mut dyn Listener) {
        let Some(open) = self.regions.pop() else { return };
        let Open { region, todo, arrived } = open;
        let given_up = !todo.is_empty();
        let sealed = region.unsettled.get() == 0 && !given_up;
        let all = sealed && !region.left.get();
        let merged = self.merge_all(&region.before, arrived, all, listener.merging());
        let outer = region.parent.as_ref();
        if let Some(outer) = outer {
            let lost = u32::from(!sealed);
            let members = (merged.len() + todo.len()) as u32;
            outer.unsettled.set((outer.unsettled.get() + members + lost).saturating_sub(1));
            if given_up {
                outer.forks.set(outer.forks.get() + region.forks.get());
            }
        }
        for id in todo {
            if let Some(mut waiting) = self.waiting.remove(&id) {
                waiting.path.region = region.parent.clone();
                self.add(*waiting, listener);
            }
        }
        for waiting in merged {
            self.add(waiting, listener);
        }
    }

    /// The states that arrived, as few as can be; `all`: no way that is possible has gone elsewhere.
    fn merge_all(&mut self, before: &Before, arrived: Vec<Waiting>, all: bool, merging: Merging) -> Vec<Waiting> {
        let count = arrived.len();
        let mut groups: Vec<Group> = Vec::new();
        'arrived: for w in arrived {
            let guard = self.since(before, &w);
            for group in &mut groups {
                if let Some(merged) = self.merge(before, group, &w, guard, merging) {
                    *group = merged;
                    continue 'arrived;
                }
            }
            groups.push(Group { w, guard, ways: 1 });
        }
        self.tally.merged += (count - groups.len()) as u64;
        let all = all && groups.len() == 1;
        let outputs = groups.into_iter().map(|Group { mut w, guard, ways }| {
            if ways > 1 && !all {
                w.state.path.assume(&self.terms, guard);
            }
            w
        });
        outputs.collect()
    }

    /// The states of a group and another as one; what they assumed since the fork is not in its path.
    fn merge(
        &mut self,
        before: &Before,
        group: &mut Group,
        w: &Waiting,
        guard: TermId,
        merging: Merging,
    ) -> Option<Group> {
        let (a, b) = (&group.w, w);
        let notes = match (&a.path.notes, &b.path.notes) {
            (None, None) => None,
            (Some(a), Some(b)) if Rc::ptr_eq(a, b) => Some(Rc::clone(a)),
            (Some(a), Some(b)) => Some(a.merged(&**b)?),
            _ => return None,
        };
        let same_call = Rc::ptr_eq(&a.stage.calls, &b.stage.calls) && a.stage.at_target == b.stage.at_target;
        if !same_call || a.path.choices != b.path.choices {
            return None;
        }
        let mut state = group.w.state.fork();
        state.path = before.path.clone();
        let mut machine = Machine::new(self.vm, &mut self.terms, &mut state);
        let kept = Kept { vm: self.vm };
        let kept: Option<&dyn KeptApart> = if self.limits.compose == Compose::Auto { Some(&kept) } else { None };
        let other = Other { state: &w.state, guard, otherwise: group.guard, kept };
        if let Err(apart) = machine.absorb(&other, merging) {
            *self.tally.apart.entry(apart).or_default() += 1;
            return None;
        }
        let a = &group.w;
        state.path.forks = a.state.path.forks.max(w.state.path.forks);
        let mut path = a.path.clone();
        path.passed = before.passed.clone();
        path.notes = notes;
        path.doubtful |= w.path.doubtful;
        for (place, count) in &w.path.loops {
            let most = path.loops.entry(*place).or_insert(0);
            *most = (*most).max(*count);
        }
        let (stage, model) = (a.stage.clone(), a.model.clone());
        let w = Waiting { state, stage, model, todo: Todo::GoOn, path, urge: 0 };
        Some(Group { w, guard: self.terms.or(group.guard, guard), ways: group.ways + 1 })
    }

    /// Ends all regions; gives the states that wait in them.
    pub(super) fn abandon_regions(&mut self) -> Vec<u32> {
        let mut parked = std::mem::take(&mut self.lobby);
        for open in std::mem::take(&mut self.regions) {
            parked.extend(open.todo);
            for waiting in open.arrived {
                let id = self.next_id;
                self.next_id += 1;
                self.waiting.insert(id, Box::new(waiting));
                parked.push(id);
            }
        }
        parked
    }

    /// What a state assumed since.
    fn since(&mut self, before: &Before, w: &Waiting) -> TermId {
        let path = &w.state.path.constraints;
        let new: Vec<TermId> = path.iter().take(path.len().saturating_sub(before.path.constraints.len())).collect();
        self.terms.all_of(&new)
    }
}

/// What is taken up next: the newest side of a fork, else the state that is least far.
fn take(queue: &mut Vec<u32>, waiting: &HashMap<u32, Box<Waiting>>) -> Option<u32> {
    let waits = |id: &u32| waiting.get(id).is_some_and(|w| matches!(w.todo, Todo::GoOn));
    let newest = queue.iter().rposition(|id| !waits(id));
    let least = || {
        let steps = |id: &u32| waiting.get(id).map_or(0, |w| w.state.steps);
        (0..queue.len()).min_by_key(|at| queue.get(*at).map(steps))
    };
    let at = newest.or_else(least)?;
    Some(queue.remove(at))
}

struct Kept<'a> {
    vm: &'a Vm,
}

impl KeptApart for Kept<'_> {
    fn local(&self, method: MethodId, slot: u32) -> bool {
        self.vm.cursors.locals(self.vm, method).contains(&slot)
    }
    fn field(&self, class: ClassId, slot: u32) -> bool {
        self.vm.cursors.fields(self.vm, class).contains(&slot)
    }
}
