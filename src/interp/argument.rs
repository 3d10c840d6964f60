//! What only computes a value as one term: javac computes a boolean by branches, and each of them would fork the path though
//! nothing but the value depends on it. Where the code between a branch and the call that takes the value only computes,
//! both sides are followed and meet again as a choice between terms (paper 002, section V-A: a label must not constrain the
//! path that passes it). The same for calls of methods that only compute, such as those that stand for labels.
//!
//! What is followed has no effect. What may throw is followed only inside a method that catches everything and gives a
//! constant then; anything else is declined, and then the instruction runs as any other does.

use super::straight::divides;
use super::{Machine, Step};
use crate::analysis::cfg::branch_target;
use crate::analysis::loops::is_pure_library;
use crate::expr::ops::Cmp;
use crate::expr::{Const, Sort, TermId};
use crate::program::operators::{apply, comparison};
use crate::program::{Code, FieldRef, Insn, Method, ModelSlot};
use crate::state::{InitStatus, Ref, Value};
use crate::util::ClassId;

/// Instructions that are followed for one value, on all ways together.
const MOST_STEPS: u32 = 2_000;
/// Elements of an array that a value may depend on.
const MOST_ELEMENTS: usize = 64;

/// What all ways of one value have in common.
struct Common {
    steps: u32,
    /// When something is thrown; None where that cannot be told.
    thrown: Option<Vec<TermId>>,
}

/// Code that is followed.
struct Within<'c> {
    code: &'c Code,
    /// The class that the code is of.
    class: ClassId,
    /// The instruction that takes the value; else the method's end does.
    until: Option<u32>,
}

impl<'v> Machine<'v> {
    /// A branch that only computes the argument of a call, whose operands are terms; or a call that only computes.
    pub(super) fn branch_for_argument(&mut self, code: &Code, insn: Insn, call: u32) -> Step {
        let depth = self.state.stack.depth();
        let is_done = self.merge_argument(code, insn, call).is_some();
        // Where inputs have to be made first, the instruction is repeated when they are.
        if is_done || self.state.stack.depth() != depth {
            return Ok(());
        }
        match insn {
            Insn::InvokeStatic(pool) => self.resolve_invoke_static(pool),
            Insn::InvokeStaticQ(id) => {
                // It is not the program that runs now.
                let depth = self.state.stack.depth();
                self.state.quiet.get_or_insert((depth, id));
                self.invoke_static(id)
            }
            branch => self.branch_symbolic(branch).map(|_| ()),
        }
    }

    /// Goes on at the call, if the argument could be computed. The running frame is at the branch.
    fn merge_argument(&mut self, code: &Code, insn: Insn, call: u32) -> Option<()> {
        // What depends on nothing unknown is run, which is faster.
        if branch_target(insn).is_none() && !self.vm.config.exploring {
            return None;
        }
        let (frame, at) = self.running_frame()?;
        let before = frame.len();
        let within = Within { code, class: self.current_class(), until: Some(call) };
        let mut common = Common { steps: MOST_STEPS, thrown: None };
        let always = self.terms.bool(true);
        let depth = self.state.stack.depth();
        let walked = self.walk(&mut common, &within, at, frame, always);
        let (value, height) = walked.filter(|_| self.state.stack.depth() == depth)?;
        let pops = (before + 1).checked_sub(height)?;
        let value = self.value(value);
        self.pop_values(pops as u32);
        // It cannot fail: the frame has room for what the code itself would push.
        let _ = self.finish_with(value);
        self.state.stack.top_mut()?.pc = call;
        Some(())
    }

