//! What a run did, as assertions: the result, the exception, and the state that it changed and a test can see.
//!
//! Invariants: what assertions run of the program, getters and queries (`queries`), is observed like the call itself, because the test
//! runs it; what cannot be said for certain is not asserted, and a remark says so.

use std::collections::BTreeSet;

use super::java::literal::{lang, text, util};
use super::java::{Expr, Real, Stmt, Type};
use super::look::{Accessor, accessors};
use super::plan::{Held, Maker, typed, uncast};
use super::scope::Scope;
use super::world::{World, primitive, unboxed};
use crate::classfile::access;
use crate::explore::check::trace;
use crate::explore::input::Primitive;
use crate::program::{Class, Origin};
use crate::state::{Ref, State, Value};
use crate::util::ClassId;

/// Elements that an assertion spells out.
const MOST_ELEMENTS: usize = 100;
/// Assertions about one object.
const MOST_ABOUT_ONE: usize = 12;
/// Objects inside objects that assertions follow.
pub const DEEPEST: u32 = 3;

/// JDK classes whose `toString` says what they hold.
pub(super) const BY_TEXT: &[&str] = &[
    "java/lang/StringBuilder",
    "java/lang/StringBuffer",
    "java/math/BigInteger",
    "java/math/BigDecimal",
    "java/time/LocalDate",
    "java/time/LocalTime",
    "java/time/LocalDateTime",
    "java/time/Duration",
    "java/time/Period",
    "java/util/UUID",
    "java/util/BitSet",
    "java/util/OptionalInt",
    "java/util/OptionalLong",
    "java/util/OptionalDouble",
    "java/util/concurrent/atomic/AtomicInteger",
    "java/util/concurrent/atomic/AtomicLong",
    "java/util/concurrent/atomic/AtomicBoolean",
];

/// Exceptions that the JVM itself raises: their messages differ between versions.
const RAISED: &[&str] = &[
    "java/lang/NullPointerException",
    "java/lang/ArithmeticException",
    "java/lang/ArrayIndexOutOfBoundsException",
    "java/lang/StringIndexOutOfBoundsException",
    "java/lang/IndexOutOfBoundsException",
    "java/lang/ClassCastException",
    "java/lang/NegativeArraySizeException",
    "java/lang/ArrayStoreException",
];

pub struct Oracle<'w, 'a> {
    pub world: &'w mut World<'a>,
    pub scope: &'w Scope<'a>,
    pub held: Vec<Held>,
    /// The state before the call.
    pub before: State,
    pub out: Vec<Stmt>,
    pub remarks: Vec<String>,
    names: u32,
    /// Objects that assertions look at, from the outermost on, with what gives them.
    around: Vec<(Ref, Expr)>,
}

impl<'w, 'a> Oracle<'w, 'a> {
    pub fn new(maker: Maker<'w, 'a>, before: State) -> Self {
        let (world, scope, held) = (maker.world, maker.scope, maker.held);
        Self { world, scope, held, before, out: Vec::new(), remarks: Vec::new(), names: 0, around: Vec::new() }
    }

    /// About values as they are, with no call before.
    pub fn of_world(world: &'w mut World<'a>, scope: &'w Scope<'a>, held: Vec<Held>) -> Self {
        let before = world.state.fork();
        Self { world, scope, held, before, out: Vec::new(), remarks: Vec::new(), names: 0, around: Vec::new() }
    }

    /// Asserts that the expression, of this static type, has this value.
    pub fn value(&mut self, actual: Expr, value: Value, descriptor: &str, depth: u32) {
        if let Some(primitive) = primitive(value, descriptor) {
            self.out.push(primitive_assertion(primitive, actual));
            return;
        }
        let Some(object) = value.as_ref() else { return };
        if object.is_null() {
            self.out.push(Stmt::Null(actual));
            return;
        }
        if let Some(held) = self.held.iter().find(|h| h.object == object) {
            self.out.push(Stmt::Same(Expr::Local(held.name.clone()), actual));
            return;
        }
        if let Some((_, outer)) = self.around.iter().find(|(around, _)| *around == object) {
            self.out.push(Stmt::Same(outer.clone(), actual));
            return;
        }
        let Some(class) = self.world.class_of(object) else { return };
        if class.is_array() {
            return self.array(actual, object, class, descriptor, depth);
        }
        if let Some(shown) = self.shown_map(object, class) {
            let entries = shown.into_iter().collect::<Option<Vec<_>>>();
            match entries {
                Some(entries) => self.map(actual, entries),
                None => self.out.push(Stmt::NotNull(actual)),
            }
            return;
        }
        if let Some(expected) = self.equal(value, 0) {
            self.out.push(Stmt::Equals(expected, actual));
            return;
        }
        if BY_TEXT.contains(&&*class.name)
            && let Some(units) = self.text_of(object)
        {
            self.out.push(Stmt::Equals(text(&units), Expr::Call(Box::new(actual), "toString".into(), Vec::new())));
            return;
        }
        self.object(actual, object, class, descriptor, depth);
    }

