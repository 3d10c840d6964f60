//! Which methods are compared: those that the user names, or those nearest to the changes that a caller can use.
//!
//! From every changed method upwards over the call graphs of both versions to the first public methods: what these do is
//! compared whole, so their callers need not be. What only one version has cannot be compared and is told apart.

use std::collections::{BTreeMap, BTreeSet};

use crate::analysis::callgraph::{CallGraph, MethodIndex};
use crate::analysis::diff::{Changes, ClassDiff, MethodKey, Version};
use crate::classfile::{ClassFile, MethodInfo, access};
use crate::explore::script::{Receiver, parameter_types};
use crate::explore::target::{self, Reach, Target};
use crate::interp::Vm;
use crate::util::MethodId;
use crate::util::error::Result;

/// What is compared, and what cannot be.
#[derive(Default)]
pub struct Chosen {
    pub targets: Vec<Target>,
    /// Public methods that the new version no longer has: `pkg.Foo::bar(int)`.
    pub removed: Vec<String>,
}

/// The targets that texts name, each once.
pub fn named(new: &Vm, texts: &[String], reach: &Reach) -> Result<Chosen> {
    let mut chosen = Chosen::default();
    for text in texts {
        for target in target::find(new, text, reach)? {
            add(&mut chosen.targets, target);
        }
    }
    Ok(chosen)
}

fn add(targets: &mut Vec<Target>, mut target: Target) {
    // In the other version a step may do what it does not do here.
    target.script.idle_steps = true;
    if targets.iter().all(|t| t.name != target.name) {
        targets.push(target);
    }
}

/// The public methods nearest to the changes.
pub fn nearest(new: &Vm, changes: &Changes, reach: &Reach) -> Chosen {
    let mut keys: BTreeSet<MethodKey> = BTreeSet::new();
    let mut removed = BTreeSet::new();
    for version in [Version::Old, Version::New] {
        for key in upwards(changes, version) {
            let declared = |v: Version| {
                let class = changes.files(v).get(&key.class)?;
                class.method(&key.name, &key.descriptor)
            };
            if declared(Version::New).is_some() {
                keys.insert(key);
            } else if declared(Version::Old).is_some() && !is_inherited(new, &key) {
                removed.insert(key);
            }
        }
    }
    let mut chosen = Chosen::default();
    for key in keys {
        let Ok(class) = new.program.load(&key.class) else { continue };
        let Some(method) = new.program.find_named(class, &key.name, &key.descriptor) else { continue };
        // What cannot be called is left out: methods of abstract classes are reached through others.
        if let Ok(target) = target::of_method(new, method, reach, class) {
            add(&mut chosen.targets, target);
        }
    }
    chosen.removed = removed.iter().map(shown).collect();
    chosen
}

/// The method that a target is.
pub fn key(vm: &Vm, target: &Target) -> MethodKey {
    let method = vm.program.method(target.script.target);
    MethodKey::new(&vm.program.class(method.class).name, &method.name, &method.descriptor)
}

fn is_inherited(new: &Vm, key: &MethodKey) -> bool {
    let class = new.program.load(&key.class).ok();
    class.is_some_and(|class| new.program.find_named(class, &key.name, &key.descriptor).is_some())
}

fn shown(key: &MethodKey) -> String {
    let types = parameter_types(&key.descriptor);
    let types: Vec<String> = types.iter().map(|t| crate::explore::input::java_type(t)).collect();
    let name = if &*key.name == "<init>" { "new" } else { &*key.name };
    format!("{}::{name}({})", key.class.replace('/', "."), types.join(","))
}

