//! Which classes callers can name. A private class is named by nobody else; what it hands down is: its members, by the name of
//! a class below it that callers know.

use std::collections::BTreeSet;
use std::rc::Rc;

use super::Classes;
use crate::classfile::{ClassFile, access};

/// Whether others of its package can name a class: as it stands there, or as a member that a class below the one around it inherits.
pub fn is_named(classes: &Classes, class: &ClassFile) -> bool {
    let mut class = class;
    // An attribute that goes round in circles is no reason to hang.
    for _ in 0..=classes.len() {
        if class.is_nameable() {
            return true;
        }
        let own = class.inner_classes.iter().find(|inner| inner.inner == class.name);
        let Some(own) = own.filter(|own| own.access & access::PRIVATE == 0) else { return false };
        let Some(outer) = own.outer.as_ref().and_then(|outer| classes.get(outer)) else { return false };
        if is_inherited(classes, outer) {
            return true;
        }
        class = outer;
    }
    false
}

/// Whether callers can name what a class declares: by the class itself, or by one below it.
pub fn hands_down(classes: &Classes, class: &ClassFile) -> bool {
    class.is_nameable() || is_inherited(classes, class)
}

/// Whether a class below one can be named, so that callers have its members by that name.
pub fn is_inherited(classes: &Classes, class: &ClassFile) -> bool {
    let below = |other: &&Rc<ClassFile>| other.name != class.name && other.is_nameable();
    classes.values().filter(below).any(|other| types_of(classes, &other.name).contains(&class.name))
}

/// A class and all that it extends and implements, by name.
pub fn types_of(classes: &Classes, class: &Rc<str>) -> BTreeSet<Rc<str>> {
    let mut found = BTreeSet::new();
    let mut todo = vec![class.clone()];
    while let Some(name) = todo.pop() {
        if found.insert(name.clone())
            && let Some(class) = classes.get(&name)
        {
            todo.extend(class.super_name.iter().chain(&class.interfaces).cloned());
        }
    }
    found
}