    pub(super) fn array(&mut self, actual: Expr, array: Ref, class: &Class, descriptor: &str, depth: u32) {
        let element = class.name.get(1..).unwrap_or_default().to_string();
        let Some(items) = self.elements(array) else { return };
        let actual = if descriptor == &*class.name {
            actual
        } else {
            match self.scope.erased(&class.name) {
                Some(ty) => Expr::Cast(ty, Box::new(actual)),
                None => return self.out.push(Stmt::NotNull(actual)),
            }
        };
        let length = |actual: Expr| {
            let count = Expr::Literal(items.len().to_string());
            Stmt::Equals(count, Expr::Field(Box::new(actual), "length".into()))
        };
        if items.len() > MOST_ELEMENTS {
            self.remarks.push("A long array is checked by its length only.".into());
            return self.out.push(length(actual));
        }
        let real = match element.as_str() {
            "F" => Some(Real::Float),
            "D" => Some(Real::Double),
            _ => None,
        };
        let shown: Option<Vec<Expr>> = items.iter().map(|v| self.element(*v, &element, 0)).collect();
        if let Some((shown, ty)) = shown.zip(self.scope.raw(&element)).filter(|(_, t)| self.is_plain(&element, t)) {
            let expected = Expr::ArrayOf(ty, shown);
            self.out.push(match real {
                Some(real) => Stmt::RealArrayEquals(real, expected, actual),
                None => Stmt::ArrayEquals(expected, actual),
            });
            return;
        }
        self.out.push(length(actual.clone()));
        if depth < DEEPEST {
            for (i, item) in items.iter().enumerate().take(MOST_ABOUT_ONE) {
                self.value(Expr::Index(Box::new(actual.clone()), i), *item, &element, depth + 1);
            }
        }
    }

    /// Arrays of generic classes cannot be made without a warning.
    fn is_plain(&self, element: &str, _raw: &Type) -> bool {
        !matches!(innermost(&self.scope.erased(element)), Some(Type::Class(_, arguments)) if !arguments.is_empty())
    }

    fn element(&mut self, value: Value, descriptor: &str, depth: u32) -> Option<Expr> {
        match primitive(value, descriptor) {
            Some(value) => Some(uncast(typed(value), descriptor)),
            None => self.equal(value, depth + 1),
        }
    }

    fn elements(&self, array: Ref) -> Option<Vec<Value>> {
        let elements = self.world.state.heap.array(array)?;
        (0..elements.len()).map(|i| elements.get(i)).collect()
    }

    fn map(&mut self, actual: Expr, entries: Vec<(Expr, Expr)>) {
        match entries.as_slice() {
            [] => self.out.push(Stmt::Equals(Expr::StaticCall(util("Collections"), "emptyMap".into(), vec![]), actual)),
            [(key, value)] => {
                let arguments = vec![key.clone(), value.clone()];
                let expected = Expr::StaticCall(util("Collections"), "singletonMap".into(), arguments);
                self.out.push(Stmt::Equals(expected, actual));
            }
            _ => {
                self.names += 1;
                let name = if self.names == 1 { "expected".into() } else { format!("expected{}", self.names) };
                let object = Type::Class(lang("Object"), Vec::new());
                let ty = Type::Class(util("Map"), vec![object.clone(), object]);
                let made = Expr::New(None, Type::Class(util("HashMap"), vec![Type::Any; 2]), Vec::new());
                self.out.push(Stmt::Local(ty, name.clone(), made));
                for (key, value) in entries {
                    let local = Box::new(Expr::Local(name.clone()));
                    self.out.push(Stmt::Do(Expr::Call(local, "put".into(), vec![key, value])));
                }
                self.out.push(Stmt::Equals(Expr::Local(name), actual));
            }
        }
    }

