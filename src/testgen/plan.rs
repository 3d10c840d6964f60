//! Makes the inputs of a test: at the same time in the VM and as Java source, so that both do the same in the same order.
//!
//! Objects that are used twice, changed after they were made, or passed to the target are held by locals; everything
//! else is written where it is used.

use std::collections::{BTreeMap, BTreeSet};

use super::case::{Access, Throws};
use super::infer::Evidence;
use super::java::literal::{lang, literal, text, util};
use super::java::signature::{MethodSig, Sig};
use super::java::{ClassName, Expr, Member, Stmt, Type};
use super::scope::{Bindings, Scope, is_identifier, method_signature, type_parameters};
use super::stub::Sequence;
use super::world::{Called, Stop, World, plain, reference_name};
use crate::classfile::access;
use crate::explore::input::{CallInput, Input, Number, Primitive};
use crate::explore::script::parameter_types;
use crate::program::{Class, Method, Origin};
use crate::state::inputs::Answers;
use crate::state::{Ref, Value};
use crate::util::MethodId;

/// What is expected at a place.
#[derive(Clone, Copy)]
pub struct Want<'s> {
    pub descriptor: &'s str,
    pub sig: Option<&'s Sig>,
    pub bindings: &'s Bindings,
    /// Other methods would fit too, so the type must be visible.
    pub explicit: bool,
}

/// A local of the test that holds an object.
#[derive(Clone, Debug)]
pub struct Held {
    pub name: String,
    pub object: Ref,
    /// The type that the local is declared with.
    pub ty: Type,
}

pub struct Maker<'w, 'a> {
    pub world: &'w mut World<'a>,
    pub scope: &'w Scope<'a>,
    pub body: Vec<Stmt>,
    pub access: Access,
    /// The source needs types that Java cannot check.
    pub unchecked: bool,
    /// A class or method that is called is deprecated.
    pub deprecated: bool,
    /// What the calls declare.
    pub throws: Throws,
    pub held: Vec<Held>,
    names: BTreeSet<String>,
    pub(super) made: BTreeMap<Number, (Expr, Value)>,
    shared: BTreeSet<Number>,
    /// The next constructor call is one of a class that the test writes.
    pub(super) extending: Option<Extending>,
    /// Lists of answers that were made.
    pub(super) sequences: Vec<Sequence>,
}

/// What a class that a test writes has of its own: as source, and as values by method.
pub(super) struct Extending {
    pub members: Vec<Member>,
    pub answers: Vec<(MethodId, Answers)>,
}

