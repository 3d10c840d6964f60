//! Between floats and integers, between the formats, and to whole numbers.

use crate::expr::ops::{Conv, FloatUn};

use super::super::gates::Gates;
use super::super::sat::Lit;
use super::super::words::{self, Word, constant};
use super::round::Unrounded;
use super::{DOUBLE, Format, SINGLE, signed};

impl Gates {
    /// The conversions from or to a float; `None` for the others.
    pub fn float_convert(&mut self, op: Conv, a: &[Lit]) -> Option<Word> {
        Some(match op {
            Conv::I2F | Conv::L2F => self.float_of_int(SINGLE, a),
            Conv::I2D | Conv::L2D => self.float_of_int(DOUBLE, a),
            Conv::F2I => self.float_to_int(SINGLE, a, 32),
            Conv::F2L => self.float_to_int(SINGLE, a, 64),
            Conv::D2I => self.float_to_int(DOUBLE, a, 32),
            Conv::D2L => self.float_to_int(DOUBLE, a, 64),
            Conv::F2D => self.widen(a),
            Conv::D2F => self.narrow(a),
            Conv::F2Bits | Conv::D2Bits => a.to_vec(),
            Conv::Bits2F => self.canonical(SINGLE, a),
            Conv::Bits2D => self.canonical(DOUBLE, a),
            Conv::I2L | Conv::L2I | Conv::I2B | Conv::I2C | Conv::I2S => return None,
        })
    }

    fn float_of_int(&mut self, format: Format, a: &[Lit]) -> Word {
        let negative = words::sign(a);
        let size = self.negate_if(a, negative);
        let number = Unrounded {
            sign: negative,
            exponent: signed(a.len() as i64 - 1, format.wide_exponent()),
            leading_zeros: a.len() - 1,
            significand: size,
            may_be_tiny: false,
        };
        self.round(format, number)
    }

    /// Towards zero; what does not fit becomes the nearest that does, NaN becomes 0.
    fn float_to_int(&mut self, format: Format, a: &[Lit], width: usize) -> Word {
        let x = self.unpack(format, a);
        let wide = format.wide_exponent();
        let below_one = words::sign(&x.exponent);
        let inside = self.less_signed(&x.exponent, &signed(width as i64 - 1, wide));
        // With the point behind the lowest bit of the fraction, shifted left by the exponent.
        let fixed = words::zero_extend(&x.significand, format.fraction + width);
        let count = width.trailing_zeros() as usize;
        let shifted = self.shift_left(&fixed, &x.exponent[..count]);
        let whole = self.mask(&shifted[format.fraction..], !below_one);
        let value = self.negate_if(&whole, x.sign);
        // The least integer has only its highest bit set, the greatest all others.
        let mut bound = vec![!x.sign; width];
        bound[width - 1] = x.sign;
        let value = self.choose(inside, &value, &bound);
        self.mask(&value, !x.nan)
    }

    /// Every float is a double, the subnormal ones normal.
    fn widen(&mut self, a: &[Lit]) -> Word {
        let x = self.unpack_normal(SINGLE, a);
        let exponent = words::sign_extend(&x.exponent, DOUBLE.exponent);
        let biased = self.add(&exponent, &signed(DOUBLE.bias(), DOUBLE.exponent));
        let field = self.mask(&biased, !x.zero);
        let low = constant(0, DOUBLE.fraction - SINGLE.fraction);
        let finite = [low, x.significand[..SINGLE.fraction].to_vec(), field, vec![x.sign]].concat();
        self.with_specials(DOUBLE, x.nan, x.infinite, x.sign, &finite)
    }

    fn narrow(&mut self, a: &[Lit]) -> Word {
        let x = self.unpack(DOUBLE, a);
        let number = Unrounded {
            sign: x.sign,
            exponent: x.exponent,
            // Subnormal doubles are nothing to a float: they need not be normalised to become zero.
            leading_zeros: 0,
            significand: x.significand,
            may_be_tiny: true,
        };
        let finite = self.round_into(SINGLE, number);
        self.with_specials(SINGLE, x.nan, x.infinite, x.sign, &finite)
    }

