//! Integer operations other than sums: division, remainder, bitwise operations and shifts.
//!
//! Division and remainder by zero have SMT-LIB's values here (see `Node::Int`), so `x / x` is not 1 and `0 / x` is
//! not 0, while `x % x` and `0 % x` are 0.

use crate::expr::node::{Node, TermId};
use crate::expr::ops::{Cmp, IntBin};
use crate::expr::sort::Sort;
use crate::expr::terms::Terms;

/// Terms of an exclusive or that are put in order.
const MOST_IN_CHAIN: usize = 24;

impl Terms {
    pub(super) fn simplify_int(&mut self, op: IntBin, sort: Sort, a: TermId, b: TermId) -> TermId {
        match op {
            IntBin::Add | IntBin::Sub => self.simplify_sum(op, sort, a, b),
            IntBin::Mul => self.simplify_product(sort, a, b),
            IntBin::Div => self.simplify_div(sort, a, b),
            IntBin::Rem => self.simplify_rem(sort, a, b),
            IntBin::And | IntBin::Or | IntBin::Xor => {
                let (a, b) = self.ordered(a, b);
                match self.signed_const(b) {
                    Some(mask) => self.simplify_masked(op, sort, a, b, mask),
                    None => self.simplify_bitwise(op, sort, a, b),
                }
            }
            IntBin::Shl | IntBin::Shr | IntBin::UShr => self.simplify_shift(op, sort, a, b),
        }
    }

    fn simplify_div(&mut self, sort: Sort, a: TermId, b: TermId) -> TermId {
        match self.signed_const(b) {
            Some(1) => a,
            Some(-1) => {
                let zero = self.bv(sort, 0);
                self.bin(IntBin::Sub, sort, zero, a)
            }
            Some(divisor) if is_power_of_two(divisor) && self.facts(a).is_non_negative() => {
                let count = self.bv(sort, i64::from(divisor.trailing_zeros()));
                self.bin(IntBin::UShr, sort, a, count)
            }
            _ => self.intern(Node::Int(IntBin::Div, a, b), sort),
        }
    }

    fn simplify_rem(&mut self, sort: Sort, a: TermId, b: TermId) -> TermId {
        if a == b || self.signed_const(a) == Some(0) {
            return self.bv(sort, 0);
        }
        let Some(divisor) = self.signed_const(b) else {
            return self.intern(Node::Int(IntBin::Rem, a, b), sort);
        };
        if divisor < 0 && divisor != sort.signed_bounds().0 {
            let positive = self.bv(sort, -divisor);
            return self.bin(IntBin::Rem, sort, a, positive);
        }
        let facts = self.facts(a);
        if divisor > 0 && facts.low > -divisor && facts.high < divisor {
            return a;
        }
        if is_power_of_two(divisor) && facts.is_non_negative() {
            let mask = self.bv(sort, divisor - 1);
            return self.bin(IntBin::And, sort, a, mask);
        }
        self.intern(Node::Int(IntBin::Rem, a, b), sort)
    }

    /// `a op mask` with a constant mask.
    fn simplify_masked(&mut self, op: IntBin, sort: Sort, a: TermId, b: TermId, mask: i64) -> TermId {
        let inner = match *self.node(a) {
            Node::Int(inner_op, x, k) => self.signed_const(k).map(|k| (inner_op, x, k)),
            _ => None,
        };
        if let Some((inner_op, x, k)) = inner
            && inner_op == op
        {
            let both = match op {
                IntBin::And => k & mask,
                IntBin::Or => k | mask,
                _ => k ^ mask,
            };
            let both = self.bv(sort, both);
            return self.bin(op, sort, x, both);
        }
        match op {
            IntBin::And => self.simplify_and_mask(sort, a, mask, inner),
            IntBin::Or => {
                if mask == 0 {
                    return a;
                }
                // Every bit that can be one is set by the mask anyway.
                if self.facts(a).ones & !(mask as u64) & sort.mask() == 0 {
                    return b;
                }
                if let Some((IntBin::And, x, k)) = inner
                    && k | mask == -1
                {
                    return self.bin(IntBin::Or, sort, x, b);
                }
                self.intern(Node::Int(op, a, b), sort)
            }
            _ => {
                if mask == 0 {
                    return a;
                }
                self.intern(Node::Int(op, a, b), sort)
            }
        }
    }

