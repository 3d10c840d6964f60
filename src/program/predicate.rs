//! Predicates over the operands of one instruction: what a label asks where its instruction is about to run (paper 002,
//! section III-A: no side effects, only what is defined there).
//!
//! A predicate is read in three ways that have to agree: on plain values, as a term over terms, and as bytecode on a real JVM
//! (`coverage::probes`). An operation that throws where it is, such as a division by zero, has no value: then the predicate
//! is false, unless it settles that itself before it looks.

use super::Kind;
use super::operators::{Binary, apply};
use crate::expr::ops::{self, Cmp, Compare3, Conv, IntBin};
use crate::expr::{Const, Sort, TermId, Terms};

/// Where a predicate looks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum At {
    /// An operand, by its depth below the top.
    Operand(u8),
    /// A number in a local: its number in the class file, and where it is when decoded.
    Local { written: u16, decoded: u16, kind: Kind },
    /// A number in a field of the object whose method runs, or in a static one of its class, by pool index.
    Field { pool: u16, is_static: bool, kind: Kind },
    /// Whether an operand is null, as an int.
    Null(u8),
}

/// A number or reference.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Num {
    /// An operand, by its depth below the top.
    Operand(u8),
    /// What is at another place.
    At(At),
    Const(Const),
    Apply(Binary, Box<Num>, Box<Num>),
    Neg(Box<Num>),
    Convert(Conv, Box<Num>),
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Predicate {
    /// Reaching the instruction is enough.
    Always,
    /// An int that stands for a boolean.
    True(Num),
    /// Two ints or longs.
    Compare(Cmp, Num, Num),
    /// Two values of the same sort are not the same; a NaN is a NaN, and zeros have signs.
    Differ(Num, Num),
    /// Exactly one of them.
    Xor(Box<Predicate>, Box<Predicate>),
    All(Vec<Predicate>),
    Not(Box<Predicate>),
    /// The instruction throws instead of running. The machine says so when it does.
    Fails(Failure),
}

/// Why an instruction throws. Numbers are depths of operands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Failure {
    /// A divisor of zero, on top.
    Zero,
    Null(u8),
    Index {
        array: u8,
        index: u8,
    },
    /// One of the sizes of an array, so many of them.
    Negative(u8),
    /// To the class of this constant.
    Cast(u16),
    /// The topmost operand does not fit into an array, at an index.
    Store,
}

impl Failure {
    /// The class of the exception.
    pub fn class(self) -> &'static str {
        match self {
            Failure::Zero => "java/lang/ArithmeticException",
            Failure::Null(_) => "java/lang/NullPointerException",
            Failure::Index { .. } => "java/lang/ArrayIndexOutOfBoundsException",
            Failure::Negative(_) => "java/lang/NegativeArraySizeException",
            Failure::Cast(_) => "java/lang/ClassCastException",
            Failure::Store => "java/lang/ArrayStoreException",
        }
    }
}

/// Values by place, as far as they are known to be of the right kind.
pub type Operands<'a, T> = &'a mut dyn FnMut(At) -> Option<T>;

impl Num {
    pub fn apply(op: Binary, a: Num, b: Num) -> Num {
        Num::Apply(op, Box::new(a), Box::new(b))
    }

    pub fn convert(op: Conv, of: Num) -> Num {
        Num::Convert(op, Box::new(of))
    }

    /// On plain values; None where it has no value.
    fn value<F: Fn(At) -> Option<Const>>(&self, operands: &F) -> Option<Const> {
        Some(match self {
            Num::Operand(depth) => operands(At::Operand(*depth))?,
            Num::At(at) => operands(*at)?,
            Num::Convert(op, of) => converted(*op, of.value(operands)?)?,
            Num::Const(value) => *value,
            Num::Neg(of) => negated(of.value(operands)?)?,
            Num::Apply(op, a, b) => applied(*op, a.value(operands)?, b.value(operands)?)?,
        })
    }

