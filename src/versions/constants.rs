//! Objects that static fields of the library hold, such as `Locale.ROOT`: a caller can ask whether an object is one of these,
//! so each stands for its namesake of the other version alone.

use std::collections::BTreeSet;

use hashbrown::HashMap;

use super::same::Side;
use crate::program::Origin;
use crate::state::Ref;
use crate::util::ClassId;

/// The fields that hold an object.
pub type Constants = HashMap<Ref, BTreeSet<String>>;

/// All such objects of a side.
pub fn constants(side: Side<'_>) -> Constants {
    let mut found = Constants::new();
    let program = &side.vm.program;
    let classes = (0..program.class_count() as u32).map(|id| program.class(ClassId(id)));
    for class in classes.filter(|class| matches!(class.origin, Origin::Jdk(_))) {
        for field in class.fields.iter().filter(|f| f.is_static() && f.descriptor.starts_with('L')) {
            let value = side.state.statics.get(class.id, field.slot as usize).and_then(|value| value.as_ref());
            if let Some(object) = value.filter(|object| !object.is_null()) {
                found.entry(object).or_default().insert(format!("{}.{}", class.name, field.name));
            }
        }
    }
    found
}

/// Whether two objects of two versions are held by the same fields, or by none.
pub fn are_alike(constants: &[Constants; 2], first: Ref, second: Ref) -> bool {
    match (constants[0].get(&first), constants[1].get(&second)) {
        (None, None) => true,
        (Some(x), Some(y)) => !x.is_disjoint(y),
        _ => false,
    }
}