    /// The entries of a map; `Some(None)` for one that cannot be written.
    pub(super) fn shown_map(&mut self, object: Ref, class: &Class) -> Option<Vec<Option<(Expr, Expr)>>> {
        let map = self.world.class("java/util/Map").ok()?;
        if !self.is_library(class, map.id) {
            return None;
        }
        let entries = self.world.aside(|world| {
            let object = Value::reference(object);
            let set = world.invoke("java/util/Map", "entrySet", "()Ljava/util/Set;", &[object]).ok()?;
            let array = world.invoke("java/util/Collection", "toArray", "()[Ljava/lang/Object;", &[set]).ok()?;
            let items = world.state.heap.array(array.as_ref()?)?.clone();
            let mut found = Vec::new();
            for entry in (0..items.len()).filter_map(|i| items.get(i)) {
                let key = world.invoke("java/util/Map$Entry", "getKey", "()Ljava/lang/Object;", &[entry]).ok()?;
                let value = world.invoke("java/util/Map$Entry", "getValue", "()Ljava/lang/Object;", &[entry]).ok()?;
                found.push((key, value));
            }
            Some(found)
        });
        let entries = entries.filter(|e| e.len() <= MOST_ELEMENTS)?;
        Some(entries.into_iter().map(|(k, v)| self.equal(k, 1).zip(self.equal(v, 1))).collect())
    }

    /// A class of the library that is a subtype of this one.
    fn is_library(&self, class: &Class, sup: ClassId) -> bool {
        matches!(class.origin, Origin::Jdk(_)) && self.world.vm.program.is_subtype(class.id, sup)
    }

    /// An expression that equals this reference, by an `equals` that is not the program's own.
    fn equal(&mut self, value: Value, depth: u32) -> Option<Expr> {
        let object = value.as_ref().filter(|_| depth <= 4)?;
        if object.is_null() {
            return Some(Expr::Literal("null".into()));
        }
        let class = self.world.class_of(object)?;
        if let Some(held) = self.held.iter().find(|h| h.object == object) {
            return (!self.has_own_equals(class)).then(|| Expr::Local(held.name.clone()));
        }
        if class.id == self.world.vm.known.string {
            return self.world.vm.string_units(&self.world.state, object).map(|units| text(&units));
        }
        if let Some(kind) = unboxed(&class.name) {
            return self.boxed(object, class, kind, depth);
        }
        if let Some(constant) = self.constant(object, class) {
            return Some(constant);
        }
        if class.is_array() {
            return self.nested_array(object, class, depth);
        }
        if let Some(items) = self.items(object, class, "java/util/List") {
            return self.list(items?, depth);
        }
        if let Some(items) = self.items(object, class, "java/util/Set") {
            let items = items?;
            if items.is_empty() {
                return Some(Expr::StaticCall(util("Collections"), "emptySet".into(), Vec::new()));
            }
            let list = self.list(items, depth)?;
            return Some(Expr::New(None, Type::Class(util("HashSet"), vec![Type::Any]), vec![list]));
        }
        if &*class.name == "java/util/Optional" {
            let slot = class.field("value", None)?.slot as usize;
            let content = self.world.state.heap.field(object, slot)?;
            if content == Value::NULL {
                return Some(Expr::StaticCall(util("Optional"), "empty".into(), Vec::new()));
            }
            let content = self.equal(content, depth + 1)?;
            return Some(Expr::StaticCall(util("Optional"), "of".into(), vec![content]));
        }
        self.record(object, class, depth)
    }

    fn boxed(&mut self, object: Ref, class: &Class, kind: char, depth: u32) -> Option<Expr> {
        let slot = class.field("value", None)?.slot as usize;
        let value = primitive(self.world.state.heap.field(object, slot)?, &kind.to_string())?;
        // Inside of collections the literal is boxed; alone it would be taken for a primitive.
        if depth > 0 {
            return Some(typed(value));
        }
        Some(box_of(value, class))
    }

    fn nested_array(&mut self, object: Ref, class: &Class, depth: u32) -> Option<Expr> {
        // Only inside of arrays, which are compared by their content.
        let element = class.name.get(1..)?.to_string();
        let items = self.elements(object).filter(|i| i.len() <= MOST_ELEMENTS && depth > 0)?;
        let raw = self.scope.raw(&element).filter(|raw| self.is_plain(&element, raw))?;
        let shown = items.into_iter().map(|v| self.element(v, &element, depth)).collect::<Option<Vec<Expr>>>()?;
        Some(Expr::ArrayOf(raw, shown))
    }

    fn list(&mut self, items: Vec<Value>, depth: u32) -> Option<Expr> {
        if items.is_empty() {
            return Some(Expr::StaticCall(util("Collections"), "emptyList".into(), Vec::new()));
        }
        // Arrays have no content for `equals`.
        let is_array = |v: &Value| v.as_ref().and_then(|o| self.world.class_of(o)).is_some_and(Class::is_array);
        if items.iter().any(is_array) {
            return None;
        }
        let lone = matches!(items.as_slice(), [one] if *one == Value::NULL);
        let shown = items.into_iter().map(|v| self.equal(v, depth + 1)).collect::<Option<Vec<Expr>>>()?;
        let (class, name) = if lone { ("Collections", "singletonList") } else { ("Arrays", "asList") };
        Some(Expr::StaticCall(util(class), name.into(), shown))
    }

