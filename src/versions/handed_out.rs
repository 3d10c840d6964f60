//! Changed code that a target does not run but that may run when somebody uses what it hands out: methods of the objects
//! that it returns, stores, throws or gives to code that is not here. The answer about a method that the user names stands
//! on these being the same as well.

use std::collections::BTreeSet;
use std::rc::Rc;

use super::types_out::TypesOut;
use crate::analysis::callgraph::{CallGraph, Method, MethodIndex};
use crate::analysis::diff::{Changes, Classes, MethodKey, Version};
use crate::classfile::Constant;
use crate::explore::script::parameter_types;
use crate::program::{Insn, decode};
use crate::util::LiteralId;
use crate::world::library::is_value_type;

/// The changed methods, of either version, other than the roots, that may run when somebody uses what it
/// hands out: those that methods of the classes which it makes, and of their supertypes, lead to.
pub fn behind(changes: &Changes, roots: &[MethodKey]) -> BTreeSet<MethodKey> {
    let mut found = BTreeSet::new();
    for version in [Version::Old, Version::New] {
        let (graph, classes) = (changes.graph(version), changes.files(version));
        let index = |key: &MethodKey| graph.method(&key.class, &key.name, &key.descriptor);
        let reached = graph.methods_from(roots.iter().filter_map(index), &mut vec![false; graph.methods.len()]);
        let run = called_directly(graph, roots.iter().filter_map(index));
        if !roots.iter().any(|root| gives_object(&root.descriptor)) && !run.iter().any(|m| lets_out(graph, classes, *m))
        {
            continue;
        }
        let mut later = vec![false; graph.methods.len()];
        let types = handed_out(graph, classes, &reached, roots);
        // Others use an object by its methods.
        let is_used = |method: &Method| {
            let info = classes.get(&method.class).and_then(|class| class.method(&method.name, &method.descriptor));
            types.contains(&method.class) && info.is_some_and(|m| !m.is_static() && !m.name.starts_with('<'))
        };
        let of_type = graph.methods.iter().enumerate().filter(|(_, method)| is_used(method));
        let all = graph.methods_from(of_type.map(|(at, _)| at as MethodIndex), &mut later);
        let all: BTreeSet<MethodIndex> = all.into_iter().collect();
        for diff in changes.methods() {
            let key = if version == Version::Old { &diff.old_key } else { &diff.new_key };
            let Some((key, number)) = key.as_ref().and_then(|key| Some((key, index(key)?))) else { continue };
            // What a target calls is the same there, with the arguments that it gives.
            if !roots.contains(key) && all.contains(&number) && &*key.name != "<clinit>" {
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

/// Whether a type is that of objects which may run code of the program when somebody uses them.
fn is_object(descriptor: &str) -> bool {
    !is_value_type(descriptor)
}

fn gives_object(descriptor: &str) -> bool {
    descriptor.rsplit(')').next().is_some_and(|given| given != "V" && is_object(given))
}

/// Whether a method puts objects where others may find them: into fields and arrays, into calls of code that is not here, or
/// into the air.
fn lets_out(graph: &CallGraph, classes: &Classes, method: MethodIndex) -> bool {
    let Some(known) = graph.methods.get(method as usize) else { return false };
    let Some(class) = classes.get(&known.class) else { return true };
    let Some(info) = class.method(&known.name, &known.descriptor) else { return true };
    let Some(code) = info.code.as_ref().and_then(|c| decode(class, info, c, &mut |_| LiteralId(0)).ok()) else {
        return info.code.is_some();
    };
    let takes_object = |descriptor: &str| parameter_types(descriptor).iter().any(|kind| is_object(kind));
    (0..code.insns.len() as u32).any(|at| match code.insn(at) {
        Some(Insn::RefStore | Insn::Throw) => true,
        Some(Insn::PutField(pool) | Insn::PutStatic(pool)) => {
            matches!(class.pool.get(pool), Some(Constant::Field(m)) if is_object(&m.descriptor))
        }
        Some(Insn::InvokeDynamic(pool)) => {
            matches!(class.pool.get(pool), Some(Constant::InvokeDynamic { descriptor, .. }) if gives_object(descriptor))
        }
        Some(
            insn @ (Insn::InvokeInterface(pool)
            | Insn::InvokeVirtual(pool)
            | Insn::InvokeStatic(pool)
            | Insn::InvokeSpecial(pool)),
        ) => {
            let Some(Constant::Method(m) | Constant::InterfaceMethod(m)) = class.pool.get(pool) else { return true };
            let here = graph.node(method, at).is_some_and(|node| !graph.direct(node).is_empty());
            let known = here && !matches!(insn, Insn::InvokeInterface(_));
            !known && takes_object(&m.descriptor)
        }
        _ => false,
    })
}

/// Classes of the program whose objects some methods may make or give, functions by their interfaces, and their supertypes.
fn handed_out(graph: &CallGraph, classes: &Classes, methods: &[MethodIndex], roots: &[MethodKey]) -> BTreeSet<Rc<str>> {
    let mut types = TypesOut::new(classes);
    roots.iter().filter(|root| gives_object(&root.descriptor)).for_each(|root| types.result(root));
    for method in methods.iter().filter_map(|number| graph.methods.get(*number as usize)) {
        if &*method.name == "<init>" {
            types.object(method.class.clone());
        }
        let Some(class) = classes.get(&method.class) else { continue };
        let info = class.method(&method.name, &method.descriptor);
        let code = info.and_then(|info| decode(class, info, info.code.as_ref()?, &mut |_| LiteralId(0)).ok());
        for cell in code.iter().flat_map(|code| code.insns.iter()) {
            let Insn::InvokeDynamic(pool) = cell.get() else { continue };
            let Some(Constant::InvokeDynamic { descriptor, .. }) = class.pool.get(pool) else { continue };
            let given = descriptor.rsplit(')').next().and_then(|d| d.strip_prefix('L')?.strip_suffix(';'));
            given.map(Rc::from).into_iter().for_each(|name| types.object(name));
        }
    }
    types.all()
}
