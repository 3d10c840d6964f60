//! Methods of abstract classes and interfaces that callers extend: what they do for the program's own classes they do for
//! those of callers too, if they neither call what others override nor hand the receiver to somebody who could.

use std::rc::Rc;

use crate::analysis::diff::{Changes, MethodKey, Version};
use crate::classfile::descriptor::FieldType;
use crate::classfile::{ClassFile, Constant, MemberRef};
use crate::explore::script::parameter_types;
use crate::interp::Vm;
use crate::program::{Insn, decode};
use crate::util::{ClassId, LiteralId};

/// Whether somebody can write a class below a type: it is open, or an abstract one below it is.
pub fn is_extended(vm: &Vm, class: ClassId) -> bool {
    let program = &vm.program;
    let below = vm.subtypes_of(class);
    let abstract_ones = below.names.iter().filter_map(|name| program.loaded(name)).map(|id| program.class(id));
    let mut all = abstract_ones.filter(|c| c.is_abstract() || c.is_interface()).chain([program.class(class)]);
    all.any(|class| class.file.as_ref().is_some_and(|file| file.is_open()))
}

/// What the code of a method, in either version, asks of its receiver.
#[derive(Clone, Copy, Default)]
pub struct Asks {
    /// It may run code of the receiver's class.
    pub class: bool,
    /// It reads fields.
    pub fields: bool,
}

/// Looks at a method of a class and all that it may run.
pub fn asks(vm: &Vm, changes: &Changes, class: ClassId, key: &MethodKey) -> Asks {
    let mut found = Asks::default();
    for version in [Version::Old, Version::New] {
        let (graph, classes) = (changes.graph(version), changes.files(version));
        let first = graph.method(&key.class, &key.name, &key.descriptor);
        for number in graph.methods_from(first, &mut vec![false; graph.methods.len()]) {
            let Some(method) = graph.methods.get(number as usize) else { continue };
            let Some(file) = classes.get(&method.class) else { continue };
            let info = file.method(&method.name, &method.descriptor);
            let code = info.and_then(|info| decode(file, info, info.code.as_ref()?, &mut |_| LiteralId(0)).ok());
            let Some(code) = code else { return Asks { class: true, fields: true } };
            for cell in code.insns.iter() {
                let asked = of_insn(vm, file, cell.get(), class);
                found = Asks { class: found.class | asked.class, fields: found.fields | asked.fields };
            }
        }
    }
    found
}

fn of_insn(vm: &Vm, file: &Rc<ClassFile>, insn: Insn, class: ClassId) -> Asks {
    let (pool, special) = match insn {
        Insn::GetField(pool) => {
            let fields = matches!(file.pool.get(pool), Some(Constant::Field(m)) if may_be(vm, &m.class, class));
            return Asks { fields, class: false };
        }
        Insn::InstanceOf(pool) | Insn::CheckCast(pool) => {
            let named = file.pool.class(pool).is_none_or(|name| may_be(vm, name, class));
            return Asks { class: named, fields: false };
        }
        Insn::InvokeDynamic(pool) => {
            let takes = match file.pool.get(pool) {
                Some(Constant::InvokeDynamic { descriptor, .. }) => takes(vm, descriptor, class),
                _ => true,
            };
            return Asks { class: takes, fields: false };
        }
        Insn::InvokeVirtual(pool) | Insn::InvokeInterface(pool) => (pool, false),
        Insn::InvokeSpecial(pool) | Insn::InvokeStatic(pool) => (pool, true),
        _ => return Asks::default(),
    };
    let asked = match file.pool.get(pool) {
        Some(Constant::Method(m) | Constant::InterfaceMethod(m)) => {
            !special && may_be(vm, &m.class, class) && is_overridable(vm, m)
                || takes(vm, &m.descriptor, class) && !is_own(vm, m)
        }
        _ => true,
    };
    Asks { class: asked, fields: false }
}

/// Whether a call goes to code of the program, which is looked at itself.
fn is_own(vm: &Vm, member: &MemberRef) -> bool {
    let class = vm.program.load(&member.class).map(|id| vm.program.class(id));
    class.is_ok_and(|class| matches!(class.origin, crate::program::Origin::App(_)))
}

fn is_overridable(vm: &Vm, member: &MemberRef) -> bool {
    let Ok(class) = vm.program.load(&member.class) else { return true };
    let hidden = crate::classfile::access::FINAL | crate::classfile::access::PRIVATE;
    vm.program.find_named(class, &member.name, &member.descriptor).is_none_or(|m| m.access & hidden == 0)
}

/// Whether a variable of a type may hold an object of a class or of one below it.
fn may_be(vm: &Vm, name: &str, class: ClassId) -> bool {
    if name.starts_with('[') {
        return false;
    }
    let Ok(other) = vm.program.load(name) else { return true };
    vm.program.is_subtype(class, other) || vm.program.is_subtype(other, class)
}

/// Whether an argument may be such an object.
fn takes(vm: &Vm, descriptor: &str, class: ClassId) -> bool {
    parameter_types(descriptor).iter().any(|kind| match FieldType::parse(kind) {
        Ok(FieldType::Object(name)) => may_be(vm, name, class),
        _ => false,
    })
}
