//! `java.lang.reflect.Array`.

use crate::expr::Sort;
use crate::expr::ops::Conv;
use crate::interp::{Answer, Call, Model, Reply, blank_elements};
use crate::program::{Prim, Shape};
use crate::state::{Elements, Ref, Value};
use crate::util::ClassId;

pub const MODELS: &[(&str, Model)] = &[
    ("java/lang/reflect/Array.newArray(Ljava/lang/Class;I)Ljava/lang/Object;", new_array),
    ("java/lang/reflect/Array.multiNewArray(Ljava/lang/Class;[I)Ljava/lang/Object;", multi_new_array),
    ("java/lang/reflect/Array.getLength(Ljava/lang/Object;)I", get_length),
    ("java/lang/reflect/Array.getInt(Ljava/lang/Object;I)I", |c| get_as(c, Prim::Int)),
    ("java/lang/reflect/Array.getLong(Ljava/lang/Object;I)J", |c| get_as(c, Prim::Long)),
    ("java/lang/reflect/Array.getDouble(Ljava/lang/Object;I)D", |c| get_as(c, Prim::Double)),
    ("java/lang/reflect/Array.getFloat(Ljava/lang/Object;I)F", |c| get_as(c, Prim::Float)),
    ("java/lang/reflect/Array.getChar(Ljava/lang/Object;I)C", |c| get_as(c, Prim::Char)),
    ("java/lang/reflect/Array.getByte(Ljava/lang/Object;I)B", |c| get_as(c, Prim::Byte)),
    ("java/lang/reflect/Array.getShort(Ljava/lang/Object;I)S", |c| get_as(c, Prim::Short)),
    ("java/lang/reflect/Array.getBoolean(Ljava/lang/Object;I)Z", |c| get_as(c, Prim::Boolean)),
    ("java/lang/reflect/Array.setInt(Ljava/lang/Object;II)V", |c| set_as(c, Prim::Int)),
    ("java/lang/reflect/Array.setLong(Ljava/lang/Object;IJ)V", |c| set_as(c, Prim::Long)),
    ("java/lang/reflect/Array.setDouble(Ljava/lang/Object;ID)V", |c| set_as(c, Prim::Double)),
    ("java/lang/reflect/Array.setFloat(Ljava/lang/Object;IF)V", |c| set_as(c, Prim::Float)),
    ("java/lang/reflect/Array.setChar(Ljava/lang/Object;IC)V", |c| set_as(c, Prim::Char)),
    ("java/lang/reflect/Array.setByte(Ljava/lang/Object;IB)V", |c| set_as(c, Prim::Byte)),
    ("java/lang/reflect/Array.setShort(Ljava/lang/Object;IS)V", |c| set_as(c, Prim::Short)),
    ("java/lang/reflect/Array.setBoolean(Ljava/lang/Object;IZ)V", |c| set_as(c, Prim::Boolean)),
    ("java/lang/reflect/Array.get(Ljava/lang/Object;I)Ljava/lang/Object;", get),
    ("java/lang/reflect/Array.set(Ljava/lang/Object;ILjava/lang/Object;)V", set),
];

const MAX_DIMENSIONS: usize = 255;

fn illegal(what: &str) -> Reply {
    Reply::Throw("java/lang/IllegalArgumentException", Some(what.into()))
}

fn make(call: &mut Call, component: ClassId, length: i32) -> Result<Ref, Reply> {
    let shape = call.vm.program.class(component).shape.clone();
    if shape == Shape::Primitive(None) {
        return Err(Reply::Throw("java/lang/IllegalArgumentException", None));
    }
    if call.vm.program.class(component).name.starts_with(&"[".repeat(MAX_DIMENSIONS)) {
        return Err(Reply::Throw("java/lang/IllegalArgumentException", None));
    }
    if length < 0 {
        return Err(Reply::Throw("java/lang/NegativeArraySizeException", Some(length.to_string())));
    }
    if 8 * length as u64 > call.vm.config.max_heap.saturating_sub(call.state.heap.used()) {
        return Err(Reply::Throw("java/lang/OutOfMemoryError", Some("Java heap space".into())));
    }
    let class = call.vm.program.array_class(component);
    Ok(call.state.heap.alloc_array(class, blank_elements(&shape, length as usize)))
}

