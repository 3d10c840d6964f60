//! Comparisons of bit-vectors and references, signed and unsigned, and the three-way comparison instructions.
//!
//! Everything is reduced to `==` and `<` and the negation of those (`!=`, `>=`): `a > b` is `b < a`, `a <= 5` is
//! `a < 6`. A constant stands on the right. What is special to a constant on the right is in `compare_const`.
//!
//! Invariant: constants move across `==` always, since arithmetic modulo 2^n has inverses, but across `<` only where
//! the facts exclude overflow.

use crate::expr::node::{Node, TermId};
use crate::expr::ops::{Cmp, Compare3, IntBin};
use crate::expr::sort::Sort;
use crate::expr::terms::Terms;

use super::linear::Equation;

/// How many times a comparison of two references is carried into their alternatives.
const MAX_REFERENCE_CASES: u32 = 16;

impl Terms {
    pub(super) fn simplify_cmp(&mut self, op: Cmp, a: TermId, b: TermId) -> TermId {
        // Constants to the right.
        let (op, a, b) = if self.as_const(a).is_some() { (op.swap(), b, a) } else { (op, a, b) };
        match self.sort(a) {
            Sort::F32 | Sort::F64 => self.simplify_float_cmp(op, a, b),
            Sort::Ref => {
                let mut cases = MAX_REFERENCE_CASES;
                let same = self.same_reference(a, b, &mut cases);
                if op == Cmp::Ne { self.not(same) } else { same }
            }
            sort => self.simplify_int_cmp(op, sort, a, b),
        }
    }

    fn simplify_int_cmp(&mut self, op: Cmp, sort: Sort, a: TermId, b: TermId) -> TermId {
        let constant = self.signed_const(b);
        match (op, constant) {
            (Cmp::Eq, _) => self.int_eq(sort, a, b),
            (Cmp::Ne, _) => {
                let equal = self.int_eq(sort, a, b);
                self.not(equal)
            }
            (Cmp::Lt, _) => self.int_lt(sort, a, b),
            (Cmp::Ge, _) => {
                let less = self.int_lt(sort, a, b);
                self.not(less)
            }
            (Cmp::Gt, None) => self.int_lt(sort, b, a),
            (Cmp::Le, None) => {
                let greater = self.int_lt(sort, b, a);
                self.not(greater)
            }
            (Cmp::Gt | Cmp::Le, Some(c)) => {
                let at_most = if c == sort.signed_bounds().1 {
                    TermId::TRUE
                } else {
                    let next = self.bv(sort, c + 1);
                    self.int_lt(sort, a, next)
                };
                if op == Cmp::Le { at_most } else { self.not(at_most) }
            }
        }
    }

    /// `a < b`; only `b` can be a constant.
    fn int_lt(&mut self, sort: Sort, a: TermId, b: TermId) -> TermId {
        let (left, right) = (self.facts(a), self.facts(b));
        if a == b || left.low >= right.high {
            return TermId::FALSE;
        }
        if left.high < right.low {
            return TermId::TRUE;
        }
        if let Some(c) = self.signed_const(b) {
            return self.int_lt_const(sort, a, b, c);
        }
        if let Some((x, y)) = self.both_sign_extended(a, b) {
            return self.cmp(Cmp::Lt, x, y);
        }
        if let (Node::ZeroExtend(_, x), Node::ZeroExtend(_, y)) = (*self.node(a), *self.node(b))
            && self.sort(x) == self.sort(y)
        {
            return self.cmp_unsigned(Cmp::Lt, x, y);
        }
        if let (Some(p), Some(q)) = (self.as_flag(a), self.as_flag(b)) {
            let (p, q) = (self.flag_condition(p), self.flag_condition(q));
            let not_p = self.not(p);
            return self.and(not_p, q);
        }
        self.intern(Node::Cmp(Cmp::Lt, a, b), Sort::Bool)
    }

