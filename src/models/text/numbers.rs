//! Numbers from unknown texts: `parseInt` and its like.

use super::digits;
use super::shape;
use super::string::symbolic;
use super::view::{Text, argument, complete, give, new_string};
use crate::expr::Sort;
use crate::interp::{Answer, Call, ForkReason, Model, Reply};

pub const MODELS: &[(&str, Model)] = &[
    ("java/lang/Integer.parseInt(Ljava/lang/String;)I", |c| symbolic(c, |c| parse(c, Sort::Bv32))),
    ("java/lang/Integer.parseInt(Ljava/lang/String;I)I", |c| symbolic(c, |c| parse(c, Sort::Bv32))),
    ("java/lang/Long.parseLong(Ljava/lang/String;)J", |c| symbolic(c, |c| parse(c, Sort::Bv64))),
    ("java/lang/Long.parseLong(Ljava/lang/String;I)J", |c| symbolic(c, |c| parse(c, Sort::Bv64))),
    ("java/lang/Double.parseDouble(Ljava/lang/String;)D", |c| symbolic(c, unsupported)),
    ("java/lang/Double.valueOf(Ljava/lang/String;)Ljava/lang/Double;", |c| symbolic(c, unsupported)),
    ("java/lang/Float.parseFloat(Ljava/lang/String;)F", |c| symbolic(c, unsupported)),
    ("java/lang/Float.valueOf(Ljava/lang/String;)Ljava/lang/Float;", |c| symbolic(c, unsupported)),
];

/// Texts with more units than this are left to the Java code.
const MOST_DIGITS: usize = 64;

fn parse(call: &mut Call, sort: Sort) -> Answer {
    if call.args.len() > 1 && call.arg(1).as_int() != Some(10) {
        return Ok(Reply::Decline);
    }
    let mut text = argument(call, 0, 0)?;
    complete(call, &mut text)?;
    if text.units.len() > MOST_DIGITS {
        return Ok(Reply::Decline);
    }
    let (valid, value) = digits::parse(call.terms, &text, sort);
    if call.decide(valid, ForkReason::Library)? {
        return Ok(give(call, value));
    }
    let (before, behind) = (Text::of_str(call.terms, "For input string: \""), Text::of_str(call.terms, "\""));
    let message = shape::join(call, before, text)?;
    let message = shape::join(call, message, behind)?;
    let message = new_string(call, &message);
    Ok(Reply::ThrowText("java/lang/NumberFormatException", message))
}

/// Decimal fractions are not decided.
fn unsupported(call: &mut Call) -> Answer {
    let class = call.vm.program.class(call.method.class).java_name();
    Ok(Reply::Unsupported(format!("{class}.{} of an unknown string", call.method.name)))
}
