//! Streams of collections that a caller passed: how much their spliterators tell is nobody's promise, and counting shows it.
//!
//! `count` goes without the steps before it if the number is known beforehand, as it is for an `ArrayList`, and is not for
//! every `Collection`. Its Java code answers; this only hears that it makes a difference.

use crate::interp::{Answer, Call, Model, Reply};
use crate::state::{Made, Value};
use crate::world::Beyond;

pub const EXPLORING: &[(&str, Model)] = &[
    ("java/util/stream/ReferencePipeline.count()J", counted),
    ("java/util/stream/IntPipeline.count()J", counted),
    ("java/util/stream/LongPipeline.count()J", counted),
    ("java/util/stream/DoublePipeline.count()J", counted),
];

/// Two bits of a stream's flags: set, and not cleared.
const SIZE: i32 = 0xc0;
const SIZE_IS_KNOWN: i32 = 0x40;

fn counted(call: &mut Call) -> Answer {
    if call.vm.config.exploring && is_of_given(call) && goes_without_steps(call) {
        call.machine().note_left_out(Beyond::Collections, "streams of other classes, whose steps are run to count");
    }
    Ok(Reply::Decline)
}

fn is_of_given(call: &Call) -> bool {
    let is_collection = |content: &Made| matches!(content, Made::List(_) | Made::Set(_) | Made::Map(..));
    call.state.inputs.objects.iter().any(|made| is_collection(&made.content) && made.class != made.declared)
}

fn goes_without_steps(call: &Call) -> bool {
    let number = |name: &str| {
        let stream = call.arg(0).as_ref()?;
        let slot = call.vm.program.find_field(call.state.heap.class_of(stream)?, name, None)?.slot;
        call.state.heap.field(stream, slot as usize).and_then(Value::as_int)
    };
    let has_steps = number("depth").is_none_or(|depth| depth > 0);
    has_steps && number("combinedFlags").is_none_or(|flags| flags & SIZE == SIZE_IS_KNOWN)
}
