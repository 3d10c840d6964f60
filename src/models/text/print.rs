//! Standard output while exploring: what is printed is no result, so texts are not even made. Objects of the program are
//! still asked for their string, because that may have effects.

use std::rc::Rc;

use crate::interp::{Answer, Call, Model, Reply};
use crate::models::caller::stream as stream_of_caller;
use crate::state::Value;
use crate::state::console::{Printed, Stream};

macro_rules! dropped {
    ($($method:literal),* $(,)?) => {
        &[$((concat!("java/lang/ConsolePrintStream.", $method), drop_text)),*]
    };
}

pub const MODELS: &[(&str, Model)] = dropped! {
    "print(Z)V", "print(C)V", "print(I)V", "print(J)V", "print(F)V", "print(D)V", "print(Ljava/lang/String;)V",
    "println()V", "println(Z)V", "println(C)V", "println(I)V", "println(J)V", "println(F)V", "println(D)V",
    "println(Ljava/lang/String;)V", "write(I)V", "write0(ILjava/lang/String;)V", "write0(I[BII)V",
};

pub const OBJECTS: &[(&str, Model)] = &[
    ("java/lang/ConsolePrintStream.print(Ljava/lang/Object;)V", drop_object),
    ("java/lang/ConsolePrintStream.println(Ljava/lang/Object;)V", drop_object),
];

fn drop_text(call: &mut Call) -> Answer {
    stream_of_caller(call)?;
    note(call);
    Ok(Reply::VOID)
}

/// Where runs of two versions are compared, what they print is.
fn note(call: &mut Call) {
    if call.vm.config.twins {
        // Of an instance method, the first is the stream; of the natives it is the stream's number.
        let value = call.args.get(1).copied().unwrap_or(Value::VOID);
        let line = &*call.method.name == "println";
        let kind: Rc<str> = match (&*call.method.name, &*call.method.descriptor) {
            (_, "(ILjava/lang/String;)V") => "Ljava/lang/String;".into(),
            ("write" | "write0", _) => "[B".into(),
            (_, descriptor) => descriptor.trim_start_matches('(').trim_end_matches(")V").into(),
        };
        let stream = stream(call);
        call.state.console.note(Printed { stream, kind, value, line });
    }
}

/// Which of the two streams a call writes to: natives are given its number, which the stream object has as well.
fn stream(call: &Call) -> Stream {
    let number = match call.args.first().map(|first| (first.as_int(), first.as_ref())) {
        Some((Some(number), _)) => Some(number),
        Some((None, Some(object))) => {
            let class = call.state.heap.class_of(object);
            let slot = class.and_then(|c| call.vm.program.find_field(c, "fd", None)).map(|f| f.slot as usize);
            slot.and_then(|slot| call.state.heap.field(object, slot)).and_then(|fd| fd.as_int())
        }
        _ => None,
    };
    if number == Some(2) { Stream::Err } else { Stream::Out }
}

/// Classes whose `toString` has no effects.
fn is_silent(name: &str) -> bool {
    matches!(
        name,
        "java/lang/String"
            | "java/lang/StringBuilder"
            | "java/lang/StringBuffer"
            | "java/lang/Integer"
            | "java/lang/Long"
            | "java/lang/Short"
            | "java/lang/Byte"
            | "java/lang/Character"
            | "java/lang/Boolean"
            | "java/lang/Float"
            | "java/lang/Double"
    )
}

fn drop_object(call: &mut Call) -> Answer {
    let value = call.arg(1);
    // The value may be another one later.
    if call.vm.config.twins || !is_silent_value(call, value)? {
        return Ok(Reply::Decline);
    }
    stream_of_caller(call)?;
    Ok(Reply::VOID)
}

/// Whether making a string of the value can be left out.
pub fn is_silent_value(call: &mut Call, value: Value) -> Result<bool, Reply> {
    for (_, object) in super::view::targets(call, value)? {
        let class = call.state.heap.class_of(object).filter(|_| !object.is_null());
        if class.is_some_and(|c| !is_silent(&call.vm.program.class(c).name)) {
            return Ok(false);
        }
    }
    Ok(true)
}