fn new_array(call: &mut Call) -> Answer {
    let (component, length) = (call.class(0)?, call.int(1)?);
    Ok(Reply::Value(Value::reference(make(call, component, length)?)))
}

fn multi_new_array(call: &mut Call) -> Answer {
    let component = call.class(0)?;
    let Some(Elements::Int(lengths)) = call.state.heap.array(call.object(1)?) else {
        return Err(Reply::Unsupported("java.lang.reflect.Array.newInstance with symbolic lengths".into()));
    };
    let lengths = lengths.to_vec();
    if lengths.is_empty() {
        return Err(illegal("Empty dimensions array"));
    }
    if let Some(negative) = lengths.iter().find(|l| **l < 0) {
        return Err(Reply::Throw("java/lang/NegativeArraySizeException", Some(negative.to_string())));
    }
    Ok(Reply::Value(Value::reference(nested(call, component, &lengths)?)))
}

fn nested(call: &mut Call, element: ClassId, lengths: &[i32]) -> Result<Ref, Reply> {
    let Some((length, inner)) = lengths.split_first() else { return Ok(Ref::NULL) };
    let component = inner.iter().fold(element, |c, _| call.vm.program.array_class(c));
    let array = make(call, component, *length)?;
    if !inner.is_empty() {
        for i in 0..*length as usize {
            let row = nested(call, element, inner)?;
            call.state.heap.set_element(array, i, Value::reference(row));
        }
    }
    Ok(array)
}

/// The object of argument 0; an unknown number in a box is no array.
fn array(call: &Call) -> Result<Ref, Reply> {
    let is_box = call.arg(0).as_sym().is_some_and(|term| call.state.inputs.boxes.contains_key(&term));
    if is_box { Err(illegal("Argument is not an array")) } else { call.object(0) }
}

fn get_length(call: &mut Call) -> Answer {
    match call.state.heap.array(array(call)?) {
        Some(elements) => Ok(Reply::int(elements.len() as i32)),
        None => Err(illegal("Argument is not an array")),
    }
}

/// The element and the component type of argument 0 at index argument 1.
fn element(call: &Call) -> Result<(Value, Shape), Reply> {
    let array = array(call)?;
    let index = call.int(1)?;
    let elements = call.state.heap.array(array).ok_or_else(|| illegal("Argument is not an array"))?;
    let Some(value) = elements.get(index as u32 as usize) else {
        return Err(Reply::Throw("java/lang/ArrayIndexOutOfBoundsException", None));
    };
    let class = call.state.heap.class_of(array).unwrap_or(call.vm.known.object);
    let component = call.vm.program.class(class).component().unwrap_or(call.vm.known.object);
    Ok((value, call.vm.program.class(component).shape.clone()))
}

fn mismatch() -> Reply {
    illegal("argument type mismatch")
}

/// Widening primitive conversion, where Java has one.
fn widen(call: &mut Call, value: Value, from: Prim, to: Prim) -> Result<Value, Reply> {
    use Prim::*;
    let (sort, conversion) = match (from, to) {
        (Byte, Short) | (Byte | Short | Char, Int) => return Ok(value),
        (from, to) if from == to => return Ok(value),
        (Byte | Short | Char | Int, Long) => (Sort::Bv32, Conv::I2L),
        (Byte | Short | Char | Int, Float) => (Sort::Bv32, Conv::I2F),
        (Byte | Short | Char | Int, Double) => (Sort::Bv32, Conv::I2D),
        (Long, Float) => (Sort::Bv64, Conv::L2F),
        (Long, Double) => (Sort::Bv64, Conv::L2D),
        (Float, Double) => (Sort::F32, Conv::F2D),
        _ => return Err(mismatch()),
    };
    let mut machine = call.machine();
    let term = machine.term(value, sort)?;
    let widened = machine.terms.convert(conversion, term);
    Ok(machine.value(widened))
}

