//! The predicates of labels as bytecode: the operands are put into locals behind the method's own, each predicate becomes a bit
//! of a number, the numbers are told, and the operands are taken back.
//!
//! Code that is inserted has no branches, for they would need stack maps: comparisons are methods of `obligato.Probe`.

use super::code::{Calls, Probe, access};
use crate::classfile::rewrite::Rewrite;
use crate::coverage::labels::LABELS_IN_A_WORD;
use crate::coverage::subject::{Hook, Subject};
use crate::expr::Const;
use crate::expr::ops::{Cmp, Compare3, Conv, FloatBin, IntBin};
use crate::program::Kind;
use crate::program::operators::Binary;
use crate::program::predicate::{At, Failure, Num, Predicate};

const PROBE: &str = "obligato/Probe";
/// Operands that a predicate needs at most, in slots: the bits so far, a few longs, and what lies around them where predicates
/// have parts.
pub(super) const MOST_OPERANDS: u16 = 32;

/// The code that tells which predicates of the spot hold, and how many locals it needs. Nothing for a spot without any.
pub(super) fn bytes(
    subject: &Subject,
    probe: &Probe<'_>,
    rewrite: &mut Rewrite<'_>,
    calls: &Calls,
) -> Result<(Vec<u8>, u16), String> {
    let mut made = Vec::new();
    if probe.plan.labels == 0 {
        return Ok((made, 0));
    }
    let spot = probe.spot;
    let own = spot.hooks.iter().filter_map(|hook| match hook {
        Hook::Label { label, .. } => subject.labels.get(*label as usize)?.place(spot.method, spot.at),
        _ => None,
    });
    // In the order of the numbers by which they are told.
    let own: Vec<_> = own.collect();
    let kinds = own.iter().map(|place| place.kinds.as_slice()).max_by_key(|kinds| kinds.len()).unwrap_or_default();
    let mut places = Vec::new();
    let mut locals = 0;
    for kind in kinds {
        let local = probe.first_local.checked_add(locals).ok_or("too many locals")?;
        locals += if matches!(kind, Kind::Long | Kind::Double) { 2 } else { 1 };
        places.push((*kind, local));
        access(&mut made, 0x36, *kind, local);
    }
    let mut writer = Writer { made, rewrite, places };
    let number = probe.push(writer.rewrite)?;
    for word in own.chunks(LABELS_IN_A_WORD) {
        writer.made.push(0x03);
        for (bit, place) in (0_u8..).zip(word) {
            writer.predicate(&place.predicate)?;
            // Its bit, and the bits so far.
            writer.made.extend_from_slice(&[0x10, bit, 0x78, 0x80]);
        }
        writer.made.extend_from_slice(&number);
        writer.made.push(0xb8);
        writer.made.extend_from_slice(&calls.value.to_be_bytes());
    }
    let Writer { mut made, places, .. } = writer;
    for (kind, local) in places.iter().rev() {
        access(&mut made, 0x15, *kind, *local);
    }
    Ok((made, locals))
}

struct Writer<'a, 'r> {
    made: Vec<u8>,
    rewrite: &'a mut Rewrite<'r>,
    /// The kinds of the operands and where they are, the topmost first.
    places: Vec<(Kind, u16)>,
}

impl Writer<'_, '_> {
    fn call(&mut self, name: &str, descriptor: &str) -> Result<(), String> {
        let method = self.rewrite.method(PROBE, name, descriptor)?;
        self.made.push(0xb8);
        self.made.extend_from_slice(&method.to_be_bytes());
        Ok(())
    }

    /// Leaves 1 or 0.
    fn predicate(&mut self, predicate: &Predicate) -> Result<(), String> {
        match predicate {
            Predicate::Always => self.made.push(0x04),
            Predicate::True(of) => {
                self.num(of)?;
                self.call("isTrue", "(I)I")?;
            }
            Predicate::Compare(op, a, b) => {
                let (kind, _) = (self.num(a)?, self.num(b)?);
                self.made.extend_from_slice(&[0x10, code(*op)]);
                match kind {
                    Kind::Int => self.call("compare", "(III)I")?,
                    Kind::Long => self.call("compare", "(JJI)I")?,
                    _ => return Err("a predicate compares what has no order".into()),
                }
            }
            Predicate::Differ(a, b) => {
                let (kind, _) = (self.num(a)?, self.num(b)?);
                match kind {
                    Kind::Int => self.call("differ", "(II)I")?,
                    Kind::Long => self.call("differ", "(JJ)I")?,
                    Kind::Float => self.call("differ", "(FF)I")?,
                    Kind::Double => self.call("differ", "(DD)I")?,
                    Kind::Ref => self.call("differ", "(Ljava/lang/Object;Ljava/lang/Object;)I")?,
                }
            }
            Predicate::Xor(a, b) => {
                self.predicate(a)?;
                self.predicate(b)?;
                self.made.push(0x82);
            }
            Predicate::All(all) => {
                self.made.push(0x04);
                for one in all {
                    self.predicate(one)?;
                    self.made.push(0x7e);
                }
            }
            Predicate::Not(of) => {
                self.predicate(of)?;
                self.made.extend_from_slice(&[0x04, 0x82]);
            }
            Predicate::Fails(failure) => self.failure(*failure)?,
        }
        Ok(())
    }

