//! Whole numbers as decimal texts and back, as terms.
//!
//! Numbers are handled as their negative, as the JDK does: the least one has no positive counterpart.

use super::character::{digit_value, is_digit};
use super::view::{Text, add, pick, sub};
use crate::expr::ops::{Cmp, Conv, IntBin};
use crate::expr::{Const, Node, Sort, TermId, Terms};

/// Digits that a `long` always holds.
const SAFE_DIGITS: usize = 18;
/// How far a term is searched for the number that a text was made of.
const MOST_LOOKED_AT: usize = 80;
const MOST_CANDIDATES: usize = 6;

fn constant(terms: &mut Terms, sort: Sort, value: i64) -> TermId {
    terms.constant(Const::from_bits(sort, value as u64))
}

fn arithmetic(terms: &mut Terms, op: IntBin, a: TermId, b: TermId) -> TermId {
    if terms.sort(a) == Sort::Bv64 { terms.long_bin(op, a, b) } else { terms.int_bin(op, a, b) }
}

/// The decimal text of an `int` or `long`.
pub fn decimal(terms: &mut Terms, number: TermId) -> Text {
    let sort = terms.sort(number);
    let (low, high) = terms.signed_range(number).unwrap_or((i64::MIN, i64::MAX));
    let digits = decimal_digits(low.unsigned_abs().max(high.unsigned_abs()));
    let zero = constant(terms, sort, 0);
    let negative = terms.cmp(Cmp::Lt, number, zero);
    let opposite = arithmetic(terms, IntBin::Sub, zero, number);
    let below_zero = terms.ite(negative, number, opposite);

    let ten = constant(terms, sort, 10);
    let mut count = terms.int(1);
    let mut units = Vec::new(); // the last digit first
    for k in 0..digits {
        let power = constant(terms, sort, 10i64.pow(k as u32));
        if k > 0 {
            let border = arithmetic(terms, IntBin::Sub, zero, power);
            let longer = terms.cmp(Cmp::Le, below_zero, border);
            let so_many = terms.int(k as i32 + 1);
            count = terms.ite(longer, so_many, count);
        }
        let shifted = if k == 0 { below_zero } else { arithmetic(terms, IntBin::Div, below_zero, power) };
        let digit = arithmetic(terms, IntBin::Rem, shifted, ten);
        let digit = if sort == Sort::Bv64 { terms.convert(Conv::L2I, digit) } else { digit };
        let character = terms.int(0x30);
        units.push(sub(terms, character, digit));
    }
    let sign = terms.bool_to_int(negative);
    let length = add(terms, count, sign);
    let most = digits + usize::from(low < 0);
    let minus = terms.int(0x2d);
    let mut text = Vec::with_capacity(most);
    for i in 0..most {
        let behind = terms.int(i as i32 + 1);
        let index = sub(terms, length, behind);
        let unit = pick(terms, &units, 0, index);
        text.push(if i == 0 { terms.ite(negative, minus, unit) } else { unit });
    }
    Text::exact(length, text)
}

/// The number whose decimal text this is, if it was made by [`decimal`]. Terms are hash-consed, so making the text of a
/// candidate anew gives the very same terms.
pub fn source(terms: &mut Terms, text: &Text) -> Option<TermId> {
    if !text.is_complete() || text.known_length(terms).is_some() {
        return None;
    }
    let mut candidates: Vec<TermId> = Vec::new();
    let mut work = vec![text.length];
    for _ in 0..MOST_LOOKED_AT {
        let Some(term) = work.pop() else { break };
        match *terms.node(term) {
            // The number is compared with zero, or its opposite with powers of ten.
            Node::Cmp(_, a, b) => {
                for side in [a, b] {
                    if !matches!(terms.sort(side), Sort::Bv32 | Sort::Bv64) {
                        continue;
                    }
                    let opposite = if terms.as_const(side).is_some() { side } else { terms.neg(side) };
                    for candidate in [side, opposite] {
                        if terms.as_const(candidate).is_none() && !candidates.contains(&candidate) {
                            candidates.push(candidate);
                        }
                    }
                }
            }
            Node::Ite(condition, a, b) => work.extend([condition, a, b]),
            Node::Int(_, a, b) => work.extend([a, b]),
            Node::Not(a) => work.push(a),
            Node::And(a, b) => work.extend([a, b]),
            _ => {}
        }
    }
    candidates.truncate(MOST_CANDIDATES);
    candidates.into_iter().find(|candidate| {
        // Only what would be as long is worth making.
        let (low, high) = terms.signed_range(*candidate).unwrap_or((i64::MIN, i64::MAX));
        let digits = decimal_digits(low.unsigned_abs().max(high.unsigned_abs()));
        if digits + usize::from(low < 0) != text.units.len() {
            return false;
        }
        let made = decimal(terms, *candidate);
        made.length == text.length && made.units == text.units
    })
}

