//! Cursors: local variables and fields that stand for a place in an array or a text.
//!
//! Where two states have different known cursors, a merged state would read and write at places that depend on the inputs, and
//! every test of the cursor would be a question to the solver. They stay apart, and are merged with states that have the same
//! cursor: there are as many as there are places, not as many as there are ways.
//!
//! A cursor is what is loaded right before an element is read, or before `charAt`: `a[i]`, `a[i++]`, `text.charAt(at)`,
//! `text[this.at++]`. This is a guess about cost and decides nothing else.

use std::cell::RefCell;
use std::rc::Rc;

use hashbrown::{HashMap, HashSet};

use super::Vm;
use crate::classfile::Constant;
use crate::program::{Class, Code, Insn};
use crate::util::{ClassId, MethodId};

#[derive(Default)]
pub struct Cursors {
    locals: RefCell<HashMap<MethodId, Rc<HashSet<u32>>>>,
    fields: RefCell<HashMap<ClassId, Rc<HashSet<u32>>>>,
}

impl Cursors {
    /// The local variables of a method that are cursors.
    pub fn locals(&self, vm: &Vm, method: MethodId) -> Rc<HashSet<u32>> {
        let found = || {
            let mut found = HashSet::new();
            if let Ok(code) = vm.program.code(vm.program.method(method)) {
                each_index(vm, vm.program.class(vm.program.method(method).class), code, |index| match index {
                    Index::Local(slot) => drop(found.insert(slot)),
                    Index::Field(_) => {}
                });
            }
            Rc::new(found)
        };
        Rc::clone(self.locals.borrow_mut().entry(method).or_insert_with(found))
    }

    /// The fields of a class that are cursors of its own code, by slot.
    pub fn fields(&self, vm: &Vm, class: ClassId) -> Rc<HashSet<u32>> {
        let found = || {
            let (class, mut found) = (vm.program.class(class), HashSet::new());
            for method in &class.methods {
                let Ok(code) = vm.program.code(vm.program.method(*method)) else { continue };
                each_index(vm, class, code, |index| match index {
                    Index::Field(slot) => drop(found.insert(slot)),
                    Index::Local(_) => {}
                });
            }
            Rc::new(found)
        };
        Rc::clone(self.fields.borrow_mut().entry(class).or_insert_with(found))
    }
}

enum Index {
    Local(u32),
    Field(u32),
}

fn each_index(vm: &Vm, class: &Class, code: &Code, mut found: impl FnMut(Index)) {
    let insn = |at: u32| code.insn(at).unwrap_or(Insn::Nop);
    for at in 1..code.insns.len() as u32 {
        if !takes_index(vm, class, insn(at)) {
            continue;
        }
        // Behind the load there may be what steps on: an increment, or a copy that is put back.
        let mut before = at - 1;
        if matches!(insn(before), Insn::PutField(_) | Insn::PutFieldQ(_)) && before >= 4 {
            before -= 4;
        }
        while before > 0 && matches!(insn(before), Insn::IntInc { .. }) {
            before -= 1;
        }
        match insn(before) {
            Insn::Load(slot) => found(Index::Local(slot.into())),
            Insn::GetFieldQ(slot) => found(Index::Field(slot)),
            Insn::GetField(pool) => {
                if let Some(Constant::Field(field)) = class.file.as_ref().and_then(|file| file.pool.get(pool))
                    && *field.class == *class.name
                    && let Some(field) = vm.program.find_field(class.id, &field.name, Some(&field.descriptor))
                {
                    found(Index::Field(field.slot));
                }
            }
            _ => {}
        }
    }
}

/// Whether the value on top is the place of an element that is read.
fn takes_index(vm: &Vm, class: &Class, insn: Insn) -> bool {
    use Insn::*;
    let is_char_at = |pool: u16| match class.file.as_ref().and_then(|file| file.pool.get(pool)) {
        Some(Constant::Method(method) | Constant::InterfaceMethod(method)) => &*method.name == "charAt",
        _ => false,
    };
    match insn {
        IntLoad | LongLoad | FloatLoad | DoubleLoad | RefLoad | ByteLoad | CharLoad | ShortLoad => true,
        InvokeVirtual(pool) | InvokeInterface(pool) => is_char_at(pool),
        InvokeVirtualQ { index, .. } => {
            let text = vm.program.class(vm.known.string).vtable.get(index as usize);
            text.is_some_and(|method| &*vm.program.method(*method).name == "charAt")
        }
        InvokeSpecialQ(method) => &*vm.program.method(method).name == "charAt",
        _ => false,
    }
}