    fn simplify_and_mask(&mut self, sort: Sort, a: TermId, mask: i64, inner: Option<(IntBin, TermId, i64)>) -> TermId {
        let ones = self.facts(a).ones;
        let useful = mask as u64 & ones;
        if useful == ones {
            return a;
        }
        let useful_term = self.bv(sort, useful as i64);
        if useful == 0 {
            return useful_term;
        }
        match (*self.node(a), inner) {
            (Node::SignExtend(_, narrow), _) if useful & !self.sort(narrow).mask() == 0 => {
                let unsigned = self.zero_extend(sort, narrow);
                return self.bin(IntBin::And, sort, unsigned, useful_term);
            }
            (_, Some((IntBin::Or, x, k))) if k & useful as i64 == 0 => {
                return self.bin(IntBin::And, sort, x, useful_term);
            }
            _ => {}
        }
        // The masks of the narrow types are extensions, as `i2c` and `& 0xffff` should be one term.
        for narrow in [Sort::Bv8, Sort::Bv16, Sort::Bv32] {
            if useful == narrow.mask() && narrow < sort {
                let low = self.extract(narrow, 0, a);
                return self.zero_extend(sort, low);
            }
        }
        self.intern(Node::Int(IntBin::And, a, useful_term), sort)
    }

    fn simplify_bitwise(&mut self, op: IntBin, sort: Sort, a: TermId, b: TermId) -> TermId {
        if a == b {
            return if op == IntBin::Xor { self.bv(sort, 0) } else { a };
        }
        if self.is_bitwise_complement(a, b) {
            return self.bv(sort, if op == IntBin::And { 0 } else { -1 });
        }
        if let (Some(p), Some(q)) = (self.as_flag(a), self.as_flag(b)) {
            let (p, q) = (self.flag_condition(p), self.flag_condition(q));
            let flag = match op {
                IntBin::And => self.and(p, q),
                IntBin::Or => self.or(p, q),
                _ => self.xor(p, q),
            };
            let (one, zero) = (self.bv(sort, 1), self.bv(sort, 0));
            return self.ite(flag, one, zero);
        }
        for (x, y) in [(a, b), (b, a)] {
            let Node::Int(inner, p, q) = *self.node(y) else { continue };
            if p != x && q != x {
                continue;
            }
            match (op, inner) {
                // Absorption.
                (IntBin::And, IntBin::Or) | (IntBin::Or, IntBin::And) => return x,
                (IntBin::And, IntBin::And) | (IntBin::Or, IntBin::Or) => return y,
                (IntBin::Xor, IntBin::Xor) => return if p == x { q } else { p },
                _ => {}
            }
        }
        match op {
            IntBin::Xor => self.xor_chain(sort, a, b),
            _ => self.intern(Node::Int(op, a, b), sort),
        }
    }

    /// An exclusive or of several terms is the same in whatever order they come, and without those that come twice.
    fn xor_chain(&mut self, sort: Sort, a: TermId, b: TermId) -> TermId {
        if self.comes_last(a, b) {
            let (x, y) = self.ordered(a, b);
            return self.intern(Node::Int(IntBin::Xor, x, y), sort);
        }
        let Some(mut parts) = self.xor_parts(a, b) else { return self.intern(Node::Int(IntBin::Xor, a, b), sort) };
        parts.sort_unstable();
        let mut kept: Vec<TermId> = Vec::new();
        let mut mask = 0;
        for part in parts {
            match self.signed_const(part) {
                Some(constant) => mask ^= constant,
                None if kept.last() == Some(&part) => _ = kept.pop(),
                None => kept.push(part),
            }
        }
        let mask = self.bv(sort, mask);
        let Some(first) = kept.first().copied() else { return mask };
        let mut whole = first;
        for part in kept.into_iter().skip(1) {
            let (x, y) = self.ordered(whole, part);
            whole = self.intern(Node::Int(IntBin::Xor, x, y), sort);
        }
        self.bin(IntBin::Xor, sort, whole, mask)
    }

    /// Whether a chain is in order with one more term at its end.
    fn comes_last(&self, chain: TermId, term: TermId) -> bool {
        let is_chain = |t: TermId| matches!(*self.node(t), Node::Int(IntBin::Xor, ..));
        let Node::Int(IntBin::Xor, p, q) = *self.node(chain) else { return false };
        let last = match (is_chain(p), is_chain(q)) {
            (true, false) => q,
            (false, true) => p,
            (false, false) => p.max(q),
            (true, true) => return false,
        };
        let has_mask = [p, q, term].into_iter().any(|t| self.as_const(t).is_some());
        last < term && !is_chain(term) && !has_mask
    }

