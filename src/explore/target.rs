//! From `pkg.Class`, `pkg.Class::method` or `pkg.Class::method(int,String[])` to what is explored, or to an error that
//! lists what may have been meant.

use hashbrown::HashSet;

use super::main_class;
use super::script::{Receiver, Script, parameter_types};
use crate::classfile::access;
use crate::classfile::descriptor::FieldType;
use crate::interp::Vm;
use crate::program::{Class, Method};
use crate::util::error::Result;
use crate::util::{ClassId, InputError, MethodId};

/// What is explored: a method, and how to get there.
pub struct Target {
    /// `pkg.Class::method(int,String[])`.
    pub name: String,
    pub script: Script,
}

/// How to find and reach targets.
#[derive(Clone, Debug)]
pub struct Reach {
    pub receiver: Receiver,
    pub symbolic_statics: bool,
    /// A class with a `main` is started there.
    pub prefer_main: bool,
    /// A receiver may come from a static method of its class, and enum constants are receivers.
    pub factories: bool,
}

impl Reach {
    /// Receivers made by a constructor and up to so many calls, and nothing else.
    pub fn built(steps: u32) -> Self {
        Self { receiver: Receiver::Built { steps }, symbolic_statics: false, prefer_main: false, factories: false }
    }
}

/// The targets that a text names.
pub fn find(vm: &Vm, text: &str, reach: &Reach) -> Result<Vec<Target>> {
    let (class_name, method) = match text.split_once("::") {
        Some((class, method)) => (class, Some(method)),
        None => (text, None),
    };
    let class = main_class::load(vm, class_name)?;
    let methods = methods_of(vm, class);
    let chosen: Vec<&Method> = match method {
        Some(wanted) => named(vm, class_name, wanted, &with_defaults(vm, class))?,
        None => {
            let main = methods.iter().find(|m| (&*m.name, &*m.descriptor) == main_class::MAIN && m.is_static());
            match main {
                Some(main) if reach.prefer_main => vec![main],
                _ => all_public(vm, class, &methods)?,
            }
        }
    };
    chosen.into_iter().map(|m| of_method(vm, m, reach, class)).collect()
}

/// The one method that a text names, whatever can be done with it.
pub fn one_method<'v>(vm: &'v Vm, text: &str) -> Result<&'v Method> {
    let (class_name, method) = text.split_once("::").unwrap_or((text, ""));
    let class = main_class::load(vm, class_name)?;
    let found = named(vm, class_name, method, &with_defaults(vm, class))?;
    found.into_iter().next().ok_or_else(|| InputError::usage(format!("{text} names no method")))
}

/// The class that a text names.
pub fn class_of(vm: &Vm, text: &str) -> Result<ClassId> {
    main_class::load(vm, text.split_once("::").map_or(text, |(class, _)| class))
}

/// The public methods of a class as targets. One that cannot be called is left out: an abstract class has none.
pub fn public(vm: &Vm, class: ClassId, reach: &Reach) -> Result<Vec<Target>> {
    let methods = methods_of(vm, class);
    let found = all_public(vm, class, &methods).unwrap_or_default();
    let own = found.into_iter().filter(|m| vm.program.class(m.class).origin == vm.program.class(class).origin);
    Ok(own.filter_map(|m| of_method(vm, m, reach, class).ok()).collect())
}

/// One method as a target, with a receiver of this class.
pub fn of_method(vm: &Vm, method: &Method, reach: &Reach, class: ClassId) -> Result<Target> {
    let mut found = target(vm, method, reach, class)?;
    found.script.is_main &= reach.prefer_main;
    Ok(found)
}

fn methods_of(vm: &Vm, class: ClassId) -> Vec<&Method> {
    let mut found: Vec<&Method> = Vec::new();
    let mut selectors = HashSet::new();
    let mut next = Some(class);
    while let Some(owner) = next.map(|c| vm.program.class(c)) {
        if owner.id == vm.known.object {
            break;
        }
        for id in owner.methods.iter() {
            let method = vm.program.method(*id);
            let inherited = owner.id == class || !method.is_constructor();
            if inherited && !method.is_class_initializer() && selectors.insert(method.selector) {
                found.push(method);
            }
        }
        next = owner.super_class;
    }
    found
}

