//! Which operation on terms an instruction is: one table for all that compute with them.

use super::Insn;
use crate::expr::ops::{Cmp, Compare3, Conv, FloatBin, IntBin};
use crate::expr::{Sort, TermId, Terms};

/// An operation on numbers that takes two operands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Binary {
    Int(IntBin),
    Long(IntBin),
    /// A long by an int.
    LongShift(IntBin),
    Float(FloatBin),
    Double(FloatBin),
    Compare3(Compare3, Sort),
}

pub fn binary(insn: Insn) -> Option<Binary> {
    use Binary::*;
    Some(match insn {
        Insn::IAdd => Int(IntBin::Add),
        Insn::ISub => Int(IntBin::Sub),
        Insn::IMul => Int(IntBin::Mul),
        Insn::IDiv => Int(IntBin::Div),
        Insn::IRem => Int(IntBin::Rem),
        Insn::IShl => Int(IntBin::Shl),
        Insn::IShr => Int(IntBin::Shr),
        Insn::IUShr => Int(IntBin::UShr),
        Insn::IAnd => Int(IntBin::And),
        Insn::IOr => Int(IntBin::Or),
        Insn::IXor => Int(IntBin::Xor),
        Insn::LAdd => Long(IntBin::Add),
        Insn::LSub => Long(IntBin::Sub),
        Insn::LMul => Long(IntBin::Mul),
        Insn::LDiv => Long(IntBin::Div),
        Insn::LRem => Long(IntBin::Rem),
        Insn::LAnd => Long(IntBin::And),
        Insn::LOr => Long(IntBin::Or),
        Insn::LXor => Long(IntBin::Xor),
        Insn::LShl => LongShift(IntBin::Shl),
        Insn::LShr => LongShift(IntBin::Shr),
        Insn::LUShr => LongShift(IntBin::UShr),
        Insn::FAdd => Float(FloatBin::Add),
        Insn::FSub => Float(FloatBin::Sub),
        Insn::FMul => Float(FloatBin::Mul),
        Insn::FDiv => Float(FloatBin::Div),
        Insn::FRem => Float(FloatBin::Rem),
        Insn::DAdd => Double(FloatBin::Add),
        Insn::DSub => Double(FloatBin::Sub),
        Insn::DMul => Double(FloatBin::Mul),
        Insn::DDiv => Double(FloatBin::Div),
        Insn::DRem => Double(FloatBin::Rem),
        Insn::LCmp => Compare3(self::Compare3::Lcmp, Sort::Bv64),
        Insn::FCmpL => Compare3(self::Compare3::Fcmpl, Sort::F32),
        Insn::FCmpG => Compare3(self::Compare3::Fcmpg, Sort::F32),
        Insn::DCmpL => Compare3(self::Compare3::Dcmpl, Sort::F64),
        Insn::DCmpG => Compare3(self::Compare3::Dcmpg, Sort::F64),
        _ => return None,
    })
}

/// The result for operands of the sorts that belong to it. Division by zero gives anything: it throws.
pub fn apply(terms: &mut Terms, operation: Binary, a: TermId, b: TermId) -> TermId {
    match operation {
        Binary::Int(op) => terms.int_bin(op, a, b),
        Binary::Long(op) => terms.long_bin(op, a, b),
        Binary::LongShift(op) => {
            let count = terms.convert(Conv::I2L, b);
            terms.long_bin(op, a, count)
        }
        Binary::Float(op) | Binary::Double(op) => terms.float_bin(op, a, b),
        Binary::Compare3(op, _) => terms.compare3(op, a, b),
    }
}

pub fn conversion(insn: Insn) -> Option<Conv> {
    use Insn::*;
    Some(match insn {
        I2L => Conv::I2L,
        I2F => Conv::I2F,
        I2D => Conv::I2D,
        L2I => Conv::L2I,
        L2F => Conv::L2F,
        L2D => Conv::L2D,
        F2I => Conv::F2I,
        F2L => Conv::F2L,
        F2D => Conv::F2D,
        D2I => Conv::D2I,
        D2L => Conv::D2L,
        D2F => Conv::D2F,
        I2B => Conv::I2B,
        I2C => Conv::I2C,
        I2S => Conv::I2S,
        _ => return None,
    })
}

/// The comparison of a branch on ints, and whether it is with zero.
pub fn comparison(insn: Insn) -> Option<(Cmp, bool)> {
    use Insn::*;
    Some(match insn {
        IfEq(_) => (Cmp::Eq, true),
        IfNe(_) => (Cmp::Ne, true),
        IfLt(_) => (Cmp::Lt, true),
        IfGe(_) => (Cmp::Ge, true),
        IfGt(_) => (Cmp::Gt, true),
        IfLe(_) => (Cmp::Le, true),
        IfICmpEq(_) => (Cmp::Eq, false),
        IfICmpNe(_) => (Cmp::Ne, false),
        IfICmpLt(_) => (Cmp::Lt, false),
        IfICmpGe(_) => (Cmp::Ge, false),
        IfICmpGt(_) => (Cmp::Gt, false),
        IfICmpLe(_) => (Cmp::Le, false),
        _ => return None,
    })
}
