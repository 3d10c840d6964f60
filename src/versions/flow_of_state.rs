//! Changed code that a target does not run and on which the answer about it stands all the same: methods whose traces it
//! reads (one that sets a field otherwise makes an unchanged method of the same class give something else), and methods of
//! the objects that it hands out.

use std::collections::BTreeSet;
use std::rc::Rc;

use super::effects;
use crate::analysis::callgraph::{CallGraph, MethodIndex};
use crate::analysis::diff::{Changes, Classes, MethodKey, Version, declaring_class};
use crate::classfile::Constant;
use crate::program::{Insn, decode};
use crate::util::LiteralId;
use crate::world::library::is_value_type;

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

/// The changed methods, of either version, that code from the roots does not run and that may leave something else where it
/// looks. The roots are calls of the new version.
pub fn writers(changes: &Changes, roots: &[MethodKey]) -> BTreeSet<MethodKey> {
    let mut found = BTreeSet::new();
    for version in [Version::Old, Version::New] {
        let (graph, classes) = (changes.graph(version), changes.files(version));
        let index = |key: &MethodKey| graph.method(&key.class, &key.name, &key.descriptor);
        let mut run = vec![false; graph.methods.len()];
        let reached = graph.methods_from(roots.iter().filter_map(index), &mut run);
        let reads = access(graph, classes, &reached).read;
        for diff in changes.methods() {
            let key = if version == Version::Old { &diff.old_key } else { &diff.new_key };
            let Some((key, number)) = key.as_ref().and_then(|key| Some((key, index(key)?))) else { continue };
            if run.get(number as usize) == Some(&true) {
                continue;
            }
            let own = graph.methods_from([number], &mut vec![false; graph.methods.len()]);
            let does = access(graph, classes, &own);
            let touches = does.written.iter().any(|field| reads.contains(field))
                || does.changes_objects && does.objects.iter().any(|field| reads.contains(field))
                || does.leaves_elsewhere;
            if touches {
                found.insert(key.clone());
            }
        }
    }
    found
}

/// The changed methods, of either version, that code from the roots does not run but that may run when somebody uses what it
/// hands out: those that methods of the classes which it makes, and of their supertypes, lead to.
pub fn behind(changes: &Changes, roots: &[MethodKey]) -> BTreeSet<MethodKey> {
    let mut found = BTreeSet::new();
    for version in [Version::Old, Version::New] {
        let (graph, classes) = (changes.graph(version), changes.files(version));
        let index = |key: &MethodKey| graph.method(&key.class, &key.name, &key.descriptor);
        let reached = graph.methods_from(roots.iter().filter_map(index), &mut vec![false; graph.methods.len()]);
        let run = called_directly(graph, roots.iter().filter_map(index));
        let mut later = vec![false; graph.methods.len()];
        let types = handed_out(graph, classes, &reached);
        let of_type = graph.methods.iter().enumerate().filter(|(_, method)| types.contains(&method.class));
        let all = graph.methods_from(of_type.map(|(at, _)| at as MethodIndex), &mut later);
        let all: BTreeSet<MethodIndex> = all.into_iter().collect();
        for diff in changes.methods() {
            let key = if version == Version::Old { &diff.old_key } else { &diff.new_key };
            let Some((key, number)) = key.as_ref().and_then(|key| Some((key, index(key)?))) else { continue };
            if !run.contains(&number) && all.contains(&number) && &*key.name != "<clinit>" {
                found.insert(key.clone());
            }
        }
    }
    found
}

/// The methods that some methods call, and those that these call, without the library in between.
fn called_directly(graph: &CallGraph, from: impl IntoIterator<Item = MethodIndex>) -> BTreeSet<MethodIndex> {
    let mut found = BTreeSet::new();
    let mut todo: Vec<MethodIndex> = from.into_iter().collect();
    while let Some(method) = todo.pop() {
        if found.insert(method) {
            todo.extend(graph.nodes_of(method).flat_map(|node| graph.direct(node)));
        }
    }
    found
}

/// Classes of the program whose objects some methods may make, functions by their interfaces, and their supertypes.
fn handed_out(graph: &CallGraph, classes: &Classes, methods: &[MethodIndex]) -> BTreeSet<Rc<str>> {
    let mut todo: Vec<Rc<str>> = Vec::new();
    for method in methods.iter().filter_map(|number| graph.methods.get(*number as usize)) {
        if &*method.name == "<init>" {
            todo.push(method.class.clone());
        }
        let Some(class) = classes.get(&method.class) else { continue };
        let info = class.method(&method.name, &method.descriptor);
        let code = info.and_then(|info| decode(class, info, info.code.as_ref()?, &mut |_| LiteralId(0)).ok());
        for cell in code.iter().flat_map(|code| code.insns.iter()) {
            let Insn::InvokeDynamic(pool) = cell.get() else { continue };
            let Some(Constant::InvokeDynamic { descriptor, .. }) = class.pool.get(pool) else { continue };
            let given = descriptor.rsplit(')').next().and_then(|d| d.strip_prefix('L')?.strip_suffix(';'));
            todo.extend(given.map(Rc::from));
        }
    }
    let mut found = BTreeSet::new();
    while let Some(name) = todo.pop() {
        let Some(class) = classes.get(&name) else { continue };
        if found.insert(name) {
            todo.extend(class.super_name.iter().chain(&class.interfaces).cloned());
        }
    }
    found
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
        found.leaves_elsewhere |= !effects::of_method(class, info).is_empty();
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
                _ => continue,
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
