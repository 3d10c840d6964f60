//! Handles of fields: updaters, variable handles and reflection write fields that no instruction names. Where a class makes
//! such, nothing is known of who writes its fields.

use crate::classfile::{ClassFile, Constant};

/// Whether code of a class makes updaters or handles of fields.
pub fn makes_handles(file: &ClassFile) -> bool {
    file.pool.iter().any(|(_, constant)| match constant {
        Constant::Method(m) => match &*m.class {
            "java/lang/invoke/MethodHandles$Lookup" => {
                m.name.starts_with("unreflect") || m.name.contains("Setter") || m.name.ends_with("VarHandle")
            }
            "java/lang/reflect/Field" => m.name.starts_with("set"),
            class => class.ends_with("FieldUpdater") && &*m.name == "newUpdater",
        },
        _ => false,
    })
}
