//! Floating-point arithmetic and the conversions.
//!
//! Only identities that hold bit for bit for NaN, infinities, both zeros and subnormals: `x * 1` is x, `x + -0.0` is x,
//! but `x + 0.0` is not (for -0.0), `x - x` is not 0 (for infinities), and nothing associates. The one NaN of the term
//! world (see `sort`) is what makes `x * 1 == x` true of NaN.

use crate::expr::node::{Node, TermId};
use crate::expr::ops::{Conv, FloatBin, FloatUn, IntBin};
use crate::expr::sort::{Const, Sort};
use crate::expr::terms::Terms;

/// Integers up to this magnitude are floats exactly.
const EXACT_F32: i64 = 1 << 24;
/// Integers up to this magnitude are doubles exactly.
const EXACT_F64: i64 = 1 << 53;

impl Terms {
    /// A float or double constant as a double, which represents both exactly.
    pub(super) fn float_const(&self, t: TermId) -> Option<f64> {
        match self.as_const(t)? {
            Const::F32(bits) => Some(f64::from(f32::from_bits(bits))),
            Const::F64(bits) => Some(f64::from_bits(bits)),
            _ => None,
        }
    }

    pub(super) fn is_nan(&self, t: TermId) -> bool {
        self.float_const(t).is_some_and(f64::is_nan)
    }

    pub(super) fn simplify_float(&mut self, op: FloatBin, sort: Sort, a: TermId, b: TermId) -> TermId {
        if self.is_nan(a) {
            return a;
        }
        if self.is_nan(b) {
            return b;
        }
        let commutes = matches!(op, FloatBin::Add | FloatBin::Mul);
        let (a, b) = if commutes { self.ordered(a, b) } else { (a, b) };
        if let Some(c) = self.float_const(b) {
            let negative_zero = c == 0.0 && c.is_sign_negative();
            match op {
                FloatBin::Add if negative_zero => return a,
                FloatBin::Sub if c == 0.0 && !negative_zero => return a,
                FloatBin::Mul | FloatBin::Div if c == 1.0 => return a,
                FloatBin::Mul | FloatBin::Div if c == -1.0 => return self.neg(a),
                // Both are exact, or infinite.
                FloatBin::Mul if c == 2.0 => return self.float_bin(FloatBin::Add, a, a),
                FloatBin::Sub => {
                    let minus = self.neg(b);
                    return self.float_bin(FloatBin::Add, a, minus);
                }
                FloatBin::Mul | FloatBin::Div if c < 0.0 => {
                    let minus = self.neg(b);
                    let result = self.float_bin(op, a, minus);
                    return self.neg(result);
                }
                FloatBin::Div => {
                    if let Some(reciprocal) = self.exact_reciprocal(sort, c) {
                        return self.float_bin(FloatBin::Mul, a, reciprocal);
                    }
                }
                _ => {}
            }
        }
        match (op, self.negated_operand(a), self.negated_operand(b)) {
            (FloatBin::Add, _, Some(y)) => return self.float_bin(FloatBin::Sub, a, y),
            (FloatBin::Add, Some(x), None) => return self.float_bin(FloatBin::Sub, b, x),
            (FloatBin::Sub, _, Some(y)) => return self.float_bin(FloatBin::Add, a, y),
            (FloatBin::Mul | FloatBin::Div, Some(x), Some(y)) => return self.float_bin(op, x, y),
            // A sign changes nothing else: it is kept outside.
            (FloatBin::Mul | FloatBin::Div, Some(x), None) => {
                let result = self.float_bin(op, x, b);
                return self.neg(result);
            }
            (FloatBin::Mul | FloatBin::Div, None, Some(y)) => {
                let result = self.float_bin(op, a, y);
                return self.neg(result);
            }
            _ => {}
        }
        if let Some(sum) = self.sum_of_integers(op, sort, a, b) {
            return sum;
        }
        self.intern(Node::Float(op, a, b), sort)
    }

    /// The sum of two integers that are floats exactly is their integer sum, rounded once. (Not so of products: zero would
    /// lose its sign.)
    fn sum_of_integers(&mut self, op: FloatBin, sort: Sort, a: TermId, b: TermId) -> Option<TermId> {
        let op = match op {
            FloatBin::Add => IntBin::Add,
            FloatBin::Sub => IntBin::Sub,
            _ => return None,
        };
        let [x, y] = [self.exact_integer(a)?, self.exact_integer(b)?].map(|t| match self.sort(t) {
            Sort::Bv32 => self.sign_extend(Sort::Bv64, t),
            _ => t,
        });
        let sum = self.long_bin(op, x, y);
        Some(self.convert(if sort == Sort::F32 { Conv::L2F } else { Conv::L2D }, sum))
    }

