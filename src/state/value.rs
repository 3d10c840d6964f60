//! What a stack slot, field or array element holds: a plain machine value, or the id of a term.
//!
//! Sixteen bytes, a word and a kind. The two are separate scalars on purpose: slots are written and read back at once
//! all the time, and a load wider than the store before it would stall. Matching code uses [`Value::view`].

use crate::expr::{Const, TermId};

/// A reference: a dense heap id; zero is `null`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Ref(pub u32);

impl Ref {
    pub const NULL: Ref = Ref(0);

    #[inline(always)]
    pub fn is_null(self) -> bool {
        self.0 == 0
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Kind {
    /// Nothing: a slot that was never written, or the result of a `void` call.
    Void,
    Int,
    Long,
    Float,
    Double,
    Ref,
    /// A term of the arena; its sort is known there.
    Sym,
    /// What `jsr` pushes.
    ReturnAddress,
}

#[derive(Clone, Copy)]
pub struct Value {
    bits: u64,
    kind: Kind,
}

/// A value taken apart, for code that matches.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum View {
    Void,
    Int(i32),
    Long(i64),
    Float(f32),
    Double(f64),
    Ref(Ref),
    Sym(TermId),
    ReturnAddress(u32),
}

impl Value {
    pub const VOID: Value = Value { bits: 0, kind: Kind::Void };
    pub const NULL: Value = Value { bits: 0, kind: Kind::Ref };

    #[inline(always)]
    pub fn int(v: i32) -> Self {
        Self { bits: v as u32 as u64, kind: Kind::Int }
    }
    #[inline(always)]
    pub fn bool(v: bool) -> Self {
        Self::int(v as i32)
    }
    #[inline(always)]
    pub fn long(v: i64) -> Self {
        Self { bits: v as u64, kind: Kind::Long }
    }
    #[inline(always)]
    pub fn float(v: f32) -> Self {
        Self { bits: v.to_bits() as u64, kind: Kind::Float }
    }
    #[inline(always)]
    pub fn double(v: f64) -> Self {
        Self { bits: v.to_bits(), kind: Kind::Double }
    }
    #[inline(always)]
    pub fn reference(v: Ref) -> Self {
        Self { bits: v.0 as u64, kind: Kind::Ref }
    }
    #[inline(always)]
    pub fn sym(t: TermId) -> Self {
        Self { bits: t.0 as u64, kind: Kind::Sym }
    }
    /// A constant that a program can hold.
    pub fn of(value: Const) -> Option<Self> {
        Some(match value {
            Const::Bv32(v) => Self::int(v),
            Const::Bv64(v) => Self::long(v),
            Const::F32(v) => Self::float(f32::from_bits(v)),
            Const::F64(v) => Self::double(f64::from_bits(v)),
            _ => return None,
        })
    }
    pub fn return_address(pc: u32) -> Self {
        Self { bits: pc as u64, kind: Kind::ReturnAddress }
    }

    #[inline(always)]
    pub fn kind(self) -> Kind {
        self.kind
    }
    #[inline(always)]
    pub fn is_sym(self) -> bool {
        self.kind == Kind::Sym
    }
    #[inline(always)]
    pub fn as_int(self) -> Option<i32> {
        (self.kind == Kind::Int).then_some(self.bits as i32)
    }
    #[inline(always)]
    pub fn as_long(self) -> Option<i64> {
        (self.kind == Kind::Long).then_some(self.bits as i64)
    }
    #[inline(always)]
    pub fn as_float(self) -> Option<f32> {
        (self.kind == Kind::Float).then_some(f32::from_bits(self.bits as u32))
    }
    #[inline(always)]
    pub fn as_double(self) -> Option<f64> {
        (self.kind == Kind::Double).then_some(f64::from_bits(self.bits))
    }
    #[inline(always)]
    pub fn as_ref(self) -> Option<Ref> {
        (self.kind == Kind::Ref).then_some(Ref(self.bits as u32))
    }
    #[inline(always)]
    pub fn as_sym(self) -> Option<TermId> {
        (self.kind == Kind::Sym).then_some(TermId(self.bits as u32))
    }

    pub fn view(self) -> View {
        match self.kind {
            Kind::Void => View::Void,
            Kind::Int => View::Int(self.bits as i32),
            Kind::Long => View::Long(self.bits as i64),
            Kind::Float => View::Float(f32::from_bits(self.bits as u32)),
            Kind::Double => View::Double(f64::from_bits(self.bits)),
            Kind::Ref => View::Ref(Ref(self.bits as u32)),
            Kind::Sym => View::Sym(TermId(self.bits as u32)),
            Kind::ReturnAddress => View::ReturnAddress(self.bits as u32),
        }
    }
}

impl Default for Value {
    fn default() -> Self {
        Self::VOID
    }
}

impl std::fmt::Debug for Value {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.view().fmt(f)
    }
}

/// Same kind and same bits: floats compare by representation, so that a state equals itself.
impl PartialEq for Value {
    fn eq(&self, other: &Self) -> bool {
        self.kind == other.kind && self.bits == other.bits
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_sixteen_bytes() {
        assert_eq!(std::mem::size_of::<Value>(), 16);
    }

    #[test]
    fn views_give_back_what_was_put_in() {
        assert_eq!(Value::int(-1).view(), View::Int(-1));
        assert_eq!(Value::long(i64::MIN).view(), View::Long(i64::MIN));
        assert_eq!(Value::float(-0.0).as_float().map(f32::to_bits), Some((-0.0f32).to_bits()));
        assert_eq!(Value::reference(Ref(7)).as_ref(), Some(Ref(7)));
        assert_eq!(Value::int(3).as_long(), None);
    }
}