/// The public methods of one version that changed, or that call what changed without a public one between.
fn upwards(changes: &Changes, version: Version) -> BTreeSet<MethodKey> {
    let graph = changes.graph(version);
    let callers = callers(graph);
    let index = |key: &MethodKey| graph.method(&key.class, &key.name, &key.descriptor);
    let mut todo: Vec<MethodIndex> = Vec::new();
    for diff in changes.methods() {
        let key = if version == Version::Old { &diff.old_key } else { &diff.new_key };
        todo.extend(key.as_ref().and_then(index));
    }
    // Other changes of a class (its fields, what it extends) show in all that it does.
    for class in changes.classes().iter().filter(|c| c.hierarchy || !c.constants.is_empty()) {
        let name = if version == Version::Old { &class.old_name } else { &class.new_name };
        let file = name.as_ref().and_then(|n| changes.files(version).get(n));
        let methods = file.into_iter().flat_map(|f| f.methods.iter().map(|m| MethodKey::of(f, m)));
        todo.extend(methods.filter_map(|key| index(&key)));
    }
    // Code that gets objects of a class which begins otherwise.
    for class in changes.classes().iter().filter(|c| begins_otherwise(c)) {
        let name = if version == Version::Old { &class.old_name } else { &class.new_name };
        let Some(mention) = name.as_ref().map(|n| format!("L{n};")) else { continue };
        let all = graph.methods.iter().enumerate().filter(|(_, m)| m.descriptor.contains(&mention));
        todo.extend(all.map(|(number, _)| number as MethodIndex));
    }
    let mut found = BTreeSet::new();
    let mut seen = BTreeSet::new();
    while let Some(method) = todo.pop() {
        if !seen.insert(method) {
            continue;
        }
        let Some(known) = graph.methods.get(method as usize) else { continue };
        let key = MethodKey::new(&known.class, &known.name, &known.descriptor);
        let class = changes.files(version).get(&key.class);
        let info = class.and_then(|c| c.method(&key.name, &key.descriptor));
        match class.zip(info) {
            Some((class, info)) if is_entrance(class, info) => {
                found.insert(key);
            }
            // An initialiser runs before everything else of its class.
            Some((class, info)) if &*info.name == "<clinit>" => {
                let all = class.methods.iter().filter(|m| is_entrance(class, m));
                found.extend(all.map(|m| MethodKey::of(class, m)));
                todo.extend(callers.get(&method).into_iter().flatten());
            }
            _ => todo.extend(callers.get(&method).into_iter().flatten()),
        }
    }
    found
}

fn callers(graph: &CallGraph) -> BTreeMap<MethodIndex, BTreeSet<MethodIndex>> {
    let mut found: BTreeMap<MethodIndex, BTreeSet<MethodIndex>> = BTreeMap::new();
    for (number, method) in graph.methods.iter().enumerate() {
        for node in method.first..method.first + method.length {
            for callee in graph.called(node) {
                found.entry(callee).or_default().insert(number as MethodIndex);
            }
        }
    }
    found
}

/// A method that a user of the class can call.
fn is_entrance(class: &ClassFile, method: &MethodInfo) -> bool {
    let hidden = access::SYNTHETIC | access::BRIDGE | access::ABSTRACT | access::NATIVE;
    let visible = method.access & access::PRIVATE == 0 && method.access & hidden == 0;
    visible && class.access & access::SYNTHETIC == 0 && &*method.name != "<clinit>"
}

/// Its initialiser or what it extends has changed.
fn begins_otherwise(class: &ClassDiff) -> bool {
    class.hierarchy || class.methods.iter().any(|m| m.key().is_some_and(|key| &*key.name == "<clinit>"))
}

/// Whether a target and all that leads to it is the same code in both versions.
pub fn is_same(new: &Vm, changes: &Changes, target: &Target) -> bool {
    let script = &target.script;
    // Constants of an enum that change places are other inputs for the same code; so are objects of other classes.
    let other_inputs = changes.classes().iter().any(begins_otherwise);
    let takes_objects = |id: &MethodId| {
        let types = parameter_types(&new.program.method(*id).descriptor);
        types.iter().any(|t| t.contains('L') && !t.contains("Ljava/lang/String;"))
    };
    if other_inputs && (script.receiver == Receiver::Any || takes_objects(&script.target)) {
        return false;
    }
    let all = std::iter::once(&script.target).chain(&script.constructors).chain(&script.between);
    all.into_iter().all(|id| {
        let method = new.program.method(*id);
        let class = &new.program.class(method.class).name;
        changes.same_deep(class, &method.name, &method.descriptor)
    })
}
