//! The bytecode of a probe, and which instructions may run other code of the program.
//!
//! A probe copies the operands that it tells and calls `obligato.Probe`. Values that lie below others are reached by
//! putting those into locals behind the method's own and taking them back; what kind they are follows from the
//! instruction that is probed, which consumes them.

use super::{Mode, Plan};
use crate::classfile::bytecode::{u8_at, u16_at};
use crate::classfile::descriptor::{FieldType, MethodType};
use crate::classfile::rewrite::Rewrite;
use crate::classfile::{self, ClassFile, Constant};
use crate::coverage::subject::Spot;

use crate::program::{Code, Kind, kind_of};

/// The class that probes call.
const PROBE: &str = "obligato/Probe";
/// Operands that a probe needs above those of the method: two that are copied and its number.
pub(super) const MOST_OPERANDS: u16 = 3;

/// The indices of the methods that probes call.
pub(super) struct Calls {
    reached: u16,
    pub(super) value: u16,
    sign: u16,
    order: u16,
    same: u16,
    none: u16,
}

impl Calls {
    pub(super) fn new(rewrite: &mut Rewrite<'_>) -> Result<Self, String> {
        Ok(Self {
            reached: rewrite.method(PROBE, "reached", "(I)V")?,
            value: rewrite.method(PROBE, "value", "(II)V")?,
            sign: rewrite.method(PROBE, "sign", "(II)V")?,
            order: rewrite.method(PROBE, "order", "(III)V")?,
            same: rewrite.method(PROBE, "same", "(Ljava/lang/Object;Ljava/lang/Object;I)V")?,
            none: rewrite.method(PROBE, "none", "(Ljava/lang/Object;I)V")?,
        })
    }
}

pub(super) struct Probe<'a> {
    pub number: u32,
    pub plan: &'a Plan,
    pub spot: &'a Spot,
    /// Behind the method's own.
    pub first_local: u16,
}

impl Probe<'_> {
    /// The code, and how many locals it needs.
    pub(super) fn bytes(
        &self,
        rewrite: &mut Rewrite<'_>,
        bytes: &[u8],
        code: &Code,
        calls: &Calls,
    ) -> Result<(Vec<u8>, u16), String> {
        let pc = usize::from(code.pcs.get(self.spot.at as usize).copied().ok_or("there is no such instruction")?);
        let opcode = u8_at(bytes, pc)?;
        let number = self.push(rewrite)?;
        let mut made = Vec::new();
        let call = |made: &mut Vec<u8>, copy: &[u8], method: u16| {
            made.extend_from_slice(copy);
            made.extend_from_slice(&number);
            made.push(0xb8);
            made.extend_from_slice(&method.to_be_bytes());
        };
        let mut locals = 0;
        if let Some(deepest) = self.spot.look.values.iter().max() {
            let above = above(&rewrite.file, bytes, pc, usize::from(*deepest))?;
            let mut places = Vec::new();
            for kind in &above {
                let local = self.first_local.checked_add(locals).ok_or("too many locals")?;
                locals += if matches!(kind, Kind::Long | Kind::Double) { 2 } else { 1 };
                places.push((*kind, local));
                access(&mut made, 0x36, *kind, local);
            }
            for depth in (0..=*deepest).rev() {
                if self.spot.look.values.contains(&depth) {
                    call(&mut made, &[0x59], calls.value);
                }
                if let Some((kind, local)) = places.pop() {
                    access(&mut made, 0x15, kind, local);
                }
            }
        }
        if self.plan.way.is_some() {
            match opcode {
                0x99..=0x9e => call(&mut made, &[0x59], calls.sign),
                0x9f..=0xa4 => call(&mut made, &[0x5c], calls.order),
                0xa5 | 0xa6 => call(&mut made, &[0x5c], calls.same),
                0xc6 | 0xc7 => call(&mut made, &[0x59], calls.none),
                0xaa | 0xab => call(&mut made, &[0x59], calls.value),
                _ => return Err("it is no branch".into()),
            }
        }
        if made.is_empty() && self.plan.labels == 0 {
            call(&mut made, &[], calls.reached);
        }
        Ok((made, locals))
    }

    /// Puts the number of the spot and its mode on the stack.
    pub(super) fn push(&self, rewrite: &mut Rewrite<'_>) -> Result<Vec<u8>, String> {
        let number = i64::from(self.number) * i64::from(Mode::COUNT) + self.plan.mode as i64;
        let number = i32::try_from(number).map_err(|_| "there are too many spots")?;
        Ok(match i16::try_from(number) {
            Ok(small) => [&[0x11], &small.to_be_bytes()[..]].concat(),
            Err(_) => [&[0x13], &rewrite.integer(number)?.to_be_bytes()[..]].concat(),
        })
    }
}