    /// As a term; divisors that have to be other than zero are added to `defined`.
    fn term(&self, terms: &mut Terms, operands: Operands<'_, TermId>, defined: &mut Vec<TermId>) -> Option<TermId> {
        Some(match self {
            Num::Operand(depth) => operands(At::Operand(*depth))?,
            Num::At(at) => operands(*at)?,
            Num::Convert(op, of) => {
                let of = of.term(terms, operands, defined)?;
                terms.convert(*op, of)
            }
            Num::Const(value) => terms.constant(*value),
            Num::Neg(of) => {
                let of = of.term(terms, operands, defined)?;
                terms.neg(of)
            }
            Num::Apply(op, a, b) => {
                let (a, b) = (a.term(terms, operands, defined)?, b.term(terms, operands, defined)?);
                let divides = |op: &IntBin| matches!(op, IntBin::Div | IntBin::Rem);
                let zero = match op {
                    Binary::Int(op) if divides(op) => Some(terms.int(0)),
                    Binary::Long(op) if divides(op) => Some(terms.long(0)),
                    _ => None,
                };
                if let Some(zero) = zero {
                    defined.push(terms.cmp(Cmp::Ne, b, zero));
                }
                apply(terms, *op, a, b)
            }
        })
    }

    /// The same of what is at other places.
    fn moved(&self, to: &mut dyn FnMut(At) -> At) -> Num {
        let mut at = |at| match to(at) {
            At::Operand(depth) => Num::Operand(depth),
            at => Num::At(at),
        };
        match self {
            Num::Operand(depth) => at(At::Operand(*depth)),
            Num::At(of) => at(*of),
            Num::Const(value) => Num::Const(*value),
            Num::Neg(of) => Num::Neg(Box::new(of.moved(to))),
            Num::Convert(op, of) => Num::convert(*op, of.moved(to)),
            Num::Apply(op, a, b) => Num::apply(*op, a.moved(to), b.moved(to)),
        }
    }

    /// Whether something is so of it, or of a number that it is made of.
    fn any_number(&self, is: &mut dyn FnMut(&Num) -> bool) -> bool {
        is(self)
            || match self {
                Num::Operand(_) | Num::At(_) | Num::Const(_) => false,
                Num::Neg(of) | Num::Convert(_, of) => of.any_number(is),
                Num::Apply(_, a, b) => a.any_number(is) || b.any_number(is),
            }
    }

    fn any_place(&self, is: &mut dyn FnMut(At) -> bool) -> bool {
        match self {
            Num::Operand(depth) => is(At::Operand(*depth)),
            Num::At(at) => is(*at),
            Num::Const(_) => false,
            Num::Neg(of) | Num::Convert(_, of) => of.any_place(is),
            Num::Apply(_, a, b) => a.any_place(is) || b.any_place(is),
        }
    }
}

pub(super) fn negated(of: Const) -> Option<Const> {
    Some(match of {
        Const::Bv32(v) => Const::Bv32(ops::neg_i32(v)),
        Const::Bv64(v) => Const::Bv64(ops::neg_i64(v)),
        Const::F32(v) => Const::float(ops::neg_f32(f32::from_bits(v))),
        Const::F64(v) => Const::double(ops::neg_f64(f64::from_bits(v))),
        _ => return None,
    })
}

/// What an operation gives, where it does not throw.
pub(super) fn applied(op: Binary, a: Const, b: Const) -> Option<Const> {
    Some(match (op, a, b) {
        (Binary::Int(op), Const::Bv32(a), Const::Bv32(b)) => Const::Bv32(ops::int32(op, a, b)?),
        (Binary::Long(op), Const::Bv64(a), Const::Bv64(b)) => Const::Bv64(ops::int64(op, a, b)?),
        (Binary::LongShift(op), Const::Bv64(a), Const::Bv32(b)) => Const::Bv64(ops::int64(op, a, i64::from(b))?),
        (Binary::Float(op), Const::F32(a), Const::F32(b)) => {
            Const::float(ops::float32(op, f32::from_bits(a), f32::from_bits(b)))
        }
        (Binary::Double(op), Const::F64(a), Const::F64(b)) => {
            Const::double(ops::float64(op, f64::from_bits(a), f64::from_bits(b)))
        }
        (Binary::Compare3(op, _), a, b) => compare3(op, a, b)?,
        _ => return None,
    })
}

