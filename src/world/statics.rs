//! Static fields that nobody can change once their class is initialised. All others may hold something else when a method
//! is called: whoever called something before may have changed them.

use super::library;
use super::nest::Nest;
use super::ownership::Ownership;
use crate::classfile::{ClassFile, FieldInfo, access};
use crate::program::Insn;

/// What is known of a static field from the code of its nest.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Kept {
    /// It is assigned by its class's initialiser alone.
    pub assigned_once: bool,
    /// What it holds is changed by that initialiser alone.
    pub unchanged: bool,
    /// The same if what containers hold are values.
    pub unchanged_but_for_elements: bool,
    /// What the initialiser puts there it made itself, and gave to nobody else; if what containers hold are values.
    pub made_inside: bool,
}

/// Judges a static field of a class of the nest.
pub fn kept(nest: &Nest, owner: &ClassFile, field: &FieldInfo, never_changes: &dyn Fn(&str) -> bool) -> Kept {
    let private = field.has(access::PRIVATE);
    let is_initialiser = |file: &ClassFile, name: &str| file.name == owner.name && name == "<clinit>";
    let Some(flows) = nest.flows() else {
        let assigned_once = field.has(access::FINAL);
        return Kept { assigned_once, ..Kept::default() };
    };
    let assigned_elsewhere = || {
        flows.iter().filter(|flow| !is_initialiser(&flow.file, &flow.name)).any(|flow| {
            flow.insns().any(|(_, insn)| {
                let member = flow.member(insn).filter(|_| matches!(insn, Insn::PutStatic(_)));
                member.is_some_and(|m| m.name == field.name && m.descriptor == field.descriptor)
            })
        })
    };
    let assigned_once = field.has(access::FINAL) || private && !assigned_elsewhere();
    // What the compiler makes for switches nobody can name.
    let hidden = private || field.has(access::SYNTHETIC);
    let unchanged = |elements_are_values: bool| {
        let uses = Ownership::new(flows, elements_are_values, never_changes).uses_of(&field.name, &field.descriptor);
        uses.iter()
            .all(|used| !used.shares && (used.changes.is_empty() || is_initialiser(&used.flow.file, &used.flow.name)))
    };
    let made_inside = || {
        let uses = Ownership::new(flows, true, never_changes).uses_of(&field.name, &field.descriptor);
        uses.iter().filter(|used| is_initialiser(&used.flow.file, &used.flow.name)).all(|used| !used.shares)
    };
    let value = library::is_value_type(&field.descriptor);
    Kept {
        made_inside: value || assigned_once && made_inside(),
        assigned_once,
        unchanged: value || assigned_once && hidden && unchanged(false),
        unchanged_but_for_elements: value || assigned_once && hidden && unchanged(true),
    }
}
