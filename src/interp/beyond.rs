//! What the world allows beyond what a path follows (`crate::world`): other static state (`static_state`), classes that a
//! caller writes, references that are the same object, code of the caller that runs. A path that depends on it says so
//! ([`Machine::note_left_out`]), and then nothing is proved by it.
//!
//! Asked only while exploring, at the instructions that could tell the difference; a path that never asks loses nothing.

use std::rc::Rc;

use super::identity::Possible;
use super::unknowns::readable;
use super::{Machine, Vm};
use crate::classfile::{Constant, access};
use crate::expr::Const;
use crate::program::{Class, Method, Origin, Program, Shape};
use crate::state::{Frame, Made, Ref, Role, State, Value};
use crate::util::{ClassId, MethodId};
use crate::world::{Beyond, library, surroundings};

/// Whether what runs was asked for by the program, itself or by methods of the library. What the library's classes ask when
/// they are initialised they ask for themselves, and what is only shown is no result.
pub fn is_for_program(vm: &Vm, state: &State) -> bool {
    let mut in_handler = false;
    for frame in state.stack.frames_down() {
        let class = vm.program.class(vm.program.method(frame.method).class);
        match class.origin {
            Origin::App(_) => return true,
            Origin::Jdk(_) if matches!(frame.role, Role::Init(_)) || is_shown(vm, &class.name, in_handler) => {
                return false;
            }
            Origin::Jdk(_) | Origin::Vm => {}
        }
        in_handler |= class.name.starts_with("java/util/logging/") && class.name.ends_with("Handler");
    }
    false
}

/// The class shows people what it is given: where runs of two versions are compared, what is printed is too. Of what is logged
/// a handler that is not the console's may keep more.
fn is_shown(vm: &Vm, class: &str, in_handler: bool) -> bool {
    match class {
        "java/lang/ConsolePrintStream" => !vm.config.twins,
        "java/util/logging/ConsoleHandler" => true,
        "java/util/logging/Logger" => !in_handler,
        _ => false,
    }
}

