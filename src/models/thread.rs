//! `java.lang.Thread`: there is one.

use crate::interp::{Answer, Call, Model, Reply};

pub const MODELS: &[(&str, Model)] = &[
    ("java/lang/Thread.start0()V", |_| Ok(Reply::Unsupported("java.lang.Thread.start".into()))),
    ("java/lang/Thread.sleep0(J)V", sleep),
    ("java/lang/Thread.holdsLock0(Ljava/lang/Object;)Z", holds_lock),
];

fn sleep(call: &mut Call) -> Answer {
    let nanos = call.long(0)?.max(0) as u64;
    call.state.clock = call.state.clock.saturating_add(nanos);
    Ok(Reply::VOID)
}

fn holds_lock(call: &mut Call) -> Answer {
    let object = call.object(0)?;
    Ok(Reply::bool(call.state.locks.iter().any(|(o, _)| *o == object)))
}
