//! Operands that an evaluation leaves out, evaluated aside: the code of a condition as a predicate over what is known where the
//! evaluation ended without it (paper 002, section III-C: what has no side effects).
//!
//! The code has no effect and cannot throw: constants, locals, fields of the object itself and of its class, and arithmetic on
//! them. Anything else is refused, with why.

use crate::analysis::cfg::branch_target;
use crate::classfile::{Constant, MemberRef, MethodInfo, access};
use crate::coverage::labels::Located;
use crate::expr::Const;
use crate::expr::ops::IntBin;
use crate::program::operators::{Binary, binary, comparison, conversion};
use crate::program::predicate::{At, Num, Predicate};
use crate::program::{Insn, Kind};

/// Why something cannot be evaluated aside.
pub(super) type Why = &'static str;

pub(super) const IS_ELSEWHERE: Why = "an operand is computed in a way that is not followed";
const HAS_EFFECT: Why = "an operand has an effect";
const MAY_THROW: Why = "an operand may throw";
const CALLS: Why = "an operand calls a method";
const REFERS: Why = "an operand looks at an object";
const MAY_DIFFER: Why = "an operand reads a static field that others may change";
const TOO_LONG: Why = "an operand is too long";

/// Instructions of one condition.
const LONGEST: u32 = 16;

/// A value of the code that is followed.
enum Held {
    This,
    Num(Num),
}

pub(super) struct Aside<'a> {
    pub method: &'a Located<'a>,
}

