//! Overflow of int and long as labels, beside the run-time errors: the result of an operation is not the one that numbers without
//! bounds would give. What Java programs wrap on purpose (hash codes) is among them, so it is asked for with `--overflow`.

use super::{Labels, Located, Marked, runtime_errors};
use crate::coverage::criteria::{About, Criterion, labelled};
use crate::expr::Const;
use crate::expr::ops::{Cmp, Conv, IntBin};
use crate::program::operators::{Binary, binary};
use crate::program::predicate::{At, Num, Predicate};
use crate::program::{Insn, Kind};

/// The criterion of run-time errors, with these.
pub static WITH_OVERFLOW: Criterion = Criterion {
    name: runtime_errors::CRITERION,
    title: "run-time error",
    asks: "each instruction that can throw or overflow is seen to, or proved not to",
    about: About::Labels(|method| runtime_errors::labels(method).and(labels(method))),
    aims: |subject| labelled(subject, runtime_errors::CRITERION),
};

pub fn labels(method: &Located<'_>) -> Labels {
    let all = 0..method.code.insns.len() as u32;
    all.filter_map(|at| marked(method, at, method.code.insn(at)?)).collect()
}

fn marked(method: &Located<'_>, at: u32, insn: Insn) -> Option<Marked> {
    let (a, b) = (Num::Operand(1), Num::Operand(0));
    let (predicate, kinds, what) = match (insn, binary(insn)) {
        (Insn::INeg, _) => (is(b, least(Kind::Int)), vec![Kind::Int], "int -".to_string()),
        (Insn::LNeg, _) => (is(b, least(Kind::Long)), vec![Kind::Long], "long -".to_string()),
        (Insn::IntInc { local, by }, _) => {
            let written = method.code.local_map.iter().position(|place| *place == local)? as u16;
            let value = Num::At(At::Local { written, decoded: local, kind: Kind::Int });
            let sign = if by < 0 { "int -" } else { "int +" };
            (sum(Kind::Int, value, Num::Const(Const::Bv32(by.into()))), Vec::new(), sign.to_string())
        }
        (_, Some(Binary::Int(op))) => (of(Kind::Int, op, a, b)?, vec![Kind::Int; 2], format!("int {}", symbol(op))),
        (_, Some(Binary::Long(op))) => (of(Kind::Long, op, a, b)?, vec![Kind::Long; 2], format!("long {}", symbol(op))),
        _ => return None,
    };
    Some(Marked::new(at, predicate, &kinds, format!("overflow: {what}")))
}

fn of(kind: Kind, op: IntBin, a: Num, b: Num) -> Option<Predicate> {
    Some(match op {
        IntBin::Add => sum(kind, a, b),
        // The operands have different signs, and the result not that of the first.
        IntBin::Sub => {
            let result = apply(kind, IntBin::Sub, &a, &b);
            negative(
                kind,
                apply(kind, IntBin::And, &apply(kind, IntBin::Xor, &a, &b), &apply(kind, IntBin::Xor, &a, &result)),
            )
        }
        IntBin::Mul if kind == Kind::Int => {
            let [a, b] = [a, b].map(|of| Num::convert(Conv::I2L, of));
            let result = apply(Kind::Long, IntBin::Mul, &a, &b);
            let shifted = |op, of: Num| Num::apply(Binary::LongShift(op), of, Num::Const(Const::Bv32(32)));
            let low = shifted(IntBin::Shr, shifted(IntBin::Shl, result.clone()));
            Predicate::differ(result, low)
        }
        // Divided again it is not the second, or there is no such quotient.
        IntBin::Mul => {
            let result = apply(kind, IntBin::Mul, &a, &b);
            let again = is(apply(kind, IntBin::Div, &result, &a), b.clone());
            let wraps = Predicate::All(vec![is(a.clone(), minus_one(kind)), is(b, least(kind))]);
            let fits = Predicate::All(vec![again, Predicate::Not(Box::new(wraps))]);
            let nonzero = Predicate::Compare(Cmp::Ne, a, number(kind, 0));
            Predicate::All(vec![nonzero, Predicate::Not(Box::new(fits))])
        }
        IntBin::Div => Predicate::All(vec![is(a, least(kind)), is(b, minus_one(kind))]),
        _ => return None,
    })
}

/// The operands have the same sign, and the result another.
fn sum(kind: Kind, a: Num, b: Num) -> Predicate {
    let result = apply(kind, IntBin::Add, &a, &b);
    let differs = |of: &Num| apply(kind, IntBin::Xor, of, &result);
    negative(kind, apply(kind, IntBin::And, &differs(&a), &differs(&b)))
}

fn apply(kind: Kind, op: IntBin, a: &Num, b: &Num) -> Num {
    let op = if kind == Kind::Long { Binary::Long(op) } else { Binary::Int(op) };
    Num::apply(op, a.clone(), b.clone())
}

fn negative(kind: Kind, of: Num) -> Predicate {
    Predicate::Compare(Cmp::Lt, of, number(kind, 0))
}

fn is(a: Num, b: Num) -> Predicate {
    Predicate::Compare(Cmp::Eq, a, b)
}

fn number(kind: Kind, value: i32) -> Num {
    Num::Const(if kind == Kind::Long { Const::Bv64(value.into()) } else { Const::Bv32(value) })
}

fn minus_one(kind: Kind) -> Num {
    number(kind, -1)
}

fn least(kind: Kind) -> Num {
    Num::Const(if kind == Kind::Long { Const::Bv64(i64::MIN) } else { Const::Bv32(i32::MIN) })
}

fn symbol(op: IntBin) -> &'static str {
    match op {
        IntBin::Add => "+",
        IntBin::Sub => "-",
        IntBin::Mul => "*",
        _ => "/",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Against numbers without bounds.
    #[test]
    fn overflow_is_what_wide_numbers_say() {
        let ints = [0, 1, 2, -1, -2, 7, 46_341, -46_341, i32::MAX, i32::MIN, i32::MAX - 1, i32::MIN + 1];
        let longs = [0, 1, -1, 3, 3_037_000_500, -3_037_000_500, i64::MAX, i64::MIN, i64::MAX / 2 + 1];
        let exact = |op, a: i128, b: i128| match op {
            IntBin::Add => a + b,
            IntBin::Sub => a - b,
            IntBin::Mul => a * b,
            _ => a.checked_div(b).unwrap_or(0),
        };
        for op in [IntBin::Add, IntBin::Sub, IntBin::Mul, IntBin::Div] {
            let holds = |kind, given: [Const; 2]| {
                let predicate = of(kind, op, Num::Operand(1), Num::Operand(0)).unwrap();
                predicate.holds(&|at| match at {
                    At::Operand(depth) => given.get(usize::from(depth)).copied(),
                    _ => None,
                })
            };
            for (a, b) in ints.iter().flat_map(|a| ints.map(|b| (*a, b))) {
                let overflows = i32::try_from(exact(op, a.into(), b.into())).is_err();
                assert_eq!(holds(Kind::Int, [Const::Bv32(b), Const::Bv32(a)]), overflows, "{op:?} {a} {b}");
            }
            for (a, b) in longs.iter().flat_map(|a| longs.map(|b| (*a, b))) {
                let overflows = i64::try_from(exact(op, a.into(), b.into())).is_err();
                assert_eq!(holds(Kind::Long, [Const::Bv64(b), Const::Bv64(a)]), overflows, "{op:?} {a} {b}");
            }
        }
    }
}
