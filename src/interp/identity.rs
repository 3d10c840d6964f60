//! Whether two references are the same object, where a caller decides that: inputs of different types, objects of the program
//! that a caller has got hold of, texts and boxes whose identity the library leaves open (`crate::world`).
//!
//! Aliases between inputs are explored as such (`lazies`); what is not explored is left out by name here.

use std::collections::BTreeSet;

use super::Machine;
use crate::classfile::access;
use crate::expr::Sort;
use crate::program::{Class, Origin};
use crate::state::inputs::MadeObject;
use crate::state::{Ref, Value};
use crate::util::ClassId;
use crate::world::{Beyond, library};

/// Objects behind static fields that a reference may be the same as.
const MOST_SHARED: usize = 2_000;
const OF_THE_PROGRAM: &str = "inputs that are objects of the program itself";
const SAME_TEXTS: &str = "texts that are the same object";

/// Objects that values can be.
#[derive(Default)]
pub(super) struct Possible {
    pub objects: Vec<Ref>,
    /// All that a term mentions are among them.
    has_mentioned: bool,
}

impl Machine<'_> {
    /// Two references are compared.
    #[cold]
    pub fn note_identity(&mut self, a: Value, b: Value) {
        if !self.vm.config.exploring || self.state.inputs.lazies.is_empty() && !self.is_identity_asked() {
            return;
        }
        let (left, right) = (self.possible_objects(a), self.possible_objects(b));
        for a in &left {
            for b in &right {
                if let Some(what) = self.otherwise_same(*a, *b) {
                    self.note_left_out(Beyond::References, &what);
                }
            }
        }
    }

    /// Why two objects that are told apart, or taken for one, might be otherwise.
    fn otherwise_same(&self, a: Ref, b: Ref) -> Option<String> {
        let inputs = &self.state.inputs;
        let [first, second] = [a, b].map(|object| inputs.objects.iter().position(|made| made.object == object));
        let class = |object: Ref| self.state.heap.class_of(object).map(|c| self.vm.program.class(c));
        let (of_a, of_b) = (class(a)?, class(b)?);
        let is_box = |class: &Class| library::is_box(&class.name);
        // The two constants of Boolean are not made for an input.
        let asked =
            |lazy: &crate::state::Lazy| matches!(&*lazy.descriptor, "Ljava/lang/Boolean;" | "Ljava/lang/Object;");
        let given = first.is_some() || second.is_some();
        if (is_box(of_a) || is_box(of_b)) && (given || inputs.lazies.values().any(asked)) {
            return Some("boxes that valueOf did not make".to_string());
        }
        let of_texts = [of_a, of_b].iter().all(|class| class.id == self.vm.known.string);
        let made_here = self.may_be_another_text(a) || self.may_be_another_text(b);
        if of_texts && a != b && made_here && self.is_identity_asked() {
            return Some(SAME_TEXTS.to_string());
        }
        if self.is_standard_stream(a) && self.is_standard_stream(b) {
            return Some("other standard streams".to_string());
        }
        if let Some(kind) = [a, b].into_iter().find_map(|object| self.view_of_given(object)) {
            let what = || format!("objects of other classes of {} that are the same", kind.replace('/', "."));
            return self.is_identity_asked().then(what);
        }
        if a == b || !given {
            return None;
        }
        match (first, second) {
            (Some(first), Some(second)) => {
                let (earlier, later) = (first.min(second), first.max(second));
                let (earlier, later) = (inputs.objects.get(earlier)?, inputs.objects.get(later)?);
                let tried = self.vm.program.is_subtype(earlier.class, later.declared);
                let declared = (earlier.declared, later.declared);
                (!tried && self.may_have_both(declared.0, declared.1))
                    .then(|| "inputs of different types that are the same object".to_string())
            }
            _ => {
                let (made, other) = match first {
                    Some(at) => (inputs.objects.get(at)?, b),
                    None => (inputs.objects.get(second?)?, a),
                };
                // It is said once.
                if inputs.left_out.iter().any(|known| known.what() == OF_THE_PROGRAM) {
                    return None;
                }
                let class = self.state.heap.class_of(other)?;
                let fits = self.vm.program.is_subtype(class, made.declared);
                (fits && self.is_shared(other)).then(|| OF_THE_PROGRAM.to_string())
            }
        }
    }

    /// Methods of strings give the same object where nothing changes; the models always give another. Where nothing but numbers
    /// comes in, a text that is all known was made by the library's own code.
    fn may_be_another_text(&self, object: Ref) -> bool {
        self.state.heap.class_of(object) == Some(self.vm.known.string)
            && self.state.inputs.made(object).is_none()
            && !self.vm.is_literal(self.state, object)
            && (!self.state.inputs.lazies.is_empty() || self.vm.string_units(self.state, object).is_none())
    }

    /// Whether an object is one that callers can put in another's place (`System.setOut`).
    fn is_standard_stream(&self, object: Ref) -> bool {
        let program = &self.vm.program;
        let Some(system) = program.loaded("java/lang/System") else { return false };
        ["in", "out", "err"].iter().any(|name| {
            let field = program.find_field(system, name, None);
            let held = field.and_then(|field| self.state.statics.get(field.class, field.slot as usize));
            held.is_some_and(|value| value.as_ref() == Some(object))
        })
    }

    /// Whether the code that runs is the program's own.
    pub(super) fn is_program_running(&self) -> bool {
        let running = self.state.stack.frames_down().next().map(|frame| self.vm.program.method(frame.method).class);
        running.is_some_and(|class| matches!(self.vm.program.class(class).origin, Origin::App(_)))
    }

    /// Whether the code that runs is the program's own, or compares references for it.
    fn is_identity_asked(&self) -> bool {
        let running = self.state.stack.frames_down().next().map(|frame| self.vm.program.method(frame.method).class);
        running.map(|class| self.vm.program.class(class)).is_some_and(|class| match class.origin {
            Origin::App(_) => true,
            _ => library::compares_identity(&class.name),
        })
    }

    /// Whether an object can be of both types.
    fn may_have_both(&self, a: ClassId, b: ClassId) -> bool {
        let program = &self.vm.program;
        let open = |class: ClassId| {
            let class = program.class(class);
            class.access & access::FINAL == 0 && !class.is_array()
        };
        let [x, y] = [a, b].map(|class| program.class(class));
        program.is_subtype(a, b)
            || program.is_subtype(b, a)
            || x.is_interface() && open(b)
            || y.is_interface() && open(a)
    }

    /// Whether a caller can have got an object that the program made: it is a constant, or behind a static field or the
    /// receiver.
    fn is_shared(&self, object: Ref) -> bool {
        if self.state.heap.class_of(object) == Some(self.vm.known.string) && self.vm.is_literal(self.state, object) {
            return true;
        }
        self.is_constant_of_library(object) || self.shares_one(object, |held| held == object)
    }

    /// Whether a static field of the library holds an object, such as `Collections.EMPTY_LIST`.
    fn is_constant_of_library(&self, object: Ref) -> bool {
        let program = &self.vm.program;
        let classes = (0..program.class_count()).map(|id| program.class(ClassId(id as u32)));
        let mut fields = classes
            .filter(|class| matches!(class.origin, Origin::Jdk(_)))
            .flat_map(|class| class.fields.iter().filter(|f| f.is_static()).map(|f| (class.id, f.slot as usize)));
        fields.any(|(class, slot)| {
            self.state.statics.get(class, slot).is_some_and(|value| value.as_ref() == Some(object))
        })
    }

    /// The place of an object in a hash table is its identity's: another object that it might be is not found there.
    pub fn note_place_of(&mut self, object: Ref) {
        if self.may_be_another_text(object) {
            self.note_left_out(Beyond::References, SAME_TEXTS);
        }
        let program = &self.vm.program;
        let given = |made: &MadeObject, other: Ref| {
            self.state.heap.class_of(other).is_some_and(|class| program.is_subtype(class, made.declared))
        };
        let inputs = &self.state.inputs;
        let may_be_shared = match inputs.made(object) {
            Some(made) => {
                self.shares_one(object, |held| held != object && inputs.made(held).is_none() && given(made, held))
            }
            None => inputs.objects.iter().any(|made| given(made, object)) && self.is_shared(object),
        };
        if may_be_shared {
            self.note_left_out(Beyond::References, OF_THE_PROGRAM);
        }
    }

    /// Whether such an object is behind a static field or the receiver, other than the object in question.
    fn shares_one(&self, object: Ref, is_it: impl Fn(Ref) -> bool) -> bool {
        let program = &self.vm.program;
        let mut seen: BTreeSet<Ref> = BTreeSet::new();
        let mut todo = Possible::default();
        for class in (0..program.class_count()).map(|id| program.class(ClassId(id as u32))) {
            if matches!(class.origin, Origin::App(_)) {
                let fields = class.fields.iter().filter(|f| f.is_static());
                let held = fields.filter_map(|f| self.state.statics.get(class.id, f.slot as usize));
                held.for_each(|value| self.add_possible(value, &mut todo));
            }
        }
        let subject = self.state.inputs.subject.filter(|subject| *subject != object);
        subject.into_iter().for_each(|subject| self.add_handed_out(subject, &mut todo));
        while let Some(held) = todo.objects.pop() {
            if is_it(held) {
                return true;
            }
            if !seen.insert(held) {
                continue;
            }
            if seen.len() > MOST_SHARED {
                return true;
            }
            self.state.heap.each_value(held, |value| self.add_possible(value, &mut todo));
        }
        false
    }

    /// Adds what the fields of an object hold that others may have got.
    fn add_handed_out(&self, object: Ref, found: &mut Possible) {
        let program = &self.vm.program;
        let Some(class) = self.state.heap.class_of(object).map(|c| program.class(c)) else { return };
        let owners = class.display.iter().map(|owner| program.class(*owner));
        let fields = owners.flat_map(|owner| owner.fields.iter().map(move |field| (owner, field)));
        let fields = fields.filter(|(_, field)| !field.is_static());
        let shown = fields.filter(|(owner, field)| !self.vm.world.keeps_inside(program, owner, field));
        let values = shown.filter_map(|(_, field)| self.state.heap.field(object, field.slot as usize));
        values.for_each(|value| self.add_possible(value, found));
    }

    /// Adds the objects that a value can be: where that depends on the inputs, all that anything can be.
    pub(super) fn add_possible(&self, value: Value, found: &mut Possible) {
        let mentioned = &self.state.mentioned;
        match value.as_sym() {
            Some(term) if self.terms.sort(term) == Sort::Ref => {
                if !std::mem::replace(&mut found.has_mentioned, true) {
                    found.objects.extend((0..mentioned.len()).filter_map(|at| mentioned.get(at)).copied());
                }
            }
            Some(_) => {}
            None => found.objects.extend(value.as_ref().filter(|object| !object.is_null())),
        }
    }

    /// An array is looked at that could be one that was made for a wider type, and is not.
    pub(super) fn note_wider_arrays(&mut self, declared: ClassId) {
        let program = &self.vm.program;
        if !program.class(declared).is_array() {
            return;
        }
        let wider = |made: &&MadeObject| {
            made.class != declared && program.class(made.class).is_array() && program.is_subtype(declared, made.class)
        };
        if self.state.inputs.objects.iter().find(wider).is_some() {
            let what = "inputs of different types that are the same object";
            self.note_left_out(Beyond::References, what);
        }
    }
}