impl Aside<'_> {
    /// When the branch is taken, from where control is at `from`.
    pub fn taken(&self, from: u32, branch: u32) -> Result<Predicate, Why> {
        if from > branch {
            return Err(IS_ELSEWHERE);
        }
        if branch - from > LONGEST {
            return Err(TOO_LONG);
        }
        let mut stack = Vec::new();
        for at in from..branch {
            let value = self.step(at, &mut stack)?;
            stack.push(value);
        }
        let compared = self.method.code.insn(branch).and_then(comparison);
        let Some((op, with_zero)) = compared else { return Err(REFERS) };
        let right = if with_zero { Num::Const(Const::Bv32(0)) } else { number(stack.pop())? };
        let left = number(stack.pop())?;
        if stack.is_empty() { Ok(Predicate::Compare(op, left, right)) } else { Err(IS_ELSEWHERE) }
    }

    /// Where the code of a branch begins that nothing of its decision comes before.
    pub fn begin(&self, branch: u32) -> Option<u32> {
        let insn = |at: u32| self.method.code.insn(at);
        let mut needed = if comparison(insn(branch)?).is_none_or(|(_, with_zero)| with_zero) { 1 } else { 2 };
        let mut at = branch;
        while needed > 0 {
            at = at.checked_sub(1)?;
            let before = insn(at)?;
            let taken = match before {
                before if binary(before).is_some() => 2,
                before if conversion(before).is_some() => 1,
                Insn::INeg | Insn::LNeg | Insn::FNeg | Insn::DNeg | Insn::GetField(_) => 1,
                before if self.constant(before).is_some() => 0,
                Insn::Load(_) | Insn::GetStatic(_) => 0,
                _ => return None,
            };
            needed = needed + taken - 1;
        }
        // What counts in front of it may be a part of it: `++i > 3`.
        let counts = at.checked_sub(1).and_then(insn).is_some_and(|before| matches!(before, Insn::IntInc { .. }));
        let is_followed = (at..branch).all(|at| insn(at).is_some_and(|insn| branch_target(insn).is_none()));
        (!counts && is_followed).then_some(at)
    }

    fn step(&self, at: u32, stack: &mut Vec<Held>) -> Result<Held, Why> {
        let insn = self.method.code.insn(at).ok_or(IS_ELSEWHERE)?;
        if let Some(value) = self.constant(insn) {
            return Ok(Held::Num(Num::Const(value)));
        }
        if let Some(op) = binary(insn) {
            let (right, left) = (number(stack.pop())?, number(stack.pop())?);
            let divides =
                matches!(op, Binary::Int(IntBin::Div | IntBin::Rem) | Binary::Long(IntBin::Div | IntBin::Rem));
            let is_safe = matches!(right, Num::Const(by) if by != Const::Bv32(0) && by != Const::Bv64(0));
            return if divides && !is_safe { Err(MAY_THROW) } else { Ok(Held::Num(Num::apply(op, left, right))) };
        }
        if let Some(op) = conversion(insn) {
            return Ok(Held::Num(Num::convert(op, number(stack.pop())?)));
        }
        match insn {
            Insn::INeg | Insn::LNeg | Insn::FNeg | Insn::DNeg => {
                Ok(Held::Num(Num::Neg(Box::new(number(stack.pop())?))))
            }
            Insn::Load(local) => self.local(at, local),
            Insn::GetField(pool) => match stack.pop() {
                Some(Held::This) => self.field(pool, false),
                _ => Err(MAY_THROW),
            },
            Insn::GetStatic(pool) => self.field(pool, true),
            insn => Err(refused(insn)),
        }
    }

    fn constant(&self, insn: Insn) -> Option<Const> {
        let wide = |number: u32| self.method.code.wide.get(number as usize).copied();
        Some(match insn {
            Insn::IntConst(value) => Const::Bv32(value),
            Insn::LongConst(value) => Const::Bv64(value.into()),
            Insn::FloatConst(bits) => Const::float(f32::from_bits(bits.0)),
            Insn::LongWide(number) => Const::Bv64(wide(number)? as i64),
            Insn::DoubleWide(number) => Const::double(f64::from_bits(wide(number)?)),
            _ => return None,
        })
    }

    fn local(&self, at: u32, decoded: u16) -> Result<Held, Why> {
        let Located { code, body, .. } = self.method;
        let pc = code.pcs.get(at as usize).copied().ok_or(IS_ELSEWHERE)?;
        let (opcode, written) = match body.bytes.get(usize::from(pc)..) {
            Some([0xc4, opcode, high, low, ..]) => (*opcode, u16::from_be_bytes([*high, *low])),
            Some([opcode @ 0x15..=0x19, local, ..]) => (*opcode, u16::from(*local)),
            Some([short @ 0x1a..=0x2d, ..]) => (0x15 + (short - 0x1a) / 4, u16::from((short - 0x1a) % 4)),
            _ => return Err(IS_ELSEWHERE),
        };
        let kind = match opcode {
            0x15 => Kind::Int,
            0x16 => Kind::Long,
            0x17 => Kind::Float,
            0x18 => Kind::Double,
            _ if decoded == 0 && self.has_this() => return Ok(Held::This),
            _ => return Err(REFERS),
        };
        Ok(Held::Num(Num::At(At::Local { written, decoded, kind })))
    }

    /// Whether the first local is the object whose method runs, everywhere in it.
    fn has_this(&self) -> bool {
        let is_stored = self.method.code.insns.iter().any(|insn| insn.get() == Insn::Store(0));
        !is_stored && self.info().is_some_and(|method| method.access & access::STATIC == 0)
    }

    fn info(&self) -> Option<&MethodInfo> {
        let own = |m: &&MethodInfo| m.code.as_ref().is_some_and(|code| std::ptr::eq(code, self.method.body));
        self.method.file.methods.iter().find(own)
    }

    fn field(&self, pool: u16, is_static: bool) -> Result<Held, Why> {
        let file = self.method.file;
        let Some(Constant::Field(MemberRef { class, name, descriptor, .. })) = file.pool.get(pool) else {
            return Err(IS_ELSEWHERE);
        };
        let own = file.fields.iter().find(|field| field.name == *name && field.descriptor == *descriptor);
        let is_known = *class == file.name && own.is_some_and(|field| field.access & access::FINAL != 0);
        if is_static && !is_known {
            return Err(MAY_DIFFER);
        }
        let kind = match &**descriptor {
            "Z" | "B" | "C" | "S" | "I" => Kind::Int,
            "J" => Kind::Long,
            "F" => Kind::Float,
            "D" => Kind::Double,
            _ => return Err(REFERS),
        };
        Ok(Held::Num(Num::At(At::Field { pool, is_static, kind })))
    }
}

fn number(held: Option<Held>) -> Result<Num, Why> {
    match held {
        Some(Held::Num(number)) => Ok(number),
        Some(Held::This) => Err(REFERS),
        None => Err(IS_ELSEWHERE),
    }
}

fn refused(insn: Insn) -> Why {
    use Insn::*;
    match insn {
        InvokeStatic(_) | InvokeSpecial(_) | InvokeVirtual(_) | InvokeInterface(_) | InvokeDynamic(_) => CALLS,
        Store(_) | IntInc { .. } | PutField(_) | PutStatic(_) | New(_) | NewArray(_) | NewRefArray(_) => HAS_EFFECT,
        IntStore | LongStore | FloatStore | DoubleStore | RefStore | ByteStore | CharStore | ShortStore => HAS_EFFECT,
        IntLoad | LongLoad | FloatLoad | DoubleLoad | RefLoad | ByteLoad | CharLoad | ShortLoad => MAY_THROW,
        ArrayLength | CheckCast(_) => MAY_THROW,
        NullConst | StringConst(_) | Ldc(_) | InstanceOf(_) => REFERS,
        _ => IS_ELSEWHERE,
    }
}
