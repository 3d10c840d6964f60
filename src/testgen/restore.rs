//! What a test gives back after it ran: static fields of the program have their first values again, and so has what they
//! hold, as far as Java source can say that. So every test finds what it would find alone, in whatever order tests run.
//!
//! What the fields hold now is laid beside what initialisers put there: values, null, texts and constants are assigned again;
//! collections, atomic numbers and arrays are filled again; objects of the program are gone through field by field.
//! Private fields need reflection. What cannot be given back this way is left: the JVM shows whether that matters.

use std::collections::BTreeSet;

use super::java::literal::{text, util};
use super::java::{ClassName, Expr, Helper, Stmt, Type};
use super::plan::{Maker, typed, uncast};
use super::scope::Scope;
use super::world::{World, primitive, reference_name, unboxed};
use crate::classfile::access;
use crate::interp::Vm;
use crate::program::{Class, Field, Origin};
use crate::state::{InitStatus, Ref, State, Statics, Value};
use crate::util::ClassId;

/// Objects inside of objects that are gone through.
const DEEPEST: u32 = 4;
/// Elements of a collection or array.
const MOST_ELEMENTS: usize = 64;
/// Of the library, what can be emptied and filled again.
const COLLECTIONS: &[&str] = &[
    "ArrayList",
    "LinkedList",
    "Vector",
    "Stack",
    "ArrayDeque",
    "PriorityQueue",
    "HashSet",
    "LinkedHashSet",
    "TreeSet",
    "RegularEnumSet",
    "concurrent/CopyOnWriteArrayList",
    "concurrent/CopyOnWriteArraySet",
    "concurrent/ConcurrentLinkedQueue",
    "concurrent/ConcurrentLinkedDeque",
    "concurrent/ConcurrentSkipListSet",
    "concurrent/LinkedBlockingQueue",
    "concurrent/LinkedBlockingDeque",
    "concurrent/ConcurrentHashMap$KeySetView",
    "Collections$SetFromMap",
    "Collections$SynchronizedCollection",
    "Collections$SynchronizedList",
    "Collections$SynchronizedRandomAccessList",
    "Collections$SynchronizedSet",
];
const MAPS: &[&str] = &[
    "HashMap",
    "LinkedHashMap",
    "TreeMap",
    "Hashtable",
    "IdentityHashMap",
    "WeakHashMap",
    "EnumMap",
    "concurrent/ConcurrentHashMap",
    "concurrent/ConcurrentSkipListMap",
    "Collections$SynchronizedMap",
];
const ATOMICS: &[&str] = &["AtomicInteger", "AtomicLong", "AtomicBoolean", "AtomicReference"];

/// Initialised classes of the program with static fields, by id.
pub fn program_classes<'v>(vm: &'v Vm, statics: &Statics) -> Vec<&'v Class> {
    let all = (0..vm.program.class_count() as u32).map(ClassId);
    let done = all.filter(|c| statics.status(*c) == InitStatus::Done).map(|c| vm.program.class(c));
    done.filter(|c| matches!(c.origin, Origin::App(_)) && c.fields.iter().any(|f| f.is_static())).collect()
}

/// Statements that give static fields, and what they hold, their first values back; `first` is the state before the test.
pub fn restore(maker: &mut Maker<'_, '_>, first: &mut State) -> Vec<Stmt> {
    let classes = program_classes(maker.scope.vm, &maker.world.state.statics);
    let late: BTreeSet<ClassId> =
        classes.iter().map(|c| c.id).filter(|c| first.statics.status(*c) != InitStatus::Done).collect();
    let mut ignore = |_: &Vm, _: &mut State| {};
    let mut then = World::new(maker.scope.vm, &mut ignore);
    then.state = first.fork();
    for class in &late {
        // One that cannot be initialised has no first values.
        let _ = then.initialize(*class);
    }
    let mut found = Restoring { maker, then, is_late: false, seen: BTreeSet::new(), found: Vec::new() };
    for class in classes {
        found.is_late = late.contains(&class.id);
        for field in class.fields.iter().filter(|f| f.is_static() && f.access & access::SYNTHETIC == 0) {
            let slot = field.slot as usize;
            let then = found.then.state.statics.get(class.id, slot);
            let now = found.maker.world.state.statics.get(class.id, slot);
            if let (Some(then), Some(now)) = (then, now) {
                let place = Place { object: None, owner: class, field };
                found.field(&place, then, now, 0);
            }
        }
    }
    found.found
}

/// A field of a class, or of an object.
struct Place<'p> {
    object: Option<Expr>,
    owner: &'p Class,
    field: &'p Field,
}

