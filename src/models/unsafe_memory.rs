//! `jdk.internal.misc.Unsafe`: fields and array elements by offset, on one thread.
//!
//! Offsets: an instance field's is its slot; a static field's is its slot with [`STATIC_OFFSET`], its base the class
//! object; an array element's is [`ARRAY_BASE`] plus its byte position. Accesses of another width than the array's
//! elements go by little-endian bytes. There is no memory outside the heap: a null base is not supported.

use super::reflect::STATIC_OFFSET;
use crate::interp::{Answer, Call, Model, Reply};
use crate::program::{Prim, Shape};
use crate::state::{Body, Elements, InitStatus, Ref, Value};

const ARRAY_BASE: i64 = 16;

/// The type that an access names.
#[derive(Clone, Copy, PartialEq)]
enum Width {
    Boolean,
    Byte,
    Char,
    Short,
    Int,
    Long,
    Float,
    Double,
    Reference,
}

impl Width {
    fn bytes(self) -> i64 {
        match self {
            Width::Boolean | Width::Byte => 1,
            Width::Char | Width::Short => 2,
            Width::Int | Width::Float | Width::Reference => 4,
            Width::Long | Width::Double => 8,
        }
    }

    fn value(self, bits: u64) -> Value {
        match self {
            Width::Boolean => Value::bool(bits as u8 != 0),
            Width::Byte => Value::int(i32::from(bits as i8)),
            Width::Char => Value::int(i32::from(bits as u16)),
            Width::Short => Value::int(i32::from(bits as i16)),
            Width::Int => Value::int(bits as i32),
            Width::Long => Value::long(bits as i64),
            Width::Float => Value::float(f32::from_bits(bits as u32)),
            Width::Double => Value::double(f64::from_bits(bits)),
            Width::Reference => Value::reference(Ref(bits as u32)),
        }
    }
}

/// A plain value's bits.
fn bits_of(value: Value) -> Option<u64> {
    use crate::state::View::*;
    Some(match value.view() {
        Int(v) => v as u32 as u64,
        Long(v) => v as u64,
        Float(v) => u64::from(v.to_bits()),
        Double(v) => v.to_bits(),
        Ref(v) => u64::from(v.0),
        _ => return None,
    })
}

macro_rules! access {
    ($name:literal, $type:literal, $width:expr) => {
        [
            (concat!("jdk/internal/misc/Unsafe.get", $name, "(Ljava/lang/Object;J)", $type), |c| get(c, $width)),
            (concat!("jdk/internal/misc/Unsafe.get", $name, "Volatile(Ljava/lang/Object;J)", $type), |c| {
                get(c, $width)
            }),
            (concat!("jdk/internal/misc/Unsafe.put", $name, "(Ljava/lang/Object;J", $type, ")V"), |c| put(c, $width)),
            (concat!("jdk/internal/misc/Unsafe.put", $name, "Volatile(Ljava/lang/Object;J", $type, ")V"), |c| {
                put(c, $width)
            }),
        ]
    };
}

macro_rules! exchange {
    ($name:literal, $type:literal, $width:expr) => {
        [
            (
                concat!("jdk/internal/misc/Unsafe.compareAndSet", $name, "(Ljava/lang/Object;J", $type, $type, ")Z"),
                |c| compare_and_set(c, $width),
            ),
            (
                concat!(
                    "jdk/internal/misc/Unsafe.compareAndExchange",
                    $name,
                    "(Ljava/lang/Object;J",
                    $type,
                    $type,
                    ")",
                    $type
                ),
                |c| compare_and_exchange(c, $width),
            ),
        ]
    };
}

