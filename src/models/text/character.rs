//! `java.lang.Character` of unknown chars: tests and mappings as terms over ranges.
//!
//! Digits, white space and surrogates of the whole basic plane are a few ranges, the same in every supported release.
//! Letters and case are known for Latin-1; for other chars tests are answered by what the JDK's tables say (`tables`), and where a mapping
//! is asked for, the path splits and its code runs.

use super::tables;
use super::view::{give, give_bool, int, known};
use crate::expr::ops::{Cmp, IntBin};
use crate::expr::{TermId, Terms};
use crate::interp::{Answer, Call, ForkReason, Model, Reply};

type Ranges = &'static [(i32, i32)];

const DIGITS: Ranges = &[
    (0x30, 0x39),
    (0x660, 0x669),
    (0x6f0, 0x6f9),
    (0x7c0, 0x7c9),
    (0x966, 0x96f),
    (0x9e6, 0x9ef),
    (0xa66, 0xa6f),
    (0xae6, 0xaef),
    (0xb66, 0xb6f),
    (0xbe6, 0xbef),
    (0xc66, 0xc6f),
    (0xce6, 0xcef),
    (0xd66, 0xd6f),
    (0xde6, 0xdef),
    (0xe50, 0xe59),
    (0xed0, 0xed9),
    (0xf20, 0xf29),
    (0x1040, 0x1049),
    (0x1090, 0x1099),
    (0x17e0, 0x17e9),
    (0x1810, 0x1819),
    (0x1946, 0x194f),
    (0x19d0, 0x19d9),
    (0x1a80, 0x1a89),
    (0x1a90, 0x1a99),
    (0x1b50, 0x1b59),
    (0x1bb0, 0x1bb9),
    (0x1c40, 0x1c49),
    (0x1c50, 0x1c59),
    (0xa620, 0xa629),
    (0xa8d0, 0xa8d9),
    (0xa900, 0xa909),
    (0xa9d0, 0xa9d9),
    (0xa9f0, 0xa9f9),
    (0xaa50, 0xaa59),
    (0xabf0, 0xabf9),
    (0xff10, 0xff19),
];
/// Digits whose low four bits are 6 above their value.
const SHIFTED_DIGITS: Ranges = &[(0x966, 0xdef), (0x1946, 0x194f)];
const WHITE: Ranges = &[
    (0x9, 0xd),
    (0x1c, 0x20),
    (0x1680, 0x1680),
    (0x2000, 0x2006),
    (0x2008, 0x200a),
    (0x2028, 0x2029),
    (0x205f, 0x205f),
    (0x3000, 0x3000),
];
const SPACE: Ranges = &[
    (0x20, 0x20),
    (0xa0, 0xa0),
    (0x1680, 0x1680),
    (0x2000, 0x200a),
    (0x2028, 0x2029),
    (0x202f, 0x202f),
    (0x205f, 0x205f),
    (0x3000, 0x3000),
];
const CONTROL: Ranges = &[(0, 0x1f), (0x7f, 0x9f)];
const SURROGATE: Ranges = &[(0xd800, 0xdfff)];
const HIGH_SURROGATE: Ranges = &[(0xd800, 0xdbff)];
const LOW_SURROGATE: Ranges = &[(0xdc00, 0xdfff)];

// Of Latin-1.
const LETTERS: Ranges =
    &[(0x41, 0x5a), (0x61, 0x7a), (0xaa, 0xaa), (0xb5, 0xb5), (0xba, 0xba), (0xc0, 0xd6), (0xd8, 0xf6), (0xf8, 0xff)];
const UPPER: Ranges = &[(0x41, 0x5a), (0xc0, 0xd6), (0xd8, 0xde)];
const LOWER: Ranges = &[(0x61, 0x7a), (0xaa, 0xaa), (0xb5, 0xb5), (0xba, 0xba), (0xdf, 0xf6), (0xf8, 0xff)];
/// Those with a capital 32 below.
const WITH_CAPITAL: Ranges = &[(0x61, 0x7a), (0xe0, 0xf6), (0xf8, 0xfe)];

