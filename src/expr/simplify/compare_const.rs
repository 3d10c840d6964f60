//! Comparisons of a bit-vector term with a constant on the right: most branch conditions.

use crate::expr::node::{Node, TermId};
use crate::expr::ops::{Cmp, IntBin};
use crate::expr::sort::Sort;
use crate::expr::terms::Terms;

impl Terms {
    /// `a < c`, which the facts of `a` leave open: c lies above its least value and not above its greatest.
    pub(super) fn int_lt_const(&mut self, sort: Sort, a: TermId, c_term: TermId, c: i64) -> TermId {
        let facts = self.facts(a);
        if facts.low == c - 1 {
            let least = self.bv(sort, c - 1);
            return self.cmp(Cmp::Eq, a, least);
        }
        if facts.high == c {
            return self.cmp(Cmp::Ne, a, c_term);
        }
        match *self.node(a) {
            Node::SignExtend(_, x) => {
                let narrow = self.bv(self.sort(x), c);
                return self.cmp(Cmp::Lt, x, narrow);
            }
            Node::ZeroExtend(_, x) => {
                let narrow = self.bv(self.sort(x), c);
                return self.cmp_unsigned(Cmp::Lt, x, narrow);
            }
            Node::Int(op, x, y) => {
                if let Some(result) = self.lt_const_of_int(sort, op, x, y, c) {
                    return result;
                }
            }
            Node::Compare3(kind, x, y) => return self.compare3_outcome(kind, x, y, |outcome| outcome < c),
            Node::Ite(p, x, y) if self.as_const(x).is_some() || self.as_const(y).is_some() => {
                let then = self.cmp(Cmp::Lt, x, c_term);
                let otherwise = self.cmp(Cmp::Lt, y, c_term);
                return self.ite(p, then, otherwise);
            }
            _ => {}
        }
        self.intern(Node::Cmp(Cmp::Lt, a, c_term), Sort::Bool)
    }

    fn lt_const_of_int(&mut self, sort: Sort, op: IntBin, x: TermId, y: TermId, c: i64) -> Option<TermId> {
        let (least, greatest) = sort.signed_bounds();
        let fits = |value: i128| i128::from(least) <= value && value <= i128::from(greatest);
        match (op, self.signed_const(x), self.signed_const(y)) {
            // x + k < c, where x + k never overflows.
            (IntBin::Add, _, Some(k)) => {
                let facts = self.facts(x);
                let bound = i128::from(c) - i128::from(k);
                let safe = fits(i128::from(facts.low) + i128::from(k)) && fits(i128::from(facts.high) + i128::from(k));
                (safe && fits(bound)).then(|| {
                    let bound = self.bv(sort, bound as i64);
                    self.cmp(Cmp::Lt, x, bound)
                })
            }
            // k - y < c, where k - y never overflows.
            (IntBin::Sub, Some(k), _) => {
                let facts = self.facts(y);
                let bound = i128::from(k) - i128::from(c);
                let safe = fits(i128::from(k) - i128::from(facts.low)) && fits(i128::from(k) - i128::from(facts.high));
                (safe && fits(bound)).then(|| {
                    let bound = self.bv(sort, bound as i64);
                    self.cmp(Cmp::Gt, y, bound)
                })
            }
            // The sign of a bitwise operation is that operation on the signs.
            (IntBin::And | IntBin::Or | IntBin::Xor, ..) if c == 0 && self.is_small_bitwise(&[x, y]) => {
                let zero = self.bv(sort, 0);
                let (p, q) = (self.cmp(Cmp::Lt, x, zero), self.cmp(Cmp::Lt, y, zero));
                Some(match op {
                    IntBin::And => self.and(p, q),
                    IntBin::Or => self.or(p, q),
                    _ => self.xor(p, q),
                })
            }
            _ => None,
        }
    }

    /// Whether terms are bitwise operations on no more than four others, which are those of library code on signs.
    /// What mixes bits for a hash or a cipher has thousands.
    fn is_small_bitwise(&self, parts: &[TermId]) -> bool {
        let mut leaves = 0;
        let mut pending: Vec<TermId> = parts.to_vec();
        while let Some(t) = pending.pop() {
            match *self.node(t) {
                Node::Int(IntBin::And | IntBin::Or | IntBin::Xor, x, y) => pending.extend([x, y]),
                _ => leaves += 1,
            }
            if leaves + pending.len() > 4 {
                return false;
            }
        }
        true
    }

