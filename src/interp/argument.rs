//! The argument of a call as one term: javac computes a boolean by branches, and each of them would fork the path though
//! nothing but the argument depends on it. Where the code between a branch and the call only computes (`straight`), both sides are
//! followed and meet again as a choice between terms (paper 002, section V-A: a label must not constrain the path that passes it).

use super::{Machine, Step};
use crate::expr::Sort;
use crate::program::operators::comparison;
use crate::program::{Code, Insn};
use crate::state::Value;

/// Instructions that are followed for one argument, on all ways together.
const MOST_STEPS: u32 = 400;

impl Machine<'_> {
    /// A branch that only computes the argument of a call, whose operands are terms.
    pub(super) fn branch_for_argument(&mut self, code: &Code, branch: Insn, call: u32) -> Step {
        if self.merge_argument(code, branch, call).is_none() {
            self.branch_symbolic(branch)?;
        }
        Ok(())
    }

    /// Goes on at the call, if the argument could be computed. The running frame is at the branch.
    fn merge_argument(&mut self, code: &Code, branch: Insn, call: u32) -> Option<()> {
        let (frame, at) = self.running_frame()?;
        let (before, mut steps) = (frame.len(), MOST_STEPS);
        let merged = self.straight(code, at, call, frame, &mut steps)?;
        let value = merged.last().copied()?;
        let argument = self.sorted(value, Sort::Bv32)?;
        let pops = if comparison(branch).is_some_and(|(_, with_zero)| !with_zero) { 2 } else { 1 };
        if comparison(branch).is_none() || before + 1 != merged.len() + pops {
            return None;
        }
        let value = self.value(argument);
        self.pop_values(pops as u32);
        // It cannot fail: the frame has room for what the code itself would push.
        let _ = self.finish_with(value);
        self.state.stack.top_mut()?.pc = call;
        Some(())
    }

    /// Locals and operands of the running frame, and where it is.
    pub(super) fn running_frame(&self) -> Option<(Vec<Value>, u32)> {
        let top = self.state.stack.top()?;
        let (base, end) = (top.base as usize, (top.base + top.sp) as usize);
        Some((self.state.stack.slots.get(base..end)?.to_vec(), top.pc))
    }
}
