//! `jdk.internal.misc.Unsafe`: fields and array elements by offset, on one thread.
//!
//! Offsets: an instance field's is its slot; a static field's is its slot with [`STATIC_OFFSET`], its base the class
//! object; an array element's is [`ARRAY_BASE`] plus its byte position. Accesses of another width than the array's
//! elements go by little-endian bytes (`memory`). There is no memory outside the heap: a null base is not supported.

use super::memory::{self, Width};
use super::reflect::STATIC_OFFSET;
use crate::expr::Sort;
use crate::interp::{Answer, Call, ForkReason, Model, Reply};
use crate::program::{Prim, Shape};
use crate::state::{Body, InitStatus, Ref, Value};

const ARRAY_BASE: i64 = 16;

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

fn outside() -> Reply {
    Reply::Unsupported("jdk.internal.misc.Unsafe: an access outside its object".into())
}

fn read(call: &mut Call, place: &Place, width: Width) -> Result<Value, Reply> {
    match place {
        Place::Field(object, slot) => call.state.heap.field(*object, *slot).ok_or_else(outside),
        Place::Static(class, slot) => call.state.statics.get(*class, *slot).ok_or_else(outside),
        Place::Array(array, at) => memory::read(call, *array, *at, width),
    }
}

fn write(call: &mut Call, place: &Place, width: Width, value: Value) -> Result<(), Reply> {
    let done = match place {
        Place::Field(object, slot) => call.state.heap.set_field(*object, *slot, value),
        Place::Static(class, slot) => call.state.statics.set(*class, *slot, value),
        Place::Array(array, at) => return memory::write(call, *array, *at, width, value),
    };
    if done { Ok(()) } else { Err(outside()) }
}

fn get(call: &mut Call, width: Width) -> Answer {
    let place = place(call)?;
    Ok(Reply::Value(read(call, &place, width)?))
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
    let same = is_same(call, width, present, call.arg(3))?;
    if same {
        write(call, &place, width, call.arg(4))?;
    }
    Ok((present, same))
}

fn is_same(call: &mut Call, width: Width, present: Value, expected: Value) -> Result<bool, Reply> {
    let known = present == expected || !present.is_sym() && !expected.is_sym();
    let sort = match width {
        Width::Reference => Sort::Ref,
        _ if known => return Ok(present == expected),
        Width::Int => Sort::Bv32,
        Width::Long => Sort::Bv64,
        _ => return Err(Reply::Unsupported("jdk.internal.misc.Unsafe: an exchange of symbolic values".into())),
    };
    let mut machine = call.machine();
    if known {
        machine.note_identity(present, expected);
        return Ok(present == expected);
    }
    let (a, b) = (machine.term(present, sort)?, machine.term(expected, sort)?);
    let same = if sort == Sort::Ref { machine.same_object(a, b)? } else { machine.terms.eq(a, b) };
    if sort == Sort::Ref {
        machine.note_identity(present, expected);
    }
    call.decide(same, ForkReason::Branch)
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

/// The elements are copied whole where the arrays are of one class and whole elements are meant.
fn copy_memory(call: &mut Call) -> Answer {
    let (from, to, count) = ((call.reference(1)?, call.long(2)?), (call.reference(3)?, call.long(4)?), call.long(5)?);
    let own = Width::of_array(call, from.0).filter(|own| Width::of_array(call, to.0) == Some(*own));
    let whole =
        |own: &Width| [from.1 - ARRAY_BASE, to.1 - ARRAY_BASE, count].iter().all(|n| n % own.bytes() as i64 == 0);
    let width = own.filter(whole).unwrap_or(Width::Byte);
    let values = read_all(call, from, count, width)?;
    for (i, value) in values.into_iter().enumerate() {
        let place = place_of(call, to.0, to.1 + (i * width.bytes()) as i64)?;
        write(call, &place, width, value)?;
    }
    Ok(Reply::VOID)
}

/// So many bytes, as values of this width.
fn read_all(call: &mut Call, from: (Ref, i64), count: i64, width: Width) -> Result<Vec<Value>, Reply> {
    let mut values = Vec::new();
    for i in (0..count.max(0)).step_by(width.bytes()) {
        let place = place_of(call, from.0, from.1 + i)?;
        values.push(read(call, &place, width)?);
    }
    Ok(values)
}

/// Copies, reversing the bytes of every element of the given size.
fn copy_swap_memory(call: &mut Call) -> Answer {
    let (from, to) = ((call.reference(1)?, call.long(2)?), (call.reference(3)?, call.long(4)?));
    let (count, size) = (call.long(5)?.max(0), call.long(6)?.max(1));
    let bytes = read_all(call, from, count, Width::Byte)?;
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
