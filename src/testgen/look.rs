//! How a test can look at objects: fields that it sees, and getters that do nothing but return a field.

use super::scope::{Scope, is_identifier};
use crate::classfile::Constant;
use crate::program::{Class, Method};

/// One way to read a field of an object.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Accessor {
    /// The name of the field, or of the method.
    pub name: String,
    pub is_method: bool,
    pub descriptor: String,
    pub slot: usize,
}

/// What a test can read of an object of this class, getters first, each field once.
pub fn accessors(scope: &Scope<'_>, class: &Class) -> Vec<Accessor> {
    let program = &scope.vm.program;
    let mut found: Vec<Accessor> = Vec::new();
    for owner in class.display.iter().rev().map(|c| program.class(*c)) {
        for id in owner.methods.iter() {
            let method = program.method(*id);
            // The one that is called on an object of this class.
            if program.select(class.id, method.selector) != Some(method.id) || !scope.sees(owner, method.access) {
                continue;
            }
            if let Some(accessor) = getter(scope, owner, method)
                && !found.iter().any(|a| a.slot == accessor.slot)
            {
                found.push(accessor);
            }
        }
    }
    for owner in class.display.iter().rev().map(|c| program.class(*c)) {
        for field in owner.fields.iter().filter(|f| !f.is_static() && scope.sees_field(owner, f)) {
            let hidden = class.field(&field.name, None).is_some_and(|f| f.slot != field.slot);
            if hidden || found.iter().any(|a| a.slot == field.slot as usize) {
                continue;
            }
            found.push(Accessor {
                name: field.name.to_string(),
                is_method: false,
                descriptor: field.descriptor.to_string(),
                slot: field.slot as usize,
            });
        }
    }
    found.sort_by_key(|a| a.slot);
    found
}

/// Whether a method does nothing but return a field.
pub fn is_getter(scope: &Scope<'_>, owner: &Class, method: &Method) -> bool {
    getter(scope, owner, method).is_some()
}

/// `aload_0, getfield, return`.
fn getter(scope: &Scope<'_>, owner: &Class, method: &Method) -> Option<Accessor> {
    if method.is_static() || !method.params.is_empty() || !is_identifier(&method.name) {
        return None;
    }
    let file = owner.file.as_ref()?;
    let code = file.methods.get(method.info? as usize)?.code.as_ref()?;
    let [0x2a, 0xb4, high, low, 0xac..=0xb0] = *code.bytes else { return None };
    let Some(Constant::Field(member)) = file.pool.get(u16::from_be_bytes([high, low])) else { return None };
    let class = scope.load(&member.class)?;
    let field = scope.vm.program.find_field(class.id, &member.name, Some(&member.descriptor))?;
    // The field's own type: a generic getter may promise more.
    let descriptor = method.descriptor.strip_prefix("()")?.to_string();
    Some(Accessor { name: method.name.to_string(), is_method: true, descriptor, slot: field.slot as usize })
}
