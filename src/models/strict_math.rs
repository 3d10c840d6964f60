//! `StrictMath` and `Math`: what the JDK leaves to native code or to HotSpot's intrinsics.
//!
//! `StrictMath` is fdlibm by definition: the `libm` crate descends from it and is used where it gives the same bits.
//! `Math` may differ from it by an ulp; HotSpot's own code for the commonest functions is followed as closely as a
//! correctly rounded result can.

use super::{exponentials, trigonometry};
use crate::interp::{Answer, Call, Model, Reply};
use crate::state::Value;

const ROUNDING: &str = "the last bits of Math.sin, cos, tan, exp, log, log10 and pow are those of this machine";

macro_rules! unary {
    ($($name:literal => $f:expr),* $(,)?) => {
        &[$((concat!("java/lang/StrictMath.", $name, "(D)D"), |c| one(c, $f))),*]
    };
}

pub const UNARY: &[(&str, Model)] = unary! {
    "sin" => trigonometry::sin,
    "cos" => trigonometry::cos,
    "tan" => libm::tan,
    "asin" => libm::asin,
    "acos" => libm::acos,
    "atan" => libm::atan,
    "log" => exponentials::log,
    "log10" => exponentials::log10,
    "sqrt" => f64::sqrt,
    "sinh" => exponentials::sinh,
    "cosh" => exponentials::cosh,
    "tanh" => exponentials::tanh,
    "expm1" => libm::expm1,
    "log1p" => libm::log1p,
};

pub const MODELS: &[(&str, Model)] = &[
    ("java/lang/StrictMath.atan2(DD)D", |c| two(c, libm::atan2)),
    ("java/lang/StrictMath.IEEEremainder(DD)D", |c| two(c, libm::remainder)),
    // HotSpot has code of its own for these, nearly always correctly rounded; so is the C library's. A verdict that met them
    // says so.
    ("java/lang/Math.sin(D)D", |c| rounded(c, f64::sin)),
    ("java/lang/Math.cos(D)D", |c| rounded(c, f64::cos)),
    ("java/lang/Math.tan(D)D", |c| rounded(c, f64::tan)),
    ("java/lang/Math.exp(D)D", |c| rounded(c, f64::exp)),
    ("java/lang/Math.log(D)D", |c| rounded(c, f64::ln)),
    ("java/lang/Math.log10(D)D", |c| rounded(c, f64::log10)),
    ("java/lang/Math.pow(DD)D", power),
    ("java/lang/Math.sqrt(D)D", |c| one(c, f64::sqrt)),
    ("java/lang/Math.abs(D)D", |c| one(c, f64::abs)),
    ("java/lang/Math.floor(D)D", |c| one(c, f64::floor)),
    ("java/lang/Math.ceil(D)D", |c| one(c, f64::ceil)),
    ("java/lang/Math.rint(D)D", |c| one(c, f64::round_ties_even)),
    ("java/lang/Math.fma(DDD)D", |c| {
        let (a, b, d) = (c.double(0)?, c.double(1)?, c.double(2)?);
        Ok(Reply::Value(Value::double(a.mul_add(b, d))))
    }),
    ("java/lang/Math.fma(FFF)F", |c| {
        let (a, b, d) = (c.float(0)?, c.float(1)?, c.float(2)?);
        Ok(Reply::Value(Value::float(a.mul_add(b, d))))
    }),
];

/// Java's `pow` is NaN where the base is ±1 and the exponent infinite or NaN; C's is 1.
fn power(call: &mut Call) -> Answer {
    let (base, exponent) = (call.double(0)?, call.double(1)?);
    let undefined = exponent.is_nan() || base.abs() == 1.0 && exponent.is_infinite();
    let value = if undefined { f64::NAN } else { base.powf(exponent) };
    note_rounding(call, value);
    Ok(Reply::Value(Value::double(value)))
}

/// `Math` may be an ulp away from the nearest double, and which one it gives is the JVM's choice.
fn rounded(call: &mut Call, f: fn(f64) -> f64) -> Answer {
    let value = f(call.double(0)?);
    note_rounding(call, value);
    Ok(Reply::Value(Value::double(value)))
}

/// Whole numbers, infinities and NaN are exact, wherever they come out.
fn note_rounding(call: &mut Call, value: f64) {
    if value.is_finite() && value.fract() != 0.0 {
        call.machine().note_scope(ROUNDING);
    }
}

fn one(call: &mut Call, f: fn(f64) -> f64) -> Answer {
    Ok(Reply::Value(Value::double(f(call.double(0)?))))
}

fn two(call: &mut Call, f: fn(f64, f64) -> f64) -> Answer {
    let (a, b) = (call.double(0)?, call.double(1)?);
    Ok(Reply::Value(Value::double(f(a, b))))
}
