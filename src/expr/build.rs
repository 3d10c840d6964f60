//! The builders: one method per operation, each giving the simplified term.
//!
//! Builders never fail. An operand of a sort the operation does not take is a defect of the caller: debug builds
//! assert, release builds put an unconstrained variable named `ill-sorted` of the expected sort in its place and count
//! it ([`Terms::ill_sorted_uses`]).

use super::node::{Node, TermId};
use super::ops::{Cmp, Compare3, Conv, FloatBin, FloatUn, IntBin};
use super::sort::{Const, Sort};
use super::terms::Terms;

/// Constants.
impl Terms {
    pub fn bool(&self, value: bool) -> TermId {
        if value { TermId::TRUE } else { TermId::FALSE }
    }

    /// A `Bv32`, as all of Java's integers up to `int` are on the stack.
    pub fn int(&mut self, value: i32) -> TermId {
        self.constant(Const::Bv32(value))
    }

    pub fn long(&mut self, value: i64) -> TermId {
        self.constant(Const::Bv64(value))
    }

    pub fn float(&mut self, value: f32) -> TermId {
        self.constant(Const::float(value))
    }

    pub fn double(&mut self, value: f64) -> TermId {
        self.constant(Const::double(value))
    }

    pub fn object(&mut self, id: u32) -> TermId {
        self.constant(Const::Ref(id))
    }

    pub fn null(&mut self) -> TermId {
        self.object(0)
    }

    /// The constant of a bit-vector sort with the low bits of `value`.
    pub(super) fn bv(&mut self, sort: Sort, value: i64) -> TermId {
        self.constant(Const::from_bits(sort, value as u64))
    }
}

/// Integers and bits.
impl Terms {
    pub fn int_bin(&mut self, op: IntBin, a: TermId, b: TermId) -> TermId {
        self.bin(op, Sort::Bv32, a, b)
    }

    /// Both operands are `Bv64`, also the count of a shift (of which the low six bits count).
    pub fn long_bin(&mut self, op: IntBin, a: TermId, b: TermId) -> TermId {
        self.bin(op, Sort::Bv64, a, b)
    }

    pub(super) fn bin(&mut self, op: IntBin, sort: Sort, a: TermId, b: TermId) -> TermId {
        let (a, b) = (self.expect(a, sort), self.expect(b, sort));
        self.build(Node::Int(op, a, b), sort)
    }

    /// Negation of an `int`, `long`, `float` or `double`.
    pub fn neg(&mut self, a: TermId) -> TermId {
        let sort = self.sort(a);
        match sort {
            Sort::F32 | Sort::F64 => self.float_unary(FloatUn::Neg, a),
            Sort::Bv64 => {
                let zero = self.long(0);
                self.long_bin(IntBin::Sub, zero, a)
            }
            _ => {
                let zero = self.int(0);
                self.int_bin(IntBin::Sub, zero, a)
            }
        }
    }

    /// The bits `low ..` of `a`, as many as the bit-vector sort `to` has.
    pub fn extract(&mut self, to: Sort, low: u32, a: TermId) -> TermId {
        match (to.width(), self.sort(a).width()) {
            (Some(bits), Some(from)) if low + bits <= from => {
                if bits == from {
                    return a;
                }
                self.build(Node::Extract { to, low: low as u8, of: a }, to)
            }
            _ => self.ill_sorted(to),
        }
    }

    /// `high`'s bits above `low`'s; both have the same width, at most 32.
    pub fn concat(&mut self, high: TermId, low: TermId) -> TermId {
        let part = self.sort(low);
        let whole = part.width().and_then(|bits| Sort::of_width(2 * bits));
        match whole {
            Some(whole) => {
                let high = self.expect(high, part);
                self.build(Node::Concat(high, low), whole)
            }
            None => self.ill_sorted(Sort::Bv64),
        }
    }

    /// Widens to the bit-vector sort `to`, keeping the signed value. Already that wide: the term itself.
    pub fn sign_extend(&mut self, to: Sort, a: TermId) -> TermId {
        self.extend(to, a, Node::SignExtend(to, a))
    }