/// The number that a known text is the decimal text of: without superfluous zeros or sign.
pub fn canonical(units: &[u16]) -> Option<i64> {
    let text = String::from_utf16(units).ok()?;
    let number: i64 = text.parse().ok()?;
    (number.to_string() == text).then_some(number)
}

fn decimal_digits(magnitude: u64) -> usize {
    magnitude.checked_ilog10().map_or(1, |log| log as usize + 1)
}

/// What a complete text is as a number: whether it is one of the type (`Bv32` or `Bv64`), and which.
pub fn parse(terms: &mut Terms, text: &Text, sort: Sort) -> (TermId, TermId) {
    // What was a number of the type is one.
    if let Some(number) = source(terms, text) {
        match (terms.sort(number), sort) {
            (Sort::Bv32, Sort::Bv64) => return (TermId::TRUE, terms.convert(Conv::I2L, number)),
            (from, to) if from == to => return (TermId::TRUE, number),
            _ => {}
        }
    }
    let count = text.known_length(terms).unwrap_or(usize::MAX).min(text.units.len());
    let Some(first) = text.units.first().copied().filter(|_| count > 0) else {
        let zero = constant(terms, sort, 0);
        return (TermId::FALSE, zero);
    };
    let (plus, minus) = (terms.int(0x2b), terms.int(0x2d));
    let (is_plus, negative) = (terms.eq(first, plus), terms.eq(first, minus));
    let signed = terms.or(is_plus, negative);
    let (zero, one) = (terms.int(0), terms.int(1));
    let least = terms.ite(signed, one, zero);
    let mut valid = terms.cmp(Cmp::Gt, text.length, least);

    // The least number of the type, or one above it: how far down the sum may go.
    let (lowest, above) = match sort {
        Sort::Bv32 => (i64::from(i32::MIN), i64::from(i32::MIN) + 1),
        _ => (i64::MIN, i64::MIN + 1),
    };
    let narrow = sort == Sort::Bv32 && count <= 9;
    let work = if narrow { Sort::Bv32 } else { Sort::Bv64 };
    let (lowest, above) = (constant(terms, work, lowest), constant(terms, work, above));
    let limit = terms.ite(negative, lowest, above);
    let ten = constant(terms, work, 10);
    let mut sum = constant(terms, work, 0);
    for (i, unit) in text.units.iter().enumerate().take(count) {
        let digit = is_digit(terms, *unit);
        let mut here = text.inside(terms, i);
        if i == 0 {
            let unsigned = terms.not(signed);
            here = terms.and(here, unsigned);
        }
        let right = terms.implies(here, digit);
        valid = terms.and(valid, right);
        let value = digit_value(terms, *unit);
        let value = if narrow { value } else { terms.convert(Conv::I2L, value) };
        let shifted = arithmetic(terms, IntBin::Mul, sum, ten);
        let next = arithmetic(terms, IntBin::Sub, shifted, value);
        if i >= SAFE_DIGITS {
            // One more digit must neither overflow nor pass the limit.
            let tenth = arithmetic(terms, IntBin::Div, limit, ten);
            let room = terms.cmp(Cmp::Ge, sum, tenth);
            let floor = arithmetic(terms, IntBin::Add, limit, value);
            let fits = terms.cmp(Cmp::Ge, shifted, floor);
            let fits = terms.and(room, fits);
            let fits = terms.implies(here, fits);
            valid = terms.and(valid, fits);
        }
        sum = terms.ite(here, next, sum);
    }
    if !narrow && (sort == Sort::Bv32 || count > SAFE_DIGITS) {
        let fits = terms.cmp(Cmp::Ge, sum, limit);
        valid = terms.and(valid, fits);
    }
    let zero = constant(terms, work, 0);
    let positive = arithmetic(terms, IntBin::Sub, zero, sum);
    let mut value = terms.ite(negative, sum, positive);
    if work != sort {
        value = terms.convert(Conv::L2I, value);
    }
    (valid, value)
}
