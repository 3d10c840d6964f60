//! Which classes of the class path extend or implement a type.
//!
//! Found in one pass that reads no more of a class than the names of its supertypes; nothing is loaded but the types of the
//! library that are named. Invariant: a class of the class path is below every type that [`Program::is_subtype`] says,
//! once it can be loaded.

use std::collections::BTreeSet;
use std::rc::Rc;

use hashbrown::HashMap;

use super::{Origin, Program};
use crate::classfile;

pub struct Hierarchy {
    /// By the name of a type, the classes of the class path that name it, or a type of the library below it, as their
    /// superclass or an interface.
    directly_below: HashMap<Rc<str>, Vec<Rc<str>>>,
    /// No class of the class path was left out.
    pub complete: bool,
}

impl Hierarchy {
    /// Looks at no more than `most` classes.
    pub fn of(program: &Program, most: usize) -> Self {
        let listed = program.classpath().classes().unwrap_or_default();
        let complete = listed.len() <= most;
        let mut directly_below: HashMap<Rc<str>, Vec<Rc<str>>> = HashMap::new();
        for name in listed.iter().take(most) {
            let Some(found) = program.classpath().find(name).ok().flatten() else { continue };
            let name: Rc<str> = Rc::from(name.as_str());
            let mut above: BTreeSet<Rc<str>> = classfile::supertypes(&found.bytes).unwrap_or_default();
            let of_library: Vec<Rc<str>> = above.iter().flat_map(|name| library_above(program, name)).collect();
            above.extend(of_library);
            for supertype in above {
                directly_below.entry(supertype).or_default().push(Rc::clone(&name));
            }
        }
        Self { directly_below, complete }
    }

    /// The names of the classes below a type, sorted.
    pub fn below(&self, name: &str) -> BTreeSet<Rc<str>> {
        let mut found = BTreeSet::new();
        let mut todo: Vec<Rc<str>> = self.directly_below.get(name).cloned().unwrap_or_default();
        while let Some(next) = todo.pop() {
            if found.insert(Rc::clone(&next)) {
                todo.extend(self.directly_below.get(&next).into_iter().flatten().cloned());
            }
        }
        found
    }
}

/// The types above one of the library.
fn library_above(program: &Program, name: &str) -> Vec<Rc<str>> {
    if name == "java/lang/Object" || program.classpath().contains(name) {
        return Vec::new();
    }
    let Ok(class) = program.load(name).map(|id| program.class(id)) else { return Vec::new() };
    if !matches!(class.origin, Origin::Jdk(_)) {
        return Vec::new();
    }
    let above = class.display.iter().chain(class.all_interfaces.iter());
    above.map(|id| Rc::clone(&program.class(*id).name)).collect()
}