    /// Widens to the bit-vector sort `to`, keeping the unsigned value. Already that wide: the term itself.
    pub fn zero_extend(&mut self, to: Sort, a: TermId) -> TermId {
        self.extend(to, a, Node::ZeroExtend(to, a))
    }

    fn extend(&mut self, to: Sort, a: TermId, node: Node) -> TermId {
        match (self.sort(a).width(), to.width()) {
            (Some(from), Some(bits)) if from == bits => a,
            (Some(from), Some(bits)) if from < bits => self.build(node, to),
            _ => self.ill_sorted(to),
        }
    }
}

/// Floating point.
impl Terms {
    pub fn float_bin(&mut self, op: FloatBin, a: TermId, b: TermId) -> TermId {
        let sort = self.float_sort(a);
        let (a, b) = (self.expect(a, sort), self.expect(b, sort));
        self.build(Node::Float(op, a, b), sort)
    }

    pub fn float_unary(&mut self, op: FloatUn, a: TermId) -> TermId {
        let sort = self.float_sort(a);
        let a = self.expect(a, sort);
        self.build(Node::FloatUnary(op, a), sort)
    }

    pub fn fma(&mut self, a: TermId, b: TermId, c: TermId) -> TermId {
        let sort = self.float_sort(a);
        let (a, b, c) = (self.expect(a, sort), self.expect(b, sort), self.expect(c, sort));
        self.build(Node::Fma(a, b, c), sort)
    }

    /// `Math.min` of two floats or doubles.
    pub fn float_min(&mut self, a: TermId, b: TermId) -> TermId {
        let sort = self.float_sort(a);
        let (a, b) = (self.expect(a, sort), self.expect(b, sort));
        self.build(Node::FloatMin(a, b), sort)
    }

    /// `Math.max` of two floats or doubles.
    pub fn float_max(&mut self, a: TermId, b: TermId) -> TermId {
        let sort = self.float_sort(a);
        let (a, b) = (self.expect(a, sort), self.expect(b, sort));
        self.build(Node::FloatMax(a, b), sort)
    }

    pub fn convert(&mut self, op: Conv, a: TermId) -> TermId {
        let (from, to) = sorts_of(op);
        let a = self.expect(a, from);
        self.build(Node::Convert(op, a), to)
    }

    fn float_sort(&self, a: TermId) -> Sort {
        if self.sort(a) == Sort::F32 { Sort::F32 } else { Sort::F64 }
    }
}

/// What a conversion takes and gives.
pub fn sorts_of(op: Conv) -> (Sort, Sort) {
    match op {
        Conv::I2L => (Sort::Bv32, Sort::Bv64),
        Conv::I2F | Conv::Bits2F => (Sort::Bv32, Sort::F32),
        Conv::I2D => (Sort::Bv32, Sort::F64),
        Conv::L2I => (Sort::Bv64, Sort::Bv32),
        Conv::L2F => (Sort::Bv64, Sort::F32),
        Conv::L2D | Conv::Bits2D => (Sort::Bv64, Sort::F64),
        Conv::F2I | Conv::F2Bits => (Sort::F32, Sort::Bv32),
        Conv::F2L => (Sort::F32, Sort::Bv64),
        Conv::F2D => (Sort::F32, Sort::F64),
        Conv::D2I => (Sort::F64, Sort::Bv32),
        Conv::D2L | Conv::D2Bits => (Sort::F64, Sort::Bv64),
        Conv::D2F => (Sort::F64, Sort::F32),
        Conv::I2B | Conv::I2C | Conv::I2S => (Sort::Bv32, Sort::Bv32),
    }
}

/// Comparisons.
impl Terms {
    pub fn compare3(&mut self, op: Compare3, a: TermId, b: TermId) -> TermId {
        let sort = match op {
            Compare3::Lcmp => Sort::Bv64,
            Compare3::Fcmpl | Compare3::Fcmpg => Sort::F32,
            Compare3::Dcmpl | Compare3::Dcmpg => Sort::F64,
        };
        let (a, b) = (self.expect(a, sort), self.expect(b, sort));
        self.build(Node::Compare3(op, a, b), Sort::Bv32)
    }

