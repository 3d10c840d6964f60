//! `obligato.Answers`: what objects that stand for unknown functions answer, and `obligato.Functions`, which makes such
//! objects for replays. See `interp::stubs`.

use crate::classfile::descriptor::MethodType;
use crate::interp::{Answer, Answered, Call, Model, Reply};
use crate::program::Method;
use crate::state::inputs::Answers;
use crate::state::{Elements, Ref, Value};
use crate::util::{ClassId, MethodId};

pub const MODELS: &[(&str, Model)] = &[
    ("obligato/Answers.nextInt(Ljava/lang/Object;I)I", next),
    ("obligato/Answers.nextLong(Ljava/lang/Object;I)J", next),
    ("obligato/Answers.nextFloat(Ljava/lang/Object;I)F", next),
    ("obligato/Answers.nextDouble(Ljava/lang/Object;I)D", next),
    ("obligato/Answers.nextObject(Ljava/lang/Object;I)Ljava/lang/Object;", next),
    ("obligato/Answers.nextVoid(Ljava/lang/Object;I)V", next),
    ("obligato/Answers.overrides(Ljava/lang/Object;I)Z", overrides),
    ("obligato/Written.extend(Ljava/lang/Class;[Ljava/lang/String;[[Ljava/lang/Object;)Ljava/lang/Class;", extend),
    ("obligato/Functions.make(Ljava/lang/Class;[Ljava/lang/String;[[Ljava/lang/Object;)Ljava/lang/Object;", make),
];

fn next(call: &mut Call) -> Answer {
    let object = call.object(0)?;
    let method = call.int(1)? as usize;
    match call.machine().next_answer(object, method)? {
        Some(Answered::Gives(value)) => Ok(Reply::Value(value)),
        Some(Answered::Throws(exception)) => {
            let name = call.vm.program.class(exception).name.clone();
            let thrower = call.vm.program.thrower(&name, false).map_err(|e| Reply::Unsupported(e.message))?;
            Ok(Reply::Tail(thrower, Vec::new()))
        }
        None => Ok(Reply::Unsupported("an answer of an object that stands for none".into())),
    }
}

fn overrides(call: &mut Call) -> Answer {
    let object = call.object(0)?;
    let method = call.int(1)? as usize;
    match call.machine().overrides(object, method) {
        Some(value) => Ok(Reply::Value(value)),
        None => Ok(Reply::Unsupported("an object of a class that nobody wrote".into())),
    }
}

/// A class that extends another and gives recorded answers in the place of its methods.
fn extend(call: &mut Call) -> Answer {
    let class = call.class(0)?;
    let answers = recorded(call, class)?;
    match call.vm.new_written_class(call.state, class, answers) {
        Some(class) => Ok(call.give_class(class)),
        None => Ok(Reply::Unsupported(format!("classes that extend {}", call.vm.program.class(class).java_name()))),
    }
}

/// `name(int,java.lang.String)`
fn name_with_types(method: &Method) -> String {
    let types = MethodType::parse(&method.descriptor).map(|t| t.params).unwrap_or_default();
    let types: Vec<String> = types.iter().map(|t| t.java()).collect();
    format!("{}({})", method.name, types.join(","))
}

/// Recorded answers of a method, which come as objects.
fn values(call: &Call, method: &Method, given: Ref) -> Result<Answers, Reply> {
    let primitive = !method.descriptor.rsplit(')').next().is_some_and(|result| result.starts_with(['L', '[']));
    let given = references(call, given)?;
    if let Some(thrown) = given.iter().find_map(|answer| thrown(call, *answer)) {
        return Ok(Answers::Throw(thrown));
    }
    let values = given.into_iter().map(|answer| match primitive {
        true => unboxed(call, answer).unwrap_or_default(),
        false => Value::reference(answer),
    });
    Ok(Answers::Give(values.collect()))
}

/// The class of the exception that an `obligato.Thrown` stands for.
fn thrown(call: &Call, answer: Ref) -> Option<ClassId> {
    let class = call.state.heap.class_of(answer).filter(|c| &*call.vm.program.class(*c).name == "obligato/Thrown")?;
    let field = call.vm.program.find_field(class, "type", None)?;
    call.vm.mirrored(call.state, call.state.heap.field(answer, field.slot as usize)?.as_ref()?)
}

/// An object that implements an interface and gives recorded answers.
fn make(call: &mut Call) -> Answer {
    let interface = call.class(0)?;
    let answers = recorded(call, interface)?;
    match call.vm.new_written(call.state, interface, answers) {
        Some(object) => Ok(Reply::Value(Value::reference(object))),
        None => {
            let name = call.vm.program.class(interface).java_name();
            Ok(Reply::Unsupported(format!("an implementation of {name}")))
        }
    }
}

/// The answers of methods, which are named as `name(type,type)`.
fn recorded(call: &Call, class: ClassId) -> Result<Vec<(MethodId, Answers)>, Reply> {
    let names = references(call, call.object(1)?)?;
    let given = references(call, call.object(2)?)?;
    let methods = call.vm.program.answered(class);
    let mut answers = Vec::new();
    for (name, given) in names.into_iter().zip(given) {
        let name = call.vm.string_text(call.state, name).unwrap_or_default();
        match methods.iter().find(|m| name_with_types(m) == name) {
            Some(method) => answers.push((method.id, values(call, method, given)?)),
            None => return Err(Reply::Unsupported(format!("a class that has its own {name}"))),
        }
    }
    Ok(answers)
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
