//! Where the operands of an instruction came from: a simulation of the operand stack over raw bytecode that remembers,
//! for every slot, the instruction that pushed it.
//!
//! It serves the messages of `NullPointerException`, which programs print, so it is as coarse as HotSpot's and in the
//! same way: passes over the code in address order rather than along the flow, ended as soon as the instruction asked
//! for has a stack; handlers start with all locals unwritten; an instruction's stack is joined with that of its first
//! successor before it goes to the next. Types are not kept: a slot pushed by one instruction has one type. Code that
//! no verifier would pass ends the simulation, and what is known by then stays.

use crate::classfile::bytecode::{jump_targets, length};
use crate::classfile::descriptor::{self, FieldType};
use crate::classfile::{ClassFile, Code, Constant, MemberRef};

/// The offset of the instruction that pushed a slot; none if that depends on the path.
type Source = Option<u16>;

/// Slots in all stacks together, as HotSpot's limit.
const MAX_ENTRIES: usize = 1_000_000;
/// Slots copied and instructions visited; ten times what the largest method needs. Without it, crafted code could ask
/// for as many passes as it has instructions.
const MAX_WORK: usize = 20_000_000;

#[derive(Clone, Default)]
struct Stack {
    slots: Vec<Source>,
    /// One bit for each of the first 64 locals: something was stored there on the way.
    written: u64,
}

/// The stack before each instruction that was reached, by byte offset.
pub struct Operands {
    before: Vec<Option<Stack>>,
}

impl Operands {
    /// Simulates the code until the stack before the instruction at `pc` is known.
    pub fn until(file: &ClassFile, code: &Code, pc: u16) -> Self {
        let mut simulation = Simulation {
            file,
            bytes: &code.bytes,
            // One more than there are bytes: code may seem to run over its end.
            before: vec![None; code.bytes.len() + 1],
            entries: 0,
            work: 0,
        };
        simulation.seed(0, Stack::default());
        for handler in &code.handlers {
            simulation.seed(handler.target, Stack { slots: vec![Some(handler.target)], written: 0 });
        }
        // None is the end too: the code is malformed, or too large to go on.
        let _ = simulation.run(usize::from(pc));
        Self { before: simulation.before }
    }

    /// What pushed the slot that lies `depth` slots under the top before the instruction at `pc`.
    pub fn source(&self, pc: u16, depth: usize) -> Source {
        let slots = &self.at(pc)?.slots;
        *slots.get(slots.len().checked_sub(depth + 1)?)?
    }

    /// Whether the local may have been stored to before `pc`; true for those that are not watched.
    pub fn is_written(&self, pc: u16, local: u16) -> bool {
        self.at(pc).is_none_or(|stack| local >= 64 || stack.written & (1 << local) != 0)
    }

    fn at(&self, pc: u16) -> Option<&Stack> {
        self.before.get(usize::from(pc))?.as_ref()
    }
}

struct Simulation<'a> {
    file: &'a ClassFile,
    bytes: &'a [u8],
    before: Vec<Option<Stack>>,
    entries: usize,
    work: usize,
}

