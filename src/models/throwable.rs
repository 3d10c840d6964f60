//! `Throwable` and `StackTraceElement`: backtraces.
//!
//! A backtrace is a Java `int[]` in the exception's `backtrace` field: method id and instruction index of each frame,
//! innermost first. One more element at the end says that the first frame is not where the exception was made: a hidden
//! one stood above it.

use crate::interp::{Answer, Call, Model, Reply};
use crate::program::{Method, Origin};
use crate::state::{Chunked, Elements, Ref, Value};
use crate::util::MethodId;

pub const MODELS: &[(&str, Model)] = &[
    ("java/lang/Throwable.fillInStackTrace(I)Ljava/lang/Throwable;", fill_in_stack_trace),
    (
        "java/lang/StackTraceElement.initStackTraceElements([Ljava/lang/StackTraceElement;Ljava/lang/Throwable;)V",
        elements_of_throwable,
    ),
    (
        "java/lang/StackTraceElement.initStackTraceElements([Ljava/lang/StackTraceElement;Ljava/lang/Object;I)V",
        elements_of_backtrace,
    ),
    ("java/lang/StackTraceElement.computeFormat()V", compute_format),
];

/// Frames kept, as HotSpot's MaxJavaStackTraceDepth.
const MAX_FRAMES: usize = 1024;

fn field_slot(call: &Call, object: Ref, name: &str) -> Option<usize> {
    let class = call.state.heap.class_of(object)?;
    call.vm.program.find_field(class, name, None).map(|f| f.slot as usize)
}

fn fill_in_stack_trace(call: &mut Call) -> Answer {
    let exception = call.object(0)?;
    let class = call.state.heap.class_of(exception).unwrap_or(call.vm.known.throwable);
    let program = &call.vm.program;
    // The frames of the exception's own construction are not part of its trace.
    let own = |method: &Method| {
        &*method.name == "fillInStackTrace" && program.is_subtype(class, method.class)
            || method.is_constructor() && program.is_subtype(class, method.class)
    };
    // The VM throws its own exceptions by calling a hidden method, which stands for the instruction that failed.
    let thrower = |method: &Method| method.is_static() && &*method.name == "Throw";
    let mut trace: Vec<i32> = Vec::new();
    let mut skipping = true;
    let mut hidden_top = false;
    for frame in call.state.stack.frames_down() {
        let method = program.method(frame.method);
        if method.hidden {
            hidden_top |= trace.is_empty() && !thrower(method);
            continue;
        }
        skipping &= own(method);
        if skipping {
            continue;
        }
        trace.extend([frame.method.0 as i32, frame.pc as i32]);
        if trace.len() >= 2 * MAX_FRAMES {
            break;
        }
    }
    let depth = trace.len() as i32 / 2;
    if hidden_top {
        trace.push(0);
    }
    let ints = program.load("[I").map_err(|e| Reply::Unsupported(e.message))?;
    let trace = call.state.heap.alloc_array(ints, Elements::Int(Chunked::from_slice(&trace)));
    let values = [("backtrace", Value::reference(trace)), ("depth", Value::int(depth)), ("stackTrace", Value::NULL)];
    for (name, value) in values {
        // A null stackTrace tells Throwable that the backtrace has to be read.
        if let Some(slot) = field_slot(call, exception, name) {
            let unassigned = if name == "stackTrace" { unassigned_stack(call) } else { Some(value) };
            if let Some(value) = unassigned {
                call.state.heap.set_field(exception, slot, value);
            }
        }
    }
    Ok(Reply::Value(Value::reference(exception)))
}

/// The method and the instruction where an exception was made, if a frame of the backtrace tells.
pub fn first_frame(call: &Call, exception: Ref) -> Option<(MethodId, u32)> {
    let slot = field_slot(call, exception, "backtrace")?;
    let trace = call.state.heap.field(exception, slot)?.as_ref()?;
    let Some(Elements::Int(trace)) = call.state.heap.array(trace) else { return None };
    if trace.len() % 2 == 1 {
        return None;
    }
    Some((MethodId(trace.get(0)? as u32), trace.get(1)? as u32))
}

/// `Throwable.UNASSIGNED_STACK`.
fn unassigned_stack(call: &Call) -> Option<Value> {
    let field = call.vm.program.find_field(call.vm.known.throwable, "UNASSIGNED_STACK", None)?;
    call.state.statics.get(field.class, field.slot as usize)
}

fn elements_of_throwable(call: &mut Call) -> Answer {
    let (array, exception) = (call.object(0)?, call.object(1)?);
    let slot = field_slot(call, exception, "backtrace");
    let trace = slot.and_then(|s| call.state.heap.field(exception, s)).and_then(Value::as_ref).unwrap_or_default();
    fill_elements(call, array, trace)
}

fn elements_of_backtrace(call: &mut Call) -> Answer {
    let (array, trace) = (call.object(0)?, call.object(1)?);
    fill_elements(call, array, trace)
}

fn fill_elements(call: &mut Call, array: Ref, trace: Ref) -> Answer {
    let Some(Elements::Int(trace)) = call.state.heap.array(trace).cloned() else { return Ok(Reply::VOID) };
    let elements: Vec<Ref> = match call.state.heap.array(array) {
        Some(Elements::Ref(elements)) => elements.iter().collect(),
        _ => return Ok(Reply::VOID),
    };
    for (i, element) in elements.into_iter().enumerate() {
        let (Some(id), Some(pc)) = (trace.get(2 * i), trace.get(2 * i + 1)) else { break };
        fill_element(call, element, MethodId(id as u32), pc as u32);
    }
    Ok(Reply::VOID)
}

fn fill_element(call: &mut Call, element: Ref, method: MethodId, pc: u32) {
    let vm = call.vm;
    let method = vm.program.method(method);
    let class = vm.program.class(method.class);
    let line = match vm.program.line(method, pc) {
        _ if method.is_native() => -2,
        Some(line) => i32::from(line),
        None => -1,
    };
    let intern = |call: &mut Call, text: &str| Value::reference(vm.interned(call.state, text));
    let file = class.file.as_ref().and_then(|f| f.source_file.clone());
    let module = match &class.origin {
        Origin::Jdk(module) => intern(call, module),
        _ => Value::NULL,
    };
    let loader = match &class.origin {
        Origin::Jdk(_) => Value::NULL,
        _ => intern(call, "app"),
    };
    let values = [
        ("declaringClass", intern(call, &class.java_name())),
        ("methodName", intern(call, &method.name)),
        ("fileName", file.map_or(Value::NULL, |f| intern(call, &f))),
        ("lineNumber", Value::int(line)),
        ("moduleName", module),
        ("classLoaderName", loader),
        ("declaringClassObject", Value::reference(vm.mirror(call.state, method.class))),
    ];
    for (name, value) in values {
        if let Some(slot) = field_slot(call, element, name) {
            call.state.heap.set_field(element, slot, value);
        }
    }
}

/// Built-in loaders and the JDK's module versions are not shown (`java.base/java.util.X`, not `app//X`).
fn compute_format(call: &mut Call) -> Answer {
    let element = call.object(0)?;
    if let Some(slot) = field_slot(call, element, "format") {
        call.state.heap.set_field(element, slot, Value::int(3));
    }
    if let Some(slot) = field_slot(call, element, "declaringClassObject") {
        call.state.heap.set_field(element, slot, Value::NULL);
    }
    Ok(Reply::VOID)
}
