//! `java.lang.Thread`: there is one.

use super::caller::INTERRUPTED;
use super::environment::{LOCKS, asked_through};
use crate::interp::{Answer, Call, Model, Reply};
use crate::state::Value;

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
    let held = call.state.locks.iter().any(|(o, _)| *o == object);
    if !held {
        asked_through(call, LOCKS);
    }
    Ok(Reply::bool(held))
}

/// Clears the interrupt flag of the one thread and says whether it was set.
pub fn take_interrupt(call: &mut Call) -> bool {
    let program = &call.vm.program;
    let found = program.loaded("java/lang/Thread").and_then(|thread| {
        let main = program.find_field(thread, "main", None)?;
        let main = call.state.statics.get(main.class, main.slot as usize)?.as_ref()?;
        let flag = program.find_field(thread, "interrupted", None)?.slot as usize;
        Some((main, flag, call.state.heap.field(main, flag)? == Value::int(1)))
    });
    let Some((main, flag, true)) = found else {
        asked_through(call, INTERRUPTED);
        return false;
    };
    call.state.heap.set_field(main, flag, Value::int(0))
}
