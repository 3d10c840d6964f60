//! Watched instructions: what they tell, and how they run (see [`crate::program::watch`]).
//!
//! A value that is told must be known: where it depends on the inputs the path forks first, as it would if the program
//! tested the value. An instruction tells everything at once, when nothing can make it wait any more, except that it may
//! still be repeated for its own sake (to initialise a class, say): then it tells its values again, which listeners have
//! to bear.

use std::rc::Rc;

use super::outcome::{ForkReason, Outcome, Partial};
use super::{Machine, Step};
use crate::expr::ops::{self, Cmp, in_order};
use crate::expr::{Const, Sort, TermId};
use crate::program::mutation::{Change, Mutation, related};
use crate::program::predicate::At;
use crate::program::vigil::Sight;
use crate::program::watch::Watch;
use crate::program::{Code, Insn, Program};
use crate::state::{Event, Heap, Ref, Seen, Statics, Value, View};
use crate::util::ClassId;

/// What the dispatch has to do with a watched instruction.
pub(super) enum Looked {
    /// Run this as if nobody watched.
    Run(Insn),
    /// It was a branch, and is done.
    Went {
        pops: usize,
        to: usize,
    },
    /// A branch that depends on terms; the watch's id.
    Branch(u32, Insn),
    /// A value that is told depends on terms.
    Settle(Watch),
    /// Predicates that are told depend on terms.
    Ask(Watch),
    /// A branch that depends on terms and only computes the argument of a call at this instruction.
    Argument(u32, Insn),
    /// The driver is asked first.
    Stop(u32),
    /// The instruction runs as a mutant of it, on plain values.
    Mutated(Rc<Mutation>, Insn),
    Malformed,
}

/// What a predicate sees where nothing is a term.
pub(super) struct Plain<'a> {
    pub program: &'a Program,
    pub heap: &'a Heap,
    pub statics: &'a Statics,
    /// The class whose code runs.
    pub class: ClassId,
    /// The running frame up to its last operand.
    pub values: &'a [Value],
}

impl Sight for Plain<'_> {
    #[inline]
    fn at(&self, at: At) -> Option<Const> {
        let At::Field { pool, is_static, .. } = at else { return known(self.values, at) };
        let field = self.program.resolve_field(self.class, pool).ok()?;
        match is_static {
            true => self.of_class(field.class, field.slot),
            false => self.field(self.values.first()?.as_ref()?.0, field.slot),
        }
    }

    fn field(&self, object: u32, slot: u32) -> Option<Const> {
        self.heap.field(Ref(object), slot as usize).and_then(plain)
    }

    fn of_class(&self, class: ClassId, slot: u32) -> Option<Const> {
        self.statics.get(class, slot as usize).and_then(plain)
    }

    fn length(&self, array: u32) -> Option<i32> {
        self.heap.array(Ref(array)).and_then(|elements| i32::try_from(elements.len()).ok())
    }

    fn element(&self, array: u32, index: i32) -> Option<Const> {
        let at = usize::try_from(index).ok()?;
        self.heap.array(Ref(array))?.get(at).and_then(plain)
    }
}

