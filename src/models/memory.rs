//! Arrays of numbers as bytes, in little-endian order, also where their contents depend on the inputs: what
//! `jdk.internal.misc.Unsafe` reads and writes at another width than that of the elements.
//!
//! The width of an element is that of the array's class: an array whose contents are terms has no other.

use crate::expr::ops::Conv;
use crate::expr::{Sort, TermId, Terms};
use crate::interp::{Call, Reply};
use crate::program::{Prim, Shape};
use crate::state::{Ref, Value};

/// The type that an access names, or of the elements of an array.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Width {
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
    pub fn bytes(self) -> usize {
        match self {
            Width::Boolean | Width::Byte => 1,
            Width::Char | Width::Short => 2,
            Width::Int | Width::Float | Width::Reference => 4,
            Width::Long | Width::Double => 8,
        }
    }

    pub fn value(self, bits: u64) -> Value {
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

    /// The number that these bytes are, lowest first.
    fn of_bytes(self, terms: &mut Terms, bytes: &[TermId]) -> TermId {
        let bits = joined(terms, bytes);
        match self {
            Width::Boolean | Width::Char => terms.zero_extend(Sort::Bv32, bits),
            Width::Byte | Width::Short => terms.sign_extend(Sort::Bv32, bits),
            Width::Float => terms.convert(Conv::Bits2F, bits),
            Width::Double => terms.convert(Conv::Bits2D, bits),
            Width::Int | Width::Long | Width::Reference => bits,
        }
    }

    /// The bytes of a number of this type, lowest first.
    fn bytes_of(self, terms: &mut Terms, number: TermId) -> Vec<TermId> {
        let bits = match self {
            Width::Float | Width::Double => super::text::bits_of_float(terms, number),
            _ => number,
        };
        (0..self.bytes() as u32).map(|i| terms.extract(Sort::Bv8, 8 * i, bits)).collect()
    }

    /// Of the elements of an array.
    pub fn of_array(call: &Call, array: Ref) -> Option<Width> {
        let class = call.vm.program.class(call.state.heap.class_of(array)?);
        Some(match &call.vm.program.class(class.component()?).shape {
            Shape::Primitive(Some(Prim::Boolean)) => Width::Boolean,
            Shape::Primitive(Some(Prim::Byte)) => Width::Byte,
            Shape::Primitive(Some(Prim::Char)) => Width::Char,
            Shape::Primitive(Some(Prim::Short)) => Width::Short,
            Shape::Primitive(Some(Prim::Int)) => Width::Int,
            Shape::Primitive(Some(Prim::Long)) => Width::Long,
            Shape::Primitive(Some(Prim::Float)) => Width::Float,
            Shape::Primitive(Some(Prim::Double)) => Width::Double,
            _ => Width::Reference,
        })
    }
}

/// One, two, four or eight bytes as one number.
fn joined(terms: &mut Terms, bytes: &[TermId]) -> TermId {
    match bytes {
        [] => TermId::FALSE,
        [byte] => *byte,
        _ => {
            let (low, high) = bytes.split_at(bytes.len() / 2);
            let (low, high) = (joined(terms, low), joined(terms, high));
            terms.concat(high, low)
        }
    }
}

fn outside() -> Reply {
    Reply::Unsupported("jdk.internal.misc.Unsafe: an access outside its object".into())
}

/// What is at this byte of an array.
pub fn read(call: &mut Call, array: Ref, at: usize, width: Width) -> Result<Value, Reply> {
    let own = Width::of_array(call, array).ok_or_else(outside)?;
    let element = |call: &Call, index| call.state.heap.array(array).and_then(|e| e.get(index)).ok_or_else(outside);
    if own == width && at.is_multiple_of(own.bytes()) {
        return element(call, at / own.bytes());
    }
    let last = at + width.bytes() - 1;
    let values: Vec<Value> =
        (at / own.bytes()..=last / own.bytes()).map(|i| element(call, i)).collect::<Result<_, _>>()?;
    let skipped = at % own.bytes();
    if let Some(all) = values.iter().map(|value| bits_of(*value)).collect::<Option<Vec<u64>>>() {
        let byte = |i: usize| all.get(i / own.bytes()).map_or(0, |bits| (bits >> (8 * (i % own.bytes()))) & 0xff);
        return Ok(width.value((0..width.bytes()).map(|i| byte(skipped + i) << (8 * i)).sum()));
    }
    if own == Width::Reference || width == Width::Reference {
        return Err(Reply::Unsupported("jdk.internal.misc.Unsafe: the bytes of unknown references".into()));
    }
    let mut bytes = Vec::new();
    for value in values {
        let number = call.machine().any_term(value)?;
        bytes.extend(own.bytes_of(call.terms, number));
    }
    let bytes = bytes.get(skipped..skipped + width.bytes()).ok_or_else(outside)?;
    let number = width.of_bytes(call.terms, bytes);
    Ok(call.machine().value(number))
}

/// Puts a value at this byte of an array.
pub fn write(call: &mut Call, array: Ref, at: usize, width: Width, value: Value) -> Result<(), Reply> {
    let own = Width::of_array(call, array).ok_or_else(outside)?;
    let put = |call: &mut Call, index, value| {
        if call.state.heap.set_element(array, index, value) { Ok(()) } else { Err(outside()) }
    };
    if own == width && at.is_multiple_of(own.bytes()) {
        return put(call, at / own.bytes(), value);
    }
    let places = at / own.bytes()..=(at + width.bytes() - 1) / own.bytes();
    let old: Vec<Value> = places
        .clone()
        .map(|i| call.state.heap.array(array).and_then(|e| e.get(i)).ok_or_else(outside))
        .collect::<Result<_, _>>()?;
    let skipped = at % own.bytes();
    let known: Option<Vec<u64>> = old.iter().chain([&value]).map(|value| bits_of(*value)).collect();
    if let Some(known) = known {
        let new = known.last().copied().unwrap_or_default();
        for (place, (i, bits)) in places.zip(known.iter().copied().enumerate()) {
            let mut bits = bits;
            for k in 0..own.bytes() {
                let Some(from) = (i * own.bytes() + k).checked_sub(skipped).filter(|from| *from < width.bytes()) else {
                    continue;
                };
                bits = bits & !(0xff << (8 * k)) | ((new >> (8 * from)) & 0xff) << (8 * k);
            }
            put(call, place, own.value(bits))?;
        }
        return Ok(());
    }
    if own == Width::Reference || width == Width::Reference {
        return Err(Reply::Unsupported("jdk.internal.misc.Unsafe: the bytes of unknown references".into()));
    }
    let mut bytes = Vec::new();
    for value in old {
        let number = call.machine().any_term(value)?;
        bytes.extend(own.bytes_of(call.terms, number));
    }
    let number = call.machine().any_term(value)?;
    let new = width.bytes_of(call.terms, number);
    bytes.splice(skipped..skipped + new.len(), new);
    for (place, bytes) in places.zip(bytes.chunks(own.bytes())) {
        let number = own.of_bytes(call.terms, bytes);
        let value = call.machine().value(number);
        put(call, place, value)?;
    }
    Ok(())
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
