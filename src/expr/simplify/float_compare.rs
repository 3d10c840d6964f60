//! Comparisons of floats, as IEEE 754 has them: all but `!=` fail for NaN, and the zeros are equal.
//!
//! Comparisons of exactly converted integers become integer comparisons, which a solver decides a hundred times faster.

use crate::expr::node::{Node, TermId};
use crate::expr::ops::{Cmp, Conv};
use crate::expr::sort::Sort;
use crate::expr::terms::Terms;

impl Terms {
    /// Only `b` can be a constant.
    pub(super) fn simplify_float_cmp(&mut self, op: Cmp, a: TermId, b: TermId) -> TermId {
        if self.is_nan(b) {
            return self.bool(op == Cmp::Ne);
        }
        if op == Cmp::Ne {
            let equal = self.simplify_float_cmp(Cmp::Eq, a, b);
            return self.not(equal);
        }
        if a == b {
            return self.float_cmp_with_itself(op, a);
        }
        if let Some(x) = self.negated_operand(a) {
            if let Some(y) = self.negated_operand(b) {
                return self.cmp(op.swap(), x, y);
            }
            if self.as_const(b).is_some() {
                let mirrored = self.neg(b);
                return self.cmp(op.swap(), x, mirrored);
            }
        }
        if let Some(x) = self.exact_integer(a) {
            if let Some(y) = self.exact_integer(b)
                && self.sort(x) == self.sort(y)
            {
                return self.cmp(op, x, y);
            }
            if let Some(c) = self.float_const(b) {
                return self.integer_cmp_with_double(op, x, c);
            }
        }
        if let Node::Convert(Conv::F2D, x) = *self.node(a) {
            if let Node::Convert(Conv::F2D, y) = *self.node(b) {
                return self.cmp(op, x, y);
            }
            if let Some(c) = self.float_const(b)
                && f64::from(c as f32) == c
            {
                let narrow = self.float(c as f32);
                return self.cmp(op, x, narrow);
            }
        }
        if let Some(c) = self.float_const(b) {
            return self.float_cmp_with_const(op, a, b, c);
        }
        let (op, a, b) = match op {
            Cmp::Gt | Cmp::Ge => (op.swap(), b, a),
            Cmp::Eq => (op, a.min(b), a.max(b)),
            _ => (op, a, b),
        };
        self.intern(Node::Cmp(op, a, b), Sort::Bool)
    }

    /// `x == x` asks whether x is a number.
    fn float_cmp_with_itself(&mut self, op: Cmp, a: TermId) -> TermId {
        if !op.holds_for_equal() {
            return TermId::FALSE;
        }
        if self.is_never_nan(a) {
            return TermId::TRUE;
        }
        self.intern(Node::Cmp(Cmp::Eq, a, a), Sort::Bool)
    }

    fn float_cmp_with_const(&mut self, op: Cmp, a: TermId, b: TermId, c: f64) -> TermId {
        if (op == Cmp::Lt && c == f64::NEG_INFINITY) || (op == Cmp::Gt && c == f64::INFINITY) {
            return TermId::FALSE;
        }
        if let Node::Ite(p, x, y) = *self.node(a)
            && (self.as_const(x).is_some() || self.as_const(y).is_some())
        {
            let then = self.cmp(op, x, b);
            let otherwise = self.cmp(op, y, b);
            return self.ite(p, then, otherwise);
        }
        // The zeros compare alike, so one of them serves.
        let b = match self.sort(a) {
            _ if c != 0.0 => b,
            Sort::F32 => self.float(0.0),
            _ => self.double(0.0),
        };
        self.intern(Node::Cmp(op, a, b), Sort::Bool)
    }

    /// An integer against a double that need not be one. The integer is exact as a double, so both lie on one line.
    fn integer_cmp_with_double(&mut self, op: Cmp, x: TermId, c: f64) -> TermId {
        let sort = self.sort(x);
        let (least, greatest) = sort.signed_bounds();
        // Bounds as doubles: 2^63 - 1 rounds to 2^63, which no long reaches, so `>=` is right for it.
        if c < least as f64 {
            return self.bool(matches!(op, Cmp::Gt | Cmp::Ge | Cmp::Ne));
        }
        if c > greatest as f64 || c >= 9_223_372_036_854_775_808.0 {
            return self.bool(matches!(op, Cmp::Lt | Cmp::Le | Cmp::Ne));
        }
        let (floor, ceil) = (c.floor(), c.ceil());
        if floor != ceil && matches!(op, Cmp::Eq | Cmp::Ne) {
            return self.bool(op == Cmp::Ne);
        }
        // x < 2.5 is x < 3 and x >= 2.5 is x >= 3; x <= 2.5 is x <= 2 and x > 2.5 is x > 2.
        let bound = if matches!(op, Cmp::Lt | Cmp::Ge) { ceil } else { floor };
        let bound = self.bv(sort, bound as i64);
        self.cmp(op, x, bound)
    }
}