/// `concrete`: no value of the running frame is a term.
#[inline]
pub(super) fn look(
    code: &Code,
    number: u32,
    at: usize,
    seen: &Plain<'_>,
    depth: u32,
    events: &mut Vec<Event>,
    (resumed, asked, concrete): (&mut bool, &mut bool, bool),
) -> Looked {
    let values = seen.values;
    let watches = code.watches.borrow();
    let Some(watch) = watches.get(number as usize) else { return Looked::Malformed };
    let insn = watch.insn.get();
    if let Some(mutation) = &watch.look.mutation {
        return Looked::Mutated(Rc::clone(mutation), insn);
    }
    if watch.look.stop && !std::mem::take(resumed) {
        return Looked::Stop(watch.id);
    }
    let event = |seen| Event { watch: watch.id, depth, seen };
    if !watch.look.values.is_empty() {
        for below in &watch.look.values {
            match operand(values, *below).map(|v| (v.as_int(), v.as_sym())) {
                Some((Some(_), _)) => {}
                Some((None, Some(_))) => return Looked::Settle(watch.clone()),
                _ => return Looked::Malformed,
            }
        }
        let mut nonzero = 0;
        for (number, below) in watch.look.values.iter().enumerate() {
            if operand(values, *below).and_then(|v| v.as_int()).is_some_and(|v| v != 0) {
                nonzero |= 1 << number;
            }
        }
        events.push(event(Seen::Values(nonzero)));
    }
    if !watch.look.labels.is_empty() && !std::mem::take(asked) {
        if concrete
            && let Some(now) = &watch.look.once
            && let Some(vigil) = watch.vigil()
        {
            vigil.borrow_mut().look(now.get(), seen, &mut |number| {
                events.push(event(Seen::Holds(number as u16)));
                watch.note(number as u16);
            });
        } else {
            let new = watch.open_labels();
            let terms = watch.looks_outside || (!concrete && watch.places.iter().any(|at| is_term(values, *at)));
            if terms && new.clone().next().is_some() {
                return Looked::Ask(watch.clone());
            }
            for (number, predicate) in new {
                if predicate.holds(&|at| known(values, at)) {
                    events.push(event(Seen::Holds(*number)));
                    watch.note(*number);
                }
            }
        }
    }
    if watch.look.reached {
        events.push(event(Seen::Reached));
    }
    if concrete && let (Some(aside), Some(now)) = (&watch.look.aside, &watch.look.once) {
        if aside.is_first {
            aside.code.vigil.borrow_mut().look(now.get(), seen, &mut |name| {
                let told = aside.code.told.get(name as usize).copied();
                events.extend(told.map(|(watch, number)| Event { watch, depth, seen: Seen::Holds(number) }));
            });
        }
        let to = aside.code.next(at as u32, now.get()) as usize;
        return if to == at { Looked::Run(insn) } else { Looked::Went { pops: 0, to } };
    }
    if watch.look.operands
        && let Some((a, b)) = compared(insn, values)
    {
        events.push(event(Seen::Compared(a, b)));
    }
    if !watch.look.way {
        return match watch.look.argument_of {
            Some(call) if goes(insn, values).is_none() => Looked::Argument(call, insn),
            _ => Looked::Run(insn),
        };
    }
    if let Insn::Switch(table) = insn {
        let key = operand(values, 0).and_then(|v| v.as_int());
        return match key.zip(code.switches.get(table as usize)) {
            Some((key, switch)) => {
                let to = switch.target(key);
                events.push(event(Seen::Way(to)));
                Looked::Went { pops: 1, to: to as usize }
            }
            None => Looked::Branch(watch.id, insn),
        };
    }
    match goes(insn, values) {
        Some((taken, pops, target)) => {
            events.push(event(Seen::Way(taken.into())));
            Looked::Went { pops, to: if taken { target as usize } else { at + 1 } }
        }
        None => Looked::Branch(watch.id, insn),
    }
}

#[inline(always)]
fn operand(values: &[Value], below: u8) -> Option<Value> {
    values.len().checked_sub(1 + usize::from(below)).and_then(|at| values.get(at)).copied()
}

/// Whether a term is at a place of the frame.
#[inline]
fn is_term(values: &[Value], at: At) -> bool {
    found(values, at).is_some_and(|value| value.as_sym().is_some())
}

/// What is at a place of the frame that a predicate looks at.
#[inline]
fn found(values: &[Value], at: At) -> Option<Value> {
    match at {
        At::Operand(depth) | At::Null(depth) => operand(values, depth),
        At::Local { decoded, .. } => values.get(usize::from(decoded)).copied(),
        At::Field { .. } => None,
    }
}

/// The same, of plain values.
#[inline]
fn known(values: &[Value], at: At) -> Option<Const> {
    let value = found(values, at)?;
    match at {
        At::Null(_) => value.as_ref().map(|object| Const::Bv32(object.is_null().into())),
        _ => plain(value),
    }
}

/// Makes the operands those of a mutant; what is to run then. What is not plain stays as it is.
pub(super) fn mutate(mutation: &Mutation, values: &mut [Value], insn: Insn) -> Insn {
    if let Some((depth, change)) = mutation.operand {
        let changed = match change {
            Change::Like(other) => operand(values, other),
            change => operand(values, depth).and_then(plain).and_then(|value| change.apply(value)).and_then(Value::of),
        };
        let at = values.len().checked_sub(1 + usize::from(depth));
        if let (Some(slot), Some(changed)) = (at.and_then(|at| values.get_mut(at)), changed) {
            *slot = changed;
        }
    }
    if let Some(relation) = mutation.relation
        && let Some(from) = values.len().checked_sub(2)
        && let Some([left, right]) = values.get_mut(from..)
        && let (Some(a), Some(b)) = (plain(*left), plain(*right))
        && let Some((a, b)) = related(relation, a, b)
        && let (Some(a), Some(b)) = (Value::of(a), Value::of(b))
    {
        (*left, *right) = (a, b);
    }
    mutation.insn.unwrap_or(insn)
}

