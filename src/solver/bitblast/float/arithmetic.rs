//! Sums, products, quotients, roots: exact, or exact with a sticky bit, then rounded once.

use crate::expr::ops::FloatBin;

use super::super::gates::Gates;
use super::super::sat::Lit;
use super::super::words::{self, Word, constant};
use super::round::Unrounded;
use super::{Format, signed};

impl Gates {
    /// `None` for the remainder, which is not one rounding of a short computation.
    pub fn float_binary(&mut self, format: Format, op: FloatBin, a: &[Lit], b: &[Lit]) -> Option<Word> {
        Some(match op {
            FloatBin::Add => self.float_add(format, a, b, false),
            FloatBin::Sub => self.float_add(format, a, b, true),
            FloatBin::Mul => self.float_mul(format, a, b),
            FloatBin::Div => self.float_div(format, a, b),
            FloatBin::Rem => return None,
        })
    }

    fn float_add(&mut self, format: Format, a: &[Lit], b: &[Lit], subtract: bool) -> Word {
        let width = format.wide_exponent();
        let (x, mut y) = (self.unpack(format, a), self.unpack(format, b));
        y.sign = y.sign.xor(subtract);
        let differ = self.xor(x.sign, y.sign);
        let both_infinite = self.and(x.infinite, y.infinite);
        let clash = self.and(both_infinite, differ);
        let nan = self.any(&[x.nan, y.nan, clash]);
        let infinite = self.or(x.infinite, y.infinite);
        let infinite_sign = self.mux(x.infinite, x.sign, y.sign);

        // The greater in size first, so that the difference is not negative. A subnormal number is never shifted against:
        // if it is the greater, both have the same exponent.
        let size = format.width() - 1;
        let swap = self.less_unsigned(&a[..size], &b[..size]);
        let great = self.choose(swap, &y.significand, &x.significand);
        let small = self.choose(swap, &x.significand, &y.significand);
        let exponent = self.choose(swap, &y.exponent, &x.exponent);
        let other = self.choose(swap, &x.exponent, &y.exponent);
        let sign = self.mux(swap, y.sign, x.sign);
        let distance = self.sub(&exponent, &other);

        // Three bits below are enough: where more than one is lost, at most one is needed again.
        let great = [constant(0, 3), great, vec![Lit::FALSE]].concat();
        let small = [constant(0, 3), small].concat();
        let small = self.shift_right_sticky(&small, &distance[..format.exponent]);
        let small = words::zero_extend(&small, great.len());
        let flipped: Word = small.iter().map(|&bit| self.xor(bit, differ)).collect();
        let (sum, _) = self.add_carry(&great, &flipped, differ);

        // An exact zero is positive, unless both operands are negative.
        let none = self.is_zero(&sum);
        let both_negative = self.and(x.sign, y.sign);
        let sign = self.mux(none, both_negative, sign);
        let number = Unrounded {
            sign,
            exponent: self.add(&exponent, &constant(1, width)),
            leading_zeros: sum.len() - 1,
            significand: sum,
            may_be_tiny: true,
        };
        let finite = self.round(format, number);
        self.with_specials(format, nan, infinite, infinite_sign, &finite)
    }

    fn float_mul(&mut self, format: Format, a: &[Lit], b: &[Lit]) -> Word {
        let width = format.wide_exponent();
        let (x, y) = (self.unpack_normal(format, a), self.unpack_normal(format, b));
        let sign = self.xor(x.sign, y.sign);
        let (zero_x, zero_y) = (self.and(x.zero, y.infinite), self.and(x.infinite, y.zero));
        let nan = self.any(&[x.nan, y.nan, zero_x, zero_y]);
        let infinite = self.or(x.infinite, y.infinite);
        let (exponent, _) = self.add_carry(&x.exponent, &y.exponent, Lit::TRUE);
        debug_assert_eq!(exponent.len(), width);
        let number = Unrounded {
            sign,
            exponent,
            leading_zeros: 1,
            significand: self.mul_full(&x.significand, &y.significand),
            may_be_tiny: true,
        };
        let finite = self.round(format, number);
        self.with_specials(format, nan, infinite, sign, &finite)
    }

    fn float_div(&mut self, format: Format, a: &[Lit], b: &[Lit]) -> Word {
        let (x, y) = (self.unpack_normal(format, a), self.unpack_normal(format, b));
        let sign = self.xor(x.sign, y.sign);
        let (zeros, infinities) = (self.and(x.zero, y.zero), self.and(x.infinite, y.infinite));
        let nan = self.any(&[x.nan, y.nan, zeros, infinities]);
        let infinite = self.or(x.infinite, y.zero);

        // Long division of two numbers in [1, 2): one bit before the point, the rest behind it.
        let precision = format.precision();
        let divisor = words::zero_extend(&y.significand, precision + 1);
        let mut remainder = words::zero_extend(&x.significand, precision + 1);
        let mut quotient = Vec::new();
        for _ in 0..precision + 2 {
            let (reduced, fits) = self.sub_fits(&remainder, &divisor);
            quotient.insert(0, fits);
            // Less than the divisor now, so the highest bit is free.
            let mut next = self.choose(fits, &reduced, &remainder);
            next.pop();
            next.insert(0, Lit::FALSE);
            remainder = next;
        }
        let rest = self.any(&remainder);
        quotient.insert(0, rest);

        // A quotient by infinity is zero; one by zero was said above.
        let significand = self.mask(&quotient, !y.infinite);
        let number = Unrounded {
            sign,
            exponent: self.sub(&x.exponent, &y.exponent),
            leading_zeros: 1,
            significand,
            may_be_tiny: true,
        };
        let finite = self.round(format, number);
        self.with_specials(format, nan, infinite, sign, &finite)
    }

