//! Unknown values: variables for primitives, lazily initialised objects for references (see `state::inputs`).
//!
//! A reference is resolved when something first looks at it: see `lazies`. All constraints added here hold when the new
//! variables are zero, so a model of the path stays one.

use std::borrow::Cow;
use std::rc::Rc;

use super::Machine;
use super::candidates::{Candidate, CandidateKind};
use super::lazies::declared_class;
use super::outcome::{ForkReason, Outcome};
use crate::classfile::access;
use crate::classfile::descriptor::FieldType;
use crate::expr::ops::Cmp;
use crate::expr::{Sort, TermId};
use crate::program::{Class, Field, Origin};
use crate::state::inputs::MadeObject;
use crate::state::{Body, InitStatus, Lazy, Made, Object, OpenArray, Ref, Rest, Root, Value};
use crate::util::ClassId;
use crate::world::{Beyond, LeftOut};

/// No unknown string is longer.
pub const LONGEST_TEXT: i32 = 1 << 28;

/// What is left out where the receiver is built: exploring from any receiver leaves it in.
pub const RECEIVER_AMONG_ARGUMENTS: &str = "arguments that lead to the receiver";

/// What is left out where an input may be of other classes than those that are tried, and where none can be tried.
pub const OTHER_CLASSES: &str = "other classes for an input of type ";
pub const UNKNOWN_TYPE: &str = "an unknown ";

/// The variable that is the length of an unknown array, text or collection.
pub fn length_name(reference: &str) -> String {
    format!("{reference}.length")
}

/// The sort of the variable that is an unknown value of this type; None for references.
pub fn variable_sort(descriptor: &str) -> Option<Sort> {
    Some(match descriptor {
        "Z" => Sort::Bool,
        "B" => Sort::Bv8,
        "S" | "C" => Sort::Bv16,
        "I" => Sort::Bv32,
        "J" => Sort::Bv64,
        "F" => Sort::F32,
        "D" => Sort::F64,
        _ => return None,
    })
}

