//! Where the next value of an attribute would make the program throw: an index at either end of an array, a divisor of one, a length of
//! none, the last number that is not out of some bounds. A test in which nothing catches that fails then, so it checks the attribute, by
//! control.
//!
//! That holds for the attribute itself: an index that only depends on one need not go out of bounds with it.

use super::Tracker;
use super::sets::{EMPTY, Set, write_of};
use super::throwing::may_be_caught;
use super::transfer::{Before, operand};
use crate::expr::ops::cmp_i32;
use crate::interp::Vm;
use crate::program::operators::comparison;
use crate::program::{Code, Insn};
use crate::state::{State, Value};

/// Whether an index is the first or the last of so many.
pub fn is_at_an_end(index: u32, length: usize) -> bool {
    index == 0 || index as usize + 1 == length
}

/// Whether a number next to this one is none to divide by.
pub fn is_next_to_zero(divisor: Value) -> bool {
    divisor.as_int().map(i64::from).or(divisor.as_long()).is_some_and(|divisor| divisor.unsigned_abs() == 1)
}

impl Tracker {
    /// The instruction is about to run, in code of the program or the test.
    pub fn risks(&mut self, vm: &Vm, state: &State, before: &Before) {
        use Insn::*;
        let below = match before.insn {
            insn if insn.is_element_load() => 0,
            insn if insn.is_element_store() => 1,
            IDiv | IRem | LDiv | LRem | NewArray(_) | NewRefArrayQ(_) => 0,
            _ => return,
        };
        let by = self.shadow.get(before.top.sp.saturating_sub(below + 1));
        if by == EMPTY || self.expected.is_some() || !self.shadow.is_own_code() {
            return;
        }
        let value = operand(state, &before.top, below);
        let fails = match before.insn {
            IDiv | IRem | LDiv | LRem => is_next_to_zero(value),
            NewArray(_) | NewRefArrayQ(_) => value.as_int() == Some(0),
            _ => {
                let array = operand(state, &before.top, below + 1).as_ref();
                let length = array.and_then(|array| state.heap.array(array)).map(|elements| elements.len());
                let index = value.as_int().and_then(|index| u32::try_from(index).ok());
                length.zip(index).is_some_and(|(length, index)| is_at_an_end(index, length))
            }
        };
        if fails {
            self.fails_with_the_next(vm, state, by, value);
        }
    }

    /// Whether a branch that was taken goes this way with a number next to the value of an attribute, which is the very value that it
    /// compares.
    pub fn next_goes(&self, state: &State, before: &Before, code: &Code, (element, way): (u32, u32)) -> bool {
        let (sp, write) = (before.top.sp, write_of(element));
        let Some((op, with_zero)) = comparison(before.insn) else { return false };
        // The operands are where they were.
        let value = |below: u32| {
            let at = (before.top.base + sp).checked_sub(below)?;
            state.stack.slots.get(at as usize)?.as_int()
        };
        let (first, second) = match with_zero {
            true => (value(1), Some(0)),
            false => (value(2), value(1)),
        };
        let (Some(first), Some(second)) = (first, second) else { return false };
        let known = self.writes.value_of(state, write).and_then(|value| value.as_int());
        let goes =
            |first: i32, second: i32| super::ways::leads_to(code, before, cmp_i32(op, first, second)) == Some(way);
        let is_it = |below: u32, value: i32| {
            self.sets.holds(self.shadow.get(sp.saturating_sub(below)), write) && known == Some(value)
        };
        let by_first = is_it(if with_zero { 1 } else { 2 }, first);
        let by_second = !with_zero && is_it(1, second);
        [-1, 1].into_iter().any(|by| {
            by_first && goes(first.wrapping_add(by), second) || by_second && goes(first, second.wrapping_add(by))
        })
    }

    /// With the number next to this value the test fails: what is checked are the attributes that are that value.
    fn fails_with_the_next(&mut self, vm: &Vm, state: &State, by: Set, value: Value) {
        let open = self.sets.elements(by).iter().filter(|element| !self.writes.is_checked(**element, self.test));
        let is_it = |element: &&u32| self.writes.value_of(state, write_of(**element)) == Some(value);
        let checked: Vec<u32> = open.filter(is_it).copied().collect();
        if !checked.is_empty() && !may_be_caught(vm, state) {
            let checked = self.sets.of(checked);
            self.check(checked, true);
        }
    }
}
