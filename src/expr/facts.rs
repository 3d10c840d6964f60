//! What is known of a bit-vector term whatever its variables are: a signed range, and the bits that can be one.
//!
//! Computed once, in constant time, when a node enters the arena. This is what lets `c < 0` fold for a `char`, a mask
//! vanish over a byte, and two array indices be told apart. The solver's cheap layers read the same facts.
//!
//! Invariants:
//! - Sound: every value the term can take lies in the range and has no bit outside `ones`. (Property-tested.)
//! - The two parts are kept consistent with each other by [`Facts::tighten`].
//! - Terms that are not bit-vectors carry [`Facts::NONE`], which says nothing.

use super::node::Node;
use super::ops::IntBin;
use super::sort::Sort;
use super::terms::Terms;

/// Bounds on the value of a bit-vector term.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Facts {
    /// Least signed value.
    pub low: i64,
    /// Greatest signed value.
    pub high: i64,
    /// The bits that are not known to be zero.
    pub ones: u64,
}

impl Facts {
    pub const NONE: Facts = Facts { low: i64::MIN, high: i64::MAX, ones: u64::MAX };

    fn any(sort: Sort) -> Facts {
        let (low, high) = sort.signed_bounds();
        Facts { low, high, ones: sort.mask() }
    }

    fn exactly(sort: Sort, value: i64) -> Facts {
        Facts { low: value, high: value, ones: value as u64 & sort.mask() }
    }

    /// The range if it fits the sort without wrapping, else anything.
    fn range(sort: Sort, low: i128, high: i128) -> Facts {
        let (least, greatest) = sort.signed_bounds();
        if low < i128::from(least) || high > i128::from(greatest) {
            return Facts::any(sort);
        }
        Facts { low: low as i64, high: high as i64, ones: sort.mask() }.tighten(sort)
    }

    fn bits(sort: Sort, ones: u64) -> Facts {
        let (low, high) = sort.signed_bounds();
        Facts { low, high, ones: ones & sort.mask() }.tighten(sort)
    }

    /// Carries what the range says over to the bits and back.
    fn tighten(mut self, sort: Sort) -> Facts {
        let sign_bit = (sort.mask() >> 1) + 1;
        if self.ones & sign_bit == 0 {
            self.low = self.low.max(0);
            self.high = self.high.min(self.ones as i64);
        }
        if self.low >= 0 {
            self.ones &= u64::MAX.checked_shr((self.high as u64).leading_zeros()).unwrap_or(0);
        }
        self
    }

    pub fn is_non_negative(&self) -> bool {
        self.low >= 0
    }

    /// The least and greatest value when the bits are read as unsigned.
    pub fn unsigned_range(&self, sort: Sort) -> (u64, u64) {
        if self.low >= 0 {
            (self.low as u64, self.high as u64)
        } else if self.high < 0 {
            (self.low as u64 & sort.mask(), self.high as u64 & sort.mask())
        } else {
            (0, self.ones)
        }
    }

    /// The constant this term must be, if only one is possible.
    pub fn single(&self) -> Option<i64> {
        (self.low == self.high).then_some(self.low)
    }
}

/// The facts of a node about to enter the arena; its operands are in it already.
pub(super) fn of_node(terms: &Terms, node: &Node, sort: Sort) -> Facts {
    if !sort.is_bit_vector() {
        return Facts::NONE;
    }
    match *node {
        Node::Const(value) => match value.signed() {
            Some(value) => Facts::exactly(sort, value),
            None => Facts::any(sort),
        },
        Node::Int(op, a, b) => of_int(op, sort, terms.facts(a), terms.facts(b)),
        Node::Extract { to, low, of } => {
            let inner = terms.facts(of);
            let (least, greatest) = to.signed_bounds();
            if low == 0 && inner.low >= least && inner.high <= greatest {
                return Facts { ones: inner.ones & to.mask(), ..inner };
            }
            Facts::bits(to, inner.ones >> low)
        }
        Node::Concat(high, low) => {
            let width = terms.sort(low).width().unwrap_or(0);
            Facts::bits(sort, (terms.facts(high).ones << width) | terms.facts(low).ones)
        }
        Node::SignExtend(_, a) => {
            let inner = terms.facts(a);
            let ones = if inner.is_non_negative() { inner.ones } else { sort.mask() };
            Facts { ones, ..inner }
        }
        Node::ZeroExtend(_, a) => {
            let (low, high) = terms.facts(a).unsigned_range(terms.sort(a));
            Facts { low: low as i64, high: high as i64, ones: terms.facts(a).ones }
        }
        Node::Compare3(..) => Facts::range(sort, -1, 1),
        Node::Ite(_, a, b) => {
            let (a, b) = (terms.facts(a), terms.facts(b));
            Facts { low: a.low.min(b.low), high: a.high.max(b.high), ones: a.ones | b.ones }
        }
        _ => Facts::any(sort),
    }
}

