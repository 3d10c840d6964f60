//! The text of helpful `NullPointerException` messages (JEP 358): what an instruction could not do, and which
//! expression was null, in the words of HotSpot.
//!
//! Pure: from a class file, a method of it and the offset of the instruction that found null. Oddities of HotSpot's
//! texts are kept, since programs print them: `sipush` constants lose their sign, parameter types that merely start
//! with `java.lang.String` or `java.lang.Object` are shortened, and where the null came from an instruction that has no
//! expression the sentence breaks off after its quotation mark.

use super::operands::{Operands, member};
use crate::classfile::descriptor::{FieldType, MethodType};
use crate::classfile::{ClassFile, Code, MemberRef, MethodInfo};

/// How many dereferences an expression shows, counted from the null.
const MAX_DETAIL: u32 = 5;
/// Parts of one expression; indices nest without limit, and no source code nests them this deep.
const MAX_PARTS: u32 = 1_000;

/// The message for a null found by the instruction at `pc`. None if that instruction does not dereference anything, or
/// calls a constructor: then the exception was made by the program itself.
pub fn message(file: &ClassFile, method: &MethodInfo, pc: u16) -> Option<String> {
    let code = method.code.as_ref()?;
    let reader = Reader { file, code };
    let (mut text, depth) = reader.failed_action(pc)?;
    let operands = Operands::until(file, code, pc);
    let mut writer = Writer { reader, method, operands, parts: 0, text: String::new() };
    if let Some(source) = writer.operands.source(pc, depth) {
        let called = matches!(reader.opcode(source)?.0, 0xb6..=0xb9);
        text.push_str(if called { " because the return value of \"" } else { " because \"" });
        if writer.value(pc, depth, MAX_DETAIL)? {
            text.push_str(&writer.text);
            text.push_str("\" is null");
        }
    }
    Some(text)
}

/// Instructions of raw code.
#[derive(Clone, Copy)]
struct Reader<'a> {
    file: &'a ClassFile,
    code: &'a Code,
}

impl<'a> Reader<'a> {
    fn byte(self, at: usize) -> Option<u8> {
        self.code.bytes.get(at).copied()
    }

    fn word(self, at: usize) -> Option<u16> {
        Some(u16::from_be_bytes([self.byte(at)?, self.byte(at + 1)?]))
    }

    /// The instruction at `pc` without its `wide`, and where its operands start.
    fn opcode(self, pc: u16) -> Option<(u8, usize)> {
        let at = usize::from(pc);
        match self.byte(at)? {
            0xc4 => Some((self.byte(at + 1)?, at + 2)),
            opcode => Some((opcode, at + 1)),
        }
    }

    /// The local that a load instruction reads; only loads of ints and references have a text.
    fn loaded_local(self, pc: u16) -> Option<u16> {
        let (opcode, at) = self.opcode(pc)?;
        let wide = self.byte(usize::from(pc)) == Some(0xc4);
        match opcode {
            0x15 | 0x19 if wide => self.word(at),
            0x15 | 0x19 => self.byte(at).map(u16::from),
            0x1a..=0x1d => Some(u16::from(opcode - 0x1a)),
            0x2a..=0x2d => Some(u16::from(opcode - 0x2a)),
            _ => None,
        }
    }

    fn member(self, at: usize) -> Option<&'a MemberRef> {
        member(self.file, self.word(at)?)
    }

    /// What the instruction could not do, and how many slots under the top it found the null.
    fn failed_action(self, pc: u16) -> Option<(String, usize)> {
        const ELEMENTS: [&str; 8] = ["int", "long", "float", "double", "object", "byte/boolean", "char", "short"];
        let element = |index: u8| ELEMENTS.get(usize::from(index)).copied();
        let (opcode, at) = self.opcode(pc)?;
        Some(match opcode {
            0x2e..=0x35 => (format!("Cannot load from {} array", element(opcode - 0x2e)?), 1),
            0x4f..=0x56 => {
                // The value stored lies above the array and the index.
                let depth = if matches!(opcode, 0x50 | 0x52) { 3 } else { 2 };
                (format!("Cannot store to {} array", element(opcode - 0x4f)?), depth)
            }
            0xb4 => (format!("Cannot read field \"{}\"", self.member(at)?.name), 0),
            0xb5 => {
                let field = self.member(at)?;
                let value = FieldType::parse(&field.descriptor).ok()?;
                (format!("Cannot assign field \"{}\"", field.name), value.slots().into())
            }
            0xb6 | 0xb7 | 0xb9 => {
                let method = self.member(at)?;
                if &*method.name == "<init>" {
                    return None;
                }
                let arguments = MethodType::parse(&method.descriptor).ok()?.argument_slots();
                (format!("Cannot invoke \"{}\"", call(method)?), arguments.into())
            }
            0xbe => ("Cannot read the array length".into(), 0),
            0xbf => ("Cannot throw exception".into(), 0),
            0xc2 => ("Cannot enter synchronized block".into(), 0),
            0xc3 => ("Cannot exit synchronized block".into(), 0),
            _ => return None,
        })
    }
}

