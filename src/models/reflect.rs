//! Reflection: `jdk.internal.reflect.MemberCalls` and `Reflection`.

use super::class::tail_static;
use crate::classfile::descriptor::FieldType;
use crate::interp::{Answer, Call, Model, Reply};
use crate::program::{Class, Field, Method};
use crate::state::{Chunked, Elements, InitStatus, Ref, Value};

pub const MODELS: &[(&str, Model)] = &[
    ("jdk/internal/reflect/Reflection.getCallerClass()Ljava/lang/Class;", caller_class),
    (
        "jdk/internal/reflect/MemberCalls.call(Ljava/lang/Class;IZLjava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;",
        call_member,
    ),
    ("jdk/internal/reflect/MemberCalls.describe(Ljava/lang/Class;I)[Ljava/lang/String;", describe),
    ("jdk/internal/reflect/MemberCalls.number(Ljava/lang/Class;I)[I", number),
    ("jdk/internal/reflect/MemberCalls.annotations(Ljava/lang/Class;II)[Ljava/lang/String;", annotations),
    ("jdk/internal/reflect/MemberCalls.resolve(Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/Class;", resolve),
];

/// Marks the offset of a static field, whose base is the class object, from the class object's own fields.
pub const STATIC_OFFSET: i32 = 1 << 24;

fn caller_class(call: &mut Call) -> Answer {
    let program = &call.vm.program;
    let class = {
        let frames = call.state.stack.frames_down().map(|f| program.method(f.method));
        frames.filter(|m| !m.hidden).nth(1).map(|m| m.class)
    };
    Ok(class.map_or(Reply::null(), |class| call.give_class(class)))
}

fn call_member(call: &mut Call) -> Answer {
    let owner = call.vm.program.class(call.class(0)?);
    let (slot, is_virtual) = (call.int(1)?, call.int(2)? != 0);
    let Some(method) = owner.methods.get(slot as usize).map(|m| call.vm.program.method(*m)) else {
        return Ok(Reply::Unsupported("a reflective call of no method".into()));
    };
    if method.is_static() && call.state.statics.status(owner.id) == InitStatus::Untouched {
        return Ok(Reply::Init(owner.id));
    }
    let adapter = call.vm.program.reflective_adapter(method, !is_virtual);
    let adapter = adapter.map_err(|e| Reply::Unsupported(e.message))?;
    let class = call.vm.program.method(adapter).class;
    Ok(tail_static(call, adapter, class, vec![call.arg(3), call.arg(4)]))
}

/// The offset by which `Unsafe` finds the field.
fn offset_of(field: &Field) -> i32 {
    if field.is_static() { field.slot as i32 | STATIC_OFFSET } else { field.slot as i32 }
}

fn fields(class: &Class) -> impl Iterator<Item = &Field> {
    class.fields.iter()
}

/// Position among the class's methods, and the method: constructors or the others.
fn methods<'a>(call: &Call<'a>, class: &'a Class, constructors: bool) -> Vec<(usize, &'a Method)> {
    let all = class.methods.iter().map(|m| call.vm.program.method(*m)).enumerate();
    all.filter(|(_, m)| m.is_constructor() == constructors && !m.is_class_initializer()).collect()
}

