//! Two states that stand at the same instruction as one: what differs between them becomes a choice between terms.
//!
//! Both come of the same state and exclude each other. Where the guard of one holds, the merged state is that one, else the
//! other: this is said of locals, operands, fields, elements and static fields by `ite`, and of objects by their ids, which mean
//! in each of the two what they meant there. An object that only one of them has is in the merged state as well; nothing of the
//! other leads to it.
//!
//! The frames below the newest are the same in both: that is the caller's matter.
//!
//! Invariant: what a state carries is the same in both, or merged, or keeps them apart ([`Apart`]). Nothing is dropped but what
//! cannot be observed: garbage, and local variables of which the two have different kinds, which no verified code reads.

use std::rc::Rc;

use super::Machine;
use crate::expr::{Const, Sort, TermId};
use crate::state::inputs::{Applied, Boxed, MadeObject};
use crate::state::{
    Body, Elements, InitStatus, Inputs, Kind, Lazy, Object, OpenArray, Ref, Root, State, StaticCell, Value,
};
use crate::util::{ClassId, MethodId};

/// Elements of one array that may differ; more would be more than the paths that are saved.
const MOST_ELEMENTS: usize = 1_024;

/// Objects that a literal or a class object is made of.
const MOST_PARTS: usize = 8;

/// What keeps two states apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Apart {
    /// Frames, locks, or what the driver has set.
    Position,
    Output,
    Time,
    /// What is known of the inputs.
    Inputs,
    /// A class is initialised in one of them alone.
    Initialisation,
    /// Objects of different classes or lengths.
    Objects,
    Values,
    /// Different known places in an array or a text.
    Cursors,
}

/// What stays apart though it could be merged: known numbers that something else depends on.
pub trait KeptApart {
    /// Whether a local variable of the method is one of them.
    fn local(&self, method: MethodId, slot: u32) -> bool;
    fn field(&self, class: ClassId, slot: u32) -> bool;
}

/// How exactly a merged state has to tell what its parts would have told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Merging {
    /// States go on one by one.
    No,
    /// Output and the inputs that were asked for are the same in all.
    Exactly,
    /// Output does not matter, and inputs may be asked for under a condition.
    Freely,
}

/// The other of two states.
pub struct Other<'a> {
    pub state: &'a State,
    /// Where it holds, the merged state is this one; its own path says so.
    pub guard: TermId,
    /// The same for the state that is merged into.
    pub otherwise: TermId,
    pub kept: Option<&'a dyn KeptApart>,
}

