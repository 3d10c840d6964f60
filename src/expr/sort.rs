//! The sorts of terms, and the constants of each sort.
//!
//! Invariants:
//! - A constant is identified by its bits. A floating-point constant that is NaN always has the canonical bits: the
//!   world of terms knows one NaN per format, as SMT-LIB does, so that equal constants are equal terms.
//! - `bits` and `from_bits` are inverse to each other; the bits of a narrow constant are zero-extended. The evaluator
//!   computes on bits only.

use super::ops;

/// What kind of value a term stands for.
///
/// On the operand stack `int`, `short`, `char`, `byte` and `boolean` are all `Bv32`; the narrow sorts are those of
/// inputs and of array elements. References are object ids with 0 for null.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Sort {
    Bool,
    Bv8,
    Bv16,
    Bv32,
    Bv64,
    F32,
    F64,
    Ref,
    /// From a `Bv32` index to an element.
    Array(Element),
}

/// The sort of an array's elements: every sort that is not itself an array.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Element {
    Bool,
    Bv8,
    Bv16,
    Bv32,
    Bv64,
    F32,
    F64,
    Ref,
}

impl Element {
    pub fn sort(self) -> Sort {
        match self {
            Element::Bool => Sort::Bool,
            Element::Bv8 => Sort::Bv8,
            Element::Bv16 => Sort::Bv16,
            Element::Bv32 => Sort::Bv32,
            Element::Bv64 => Sort::Bv64,
            Element::F32 => Sort::F32,
            Element::F64 => Sort::F64,
            Element::Ref => Sort::Ref,
        }
    }
}

impl Sort {
    /// The bits of a bit-vector sort; `None` for every other sort.
    pub fn width(self) -> Option<u32> {
        match self {
            Sort::Bv8 => Some(8),
            Sort::Bv16 => Some(16),
            Sort::Bv32 => Some(32),
            Sort::Bv64 => Some(64),
            _ => None,
        }
    }

    /// The bit-vector sort of that many bits, if there is one.
    pub fn of_width(bits: u32) -> Option<Sort> {
        match bits {
            8 => Some(Sort::Bv8),
            16 => Some(Sort::Bv16),
            32 => Some(Sort::Bv32),
            64 => Some(Sort::Bv64),
            _ => None,
        }
    }

    pub fn is_bit_vector(self) -> bool {
        self.width().is_some()
    }

    pub fn is_float(self) -> bool {
        matches!(self, Sort::F32 | Sort::F64)
    }

    /// This sort as that of array elements; `None` for arrays, which do not nest.
    pub fn element(self) -> Option<Element> {
        match self {
            Sort::Bool => Some(Element::Bool),
            Sort::Bv8 => Some(Element::Bv8),
            Sort::Bv16 => Some(Element::Bv16),
            Sort::Bv32 => Some(Element::Bv32),
            Sort::Bv64 => Some(Element::Bv64),
            Sort::F32 => Some(Element::F32),
            Sort::F64 => Some(Element::F64),
            Sort::Ref => Some(Element::Ref),
            Sort::Array(_) => None,
        }
    }

    /// The bits a value of this sort can have. Meaningless for arrays.
    pub fn mask(self) -> u64 {
        match self {
            Sort::Bool => 1,
            Sort::Bv8 => 0xff,
            Sort::Bv16 => 0xffff,
            Sort::Bv32 | Sort::F32 | Sort::Ref => 0xffff_ffff,
            Sort::Bv64 | Sort::F64 | Sort::Array(_) => u64::MAX,
        }
    }

    /// A small number that no other sort has.
    pub fn code(self) -> u64 {
        match self {
            Sort::Bool => 0,
            Sort::Bv8 => 1,
            Sort::Bv16 => 2,
            Sort::Bv32 => 3,
            Sort::Bv64 => 4,
            Sort::F32 => 5,
            Sort::F64 => 6,
            Sort::Ref => 7,
            Sort::Array(element) => 8 + element as u64,
        }
    }

    /// The least and the greatest signed value of a bit-vector sort; (0, 0) for the others.
    pub fn signed_bounds(self) -> (i64, i64) {
        match self.width() {
            Some(bits) => (i64::MIN >> (64 - bits), i64::MAX >> (64 - bits)),
            None => (0, 0),
        }
    }

    /// Reads bits of this sort as a signed number.
    #[inline(always)]
    pub fn signed(self, bits: u64) -> i64 {
        match self {
            Sort::Bv8 => i64::from(bits as i8),
            Sort::Bv16 => i64::from(bits as i16),
            Sort::Bv32 => i64::from(bits as i32),
            _ => bits as i64,
        }
    }
}