fn describe(call: &mut Call) -> Answer {
    let class = call.vm.program.class(call.class(0)?);
    type Row = (String, String, Option<String>, Option<String>);
    let rows: Vec<Row> = match call.int(1)? {
        0 => {
            let file = class.file.as_ref();
            fields(class)
                .enumerate()
                .map(|(i, f)| {
                    let signature = file.and_then(|file| file.fields.get(i)?.signature.as_deref());
                    (f.name.to_string(), f.descriptor.to_string(), signature.map(str::to_string), None)
                })
                .collect()
        }
        kind @ (1 | 2) => methods(call, class, kind == 2)
            .into_iter()
            .map(|(_, m)| {
                let info = m.info.and_then(|i| class.file.as_ref()?.methods.get(i as usize));
                let signature = info.and_then(|i| i.signature.as_deref()).map(str::to_string);
                let exceptions = info.map(|i| i.exceptions.join(",")).filter(|e| !e.is_empty());
                (m.name.to_string(), m.descriptor.to_string(), signature, exceptions)
            })
            .collect(),
        _ => {
            let components = class.file.as_ref().and_then(|f| f.record_components.as_ref());
            components
                .into_iter()
                .flatten()
                .map(|c| {
                    let signature = c.signature.as_deref().map(str::to_string);
                    (c.name.to_string(), c.descriptor.to_string(), signature, None)
                })
                .collect()
        }
    };
    let mut strings: Vec<Ref> = Vec::with_capacity(4 * rows.len());
    for (name, descriptor, signature, exceptions) in rows {
        strings.push(call.vm.interned(call.state, &name));
        strings.push(call.vm.new_text(call.state, &descriptor));
        for optional in [signature, exceptions] {
            strings.push(optional.map_or(Ref::NULL, |text| call.vm.new_text(call.state, &text)));
        }
    }
    Ok(Reply::Value(Value::reference(call.new_ref_array("[Ljava/lang/String;", &strings)?)))
}

fn number(call: &mut Call) -> Answer {
    let class = call.vm.program.class(call.class(0)?);
    let numbers: Vec<i32> = match call.int(1)? {
        0 => fields(class).flat_map(|f| [i32::from(f.access), offset_of(f)]).collect(),
        kind @ (1 | 2) => {
            methods(call, class, kind == 2).iter().flat_map(|(i, m)| [i32::from(m.access), *i as i32]).collect()
        }
        _ => {
            let count = class.file.as_ref().and_then(|f| f.record_components.as_ref()).map_or(0, Vec::len);
            (0..count).flat_map(|_| [0, -1]).collect()
        }
    };
    let ints = call.vm.program.load("[I").map_err(|e| Reply::Unsupported(e.message))?;
    let array = call.state.heap.alloc_array(ints, Elements::Int(Chunked::from_slice(&numbers)));
    Ok(Reply::Value(Value::reference(array)))
}

/// Annotations of record components are not kept apart: those of the field of the same name stand for them.
fn annotations(call: &mut Call) -> Answer {
    let class = call.vm.program.class(call.class(0)?);
    let (kind, slot) = (call.int(1)?, call.int(2)?);
    let Some(file) = class.file.clone() else {
        return Ok(Reply::Value(Value::reference(call.new_ref_array("[Ljava/lang/String;", &[])?)));
    };
    let field = |at: Option<usize>| at.and_then(|i| file.fields.get(i)).map(|f| f.annotations.clone());
    let types = match kind {
        -1 => Some(file.annotations.clone()),
        0 => field(class.fields.iter().position(|f| offset_of(f) == slot)),
        1 | 2 => {
            let method = class.methods.get(slot as usize).map(|m| call.vm.program.method(*m));
            method.and_then(|m| file.methods.get(m.info? as usize)).map(|m| m.annotations.clone())
        }
        _ => {
            let name = file.record_components.as_ref().and_then(|c| c.get(slot as usize)).map(|c| c.name.clone());
            field(file.fields.iter().position(|f| Some(&f.name) == name.as_ref()))
        }
    };
    let strings: Vec<Ref> = types.unwrap_or_default().iter().map(|t| call.vm.new_text(call.state, &t.kind)).collect();
    Ok(Reply::Value(Value::reference(call.new_ref_array("[Ljava/lang/String;", &strings)?)))
}

fn resolve(call: &mut Call) -> Answer {
    let descriptor = call.text(0)?;
    if descriptor == "V" {
        return Ok(call.give_class(crate::util::ClassId(8)));
    }
    let missing = || Reply::Throw("java/lang/NoClassDefFoundError", Some(descriptor.clone()));
    let named = FieldType::parse(&descriptor).map_err(|_| missing())?;
    let class = call.vm.program.class_of_type(&named).map_err(|_| missing())?;
    Ok(call.give_class(class))
}