impl<'w, 'a> Maker<'w, 'a> {
    pub fn new<'i>(world: &'w mut World<'a>, scope: &'w Scope<'a>, all: impl Iterator<Item = &'i Input>) -> Self {
        let mut shared = BTreeSet::new();
        for input in all {
            input.visit(&mut |part| {
                if let Input::Alias(number) = part {
                    shared.insert(*number);
                }
            });
        }
        Self {
            world,
            scope,
            body: Vec::new(),
            access: Access::Public,
            unchecked: false,
            deprecated: false,
            throws: Throws::Nothing,
            held: Vec::new(),
            names: BTreeSet::new(),
            made: BTreeMap::new(),
            shared,
            extending: None,
            sequences: Vec::new(),
        }
    }

    /// A name that no local has yet.
    pub fn fresh(&mut self, wanted: &str) -> String {
        let wanted = if is_identifier(wanted) { wanted } else { "value" };
        let mut name = wanted.to_string();
        let mut number = 2;
        while !self.names.insert(name.clone()) {
            name = format!("{wanted}{number}");
            number += 1;
        }
        name
    }

    pub fn is_taken(&self, name: &str) -> bool {
        self.names.contains(name)
    }

    /// Keeps a name from being used by nested objects.
    pub fn reserve(&mut self, name: &str) {
        self.names.insert(name.to_string());
    }

    /// Notes that a class or member is used that not everybody may use.
    pub(super) fn uses(&mut self, owner: &Class, flags: u16) {
        let public = flags & access::PUBLIC != 0 && owner.access & access::PUBLIC != 0;
        if !public {
            self.access = self.access.max(Access::Package);
        }
    }

    pub fn class_name(&self, class: &Class) -> Result<ClassName, String> {
        let cannot = || format!("{} cannot be named in a test", class.java_name());
        self.scope.class_name(class).ok_or_else(cannot)
    }

    /// Declares a local that holds a value; names that are reserved for it are its own.
    pub fn hold(&mut self, ty: Type, name: String, expr: Expr, value: Value) -> Expr {
        self.body.push(Stmt::Local(ty.clone(), name.clone(), expr));
        self.names.insert(name.clone());
        if let Some(object) = value.as_ref().filter(|o| !o.is_null()) {
            self.held.push(Held { name: name.clone(), object, ty });
        }
        Expr::Local(name)
    }

    /// The type of a local for this place.
    pub fn local_type(&mut self, want: &Want<'_>, class: Option<&Class>) -> Result<Type, String> {
        if let Some(exact) = want.sig.and_then(|s| self.scope.exact(s, want.bindings, 0)) {
            return Ok(exact);
        }
        // A variable without a type: the class is used without its arguments.
        if self.unchecked
            && matches!(want.sig, Some(Sig::Class(_, a)) if a.iter().any(|a| matches!(a, Sig::Var(_))))
            && let Some(raw) = self.scope.raw(want.descriptor)
        {
            return Ok(raw);
        }
        let erased = self.scope.erased(want.descriptor);
        let found = erased.or_else(|| class.and_then(|c| self.scope.class_type(c)));
        found.ok_or_else(|| format!("{} cannot be named in a test", want.descriptor))
    }

    /// A value for the place: where it is held by a local, the local.
    pub fn make(&mut self, input: &Input, want: &Want<'_>) -> Called<(Expr, Value)> {
        self.make_named(input, want, None)
    }

    /// The same; a local that must be declared for it gets this name, which is reserved.
    fn make_named(&mut self, input: &Input, want: &Want<'_>, name: Option<&str>) -> Called<(Expr, Value)> {
        let (expr, value) = self.inline(input, want, name)?;
        self.must_fit(value, want)?;
        let number = input.number().filter(|n| self.shared.contains(n) && !self.made.contains_key(n));
        let Some(number) = number else { return Ok((expr, value)) };
        let local = match expr {
            Expr::Local(_) => expr,
            expr => {
                let class = value.as_ref().and_then(|o| self.world.class_of(o));
                let ty = self.local_type(want, class)?;
                let name = self.local_name(name, class);
                self.hold(ty, name, expr, value)
            }
        };
        self.made.insert(number, (local.clone(), value));
        Ok((local, value))
    }

    /// The VM takes any object for any place, javac does not.
    fn must_fit(&self, value: Value, want: &Want<'_>) -> Called<()> {
        let program = &self.scope.vm.program;
        let object = value.as_ref().filter(|object| !object.is_null());
        let class = object.and_then(|object| self.world.state.heap.class_of(object)).map(|id| program.class(id));
        let place = reference_name(want.descriptor).and_then(|name| self.scope.load(name));
        match class.filter(|class| !matches!(class.origin, Origin::Vm)).zip(place) {
            Some((class, place)) if !program.is_subtype(class.id, place.id) => {
                Err(Stop::Other(format!("{} is no {}", class.java_name(), place.java_name())))
            }
            _ => Ok(()),
        }
    }

    pub(super) fn local_name(&mut self, reserved: Option<&str>, class: Option<&Class>) -> String {
        match reserved {
            Some(name) => name.to_string(),
            None => self.fresh(&class.map_or_else(|| "value".into(), variable_name)),
        }
    }

    /// The same, held by a local of this reserved name unless it is as simple as a number.
    pub fn make_local(&mut self, input: &Input, want: &Want<'_>, name: &str) -> Called<(Expr, Value)> {
        let (expr, value) = self.make_named(input, want, Some(name))?;
        if matches!(expr, Expr::Local(_)) || is_simple(&expr) {
            return Ok((expr, value));
        }
        let class = value.as_ref().and_then(|o| self.world.class_of(o));
        let ty = self.local_type(want, class)?;
        Ok((self.hold(ty, name.to_string(), expr, value), value))
    }

    fn inline(&mut self, input: &Input, want: &Want<'_>, name: Option<&str>) -> Called<(Expr, Value)> {
        match input {
            Input::Null | Input::Unseen(_) => Ok((self.null(want)?, Value::NULL)),
            Input::Primitive(value) => {
                let value = canonical(*value);
                Ok((typed(value), plain(value)))
            }
            Input::Boxed(value) => {
                let value = canonical(*value);
                let boxed = self.world.boxed(value)?;
                let class = self.world.class_of(boxed.as_ref().unwrap_or_default());
                let expr = match class.filter(|_| want.explicit) {
                    Some(class) => Expr::StaticCall(self.class_name(class)?, "valueOf".into(), vec![typed(value)]),
                    None => typed(value),
                };
                Ok((expr, boxed))
            }
            Input::Text(units) => Ok((text(units), self.world.text(units))),
            Input::OwnText(units) | Input::KnownText(_, units) => {
                let expr = Expr::New(None, Type::Class(lang("String"), Vec::new()), vec![text(units)]);
                Ok((expr, self.world.own_text(units)))
            }
            Input::Constant { class, .. } if input.is_class_literal() => {
                let class = self.world.literal(class)?;
                let cannot = || format!("{} cannot be named in a test", class.java_name());
                let ty = self.scope.raw(&class.descriptor()).ok_or_else(cannot)?;
                self.uses(class, access::PUBLIC);
                let mirror = Value::reference(self.world.vm.mirror(&mut self.world.state, class.id));
                self.world.pin(mirror);
                Ok((Expr::ClassOf(ty), mirror))
            }
            Input::Constant { class, name } => {
                let owner = self.world.class(class)?;
                let flags = owner.field(name, None).map_or(access::PUBLIC, |field| field.access);
                self.uses(owner, flags);
                let value = self.world.static_field(class, name)?;
                Ok((Expr::Static(self.class_name(owner)?, name.clone()), value))
            }
            Input::Array { number, element, items } if holds(items, *number) => {
                self.array_that_holds_itself(*number, element, items, want, name)
            }
            Input::Array { element, items, .. } => self.array(element, items, want),
            Input::List(_, items) => self.collection("ArrayList", items, want),
            Input::Set(_, items) => self.collection("LinkedHashSet", items, want),
            Input::Map(_, entries) => self.map(entries, want, name),
            Input::Optional(value) => {
                let element = argument_sig(want.sig, 0);
                let inner = Want { descriptor: "Ljava/lang/Object;", sig: element, explicit: false, ..*want };
                let (expr, value) = self.make(value, &inner)?;
                let optional = self.world.invoke(
                    "java/util/Optional",
                    "ofNullable",
                    "(Ljava/lang/Object;)Ljava/util/Optional;",
                    &[value],
                )?;
                let made = match value == Value::NULL {
                    true => Expr::StaticCall(util("Optional"), "empty".into(), Vec::new()),
                    false => Expr::StaticCall(util("Optional"), "of".into(), vec![expr]),
                };
                Ok((made, optional))
            }
            Input::Record { class, components, .. } => {
                let types: String = components.iter().map(|(t, _)| t.as_str()).collect();
                let arguments = components.iter().map(|(_, v)| v.clone()).collect();
                let descriptor = format!("({types})V");
                let call = CallInput::new(class.clone(), "<init>", descriptor, arguments);
                self.construct(&call, want)
            }
            Input::New(built) => self.build(built, want, name),
            Input::Stub { class, methods, .. } => self.stub(class, methods, want),
            Input::Written { methods, base } => self.written(methods, base, want, name),
            Input::Thrown(class) => Err(Stop::Other(format!("{class} is thrown where nothing can throw"))),
            Input::Object { class, .. } => {
                Err(Stop::Other(format!("no way was found to make an object of {class} for this test")))
            }
            Input::Alias(number) => match self.made.get(number) {
                Some(made) => Ok(made.clone()),
                None => Err(Stop::Other("an object that holds itself cannot be made".into())),
            },
        }
    }

    fn null(&mut self, want: &Want<'_>) -> Result<Expr, String> {
        let null = Expr::Literal("null".into());
        if !want.explicit {
            return Ok(null);
        }
        Ok(Expr::Cast(self.local_type(want, None)?, Box::new(null)))
    }

    fn array(&mut self, element: &str, items: &[Input], want: &Want<'_>) -> Called<(Expr, Value)> {
        let element_sig = match want.sig {
            Some(Sig::Array(element)) => Some(&**element),
            _ => None,
        };
        let inner = Want { descriptor: element, sig: element_sig, explicit: false, ..*want };
        let mut exprs = Vec::new();
        let mut values = Vec::new();
        for item in items {
            let (expr, value) = self.make(item, &inner)?;
            exprs.push(uncast(expr, element));
            values.push(value);
        }
        let value = self.world.array(element, &values)?;
        let cannot = || Stop::Other(format!("{element} cannot be named in a test"));
        let ty = self.scope.raw(element).ok_or_else(cannot)?;
        // An array of a generic class can only be made without its type arguments.
        let erased = self.scope.erased(element).ok_or_else(cannot)?;
        self.unchecked |= has_arguments(&erased);
        Ok((Expr::ArrayOf(ty, exprs), value))
    }

    /// An array that is made first and filled then, because what it holds leads back to it.
    fn array_that_holds_itself(
        &mut self,
        number: Number,
        element: &str,
        items: &[Input],
        want: &Want<'_>,
        name: Option<&str>,
    ) -> Called<(Expr, Value)> {
        let value = self.world.array(element, &vec![Value::NULL; items.len()])?;
        let cannot = || Stop::Other(format!("{element} cannot be named in a test"));
        let made = Expr::ArrayFor(self.scope.raw(element).ok_or_else(cannot)?, items.len());
        let ty = Type::Array(Box::new(self.scope.erased(element).ok_or_else(cannot)?));
        let name = match name {
            Some(name) => name.to_string(),
            None => self.fresh("array"),
        };
        let local = self.hold(ty, name, made, value);
        self.made.insert(number, (local.clone(), value));
        let array = value.as_ref().ok_or_else(cannot)?;
        let inner = Want { descriptor: element, sig: None, explicit: false, ..*want };
        for (at, item) in items.iter().enumerate() {
            let (expr, content) = self.make(item, &inner)?;
            self.world.state.heap.set_element(array, at, content);
            self.body.push(Stmt::Assign(Expr::Index(Box::new(local.clone()), at), expr));
        }
        Ok((local, value))
    }

    /// `new ArrayList<>(Arrays.asList(..))`.
    fn collection(&mut self, class: &str, items: &[Input], want: &Want<'_>) -> Called<(Expr, Value)> {
        let element = argument_sig(want.sig, 0);
        let inner = Want { descriptor: "Ljava/lang/Object;", sig: element, explicit: false, ..*want };
        let mut exprs = Vec::new();
        let mut values = Vec::new();
        for item in items {
            let (expr, value) = self.make(item, &inner)?;
            exprs.push(expr);
            values.push(value);
        }
        let internal = format!("java/util/{class}");
        let made = |arguments| Expr::New(None, Type::Class(util(class), vec![Type::Any]), arguments);
        if items.is_empty() {
            return Ok((made(Vec::new()), self.world.construct(&internal, "()V", &[])?));
        }
        let array = self.world.array("Ljava/lang/Object;", &values)?;
        let list =
            self.world.invoke("java/util/Arrays", "asList", "([Ljava/lang/Object;)Ljava/util/List;", &[array])?;
        let value = self.world.construct(&internal, "(Ljava/util/Collection;)V", &[list])?;
        Ok((made(vec![list_of(exprs, items)]), value))
    }

    /// A map needs statements, so it is held by a local.
    fn map(&mut self, entries: &[(Input, Input)], want: &Want<'_>, name: Option<&str>) -> Called<(Expr, Value)> {
        let value = self.world.construct("java/util/LinkedHashMap", "()V", &[])?;
        let made = Expr::New(None, Type::Class(util("LinkedHashMap"), vec![Type::Any; 2]), Vec::new());
        if entries.is_empty() {
            return Ok((made, value));
        }
        // Where the place takes more than maps, the local that is filled is one all the same.
        let any = Type::Class(util("Map"), vec![Type::Class(lang("Object"), Vec::new()); 2]);
        let ty = Some(self.local_type(want, None)?).filter(|ty| self.is_map(ty)).unwrap_or(any);
        let name = match name {
            Some(name) => name.to_string(),
            None => self.fresh("map"),
        };
        let local = self.hold(ty, name, made, value);
        for (key, item) in entries {
            let at =
                |i| Want { descriptor: "Ljava/lang/Object;", sig: argument_sig(want.sig, i), explicit: false, ..*want };
            let (key, key_value) = self.make(key, &at(0))?;
            let (item, item_value) = self.make(item, &at(1))?;
            let descriptor = "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;";
            self.world.invoke("java/util/Map", "put", descriptor, &[value, key_value, item_value])?;
            self.body.push(Stmt::Do(Expr::Call(Box::new(local.clone()), "put".into(), vec![key, item])));
        }
        Ok((local, value))
    }

    /// Whether a type is a map, whatever its arguments.
    fn is_map(&self, ty: &Type) -> bool {
        let Type::Class(ClassName { package, names, .. }, _) = ty else { return false };
        let program = &self.scope.vm.program;
        let named = program.load(&format!("{}/{}", package.replace('.', "/"), names.join("$"))).ok();
        named.zip(program.load("java/util/Map").ok()).is_some_and(|(named, map)| program.is_subtype(named, map))
    }

    /// Notes that a method is called that may be deprecated.
    pub fn calls(&mut self, method: &Method) {
        let file = self.scope.vm.program.class(method.class).file.as_ref();
        let info = file.zip(method.info).and_then(|(f, i)| f.methods.get(i as usize));
        let marks = file.iter().flat_map(|f| &f.annotations).chain(info.iter().flat_map(|i| &i.annotations));
        self.deprecated |= marks.into_iter().any(|a| &*a.kind == "Ljava/lang/Deprecated;");
    }

    /// Notes the checked exceptions that a call declares.
    pub fn declares(&mut self, method: &Method) {
        self.calls(method);
        let program = &self.scope.vm.program;
        let file = program.class(method.class).file.as_ref();
        let info = file.zip(method.info).and_then(|(f, i)| f.methods.get(i as usize));
        for name in info.map(|i| i.exceptions.as_slice()).unwrap_or_default() {
            let is = |sup: &str| match (program.load(name), program.load(sup)) {
                (Ok(a), Ok(b)) => program.is_subtype(a, b),
                _ => false,
            };
            let declared = match name {
                _ if is("java/lang/RuntimeException") || is("java/lang/Error") => Throws::Nothing,
                _ if is("java/lang/Exception") => Throws::Exception,
                _ => Throws::Throwable,
            };
            self.throws = self.throws.max(declared);
        }
    }

    /// The arguments of a call, made one after the other; locals get the names of the parameters where wanted.
    pub fn arguments(
        &mut self,
        method: &Method,
        inputs: &[Input],
        bindings: &Bindings,
        as_locals: bool,
    ) -> Called<(Vec<Expr>, Vec<Value>)> {
        let sig = method_signature(self.scope.vm, method);
        let bindings = self.bindings(sig.as_ref(), inputs, bindings);
        let types = parameter_types(&method.descriptor);
        let names = self.scope.parameter_names(method);
        let explicit = self.is_overloaded(method);
        let varargs = method.access & access::VARARGS != 0;
        if as_locals {
            names.iter().for_each(|n| self.reserve(n));
        }
        let (mut exprs, mut values) = (Vec::new(), Vec::new());
        for (i, (descriptor, input)) in types.iter().zip(inputs).enumerate() {
            let sig = sig.as_ref().and_then(|s| s.arguments.get(i)).filter(|s| !matches!(s, Sig::Wildcard(None)));
            let explicit = explicit || (varargs && i + 1 == types.len());
            let want = Want { descriptor, sig, bindings: &bindings, explicit };
            let made = match names.get(i).filter(|_| as_locals) {
                Some(name) => self.make_local(input, &want, name)?,
                None => self.make(input, &want)?,
            };
            let (expr, value) = if explicit { self.for_this(method, i, &want, made)? } else { made };
            exprs.push(expr);
            values.push(value);
        }
        Ok((exprs, values))
    }

    /// What the type variables of a method stand for, beside those of its class.
    fn bindings(&mut self, sig: Option<&MethodSig>, inputs: &[Input], outer: &Bindings) -> Bindings {
        let mut bindings = outer.clone();
        if let Some(sig) = sig.filter(|s| !s.parameters.is_empty()) {
            let mut evidence = Evidence::default();
            sig.arguments.iter().zip(inputs).for_each(|(s, i)| evidence.add(self.scope, s, i));
            evidence.decide(self.scope, &sig.parameters, &mut bindings);
            self.unchecked |= sig.parameters.iter().any(|p| !bindings.contains_key(&p.name));
        }
        bindings
    }

    /// What the type parameters of a class stand for, by all calls on one object of it.
    pub fn class_bindings<'i>(
        &mut self,
        class: &Class,
        calls: impl Iterator<Item = (&'i Method, &'i [Input])>,
    ) -> Bindings {
        let parameters = type_parameters(class);
        let mut bindings = Bindings::new();
        if parameters.is_empty() {
            return bindings;
        }
        let mut evidence = Evidence::default();
        // What a class inherits mostly calls its parameters as the class does.
        for (method, inputs) in calls.filter(|(m, _)| m.class == class.id || !m.is_static() && !m.is_constructor()) {
            if let Some(sig) = method_signature(self.scope.vm, method) {
                sig.arguments.iter().zip(inputs).for_each(|(s, i)| evidence.add(self.scope, s, i));
            }
        }
        evidence.decide(self.scope, &parameters, &mut bindings);
        self.unchecked |= bindings.len() < parameters.len();
        bindings
    }
}

