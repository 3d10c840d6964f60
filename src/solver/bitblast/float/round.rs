//! From an exact number, or one with a sticky last bit, to the nearest float, ties to even.
//!
//! Every operation that rounds ends here. The significand is an integer of any width whose lowest bit may be sticky: set
//! if anything below it was lost. Rounding a packed number is adding one to its bits: the carry turns the greatest
//! subnormal number into the least normal one, and the greatest number into infinity.

use super::super::gates::Gates;
use super::super::sat::Lit;
use super::super::words::{self, Word, constant};
use super::{Format, signed};

/// A number to be rounded: `significand * 2^(exponent - (bits of the significand - 1))`, so that the exponent is that of
/// the highest bit.
pub(super) struct Unrounded {
    pub sign: Lit,
    /// Signed, of the format's wide width.
    pub exponent: Word,
    /// The highest bit first set may be this many below the top, if there is one at all.
    pub leading_zeros: usize,
    pub significand: Word,
    /// Whether the number can be below the least normal one.
    pub may_be_tiny: bool,
}

impl Gates {
    pub(super) fn round(&mut self, format: Format, number: Unrounded) -> Word {
        let precision = format.precision();
        let width = format.wide_exponent();
        let (significand, zeros) = self.normalise(&number.significand, number.leading_zeros);
        let exponent = self.sub(&number.exponent, &words::zero_extend(&zeros, width));

        // The kept bits, one to round by, and what is below as one sticky bit.
        let kept = precision + 2;
        let mut significand = match significand.len().checked_sub(kept) {
            Some(0) => significand,
            Some(extra) => {
                let sticky = self.any(&significand[..=extra]);
                let mut short = significand[extra..].to_vec();
                short[0] = sticky;
                short
            }
            None => [constant(0, kept - significand.len()), significand].concat(),
        };

        // Below the least normal number the exponent is fixed and bits are lost instead.
        if number.may_be_tiny {
            let short_by = self.sub(&signed(format.least(), width), &exponent);
            let tiny = !words::sign(&short_by);
            let shift = self.mask(&short_by[..width - 1], tiny);
            significand = self.shift_right_sticky(&significand, &shift);
        }
        let hidden = words::sign(&significand);
        let biased = self.add(&exponent, &signed(format.bias(), width));
        let field = self.mask(&biased, hidden);

        // The lowest two bits are for rounding: up above the middle, and in the middle if the number is odd.
        let odd_or_more = self.or(significand[0], significand[2]);
        let up = self.and(significand[1], odd_or_more);
        let packed = [&significand[2..2 + format.fraction], &field].concat();
        let (packed, _) = self.increment_if(&packed, up);
        let (fraction, field) = packed.split_at(format.fraction);

        // The field has room above the format's own bits and never gets negative, so overflow shows in it.
        let full = self.all(&field[..format.exponent]);
        let beyond = self.any(&field[format.exponent..]);
        let overflow = self.or(full, beyond);
        let finite: Word = fraction.iter().chain(&field[..format.exponent]).copied().collect();
        let mut out = self.choose(overflow, &constant(u128::from(format.infinity()), format.width() - 1), &finite);
        out.push(number.sign);
        out
    }
}
