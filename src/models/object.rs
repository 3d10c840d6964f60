//! `java.lang.Object`.

use super::environment::{LOCKS, asked_through};
use crate::interp::{Answer, Call, Model, Reply};
use crate::state::Value;

pub const MODELS: &[(&str, Model)] = &[
    ("java/lang/Object.getClass()Ljava/lang/Class;", get_class),
    ("java/lang/Object.clone()Ljava/lang/Object;", clone),
    ("java/lang/Object.notify()V", notify),
    ("java/lang/Object.notifyAll()V", notify),
    ("java/lang/Object.wait0(J)V", wait),
    ("java/lang/Object.wait(J)V", wait),
    ("*.registerNatives()V", nothing),
    ("*.initIDs()V", nothing),
    ("*.initNative()V", nothing),
];

fn nothing(_: &mut Call) -> Answer {
    Ok(Reply::VOID)
}

fn get_class(call: &mut Call) -> Answer {
    // A box that depends on the inputs has a known class.
    let boxed = call.arg(0).as_sym().and_then(|term| call.machine().box_object(term));
    let object = boxed.map_or_else(|| call.object(0), Ok)?;
    let class = call.state.heap.class_of(object).unwrap_or(call.vm.known.object);
    call.machine().note_class_of(object);
    Ok(call.give_class(class))
}

fn clone(call: &mut Call) -> Answer {
    let object = call.object(0)?;
    let Some(original) = call.state.heap.get(object).cloned() else { return Err(Reply::null_pointer()) };
    // A copy has the class of the original, which may be another.
    call.machine().note_class_of(object);
    let program = &call.vm.program;
    let class = program.class(original.class);
    let cloneable = program.load("java/lang/Cloneable").is_ok_and(|c| program.is_subtype(original.class, c));
    if !cloneable {
        return Ok(Reply::Throw("java/lang/CloneNotSupportedException", Some(class.java_name())));
    }
    Ok(Reply::Value(Value::reference(call.state.heap.alloc(original))))
}

fn holds(call: &mut Call) -> Result<(), Reply> {
    let object = call.object(0)?;
    if call.state.locks.iter().any(|(o, _)| *o == object) {
        return Ok(());
    }
    asked_through(call, LOCKS);
    let what = "current thread is not owner".to_string();
    Err(Reply::Throw("java/lang/IllegalMonitorStateException", Some(what)))
}

fn notify(call: &mut Call) -> Answer {
    holds(call)?;
    Ok(Reply::VOID)
}

/// With a time-out the wait ends by it; without one nobody could ever end it.
fn wait(call: &mut Call) -> Answer {
    let millis = call.long(1)?;
    if millis < 0 {
        let what = "timeout value is negative".to_string();
        return Ok(Reply::Throw("java/lang/IllegalArgumentException", Some(what)));
    }
    holds(call)?;
    if super::thread::take_interrupt(call) {
        return Ok(Reply::Throw("java/lang/InterruptedException", None));
    }
    if millis == 0 {
        return Ok(Reply::Unsupported("java.lang.Object.wait without a time-out: there is no other thread".into()));
    }
    call.state.clock += (millis as u64).saturating_mul(1_000_000);
    Ok(Reply::VOID)
}