/// The type argument of a generic type.
fn argument_sig(sig: Option<&Sig>, index: usize) -> Option<&Sig> {
    match sig {
        Some(Sig::Class(_, arguments)) => arguments.get(index),
        Some(Sig::Wildcard(Some(bound))) => argument_sig(Some(bound), index),
        _ => None,
    }
}

fn has_arguments(ty: &Type) -> bool {
    match ty {
        Type::Class(_, arguments) => !arguments.is_empty(),
        Type::Array(element) => has_arguments(element),
        _ => false,
    }
}

/// Whether an object is met again among these.
fn holds(inputs: &[Input], number: Number) -> bool {
    let mut met = false;
    inputs.iter().for_each(|input| input.visit(&mut |part| met |= *part == Input::Alias(number)));
    met
}

/// `Arrays.asList(..)`; one element that is null or an array must not be taken for all of them.
pub fn list_of(exprs: Vec<Expr>, items: &[Input]) -> Expr {
    let lone = matches!(items, [Input::Null | Input::Unseen(_) | Input::Array { .. } | Input::Alias(_)]);
    let (class, name) = if lone { ("Collections", "singletonList") } else { ("Arrays", "asList") };
    Expr::StaticCall(util(class), name.into(), exprs)
}

/// A literal of exactly this type.
pub fn typed(value: Primitive) -> Expr {
    match value.kind {
        'B' if !matches!(literal(value), Expr::Static(..)) => cast("byte", value),
        'S' if !matches!(literal(value), Expr::Static(..)) => cast("short", value),
        _ => literal(value),
    }
}

