//! Which initialisers run with a class, and which of them run with other classes than before.

use std::collections::BTreeSet;
use std::rc::Rc;

use super::same_code::begins_with_its_classes;
use crate::analysis::diff::{Changes, MethodKey, Version};

/// By version, the initialisers that run with other classes than before, whether or not they changed: those of what a class
/// is below, and of interfaces that have default methods in one version only.
pub fn begun_otherwise(changes: &Changes) -> [BTreeSet<MethodKey>; 2] {
    let mut found = [BTreeSet::new(), BTreeSet::new()];
    if changes.classes().is_empty() {
        return found;
    }
    for (name, class) in changes.files(Version::New) {
        let before = changes.old_class(name);
        if !changes.files(Version::Old).contains_key(before) {
            continue;
        }
        let old = begun_with(changes, Version::Old, before);
        let new = begun_with(changes, Version::New, &class.name);
        let names: BTreeSet<&str> = new.iter().map(|name| changes.old_class(name)).collect();
        let initialiser = |name: &Rc<str>| MethodKey::new(name, "<clinit>", "()V");
        let [only_old, only_new] = &mut found;
        only_old.extend(old.iter().filter(|name| !names.contains(&***name)).map(initialiser));
        only_new.extend(new.iter().filter(|name| !old.contains(changes.old_class(name))).map(initialiser));
    }
    found
}

/// The classes above one whose initialisers run with its own (JVMS 5.5).
pub fn begun_with(changes: &Changes, version: Version, name: &str) -> BTreeSet<Rc<str>> {
    let files = changes.files(version);
    let (mut found, mut met) = (BTreeSet::new(), BTreeSet::new());
    let mut todo: Vec<Rc<str>> =
        files.get(name).filter(|class| !class.is_interface()).map(|c| c.name.clone()).into_iter().collect();
    while let Some(class) = todo.pop().and_then(|name| files.get(&name)) {
        if !met.insert(&class.name) {
            continue;
        }
        let begins = match class.is_interface() {
            true => begins_with_its_classes(changes, version, &class.name),
            false => &*class.name != name && class.methods.iter().any(|m| &*m.name == "<clinit>"),
        };
        if begins {
            found.insert(class.name.clone());
        }
        todo.extend(class.super_name.iter().chain(&class.interfaces).filter(|name| files.contains_key(*name)).cloned());
    }
    found
}
