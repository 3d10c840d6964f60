//! Answers from the bytecode to what the source leaves open: do `==`, `&`, `?:` work on booleans, and which conditions
//! did the compiler fold?
//!
//! Types show in the descriptors of the fields and methods that operands come from or go to. Where none shows, the
//! question stays open and the decision is not mapped.

use super::bind::Binding;
use super::code::Method;
use super::points::Reader;
use super::stack::{Slot, Stacks};
use crate::classfile::Constant;
use crate::classfile::descriptor::{FieldType, parse_method_descriptor};
use crate::source::ast::{ExprId, ExprKind};
use crate::source::types::Truth;
use crate::source::{Answers, SourceFile};
use std::collections::BTreeSet;

/// An answer may turn an operand into a decision of its own, with a question of its own.
const MOST_ROUNDS: usize = 8;

/// Variables with more stores are not looked into.
const MOST_STORES: usize = 16;

pub fn settle(file: &SourceFile, binding: &Binding, readers: &[Option<Reader>]) -> Answers {
    let mut answers = Answers::default();
    constants(binding, &mut answers);
    let mut asked = BTreeSet::new();
    for _ in 0..MOST_ROUNDS {
        let decisions = file.settled(&answers);
        let known = decisions.iter().filter(|decision| binding.failure(file, decision).is_none());
        let open: BTreeSet<ExprId> = known.flat_map(|decision| decision.unsettled.iter().copied()).collect();
        let open: Vec<ExprId> = open.difference(&asked).copied().collect();
        if open.is_empty() {
            break;
        }
        round(file, binding, readers, &open, &mut answers);
        asked.extend(open);
    }
    answers
}

fn round(file: &SourceFile, binding: &Binding, readers: &[Option<Reader>], open: &[ExprId], answers: &mut Answers) {
    // Choices come last: their conditions may hold the other operators.
    for choices in [false, true] {
        for node in open {
            let is_choice = matches!(file.ast.expr(*node).kind, ExprKind::Ternary { .. });
            if is_choice != choices {
                continue;
            }
            let mut verdict = if has_no_operator(file, binding, *node) { Truth::No } else { Truth::Maybe };
            for reader in readers.iter().flatten() {
                let found = if is_choice { choice(reader, *node, answers) } else { operator(reader, *node) };
                verdict = both(verdict, found);
            }
            match verdict {
                Truth::Yes => {
                    answers.booleans.insert(*node, true);
                }
                Truth::No => deny(file, *node, answers),
                Truth::Maybe => {}
            }
        }
    }
}

/// If an operator combines no booleans, neither do those it combines the results of.
fn deny(file: &SourceFile, node: ExprId, answers: &mut Answers) {
    answers.booleans.insert(node, false);
    let mut open = vec![node];
    while let Some(node) = open.pop() {
        let node = file.ast.bare(node);
        match file.ast.expr(node).kind {
            ExprKind::Bit(_, left, right) => open.extend([left, right]),
            ExprKind::Assign { bit: Some(_), right, .. } => open.push(right),
            _ => continue,
        }
        answers.booleans.entry(node).or_insert(false);
    }
}

/// A bit operator without an instruction on ints or booleans: it works on longs, or on constants.
fn has_no_operator(file: &SourceFile, binding: &Binding, node: ExprId) -> bool {
    let bits = matches!(file.ast.expr(node).kind, ExprKind::Bit(..) | ExprKind::Assign { .. });
    bits && !binding.methods.iter().any(|m| m.bits.contains_key(&node) || m.ambiguous.contains_key(&node))
}

/// Conditions that every explanation folds to one value, and that no method tests.
fn constants(binding: &Binding, answers: &mut Answers) {
    let folded: BTreeSet<ExprId> = binding.methods.iter().flat_map(|m| m.folded.keys().copied()).collect();
    for expr in folded {
        let values: BTreeSet<bool> =
            binding.methods.iter().filter_map(|m| m.folded.get(&expr)).flatten().copied().collect();
        let tested = binding.methods.iter().any(|m| m.branches.contains_key(&expr) || m.ambiguous.contains_key(&expr));
        if let (1, Some(value), false) = (values.len(), values.first(), tested) {
            answers.constants.insert(expr, *value);
        }
    }
}

fn both(a: Truth, b: Truth) -> Truth {
    match (a, b) {
        (Truth::No, _) | (_, Truth::No) => Truth::No,
        (Truth::Yes, _) | (_, Truth::Yes) => Truth::Yes,
        _ => Truth::Maybe,
    }
}

