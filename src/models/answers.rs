//! `obligato.Answers`: what objects that stand for unknown functions answer, and `obligato.Functions`, which makes such
//! objects for replays. See `interp::stubs`.

use crate::interp::{Answer, Call, Model, Reply};
use crate::state::{Elements, Ref, Value};

pub const MODELS: &[(&str, Model)] = &[
    ("obligato/Answers.nextInt(Ljava/lang/Object;I)I", next),
    ("obligato/Answers.nextLong(Ljava/lang/Object;I)J", next),
    ("obligato/Answers.nextFloat(Ljava/lang/Object;I)F", next),
    ("obligato/Answers.nextDouble(Ljava/lang/Object;I)D", next),
    ("obligato/Answers.nextObject(Ljava/lang/Object;I)Ljava/lang/Object;", next),
    ("obligato/Answers.nextVoid(Ljava/lang/Object;I)V", |_| Ok(Reply::VOID)),
    ("obligato/Functions.make(Ljava/lang/Class;[Ljava/lang/String;[[Ljava/lang/Object;)Ljava/lang/Object;", make),
];

fn next(call: &mut Call) -> Answer {
    let object = call.object(0)?;
    let method = call.int(1)? as usize;
    match call.machine().next_answer(object, method) {
        Some(value) => Ok(Reply::Value(value)),
        None => Ok(Reply::Unsupported("an answer of an object that stands for none".into())),
    }
}

/// An object with recorded answers; the methods come in the order of `Program::unimplemented`.
fn make(call: &mut Call) -> Answer {
    let interface = call.class(0)?;
    let given = references(call, call.object(2)?)?;
    let program = &call.vm.program;
    let methods = program.unimplemented(interface);
    let mut answers: Vec<Vec<Value>> = Vec::new();
    for (method, given) in methods.iter().zip(given) {
        let primitive = !method.descriptor.rsplit(')').next().is_some_and(|result| result.starts_with(['L', '[']));
        let values = references(call, given)?.into_iter().map(|answer| match primitive {
            true => unboxed(call, answer).unwrap_or_default(),
            false => Value::reference(answer),
        });
        answers.push(values.collect());
    }
    match call.vm.new_stub(call.state, interface, answers).filter(|_| !methods.is_empty()) {
        Some(object) => Ok(Reply::Value(Value::reference(object))),
        None => Ok(Reply::Unsupported(format!("an implementation of {}", program.class(interface).java_name()))),
    }
}

fn references(call: &Call, array: Ref) -> Result<Vec<Ref>, Reply> {
    match call.state.heap.array(array) {
        Some(Elements::Ref(elements)) => Ok(elements.to_vec()),
        _ => Err(Reply::Unsupported("recorded answers that are not plain objects".into())),
    }
}

/// What a box holds.
fn unboxed(call: &Call, boxed: Ref) -> Option<Value> {
    let class = call.state.heap.class_of(boxed)?;
    let field = call.vm.program.find_field(class, "value", None)?;
    call.state.heap.field(boxed, field.slot as usize)
}
