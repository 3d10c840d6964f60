//! `Math` and the static helpers of the number classes on unknown numbers: choices instead of forks.

use super::view::{self, give, give_bool};
use crate::expr::ops::{Cmp, Conv, FloatBin, FloatUn, IntBin};
use crate::expr::{Const, Sort, TermId, Terms};
use crate::interp::{Answer, Call, ForkReason, Model, Reply};
use crate::models::environment;

pub const MODELS: &[(&str, Model)] = &[
    ("java/lang/Math.abs(I)I", |c| on_terms(c, abs)),
    ("java/lang/Math.abs(J)J", |c| on_terms(c, abs)),
    ("java/lang/Math.abs(F)F", |c| on_terms(c, |t, a| t.float_unary(FloatUn::Abs, a[0]))),
    ("java/lang/Math.abs(D)D", |c| on_terms(c, |t, a| t.float_unary(FloatUn::Abs, a[0]))),
    ("java/lang/Math.max(II)I", |c| on_terms(c, |t, a| choice(t, Cmp::Ge, a))),
    ("java/lang/Math.max(JJ)J", |c| on_terms(c, |t, a| choice(t, Cmp::Ge, a))),
    ("java/lang/Math.min(II)I", |c| on_terms(c, |t, a| choice(t, Cmp::Le, a))),
    ("java/lang/Math.min(JJ)J", |c| on_terms(c, |t, a| choice(t, Cmp::Le, a))),
    ("java/lang/Math.max(FF)F", |c| on_terms(c, |t, a| t.float_max(a[0], a[1]))),
    ("java/lang/Math.max(DD)D", |c| on_terms(c, |t, a| t.float_max(a[0], a[1]))),
    ("java/lang/Math.min(FF)F", |c| on_terms(c, |t, a| t.float_min(a[0], a[1]))),
    ("java/lang/Math.min(DD)D", |c| on_terms(c, |t, a| t.float_min(a[0], a[1]))),
    ("java/lang/Math.floorMod(II)I", |c| divided(c, floor_mod)),
    ("java/lang/Math.floorMod(JJ)J", |c| divided(c, floor_mod)),
    ("java/lang/Math.floorDiv(II)I", |c| divided(c, floor_div)),
    ("java/lang/Math.floorDiv(JJ)J", |c| divided(c, floor_div)),
    ("java/lang/Math.sqrt(D)D", |c| on_terms(c, |t, a| t.float_unary(FloatUn::Sqrt, a[0]))),
    ("java/lang/StrictMath.sqrt(D)D", |c| on_terms(c, |t, a| t.float_unary(FloatUn::Sqrt, a[0]))),
    ("java/lang/Math.floor(D)D", |c| on_terms(c, |t, a| t.float_unary(FloatUn::Floor, a[0]))),
    ("java/lang/Math.ceil(D)D", |c| on_terms(c, |t, a| t.float_unary(FloatUn::Ceil, a[0]))),
    ("java/lang/Math.rint(D)D", |c| on_terms(c, |t, a| t.float_unary(FloatUn::Rint, a[0]))),
    ("java/lang/Math.round(D)J", |c| on_terms(c, |t, a| round(t, a[0], Conv::D2L))),
    ("java/lang/Math.round(F)I", |c| on_terms(c, |t, a| round(t, a[0], Conv::F2I))),
    ("java/lang/Math.fma(DDD)D", |c| on_terms(c, |t, a| t.fma(a[0], a[1], a[2]))),
    ("java/lang/Math.fma(FFF)F", |c| on_terms(c, |t, a| t.fma(a[0], a[1], a[2]))),
    ("java/lang/Math.pow(DD)D", power),
    ("java/lang/Integer.compare(II)I", |c| on_terms(c, compare)),
    ("java/lang/Long.compare(JJ)I", |c| on_terms(c, compare)),
    ("java/lang/Boolean.compare(ZZ)I", |c| on_terms(c, compare)),
    ("java/lang/Double.compare(DD)I", |c| on_terms(c, compare_floats)),
    ("java/lang/Float.compare(FF)I", |c| on_terms(c, compare_floats)),
    ("java/lang/Double.doubleToRawLongBits(D)J", raw_bits),
    ("java/lang/Double.doubleToLongBits(D)J", |c| on_terms(c, |t, a| bits(t, a[0]))),
    ("java/lang/Double.longBitsToDouble(J)D", |c| on_terms(c, |t, a| t.convert(Conv::Bits2D, a[0]))),
    ("java/lang/Float.floatToRawIntBits(F)I", raw_bits),
    ("java/lang/Float.floatToIntBits(F)I", |c| on_terms(c, |t, a| bits(t, a[0]))),
    ("java/lang/Float.intBitsToFloat(I)F", |c| on_terms(c, |t, a| t.convert(Conv::Bits2F, a[0]))),
    ("java/lang/Integer.numberOfLeadingZeros(I)I", |c| on_terms(c, |t, a| leading_zeros(t, a[0]))),
    ("java/lang/Long.numberOfLeadingZeros(J)I", |c| on_terms(c, |t, a| leading_zeros(t, a[0]))),
    ("java/lang/Integer.numberOfTrailingZeros(I)I", |c| on_terms(c, |t, a| trailing_zeros(t, a[0]))),
    ("java/lang/Long.numberOfTrailingZeros(J)I", |c| on_terms(c, |t, a| trailing_zeros(t, a[0]))),
    ("java/util/Objects.equals(Ljava/lang/Object;Ljava/lang/Object;)Z", objects_equal),
];