    /// `a == b`; only `b` can be a constant.
    fn int_eq(&mut self, sort: Sort, a: TermId, b: TermId) -> TermId {
        if a == b {
            return TermId::TRUE;
        }
        let (left, right) = (self.facts(a), self.facts(b));
        if left.high < right.low || left.low > right.high {
            return TermId::FALSE;
        }
        if let Some(c) = self.signed_const(b) {
            return self.int_eq_const(sort, a, b, c);
        }
        if let Some((x, y)) = self.both_sign_extended(a, b) {
            return self.cmp(Cmp::Eq, x, y);
        }
        if let (Node::ZeroExtend(_, x), Node::ZeroExtend(_, y)) = (*self.node(a), *self.node(b))
            && self.sort(x) == self.sort(y)
        {
            return self.cmp(Cmp::Eq, x, y);
        }
        if let (Some(p), Some(q)) = (self.as_flag(a), self.as_flag(b)) {
            let (p, q) = (self.flag_condition(p), self.flag_condition(q));
            return self.iff(p, q);
        }
        if (self.is_sum(a) || self.is_sum(b))
            && let Some(result) = self.linear_eq(sort, a, b)
        {
            return result;
        }
        for (x, y) in [(a, b), (b, a)] {
            if let Some(result) = self.eq_into_choice(x, y) {
                return result;
            }
        }
        self.intern(Node::Cmp(Cmp::Eq, a.min(b), a.max(b)), Sort::Bool)
    }

    /// The terms before both were widened from the same sort, keeping their signed values.
    fn both_sign_extended(&self, a: TermId, b: TermId) -> Option<(TermId, TermId)> {
        let narrow = |t: TermId| match *self.node(t) {
            Node::SignExtend(_, x) => Some(x),
            Node::ZeroExtend(_, x) if self.facts(x).is_non_negative() => Some(x),
            _ => None,
        };
        let (x, y) = (narrow(a)?, narrow(b)?);
        (self.sort(x) == self.sort(y)).then_some((x, y))
    }

    fn is_sum(&self, t: TermId) -> bool {
        matches!(self.node(t), Node::Int(IntBin::Add | IntBin::Sub | IntBin::Mul, ..))
    }

    /// `a == b` where one is a sum: common atoms cancel, constants and signs move to where they are always found.
    pub(super) fn linear_eq(&mut self, sort: Sort, a: TermId, b: TermId) -> Option<TermId> {
        let difference = self.difference(sort, a, b)?;
        match self.linear_equation(&difference) {
            Equation::Decided(value) => Some(self.bool(value)),
            Equation::Sides(left, right) => {
                let (left, right) = self.ordered(left, right);
                if (left, right) == (a, b) || (left, right) == (b, a) {
                    return None;
                }
                Some(self.cmp(Cmp::Eq, left, right))
            }
        }
    }

    /// `(p ? x : y) == b` where one alternative is decided. Not for floats: a NaN is not equal to itself.
    pub(super) fn eq_into_choice(&mut self, choice: TermId, b: TermId) -> Option<TermId> {
        let Node::Ite(p, x, y) = *self.node(choice) else { return None };
        let decided = |t: TermId| t == b || (self.as_const(t).is_some() && self.as_const(b).is_some());
        if !decided(x) && !decided(y) {
            return None;
        }
        let then = self.cmp(Cmp::Eq, x, b);
        let otherwise = self.cmp(Cmp::Eq, y, b);
        Some(self.ite(p, then, otherwise))
    }

    /// References are alternatives: where their leaves are known the comparison is a matter of the guards alone.
    fn same_reference(&mut self, a: TermId, b: TermId, cases: &mut u32) -> TermId {
        if a == b {
            return TermId::TRUE;
        }
        if let (Some(x), Some(y)) = (self.as_const(a), self.as_const(b)) {
            return self.bool(x == y);
        }
        for (choice, other) in [(a, b), (b, a)] {
            if let Node::Ite(p, x, y) = *self.node(choice)
                && *cases > 0
            {
                *cases -= 1;
                let then = self.same_reference(x, other, cases);
                let otherwise = self.same_reference(y, other, cases);
                return self.ite(p, then, otherwise);
            }
        }
        let (a, b) = self.ordered(a, b);
        self.intern(Node::Cmp(Cmp::Eq, a, b), Sort::Bool)
    }
}