    /// The topmost operand at the end, and how many values the frame has there. `guard`: when this way is gone.
    fn walk(
        &mut self,
        common: &mut Common,
        within: &Within<'_>,
        mut at: u32,
        mut frame: Vec<Value>,
        guard: TermId,
    ) -> Option<(TermId, usize)> {
        loop {
            let insn = self.settled_insn(within, at)?;
            let ends = match within.until {
                Some(until) => at == until,
                None => insn == Insn::ReturnValue,
            };
            if ends {
                let value = frame.last().copied()?;
                return Some((self.any_term(value).ok()?, frame.len()));
            }
            common.steps = common.steps.checked_sub(1)?;
            if let Some(target) = branch_target(insn).filter(|_| !matches!(insn, Insn::Goto(_))) {
                let taken = self.condition(insn, &mut frame).filter(|_| target > at)?;
                let taken = self.known(taken);
                match self.terms.as_const(taken) {
                    Some(known) => at = if known == Const::Bool(true) { target } else { at + 1 },
                    None => {
                        let other = self.terms.not(taken);
                        let (when, unless) = (self.terms.and(guard, taken), self.terms.and(guard, other));
                        let (yes, height) = self.walk(common, within, target, frame.clone(), when)?;
                        let (no, other) = self.walk(common, within, at + 1, frame, unless)?;
                        let same = height == other && self.terms.sort(yes) == self.terms.sort(no);
                        return same.then(|| (self.terms.ite(taken, yes, no), height));
                    }
                }
                continue;
            }
            match insn {
                Insn::Goto(target) if target > at => {
                    at = target;
                    continue;
                }
                // Only what the method has for itself changes.
                Insn::Store(local) if within.until.is_none() => *frame.get_mut(usize::from(local))? = frame.pop()?,
                insn => self.step(common, insn, &mut frame, guard)?,
            }
            at += 1;
        }
    }

    /// When a branch is taken.
    fn condition(&mut self, insn: Insn, frame: &mut Vec<Value>) -> Option<TermId> {
        if let Insn::IfNull(_) | Insn::IfNonNull(_) = insn {
            let targets = self.guarded_objects(frame.pop()?)?;
            let null: Vec<TermId> = targets.iter().filter(|(_, o)| o.is_null()).map(|(when, _)| *when).collect();
            let null = self.terms.any_of(&null);
            return Some(if matches!(insn, Insn::IfNull(_)) { null } else { self.terms.not(null) });
        }
        let (op, with_zero) = comparison(insn)?;
        let b = if with_zero { Value::int(0) } else { frame.pop()? };
        let (a, b) = (self.sorted(frame.pop()?, Sort::Bv32)?, self.sorted(b, Sort::Bv32)?);
        Some(self.terms.cmp(op, a, b))
    }

    /// The objects that a reference can be, each with when.
    fn guarded_objects(&mut self, reference: Value) -> Option<Vec<(TermId, Ref)>> {
        match (reference.as_ref(), reference.as_sym()) {
            (Some(object), _) => Some(vec![(self.terms.bool(true), object)]),
            (None, Some(term)) => self.targets(term).ok(),
            _ => None,
        }
    }

    /// An instruction with its names resolved; resolving changes nothing that a path sees.
    fn settled_insn(&self, within: &Within<'_>, at: u32) -> Option<Insn> {
        let program = &self.vm.program;
        Some(match within.code.insn(at)? {
            Insn::InvokeStatic(pool) => {
                let method = program.resolve_method(within.class, pool).ok().filter(|m| m.is_static())?;
                Insn::InvokeStaticQ(method.id)
            }
            Insn::InvokeVirtual(pool) | Insn::InvokeSpecial(pool) => {
                let method = program.resolve_method(within.class, pool).ok().filter(|m| !m.is_static())?;
                match within.code.insn(at)? {
                    Insn::InvokeVirtual(_) => program.call_insn(method),
                    _ if method.is_private() => Insn::InvokeSpecialQ(method.id),
                    _ => return None,
                }
            }
            // What others may change, or differs elsewhere, is read as it always is.
            Insn::GetStatic(pool) => match program.resolve_field(within.class, pool).ok()? {
                FieldRef { class, slot, is_static: true } => {
                    let slot = slot as u16;
                    let differs = self.differs_elsewhere(within.class, class, slot).is_some();
                    if differs || self.is_unsettled_static(class, slot) {
                        return None;
                    }
                    Insn::GetStaticQ { slot, class }
                }
                _ => return None,
            },
            Insn::GetField(pool) => match program.resolve_field(within.class, pool).ok()? {
                FieldRef { slot, is_static: false, .. } => Insn::GetFieldQ(slot),
                _ => return None,
            },
            insn => insn,
        })
    }

