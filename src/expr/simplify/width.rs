//! Changes of width: extracts, concatenations and extensions.
//!
//! Narrowing and widening come from `byte`, `short` and `char` values and from `int`/`long` conversions; the rules make
//! round trips vanish and keep a 64-bit computation on widened ints at 32 bits where only those are looked at.

use crate::expr::node::{Node, TermId};
use crate::expr::ops::IntBin;
use crate::expr::sort::Sort;
use crate::expr::terms::Terms;

impl Terms {
    pub(super) fn simplify_extract(&mut self, to: Sort, low: u32, of: TermId) -> TermId {
        let bits = to.width().unwrap_or(0);
        let end = low + bits;
        match *self.node(of) {
            Node::Extract { low: inner_low, of: inner, .. } => {
                return self.extract(to, low + u32::from(inner_low), inner);
            }
            Node::Concat(high_part, low_part) => {
                let split = self.sort(low_part).width().unwrap_or(0);
                if end <= split {
                    return self.extract(to, low, low_part);
                }
                if low >= split {
                    return self.extract(to, low - split, high_part);
                }
            }
            Node::SignExtend(_, narrow) | Node::ZeroExtend(_, narrow) => {
                let from = self.sort(narrow).width().unwrap_or(0);
                if end <= from {
                    return self.extract(to, low, narrow);
                }
                let zero_extended = matches!(self.node(of), Node::ZeroExtend(..));
                if low == 0 {
                    return if zero_extended { self.zero_extend(to, narrow) } else { self.sign_extend(to, narrow) };
                }
                if low >= from && zero_extended {
                    return self.bv(to, 0);
                }
            }
            Node::Int(op, a, b) => {
                if let Some(result) = self.extract_of_int(to, low, self.sort(of), op, a, b) {
                    return result;
                }
            }
            _ => {}
        }
        self.intern(Node::Extract { to, low: low as u8, of }, to)
    }

    fn extract_of_int(&mut self, to: Sort, low: u32, from: Sort, op: IntBin, a: TermId, b: TermId) -> Option<TermId> {
        let end = low + to.width()?;
        let field = to.mask() << low;
        match op {
            IntBin::And if self.signed_const(b).is_some_and(|mask| mask as u64 & field == field) => {
                return Some(self.extract(to, low, a));
            }
            IntBin::Or | IntBin::Xor if self.facts(b).ones & field == 0 => return Some(self.extract(to, low, a)),
            IntBin::Or | IntBin::Xor if self.facts(a).ones & field == 0 => return Some(self.extract(to, low, b)),
            IntBin::Shr | IntBin::UShr => {
                let count = self.signed_const(b)? as u32 % from.width()?;
                return (end + count <= from.width()?).then(|| self.extract(to, low + count, a));
            }
            IntBin::Shl => {
                let count = self.signed_const(b)? as u32 % from.width()?;
                if low >= count {
                    return Some(self.extract(to, low - count, a));
                }
                return (end <= count).then(|| self.bv(to, 0));
            }
            _ => {}
        }
        // The low bits of these depend on the operands' low bits only. Not carried on into the operands: without a
        // memo that would take exponential time on shared terms.
        let low_bits_suffice =
            matches!(op, IntBin::Add | IntBin::Sub | IntBin::Mul | IntBin::And | IntBin::Or | IntBin::Xor);
        if to == Sort::Bv32 && low == 0 && low_bits_suffice && self.is_widened(a) && self.is_widened(b) {
            let (a, b) = (self.extract(to, 0, a), self.extract(to, 0, b));
            return Some(self.bin(op, to, a, b));
        }
        None
    }

    fn is_widened(&self, t: TermId) -> bool {
        matches!(self.node(t), Node::Const(_) | Node::SignExtend(..) | Node::ZeroExtend(..))
    }

    pub(super) fn simplify_concat(&mut self, whole: Sort, high: TermId, low: TermId) -> TermId {
        if self.signed_const(high) == Some(0) {
            return self.zero_extend(whole, low);
        }
        let part = self.sort(low).width().unwrap_or(0);
        if let (Node::Extract { low: high_at, of: x, .. }, Node::Extract { low: low_at, of: y, .. }) =
            (*self.node(high), *self.node(low))
            && x == y
            && u32::from(high_at) == u32::from(low_at) + part
        {
            return self.extract(whole, u32::from(low_at), x);
        }
        self.intern(Node::Concat(high, low), whole)
    }

    pub(super) fn simplify_sign_extend(&mut self, to: Sort, a: TermId) -> TermId {
        if self.facts(a).is_non_negative() {
            return self.zero_extend(to, a);
        }
        match *self.node(a) {
            Node::SignExtend(_, narrow) => self.sign_extend(to, narrow),
            Node::Extract { low: 0, of, .. } if self.sort(of) == to && self.fits_signed(of, self.sort(a)) => of,
            _ => self.intern(Node::SignExtend(to, a), to),
        }
    }

