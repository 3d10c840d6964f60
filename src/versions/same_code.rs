//! Targets that need not be compared: they and all that they can run are the same code in both versions, from the same
//! beginnings and on the same kinds of objects.

use std::collections::BTreeSet;
use std::rc::Rc;

use crate::analysis::diff::{Changes, ClassDiff, Version};
use crate::classfile::{MethodInfo, access};
use crate::explore::script::{Receiver, parameter_types};
use crate::explore::target::Target;
use crate::interp::Vm;
use crate::util::MethodId;

/// Its initialiser or what it extends has changed.
pub fn begins_otherwise(class: &ClassDiff) -> bool {
    class.hierarchy || class.methods.iter().any(|m| m.key().is_some_and(|key| &*key.name == "<clinit>"))
}

/// Whether a target and all that leads to it is the same code in both versions.
pub fn is_same(new: &Vm, changes: &Changes, target: &Target) -> bool {
    let script = &target.script;
    let all: Vec<MethodId> =
        script.targets(new).into_iter().chain(script.constructors.iter().chain(&script.between).copied()).collect();
    // Constants of an enum that change places are other inputs for the same code; so are objects of other classes.
    let other_inputs = changes.classes().iter().any(begins_otherwise);
    let takes_objects = |id: &MethodId| {
        let types = parameter_types(&new.program.method(*id).descriptor);
        types.iter().any(|t| t.contains('L') && !t.contains("Ljava/lang/String;"))
    };
    if other_inputs && (script.receiver == Receiver::Any || all.iter().any(takes_objects)) {
        return false;
    }
    if all.iter().any(|id| makes_what_differs(new, changes, *id)) || an_interface_begins_otherwise(changes) {
        return false;
    }
    // The class that it is called on may have had the method itself.
    let called_on = target.name.split_once("::").map(|(class, _)| class.replace('.', "/"));
    all.into_iter().all(|id| {
        let method = new.program.method(id);
        let class = new.program.class(method.class).name.to_string();
        if !begins_the_same(new, changes, &class) {
            return false;
        }
        let called_on = called_on.clone().filter(|_| id == script.target).unwrap_or_else(|| class.clone());
        [class, called_on].iter().all(|class| changes.same_deep(class, &method.name, &method.descriptor))
    })
}

/// Whether what a class and its supertypes do when they are initialised is the same in both versions.
fn begins_the_same(new: &Vm, changes: &Changes, class: &str) -> bool {
    let Ok(id) = new.program.load(class) else { return false };
    let files = changes.files(Version::New);
    let differs: Vec<&Rc<str>> =
        changes.classes().iter().filter(|c| begins_otherwise(c)).filter_map(|c| c.new_name.as_ref()).collect();
    let above = files
        .values()
        .filter(|file| new.program.loaded(&file.name).is_some_and(|other| new.program.is_subtype(id, other)));
    above.into_iter().all(|file| {
        let begins = file.methods.iter().any(|m| &*m.name == "<clinit>");
        !differs.contains(&&file.name) && (!begins || changes.same_deep(&file.name, "<clinit>", "()V"))
    })
}

/// Whether an interface is initialised with the classes that implement it in one version only.
fn an_interface_begins_otherwise(changes: &Changes) -> bool {
    let begins = |version, name: &Option<Rc<str>>| {
        name.as_ref().is_some_and(|name| begins_with_its_classes(changes, version, name))
    };
    changes.classes().iter().any(|diff| begins(Version::Old, &diff.old_name) != begins(Version::New, &diff.new_name))
}

/// Whether an interface has something to initialise and default methods, so that it is initialised with the classes that
/// implement it (JVMS 5.5).
pub fn begins_with_its_classes(changes: &Changes, version: Version, name: &str) -> bool {
    let has_code = |m: &MethodInfo| m.access & (access::STATIC | access::ABSTRACT) == 0;
    changes.files(version).get(name).is_some_and(|file| {
        let begins = file.methods.iter().any(|m| &*m.name == "<clinit>");
        file.is_interface() && begins && file.methods.iter().any(has_code)
    })
}

/// Whether a method may make an object that a caller knows by its methods alone, and these differ: one of a class without a
/// name, or an exception.
fn makes_what_differs(new: &Vm, changes: &Changes, method: MethodId) -> bool {
    let graph = changes.graph(Version::New);
    let files = changes.files(Version::New);
    let is_exception = |name: &str| {
        let class = new.program.load(name);
        class.is_ok_and(|class| new.program.is_subtype(class, new.known.throwable))
    };
    let differing = changes.classes().iter().filter(|class| !class.methods.is_empty() || class.hierarchy);
    let concerned: BTreeSet<&str> = differing
        .filter_map(|class| class.new_name.as_deref())
        .filter(|name| files.get(*name).is_some_and(|file| !file.is_nameable()) || is_exception(name))
        .collect();
    if concerned.is_empty() {
        return false;
    }
    let method = new.program.method(method);
    let class = &new.program.class(method.class).name;
    let Some(first) = graph.method(class, &method.name, &method.descriptor) else { return false };
    let mut marked = vec![false; graph.methods.len()];
    let reached = graph.methods_from([first], &mut marked);
    let mut reached = reached.into_iter().filter_map(|number| graph.methods.get(number as usize));
    reached.any(|method| &*method.name == "<init>" && concerned.contains(&*method.class))
}
