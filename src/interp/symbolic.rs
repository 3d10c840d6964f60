//! Instructions on terms: the operands are turned into terms, the result is a term, and control that depends on one is
//! a fork. The other half of each opcode's one semantics: `expr::ops` says what both do.

use super::advance::malformed;
use super::outcome::{ForkReason, Outcome};
use super::{Machine, Step};
use crate::analysis::cfg::branch_target;
use crate::expr::ops::{Cmp, Conv, FloatBin, IntBin};
use crate::expr::{Const, Sort, TermId, sorts_of};
use crate::program::operators::{Binary, binary, comparison, conversion};
use crate::program::{Insn, Prim, Shape, Switch};
use crate::state::{Ref, Value, View};

impl Machine<'_> {
    /// The term of an operand, which must be of this sort: locals are not checked when code is decoded, so code that no
    /// compiler writes can bring anything here.
    pub fn term(&mut self, value: Value, sort: Sort) -> Result<TermId, Box<Outcome>> {
        let term = match value.view() {
            View::Int(v) => self.terms.int(v),
            View::Long(v) => self.terms.long(v),
            View::Float(v) => self.terms.float(v),
            View::Double(v) => self.terms.double(v),
            View::Ref(v) => self.mention(v),
            View::Sym(t) => t,
            View::Void | View::ReturnAddress(_) => return Err(malformed("an operand that is no value")),
        };
        if self.terms.sort(term) == sort { Ok(term) } else { Err(malformed("an operand of another type")) }
    }

    /// The two topmost operands, the lower one first.
    fn pair(&mut self, sort: Sort) -> Result<(TermId, TermId), Box<Outcome>> {
        Ok((self.term(self.operand(1), sort)?, self.term(self.operand(0), sort)?))
    }

    /// The value of a term: plain again where simplification left a constant.
    pub fn value(&mut self, term: TermId) -> Value {
        match self.terms.as_const(term) {
            Some(Const::Bv32(v)) => Value::int(v),
            Some(Const::Bv64(v)) => Value::long(v),
            Some(Const::F32(bits)) => Value::float(f32::from_bits(bits)),
            Some(Const::F64(bits)) => Value::double(f64::from_bits(bits)),
            Some(Const::Ref(id)) => Value::reference(Ref(id)),
            _ => Value::sym(term),
        }
    }

    fn finish_binary(&mut self, result: TermId) -> Step {
        let value = self.value(result);
        self.pop_values(2);
        self.finish_with(value)
    }

    pub fn int_binary(&mut self, op: IntBin) -> Step {
        if matches!(op, IntBin::Div | IntBin::Rem) {
            return self.divide(op, false);
        }
        let (a, b) = self.pair(Sort::Bv32)?;
        let result = self.terms.int_bin(op, a, b);
        self.finish_binary(result)
    }

    pub fn long_binary(&mut self, op: IntBin) -> Step {
        if matches!(op, IntBin::Div | IntBin::Rem) {
            return self.divide(op, true);
        }
        let (a, b) = self.pair(Sort::Bv64)?;
        let result = self.terms.long_bin(op, a, b);
        self.finish_binary(result)
    }

    /// Division and remainder throw for a zero divisor, and fork where it may be zero.
    fn divide(&mut self, op: IntBin, long: bool) -> Step {
        const EXCEPTION: &str = "java/lang/ArithmeticException";
        let message = Some("/ by zero".to_string());
        let divisor = self.operand(0);
        if divisor.as_int() == Some(0) || divisor.as_long() == Some(0) {
            return self.raise(EXCEPTION, message);
        }
        let (a, b) = self.pair(if long { Sort::Bv64 } else { Sort::Bv32 })?;
        let result = if long { self.terms.long_bin(op, a, b) } else { self.terms.int_bin(op, a, b) };
        let zero = if long { self.terms.long(0) } else { self.terms.int(0) };
        let by_zero = self.terms.eq(b, zero);
        if self.decide(by_zero, ForkReason::Division)? {
            return self.raise(EXCEPTION, message);
        }
        self.finish_binary(result)
    }

    pub fn long_shift(&mut self, op: IntBin) -> Step {
        let (a, b) = (self.term(self.operand(1), Sort::Bv64)?, self.term(self.operand(0), Sort::Bv32)?);
        let count = self.terms.convert(Conv::I2L, b);
        let result = self.terms.long_bin(op, a, count);
        self.finish_binary(result)
    }

    pub fn float_binary(&mut self, op: FloatBin, sort: Sort) -> Step {
        let (a, b) = self.pair(sort)?;
        let result = self.terms.float_bin(op, a, b);
        self.finish_binary(result)
    }

    /// A negation or conversion.
    pub fn unary(&mut self, insn: Insn) -> Step {
        let result = match conversion(insn) {
            Some(conversion) => {
                let a = self.term(self.operand(0), sorts_of(conversion).0)?;
                self.terms.convert(conversion, a)
            }
            None => {
                let sort = match insn {
                    Insn::INeg => Sort::Bv32,
                    Insn::LNeg => Sort::Bv64,
                    Insn::FNeg => Sort::F32,
                    _ => Sort::F64,
                };
                let a = self.term(self.operand(0), sort)?;
                self.terms.neg(a)
            }
        };
        let value = self.value(result);
        self.pop_values(1);
        self.finish_with(value)
    }

    pub fn compare3(&mut self, insn: Insn) -> Step {
        let Some(Binary::Compare3(op, sort)) = binary(insn) else {
            return Err(malformed("a comparison that is none"));
        };
        let (a, b) = self.pair(sort)?;
        let result = self.terms.compare3(op, a, b);
        self.finish_binary(result)
    }

    pub fn increment(&mut self, local: u16, by: i16) -> Step {
        let Some(top) = self.state.stack.top() else { return Ok(()) };
        let at = top.base as usize + local as usize;
        let old = self.state.stack.slots.get(at).copied().unwrap_or_default();
        let (a, b) = (self.term(old, Sort::Bv32)?, self.terms.int(i32::from(by)));
        let sum = self.terms.int_bin(IntBin::Add, a, b);
        let value = self.value(sum);
        if let Some(slot) = self.state.stack.slots.get_mut(at) {
            *slot = value;
        }
        self.next();
        Ok(())
    }

    /// Runs a conditional branch, whatever its operands are, and says whether it was taken.
    pub fn branch_symbolic(&mut self, insn: Insn) -> Result<bool, Box<Outcome>> {
        use Insn::*;
        if let (Some((op, with_zero)), Some(target)) = (comparison(insn), branch_target(insn)) {
            return if with_zero { self.branch_zero(op, target) } else { self.branch_compare(op, target) };
        }
        match insn {
            IfACmpEq(t) => self.branch_ref(true, t),
            IfACmpNe(t) => self.branch_ref(false, t),
            IfNull(t) => self.branch_null(true, t),
            IfNonNull(t) => self.branch_null(false, t),
            _ => Err(malformed("a branch that is none")),
        }
    }

    pub fn branch_zero(&mut self, op: Cmp, target: u32) -> Result<bool, Box<Outcome>> {
        let a = self.term(self.operand(0), Sort::Bv32)?;
        let zero = self.terms.int(0);
        let condition = self.terms.cmp(op, a, zero);
        self.branch(condition, 1, target)
    }

    pub fn branch_compare(&mut self, op: Cmp, target: u32) -> Result<bool, Box<Outcome>> {
        let (a, b) = self.pair(Sort::Bv32)?;
        let condition = self.terms.cmp(op, a, b);
        self.branch(condition, 2, target)
    }

    pub fn branch_ref(&mut self, equal: bool, target: u32) -> Result<bool, Box<Outcome>> {
        let (left, right) = (self.operand(1), self.operand(0));
        let same = match (left.as_ref(), right.as_ref()) {
            (Some(a), Some(b)) if self.state.inputs.lazies.is_empty() => self.terms.bool(a == b),
            _ => {
                let (a, b) = self.pair(Sort::Ref)?;
                self.same_object(a, b)?
            }
        };
        self.note_identity(left, right);
        let condition = if equal { same } else { self.terms.not(same) };
        self.branch(condition, 2, target)
    }

    pub fn branch_null(&mut self, null: bool, target: u32) -> Result<bool, Box<Outcome>> {
        let a = self.term(self.operand(0), Sort::Ref)?;
        let is_null = match self.unseen_is_null(a) {
            Some(is_null) => is_null,
            None => {
                let nothing = self.terms.null();
                self.same_object(a, nothing)?
            }
        };
        let condition = if null { is_null } else { self.terms.not(is_null) };
        self.branch(condition, 1, target)
    }

    /// Jumps if the condition holds; forks if that depends on the inputs.
    fn branch(&mut self, condition: TermId, pops: u32, target: u32) -> Result<bool, Box<Outcome>> {
        let taken = self.decide(condition, ForkReason::Branch)?;
        self.pop_values(pops);
        if let Some(top) = self.state.stack.top_mut() {
            top.pc = if taken { target } else { top.pc + 1 };
        }
        Ok(taken)
    }

    /// One alternative per distinct target: keys that go to the same place are one guard.
    pub fn branch_switch(&mut self, switch: &Switch) -> Step {
        let key = self.term(self.operand(0), Sort::Bv32)?;
        let (pairs, default) = (switch.cases(), switch.default());
        let mut by_target: Vec<(u32, TermId)> = Vec::new();
        let mut any = self.terms.bool(false);
        for (k, target) in pairs.into_iter().filter(|(_, t)| *t != default) {
            let constant = self.terms.int(k);
            let hit = self.terms.eq(key, constant);
            any = self.terms.or(any, hit);
            match by_target.iter_mut().find(|(t, _)| *t == target) {
                Some((_, guard)) => *guard = self.terms.or(*guard, hit),
                None => by_target.push((target, hit)),
            }
        }
        let none = self.terms.not(any);
        by_target.push((default, none));
        let guards: Vec<TermId> = by_target.iter().map(|(_, guard)| *guard).collect();
        let chosen = self.choose(&guards, ForkReason::Switch)?;
        self.pop_values(1);
        if let (Some(top), Some((target, _))) = (self.state.stack.top_mut(), by_target.get(chosen)) {
            top.pc = *target;
        }
        Ok(())
    }

    /// A term stored into an array of narrow integers keeps only the bits of an element.
    pub fn narrow_element(&mut self, array: Ref, value: Value) -> Value {
        let Some(term) = value.as_sym() else { return value };
        let shape = self.component_of(array).map(|c| &self.vm.program.class(c).shape);
        let conversion = match shape {
            Some(Shape::Primitive(Some(Prim::Byte))) => Conv::I2B,
            Some(Shape::Primitive(Some(Prim::Char))) => Conv::I2C,
            Some(Shape::Primitive(Some(Prim::Short))) => Conv::I2S,
            _ => return value,
        };
        if self.terms.sort(term) != Sort::Bv32 {
            return value;
        }
        let narrowed = self.terms.convert(conversion, term);
        self.value(narrowed)
    }
}
