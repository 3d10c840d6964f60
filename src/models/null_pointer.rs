//! `NullPointerException`: the message that explains which expression was null (JEP 358).
//!
//! The class itself is the JDK's. It asks for the message when somebody first wants it, and only if it was made without
//! one, so all that is known then is the backtrace.

use super::throwable::first_frame;
use crate::interp::{Answer, Call, Model, Reply};

pub const MODELS: &[(&str, Model)] =
    &[("java/lang/NullPointerException.getExtendedNPEMessage()Ljava/lang/String;", extended_message)];

fn extended_message(call: &mut Call) -> Answer {
    let exception = call.object(0)?;
    let program = &call.vm.program;
    let message =
        first_frame(call, exception).and_then(|(method, pc)| program.null_message(program.method(method), pc));
    Ok(match message {
        Some(message) => call.give_text(&message),
        None => Reply::null(),
    })
}