/// Writes Java-like expressions for operands, following them back to where they were pushed.
struct Writer<'a> {
    reader: Reader<'a>,
    method: &'a MethodInfo,
    operands: Operands,
    parts: u32,
    text: String,
}

impl Writer<'_> {
    /// Writes the operand that lies `depth` slots under the top before `pc`, with at most `detail` dereferences. False
    /// if there is no text for it; None for malformed code.
    fn value(&mut self, pc: u16, depth: usize, detail: u32) -> Option<bool> {
        self.parts += 1;
        if self.parts > MAX_PARTS {
            return None;
        }
        let source = match self.operands.source(pc, depth) {
            Some(source) if detail > 0 => source,
            _ => return Some(false),
        };
        let (opcode, at) = self.reader.opcode(source)?;
        match opcode {
            0x01 => self.text.push_str("null"),
            0x02..=0x08 => self.text.push_str(&(i32::from(opcode) - 0x03).to_string()),
            0x10 => self.text.push_str(&(self.reader.byte(at)? as i8).to_string()),
            0x11 => self.text.push_str(&self.reader.word(at)?.to_string()),
            // Of the arrays only those of ints and references: others hold no index and no reference.
            0x2e | 0x32 => {
                if !self.value(source, 1, detail - 1)? {
                    self.text.push_str("<array>");
                }
                self.text.push('[');
                // An index is no dereference.
                if !self.value(source, 0, detail)? {
                    self.text.push_str("...");
                }
                self.text.push(']');
            }
            0xb2 => {
                let field = self.reader.member(at)?;
                self.text.push_str(&class_name(&field.class));
                self.text.push('.');
                self.text.push_str(&field.name);
            }
            0xb4 => {
                if self.value(source, 0, detail - 1)? {
                    self.text.push('.');
                }
                self.text.push_str(&self.reader.member(at)?.name);
            }
            0xb6..=0xb9 => self.text.push_str(&call(self.reader.member(at)?)?),
            _ => match self.reader.loaded_local(source) {
                Some(local) => self.local(source, local, !self.operands.is_written(pc, local))?,
                None => return Some(false),
            },
        }
        Some(true)
    }

    /// Writes the name of a local at the instruction that loads it; `untouched` if it still holds what it was called
    /// with.
    fn local(&mut self, pc: u16, local: u16, untouched: bool) -> Option<()> {
        let mut named = self.reader.code.locals.iter();
        if let Some(variable) = named.find(|v| v.index == local && v.lives_at(pc)) {
            self.text.push_str(&variable.name);
            return Some(());
        }
        let name = match parameter(self.method, local)? {
            Some(0) if untouched => "this".into(),
            Some(number) if untouched => format!("<parameter{number}>"),
            _ => format!("<local{local}>"),
        };
        self.text.push_str(&name);
        Some(())
    }
}

/// Which parameter a local holds when the method starts: 0 is the receiver.
fn parameter(method: &MethodInfo, local: u16) -> Option<Option<usize>> {
    let signature = MethodType::parse(&method.descriptor).ok()?;
    let mut next = 0;
    let mut holds = |slots: u16| {
        next += slots;
        local < next
    };
    if !method.is_static() && holds(1) {
        return Some(Some(0));
    }
    Some(signature.params.iter().position(|param| holds(param.slots())).map(|index| index + 1))
}

fn class_name(internal: &str) -> String {
    match internal {
        "java/lang/Object" => "Object".into(),
        "java/lang/String" => "String".into(),
        other => other.replace('/', "."),
    }
}

/// A method with its class and parameter types.
fn call(method: &MemberRef) -> Option<String> {
    let params = MethodType::parse(&method.descriptor).ok()?.params;
    let params: Vec<String> = params.iter().map(|param| shortened(param.java())).collect();
    Some(format!("{}.{}({})", class_name(&method.class), method.name, params.join(", ")))
}

