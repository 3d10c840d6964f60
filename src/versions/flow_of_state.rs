//! Changed code that a target does not run but whose traces it reads: a method that sets a field otherwise makes an
//! unchanged method of the same class give something else. The answer about a method that the user names stands on these
//! being the same as well, as it does on those of the objects that it hands out (`handed_out`).

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
