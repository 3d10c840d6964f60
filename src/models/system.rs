//! `java.lang.System`, `Runtime` and `Shutdown`: copying, identity, time, exit.

use super::environment::{RANDOM, asked_through, by_program, caller};
use crate::expr::Sort;
use crate::interp::{Answer, Call, Model, Reply};
use crate::program::Program;
use crate::state::{Elements, Value};
use crate::util::ClassId;

pub const MODELS: &[(&str, Model)] = &[
    ("java/lang/System.arraycopy(Ljava/lang/Object;ILjava/lang/Object;II)V", arraycopy),
    ("java/lang/System.currentTimeMillis()J", |c| Ok(time(c, |nanos| EPOCH_MILLIS + nanos / 1_000_000))),
    ("java/lang/System.nanoTime()J", |c| Ok(time(c, |nanos| nanos))),
    ("java/lang/Shutdown.halt0(I)V", |c| Ok(Reply::Exit(c.int(0)?))),
    ("java/lang/Runtime.gc()V", |_| Ok(Reply::VOID)),
];

/// The VM's clock starts at 2024-01-01T00:00:00Z, whatever the host's says.
const EPOCH_MILLIS: i64 = 1_704_067_200_000;
fn now(call: &mut Call) -> i64 {
    call.state.varies = true;
    call.state.clock += call.state.tick;
    call.state.clock as i64
}

/// The time. Where the program itself looks at the clock, or seeds a generator with it, and all its inputs are explored,
/// the time is one of them. What else the library makes of it is as it is at one time.
fn time(call: &mut Call, scale: fn(i64) -> i64) -> Reply {
    let class = caller(call).map_or("", |class| &*class.name);
    let unknown = by_program(call) || class == "java/util/Random";
    let secure = class == "java/security/SecureRandom";
    let now = now(call);
    if call.vm.config.exploring && unknown {
        return Reply::Value(Value::sym(call.terms.var(&format!("<time {now}>"), Sort::Bv64)));
    }
    asked_through(call, if secure { RANDOM } else { "times" });
    Reply::Value(Value::long(scale(now)))
}

fn arraycopy(call: &mut Call) -> Answer {
    let (source, target) = (call.object(0)?, call.object(2)?);
    let (from, to, count) = (call.int(1)?, call.int(3)?, call.int(4)?);
    let mistyped = |what: String| Err(Reply::Throw("java/lang/ArrayStoreException", Some(what)));
    let name = |call: &Call, object| {
        let class = call.state.heap.class_of(object).unwrap_or(call.vm.known.object);
        let class = call.vm.program.class(class);
        match class.component().map(|c| call.vm.program.class(c)) {
            Some(component) if component.is_primitive() => (format!("{}[", component.name), true),
            Some(_) => ("object array[".to_string(), false),
            None => (class.java_name(), false),
        }
    };
    let Some(elements) = call.state.heap.array(source).cloned() else {
        return mistyped(format!("arraycopy: source type {} is not an array", name(call, source).0));
    };
    let Some(target_elements) = call.state.heap.array(target) else {
        return mistyped(format!("arraycopy: destination type {} is not an array", name(call, target).0));
    };
    let target_length = target_elements.len();
    let (source_class, target_class) = (call.state.heap.class_of(source), call.state.heap.class_of(target));
    let ((from_name, from_primitive), (to_name, to_primitive)) = (name(call, source), name(call, target));
    if (from_primitive || to_primitive) && source_class != target_class {
        return mistyped(format!("arraycopy: type mismatch: can not copy {from_name}] into {to_name}]"));
    }
    check_range(&elements, &from_name, from, to, count, target_length, &to_name)?;
    if count == 0 {
        return Ok(Reply::VOID);
    }
    let (from, to, mut count) = (from as usize, to as usize, count as usize);
    // References are checked one by one unless the classes say that all fit; those before a misfit are copied.
    let mut misfit = None;
    if let (Some(a), Some(b)) = (source_class, target_class)
        && !call.vm.program.is_subtype(a, b)
    {
        let component = call.vm.program.class(b).component().unwrap_or(call.vm.known.object);
        for i in 0..count {
            // Asks which object it is where that depends on the inputs; nothing is copied yet.
            if call.machine().store_misfit(target, elements.get(from + i).unwrap_or_default())?.is_some() {
                misfit = Some(element_mismatch(&call.vm.program, a, component));
                count = i;
                break;
            }
        }
    }
    if call.vm.config.exploring && source != target {
        let mut copied = (from..from.saturating_add(count)).filter_map(|i| elements.get(i));
        if let Some(object) = copied.find(|value| *value != Value::NULL) {
            call.machine().note_store(target, object);
        }
    }
    if let Some(target_elements) = call.state.heap.array_mut(target) {
        target_elements.copy_from(to, &elements, from, count);
    }
    match misfit {
        Some(what) => mistyped(what),
        None => Ok(Reply::VOID),
    }
}

/// Unrelated component types are named as such; else one element was to blame.
fn element_mismatch(program: &Program, source: ClassId, target: ClassId) -> String {
    let component = program.class(source).component().unwrap_or(source);
    let (from, to) = (program.class(component).java_name(), program.class(target).java_name());
    if program.is_subtype(target, component) {
        let what = "arraycopy: element type mismatch: can not cast one of the elements of";
        return format!("{what} {from}[] to the type of the destination array, {to}");
    }
    format!("arraycopy: type mismatch: can not copy {from}[] into {to}[]")
}

fn check_range(
    source: &Elements,
    source_name: &str,
    from: i32,
    to: i32,
    count: i32,
    target_length: usize,
    target_name: &str,
) -> Result<(), Reply> {
    let source_length = source.len();
    let what = if from < 0 {
        format!("arraycopy: source index {from} out of bounds for {source_name}{source_length}]")
    } else if to < 0 {
        format!("arraycopy: destination index {to} out of bounds for {target_name}{target_length}]")
    } else if count < 0 {
        format!("arraycopy: length {count} is negative")
    } else if from as u64 + count as u64 > source_length as u64 {
        let last = from as u32 as u64 + count as u64;
        format!("arraycopy: last source index {last} out of bounds for {source_name}{source_length}]")
    } else if to as u64 + count as u64 > target_length as u64 {
        let last = to as u32 as u64 + count as u64;
        format!("arraycopy: last destination index {last} out of bounds for {target_name}{target_length}]")
    } else {
        return Ok(());
    };
    Err(Reply::Throw("java/lang/ArrayIndexOutOfBoundsException", Some(what)))
}
