//! `java.lang.String`: interning.

use super::environment::asked_through;
use crate::interp::{Answer, Call, Model, Reply};
use crate::state::Value;

pub const MODELS: &[(&str, Model)] = &[("java/lang/String.intern()Ljava/lang/String;", intern)];

/// Literals and interned strings share one table, so `==` sees them as the JVM does.
fn intern(call: &mut Call) -> Answer {
    let string = call.object(0)?;
    let Some(units) = call.vm.string_units(call.state, string) else {
        return Ok(Reply::Unsupported("java.lang.String.intern of a symbolic string".into()));
    };
    let literal = call.vm.program.literal(&units);
    let known = call.state.literals.get(literal.0).copied().unwrap_or_default();
    if known.is_null() {
        asked_through(call, "texts that were interned before");
        call.state.literals.set(literal.0, string);
        return Ok(Reply::Value(Value::reference(string)));
    }
    Ok(Reply::Value(Value::reference(known)))
}