    /// `a == c`, where c is in the range of `a`.
    pub(super) fn int_eq_const(&mut self, sort: Sort, a: TermId, c_term: TermId, c: i64) -> TermId {
        if c as u64 & sort.mask() & !self.facts(a).ones != 0 {
            return TermId::FALSE;
        }
        match *self.node(a) {
            Node::SignExtend(_, x) | Node::ZeroExtend(_, x) => {
                let narrow = self.bv(self.sort(x), c);
                return self.cmp(Cmp::Eq, x, narrow);
            }
            Node::Int(op, x, y) => {
                if let Some(result) = self.eq_const_of_int(sort, a, c_term, op, x, y, c) {
                    return result;
                }
            }
            Node::Concat(high, low) => {
                let part = self.sort(low);
                let width = part.width().unwrap_or(0);
                let (high_c, low_c) = (self.bv(part, c >> width), self.bv(part, c));
                let high = self.cmp(Cmp::Eq, high, high_c);
                let low = self.cmp(Cmp::Eq, low, low_c);
                return self.and(high, low);
            }
            Node::Compare3(kind, x, y) => return self.compare3_outcome(kind, x, y, |outcome| outcome == c),
            Node::Ite(..) => {
                if let Some(result) = self.eq_into_choice(a, c_term) {
                    return result;
                }
            }
            _ => {}
        }
        self.intern(Node::Cmp(Cmp::Eq, a, c_term), Sort::Bool)
    }

    #[allow(clippy::too_many_arguments)] // the parts of one comparison
    fn eq_const_of_int(
        &mut self,
        sort: Sort,
        a: TermId,
        c_term: TermId,
        op: IntBin,
        x: TermId,
        y: TermId,
        c: i64,
    ) -> Option<TermId> {
        match (op, self.signed_const(y)) {
            (IntBin::Add | IntBin::Sub | IntBin::Mul, _) => self.linear_eq(sort, a, c_term),
            (IntBin::Xor, Some(k)) => {
                let value = self.bv(sort, c ^ k);
                Some(self.cmp(Cmp::Eq, x, value))
            }
            (IntBin::Xor, None) if c == 0 => Some(self.cmp(Cmp::Eq, x, y)),
            (IntBin::Or, _) if c == 0 && self.is_small_bitwise(&[x, y]) => {
                let (p, q) = (self.cmp(Cmp::Eq, x, c_term), self.cmp(Cmp::Eq, y, c_term));
                Some(self.and(p, q))
            }
            // One bit is set or it is not.
            (IntBin::And, Some(k)) => {
                let bit = k as u64 & sort.mask();
                let zero = self.bv(sort, 0);
                if !bit.is_power_of_two() {
                    None
                } else if c != 0 {
                    Some(self.cmp(Cmp::Ne, a, zero))
                } else if k == sort.signed_bounds().0 {
                    Some(self.cmp(Cmp::Ge, x, zero))
                } else {
                    None
                }
            }
            (IntBin::Rem, Some(k)) => self.eq_const_of_rem(sort, x, k, c),
            _ => None,
        }
    }

    /// `x % k == c` for a power of two: a remainder depends on the low bits and, unless it is zero, has the sign of x.
    fn eq_const_of_rem(&mut self, sort: Sort, x: TermId, k: i64, c: i64) -> Option<TermId> {
        if k <= 1 || k & (k - 1) != 0 {
            return None;
        }
        let low_bits = k - 1;
        let sign = sort.signed_bounds().0;
        let (mask, value) = match c {
            0 => (low_bits, 0),
            _ if c > 0 => (low_bits | sign, c),
            _ => (low_bits | sign, (c & low_bits) | sign),
        };
        let (mask, value) = (self.bv(sort, mask), self.bv(sort, value));
        let masked = self.bin(IntBin::And, sort, x, mask);
        Some(self.cmp(Cmp::Eq, masked, value))
    }
}

#[cfg(test)]
mod tests {
    use super::super::check::Bench;
    use super::*;
    use crate::expr::{Assignment, Const, EvalCache, eval_bool};

    fn with(b: &mut Bench, op: Cmp, x: TermId, value: i32) -> TermId {
        let value = b.t.int(value);
        b.t.cmp(op, x, value)
    }

    fn bin(b: &mut Bench, op: IntBin, x: TermId, value: i32) -> TermId {
        let value = b.t.int(value);
        b.t.int_bin(op, x, value)
    }

    #[test]
    fn narrow_terms() {
        let mut b = Bench::new();
        let byte = b.t.var("byte", Sort::Bv8);
        let char16 = b.t.var("char", Sort::Bv16);
        let signed = b.t.sign_extend(Sort::Bv32, byte);
        let c = b.t.zero_extend(Sort::Bv32, char16);
        let ten8 = b.t.bv(Sort::Bv8, 10);
        let a16 = b.t.bv(Sort::Bv16, 97);
        let digit = bin(&mut b, IntBin::Sub, c, 48);
        let rows = [
            ("byte < 10", with(&mut b, Cmp::Lt, signed, 10), b.t.cmp(Cmp::Lt, byte, ten8)),
            ("byte < 128", with(&mut b, Cmp::Lt, signed, 128), TermId::TRUE),
            ("byte == 200", with(&mut b, Cmp::Eq, signed, 200), TermId::FALSE),
            ("char == 'a'", with(&mut b, Cmp::Eq, c, 97), b.t.cmp(Cmp::Eq, char16, a16)),
            ("char < 'a'", with(&mut b, Cmp::Lt, c, 97), b.t.cmp_unsigned(Cmp::Lt, char16, a16)),
            ("char - '0' < 10", with(&mut b, Cmp::Lt, digit, 10), with(&mut b, Cmp::Lt, c, 58)),
            ("char <= 0", with(&mut b, Cmp::Le, c, 0), with(&mut b, Cmp::Eq, c, 0)),
        ];
        b.check(&rows);
    }