impl Machine<'_> {
    /// Makes the state stand for another as well. The path is the caller's matter. On an error the state is of no use.
    pub fn absorb(&mut self, other: &Other<'_>, merging: Merging) -> Result<(), Apart> {
        self.same_position(other.state)?;
        // The cheapest reason first: most states that wait at one place differ in it.
        self.same_cursors(other)?;
        let (mine, theirs) = (&self.state.console, &other.state.console);
        let like = if merging == Merging::Freely { mine.has_read_like(theirs) } else { mine.is_like(theirs) };
        if !like {
            return Err(Apart::Output);
        }
        if self.state.clock != other.state.clock {
            return Err(Apart::Time);
        }
        self.absorb_inputs(other, merging)?;
        self.absorb_literals(other.state)?;
        self.absorb_statics(other)?;
        self.absorb_objects(other)?;
        self.absorb_frame(other)?;
        let (state, other) = (&mut *self.state, other.state);
        for at in 0..other.mentioned.len() {
            if state.mentioned.get(at) != other.mentioned.get(at)
                && let Some(object) = other.mentioned.get(at)
            {
                state.mentioned.push(*object);
            }
        }
        state.varies |= other.varies;
        state.placed |= other.placed;
        if other.steps > state.steps {
            (state.steps, state.resolutions) = (other.steps, other.resolutions);
        }
        state.collect_at = state.collect_at.max(other.collect_at);
        Ok(())
    }

    fn same_position(&self, other: &State) -> Result<(), Apart> {
        let state = &*self.state;
        let frame = |state: &State| state.stack.top().map(|f| (f.method, f.pc, f.sp, f.role, f.lock));
        let driven = |state: &State| {
            (
                state.unknown_statics,
                state.unwatched,
                state.stopped,
                state.resumed,
                state.quiet,
                state.tick,
                state.scatter,
            )
        };
        let same = state.stack.depth() == other.stack.depth()
            && frame(state) == frame(other)
            && state.locks == other.locks
            && driven(state) == driven(other)
            && state.events.is_empty()
            && other.events.is_empty()
            && Rc::ptr_eq(&state.cuts, &other.cuts);
        if same { Ok(()) } else { Err(Apart::Position) }
    }

    fn same_cursors(&self, other: &Other<'_>) -> Result<(), Apart> {
        let (Some(kept), Some(top)) = (other.kept, self.state.stack.top()) else { return Ok(()) };
        let theirs = other.state.stack.frames_with_slots().next().map(|(_, slots)| slots).unwrap_or_default();
        let mine = self.state.stack.slots.iter().skip(top.base as usize);
        let differs = |(a, b): (&Value, &Value)| a != b && known_numbers(*a, *b);
        let mut pairs = mine.zip(theirs).zip(0..);
        let apart = pairs.any(|(pair, at)| differs(pair) && kept.local(top.method, at));
        if apart { Err(Apart::Cursors) } else { Ok(()) }
    }

    fn absorb_inputs(&mut self, other: &Other<'_>, merging: Merging) -> Result<(), Apart> {
        let (mine, theirs) = (Rc::clone(&self.state.inputs), &other.state.inputs);
        if Rc::ptr_eq(&mine, theirs) {
            return Ok(());
        }
        if !is_like(&mine, theirs) {
            return Err(Apart::Inputs);
        }
        // An object that stands for a box in one of them alone is something else, or nothing, in the other.
        let alone = |of: &Inputs, in_state: &State, other: &Inputs, not_in: &State| {
            let mut only = of.boxes.iter().filter(|(var, _)| !other.boxes.contains_key(*var));
            only.all(|(_, boxed)| boxed.object.is_null() || is_new(in_state, boxed.object, not_in))
        };
        if !alone(&mine, self.state, theirs, other.state) || !alone(theirs, other.state, &mine, self.state) {
            return Err(Apart::Objects);
        }
        let common = mine.roots.iter().zip(&theirs.roots).take_while(|(a, b)| same_root(a, b)).count();
        let differ = common < mine.roots.len() || common < theirs.roots.len();
        if differ && merging != Merging::Freely {
            return Err(Apart::Inputs);
        }
        let merged = Rc::make_mut(&mut self.state.inputs);
        for root in merged.roots.iter_mut().skip(common) {
            root.when = Some(root.when.map_or(other.otherwise, |when| self.terms.and(other.otherwise, when)));
        }
        for root in theirs.roots.iter().skip(common) {
            let when = root.when.map_or(other.guard, |when| self.terms.and(other.guard, when));
            merged.roots.push(Root { when: Some(when), ..root.clone() });
        }
        for (var, lazy) in &theirs.lazies {
            merged.lazies.entry(*var).or_insert_with(|| lazy.clone());
        }
        for (var, boxed) in &theirs.boxes {
            merged.boxes.entry(*var).or_insert_with(|| boxed.clone());
        }
        merged.read_before = merged.read_before.max(theirs.read_before);
        merged.read_beyond = merged.read_beyond.max(theirs.read_beyond);
        merged.scope.extend(theirs.scope.iter().cloned());
        merged.left_out.extend(theirs.left_out.iter().cloned());
        merged.relied_on.extend(theirs.relied_on.iter().cloned());
        Ok(())
    }

    /// A literal or class object that only one of the two has made stays what it is, if nothing else has its id.
    fn either_made(&self, mine: Ref, theirs: Ref, other: &State) -> Result<Ref, Apart> {
        match (mine.is_null(), theirs.is_null()) {
            _ if mine == theirs => Ok(mine),
            (true, false) if is_new(other, theirs, self.state) => Ok(theirs),
            (false, true) if is_new(self.state, mine, other) => Ok(mine),
            _ => Err(Apart::Objects),
        }
    }

    fn absorb_literals(&mut self, other: &State) -> Result<(), Apart> {
        for at in self.state.literals.apart(&other.literals) {
            let made = |state: &State| state.literals.get(at).copied().unwrap_or_default();
            let (mine, theirs) = (made(self.state), made(other));
            let made = self.either_made(mine, theirs, other)?;
            if made != mine {
                self.state.literals.set(at, made);
            }
        }
        Ok(())
    }

    fn absorb_statics(&mut self, other: &Other<'_>) -> Result<(), Apart> {
        for class in self.state.statics.apart(&other.state.statics) {
            let mine = self.state.statics.cell(class).cloned().unwrap_or_default();
            let theirs = other.state.statics.cell(class).cloned().unwrap_or_default();
            let (mine, theirs) = (self.initialised(class, mine, &theirs)?, theirs);
            let theirs = self.initialised(class, theirs, &mine)?;
            if mine.status != theirs.status || mine.failure != theirs.failure {
                return Err(Apart::Initialisation);
            }
            let mirror = self.either_made(mine.mirror, theirs.mirror, other.state)?;
            let values = match (mine.values, theirs.values) {
                (Some(a), Some(b)) if !Rc::ptr_eq(&a, &b) => Some(self.choose_each(other.guard, &a, &b)?.into()),
                (Some(values), _) | (None, Some(values)) => Some(values),
                (None, None) => None,
            };
            *self.state.statics.cell_mut(class) = StaticCell { mirror, values, ..mine };
        }
        Ok(())
    }

    /// A class that has nothing to run is initialised whenever that is wanted.
    fn initialised(&mut self, class: ClassId, cell: StaticCell, like: &StaticCell) -> Result<StaticCell, Apart> {
        if cell.status != InitStatus::Untouched || like.status != InitStatus::Done {
            return Ok(cell);
        }
        let found = self.vm.program.class(class);
        if found.initializer.is_some() || self.state.unknown_statics.is_some() || self.state.inputs.any_statics {
            return Err(Apart::Initialisation);
        }
        let texts = |value: &Value| value.as_ref().is_some_and(|text| !text.is_null());
        let values = self.first_values(found);
        if values.iter().any(texts) {
            return Err(Apart::Initialisation);
        }
        Ok(StaticCell { status: InitStatus::Done, values: Some(values.into()), ..cell })
    }

    fn absorb_objects(&mut self, other: &Other<'_>) -> Result<(), Apart> {
        let mut reached = None;
        let gaps = self.state.heap.has_gaps() || other.state.heap.has_gaps();
        for object in self.state.heap.apart(&other.state.heap) {
            let mine = self.state.heap.get(object).cloned().unwrap_or_default();
            let theirs = other.state.heap.get(object).cloned().unwrap_or_default();
            let merged = match (&mine.body, &theirs.body) {
                (_, Body::Free(_)) => continue,
                (Body::Free(_), _) => theirs,
                (Body::Fields(a), Body::Fields(b)) if mine.class == theirs.class && Rc::ptr_eq(a, b) => continue,
                (Body::Fields(a), Body::Fields(b))
                    if mine.class == theirs.class && is_kept(other, mine.class, a, b) =>
                {
                    return Err(Apart::Cursors);
                }
                _ => match self.choose_object(other.guard, &mine, &theirs)? {
                    Some(merged) => merged,
                    None => {
                        // Nothing that can be seen, as long as one of them is garbage.
                        let (here, there) =
                            reached.get_or_insert_with(|| (self.state.reached(), other.state.reached()));
                        let is_live = |marked: &[u64]| {
                            marked.get(object.0 as usize / 64).is_some_and(|w| w >> (object.0 % 64) & 1 == 1)
                        };
                        match (is_live(here), is_live(there)) {
                            (true, true) => return Err(Apart::Objects),
                            (true, false) => continue,
                            (false, _) => theirs,
                        }
                    }
                },
            };
            self.state.heap.put(object, merged);
        }
        if gaps {
            self.state.heap.relink();
        }
        Ok(())
    }

    /// `None`: the two are not of the same class and length.
    fn choose_object(&mut self, guard: TermId, mine: &Object, theirs: &Object) -> Result<Option<Object>, Apart> {
        if mine.class != theirs.class {
            return Ok(None);
        }
        let body = match (&mine.body, &theirs.body) {
            (Body::Fields(a), Body::Fields(b)) if a.len() == b.len() => {
                Body::Fields(self.choose_each(guard, a, b)?.into())
            }
            (Body::Array(a), Body::Array(b)) if a.same(b) => return Ok(Some(mine.clone())),
            (Body::Array(a), Body::Array(b)) if a.len() == b.len() => Body::Array(self.choose_elements(guard, a, b)?),
            (Body::Open(a), Body::Open(b)) if Rc::ptr_eq(a, b) => return Ok(Some(mine.clone())),
            (Body::Open(a), Body::Open(b))
                if a.length == b.length && a.rest == b.rest && a.elements.len() == b.elements.len() =>
            {
                let elements = self.choose_each(guard, &a.elements, &b.elements)?;
                Body::Open(Rc::new(OpenArray { length: a.length, elements, rest: a.rest.clone() }))
            }
            _ => return Ok(None),
        };
        Ok(Some(Object { class: mine.class, body }))
    }

    fn choose_elements(&mut self, guard: TermId, mine: &Elements, theirs: &Elements) -> Result<Elements, Apart> {
        let differing: Vec<usize> = (0..mine.len()).filter(|at| mine.get(*at) != theirs.get(*at)).collect();
        if differing.len() > MOST_ELEMENTS {
            return Err(Apart::Objects);
        }
        let mut merged = mine.clone();
        for at in differing {
            let (Some(a), Some(b)) = (mine.get(at), theirs.get(at)) else { return Err(Apart::Values) };
            let chosen = self.choose_value(guard, a, b)?;
            if chosen.is_sym() {
                merged.make_tagged();
            }
            if !merged.set(at, chosen) {
                return Err(Apart::Values);
            }
        }
        Ok(merged)
    }

    fn absorb_frame(&mut self, other: &Other<'_>) -> Result<(), Apart> {
        let theirs = other.state.stack.frames_with_slots().next().map(|(_, slots)| slots).unwrap_or_default();
        let Some(top) = self.state.stack.top().copied() else { return Err(Apart::Position) };
        let locals = self.vm.program.code(self.vm.program.method(top.method)).map_or(0, |code| code.locals as usize);
        for (at, theirs) in theirs.iter().enumerate() {
            let place = top.base as usize + at;
            let Some(mine) = self.state.stack.slots.get(place).copied() else { return Err(Apart::Position) };
            if mine == *theirs {
                continue;
            }
            let chosen = match self.choose_value(other.guard, mine, *theirs) {
                Ok(chosen) => chosen,
                Err(Apart::Values) if at < locals => Value::VOID,
                Err(apart) => return Err(apart),
            };
            if let Some(slot) = self.state.stack.slots.get_mut(place) {
                *slot = chosen;
            }
        }
        Ok(())
    }

    fn choose_each(&mut self, guard: TermId, mine: &[Value], theirs: &[Value]) -> Result<Vec<Value>, Apart> {
        if mine.len() != theirs.len() {
            return Err(Apart::Values);
        }
        mine.iter().zip(theirs).map(|(a, b)| self.choose_value(guard, *a, *b)).collect()
    }

    /// `theirs` where the guard holds, else `mine`.
    fn choose_value(&mut self, guard: TermId, mine: Value, theirs: Value) -> Result<Value, Apart> {
        if mine == theirs {
            return Ok(mine);
        }
        let is_value = |value: Value| !matches!(value.kind(), Kind::Void | Kind::ReturnAddress);
        if !is_value(mine) || !is_value(theirs) {
            return Err(Apart::Values);
        }
        let (Ok(a), Ok(b)) = (self.any_term(mine), self.any_term(theirs)) else { return Err(Apart::Values) };
        if self.terms.sort(a) != self.terms.sort(b) {
            return Err(Apart::Values);
        }
        if self.may_be_given(mine) || self.may_be_given(theirs) {
            return Err(Apart::Inputs);
        }
        Ok(self.either(guard, b, a))
    }

    /// Whether a reference may be an input: what the world says of those is asked object by object.
    fn may_be_given(&mut self, value: Value) -> bool {
        let is_input =
            |state: &State, object: Ref| state.inputs.subject == Some(object) || state.inputs.made(object).is_some();
        let leaves = match value.as_sym().filter(|term| self.terms.sort(*term) == Sort::Ref) {
            None => return value.as_ref().is_some_and(|object| is_input(self.state, object)),
            Some(term) => self.terms.alternatives(term),
        };
        leaves.into_iter().any(|(_, leaf)| match self.terms.as_const(leaf) {
            Some(Const::Ref(object)) => is_input(self.state, Ref(object)),
            _ => !self.is_box(leaf),
        })
    }
}

