//! Calls of `obligato.Obligato.label`, with the code that computes their predicates: it is there for the goal alone, so its
//! branches are neither decisions nor branches of the program.

use crate::analysis::cfg::branch_target;
use crate::classfile::{self, ClassFile, Constant};
use crate::program::operands::Operands;
use crate::program::stubs::API_CLASS;
use crate::program::{Code, Insn};

/// One call.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Call {
    /// The instruction that calls.
    pub at: u32,
    /// The first instruction that computes the predicate.
    pub from: u32,
    /// What the program calls it, if that is written there.
    pub name: Option<Box<str>>,
}

impl Call {
    /// Whether an instruction only computes the predicate.
    pub fn computes(&self, at: u32) -> bool {
        self.from <= at && at < self.at
    }
}

/// Whether a class may have such calls: nearly none has, and that is seen at once.
pub fn may_be_in(file: &ClassFile) -> bool {
    file.pool.iter().any(|(_, constant)| matches!(constant, Constant::Method(called) if &*called.class == API_CLASS))
}

/// The calls of a method, in order.
pub fn calls(file: &ClassFile, body: &classfile::Code, code: &Code) -> Vec<Call> {
    let mut found = Vec::new();
    if !may_be_in(file) {
        return found;
    }
    for at in 0..code.insns.len() as u32 {
        let Some(Insn::InvokeStatic(pool)) = code.insn(at) else { continue };
        let Some(Constant::Method(called)) = file.pool.get(pool) else { continue };
        if &*called.class != API_CLASS || &*called.name != "label" {
            continue;
        }
        let call = match &*called.descriptor {
            "(Ljava/lang/String;Z)V" => named(file, body, code, at),
            "(Z)V" => Some(Call { at, from: beginning(file, code, at), name: None }),
            _ => None,
        };
        found.extend(call);
    }
    found
}

/// The name is pushed first, then the predicate is computed.
fn named(file: &ClassFile, body: &classfile::Code, code: &Code, at: u32) -> Option<Call> {
    let pc = code.pcs.get(at as usize).copied()?;
    let pushed = Operands::until(file, body, pc).source(pc, 1);
    let from = pushed.and_then(|pushed| code.pcs.iter().position(|pc| *pc == pushed));
    let Some(from) = from.map(|from| from as u32) else {
        return Some(Call { at, from: beginning(file, code, at), name: None });
    };
    let index = match body.bytes.get(usize::from(pushed?)..)? {
        [0x12, index, ..] => Some(u16::from(*index)),
        [0x13, high, low, ..] => Some(u16::from_be_bytes([*high, *low])),
        _ => None,
    };
    let name = match index.and_then(|index| file.pool.get(index)) {
        Some(Constant::String(units)) => Some(String::from_utf16_lossy(units).into()),
        _ => None,
    };
    Some(Call { at, from: from + 1, name })
}

/// Where the computation of the argument begins, as compilers write it: behind the end of another statement, or behind a
/// branch that may pass the call by.
fn beginning(file: &ClassFile, code: &Code, at: u32) -> u32 {
    let mut from = at;
    while from > 0 && code.insn(from - 1).is_some_and(|insn| is_part(file, insn, from - 1, at)) {
        from -= 1;
    }
    from
}

fn is_part(file: &ClassFile, insn: Insn, own: u32, call: u32) -> bool {
    use Insn::*;
    let gives = |pool: u16| match file.pool.get(pool) {
        Some(Constant::Method(called) | Constant::InterfaceMethod(called)) => !called.descriptor.ends_with(")V"),
        _ => true,
    };
    match insn {
        Goto(target) => own < target && target <= call,
        Store(_)
        | IntInc { .. }
        | Pop
        | Pop2
        | PutField(_)
        | PutStatic(_)
        | Return
        | ReturnValue
        | Throw
        | Switch(_)
        | IntStore
        | LongStore
        | FloatStore
        | DoubleStore
        | RefStore
        | ByteStore
        | CharStore
        | ShortStore
        | MonitorEnter
        | MonitorExit => false,
        InvokeStatic(pool) | InvokeSpecial(pool) | InvokeVirtual(pool) | InvokeInterface(pool) => gives(pool),
        insn => branch_target(insn).is_none_or(|target| own < target && target <= call),
    }
}
