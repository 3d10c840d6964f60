//! From where something can be reached that differs: over the call graphs of both versions, as something that is no longer
//! called differs too.
//!
//! Beside changed methods that is code whose meaning hangs on a declaration: on what a class extends, and on the constant
//! that a static field begins with.

use std::collections::BTreeSet;
use std::rc::Rc;

use super::methods::MethodKey;
use super::{Changes, ClassDiff, Classes, Kind, Version};
use crate::analysis::callgraph::{CallGraph, MethodIndex};
use crate::classfile::{ClassFile, Constant, MemberRef, MethodInfo};
use crate::program::{Insn, decode};
use crate::util::LiteralId;

#[derive(Default)]
pub struct Reach {
    pub old: BTreeSet<MethodKey>,
    pub new: BTreeSet<MethodKey>,
    /// Code that is not the program's own can reach something, by a call back.
    pub outside: bool,
}

impl Reach {
    pub fn new(changes: &Changes) -> Self {
        let (old, old_outside) = side(changes, Version::Old);
        let (mut new, new_outside) = side(changes, Version::New);
        // What reaches a change in the old version reaches the absence of it in the new one.
        for method in &changes.graph(Version::New).methods {
            let key = key(method);
            if changes.old_key(&key).is_some_and(|k| old.contains(&k)) {
                new.insert(key);
            }
        }
        Self { old, new, outside: old_outside || new_outside }
    }
}

fn key(method: &crate::analysis::callgraph::Method) -> MethodKey {
    MethodKey { class: method.class.clone(), name: method.name.clone(), descriptor: method.descriptor.clone() }
}

fn side(changes: &Changes, version: Version) -> (BTreeSet<MethodKey>, bool) {
    let graph = changes.graph(version);
    let count = graph.methods.len();
    // One more place stands for code that is not here.
    let outside = count;
    let mut callers: Vec<BTreeSet<usize>> = vec![BTreeSet::new(); count + 1];
    for (at, method) in graph.methods.iter().enumerate() {
        for node in method.first..method.first + method.length {
            for callee in graph.direct(node) {
                if let Some(callers) = callers.get_mut(*callee as usize) {
                    callers.insert(at);
                }
            }
            if graph.leaves(node) {
                callers[outside].insert(at);
            }
        }
    }
    for callback in &graph.callbacks {
        if let Some(callers) = callers.get_mut(*callback as usize) {
            callers.insert(outside);
        }
    }
    let mut found = vec![false; count + 1];
    let mut todo: Vec<usize> = seeds(changes, version, graph).into_iter().map(|m| m as usize).collect();
    let is_otherwise = changes.provided_otherwise || changes.classes().iter().any(|diff| shows_outside(changes, diff));
    todo.extend(is_otherwise.then_some(outside));
    while let Some(at) = todo.pop() {
        if !std::mem::replace(&mut found[at], true) {
            todo.extend(callers[at].iter().copied());
        }
    }
    let keys = graph.methods.iter().enumerate().filter(|(at, _)| found[*at]).map(|(_, m)| key(m));
    // Methods without code differ by being there.
    let declared =
        changes.methods().filter_map(|m| if version == Version::Old { m.old_key.clone() } else { m.new_key.clone() });
    (keys.chain(declared).collect(), found[outside])
}

/// Whether code that is not here may find objects of a class otherwise by what this extends and implements: as other types of
/// its own, or with other methods that it calls.
fn shows_outside(changes: &Changes, diff: &ClassDiff) -> bool {
    let (true, Some(old), Some(new)) = (diff.hierarchy, &diff.old_name, &diff.new_name) else { return false };
    let foreign = |version, name: &str| -> BTreeSet<Rc<str>> {
        let all = supertypes(changes.files(version), name).into_iter();
        all.filter(|above| !changes.files(version).contains_key(above)).collect()
    };
    if foreign(Version::Old, old) != foreign(Version::New, new) {
        return true;
    }
    let below =
        changes.files(Version::New).keys().filter(|name| supertypes(changes.files(Version::New), name).contains(new));
    below.into_iter().any(|name| {
        let before: Rc<str> = changes.old_class(name).into();
        let called = |version: Version, key: &MethodKey| {
            let found = changes.declared(version, key)?;
            let graph = changes.graph(version);
            let number = graph.method(&found.class, &found.name, &found.descriptor)?;
            graph.callbacks.contains(&number).then_some(found)
        };
        let mut all = BTreeSet::new();
        for (version, name) in [(Version::Old, &before), (Version::New, name)] {
            let above = supertypes(changes.files(version), name);
            let above = above.iter().filter_map(|above| changes.files(version).get(above));
            all.extend(above.flat_map(|class| class.methods.iter().map(|m| (m.name.clone(), m.descriptor.clone()))));
        }
        all.into_iter().any(|(method, descriptor)| {
            let key = |class: &Rc<str>| MethodKey {
                class: class.clone(),
                name: method.clone(),
                descriptor: descriptor.clone(),
            };
            let [was, is] = [called(Version::Old, &key(&before)), called(Version::New, &key(name))];
            let is = is.map(|key| changes.old_class(&key.class).to_string());
            was.map(|key| key.class.to_string()) != is
        })
    })
}

/// The methods that differ themselves, or name something whose declaration differs.
fn seeds(changes: &Changes, version: Version, graph: &CallGraph) -> BTreeSet<MethodIndex> {
    let mut found: BTreeSet<MethodIndex> = BTreeSet::new();
    for method in changes.methods() {
        let key = if version == Version::Old { &method.old_key } else { &method.new_key };
        found.extend(key.as_ref().and_then(|k| graph.method(&k.class, &k.name, &k.descriptor)));
    }
    found.extend(declared_otherwise(changes, version, graph));
    let looking = changes.looking(version);
    found.extend(looking.iter().filter_map(|k| graph.method(&k.class, &k.name, &k.descriptor)));
    found
}