    /// Rounds a number whose exponent is wider than the format's own: beyond its reach, anything as far is as good.
    fn round_into(&mut self, format: Format, mut number: Unrounded) -> Word {
        let width = format.wide_exponent();
        let far = 1i64 << (width - 2);
        let wide = number.exponent.len();
        let low = self.less_signed(&number.exponent, &signed(-far, wide));
        let high = self.less_signed(&signed(far, wide), &number.exponent);
        let kept = self.choose(low, &signed(-far, width), &number.exponent[..width]);
        number.exponent = self.choose(high, &signed(far, width), &kept);
        self.round(format, number)
    }

    /// `Math.floor`, `ceil` and `rint`, on the packed bits: what is behind the point is cut off, and one unit added where
    /// the direction asks for it; a carry into the exponent is right.
    pub(super) fn float_to_whole(&mut self, format: Format, op: FloatUn, a: &[Lit]) -> Word {
        let x = self.unpack(format, a);
        let width = format.wide_exponent();
        let fraction = &a[..format.fraction];
        let below_one = words::sign(&x.exponent);
        let is_whole = !self.less_signed(&x.exponent, &signed(format.fraction as i64, width));

        // Set where the bits of the fraction are behind the point.
        let count = (usize::BITS - format.fraction.leading_zeros()) as usize;
        let ones = vec![Lit::TRUE; format.fraction];
        let mask = self.shift_right(&ones, &x.exponent[..count], Lit::FALSE);
        let mut after_half = mask[1..].to_vec();
        after_half.push(Lit::FALSE);
        let half = self.bitwise(&mask, &after_half, Gates::xor);
        // The lowest bit before the point: the next above the mask.
        let mut raised = vec![Lit::TRUE];
        raised.extend_from_slice(&mask);
        let mut mask_wide = mask.clone();
        mask_wide.push(Lit::FALSE);
        let unit = self.bitwise(&raised, &mask_wide, Gates::xor);

        let lost = self.bitwise(fraction, &mask, Gates::and);
        let some_lost = self.any(&lost);
        let up = match op {
            FloatUn::Floor => self.and(x.sign, some_lost),
            FloatUn::Ceil => self.and(!x.sign, some_lost),
            _ => {
                let at_half = self.bitwise(fraction, &half, Gates::and);
                let at_half = self.any(&at_half);
                let beyond = self.bitwise(fraction, &after_half, Gates::and);
                let beyond = self.any(&beyond);
                let odd = self.bitwise(&x.significand, &unit, Gates::and);
                let odd = self.any(&odd);
                let more = self.or(beyond, odd);
                self.and(at_half, more)
            }
        };
        let cut: Word = fraction.iter().zip(&mask).map(|(&bit, &gone)| self.and(bit, !gone)).collect();
        let size = [&cut, &a[format.fraction..format.width() - 1]].concat();
        let unit = self.mask(&unit, up);
        let unit = words::zero_extend(&unit, size.len());
        let mut large = self.add(&size, &unit);
        large.push(x.sign);

        // Below one the result is zero or one, with the sign kept.
        let one = match op {
            FloatUn::Floor => self.and(x.sign, !x.zero),
            FloatUn::Ceil => self.and(!x.sign, !x.zero),
            _ => {
                let at_least_half = self.words_equal(&x.exponent, &signed(-1, width));
                let some = self.any(fraction);
                self.and(at_least_half, some)
            }
        };
        let mut small = self.mask(&constant(u128::from(format.one()), format.width() - 1), one);
        small.push(x.sign);
        let rounded = self.choose(below_one, &small, &large);
        let keep = self.any(&[is_whole, x.nan, x.infinite]);
        self.choose(keep, a, &rounded)
    }
}