    /// The elements of a library collection of this kind; `Some(None)` if they are too many or cannot be had.
    pub(super) fn items(&mut self, object: Ref, class: &Class, kind: &str) -> Option<Option<Vec<Value>>> {
        let sup = self.world.class(kind).ok()?.id;
        if !self.is_library(class, sup) {
            return None;
        }
        let items = self.world.aside(|world| {
            let object = Value::reference(object);
            let array = world.invoke("java/util/Collection", "toArray", "()[Ljava/lang/Object;", &[object]).ok()?;
            let items = world.state.heap.array(array.as_ref()?)?;
            (0..items.len()).map(|i| items.get(i)).collect::<Option<Vec<Value>>>()
        });
        Some(items.filter(|i| i.len() <= MOST_ELEMENTS))
    }

    /// An enum constant, or one of `Boolean`.
    fn constant(&self, object: Ref, class: &Class) -> Option<Expr> {
        let program = &self.world.vm.program;
        let owner = class.display.iter().rev().map(|c| program.class(*c)).find(|c| {
            let fields = c.fields.iter().filter(|f| f.access & access::ENUM != 0);
            fields.into_iter().any(|f| self.static_value(c, f.slot) == Some(Value::reference(object)))
        })?;
        let field = owner.fields.iter().find(|f| {
            f.access & access::ENUM != 0 && self.static_value(owner, f.slot) == Some(Value::reference(object))
        })?;
        Some(Expr::Static(self.scope.class_name(owner)?, field.name.to_string()))
    }

    fn static_value(&self, class: &Class, slot: u32) -> Option<Value> {
        self.world.state.statics.get(class.id, slot as usize)
    }

    /// A record whose constructor and `equals` are those of the compiler.
    fn record(&mut self, object: Ref, class: &Class, depth: u32) -> Option<Expr> {
        let components = class.file.as_ref()?.record_components.clone()?;
        let program = &self.world.vm.program;
        let types: String = components.iter().map(|c| &*c.descriptor).collect();
        let constructor = program.find_named(class.id, "<init>", &format!("({types})V"))?;
        // this, super call, return; load, load, assign for each component
        let plain = program.code(constructor).is_ok_and(|c| c.insns.len() <= 3 + 3 * components.len());
        let own = self.has_own_equals(class);
        if !plain || own || !self.scope.sees(class, constructor.access) || class.is_inner() {
            return None;
        }
        let name = self.scope.class_name(class)?;
        let mut arguments = Vec::new();
        for component in &components {
            let slot = class.field(&component.name, Some(&component.descriptor))?.slot as usize;
            let value = self.world.state.heap.field(object, slot)?;
            arguments.push(match primitive(value, &component.descriptor) {
                Some(value) => typed(value),
                // Arrays in records are compared by identity.
                None if component.descriptor.starts_with('[') && value != Value::NULL => return None,
                None => self.equal(value, depth + 1)?,
            });
        }
        let generic = super::scope::type_parameters(class).len();
        Some(Expr::New(None, Type::Class(name, vec![Type::Any; generic]), arguments))
    }

    /// The `equals` of this class is code of the program.
    fn has_own_equals(&self, class: &Class) -> bool {
        let program = &self.world.vm.program;
        let selector = program.selector("equals", "(Ljava/lang/Object;)Z");
        let Some(method) = program.select(class.id, selector).map(|m| program.method(m)) else { return true };
        let owner = program.class(method.class);
        let record = owner.file.as_ref().is_some_and(|f| f.record_components.is_some());
        let made = record && program.code(method).is_ok_and(|c| c.insns.len() <= 5);
        matches!(owner.origin, Origin::App(_)) && !made
    }

    fn text_of(&mut self, object: Ref) -> Option<Vec<u16>> {
        self.world.aside(|world| {
            let object = Value::reference(object);
            let text = world.invoke("java/lang/Object", "toString", "()Ljava/lang/String;", &[object]).ok()?;
            world.vm.string_units(&world.state, text.as_ref()?)
        })
    }