/// The methods whose code names something whose declaration differs.
pub fn declared_otherwise(changes: &Changes, version: Version, graph: &CallGraph) -> BTreeSet<MethodIndex> {
    let mut found: BTreeSet<MethodIndex> = BTreeSet::new();
    let classes = changes.files(version);
    let touched = Touched::new(changes);
    if touched.is_empty() {
        return found;
    }
    let concerned: BTreeSet<&str> = classes.iter().filter(|(_, c)| touched.in_pool(c)).map(|(n, _)| &**n).collect();
    for (at, method) in graph.methods.iter().enumerate() {
        if !concerned.contains(&*method.class) {
            continue;
        }
        let Some(class) = classes.get(&method.class) else { continue };
        if class.method(&method.name, &method.descriptor).is_some_and(|m| touched.in_code(class, m)) {
            found.insert(at as MethodIndex);
        }
    }
    found
}

/// Declarations that differ.
#[derive(Default)]
struct Touched {
    /// Classes that one version does not have, and those whose supertypes changed.
    classes: BTreeSet<Rc<str>>,
    /// Types that values of the latter have in one of the versions.
    around: BTreeSet<Rc<str>>,
    /// Name and descriptor of static fields. They may be named in a class that inherits them.
    fields: BTreeSet<(Rc<str>, Rc<str>)>,
}

impl Touched {
    fn new(changes: &Changes) -> Self {
        let mut touched = Self::default();
        for diff in changes.classes() {
            if diff.kind != Kind::Changed || diff.hierarchy {
                touched.classes.extend(diff.old_name.iter().chain(&diff.new_name).cloned());
            }
            if diff.hierarchy {
                for (version, name) in [(Version::Old, &diff.old_name), (Version::New, &diff.new_name)] {
                    touched.around.extend(name.iter().flat_map(|n| supertypes(changes.files(version), n)));
                }
            }
            touched.fields.extend(diff.constants.iter().cloned());
        }
        touched
    }

    fn is_empty(&self) -> bool {
        self.classes.is_empty() && self.around.is_empty() && self.fields.is_empty()
    }

    fn class(&self, name: &str, dispatches: bool) -> bool {
        let name = name.trim_start_matches('[');
        let name = name.strip_prefix('L').and_then(|n| n.strip_suffix(';')).unwrap_or(name);
        self.classes.contains(name) || dispatches && self.around.contains(name)
    }

    fn field(&self, member: &MemberRef) -> bool {
        self.class(&member.class, false) || self.fields.contains(&(member.name.clone(), member.descriptor.clone()))
    }

    /// Whether a call asks for types that code does not name.
    fn asks_types(&self, member: &MemberRef) -> bool {
        let asks = ["asSubclass", "cast", "getInterfaces", "getSuperclass", "isAssignableFrom", "isInstance"];
        !self.around.is_empty() && &*member.class == "java/lang/Class" && asks.contains(&&*member.name)
    }

    /// Whether a class may have code that is concerned.
    fn in_pool(&self, class: &ClassFile) -> bool {
        class.pool.iter().any(|(_, constant)| match constant {
            Constant::Class(name) => self.class(name, true),
            Constant::Field(member) => self.field(member),
            Constant::Method(member) => self.asks_types(member),
            _ => false,
        })
    }

    fn in_code(&self, class: &ClassFile, method: &MethodInfo) -> bool {
        let Some(info) = &method.code else { return false };
        let Ok(code) = decode(class, method, info, &mut |_| LiteralId(0)) else { return true };
        let named =
            |pool: u16, dispatches: bool| class.pool.class(pool).is_some_and(|name| self.class(name, dispatches));
        let called = |pool: u16, dispatches: bool| match class.pool.get(pool) {
            Some(Constant::Method(member) | Constant::InterfaceMethod(member)) => {
                self.class(&member.class, dispatches) || self.asks_types(member)
            }
            _ => true,
        };
        let insn = |insn: Insn| match insn {
            Insn::New(pool) | Insn::Ldc(pool) => named(pool, false),
            Insn::NewRefArray(pool) | Insn::NewMultiArray { pool, .. } => named(pool, false),
            Insn::CheckCast(pool) | Insn::InstanceOf(pool) => named(pool, true),
            Insn::GetStatic(pool) | Insn::PutStatic(pool) | Insn::GetField(pool) | Insn::PutField(pool) => {
                matches!(class.pool.get(pool), Some(Constant::Field(member)) if self.field(member))
            }
            Insn::InvokeStatic(pool) | Insn::InvokeSpecial(pool) => called(pool, false),
            Insn::InvokeVirtual(pool) | Insn::InvokeInterface(pool) => called(pool, true),
            // What it names is in its bootstrap arguments.
            Insn::InvokeDynamic(_) => true,
            Insn::RefStore => !self.around.is_empty(),
            _ => false,
        };
        code.insns.iter().any(|cell| insn(cell.get())) || code.handlers.iter().any(|h| named(h.catch, true))
    }
}

/// A class and all that it extends and implements, inside the program and by name outside.
pub fn supertypes(classes: &Classes, name: &str) -> BTreeSet<Rc<str>> {
    let mut found = BTreeSet::new();
    let mut todo: Vec<Rc<str>> = vec![name.into()];
    while let Some(name) = todo.pop() {
        if !found.insert(name.clone()) {
            continue;
        }
        if let Some(class) = classes.get(&name) {
            todo.extend(class.super_name.iter().chain(&class.interfaces).cloned());
        }
    }
    found
}