    fn failure(&mut self, failure: Failure) -> Result<(), String> {
        const OBJECT: &str = "Ljava/lang/Object;";
        match failure {
            Failure::Zero => match self.num(&Num::Operand(0))? {
                Kind::Long => self.call("isZero", "(J)I"),
                _ => self.call("isZero", "(I)I"),
            },
            Failure::Null(depth) => {
                self.num(&Num::Operand(depth))?;
                self.call("isNull", &format!("({OBJECT})I"))
            }
            Failure::Index { array, index } => {
                self.num(&Num::Operand(array))?;
                self.num(&Num::Operand(index))?;
                self.call("isOutside", &format!("({OBJECT}I)I"))
            }
            Failure::Negative(sizes) => {
                self.made.push(0x03);
                for depth in 0..sizes {
                    self.num(&Num::Operand(depth))?;
                    self.made.extend_from_slice(&[0x03, 0x10, code(Cmp::Lt)]);
                    self.call("compare", "(III)I")?;
                    self.made.push(0x80);
                }
                Ok(())
            }
            Failure::Cast(class) => {
                self.num(&Num::Operand(0))?;
                self.made.push(0x13);
                self.made.extend_from_slice(&class.to_be_bytes());
                self.call("isOther", &format!("({OBJECT}Ljava/lang/Class;)I"))
            }
            Failure::Store => {
                for depth in [2, 1, 0] {
                    self.num(&Num::Operand(depth))?;
                }
                self.call("isMisfit", &format!("({OBJECT}I{OBJECT})I"))
            }
        }
    }

    fn num(&mut self, num: &Num) -> Result<Kind, String> {
        Ok(match num {
            Num::Operand(depth) => {
                let (kind, local) = *self.places.get(usize::from(*depth)).ok_or("an operand of no known kind")?;
                access(&mut self.made, 0x15, kind, local);
                kind
            }
            Num::At(at) => self.place(*at)?,
            Num::Convert(op, of) => {
                self.num(of)?;
                let (opcode, kind) = conversion_opcode(*op)?;
                self.made.push(opcode);
                kind
            }
            Num::Const(value) => self.constant(*value)?,
            Num::Neg(of) => {
                let kind = self.num(of)?;
                self.made.push(by_kind(0x74, kind)?);
                kind
            }
            Num::Apply(op, a, b) => {
                let kind = self.num(a)?;
                self.num(b)?;
                match op {
                    // A divisor of zero has no result; the predicate says itself that it is false then.
                    Binary::Int(IntBin::Div) => self.call("quotient", "(II)I")?,
                    Binary::Int(IntBin::Rem) => self.call("remainder", "(II)I")?,
                    Binary::Long(IntBin::Div) => self.call("quotient", "(JJ)J")?,
                    Binary::Long(IntBin::Rem) => self.call("remainder", "(JJ)J")?,
                    Binary::Int(op) | Binary::Long(op) | Binary::LongShift(op) => {
                        self.made.push(by_kind(int_opcode(*op), kind)?);
                    }
                    Binary::Float(op) | Binary::Double(op) => self.made.push(by_kind(float_opcode(*op), kind)?),
                    Binary::Compare3(op, _) => {
                        self.made.push(compare_opcode(*op));
                        return Ok(Kind::Int);
                    }
                }
                kind
            }
        })
    }

    /// A constant of two slots.
    fn wide(&mut self, index: u16) {
        self.made.push(0x14);
        self.made.extend_from_slice(&index.to_be_bytes());
    }