fn operator(reader: &Reader, node: ExprId) -> Truth {
    let mut verdict = Truth::Maybe;
    if let Some(candidates) = reader.aligned.ambiguous.get(&node) {
        // Whichever it is, it works on no booleans if none of them does.
        let bits = matches!(reader.ast.expr(node).kind, ExprKind::Bit(..) | ExprKind::Assign { .. });
        let none = bits && candidates.iter().all(|pc| operands(reader, *pc, 2) == Truth::No);
        return if none { Truth::No } else { Truth::Maybe };
    }
    for pc in reader.aligned.bits.get(&node).into_iter().flatten() {
        verdict = both(verdict, operands(reader, *pc, 2));
    }
    for branch in reader.aligned.branches.get(&node).into_iter().flatten() {
        let found = match branch.op {
            // References, or the result of a three-way comparison.
            0xa5 | 0xa6 | 0xc6 | 0xc7 => Truth::No,
            0x9f..=0xa4 => operands(reader, branch.pc, 2),
            _ => operands(reader, branch.pc, 1),
        };
        verdict = both(verdict, found);
    }
    verdict
}

fn operands(reader: &Reader, pc: u16, count: usize) -> Truth {
    let Some(stacks) = reader.stacks() else { return Truth::Maybe };
    let mut verdict = Truth::Maybe;
    for depth in 0..count {
        let Some(slot) = stacks.operand(&reader.method, u32::from(pc), depth) else { return Truth::Maybe };
        verdict = both(verdict, produced(&reader.method, stacks, slot, 8));
    }
    verdict
}

fn is_boolean(descriptor: &str) -> Truth {
    if descriptor == "Z" { Truth::Yes } else { Truth::No }
}

/// Is the value a boolean, by the instructions that push it?
fn produced(method: &Method, stacks: &Stacks, slot: &Slot, deepest: u32) -> Truth {
    let mut verdict = Truth::Maybe;
    for pc in &slot.from {
        verdict = both(verdict, pushed(method, stacks, *pc, deepest));
    }
    verdict
}

fn pushed(method: &Method, stacks: &Stacks, pc: u16, deepest: u32) -> Truth {
    let Some(op) = method.bytes().get(usize::from(pc)).copied() else { return Truth::Maybe };
    let operand = |depth: usize| match (stacks.operand(method, u32::from(pc), depth), deepest.checked_sub(1)) {
        (Some(slot), Some(deeper)) => produced(method, stacks, slot, deeper),
        _ => Truth::Maybe,
    };
    match op {
        0xb6..=0xb9 => match method.constant(pc) {
            Some(Constant::Method(member) | Constant::InterfaceMethod(member)) => {
                is_boolean(member.descriptor.rsplit(')').next().unwrap_or_default())
            }
            _ => Truth::Maybe,
        },
        0xb2 | 0xb4 => match method.constant(pc) {
            Some(Constant::Field(member)) => is_boolean(&member.descriptor),
            _ => Truth::Maybe,
        },
        0xc1 => Truth::Yes,
        // 0 and 1 are numbers as well.
        0x03 | 0x04 => Truth::Maybe,
        0x15 | 0x1a..=0x1d => {
            let index =
                if op == 0x15 { method.bytes().get(usize::from(pc) + 1).copied().unwrap_or(0) } else { op - 0x1a };
            match local(method, pc, u16::from(index)) {
                Truth::Maybe => stored(method, stacks, u16::from(index), deepest),
                known => known,
            }
        }
        // baload: of bytes or booleans.
        0x33 => match stacks.operand(method, u32::from(pc), 1).map(|array| &array.from[..]) {
            Some([array]) => array_of_booleans(method, *array),
            _ => Truth::Maybe,
        },
        0x7e | 0x80 | 0x82 => both(operand(0), operand(1)),
        0x59 => operand(0),
        _ => Truth::No,
    }
}

/// A variable's type: of a parameter by the descriptor, of others by debug information.
fn local(method: &Method, pc: u16, index: u16) -> Truth {
    let code = method.info.code.as_ref();
    let named = code.and_then(|code| {
        code.locals.iter().find(|v| v.index == index && (v.start..v.start.saturating_add(v.len)).contains(&pc))
    });
    if let Some(named) = named {
        return is_boolean(&named.descriptor);
    }
    let Ok(ty) = parse_method_descriptor(&method.info.descriptor) else { return Truth::Maybe };
    let mut at = u16::from(!method.info.is_static());
    for parameter in &ty.params {
        if at == index {
            return if *parameter == FieldType::Boolean { Truth::Yes } else { Truth::No };
        }
        at += parameter.slots();
    }
    Truth::Maybe
}

