//! Code that no longer links with what it names: a library that was compiled with the old version may call what is private now,
//! write what is final, or extend what is closed. The JVM throws there, which no code says.

use std::cell::Cell;
use std::collections::BTreeSet;
use std::rc::Rc;

use crate::analysis::diff::{Changes, Classes, MethodKey, Version, supertypes};
use crate::classfile::{ClassFile, Constant, MemberRef, MethodInfo, access};
use crate::program::{Insn, decode};
use crate::util::LiteralId;

/// What code that the roots may run names in one of the versions without a right to.
pub fn broken(changes: &Changes, roots: &[MethodKey]) -> BTreeSet<String> {
    if changes.classes().iter().all(|class| class.other.is_empty()) {
        return BTreeSet::new();
    }
    let [old, new] = [Version::Old, Version::New].map(|version| of_version(changes, version, roots));
    old.symmetric_difference(&new).cloned().collect()
}

fn of_version(changes: &Changes, version: Version, roots: &[MethodKey]) -> BTreeSet<String> {
    let (graph, classes) = (changes.graph(version), changes.files(version));
    let roots = roots.iter().filter_map(|key| graph.method(&key.class, &key.name, &key.descriptor));
    let reached = graph.methods_from(roots, &mut vec![false; graph.methods.len()]);
    let mut found = BTreeSet::new();
    for method in reached.iter().filter_map(|number| graph.methods.get(*number as usize)) {
        let Some(class) = classes.get(&method.class) else { continue };
        found.extend(fault_of_class(classes, class));
        if let Some(info) = class.method(&method.name, &method.descriptor) {
            found.extend(faults(classes, class, info));
        }
    }
    found
}

fn faults(classes: &Classes, class: &ClassFile, method: &MethodInfo) -> Vec<String> {
    let code = method.code.as_ref().and_then(|code| decode(class, method, code, &mut |_| LiteralId(0)).ok());
    let insns = code.iter().flat_map(|code| code.insns.iter()).map(Cell::get);
    insns.filter_map(|insn| fault(classes, class, method, insn)).collect()
}

fn fault(classes: &Classes, class: &ClassFile, method: &MethodInfo, insn: Insn) -> Option<String> {
    let (pool, is_static, writes) = match insn {
        Insn::New(pool) => return fault_of_class(classes, classes.get(class.pool.class(pool)?)?),
        Insn::InvokeStatic(pool) | Insn::GetStatic(pool) => (pool, true, false),
        Insn::PutStatic(pool) => (pool, true, true),
        Insn::PutField(pool) => (pool, false, true),
        Insn::GetField(pool) | Insn::InvokeSpecial(pool) | Insn::InvokeVirtual(pool) | Insn::InvokeInterface(pool) => {
            (pool, false, false)
        }
        _ => return None,
    };
    let (Constant::Field(member) | Constant::Method(member) | Constant::InterfaceMethod(member)) =
        class.pool.get(pool)?
    else {
        return None;
    };
    let (owner, flags) = declared(classes, member)?;
    let begins = class.name == owner.name && &*method.name == if is_static { "<clinit>" } else { "<init>" };
    let is_closed = writes && flags & access::FINAL != 0 && !begins;
    let is_other = (flags & access::STATIC != 0) != is_static;
    (is_closed || is_other || !sees(classes, class, owner, flags))
        .then(|| format!("{}.{}", owner.name.replace('/', "."), member.name))
}

/// The class that has what is named, and how it is declared there.
fn declared<'c>(classes: &'c Classes, member: &MemberRef) -> Option<(&'c Rc<ClassFile>, u16)> {
    let mut todo = vec![member.class.clone()];
    for _ in 0..1000 {
        let Some(class) = classes.get(&todo.pop()?) else { continue };
        let field = class.field(&member.name, &member.descriptor).map(|field| field.access);
        if let Some(flags) = class.method(&member.name, &member.descriptor).map(|m| m.access).or(field) {
            return Some((class, flags));
        }
        todo.extend(class.interfaces.iter().rev().cloned());
        todo.extend(class.super_name.clone());
    }
    None
}

/// Whether a class may use a member of another (JVMS 5.4.4).
fn sees(classes: &Classes, class: &ClassFile, owner: &ClassFile, flags: u16) -> bool {
    let nest = |class: &ClassFile| class.nest_host.clone().unwrap_or_else(|| class.name.clone());
    let package = |class: &ClassFile| class.name.rsplit_once('/').map(|(package, _)| package.to_string());
    let is_near = package(class) == package(owner);
    if flags & access::PRIVATE != 0 {
        return nest(class) == nest(owner);
    }
    let inherits = || supertypes(classes, &class.name).contains(&owner.name);
    is_near || flags & access::PUBLIC != 0 || flags & access::PROTECTED != 0 && inherits()
}

/// A class that cannot be loaded: what it extends is closed, or what it overrides final.
fn fault_of_class(classes: &Classes, class: &ClassFile) -> Option<String> {
    let direct = class.super_name.iter().chain(&class.interfaces).filter_map(|name| classes.get(name));
    let is_closed = |above: &&Rc<ClassFile>| {
        let permitted = &above.permitted_subclasses;
        above.has(access::FINAL) || !permitted.is_empty() && !permitted.contains(&class.name)
    };
    let all = supertypes(classes, &class.name);
    let mut above = all.iter().filter(|name| **name != class.name).filter_map(|name| classes.get(name));
    let overrides = |above: &Rc<ClassFile>| {
        let own = class.methods.iter().filter(|m| !m.has(access::STATIC | access::PRIVATE) && !m.name.starts_with('<'));
        let mut over = own.filter_map(|m| above.method(&m.name, &m.descriptor));
        over.any(|m| m.has(access::FINAL) && !m.has(access::PRIVATE) && sees(classes, class, above, m.access))
    };
    let is_broken = direct.into_iter().any(|above| is_closed(&above)) || above.any(overrides);
    is_broken.then(|| class.name.replace('/', "."))
}