impl Machine<'_> {
    /// A new root input of this type.
    pub fn ask(&mut self, name: &str, descriptor: &str, signature: Option<&str>, nullable: bool) -> Value {
        let value = self.unknown(name, descriptor, signature, 0, nullable);
        let root = Root { name: name.into(), descriptor: descriptor.into(), value, when: None };
        Rc::make_mut(&mut self.state.inputs).roots.push(root);
        value
    }

    /// An unknown value.
    pub fn unknown(
        &mut self,
        name: &str,
        descriptor: &str,
        signature: Option<&str>,
        depth: u32,
        nullable: bool,
    ) -> Value {
        let sort = variable_sort(descriptor).unwrap_or(Sort::Ref);
        let (mut name, mut var) = (Cow::from(name), self.terms.var(name, sort));
        // Objects of several classes may be at one place, and have parts of other types there.
        let is_other = |lazy: &Lazy| (&*lazy.descriptor, lazy.signature.as_deref()) != (descriptor, signature);
        if self.state.inputs.lazies.get(&var).is_some_and(is_other) {
            name = format!("{name} as {}", signature.map_or_else(|| readable(descriptor), String::from)).into();
            var = self.terms.var(&name, sort);
        }
        let term = match descriptor {
            "Z" => self.terms.bool_to_int(var),
            "B" | "S" => self.terms.sign_extend(Sort::Bv32, var),
            "C" => self.terms.zero_extend(Sort::Bv32, var),
            "I" | "J" | "F" | "D" => var,
            _ => {
                let lazy = Lazy {
                    name: name.as_ref().into(),
                    descriptor: descriptor.into(),
                    signature: signature.map(Into::into),
                    depth,
                    nullable,
                    of: None,
                    longest: None,
                    resolved: None,
                };
                Rc::make_mut(&mut self.state.inputs).lazies.insert(var, lazy);
                var
            }
        };
        Value::sym(term)
    }

    /// Runs the calls that finish new objects, one by one; the instruction is repeated after each.
    pub(super) fn finish_inputs(&mut self) -> Result<(), Box<Outcome>> {
        while let Some((exists, method, arguments)) = self.state.inputs.unfinished.last().cloned() {
            let wanted = self.decide(exists, ForkReason::Alias)?;
            Rc::make_mut(&mut self.state.inputs).unfinished.pop();
            if wanted {
                self.push_maker(method, &arguments)?;
                return Err(Box::new(Outcome::Quantum));
            }
        }
        Ok(())
    }

    /// Strings, boxes, collections: one of them is no step deeper into the program's own objects.
    pub(super) fn is_value_like(&self, class: ClassId) -> bool {
        let class = self.vm.program.class(class);
        matches!(class.origin, Origin::Jdk(_)) && !class.is_array()
    }

    /// Whether objects of a class never change: identity matters only where the program compares references.
    pub(super) fn never_changes_itself(&self, class: ClassId) -> bool {
        crate::world::library::is_value(&self.vm.program.class(class).name)
    }

    /// Classes are initialised before objects of them exist. Where that takes code, it runs first, and the instruction
    /// that looked at the reference is repeated.
    pub(super) fn initialize_all(&mut self, candidates: &[Candidate]) -> Result<(), Box<Outcome>> {
        for candidate in candidates {
            if self.state.statics.status(candidate.class) == InitStatus::Untouched
                && !self.ensure_initialized(candidate.class)?
            {
                return Err(Box::new(Outcome::Quantum));
            }
        }
        Ok(())
    }

    pub(super) fn enum_constants(&self, class: ClassId) -> Vec<(Rc<str>, Ref)> {
        let found = self.vm.program.class(class);
        let boolean = &*found.name == "java/lang/Boolean";
        let is_constant = |name: &str| boolean && matches!(name, "TRUE" | "FALSE");
        let constants = found.fields.iter().filter(|f| f.access & access::ENUM != 0 || is_constant(&f.name));
        let values =
            constants.filter_map(|f| Some((f.name.clone(), self.state.statics.get(class, f.slot as usize)?.as_ref()?)));
        values.filter(|(_, r)| !r.is_null()).collect()
    }

    /// A new input object.
    pub(super) fn make(&mut self, candidate: &Candidate, lazy: &Lazy, exists: TermId) -> Ref {
        let name = &*lazy.name;
        let (object, content) = match candidate.kind {
            CandidateKind::Array => {
                let array = self.open_input(name, &self.vm.program.class(candidate.class).name[1..], lazy);
                let body = Body::Open(array.clone());
                (self.state.heap.alloc(Object { class: candidate.class, body }), Made::Array(array))
            }
            CandidateKind::Text => {
                let array = self.open_input(name, "C", lazy);
                let class = self.vm.known.char_array;
                let units = self.state.heap.alloc(Object { class, body: Body::Open(array.clone()) });
                let string = self.vm.new_instance(self.state, candidate.class);
                self.state.heap.set_field(string, self.vm.known.string_value as usize, Value::reference(units));
                (string, Made::Array(array))
            }
            CandidateKind::Boxed => self.make_box(candidate.class, lazy),
            CandidateKind::Stub(interface) => {
                (self.make_stub(candidate.class, interface, lazy), Made::Fields(Rc::from([])))
            }
            CandidateKind::List => self.make_list(candidate.class, lazy),
            CandidateKind::Set => self.make_filled(candidate.class, lazy, exists, false),
            CandidateKind::Map => self.make_filled(candidate.class, lazy, exists, true),
            CandidateKind::Library(line) => self.make_from_library(candidate.class, line, lazy, exists),
            CandidateKind::Written(of) => {
                let object = self.make_written(candidate.class, of, lazy);
                let fields = self.unknown_fields(candidate.class, name, lazy);
                self.state.heap.set_body(object, Body::Fields(fields.clone()));
                (object, Made::Fields(fields))
            }
            CandidateKind::Fields | CandidateKind::Constants | CandidateKind::Literals => {
                let object = self.vm.new_instance(self.state, candidate.class);
                let fields = self.unknown_fields(candidate.class, name, lazy);
                match self.constructor_with_code(candidate.class) {
                    Some((constructor, slots)) => {
                        self.note_constructor(candidate.class, constructor);
                        let values = slots.iter().filter_map(|slot| fields.get(*slot).copied());
                        let arguments = [Value::reference(object)].into_iter().chain(values).collect();
                        let inputs = Rc::make_mut(&mut self.state.inputs);
                        inputs.unfinished.push((exists, constructor, arguments));
                    }
                    None => {
                        self.state.heap.set_body(object, Body::Fields(fields.clone()));
                        self.assume_kept(candidate.class, &fields, exists);
                    }
                }
                (object, Made::Fields(fields))
            }
        };
        let declared = declared_class(&lazy.descriptor).and_then(|name| self.vm.program.load(name).ok());
        let made = MadeObject {
            object,
            class: candidate.class,
            declared: declared.unwrap_or(candidate.class),
            name: name.into(),
            content,
            exists,
            depth: lazy.depth,
        };
        Rc::make_mut(&mut self.state.inputs).objects.push(made);
        object
    }

    /// A class was initialised: its static fields may have changed since.
    pub(super) fn forget_unknown_statics(&mut self, class: ClassId) {
        let own = matches!(self.vm.program.class(class).origin, Origin::App(_));
        if self.state.unknown_statics == Some(class) || self.state.inputs.any_statics && own {
            self.forget_statics(class);
        } else {
            self.heed_annotations(class);
        }
    }

    /// Gives the static fields of an initialised class unknown values; those that are assigned once keep theirs.
    pub fn forget_statics(&mut self, class: ClassId) {
        self.forget_statics_of(class, 0);
    }

    fn forget_statics_of(&mut self, class: ClassId, call: usize) {
        self.state.unknown_statics = None;
        let found = self.vm.program.class(class);
        for field in found.fields.iter().filter(|f| f.is_static() && f.access & access::FINAL == 0) {
            let assigned_once = || self.vm.world.static_field(&self.vm.program, found, field.slot).assigned_once;
            if field.access & access::SYNTHETIC != 0 || self.state.inputs.any_statics && assigned_once() {
                continue;
            }
            self.forget_static(class, field, call);
        }
    }

    /// The static fields of the program's classes that are initialised get unknown values once more, before the call of this
    /// number.
    pub fn forget_all_statics(&mut self, call: usize) {
        let program = &self.vm.program;
        for class in (0..program.class_count()).map(|id| ClassId(id as u32)) {
            let own = matches!(program.class(class).origin, Origin::App(_));
            if own && self.state.statics.status(class) == InitStatus::Done {
                self.forget_statics_of(class, call);
            }
        }
    }

    /// Gives a static field an unknown value: it is an input.
    pub(super) fn forget_static(&mut self, class: ClassId, field: &Field, call: usize) {
        let found = self.vm.program.class(class);
        let again = if call == 0 { String::new() } else { format!("#{call}") };
        let name = format!("{}.{}{again}", found.java_name(), field.name);
        let signature = field_signature(found, &field.name);
        let value = self.unknown(&name, &field.descriptor, signature.as_deref(), 0, true);
        self.state.statics.set(class, field.slot as usize, value);
        let root = Root { name: name.as_str().into(), descriptor: field.descriptor.clone(), value, when: None };
        Rc::make_mut(&mut self.state.inputs).statics.push(root);
    }

    /// What a static field held at some time before.
    pub(super) fn static_before(&mut self, owner: &Class, field: &Field) -> Value {
        let inputs = Rc::make_mut(&mut self.state.inputs);
        inputs.read_before += 1;
        let name = format!("{}.{}@{}", owner.java_name(), field.name, inputs.read_before);
        let signature = field_signature(owner, &field.name);
        self.unknown(&name, &field.descriptor, signature.as_deref(), 0, true)
    }

    /// An unknown value for each instance field, inherited ones first.
    pub fn unknown_fields(&mut self, class: ClassId, name: &str, lazy: &Lazy) -> Rc<[Value]> {
        let program = &self.vm.program;
        let found = program.class(class);
        let mut values: Vec<Value> = found.layout.iter().map(|k| super::advance::default_value(*k)).collect();
        let jdk = matches!(found.origin, Origin::Jdk(_));
        for owner in found.display.iter() {
            let owner = program.class(*owner);
            for field in owner.fields.iter().filter(|f| !f.is_static()) {
                if &*field.name == "this$0" && owner.access & access::SYNTHETIC != 0 {
                    continue;
                }
                // Boxes have one field that counts; others of the JDK's classes are caches.
                if jdk && &*field.name != "value" {
                    continue;
                }
                let shadowed = values.len() > 1 && found.field(&field.name, None).is_some_and(|f| f.slot != field.slot);
                let mut path = format!("{name}.{}", field.name);
                let is_object = variable_sort(&field.descriptor).is_none();
                // Objects of other classes that may be there as well have fields of their own.
                let mut is_taken = || {
                    let known = self.state.inputs.lazies.get(&self.terms.var(&path, Sort::Ref));
                    known.is_some_and(|other| other.of != Some(owner.id))
                };
                if shadowed || is_object && is_taken() {
                    path = format!("{name}.{}::{}", owner.java_name(), field.name);
                }
                let signature = field_signature(owner, &field.name);
                let argument = lazy.signature.as_deref().and_then(|s| type_arguments(s).into_iter().next());
                let (descriptor, signature) = match (&*owner.name, argument) {
                    ("java/util/Optional", Some(argument)) => erase(&argument),
                    _ => (field.descriptor.to_string(), signature),
                };
                // What an object lives inside of was looked at before it was made.
                let is_outer = field.access & access::SYNTHETIC != 0 && field.name.starts_with("this$");
                let value = self.unknown(&path, &descriptor, signature.as_deref(), lazy.depth + 1, !is_outer);
                if let Some(var) = value.as_sym().filter(|_| is_object)
                    && let Some(lazy) = Rc::make_mut(&mut self.state.inputs).lazies.get_mut(&var)
                {
                    lazy.of = Some(owner.id);
                }
                if let Some(place) = values.get_mut(field.slot as usize) {
                    *place = value;
                }
            }
        }
        values.into()
    }

    /// The beginning of an array of unknown length: `element` is the descriptor of its elements.
    fn open_input(&mut self, name: &str, element: &str, lazy: &Lazy) -> Rc<OpenArray> {
        let length = self.terms.var(&length_name(name), Sort::Bv32);
        let zero = self.terms.int(0);
        let natural = self.terms.cmp(Cmp::Ge, length, zero);
        self.state.path.assume(self.terms, natural);
        // So that joining a few strings does not overflow, which would need a question each time.
        if element == "C" {
            let huge = self.terms.int(LONGEST_TEXT);
            let holdable = self.terms.cmp(Cmp::Le, length, huge);
            self.state.path.assume(self.terms, holdable);
            self.note_scope("unknown strings have at most 268435456 characters");
        }
        let bounds = self.vm.bounds.get();
        let known = if element == "C" { bounds.text } else { bounds.array };
        let known = lazy.longest.map_or(known, |longest| known.max(longest));
        let elements = (0..known).map(|i| self.unknown(&format!("{name}[{i}]"), element, None, lazy.depth + 1, true));
        let elements = elements.collect();
        Rc::new(OpenArray { length, elements, rest: Rest::Input(name.into()) })
    }

    /// Says what was left out: sizes that a JVM may have no memory for. Whether it has depends on its options.
    pub fn note_scope(&mut self, scope: &str) {
        if !self.state.inputs.scope.contains(scope) {
            Rc::make_mut(&mut self.state.inputs).scope.insert(scope.to_string());
        }
    }

    /// One of several possible answers is taken.
    pub fn note_others(&mut self, beyond: Beyond, what: &str) {
        self.note_left_out(beyond, &format!("other {what}"));
    }

    /// Says what else could have been: the path shows nothing about it.
    pub fn note_left_out(&mut self, beyond: Beyond, what: &str) {
        if let Some(granted) = self.vm.config.world.granting(beyond) {
            return self.note_scope(granted);
        }
        if !self.state.inputs.left_out.iter().any(|known| known.what() == what) {
            Rc::make_mut(&mut self.state.inputs).left_out.insert(LeftOut::new(beyond, what));
        }
    }

    /// The canonical constructor of a record that does more than assign its fields, and the slots of the components.
    fn constructor_with_code(&self, class: ClassId) -> Option<(crate::util::MethodId, Vec<usize>)> {
        let program = &self.vm.program;
        let class = program.class(class);
        let components = class.file.as_ref()?.record_components.as_ref()?;
        let types: String = components.iter().map(|c| &*c.descriptor).collect();
        let constructor = program.find_named(class.id, "<init>", &format!("({types})V"))?;
        let code = program.code(constructor).ok()?;
        // this, super call, return; load, load, assign for each component
        if code.insns.len() <= 3 + 3 * components.len() {
            return None;
        }
        let slots = components.iter().map(|c| class.field(&c.name, Some(&c.descriptor)).map(|f| f.slot as usize));
        Some((constructor.id, slots.collect::<Option<Vec<usize>>>()?))
    }

    fn make_box(&mut self, class: ClassId, lazy: &Lazy) -> (Ref, Made) {
        let fields = self.unknown_fields(class, &lazy.name, lazy);
        let slot = self.vm.program.find_field(class, "value", None).map_or(0, |f| f.slot as usize);
        let value = fields.get(slot).and_then(|v| v.as_sym());
        let object = match value.map(|value| self.boxed(class, value)).and_then(Value::as_sym) {
            Some(boxed) => self.box_object(boxed).unwrap_or_default(),
            None => self.vm.new_instance(self.state, class),
        };
        (object, Made::Fields(fields))
    }

    /// Unknown elements of a collection, as an array as long as the collection is large; its known elements, its length.
    fn unknown_elements(&mut self, lazy: &Lazy, part: &str, argument: Option<&str>) -> (Ref, Rc<[Value]>, TermId) {
        let name = &*lazy.name;
        let (descriptor, signature) = argument.map_or_else(|| ("Ljava/lang/Object;".to_string(), None), erase);
        let elements: Vec<Value> = (0..self.vm.bounds.get().array)
            .map(|i| {
                let name = format!("{name}{part}[{i}]");
                self.unknown(&name, &descriptor, signature.as_deref(), lazy.depth + 1, true)
            })
            .collect();
        let content: Rc<[Value]> = elements.clone().into();
        let class = self.vm.program.load("[Ljava/lang/Object;").unwrap_or(self.vm.known.object);
        let length = self.terms.var(&length_name(name), Sort::Bv32);
        let zero = self.terms.int(0);
        let natural = self.terms.cmp(Cmp::Ge, length, zero);
        self.state.path.assume(self.terms, natural);
        let open = OpenArray { length, elements, rest: Rest::Lost };
        let array = self.state.heap.alloc(Object { class, body: Body::Open(open.into()) });
        (array, content, length)
    }

    /// An `ArrayList` of unknown size.
    fn make_list(&mut self, class: ClassId, lazy: &Lazy) -> (Ref, Made) {
        let argument = lazy.signature.as_deref().and_then(|s| type_arguments(s).into_iter().next());
        let (array, content, size) = self.unknown_elements(lazy, "", argument.as_deref());
        let list = self.vm.new_instance(self.state, class);
        let mut set = |field: &str, value| {
            if let Some(found) = self.vm.program.find_field(class, field, None) {
                self.state.heap.set_field(list, found.slot as usize, value);
            }
        };
        set("elementData", Value::reference(array));
        set("size", Value::sym(size));
        (list, Made::List(content))
    }

    /// A set or map that its own code fills, up to the bound.
    fn make_filled(&mut self, class: ClassId, lazy: &Lazy, exists: TermId, map: bool) -> (Ref, Made) {
        let arguments = lazy.signature.as_deref().map(type_arguments).unwrap_or_default();
        let argument = |i: usize| arguments.get(i).map(String::as_str);
        let object = self.vm.new_instance(self.state, class);
        let reference = Value::reference(object);
        let (keys, content, size) = self.unknown_elements(lazy, "", argument(0));
        let mut values = vec![reference, Value::reference(keys)];
        let made = if map {
            let (array, second, _) = self.unknown_elements(lazy, ".value", argument(1));
            values.push(Value::reference(array));
            Made::Map(content, second)
        } else {
            Made::Set(content)
        };
        values.push(Value::sym(size));
        let program = &self.vm.program;
        let constructor = program.find_named(class, "<init>", "()V").map(|m| m.id);
        let fill = program.load("obligato/Fill").ok().and_then(|fill| {
            let filler = if map {
                ("map", "(Ljava/util/Map;[Ljava/lang/Object;[Ljava/lang/Object;I)V")
            } else {
                ("set", "(Ljava/util/Set;[Ljava/lang/Object;I)V")
            };
            program.find_named(fill, filler.0, filler.1).map(|m| m.id)
        });
        if let (Some(constructor), Some(fill)) = (constructor, fill) {
            let inputs = Rc::make_mut(&mut self.state.inputs);
            inputs.unfinished.push((exists, fill, values));
            inputs.unfinished.push((exists, constructor, vec![reference]));
        }
        (object, made)
    }

    /// Forks on the length of an array of unknown length, up to the bound, and makes it an ordinary one.
    pub fn close(&mut self, array: Ref) -> Result<(), Box<Outcome>> {
        self.expand(array)?;
        let Some(open) = self.state.heap.open(array).cloned() else { return Ok(()) };
        let most = open.elements.len();
        let limit = self.terms.int(most as i32);
        let short = self.terms.cmp(Cmp::Le, open.length, limit);
        // A complete text is never longer than what is known of it.
        if !matches!(open.rest, Rest::Given { .. }) {
            let bound = self.length_bound(array);
            self.within(short, &bound)?;
        }
        let guards: Vec<TermId> = (0..=most)
            .map(|i| {
                let i = self.terms.int(i as i32);
                self.terms.eq(open.length, i)
            })
            .collect();
        let length = self.choose(&guards, ForkReason::Length)?;
        self.settle(array, &open, length);
        Ok(())
    }

    /// The array has this length now.
    pub fn settle(&mut self, array: Ref, open: &OpenArray, length: usize) {
        let kept = open.elements.get(..length).unwrap_or(&open.elements);
        let component = self.component_of(array);
        let shape = component.map(|c| &self.vm.program.class(c).shape);
        let mut elements = super::arrays::blank_elements(shape.unwrap_or(&crate::program::Shape::Instance), length);
        if kept.iter().any(|v| v.is_sym()) {
            elements.make_tagged();
        }
        kept.iter().enumerate().for_each(|(i, v)| {
            elements.set(i, *v);
        });
        self.state.heap.set_body(array, Body::Array(elements));
    }
}

