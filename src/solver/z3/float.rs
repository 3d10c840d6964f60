//! Java's floating-point operations where they differ from SMT-LIB's, and operations that the `z3` crate lacks.
//!
//! - Conversions to integers saturate and take NaN to 0; SMT-LIB leaves values out of range open.
//! - `Math.min` and `Math.max` give NaN if either is and order the zeros; SMT-LIB's prefer numbers and leave zeros open.
//! - The raw bits of a NaN are the canonical ones; SMT-LIB leaves them open.
//! - `frem` truncates its quotient; SMT-LIB's `fp.rem` rounds it to nearest, and Z3 blasts that into a divider as wide
//!   as the range of exponents, thousands of bits for `double`. [`Formats::remainder`] says what is done instead.

use z3::ast::{Ast, BV, Bool, Float, RoundingMode};
use z3::{FuncDecl, Solver, Sort};

use crate::expr::Sort as TermSort;
use crate::expr::ops::{CANONICAL_NAN_F32, CANONICAL_NAN_F64};

/// What is the same for all operations on floats of one width.
#[derive(Debug)]
pub(super) struct Format {
    pub sort: Sort,
    /// The number whose IEEE representation a bit-vector is.
    pub of_bits: FuncDecl,
    /// From a signed bit-vector of 32 or 64, with rounding.
    pub of_int: FuncDecl,
    pub of_long: FuncDecl,
    nan: Float,
    zero: Float,
    nan_bits: BV,
    /// Two to the number of bits of the significand: below it every integer is a number.
    integers_end: Float,
}

/// Both formats, and the rounding modes.
#[derive(Debug)]
pub(super) struct Formats {
    pub single: Format,
    pub double: Format,
    pub nearest: RoundingMode,
    pub down: RoundingMode,
    pub up: RoundingMode,
    truncate: RoundingMode,
}

/// The crate binds neither these conversions nor their declarations. The parser knows them all, and an application's
/// declaration can be applied to other operands.
const CONVERSIONS: &str = "
    (declare-const i (_ BitVec 32))
    (declare-const l (_ BitVec 64))
    (declare-const f (_ FloatingPoint 8 24))
    (declare-const d (_ FloatingPoint 11 53))
    (assert (= f ((_ to_fp 8 24) i)))
    (assert (= f ((_ to_fp 8 24) RNE i)))
    (assert (= f ((_ to_fp 8 24) RNE l)))
    (assert (= d ((_ to_fp 11 53) l)))
    (assert (= d ((_ to_fp 11 53) RNE i)))
    (assert (= d ((_ to_fp 11 53) RNE l)))
";

impl Formats {
    pub fn new() -> Option<Formats> {
        let solver = Solver::new();
        solver.from_string(CONVERSIONS);
        let mut conversions =
            solver.get_assertions().into_iter().map(|equation| equation.nth_child(1)?.safe_decl().ok());
        let mut next = || conversions.next().flatten();
        let single = Format {
            sort: Sort::float32(),
            of_bits: next()?,
            of_int: next()?,
            of_long: next()?,
            nan: Float::nan32(),
            zero: Float::from_f32(0.0),
            nan_bits: BV::from_u64(u64::from(CANONICAL_NAN_F32), 32),
            integers_end: Float::from_f32(16_777_216.0),
        };
        let double = Format {
            sort: Sort::double(),
            of_bits: next()?,
            of_int: next()?,
            of_long: next()?,
            nan: Float::nan64(),
            zero: Float::from_f64(0.0),
            nan_bits: BV::from_u64(CANONICAL_NAN_F64, 64),
            integers_end: Float::from_f64(9_007_199_254_740_992.0),
        };
        Some(Formats {
            single,
            double,
            nearest: RoundingMode::round_nearest_ties_to_even(),
            down: RoundingMode::round_towards_negative(),
            up: RoundingMode::round_towards_positive(),
            truncate: RoundingMode::round_towards_zero(),
        })
    }