fn cast(ty: &'static str, value: Primitive) -> Expr {
    Expr::Cast(Type::Plain(ty), Box::new(literal(value)))
}

/// Where a value is assigned, constants need no cast; but where it is an object, that says which class a number is boxed to.
pub fn uncast(expr: Expr, descriptor: &str) -> Expr {
    match expr {
        Expr::Cast(Type::Plain(_), inner) if descriptor.len() == 1 && matches!(*inner, Expr::Literal(_)) => *inner,
        other => other,
    }
}

/// Every NaN is written as the one that Java has a name for.
fn canonical(value: Primitive) -> Primitive {
    match value.kind {
        'F' if value.real().is_nan() => Primitive::new('F', 0x7fc0_0000),
        'D' if value.real().is_nan() => Primitive::new('D', 0x7ff8_0000_0000_0000),
        _ => value,
    }
}

/// Short enough to stand in a call.
pub fn is_simple(expr: &Expr) -> bool {
    match expr {
        Expr::Literal(_) | Expr::Static(..) | Expr::Local(_) | Expr::ClassOf(_) => true,
        Expr::Cast(_, inner) => is_simple(inner),
        Expr::StaticCall(_, name, arguments) => name == "valueOf" && arguments.iter().all(is_simple),
        _ => false,
    }
}

/// The class's name as a variable's.
pub fn variable_name(class: &Class) -> String {
    let simple = class.name.rsplit(['/', '$']).next().unwrap_or_default();
    let simple = simple.trim_start_matches('[').trim_end_matches(';');
    let name = lower_first(simple);
    if class.is_array() || !is_identifier(&name) { "value".to_string() } else { name }
}

/// `URLParser` is `urlParser`, `Account` is `account`.
pub fn lower_first(name: &str) -> String {
    let upper = name.chars().take_while(|c| c.is_uppercase()).count();
    let all = upper == name.chars().count();
    let count = if upper > 1 && !all { upper - 1 } else { upper };
    name.chars().enumerate().map(|(i, c)| if i < count { c.to_ascii_lowercase() } else { c }).collect()
}
