//! What a node means, on bits: the one function behind constant folding and evaluation, over the operations of `ops`.
//!
//! Invariants:
//! - Operands and results are zero-extended bits of their sort (see `sort`); a NaN result is canonical.
//! - Total: an operand of a sort the builders would not have let through gives some value, never a panic.

use super::node::Node;
use super::ops::{self, Compare3, Conv, FloatBin, FloatUn, IntBin};
use super::sort::Sort;

/// The value of a scalar operation. `of` is the sort of the node's first operand, `args` the operands' values in order. Constants, variables and arrays have no value here; `Ite` takes all three.
#[inline]
pub(super) fn apply(node: &Node, of: Sort, args: [u64; 3]) -> u64 {
    let [a, b, c] = args;
    match *node {
        Node::Int(op, ..) => match of {
            Sort::Bv64 => total_int64(op, a as i64, b as i64) as u64,
            _ => u64::from(total_int32(op, a as i32, b as i32) as u32),
        },
        Node::Extract { to, low, .. } => (a >> (low & 63)) & to.mask(),
        Node::Concat(..) => (a << (of.width().unwrap_or(0) & 63)) | b,
        Node::SignExtend(to, _) => of.signed(a) as u64 & to.mask(),
        Node::ZeroExtend(..) => a,
        Node::Float(op, ..) => float_bin(op, of, a, b),
        Node::FloatUnary(op, _) => float_unary(op, of, a),
        Node::Fma(..) => match of {
            Sort::F32 => from_f32(ops::fma_f32(to_f32(a), to_f32(b), to_f32(c))),
            _ => from_f64(ops::fma_f64(to_f64(a), to_f64(b), to_f64(c))),
        },
        Node::FloatMin(..) => match of {
            Sort::F32 => from_f32(ops::min_f32(to_f32(a), to_f32(b))),
            _ => from_f64(ops::min_f64(to_f64(a), to_f64(b))),
        },
        Node::FloatMax(..) => match of {
            Sort::F32 => from_f32(ops::max_f32(to_f32(a), to_f32(b))),
            _ => from_f64(ops::max_f64(to_f64(a), to_f64(b))),
        },
        Node::Convert(op, _) => convert(op, a),
        Node::Compare3(op, ..) => u64::from(compare3(op, a, b) as u32),
        Node::Cmp(op, ..) => u64::from(match of {
            Sort::F32 => ops::cmp_f32(op, to_f32(a), to_f32(b)),
            Sort::F64 => ops::cmp_f64(op, to_f64(a), to_f64(b)),
            _ => ops::cmp_i64(op, of.signed(a), of.signed(b)),
        }),
        Node::CmpUnsigned(op, ..) => u64::from(ops::cmp_u64(op, a as i64, b as i64)),
        Node::Not(_) => a ^ 1,
        Node::And(..) => a & b,
        Node::Xor(..) => a ^ b,
        Node::Ite(..) => {
            if a != 0 {
                b
            } else {
                c
            }
        }
        Node::Const(value) => value.bits(),
        Node::Var(_) | Node::Select(..) | Node::Store(..) | Node::ConstArray(_) => 0,
    }
}

/// Java's operation, and SMT-LIB's value (`bvsdiv`, `bvsrem`) where Java throws.
#[inline(always)]
fn total_int32(op: IntBin, a: i32, b: i32) -> i32 {
    match ops::int32(op, a, b) {
        Some(value) => value,
        None if op == IntBin::Div => {
            if a >= 0 {
                -1
            } else {
                1
            }
        }
        None => a,
    }
}

#[inline(always)]
fn total_int64(op: IntBin, a: i64, b: i64) -> i64 {
    match ops::int64(op, a, b) {
        Some(value) => value,
        None if op == IntBin::Div => {
            if a >= 0 {
                -1
            } else {
                1
            }
        }
        None => a,
    }
}

#[inline(always)]
fn to_f32(bits: u64) -> f32 {
    f32::from_bits(bits as u32)
}

#[inline(always)]
fn to_f64(bits: u64) -> f64 {
    f64::from_bits(bits)
}

#[inline(always)]
fn from_f32(value: f32) -> u64 {
    u64::from(ops::f2bits_canonical(value) as u32)
}

#[inline(always)]
fn from_f64(value: f64) -> u64 {
    ops::d2bits_canonical(value) as u64
}