    /// The float that a double is the exact image of.
    fn exact_float(&mut self, t: TermId) -> Option<TermId> {
        match *self.node(t) {
            Node::Convert(Conv::F2D, x) => Some(x),
            _ => {
                let value = self.float_const(t)?;
                let narrow = value as f32;
                (f64::from(narrow) == value).then(|| self.float(narrow))
            }
        }
    }

    /// An operation on floats in double, rounded back: a double has more than twice the digits of a float, and two more,
    /// so that rounding twice is rounding once (also where the result is subnormal: what is rounded away there is more).
    fn narrowed(&mut self, t: TermId) -> Option<TermId> {
        let Node::Float(op, a, b) = *self.node(t) else { return None };
        if op == FloatBin::Rem {
            return None;
        }
        let (x, y) = (self.exact_float(a)?, self.exact_float(b)?);
        Some(self.float_bin(op, x, y))
    }

    /// Dividing by a power of two is multiplying by its reciprocal if that is a normal number: the same real value is
    /// rounded once.
    fn exact_reciprocal(&mut self, sort: Sort, c: f64) -> Option<TermId> {
        match sort {
            Sort::F32 => {
                let c = c as f32;
                let power_of_two = c.is_normal() && c.to_bits() & 0x007f_ffff == 0;
                let reciprocal = 1.0 / c;
                (power_of_two && reciprocal.is_normal()).then(|| self.float(reciprocal))
            }
            _ => {
                let power_of_two = c.is_normal() && c.to_bits() & 0x000f_ffff_ffff_ffff == 0;
                let reciprocal = 1.0 / c;
                (power_of_two && reciprocal.is_normal()).then(|| self.double(reciprocal))
            }
        }
    }

    pub(super) fn negated_operand(&self, t: TermId) -> Option<TermId> {
        match *self.node(t) {
            Node::FloatUnary(FloatUn::Neg, x) => Some(x),
            _ => None,
        }
    }

    pub(super) fn simplify_float_unary(&mut self, op: FloatUn, sort: Sort, a: TermId) -> TermId {
        match (op, *self.node(a)) {
            (FloatUn::Neg, Node::FloatUnary(FloatUn::Neg, x)) => x,
            (FloatUn::Abs, Node::FloatUnary(FloatUn::Neg, x)) => self.float_unary(FloatUn::Abs, x),
            (FloatUn::Abs, Node::FloatUnary(FloatUn::Abs, _)) => a,
            (FloatUn::Floor | FloatUn::Ceil | FloatUn::Rint, _) if self.is_integral(a) => a,
            _ => self.intern(Node::FloatUnary(op, a), sort),
        }
    }

    /// Whether a term has no fraction (it may be NaN or infinite, which rounding keeps too).
    fn is_integral(&self, t: TermId) -> bool {
        matches!(
            self.node(t),
            Node::FloatUnary(FloatUn::Floor | FloatUn::Ceil | FloatUn::Rint, _)
                | Node::Convert(Conv::I2F | Conv::I2D | Conv::L2F | Conv::L2D, _)
        )
    }

    pub(super) fn simplify_fma(&mut self, sort: Sort, a: TermId, b: TermId, c: TermId) -> TermId {
        for t in [a, b, c] {
            if self.is_nan(t) {
                return t;
            }
        }
        let (a, b) = self.ordered(a, b);
        if self.float_const(b) == Some(1.0) {
            return self.float_bin(FloatBin::Add, a, c);
        }
        self.intern(Node::Fma(a, b, c), sort)
    }

    /// `Math.min` and `Math.max`.
    pub(super) fn simplify_extremum(&mut self, node: Node, sort: Sort, a: TermId, b: TermId) -> TermId {
        if a == b || self.is_nan(a) {
            return a;
        }
        if self.is_nan(b) {
            return b;
        }
        let (a, b) = self.ordered(a, b);
        let node = if matches!(node, Node::FloatMin(..)) { Node::FloatMin(a, b) } else { Node::FloatMax(a, b) };
        self.intern(node, sort)
    }

