//! `obligato.Answers`: what objects that stand for unknown functions answer. See `interp::stubs`.

use crate::interp::{Answer, Call, Model, Reply};

pub const MODELS: &[(&str, Model)] = &[
    ("obligato/Answers.nextInt(Ljava/lang/Object;I)I", next),
    ("obligato/Answers.nextLong(Ljava/lang/Object;I)J", next),
    ("obligato/Answers.nextFloat(Ljava/lang/Object;I)F", next),
    ("obligato/Answers.nextDouble(Ljava/lang/Object;I)D", next),
    ("obligato/Answers.nextObject(Ljava/lang/Object;I)Ljava/lang/Object;", next),
    ("obligato/Answers.nextVoid(Ljava/lang/Object;I)V", |_| Ok(Reply::VOID)),
];

fn next(call: &mut Call) -> Answer {
    let object = call.object(0)?;
    let method = call.int(1)? as usize;
    match call.machine().next_answer(object, method) {
        Some(value) => Ok(Reply::Value(value)),
        None => Ok(Reply::Unsupported("an answer of an object that stands for none".into())),
    }
}