    /// Bit-vectors of any width as signed numbers, floats as IEEE says, references and Booleans with `Eq` and `Ne`.
    pub fn cmp(&mut self, op: Cmp, a: TermId, b: TermId) -> TermId {
        let sort = self.sort(a);
        let b = self.expect(b, sort);
        match (sort, op) {
            (Sort::Bool, Cmp::Eq) => self.iff(a, b),
            (Sort::Bool, Cmp::Ne) => self.xor(a, b),
            (Sort::Ref, Cmp::Eq | Cmp::Ne) => self.build(Node::Cmp(op, a, b), Sort::Bool),
            (Sort::Bool | Sort::Ref | Sort::Array(_), _) => self.ill_sorted(Sort::Bool),
            _ => self.build(Node::Cmp(op, a, b), Sort::Bool),
        }
    }

    pub fn eq(&mut self, a: TermId, b: TermId) -> TermId {
        self.cmp(Cmp::Eq, a, b)
    }

    /// The same value, of whatever sort: a NaN is a NaN, and zeros have signs.
    pub fn identical(&mut self, a: TermId, b: TermId) -> TermId {
        let bits = match self.sort(a) {
            _ if a == b => return self.bool(true),
            Sort::F32 => Conv::F2Bits,
            Sort::F64 => Conv::D2Bits,
            _ => return self.eq(a, b),
        };
        let (no_a, no_b) = (self.cmp(Cmp::Ne, a, a), self.cmp(Cmp::Ne, b, b));
        let both = self.and(no_a, no_b);
        let (a, b) = (self.convert(bits, a), self.convert(bits, b));
        let equal = self.eq(a, b);
        self.or(both, equal)
    }

    /// Bit-vectors of any width as unsigned numbers.
    pub fn cmp_unsigned(&mut self, op: Cmp, a: TermId, b: TermId) -> TermId {
        let sort = self.sort(a);
        if !sort.is_bit_vector() {
            return self.ill_sorted(Sort::Bool);
        }
        let b = self.expect(b, sort);
        self.build(Node::CmpUnsigned(op, a, b), Sort::Bool)
    }
}

/// Booleans, choice, and Booleans as the 0 and 1 of the operand stack.
impl Terms {
    pub fn not(&mut self, a: TermId) -> TermId {
        let a = self.expect(a, Sort::Bool);
        self.build(Node::Not(a), Sort::Bool)
    }

    pub fn and(&mut self, a: TermId, b: TermId) -> TermId {
        let (a, b) = (self.expect(a, Sort::Bool), self.expect(b, Sort::Bool));
        self.build(Node::And(a, b), Sort::Bool)
    }

    pub fn or(&mut self, a: TermId, b: TermId) -> TermId {
        let (a, b) = (self.not(a), self.not(b));
        let neither = self.and(a, b);
        self.not(neither)
    }

    pub fn xor(&mut self, a: TermId, b: TermId) -> TermId {
        let (a, b) = (self.expect(a, Sort::Bool), self.expect(b, Sort::Bool));
        self.build(Node::Xor(a, b), Sort::Bool)
    }

    pub fn iff(&mut self, a: TermId, b: TermId) -> TermId {
        let differ = self.xor(a, b);
        self.not(differ)
    }

    pub fn implies(&mut self, a: TermId, b: TermId) -> TermId {
        let not_b = self.not(b);
        let broken = self.and(a, not_b);
        self.not(broken)
    }

    pub fn all_of(&mut self, terms: &[TermId]) -> TermId {
        terms.iter().fold(TermId::TRUE, |all, &t| self.and(all, t))
    }

    pub fn any_of(&mut self, terms: &[TermId]) -> TermId {
        terms.iter().fold(TermId::FALSE, |any, &t| self.or(any, t))
    }

    /// `then` where `condition` holds, else `otherwise`; both of the same sort, whichever it is.
    pub fn ite(&mut self, condition: TermId, then: TermId, otherwise: TermId) -> TermId {
        let sort = self.sort(then);
        let condition = self.expect(condition, Sort::Bool);
        let otherwise = self.expect(otherwise, sort);
        self.build(Node::Ite(condition, then, otherwise), sort)
    }