/// A variable's type by everything that is ever stored in its slot; one slot may serve variables of several types.
fn stored(method: &Method, stacks: &Stacks, index: u16, deepest: u32) -> Truth {
    // Copies of copies are followed a little: each may have many.
    let Some(deeper) = deepest.min(3).checked_sub(1) else { return Truth::Maybe };
    let mut verdict = None;
    let mut count = 0;
    for insn in &method.insns {
        let slot = match insn.op {
            0x36 => method.bytes().get(usize::from(insn.pc) + 1).map(|at| u16::from(*at)),
            0x3b..=0x3e => Some(u16::from(insn.op - 0x3b)),
            // A long index, or a number that is counted up.
            0xc4 => return Truth::Maybe,
            _ => None,
        };
        if slot != Some(index) {
            continue;
        }
        let Some(value) = stacks.operand(method, u32::from(insn.pc), 0) else { return Truth::Maybe };
        count += 1;
        if count > MOST_STORES {
            return Truth::Maybe;
        }
        let found = produced(method, stacks, value, deeper);
        if found == Truth::Maybe || verdict.is_some_and(|known| known != found) {
            return Truth::Maybe;
        }
        verdict = Some(found);
    }
    verdict.unwrap_or(Truth::Maybe)
}

fn array_of_booleans(method: &Method, pc: u16) -> Truth {
    let descriptor = match method.constant(pc) {
        Some(Constant::Field(member)) => &*member.descriptor,
        Some(Constant::Method(member) | Constant::InterfaceMethod(member)) => {
            member.descriptor.rsplit(')').next().unwrap_or_default()
        }
        _ => return Truth::Maybe,
    };
    match method.bytes().get(usize::from(pc)) {
        Some(0xb2 | 0xb4 | 0xb6..=0xb9) => {
            if descriptor == "[Z" {
                Truth::Yes
            } else {
                Truth::No
            }
        }
        _ => Truth::Maybe,
    }
}

/// Does `?:` choose a boolean? By what the arms push and by what consumes the choice.
fn choice(reader: &Reader, node: ExprId, answers: &Answers) -> Truth {
    let ExprKind::Ternary { condition, .. } = reader.ast.expr(node).kind else { return Truth::Maybe };
    let Ok(unit) = reader.unit(condition, answers) else { return Truth::Maybe };
    let Ok(consumers) = reader.choice_consumers(&unit) else { return Truth::Maybe };
    let Some(stacks) = reader.stacks() else { return Truth::Maybe };
    let mut verdict = Truth::Maybe;
    for (pc, depth) in consumers {
        let Some(slot) = stacks.operand(&reader.method, u32::from(pc), depth) else { return Truth::Maybe };
        verdict = both(verdict, produced(&reader.method, stacks, slot, 8));
        verdict = both(verdict, consumed(&reader.method, pc, depth));
    }
    verdict
}

/// Is what the instruction consumes a boolean?
fn consumed(method: &Method, pc: u16, depth: usize) -> Truth {
    match method.bytes().get(usize::from(pc)) {
        Some(0xac) => is_boolean(method.info.descriptor.rsplit(')').next().unwrap_or_default()),
        Some(0xb3 | 0xb5) => match method.constant(pc) {
            Some(Constant::Field(member)) => is_boolean(&member.descriptor),
            _ => Truth::Maybe,
        },
        Some(0xb6..=0xba) => {
            let descriptor = match method.constant(pc) {
                Some(Constant::Method(member) | Constant::InterfaceMethod(member)) => &member.descriptor,
                Some(Constant::InvokeDynamic { descriptor, .. }) => descriptor,
                _ => return Truth::Maybe,
            };
            let Ok(ty) = parse_method_descriptor(descriptor) else { return Truth::Maybe };
            match ty.params.len().checked_sub(depth + 1).and_then(|at| ty.params.get(at)) {
                Some(FieldType::Boolean) => Truth::Yes,
                _ => Truth::No,
            }
        }
        _ => Truth::Maybe,
    }
}
