//! Which code a look may come to: what is not reached from the objects of a test's end cannot show a static field.

use hashbrown::HashSet;

use crate::classfile::Constant;
use crate::explore::influence::Unchecked;
use crate::interp::Vm;
use crate::program::Origin;
use crate::state::{Ref, State};
use crate::util::ClassId;

/// Objects and classes that are looked at.
const MOST_OBJECTS: usize = 4096;
const MOST_CLASSES: usize = 300;

/// Whether code that runs on these objects may read one of the attributes, or meet what they hold. It comes to the classes of the program
/// of which the objects are, with all that they refer to, and to those that these mention.
pub fn may_show(vm: &Vm, state: &State, objects: &[Ref], open: &[Unchecked]) -> bool {
    let owners: Vec<ClassId> = open.iter().filter_map(|of| vm.program.load(&of.class).ok()).collect();
    let is_apart = |of: &Unchecked| of.objects.iter().all(|object| object.is_null()) && !holds_more(vm, state, of);
    if owners.len() < open.len() || !open.iter().all(is_apart) {
        return true;
    }
    classes_of(vm, state, objects).is_none_or(|classes| mentions(vm, classes, &owners))
}

/// A static field holds an object that may be found in other ways.
fn holds_more(vm: &Vm, state: &State, of: &Unchecked) -> bool {
    let Ok(owner) = vm.program.load(&of.class) else { return true };
    let Some(field) = vm.program.find_field(owner, &of.field, None) else { return true };
    let value = state.statics.get(owner, field.slot as usize).and_then(|value| value.as_ref());
    let class = value.filter(|object| !object.is_null()).and_then(|object| state.heap.class_of(object));
    class.is_some_and(|class| class != vm.known.string && class != vm.known.class)
}

/// The classes of all that these objects refer to; none where those are too many.
fn classes_of(vm: &Vm, state: &State, objects: &[Ref]) -> Option<HashSet<ClassId>> {
    let (mut seen, mut todo, mut classes) = (HashSet::new(), objects.to_vec(), HashSet::new());
    while let Some(object) = todo.pop() {
        let Some(class) = state.heap.class_of(object).filter(|_| seen.insert(object)) else { continue };
        if seen.len() > MOST_OBJECTS {
            return None;
        }
        classes.insert(class);
        if class != vm.known.class {
            state.heap.each_reference(object, |inner| todo.push(inner));
        }
    }
    Some(classes)
}

/// Whether these classes, or those of the program that they mention, are among others.
fn mentions(vm: &Vm, classes: HashSet<ClassId>, wanted: &[ClassId]) -> bool {
    let (mut todo, mut seen): (Vec<ClassId>, _) = (classes.iter().copied().collect(), classes);
    while let Some(class) = todo.pop() {
        if wanted.contains(&class) || seen.len() > MOST_CLASSES {
            return true;
        }
        let class = vm.program.class(class);
        let file = match (&class.origin, &class.file) {
            (Origin::App(_), Some(file)) => file,
            (Origin::Jdk(_), _) => continue,
            _ if class.is_array() || class.is_primitive() => continue,
            _ => return true,
        };
        let named = file.pool.iter().filter_map(|(_, constant)| match constant {
            Constant::Class(name) if vm.program.classpath().contains(name) => vm.program.load(name).ok(),
            _ => None,
        });
        todo.extend(named.chain(class.super_class).filter(|other| seen.insert(*other)));
    }
    false
}