/// The constant of a plain value.
pub(super) fn plain(value: Value) -> Option<Const> {
    Some(match value.view() {
        View::Int(v) => Const::Bv32(v),
        View::Long(v) => Const::Bv64(v),
        View::Float(v) => Const::float(v),
        View::Double(v) => Const::double(v),
        View::Ref(v) => Const::Ref(v.0),
        View::Sym(_) | View::Void | View::ReturnAddress(_) => return None,
    })
}

/// Whether a conditional branch is taken, how many operands it takes, and its target; `None` if that depends on terms.
#[inline]
fn goes(insn: Insn, values: &[Value]) -> Option<(bool, usize, u32)> {
    use Insn::*;
    let zero = |op, target| Some((ops::cmp_i32(op, operand(values, 0)?.as_int()?, 0), 1, target));
    let two =
        |op, target| Some((ops::cmp_i32(op, operand(values, 1)?.as_int()?, operand(values, 0)?.as_int()?), 2, target));
    // Of two objects there may be more to say than whether they are the same.
    let same = |equal, target| {
        let (a, b) = (operand(values, 1)?.as_ref()?, operand(values, 0)?.as_ref()?);
        (a.is_null() || b.is_null()).then_some(((a == b) == equal, 2, target))
    };
    let null = |is, target| Some((operand(values, 0)?.as_ref()?.is_null() == is, 1, target));
    match insn {
        IfEq(t) => zero(Cmp::Eq, t),
        IfNe(t) => zero(Cmp::Ne, t),
        IfLt(t) => zero(Cmp::Lt, t),
        IfGe(t) => zero(Cmp::Ge, t),
        IfGt(t) => zero(Cmp::Gt, t),
        IfLe(t) => zero(Cmp::Le, t),
        IfICmpEq(t) => two(Cmp::Eq, t),
        IfICmpNe(t) => two(Cmp::Ne, t),
        IfICmpLt(t) => two(Cmp::Lt, t),
        IfICmpGe(t) => two(Cmp::Ge, t),
        IfICmpGt(t) => two(Cmp::Gt, t),
        IfICmpLe(t) => two(Cmp::Le, t),
        IfACmpEq(t) => same(true, t),
        IfACmpNe(t) => same(false, t),
        IfNull(t) => null(true, t),
        IfNonNull(t) => null(false, t),
        _ => None,
    }
}

/// What an instruction compares, if it is no term.
fn compared(insn: Insn, values: &[Value]) -> Option<(i64, i64)> {
    use Insn::*;
    let (left, right) = (operand(values, 1), operand(values, 0)?);
    let int = |value: Value| value.as_int().map(i64::from);
    let single = |value: Value| value.as_float().map(|v| in_order(v.into()));
    let double = |value: Value| value.as_double().map(in_order);
    match insn {
        IfEq(_) | IfNe(_) | IfLt(_) | IfGe(_) | IfGt(_) | IfLe(_) | Switch(_) => Some((int(right)?, 0)),
        IfICmpEq(_) | IfICmpNe(_) | IfICmpLt(_) | IfICmpGe(_) | IfICmpGt(_) | IfICmpLe(_) => int(left?).zip(int(right)),
        LCmp => left?.as_long().zip(right.as_long()),
        FCmpL | FCmpG => single(left?).zip(single(right)),
        DCmpL | DCmpG => double(left?).zip(double(right)),
        _ => None,
    }
}

