//! Floating point as circuits over IEEE bits: the parts that all operations share.
//!
//! - here: the formats, taking a float apart, comparisons, and what needs no rounding.
//! - `round`: the one place that normalises, rounds to nearest even and packs. `arithmetic`: what feeds it.
//! - `convert`: from and to integers, between the formats, and to whole numbers.
//!
//! Invariant: a word that stands for a float never has a NaN other than the canonical one, so NaN is told by one bit
//! beyond the exponent, and equal floats that are not zeros have equal bits.

mod arithmetic;
mod convert;
mod round;
#[cfg(test)]
mod tests;

use crate::expr::ops::{Cmp, Compare3, FloatUn};
use crate::expr::{Sort, ops};

use super::gates::Gates;
use super::sat::Lit;
use super::words::{self, Word, constant};

/// A binary interchange format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Format {
    /// Bits of the exponent.
    exponent: usize,
    /// Bits of the fraction, without the hidden one.
    fraction: usize,
    nan: u64,
}

pub const SINGLE: Format = Format { exponent: 8, fraction: 23, nan: ops::CANONICAL_NAN_F32 as u64 };
pub const DOUBLE: Format = Format { exponent: 11, fraction: 52, nan: ops::CANONICAL_NAN_F64 };

impl Format {
    /// The format of a float sort; of anything else, the double's.
    pub fn of(sort: Sort) -> Format {
        if sort == Sort::F32 { SINGLE } else { DOUBLE }
    }

    /// Bits of a significand with its hidden bit.
    fn precision(self) -> usize {
        self.fraction + 1
    }

    fn width(self) -> usize {
        1 + self.exponent + self.fraction
    }

    fn bias(self) -> i64 {
        (1 << (self.exponent - 1)) - 1
    }

    /// The exponent of the least normal number.
    fn least(self) -> i64 {
        1 - self.bias()
    }

    /// Bits that hold every exponent that comes up on the way to a result, signed.
    fn wide_exponent(self) -> usize {
        self.exponent + 3
    }

    fn infinity(self) -> u64 {
        ((1 << self.exponent) - 1) << self.fraction
    }

    fn one(self) -> u64 {
        (self.bias() as u64) << self.fraction
    }
}

/// A float taken apart. The number is `significand * 2^(exponent - fraction bits)`.
struct Unpacked {
    sign: Lit,
    nan: Lit,
    infinite: Lit,
    zero: Lit,
    /// Signed, of the format's wide width, without bias.
    exponent: Word,
    significand: Word,
}

/// A signed constant of a width.
fn signed(value: i64, width: usize) -> Word {
    words::sign_extend(&constant(value as u64 as u128, 64), width.max(64))[..width].to_vec()
}

impl Gates {
    /// The bits of a float from any bits: every NaN becomes the canonical one.
    pub fn canonical(&mut self, format: Format, bits: &[Lit]) -> Word {
        let (fraction, rest) = bits.split_at(format.fraction);
        let exponent_full = self.all(&rest[..format.exponent]);
        let some_fraction = self.any(fraction);
        let nan = self.and(exponent_full, some_fraction);
        self.choose(nan, &constant(u128::from(format.nan), format.width()), bits)
    }

    fn is_nan(&mut self, format: Format, bits: &[Lit]) -> Lit {
        // The canonical NaN has the highest bit of the fraction; infinity has none.
        self.all(&bits[format.fraction - 1..format.fraction + format.exponent])
    }

    fn is_zero_float(&mut self, format: Format, bits: &[Lit]) -> Lit {
        self.is_zero(&bits[..format.width() - 1])
    }

    /// Takes a float apart. Subnormal numbers lack their hidden bit.
    fn unpack(&mut self, format: Format, bits: &[Lit]) -> Unpacked {
        let (fraction, rest) = bits.split_at(format.fraction);
        let field = &rest[..format.exponent];
        let full = self.all(field);
        let empty = self.is_zero(field);
        let quiet = words::sign(fraction);
        let width = format.wide_exponent();
        // A subnormal number has the exponent of the least normal one.
        let mut biased = words::zero_extend(field, width);
        biased[0] = self.or(biased[0], empty);
        let mut significand = fraction.to_vec();
        significand.push(!empty);
        Unpacked {
            sign: words::sign(rest),
            nan: self.and(full, quiet),
            infinite: self.and(full, !quiet),
            zero: self.is_zero_float(format, bits),
            exponent: self.add(&biased, &signed(-format.bias(), width)),
            significand,
        }
    }

    /// Takes a float apart; the significand has its highest bit set unless it is zero.
    fn unpack_normal(&mut self, format: Format, bits: &[Lit]) -> Unpacked {
        let mut parts = self.unpack(format, bits);
        let (significand, zeros) = self.normalise(&parts.significand, format.precision() - 1);
        let zeros = words::zero_extend(&zeros, format.wide_exponent());
        parts.exponent = self.sub(&parts.exponent, &zeros);
        parts.significand = significand;
        parts
    }