fn float_bin(op: FloatBin, sort: Sort, a: u64, b: u64) -> u64 {
    match sort {
        Sort::F32 => from_f32(ops::float32(op, to_f32(a), to_f32(b))),
        _ => from_f64(ops::float64(op, to_f64(a), to_f64(b))),
    }
}

fn float_unary(op: FloatUn, sort: Sort, a: u64) -> u64 {
    match sort {
        Sort::F32 => from_f32(ops::float_un32(op, to_f32(a))),
        _ => from_f64(ops::float_un64(op, to_f64(a))),
    }
}

fn convert(op: Conv, a: u64) -> u64 {
    let int = a as i32;
    let long = a as i64;
    let from_int = |value: i32| u64::from(value as u32);
    match op {
        Conv::I2L => ops::i2l(int) as u64,
        Conv::I2F => from_f32(ops::i2f(int)),
        Conv::I2D => from_f64(ops::i2d(int)),
        Conv::L2I => from_int(ops::l2i(long)),
        Conv::L2F => from_f32(ops::l2f(long)),
        Conv::L2D => from_f64(ops::l2d(long)),
        Conv::F2I => from_int(ops::f2i(to_f32(a))),
        Conv::F2L => ops::f2l(to_f32(a)) as u64,
        Conv::F2D => from_f64(ops::f2d(to_f32(a))),
        Conv::D2I => from_int(ops::d2i(to_f64(a))),
        Conv::D2L => ops::d2l(to_f64(a)) as u64,
        Conv::D2F => from_f32(ops::d2f(to_f64(a))),
        Conv::I2B => from_int(ops::i2b(int)),
        Conv::I2C => from_int(ops::i2c(int)),
        Conv::I2S => from_int(ops::i2s(int)),
        Conv::F2Bits => from_int(ops::f2bits(to_f32(a))),
        Conv::Bits2F => from_f32(ops::bits2f(int)),
        Conv::D2Bits => ops::d2bits(to_f64(a)) as u64,
        Conv::Bits2D => from_f64(ops::bits2d(long)),
    }
}

fn compare3(op: Compare3, a: u64, b: u64) -> i32 {
    match op {
        Compare3::Lcmp => ops::lcmp(a as i64, b as i64),
        Compare3::Fcmpl => ops::fcmpl(to_f32(a), to_f32(b)),
        Compare3::Fcmpg => ops::fcmpg(to_f32(a), to_f32(b)),
        Compare3::Dcmpl => ops::dcmpl(to_f64(a), to_f64(b)),
        Compare3::Dcmpg => ops::dcmpg(to_f64(a), to_f64(b)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expr::TermId;

    #[test]
    fn division_by_zero_has_the_value_of_smt_lib() {
        let (t, f) = (TermId::TRUE, TermId::FALSE);
        let div = Node::Int(IntBin::Div, t, f);
        let rem = Node::Int(IntBin::Rem, t, f);
        let five = 5u64;
        let minus_five = u64::from((-5i32) as u32);
        assert_eq!(apply(&div, Sort::Bv32, [five, 0, 0]) as i32, -1);
        assert_eq!(apply(&div, Sort::Bv32, [minus_five, 0, 0]) as i32, 1);
        assert_eq!(apply(&rem, Sort::Bv32, [minus_five, 0, 0]) as i32, -5);
        assert_eq!(apply(&div, Sort::Bv64, [(-5i64) as u64, 0, 0]) as i64, 1);
        assert_eq!(apply(&rem, Sort::Bv64, [five, 0, 0]) as i64, 5);
    }

    #[test]
    fn every_nan_that_comes_out_is_canonical() {
        let t = TermId::TRUE;
        let nan = u64::from(ops::CANONICAL_NAN_F32);
        let infinity = u64::from(f32::INFINITY.to_bits());
        assert_eq!(apply(&Node::FloatUnary(FloatUn::Neg, t), Sort::F32, [nan, 0, 0]), nan);
        assert_eq!(apply(&Node::Float(FloatBin::Sub, t, t), Sort::F32, [infinity, infinity, 0]), nan);
        assert_eq!(apply(&Node::Convert(Conv::Bits2F, t), Sort::Bv32, [0xffff_ffff, 0, 0]), nan);
    }
}