fn known_numbers(a: Value, b: Value) -> bool {
    a.as_int().is_some() && b.as_int().is_some()
}

fn is_kept(other: &Other<'_>, class: ClassId, mine: &[Value], theirs: &[Value]) -> bool {
    let differs = |(a, b): (&Value, &Value)| a != b && known_numbers(*a, *b);
    let mut pairs = mine.iter().zip(theirs).zip(0..);
    other.kept.is_some_and(|kept| pairs.any(|(pair, slot)| differs(pair) && kept.field(class, slot)))
}

/// Whether another state has nothing where this one has an object and what it is made of.
fn is_new(state: &State, object: Ref, other: &State) -> bool {
    let mut work = vec![object];
    let mut done = 0;
    while let Some(r) = work.get(done).copied() {
        done += 1;
        if other.heap.class_of(r).is_some() || work.len() > MOST_PARTS {
            return false;
        }
        let mut more = Vec::new();
        state.heap.each_reference(r, |part| more.push(part));
        more.retain(|part| !part.is_null() && !work.contains(part));
        work.append(&mut more);
    }
    true
}

fn same_root(a: &Root, b: &Root) -> bool {
    a.name == b.name && a.descriptor == b.descriptor && a.value == b.value && a.when == b.when
}

/// Whether two states know the same of their inputs, apart from what they asked for.
fn is_like(a: &Inputs, b: &Inputs) -> bool {
    let flags = |i: &Inputs| {
        (i.receiver, i.subject, i.at_the_beginning, i.has_called, i.any_statics, i.simple_texts, i.unusual)
    };
    // The same name may stand for something else on another way.
    let lazies = || {
        let same = |p: &Lazy, q: &Lazy| {
            let of = |lazy: &Lazy| (lazy.name.clone(), lazy.descriptor.clone(), lazy.signature.clone());
            of(p) == of(q) && (p.depth, p.nullable, p.resolved) == (q.depth, q.nullable, q.resolved)
        };
        b.lazies.iter().all(|(var, lazy)| a.lazies.get(var).is_none_or(|mine| same(mine, lazy)))
    };
    let boxes = || {
        let same = |p: &Boxed, q: &Boxed| (p.class, p.value, p.object) == (q.class, q.value, q.object);
        b.boxes.iter().all(|(var, boxed)| a.boxes.get(var).is_none_or(|mine| same(mine, boxed)))
    };
    let objects = || {
        let of = |o: &MadeObject| (o.object, o.class, o.declared, o.exists, o.depth);
        let same = |(p, q): (&MadeObject, &MadeObject)| of(p) == of(q) && p.name == q.name;
        a.objects.len() == b.objects.len() && a.objects.iter().zip(&b.objects).all(same)
    };
    let applied = || {
        let same = |(p, q): (&Applied, &Applied)| {
            p.function == q.function && p.arguments == q.arguments && (p.result, p.again) == (q.result, q.again)
        };
        a.applied.len() == b.applied.len() && a.applied.iter().zip(&b.applied).all(same)
    };
    flags(a) == flags(b)
        && a.statics.len() == b.statics.len()
        && a.statics.iter().zip(&b.statics).all(|(x, y)| same_root(x, y))
        && a.order == b.order
        && a.expected == b.expected
        && lazies()
        && boxes()
        && objects()
        && applied()
        && a.stubs.is_empty()
        && b.stubs.is_empty()
        && a.by_contract == b.by_contract
        && a.unfinished.is_empty()
        && b.unfinished.is_empty()
}
