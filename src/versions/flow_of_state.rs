//! Changed code that a target does not run but whose traces it reads: a method that sets a field otherwise makes an
//! unchanged method of the same class give something else. The answer about a method that the user names stands on these
//! being the same as well, as it does on those of the objects that it hands out (`handed_out`). What a method reads may have
//! come a long way: a builder's field fills that of what it builds, by code that did not change ([`filled_from`]).

use std::collections::BTreeSet;
use std::rc::Rc;

use super::effects;
use super::targets::callers;
use super::types_out::TypesOut;
use crate::analysis::callgraph::{CallGraph, MethodIndex};
use crate::analysis::diff::{Changes, Classes, MethodKey, Version, declaring_class};
use crate::classfile::descriptor::top_level;
use crate::classfile::{ClassFile, Constant, FieldInfo, access as flags};
use crate::explore::script::parameter_types;
use crate::program::{Insn, decode};
use crate::util::LiteralId;
use crate::world::library::{is_of_library, is_value_type};

/// A field by the class that declares it.
type Field = (Rc<str>, Rc<str>);

/// What code does to fields.
#[derive(Default)]
struct Access {
    read: BTreeSet<Field>,
    written: BTreeSet<Field>,
    /// Fields whose objects may be changed: those read that lead to one.
    objects: BTreeSet<Field>,
    /// Something inside an object may be changed: an element, or by a call that leaves the program.
    changes_objects: bool,
    /// Something is left where fields of the program do not lead: in properties, in the locale, in a thread.
    leaves_elsewhere: bool,
}

/// What an answer about a target was found from: calls of the new version.
pub struct Roots<'a> {
    /// The target.
    pub own: &'a [MethodKey],
    /// The target with the constructors and the calls before it.
    pub all: &'a [MethodKey],
    /// These were followed in both versions before the target. Else it was compared from equal states, whatever led there.
    pub followed: bool,
}

/// The changed methods, of either version and other than the target, that may leave something else where code from the roots
/// looks. What was followed before the target leaves the same in fields, but a caller may still change what it shares.
pub fn writers(changes: &Changes, roots: &Roots<'_>) -> BTreeSet<MethodKey> {
    let (compared, followed, roots) = (roots.own, roots.followed, roots.all);
    let mut found = BTreeSet::new();
    for version in [Version::Old, Version::New] {
        let (graph, classes) = (changes.graph(version), changes.files(version));
        let index = |key: &MethodKey| graph.method(&key.class, &key.name, &key.descriptor);
        let mut run = vec![false; graph.methods.len()];
        let reached = graph.methods_from(roots.iter().filter_map(index), &mut run);
        let reads = filled_from(graph, classes, access(graph, classes, &reached).read);
        let given = given(classes, roots, &reads);
        for diff in changes.methods() {
            let key = if version == Version::Old { &diff.old_key } else { &diff.new_key };
            let Some((key, number)) = key.as_ref().and_then(|key| Some((key, index(key)?))) else { continue };
            // What runs inside is the same there, with the arguments that it is given.
            let whole = &*key.name == "<clinit>" && run.get(number as usize) == Some(&true);
            if whole || compared.contains(key) {
                continue;
            }
            let followed = followed && roots.contains(key);
            let own = graph.methods_from([number], &mut vec![false; graph.methods.len()]);
            let does = access(graph, classes, &own);
            // Objects that only code from the roots makes are as it makes them.
            let ran = run.get(number as usize) == Some(&true);
            let shared = |field: &Field| !ran || is_static(classes, field) || given.contains(&field.0);
            let looks = |field: &Field| reads.contains(field) && shared(field);
            let touches = !followed && does.written.iter().any(looks)
                || does.changes_objects && does.objects.iter().any(looks)
                || does.changes_objects
                    && reads.iter().any(|field| may_be_given(classes, field, &reaches(classes, key, &does)))
                || !followed && does.leaves_elsewhere;
            if touches {
                found.insert(key.clone());
            }
        }
    }
    found
}

