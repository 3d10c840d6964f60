//! The argument of a call as one term: javac computes a boolean by branches, and each of them would fork the path though
//! nothing but the argument depends on it. Where the code between a branch and the call only computes, both sides are followed
//! and meet again as a choice between terms (paper 002, section V-A: a label must not constrain the path that passes it).
//!
//! What is followed has no effect and cannot throw; anything else is declined, and then the branch forks as any other does.

use super::{Machine, Step};
use crate::analysis::cfg::branch_target;
use crate::expr::ops::{Conv, IntBin};
use crate::expr::{Sort, TermId, sorts_of};
use crate::program::operators::{Binary, apply, binary, comparison, conversion};
use crate::program::{Code, Insn};
use crate::state::Value;

/// Instructions that are followed for one argument, on all ways together.
const MOST_STEPS: u32 = 400;

impl Machine<'_> {
    /// A branch that only computes the argument of a call, whose operands are terms.
    pub(super) fn branch_for_argument(&mut self, code: &Code, branch: Insn, call: u32) -> Step {
        if !self.merge_argument(code, branch, call) {
            self.branch_symbolic(branch)?;
        }
        Ok(())
    }

    /// Goes on at the call, if the argument could be computed. The running frame is at the branch.
    fn merge_argument(&mut self, code: &Code, branch: Insn, call: u32) -> bool {
        let Some(top) = self.state.stack.top() else { return false };
        let (base, end, at) = (top.base as usize, (top.base + top.sp) as usize, top.pc);
        let Some(frame) = self.state.stack.slots.get(base..end).map(<[Value]>::to_vec) else { return false };
        let mut steps = MOST_STEPS;
        let Some((value, height)) = self.walk(code, at, call, frame, &mut steps) else { return false };
        let pops = if comparison(branch).is_some_and(|(_, with_zero)| !with_zero) { 2 } else { 1 };
        if comparison(branch).is_none() || end - base + 1 != height + pops as usize {
            return false;
        }
        let value = self.value(value);
        self.pop_values(pops);
        // It cannot fail: the frame has room for what the code itself would push.
        let _ = self.finish_with(value);
        if let Some(top) = self.state.stack.top_mut() {
            top.pc = call;
        }
        true
    }

    /// The topmost operand at the call, and how many values the frame has there.
    fn walk(
        &mut self,
        code: &Code,
        mut at: u32,
        call: u32,
        mut frame: Vec<Value>,
        steps: &mut u32,
    ) -> Option<(TermId, usize)> {
        loop {
            if at == call {
                let value = frame.last().copied()?;
                return Some((self.sorted(value, Sort::Bv32)?, frame.len()));
            }
            *steps = steps.checked_sub(1)?;
            let insn = code.insn(at)?;
            if let Some((op, with_zero)) = comparison(insn) {
                let b = if with_zero { Value::int(0) } else { frame.pop()? };
                let a = frame.pop()?;
                let (a, b) = (self.sorted(a, Sort::Bv32)?, self.sorted(b, Sort::Bv32)?);
                let taken = self.terms.cmp(op, a, b);
                let target = branch_target(insn).filter(|target| *target > at)?;
                match self.terms.as_const(taken) {
                    Some(known) => at = if known == crate::expr::Const::Bool(true) { target } else { at + 1 },
                    None => {
                        let (yes, height) = self.walk(code, target, call, frame.clone(), steps)?;
                        let (no, other) = self.walk(code, at + 1, call, frame, steps)?;
                        return (height == other).then(|| (self.terms.ite(taken, yes, no), height));
                    }
                }
                continue;
            }
            match insn {
                Insn::Nop => {}
                Insn::Goto(target) if target > at => {
                    at = target;
                    continue;
                }
                Insn::IntConst(v) => frame.push(Value::int(v)),
                Insn::LongConst(v) => frame.push(Value::long(v.into())),
                Insn::FloatConst(bits) => frame.push(Value::float(f32::from_bits(bits.0))),
                Insn::Load(local) => frame.push(frame.get(usize::from(local)).copied()?),
                Insn::Dup => frame.push(frame.last().copied()?),
                Insn::INeg | Insn::LNeg | Insn::FNeg | Insn::DNeg => {
                    let a = self.any_number(frame.pop()?)?;
                    let result = self.terms.neg(a);
                    frame.push(self.value(result));
                }
                // A field of an object that is there: nothing is made, nothing is thrown.
                Insn::GetFieldQ(slot) => {
                    let object = frame.pop()?.as_ref().filter(|object| !object.is_null())?;
                    frame.push(self.state.heap.field(object, slot as usize)?);
                }
                insn => {
                    let result = self.compute(insn, &mut frame)?;
                    frame.push(self.value(result));
                }
            }
            at += 1;
        }
    }

    /// Operators and conversions that cannot throw.
    fn compute(&mut self, insn: Insn, frame: &mut Vec<Value>) -> Option<TermId> {
        if let Some(conversion) = conversion(insn) {
            let a = self.sorted(frame.pop()?, sorts_of(conversion).0)?;
            return Some(self.terms.convert(conversion, a));
        }
        let operation = binary(insn)?;
        let (b, a) = (frame.pop()?, frame.pop()?);
        let (left, right) = match operation {
            Binary::Int(_) => (Sort::Bv32, Sort::Bv32),
            Binary::Long(_) => (Sort::Bv64, Sort::Bv64),
            Binary::LongShift(_) => (Sort::Bv64, sorts_of(Conv::I2L).0),
            Binary::Float(_) => (Sort::F32, Sort::F32),
            Binary::Double(_) => (Sort::F64, Sort::F64),
            Binary::Compare3(_, sort) => (sort, sort),
        };
        let divides =
            matches!(operation, Binary::Int(op) | Binary::Long(op) if matches!(op, IntBin::Div | IntBin::Rem));
        let is_nonzero = b.as_int().is_some_and(|b| b != 0) || b.as_long().is_some_and(|b| b != 0);
        if divides && !is_nonzero {
            return None;
        }
        let (a, b) = (self.sorted(a, left)?, self.sorted(b, right)?);
        Some(apply(self.terms, operation, a, b))
    }

    fn sorted(&mut self, value: Value, sort: Sort) -> Option<TermId> {
        self.term(value, sort).ok()
    }

    fn any_number(&mut self, value: Value) -> Option<TermId> {
        let term = self.any_term(value).ok()?;
        (self.terms.sort(term) != Sort::Ref).then_some(term)
    }
}