pub const TABLES: &[&[(&str, Model)]] = &[
    &access!("Boolean", "Z", Width::Boolean),
    &access!("Byte", "B", Width::Byte),
    &access!("Char", "C", Width::Char),
    &access!("Short", "S", Width::Short),
    &access!("Int", "I", Width::Int),
    &access!("Long", "J", Width::Long),
    &access!("Float", "F", Width::Float),
    &access!("Double", "D", Width::Double),
    &access!("Reference", "Ljava/lang/Object;", Width::Reference),
    &exchange!("Byte", "B", Width::Byte),
    &exchange!("Short", "S", Width::Short),
    &exchange!("Int", "I", Width::Int),
    &exchange!("Long", "J", Width::Long),
    &exchange!("Reference", "Ljava/lang/Object;", Width::Reference),
    &[
        ("jdk/internal/misc/Unsafe.arrayBaseOffset0(Ljava/lang/Class;)I", |_| Ok(Reply::int(ARRAY_BASE as i32))),
        ("jdk/internal/misc/Unsafe.arrayIndexScale0(Ljava/lang/Class;)I", array_index_scale),
        ("jdk/internal/misc/Unsafe.objectFieldOffset0(Ljava/lang/reflect/Field;)J", field_offset_of_field),
        ("jdk/internal/misc/Unsafe.objectFieldOffset1(Ljava/lang/Class;Ljava/lang/String;)J", field_offset_by_name),
        ("jdk/internal/misc/Unsafe.staticFieldOffset0(Ljava/lang/reflect/Field;)J", field_offset_of_field),
        ("jdk/internal/misc/Unsafe.staticFieldBase0(Ljava/lang/reflect/Field;)Ljava/lang/Object;", static_field_base),
        ("jdk/internal/misc/Unsafe.ensureClassInitialized0(Ljava/lang/Class;)V", ensure_class_initialized),
        ("jdk/internal/misc/Unsafe.shouldBeInitialized0(Ljava/lang/Class;)Z", should_be_initialized),
        ("jdk/internal/misc/Unsafe.allocateInstance(Ljava/lang/Class;)Ljava/lang/Object;", allocate_instance),
        ("jdk/internal/misc/Unsafe.throwException(Ljava/lang/Throwable;)V", |c| Ok(Reply::ThrowObject(c.arg(1)))),
        ("jdk/internal/misc/Unsafe.loadFence()V", |_| Ok(Reply::VOID)),
        ("jdk/internal/misc/Unsafe.storeFence()V", |_| Ok(Reply::VOID)),
        ("jdk/internal/misc/Unsafe.fullFence()V", |_| Ok(Reply::VOID)),
        ("jdk/internal/misc/Unsafe.unpark(Ljava/lang/Object;)V", |_| Ok(Reply::VOID)),
        ("jdk/internal/misc/Unsafe.park(ZJ)V", park),
        ("jdk/internal/misc/Unsafe.copyMemory0(Ljava/lang/Object;JLjava/lang/Object;JJ)V", copy_memory),
        ("jdk/internal/misc/Unsafe.copySwapMemory0(Ljava/lang/Object;JLjava/lang/Object;JJJ)V", copy_swap_memory),
        ("jdk/internal/misc/Unsafe.setMemory0(Ljava/lang/Object;JJB)V", set_memory),
        ("java/util/concurrent/atomic/AtomicLong.VMSupportsCS8()Z", |_| Ok(Reply::bool(true))),
    ],
];

/// Where an access goes.
enum Place {
    Field(Ref, usize),
    Static(crate::util::ClassId, usize),
    /// Byte position in an array.
    Array(Ref, usize),
}

fn place(call: &Call) -> Result<Place, Reply> {
    let (base, offset) = (call.reference(1)?, call.long(2)?);
    place_of(call, base, offset)
}

fn place_of(call: &Call, base: Ref, offset: i64) -> Result<Place, Reply> {
    let outside = || Reply::Unsupported("jdk.internal.misc.Unsafe: memory outside the heap".into());
    let Some(object) = call.state.heap.get(base).filter(|_| !base.is_null()) else { return Err(outside()) };
    match &object.body {
        Body::Array(_) => usize::try_from(offset - ARRAY_BASE).map(|at| Place::Array(base, at)).map_err(|_| outside()),
        Body::Fields(_) if offset & i64::from(STATIC_OFFSET) != 0 => {
            let class = call.vm.mirrored(call.state, base).ok_or_else(outside)?;
            Ok(Place::Static(class, (offset & !i64::from(STATIC_OFFSET)) as usize))
        }
        Body::Fields(_) => Ok(Place::Field(base, offset as usize)),
        Body::Open(_) => Err(Reply::Unsupported("jdk.internal.misc.Unsafe: an array of unknown length".into())),
        Body::Free(_) => Err(outside()),
    }
}

/// Element width in bytes of an array's representation.
fn scale(elements: &Elements) -> usize {
    match elements {
        Elements::Byte(_) => 1,
        Elements::Char(_) | Elements::Short(_) => 2,
        Elements::Int(_) | Elements::Float(_) | Elements::Ref(_) => 4,
        Elements::Long(_) | Elements::Double(_) => 8,
        // Terms: only whole elements can be accessed, and the caller's width is the element's.
        Elements::Tagged(_) => 0,
    }
}

