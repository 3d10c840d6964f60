//! Objects that static fields hold. A caller can ask whether an object is `Locale.ROOT`, so what the library's fields hold stands
//! for its namesake of the other version alone; and whether an object is the one that it got before, so what the program keeps
//! behind its static fields, whatever their names, stands for something that is kept as well.

use std::collections::BTreeSet;

use hashbrown::{HashMap, HashSet};

use super::same::Side;
use crate::program::{Class, Origin};
use crate::state::{Ref, Value};
use crate::util::ClassId;

/// What static fields of one side hold.
pub struct Constants {
    /// The library's fields that hold an object.
    library: HashMap<Ref, BTreeSet<String>>,
    /// Objects that the program's fields lead to.
    kept: HashSet<Ref>,
}

/// All such objects of a side.
pub fn constants(side: Side<'_>) -> Constants {
    let mut library: HashMap<Ref, BTreeSet<String>> = HashMap::new();
    let mut todo = Vec::new();
    let program = &side.vm.program;
    for class in (0..program.class_count() as u32).map(|id| program.class(ClassId(id))) {
        for (name, object) in held(side, class) {
            match class.origin {
                Origin::Jdk(_) => {
                    library.entry(object).or_default().insert(format!("{}.{name}", class.name));
                }
                Origin::App(_) => todo.push(object),
                _ => {}
            }
        }
    }
    let mut kept = HashSet::new();
    while let Some(object) = todo.pop() {
        if !object.is_null() && kept.insert(object) {
            side.state.heap.each_reference(object, |inner| todo.push(inner));
        }
    }
    Constants { library, kept }
}

/// The static fields of a class that hold an object.
fn held<'a>(side: Side<'a>, class: &'a Class) -> impl Iterator<Item = (&'a str, Ref)> {
    let fields = class.fields.iter().filter(|f| f.is_static() && f.descriptor.starts_with(['L', '[']));
    fields.filter_map(move |field| {
        let object = side.state.statics.get(class.id, field.slot as usize).and_then(Value::as_ref)?;
        (!object.is_null()).then_some((&*field.name, object))
    })
}

/// Whether two objects of two versions are held by the same fields of the library, or are both kept by the program, or are
/// both nobody's.
pub fn are_alike(constants: &[Constants; 2], first: Ref, second: Ref) -> bool {
    let [one, other] = constants;
    match (one.library.get(&first), other.library.get(&second)) {
        (None, None) => one.kept.contains(&first) == other.kept.contains(&second),
        (Some(x), Some(y)) => !x.is_disjoint(y),
        _ => false,
    }
}