/// Some fields, and those that they may be filled from: what code reads that writes them, that computes what it writes, or that
/// gives it its arguments.
fn filled_from(graph: &CallGraph, classes: &Classes, mut fields: BTreeSet<Field>) -> BTreeSet<Field> {
    let all: Vec<Access> = (0..graph.methods.len()).map(|at| access(graph, classes, &[at as MethodIndex])).collect();
    let callers = callers(graph);
    let gives = |at: &MethodIndex| graph.methods.get(*at as usize).is_some_and(|m| !m.descriptor.ends_with(")V"));
    let takes = |at: MethodIndex| graph.methods.get(at as usize).is_some_and(|m| !m.descriptor.starts_with("()"));
    let (mut writes, mut computes) = (vec![false; all.len()], vec![false; all.len()]);
    loop {
        let fills = |(at, does): (usize, &Access)| {
            let filled = does.written.intersection(&fields).next().is_some()
                || does.changes_objects && does.objects.intersection(&fields).next().is_some();
            (filled && !writes[at]).then_some(at as MethodIndex)
        };
        let mut todo: Vec<MethodIndex> = all.iter().enumerate().filter_map(fills).collect();
        if todo.is_empty() {
            return fields;
        }
        while let Some(at) = todo.pop() {
            let Some(writes) = writes.get_mut(at as usize) else { continue };
            if std::mem::replace(writes, true) {
                continue;
            }
            let mut inner = vec![at];
            while let Some(at) = inner.pop() {
                if !std::mem::replace(&mut computes[at as usize], true) {
                    fields.extend(all[at as usize].read.iter().cloned());
                    inner.extend(graph.nodes_of(at).flat_map(|node| graph.called(node)).filter(gives));
                }
            }
            if takes(at) {
                todo.extend(callers.get(&at).into_iter().flatten());
            }
        }
    }
}

fn access(graph: &CallGraph, classes: &Classes, methods: &[MethodIndex]) -> Access {
    let mut found = Access::default();
    for number in methods {
        let Some(method) = graph.methods.get(*number as usize) else { continue };
        let Some(class) = classes.get(&method.class) else { continue };
        let Some(info) = class.method(&method.name, &method.descriptor) else { continue };
        let Some(code) = info.code.as_ref().and_then(|c| decode(class, info, c, &mut |_| LiteralId(0)).ok()) else {
            continue;
        };
        found.leaves_elsewhere |= !effects::of_method(classes, class, info).is_empty();
        found.changes_objects |= graph.nodes_of(*number).any(|node| graph.leaves(node));
        for cell in code.insns.iter() {
            let (pool, writes) = match cell.get() {
                Insn::GetStatic(pool) | Insn::GetField(pool) => (pool, false),
                Insn::PutStatic(pool) | Insn::PutField(pool) => (pool, true),
                Insn::IntStore
                | Insn::LongStore
                | Insn::FloatStore
                | Insn::DoubleStore
                | Insn::RefStore
                | Insn::ByteStore
                | Insn::CharStore
                | Insn::ShortStore => {
                    found.changes_objects = true;
                    continue;
                }
                insn => {
                    if uses_handle(class, insn) {
                        let fields = by_handle(classes, class);
                        found.read.extend(fields.iter().cloned());
                        found.written.extend(fields);
                    }
                    continue;
                }
            };
            let Some(Constant::Field(m)) = class.pool.get(pool) else { continue };
            let Some(owner) = declaring_class(classes, &m.class, &m.name, &m.descriptor) else { continue };
            let field = (owner.name.clone(), m.name.clone());
            if writes {
                found.written.insert(field);
            } else {
                if !is_value_type(&m.descriptor) {
                    found.objects.insert(field.clone());
                }
                found.read.insert(field);
            }
        }
    }
    found
}

/// Whether a call may touch fields that it does not name: by a handle, an updater or reflection.
fn uses_handle(class: &ClassFile, insn: Insn) -> bool {
    let (Insn::InvokeVirtual(pool) | Insn::InvokeStatic(pool)) = insn else { return false };
    let Some(Constant::Method(m) | Constant::InterfaceMethod(m)) = class.pool.get(pool) else { return false };
    m.class.ends_with("FieldUpdater")
        || matches!(
            &*m.class,
            "java/lang/invoke/VarHandle" | "java/lang/invoke/MethodHandle" | "java/lang/reflect/Field"
        )
}

