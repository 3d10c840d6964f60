//! Run-time errors as labels (paper 002, section III-B): each instruction that can throw an exception of its own accord is to be
//! seen throwing it, or proved never to.
//!
//! The machine forks on what may fail, so such a label needs no side question: it is told when the exception is thrown
//! (`interp::watch`). What can be seen not to throw has no label: `this`, a new object, a literal, a divisor that is a
//! constant other than zero, the elements of an array initialiser. `System.out` and its like have none either: who sets
//! them to null is no caller of the program.

use super::{Labels, Located, Marked};
use crate::classfile::Constant;
use crate::classfile::descriptor::MethodType;
use crate::expr::ops::IntBin;
use crate::program::operators::{Binary, binary};
use crate::program::predicate::{Failure, Predicate};
use crate::program::{Insn, Kind, kind_of};

pub const CRITERION: &str = "runtime-errors";

pub fn labels(method: &Located<'_>) -> Labels {
    let mut errors = Errors { method, found: Vec::new() };
    for at in 0..method.code.insns.len() as u32 {
        if let Some(insn) = method.code.insn(at) {
            errors.of(at, insn);
        }
    }
    errors.found.into_iter().collect()
}

struct Errors<'a> {
    method: &'a Located<'a>,
    found: Vec<Marked>,
}

