//! A method's bytecode as the mapper sees it: instructions, and the tokens that source code predicts.
//!
//! Tokens are what a compiler emits one for one and in order for source constructs: conditional branches, calls by name,
//! switches, type tests, bit operators, lambdas, returns and throws. What compilers insert on their own (boxing, string
//! concatenation, null checks, access methods) is left out here, and the predictor leaves out calls of those names too.
//!
//! Fat code (javac's answer to jumps over 32 KB: `ifXX pc+8; goto_w T`) is undone: the token has the inverse opcode and
//! the far target (rule R4).

use crate::analysis::label_calls::{MADE, is_mark};
use crate::classfile::{ClassFile, Constant, MethodInfo};
use std::collections::BTreeSet;
use std::rc::Rc;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Insn {
    pub pc: u16,
    pub op: u8,
    /// Where the next instruction starts.
    pub next: u32,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    If,
    Switch,
    Call {
        class: Rc<str>,
        name: Rc<str>,
    },
    /// A lambda whose body is the named method of the same class.
    Lambda(Rc<str>),
    MethodRef,
    /// The dispatch of a switch on patterns.
    TypeSwitch,
    Return,
    Throw,
    InstanceOf,
    /// `iand`, `ior` or `ixor`.
    Bit,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token {
    pub kind: Kind,
    pub pc: u16,
    /// For branches in fat code the inverse of what is at `pc`.
    pub op: u8,
    /// Is `op` the inverse of what stands at `pc`?
    pub inverted: bool,
    /// Follows the comparison of two longs, floats or doubles.
    pub three_way: bool,
    /// Tests the constant true, as javac does for the parts of a record pattern that always match.
    pub constant: bool,
    pub line: Option<u16>,
}

pub struct Method<'c> {
    pub class: &'c ClassFile,
    pub info: &'c MethodInfo,
    pub insns: Vec<Insn>,
    pub tokens: Vec<Token>,
}

/// Calls that compilers insert, so that a call of the name proves nothing.
pub fn is_noise(name: &str) -> bool {
    const INSERTED: [&str; 6] = ["valueOf", "append", "toString", "requireNonNull", "getClass", "makeConcat"];
    INSERTED.contains(&name)
        || name.starts_with("access$")
        || name.starts_with('$')
        || name.starts_with(MADE)
        || matches!(
            name,
            "booleanValue"
                | "byteValue"
                | "charValue"
                | "shortValue"
                | "intValue"
                | "longValue"
                | "floatValue"
                | "doubleValue"
        )
}

/// Buffers that string concatenation creates.
pub fn is_noisy_class(simple: &str) -> bool {
    matches!(simple, "StringBuilder" | "StringBuffer")
}

impl<'c> Method<'c> {
    /// None for methods without code.
    pub fn new(class: &'c ClassFile, info: &'c MethodInfo) -> Option<Result<Self, String>> {
        info.code.as_ref().map(|code| {
            let insns = scan(&code.bytes)?;
            let mut method = Self { class, info, insns, tokens: Vec::new() };
            method.tokens = method.collect();
            Ok(method)
        })
    }

    pub fn bytes(&self) -> &[u8] {
        self.info.code.as_ref().map_or(&[], |code| &code.bytes)
    }

    pub fn line(&self, pc: u16) -> Option<u16> {
        self.info.code.as_ref().and_then(|code| code.line_at(pc))
    }

    /// The number of the instruction at a pc.
    pub fn at(&self, pc: u32) -> Option<usize> {
        self.insns.binary_search_by_key(&pc, |insn| u32::from(insn.pc)).ok()
    }

    fn u16_at(&self, at: usize) -> u16 {
        let bytes = self.bytes();
        match (bytes.get(at), bytes.get(at + 1)) {
            (Some(high), Some(low)) => u16::from_be_bytes([*high, *low]),
            _ => 0,
        }
    }

    pub fn i32_at(&self, at: usize) -> i32 {
        (i32::from(self.u16_at(at) as i16) << 16) | i32::from(self.u16_at(at + 2))
    }

    /// The pool index that an instruction names.
    pub fn operand(&self, pc: u16) -> u16 {
        self.u16_at(usize::from(pc) + 1)
    }

