//! Comparisons as values: javac makes `x = a < b`, `ok &= p != q` and `return a == b` small diamonds of branches around constants.
//! Where nobody has to see such a branch it does not fork: both sides are followed (`straight`) and meet again as one term.
//!
//! What is taken is small and ends where its sides meet: it only moves forward, computes and assigns local variables. What differs
//! between the sides then is a truth value, or a number that depends on the inputs already: two numbers that are known stay two
//! paths, on which everything that they decide (lengths, loops, indices) is known as well.
//!
//! Invariant: whether a branch forks does not depend on when it is reached. One that was ever watched forks for good, so that a
//! state that is rebuilt forks where it did before.

use super::{Machine, Step};
use crate::analysis::cfg::branch_target;
use crate::expr::{Sort, TermId};
use crate::program::operators::{binary, comparison, conversion};
use crate::program::{Code, Insn};
use crate::state::Value;

/// Instructions between a branch and where its sides meet.
const LONGEST: u32 = 16;
/// Instructions followed for one of them, on all ways together.
const MOST_STEPS: u32 = 64;

impl Machine<'_> {
    /// A branch on numbers that nobody watches, whose operands are terms.
    pub(super) fn branch_or_select(&mut self, code: &Code) -> Step {
        let at = self.state.stack.top().map_or(0, |top| top.pc);
        let branch = code.insn(at).unwrap_or(Insn::Nop);
        if self.select(code, at, branch).is_none() {
            self.branch_symbolic(branch)?;
        }
        Ok(())
    }

    fn select(&mut self, code: &Code, at: u32, branch: Insn) -> Option<()> {
        let Meeting { end, computes } = meeting(code, at, branch)?;
        let told = !self.vm.config.selections || code.was_watched(at, end);
        if told && !self.state.unwatched {
            return None;
        }
        let condition = self.branch_condition(branch)?;
        if self.state.path.decided(self.terms, condition).is_some() {
            return None;
        }
        let (frame, _) = self.running_frame()?;
        let (before, mut steps) = (frame.clone(), MOST_STEPS);
        let merged = self.straight(code, at, end, frame, &mut steps)?;
        let differs = |(slot, value): (usize, &Value)| before.get(slot) != Some(value);
        let new: Vec<Value> =
            merged.iter().enumerate().filter(|(slot, v)| differs((*slot, v))).map(|(_, v)| *v).collect();
        if !new.into_iter().all(|value| self.is_worth(value, computes)) {
            return None;
        }
        let top = self.state.stack.top_mut()?;
        let (base, sp) = (top.base as usize, merged.len() as u32);
        (top.pc, top.sp) = (end, sp);
        let slots = self.state.stack.slots.get_mut(base..base + merged.len())?;
        slots.copy_from_slice(&merged);
        Some(())
    }

    fn branch_condition(&mut self, branch: Insn) -> Option<TermId> {
        let (op, with_zero) = comparison(branch)?;
        let (a, b) = match with_zero {
            true => (self.operand(0), Value::int(0)),
            false => (self.operand(1), self.operand(0)),
        };
        let (a, b) = (self.sorted(a, Sort::Bv32)?, self.sorted(b, Sort::Bv32)?);
        Some(self.terms.cmp(op, a, b))
    }

    /// Known, a truth value, or a choice between numbers that were there before, of which one at least is unknown.
    fn is_worth(&mut self, value: Value, computes: bool) -> bool {
        let Some(term) = value.as_sym() else { return true };
        self.terms.is_truth_value(term) || !computes && !self.terms.is_choice_of_constants(term)
    }
}

struct Meeting {
    end: u32,
    /// Numbers are computed on the way, other than truth values.
    computes: bool,
}

/// Where the sides of a branch meet again, if all between only moves forward and computes.
fn meeting(code: &Code, at: u32, branch: Insn) -> Option<Meeting> {
    let mut end = branch_target(branch).filter(|target| *target > at)?;
    let (mut next, mut computes) = (at + 1, false);
    while next < end {
        if end - at > LONGEST {
            return None;
        }
        match code.insn(next)? {
            Insn::Goto(target) if target > next => end = end.max(target),
            insn if comparison(insn).is_some() => end = end.max(branch_target(insn).filter(|t| *t > next)?),
            Insn::Nop | Insn::Dup | Insn::IntConst(_) | Insn::LongConst(_) | Insn::FloatConst(_) => {}
            Insn::Load(_) | Insn::Store(_) | Insn::GetFieldQ(_) => {}
            Insn::IntLoad | Insn::LongLoad | Insn::ByteLoad | Insn::CharLoad | Insn::ShortLoad => {}
            Insn::INeg | Insn::LNeg | Insn::FNeg | Insn::DNeg => {}
            Insn::IAnd | Insn::IOr | Insn::IXor => {}
            insn if binary(insn).is_some() || conversion(insn).is_some() => computes = true,
            _ => return None,
        }
        next += 1;
    }
    (end - at <= LONGEST).then_some(Meeting { end, computes })
}
