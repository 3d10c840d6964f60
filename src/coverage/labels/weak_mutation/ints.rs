//! What an int of the bytecode is in Java: a number or a boolean. Booleans have no absolute value, no successor and no order, so
//! mutants that would need one are no mutants.

use crate::classfile::descriptor::MethodType;
use crate::classfile::{Constant, MethodInfo, access};
use crate::coverage::labels::Located;
use crate::program::{Kind, kind_of};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Int {
    Number,
    Boolean,
    /// Nothing says it: a constant 0 or 1, a local of a class without such a table.
    Unknown,
    /// It depends on the path: `a < b ? c : d`, and every condition that is a value.
    Joined,
}

impl Int {
    fn of(descriptor: &str) -> Int {
        match descriptor {
            "Z" => Int::Boolean,
            "B" | "C" | "S" | "I" => Int::Number,
            _ => Int::Unknown,
        }
    }

    fn and(self, other: Int) -> Int {
        match (self, other) {
            (Int::Number, _) | (_, Int::Number) => Int::Number,
            (Int::Boolean | Int::Joined, _) | (_, Int::Boolean | Int::Joined) => Int::Boolean,
            _ => Int::Unknown,
        }
    }
}

impl Located<'_> {
    /// What an operand of an instruction is, by its depth in slots.
    pub(super) fn int(&self, at: u32, slots: usize) -> Int {
        self.code.pcs.get(at as usize).map_or(Int::Joined, |pc| self.int_before(*pc, slots))
    }

    fn int_before(&self, pc: u16, slots: usize) -> Int {
        let Some(pushed) = self.pushed(pc, slots) else { return Int::Joined };
        match self.body.bytes.get(usize::from(pushed)..) {
            Some([0xc1, ..]) => Int::Boolean,
            Some([0x02 | 0x05..=0x08 | 0x10..=0x13 | 0x2e | 0x34 | 0x35 | 0x60..=0x7d | 0x85..=0x93 | 0xbe, ..]) => {
                Int::Number
            }
            // `&`, `|` and `^` are both.
            Some([0x7e | 0x80 | 0x82, ..]) => self.int_before(pushed, 0).and(self.int_before(pushed, 1)),
            // An array of bytes or of booleans.
            Some([0x33, ..]) => {
                let array = self.pushed(pushed, 1).and_then(|array| self.descriptor(array));
                array.map_or(Int::Unknown, |array| Int::of(array.strip_prefix('[').unwrap_or_default()))
            }
            _ => self.descriptor(pushed).map_or(Int::Unknown, |descriptor| Int::of(&descriptor)),
        }
    }

    /// The descriptor of what an instruction pushes, where a declaration says it.
    fn descriptor(&self, pc: u16) -> Option<String> {
        match self.body.bytes.get(usize::from(pc)..)? {
            [0xb2 | 0xb4 | 0xb6..=0xb9, high, low, ..] => {
                match self.file.pool.get(u16::from_be_bytes([*high, *low]))? {
                    Constant::Field(member) => Some(member.descriptor.to_string()),
                    Constant::Method(m) | Constant::InterfaceMethod(m) => {
                        m.descriptor.rsplit(')').next().map(str::to_string)
                    }
                    _ => None,
                }
            }
            [0x15 | 0x19, local, ..] => self.local(pc, u16::from(*local)),
            [load @ (0x1a..=0x1d | 0x2a..=0x2d), ..] => self.local(pc, u16::from((load - 0x1a) % 4)),
            [0xbc, 4, ..] => Some("[Z".to_string()),
            [0xbc, 8, ..] => Some("[B".to_string()),
            _ => None,
        }
    }

    /// The descriptor of a local that is read here: a variable that the class names, or a parameter.
    fn local(&self, pc: u16, local: u16) -> Option<String> {
        let lives = |start: u16, length: u16| (start..start.saturating_add(length)).contains(&pc);
        if let Some(named) = self.body.locals.iter().find(|l| l.index == local && lives(l.start, l.len)) {
            return Some(named.descriptor.to_string());
        }
        let own = |m: &&MethodInfo| m.code.as_ref().is_some_and(|code| std::ptr::eq(code, self.body));
        let method = self.file.methods.iter().find(own)?;
        let mut slot = u16::from(method.access & access::STATIC == 0);
        for param in &MethodType::parse(&method.descriptor).ok()?.params {
            if slot == local {
                return match param.java().as_str() {
                    "boolean" => Some("Z".into()),
                    "boolean[]" => Some("[Z".into()),
                    "byte[]" => Some("[B".into()),
                    _ if kind_of(param) == Kind::Int => Some("I".into()),
                    _ => None,
                };
            }
            slot += if matches!(kind_of(param), Kind::Long | Kind::Double) { 2 } else { 1 };
        }
        None
    }
}