/// What a conversion gives.
pub(super) fn converted(op: Conv, of: Const) -> Option<Const> {
    let (float, double) = (f32::from_bits, f64::from_bits);
    Some(match (op, of) {
        (Conv::I2L, Const::Bv32(v)) => Const::Bv64(ops::i2l(v)),
        (Conv::I2F, Const::Bv32(v)) => Const::float(ops::i2f(v)),
        (Conv::I2D, Const::Bv32(v)) => Const::double(ops::i2d(v)),
        (Conv::I2B, Const::Bv32(v)) => Const::Bv32(ops::i2b(v)),
        (Conv::I2C, Const::Bv32(v)) => Const::Bv32(ops::i2c(v)),
        (Conv::I2S, Const::Bv32(v)) => Const::Bv32(ops::i2s(v)),
        (Conv::L2I, Const::Bv64(v)) => Const::Bv32(ops::l2i(v)),
        (Conv::L2F, Const::Bv64(v)) => Const::float(ops::l2f(v)),
        (Conv::L2D, Const::Bv64(v)) => Const::double(ops::l2d(v)),
        (Conv::F2I, Const::F32(v)) => Const::Bv32(ops::f2i(float(v))),
        (Conv::F2L, Const::F32(v)) => Const::Bv64(ops::f2l(float(v))),
        (Conv::F2D, Const::F32(v)) => Const::double(ops::f2d(float(v))),
        (Conv::D2I, Const::F64(v)) => Const::Bv32(ops::d2i(double(v))),
        (Conv::D2L, Const::F64(v)) => Const::Bv64(ops::d2l(double(v))),
        (Conv::D2F, Const::F64(v)) => Const::float(ops::d2f(double(v))),
        _ => return None,
    })
}

/// What the instruction gives.
fn compare3(op: Compare3, a: Const, b: Const) -> Option<Const> {
    let (float, double) = (f32::from_bits, f64::from_bits);
    Some(Const::Bv32(match (op, a, b) {
        (Compare3::Lcmp, Const::Bv64(a), Const::Bv64(b)) => ops::lcmp(a, b),
        (Compare3::Fcmpl, Const::F32(a), Const::F32(b)) => ops::fcmpl(float(a), float(b)),
        (Compare3::Fcmpg, Const::F32(a), Const::F32(b)) => ops::fcmpg(float(a), float(b)),
        (Compare3::Dcmpl, Const::F64(a), Const::F64(b)) => ops::dcmpl(double(a), double(b)),
        (Compare3::Dcmpg, Const::F64(a), Const::F64(b)) => ops::dcmpg(double(a), double(b)),
        _ => return None,
    }))
}

impl Predicate {
    pub fn differ(a: Num, b: Num) -> Predicate {
        Predicate::Differ(a, b)
    }

    pub fn xor(a: Predicate, b: Predicate) -> Predicate {
        Predicate::Xor(Box::new(a), Box::new(b))
    }

    #[expect(clippy::should_implement_trait, reason = "a constructor, as its neighbours are")]
    pub fn not(of: Predicate) -> Predicate {
        Predicate::Not(Box::new(of))
    }

    pub fn or(a: Predicate, b: Predicate) -> Predicate {
        Predicate::not(Predicate::All(vec![Predicate::not(a), Predicate::not(b)]))
    }

    /// On plain values.
    #[inline]
    pub fn holds<F: Fn(At) -> Option<Const>>(&self, operands: &F) -> bool {
        self.value(operands) == Some(true)
    }

    fn value<F: Fn(At) -> Option<Const>>(&self, operands: &F) -> Option<bool> {
        Some(match self {
            Predicate::Always => true,
            Predicate::True(of) => matches!(of.value(operands)?, Const::Bv32(v) if v != 0),
            Predicate::Compare(op, a, b) => match (a.value(operands)?, b.value(operands)?) {
                (Const::Bv32(a), Const::Bv32(b)) => ops::cmp_i32(*op, a, b),
                (Const::Bv64(a), Const::Bv64(b)) => ops::cmp_i64(*op, a, b),
                _ => return None,
            },
            Predicate::Differ(a, b) => differs(a.value(operands)?, b.value(operands)?)?,
            Predicate::Xor(a, b) => a.value(operands)? != b.value(operands)?,
            Predicate::All(all) => {
                for one in all {
                    if !one.value(operands)? {
                        return Some(false);
                    }
                }
                true
            }
            Predicate::Not(of) => !of.value(operands)?,
            Predicate::Fails(_) => return None,
        })
    }