pub(super) fn readable(descriptor: &str) -> String {
    FieldType::parse(descriptor).map_or_else(|_| descriptor.to_string(), |t| t.java())
}

fn field_signature(class: &Class, field: &str) -> Option<String> {
    let file = class.file.as_ref()?;
    let info = file.fields.iter().find(|f| &*f.name == field)?;
    info.signature.as_deref().map(str::to_string)
}

/// The type arguments of a generic signature: `Ljava/lang/String;` of `Ljava/util/List<Ljava/lang/String;>;`.
pub(super) fn type_arguments(signature: &str) -> Vec<String> {
    let Some((_, inside)) = signature.split_once('<') else { return Vec::new() };
    let mut found = Vec::new();
    let mut current = String::new();
    let mut depth = 0;
    let mut above = false;
    for c in inside.chars() {
        match c {
            '<' => depth += 1,
            '>' if depth == 0 => break,
            '>' => depth -= 1,
            '+' if current.is_empty() => continue,
            // Anything above the type.
            '-' if current.is_empty() => {
                above = true;
                continue;
            }
            '*' if current.is_empty() => {
                found.push("Ljava/lang/Object;".to_string());
                continue;
            }
            _ => {}
        }
        current.push(c);
        if c == ';' && depth == 0 {
            let argument = std::mem::take(&mut current);
            found.push(if std::mem::take(&mut above) { "Ljava/lang/Object;".to_string() } else { argument });
        }
    }
    found
}

/// The descriptor of a type argument, and its signature if it is generic itself.
pub(super) fn erase(argument: &str) -> (String, Option<String>) {
    match argument.split_once('<') {
        _ if !argument.starts_with(['L', '[']) => ("Ljava/lang/Object;".to_string(), None),
        Some((raw, _)) => (format!("{raw};"), Some(argument.to_string())),
        None => (argument.to_string(), None),
    }
}