    pub fn constant(&self, pc: u16) -> Option<&'c Constant> {
        self.class.pool.get(self.operand(pc))
    }

    /// Where a conditional branch goes, fat code seen through: taken, not taken.
    pub fn successors(&self, pc: u16) -> (i64, i64) {
        let target = i64::from(pc) + i64::from(self.u16_at(usize::from(pc) + 1) as i16);
        let next = i64::from(pc) + 3;
        match self.fat(pc) {
            // The branch at pc is taken to skip the goto_w.
            Some(far) => (target, far),
            None => (target, next),
        }
    }

    /// The target of the `goto_w` that a branch skips.
    fn fat(&self, pc: u16) -> Option<i64> {
        let at = usize::from(pc);
        let skips = self.u16_at(at + 1) == 8 && self.bytes().get(at + 3) == Some(&0xc8);
        skips.then(|| i64::from(pc) + 3 + i64::from(self.i32_at(at + 4)))
    }

    /// Where a `goto` or `goto_w` leads.
    pub fn goto(&self, pc: u16) -> Option<i64> {
        let at = usize::from(pc);
        match self.bytes().get(at) {
            Some(0xa7) => Some(i64::from(pc) + i64::from(self.u16_at(at + 1) as i16)),
            Some(0xc8) => Some(i64::from(pc) + i64::from(self.i32_at(at + 1))),
            _ => None,
        }
    }

    fn collect(&self) -> Vec<Token> {
        let mut tokens = Vec::new();
        let mut targets = None;
        let mut in_label = false;
        for (at, insn) in self.insns.iter().enumerate() {
            // What was put into the class is not in its source.
            in_label |= insn.op == 0x13 && matches!(self.constant(insn.pc), Some(Constant::String(t)) if is_mark(t));
            if in_label {
                in_label = insn.op != 0x58;
                continue;
            }
            let before = at.checked_sub(1).and_then(|at| self.insns.get(at));
            let three_way = before.is_some_and(|before| (0x94..=0x98).contains(&before.op));
            let mut op = insn.op;
            let mut inverted = false;
            // Where jumps arrive, other values than the one before may be tested.
            let constant = matches!(op, 0x99 | 0x9a)
                && before.is_some_and(|before| before.op == 0x04)
                && !targets.get_or_insert_with(|| self.targets()).contains(&i64::from(insn.pc));
            let kind = match insn.op {
                0x99..=0xa6 | 0xc6 | 0xc7 => {
                    if self.fat(insn.pc).is_some() {
                        op = inverse(op);
                        inverted = true;
                    }
                    Kind::If
                }
                0xaa | 0xab => Kind::Switch,
                0xac..=0xb1 => Kind::Return,
                0xbf => Kind::Throw,
                0xc1 => Kind::InstanceOf,
                0x7e | 0x80 | 0x82 => Kind::Bit,
                0xb6..=0xb9 => match self.call(insn.pc) {
                    Some(kind) => kind,
                    None => continue,
                },
                0xba => match self.dynamic(insn.pc) {
                    Some(kind) => kind,
                    None => continue,
                },
                _ => continue,
            };
            tokens.push(Token { kind, pc: insn.pc, op, inverted, three_way, constant, line: self.line(insn.pc) });
        }
        tokens
    }

    /// Where branches and gotos lead.
    fn targets(&self) -> BTreeSet<i64> {
        let all = self.insns.iter().filter_map(|insn| match insn.op {
            0x99..=0xa6 | 0xc6 | 0xc7 => Some(self.successors(insn.pc).0),
            _ => self.goto(insn.pc),
        });
        all.collect()
    }

    fn call(&self, pc: u16) -> Option<Kind> {
        let (Constant::Method(member) | Constant::InterfaceMethod(member)) = self.constant(pc)? else { return None };
        let noise = is_noise(&member.name) || (&*member.name == "<init>" && is_noisy_class(simple_name(&member.class)));
        (!noise).then(|| Kind::Call { class: member.class.clone(), name: member.name.clone() })
    }

    fn dynamic(&self, pc: u16) -> Option<Kind> {
        let Constant::InvokeDynamic { bootstrap, .. } = self.constant(pc)? else { return None };
        let method = self.class.bootstrap_methods.get(usize::from(*bootstrap))?;
        let factory = self.handle(method.handle)?;
        match (&*factory.class, &*factory.name) {
            ("java/lang/invoke/LambdaMetafactory", _) => {
                let target = method.arguments.get(1).and_then(|handle| self.handle(*handle))?;
                let own = target.class == self.class.name && target.name.starts_with("lambda$");
                Some(if own { Kind::Lambda(target.name.clone()) } else { Kind::MethodRef })
            }
            ("java/lang/runtime/SwitchBootstraps", _) => Some(Kind::TypeSwitch),
            _ => None,
        }
    }

    fn handle(&self, index: u16) -> Option<&'c crate::classfile::MemberRef> {
        let Constant::MethodHandle { reference, .. } = self.class.pool.get(index)? else { return None };
        match self.class.pool.get(*reference)? {
            Constant::Method(member) | Constant::InterfaceMethod(member) => Some(member),
            _ => None,
        }
    }
}