/// Its methods, and those of its interfaces that it has as they are. These see no field of it, so they change nothing that
/// its own do not, and are targets only by name.
fn with_defaults(vm: &Vm, class: ClassId) -> Vec<&Method> {
    let mut found = methods_of(vm, class);
    let above = vm.program.class(class).all_interfaces.iter().filter(|id| **id != class);
    for interface in above.map(|id| vm.program.class(*id)) {
        let all = interface.methods.iter().map(|id| vm.program.method(*id)).filter(|m| !m.is_static());
        found.extend(all.filter(|m| vm.program.select(class, m.selector) == Some(m.id)));
    }
    found
}

/// The constructors and methods with code that a test in the same package could call by a class.
pub fn callable(vm: &Vm, class: ClassId) -> Vec<&Method> {
    let found = vm.program.class(class);
    let of_enum = found.access & access::ENUM != 0;
    let makes_none = found.is_abstract() || found.is_interface() || of_enum;
    let hidden = |m: &Method| m.is_private() || m.access & access::SYNTHETIC != 0 || of_enum && is_made_for_enums(m);
    let mut methods = with_defaults(vm, class);
    methods.retain(|m| !hidden(m) && !m.is_abstract() && !m.is_native());
    methods.retain(|m| !m.is_constructor() || !makes_none);
    methods
}

fn all_public<'v>(vm: &Vm, class: ClassId, methods: &[&'v Method]) -> Result<Vec<&'v Method>> {
    let of_enum = vm.program.class(class).access & access::ENUM != 0;
    let usable = |m: &&&Method| {
        let written = m.access & access::SYNTHETIC == 0 && !(of_enum && is_made_for_enums(m));
        m.is_public() && (of_enum || !m.is_abstract()) && !m.is_native() && written && !m.is_constructor()
    };
    let found: Vec<&Method> = methods.iter().filter(usable).copied().collect();
    if found.is_empty() {
        let name = vm.program.class(class).java_name();
        let all: Vec<String> = methods.iter().map(|m| shown(vm, m)).collect();
        let has = if all.is_empty() { "it has no methods".to_string() } else { format!("it has {}", all.join(", ")) };
        return Err(InputError::usage(format!("{name} has no public method with code; {has}")));
    }
    Ok(found)
}

/// The methods of this name, and of these parameter types if they are given.
fn named<'v>(vm: &Vm, class: &str, wanted: &str, methods: &[&'v Method]) -> Result<Vec<&'v Method>> {
    let (name, types) = match wanted.split_once('(') {
        Some((name, types)) => (name, Some(types.trim_end_matches(')'))),
        None => (wanted, None),
    };
    let internal = if name == "new" || name == simple_name(class) { "<init>" } else { name };
    let same_name: Vec<&Method> =
        methods.iter().filter(|m| &*m.name == internal && m.access & access::BRIDGE == 0).copied().collect();
    let fits = |m: &&&Method| {
        types.is_none_or(|types| {
            let wanted: Vec<&str> = types.split(',').map(str::trim).filter(|t| !t.is_empty()).collect();
            let has = parameter_types(&m.descriptor);
            wanted.len() == has.len() && wanted.iter().zip(&has).all(|(w, h)| type_fits(w, h))
        })
    };
    let found: Vec<&Method> = same_name.iter().filter(fits).copied().collect();
    match found.as_slice() {
        [one] => {
            let why = if one.is_abstract() {
                "abstract: name a class that implements it"
            } else if one.is_native() {
                "native: there is no bytecode to explore"
            } else {
                return Ok(found);
            };
            Err(InputError::usage(format!("{} is {why}", shown(vm, one))))
        }
        [] if same_name.is_empty() => {
            let close: Vec<String> = methods
                .iter()
                .filter(|m| main_class::distance(&m.name.to_lowercase(), &name.to_lowercase()) <= 2)
                .map(|m| shown(vm, m))
                .collect();
            let all: Vec<String> =
                methods.iter().filter(|m| m.access & access::SYNTHETIC == 0).map(|m| shown(vm, m)).collect();
            let advice = match (close.is_empty(), all.is_empty()) {
                (false, _) => format!("did you mean {}?", main_class::some_of(&close)),
                (true, false) => format!("it has {}", main_class::some_of(&all)),
                _ => "it has no methods".to_string(),
            };
            Err(InputError::usage(format!("{class} has no method {name}; {advice}")))
        }
        [] => {
            let all: Vec<String> = same_name.iter().map(|m| shown(vm, m)).collect();
            Err(InputError::usage(format!("{class}::{wanted} fits no method; there is {}", main_class::some_of(&all))))
        }
        several => {
            let all: Vec<String> = several.iter().map(|m| shown(vm, m)).collect();
            let list = main_class::some_of(&all);
            Err(InputError::usage(format!("{class}::{name} is ambiguous; name one of {list}")))
        }
    }
}