/// The arguments as terms where one of them is unknown.
fn arguments(call: &mut Call) -> Result<Vec<TermId>, Reply> {
    if !call.args.iter().any(|a| a.is_sym()) {
        return Err(Reply::Decline);
    }
    let mut terms = Vec::with_capacity(call.args.len());
    for value in call.args.iter().copied() {
        terms.push(call.machine().any_term(value)?);
    }
    let scalars = terms.iter().all(|t| !matches!(call.terms.sort(*t), Sort::Ref | Sort::Bool | Sort::Array(_)));
    if scalars { Ok(terms) } else { Err(Reply::Decline) }
}

fn on_terms(call: &mut Call, f: fn(&mut Terms, &[TermId]) -> TermId) -> Answer {
    let arguments = arguments(call)?;
    let result = f(call.terms, &arguments);
    Ok(give(call, result))
}

fn constant(terms: &mut Terms, like: TermId, value: i64) -> TermId {
    let sort = terms.sort(like);
    match sort {
        Sort::F32 => terms.float(value as f32),
        Sort::F64 => terms.double(value as f64),
        _ => terms.constant(Const::from_bits(sort, value as u64)),
    }
}

fn arithmetic(terms: &mut Terms, op: IntBin, a: TermId, b: TermId) -> TermId {
    if terms.sort(a) == Sort::Bv64 { terms.long_bin(op, a, b) } else { terms.int_bin(op, a, b) }
}

fn abs(terms: &mut Terms, a: &[TermId]) -> TermId {
    let zero = constant(terms, a[0], 0);
    let negative = terms.cmp(Cmp::Lt, a[0], zero);
    let opposite = terms.neg(a[0]);
    terms.ite(negative, opposite, a[0])
}

fn choice(terms: &mut Terms, op: Cmp, a: &[TermId]) -> TermId {
    let first = terms.cmp(op, a[0], a[1]);
    terms.ite(first, a[0], a[1])
}

/// A division whose divisor is not zero; the Java code says what happens otherwise.
fn divided(call: &mut Call, f: fn(&mut Terms, &[TermId]) -> TermId) -> Answer {
    let arguments = arguments(call)?;
    let zero = constant(call.terms, arguments[1], 0);
    let by_zero = call.terms.eq(arguments[1], zero);
    if call.decide(by_zero, ForkReason::Division)? {
        return Ok(Reply::Decline);
    }
    let result = f(call.terms, &arguments);
    Ok(give(call, result))
}

