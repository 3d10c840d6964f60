//! What a run reads of certain objects and static fields: what never reads them answers the same whatever they hold.
//!
//! Invariant: too much may be told as read, nothing too little. Where it cannot be told what code in Rust looks at, that is everything.

use crate::explore::influence::{callee, is_modelled, operand};
use crate::expr::Terms;
use crate::interp::{Followed, Marks, Outcome, Vm};
use crate::program::{Insn, Method};
use crate::state::{Frame, Ref, State, Value};
use crate::util::ClassId;

/// Objects that are looked at to tell what Rust code may reach.
const MOST_REACHED: usize = 256;
/// Objects of one thing that is watched.
const MOST_WATCHED: usize = 4096;

/// Objects and static fields of which one wants to know.
struct Watched {
    objects: Marks,
    class: Option<ClassId>,
    /// It is too much to be told.
    always: bool,
}

/// Several things that are watched, by number.
#[derive(Default)]
pub struct Reads {
    watched: Vec<Watched>,
    objects: Marks,
    classes: Marks,
    /// By thing: it was read.
    seen: Vec<bool>,
}

impl Reads {
    /// One more thing: these objects with all that they hold in `inside`, and the static fields of a class. `all` where that is too much.
    pub fn add(&mut self, vm: &Vm, state: &State, objects: &[Ref], inside: &[Value], class: Option<ClassId>) {
        let content = closure(vm, state, inside.iter().filter_map(|value| value.as_ref()), MOST_WATCHED);
        let mut watched = Watched { objects: Marks::default(), class, always: content.is_none() };
        for object in objects.iter().copied().chain(content.unwrap_or_default()) {
            watched.objects.insert(object.0);
            self.objects.insert(object.0);
        }
        class.into_iter().for_each(|class| self.classes.insert(class.0));
        self.seen.push(watched.always);
        self.watched.push(watched);
    }

    /// What was read since; it begins anew.
    pub fn take(&mut self) -> Vec<bool> {
        let none = self.watched.iter().map(|watched| watched.always).collect();
        std::mem::replace(&mut self.seen, none)
    }

    /// Whether anything was read since.
    pub fn has_any(&self) -> bool {
        self.seen.contains(&true)
    }

    pub fn note(&mut self, object: Ref) {
        if self.objects.has(object.0) {
            let pairs = self.watched.iter().zip(&mut self.seen);
            pairs.filter(|(watched, _)| watched.objects.has(object.0)).for_each(|(_, seen)| *seen = true);
        }
    }

    pub fn note_class(&mut self, class: ClassId) {
        let pairs = self.watched.iter().zip(&mut self.seen);
        pairs.filter(|(watched, _)| watched.class == Some(class)).for_each(|(_, seen)| *seen = true);
    }

    fn note_all(&mut self) {
        self.seen.fill(true);
    }

    /// Code in Rust looks at this, and at what it refers to.
    pub fn note_reached(&mut self, vm: &Vm, state: &State, values: impl Iterator<Item = Value>) {
        match closure(vm, state, values.filter_map(|value| value.as_ref()), MOST_REACHED) {
            Some(reached) => reached.into_iter().for_each(|object| self.note(object)),
            None => self.note_all(),
        }
    }

    /// Runs the state, as [`Vm::advance`] does.
    pub fn advance(&mut self, vm: &Vm, terms: &mut Terms, state: &mut State, quantum: u64) -> Outcome {
        let before = state.steps;
        let mut followed = Followed { hold: &self.objects, classes: &self.classes, old: 0, frames: 1 };
        let outcome = vm.advance_beside(&mut followed, terms, state, quantum);
        if state.steps > before || !matches!(outcome, Outcome::Quantum) {
            return outcome;
        }
        self.next(vm, state);
        vm.advance(terms, state, 1)
    }

    /// What the next instruction reads.
    fn next(&mut self, vm: &Vm, state: &State) {
        use Insn::*;
        let Some(top) = state.stack.top() else { return };
        let Ok(code) = vm.program.code(vm.program.method(top.method)) else { return };
        let below = |below: u32| operand(state, top, below);
        let Some(insn) = code.insn(top.pc) else { return };
        match insn {
            GetFieldQ(_) | ArrayLength => below(0).as_ref().into_iter().for_each(|object| self.note(object)),
            _ if insn.is_element_load() => below(1).as_ref().into_iter().for_each(|array| self.note(array)),
            GetStaticQ { class, .. } | GetStaticOpen { class, .. } => self.note_class(class),
            InvokePolymorphicQ { .. } | InvokeDynamic(_) => self.note_all(),
            _ => {
                if let Some((_, Some(method))) = callee(vm, state, top, insn) {
                    self.calls(vm, state, top, method);
                }
            }
        }
    }

    fn calls(&mut self, vm: &Vm, state: &State, top: &Frame, method: &Method) {
        if !is_modelled(method) {
            return;
        }
        let class = &vm.program.class(method.class).name;
        if ["java/lang/reflect/", "jdk/internal/", "java/lang/invoke/"].iter().any(|p| class.starts_with(p)) {
            return self.note_all();
        }
        self.note_reached(vm, state, (0..method.args).map(|below| operand(state, top, below)));
    }
}

/// These objects and all that they refer to, other than what a class keeps of itself; none where that are more than so many.
fn closure(vm: &Vm, state: &State, of: impl Iterator<Item = Ref>, most: usize) -> Option<Vec<Ref>> {
    let mut found: Vec<Ref> = Vec::new();
    let mut known = hashbrown::HashSet::new();
    let mut add = |object: Ref, found: &mut Vec<Ref>| {
        if !object.is_null() && known.insert(object) {
            found.push(object);
        }
    };
    of.for_each(|object| add(object, &mut found));
    let mut next = 0;
    while let Some(object) = found.get(next).copied() {
        next += 1;
        if found.len() > most {
            return None;
        }
        if state.heap.class_of(object) == Some(vm.known.class) {
            continue;
        }
        let mut inner = Vec::new();
        state.heap.each_reference(object, |r| inner.push(r));
        inner.into_iter().for_each(|r| add(r, &mut found));
    }
    Some(found)
}