/// Unsigned comparisons.
impl Terms {
    pub(super) fn simplify_cmp_unsigned(&mut self, op: Cmp, a: TermId, b: TermId) -> TermId {
        let sort = self.sort(a);
        let (op, a, b) = if self.as_const(a).is_some() { (op.swap(), b, a) } else { (op, a, b) };
        match op {
            Cmp::Eq | Cmp::Ne => self.cmp(op, a, b),
            Cmp::Lt => self.unsigned_lt(sort, a, b),
            Cmp::Ge => {
                let less = self.unsigned_lt(sort, a, b);
                self.not(less)
            }
            Cmp::Gt | Cmp::Le => {
                let at_most = match self.as_const(b) {
                    Some(c) if c.bits() == sort.mask() => TermId::TRUE,
                    Some(c) => {
                        let next = self.bv(sort, (c.bits() + 1) as i64);
                        self.unsigned_lt(sort, a, next)
                    }
                    None => {
                        let greater = self.unsigned_lt(sort, b, a);
                        self.not(greater)
                    }
                };
                if op == Cmp::Le { at_most } else { self.not(at_most) }
            }
        }
    }

    /// `a < b` as unsigned numbers; only `b` can be a constant.
    fn unsigned_lt(&mut self, sort: Sort, a: TermId, b: TermId) -> TermId {
        let (left, right) = (self.facts(a), self.facts(b));
        let (a_low, a_high) = left.unsigned_range(sort);
        let (b_low, b_high) = right.unsigned_range(sort);
        if a == b || a_low >= b_high {
            return TermId::FALSE;
        }
        if a_high < b_low {
            return TermId::TRUE;
        }
        if left.is_non_negative() && right.is_non_negative() {
            return self.cmp(Cmp::Lt, a, b);
        }
        if let Some(c) = self.as_const(b).map(|c| c.bits()) {
            if c == a_low.wrapping_add(1) {
                let least = self.bv(sort, a_low as i64);
                return self.cmp(Cmp::Eq, a, least);
            }
            if c == a_high {
                return self.cmp(Cmp::Ne, a, b);
            }
            if c == (sort.mask() >> 1) + 1 {
                let zero = self.bv(sort, 0);
                return self.cmp(Cmp::Ge, a, zero);
            }
        }
        if let Some((x, y)) = self.both_sign_extended(a, b) {
            return self.cmp_unsigned(Cmp::Lt, x, y);
        }
        self.intern(Node::CmpUnsigned(Cmp::Lt, a, b), Sort::Bool)
    }
}

/// Three-way comparisons.
impl Terms {
    pub(super) fn simplify_compare3(&mut self, kind: Compare3, a: TermId, b: TermId) -> TermId {
        if kind == Compare3::Lcmp && a == b {
            return self.int(0);
        }
        if self.is_nan(a) || self.is_nan(b) {
            return self.int(if matches!(kind, Compare3::Fcmpl | Compare3::Dcmpl) { -1 } else { 1 });
        }
        self.intern(Node::Compare3(kind, a, b), Sort::Bv32)
    }