fn simple_name(class: &str) -> &str {
    class.rsplit(['.', '$']).next().unwrap_or(class)
}

pub(super) fn type_fits(wanted: &str, descriptor: &str) -> bool {
    let full = FieldType::parse(descriptor).map(|t| t.java()).unwrap_or_default();
    let wanted = wanted.replace("...", "[]");
    let simple = full.rsplit(['.', '$']).next().unwrap_or(&full);
    full == wanted || simple == wanted || full.replace('$', ".") == wanted
}

/// `pkg.Class::method(int,java.lang.String)`.
pub fn shown(vm: &Vm, method: &Method) -> String {
    let class = vm.program.class(method.class).java_name();
    let name = if method.is_constructor() { "new" } else { &method.name };
    let types: Vec<String> = parameter_types(&method.descriptor)
        .iter()
        .map(|t| FieldType::parse(t).map(|t| t.java()).unwrap_or_default())
        .collect();
    format!("{class}::{name}({})", types.join(","))
}

fn target(vm: &Vm, method: &Method, reach: &Reach, class: ClassId) -> Result<Target> {
    let found = vm.program.class(class);
    let is_main = (&*method.name, &*method.descriptor) == main_class::MAIN && method.is_static();
    let instance = !method.is_static() && !method.is_constructor();
    let abstract_class = found.is_abstract() || found.is_interface();
    let mut constructors: Vec<MethodId> =
        if instance && !abstract_class { constructors_and_more(vm, found) } else { Vec::new() };
    // Constants of an enum are given by no method.
    let constant = found.access & access::ENUM != 0;
    if instance && constructors.is_empty() && (reach.factories || !constant) {
        constructors = factories(vm, found);
    }
    if instance
        && !reach.factories
        && constructors.is_empty()
        && reach.receiver != Receiver::Any
        && let Some(target) = extended(vm, method, reach, found)
    {
        return Ok(target);
    }
    let by_others = !abstract_class && constructors.is_empty() && (reach.factories || reach.receiver != Receiver::Any);
    if instance && (constant || by_others) {
        // The constants of an enum are all receivers that there are; a builder may make others: looked for afterwards.
        let (symbolic_statics, made_by_others) = (reach.symbolic_statics, !constant && reach.receiver != Receiver::Any);
        let script = Script { symbolic_statics, made_by_others, ..Script::new(method.id, Receiver::Any) };
        return Ok(Target { name: shown(vm, method), script });
    }
    if instance && reach.receiver != Receiver::Any && constructors.is_empty() {
        let name = found.java_name();
        let what = format!("{name} is abstract, so no receiver can be built; name a subclass, or use --receiver any");
        return Err(InputError::usage(what));
    }
    let between = if instance { steps(vm, found, method) } else { Vec::new() };
    let symbolic_statics = reach.symbolic_statics;
    let script = Script { constructors, between, is_main, symbolic_statics, ..Script::new(method.id, reach.receiver) };
    Ok(Target { name: shown(vm, method), script })
}