    /// The terms of which these are the exclusive or; none if they are two, or too many.
    fn xor_parts(&self, a: TermId, b: TermId) -> Option<Vec<TermId>> {
        let (mut todo, mut parts) = (vec![a, b], Vec::new());
        while let Some(term) = todo.pop() {
            match *self.node(term) {
                Node::Int(IntBin::Xor, p, q) => todo.extend([p, q]),
                _ => parts.push(term),
            }
            if todo.len() + parts.len() > MOST_IN_CHAIN {
                return None;
            }
        }
        (parts.len() > 2).then_some(parts)
    }

    /// Whether one term is the other with every bit flipped.
    fn is_bitwise_complement(&self, a: TermId, b: TermId) -> bool {
        let flipped = |x: TermId, y: TermId| match *self.node(x) {
            Node::Int(IntBin::Xor, inner, mask) => inner == y && self.signed_const(mask) == Some(-1),
            _ => false,
        };
        flipped(a, b) || flipped(b, a)
    }

    fn simplify_shift(&mut self, op: IntBin, sort: Sort, a: TermId, b: TermId) -> TermId {
        let width = sort.width().unwrap_or(32);
        let count_mask = i64::from(width - 1);
        if self.signed_const(a) == Some(0) || (op == IntBin::Shr && self.signed_const(a) == Some(-1)) {
            return a;
        }
        match self.signed_const(b) {
            Some(count) => self.simplify_constant_shift(op, sort, a, (count & count_mask) as u32),
            None => {
                if let Node::Int(IntBin::And, count, mask) = *self.node(b)
                    && self.signed_const(mask).is_some_and(|mask| mask & count_mask == count_mask)
                {
                    return self.bin(op, sort, a, count);
                }
                self.intern(Node::Int(op, a, b), sort)
            }
        }
    }

    fn simplify_constant_shift(&mut self, op: IntBin, sort: Sort, a: TermId, count: u32) -> TermId {
        let width = sort.width().unwrap_or(32);
        if count == 0 {
            return a;
        }
        let op = if op == IntBin::Shr && self.facts(a).is_non_negative() { IntBin::UShr } else { op };
        if let Node::Int(inner, x, k) = *self.node(a)
            && let Some(k) = self.signed_const(k)
        {
            // An inner shift was normalised when it was built: its count is in range and not zero.
            let total = count + k as u32 % width;
            let same_count = k == i64::from(count);
            match (op, inner) {
                (IntBin::Shl, IntBin::Shl) | (IntBin::UShr, IntBin::UShr) => {
                    if total >= width {
                        return self.bv(sort, 0);
                    }
                    return self.simplify_constant_shift(op, sort, x, total);
                }
                (IntBin::Shr, IntBin::Shr) => {
                    return self.simplify_constant_shift(op, sort, x, total.min(width - 1));
                }
                (IntBin::Shr, IntBin::Shl) if same_count => {
                    if let Some(narrow) = Sort::of_width(width - count) {
                        let low = self.extract(narrow, 0, x);
                        return self.sign_extend(sort, low);
                    }
                }
                (IntBin::UShr, IntBin::Shl) if same_count => {
                    let mask = self.bv(sort, (sort.mask() >> count) as i64);
                    return self.bin(IntBin::And, sort, x, mask);
                }
                (IntBin::Shl, IntBin::Shr | IntBin::UShr) if same_count => {
                    let mask = self.bv(sort, (u64::MAX << count) as i64);
                    return self.bin(IntBin::And, sort, x, mask);
                }
                (IntBin::UShr, IntBin::And) => {
                    let mask = self.bv(sort, ((k as u64 & sort.mask()) >> count) as i64);
                    let shifted = self.simplify_constant_shift(op, sort, x, count);
                    return self.bin(IntBin::And, sort, shifted, mask);
                }
                _ => {}
            }
        }
        // Only the sign is left of the value.
        if count == width - 1 && op != IntBin::Shl {
            let (zero, smear) = (self.bv(sort, 0), self.bv(sort, if op == IntBin::Shr { -1 } else { 1 }));
            let negative = self.cmp(Cmp::Lt, a, zero);
            return self.ite(negative, smear, zero);
        }
        let count = self.bv(sort, i64::from(count));
        self.intern(Node::Int(op, a, count), sort)
    }
}

fn is_power_of_two(value: i64) -> bool {
    value > 0 && value & (value - 1) == 0
}

