//! When an object is whole: nobody is in the middle of writing it, so what its class keeps true of its private fields can be
//! relied on, and has to be kept. [`super::super::invariants`] finds out what that is; here is only said *when*.
//!
//! What a walk reads of an object that was there before belongs to a whole object ([`Wholes::known`]): of fields that
//! nothing has written since the walk began all values belong to one moment, of others each value stands for itself.
//! An object that is written must be whole again ([`Wholes::due`]) before anything that may throw, or may run code that is
//! not walked here, or reads another object, which may be the same; at the end of a round of a loop; and at the end. A new
//! object must be whole when its constructors are done: no other code sees it before, unless it *leaks*. Objects of classes
//! that leak are treated as others are from the beginning, with zeros in all fields.
//!
//! Errors of the machine (memory, stack) are not thought of, nor are threads and reflection.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use super::memory::{Field, Identity, Initial, Memory, Name, Origin};
use super::{MethodIndex, State, Val, Walk};
use crate::analysis::cfg::can_throw;
use crate::expr::TermId;
use crate::program::Insn;

/// By class: fields, with their descriptors.
pub type Watched = BTreeMap<Rc<str>, Vec<(Rc<str>, Rc<str>)>>;

/// What can be said of a value.
#[derive(Clone, Copy, Debug)]
pub struct View {
    /// Of a number; of an array how long it is, where it is not null.
    pub number: Option<TermId>,
    /// Of a reference: whether it is null, and its place if it is a constant of an enum.
    pub null: Option<TermId>,
    pub place: Option<TermId>,
}

/// What fields of one object hold at one moment, by their place among those of the class that declares them.
#[derive(Clone, Debug)]
pub struct Values {
    pub class: Rc<str>,
    pub fields: Fields,
}

/// By their places.
type Fields = Vec<(usize, View)>;

/// Where `guard` holds, an object must be whole.
pub struct Due {
    pub guard: TermId,
    pub values: Values,
}

/// What a walk finds out about whole objects.
#[derive(Default)]
pub struct Wholes {
    pub watched: Watched,
    /// Whether it is asked where objects must be whole.
    pub is_asked: bool,
    pub due: Vec<Due>,
    pub known: Vec<Values>,
    /// Classes whose objects leak, as far as it is known from walks before, and as it is found now.
    pub leaky: BTreeSet<Rc<str>>,
    pub leaks: BTreeSet<Rc<str>>,
    /// Roots that could not be walked.
    pub unwalked: Vec<MethodIndex>,
    /// New objects, with their classes, and those whose constructors run.
    made: BTreeMap<Name, Rc<str>>,
    constructing: Vec<Name>,
    /// Values that were read when some object was not whole.
    doubtful: BTreeSet<Initial>,
    /// Methods that are walked by themselves, and whether one of them is walked on its way from another, which began with
    /// whole objects: the walk from it says the same, and more.
    roots: BTreeSet<MethodIndex>,
    is_answered: bool,
}

impl Wholes {
    pub fn new(watched: Watched, leaky: BTreeSet<Rc<str>>, is_asked: bool) -> Self {
        Self { watched, leaky, is_asked, ..Self::default() }
    }
}

