//! What a test can change about a receiver without calling its methods: an object that it passed before, or that a method
//! gave it; and the constants of an enum, which earlier calls may have changed. No script does that, so an exploration of
//! scripts alone proves nothing where it matters; one from any field values still does.
//!
//! Judged by types: a field whose type can hold what is passed or given is taken to hold it.

use crate::classfile::access;
use crate::explore::script::{Receiver, Script, parameter_types};
use crate::interp::Vm;
use crate::program::{Class, Field, Origin};

/// Classes of the JDK whose objects never change.
const VALUES: [&str; 8] = [
    "java/lang/",
    "java/math/",
    "java/time/",
    "java/util/function/",
    "java/util/Optional",
    "java/util/UUID",
    "java/util/Locale",
    "java/util/Comparator",
];
/// Those of them that do.
const CHANGING: [&str; 3] = ["java/lang/StringBuilder", "java/lang/StringBuffer", "java/lang/Iterable"];

/// What is left out of all receivers of a script, if anything.
pub fn changes(vm: &Vm, script: &Script) -> Option<String> {
    let target = vm.program.method(script.target);
    if target.is_static() || target.is_constructor() {
        return None;
    }
    let owner = vm.program.class(target.class);
    if owner.access & access::ENUM != 0 {
        let changing = owner
            .fields
            .iter()
            .any(|f| !f.is_static() && (f.access & access::FINAL == 0 || can_change(vm, &f.descriptor)));
        return changing.then(|| format!("other states of the constants of {}", owner.java_name()));
    }
    let class = made_class(vm, script)?;
    let fields: Vec<&Field> = own_classes(vm, class).flat_map(|c| c.fields.iter()).filter(|f| !f.is_static()).collect();
    let held = |passed: &str| can_change(vm, passed) && fields.iter().any(|f| can_hold(vm, &f.descriptor, passed));
    let calls = || script.constructors.iter().chain(&script.between).map(|m| vm.program.method(*m));
    if calls().any(|m| parameter_types(&m.descriptor).iter().any(|p| held(p))) {
        return Some(format!("changes of what was passed to {}", class.java_name()));
    }
    let given = calls().chain([target]).filter_map(|m| m.descriptor.rsplit(')').next());
    let inside = |given: &str| can_change(vm, given) && fields.iter().any(|f| *f.descriptor == *given);
    given.into_iter().any(inside).then(|| format!("changes of what {} gave", class.java_name()))
}

/// The class of the receivers that a script makes by calls.
pub fn made_class<'v>(vm: &'v Vm, script: &Script) -> Option<&'v Class> {
    let target = vm.program.method(script.target);
    if script.receiver == Receiver::Any || target.is_static() || target.is_constructor() {
        return None;
    }
    let first = vm.program.method(*script.constructors.first()?);
    Some(vm.program.class(if first.is_constructor() { first.class } else { target.class }))
}

/// A class and those above it, as far as they are the program's own.
pub fn own_classes<'v>(vm: &'v Vm, class: &'v Class) -> impl Iterator<Item = &'v Class> {
    let all = class.display.iter().map(|c| vm.program.class(*c));
    all.filter(|c| matches!(c.origin, Origin::App(_)))
}

/// Whether a field of one type may hold an object of another, or of a collection of them.
fn can_hold(vm: &Vm, field: &str, passed: &str) -> bool {
    let name = |descriptor: &str| descriptor.strip_prefix('L').and_then(|d| d.strip_suffix(';')).map(str::to_string);
    let Some(holder) = name(field.trim_start_matches('[')) else { return field == passed };
    if field == passed || field.ends_with(passed) || holder.starts_with("java/util/") {
        return true;
    }
    match (name(passed).map(|p| vm.program.load(&p)), vm.program.load(&holder)) {
        (Some(Ok(passed)), Ok(holder)) => vm.program.is_subtype(passed, holder),
        (None, Ok(holder)) => holder == vm.known.object,
        _ => true,
    }
}

/// Whether objects of a type can change.
fn can_change(vm: &Vm, descriptor: &str) -> bool {
    if descriptor.starts_with('[') {
        return true;
    }
    let Some(name) = descriptor.strip_prefix('L').and_then(|d| d.strip_suffix(';')) else { return false };
    let Ok(id) = vm.program.load(name) else { return true };
    let class = vm.program.class(id);
    if !matches!(class.origin, Origin::App(_)) {
        return CHANGING.contains(&name) || !VALUES.iter().any(|value| name.starts_with(value));
    }
    let subtypes = vm.subtypes_of(id);
    let all = subtypes.names.iter().filter_map(|name| vm.program.loaded(name)).chain([id]);
    all.map(|c| vm.program.class(c)).flat_map(|c| own_classes(vm, c)).any(|c| {
        let own = c.fields.iter().filter(|f| !f.is_static() && f.access & access::SYNTHETIC == 0);
        own.into_iter().any(|f| f.access & access::FINAL == 0 || f.descriptor.starts_with('['))
    })
}