/// A constant of a scalar sort. Bit-vectors are signed numbers, floats their bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Const {
    Bool(bool),
    Bv8(i8),
    Bv16(i16),
    Bv32(i32),
    Bv64(i64),
    F32(u32),
    F64(u64),
    Ref(u32),
}

impl Const {
    pub fn float(value: f32) -> Const {
        Const::F32(ops::f2bits_canonical(value) as u32)
    }

    pub fn double(value: f64) -> Const {
        Const::F64(ops::d2bits_canonical(value) as u64)
    }

    pub fn sort(self) -> Sort {
        match self {
            Const::Bool(_) => Sort::Bool,
            Const::Bv8(_) => Sort::Bv8,
            Const::Bv16(_) => Sort::Bv16,
            Const::Bv32(_) => Sort::Bv32,
            Const::Bv64(_) => Sort::Bv64,
            Const::F32(_) => Sort::F32,
            Const::F64(_) => Sort::F64,
            Const::Ref(_) => Sort::Ref,
        }
    }

    /// The value as bits, zero-extended.
    #[inline(always)]
    pub fn bits(self) -> u64 {
        match self {
            Const::Bool(value) => u64::from(value),
            Const::Bv8(value) => u64::from(value as u8),
            Const::Bv16(value) => u64::from(value as u16),
            Const::Bv32(value) => u64::from(value as u32),
            Const::Bv64(value) => value as u64,
            Const::F32(bits) | Const::Ref(bits) => u64::from(bits),
            Const::F64(bits) => bits,
        }
    }

    /// The constant of a scalar sort with those bits; bits beyond the sort's width are dropped. There are no array
    /// constants: for an array sort this is the element's constant.
    #[inline(always)]
    pub fn from_bits(sort: Sort, bits: u64) -> Const {
        match sort {
            Sort::Bool => Const::Bool(bits & 1 != 0),
            Sort::Bv8 => Const::Bv8(bits as i8),
            Sort::Bv16 => Const::Bv16(bits as i16),
            Sort::Bv32 => Const::Bv32(bits as i32),
            Sort::Bv64 => Const::Bv64(bits as i64),
            Sort::F32 => Const::float(f32::from_bits(bits as u32)),
            Sort::F64 => Const::double(f64::from_bits(bits)),
            Sort::Ref => Const::Ref(bits as u32),
            Sort::Array(element) => Const::from_bits(element.sort(), bits),
        }
    }

    /// The bit-vector constant as a signed number; `None` for the other sorts.
    pub fn signed(self) -> Option<i64> {
        match self {
            Const::Bv8(value) => Some(i64::from(value)),
            Const::Bv16(value) => Some(i64::from(value)),
            Const::Bv32(value) => Some(i64::from(value)),
            Const::Bv64(value) => Some(value),
            _ => None,
        }
    }

    pub fn as_bool(self) -> Option<bool> {
        match self {
            Const::Bool(value) => Some(value),
            _ => None,
        }
    }

    pub fn as_i32(self) -> Option<i32> {
        match self {
            Const::Bv32(value) => Some(value),
            _ => None,
        }
    }

    pub fn as_i64(self) -> Option<i64> {
        match self {
            Const::Bv64(value) => Some(value),
            _ => None,
        }
    }

    pub fn as_f32(self) -> Option<f32> {
        match self {
            Const::F32(bits) => Some(f32::from_bits(bits)),
            _ => None,
        }
    }

    pub fn as_f64(self) -> Option<f64> {
        match self {
            Const::F64(bits) => Some(f64::from_bits(bits)),
            _ => None,
        }
    }

    pub fn as_ref_id(self) -> Option<u32> {
        match self {
            Const::Ref(id) => Some(id),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_and_constants_are_inverse() {
        let constants = [
            Const::Bool(true),
            Const::Bv8(-1),
            Const::Bv16(-2),
            Const::Bv32(i32::MIN),
            Const::Bv64(-3),
            Const::float(-0.0),
            Const::double(f64::NEG_INFINITY),
            Const::Ref(7),
        ];
        for constant in constants {
            assert_eq!(Const::from_bits(constant.sort(), constant.bits()), constant);
        }
        assert_eq!(Const::Bv8(-1).bits(), 0xff);
        assert_eq!(Sort::Bv8.signed(0xff), -1);
        assert_eq!(Sort::Bv16.signed_bounds(), (-32768, 32767));
    }

    #[test]
    fn there_is_one_nan() {
        let payload = f32::from_bits(0xffc0_1234);
        assert_eq!(Const::float(payload), Const::float(f32::NAN));
        assert_eq!(Const::from_bits(Sort::F64, 0x7ff0_0000_0000_0001), Const::double(f64::NAN));
    }
}
