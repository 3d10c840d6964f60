//! Which instructions put the operands of each instruction on the stack.
//!
//! A simulation of the operand stack over all paths (JVMS 4.10.2.2 without types): values, not slots, each with the
//! instructions that may have pushed it. Code that does not fit together gives nothing.

use super::code::{Insn, Method};
use crate::classfile::Constant;
use crate::classfile::descriptor::{FieldType, parse_method_descriptor};

/// A value on the stack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Slot {
    /// A long or double.
    wide: bool,
    /// The pcs of the instructions that push it, sorted; a handler's own pc for what it catches.
    pub from: Vec<u16>,
}

pub struct Stacks {
    /// By instruction: the stack before it, None where it is never reached.
    before: Vec<Option<Vec<Slot>>>,
    /// By instruction: how many values it consumes.
    consumed: Vec<usize>,
}

/// Values on all stacks together; more is not looked at.
const MOST_SLOTS: usize = 4_000_000;

impl Stacks {
    pub fn new(method: &Method) -> Option<Self> {
        let count = method.insns.len();
        let mut stacks = Self { before: vec![None; count], consumed: vec![0; count] };
        let mut open = Vec::new();
        let mut total = 0;
        stacks.flow(0, Vec::new(), &mut open)?;
        while let Some(at) = open.pop() {
            let insn = method.insns[at];
            let mut stack = stacks.before[at].clone()?;
            total += stack.len() + 1;
            if total > MOST_SLOTS {
                return None;
            }
            // What an exception leaves on the stack is the exception.
            for handler in method.info.code.iter().flat_map(|code| &code.handlers) {
                if (handler.start..handler.end).contains(&insn.pc) {
                    let target = method.at(u32::from(handler.target))?;
                    stacks.flow(target, vec![Slot { wide: false, from: vec![handler.target] }], &mut open)?;
                }
            }
            stacks.consumed[at] = step(method, insn, &mut stack)?;
            for next in successors(method, at)? {
                stacks.flow(next, stack.clone(), &mut open)?;
            }
        }
        Some(stacks)
    }

    /// Merges a stack into what is known before an instruction.
    fn flow(&mut self, at: usize, stack: Vec<Slot>, open: &mut Vec<usize>) -> Option<()> {
        match self.before.get_mut(at)? {
            known @ None => {
                *known = Some(stack);
                open.push(at);
            }
            Some(known) => {
                if known.len() != stack.len() {
                    return None;
                }
                let mut changed = false;
                for (known, new) in known.iter_mut().zip(stack) {
                    for pc in new.from {
                        if let Err(place) = known.from.binary_search(&pc) {
                            known.from.insert(place, pc);
                            changed = true;
                        }
                    }
                }
                if changed {
                    open.push(at);
                }
            }
        }
        Some(())
    }

    /// The value `depth` below the top before an instruction.
    pub fn operand(&self, method: &Method, pc: u32, depth: usize) -> Option<&Slot> {
        let stack = self.before.get(method.at(pc)?)?.as_ref()?;
        stack.len().checked_sub(depth + 1).and_then(|at| stack.get(at))
    }

    /// The one place where what these instructions push is consumed: pc and depth.
    pub fn consumer(&self, method: &Method, from: &[u16]) -> Option<(u16, usize)> {
        let mut found = None;
        for (at, insn) in method.insns.iter().enumerate() {
            let Some(stack) = self.before.get(at)? else { continue };
            for depth in 0..self.consumed[at].min(stack.len()) {
                if stack[stack.len() - 1 - depth].from.iter().any(|pc| from.contains(pc)) {
                    if found.is_some() {
                        return None;
                    }
                    found = Some((insn.pc, depth));
                }
            }
        }
        found
    }
}

fn successors(method: &Method, at: usize) -> Option<Vec<usize>> {
    let insn = method.insns.get(at)?;
    let pc = i64::from(insn.pc);
    let index = |target: i64| u32::try_from(target).ok().and_then(|target| method.at(target));
    let at16 = || i64::from(method.operand(insn.pc) as i16);
    Some(match insn.op {
        0x99..=0xa6 | 0xc6 | 0xc7 => vec![index(pc + at16())?, index(i64::from(insn.next))?],
        0xa7 | 0xc8 => vec![index(method.goto(insn.pc)?)?],
        // Subroutines are not followed.
        0xa8 | 0xa9 | 0xc9 => return None,
        0xaa | 0xab => {
            let data = (usize::from(insn.pc) + 4) & !3;
            let (first, entry) = if insn.op == 0xaa { (data + 12, 4) } else { (data + 12, 8) };
            let offsets = (first..insn.next as usize).step_by(entry).chain([data]);
            offsets.map(|at| index(pc + i64::from(method.i32_at(at)))).collect::<Option<_>>()?
        }
        0xac..=0xb1 | 0xbf => Vec::new(),
        _ => vec![index(i64::from(insn.next))?],
    })
}