    /// The condition under which a three-way comparison gives one of the outcomes for which `wanted` holds.
    pub(super) fn compare3_outcome(
        &mut self,
        kind: Compare3,
        a: TermId,
        b: TermId,
        wanted: impl Fn(i64) -> bool,
    ) -> TermId {
        // An unordered pair counts as less for the `l` kinds, as greater for the `g` kinds: what includes that side is
        // the negation of a comparison that a NaN fails.
        let unordered_is_less = matches!(kind, Compare3::Fcmpl | Compare3::Dcmpl);
        let unordered_is_greater = matches!(kind, Compare3::Fcmpg | Compare3::Dcmpg);
        let (op, negated) = match (wanted(-1), wanted(0), wanted(1)) {
            (false, false, false) => return TermId::FALSE,
            (true, true, true) => return TermId::TRUE,
            (false, true, false) => (Cmp::Eq, false),
            (true, false, true) => (Cmp::Ne, false),
            (true, false, false) if unordered_is_less => (Cmp::Ge, true),
            (true, false, false) => (Cmp::Lt, false),
            (true, true, false) if unordered_is_less => (Cmp::Gt, true),
            (true, true, false) => (Cmp::Le, false),
            (false, false, true) if unordered_is_greater => (Cmp::Le, true),
            (false, false, true) => (Cmp::Gt, false),
            (false, true, true) if unordered_is_greater => (Cmp::Lt, true),
            (false, true, true) => (Cmp::Ge, false),
        };
        let comparison = self.cmp(op, a, b);
        if negated { self.not(comparison) } else { comparison }
    }
}

#[cfg(test)]
mod tests {
    use super::super::check::Bench;
    use super::*;
    use crate::expr::ops::Conv;

    #[test]
    fn one_form_for_each_comparison() {
        let mut b = Bench::new();
        let (x, y) = (b.int_var("x"), b.int_var("y"));
        let (five, six) = (b.t.int(5), b.t.int(6));
        let (least, most) = (b.t.int(i32::MIN), b.t.int(i32::MAX));
        let rows = [
            ("x > y", b.t.cmp(Cmp::Gt, x, y), b.t.cmp(Cmp::Lt, y, x)),
            ("x <= y", b.t.cmp(Cmp::Le, x, y), b.t.cmp(Cmp::Ge, y, x)),
            ("x <= 5", b.t.cmp(Cmp::Le, x, five), b.t.cmp(Cmp::Lt, x, six)),
            ("5 < x", b.t.cmp(Cmp::Lt, five, x), b.t.cmp(Cmp::Ge, x, six)),
            ("y == x", b.t.cmp(Cmp::Eq, y, x), b.t.cmp(Cmp::Eq, x, y)),
            ("5 == x", b.t.cmp(Cmp::Eq, five, x), b.t.cmp(Cmp::Eq, x, five)),
            ("x < x", b.t.cmp(Cmp::Lt, x, x), TermId::FALSE),
            ("x >= x", b.t.cmp(Cmp::Ge, x, x), TermId::TRUE),
            ("x <= MAX", b.t.cmp(Cmp::Le, x, most), TermId::TRUE),
            ("x > MAX", b.t.cmp(Cmp::Gt, x, most), TermId::FALSE),
            ("x < MIN", b.t.cmp(Cmp::Lt, x, least), TermId::FALSE),
            ("x <= MIN", b.t.cmp(Cmp::Le, x, least), b.t.cmp(Cmp::Eq, x, least)),
            ("x < MAX", b.t.cmp(Cmp::Lt, x, most), b.t.cmp(Cmp::Ne, x, most)),
        ];
        b.check(&rows);
    }

    #[test]
    fn equations_are_solved() {
        let mut b = Bench::new();
        let (x, y, z) = (b.int_var("x"), b.int_var("y"), b.int_var("z"));
        let n = |b: &mut Bench, value| b.t.int(value);
        let (one, three, five, nine) = (n(&mut b, 1), n(&mut b, 3), n(&mut b, 5), n(&mut b, 9));
        let four = n(&mut b, 4);
        let add = |b: &mut Bench, x, y| b.t.int_bin(IntBin::Add, x, y);
        let x1 = add(&mut b, x, one);
        let xy = add(&mut b, x, y);
        let xz = add(&mut b, x, z);
        let five_minus_x = b.t.int_bin(IntBin::Sub, five, x);
        let triple = b.t.int_bin(IntBin::Mul, x, three);
        let quadruple = b.t.int_bin(IntBin::Mul, x, four);
        let y1 = add(&mut b, y, one);
        let x_minus_y = b.t.int_bin(IntBin::Sub, x, y);
        let zero = n(&mut b, 0);
        let rows = [
            ("x + 1 == 5", b.t.eq(x1, five), b.t.eq(x, four)),
            ("5 - x == 1", b.t.eq(five_minus_x, one), b.t.eq(x, four)),
            ("x + 1 == x", b.t.eq(x1, x), TermId::FALSE),
            ("x + y == x + z", b.t.eq(xy, xz), b.t.eq(y, z)),
            ("3x == 9", b.t.eq(triple, nine), b.t.eq(x, three)),
            ("4x == 5", b.t.eq(quadruple, five), TermId::FALSE),
            ("x + 1 == y + 1", b.t.eq(x1, y1), b.t.eq(x, y)),
            ("x - y == 0", b.t.eq(x_minus_y, zero), b.t.eq(x, y)),
            ("x - y != 0", b.t.cmp(Cmp::Ne, x_minus_y, zero), b.t.cmp(Cmp::Ne, x, y)),
        ];
        b.check(&rows);
        let inequality = b.t.cmp(Cmp::Lt, x1, five);
        assert_eq!(*b.t.node(inequality), Node::Cmp(Cmp::Lt, x1, five), "overflow");
    }

