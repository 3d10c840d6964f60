//! Handles of fields and methods: updaters, variable handles and reflection write fields that no instruction names. Where a class
//! makes such, nothing is known of who writes its fields. Handles of methods call what no instruction names.

use std::cell::Cell;
use std::collections::BTreeSet;

use super::cfg::branch_target;
use super::impact::calls;
use crate::classfile::{ClassFile, Constant, MemberRef, MethodInfo};
use crate::program::{Insn, decode};
use crate::util::LiteralId;

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

/// The names that handles of a program's fields and methods may have been made by: its texts, as long as it makes handles of
/// nothing that is named otherwise.
pub struct Names {
    texts: BTreeSet<String>,
    any: bool,
}

impl Names {
    pub fn of<'c>(classes: impl Iterator<Item = &'c ClassFile>) -> Self {
        let mut found = Self { texts: BTreeSet::new(), any: false };
        for class in classes {
            found.texts.extend(class.pool.iter().filter_map(|(_, constant)| match constant {
                Constant::String(units) => String::from_utf16(units).ok(),
                _ => None,
            }));
            let makes =
                class.pool.iter().any(|(_, constant)| matches!(constant, Constant::Method(m) if makes_handle(m)));
            found.any |= makes && class.methods.iter().any(|method| names_otherwise(class, method));
        }
        found
    }

    pub fn may_be(&self, name: &str) -> bool {
        self.any || self.texts.contains(name)
    }
}

/// Whether code of a class makes handles of methods, of kinds that the names of the calls end with.
pub fn makes_method_handles(class: &ClassFile, kinds: &[&str]) -> bool {
    class.pool.iter().any(|(_, constant)| match constant {
        Constant::Method(m) => {
            &*m.class == "java/lang/invoke/MethodHandles$Lookup" && kinds.iter().any(|kind| m.name.ends_with(kind))
        }
        _ => false,
    })
}

/// Whether a call makes a handle of what it names by a text.
fn makes_handle(member: &MemberRef) -> bool {
    let named = member.descriptor.contains("Ljava/lang/String;");
    let looks_up = &*member.class == "java/lang/invoke/MethodHandles$Lookup";
    named && (looks_up || member.class.ends_with("FieldUpdater") && &*member.name == "newUpdater")
}

/// Whether a method makes handles by names that are no texts in its own code.
fn names_otherwise(class: &ClassFile, method: &MethodInfo) -> bool {
    let Some(code) = &method.code else { return false };
    let Ok(code) = decode(class, method, code, &mut |_| LiteralId(0)) else { return true };
    let insns: Vec<Insn> = code.insns.iter().map(Cell::get).collect();
    let makes = |insn: &Insn| calls::member(class, *insn).is_some_and(makes_handle);
    // Between a name and the call there are only classes, and types that are made of them.
    let between = |insn: &Insn| match insn {
        Insn::Ldc(_) | Insn::IntConst(_) | Insn::NewRefArray(_) | Insn::Dup | Insn::RefStore => true,
        Insn::GetStatic(pool) => {
            matches!(class.pool.get(*pool), Some(Constant::Field(m)) if &*m.descriptor == "Ljava/lang/Class;")
        }
        insn => calls::member(class, *insn).is_some_and(|m| &*m.name == "methodType"),
    };
    let by_text = |call: usize| {
        let name = insns[..call].iter().rposition(|insn| !between(insn))?;
        let joins = insns.iter().filter_map(|insn| match insn {
            Insn::Goto(target) => Some(*target),
            insn => branch_target(*insn),
        });
        let is_text = matches!(insns.get(name), Some(Insn::StringConst(_)));
        (is_text && !joins.into_iter().any(|target| (name + 1..=call).contains(&(target as usize)))).then_some(name)
    };
    insns.iter().enumerate().any(|(at, insn)| makes(insn) && by_text(at).is_none())
}