    fn place(&mut self, at: At) -> Result<Kind, String> {
        Ok(match at {
            At::Operand(depth) => self.num(&Num::Operand(depth))?,
            At::Local { written, kind, .. } => {
                access(&mut self.made, 0x15, kind, written);
                kind
            }
            At::Field { pool, is_static, kind } => {
                self.made.extend_from_slice(if is_static { &[0xb2] } else { &[0x2a, 0xb4] });
                self.made.extend_from_slice(&pool.to_be_bytes());
                kind
            }
            At::Null(depth) => {
                self.num(&Num::Operand(depth))?;
                self.call("isNull", "(Ljava/lang/Object;)I")?;
                Kind::Int
            }
        })
    }

    fn constant(&mut self, value: Const) -> Result<Kind, String> {
        Ok(match value {
            Const::Bv32(value) => {
                let index = self.rewrite.integer(value)?;
                self.made.push(0x13);
                self.made.extend_from_slice(&index.to_be_bytes());
                Kind::Int
            }
            Const::Bv64(value) => {
                let index = self.rewrite.long(value)?;
                self.wide(index);
                Kind::Long
            }
            Const::F32(bits) => {
                let index = self.rewrite.float(f32::from_bits(bits))?;
                self.made.push(0x13);
                self.made.extend_from_slice(&index.to_be_bytes());
                Kind::Float
            }
            Const::F64(bits) => {
                let index = self.rewrite.double(f64::from_bits(bits))?;
                self.wide(index);
                Kind::Double
            }
            Const::Ref(0) => {
                self.made.push(0x01);
                Kind::Ref
            }
            _ => return Err("a constant of another kind".into()),
        })
    }
}

/// The opcode of a family whose first is for ints.
fn by_kind(first: u8, kind: Kind) -> Result<u8, String> {
    Ok(first
        + match kind {
            Kind::Int => 0,
            Kind::Long => 1,
            Kind::Float => 2,
            Kind::Double => 3,
            Kind::Ref => return Err("arithmetic on a reference".into()),
        })
}

fn int_opcode(op: IntBin) -> u8 {
    match op {
        IntBin::Add => 0x60,
        IntBin::Sub => 0x64,
        IntBin::Mul => 0x68,
        IntBin::Div => 0x6c,
        IntBin::Rem => 0x70,
        IntBin::Shl => 0x78,
        IntBin::Shr => 0x7a,
        IntBin::UShr => 0x7c,
        IntBin::And => 0x7e,
        IntBin::Or => 0x80,
        IntBin::Xor => 0x82,
    }
}

fn float_opcode(op: FloatBin) -> u8 {
    match op {
        FloatBin::Add => 0x60,
        FloatBin::Sub => 0x64,
        FloatBin::Mul => 0x68,
        FloatBin::Div => 0x6c,
        FloatBin::Rem => 0x70,
    }
}

fn compare_opcode(op: Compare3) -> u8 {
    match op {
        Compare3::Lcmp => 0x94,
        Compare3::Fcmpl => 0x95,
        Compare3::Fcmpg => 0x96,
        Compare3::Dcmpl => 0x97,
        Compare3::Dcmpg => 0x98,
    }
}

fn conversion_opcode(op: Conv) -> Result<(u8, Kind), String> {
    Ok(match op {
        Conv::I2L => (0x85, Kind::Long),
        Conv::I2F => (0x86, Kind::Float),
        Conv::I2D => (0x87, Kind::Double),
        Conv::L2I => (0x88, Kind::Int),
        Conv::L2F => (0x89, Kind::Float),
        Conv::L2D => (0x8a, Kind::Double),
        Conv::F2I => (0x8b, Kind::Int),
        Conv::F2L => (0x8c, Kind::Long),
        Conv::F2D => (0x8d, Kind::Double),
        Conv::D2I => (0x8e, Kind::Int),
        Conv::D2L => (0x8f, Kind::Long),
        Conv::D2F => (0x90, Kind::Float),
        Conv::I2B => (0x91, Kind::Int),
        Conv::I2C => (0x92, Kind::Int),
        Conv::I2S => (0x93, Kind::Int),
        Conv::F2Bits | Conv::Bits2F | Conv::D2Bits | Conv::Bits2D => return Err("a conversion without code".into()),
    })
}

/// The numbers of `obligato.Probe.compare`.
fn code(op: Cmp) -> u8 {
    match op {
        Cmp::Eq => 0,
        Cmp::Ne => 1,
        Cmp::Lt => 2,
        Cmp::Ge => 3,
        Cmp::Gt => 4,
        Cmp::Le => 5,
    }
}