    pub(super) fn float_sqrt(&mut self, format: Format, a: &[Lit]) -> Word {
        let width = format.wide_exponent();
        let x = self.unpack_normal(format, a);
        let negative = self.and(x.sign, !x.zero);
        let nan = self.or(x.nan, negative);

        // In [1, 4), with an even exponent.
        let odd = x.exponent[0];
        let twice = [vec![Lit::FALSE], x.significand.clone()].concat();
        let once = words::zero_extend(&x.significand, twice.len());
        let radicand = self.choose(odd, &twice, &once);
        let digits = format.precision() + 1;
        // Two bits of the radicand for each bit of the root, the highest first.
        let mut below = radicand.into_iter().rev();
        let mut remainder: Word = Vec::new();
        let mut root: Word = Vec::new();
        for _ in 0..digits {
            let (high, low) = (below.next().unwrap_or(Lit::FALSE), below.next().unwrap_or(Lit::FALSE));
            remainder.splice(0..0, [low, high]);
            let trial = [vec![Lit::TRUE, Lit::FALSE], root.clone()].concat();
            let trial = words::zero_extend(&trial, remainder.len().max(trial.len()));
            let current = words::zero_extend(&remainder, trial.len());
            let (reduced, fits) = self.sub_fits(&current, &trial);
            remainder = self.choose(fits, &reduced, &current);
            root.insert(0, fits);
            // At most twice the root.
            remainder.truncate(root.len() + 1);
        }
        let rest = self.any(&remainder);
        root.insert(0, rest);

        let halved = words::sign_extend(&x.exponent[1..], width);
        let number =
            Unrounded { sign: x.sign, exponent: halved, leading_zeros: 0, significand: root, may_be_tiny: false };
        let finite = self.round(format, number);
        // The hidden bit says whether there is a number at all, so zero came out as zero, with its sign.
        self.with_specials(format, nan, x.infinite, x.sign, &finite)
    }

    /// `a * b + c` with one rounding.
    pub fn float_fma(&mut self, format: Format, a: &[Lit], b: &[Lit], c: &[Lit]) -> Word {
        let width = format.wide_exponent();
        let precision = format.precision();
        let [x, y, z] = [a, b, c].map(|operand| self.unpack_normal(format, operand));
        let product_sign = self.xor(x.sign, y.sign);
        let product_zero = self.or(x.zero, y.zero);
        let product_infinite = self.or(x.infinite, y.infinite);
        let differ = self.xor(product_sign, z.sign);
        let (zero_x, zero_y) = (self.and(x.zero, y.infinite), self.and(x.infinite, y.zero));
        let clash = self.all(&[product_infinite, z.infinite, differ]);
        let nan = self.any(&[x.nan, y.nan, z.nan, zero_x, zero_y, clash]);
        let infinite = self.or(product_infinite, z.infinite);
        let infinite_sign = self.mux(product_infinite, product_sign, z.sign);

        // Both with the same number of bits, of which the product's highest may be clear. A zero has the exponent of
        // nothing, so that the other is not shifted against it.
        let product = self.mul_full(&x.significand, &y.significand);
        let (exponent, _) = self.add_carry(&x.exponent, &y.exponent, Lit::TRUE);
        let nothing = signed(-(1 << (width - 2)), width);
        let product_exponent = self.choose(product_zero, &nothing, &exponent);
        let addend = [constant(0, precision), z.significand.clone()].concat();
        let addend_exponent = self.choose(z.zero, &nothing, &z.exponent);

        let swap = self.less_signed(&product_exponent, &addend_exponent);
        let great = self.choose(swap, &addend, &product);
        let small = self.choose(swap, &product, &addend);
        let exponent = self.choose(swap, &addend_exponent, &product_exponent);
        let other = self.choose(swap, &product_exponent, &addend_exponent);
        let sign = self.mux(swap, z.sign, product_sign);
        let distance = self.sub(&exponent, &other);
        // Both exponents lie within a quarter of the wide range around zero, or are that of nothing.
        let great = [constant(0, 4), great, vec![Lit::FALSE]].concat();
        let small = [constant(0, 4), small].concat();
        let small = self.shift_right_sticky(&small, &distance[..width - 1]);
        let small = words::zero_extend(&small, great.len());
        let flipped: Word = small.iter().map(|&bit| self.xor(bit, differ)).collect();
        let (sum, carry) = self.add_carry(&great, &flipped, differ);
        // With exponents this close either may be the greater.
        let below = self.and(differ, !carry);
        let sum = self.negate_if(&sum, below);
        let sign = self.xor(sign, below);

        let none = self.is_zero(&sum);
        let both_negative = self.and(product_sign, z.sign);
        let sign = self.mux(none, both_negative, sign);
        let number = Unrounded {
            sign,
            exponent: self.add(&exponent, &constant(1, width)),
            leading_zeros: sum.len() - 1,
            significand: sum,
            may_be_tiny: true,
        };
        let finite = self.round(format, number);
        self.with_specials(format, nan, infinite, infinite_sign, &finite)
    }
}
