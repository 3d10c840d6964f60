//! Code that only computes, followed over all its ways at once: where both sides of a branch meet again, what they left in
//! locals and operands becomes a choice between terms. Nothing is made, nothing is thrown and nothing has an effect; anything else
//! is declined, and then the branch forks as any other does.

use super::Machine;
use crate::analysis::cfg::branch_target;
use crate::expr::ops::{Cmp, Conv, IntBin};
use crate::expr::{Const, Sort, TermId, sorts_of};
use crate::program::operators::{Binary, apply, binary, comparison, conversion};
use crate::program::{Code, Insn};
use crate::state::{Ref, Value};

impl Machine<'_> {
    /// Locals and operands at `end`, where every way from `at` comes; `frame` is what they are at `at`. At most so many steps are
    /// taken on all ways together.
    pub(super) fn straight(
        &mut self,
        code: &Code,
        mut at: u32,
        end: u32,
        mut frame: Vec<Value>,
        steps: &mut u32,
    ) -> Option<Vec<Value>> {
        while at != end {
            *steps = steps.checked_sub(1)?;
            let insn = code.insn(at)?;
            if let Some((op, with_zero)) = comparison(insn) {
                let b = if with_zero { Value::int(0) } else { frame.pop()? };
                let a = frame.pop()?;
                let (a, b) = (self.sorted(a, Sort::Bv32)?, self.sorted(b, Sort::Bv32)?);
                let taken = self.terms.cmp(op, a, b);
                let target = branch_target(insn).filter(|target| *target > at)?;
                match self.terms.as_const(taken) {
                    Some(known) => at = if known == Const::Bool(true) { target } else { at + 1 },
                    None => {
                        let yes = self.straight(code, target, end, frame.clone(), steps)?;
                        let no = self.straight(code, at + 1, end, frame, steps)?;
                        return self.choice(taken, yes, no);
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
                Insn::Store(local) => {
                    let value = frame.pop()?;
                    *frame.get_mut(usize::from(local))? = value;
                }
                Insn::Dup => frame.push(frame.last().copied()?),
                Insn::INeg | Insn::LNeg | Insn::FNeg | Insn::DNeg => {
                    let a = self.any_number(frame.pop()?)?;
                    let result = self.terms.neg(a);
                    frame.push(self.value(result));
                }
                // A field of an object that is there.
                Insn::GetFieldQ(slot) => {
                    let object = frame.pop()?.as_ref().filter(|object| !object.is_null())?;
                    frame.push(self.state.heap.field(object, slot as usize)?);
                }
                Insn::IntLoad | Insn::LongLoad | Insn::ByteLoad | Insn::CharLoad | Insn::ShortLoad => {
                    let (index, array) = (frame.pop()?.as_int()?, frame.pop()?.as_ref()?);
                    frame.push(self.element_there(array, index)?);
                }
                insn => {
                    let result = self.compute_safely(insn, &mut frame)?;
                    frame.push(self.value(result));
                }
            }
            at += 1;
        }
        Some(frame)
    }

    /// Locals and operands of the running frame, and where it is.
    pub(super) fn running_frame(&self) -> Option<(Vec<Value>, u32)> {
        let top = self.state.stack.top()?;
        let (base, end) = (top.base as usize, (top.base + top.sp) as usize);
        Some((self.state.stack.slots.get(base..end)?.to_vec(), top.pc))
    }

    /// What two ways left, slot by slot.
    fn choice(&mut self, taken: TermId, yes: Vec<Value>, no: Vec<Value>) -> Option<Vec<Value>> {
        if yes.len() != no.len() {
            return None;
        }
        let mut merged = Vec::with_capacity(yes.len());
        for (yes, no) in yes.into_iter().zip(no) {
            if yes == no {
                merged.push(yes);
                continue;
            }
            let (yes, no) = (self.any_number(yes)?, self.any_number(no)?);
            if self.terms.sort(yes) != self.terms.sort(no) {
                return None;
            }
            let chosen = self.terms.ite(taken, yes, no);
            merged.push(self.value(chosen));
        }
        Some(merged)
    }

    /// The element at a known index that is known to be inside.
    fn element_there(&mut self, array: Ref, index: i32) -> Option<Value> {
        let at = usize::try_from(index).ok()?;
        if let Some(elements) = self.state.heap.array(array) {
            return elements.get(at);
        }
        let open = self.state.heap.open(array)?;
        let (length, value) = (open.length, open.elements.get(at).copied()?);
        let index = self.terms.int(index);
        let inside = self.terms.cmp_unsigned(Cmp::Lt, index, length);
        (self.state.path.decided(self.terms, inside) == Some(true)).then_some(value)
    }

    /// Operators and conversions that cannot throw.
    fn compute_safely(&mut self, insn: Insn, frame: &mut Vec<Value>) -> Option<TermId> {
        if let Some(converted) = self.converted(insn, frame) {
            return converted;
        }
        let divisor = frame.last().copied()?;
        let is_nonzero = divisor.as_int().is_some_and(|b| b != 0) || divisor.as_long().is_some_and(|b| b != 0);
        let (operation, a, b) = self.operands(insn, frame)?;
        (!divides(operation) || is_nonzero).then(|| apply(self.terms, operation, a, b))
    }

    /// What a conversion gives, if the instruction is one.
    pub(super) fn converted(&mut self, insn: Insn, frame: &mut Vec<Value>) -> Option<Option<TermId>> {
        let conversion = conversion(insn)?;
        let a = frame.pop().and_then(|value| self.sorted(value, sorts_of(conversion).0));
        Some(a.map(|a| self.terms.convert(conversion, a)))
    }

    /// An operator and what it takes.
    pub(super) fn operands(&mut self, insn: Insn, frame: &mut Vec<Value>) -> Option<(Binary, TermId, TermId)> {
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
        Some((operation, self.sorted(a, left)?, self.sorted(b, right)?))
    }

    pub(super) fn sorted(&mut self, value: Value, sort: Sort) -> Option<TermId> {
        self.term(value, sort).ok()
    }

    pub(super) fn any_number(&mut self, value: Value) -> Option<TermId> {
        let term = self.any_term(value).ok()?;
        (self.terms.sort(term) != Sort::Ref).then_some(term)
    }
}

/// Whether an operator throws for zero.
pub(super) fn divides(operation: Binary) -> bool {
    matches!(operation, Binary::Int(op) | Binary::Long(op) if matches!(op, IntBin::Div | IntBin::Rem))
}