    #[test]
    fn narrow_operands_are_compared_narrow() {
        let mut b = Bench::new();
        let (s, r) = (b.t.var("s", Sort::Bv16), b.t.var("r", Sort::Bv16));
        let (signed_s, signed_r) = (b.t.sign_extend(Sort::Bv32, s), b.t.sign_extend(Sort::Bv32, r));
        let (char_s, char_r) = (b.t.zero_extend(Sort::Bv32, s), b.t.zero_extend(Sort::Bv32, r));
        let (x, y) = (b.int_var("x"), b.int_var("y"));
        let (long_x, long_y) = (b.t.convert(Conv::I2L, x), b.t.convert(Conv::I2L, y));
        let zero = b.t.int(0);
        let rows = [
            ("shorts", b.t.cmp(Cmp::Lt, signed_s, signed_r), b.t.cmp(Cmp::Lt, s, r)),
            ("chars", b.t.cmp(Cmp::Lt, char_s, char_r), b.t.cmp_unsigned(Cmp::Lt, s, r)),
            ("chars equal", b.t.cmp(Cmp::Eq, char_s, char_r), b.t.cmp(Cmp::Eq, s, r)),
            ("widened ints", b.t.cmp(Cmp::Ge, long_x, long_y), b.t.cmp(Cmp::Ge, x, y)),
            ("char < 0", b.t.cmp(Cmp::Lt, char_s, zero), TermId::FALSE),
        ];
        b.check(&rows);
    }

    #[test]
    fn unsigned() {
        let mut b = Bench::new();
        let x = b.int_var("x");
        let (zero, one) = (b.t.int(0), b.t.int(1));
        let sign = b.t.int(i32::MIN);
        let c = b.t.var("c", Sort::Bv16);
        let c = b.t.zero_extend(Sort::Bv32, c);
        let d = b.t.var("d", Sort::Bv16);
        let d = b.t.zero_extend(Sort::Bv32, d);
        let rows = [
            ("x <u 0", b.t.cmp_unsigned(Cmp::Lt, x, zero), TermId::FALSE),
            ("x <u 1", b.t.cmp_unsigned(Cmp::Lt, x, one), b.t.eq(x, zero)),
            ("x >u 0", b.t.cmp_unsigned(Cmp::Gt, x, zero), b.t.cmp(Cmp::Ne, x, zero)),
            ("x <u MIN", b.t.cmp_unsigned(Cmp::Lt, x, sign), b.t.cmp(Cmp::Ge, x, zero)),
            ("chars", b.t.cmp_unsigned(Cmp::Lt, c, d), b.t.cmp(Cmp::Lt, c, d)),
        ];
        b.check(&rows);
    }