    /// Shifts left until the highest bit is set, by at most `most`; gives the shift as well.
    fn normalise(&mut self, word: &[Lit], most: usize) -> (Word, Word) {
        let mut word = word.to_vec();
        let mut shift = Vec::new();
        let stages = usize::BITS - most.leading_zeros();
        for stage in (0..stages).rev() {
            let by = (1usize << stage).min(word.len());
            let clear = self.is_zero(&word[word.len() - by..]);
            let moved: Word = (0..word.len()).map(|at| if at < by { Lit::FALSE } else { word[at - by] }).collect();
            word = self.choose(clear, &moved, &word);
            shift.insert(0, clear);
        }
        (word, shift)
    }

    /// A result that is special in one of the ways, else as computed.
    fn with_specials(&mut self, format: Format, nan: Lit, infinite: Lit, sign: Lit, finite: &[Lit]) -> Word {
        let mut infinity = constant(u128::from(format.infinity()), format.width());
        if let Some(highest) = infinity.last_mut() {
            *highest = sign;
        }
        let number = self.choose(infinite, &infinity, finite);
        self.choose(nan, &constant(u128::from(format.nan), format.width()), &number)
    }

    /// Whether a < b, IEEE's way: no with a NaN, and the zeros are equal.
    fn float_less(&mut self, format: Format, a: &[Lit], b: &[Lit]) -> Lit {
        let ordered = self.ordered(format, a, b);
        let both_zero = self.both_zero(format, a, b);
        let size = format.width() - 1;
        let (sign_a, sign_b) = (words::sign(a), words::sign(b));
        let (below, above) = (self.less_unsigned(&a[..size], &b[..size]), self.less_unsigned(&b[..size], &a[..size]));
        let same_sign = self.mux(sign_a, above, below);
        let differ = self.xor(sign_a, sign_b);
        let less = self.mux(differ, sign_a, same_sign);
        self.all(&[ordered, !both_zero, less])
    }

    fn float_equal(&mut self, format: Format, a: &[Lit], b: &[Lit]) -> Lit {
        let ordered = self.ordered(format, a, b);
        let both_zero = self.both_zero(format, a, b);
        let same = self.words_equal(a, b);
        let equal = self.or(same, both_zero);
        self.and(ordered, equal)
    }

    fn ordered(&mut self, format: Format, a: &[Lit], b: &[Lit]) -> Lit {
        let (a, b) = (self.is_nan(format, a), self.is_nan(format, b));
        self.and(!a, !b)
    }

    fn both_zero(&mut self, format: Format, a: &[Lit], b: &[Lit]) -> Lit {
        let (a, b) = (self.is_zero_float(format, a), self.is_zero_float(format, b));
        self.and(a, b)
    }

    pub fn float_compare(&mut self, format: Format, op: Cmp, a: &[Lit], b: &[Lit]) -> Lit {
        match op {
            Cmp::Eq => self.float_equal(format, a, b),
            Cmp::Ne => !self.float_equal(format, a, b),
            Cmp::Lt => self.float_less(format, a, b),
            Cmp::Gt => self.float_less(format, b, a),
            Cmp::Le => {
                let (less, equal) = (self.float_less(format, a, b), self.float_equal(format, a, b));
                self.or(less, equal)
            }
            Cmp::Ge => self.float_compare(format, Cmp::Le, b, a),
        }
    }

    /// Whether the three-way comparison gives -1, and whether it gives 1.
    pub fn float_compare3(&mut self, op: Compare3, a: &[Lit], b: &[Lit]) -> (Lit, Lit) {
        let format = if matches!(op, Compare3::Fcmpl | Compare3::Fcmpg) { SINGLE } else { DOUBLE };
        let unordered = !self.ordered(format, a, b);
        let (less, greater) = (self.float_less(format, a, b), self.float_less(format, b, a));
        match op {
            Compare3::Fcmpl | Compare3::Dcmpl => (self.or(less, unordered), greater),
            _ => (less, self.or(greater, unordered)),
        }
    }

    /// `Math.min`, or `Math.max`.
    pub fn float_extreme(&mut self, format: Format, a: &[Lit], b: &[Lit], greatest: bool) -> Word {
        let nan = !self.ordered(format, a, b);
        let before = if greatest { self.float_less(format, b, a) } else { self.float_less(format, a, b) };
        let equal = self.float_equal(format, a, b);
        // Of two zeros the negative one is the lesser.
        let tie = self.and(equal, words::sign(a).xor(greatest));
        let first = self.or(before, tie);
        let number = self.choose(first, a, b);
        self.choose(nan, &constant(u128::from(format.nan), format.width()), &number)
    }

    pub fn float_unary(&mut self, format: Format, op: FloatUn, a: &[Lit]) -> Word {
        match op {
            // The sign of the one NaN does not change.
            FloatUn::Neg => {
                let nan = self.is_nan(format, a);
                let mut flipped = a.to_vec();
                if let Some(highest) = flipped.last_mut() {
                    *highest = self.and(!*highest, !nan);
                }
                flipped
            }
            FloatUn::Abs => {
                let mut cleared = a.to_vec();
                if let Some(highest) = cleared.last_mut() {
                    *highest = Lit::FALSE;
                }
                cleared
            }
            FloatUn::Sqrt => self.float_sqrt(format, a),
            FloatUn::Floor | FloatUn::Ceil | FloatUn::Rint => self.float_to_whole(format, op, a),
        }
    }
}