#[cfg(test)]
mod tests {
    use super::super::check::Bench;
    use super::*;
    use crate::expr::ops::Conv;

    fn xor_of<const N: usize>(b: &mut Bench, terms: [TermId; N]) -> TermId {
        terms.into_iter().reduce(|a, c| b.t.int_bin(IntBin::Xor, a, c)).unwrap()
    }

    fn op(b: &mut Bench, op: IntBin, x: TermId, value: i32) -> TermId {
        let value = b.t.int(value);
        b.t.int_bin(op, x, value)
    }

    #[test]
    fn division_and_remainder() {
        let mut b = Bench::new();
        let x = b.int_var("x");
        let c = b.t.var("c", Sort::Bv16);
        let c = b.t.zero_extend(Sort::Bv32, c);
        let zero = b.t.int(0);
        let minus_x = b.t.neg(x);
        let rows = [
            ("x / 1", op(&mut b, IntBin::Div, x, 1), x),
            ("x / -1", op(&mut b, IntBin::Div, x, -1), minus_x),
            ("x % 1", op(&mut b, IntBin::Rem, x, 1), zero),
            ("x % -8", op(&mut b, IntBin::Rem, x, -8), op(&mut b, IntBin::Rem, x, 8)),
            ("char / 16", op(&mut b, IntBin::Div, c, 16), op(&mut b, IntBin::UShr, c, 4)),
            ("char % 16", op(&mut b, IntBin::Rem, c, 16), op(&mut b, IntBin::And, c, 15)),
            ("char % 65536", op(&mut b, IntBin::Rem, c, 65536), c),
            ("char / 65536", op(&mut b, IntBin::Div, c, 65536), zero),
            ("x % x", b.t.int_bin(IntBin::Rem, x, x), zero),
            ("0 % x", b.t.int_bin(IntBin::Rem, zero, x), zero),
        ];
        b.check(&rows);
        let quotient = b.t.int_bin(IntBin::Div, x, x);
        assert_eq!(b.t.as_const(quotient), None, "x / x is not 1 for 0");
    }

    #[test]
    fn masks() {
        let mut b = Bench::new();
        let (x, y) = (b.int_var("x"), b.int_var("y"));
        let byte = b.t.var("byte", Sort::Bv8);
        let signed = b.t.sign_extend(Sort::Bv32, byte);
        let unsigned = b.t.zero_extend(Sort::Bv32, byte);
        let (zero, minus_one) = (b.t.int(0), b.t.int(-1));
        let char_of_x = b.t.convert(Conv::I2C, x);
        let x_and_y = b.t.int_bin(IntBin::And, x, y);
        let x_or_y = b.t.int_bin(IntBin::Or, x, y);
        let x_xor_y = b.t.int_bin(IntBin::Xor, x, y);
        let not_x = op(&mut b, IntBin::Xor, x, -1);
        let (z, five) = (b.int_var("z"), b.t.int(5));
        let low_nibble = op(&mut b, IntBin::And, x, 15);
        let with_high = op(&mut b, IntBin::Or, x, 0x70);
        let rows = [
            ("x & 0", op(&mut b, IntBin::And, x, 0), zero),
            ("x & -1", op(&mut b, IntBin::And, x, -1), x),
            ("x | 0", op(&mut b, IntBin::Or, x, 0), x),
            ("x | -1", op(&mut b, IntBin::Or, x, -1), minus_one),
            ("x ^ 0", op(&mut b, IntBin::Xor, x, 0), x),
            ("~~x", op(&mut b, IntBin::Xor, not_x, -1), x),
            ("x & ~x", b.t.int_bin(IntBin::And, x, not_x), zero),
            ("x | ~x", b.t.int_bin(IntBin::Or, x, not_x), minus_one),
            ("(byte) & 0xff", op(&mut b, IntBin::And, signed, 255), unsigned),
            ("(byte & 0xff) & 0xfff", op(&mut b, IntBin::And, unsigned, 0xfff), unsigned),
            ("x & 0xffff", op(&mut b, IntBin::And, x, 0xffff), char_of_x),
            ("(x & 15) & 0x1c", op(&mut b, IntBin::And, low_nibble, 0x1c), op(&mut b, IntBin::And, x, 12)),
            ("(x & 15) & 0xf0", op(&mut b, IntBin::And, low_nibble, 0xf0), zero),
            ("(x & 15) | 31", op(&mut b, IntBin::Or, low_nibble, 31), b.t.int(31)),
            ("(x | 0x70) & 15", op(&mut b, IntBin::And, with_high, 15), low_nibble),
            ("x & x", b.t.int_bin(IntBin::And, x, x), x),
            ("x ^ x", b.t.int_bin(IntBin::Xor, x, x), zero),
            ("x & (x | y)", b.t.int_bin(IntBin::And, x, x_or_y), x),
            ("x | (y & x)", b.t.int_bin(IntBin::Or, x_and_y, x), x),
            ("x & (x & y)", b.t.int_bin(IntBin::And, x, x_and_y), x_and_y),
            ("(x ^ y) ^ x", b.t.int_bin(IntBin::Xor, x_xor_y, x), y),
            ("x ^ y ^ z ^ 5", xor_of(&mut b, [x, y, z, five]), xor_of(&mut b, [five, z, x, y])),
            ("x ^ 5 ^ z", xor_of(&mut b, [x, five, z]), xor_of(&mut b, [x, z, five])),
            ("x ^ z ^ y ^ x ^ z", xor_of(&mut b, [x, z, y, x, z]), y),
        ];
        b.check(&rows);
    }