    pub(super) fn simplify_conversion(&mut self, op: Conv, sort: Sort, a: TermId) -> TermId {
        match op {
            Conv::I2L => return self.sign_extend(Sort::Bv64, a),
            Conv::L2I => return self.extract(Sort::Bv32, 0, a),
            Conv::I2B => {
                let low = self.extract(Sort::Bv8, 0, a);
                return self.sign_extend(Sort::Bv32, low);
            }
            Conv::I2S => {
                let low = self.extract(Sort::Bv16, 0, a);
                return self.sign_extend(Sort::Bv32, low);
            }
            Conv::I2C => {
                let low = self.extract(Sort::Bv16, 0, a);
                return self.zero_extend(Sort::Bv32, low);
            }
            _ => {}
        }
        if let Node::Convert(inner, x) = *self.node(a)
            && let Some(result) = self.conversion_of_conversion(op, inner, x)
        {
            return result;
        }
        if op == Conv::D2F
            && let Some(result) = self.narrowed(a)
        {
            return result;
        }
        // A widened int converts like the int itself.
        if let (Conv::L2F | Conv::L2D, Node::SignExtend(_, x)) = (op, *self.node(a))
            && self.sort(x) == Sort::Bv32
        {
            return self.convert(if op == Conv::L2F { Conv::I2F } else { Conv::I2D }, x);
        }
        self.intern(Node::Convert(op, a), sort)
    }

    fn conversion_of_conversion(&mut self, outer: Conv, inner: Conv, x: TermId) -> Option<TermId> {
        match (outer, inner) {
            (Conv::D2F, Conv::F2D) | (Conv::D2I, Conv::I2D) => Some(x),
            (Conv::Bits2F, Conv::F2Bits) | (Conv::Bits2D, Conv::D2Bits) => Some(x),
            (Conv::D2L, Conv::I2D) => Some(self.sign_extend(Sort::Bv64, x)),
            // An int is a double exactly, so there is one rounding either way.
            (Conv::D2F, Conv::I2D) => Some(self.convert(Conv::I2F, x)),
            // What was a float as a double converts like the float.
            (Conv::D2I, Conv::F2D) => Some(self.convert(Conv::F2I, x)),
            (Conv::D2L, Conv::F2D) => Some(self.convert(Conv::F2L, x)),
            (Conv::F2I, Conv::I2F) | (Conv::F2L, Conv::L2F) if self.is_within(x, EXACT_F32) => Some(x),
            (Conv::F2L, Conv::I2F) if self.is_within(x, EXACT_F32) => Some(self.sign_extend(Sort::Bv64, x)),
            (Conv::F2D, Conv::I2F) if self.is_within(x, EXACT_F32) => Some(self.convert(Conv::I2D, x)),
            (Conv::D2L, Conv::L2D) if self.is_within(x, EXACT_F64) => Some(x),
            _ => None,
        }
    }

    fn is_within(&self, t: TermId, magnitude: i64) -> bool {
        let facts = self.facts(t);
        facts.low >= -magnitude && facts.high <= magnitude
    }

    /// The integer that a float term is the exact image of.
    pub(super) fn exact_integer(&self, t: TermId) -> Option<TermId> {
        let Node::Convert(op, x) = *self.node(t) else { return None };
        let exact = match op {
            Conv::I2D => true,
            Conv::I2F | Conv::L2F => self.is_within(x, EXACT_F32),
            Conv::L2D => self.is_within(x, EXACT_F64),
            _ => false,
        };
        exact.then_some(x)
    }