    /// As a term; None if an operand is not known.
    pub fn term(&self, terms: &mut Terms, operands: Operands<'_, TermId>) -> Option<TermId> {
        let mut defined = Vec::new();
        let holds = self.build(terms, operands, &mut defined)?;
        defined.push(holds);
        Some(terms.all_of(&defined))
    }

    fn build(&self, terms: &mut Terms, operands: Operands<'_, TermId>, defined: &mut Vec<TermId>) -> Option<TermId> {
        Some(match self {
            Predicate::Always => terms.bool(true),
            Predicate::True(of) => {
                let of = of.term(terms, operands, defined)?;
                terms.int_to_bool(of)
            }
            Predicate::Compare(op, a, b) => {
                let (a, b) = (a.term(terms, operands, defined)?, b.term(terms, operands, defined)?);
                terms.cmp(*op, a, b)
            }
            Predicate::Differ(a, b) => {
                let (a, b) = (a.term(terms, operands, defined)?, b.term(terms, operands, defined)?);
                let same = terms.identical(a, b);
                terms.not(same)
            }
            Predicate::Xor(a, b) => {
                let (a, b) = (a.build(terms, operands, defined)?, b.build(terms, operands, defined)?);
                terms.xor(a, b)
            }
            Predicate::All(all) => {
                let mut so_far = terms.bool(true);
                for one in all {
                    let mut own = Vec::new();
                    let holds = one.build(terms, operands, &mut own)?;
                    // It is looked at only where those before it hold.
                    defined.extend(own.into_iter().map(|needs| terms.implies(so_far, needs)));
                    so_far = terms.and(so_far, holds);
                }
                so_far
            }
            Predicate::Not(of) => {
                let of = of.build(terms, operands, defined)?;
                terms.not(of)
            }
            Predicate::Fails(Failure::Zero) => {
                let divisor = operands(At::Operand(0))?;
                let zero = match terms.sort(divisor) {
                    Sort::Bv64 => terms.long(0),
                    _ => terms.int(0),
                };
                terms.eq(divisor, zero)
            }
            Predicate::Fails(Failure::Negative(sizes)) => {
                let (zero, mut negative) = (terms.int(0), Vec::new());
                for depth in 0..*sizes {
                    let size = operands(At::Operand(depth))?;
                    negative.push(terms.cmp(Cmp::Lt, size, zero));
                }
                terms.any_of(&negative)
            }
            Predicate::Fails(_) => return None,
        })
    }

    /// The same of what is at other places; what fails stays where it is.
    pub fn moved(&self, to: &mut dyn FnMut(At) -> At) -> Predicate {
        match self {
            Predicate::Always => Predicate::Always,
            Predicate::Fails(failure) => Predicate::Fails(*failure),
            Predicate::True(of) => Predicate::True(of.moved(to)),
            Predicate::Compare(op, a, b) => Predicate::Compare(*op, a.moved(to), b.moved(to)),
            Predicate::Differ(a, b) => Predicate::Differ(a.moved(to), b.moved(to)),
            Predicate::Xor(a, b) => Predicate::xor(a.moved(to), b.moved(to)),
            Predicate::All(all) => Predicate::All(all.iter().map(|one| one.moved(to)).collect()),
            Predicate::Not(of) => Predicate::not(of.moved(to)),
        }
    }

    /// Whether something is so of a number that it looks at, or of a part of one.
    pub fn any_number(&self, is: &mut dyn FnMut(&Num) -> bool) -> bool {
        match self {
            Predicate::Always | Predicate::Fails(_) => false,
            Predicate::True(of) => of.any_number(is),
            Predicate::Compare(_, a, b) | Predicate::Differ(a, b) => a.any_number(is) || b.any_number(is),
            Predicate::Xor(a, b) => a.any_number(is) || b.any_number(is),
            Predicate::All(all) => all.iter().any(|one| one.any_number(is)),
            Predicate::Not(of) => of.any_number(is),
        }
    }

    /// Whether something is so of a place that it looks at.
    pub fn any_place(&self, is: &mut dyn FnMut(At) -> bool) -> bool {
        match self {
            Predicate::Always | Predicate::Fails(_) => false,
            Predicate::True(of) => of.any_place(is),
            Predicate::Compare(_, a, b) | Predicate::Differ(a, b) => a.any_place(is) || b.any_place(is),
            Predicate::Xor(a, b) => a.any_place(is) || b.any_place(is),
            Predicate::All(all) => all.iter().any(|one| one.any_place(is)),
            Predicate::Not(of) => of.any_place(is),
        }
    }
}

