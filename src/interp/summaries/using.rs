//! Uses a summary at a call: the arguments take the place of the parameters.
//!
//! What the path has decided is decided in the summary too, so cases that contradict it are left out without a question. The result of
//! the others is one choice between terms.

use hashbrown::HashMap;

use super::{Cases, Summary, Summing};
use crate::expr::{TermId, Terms};
use crate::interp::{ForkReason, Machine, Step};
use crate::program::{Insn, Method};
use crate::state::{Path, Value};

/// Cases in which the code has to run. Each is a side of its own, so that the code goes on there without another question; where there are
/// more, it runs in any case.
const MOST_SIDES: usize = 6;

/// What a call comes to with its arguments.
struct Joined {
    /// None where the code has to run in any case.
    result: Option<TermId>,
    /// When it has to: guards that exclude each other.
    code: Vec<TermId>,
    /// When this is not all.
    goes_on: TermId,
}

impl Joined {
    fn of_code() -> Joined {
        Joined { result: None, code: vec![TermId::TRUE], goes_on: TermId::FALSE }
    }

    /// This where the guard holds, else the other.
    fn or_else(self, terms: &mut Terms, guard: TermId, other: Joined) -> Joined {
        let otherwise = terms.not(guard);
        let mut code: Vec<TermId> = self.code.into_iter().map(|when| terms.and(guard, when)).collect();
        code.extend(other.code.into_iter().map(|when| terms.and(otherwise, when)));
        code.retain(|when| *when != TermId::FALSE);
        Joined {
            result: match (self.result, other.result) {
                (Some(this), Some(other)) => Some(terms.ite(guard, this, other)),
                (this, other) => this.or(other),
            },
            code,
            goes_on: terms.ite(guard, self.goes_on, other.goes_on),
        }
    }
}

impl Machine<'_> {
    /// Calls a method that may have a summary.
    #[cold]
    pub(in crate::interp) fn invoke_summed(&mut self, method: &Method) -> Step {
        let arguments: Vec<Value> = (0..method.args).rev().map(|i| self.operand(i)).collect();
        if !arguments.iter().any(|argument| argument.is_sym()) || !self.has_stack() {
            return self.invoke_code(method);
        }
        let vm = self.vm;
        let summary = vm.summaries.of(vm, method, &self.state.statics);
        let Some(summary) = summary.filter(|summary| summary.needs.hold(vm, self.state)) else {
            return self.invoke_code(method);
        };
        let mut images = HashMap::new();
        for (parameter, argument) in summary.parameters.iter().zip(arguments) {
            let argument = self.term(argument, summary.terms.sort(*parameter))?;
            images.insert(*parameter, argument);
        }
        let joined = join(self.terms, &self.state.path, &summary, &summary.cases, &mut images);
        let is_worth = |result: &TermId| joined.code.len() <= MOST_SIDES && !self.is_place(*result);
        let Some(result) = joined.result.filter(is_worth) else { return self.invoke_code(method) };
        if !joined.code.is_empty() {
            let any = self.terms.any_of(&joined.code);
            let mut guards = vec![self.terms.not(any)];
            guards.extend(joined.code);
            if self.choose(&guards, ForkReason::Summary)? > 0 {
                return self.invoke_code(method);
            }
        }
        vm.summaries.used.set(vm.summaries.used.get() + 1);
        let value = self.value(result);
        self.pop_values(method.args);
        self.finish_with(value)
    }

    /// Whether a result is one of several known places, and goes where the caller counts them.
    fn is_place(&self, result: TermId) -> bool {
        if self.vm.summaries.summing.get() != Summing::ButCursors || !self.terms.is_choice_of_constants(result) {
            return false;
        }
        let Some(top) = self.state.stack.top() else { return false };
        let caller = self.vm.program.method(top.method);
        let next = self.vm.program.code(caller).ok().and_then(|code| code.insn(top.pc + 1));
        match next {
            Some(Insn::Store(slot)) => self.vm.cursors.locals(self.vm, top.method).contains(&u32::from(slot)),
            Some(Insn::PutFieldQ(slot)) => self.vm.cursors.fields(self.vm, caller.class).contains(&slot),
            _ => false,
        }
    }
}

/// The cases that the path leaves, as one. It goes as deep as a summary has cases and places where ways meet.
fn join(
    terms: &mut Terms,
    path: &Path,
    summary: &Summary,
    cases: &Cases,
    images: &mut HashMap<TermId, TermId>,
) -> Joined {
    let sides = match cases {
        Cases::Result(term) => {
            let result = terms.import(&summary.terms, *term, images);
            return Joined { result: Some(result), code: Vec::new(), goes_on: TermId::FALSE };
        }
        Cases::Code => return Joined::of_code(),
        Cases::GoesOn => return Joined { result: None, code: Vec::new(), goes_on: TermId::TRUE },
        Cases::Then(first, second) => {
            let first = join(terms, path, summary, first, images);
            if first.goes_on == TermId::FALSE {
                return first;
            }
            let second = join(terms, path, summary, second, images);
            return second.or_else(terms, first.goes_on, Joined { goes_on: TermId::FALSE, ..first });
        }
        Cases::Among(sides) => sides,
    };
    let mut open = Vec::with_capacity(sides.len());
    for (guard, side) in sides {
        let guard = terms.import(&summary.terms, *guard, images);
        match path.decided(terms, guard) {
            Some(true) => return join(terms, path, summary, side, images),
            Some(false) => {}
            None => open.push((guard, side)),
        }
    }
    // One of them holds, so the last needs no guard.
    let mut all: Option<Joined> = None;
    for (guard, side) in open.into_iter().rev() {
        let this = join(terms, path, summary, side, images);
        all = Some(match all {
            None => this,
            Some(rest) => this.or_else(terms, guard, rest),
        });
    }
    all.unwrap_or_else(Joined::of_code)
}