impl Walk<'_> {
    pub fn watching(mut self, wholes: Wholes) -> Self {
        self.wholes = wholes;
        self
    }

    pub(super) fn walks_from(&mut self, roots: &[MethodIndex]) {
        self.wholes.roots = roots.iter().copied().collect();
    }

    /// A call is walked into. What is to be said when it returned.
    pub(super) fn goes_into(&mut self, callee: MethodIndex, taken: &[Val], memory: &Memory) -> bool {
        let hidden = |value: &Val| matches!(value, Val::Ref(name) if self.may_be_hidden(*name));
        let is_whole = memory.is_settled() && !taken.iter().any(hidden);
        let before = self.wholes.is_answered;
        self.wholes.is_answered |= is_whole && self.wholes.roots.contains(&callee);
        before
    }

    /// The call that began with `before` is over.
    pub(super) fn comes_back(&mut self, before: bool, after: Option<&mut State>) {
        if self.wholes.is_answered && !before {
            after.into_iter().for_each(|state| _ = state.memory.settled());
        }
        self.wholes.is_answered = before;
    }

    /// Whether all that is passed is passed by a root as well.
    pub(super) fn is_answered(&self) -> bool {
        self.wholes.is_answered
    }

    /// Whether a constructor of the object still runs.
    fn may_be_hidden(&self, name: Name) -> bool {
        match self.identity(name) {
            Identity::Either { a, b, .. } => self.may_be_hidden(a) || self.may_be_hidden(b),
            _ => self.wholes.constructing.contains(&name),
        }
    }

    /// An object is made.
    pub(super) fn made(&mut self, name: Name, class: &Rc<str>, memory: &Memory) {
        if !self.wholes.watched.is_empty() {
            self.wholes.made.insert(name, Rc::clone(class));
            if self.is_leaky(name) {
                self.must_be_whole(name, TermId::TRUE, memory);
            }
        }
    }

    fn is_leaky(&self, name: Name) -> bool {
        self.wholes.made.get(&name).is_some_and(|class| self.wholes.leaky.contains(class))
    }

    fn must_be_whole(&mut self, name: Name, guard: TermId, memory: &Memory) {
        let Some(class) = self.wholes.made.get(&name).cloned() else { return };
        for file in self.extended(&class) {
            self.is_due(name, &file.name, guard, memory);
        }
    }

    fn is_due(&mut self, name: Name, class: &Rc<str>, guard: TermId, memory: &Memory) {
        if guard == TermId::FALSE || !self.wholes.is_asked || self.wholes.is_answered {
            return;
        }
        let Some(fields) = self.wholes.watched.get(class).cloned() else { return };
        let mut values = Values { class: Rc::clone(class), fields: Vec::new() };
        for (place, (field, descriptor)) in fields.into_iter().enumerate() {
            let number = self.declared((Rc::clone(class), field, Rc::clone(&descriptor)));
            let value = self.read(memory, number, name, &descriptor);
            values.fields.push((place, self.view(value, &descriptor)));
        }
        self.wholes.due.push(Due { guard, values });
    }

    fn view(&mut self, value: Val, descriptor: &str) -> View {
        match value {
            Val::Num(number) => View { number: Some(number), null: None, place: None },
            Val::Ref(name) => {
                let place = match self.identity(name) {
                    Identity::Constant { place, .. } => Some(place),
                    _ => None,
                };
                let number = descriptor.starts_with('[').then(|| self.length(name));
                View { number, null: Some(self.null(name)), place }
            }
            Val::Nothing => View { number: None, null: None, place: None },
        }
    }

    /// A constructor is about to run for this object. Whether it is the first: another class's may call it.
    pub(super) fn begins(&mut self, name: Name) -> bool {
        let first = self.wholes.made.contains_key(&name) && !self.wholes.constructing.contains(&name);
        if first {
            self.wholes.constructing.push(name);
        }
        first
    }

    /// The constructors of the object that began last are done, in this state if they were walked.
    pub(super) fn is_made(&mut self, after: Option<&mut State>) {
        let name = self.wholes.constructing.pop();
        if let (Some(name), Some(state)) = (name, after) {
            let guard = self.all_of(&state.guard);
            self.must_be_whole(name, guard, &state.memory);
        }
    }

    /// A field is written.
    pub(super) fn written_to(&mut self, name: Name, field: Field, memory: &mut Memory) {
        let class = self.names.get(field as usize).map(|name| Rc::clone(&name.0));
        let hidden = self.wholes.constructing.contains(&name) && !self.is_leaky(name);
        if let Some(class) = class.filter(|class| !hidden && self.wholes.watched.contains_key(class)) {
            memory.is_written(name, class);
        }
    }

    /// Other code gets at these, or their names are lost.
    pub(super) fn leaks(&mut self, values: &[Val]) {
        if self.wholes.constructing.is_empty() {
            return;
        }
        let mut todo: Vec<Val> = values.to_vec();
        while let Some(value) = todo.pop() {
            let Val::Ref(name) = value else { continue };
            if let Identity::Either { a, b, .. } = self.identity(name) {
                todo.extend([Val::Ref(a), Val::Ref(b)]);
            }
            if self.wholes.constructing.contains(&name) {
                self.wholes.leaks.extend(self.wholes.made.get(&name).cloned());
            }
        }
    }

    /// Whatever was written must be whole here.
    pub(super) fn settle(&mut self, state: &mut State) {
        let written = state.memory.settled();
        if written.is_empty() {
            return;
        }
        let guard = self.all_of(&state.guard);
        for (name, class) in written.iter() {
            self.is_due(*name, class, guard, &state.memory);
        }
    }

    /// The same before an instruction, if it may throw or sees another object.
    pub(super) fn settle_before(&mut self, insn: Insn, taken: &[Val], state: &mut State) {
        if state.memory.is_settled() {
            return;
        }
        let may_throw = match (insn, taken.first()) {
            (Insn::GetField(_) | Insn::PutField(_), Some(Val::Ref(object))) => {
                self.null(*object) != TermId::FALSE || !state.memory.only_written(*object)
            }
            // Decided where it is known whether they are walked.
            (
                Insn::InvokeStatic(_)
                | Insn::InvokeSpecial(_)
                | Insn::InvokeVirtual(_)
                | Insn::InvokeInterface(_)
                | Insn::InvokeDynamic(_),
                _,
            ) => false,
            _ => can_throw(insn),
        };
        if may_throw {
            self.settle(state);
        }
    }

    /// A value that was not written here is read for the first time.
    pub(super) fn is_read(&mut self, initial: Initial, memory: &Memory) {
        if initial.epoch != 0 && !memory.is_settled() {
            self.wholes.doubtful.insert(initial);
        }
    }

    /// What was read of whole objects.
    pub(super) fn find_known(&mut self) {
        let mut found: BTreeMap<(Name, Rc<str>, Option<Initial>), Fields> = BTreeMap::new();
        let mut initials: Vec<(Initial, Val)> = self.initials.iter().map(|(i, v)| (*i, *v)).collect();
        initials.sort_unstable();
        for (initial, value) in initials {
            let is_new = self.origin(initial.name) == Origin::New;
            let is_either = matches!(self.identity(initial.name), Identity::Either { .. });
            if is_new || is_either || self.wholes.doubtful.contains(&initial) {
                continue;
            }
            let Some((class, name, descriptor)) = self.names.get(initial.field as usize).cloned() else { continue };
            let fields = self.wholes.watched.get(&class);
            let Some(place) = fields.and_then(|all| all.iter().position(|(field, _)| *field == name)) else { continue };
            let moment = (initial.epoch != 0).then_some(initial);
            let view = self.view(value, &descriptor);
            found.entry((initial.name, class, moment)).or_default().push((place, view));
        }
        self.wholes.known = found.into_iter().map(|((_, class, _), fields)| Values { class, fields }).collect();
    }
}