/// The fields that handles of a class and those around it may stand for: whose names are texts there.
fn by_handle(classes: &Classes, class: &ClassFile) -> Vec<Field> {
    let top = |name: &str| name.split('$').next().unwrap_or_default().to_string();
    let around = classes.values().filter(|other| top(&other.name) == top(&class.name));
    let texts: BTreeSet<String> = around
        .flat_map(|file| file.pool.iter())
        .filter_map(|(_, constant)| match constant {
            Constant::String(units) => String::from_utf16(units).ok(),
            _ => None,
        })
        .collect();
    let all = classes.values().flat_map(|class| class.fields.iter().map(move |field| (class, field)));
    let named = all.filter(|(_, field)| texts.contains(&*field.name));
    named.map(|(class, field)| (class.name.clone(), field.name.clone())).collect()
}

fn field_info<'c>(classes: &'c Classes, (owner, name): &Field) -> Option<&'c FieldInfo> {
    classes.get(owner)?.fields.iter().find(|field| field.name == *name)
}

fn is_static(classes: &Classes, field: &Field) -> bool {
    field_info(classes, field).is_none_or(|info| info.is_static())
}

/// The classes whose objects code from the roots may find: behind arguments, the receiver and static fields.
fn given(classes: &Classes, roots: &[MethodKey], reads: &BTreeSet<Field>) -> BTreeSet<Rc<str>> {
    let mut types = TypesOut::new(classes);
    types.inside = true;
    for root in roots {
        types.object(root.class.clone());
        parameter_types(&root.descriptor).iter().for_each(|kind| types.given(kind, None));
    }
    for info in reads.iter().filter(|field| is_static(classes, field)).filter_map(|field| field_info(classes, field)) {
        types.given(&info.descriptor, info.signature.as_deref());
    }
    types.all()
}

/// The types of what a method can get hold of: its parameters, and what the fields hold that it follows.
fn reaches(classes: &Classes, method: &MethodKey, does: &Access) -> Vec<String> {
    let fields = does.objects.iter().filter_map(|field| Some(field_info(classes, field)?.descriptor.to_string()));
    parameter_types(&method.descriptor).iter().map(|kind| kind.to_string()).chain(fields).collect()
}

/// Whether a caller may have what a field holds, and give it to code that takes such types.
fn may_be_given(classes: &Classes, field: &Field, types: &[String]) -> bool {
    let Some((class, field)) = classes.get(&field.0).zip(field_info(classes, field)) else { return false };
    let kind = &*field.descriptor;
    let visible = |flags_of: u16| flags_of & (flags::PRIVATE | flags::SYNTHETIC) == 0;
    let may_hold = |other: &str| !is_value_type(other) && related(other, kind);
    let shared = || {
        // Classes around it and inside it see what is private.
        let nest = classes.values().filter(|other| top_level(&other.name) == top_level(&class.name));
        let mut methods = nest.flat_map(|class| class.methods.iter()).filter(|m| visible(m.access));
        methods.any(|m| {
            let given = m.descriptor.rsplit(')').next().unwrap_or_default();
            may_hold(given) || parameter_types(&m.descriptor).iter().any(|parameter| may_hold(parameter))
        })
    };
    !is_value_type(kind) && types.iter().any(|given| may_hold(given)) && (visible(field.access) || shared())
}

/// Whether one object may be of both types. Any two classes may have a common subclass as far as their names tell.
fn related(one: &str, other: &str) -> bool {
    let is_reference = |kind: &str| kind.starts_with(['L', '[']);
    // Lists and buffers may be views of arrays.
    let holds_arrays = |kind: &str| kind.strip_prefix('L').is_some_and(is_of_library) && !is_value_type(kind);
    match (one.strip_prefix('['), other.strip_prefix('[')) {
        (Some(one), Some(other)) => one == other || related(one, other),
        (Some(_), None) => holds_arrays(other),
        (None, Some(_)) => holds_arrays(one),
        (None, None) => is_reference(one) && is_reference(other),
    }
}