pub const MODELS: &[(&str, Model)] = &[
    ("java/lang/Character.isDigit(C)Z", |c| basic(c, is_digit)),
    ("java/lang/Character.isDigit(I)Z", |c| basic(c, is_digit)),
    ("java/lang/Character.isWhitespace(C)Z", |c| basic(c, is_white)),
    ("java/lang/Character.isWhitespace(I)Z", |c| basic(c, is_white)),
    ("java/lang/Character.isSpaceChar(C)Z", |c| basic(c, |t, u| in_ranges(t, u, SPACE))),
    ("java/lang/Character.isSpaceChar(I)Z", |c| basic(c, |t, u| in_ranges(t, u, SPACE))),
    ("java/lang/Character.isISOControl(C)Z", |c| basic(c, |t, u| in_ranges(t, u, CONTROL))),
    ("java/lang/Character.isISOControl(I)Z", |c| basic(c, |t, u| in_ranges(t, u, CONTROL))),
    ("java/lang/Character.isSurrogate(C)Z", |c| basic(c, |t, u| in_ranges(t, u, SURROGATE))),
    ("java/lang/Character.isHighSurrogate(C)Z", |c| basic(c, is_high)),
    ("java/lang/Character.isLowSurrogate(C)Z", |c| basic(c, is_low)),
    ("java/lang/Character.isLetter(C)Z", |c| latin1(c, is_letter)),
    ("java/lang/Character.isLetter(I)Z", |c| latin1(c, is_letter)),
    ("java/lang/Character.isAlphabetic(I)Z", |c| latin1(c, is_letter)),
    ("java/lang/Character.isLetterOrDigit(C)Z", |c| latin1(c, is_letter_or_digit)),
    ("java/lang/Character.isLetterOrDigit(I)Z", |c| latin1(c, is_letter_or_digit)),
    ("java/lang/Character.isUpperCase(C)Z", |c| latin1(c, |t, u| in_ranges(t, u, UPPER))),
    ("java/lang/Character.isUpperCase(I)Z", |c| latin1(c, |t, u| in_ranges(t, u, UPPER))),
    ("java/lang/Character.isLowerCase(C)Z", |c| latin1(c, |t, u| in_ranges(t, u, LOWER))),
    ("java/lang/Character.isLowerCase(I)Z", |c| latin1(c, |t, u| in_ranges(t, u, LOWER))),
    ("java/lang/Character.isJavaIdentifierStart(C)Z", tabled),
    ("java/lang/Character.isJavaIdentifierStart(I)Z", tabled),
    ("java/lang/Character.isJavaIdentifierPart(C)Z", tabled),
    ("java/lang/Character.isJavaIdentifierPart(I)Z", tabled),
    ("java/lang/Character.toLowerCase(C)C", |c| mapped(c, to_lower)),
    ("java/lang/Character.toLowerCase(I)I", |c| mapped(c, to_lower)),
    ("java/lang/Character.toUpperCase(C)C", |c| mapped(c, to_upper)),
    ("java/lang/Character.toUpperCase(I)I", |c| mapped(c, to_upper)),
    ("java/lang/Character.getNumericValue(C)I", |c| mapped(c, numeric_value)),
    ("java/lang/Character.getNumericValue(I)I", |c| mapped(c, numeric_value)),
    ("java/lang/Character.digit(CI)I", digit),
    ("java/lang/Character.digit(II)I", digit),
    ("java/lang/Character.forDigit(II)C", for_digit),
];

pub fn below(terms: &mut Terms, unit: TermId, limit: i32) -> TermId {
    let limit = terms.int(limit);
    terms.cmp(Cmp::Lt, unit, limit)
}

pub fn between(terms: &mut Terms, unit: TermId, low: i32, high: i32) -> TermId {
    let (low, high) = (terms.int(low), terms.int(high));
    let (above, below) = (terms.cmp(Cmp::Ge, unit, low), terms.cmp(Cmp::Le, unit, high));
    terms.and(above, below)
}

fn in_ranges(terms: &mut Terms, unit: TermId, ranges: Ranges) -> TermId {
    let mut result = TermId::FALSE;
    for (low, high) in ranges {
        let here = between(terms, unit, *low, *high);
        result = terms.or(result, here);
    }
    result
}

pub fn is_digit(terms: &mut Terms, unit: TermId) -> TermId {
    in_ranges(terms, unit, DIGITS)
}