    /// An instruction behind which the next one comes.
    fn step(&mut self, common: &mut Common, insn: Insn, frame: &mut Vec<Value>, guard: TermId) -> Option<()> {
        let value = match insn {
            Insn::Nop => return Some(()),
            Insn::Pop => {
                frame.pop()?;
                return Some(());
            }
            Insn::IntConst(v) => Value::int(v),
            Insn::LongConst(v) => Value::long(v.into()),
            Insn::FloatConst(bits) => Value::float(f32::from_bits(bits.0)),
            Insn::Load(local) => frame.get(usize::from(local)).copied()?,
            Insn::Dup => frame.last().copied()?,
            Insn::INeg | Insn::LNeg | Insn::FNeg | Insn::DNeg => {
                let a = self.any_number(frame.pop()?)?;
                let result = self.terms.neg(a);
                self.value(result)
            }
            Insn::GetStaticQ { slot, class } => self.state.statics.get_ready(class, slot.into())?,
            Insn::GetFieldQ(slot) => {
                let object = frame.pop()?;
                self.of_each(common, object, guard, |m, object, _| {
                    m.state.heap.field(object, slot as usize).and_then(|value| m.any_term(value).ok())
                })?
            }
            Insn::ArrayLength => {
                let array = frame.pop()?;
                self.of_each(common, array, guard, |m, array, _| m.length(array))?
            }
            Insn::IntLoad | Insn::LongLoad | Insn::FloatLoad | Insn::DoubleLoad | Insn::ByteLoad => {
                self.element(common, frame, guard)?
            }
            Insn::CharLoad | Insn::ShortLoad => self.element(common, frame, guard)?,
            Insn::InvokeStaticQ(_) | Insn::InvokeSpecialQ(_) | Insn::InvokeVirtualQ { .. } => {
                let method = self.selected_method(insn, frame)?;
                let from = frame.len().checked_sub(method.args as usize)?;
                let arguments = frame.split_off(from);
                let result = self.called(common, method, arguments, guard)?;
                self.value(result)
            }
            insn => {
                let result = self.compute(common, insn, frame, guard)?;
                self.value(result)
            }
        };
        frame.push(value);
        Some(())
    }

