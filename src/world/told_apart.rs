//! What a program tells apart though it counts as the same between two versions: equal texts, boxes and other values by
//! their identity, the bits of a NaN, the room of a buffer. Granted is that callers do not ask; the program's own code may.

use std::rc::Rc;

use super::flow::Flow;
use super::library;
use crate::analysis::impact::Def;
use crate::classfile::descriptor::{FieldType, MethodType};
use crate::classfile::{ClassFile, Constant, access};
use crate::program::Insn;

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ToldApart {
    /// Two references are compared, one of which is declared to be a value.
    pub identity: bool,
    /// The bits of a number are asked for as they are.
    pub bits: bool,
    /// A buffer or a vector is asked for its room.
    pub capacity: bool,
}

impl ToldApart {
    /// What the code of these classes tells apart.
    pub fn by<'f>(files: impl Iterator<Item = &'f Rc<ClassFile>>) -> Self {
        let mut all = Self::default();
        for file in files {
            all.identity |= compares_values(file);
            for (_, constant) in file.pool.iter() {
                let Constant::Method(called) = constant else { continue };
                all.bits |= matches!(&*called.name, "doubleToRawLongBits" | "floatToRawIntBits");
                all.capacity |= &*called.name == "capacity";
            }
        }
        all
    }
}

fn compares_values(file: &Rc<ClassFile>) -> bool {
    // The two instructions that compare references: a cheap look before an expensive one.
    let compares = |bytes: &[u8]| bytes.iter().any(|byte| matches!(byte, 0xa5 | 0xa6));
    let suspects = file.methods.iter().filter(|m| m.code.as_ref().is_some_and(|code| compares(&code.bytes)));
    suspects.filter_map(|method| Flow::of(file, method)).any(|flow| {
        flow.insns().any(|(at, insn)| {
            let compares = matches!(insn, Insn::IfACmpEq(_) | Insn::IfACmpNe(_));
            compares && (0..2).any(|operand| flow.origins(at, operand).into_iter().any(|def| is_value(&flow, def)))
        })
    })
}

/// Whether what was made there is declared to be a value.
fn is_value(flow: &Flow, def: Def) -> bool {
    match def {
        Def::Param(number) => {
            let before = usize::from(flow.access & access::STATIC == 0);
            let Ok(of_method) = MethodType::parse(&flow.descriptor) else { return false };
            let declared = (number as usize).checked_sub(before).and_then(|at| of_method.params.get(at));
            matches!(declared, Some(FieldType::Object(name)) if is_told_by_equals(name))
        }
        Def::Insn(at) => flow.insn(at).is_some_and(|insn| {
            let member = flow.member(insn);
            let given = member.and_then(|m| m.descriptor.rsplit(')').next()?.strip_prefix('L')?.strip_suffix(';'));
            matches!(insn, Insn::StringConst(_)) || given.is_some_and(is_told_by_equals)
        }),
        Def::Caught => false,
    }
}

/// Values of which equal ones are not one object.
fn is_told_by_equals(class: &str) -> bool {
    class == "java/util/Optional" || class != "java/lang/Class" && library::is_value(class)
}