impl Simulation<'_> {
    fn seed(&mut self, pc: u16, stack: Stack) {
        if let Some(place @ None) = self.before.get_mut(usize::from(pc)) {
            *place = Some(stack);
        }
    }

    fn run(&mut self, wanted: usize) -> Option<()> {
        loop {
            let (mut complete, mut grew) = (true, false);
            let mut pc = 0;
            while pc < self.bytes.len() {
                match self.before.get(pc)?.clone() {
                    Some(stack) => grew |= self.step(pc, stack)?,
                    None => complete = false,
                }
                pc += length(self.bytes, pc).ok()?;
                if pc == wanted && self.before.get(pc)?.is_some() {
                    return Some(());
                }
                self.work += 1;
                if self.entries > MAX_ENTRIES || self.work > MAX_WORK {
                    return None;
                }
            }
            if complete || !grew {
                return Some(());
            }
        }
    }

    /// Executes one instruction and hands the stack on; true if a successor had none before.
    fn step(&mut self, pc: usize, mut stack: Stack) -> Option<bool> {
        stack.execute(self.file, self.bytes, pc)?;
        let next = falls_through(*self.bytes.get(pc)?).then_some(pc + length(self.bytes, pc).ok()?);
        let targets = jump_targets(self.bytes, pc).ok()?;
        let targets = targets.into_iter().map(|target| usize::try_from(target).ok());
        let mut grew = false;
        for successor in next.map(Some).into_iter().chain(targets) {
            grew |= self.join(successor?, &mut stack)?;
        }
        Some(grew)
    }

    /// Gives a successor the stack. Where it has one already both become what they agree on.
    fn join(&mut self, pc: usize, stack: &mut Stack) -> Option<bool> {
        self.work += 1 + stack.slots.len();
        if self.work > MAX_WORK {
            return None;
        }
        match self.before.get_mut(pc)? {
            Some(known) => {
                // The heights may differ behind a switch, see `falls_through`; the newcomer wins.
                for (i, slot) in stack.slots.iter_mut().enumerate() {
                    *slot = slot.filter(|source| known.slots.get(i) == Some(&Some(*source)));
                }
                stack.written |= known.written;
                known.clone_from(stack);
                Some(false)
            }
            place @ None => {
                self.entries += stack.slots.len();
                *place = Some(stack.clone());
                Some(true)
            }
        }
    }
}

/// Everything but `goto`, `jsr`, `ret`, returns and `athrow`. HotSpot does not look for the way back from a `jsr`, and
/// lets switches fall through; what follows one is a case of it as a rule.
fn falls_through(opcode: u8) -> bool {
    !matches!(opcode, 0xa7..=0xa9 | 0xac..=0xb1 | 0xbf | 0xc8 | 0xc9)
}

impl Stack {
    fn execute(&mut self, file: &ClassFile, bytes: &[u8], pc: usize) -> Option<()> {
        let first = *bytes.get(pc)?;
        let wide = first == 0xc4;
        let (opcode, at) = if wide { (*bytes.get(pc + 1)?, pc + 2) } else { (first, pc + 1) };
        let byte = |at: usize| bytes.get(at).copied();
        let word = |at: usize| Some(u16::from_be_bytes([byte(at)?, byte(at + 1)?]));
        match opcode {
            0x36..=0x3a => self.write(if wide { word(at)? } else { byte(at)?.into() }),
            // Five groups of four: istore_0 to istore_3, lstore_0 and so on.
            0x3b..=0x4e => self.write(u16::from((opcode - 0x3b) & 3)),
            _ => {}
        }
        let (pops, pushes) = match opcode {
            0x59..=0x5b => return self.copy_under(1, usize::from(opcode - 0x59)),
            0x5c..=0x5e => return self.copy_under(2, usize::from(opcode - 0x5c)),
            0x5f => {
                let top = self.slots.len();
                self.slots.get_mut(top.checked_sub(2)?..)?.reverse();
                return Some(());
            }
            0xb2..=0xb5 => {
                let value = FieldType::parse(&member(file, word(at)?)?.descriptor).ok()?.slots().into();
                let object = usize::from(opcode >= 0xb4);
                if matches!(opcode, 0xb2 | 0xb4) { (object, value) } else { (object + value, 0) }
            }
            0xb6..=0xba => {
                let descriptor = match file.pool.get(word(at)?)? {
                    Constant::InvokeDynamic { descriptor, .. } => descriptor,
                    Constant::Method(member) | Constant::InterfaceMethod(member) => &member.descriptor,
                    _ => return None,
                };
                let receiver = usize::from(!matches!(opcode, 0xb8 | 0xba));
                let arguments = usize::from(descriptor::argument_slots(descriptor).ok()?);
                let result = descriptor::result_type(descriptor).ok()?;
                (receiver + arguments, result.map_or(0, |t| t.slots().into()))
            }
            0xc5 => (byte(at + 2)?.into(), 1),
            _ => fixed_effect(opcode)?,
        };
        self.slots.truncate(self.slots.len().checked_sub(pops)?);
        let source = Some(u16::try_from(pc).ok()?);
        self.slots.extend(std::iter::repeat_n(source, pushes));
        Some(())
    }

