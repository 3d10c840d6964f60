//! Mutants of one instruction, for runs on plain values: other operands, another instruction, or both. The instruction is
//! mutated whenever it runs, so a mutant in a loop, or in a method that is called often, is the same everywhere.

use super::insn::Insn;
use crate::expr::Const;
use crate::expr::ops;

/// What a mutant takes for an operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    Absolute,
    MinusAbsolute,
    Negated,
    More,
    Less,
    /// This int.
    Int(i32),
    /// Another operand, by its depth below the top.
    Like(u8),
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Mutation {
    /// An operand, by its depth below the top, and what is taken for it.
    pub operand: Option<(u8, Change)>,
    /// What runs.
    pub insn: Option<Insn>,
}

impl Mutation {
    pub fn of_operand(depth: u8, change: Change) -> Self {
        Self { operand: Some((depth, change)), insn: None }
    }

    pub fn of_insn(insn: Insn) -> Self {
        Self { operand: None, insn: Some(insn) }
    }
}

impl Change {
    /// Of an operand; none where it has no such value. [`Change::Like`] is another operand, which is not looked at here.
    pub fn apply(self, value: Const) -> Option<Const> {
        let negated = |value: Const| {
            Some(match value {
                Const::Bv32(v) => Const::Bv32(ops::neg_i32(v)),
                Const::Bv64(v) => Const::Bv64(ops::neg_i64(v)),
                Const::F32(v) => Const::float(ops::neg_f32(f32::from_bits(v))),
                Const::F64(v) => Const::double(ops::neg_f64(f64::from_bits(v))),
                _ => return None,
            })
        };
        let below = match value {
            Const::Bv32(v) => v < 0,
            Const::Bv64(v) => v < 0,
            Const::F32(v) => f32::from_bits(v).is_sign_negative(),
            Const::F64(v) => f64::from_bits(v).is_sign_negative(),
            _ => return None,
        };
        let plus = |by: i32| {
            Some(match value {
                Const::Bv32(v) => Const::Bv32(v.wrapping_add(by)),
                Const::Bv64(v) => Const::Bv64(v.wrapping_add(by.into())),
                Const::F32(v) => Const::float(f32::from_bits(v) + by as f32),
                Const::F64(v) => Const::double(f64::from_bits(v) + f64::from(by)),
                _ => return None,
            })
        };
        match self {
            Change::Absolute if below => negated(value),
            Change::MinusAbsolute if !below => negated(value),
            Change::Absolute | Change::MinusAbsolute => Some(value),
            Change::Negated => negated(value),
            Change::More => plus(1),
            Change::Less => plus(-1),
            Change::Int(other) => Some(Const::Bv32(other)),
            Change::Like(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operands_are_changed_as_java_would() {
        assert_eq!(Change::Absolute.apply(Const::Bv32(-3)), Some(Const::Bv32(3)));
        assert_eq!(Change::Absolute.apply(Const::Bv32(i32::MIN)), Some(Const::Bv32(i32::MIN)));
        assert_eq!(Change::MinusAbsolute.apply(Const::Bv64(3)), Some(Const::Bv64(-3)));
        assert_eq!(Change::More.apply(Const::Bv32(i32::MAX)), Some(Const::Bv32(i32::MIN)));
        assert_eq!(Change::Less.apply(Const::double(1.5)), Some(Const::double(0.5)));
        assert_eq!(Change::Negated.apply(Const::float(0.0)), Some(Const::float(-0.0)));
    }
}
