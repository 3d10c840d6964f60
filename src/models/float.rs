//! `Float` and `Double`: raw bits.

use crate::expr::ops;
use crate::interp::{Answer, Call, Model, Reply};
use crate::state::Value;

pub const MODELS: &[(&str, Model)] = &[
    ("java/lang/Float.floatToRawIntBits(F)I", |c| Ok(Reply::int(c.float(0)?.to_bits() as i32))),
    ("java/lang/Float.intBitsToFloat(I)F", |c| Ok(Reply::Value(Value::float(f32::from_bits(c.int(0)? as u32))))),
    ("java/lang/Float.floatToIntBits(F)I", |c| Ok(Reply::int(ops::f2bits_canonical(c.float(0)?)))),
    ("java/lang/Double.doubleToRawLongBits(D)J", raw_long_bits),
    ("java/lang/Double.longBitsToDouble(J)D", |c| Ok(Reply::Value(Value::double(f64::from_bits(c.long(0)? as u64))))),
    ("java/lang/Double.doubleToLongBits(D)J", |c| Ok(Reply::Value(Value::long(ops::d2bits_canonical(c.double(0)?))))),
];

fn raw_long_bits(call: &mut Call) -> Answer {
    Ok(Reply::Value(Value::long(call.double(0)?.to_bits() as i64)))
}
