//! `StrictMath` and `Math`: what the JDK leaves to native code or to HotSpot's intrinsics.
//!
//! `StrictMath` is fdlibm by definition, and the `libm` crate descends from it. `Math` may differ from it by an ulp;
//! its methods run as Java code, which ends in `StrictMath`, except where the result is exact anyway.

use crate::interp::{Answer, Call, Model, Reply};
use crate::state::Value;

macro_rules! unary {
    ($($name:literal => $f:expr),* $(,)?) => {
        &[$((concat!("java/lang/StrictMath.", $name, "(D)D"), |c| one(c, $f))),*]
    };
}

pub const UNARY: &[(&str, Model)] = unary! {
    "sin" => super::trigonometry::sin,
    "cos" => super::trigonometry::cos,
    "tan" => libm::tan,
    "asin" => libm::asin,
    "acos" => libm::acos,
    "atan" => libm::atan,
    "log" => libm::log,
    "log10" => libm::log10,
    "sqrt" => f64::sqrt,
    "sinh" => libm::sinh,
    "cosh" => libm::cosh,
    "tanh" => libm::tanh,
    "expm1" => libm::expm1,
    "log1p" => libm::log1p,
};

pub const MODELS: &[(&str, Model)] = &[
    ("java/lang/StrictMath.atan2(DD)D", |c| two(c, libm::atan2)),
    ("java/lang/StrictMath.IEEEremainder(DD)D", |c| two(c, libm::remainder)),
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

fn one(call: &mut Call, f: fn(f64) -> f64) -> Answer {
    Ok(Reply::Value(Value::double(f(call.double(0)?))))
}

fn two(call: &mut Call, f: fn(f64, f64) -> f64) -> Answer {
    let (a, b) = (call.double(0)?, call.double(1)?);
    Ok(Reply::Value(Value::double(f(a, b))))
}