/// The value of a unit that is a digit.
pub fn digit_value(terms: &mut Terms, unit: TermId) -> TermId {
    let (mask, six) = (terms.int(15), terms.int(6));
    let low = terms.int_bin(IntBin::And, unit, mask);
    let shifted = in_ranges(terms, unit, SHIFTED_DIGITS);
    let less = terms.int_bin(IntBin::Sub, low, six);
    terms.ite(shifted, less, low)
}

/// `Character.isWhitespace`.
pub fn is_white(terms: &mut Terms, unit: TermId) -> TermId {
    in_ranges(terms, unit, WHITE)
}

pub fn is_high(terms: &mut Terms, unit: TermId) -> TermId {
    in_ranges(terms, unit, HIGH_SURROGATE)
}

pub fn is_low(terms: &mut Terms, unit: TermId) -> TermId {
    in_ranges(terms, unit, LOW_SURROGATE)
}

pub fn is_surrogate(terms: &mut Terms, unit: TermId) -> TermId {
    in_ranges(terms, unit, SURROGATE)
}

fn is_letter(terms: &mut Terms, unit: TermId) -> TermId {
    in_ranges(terms, unit, LETTERS)
}

fn is_letter_or_digit(terms: &mut Terms, unit: TermId) -> TermId {
    let (letter, digit) = (is_letter(terms, unit), between(terms, unit, 0x30, 0x39));
    terms.or(letter, digit)
}

/// The small letter of a char of Latin-1.
pub fn to_lower(terms: &mut Terms, unit: TermId) -> TermId {
    let capital = in_ranges(terms, unit, UPPER);
    let distance = terms.int(32);
    let small = terms.int_bin(IntBin::Add, unit, distance);
    terms.ite(capital, small, unit)
}

/// The capital of a char of Latin-1; that of sharp s is itself.
pub fn to_upper(terms: &mut Terms, unit: TermId) -> TermId {
    let has_capital = in_ranges(terms, unit, WITH_CAPITAL);
    let distance = terms.int(32);
    let capital = terms.int_bin(IntBin::Sub, unit, distance);
    let result = terms.ite(has_capital, capital, unit);
    let result = exception(terms, unit, 0xb5, 0x39c, result);
    exception(terms, unit, 0xff, 0x178, result)
}

/// What comparing without case compares, for a char of Latin-1: the small letter of the capital.
pub fn fold(terms: &mut Terms, unit: TermId) -> TermId {
    let lower = to_lower(terms, unit);
    exception(terms, unit, 0xb5, 0x3bc, lower)
}

fn exception(terms: &mut Terms, unit: TermId, of: i32, is: i32, otherwise: TermId) -> TermId {
    let (of, is) = (terms.int(of), terms.int(is));
    let here = terms.eq(unit, of);
    terms.ite(here, is, otherwise)
}

/// Chars beyond Latin-1 that fold to one of Latin-1.
const FOLDED: [(i32, i32); 7] =
    [(0x130, 0x69), (0x131, 0x69), (0x178, 0xff), (0x17f, 0x73), (0x1e9e, 0xdf), (0x212a, 0x6b), (0x212b, 0xe5)];

/// Whether any unit is the same as a known one of Latin-1 but for case; `None` where a table would be needed.
pub fn same_folded(terms: &mut Terms, unit: TermId, constant: i32) -> Option<TermId> {
    if !(0..256).contains(&constant) || constant == 0xb5 {
        return None;
    }
    let wanted = terms.int(constant);
    let folded = fold(terms, wanted);
    let small = known(terms, folded)?;
    let mut result = terms.eq(unit, folded);
    let capital = to_upper(terms, folded);
    for other in [Some(capital), Some(wanted)].into_iter().flatten() {
        let here = terms.eq(unit, other);
        result = terms.or(result, here);
    }
    for (from, to) in FOLDED {
        if to == small {
            let other = terms.int(from);
            let here = terms.eq(unit, other);
            result = terms.or(result, here);
        }
    }
    Some(result)
}

fn numeric_value(terms: &mut Terms, unit: TermId) -> TermId {
    let none = terms.int(-1);
    let mut result = letter_or_digit_value(terms, unit, none);
    for (of, is) in [(0xb2, 2), (0xb3, 3), (0xb9, 1), (0xbc, -2), (0xbd, -2), (0xbe, -2)] {
        result = exception(terms, unit, of, is, result);
    }
    result
}