fn read(call: &Call, place: &Place, width: Width) -> Result<Value, Reply> {
    let bad = || Reply::Unsupported("jdk.internal.misc.Unsafe: an access outside its object".into());
    match place {
        Place::Field(object, slot) => call.state.heap.field(*object, *slot).ok_or_else(bad),
        Place::Static(class, slot) => call.state.statics.get(*class, *slot).ok_or_else(bad),
        Place::Array(array, at) => {
            let elements = call.state.heap.array(*array).ok_or_else(bad)?;
            let wanted = width.bytes() as usize;
            let scale = if scale(elements) == 0 { wanted } else { scale(elements) };
            if scale == wanted && at % scale == 0 {
                let value = elements.get(at / scale).ok_or_else(bad)?;
                // An int array read as floats (or the like): same bits, other type.
                return Ok(match bits_of(value) {
                    Some(bits) => width.value(bits),
                    None => value,
                });
            }
            let mut bits = 0u64;
            for i in (0..wanted).rev() {
                bits = bits << 8 | u64::from(byte_at(elements, scale, at + i).ok_or_else(bad)?);
            }
            Ok(width.value(bits))
        }
    }
}

fn byte_at(elements: &Elements, scale: usize, at: usize) -> Option<u8> {
    let bits = bits_of(elements.get(at / scale)?)?;
    Some((bits >> (8 * (at % scale))) as u8)
}

fn element_width(elements: &Elements) -> Width {
    match elements {
        Elements::Byte(_) => Width::Byte,
        Elements::Char(_) => Width::Char,
        Elements::Short(_) => Width::Short,
        Elements::Int(_) => Width::Int,
        Elements::Long(_) => Width::Long,
        Elements::Float(_) => Width::Float,
        Elements::Double(_) => Width::Double,
        Elements::Ref(_) | Elements::Tagged(_) => Width::Reference,
    }
}

fn write(call: &mut Call, place: &Place, width: Width, value: Value) -> Result<(), Reply> {
    let bad = || Reply::Unsupported("jdk.internal.misc.Unsafe: an access outside its object".into());
    let done = match place {
        Place::Field(object, slot) => call.state.heap.set_field(*object, *slot, value),
        Place::Static(class, slot) => call.state.statics.set(*class, *slot, value),
        Place::Array(array, at) => {
            let elements = call.state.heap.array(*array).ok_or_else(bad)?;
            let wanted = width.bytes() as usize;
            let own = element_width(elements);
            let scale = if scale(elements) == 0 { wanted } else { scale(elements) };
            if scale == wanted && at % scale == 0 {
                let tagged = matches!(elements, Elements::Tagged(_));
                let value = match bits_of(value) {
                    Some(bits) if !tagged => own.value(bits),
                    _ => value,
                };
                call.state.heap.set_element(*array, at / scale, value)
            } else {
                let bits = bits_of(value).ok_or_else(bad)?;
                for i in 0..wanted {
                    set_byte(call, *array, scale, at + i, (bits >> (8 * i)) as u8).ok_or_else(bad)?;
                }
                true
            }
        }
    };
    if done { Ok(()) } else { Err(bad()) }
}

fn set_byte(call: &mut Call, array: Ref, scale: usize, at: usize, byte: u8) -> Option<()> {
    let elements = call.state.heap.array(array)?;
    let width = element_width(elements);
    let shift = 8 * (at % scale);
    let bits = bits_of(elements.get(at / scale)?)? & !(0xff << shift) | u64::from(byte) << shift;
    call.state.heap.set_element(array, at / scale, width.value(bits)).then_some(())
}

fn get(call: &mut Call, width: Width) -> Answer {
    Ok(Reply::Value(read(call, &place(call)?, width)?))
}

fn put(call: &mut Call, width: Width) -> Answer {
    let place = place(call)?;
    write(call, &place, width, call.arg(3))?;
    Ok(Reply::VOID)
}

/// Exchanges if the present value is the expected one; gives the present value and whether it was.
fn exchange(call: &mut Call, width: Width) -> Result<(Value, bool), Reply> {
    let place = place(call)?;
    let present = read(call, &place, width)?;
    let expected = call.arg(3);
    if present != expected && (present.is_sym() || expected.is_sym()) {
        return Err(Reply::Unsupported("jdk.internal.misc.Unsafe: an exchange of symbolic values".into()));
    }
    let same = present == expected;
    if same {
        write(call, &place, width, call.arg(4))?;
    }
    Ok((present, same))
}

fn compare_and_set(call: &mut Call, width: Width) -> Answer {
    Ok(Reply::bool(exchange(call, width)?.1))
}

fn compare_and_exchange(call: &mut Call, width: Width) -> Answer {
    Ok(Reply::Value(exchange(call, width)?.0))
}

fn array_index_scale(call: &mut Call) -> Answer {
    let class = call.vm.program.class(call.class(1)?);
    let shape = class.component().map(|c| &call.vm.program.class(c).shape);
    Ok(Reply::int(match shape {
        Some(Shape::Primitive(Some(Prim::Boolean | Prim::Byte))) => 1,
        Some(Shape::Primitive(Some(Prim::Char | Prim::Short))) => 2,
        Some(Shape::Primitive(Some(Prim::Long | Prim::Double))) => 8,
        Some(_) => 4,
        None => 0,
    }))
}