struct Restoring<'r, 'w, 'a, 't> {
    maker: &'r mut Maker<'w, 'a>,
    then: World<'t>,
    /// The class was initialised by the test, so its objects of then and now are not the same ones.
    is_late: bool,
    seen: BTreeSet<(Ref, Ref)>,
    found: Vec<Stmt>,
}

impl Restoring<'_, '_, '_, '_> {
    fn field(&mut self, place: &Place<'_>, then: Value, now: Value, depth: u32) {
        let descriptor = &*place.field.descriptor;
        let is_final = place.field.access & access::FINAL != 0;
        if let Some(first) = simple(self.maker.scope, &self.then, then, descriptor) {
            if simple(self.maker.scope, self.maker.world, now, descriptor).as_ref() != Some(&first) && !is_final {
                self.assign(place, first);
            }
            // Wherever else a constant stands it is named; where it is declared it is gone through.
            if place.object.is_some() || place.field.access & access::ENUM == 0 {
                return;
            }
        }
        let (Some(then), Some(now)) = (then.as_ref(), now.as_ref()) else { return };
        if now.is_null() {
            return;
        }
        // Another object stands there: what the first one was is gone, unless nobody could put one there.
        let other = !is_final && then != now;
        if let Some(read) = self.read(place) {
            self.object(&read, descriptor, then, now, (other, depth));
        }
    }

    /// What an object holds; the expression gives the object, as one of this type.
    fn object(&mut self, read: &Expr, descriptor: &str, then: Ref, now: Ref, (other, depth): (bool, u32)) {
        let (Some(class), Some(first)) = (self.maker.world.class_of(now), self.then.class_of(then)) else { return };
        if class.id != first.id || depth > DEEPEST || !self.seen.insert((then, now)) {
            return;
        }
        if other && !self.is_late {
            return;
        }
        let name = &*class.name;
        let library = name.strip_prefix("java/util/").filter(|_| matches!(class.origin, Origin::Jdk(_)));
        if class.is_array() {
            return self.array(read, name, then, now, depth);
        }
        match library {
            Some(name) if COLLECTIONS.contains(&name) => self.collection(read, descriptor, then, now),
            Some(name) if MAPS.contains(&name) => self.map(read, descriptor, then, now),
            Some(name) => {
                if let Some(name) = name.strip_prefix("concurrent/atomic/").filter(|n| ATOMICS.contains(n)) {
                    self.atomic(read, (name, descriptor), class, then, now);
                }
            }
            None if matches!(class.origin, Origin::App(_)) && !other => self.fields(read, class, then, now, depth),
            None => {}
        }
    }

    fn fields(&mut self, read: &Expr, class: &Class, then: Ref, now: Ref, depth: u32) {
        let program = &self.maker.scope.vm.program;
        for owner in class.display.iter().map(|c| program.class(*c)) {
            if !matches!(owner.origin, Origin::App(_)) {
                continue;
            }
            for field in owner.fields.iter().filter(|f| !f.is_static() && f.access & access::SYNTHETIC == 0) {
                let slot = field.slot as usize;
                let values = (self.then.state.heap.field(then, slot), self.maker.world.state.heap.field(now, slot));
                if let (Some(then), Some(now)) = values {
                    let place = Place { object: Some(read.clone()), owner, field };
                    self.field(&place, then, now, depth + 1);
                }
            }
        }
    }

    fn array(&mut self, read: &Expr, name: &str, then: Ref, now: Ref, depth: u32) {
        let element = name.get(1..).unwrap_or_default();
        let values = |state: &State, array: Ref| {
            let elements = state.heap.array(array)?;
            (0..elements.len()).map(|i| elements.get(i)).collect::<Option<Vec<Value>>>()
        };
        let (first, last) = (values(&self.then.state, then), values(&self.maker.world.state, now));
        let (Some(first), Some(last)) = (first, last) else { return };
        if first.len() != last.len() || first.len() > MOST_ELEMENTS {
            return;
        }
        for (i, (then, now)) in first.into_iter().zip(last).enumerate() {
            let place = Expr::Index(Box::new(read.clone()), i);
            match simple(self.maker.scope, &self.then, then, element) {
                Some(first) => {
                    if simple(self.maker.scope, self.maker.world, now, element).as_ref() != Some(&first) {
                        self.found.push(Stmt::Assign(place, uncast(first, element)));
                    }
                }
                None => {
                    if let (Some(then), Some(now)) = (then.as_ref(), now.as_ref().filter(|o| !o.is_null())) {
                        self.object(&place, element, then, now, (then != now, depth + 1));
                    }
                }
            }
        }
    }