/// Digits and letters of ASCII as numbers up to 35.
fn letter_or_digit_value(terms: &mut Terms, unit: TermId, otherwise: TermId) -> TermId {
    let mut result = otherwise;
    for (low, high, zero) in [(0x30, 0x39, 0x30), (0x41, 0x5a, 0x41 - 10), (0x61, 0x7a, 0x61 - 10)] {
        let here = between(terms, unit, low, high);
        let zero = terms.int(zero);
        let value = terms.int_bin(IntBin::Sub, unit, zero);
        result = terms.ite(here, value, result);
    }
    result
}

/// The argument where it is unknown.
fn unknown(call: &mut Call) -> Result<TermId, Reply> {
    if call.arg(0).is_sym() { int(call, 0) } else { Err(Reply::Decline) }
}

/// The char is below the limit, or the Java code runs.
fn limited(call: &mut Call, unit: TermId, limit: i32) -> Result<(), Reply> {
    let limit = call.terms.int(limit);
    let small = call.terms.cmp_unsigned(Cmp::Lt, unit, limit);
    if call.decide(small, ForkReason::Library)? { Ok(()) } else { Err(Reply::Decline) }
}

/// A test that the whole basic plane is known for.
fn basic(call: &mut Call, test: fn(&mut Terms, TermId) -> TermId) -> Answer {
    let unit = unknown(call)?;
    limited(call, unit, 0x10000)?;
    let result = test(call.terms, unit);
    Ok(give_bool(call, result))
}

/// A test that Latin-1 is known for, and other chars by tables.
fn latin1(call: &mut Call, test: fn(&mut Terms, TermId) -> TermId) -> Answer {
    let unit = unknown(call)?;
    let limit = call.terms.int(256);
    let is_small = call.terms.cmp_unsigned(Cmp::Lt, unit, limit);
    let result = if call.state.path.decided(call.terms, is_small) == Some(true) {
        test(call.terms, unit)
    } else {
        limited(call, unit, tables::CHARS)?;
        let borders = tables::borders(call.vm, call.method).ok_or(Reply::Decline)?;
        tables::holds(call.terms, unit, &borders)
    };
    Ok(give_bool(call, result))
}

/// A test that only the tables know.
fn tabled(call: &mut Call) -> Answer {
    let unit = unknown(call)?;
    limited(call, unit, tables::CHARS)?;
    let borders = tables::borders(call.vm, call.method).ok_or(Reply::Decline)?;
    let result = tables::holds(call.terms, unit, &borders);
    Ok(give_bool(call, result))
}

fn mapped(call: &mut Call, map: fn(&mut Terms, TermId) -> TermId) -> Answer {
    let unit = unknown(call)?;
    limited(call, unit, 256)?;
    let result = map(call.terms, unit);
    Ok(give(call, result))
}

fn digit(call: &mut Call) -> Answer {
    let unit = unknown(call)?;
    let Some(radix) = call.arg(1).as_int().filter(|r| (2..=36).contains(r)) else { return Ok(Reply::Decline) };
    limited(call, unit, 256)?;
    let none = call.terms.int(-1);
    let value = letter_or_digit_value(call.terms, unit, none);
    let fits = below(call.terms, value, radix);
    let result = call.terms.ite(fits, value, none);
    Ok(give(call, result))
}

fn for_digit(call: &mut Call) -> Answer {
    let value = unknown(call)?;
    let Some(radix) = call.arg(1).as_int().filter(|r| (2..=36).contains(r)) else { return Ok(Reply::Decline) };
    let terms = &mut *call.terms;
    let valid = between(terms, value, 0, radix - 1);
    let (zero, letter, none) = (terms.int(0x30), terms.int(0x61 - 10), terms.int(0));
    let (digit, letter) = (terms.int_bin(IntBin::Add, value, zero), terms.int_bin(IntBin::Add, value, letter));
    let small = below(terms, value, 10);
    let unit = terms.ite(small, digit, letter);
    let result = terms.ite(valid, unit, none);
    Ok(give(call, result))
}