/// The script for unusual inputs: receivers also come from factories beside the constructors, and methods that only the package
/// sees may be called on them.
pub fn unusual(vm: &Vm, script: &Script) -> Script {
    let mut wider = Script { unusual: true, ..script.clone() };
    let Some(first) = script.constructors.first().map(|m| vm.program.method(*m)).filter(|m| m.is_constructor()) else {
        return wider;
    };
    let class = vm.program.class(first.class);
    let gives = format!(")L{};", class.name);
    wider.constructors.extend(factories_of(vm, class, &gives));
    let mut target = Target { name: String::new(), script: wider };
    widen(vm, &mut target, class.id);
    let mut seen: Vec<MethodId> = Vec::new();
    target.script.between.retain(|m| {
        !seen.contains(m) && {
            seen.push(*m);
            true
        }
    });
    target.script
}

/// A method of an abstract class or an interface on an object of a class that a test writes, if there can be one. Nothing is
/// proved that way.
pub fn extended(vm: &Vm, method: &Method, reach: &Reach, class: &Class) -> Option<Target> {
    if !class.is_left_to_others() || !class.file.as_ref().is_some_and(|file| file.is_open()) || method.is_abstract() {
        return None;
    }
    let receiver = if class.is_interface() { Receiver::Any } else { reach.receiver };
    let (constructors, symbolic_statics) = (constructors(vm, class), reach.symbolic_statics);
    let between = if class.is_interface() { Vec::new() } else { steps(vm, class, method) };
    let script = Script { constructors, between, symbolic_statics, unusual: true, ..Script::new(method.id, receiver) };
    Some(Target { name: shown(vm, method), script })
}

/// The static methods and constructors of the target's class that a test in the same package could call before all else, for what
/// they do to static fields.
pub fn callable_before(vm: &Vm, script: &Script) -> Vec<MethodId> {
    let class = vm.program.class(vm.program.method(script.target).class);
    let callable = |m: &&Method| {
        let made = m.is_constructor() && !class.is_abstract() && class.access & access::ENUM == 0;
        let hidden = m.is_private() || m.is_native() || m.is_class_initializer() || m.access & access::SYNTHETIC != 0;
        (m.is_static() || made) && !hidden && &*m.name != "main"
    };
    class.methods.iter().map(|m| vm.program.method(*m)).filter(callable).map(|m| m.id).collect()
}

/// Those that a test in the same package could call: not the private ones.
fn constructors(vm: &Vm, class: &Class) -> Vec<MethodId> {
    let all = class.methods.iter().map(|m| vm.program.method(*m));
    let usable = all.filter(|m| m.is_constructor() && !m.is_private() && m.access & access::SYNTHETIC == 0);
    usable.map(|m| m.id).collect()
}

/// The constructors, behind the static methods of the class that give one where a constructor takes what no test can name: only null
/// can be passed for that.
fn constructors_and_more(vm: &Vm, class: &Class) -> Vec<MethodId> {
    let constructors = constructors(vm, class);
    if !constructors.iter().any(|id| takes_hidden(vm, vm.program.method(*id))) {
        return constructors;
    }
    let made = factories_of(vm, class, &format!(")L{};", class.name));
    made.into_iter().chain(constructors).collect()
}

/// Whether a parameter is of a class that only the code around it can name.
fn takes_hidden(vm: &Vm, method: &Method) -> bool {
    let is_hidden = |name: &str| {
        let class = vm.program.load(name).ok().map(|id| vm.program.class(id));
        let entry = class.and_then(|class| class.file.as_ref()?.inner_classes.iter().find(|i| i.inner == class.name));
        entry.is_some_and(|entry| entry.access & access::PRIVATE != 0 || entry.name.is_none())
    };
    let types = parameter_types(&method.descriptor);
    let mut objects = types.iter().filter_map(|ty| ty.trim_start_matches('[').strip_prefix('L')?.strip_suffix(';'));
    objects.any(is_hidden)
}