    pub fn of(&self, sort: TermSort) -> Option<&Format> {
        match sort {
            TermSort::F32 => Some(&self.single),
            TermSort::F64 => Some(&self.double),
            _ => None,
        }
    }

    /// The nearest number to an integer, with one of a format's conversions.
    pub fn of_int(&self, conversion: &FuncDecl, a: &BV) -> Option<Float> {
        conversion.apply(&[&self.nearest, a]).as_float()
    }

    /// Truncates and saturates; NaN gives 0. The bounds are powers of two, so every format has them.
    pub fn to_int(&self, format: &Format, a: &Float, width: u32) -> BV {
        let bound = if width == 32 { 2_147_483_648.0 } else { 9_223_372_036_854_775_808.0 };
        let (least, beyond) = (format.number(-bound), format.number(bound));
        let min = BV::from_u64(1 << (width - 1), width);
        let max = BV::from_u64((1 << (width - 1)) - 1, width);
        let inside = a.to_sbv_with_rounding_mode(&self.truncate, width);
        let number = a.le(&least).ite(&min, &a.ge(&beyond).ite(&max, &inside));
        a.is_nan().ite(&BV::from_u64(0, width), &number)
    }

    /// `a % b`, the truncating remainder, which is always a number of the format without rounding.
    ///
    /// Where `|a / b|`, rounded, is below `integers_end` it is within half a unit of the true quotient, and no rounding
    /// crosses an integer: truncated it is the true truncated quotient or, if it was rounded up to an integer, that
    /// plus one. So `a - q * b`, computed with one rounding, needs none: it is the remainder, or the remainder less
    /// `|b|`, which shows in its sign.
    ///
    /// Greater quotients give `otherwise`, which may be anything: the result is inexact.
    pub fn remainder(&self, format: &Format, a: &Float, b: &Float, otherwise: &Float) -> Float {
        let quotient = self.nearest.div(a, b);
        let whole = quotient.round_to_integral_with_rounding_mode(&self.truncate);
        let rest = whole.unary_neg().fma_with_rounding_mode(b, a, &self.nearest);
        let size = b.unary_abs();
        let negative = a.is_negative();
        let signed_size = negative.ite(&size.unary_neg(), &size);
        // A zero has the sign of the dividend; a rest of the wrong sign is one divisor too far.
        let zero = negative.ite(&format.zero.unary_neg(), &format.zero);
        let corrected = self.nearest.add(&rest, &signed_size);
        let near = rest.is_zero().ite(&zero, &rest.is_negative().xor(&negative).ite(&corrected, &rest));
        let finite = quotient.unary_abs().lt(&format.integers_end).ite(&near, otherwise);
        let small = a.unary_abs().lt(&size);
        let undefined = Bool::or(&[a.is_nan(), b.is_nan(), a.is_infinite(), b.is_zero()]);
        undefined.ite(&format.nan, &small.ite(a, &finite))
    }
}

impl Format {
    fn number(&self, value: f64) -> Float {
        if self.sort == Sort::float32() { Float::from_f32(value as f32) } else { Float::from_f64(value) }
    }

    /// `floatToRawIntBits` in a world of one NaN.
    pub fn bits_of(&self, a: &Float) -> BV {
        a.is_nan().ite(&self.nan_bits, &a.to_ieee_bv())
    }

    pub fn min(&self, a: &Float, b: &Float) -> Float {
        let a_first = Bool::or(&[a.lt(b), Bool::and(&[a.eq_fpa(b), a.is_negative()])]);
        self.unless_nan(a, b, &a_first.ite(a, b))
    }

    pub fn max(&self, a: &Float, b: &Float) -> Float {
        let a_first = Bool::or(&[a.gt(b), Bool::and(&[a.eq_fpa(b), a.is_positive()])]);
        self.unless_nan(a, b, &a_first.ite(a, b))
    }

    fn unless_nan(&self, a: &Float, b: &Float, number: &Float) -> Float {
        Bool::or(&[a.is_nan(), b.is_nan()]).ite(&self.nan, number)
    }
}