/// A parameter type without `java.lang.` before everything that starts like Object and String do.
fn shortened(java: String) -> String {
    match java.strip_prefix("java.lang.") {
        Some(name) if name.starts_with("Object") || name.starts_with("String") => name.into(),
        _ => java,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::classfile::parse;
    use crate::classfile::testing::{Builder, code, words};

    const STATIC: u16 = 9;
    const INSTANCE: u16 = 1;

    /// Members that code in the tables refers to: tag, class, name, descriptor. Each takes six constants after the
    /// first four.
    const MEMBERS: [(u8, &str, &str, &str); 10] = [
        (9, "p/A", "f", "Lp/A;"),
        (9, "p/A", "wide", "J"),
        (9, "java/lang/String", "s", "[I"),
        (10, "java/lang/String", "length", "()I"),
        (10, "p/A", "<init>", "(I)V"),
        (11, "p/I", "put", "(J[Ljava/lang/String;Ljava/lang/Object;Ljava/lang/StringBuilder;)[[I"),
        (10, "[I", "clone", "()Ljava/lang/Object;"),
        (10, "p/A", "get", "(Lp/java/lang/String;[[D)Lp/A;"),
        (10, "java/lang/Object", "m", "(Ljava/lang/Integer;ZLjava/lang/Objects;)I"),
        (9, "p/A", "all", "[Lp/A;"),
    ];

    /// The constant of a member, as the operand of an instruction.
    fn operand(member: usize) -> [u8; 2] {
        (10 + 6 * member as u16).to_be_bytes()
    }

    /// Puts instructions together: numbers below 0x100 are bytes, others members from `m` below.
    fn assemble(parts: &[u16]) -> Vec<u8> {
        let bytes = |part: &u16| match part.checked_sub(0x100) {
            Some(member) => operand(member.into()).to_vec(),
            None => vec![*part as u8],
        };
        parts.iter().flat_map(bytes).collect()
    }

    const F: u16 = 0x100;
    const WIDE: u16 = 0x101;
    const S: u16 = 0x102;
    const LENGTH: u16 = 0x103;
    const INIT: u16 = 0x104;
    const PUT: u16 = 0x105;
    const CLONE: u16 = 0x106;
    const GET: u16 = 0x107;
    const M: u16 = 0x108;
    const ALL: u16 = 0x109;

    fn explain(
        access: u16,
        descriptor: &str,
        bytes: &[u8],
        pc: u16,
        names: &[(u16, u16, &str, u16)],
    ) -> Option<String> {
        let mut class = Builder::new("p/A");
        for (i, (tag, owner, name, descriptor)) in MEMBERS.iter().enumerate() {
            assert_eq!(class.member(*tag, owner, name, descriptor).to_be_bytes(), operand(i));
        }
        let mut table = words(&[names.len() as u16]);
        for (start, len, name, slot) in names {
            let (name, kind) = (class.utf8(name), class.utf8("Lp/A;"));
            table.extend(words(&[*start, *len, name, kind, *slot]));
        }
        let table = class.attribute_bytes("LocalVariableTable", &table);
        let tables = [words(&[1]), table].concat();
        class.method(access, "run", descriptor, &[("Code", code(bytes, &[], &tables))]);
        let file = parse(&class.build()).unwrap();
        message(&file, &file.methods[0], pc)
    }

    /// Instructions, and the message for the last of them.
    fn check(access: u16, cases: &[(&[&[u16]], &str)]) {
        for (instructions, expected) in cases {
            let (last, before) = instructions.split_last().unwrap();
            let before = assemble(&before.concat());
            let pc = before.len() as u16;
            let bytes = [before, assemble(last), vec![0xb1]].concat();
            let found = explain(access, "(Lp/A;J)V", &bytes, pc, &[]);
            assert_eq!(found.as_deref().unwrap_or("none"), *expected);
        }
    }

    #[test]
    fn failed_actions() {
        check(
            STATIC,
            &[
                (&[&[0x01], &[0x03], &[0x2e]], "Cannot load from int array because \"null\" is null"),
                (&[&[0x01], &[0x03], &[0x2f]], "Cannot load from long array because \"null\" is null"),
                (&[&[0x01], &[0x03], &[0x30]], "Cannot load from float array because \"null\" is null"),
                (&[&[0x01], &[0x03], &[0x31]], "Cannot load from double array because \"null\" is null"),
                (&[&[0x01], &[0x03], &[0x32]], "Cannot load from object array because \"null\" is null"),
                (&[&[0x01], &[0x03], &[0x33]], "Cannot load from byte/boolean array because \"null\" is null"),
                (&[&[0x01], &[0x03], &[0x34]], "Cannot load from char array because \"null\" is null"),
                (&[&[0x01], &[0x03], &[0x35]], "Cannot load from short array because \"null\" is null"),
                (&[&[0x01], &[0x03], &[0x03], &[0x4f]], "Cannot store to int array because \"null\" is null"),
                (&[&[0x01], &[0x03], &[0x09], &[0x50]], "Cannot store to long array because \"null\" is null"),
                (&[&[0x01], &[0x03], &[0x0b], &[0x51]], "Cannot store to float array because \"null\" is null"),
                (&[&[0x01], &[0x03], &[0x0e], &[0x52]], "Cannot store to double array because \"null\" is null"),
                (&[&[0x01], &[0x03], &[0x2a], &[0x53]], "Cannot store to object array because \"null\" is null"),
                (&[&[0x01], &[0x03], &[0x03], &[0x54]], "Cannot store to byte/boolean array because \"null\" is null"),
                (&[&[0x01], &[0x03], &[0x03], &[0x55]], "Cannot store to char array because \"null\" is null"),
                (&[&[0x01], &[0x03], &[0x03], &[0x56]], "Cannot store to short array because \"null\" is null"),
                (&[&[0x01], &[0xbe]], "Cannot read the array length because \"null\" is null"),
                (&[&[0x01], &[0xbf]], "Cannot throw exception because \"null\" is null"),
                (&[&[0x01], &[0xc2]], "Cannot enter synchronized block because \"null\" is null"),
                (&[&[0x01], &[0xc3]], "Cannot exit synchronized block because \"null\" is null"),
                (&[&[0x01], &[0xb4, F]], "Cannot read field \"f\" because \"null\" is null"),
                (&[&[0x01], &[0x2a], &[0xb5, F]], "Cannot assign field \"f\" because \"null\" is null"),
                (&[&[0x01], &[0x09], &[0xb5, WIDE]], "Cannot assign field \"wide\" because \"null\" is null"),
                (&[&[0x01], &[0xb6, LENGTH]], "Cannot invoke \"String.length()\" because \"null\" is null"),
                (&[&[0x01], &[0xb6, CLONE]], "Cannot invoke \"[I.clone()\" because \"null\" is null"),
                (
                    &[&[0x2a], &[0x09], &[0x01], &[0x01], &[0x01], &[0xb9, PUT, 0, 0]],
                    "Cannot invoke \"p.I.put(long, String[], Object, StringBuilder)\" because \"<parameter1>\" is null",
                ),
                (
                    &[&[0x2a], &[0x01], &[0x03], &[0x01], &[0xb7, M]],
                    "Cannot invoke \"Object.m(java.lang.Integer, boolean, Objects)\" because \"<parameter1>\" is null",
                ),
                // Made by the program, or nothing that dereferences.
                (&[&[0x01], &[0x03], &[0xb7, INIT]], "none"),
                (&[&[0x01], &[0xb3, F]], "none"),
                (&[&[0x01], &[0x01], &[0x01], &[0xb8, GET]], "none"),
                (&[&[0x00]], "none"),
            ],
        );
    }

    #[test]
    fn sources_of_null() {
        let all = [0xb4, ALL];
        check(
            INSTANCE,
            &[
                (&[&[0x2a], &[0xbe]], "Cannot read the array length because \"this\" is null"),
                (&[&[0x2b], &[0xbe]], "Cannot read the array length because \"<parameter1>\" is null"),
                (&[&[0x2d], &[0xbe]], "Cannot read the array length because \"<parameter2>\" is null"),
                (&[&[0x19, 4], &[0xbe]], "Cannot read the array length because \"<local4>\" is null"),
                (&[&[0xc4, 0x19, 1, 4], &[0xbe]], "Cannot read the array length because \"<local260>\" is null"),
                (&[&[0x01], &[0x4c], &[0x2b], &[0xbe]], "Cannot read the array length because \"<local1>\" is null"),
                (&[&[0x2a], &[0x4b], &[0x2a], &[0xbe]], "Cannot read the array length because \"<local0>\" is null"),
                (&[&[0xb2, S], &[0xbe]], "Cannot read the array length because \"String.s\" is null"),
                (&[&[0x2a], &[0xb4, F], &[0xbe]], "Cannot read the array length because \"this.f\" is null"),
                (&[&[0x2a], &[0xc0, 0, 2], &[0xbe]], "Cannot read the array length because \"this\" is null"),
                (
                    &[&[0x01], &[0x01], &[0xb8, GET], &[0xbe]],
                    "Cannot read the array length because the return value of \"p.A.get(p.java.lang.String, double[][])\" \
                     is null",
                ),
                (
                    &[&[0x01], &[0x01], &[0xb8, GET], &[0xb4, F], &[0xbe]],
                    "Cannot read the array length because \"p.A.get(p.java.lang.String, double[][]).f\" is null",
                ),
                // An index shows its sign only in the short forms.
                (&[&[0x2a], &[0x02], &[0x32], &[0xbe]], "Cannot read the array length because \"this[-1]\" is null"),
                (&[&[0x2a], &[0x08], &[0x32], &[0xbe]], "Cannot read the array length because \"this[5]\" is null"),
                (
                    &[&[0x2a], &[0x10, 0xf0], &[0x32], &[0xbe]],
                    "Cannot read the array length because \"this[-16]\" is null",
                ),
                (
                    &[&[0x2a], &[0x11, 0xff, 0x38], &[0x32], &[0xbe]],
                    "Cannot read the array length because \"this[65336]\" is null",
                ),
                (
                    &[&[0x2a], &[0x2a], &[0x03], &[0x2e], &[0x32], &[0xbe]],
                    "Cannot read the array length because \"this[this[0]]\" is null",
                ),
                (
                    &[&[0x2a], &[0x03], &[0x03], &[0x60], &[0x32], &[0xbe]],
                    "Cannot read the array length because \"this[...]\" is null",
                ),
                (
                    &[&[0x2a], &[0xb2, S], &[0xb6, LENGTH], &[0x32], &[0xbe]],
                    "Cannot read the array length because \"this[String.length()]\" is null",
                ),
                (
                    &[&[0x03], &[0xbd, 0, 2], &[0x03], &[0x32], &[0xbe]],
                    "Cannot read the array length because \"<array>[0]\" is null",
                ),
                // Five parts, then the head of the chain is left out.
                (
                    &[&[0x2a], &all, &[0x03], &[0x32], &all, &[0x04], &[0x32], &[0xbe]],
                    "Cannot read the array length because \"this.all[0].all[1]\" is null",
                ),
                (
                    &[&[0x2a], &[0xb4, F], &all, &[0x03], &[0x32], &all, &[0x04], &[0x32], &[0xbe]],
                    "Cannot read the array length because \"f.all[0].all[1]\" is null",
                ),
                (
                    &[&[0x2a], &[0x03], &[0x32], &all, &[0x03], &[0x32], &all, &[0x04], &[0x32], &[0xbe]],
                    "Cannot read the array length because \"<array>[0].all[0].all[1]\" is null",
                ),
                // A source without an expression breaks the sentence off; no source at all shortens it.
                (&[&[0xbb, 0, 2], &[0xbe]], "Cannot read the array length because \""),
                (&[&[0x2b], &[0xc6, 0, 7], &[0x01], &[0xa7, 0, 4], &[0x2a], &[0xbe]], "Cannot read the array length"),
            ],
        );
    }

    #[test]
    fn named_locals() {
        // aload_1 (0); arraylength; pop; aload_1 (3); arraylength; pop; return
        let bytes = [0x2b, 0xbe, 0x57, 0x2b, 0xbe, 0x57, 0xb1];
        let names = [(0, 3, "early", 1), (3, 4, "other", 2), (3, 4, "late", 1), (0, 7, "hidden", 1)];
        for (pc, name) in [(1, "early"), (4, "late")] {
            let expected = format!("Cannot read the array length because \"{name}\" is null");
            assert_eq!(explain(INSTANCE, "(Lp/A;J)V", &bytes, pc, &names), Some(expected));
        }
        let expected = "Cannot read the array length because \"<parameter1>\" is null";
        assert_eq!(explain(INSTANCE, "(Lp/A;J)V", &bytes, 4, &names[..2]).as_deref(), Some(expected));
    }

    #[test]
    fn malformed_code_gives_no_message() {
        let cases: [&[u8]; 5] = [&[0xb4, 0], &[0xb4, 0x7f, 0xff], &[0xb6, 0, 2], &[0xc4], &[0xb9]];
        for bytes in cases {
            assert_eq!(explain(STATIC, "(Lp/A;J)V", bytes, 0, &[]), None, "{bytes:?}");
        }
        assert_eq!(explain(STATIC, "(Lp/A;J)V", &[0xb1], 9, &[]), None);
        // Too few operands: what failed is known, but not why.
        assert_eq!(explain(STATIC, "(Lp/A;J)V", &[0xbe], 0, &[]).as_deref(), Some("Cannot read the array length"));
        // Indices within indices, deeper than anybody writes.
        let mut deep = vec![0x2a; 900];
        deep.extend([0x03]);
        deep.extend([0x2e; 899]);
        deep.extend([0x32, 0xbe]);
        assert_eq!(explain(STATIC, "(Lp/A;J)V", &deep, deep.len() as u16 - 1, &[]), None);
    }
}