/// Whether two values of the same sort are not the same.
pub(super) fn differs(a: Const, b: Const) -> Option<bool> {
    Some(match (a, b) {
        (Const::F32(a), Const::F32(b)) => differ(f32::from_bits(a).is_nan(), f32::from_bits(b).is_nan(), a != b),
        (Const::F64(a), Const::F64(b)) => differ(f64::from_bits(a).is_nan(), f64::from_bits(b).is_nan(), a != b),
        (a, b) if a.sort() == b.sort() => a != b,
        _ => return None,
    })
}

fn differ(nan_a: bool, nan_b: bool, bits: bool) -> bool {
    if nan_a || nan_b { nan_a != nan_b } else { bits }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn depth(at: At) -> usize {
        match at {
            At::Operand(depth) => depth.into(),
            At::Local { .. } | At::Field { .. } | At::Null(_) => usize::MAX,
        }
    }

    /// The two readings agree on plain values, and a division by zero makes both false.
    #[test]
    fn values_and_terms_agree() {
        let op = |op| Num::apply(Binary::Int(op), Num::Operand(1), Num::Operand(0));
        let all = [
            Predicate::Always,
            Predicate::True(Num::Operand(0)),
            Predicate::Compare(Cmp::Lt, Num::Operand(1), Num::Operand(0)),
            Predicate::differ(op(IntBin::Add), op(IntBin::Sub)),
            Predicate::differ(op(IntBin::Div), op(IntBin::Mul)),
            Predicate::differ(op(IntBin::Rem), op(IntBin::UShr)),
            Predicate::differ(Num::Neg(Box::new(Num::Operand(0))), Num::Operand(1)),
            Predicate::differ(Num::convert(Conv::I2L, Num::Operand(0)), Num::Const(Const::Bv64(-1))),
            Predicate::differ(Num::convert(Conv::I2B, Num::Operand(0)), Num::Operand(1)),
            Predicate::differ(Num::convert(Conv::I2D, Num::Operand(0)), Num::convert(Conv::I2D, Num::Operand(1))),
            Predicate::xor(
                Predicate::Compare(Cmp::Lt, Num::Operand(1), Num::Operand(0)),
                Predicate::Compare(Cmp::Le, Num::Operand(1), Num::Operand(0)),
            ),
            Predicate::All(vec![
                Predicate::Not(Box::new(Predicate::True(Num::Operand(0)))),
                Predicate::Compare(Cmp::Gt, Num::Operand(1), Num::Const(Const::Bv32(2))),
            ]),
        ];
        let numbers = [0, 1, 2, -1, 7, i32::MIN, i32::MAX];
        let mut terms = Terms::new();
        for (a, b) in numbers.iter().flat_map(|a| numbers.map(|b| (*a, b))) {
            for predicate in &all {
                let given = [Const::Bv32(b), Const::Bv32(a)];
                let holds = predicate.holds(&|at| given.get(depth(at)).copied());
                let as_terms = given.map(|value| terms.constant(value));
                let term = predicate.term(&mut terms, &mut |at| as_terms.get(depth(at)).copied());
                assert_eq!(terms.as_const(term.unwrap()), Some(Const::Bool(holds)), "{predicate:?} {a} {b}");
                assert!(!predicate.any_place(&mut |at| depth(at) >= 2));
            }
        }
        let nothing = Predicate::True(Num::Operand(3)).term(&mut terms, &mut |_| None);
        assert_eq!(nothing, None);
    }

    #[test]
    fn floats_differ_by_their_value() {
        let (a, b) = (Num::Operand(0), Num::Operand(1));
        let differ = |x: f64, y: f64| {
            let given = [Const::double(x), Const::double(y)];
            Predicate::differ(a.clone(), b.clone()).holds(&|at| given.get(depth(at)).copied())
        };
        assert!(differ(0.0, -0.0) && differ(1.0, 2.0) && differ(f64::NAN, 0.0));
        assert!(!differ(f64::NAN, -f64::NAN) && !differ(3.5, 3.5));
    }
}
