//! `valueOf` of the wrapper classes for symbolic values: one object per small value, as the caches have it, without a
//! fork. Known values take the JDK's own code.

use crate::expr::Sort;
use crate::interp::{Answer, Call, Model, Reply};

pub const SYMBOLIC: &[(&str, Model)] = &[
    ("java/lang/Integer.valueOf(I)Ljava/lang/Integer;", value_of),
    ("java/lang/Long.valueOf(J)Ljava/lang/Long;", value_of),
    ("java/lang/Short.valueOf(S)Ljava/lang/Short;", value_of),
    ("java/lang/Byte.valueOf(B)Ljava/lang/Byte;", value_of),
    ("java/lang/Character.valueOf(C)Ljava/lang/Character;", value_of),
    ("java/lang/Boolean.valueOf(Z)Ljava/lang/Boolean;", boolean_value_of),
];

fn value_of(call: &mut Call) -> Answer {
    let Some(value) = call.arg(0).as_sym() else { return Ok(Reply::Decline) };
    let class = call.method.class;
    Ok(Reply::Value(call.machine().boxed(class, value)))
}

fn boolean_value_of(call: &mut Call) -> Answer {
    let Some(value) = call.arg(0).as_sym().filter(|t| call.terms.sort(*t) == Sort::Bv32) else {
        return Ok(Reply::Decline);
    };
    let class = call.method.class;
    let constant = |call: &Call, name| {
        let field = call.vm.program.find_field(class, name, None)?;
        call.state.statics.get(class, field.slot as usize)?.as_ref()
    };
    let (Some(yes), Some(no)) = (constant(call, "TRUE"), constant(call, "FALSE")) else { return Ok(Reply::Decline) };
    let condition = call.terms.int_to_bool(value);
    let (yes, no) = (call.machine().mention(yes), call.machine().mention(no));
    let choice = call.terms.ite(condition, yes, no);
    Ok(Reply::Value(call.machine().value(choice)))
}