    #[test]
    fn bits() {
        let mut b = Bench::new();
        let (x, y) = (b.int_var("x"), b.int_var("y"));
        let bit = bin(&mut b, IntBin::And, x, 4);
        let sign_bit = bin(&mut b, IntBin::And, x, i32::MIN);
        let flipped = bin(&mut b, IntBin::Xor, x, 5);
        let differ = b.t.int_bin(IntBin::Xor, x, y);
        let either = b.t.int_bin(IntBin::Or, x, y);
        let (x_zero, y_zero) = (with(&mut b, Cmp::Eq, x, 0), with(&mut b, Cmp::Eq, y, 0));
        let (x_neg, y_neg) = (with(&mut b, Cmp::Lt, x, 0), with(&mut b, Cmp::Lt, y, 0));
        let odd = bin(&mut b, IntBin::Rem, x, 2);
        let low_bit = bin(&mut b, IntBin::And, x, 1);
        let joined = b.t.concat(x, y);
        let joined_c = b.t.long((7 << 32) | 9);
        let (x7, y9) = (with(&mut b, Cmp::Eq, x, 7), with(&mut b, Cmp::Eq, y, 9));
        let rows = [
            ("(x & 4) == 4", with(&mut b, Cmp::Eq, bit, 4), with(&mut b, Cmp::Ne, bit, 0)),
            ("(x & 4) == 8", with(&mut b, Cmp::Eq, bit, 8), TermId::FALSE),
            ("(x & MIN) == 0", with(&mut b, Cmp::Eq, sign_bit, 0), with(&mut b, Cmp::Ge, x, 0)),
            ("(x ^ 5) == 3", with(&mut b, Cmp::Eq, flipped, 3), with(&mut b, Cmp::Eq, x, 6)),
            ("(x ^ y) == 0", with(&mut b, Cmp::Eq, differ, 0), b.t.eq(x, y)),
            ("(x | y) == 0", with(&mut b, Cmp::Eq, either, 0), b.t.and(x_zero, y_zero)),
            ("(x | y) < 0", with(&mut b, Cmp::Lt, either, 0), b.t.or(x_neg, y_neg)),
            ("(x ^ y) < 0", with(&mut b, Cmp::Lt, differ, 0), b.t.xor(x_neg, y_neg)),
            ("x % 2 == 0", with(&mut b, Cmp::Eq, odd, 0), with(&mut b, Cmp::Eq, low_bit, 0)),
            ("x % 2 == 2", with(&mut b, Cmp::Eq, odd, 2), TermId::FALSE),
            ("x : y == 7 : 9", b.t.eq(joined, joined_c), b.t.and(x7, y9)),
        ];
        b.check(&rows);
    }

    #[test]
    fn remainders_by_powers_of_two() {
        let mut b = Bench::new();
        let x = b.int_var("x");
        let variable = b.t.as_var(x).unwrap();
        let mut cache = EvalCache::new();
        for k in [2, 4, 8, 1 << 30] {
            let rem = bin(&mut b, IntBin::Rem, x, k);
            for c in -9..=9 {
                let equal = with(&mut b, Cmp::Eq, rem, c);
                for value in (-20..=20).chain([i32::MIN, i32::MIN + 1, i32::MIN + 3, i32::MAX, i32::MAX - 1]) {
                    let mut assignment = Assignment::new();
                    assignment.set(variable, Const::Bv32(value));
                    let holds = eval_bool(&b.t, equal, &assignment, &mut cache);
                    assert_eq!(holds, value % k == c, "{value} % {k} == {c}");
                }
            }
        }
    }

    #[test]
    fn facts_decide() {
        let mut b = Bench::new();
        let x = b.int_var("x");
        let rem = bin(&mut b, IntBin::Rem, x, 10);
        let masked = bin(&mut b, IntBin::And, x, 0x0f);
        let shifted = bin(&mut b, IntBin::UShr, x, 28);
        let rows = [
            ("x % 10 < 10", with(&mut b, Cmp::Lt, rem, 10), TermId::TRUE),
            ("x % 10 > -10", with(&mut b, Cmp::Gt, rem, -10), TermId::TRUE),
            ("x % 10 == 10", with(&mut b, Cmp::Eq, rem, 10), TermId::FALSE),
            ("(x & 15) >= 0", with(&mut b, Cmp::Ge, masked, 0), TermId::TRUE),
            ("(x & 15) > 15", with(&mut b, Cmp::Gt, masked, 15), TermId::FALSE),
            ("(x >>> 28) == 16", with(&mut b, Cmp::Eq, shifted, 16), TermId::FALSE),
        ];
        b.check(&rows);
    }
}
