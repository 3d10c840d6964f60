//! Calls of `obligato.Obligato.label`, with the code that computes their predicates: it is there for the goal alone, so its
//! branches are neither decisions nor branches of the program.
//!
//! Labels that the program does not have itself are put into copies of its classes: a text that is marked, the predicate, and
//! `pop2`, which is where they count. No compiler writes that.

use std::cell::OnceCell;

use crate::analysis::cfg::branch_target;
use crate::classfile::{self, ClassFile, Constant};
use crate::program::operands::Operands;
use crate::program::stubs::API_CLASS;
use crate::program::{Code, Insn};

/// How the text of a label that was put into a class begins; then come the criterion, a colon and the name.
pub const MARK: &str = "obligato label ";
/// How methods that were put into a class are named. They compute predicates and have no effect.
pub const MADE: &str = "obligato$";
/// The criterion of the calls.
pub const CALLS: &str = "labels";

/// One call.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Call {
    /// The instruction that calls.
    pub at: u32,
    /// The first instruction that computes the predicate.
    pub from: u32,
    /// What the program calls it, if that is written there.
    pub name: Option<Box<str>>,
    /// The criterion that it is for.
    pub criterion: Box<str>,
    /// It was put into the class.
    pub is_put: bool,
}

impl Call {
    fn without_name(at: u32, from: u32) -> Self {
        Self { at, from, name: None, criterion: CALLS.into(), is_put: false }
    }

    /// Whether an instruction only computes the predicate.
    pub fn computes(&self, at: u32) -> bool {
        self.from <= at && at < self.at
    }
}

/// Whether an instruction only computes the predicate of one of these calls, which are in order and do not overlap.
pub fn computes(calls: &[Call], at: u32) -> bool {
    calls.get(calls.partition_point(|call| call.at <= at)).is_some_and(|call| call.computes(at))
}

/// Whether a class may have such calls: nearly none has, and that is seen at once.
pub fn may_be_in(file: &ClassFile) -> bool {
    file.pool.iter().any(|(_, constant)| match constant {
        Constant::Method(called) => &*called.class == API_CLASS,
        Constant::String(units) => is_mark(units),
        _ => false,
    })
}

/// Whether this is the text of a label that was put into a class.
pub fn is_mark(units: &[u16]) -> bool {
    units.len() > MARK.len() && MARK.encode_utf16().zip(units).all(|(a, b)| a == *b)
}

/// Calls of methods that were put into a class, by instruction.
pub fn made_calls(file: &ClassFile, code: &Code) -> Vec<u32> {
    let is_made = |at: &u32| match code.insn(*at) {
        Some(Insn::InvokeStatic(pool)) => match file.pool.get(pool) {
            Some(Constant::Method(called) | Constant::InterfaceMethod(called)) => called.name.starts_with(MADE),
            _ => false,
        },
        _ => false,
    };
    if may_be_in(file) { (0..code.insns.len() as u32).filter(is_made).collect() } else { Vec::new() }
}

/// The calls of a method, in order.
pub fn calls(file: &ClassFile, body: &classfile::Code, code: &Code) -> Vec<Call> {
    let mut found = Vec::new();
    if !may_be_in(file) {
        return found;
    }
    let operands = OnceCell::new();
    let pushed = |pc: u16| {
        let all = || Operands::until(file, body, code.pcs.last().copied().unwrap_or_default());
        operands.get_or_init(all).source(pc, 1)
    };
    for at in 0..code.insns.len() as u32 {
        if code.insn(at) == Some(Insn::Pop2) {
            found.extend(named(file, body, code, at, &pushed).and_then(put));
        }
        let Some(Insn::InvokeStatic(pool)) = code.insn(at) else { continue };
        let Some(Constant::Method(called)) = file.pool.get(pool) else { continue };
        if &*called.class != API_CLASS || &*called.name != "label" {
            continue;
        }
        let call = match &*called.descriptor {
            "(Ljava/lang/String;Z)V" => named(file, body, code, at, &pushed),
            "(Z)V" => Some(Call::without_name(at, beginning(file, code, at))),
            _ => None,
        };
        found.extend(call);
    }
    found
}

/// The name is pushed first, then the predicate is computed.
fn named(
    file: &ClassFile,
    body: &classfile::Code,
    code: &Code,
    at: u32,
    pushed: &dyn Fn(u16) -> Option<u16>,
) -> Option<Call> {
    let pushed = pushed(code.pcs.get(at as usize).copied()?);
    let from = pushed.and_then(|pushed| code.pcs.binary_search(&pushed).ok());
    let Some(from) = from.map(|from| from as u32) else {
        return Some(Call::without_name(at, beginning(file, code, at)));
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
    Some(Call { name, ..Call::without_name(at, from + 1) })
}

/// A label that was put there, if its text says so.
fn put(call: Call) -> Option<Call> {
    let (criterion, name) = call.name.as_deref()?.strip_prefix(MARK)?.split_once(':')?;
    Some(Call { name: Some(name.into()), criterion: criterion.into(), is_put: true, ..call })
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