impl Errors<'_> {
    fn add(&mut self, at: u32, kinds: &[Kind], failure: Failure, why: &str) {
        let class = failure.class().rsplit('/').next().unwrap_or_default();
        self.found.push(Marked::new(at, Predicate::Fails(failure), kinds, format!("{class}: {why}")));
    }

    fn of(&mut self, at: u32, insn: Insn) {
        use Insn::*;
        let divides = |op: IntBin| matches!(op, IntBin::Div | IntBin::Rem);
        match binary(insn) {
            Some(Binary::Int(op)) if divides(op) => return self.division(at, Kind::Int),
            Some(Binary::Long(op)) if divides(op) => return self.division(at, Kind::Long),
            _ => {}
        }
        match insn {
            IntLoad | LongLoad | FloatLoad | DoubleLoad | RefLoad | ByteLoad | CharLoad | ShortLoad => {
                self.element(at, &[Kind::Int, Kind::Ref]);
            }
            IntStore | ByteStore | CharStore | ShortStore => self.element(at, &[Kind::Int, Kind::Int, Kind::Ref]),
            LongStore => self.element(at, &[Kind::Long, Kind::Int, Kind::Ref]),
            FloatStore => self.element(at, &[Kind::Float, Kind::Int, Kind::Ref]),
            DoubleStore => self.element(at, &[Kind::Double, Kind::Int, Kind::Ref]),
            RefStore => {
                let kinds = [Kind::Ref, Kind::Int, Kind::Ref];
                self.element(at, &kinds);
                let fits = matches!(self.source(at, &kinds, 0), Some([0x01, ..])) || self.is_initialiser(at, &kinds);
                if !fits {
                    self.add(at, &kinds, Failure::Store, "the element does not fit");
                }
            }
            ArrayLength => self.null(at, &[Kind::Ref], "the array is null"),
            Throw if self.is_caught(at) => {}
            Throw => self.null(at, &[Kind::Ref], "what is thrown is null"),
            MonitorEnter => self.null(at, &[Kind::Ref], "what is locked is null"),
            NewArray(_) | NewRefArray(_) => self.size(at, 1),
            NewMultiArray { dims, .. } => self.size(at, dims),
            GetField(_) => self.null(at, &[Kind::Ref], "the object whose field is read is null"),
            PutField(pool) => {
                let Some(Constant::Field(member)) = self.method.file.pool.get(pool) else { return };
                let Some(kind) = kind_of_field(&member.descriptor) else { return };
                self.null(at, &[kind, Kind::Ref], "the object whose field is written is null");
            }
            InvokeVirtual(pool) | InvokeInterface(pool) | InvokeSpecial(pool) => self.call(at, pool),
            CheckCast(pool) => self.add(at, &[Kind::Ref], Failure::Cast(pool), "the object is of another class"),
            _ => {}
        }
    }

    /// What is thrown again was caught, as compilers have it in `finally` and `synchronized`.
    fn is_caught(&self, at: u32) -> bool {
        let bytes = &self.method.body.bytes;
        let stored = |handler: &crate::classfile::Handler| match bytes.get(usize::from(handler.target)..)? {
            [0x3a, local, ..] => Some(*local),
            [short @ 0x4b..=0x4e, ..] => Some(short - 0x4b),
            _ => None,
        };
        let thrown = match self.source(at, &[Kind::Ref], 0) {
            Some([0x19, local, ..]) => Some(*local),
            Some([short @ 0x2a..=0x2d, ..]) => Some(short - 0x2a),
            _ => None,
        };
        thrown.is_some() && self.method.body.handlers.iter().any(|handler| stored(handler) == thrown)
    }

    fn division(&mut self, at: u32, kind: Kind) {
        // A constant that is not zero; whole numbers have no others than these that are written as 0.
        let is_safe = match self.source(at, &[kind; 2], 0) {
            Some([0x03 | 0x09, ..]) => false,
            Some([0x10, byte, ..]) => *byte != 0,
            Some([0x11, high, low, ..]) => (*high, *low) != (0, 0),
            Some([0x02..=0x14, ..]) => true,
            _ => false,
        };
        if !is_safe {
            self.add(at, &[kind; 2], Failure::Zero, "the divisor is zero");
        }
    }

    /// An element of an array, which is the last of these.
    fn element(&mut self, at: u32, kinds: &[Kind]) {
        let array = kinds.len() as u8 - 1;
        self.null(at, kinds, "the array is null");
        if !self.is_initialiser(at, kinds) {
            self.add(at, kinds, Failure::Index { array, index: array - 1 }, "the index is outside the array");
        }
    }

    /// Whether this writes a constant element of an array that was just made, as `{1, 2}` does.
    fn is_initialiser(&self, at: u32, kinds: &[Kind]) -> bool {
        let array = kinds.len() - 1;
        let is_new = matches!(self.source(at, kinds, array), Some([0xbc | 0xbd, ..]));
        kinds.len() == 3 && is_new && matches!(self.source(at, kinds, array - 1), Some([0x02..=0x14, ..]))
    }

    fn size(&mut self, at: u32, dimensions: u8) {
        let kinds = vec![Kind::Int; usize::from(dimensions)];
        let is_literal = |depth: u8| match self.source(at, &kinds, usize::from(depth)) {
            Some([0x03..=0x08, ..]) => true,
            Some([0x10 | 0x11, first, ..]) => *first < 0x80,
            _ => false,
        };
        if !(0..dimensions).all(is_literal) {
            self.add(at, &kinds, Failure::Negative(dimensions), "the size is negative");
        }
    }

    fn call(&mut self, at: u32, pool: u16) {
        let found = self.method.file.pool.get(pool);
        let Some(Constant::Method(member) | Constant::InterfaceMethod(member)) = found else { return };
        let Ok(parsed) = MethodType::parse(&member.descriptor) else { return };
        if &*member.name == "<init>" {
            return;
        }
        let mut kinds: Vec<Kind> = parsed.params.iter().rev().map(kind_of).collect();
        kinds.push(Kind::Ref);
        let why = format!("{} is called on null", member.name);
        self.null(at, &kinds, &why);
    }

    /// The last of these operands is a reference that may be null.
    fn null(&mut self, at: u32, kinds: &[Kind], why: &str) {
        let depth = kinds.len() - 1;
        let method = self.method;
        let own = |m: &&crate::classfile::MethodInfo| m.code.as_ref().is_some_and(|c| std::ptr::eq(c, method.body));
        let info = method.file.methods.iter().find(own);
        let has_this = info.is_some_and(|m| m.access & crate::classfile::access::STATIC == 0);
        let is_safe = match self.source(at, kinds, depth) {
            Some([0x2a, ..]) => has_this,
            // New, and copied as new; literals.
            Some([0x12 | 0x13 | 0xbb | 0xbc | 0xbd | 0xc5, ..]) => true,
            Some([0xb2, high, low, ..]) => {
                let field = method.file.pool.get(u16::from_be_bytes([*high, *low]));
                matches!(field, Some(Constant::Field(member)) if &*member.class == "java/lang/System")
            }
            _ => false,
        };
        if !is_safe {
            self.add(at, kinds, Failure::Null(depth as u8), why);
        }
    }

    /// The bytes of what pushed an operand.
    fn source(&self, at: u32, kinds: &[Kind], depth: usize) -> Option<&[u8]> {
        let wide = |kind: &Kind| matches!(kind, Kind::Long | Kind::Double);
        let slots: usize = kinds.iter().take(depth).map(|kind| if wide(kind) { 2 } else { 1 }).sum();
        self.method.source(at, slots)
    }
}

fn kind_of_field(descriptor: &str) -> Option<Kind> {
    crate::classfile::descriptor::FieldType::parse(descriptor).ok().map(|parsed| kind_of(&parsed))
}