    pub(super) fn simplify_zero_extend(&mut self, to: Sort, a: TermId) -> TermId {
        match *self.node(a) {
            Node::ZeroExtend(_, narrow) => self.zero_extend(to, narrow),
            Node::Extract { low: 0, of, .. }
                if self.sort(of) == to && self.facts(of).ones & !self.sort(a).mask() == 0 =>
            {
                of
            }
            _ => self.intern(Node::ZeroExtend(to, a), to),
        }
    }

    fn fits_signed(&self, t: TermId, narrow: Sort) -> bool {
        let (least, greatest) = narrow.signed_bounds();
        let facts = self.facts(t);
        facts.low >= least && facts.high <= greatest
    }
}

#[cfg(test)]
mod tests {
    use super::super::check::Bench;
    use super::*;
    use crate::expr::ops::Conv;

    #[test]
    fn round_trips_vanish() {
        let mut b = Bench::new();
        let (x, l) = (b.int_var("x"), b.long_var("l"));
        let byte = b.t.var("byte", Sort::Bv8);
        let signed = b.t.sign_extend(Sort::Bv32, byte);
        let unsigned = b.t.zero_extend(Sort::Bv32, byte);
        let byte_of_x = b.t.convert(Conv::I2B, x);
        let wide = b.t.convert(Conv::I2L, x);
        let low = b.t.extract(Sort::Bv32, 0, l);
        let high = b.t.extract(Sort::Bv32, 32, l);
        let ten = b.t.int(10);
        let digit = b.t.int_bin(IntBin::Rem, x, ten);
        let sixteen = b.t.sign_extend(Sort::Bv16, byte);
        let zero = b.t.int(0);
        let rows = [
            ("(byte) of a byte", b.t.convert(Conv::I2B, signed), signed),
            ("(byte) of an unsigned byte", b.t.convert(Conv::I2B, unsigned), signed),
            ("(char) of an unsigned byte", b.t.convert(Conv::I2C, unsigned), unsigned),
            ("(short) of a byte", b.t.convert(Conv::I2S, signed), signed),
            ("(byte)(byte)", b.t.convert(Conv::I2B, byte_of_x), byte_of_x),
            ("(int)(long)", b.t.convert(Conv::L2I, wide), x),
            ("(byte) of a digit", b.t.convert(Conv::I2B, digit), digit),
            ("halves joined", b.t.concat(high, low), l),
            ("zero above", b.t.concat(zero, low), b.t.zero_extend(Sort::Bv64, low)),
            ("extended twice", b.t.sign_extend(Sort::Bv32, sixteen), signed),
            ("part of an extension", b.t.extract(Sort::Bv16, 0, signed), sixteen),
            ("above an extension", b.t.extract(Sort::Bv16, 16, unsigned), b.t.bv(Sort::Bv16, 0)),
        ];
        b.check(&rows);
    }

    #[test]
    fn extracts_pass_through_bit_operations() {
        let mut b = Bench::new();
        let (x, y) = (b.int_var("x"), b.int_var("y"));
        let (eight, mask) = (b.t.int(8), b.t.int(0x1ff));
        let right = b.t.int_bin(IntBin::UShr, x, eight);
        let left = b.t.int_bin(IntBin::Shl, x, eight);
        let masked = b.t.int_bin(IntBin::And, x, mask);
        let merged = b.t.int_bin(IntBin::Or, left, y);
        let (wide_x, wide_y) = (b.t.sign_extend(Sort::Bv64, x), b.t.sign_extend(Sort::Bv64, y));
        let wide_product = b.t.long_bin(IntBin::Mul, wide_x, wide_y);
        let joined = b.t.concat(x, y);
        let rows = [
            ("of >>>", b.t.extract(Sort::Bv8, 0, right), b.t.extract(Sort::Bv8, 8, x)),
            ("of <<", b.t.extract(Sort::Bv8, 8, left), b.t.extract(Sort::Bv8, 0, x)),
            ("below <<", b.t.extract(Sort::Bv8, 0, left), b.t.bv(Sort::Bv8, 0)),
            ("of a mask", b.t.extract(Sort::Bv8, 0, masked), b.t.extract(Sort::Bv8, 0, x)),
            ("of bits put together", b.t.extract(Sort::Bv8, 0, merged), b.t.extract(Sort::Bv8, 0, y)),
            ("(int) of a widened product", b.t.convert(Conv::L2I, wide_product), b.t.int_bin(IntBin::Mul, x, y)),
            ("low half", b.t.extract(Sort::Bv32, 0, joined), y),
            ("high half", b.t.extract(Sort::Bv32, 32, joined), x),
            ("byte of the high half", b.t.extract(Sort::Bv8, 40, joined), b.t.extract(Sort::Bv8, 8, x)),
        ];
        b.check(&rows);
    }
}