/// A call of a method of `obligato.Probe` that takes nothing.
pub(super) fn call(rewrite: &mut Rewrite<'_>, name: &str) -> Result<Vec<u8>, String> {
    let method = rewrite.method(PROBE, name, "()V")?;
    Ok([&[0xb8], &method.to_be_bytes()[..]].concat())
}

impl Mode {
    pub(super) const COUNT: u32 = 3;
}

/// A load (0x15) or store (0x36) of a local.
pub(in crate::coverage) fn access(made: &mut Vec<u8>, base: u8, kind: Kind, local: u16) {
    let opcode = base
        + match kind {
            Kind::Int => 0,
            Kind::Long => 1,
            Kind::Float => 2,
            Kind::Double => 3,
            Kind::Ref => 4,
        };
    match u8::try_from(local) {
        Ok(local) => made.extend_from_slice(&[opcode, local]),
        Err(_) => {
            made.extend_from_slice(&[0xc4, opcode]);
            made.extend_from_slice(&local.to_be_bytes());
        }
    }
}

/// The kinds of the topmost `count` operands of an instruction that consumes more than these; the topmost is first.
fn above(file: &ClassFile, bytes: &[u8], pc: usize, count: usize) -> Result<Vec<Kind>, String> {
    if count == 0 {
        return Ok(Vec::new());
    }
    let not_known = "a boolean lies below operands of which the kind is not known";
    match u8_at(bytes, pc)? {
        // Bits of ints, and comparisons of ints.
        0x7e | 0x80 | 0x82 | 0x9f..=0xa4 if count == 1 => Ok(vec![Kind::Int]),
        0xb6..=0xba => {
            let descriptor = match file.pool.get(u16_at(bytes, pc + 1)?) {
                Some(Constant::Method(member) | Constant::InterfaceMethod(member)) => &member.descriptor,
                Some(Constant::InvokeDynamic { descriptor, .. }) => descriptor,
                _ => return Err(not_known.into()),
            };
            let parameters = MethodType::parse(descriptor).map_err(|e| e.to_string())?.params;
            let last = parameters.len().checked_sub(count).and_then(|first| parameters.get(first..));
            Ok(last.ok_or(not_known)?.iter().rev().map(|t: &FieldType<'_>| kind_of(t)).collect())
        }
        _ => Err(not_known.into()),
    }
}

/// Whether something of the program may be called by the instructions `from..to`: methods, or initialisers of classes.
pub(super) fn calls_between(file: &ClassFile, body: &classfile::Code, code: &Code, from: u32, to: u32) -> bool {
    let pcs = code.pcs.get(from as usize..to as usize).unwrap_or(&code.pcs);
    pcs.iter().any(|pc| may_call(file, &body.bytes, usize::from(*pc)).unwrap_or(true))
}

fn may_call(file: &ClassFile, bytes: &[u8], pc: usize) -> Result<bool, String> {
    let constant = |wide: bool| {
        let index = if wide { u16_at(bytes, pc + 1)? } else { u16::from(u8_at(bytes, pc + 1)?) };
        Ok::<_, String>(file.pool.get(index))
    };
    Ok(match u8_at(bytes, pc)? {
        // Static fields of the class itself, which is initialised already.
        0xb2 | 0xb3 => !matches!(constant(true)?, Some(Constant::Field(member)) if member.class == file.name),
        0xb6..=0xbb => true,
        opcode @ 0x12..=0x14 => matches!(constant(opcode != 0x12)?, Some(Constant::Dynamic { .. })),
        _ => false,
    })
}
