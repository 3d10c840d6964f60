//! What the world allows beyond what a path follows (`crate::world`): other static state, classes that a caller writes,
//! references that are the same object, code of the caller that runs. A path that depends on it says so
//! ([`Machine::note_left_out`]), and then nothing is proved by it.
//!
//! Asked only while exploring, at the instructions that could tell the difference; a path that never asks loses nothing.

use std::collections::BTreeSet;

use super::Machine;
use crate::classfile::{Constant, access};
use crate::expr::Const;
use crate::program::{Class, Method, Origin, Shape};
use crate::state::{InitStatus, Made, Ref, Role, Value};
use crate::util::ClassId;
use crate::world::{Beyond, library};

/// Objects that are looked at to see whether what a static field holds can change.
const MOST_OBJECTS: usize = 20_000;
/// Objects behind static fields that a reference may be the same as.
const MOST_SHARED: usize = 2_000;

impl Machine<'_> {
    /// An object that stands for an unknown one, or the receiver that the script made.
    fn is_given(&self, object: Ref) -> bool {
        self.state.inputs.subject == Some(object) || self.state.inputs.made(object).is_some()
    }

    /// Library code that fills new inputs is none of the program's.
    fn is_making_inputs(&self) -> bool {
        self.state.stack.frames_down().any(|frame| matches!(frame.role, Role::Made))
    }

    /// Whether a static field of the program may hold something else when the program is called, so that whoever reads it
    /// has to say so.
    pub(super) fn is_unsettled_static(&self, class: ClassId, slot: u16) -> bool {
        let owner = self.vm.program.class(class);
        if !self.vm.config.exploring || !matches!(owner.origin, Origin::App(_)) {
            return false;
        }
        let kept = self.vm.world.static_field(&self.vm.program, owner, u32::from(slot));
        !(kept.assigned_once && kept.unchanged)
    }

    /// A static field is read; whether its class is only being initialised. Its own initialiser knows what is there, but
    /// others may begin first or second.
    pub(super) fn note_order(&mut self, class: ClassId) -> bool {
        if !self.vm.config.exploring || self.state.statics.status(class) != InitStatus::Running {
            return false;
        }
        let innermost = self.state.stack.frames_down().find_map(|frame| match frame.role {
            Role::Init(class) => Some(class),
            _ => None,
        });
        let owner = self.vm.program.class(class);
        let is_first = self.state.inputs.at_the_beginning;
        if !is_first && innermost != Some(class) && matches!(owner.origin, Origin::App(_)) {
            self.note_left_out(
                Beyond::Beginnings,
                &format!("other orders in which {} and others are initialised", owner.java_name()),
            );
        }
        true
    }

    /// A class begins while its superclass does: had it been asked for first, it would have begun before.
    pub(super) fn note_parent_before_child(&mut self, class: &Class) {
        let asked = self.vm.config.exploring && !self.state.inputs.at_the_beginning;
        if !asked || !matches!(class.origin, Origin::App(_)) {
            return;
        }
        let running = |parent: &&ClassId| self.state.statics.status(**parent) == InitStatus::Running;
        if let Some(parent) = class.display.iter().filter(|id| **id != class.id).find(running) {
            let parent = self.vm.program.class(*parent).java_name();
            let what = format!("other orders in which {parent} and others are initialised");
            self.note_left_out(Beyond::Beginnings, &what);
        }
    }

    /// A static field that is not settled is read.
    pub(super) fn note_static(&mut self, class: ClassId, slot: u16, value: Value) {
        let owner = self.vm.program.class(class);
        let Some(field) = owner.fields.iter().find(|f| f.is_static() && f.slot == u32::from(slot)) else { return };
        let name = format!("{}.{}", owner.java_name(), field.name);
        if self.note_order(class) || self.state.inputs.at_the_beginning {
            return;
        }
        let kept = self.vm.world.static_field(&self.vm.program, owner, u32::from(slot));
        if !kept.assigned_once {
            let is_unknown =
                self.state.inputs.any_statics || self.state.inputs.statics.iter().any(|s| *s.name == *name);
            if !is_unknown {
                self.note_left_out(Beyond::Statics, &format!("other values of the static field {name}"));
            }
            return;
        }
        if !self.is_settled(owner, slot, value) {
            self.note_left_out(Beyond::Contents, &format!("changes of what the static field {name} holds"));
        }
    }

    /// Whether what a field holds that is assigned once never changes.
    fn is_settled(&self, owner: &Class, slot: u16, value: Value) -> bool {
        let key = (owner.id, slot);
        if let Some(known) = self.vm.settled.borrow().get(&key) {
            return *known;
        }
        let kept = self.vm.world.static_field(&self.vm.program, owner, u32::from(slot));
        let held = value.as_ref();
        let class = held.and_then(|object| self.state.heap.class_of(object)).map(|c| &*self.vm.program.class(c).name);
        let refuses = class.is_some_and(|name| name.starts_with("java/util/Collections$Unmodifiable"));
        let kept_inside = kept.unchanged_but_for_elements || kept.made_inside && refuses;
        let settled = self.never_changes(value, false) || kept_inside && self.never_changes(value, true);
        self.vm.settled.borrow_mut().insert(key, settled);
        settled
    }

    /// Whether an object and all that it leads to can never be changed by anybody. `inside`: the array or container itself is
    /// known to be left as it is, so only what it holds counts; that is held by fields and arrays whose type is `Object`, or
    /// by an array of the program, and everything else in a container is its own.
    fn never_changes(&self, value: Value, inside: bool) -> bool {
        let mut seen: BTreeSet<(Ref, bool)> = BTreeSet::new();
        let mut todo = vec![(value, inside)];
        while let Some((value, inside)) = todo.pop() {
            let Some(object) = value.as_ref() else {
                if value.is_sym() {
                    return false;
                }
                continue;
            };
            if object.is_null() || !seen.insert((object, inside)) {
                continue;
            }
            let Some(class) = self.state.heap.class_of(object).map(|c| self.vm.program.class(c)) else { return false };
            if seen.len() > MOST_OBJECTS {
                return false;
            }
            if library::is_value(&class.name) || class.id == self.vm.known.object {
                continue;
            }
            if let Shape::Array { component } = class.shape {
                let Some(elements) = self.state.heap.array(object) else { return false };
                if !inside && !elements.is_empty() {
                    return false;
                }
                let component = self.vm.program.class(component);
                if !matches!(component.shape, Shape::Primitive(_)) {
                    let own = is_part_of_container(&component.name);
                    todo.extend((0..elements.len()).filter_map(|i| Some((elements.get(i)?, own))));
                }
                continue;
            }
            let Some(fields) = self.state.heap.fields(object) else { return false };
            let refuses_changes = library::is_unmodifiable(&class.name);
            let all_final = || {
                // Newer libraries keep the hash code of a constant once it was asked for.
                let own = class.display.iter().map(|c| self.vm.program.class(*c));
                let own = own.filter(|class| &*class.name != "java/lang/Enum");
                let mut fields = own.flat_map(|c| c.fields.iter()).filter(|f| !f.is_static());
                fields.all(|f| f.access & access::FINAL != 0)
            };
            match class.origin {
                // Functions that the VM made: what they were given.
                Origin::Vm => todo.extend(fields.iter().map(|value| (*value, false))),
                Origin::Jdk(_) if refuses_changes || inside && class.name.starts_with("java/util/") => {
                    let declared = class.display.iter().flat_map(|c| self.vm.program.class(*c).fields.iter());
                    for field in declared.filter(|field| !field.is_static()) {
                        let Some(value) = fields.get(field.slot as usize) else { return false };
                        todo.push((*value, &*field.descriptor != "Ljava/lang/Object;"));
                    }
                }
                Origin::App(_) if all_final() => todo.extend(fields.iter().map(|value| (*value, false))),
                Origin::Jdk(_) | Origin::App(_) => return false,
            }
        }
        true
    }

    /// A class of the program is used: whether the JVM accepts it may depend on classes that it names and that are not there.
    pub(super) fn note_named_but_missing(&mut self, class: &Class) {
        let Some(file) = class.file.as_ref().filter(|_| self.vm.config.exploring) else { return };
        if !matches!(class.origin, Origin::App(_)) {
            return;
        }
        let named = file.pool.iter().filter_map(|(_, constant)| match constant {
            // What the library lacks shows where it is used.
            Constant::Class(name) if !name.starts_with('[') && !library::is_of_library(name) => Some(name),
            _ => None,
        });
        let missing = named.into_iter().find(|name| self.vm.program.load(name).is_err_and(|e| !e.is_unsupported()));
        if let Some(missing) = missing {
            let what = format!("{}, which is not on the class path", missing.replace('/', "."));
            self.note_left_out(Beyond::Missing, &what);
        }
    }

    /// A method that others may override is called as its receiver's class says.
    #[cold]
    pub(super) fn note_call(&mut self, method: &Method) {
        let receiver = self.operand(method.args.saturating_sub(1));
        for object in self.possible_objects(receiver) {
            if !self.is_given(object) {
                continue;
            }
            let Some(class) = self.state.heap.class_of(object).map(|c| self.vm.program.class(c)) else { continue };
            let what = match class.origin {
                Origin::App(_) if class.file.as_ref().is_some_and(|file| file.is_open()) => {
                    let what = format!("classes that extend {} and override {}", class.java_name(), method.name);
                    Some((self.written_or_known(object, class), what))
                }
                Origin::Jdk(_) => self.other_collections(object, class, method).map(|what| (Beyond::Collections, what)),
                _ => None,
            };
            if let Some((beyond, what)) = what.filter(|_| !self.is_making_inputs()) {
                self.note_left_out(beyond, &what);
            }
        }
    }

    /// Whose classes may stand in for an object's. All that the class path has are tried for an input; a receiver is of the
    /// class that its script makes.
    fn written_or_known(&self, object: Ref, class: &Class) -> Beyond {
        let subtypes = self.vm.subtypes_of(class.id);
        let others = subtypes.names.iter().any(|name| **name != *class.name);
        let is_subject = self.state.inputs.subject == Some(object);
        if is_subject && (others || !subtypes.complete) { Beyond::Subclasses } else { Beyond::Classes }
    }

    /// The objects that a reference is known to be one of.
    fn possible_objects(&mut self, reference: Value) -> Vec<Ref> {
        match reference.as_sym() {
            None => reference.as_ref().filter(|object| !object.is_null()).into_iter().collect(),
            Some(term) => {
                let mut found = Vec::new();
                let mut todo = vec![term];
                while let Some(term) = todo.pop() {
                    for (_, leaf) in self.terms.alternatives(term) {
                        match self.terms.as_const(leaf) {
                            Some(Const::Ref(id)) => found.push(Ref(id)),
                            Some(_) => {}
                            None => match self.state.inputs.lazies.get(&leaf).and_then(|lazy| lazy.resolved) {
                                Some(resolved) => todo.push(resolved),
                                None => found.extend(self.state.inputs.boxes.get(&leaf).map(|boxed| boxed.object)),
                            },
                        }
                    }
                }
                found.retain(|object| !object.is_null());
                found
            }
        }
    }

    /// What other collections of the declared type might do where one that we know is called.
    fn other_collections(&mut self, object: Ref, class: &Class, method: &Method) -> Option<String> {
        let made = self.state.inputs.made(object)?;
        if !matches!(made.content, Made::List(_) | Made::Set(_) | Made::Map(..)) {
            return None;
        }
        let declared = self.vm.program.class(made.declared);
        let name = &*declared.name;
        let first = if method.args >= 2 { Some(self.operand(method.args - 2)) } else { None };
        let is_object = first.and_then(|value| value.as_ref()).is_some_and(|object| !object.is_null());
        let exact = declared.id == class.id;
        let settled = exact
            || library::is_settled_by_contract(name, &method.name)
            || is_object && library::is_settled_by_contract_for_objects(name, &method.name);
        if !settled {
            return Some(format!("other classes of {} ({})", declared.java_name(), method.name));
        }
        let runs_other_code = declared.access & access::FINAL == 0 && self.shares_state(object);
        runs_other_code
            .then(|| format!("what {}.{} of a caller's class does besides", declared.java_name(), method.name))
    }

    /// Whether code of the caller could change something that the path looks at afterwards, other than this object.
    fn shares_state(&self, except: Ref) -> bool {
        let changes = |object: Ref| {
            let class = self.state.heap.class_of(object).map(|c| self.vm.program.class(c));
            class.is_some_and(|class| match (&class.origin, &class.shape) {
                (_, Shape::Array { .. }) => true,
                (Origin::App(_), _) => !self.vm.world.is_immutable(&self.vm.program, class),
                (Origin::Jdk(_), _) => !library::is_value(&class.name),
                _ => false,
            })
        };
        let given = self.state.inputs.objects.iter().map(|made| made.object).chain(self.state.inputs.subject);
        given.filter(|object| *object != except).any(changes) || self.has_static_state()
    }

    /// Whether classes of the program that were used so far have static fields which others may change.
    fn has_static_state(&self) -> bool {
        let program = &self.vm.program;
        let classes = (0..program.class_count()).map(|id| program.class(ClassId(id as u32)));
        let mut used = classes.filter(|class| {
            matches!(class.origin, Origin::App(_)) && self.state.statics.status(class.id) != InitStatus::Untouched
        });
        used.any(|class| {
            let mut fields = class.fields.iter().filter(|f| f.is_static());
            fields.any(|f| {
                let kept = self.vm.world.static_field(program, class, f.slot);
                let value = self.state.statics.get(class.id, f.slot as usize);
                !kept.assigned_once
                    || !kept.unchanged && !value.is_some_and(|value| self.is_settled(class, f.slot as u16, value))
            })
        })
    }

    /// Two references are compared.
    #[cold]
    pub(super) fn note_identity(&mut self, a: Value, b: Value) {
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
                let class = self.state.heap.class_of(other)?;
                let fits = self.vm.program.is_subtype(class, made.declared);
                (fits && self.is_shared(other)).then(|| "inputs that are objects of the program itself".to_string())
            }
        }
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

    /// Whether a caller can have got an object that the program made: it is a constant, or behind a static field.
    fn is_shared(&self, object: Ref) -> bool {
        if self.state.heap.class_of(object) == Some(self.vm.known.string) && self.vm.is_literal(self.state, object) {
            return true;
        }
        let program = &self.vm.program;
        let mut seen: BTreeSet<Ref> = BTreeSet::new();
        let mut todo: Vec<Ref> = Vec::new();
        for class in (0..program.class_count()).map(|id| program.class(ClassId(id as u32))) {
            if matches!(class.origin, Origin::App(_)) {
                let fields = class.fields.iter().filter(|f| f.is_static());
                let held = fields.filter_map(|f| self.state.statics.get(class.id, f.slot as usize)?.as_ref());
                todo.extend(held.filter(|held| !held.is_null()));
            }
        }
        while let Some(held) = todo.pop() {
            if held == object {
                return true;
            }
            if !seen.insert(held) {
                continue;
            }
            if seen.len() > MOST_SHARED {
                return true;
            }
            let fields = self.state.heap.fields(held).map(|fields| fields.to_vec()).unwrap_or_default();
            let elements = self.state.heap.array(held);
            let elements = elements.iter().flat_map(|all| (0..all.len()).filter_map(|i| all.get(i)));
            let inner = fields.into_iter().chain(elements).filter_map(|value| value.as_ref());
            todo.extend(inner.filter(|inner| !inner.is_null()));
        }
        false
    }

    /// Whether objects are of a type is asked, or needed.
    #[cold]
    pub(super) fn note_type_test(&mut self, reference: Value, tested: ClassId) {
        for object in self.possible_objects(reference) {
            if let Some((beyond, what)) = self.other_class_for(object, tested) {
                self.note_left_out(beyond, &what);
            }
        }
    }

    fn other_class_for(&self, object: Ref, tested: ClassId) -> Option<(Beyond, String)> {
        let program = &self.vm.program;
        let is_subject = self.state.inputs.subject == Some(object);
        let class = program.class(self.state.heap.class_of(object)?);
        let declared = match self.state.inputs.made(object) {
            Some(made) => made.declared,
            None if is_subject => class.id,
            None => return None,
        };
        if program.is_subtype(declared, tested) || self.is_making_inputs() {
            return None;
        }
        let tested = program.class(tested);
        if let Some(component) = class.component().map(|c| program.class(c)) {
            let possible = tested.is_array() && !is_exact(component);
            let what = format!("arrays of classes that extend {}", component.java_name());
            return possible.then_some((Beyond::Arrays, what));
        }
        match class.origin {
            Origin::App(_) => {
                let is = program.is_subtype(class.id, tested.id);
                let open = class.file.as_ref().is_some_and(|file| file.is_open());
                let possible =
                    tested.is_interface() && tested.file.as_ref().is_none_or(|f| f.permitted_subclasses.is_empty());
                let what = || format!("classes that extend {} and implement {}", class.java_name(), tested.java_name());
                (!is && open && possible).then(|| (self.written_or_known(object, class), what()))
            }
            Origin::Jdk(_) if declared != class.id => {
                Some((Beyond::Collections, format!("other classes of {}", program.class(declared).java_name())))
            }
            _ => None,
        }
    }

    /// The class of an object is asked for.
    pub fn note_class_of(&mut self, object: Ref) {
        if !self.vm.config.exploring || !self.is_given(object) || self.is_making_inputs() {
            return;
        }
        let program = &self.vm.program;
        let Some(class) = self.state.heap.class_of(object).map(|c| program.class(c)) else { return };
        let declared = self.state.inputs.made(object).map_or(class.id, |made| made.declared);
        let component = class.component().map(|c| program.class(c)).filter(|c| !is_exact(c));
        if let Some(component) = component {
            return self
                .note_left_out(Beyond::Arrays, &format!("arrays of classes that extend {}", component.java_name()));
        }
        let beyond = match class.origin {
            Origin::Jdk(_) if declared != class.id => Beyond::Collections,
            Origin::App(_) if class.file.as_ref().is_some_and(|file| file.is_open()) => {
                self.written_or_known(object, class)
            }
            _ => return,
        };
        self.note_left_out(beyond, &format!("other classes that extend {}", program.class(declared).java_name()));
    }

    /// An object is stored into an array.
    #[cold]
    pub(super) fn note_store(&mut self, array: Ref, value: Value) {
        let made =
            self.state.inputs.made(array).filter(|m| matches!(m.content, Made::Array(_)) && value != Value::NULL);
        let component = made.and_then(|made| self.vm.program.class(made.class).component());
        let component = component.map(|c| self.vm.program.class(c)).filter(|c| !is_exact(c));
        if let Some(component) = component {
            self.note_left_out(Beyond::Arrays, &format!("arrays of classes that extend {}", component.java_name()));
        }
    }

    /// The constants of an enum are inputs.
    pub(super) fn note_constants(&mut self, class: ClassId) {
        let found = self.vm.program.class(class);
        if matches!(found.origin, Origin::App(_)) && !self.vm.world.is_immutable(&self.vm.program, found) {
            let what = format!("other states of the constants of {}", found.java_name());
            self.note_left_out(Beyond::Contents, &what);
        }
    }
}

impl super::Vm {
    /// Whether a call of a method may run code of a class that is not here: one of the program that can be overridden, or
    /// one of a collection that stands for others.
    pub(super) fn may_be_other_code(&self, method: &Method) -> bool {
        let class = self.program.class(method.class);
        let hidden = access::STATIC | access::PRIVATE;
        if method.access & hidden != 0 || method.name.starts_with('<') {
            return false;
        }
        match class.origin {
            Origin::App(_) => {
                method.access & access::FINAL == 0 && class.file.as_ref().is_some_and(|file| file.is_open())
            }
            Origin::Jdk(_) => method.access & access::FINAL == 0 && library::is_overridden(&class.name),
            Origin::Vm => false,
        }
    }
}

/// Whether arrays of a type are a container's own: tables of its nodes.
fn is_part_of_container(component: &str) -> bool {
    component.starts_with("java/util/") && component.contains('$')
}

/// Whether an array of a type can only hold objects of it, because there is no narrower one.
fn is_exact(class: &Class) -> bool {
    match &class.shape {
        Shape::Primitive(_) => true,
        Shape::Array { .. } => false,
        Shape::Instance => class.access & access::FINAL != 0,
    }
}