impl Machine<'_> {
    /// An object that stands for an unknown one, or the receiver that the script made.
    fn is_given(&self, object: Ref) -> bool {
        self.state.inputs.subject == Some(object) || self.state.inputs.made(object).is_some()
    }

    /// Library code that fills new inputs is none of the program's.
    fn is_making_inputs(&self) -> bool {
        self.state.stack.frames_down().any(|frame| matches!(frame.role, Role::Made))
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
        let is_missing = |name: &&Rc<str>| self.vm.program.load(name).is_err_and(|e| !e.is_unsupported());
        let missing: Vec<&Rc<str>> = named.into_iter().filter(is_missing).collect();
        let (modelled, missing): (Vec<_>, Vec<_>) =
            missing.into_iter().partition(|name| self.vm.config.stand_ins.know_class(name));
        for name in modelled {
            let name = name.replace('/', ".");
            self.note_scope(&format!("{name}, of which there are models only, fits the classes that use it"));
        }
        if let Some(missing) = missing.first() {
            let what = format!("{}, which is not on the class path", missing.replace('/', "."));
            self.note_left_out(Beyond::Missing, &what);
        }
    }

    /// A method that others may override is called as its receiver's class says.
    #[cold]
    pub(super) fn note_call(&mut self, method: &Method) {
        if method.is_static() {
            return;
        }
        let receiver = self.operand(method.args.saturating_sub(1));
        for object in self.possible_objects(receiver) {
            let Some(class) = self.state.heap.class_of(object).map(|c| self.vm.program.class(c)) else { continue };
            if !self.is_given(object) {
                self.note_by_contract(object);
                if let Some(what) = self.other_views(object, class, method).filter(|_| !self.is_making_inputs()) {
                    self.note_left_out(Beyond::Collections, &what);
                }
                continue;
            }
            let what = match class.origin {
                Origin::App(_) if self.may_be_replaced(object, class, method) => {
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

    /// The program calls code of the library of which nobody knows what it asks.
    #[cold]
    pub(super) fn note_unread(&mut self, method: &Method) {
        let program = &self.vm.program;
        let Some(beyond) = self.vm.left_out_by(method) else { return };
        let caller = self.state.stack.top().map(|frame| program.class(program.method(frame.method).class));
        // What the VM makes for method references is part of the program.
        let by_program = caller.is_some_and(|class| !matches!(class.origin, Origin::Jdk(_)));
        if by_program && !self.is_making_inputs() && is_for_program(self.vm, self.state) {
            let what = format!("what {} asks of its surroundings", program.class(method.class).java_name());
            self.note_left_out(beyond, &what);
        }
    }

    /// Whether an object of another class could be there, which has another method in the place of this one: one that a
    /// caller writes or, for a receiver, one that there is.
    fn may_be_replaced(&self, object: Ref, class: &Class, method: &Method) -> bool {
        if class.file.as_ref().is_some_and(|file| file.is_open()) {
            return true;
        }
        let is_subject = self.state.inputs.subject == Some(object) && class.access & access::ENUM == 0;
        let overrides = |name: &Rc<str>| {
            let program = &self.vm.program;
            let select = |id: ClassId| program.select(id, method.selector);
            program.load(name).is_ok_and(|id| select(id) != select(class.id) || self.vm.is_extensible(id))
        };
        let subtypes = self.vm.subtypes_of(class.id);
        let mut others = subtypes.names.iter().filter(|name| **name != class.name);
        is_subject && (!subtypes.complete || others.any(overrides))
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
    pub(super) fn possible_objects(&mut self, reference: Value) -> Vec<Ref> {
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
        let runs_other_code =
            declared.access & access::FINAL == 0 && (self.shares_state(object) || self.passes_objects(method));
        runs_other_code
            .then(|| format!("what {}.{} of a caller's class does besides", declared.java_name(), method.name))
    }

    /// The same of iterators and parts of such a collection.
    fn other_views(&self, object: Ref, class: &Class, method: &Method) -> Option<String> {
        let kind = library::view_of(&class.name)?;
        let given = self.given_behind(object)?;
        // Streams ask a spliterator all kinds of things, and make the same of every answer (`models::streams`).
        let for_stream = kind == "java/util/Spliterator" && !self.is_program_running();
        let settled = library::is_settled_by_contract(kind, &method.name) || for_stream;
        (!settled || self.shares_state(given) || self.passes_objects(method))
            .then(|| format!("other classes of {} ({})", kind.replace('/', "."), method.name))
    }

    /// The type that an object stands for, if it is an iterator or a part of a collection that stands for others.
    pub(super) fn view_of_given(&self, object: Ref) -> Option<&'static str> {
        let class = self.vm.program.class(self.state.heap.class_of(object)?);
        library::view_of(&class.name).filter(|_| self.given_behind(object).is_some())
    }

    /// The input that a view is one of: it holds it, or what that keeps its elements in.
    fn given_behind(&self, view: Ref) -> Option<Ref> {
        let held_by = |object: Ref| {
            let mut held = Possible::default();
            self.state.heap.each_value(object, |value| self.add_possible(value, &mut held));
            held.objects
        };
        let held = held_by(view);
        let sets = self.state.inputs.objects.iter().filter(|made| matches!(made.content, Made::Set(_)));
        let mut sets = sets.map(|made| made.object);
        let given = held.iter().copied().find(|held| self.state.inputs.made(*held).is_some());
        given.or_else(|| sets.find(|set| held_by(*set).iter().any(|inside| held.contains(inside))))
    }

    /// An exception leaves a method: one of a collection that stands for others throws what its contract does not settle.
    pub(super) fn note_thrown(&mut self, frame: &Frame, exception: Ref) {
        if !self.vm.config.exploring || self.state.inputs.objects.is_empty() || self.is_by_contract(exception) {
            return;
        }
        let program = &self.vm.program;
        let method = program.method(frame.method);
        let owner = program.class(method.class);
        let of_library = matches!(owner.origin, Origin::Jdk(_)) && !method.is_static();
        let mut receivers = Possible::default();
        if let Some(value) = self.state.stack.slots.get(frame.base as usize).filter(|_| of_library) {
            self.add_possible(*value, &mut receivers);
        }
        let stands_for = |receiver: Ref| {
            let class = program.class(self.state.heap.class_of(receiver)?);
            if let Some(made) = self.state.inputs.made(receiver) {
                let is_collection = matches!(made.content, Made::List(_) | Made::Set(_) | Made::Map(..));
                return (is_collection && made.declared != class.id).then(|| program.class(made.declared).java_name());
            }
            self.view_of_given(receiver).map(|kind| kind.replace('/', "."))
        };
        if let Some(kind) = receivers.objects.into_iter().find_map(stands_for) {
            let by_contract = library::thrown_by_contract(&method.name).and_then(|name| program.load(name).ok());
            let class = self.state.heap.class_of(exception);
            let keeps = by_contract.zip(class).is_none_or(|(named, class)| program.is_subtype(class, named));
            let inputs = Rc::make_mut(&mut self.state.inputs);
            inputs.by_contract.push((exception, format!("{kind}.{}", method.name).into()));
            if !keeps {
                self.note_by_contract(exception);
            }
        }
    }

    fn is_by_contract(&self, exception: Ref) -> bool {
        self.state.inputs.by_contract.iter().any(|(thrown, _)| *thrown == exception)
    }

    /// What a collection threw which stands for others is looked at.
    fn note_by_contract(&mut self, exception: Ref) {
        let found = self.state.inputs.by_contract.iter().find(|(thrown, _)| *thrown == exception);
        if let Some((_, method)) = found {
            let what = format!("what {method} of other classes throws");
            self.note_left_out(Beyond::Collections, &what);
        }
    }

    /// A handler for a narrower class than that of an exception may catch what another collection throws in its place.
    pub(super) fn note_narrower_handlers(&mut self, frame: &Frame, exception: Ref, class: ClassId) {
        if self.state.inputs.by_contract.is_empty() {
            return;
        }
        let program = &self.vm.program;
        let method = program.method(frame.method);
        let Ok(code) = program.code(method) else { return };
        let mut covering = code.handlers.iter().filter(|h| h.start <= frame.pc && frame.pc < h.end && h.catch != 0);
        let is_narrower = |handler: &crate::program::Handler| {
            let caught = program.resolve_class(method.class, handler.catch);
            caught.is_ok_and(|caught| caught != class && program.is_subtype(caught, class))
        };
        if covering.any(is_narrower) {
            self.note_by_contract(exception);
        }
    }

    /// Whether a method is called with objects that can be changed.
    fn passes_objects(&self, method: &Method) -> bool {
        let mut arguments = Possible::default();
        (0..method.args.saturating_sub(1)).for_each(|i| self.add_possible(self.operand(i), &mut arguments));
        let classes = arguments.objects.into_iter().filter_map(|object| self.state.heap.class_of(object));
        let mut classes = classes.map(|class| self.vm.program.class(class));
        classes.any(|class| !library::is_value(&class.name) && !self.vm.world.is_immutable(&self.vm.program, class))
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

    /// Whether objects are of a type is asked, or needed.
    #[cold]
    pub(super) fn note_type_test(&mut self, reference: Value, tested: ClassId) {
        for object in self.possible_objects(reference) {
            self.note_by_contract(object);
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
            None => program.load(self.view_of_given(object)?).ok()?,
        };
        if program.is_subtype(declared, tested) || self.is_making_inputs() {
            return None;
        }
        let tested = program.class(tested);
        if let Some(component) = class.component().map(|c| program.class(c)) {
            let possible = tested.is_array() && !is_exact(program, component);
            let what = format!("arrays of classes that extend {}", named(component));
            return possible.then_some((Beyond::Arrays, what));
        }
        match class.origin {
            Origin::App(_) => {
                let is = program.is_subtype(class.id, tested.id);
                let open = class.file.as_ref().is_some_and(|file| file.is_open());
                let possible =
                    tested.is_interface() && tested.file.as_ref().is_none_or(|f| f.permitted_subclasses.is_empty());
                let what = || format!("classes that extend {} and implement {}", class.java_name(), tested.java_name());
                // A receiver is of the class that its script makes, and may be of one below.
                let below = is_subject && self.has_known_below(class, tested);
                (!is && (open && possible || below)).then(|| (self.written_or_known(object, class), what()))
            }
            Origin::Jdk(_) => {
                let possible = declared != class.id || is_left_open(class) && may_be_below(program, class, tested);
                let what = || format!("other classes of {}", program.class(declared).java_name());
                possible.then(|| (Beyond::Collections, what()))
            }
            _ => None,
        }
    }

    /// Whether a class on the class path, or one that is missing there, is below the one and of the other type, too.
    fn has_known_below(&self, class: &Class, tested: &Class) -> bool {
        let subtypes = self.vm.subtypes_of(class.id);
        let is_both =
            |name: &Rc<str>| self.vm.program.load(name).is_ok_and(|id| self.vm.program.is_subtype(id, tested.id));
        !subtypes.complete || subtypes.names.iter().any(is_both)
    }

    /// The class of an object is asked for.
    pub fn note_class_of(&mut self, object: Ref) {
        if !self.vm.config.exploring {
            return;
        }
        self.note_by_contract(object);
        if let Some(kind) = self.view_of_given(object).filter(|_| self.is_program_running()) {
            return self.note_left_out(Beyond::Collections, &format!("other classes of {}", kind.replace('/', ".")));
        }
        if !self.is_given(object) || self.is_making_inputs() {
            return;
        }
        if self.state.inputs.unusual {
            self.note_class_asked(object);
        }
        let program = &self.vm.program;
        let Some(class) = self.state.heap.class_of(object).map(|c| program.class(c)) else { return };
        let declared = self.state.inputs.made(object).map_or(class.id, |made| made.declared);
        let component = class.component().map(|c| program.class(c)).filter(|c| !is_exact(program, c));
        if let Some(component) = component {
            return self.note_left_out(Beyond::Arrays, &format!("arrays of classes that extend {}", named(component)));
        }
        let beyond = match class.origin {
            Origin::Jdk(_) if declared != class.id || is_left_open(class) => Beyond::Collections,
            Origin::App(_)
                if class.file.as_ref().is_some_and(|file| file.is_open())
                    || self.state.inputs.subject == Some(object) && self.vm.has_subclasses(class.id) =>
            {
                self.written_or_known(object, class)
            }
            _ => return,
        };
        self.note_left_out(beyond, &format!("other classes that extend {}", program.class(declared).java_name()));
    }

    /// An object is stored into an array.
    #[cold]
    pub fn note_store(&mut self, array: Ref, value: Value) {
        let made =
            self.state.inputs.made(array).filter(|m| matches!(m.content, Made::Array(_)) && value != Value::NULL);
        let component = made.and_then(|made| self.vm.program.class(made.class).component());
        let component = component.map(|c| self.vm.program.class(c)).filter(|c| !is_exact(&self.vm.program, c));
        if let Some(component) = component {
            self.note_left_out(Beyond::Arrays, &format!("arrays of classes that extend {}", named(component)));
        }
    }

    /// A record that is given is made by its constructor, as if that had run just now.
    pub(super) fn note_constructor(&mut self, class: ClassId, constructor: MethodId) {
        let program = &self.vm.program;
        let (found, constructor) = (program.class(class), program.method(constructor));
        if !self.vm.config.exploring {
            return;
        }
        let half_made = self.vm.world.is_seen_half_made(program, found);
        if self.vm.world.may_have_changed_since(program, found, constructor) {
            let what = format!("changes of what a {} holds since it was made", found.java_name());
            self.note_left_out(Beyond::References, &what);
        }
        if half_made {
            let what = format!("a {} whose constructor did not end", found.java_name());
            self.note_left_out(Beyond::References, &what);
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
        let replaceable = method.access & access::FINAL == 0 && class.access & access::FINAL == 0;
        let is_inherited = method.access & (access::PUBLIC | access::PROTECTED) != 0;
        match class.origin {
            Origin::App(_) => replaceable && (self.is_extensible(class.id) || self.has_subclasses(class.id)),
            // What the program's own classes inherit counts as theirs.
            Origin::Jdk(_) => {
                // Views are of classes of their own, final or not, where their collection is of another class.
                let is_view = library::view_of(&class.name).is_some();
                let stands_in = || library::is_overridden(&class.name) || self.has_subclasses(class.id);
                is_inherited && (is_view || replaceable && stands_in())
            }
            Origin::Vm => false,
        }
    }

    /// The part of the world that the answers of a method of the library leave out. Exceptions only tell what they were given.
    pub(super) fn left_out_by(&self, method: &Method) -> Option<Beyond> {
        let program = &self.program;
        let class = program.class(method.class);
        if !matches!(class.origin, Origin::Jdk(_)) {
            return None;
        }
        let is_exception = || program.loaded("java/lang/Throwable").is_some_and(|t| program.is_subtype(class.id, t));
        surroundings::asked_by(&class.name).filter(|_| !is_exception())
    }

    fn has_subclasses(&self, class: ClassId) -> bool {
        let subtypes = self.subtypes_of(class);
        subtypes.names.len() > 1 || !subtypes.complete
    }

    /// Whether a caller can write classes that extend or implement a type, or one below it.
    pub(super) fn is_extensible(&self, class: ClassId) -> bool {
        let is_open = |class: &Class| class.file.as_ref().is_some_and(|file| file.is_open());
        let below = || {
            let subtypes = self.subtypes_of(class);
            let mut found = subtypes.names.iter().filter_map(|name| self.program.load(name).ok());
            !subtypes.complete || found.any(|id| is_open(self.program.class(id)))
        };
        is_open(self.program.class(class)) || below()
    }
}

/// Whether classes of a caller may extend one of the library.
fn is_left_open(class: &Class) -> bool {
    class.access & access::FINAL == 0 && class.file.as_ref().is_none_or(|file| file.is_open())
}

/// Whether some class below the one is of the other type, too.
fn may_be_below(program: &Program, class: &Class, tested: &Class) -> bool {
    let is_sealed = tested.file.as_ref().is_some_and(|file| !file.permitted_subclasses.is_empty());
    tested.is_interface() && !is_sealed || program.is_subtype(tested.id, class.id)
}

/// As Java source has it.
fn named(class: &Class) -> String {
    if class.is_array() { readable(&class.name) } else { class.java_name() }
}

/// Whether an array of a type can only hold objects of it, because there is no narrower one.
fn is_exact(program: &Program, class: &Class) -> bool {
    match &class.shape {
        Shape::Primitive(_) => true,
        Shape::Array { component } => is_exact(program, program.class(*component)),
        Shape::Instance => class.access & access::FINAL != 0,
    }
}