    /// Whether a float term is certainly a number.
    pub(super) fn is_never_nan(&self, t: TermId) -> bool {
        let mut t = t;
        // Bounded, since chains of negations and the like are short in practice.
        for _ in 0..8 {
            match *self.node(t) {
                Node::Const(_) => return !self.is_nan(t),
                Node::Convert(Conv::I2F | Conv::I2D | Conv::L2F | Conv::L2D, _) => return true,
                Node::Convert(Conv::F2D | Conv::D2F, x) => t = x,
                Node::FloatUnary(op, x) if op != FloatUn::Sqrt => t = x,
                _ => return false,
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::super::check::Bench;
    use super::*;

    #[test]
    fn identities_that_hold_for_every_double() {
        let mut b = Bench::new();
        let (x, y) = (b.double_var("x"), b.double_var("y"));
        let d = |b: &mut Bench, value| b.t.double(value);
        let (one, minus_one, nan) = (d(&mut b, 1.0), d(&mut b, -1.0), d(&mut b, f64::NAN));
        let (zero, minus_zero) = (d(&mut b, 0.0), d(&mut b, -0.0));
        let (two, half) = (d(&mut b, 2.0), d(&mut b, 0.5));
        let (neg_x, neg_y) = (b.t.neg(x), b.t.neg(y));
        let floor = b.t.float_unary(FloatUn::Floor, x);
        let abs = b.t.float_unary(FloatUn::Abs, x);
        let (minus_two, three, minus_three) = (d(&mut b, -2.0), d(&mut b, 3.0), d(&mut b, -3.0));
        let (product, quotient) = (b.t.float_bin(FloatBin::Mul, x, y), b.t.float_bin(FloatBin::Div, x, y));
        let tripled = b.t.float_bin(FloatBin::Mul, x, three);
        let rows = [
            ("x * 1", b.t.float_bin(FloatBin::Mul, x, one), x),
            ("1 * x", b.t.float_bin(FloatBin::Mul, one, x), x),
            ("x / 1", b.t.float_bin(FloatBin::Div, x, one), x),
            ("x * -1", b.t.float_bin(FloatBin::Mul, x, minus_one), neg_x),
            ("x + -0.0", b.t.float_bin(FloatBin::Add, x, minus_zero), x),
            ("x - 0.0", b.t.float_bin(FloatBin::Sub, x, zero), x),
            ("x / 2", b.t.float_bin(FloatBin::Div, x, two), b.t.float_bin(FloatBin::Mul, x, half)),
            ("x + NaN", b.t.float_bin(FloatBin::Add, x, nan), nan),
            ("NaN % x", b.t.float_bin(FloatBin::Rem, nan, x), nan),
            ("y + x", b.t.float_bin(FloatBin::Add, y, x), b.t.float_bin(FloatBin::Add, x, y)),
            ("x + -y", b.t.float_bin(FloatBin::Add, x, neg_y), b.t.float_bin(FloatBin::Sub, x, y)),
            ("-x + y", b.t.float_bin(FloatBin::Add, neg_x, y), b.t.float_bin(FloatBin::Sub, y, x)),
            ("x - -y", b.t.float_bin(FloatBin::Sub, x, neg_y), b.t.float_bin(FloatBin::Add, x, y)),
            ("-x * -y", b.t.float_bin(FloatBin::Mul, neg_x, neg_y), b.t.float_bin(FloatBin::Mul, x, y)),
            ("--x", b.t.neg(neg_x), x),
            ("abs(-x)", b.t.float_unary(FloatUn::Abs, neg_x), abs),
            ("abs(abs(x))", b.t.float_unary(FloatUn::Abs, abs), abs),
            ("ceil(floor(x))", b.t.float_unary(FloatUn::Ceil, floor), floor),
            ("2 * x", b.t.float_bin(FloatBin::Mul, two, x), b.t.float_bin(FloatBin::Add, x, x)),
            ("x - 2", b.t.float_bin(FloatBin::Sub, x, two), b.t.float_bin(FloatBin::Add, x, minus_two)),
            ("-x * y", b.t.float_bin(FloatBin::Mul, neg_x, y), b.t.neg(product)),
            ("x / -y", b.t.float_bin(FloatBin::Div, x, neg_y), b.t.neg(quotient)),
            ("x * -3", b.t.float_bin(FloatBin::Mul, x, minus_three), b.t.neg(tripled)),
            ("fma(x, 1, y)", b.t.fma(x, one, y), b.t.float_bin(FloatBin::Add, x, y)),
            ("min(x, x)", b.t.float_min(x, x), x),
            ("max(y, x)", b.t.float_max(y, x), b.t.float_max(x, y)),
        ];
        b.check(&rows);
        let plus_zero = b.t.float_bin(FloatBin::Add, x, zero);
        let difference = b.t.float_bin(FloatBin::Sub, x, x);
        let times_zero = b.t.float_bin(FloatBin::Mul, x, zero);
        let third = d(&mut b, 3.0);
        let divided = b.t.float_bin(FloatBin::Div, x, third);
        for (kept, why) in [(plus_zero, "-0.0"), (difference, "infinity"), (times_zero, "NaN"), (divided, "rounding")] {
            assert!(matches!(b.t.node(kept), Node::Float(..)), "{why}");
        }
    }

    #[test]
    fn conversions() {
        let mut b = Bench::new();
        let x = b.int_var("x");
        let l = b.long_var("l");
        let f = b.t.var("f", Sort::F32);
        let c = b.t.var("c", Sort::Bv16);
        let c = b.t.zero_extend(Sort::Bv32, c);
        let conv = |b: &mut Bench, op, t| b.t.convert(op, t);
        let x_double = conv(&mut b, Conv::I2D, x);
        let x_float = conv(&mut b, Conv::I2F, x);
        let x_long = conv(&mut b, Conv::I2L, x);
        let f_double = conv(&mut b, Conv::F2D, f);
        let c_float = conv(&mut b, Conv::I2F, c);
        let bits = conv(&mut b, Conv::F2Bits, f);
        let g = b.t.var("g", Sort::F32);
        let g_double = conv(&mut b, Conv::F2D, g);
        let tenth = b.t.float(0.1);
        let tenth_double = b.t.double(f64::from(0.1_f32));
        let y = b.int_var("y");
        let (y_double, y_long) = (conv(&mut b, Conv::I2D, y), conv(&mut b, Conv::I2L, y));
        let (sum, difference) = (b.t.long_bin(IntBin::Add, x_long, y_long), b.t.long_bin(IntBin::Sub, x_long, y_long));
        let via = |b: &mut Bench, op, x, y| {
            let wide = b.t.float_bin(op, x, y);
            b.t.convert(Conv::D2F, wide)
        };
        let rows = [
            (
                "(float)((double) f + g)",
                via(&mut b, FloatBin::Add, f_double, g_double),
                b.t.float_bin(FloatBin::Add, f, g),
            ),
            (
                "(float)((double) f - g)",
                via(&mut b, FloatBin::Sub, f_double, g_double),
                b.t.float_bin(FloatBin::Sub, f, g),
            ),
            (
                "(float)((double) f * g)",
                via(&mut b, FloatBin::Mul, f_double, g_double),
                b.t.float_bin(FloatBin::Mul, f, g),
            ),
            (
                "(float)((double) f / g)",
                via(&mut b, FloatBin::Div, f_double, g_double),
                b.t.float_bin(FloatBin::Div, f, g),
            ),
            (
                "(float)(0.1f / f)",
                via(&mut b, FloatBin::Div, tenth_double, f_double),
                b.t.float_bin(FloatBin::Div, tenth, f),
            ),
            ("(double) x + y", b.t.float_bin(FloatBin::Add, x_double, y_double), conv(&mut b, Conv::L2D, sum)),
            ("(double) x - y", b.t.float_bin(FloatBin::Sub, x_double, y_double), conv(&mut b, Conv::L2D, difference)),
            ("(int)(double) x", conv(&mut b, Conv::D2I, x_double), x),
            ("(long)(double) x", conv(&mut b, Conv::D2L, x_double), x_long),
            ("(float)(double) x", conv(&mut b, Conv::D2F, x_double), x_float),
            ("(float)(double) f", conv(&mut b, Conv::D2F, f_double), f),
            ("(int)(double) f", conv(&mut b, Conv::D2I, f_double), conv(&mut b, Conv::F2I, f)),
            ("(int)(float) c", conv(&mut b, Conv::F2I, c_float), c),
            ("(double)(long) x", conv(&mut b, Conv::L2D, x_long), x_double),
            ("bits and back", conv(&mut b, Conv::Bits2F, bits), f),
        ];
        b.check(&rows);
        let rounded = conv(&mut b, Conv::F2I, x_float);
        assert_ne!(rounded, x, "an int is not always a float");
        for (bits, exact) in [(24, true), (25, false)] {
            let mask = b.t.int((1 << bits) - 1);
            let masked = b.t.int_bin(IntBin::And, x, mask);
            let as_float = conv(&mut b, Conv::I2F, masked);
            assert_eq!(conv(&mut b, Conv::F2I, as_float) == masked, exact, "{bits} bits");
        }
        let l_double = conv(&mut b, Conv::L2D, l);
        assert_ne!(conv(&mut b, Conv::D2L, l_double), l, "a long is not always a double");
        let from_bits = conv(&mut b, Conv::Bits2F, x);
        assert_ne!(conv(&mut b, Conv::F2Bits, from_bits), x, "NaN has many bit patterns");
    }
}