    #[test]
    fn three_way_comparisons_turn_into_direct_ones() {
        let mut b = Bench::new();
        let (x, y) = (b.long_var("x"), b.long_var("y"));
        let (d, e) = (b.double_var("d"), b.double_var("e"));
        let zero = b.t.int(0);
        let lcmp = b.t.compare3(Compare3::Lcmp, x, y);
        let negated = b.t.neg(lcmp);
        let dcmpl = b.t.compare3(Compare3::Dcmpl, d, e);
        let dcmpg = b.t.compare3(Compare3::Dcmpg, d, e);
        let not = |b: &mut Bench, op, x, y| {
            let comparison = b.t.cmp(op, x, y);
            b.t.not(comparison)
        };
        let rows = [
            ("lcmp < 0", b.t.cmp(Cmp::Lt, lcmp, zero), b.t.cmp(Cmp::Lt, x, y)),
            ("lcmp <= 0", b.t.cmp(Cmp::Le, lcmp, zero), b.t.cmp(Cmp::Le, x, y)),
            ("lcmp == 0", b.t.cmp(Cmp::Eq, lcmp, zero), b.t.cmp(Cmp::Eq, x, y)),
            ("lcmp != 0", b.t.cmp(Cmp::Ne, lcmp, zero), b.t.cmp(Cmp::Ne, x, y)),
            ("lcmp > 0", b.t.cmp(Cmp::Gt, lcmp, zero), b.t.cmp(Cmp::Gt, x, y)),
            ("dcmpl < 0", b.t.cmp(Cmp::Lt, dcmpl, zero), not(&mut b, Cmp::Ge, d, e)),
            ("dcmpl <= 0", b.t.cmp(Cmp::Le, dcmpl, zero), not(&mut b, Cmp::Gt, d, e)),
            ("dcmpl > 0", b.t.cmp(Cmp::Gt, dcmpl, zero), b.t.cmp(Cmp::Gt, d, e)),
            ("dcmpl >= 0", b.t.cmp(Cmp::Ge, dcmpl, zero), b.t.cmp(Cmp::Ge, d, e)),
            ("dcmpl == 0", b.t.cmp(Cmp::Eq, dcmpl, zero), b.t.cmp(Cmp::Eq, d, e)),
            ("dcmpg < 0", b.t.cmp(Cmp::Lt, dcmpg, zero), b.t.cmp(Cmp::Lt, d, e)),
            ("dcmpg <= 0", b.t.cmp(Cmp::Le, dcmpg, zero), b.t.cmp(Cmp::Le, d, e)),
            ("dcmpg > 0", b.t.cmp(Cmp::Gt, dcmpg, zero), not(&mut b, Cmp::Le, d, e)),
            ("dcmpg >= 0", b.t.cmp(Cmp::Ge, dcmpg, zero), not(&mut b, Cmp::Lt, d, e)),
            ("-lcmp < 0", b.t.cmp(Cmp::Lt, negated, zero), b.t.cmp(Cmp::Gt, x, y)),
            ("dcmpg != 0", b.t.cmp(Cmp::Ne, dcmpg, zero), b.t.cmp(Cmp::Ne, d, e)),
        ];
        b.check(&rows);
    }

    #[test]
    fn references_are_compared_by_their_guards() {
        let mut b = Bench::new();
        let (p, q) = (b.bool_var("p"), b.bool_var("q"));
        let (null, one, two) = (b.t.null(), b.t.object(1), b.t.object(2));
        let r = b.t.var("r", Sort::Ref);
        let p_one_two = b.t.ite(p, one, two);
        let q_one_null = b.t.ite(q, one, null);
        let both = b.t.and(p, q);
        let r_is_null = b.t.eq(r, null);
        let p_null_r = b.t.ite(p, null, r);
        let rows = [
            ("1 == 2", b.t.eq(one, two), TermId::FALSE),
            ("(p ? 1 : 2) == 1", b.t.eq(p_one_two, one), p),
            ("(p ? 1 : 2) == null", b.t.eq(p_one_two, null), TermId::FALSE),
            ("(p ? 1 : 2) == (q ? 1 : null)", b.t.eq(p_one_two, q_one_null), both),
            ("(p ? null : r) == null", b.t.eq(p_null_r, null), b.t.or(p, r_is_null)),
        ];
        b.check(&rows);
    }
}