/// Performs one instruction; says how many values it consumed.
fn step(method: &Method, insn: Insn, stack: &mut Vec<Slot>) -> Option<usize> {
    let push = |stack: &mut Vec<Slot>, wide: bool| stack.push(Slot { wide, from: vec![insn.pc] });
    let (pops, pushes): (usize, Option<bool>) = match insn.op {
        0x00 | 0x84 | 0xa7 | 0xc8 | 0xb1 => (0, None),
        0x01..=0x08 | 0x0b..=0x0d | 0x10..=0x13 | 0x15 | 0x17 | 0x19 => (0, Some(false)),
        0x1a..=0x1d | 0x22..=0x25 | 0x2a..=0x2d | 0xbb => (0, Some(false)),
        0x09 | 0x0a | 0x0e | 0x0f | 0x14 | 0x16 | 0x18 | 0x1e..=0x21 | 0x26..=0x29 => (0, Some(true)),
        0x2f | 0x31 => (2, Some(true)),
        0x2e | 0x30 | 0x32..=0x35 => (2, Some(false)),
        0x36..=0x4e => (1, None),
        0x4f..=0x56 => (3, None),
        0x57 | 0x99..=0x9e | 0xaa..=0xb0 | 0xbf | 0xc2 | 0xc3 | 0xc6 | 0xc7 | 0xb3 => (1, None),
        0x58..=0x5f => return shuffle(insn, stack),
        0x60..=0x83 => {
            let unary = (0x74..=0x77).contains(&insn.op);
            // Types alternate: int, long, float, double, or int, long.
            let wide = insn.op & 1 == 1;
            (if unary { 1 } else { 2 }, Some(wide))
        }
        // Conversions to long and double.
        0x85 | 0x87 | 0x8a | 0x8c | 0x8d | 0x8f => (1, Some(true)),
        0x86 | 0x88 | 0x89 | 0x8b | 0x8e | 0x90..=0x93 => (1, Some(false)),
        0x94..=0x98 => (2, Some(false)),
        0x9f..=0xa6 | 0xb5 => (2, None),
        0xb2 | 0xb4 => {
            let Constant::Field(field) = method.constant(insn.pc)? else { return None };
            (usize::from(insn.op == 0xb4), Some(matches!(&*field.descriptor, "J" | "D")))
        }
        0xb6..=0xba => {
            let descriptor = match method.constant(insn.pc)? {
                Constant::Method(member) | Constant::InterfaceMethod(member) => &member.descriptor,
                Constant::InvokeDynamic { descriptor, .. } => descriptor,
                _ => return None,
            };
            let ty = parse_method_descriptor(descriptor).ok()?;
            let receiver = usize::from(!matches!(insn.op, 0xb8 | 0xba));
            let result = ty.result.as_ref().map(|ty| matches!(ty, FieldType::Long | FieldType::Double));
            (ty.params.len() + receiver, result)
        }
        0xbc..=0xbe | 0xc0 | 0xc1 => (1, Some(false)),
        0xc5 => (usize::from(*method.bytes().get(usize::from(insn.pc) + 3)?), Some(false)),
        0xc4 => match method.bytes().get(usize::from(insn.pc) + 1)? {
            0x15 | 0x17 | 0x19 => (0, Some(false)),
            0x16 | 0x18 => (0, Some(true)),
            0x36..=0x3a => (1, None),
            0x84 => (0, None),
            _ => return None,
        },
        _ => return None,
    };
    stack.truncate(stack.len().checked_sub(pops)?);
    if let Some(wide) = pushes {
        push(stack, wide);
    }
    Some(pops)
}

/// `dup` and the like consume what they copy; what they only move keeps its origin.
fn shuffle(insn: Insn, stack: &mut Vec<Slot>) -> Option<usize> {
    let copy = |slot: &Slot| Slot { wide: slot.wide, from: vec![insn.pc] };
    let top = stack.pop()?;
    Some(match insn.op {
        // pop2
        0x58 => {
            if top.wide {
                1
            } else {
                stack.pop()?;
                2
            }
        }
        // dup, and dup2 of a wide value
        0x59 => {
            stack.extend([copy(&top), copy(&top)]);
            1
        }
        0x5c if top.wide => {
            stack.extend([copy(&top), copy(&top)]);
            1
        }
        0x5c => {
            let second = stack.pop()?;
            stack.extend([copy(&second), copy(&top), copy(&second), copy(&top)]);
            2
        }
        // dup_x1, and dup2_x1 of a wide value
        0x5a => under(stack, &[copy(&top)], 1)?,
        0x5d if top.wide => under(stack, &[copy(&top)], 1)?,
        0x5d => {
            let second = stack.pop()?;
            under(stack, &[copy(&second), copy(&top)], 1)?
        }
        // dup_x2: below one wide or two narrow values
        0x5b => {
            let depth = if stack.last()?.wide { 1 } else { 2 };
            under(stack, &[copy(&top)], depth)?
        }
        0x5e => {
            let copies = if top.wide { vec![copy(&top)] } else { vec![copy(&stack.pop()?), copy(&top)] };
            let depth = if stack.last()?.wide { 1 } else { 2 };
            under(stack, &copies, depth)?
        }
        // swap
        _ => {
            let second = stack.pop()?;
            stack.extend([top, second]);
            0
        }
    })
}

/// Puts copies on top and below the next `depth` values.
fn under(stack: &mut Vec<Slot>, copies: &[Slot], depth: usize) -> Option<usize> {
    let place = stack.len().checked_sub(depth)?;
    stack.splice(place..place, copies.iter().cloned());
    stack.extend(copies.iter().cloned());
    Some(copies.len())
}
