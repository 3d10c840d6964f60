//! Mutants of one instruction, for runs on plain values: other operands, another instruction, or both. The instruction is
//! mutated whenever it runs, so a mutant in a loop, or in a method that is called often, is the same everywhere.

use super::insn::Insn;
use crate::expr::Const;
use crate::expr::ops::{self, Cmp};

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
    /// Of two floating-point operands: a relation, and what a comparison of them gives where it holds and where it does not.
    pub relation: Option<(Cmp, i32, i32)>,
    /// What runs.
    pub insn: Option<Insn>,
}

impl Mutation {
    pub fn of_operand(depth: u8, change: Change) -> Self {
        Self { operand: Some((depth, change)), ..Self::default() }
    }

    pub fn of_insn(insn: Insn) -> Self {
        Self { insn: Some(insn), ..Self::default() }
    }

    pub fn of_relation(relation: Cmp, yes: i32, no: i32) -> Self {
        Self { relation: Some((relation, yes, no)), ..Self::default() }
    }
}

/// Two numbers that compare as a mutant of their relation says.
pub fn related(relation: (Cmp, i32, i32), left: Const, right: Const) -> Option<(Const, Const)> {
    let (op, yes, no) = relation;
    let given = |holds| if holds { yes } else { no };
    Some(match (left, right) {
        (Const::F32(a), Const::F32(b)) => {
            let holds = ops::cmp_f32(op, f32::from_bits(a), f32::from_bits(b));
            (Const::float(given(holds) as f32), Const::float(0.0))
        }
        (Const::F64(a), Const::F64(b)) => {
            let holds = ops::cmp_f64(op, f64::from_bits(a), f64::from_bits(b));
            (Const::double(f64::from(given(holds))), Const::double(0.0))
        }
        _ => return None,
    })
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

    #[test]
    fn relations_are_those_of_java() {
        let nan = Const::double(f64::NAN);
        let less = |a, b| related((Cmp::Lt, -1, 1), a, b).map(|(a, _)| a);
        assert_eq!(less(nan, nan), Some(Const::double(1.0)));
        assert_eq!(less(Const::double(1.0), Const::double(2.0)), Some(Const::double(-1.0)));
        assert_eq!(related((Cmp::Ne, 1, 0), nan, nan), Some((Const::double(1.0), Const::double(0.0))));
        assert_eq!(less(Const::Bv32(1), Const::Bv32(2)), None);
    }
}