fn get_as(call: &mut Call, to: Prim) -> Answer {
    let (value, shape) = element(call)?;
    let Shape::Primitive(Some(from)) = shape else { return Err(illegal("Argument is not an array of primitive type")) };
    Ok(Reply::Value(widen(call, value, from, to)?))
}

fn set_as(call: &mut Call, from: Prim) -> Answer {
    let (_, shape) = element(call)?;
    let Shape::Primitive(Some(to)) = shape else { return Err(illegal("Argument is not an array of primitive type")) };
    let value = widen(call, call.arg(2), from, to)?;
    call.state.heap.set_element(call.object(0)?, call.int(1)? as usize, value);
    Ok(Reply::VOID)
}

const WRAPPERS: [(Prim, &str, &str); 8] = [
    (Prim::Boolean, "java/lang/Boolean", "(Z)Ljava/lang/Boolean;"),
    (Prim::Byte, "java/lang/Byte", "(B)Ljava/lang/Byte;"),
    (Prim::Char, "java/lang/Character", "(C)Ljava/lang/Character;"),
    (Prim::Short, "java/lang/Short", "(S)Ljava/lang/Short;"),
    (Prim::Int, "java/lang/Integer", "(I)Ljava/lang/Integer;"),
    (Prim::Long, "java/lang/Long", "(J)Ljava/lang/Long;"),
    (Prim::Float, "java/lang/Float", "(F)Ljava/lang/Float;"),
    (Prim::Double, "java/lang/Double", "(D)Ljava/lang/Double;"),
];

fn get(call: &mut Call) -> Answer {
    let (value, shape) = element(call)?;
    let Shape::Primitive(Some(prim)) = shape else { return Ok(Reply::Value(value)) };
    let Some((_, wrapper, descriptor)) = WRAPPERS.iter().find(|(p, ..)| *p == prim) else { return Ok(Reply::null()) };
    let program = &call.vm.program;
    let class = program.load(wrapper).map_err(|e| Reply::Unsupported(e.message))?;
    match program.find_named(class, "valueOf", descriptor) {
        Some(method) => Ok(super::class::tail_static(call, method.id, class, vec![value])),
        None => Err(Reply::Unsupported(format!("{wrapper}.valueOf"))),
    }
}

fn set(call: &mut Call) -> Answer {
    let (_, shape) = element(call)?;
    let (array, index, value) = (call.object(0)?, call.int(1)? as usize, call.reference(2)?);
    let program = &call.vm.program;
    let class = call.state.heap.class_of(value).filter(|_| !value.is_null());
    let Shape::Primitive(Some(to)) = shape else {
        let component = call.state.heap.class_of(array).and_then(|c| program.class(c).component());
        let fits = class.is_none_or(|c| component.is_some_and(|component| program.is_subtype(c, component)));
        if !fits {
            return Err(illegal("array element type mismatch"));
        }
        // An array of a narrower type would refuse it.
        call.machine().note_store(array, Value::reference(value));
        call.state.heap.set_element(array, index, Value::reference(value));
        return Ok(Reply::VOID);
    };
    let class = class.ok_or_else(mismatch)?;
    let wrapper = WRAPPERS.iter().find(|(_, name, _)| **name == *program.class(class).name).ok_or_else(mismatch)?;
    let slot = program.find_field(class, "value", None).ok_or_else(mismatch)?.slot;
    let content = call.state.heap.field(value, slot as usize).ok_or_else(mismatch)?;
    let widened = widen(call, content, wrapper.0, to)?;
    call.state.heap.set_element(array, index, widened);
    Ok(Reply::VOID)
}