    /// Only the first half of a long or double is marked, and `iinc` marks nothing.
    fn write(&mut self, local: u16) {
        if local < 64 {
            self.written |= 1 << local;
        }
    }

    /// The `dup` family: the topmost `count` slots once more, under themselves and `skip` others.
    fn copy_under(&mut self, count: usize, skip: usize) -> Option<()> {
        let top = self.slots.len();
        let place = top.checked_sub(count + skip)?;
        let copied: Vec<Source> = self.slots.get(top.checked_sub(count)?..)?.to_vec();
        self.slots.splice(place..place, copied);
        Some(())
    }
}

/// The field or method that a pool entry names.
pub fn member(file: &ClassFile, index: u16) -> Option<&MemberRef> {
    match file.pool.get(index)? {
        Constant::Field(member) | Constant::Method(member) | Constant::InterfaceMethod(member) => Some(member),
        _ => None,
    }
}

/// Slots popped and pushed by instructions that always pop and push the same.
fn fixed_effect(opcode: u8) -> Option<(usize, usize)> {
    // In most groups int, long, float and double take turns.
    let width = |first: u8| if (opcode - first) & 1 == 1 { 2 } else { 1 };
    Some(match opcode {
        0x00 | 0x84 | 0xa7 | 0xa9 | 0xb1 | 0xc0 | 0xc8 => (0, 0),
        0x09 | 0x0a | 0x0e | 0x0f | 0x14 | 0x1e..=0x21 | 0x26..=0x29 => (0, 2),
        0x15..=0x19 => (0, width(0x15)),
        0x01..=0x2d | 0xa8 | 0xbb | 0xc9 => (0, 1),
        0x2f | 0x31 => (2, 2),
        0x2e..=0x35 => (2, 1),
        0x36..=0x3a => (width(0x36), 0),
        0x3f..=0x42 | 0x47..=0x4a => (2, 0),
        0x3b..=0x4e => (1, 0),
        0x50 | 0x52 => (4, 0),
        0x4f..=0x56 => (3, 0),
        0x57 => (1, 0),
        0x58 => (2, 0),
        0x60..=0x73 | 0x7e..=0x83 => (2 * width(0x60), width(0x60)),
        0x74..=0x77 => (width(0x74), width(0x74)),
        0x78..=0x7d => (1 + width(0x78), width(0x78)),
        0x85 | 0x87 | 0x8c | 0x8d => (1, 2),
        0x8a | 0x8f => (2, 2),
        0x88 | 0x89 | 0x8e | 0x90 => (2, 1),
        0x86 | 0x8b | 0x91..=0x93 => (1, 1),
        0x94 | 0x97 | 0x98 => (4, 1),
        0x95 | 0x96 => (2, 1),
        0x9f..=0xa6 => (2, 0),
        0x99..=0x9e | 0xaa | 0xab | 0xbf | 0xc2 | 0xc3 | 0xc6 | 0xc7 => (1, 0),
        0xac..=0xb0 => (width(0xac), 0),
        0xbc..=0xbe | 0xc1 => (1, 1),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::classfile::parse;
    use crate::classfile::testing::{Builder, code, words};

    /// The first four constants are the class and its superclass; each member takes six.
    const FIELD_LONG: u8 = 10;
    const CALL: u8 = 16;

    fn simulate(bytes: &[u8], handlers: &[[u16; 4]], pc: u16) -> Operands {
        let mut class = Builder::new("A");
        assert_eq!(class.member(9, "A", "f", "J"), u16::from(FIELD_LONG));
        assert_eq!(class.member(10, "A", "m", "(JI)Ljava/lang/String;"), u16::from(CALL));
        class.method(9, "run", "(Ljava/lang/Object;I)V", &[("Code", code(bytes, handlers, &words(&[0])))]);
        let file = parse(&class.build()).unwrap();
        let info = file.methods[0].code.as_ref().unwrap();
        Operands::until(&file, info, pc)
    }

    /// The sources before `pc`, topmost first, until one is unknown or missing.
    fn sources(bytes: &[u8], pc: u16) -> Vec<u16> {
        let operands = simulate(bytes, &[], pc);
        (0..).map_while(|depth| operands.source(pc, depth)).collect()
    }

    #[test]
    fn instructions_move_the_sources_of_their_operands() {
        let cases: &[(&str, &[u8], &[u16])] = &[
            ("nop", &[0x00], &[]),
            ("aconst_null, iconst_5, lconst_0", &[0x01, 0x08, 0x09], &[2, 2, 1, 0]),
            ("fconst_0, dconst_1", &[0x0b, 0x0f], &[1, 1, 0]),
            ("bipush, sipush", &[0x10, 7, 0x11, 0, 7], &[2, 0]),
            ("wide iload, wide lload", &[0xc4, 0x15, 0, 1, 0xc4, 0x16, 0, 2], &[4, 4, 0]),
            ("lload_0, dload_3, aload_2", &[0x1e, 0x29, 0x2c], &[2, 1, 1, 0, 0]),
            ("dup", &[0x01, 0x59], &[0, 0]),
            ("dup_x1", &[0x01, 0x04, 0x5a], &[1, 0, 1]),
            ("dup_x2", &[0x01, 0x04, 0x05, 0x5b], &[2, 1, 0, 2]),
            ("dup2", &[0x01, 0x04, 0x5c], &[1, 0, 1, 0]),
            ("dup2 of a long", &[0x09, 0x5c], &[0, 0, 0, 0]),
            ("dup2_x1", &[0x01, 0x04, 0x05, 0x5d], &[2, 1, 0, 2, 1]),
            ("dup2_x2", &[0x01, 0x04, 0x05, 0x06, 0x5e], &[3, 2, 1, 0, 3, 2]),
            ("swap", &[0x01, 0x04, 0x5f], &[0, 1]),
            ("pop, pop2", &[0x01, 0x04, 0x05, 0x06, 0x58, 0x57], &[0]),
            ("iaload, laload", &[0x01, 0x03, 0x2e, 0x01, 0x03, 0x2f], &[5, 5, 2]),
            ("iastore", &[0x01, 0x01, 0x03, 0x03, 0x4f], &[0]),
            ("dastore", &[0x01, 0x01, 0x03, 0x0e, 0x52], &[0]),
            ("iadd, ladd", &[0x03, 0x03, 0x60, 0x09, 0x09, 0x61], &[5, 5, 2]),
            ("dneg, fneg", &[0x0e, 0x77, 0x0b, 0x76], &[3, 1, 1]),
            ("lshl, ixor", &[0x09, 0x03, 0x79, 0x03, 0x03, 0x82], &[5, 2, 2]),
            ("i2l, l2i, d2l, f2d", &[0x03, 0x85, 0x88, 0x0e, 0x8f, 0x0b, 0x8d], &[6, 6, 4, 4, 2]),
            ("lcmp, fcmpl, dcmpg", &[0x09, 0x09, 0x94, 0x0b, 0x0b, 0x95, 0x0e, 0x0e, 0x98], &[8, 5, 2]),
            ("iinc, checkcast", &[0x01, 0x84, 1, 1, 0xc0, 0, 2], &[0]),
            ("new, anewarray, instanceof", &[0xbb, 0, 2, 0x03, 0xbd, 0, 2, 0xc1, 0, 2], &[7, 0]),
            ("multianewarray", &[0x03, 0x03, 0xc5, 0, 2, 2], &[2]),
            ("getfield, putfield of a long", &[0x01, 0x59, 0xb4, 0, FIELD_LONG, 0xb5, 0, FIELD_LONG], &[]),
            ("getstatic, putstatic of a long", &[0xb2, 0, FIELD_LONG, 0x5c, 0xb3, 0, FIELD_LONG], &[0, 0]),
            ("invokevirtual", &[0x01, 0x01, 0x09, 0x03, 0xb6, 0, CALL], &[4, 0]),
            ("invokestatic", &[0x01, 0x09, 0x03, 0xb8, 0, CALL], &[3, 0]),
        ];
        for (name, bytes, expected) in cases {
            let padded = [bytes, &[0xb1][..]].concat();
            assert_eq!(sources(&padded, bytes.len() as u16), *expected, "{name}");
        }
    }

    #[test]
    fn where_paths_meet_only_common_sources_stay() {
        // iload_1; ifeq 8; aload_0; goto 9; aconst_null (8); pop (9)
        let different = [0x1b, 0x99, 0, 7, 0x2a, 0xa7, 0, 4, 0x01, 0x57, 0xb1];
        assert_eq!(simulate(&different, &[], 9).source(9, 0), None);
        // aload_0; iload_1; ifeq 8; goto 9; nop (8); pop (9)
        let same = [0x2a, 0x1b, 0x99, 0, 6, 0xa7, 0, 4, 0x00, 0x57, 0xb1];
        assert_eq!(simulate(&same, &[], 9).source(9, 0), Some(0));
    }

    #[test]
    fn code_behind_the_instruction_asked_for_does_not_count() {
        // aload_0; pop (1); aconst_null; astore_0; aconst_null; goto 1
        let bytes = [0x2a, 0x57, 0x01, 0x4b, 0x01, 0xa7, 0xff, 0xfc];
        let early = simulate(&bytes, &[], 1);
        assert_eq!((early.source(1, 0), early.is_written(1, 0)), (Some(0), false));
        let late = simulate(&bytes, &[], 4);
        assert!(late.is_written(4, 0) && !late.is_written(4, 1));
        // goto 5; pop (3); return; aconst_null (5); astore_1; aload_0; goto 3: the second pass reaches the pop.
        let backwards = [0xa7, 0, 5, 0x57, 0xb1, 0x01, 0x4c, 0x2a, 0xa7, 0xff, 0xfb];
        let found = simulate(&backwards, &[], 3);
        assert_eq!((found.source(3, 0), found.is_written(3, 1)), (Some(7), true));
    }

    #[test]
    fn handlers_start_with_the_exception_and_unwritten_locals() {
        // aconst_null; astore_0; return; (3) athrow
        let operands = simulate(&[0x01, 0x4b, 0xb1, 0xbf], &[[0, 2, 3, 0]], 3);
        assert_eq!((operands.source(3, 0), operands.source(3, 1)), (Some(3), None));
        assert!(!operands.is_written(3, 0) && operands.is_written(3, 64));
    }

    #[test]
    fn malformed_code_ends_the_simulation() {
        let cases: &[&[u8]] = &[
            &[0x57, 0x00, 0xb1],
            &[0x5f, 0x00],
            &[0x5e, 0x00],
            &[0xca, 0x00],
            &[0xb4, 0x7f, 0xff],
            &[0xb6, 0x00],
            &[0xb8, 0x00, 0x01],
            &[0xa7, 0x7f, 0xff],
            &[0xa7, 0xff, 0x00],
            &[0xaa, 0x00, 0x00],
            &[0xaa, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0],
            &[0x03, 0xab, 0, 0, 0, 0, 0, 0, 0x7f, 0xff, 0xff, 0xff],
            &[0xc4, 0xc4],
            &[0xc4],
        ];
        for bytes in cases {
            for pc in 0..bytes.len() as u16 + 2 {
                let operands = simulate(bytes, &[], pc);
                assert_eq!(operands.source(pc, usize::from(u16::MAX)), None, "{bytes:?}");
            }
        }
    }

    #[test]
    fn crafted_code_comes_to_an_end() {
        // Each pass over such code reaches one jump more: every goto but the last leads to the one before it.
        let mut bytes = vec![0xa7, 0x7f, 0xfb];
        bytes.resize(0x7ffb, 0xa7);
        for at in (3..bytes.len() - 2).step_by(3) {
            bytes[at..at + 3].copy_from_slice(&[0xa7, 0xff, 0xfd]);
        }
        let last = bytes.len() - bytes.len() % 3;
        bytes.truncate(last);
        bytes[1..3].copy_from_slice(&((last - 3) as u16).to_be_bytes());
        let operands = simulate(&bytes, &[], 2);
        assert_eq!(operands.source(2, 0), None);
        // And here one loop pushes ever more.
        let growing = [0x01, 0xa7, 0xff, 0xff];
        assert_eq!(simulate(&growing, &[], 3).source(3, 0), None);
    }
}