/// What a test in the same package could call to get an object of a class that is not abstract: its constructors, or else
/// static methods.
pub fn makers(vm: &Vm, class: &Class) -> Vec<MethodId> {
    match constructors_and_more(vm, class) {
        open if !open.is_empty() => open,
        _ => factories(vm, class),
    }
}

/// Static methods of the class, or else of one around it, that give one and that a test in the same package could call.
fn factories(vm: &Vm, class: &Class) -> Vec<MethodId> {
    let gives = format!(")L{};", class.name);
    let mut owner = Some(class);
    while let Some(found) = owner.map(|owner| factories_of(vm, owner, &gives)) {
        if !found.is_empty() {
            return found;
        }
        let outer = owner.and_then(|owner| owner.name.rsplit_once('$')).map(|(outer, _)| outer);
        owner = outer.and_then(|outer| vm.program.load(outer).ok()).map(|id| vm.program.class(id));
    }
    factories_beside(vm, class)
}

/// Classes of a package that are searched.
const MOST_BESIDE: usize = 200;

/// Other classes of the package.
pub fn classes_beside<'v>(vm: &'v Vm, class: &Class) -> Vec<&'v Class> {
    let package = |name: &str| name.rsplit_once('/').map(|(package, _)| package.to_string());
    let names = vm.program.classpath().classes().unwrap_or_default();
    let beside = names.into_iter().filter(|name| package(name) == package(&class.name) && **name != *class.name);
    let classes = beside.take(MOST_BESIDE).filter_map(|name| vm.program.load(&name).ok());
    classes.map(|id| vm.program.class(id)).collect()
}

/// Static methods of other classes of the package that give one.
pub fn factories_beside(vm: &Vm, class: &Class) -> Vec<MethodId> {
    let gives = format!(")L{};", class.name);
    classes_beside(vm, class).into_iter().flat_map(|beside| factories_of(vm, beside, &gives)).collect()
}

fn factories_of(vm: &Vm, class: &Class, gives: &str) -> Vec<MethodId> {
    let all = class.methods.iter().map(|m| vm.program.method(*m));
    let usable = all.filter(|m| {
        m.is_static() && !m.is_private() && m.access & access::SYNTHETIC == 0 && m.descriptor.ends_with(gives)
    });
    usable.map(|m| m.id).collect()
}

/// What the compiler adds to an enum.
pub fn is_made_for_enums(method: &Method) -> bool {
    matches!(&*method.name, "values" | "valueOf") && method.is_static()
}

/// Instance methods with code that may change the receiver: the public ones, and the target, which can be called more than
/// once.
fn steps(vm: &Vm, class: &Class, target: &Method) -> Vec<MethodId> {
    let all = methods_of(vm, class.id);
    let usable = all.into_iter().filter(|m| {
        (m.is_public() || m.id == target.id && !m.is_private())
            && !m.is_static()
            && !m.is_constructor()
            && !m.is_abstract()
            && !m.is_native()
            && m.access & access::SYNTHETIC == 0
            && vm.program.class(m.class).name.as_ref() != "java/lang/Object"
    });
    usable.map(|m| m.id).collect()
}

/// Lets a test in the same package build the receiver: methods that are not public may be called before the target too.
pub fn widen(vm: &Vm, target: &mut Target, class: ClassId) {
    if target.script.constructors.is_empty() {
        return;
    }
    let package = |class: ClassId| vm.program.class(class).name.rsplit_once('/').map_or("", |(package, _)| package);
    let hidden =
        access::PUBLIC | access::PRIVATE | access::STATIC | access::ABSTRACT | access::NATIVE | access::SYNTHETIC;
    let more = methods_of(vm, class)
        .into_iter()
        .filter(|m| m.access & hidden == 0 && !m.is_constructor() && package(m.class) == package(class));
    let more: Vec<MethodId> = more.map(|m| m.id).filter(|m| !target.script.between.contains(m)).collect();
    target.script.between.extend(more);
}