/// Whether truncating division of the two went the wrong way.
fn rounds_up(terms: &mut Terms, a: &[TermId], remainder: TermId) -> TermId {
    let zero = constant(terms, a[0], 0);
    let signs = arithmetic(terms, IntBin::Xor, remainder, a[1]);
    let differ = terms.cmp(Cmp::Lt, signs, zero);
    let uneven = terms.cmp(Cmp::Ne, remainder, zero);
    terms.and(differ, uneven)
}

fn floor_mod(terms: &mut Terms, a: &[TermId]) -> TermId {
    let remainder = arithmetic(terms, IntBin::Rem, a[0], a[1]);
    let wrong = rounds_up(terms, a, remainder);
    let moved = arithmetic(terms, IntBin::Add, remainder, a[1]);
    terms.ite(wrong, moved, remainder)
}

fn floor_div(terms: &mut Terms, a: &[TermId]) -> TermId {
    let quotient = arithmetic(terms, IntBin::Div, a[0], a[1]);
    let remainder = arithmetic(terms, IntBin::Rem, a[0], a[1]);
    let wrong = rounds_up(terms, a, remainder);
    let one = constant(terms, a[0], 1);
    let less = arithmetic(terms, IntBin::Sub, quotient, one);
    terms.ite(wrong, less, quotient)
}

/// To the nearest whole number, halves up: the distance to the next lower one is exact where it matters.
fn round(terms: &mut Terms, x: TermId, conversion: Conv) -> TermId {
    let floor = terms.float_unary(FloatUn::Floor, x);
    let distance = terms.float_bin(FloatBin::Sub, x, floor);
    let half = if terms.sort(x) == Sort::F32 { terms.float(0.5) } else { terms.double(0.5) };
    let up = terms.cmp(Cmp::Ge, distance, half);
    let one = constant(terms, x, 1);
    let above = terms.float_bin(FloatBin::Add, floor, one);
    let whole = terms.ite(up, above, floor);
    terms.convert(conversion, whole)
}

/// Powers that are products by definition of HotSpot's code; others are left to the plain model.
fn power(call: &mut Call) -> Answer {
    let Some(exponent) = call.arg(1).as_double().filter(|_| call.arg(0).is_sym()) else { return Ok(Reply::Decline) };
    let base = view::term(call, 0, Sort::F64)?;
    let result = if exponent == 2.0 {
        call.terms.float_bin(FloatBin::Mul, base, base)
    } else if exponent == 1.0 {
        base
    } else if exponent == 0.0 {
        call.terms.double(1.0)
    } else {
        return Ok(Reply::Decline);
    };
    Ok(give(call, result))
}

fn compare(terms: &mut Terms, a: &[TermId]) -> TermId {
    let (less, equal) = (terms.cmp(Cmp::Lt, a[0], a[1]), terms.eq(a[0], a[1]));
    let (minus, zero, plus) = (terms.int(-1), terms.int(0), terms.int(1));
    let not_less = terms.ite(equal, zero, plus);
    terms.ite(less, minus, not_less)
}

/// `Double.compare`: by value, then by bits, which tell the zeros apart and put NaN last.
fn compare_floats(terms: &mut Terms, a: &[TermId]) -> TermId {
    let (less, greater) = (terms.cmp(Cmp::Lt, a[0], a[1]), terms.cmp(Cmp::Gt, a[0], a[1]));
    let by_bits = [bits(terms, a[0]), bits(terms, a[1])];
    let otherwise = compare(terms, &by_bits);
    let (minus, plus) = (terms.int(-1), terms.int(1));
    let not_less = terms.ite(greater, plus, otherwise);
    terms.ite(less, minus, not_less)
}