    fn collection(&mut self, read: &Expr, descriptor: &str, then: Ref, now: Ref) {
        let scope = self.maker.scope;
        let all = |world: &World<'_>, items: &[Value]| -> Option<Vec<Expr>> {
            items.iter().map(|item| simple(scope, world, *item, "Ljava/lang/Object;")).collect()
        };
        let first = elements(&mut self.then, then).and_then(|items| all(&self.then, &items));
        let last = elements(self.maker.world, now).and_then(|items| all(self.maker.world, &items));
        let Some(items) = first.filter(|first| last.as_ref() != Some(first)) else { return };
        let any = self.as_library(read, descriptor, "java/util/Collection", &[Type::Any]);
        self.found.push(Stmt::Do(Expr::Call(Box::new(any), "clear".into(), Vec::new())));
        if !items.is_empty() {
            let object = self.maker.scope.erased("Ljava/lang/Object;").into_iter().collect::<Vec<_>>();
            let typed = self.as_library(read, descriptor, "java/util/Collection", &object);
            let arguments = std::iter::once(typed).chain(items).collect();
            self.found.push(Stmt::Do(Expr::StaticCall(util("Collections"), "addAll".into(), arguments)));
        }
    }

    fn map(&mut self, read: &Expr, descriptor: &str, then: Ref, now: Ref) {
        let scope = self.maker.scope;
        let all = |world: &World<'_>, items: &[(Value, Value)]| -> Option<Vec<(Expr, Expr)>> {
            let one = |value: Value| simple(scope, world, value, "Ljava/lang/Object;");
            items.iter().map(|(key, value)| Some((one(*key)?, one(*value)?))).collect()
        };
        let first = entries(&mut self.then, then).and_then(|items| all(&self.then, &items));
        let last = entries(self.maker.world, now).and_then(|items| all(self.maker.world, &items));
        let Some(items) = first.filter(|first| last.as_ref() != Some(first)) else { return };
        let any = self.as_library(read, descriptor, "java/util/Map", &[Type::Any, Type::Any]);
        self.found.push(Stmt::Do(Expr::Call(Box::new(any), "clear".into(), Vec::new())));
        let Some(object) = self.maker.scope.erased("Ljava/lang/Object;") else { return };
        let typed = self.as_library(read, descriptor, "java/util/Map", &[object.clone(), object]);
        for (key, value) in items {
            self.found.push(Stmt::Do(Expr::Call(Box::new(typed.clone()), "put".into(), vec![key, value])));
        }
    }

    fn atomic(&mut self, read: &Expr, (name, declared): (&str, &str), class: &Class, then: Ref, now: Ref) {
        let Some(field) = class.field("value", None) else { return };
        let slot = field.slot as usize;
        let kind = if name == "AtomicBoolean" { "Z" } else { &*field.descriptor };
        let first =
            self.then.state.heap.field(then, slot).and_then(|value| simple(self.maker.scope, &self.then, value, kind));
        let world = &*self.maker.world;
        let last = world.state.heap.field(now, slot).and_then(|value| simple(self.maker.scope, world, value, kind));
        let Some(first) = first.filter(|first| last.as_ref() != Some(first)) else { return };
        let arguments: &[Type] = if name == "AtomicReference" { &[Type::Any] } else { &[] };
        let object = self.maker.scope.erased("Ljava/lang/Object;");
        let arguments = match object.filter(|_| !arguments.is_empty() && first != Expr::Literal("null".into())) {
            Some(object) => vec![object],
            None => arguments.to_vec(),
        };
        let full = format!("java/util/concurrent/atomic/{name}");
        let read = self.as_library(read, declared, &full, &arguments);
        self.found.push(Stmt::Do(Expr::Call(Box::new(read), "set".into(), vec![first])));
    }

    /// The expression as one of this type of the library: with a cast where it is declared as something else, and where
    /// reflection gives it.
    fn as_library(&self, read: &Expr, declared: &str, wanted: &str, arguments: &[Type]) -> Expr {
        let program = &self.maker.scope.vm.program;
        let is = reference_name(declared).and_then(|name| Some((program.load(name).ok()?, program.load(wanted).ok()?)));
        let by_reflection = match read {
            Expr::Cast(_, inner) if matches!(**inner, Expr::Helper(..)) => Some(inner),
            _ => None,
        };
        if by_reflection.is_none() && is.is_some_and(|(declared, wanted)| program.is_subtype(declared, wanted)) {
            return read.clone();
        }
        let (package, name) = wanted.rsplit_once('/').unwrap_or(("", wanted));
        let class = ClassName { package: package.replace('/', "."), names: vec![name.to_string()], shadowed: false };
        let inner = by_reflection.map_or_else(|| Box::new(read.clone()), Clone::clone);
        Expr::Cast(Type::Class(class, arguments.to_vec()), inner)
    }

    /// What the place holds; none where a test cannot name its types.
    fn read(&mut self, place: &Place<'_>) -> Option<Expr> {
        let name = self.maker.scope.class_name(place.owner)?;
        if self.maker.scope.sees_field(place.owner, place.field) {
            return Some(match &place.object {
                Some(object) => Expr::Field(Box::new(object.clone()), place.field.name.to_string()),
                None => Expr::Static(name, place.field.name.to_string()),
            });
        }
        let ty = self.maker.scope.erased(&place.field.descriptor)?;
        Some(Expr::Cast(ty, Box::new(Expr::Helper(Helper::GetField, reflected(place, name)))))
    }

    fn assign(&mut self, place: &Place<'_>, value: Expr) {
        let Some(name) = self.maker.scope.class_name(place.owner) else { return };
        if self.maker.scope.sees_field(place.owner, place.field) {
            if let Some(read) = self.read(place) {
                self.found.push(Stmt::Assign(read, uncast(value, &place.field.descriptor)));
            }
            return;
        }
        let mut arguments = reflected(place, name);
        arguments.push(value);
        self.found.push(Stmt::Do(Expr::Helper(Helper::SetField, arguments)));
    }
}