impl Machine<'_> {
    /// A watched branch whose operands are terms.
    pub(super) fn watched_branch(&mut self, watch: u32, insn: Insn, code: &Code) -> Step {
        let depth = self.state.stack.depth();
        let way = match insn {
            Insn::Switch(table) => {
                let Some(switch) = code.switches.get(table as usize) else {
                    return Err(Outcome::partial(Partial::Malformed("a switch without a table".into())));
                };
                self.branch_switch(switch)?;
                self.state.stack.top().map_or(0, |top| top.pc)
            }
            insn => u32::from(self.branch_symbolic(insn)?),
        };
        self.state.events.push(Event { watch, depth, seen: Seen::Way(way) });
        Ok(())
    }

    /// Whether what runs is no part of the program, but computes what a label asks. When that is done it is forgotten.
    pub(super) fn is_quiet(&mut self) -> bool {
        let Some((above, method)) = self.state.quiet else { return false };
        let deeper = self.state.stack.depth().checked_sub(above + 1);
        let frame = deeper.and_then(|deeper| self.state.stack.frames_down().nth(deeper as usize));
        let quiet = frame.is_some_and(|frame| frame.method == method);
        if !quiet {
            self.state.quiet = None;
        }
        quiet
    }

    /// Tells which predicates hold, or when.
    pub(super) fn tell_labels(&mut self, watch: &Watch) -> Step {
        let depth = self.state.stack.depth();
        let mut operands = Vec::with_capacity(watch.places.len());
        for at in watch.places.iter() {
            operands.push(self.term_at(*at)?);
        }
        let labels = self.terms.make_once(&watch.places, &operands, |terms| {
            let mut operand = |at| watch.places.iter().position(|place| *place == at).map(|at| operands[at]);
            let held =
                watch.look.labels.iter().filter_map(|(number, asks)| Some((*number, asks.term(terms, &mut operand)?)));
            held.filter(|(_, held)| *held != TermId::FALSE).collect()
        });
        for (number, held) in labels.iter().copied().filter(|(number, _)| watch.is_open(*number)) {
            let seen = match self.state.path.decided(self.terms, held) {
                Some(true) => Seen::Holds(number),
                Some(false) => continue,
                None if !watch.look.forks => Seen::May(number, held),
                None if self.decide(held, ForkReason::Told)? => Seen::Holds(number),
                None => continue,
            };
            if let Seen::Holds(_) = seen {
                watch.note(number);
            }
            self.state.events.push(Event { watch: watch.id, depth, seen });
        }
        Ok(())
    }

    /// What is at a place of the running frame that a predicate looks at.
    fn term_at(&mut self, at: At) -> Result<TermId, Box<Outcome>> {
        let top = self.state.stack.top().map_or(0..0, |top| top.base as usize..(top.base + top.sp) as usize);
        let values = self.state.stack.slots.get(top).unwrap_or_default();
        let value = match at {
            At::Field { pool, is_static, .. } => {
                let receiver = values.first().and_then(|this| this.as_ref());
                let field = self.vm.program.resolve_field(self.current_class(), pool).ok();
                field.and_then(|field| match is_static {
                    true => self.state.statics.get_ready(field.class, field.slot as usize),
                    false => self.state.heap.field(receiver?, field.slot as usize),
                })
            }
            at => found(values, at),
        };
        let Some(value) = value else {
            return Err(Outcome::partial(Partial::Unsupported("a label that looks at what is not there".into())));
        };
        if !matches!(at, At::Null(_)) {
            return self.any_term(value);
        }
        let objects = match value.as_sym() {
            Some(term) => self.targets(term)?,
            None => vec![(self.terms.bool(true), value.as_ref().unwrap_or_default())],
        };
        let null: Vec<TermId> = objects.iter().filter(|(_, object)| object.is_null()).map(|(when, _)| *when).collect();
        let (null, yes, no) = (self.terms.any_of(&null), self.terms.int(1), self.terms.int(0));
        Ok(self.terms.ite(null, yes, no))
    }

    /// The instruction that runs throws an exception of this class. What stands for a method that it calls has a frame of its
    /// own when it throws.
    pub(super) fn tell_failure(&mut self, class: &str) {
        let Some((method, pc)) = self.state.stack.top().map(|top| (top.method, top.pc)) else { return };
        let Ok(code) = self.vm.program.code(self.vm.program.method(method)) else { return };
        let Some(Insn::Watched(number)) = code.insns.get(pc as usize).map(|insn| insn.get()) else { return };
        let watches = code.watches.borrow();
        let Some(watch) = watches.get(number as usize) else { return };
        let depth = self.state.stack.depth();
        if self.is_quiet() {
            return;
        }
        for (number, _) in watch.look.fails.iter().filter(|(_, failure)| failure.class() == class) {
            self.state.events.push(Event { watch: watch.id, depth, seen: Seen::Holds(*number) });
        }
    }

    /// Makes the values that are told known, one by one.
    pub(super) fn know_values(&mut self, watch: &Watch) -> Step {
        for below in &watch.look.values {
            let Some(term) = self.operand(u32::from(*below)).as_sym() else { continue };
            if self.terms.sort(term) != Sort::Bv32 {
                return Err(Outcome::partial(Partial::Malformed("a condition that is no boolean".into())));
            }
            let known = if self.is_value(term, 0)? {
                0
            } else if self.is_value(term, 1)? {
                1
            } else {
                return Err(Outcome::partial(Partial::Unsupported("a boolean that is neither 0 nor 1".into())));
            };
            self.set_operand(u32::from(*below), Value::int(known));
        }
        Ok(())
    }

    fn is_value(&mut self, term: TermId, value: i32) -> Result<bool, Box<Outcome>> {
        let value = self.terms.int(value);
        let equal = self.terms.eq(term, value);
        self.decide(equal, ForkReason::Told)
    }
}