/// The last part of a binary name: what stands after the last `/` or `$`, without the number of a local class.
pub fn simple_name(class: &str) -> &str {
    let last = class.rsplit(['/', '$']).next().unwrap_or(class);
    last.trim_start_matches(|c: char| c.is_ascii_digit())
}

/// The opcode that branches when this one does not.
pub fn inverse(op: u8) -> u8 {
    match op {
        0xc6 => 0xc7,
        0xc7 => 0xc6,
        // Pairs start at odd opcodes.
        _ => ((op + 1) ^ 1) - 1,
    }
}

fn scan(bytes: &[u8]) -> Result<Vec<Insn>, String> {
    let mut insns = Vec::with_capacity(bytes.len() / 2);
    let mut pc = 0;
    while pc < bytes.len() {
        let next = pc + length(bytes, pc)?;
        insns.push(Insn { pc: pc as u16, op: bytes[pc], next: next as u32 });
        pc = next;
    }
    if pc != bytes.len() {
        return Err("the last instruction is cut off".into());
    }
    Ok(insns)
}

/// The bytes of the instruction at `pc` (JVMS 6.5).
fn length(bytes: &[u8], pc: usize) -> Result<usize, String> {
    let word = |at: usize| -> Result<i64, String> {
        let slice = bytes.get(at..at + 4).and_then(|four| <[u8; 4]>::try_from(four).ok());
        slice.map(|four| i64::from(i32::from_be_bytes(four))).ok_or_else(|| "a switch is cut off".into())
    };
    let data = (pc + 4) & !3;
    Ok(match bytes[pc] {
        0x10 | 0x12 | 0x15..=0x19 | 0x36..=0x3a | 0xa9 | 0xbc => 2,
        0x11 | 0x13 | 0x14 | 0x84 | 0x99..=0xa8 | 0xb2..=0xb8 | 0xbb | 0xbd | 0xc0 | 0xc1 | 0xc6 | 0xc7 => 3,
        0xc5 => 4,
        0xb9 | 0xba | 0xc8 | 0xc9 => 5,
        0xaa => table(bytes, data - pc + 12, 4, word(data + 8)? - word(data + 4)? + 1)?,
        0xab => table(bytes, data - pc + 8, 8, word(data + 4)?)?,
        0xc4 => {
            if bytes.get(pc + 1) == Some(&0x84) {
                6
            } else {
                4
            }
        }
        0x00..=0xc9 => 1,
        other => return Err(format!("no instruction has the opcode {other:#04x}")),
    })
}

fn table(bytes: &[u8], fixed: usize, entry: usize, count: i64) -> Result<usize, String> {
    let count = usize::try_from(count).ok().filter(|count| *count <= bytes.len());
    count.map(|count| fixed + entry * count).ok_or_else(|| "a switch is longer than its method".into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn opcodes_and_their_inverses() {
        let pairs = [(0x99, 0x9a), (0x9b, 0x9c), (0x9d, 0x9e), (0x9f, 0xa0), (0xa3, 0xa4), (0xa5, 0xa6), (0xc6, 0xc7)];
        for (a, b) in pairs {
            assert_eq!((inverse(a), inverse(b)), (b, a));
        }
    }

    #[test]
    fn simple_names() {
        assert_eq!(simple_name("java/util/Map$Entry"), "Entry");
        assert_eq!(simple_name("A$1Local"), "Local");
        assert_eq!(simple_name("A$12"), "");
    }
}