    #[test]
    fn shifts() {
        let mut b = Bench::new();
        let (x, y) = (b.int_var("x"), b.int_var("y"));
        let zero = b.t.int(0);
        let left3 = op(&mut b, IntBin::Shl, x, 3);
        let left24 = op(&mut b, IntBin::Shl, x, 24);
        let right3 = op(&mut b, IntBin::Shr, x, 3);
        let byte_of_x = b.t.convert(Conv::I2B, x);
        let masked = op(&mut b, IntBin::And, y, 31);
        let high_byte = op(&mut b, IntBin::And, x, 0xff00);
        let sign = b.t.cmp(Cmp::Lt, x, zero);
        let sign = b.t.bool_to_int(sign);
        let shifted = op(&mut b, IntBin::UShr, x, 8);
        let rows = [
            ("x << 32", op(&mut b, IntBin::Shl, x, 32), x),
            ("x << 35", op(&mut b, IntBin::Shl, x, 35), left3),
            ("x << 3 << 4", op(&mut b, IntBin::Shl, left3, 4), op(&mut b, IntBin::Shl, x, 7)),
            ("x << 24 << 8", op(&mut b, IntBin::Shl, left24, 8), zero),
            ("x >> 3 >> 4", op(&mut b, IntBin::Shr, right3, 4), op(&mut b, IntBin::Shr, x, 7)),
            ("x << 24 >> 24", op(&mut b, IntBin::Shr, left24, 24), byte_of_x),
            ("x << 24 >>> 24", op(&mut b, IntBin::UShr, left24, 24), op(&mut b, IntBin::And, x, 255)),
            ("x >> 3 << 3", op(&mut b, IntBin::Shl, right3, 3), op(&mut b, IntBin::And, x, -8)),
            ("x << (y & 31)", b.t.int_bin(IntBin::Shl, x, masked), b.t.int_bin(IntBin::Shl, x, y)),
            ("x >>> 31", op(&mut b, IntBin::UShr, x, 31), sign),
            ("(x & 0xff00) >>> 8", op(&mut b, IntBin::UShr, high_byte, 8), op(&mut b, IntBin::And, shifted, 255)),
            ("0 << x", b.t.int_bin(IntBin::Shl, zero, x), zero),
        ];
        b.check(&rows);
    }

    #[test]
    fn flags_stay_booleans() {
        let mut b = Bench::new();
        let (p, q) = (b.bool_var("p"), b.bool_var("q"));
        let (fp, fq) = (b.t.bool_to_int(p), b.t.bool_to_int(q));
        let both = b.t.and(p, q);
        let either = b.t.or(p, q);
        let differ = b.t.xor(p, q);
        let not_p = b.t.not(p);
        let rows = [
            ("p & q", b.t.int_bin(IntBin::And, fp, fq), b.t.bool_to_int(both)),
            ("p | q", b.t.int_bin(IntBin::Or, fp, fq), b.t.bool_to_int(either)),
            ("p ^ q", b.t.int_bin(IntBin::Xor, fp, fq), b.t.bool_to_int(differ)),
            ("p ^ 1", op(&mut b, IntBin::Xor, fp, 1), b.t.bool_to_int(not_p)),
            ("p & 1", op(&mut b, IntBin::And, fp, 1), fp),
        ];
        b.check(&rows);
    }
}