    /// An object that is looked at from outside.
    fn object(&mut self, actual: Expr, object: Ref, class: &Class, descriptor: &str, depth: u32) {
        let Some(name) = self.scope.class_name(class) else {
            self.remarks.push(format!("The {} is not looked at.", readable(class)));
            return self.out.push(Stmt::NotNull(actual));
        };
        let exact = descriptor == class.descriptor();
        let library = matches!(class.origin, Origin::Jdk(_));
        let found = if library { Vec::new() } else { accessors(self.scope, class) };
        if !exact {
            let ty = Expr::ClassOf(Type::Class(name.clone(), Vec::new()));
            let actual = Expr::Call(Box::new(actual.clone()), "getClass".into(), Vec::new());
            self.out.push(Stmt::Equals(ty, actual));
        }
        let base = match (exact, self.scope.class_type(class)) {
            (false, Some(ty)) => Expr::Cast(ty, Box::new(actual.clone())),
            _ => actual.clone(),
        };
        let seen: BTreeSet<usize> = found.iter().map(|a| a.slot).collect();
        let hidden = !library && (0..class.layout.len()).any(|slot| !seen.contains(&slot));
        let asked = hidden && depth == 0 && self.ask_new(&base, object, class);
        if hidden && !asked {
            self.remarks.push(format!("Private state of the {} is not asserted.", readable(class)));
        }
        if found.is_empty() || depth >= DEEPEST {
            if exact && !asked {
                self.out.push(Stmt::NotNull(actual));
            }
            return;
        }
        self.around.push((object, actual));
        for accessor in found.iter().take(MOST_ABOUT_ONE) {
            let Some(value) = self.world.state.heap.field(object, accessor.slot) else { continue };
            let read = self.read(&base, accessor);
            self.call(object, class, accessor);
            self.value(read, value, &accessor.descriptor, depth + 1);
        }
        self.around.pop();
    }

    /// The test calls a getter, so what that shows the test shows.
    pub(super) fn call(&mut self, object: Ref, class: &Class, accessor: &Accessor) {
        if accessor.is_method {
            let descriptor = format!("(){}", accessor.descriptor);
            // It only returns a field.
            let _ = self.world.invoke(&class.name, &accessor.name, &descriptor, &[Value::reference(object)]);
        }
    }

    pub(super) fn read(&self, base: &Expr, accessor: &Accessor) -> Expr {
        let base = Box::new(base.clone());
        match accessor.is_method {
            true => Expr::Call(base, accessor.name.clone(), Vec::new()),
            false => Expr::Field(base, accessor.name.clone()),
        }
    }

    /// The message, where the program itself chose it.
    pub fn message(&self, exception: Ref, class: &Class) -> Option<Vec<u16>> {
        let (vm, state) = (self.world.vm, &self.world.state);
        if RAISED.contains(&&*class.name) || !trace(vm, state, exception).first().is_some_and(|f| f.application) {
            return None;
        }
        let program = &vm.program;
        let selected = program.select(class.id, program.selector("getMessage", "()Ljava/lang/String;"))?;
        if program.method(selected).class != vm.known.throwable {
            return None;
        }
        let slot = program.find_field(vm.known.throwable, "detailMessage", None)?.slot as usize;
        let message = state.heap.field(exception, slot)?.as_ref().filter(|m| !m.is_null())?;
        vm.string_units(state, message).filter(|units| units.len() <= 300 && !names_loader(units))
    }
}

/// A message of the JVM that the program passes on may say which class loader it was: whoever runs the test has another.
fn names_loader(message: &[u16]) -> bool {
    String::from_utf16_lossy(message).contains(" of loader ")
}

fn innermost(ty: &Option<Type>) -> Option<&Type> {
    let mut ty = ty.as_ref()?;
    while let Type::Array(element) = ty {
        ty = element;
    }
    Some(ty)
}

pub(super) fn readable(class: &Class) -> String {
    class.name.rsplit(['/', '$']).next().unwrap_or_default().to_string()
}

fn primitive_assertion(value: Primitive, actual: Expr) -> Stmt {
    match value.kind {
        'Z' if value.bits != 0 => Stmt::True(actual),
        'Z' => Stmt::False(actual),
        'F' => Stmt::RealEquals(Real::Float, typed(value), actual),
        'D' => Stmt::RealEquals(Real::Double, typed(value), actual),
        _ => Stmt::Equals(uncast(typed(value), &value.kind.to_string()), actual),
    }
}

/// A box, by its constants or `valueOf`.
fn box_of(value: Primitive, class: &Class) -> Expr {
    let name = lang(class.name.rsplit('/').next().unwrap_or_default());
    match value.kind {
        'Z' => Expr::Static(name, if value.bits != 0 { "TRUE" } else { "FALSE" }.into()),
        _ => Expr::StaticCall(name, "valueOf".into(), vec![typed(value)]),
    }
}