#[cfg(test)]
mod tests {
    use super::super::check::Bench;
    use super::*;

    #[test]
    fn float_comparisons() {
        let mut b = Bench::new();
        let (x, y) = (b.double_var("x"), b.double_var("y"));
        let (f, g) = (b.t.var("f", Sort::F32), b.t.var("g", Sort::F32));
        let d = |b: &mut Bench, value| b.t.double(value);
        let (nan, infinity) = (d(&mut b, f64::NAN), d(&mut b, f64::INFINITY));
        let (zero, minus_zero) = (d(&mut b, 0.0), d(&mut b, -0.0));
        let (half, minus_half) = (d(&mut b, 0.5), d(&mut b, -0.5));
        let (neg_x, neg_y) = (b.t.neg(x), b.t.neg(y));
        let (f_double, g_double) = (b.t.convert(Conv::F2D, f), b.t.convert(Conv::F2D, g));
        let half_float = b.t.float(0.5);
        let rows = [
            ("x < NaN", b.t.cmp(Cmp::Lt, x, nan), TermId::FALSE),
            ("x != NaN", b.t.cmp(Cmp::Ne, x, nan), TermId::TRUE),
            ("x < x", b.t.cmp(Cmp::Lt, x, x), TermId::FALSE),
            ("x <= x", b.t.cmp(Cmp::Le, x, x), b.t.cmp(Cmp::Eq, x, x)),
            ("x > infinity", b.t.cmp(Cmp::Gt, x, infinity), TermId::FALSE),
            ("x == -0.0", b.t.cmp(Cmp::Eq, x, minus_zero), b.t.cmp(Cmp::Eq, x, zero)),
            ("x > y", b.t.cmp(Cmp::Gt, x, y), b.t.cmp(Cmp::Lt, y, x)),
            ("0.5 < x", b.t.cmp(Cmp::Lt, half, x), b.t.cmp(Cmp::Gt, x, half)),
            ("-x < -y", b.t.cmp(Cmp::Lt, neg_x, neg_y), b.t.cmp(Cmp::Lt, y, x)),
            ("-x < 0.5", b.t.cmp(Cmp::Lt, neg_x, half), b.t.cmp(Cmp::Gt, x, minus_half)),
            ("floats", b.t.cmp(Cmp::Lt, f_double, g_double), b.t.cmp(Cmp::Lt, f, g)),
            ("float < 0.5", b.t.cmp(Cmp::Lt, f_double, half), b.t.cmp(Cmp::Lt, f, half_float)),
        ];
        b.check(&rows);
        let equal = b.t.cmp(Cmp::Eq, x, x);
        assert_eq!(b.t.as_const(equal), None, "NaN is not equal to itself");
    }

    #[test]
    fn integers_as_doubles() {
        let mut b = Bench::new();
        let (x, y) = (b.int_var("x"), b.int_var("y"));
        let (dx, dy) = (b.t.convert(Conv::I2D, x), b.t.convert(Conv::I2D, y));
        let with = |b: &mut Bench, op, value: f64| {
            let value = b.t.double(value);
            b.t.cmp(op, dx, value)
        };
        let int = |b: &mut Bench, op, value: i32| {
            let value = b.t.int(value);
            b.t.cmp(op, x, value)
        };
        let rows = [
            ("x < y", b.t.cmp(Cmp::Lt, dx, dy), b.t.cmp(Cmp::Lt, x, y)),
            ("x < 2.5", with(&mut b, Cmp::Lt, 2.5), int(&mut b, Cmp::Lt, 3)),
            ("x <= 2.5", with(&mut b, Cmp::Le, 2.5), int(&mut b, Cmp::Le, 2)),
            ("x > -2.5", with(&mut b, Cmp::Gt, -2.5), int(&mut b, Cmp::Gt, -3)),
            ("x >= -2.5", with(&mut b, Cmp::Ge, -2.5), int(&mut b, Cmp::Ge, -2)),
            ("x < 3.0", with(&mut b, Cmp::Lt, 3.0), int(&mut b, Cmp::Lt, 3)),
            ("x == 2.5", with(&mut b, Cmp::Eq, 2.5), TermId::FALSE),
            ("x != 2.5", with(&mut b, Cmp::Ne, 2.5), TermId::TRUE),
            ("x == -0.0", with(&mut b, Cmp::Eq, -0.0), int(&mut b, Cmp::Eq, 0)),
            ("x < 1e300", with(&mut b, Cmp::Lt, 1e300), TermId::TRUE),
            ("x < -infinity", with(&mut b, Cmp::Lt, f64::NEG_INFINITY), TermId::FALSE),
            ("x == x", b.t.cmp(Cmp::Eq, dx, dx), TermId::TRUE),
        ];
        b.check(&rows);
    }
}