    /// The method that a call runs, on an object that is known.
    fn selected_method(&self, insn: Insn, frame: &[Value]) -> Option<&'v Method> {
        let program = &self.vm.program;
        let receiver = |args: usize| {
            let object = frame.len().checked_sub(args).and_then(|at| frame.get(at))?.as_ref();
            object.and_then(|object| self.state.heap.class_of(object))
        };
        match insn {
            Insn::InvokeStaticQ(id) => Some(program.method(id)),
            Insn::InvokeSpecialQ(id) => {
                let method = program.method(id);
                receiver(method.args as usize).map(|_| method)
            }
            Insn::InvokeVirtualQ { args, index } => {
                let class = receiver(args.into())?;
                let method = program.class(class).vtable.get(index as usize)?;
                Some(program.method(*method))
            }
            _ => None,
        }
    }

    /// What a method of the program gives.
    fn called(&mut self, common: &mut Common, method: &Method, mut frame: Vec<Value>, guard: TermId) -> Option<TermId> {
        let program = &self.vm.program;
        if method.model.get() == ModelSlot::Unknown {
            self.bind_model(method);
        }
        // What stands for a function of numbers does what its code does.
        let is_function = is_pure_library(&program.class(method.class).name, &method.descriptor);
        let is_known = method.model.get() == ModelSlot::None || is_function;
        if !is_known || method.is_synchronized() || !(is_function || self.needs_no_initializer(method.class)) {
            return None;
        }
        let code = program.code(method).ok()?;
        frame.resize(frame.len().max(code.locals as usize), Value::int(0));
        let within = Within { code, class: method.class, until: None };
        let caught = match &code.handlers[..] {
            [] => None,
            // Whatever is thrown, the result is a constant.
            [only] if only.catch == 0 => match (code.insn(only.target)?, code.insn(only.target + 1)?) {
                (Insn::Pop, Insn::IntConst(v)) if code.insn(only.target + 2)? == Insn::ReturnValue => Some(v),
                _ => return None,
            },
            _ => return None,
        };
        let Some(caught) = caught else {
            return self.walk(common, &within, 0, frame, guard).map(|(value, _)| value);
        };
        let outer = common.thrown.replace(Vec::new());
        let walked = self.walk(common, &within, 0, frame, guard);
        let thrown = std::mem::replace(&mut common.thrown, outer).unwrap_or_default();
        let (value, _) = walked?;
        let (thrown, caught) = (self.terms.any_of(&thrown), self.terms.int(caught));
        Some(self.terms.ite(thrown, caught, value))
    }

    fn needs_no_initializer(&self, class: ClassId) -> bool {
        if matches!(self.state.statics.status(class), InitStatus::Done | InitStatus::Running) {
            return true;
        }
        let found = self.vm.program.class(class);
        let object = found.super_class.is_none_or(|parent| self.needs_no_initializer(parent));
        found.initializer.is_none() && found.interfaces.is_empty() && object
    }

    /// Notes that something is thrown then; None where that is not allowed.
    fn throws(&mut self, common: &mut Common, guard: TermId, when: TermId) -> Option<()> {
        let both = self.terms.and(guard, when);
        let both = self.known(both);
        if self.terms.as_const(both) != Some(Const::Bool(false)) {
            common.thrown.as_mut()?.push(both);
        }
        Some(())
    }

    /// A condition, with what the path decides of it.
    fn known(&mut self, condition: TermId) -> TermId {
        match self.state.path.decided(self.terms, condition) {
            Some(known) => self.terms.bool(known),
            None => condition,
        }
    }

    /// A value of each object that a reference can be, as a choice; null throws. `of` also gets when it is this object.
    fn of_each(
        &mut self,
        common: &mut Common,
        reference: Value,
        guard: TermId,
        mut of: impl FnMut(&mut Self, Ref, TermId) -> Option<TermId>,
    ) -> Option<Value> {
        let mut result: Option<TermId> = None;
        for (when, target) in self.guarded_objects(reference)? {
            if target.is_null() {
                self.throws(common, guard, when)?;
                continue;
            }
            let value = of(self, target, when)?;
            result = Some(match result {
                None => value,
                Some(rest) if self.terms.sort(rest) == self.terms.sort(value) => self.terms.ite(when, value, rest),
                Some(_) => return None,
            });
        }
        // Where it is null for sure, what comes of it is not looked at; but of which sort it is cannot be told.
        Some(self.value(result?))
    }

    fn length(&mut self, array: Ref) -> Option<TermId> {
        match (self.state.heap.array(array), self.state.heap.open(array)) {
            (Some(elements), _) => Some(self.terms.int(elements.len() as i32)),
            (None, Some(open)) => Some(open.length),
            _ => None,
        }
    }

    /// An element of an array of known length, or of the known beginning of another.
    fn element(&mut self, common: &mut Common, frame: &mut Vec<Value>, guard: TermId) -> Option<Value> {
        let (index, array) = (frame.pop()?, frame.pop()?);
        let index = self.sorted(index, Sort::Bv32)?;
        let mut outside = Vec::new();
        let value = self.of_each(common, array, guard, |m, array, when| {
            let length = m.length(array)?;
            let out = m.terms.cmp_unsigned(Cmp::Ge, index, length);
            outside.push(m.terms.and(when, out));
            if let (Some(open), Some(Const::Bv32(index))) = (m.state.heap.open(array), m.terms.as_const(index)) {
                let value = usize::try_from(index).ok().and_then(|index| open.elements.get(index)).copied()?;
                return m.any_term(value).ok();
            }
            let elements = m.state.heap.array(array)?.clone();
            if elements.is_empty() || elements.len() > MOST_ELEMENTS {
                return None;
            }
            let value = m.read_at(&|i| elements.get(i), elements.len(), index).ok()?;
            m.any_term(value).ok()
        })?;
        for out in outside {
            self.throws(common, guard, out)?;
        }
        Some(value)
    }

    /// Operators and conversions.
    fn compute(&mut self, common: &mut Common, insn: Insn, frame: &mut Vec<Value>, guard: TermId) -> Option<TermId> {
        if let Some(converted) = self.converted(insn, frame) {
            return converted;
        }
        let (operation, a, b) = self.operands(insn, frame)?;
        if divides(operation) {
            let zero = if self.terms.sort(b) == Sort::Bv64 { self.terms.long(0) } else { self.terms.int(0) };
            let by_zero = self.terms.eq(b, zero);
            self.throws(common, guard, by_zero)?;
            if self.terms.as_const(by_zero) == Some(Const::Bool(true)) {
                return Some(a);
            }
        }
        Some(apply(self.terms, operation, a, b))
    }
}
