//! Instructions on terms: the operands are turned into terms, the result is a term, and control that depends on one is
//! a fork.

use super::outcome::{Choice, Fork, ForkReason, Outcome};
use super::{Machine, Step};
use crate::expr::ops::{Cmp, FloatBin, IntBin};
use crate::program::{Insn, Switch};
use crate::state::Value;

impl Machine<'_> {
    pub fn int_binary(&mut self, op: IntBin) -> Step {
        if let (Some(_), Some(0)) = (self.operand(1).as_int(), self.operand(0).as_int())
            && matches!(op, IntBin::Div | IntBin::Rem)
        {
            return self.raise("java/lang/ArithmeticException", Some("/ by zero".into()));
        }
        self.unsupported("int arithmetic on a term")
    }

    pub fn long_binary(&mut self, op: IntBin) -> Step {
        if let (Some(_), Some(0)) = (self.operand(1).as_long(), self.operand(0).as_long())
            && matches!(op, IntBin::Div | IntBin::Rem)
        {
            return self.raise("java/lang/ArithmeticException", Some("/ by zero".into()));
        }
        self.unsupported("long arithmetic on a term")
    }

    pub fn long_shift(&mut self, _op: IntBin) -> Step {
        self.unsupported("long shift on a term")
    }
    pub fn float_binary(&mut self, _op: FloatBin) -> Step {
        self.unsupported("floating point arithmetic on a term")
    }
    pub fn unary(&mut self, _insn: Insn) -> Step {
        self.unsupported("conversion of a term")
    }
    pub fn compare3(&mut self, _insn: Insn) -> Step {
        self.unsupported("comparison of terms")
    }
    pub fn increment(&mut self, _local: u16, _by: i16) -> Step {
        self.unsupported("increment of a term")
    }
    pub fn branch_zero(&mut self, _op: Cmp, _target: u32) -> Step {
        self.unsupported("branch on a term")
    }
    pub fn branch_compare(&mut self, _op: Cmp, _target: u32) -> Step {
        self.unsupported("branch on a term")
    }
    pub fn branch_ref(&mut self, _equal: bool, _target: u32) -> Step {
        self.unsupported("branch on a term")
    }
    pub fn branch_null(&mut self, _null: bool, _target: u32) -> Step {
        self.unsupported("branch on a term")
    }
    pub fn branch_switch(&mut self, _switch: &Switch) -> Step {
        self.unsupported("switch on a term")
    }
    pub fn narrow_element(&mut self, _array: crate::state::Ref, value: Value) -> Value {
        value
    }
}