/// Object or null, class and name of a field.
fn reflected(place: &Place<'_>, owner: ClassName) -> Vec<Expr> {
    let object = match &place.object {
        // No cast is needed there.
        Some(Expr::Cast(_, inner)) => (**inner).clone(),
        Some(object) => object.clone(),
        None => Expr::Literal("null".into()),
    };
    let name = text(&place.field.name.encode_utf16().collect::<Vec<_>>());
    vec![object, Expr::ClassOf(Type::Class(owner, Vec::new())), name]
}

/// A value that Java source can say wherever it stands: a number, null, a text, a box, a constant of an enum.
fn simple(scope: &Scope<'_>, world: &World<'_>, value: Value, descriptor: &str) -> Option<Expr> {
    if let Some(value) = primitive(value, descriptor) {
        return Some(typed(value));
    }
    let object = value.as_ref()?;
    if object.is_null() {
        return Some(Expr::Literal("null".into()));
    }
    let class = world.class_of(object)?;
    if class.id == world.vm.known.string {
        return world.vm.string_units(&world.state, object).map(|units| text(&units));
    }
    if let Some(kind) = unboxed(&class.name) {
        let slot = class.field("value", None)?.slot as usize;
        return primitive(world.state.heap.field(object, slot)?, &kind.to_string()).map(typed);
    }
    let program = &world.vm.program;
    // The class of a constant with a body is one of its own.
    let owner = class.display.iter().rev().map(|c| program.class(*c)).find(|c| {
        c.access & access::ENUM != 0 && c.fields.iter().any(|f| f.is_static() && f.access & access::ENUM != 0)
    })?;
    let constant = owner.fields.iter().find(|field| {
        let is_constant = field.is_static() && field.access & access::ENUM != 0;
        is_constant && world.state.statics.get(owner.id, field.slot as usize) == Some(value)
    })?;
    Some(Expr::Static(scope.class_name(owner)?, constant.name.to_string()))
}

/// The elements of a collection of the library, in its order.
fn elements(world: &mut World<'_>, collection: Ref) -> Option<Vec<Value>> {
    world.aside(|world| {
        let collection = Value::reference(collection);
        let array = world.invoke("java/util/Collection", "toArray", "()[Ljava/lang/Object;", &[collection]).ok()?;
        let found = world.state.heap.array(array.as_ref()?)?;
        if found.len() > MOST_ELEMENTS {
            return None;
        }
        (0..found.len()).map(|i| found.get(i)).collect::<Option<Vec<Value>>>()
    })
}

fn entries(world: &mut World<'_>, map: Ref) -> Option<Vec<(Value, Value)>> {
    world.aside(|world| {
        let all = world.invoke("java/util/Map", "entrySet", "()Ljava/util/Set;", &[Value::reference(map)]).ok()?;
        let array = world.invoke("java/util/Collection", "toArray", "()[Ljava/lang/Object;", &[all]).ok()?;
        let found = world.state.heap.array(array.as_ref()?)?.clone();
        if found.len() > MOST_ELEMENTS {
            return None;
        }
        let mut entries = Vec::new();
        for i in 0..found.len() {
            let entry = found.get(i)?;
            let key = world.invoke("java/util/Map$Entry", "getKey", "()Ljava/lang/Object;", &[entry]).ok()?;
            let value = world.invoke("java/util/Map$Entry", "getValue", "()Ljava/lang/Object;", &[entry]).ok()?;
            entries.push((key, value));
        }
        Some(entries)
    })
}