fn of_int(op: IntBin, sort: Sort, a: Facts, b: Facts) -> Facts {
    let wide = |value: i64| i128::from(value);
    match op {
        IntBin::Add => Facts::range(sort, wide(a.low) + wide(b.low), wide(a.high) + wide(b.high)),
        IntBin::Sub => Facts::range(sort, wide(a.low) - wide(b.high), wide(a.high) - wide(b.low)),
        IntBin::Mul => {
            let corners = [
                wide(a.low) * wide(b.low),
                wide(a.low) * wide(b.high),
                wide(a.high) * wide(b.low),
                wide(a.high) * wide(b.high),
            ];
            let low = corners.into_iter().min().unwrap_or(i128::MIN);
            let high = corners.into_iter().max().unwrap_or(i128::MAX);
            Facts::range(sort, low, high)
        }
        IntBin::Div => match b.single() {
            // Zero takes SMT-LIB's value; the quotient by -1 of the least value wraps, which `range` notices.
            Some(0) => Facts::range(sort, -1, 1),
            Some(divisor) => {
                let (x, y) = (wide(a.low) / wide(divisor), wide(a.high) / wide(divisor));
                Facts::range(sort, x.min(y), x.max(y))
            }
            None => Facts::any(sort),
        },
        IntBin::Rem => {
            // The result is never further from zero than the dividend and has its sign, also for a zero divisor.
            let (mut low, mut high) = (wide(a.low).min(0), wide(a.high).max(0));
            if let Some(divisor) = b.single().filter(|&divisor| divisor != 0) {
                let most = wide(divisor).abs() - 1;
                (low, high) = (low.max(-most), high.min(most));
            }
            Facts::range(sort, low, high)
        }
        IntBin::And => {
            let signed = common_sign_range(sort, a, b);
            Facts { ones: a.ones & b.ones, ..signed }.tighten(sort)
        }
        IntBin::Or | IntBin::Xor => {
            let signed = common_sign_range(sort, a, b);
            Facts { ones: a.ones | b.ones, ..signed }.tighten(sort)
        }
        IntBin::Shl => match shift_count(sort, b) {
            Some(count) => Facts::bits(sort, a.ones << count),
            None => Facts::any(sort),
        },
        IntBin::Shr => match shift_count(sort, b) {
            Some(count) => Facts::range(sort, wide(a.low >> count), wide(a.high >> count)),
            None => Facts::range(sort, wide(a.low.min(0)), wide(a.high.max(0))),
        },
        IntBin::UShr => match shift_count(sort, b) {
            Some(count) => {
                let (low, high) = a.unsigned_range(sort);
                if count == 0 {
                    a
                } else {
                    Facts::range(sort, wide((low >> count) as i64), wide((high >> count) as i64))
                }
            }
            None if a.is_non_negative() => Facts::range(sort, 0, wide(a.high)),
            None => Facts::any(sort),
        },
    }
}

fn shift_count(sort: Sort, count: Facts) -> Option<u32> {
    let mask = i64::from(sort.width()? - 1);
    Some((count.single()? & mask) as u32)
}

/// Bitwise operations on two sign-extended narrow values give such a value again.
fn common_sign_range(sort: Sort, a: Facts, b: Facts) -> Facts {
    let magnitude = |value: i64| 64 - (value ^ (value >> 63)).leading_zeros();
    let bits = [a.low, a.high, b.low, b.high].into_iter().map(magnitude).max().unwrap_or(63);
    if bits >= 63 {
        return Facts::any(sort);
    }
    Facts { low: -(1i64 << bits), high: (1i64 << bits) - 1, ones: sort.mask() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expr::TermId;
    use crate::expr::ops::{Compare3, Conv};

    #[test]
    fn ranges() {
        let mut t = Terms::new();
        let (x, y) = (t.var("x", Sort::Bv32), t.var("y", Sort::Bv64));
        let byte = t.var("byte", Sort::Bv8);
        let signed = t.sign_extend(Sort::Bv32, byte);
        let unsigned = t.zero_extend(Sort::Bv32, byte);
        let ten = t.int(10);
        let mut bin = |op, a, b| t.int_bin(op, a, b);
        let rows = [
            (bin(IntBin::Add, unsigned, ten), (10, 265)),
            (bin(IntBin::Sub, signed, unsigned), (-383, 127)),
            (bin(IntBin::Mul, signed, signed), (-16256, 16384)),
            (bin(IntBin::Div, unsigned, ten), (0, 25)),
            (bin(IntBin::Rem, x, ten), (-9, 9)),
            (bin(IntBin::And, x, ten), (0, 10)),
            (bin(IntBin::Or, signed, ten), (-128, 127)),
            (bin(IntBin::Xor, signed, unsigned), (-256, 255)),
            (bin(IntBin::Shl, unsigned, ten), (0, 261120)),
            (bin(IntBin::Shr, x, ten), (-2097152, 2097151)),
            (bin(IntBin::UShr, x, ten), (0, 4194303)),
            (bin(IntBin::Add, x, ten), (i64::from(i32::MIN), i64::from(i32::MAX))),
            (t.compare3(Compare3::Lcmp, y, y), (0, 0)),
            (t.convert(Conv::I2L, signed), (-128, 127)),
        ];
        for (term, range) in rows {
            assert_eq!(t.signed_range(term), Some(range), "{}", t.to_java(term));
        }
        assert_eq!(t.signed_range(TermId::TRUE), None);
    }

    #[test]
    fn bits() {
        let mut t = Terms::new();
        let x = t.var("x", Sort::Bv32);
        let (mask, four) = (t.int(0b1010), t.int(4));
        let masked = t.int_bin(IntBin::And, x, mask);
        let shifted = t.int_bin(IntBin::Shl, masked, four);
        let merged = t.int_bin(IntBin::Or, masked, shifted);
        let low = t.extract(Sort::Bv8, 4, merged);
        for (term, ones) in [(masked, 0b1010), (shifted, 0b1010_0000), (merged, 0b1010_1010), (low, 0b1010)] {
            assert_eq!(t.facts(term).ones, ones, "{}", t.to_java(term));
        }
    }
}