fn field_offset_by_name(call: &mut Call) -> Answer {
    let (class, name) = (call.class(1)?, call.text(2)?);
    match call.vm.program.find_field(class, &name, None) {
        Some(field) => Ok(Reply::Value(Value::long(i64::from(field.slot)))),
        None => Ok(Reply::Throw("java/lang/InternalError", Some(name))),
    }
}

/// A field of the reflection stub `java.lang.reflect.Field`.
fn field_of_stub(call: &Call, name: &str) -> Option<Value> {
    let field = call.args.get(1)?.as_ref()?;
    let class = call.state.heap.class_of(field)?;
    let slot = call.vm.program.find_field(class, name, None)?.slot;
    call.state.heap.field(field, slot as usize)
}

fn field_offset_of_field(call: &mut Call) -> Answer {
    match field_of_stub(call, "slot").and_then(Value::as_int) {
        Some(slot) => Ok(Reply::Value(Value::long(i64::from(slot)))),
        None => Ok(Reply::Unsupported("jdk.internal.misc.Unsafe.objectFieldOffset".into())),
    }
}

fn static_field_base(call: &mut Call) -> Answer {
    match field_of_stub(call, "clazz") {
        Some(class) => Ok(Reply::Value(class)),
        None => Ok(Reply::Unsupported("jdk.internal.misc.Unsafe.staticFieldBase".into())),
    }
}

fn ensure_class_initialized(call: &mut Call) -> Answer {
    let class = call.class(1)?;
    Ok(match call.state.statics.status(class) {
        InitStatus::Untouched | InitStatus::Failed => Reply::Init(class),
        InitStatus::Running | InitStatus::Done => Reply::VOID,
    })
}

fn should_be_initialized(call: &mut Call) -> Answer {
    Ok(Reply::bool(call.state.statics.status(call.class(1)?) != InitStatus::Done))
}

fn allocate_instance(call: &mut Call) -> Answer {
    let class = call.vm.program.class(call.class(1)?);
    if class.is_abstract() || class.is_interface() || class.is_array() || class.is_primitive() {
        return Ok(Reply::Throw("java/lang/InstantiationException", Some(class.java_name())));
    }
    if matches!(call.state.statics.status(class.id), InitStatus::Untouched | InitStatus::Failed) {
        return Ok(Reply::Init(class.id));
    }
    Ok(Reply::Value(Value::reference(call.vm.new_instance(call.state, class.id))))
}

/// Nobody could unpark the only thread: a wait with a time-out ends by it, one without never would.
fn park(call: &mut Call) -> Answer {
    let (absolute, time) = (call.int(1)? != 0, call.long(2)?);
    if time <= 0 && !absolute {
        return Ok(Reply::Unsupported("java.util.concurrent.locks.LockSupport.park: there is no other thread".into()));
    }
    call.state.clock = call.state.clock.saturating_add(time.max(0) as u64);
    Ok(Reply::VOID)
}

fn copy_memory(call: &mut Call) -> Answer {
    let (from, to, count) = ((call.reference(1)?, call.long(2)?), (call.reference(3)?, call.long(4)?), call.long(5)?);
    let bytes: Vec<Value> = (0..count.max(0))
        .map(|i| read(call, &place_of(call, from.0, from.1 + i)?, Width::Byte))
        .collect::<Result<_, _>>()?;
    for (i, byte) in bytes.into_iter().enumerate() {
        let place = place_of(call, to.0, to.1 + i as i64)?;
        write(call, &place, Width::Byte, byte)?;
    }
    Ok(Reply::VOID)
}

/// Copies, reversing the bytes of every element of the given size.
fn copy_swap_memory(call: &mut Call) -> Answer {
    let (from, to) = ((call.reference(1)?, call.long(2)?), (call.reference(3)?, call.long(4)?));
    let (count, size) = (call.long(5)?.max(0), call.long(6)?.max(1));
    let bytes: Vec<Value> =
        (0..count).map(|i| read(call, &place_of(call, from.0, from.1 + i)?, Width::Byte)).collect::<Result<_, _>>()?;
    for (i, byte) in bytes.into_iter().enumerate() {
        let (element, within) = (i as i64 / size, i as i64 % size);
        let place = place_of(call, to.0, to.1 + element * size + (size - 1 - within))?;
        write(call, &place, Width::Byte, byte)?;
    }
    Ok(Reply::VOID)
}

fn set_memory(call: &mut Call) -> Answer {
    let (base, offset, count) = (call.reference(1)?, call.long(2)?, call.long(3)?);
    for i in 0..count.max(0) {
        let place = place_of(call, base, offset + i)?;
        write(call, &place, Width::Byte, call.arg(4))?;
    }
    Ok(Reply::VOID)
}