/// What is not a number has many patterns of bits, of which one is taken. The library's own arithmetic looks only at what
/// they have in common, but for the sign.
fn raw_bits(call: &mut Call) -> Answer {
    let arguments = arguments(call)?;
    let Some(x) = arguments.first().copied() else { return Ok(Reply::Decline) };
    let program = &call.vm.program;
    let user = call.state.stack.top().map(|frame| program.method(frame.method));
    let library = user.is_some_and(|user| {
        let class = &*program.class(user.class).name;
        let numbers = ["java/lang/Math", "java/lang/StrictMath", "java/lang/Double", "java/lang/Float"];
        (numbers.contains(&class) || class.starts_with("jdk/internal/math/")) && &*user.name != "copySign"
    });
    if !library && environment::for_program(call) {
        let a_number = call.terms.eq(x, x);
        if !call.decide(a_number, ForkReason::Library)? {
            environment::left_out(call, "bits of what is not a number");
        }
    }
    let result = bits(call.terms, x);
    Ok(give(call, result))
}

/// The bits of a floating-point number, with one NaN.
pub fn bits(terms: &mut Terms, x: TermId) -> TermId {
    let a_number = terms.eq(x, x);
    let (raw, nan) = if terms.sort(x) == Sort::F32 {
        (terms.convert(Conv::F2Bits, x), terms.int(0x7fc0_0000))
    } else {
        (terms.convert(Conv::D2Bits, x), terms.long(0x7ff8_0000_0000_0000))
    };
    terms.ite(a_number, raw, nan)
}

fn width(terms: &Terms, x: TermId) -> i32 {
    if terms.sort(x) == Sort::Bv64 { 64 } else { 32 }
}

fn leading_zeros(terms: &mut Terms, x: TermId) -> TermId {
    let width = width(terms, x);
    let mut result = terms.int(width);
    for k in 0..width {
        let power = constant(terms, x, 1i64 << k);
        let at_least = terms.cmp_unsigned(Cmp::Ge, x, power);
        let so_many = terms.int(width - 1 - k);
        result = terms.ite(at_least, so_many, result);
    }
    result
}

fn trailing_zeros(terms: &mut Terms, x: TermId) -> TermId {
    let width = width(terms, x);
    let zero = constant(terms, x, 0);
    let mut result = terms.int(width);
    for k in (0..width).rev() {
        let bit = constant(terms, x, 1i64 << k);
        let masked = arithmetic(terms, IntBin::And, x, bit);
        let set = terms.cmp(Cmp::Ne, masked, zero);
        let place = terms.int(k);
        result = terms.ite(set, place, result);
    }
    result
}

/// Of strings and nulls; the Java code asks other objects.
fn objects_equal(call: &mut Call) -> Answer {
    if !call.args.iter().any(|a| view::holds_terms(call, *a)) {
        return Ok(Reply::Decline);
    }
    for value in call.args.iter().copied() {
        for (_, object) in view::targets(call, value)? {
            if !object.is_null() && call.state.heap.class_of(object) != Some(call.vm.known.string) {
                return Ok(Reply::Decline);
            }
        }
    }
    let (a, b) = (call.arg(0), call.arg(1));
    let ((no_a, x), (no_b, y)) = (view::nullable(call, a, 0)?, view::nullable(call, b, 0)?);
    let neither = call.terms.and(no_a, no_b);
    let (Some(x), Some(y)) = (x, y) else { return Ok(give_bool(call, neither)) };
    let want = x.units.len().max(y.units.len());
    let x = view::nullable(call, a, want)?.1.unwrap_or(x);
    let y = view::nullable(call, b, want)?.1.unwrap_or(y);
    let (equal, certain) = super::compare::equal(call.terms, &x, &y, super::compare::same_unit);
    let any = call.terms.or(no_a, no_b);
    let certain = call.terms.or(any, certain);
    super::shape::certainly(call, certain)?;
    let both = call.terms.not(any);
    let equal = call.terms.and(both, equal);
    let result = call.terms.or(neither, equal);
    Ok(give_bool(call, result))
}
