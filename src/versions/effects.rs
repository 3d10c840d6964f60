//! Calls that leave something where a comparison does not look. Which these are is said by `world::reach`: all but those that
//! are known to stay among their own objects.
//!
//! Two paths that end in the same way are not the same for a caller who looks there. Only paths through code that differs
//! have to say so: what is the same in both versions leaves the same.

use std::collections::BTreeMap;
use std::rc::Rc;

use crate::analysis::callgraph::MethodIndex;
use crate::analysis::diff::{Changes, Classes, MethodKey, Version, declaring_class};
use crate::analysis::impact::calls;
use crate::classfile::{ClassFile, Constant, MemberRef, MethodInfo};
use crate::explore::target::Target;
use crate::interp::Vm;
use crate::program::{Insn, decode};
use crate::util::{LiteralId, MethodId};
use crate::world::library::is_of_library;
use crate::world::reach::{self, Leaves, Reach};

/// The instructions of a version that call such a method, by method; and the method, `java.lang.System.setProperty`.
pub type Effects = BTreeMap<MethodKey, Vec<(u32, String)>>;

/// As a reason.
pub fn in_words(call: &str) -> String {
    format!("what {call} leaves, which is not compared")
}

/// Looks at all code that may run from a target's calls, in a version.
pub fn effects(changes: &Changes, version: Version, roots: &[MethodKey]) -> Effects {
    let (graph, classes) = (changes.graph(version), changes.files(version));
    let mut marked = vec![false; graph.methods.len()];
    let roots: Vec<MethodIndex> = roots.iter().filter_map(|k| graph.method(&k.class, &k.name, &k.descriptor)).collect();
    let reached = graph.methods_from(roots, &mut marked);
    let mut found = Effects::new();
    for method in reached.iter().filter_map(|m| graph.methods.get(*m as usize)) {
        let Some(class) = classes.get(&method.class) else { continue };
        let Some(info) = class.method(&method.name, &method.descriptor) else { continue };
        let own = of_method(classes, class, info);
        if !own.is_empty() {
            found.insert(MethodKey::of(class, info), own);
        }
    }
    found
}

/// The calls of a method that leave something elsewhere.
pub fn of_method(classes: &Classes, class: &ClassFile, method: &MethodInfo) -> Vec<(u32, String)> {
    let Some(info) = &method.code else { return Vec::new() };
    let Ok(code) = decode(class, method, info, &mut |_| LiteralId(0)) else { return Vec::new() };
    let calls = (0..code.insns.len() as u32).filter_map(|at| Some((at, effect(classes, class, code.insn(at)?)?)));
    calls.collect()
}

/// The method that an instruction calls, or makes a function of, if it leaves something that no comparison sees.
pub fn effect(classes: &Classes, class: &ClassFile, insn: Insn) -> Option<String> {
    let leaves = |reach: Reach| reach.leaves == Leaves::Unseen;
    if let Some(field) = library_field(classes, class, insn) {
        let named = || format!("{}.{}", field.class.replace('/', "."), field.name);
        return leaves(reach::of_field(&field.class, &field.name)).then(named);
    }
    called(class, insn).into_iter().find_map(|member| {
        // What other libraries leave in static fields is compared.
        let is_meant = |owner: &Rc<str>| is_of_library(owner) && leaves(reach::of_method(owner, member));
        let owner = meant(classes, member).into_iter().find(is_meant)?;
        Some(format!("{}.{}", owner.replace('/', "."), member.name))
    })
}

/// How far an instruction goes beyond the objects that it has.
pub fn reach_of(classes: &Classes, class: &ClassFile, insn: Insn) -> Reach {
    if let Some(field) = library_field(classes, class, insn) {
        return reach::of_field(&field.class, &field.name);
    }
    let all = called(class, insn)
        .into_iter()
        .flat_map(|member| meant(classes, member).into_iter().map(move |owner| reach::of_method(&owner, member)));
    all.fold(Reach::NOWHERE, Reach::and)
}

/// The static field of a library that an instruction reads or writes.
fn library_field<'c>(classes: &Classes, class: &'c ClassFile, insn: Insn) -> Option<&'c MemberRef> {
    let (Insn::GetStatic(pool) | Insn::PutStatic(pool)) = insn else { return None };
    match class.pool.get(pool)? {
        Constant::Field(field) if declaring_class(classes, &field.class, &field.name, &field.descriptor).is_none() => {
            Some(field)
        }
        _ => None,
    }
}

/// The methods that an instruction calls, or makes a function of.
pub fn called(class: &ClassFile, insn: Insn) -> Vec<&MemberRef> {
    match insn {
        Insn::InvokeDynamic(pool) => class.referred_methods(pool),
        insn => calls::member(class, insn).into_iter().collect(),
    }
}

/// The classes of libraries in which a call may find its method: the one that it names, or those above a class of the
/// program that does not have it itself.
pub fn meant(classes: &Classes, member: &MemberRef) -> Vec<Rc<str>> {
    let (mut found, mut todo) = (Vec::new(), vec![member.class.clone()]);
    for _ in 0..1000 {
        let Some(name) = todo.pop() else { break };
        match classes.get(&name) {
            None => found.push(name),
            Some(class) if class.method(&member.name, &member.descriptor).is_some() => {}
            Some(class) => todo.extend(class.super_name.iter().chain(&class.interfaces).cloned()),
        }
    }
    found
}

/// The calls of a target's script by name, in the new version.
pub fn roots(vm: &Vm, target: &Target) -> Vec<MethodKey> {
    let before = target.script.constructors.iter().chain(&target.script.between);
    let mut found = own(vm, target);
    found.extend(before.map(|id| key(vm, *id)));
    found.sort();
    found.dedup();
    found
}

/// The target itself by name.
pub fn own(vm: &Vm, target: &Target) -> Vec<MethodKey> {
    let mut found: Vec<MethodKey> = target.script.targets(vm).into_iter().map(|id| key(vm, id)).collect();
    // The method as the class has it that it is called on.
    if let Some((class, _)) = target.name.split_once("::") {
        let method = vm.program.method(target.script.target);
        found.push(MethodKey::new(&class.replace('.', "/"), &method.name, &method.descriptor));
    }
    found.sort();
    found.dedup();
    found
}

fn key(vm: &Vm, id: MethodId) -> MethodKey {
    let method = vm.program.method(id);
    MethodKey::new(&vm.program.class(method.class).name, &method.name, &method.descriptor)
}