    /// A Boolean as the `int` 1 or 0.
    pub fn bool_to_int(&mut self, a: TermId) -> TermId {
        let (one, zero) = (self.int(1), self.int(0));
        self.ite(a, one, zero)
    }

    /// Whether an `int` is not zero, as `ifne` asks.
    pub fn int_to_bool(&mut self, a: TermId) -> TermId {
        let zero = self.int(0);
        self.cmp(Cmp::Ne, a, zero)
    }
}

/// Arrays, from `Bv32` to any scalar sort.
impl Terms {
    pub fn select(&mut self, array: TermId, index: TermId) -> TermId {
        let Sort::Array(element) = self.sort(array) else {
            return self.ill_sorted(Sort::Bv32);
        };
        let index = self.expect(index, Sort::Bv32);
        self.build(Node::Select(array, index), element.sort())
    }

    pub fn store(&mut self, array: TermId, index: TermId, value: TermId) -> TermId {
        let sort = self.sort(array);
        let Sort::Array(element) = sort else {
            return self.ill_sorted(self.sort(array));
        };
        let index = self.expect(index, Sort::Bv32);
        let value = self.expect(value, element.sort());
        self.build(Node::Store(array, index, value), sort)
    }

    /// The array with `value` at every index. Arrays do not nest: for an array this is the array itself.
    pub fn const_array(&mut self, value: TermId) -> TermId {
        match self.sort(value).element() {
            Some(element) => self.build(Node::ConstArray(value), Sort::Array(element)),
            None => {
                debug_assert!(false, "an array of arrays");
                value
            }
        }
    }
}

impl Terms {
    fn expect(&mut self, t: TermId, sort: Sort) -> TermId {
        if self.sort(t) == sort { t } else { self.ill_sorted(sort) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg_attr(debug_assertions, should_panic(expected = "ill-sorted"))]
    fn an_ill_sorted_operand_is_a_defect_that_proves_nothing() {
        let mut t = Terms::new();
        let (x, y) = (t.var("x", Sort::Bv32), t.var("y", Sort::Bv64));
        let sum = t.int_bin(IntBin::Add, x, y);
        assert_eq!(t.sort(sum), Sort::Bv32);
        assert_eq!(t.as_const(sum), None);
        assert_eq!(t.ill_sorted_uses(), 1);
    }

    #[test]
    fn every_operation_gives_its_sort() {
        for mut t in [Terms::new(), Terms::without_simplifier()] {
            let (x, l) = (t.var("x", Sort::Bv32), t.var("l", Sort::Bv64));
            let (f, d) = (t.var("f", Sort::F32), t.var("d", Sort::F64));
            let p = t.var("p", Sort::Bool);
            let rows = [
                (t.int_bin(IntBin::Shl, x, x), Sort::Bv32),
                (t.long_bin(IntBin::Shl, l, l), Sort::Bv64),
                (t.neg(l), Sort::Bv64),
                (t.neg(f), Sort::F32),
                (t.extract(Sort::Bv16, 8, x), Sort::Bv16),
                (t.concat(x, x), Sort::Bv64),
                (t.float_bin(FloatBin::Rem, f, f), Sort::F32),
                (t.fma(d, d, d), Sort::F64),
                (t.compare3(Compare3::Fcmpg, f, f), Sort::Bv32),
                (t.cmp(Cmp::Lt, d, d), Sort::Bool),
                (t.ite(p, f, f), Sort::F32),
                (t.bool_to_int(p), Sort::Bv32),
                (t.int_to_bool(x), Sort::Bool),
                (t.any_of(&[p, p]), Sort::Bool),
                (t.null(), Sort::Ref),
            ];
            for (term, sort) in rows {
                assert_eq!(t.sort(term), sort, "{}", t.to_smt(term));
            }
            for op in [Conv::I2B, Conv::L2I, Conv::I2L, Conv::I2D] {
                let (from, to) = sorts_of(op);
                let operand = t.var("operand", from);
                let converted = t.convert(op, operand);
                assert_eq!(t.sort(converted), to);
            }
            assert_eq!(t.ill_sorted_uses(), 0);
        }
    }
}
