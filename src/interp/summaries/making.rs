//! Makes a summary: all ways through a method, by the machine itself, with a variable for each parameter.
//!
//! Before every instruction it is looked at what it is. Those that only compute are run; a way that comes to any other, or throws, is a
//! case in which the code has to run. No solver is asked: a case that no input has costs a choice that is never taken. Calls inside are
//! summed up likewise, so summaries are made from the inside out (paper 004, algorithm 1).
//!
//! Where there are too many cases, ways that meet are tried as one, with choices between what differs. They need not end then, where a choice
//! says how often a loop goes round; so that is not tried first.

use super::{Cases, Needs, Summary, is_initialised, is_of_numbers};
use crate::classfile::access;
use crate::expr::{Sort, TermId, Terms};
use crate::interp::joins::Joins;
use crate::interp::{End, Machine, Outcome, Vm};
use crate::program::operators::{binary, comparison, conversion};
use crate::program::{FieldRef, Insn, Kind, Method};
use crate::state::{Console, Path, State, Statics, Value};
use crate::util::{ClassId, MethodId};

/// Instructions on all ways together.
const MOST_STEPS: u32 = 5_000;
/// Cases of one method; more make terms that are harder than paths.
const MOST_CASES: u32 = 64;
/// Places where ways meet.
const MOST_MEETINGS: u32 = 256;
/// Terms of one summary.
const MOST_TERMS: usize = 10_000;

pub(super) enum Made {
    Summary(Box<Summary>),
    Nothing,
    /// A class has to be initialised first.
    NotYet,
}

struct Maker<'v> {
    vm: &'v Vm,
    terms: Terms,
    needs: Needs,
    /// What calls the method.
    entry: Option<MethodId>,
    steps: u32,
    cases: u32,
    results: u32,
    not_yet: bool,
    /// Where ways meet, if they go on as one there.
    joins: Option<Joins>,
    meetings: u32,
    /// Those that have come to where the ways of the last fork meet.
    arrived: Vec<State>,
}

/// Whether an instruction is one that a summary can say.
enum Next {
    Runs,
    Foreign,
    /// There are no words for it now.
    NotYet,
}

pub(super) fn make(vm: &Vm, method: &Method, statics: &Statics) -> Made {
    match explore(vm, method, statics, None) {
        Made::Nothing => explore(vm, method, statics, Some(Joins::default())),
        made => made,
    }
}

fn explore(vm: &Vm, method: &Method, statics: &Statics, joins: Option<Joins>) -> Made {
    let mut terms = Terms::new();
    let variable = |(number, kind): (usize, &Kind)| terms.var(&format!("parameter {number}"), sort_of(*kind));
    let parameters: Vec<TermId> = method.params.iter().enumerate().map(variable).collect();
    let mut state = State::new(Console::with_input(&[]));
    state.statics = statics.clone();
    let arguments: Vec<Value> = parameters.iter().map(|parameter| Value::sym(*parameter)).collect();
    vm.enter_static(&mut state, method, &arguments);
    let mut maker = Maker {
        vm,
        terms,
        needs: Needs::default(),
        entry: state.stack.top().map(|frame| frame.method),
        steps: MOST_STEPS,
        cases: 0,
        results: 0,
        not_yet: false,
        joins,
        meetings: 0,
        arrived: Vec::new(),
    };
    let cases = maker.follow(state, None);
    match cases {
        _ if maker.not_yet => Made::NotYet,
        Some(cases) if maker.results > 0 => {
            let Maker { terms, needs, .. } = maker;
            Made::Summary(Box::new(Summary { terms, parameters, cases, needs }))
        }
        _ => Made::Nothing,
    }
}

fn sort_of(kind: Kind) -> Sort {
    match kind {
        Kind::Int => Sort::Bv32,
        Kind::Long => Sort::Bv64,
        Kind::Float => Sort::F32,
        Kind::Double => Sort::F64,
        Kind::Ref => Sort::Ref,
    }
}

impl Maker<'_> {
    /// All that may come of a state, until it has so many frames and stands at this instruction; `None`: it is too much.
    fn follow(&mut self, mut state: State, until: Option<(u32, u32)>) -> Option<Cases> {
        // What came before each place where ways met.
        let mut before = Vec::new();
        let last = loop {
            if until.is_some() && until == state.stack.top().map(|top| (state.stack.depth(), top.pc)) {
                self.arrived.push(state);
                break Cases::GoesOn;
            }
            self.steps = self.steps.checked_sub(1).filter(|_| self.terms.len() < MOST_TERMS)?;
            match self.next(&mut state) {
                Next::Runs => {}
                Next::Foreign => break self.case(Cases::Code)?,
                Next::NotYet => {
                    self.not_yet = true;
                    return None;
                }
            }
            match self.vm.advance(&mut self.terms, &mut state, 1) {
                // What throws is in code that makes an exception by now; what a verdict has to say of a path, the path says itself.
                Outcome::Quantum if !self.is_inside(&state) || has_notes(&state) => break self.case(Cases::Code)?,
                Outcome::Quantum => {}
                Outcome::Fork(fork) => {
                    let meets = self.joins.as_mut().and_then(|joins| joins.of(self.vm, &state));
                    let others = meets.map(|_| std::mem::take(&mut self.arrived));
                    let mut sides = Vec::with_capacity(fork.guards.len());
                    for guard in fork.guards {
                        let mut side = state.fork();
                        side.path.assume(&self.terms, guard);
                        sides.push((guard, self.follow(side, meets.or(until))?));
                    }
                    let all = Cases::Among(sides);
                    let Some(others) = others else { break all };
                    let arrived = std::mem::replace(&mut self.arrived, others);
                    match self.met(&state.path, arrived)? {
                        None => break all,
                        Some(met) => state = met,
                    }
                    before.push(all);
                }
                Outcome::End(End::Returned(value)) => {
                    let result = Machine::new(self.vm, &mut self.terms, &mut state).any_term(value).ok();
                    break self.case(result.map_or(Cases::Code, Cases::Result))?;
                }
                Outcome::End(_) | Outcome::NeedInput => break self.case(Cases::Code)?,
            }
        };
        Some(before.into_iter().rev().fold(last, |rest, first| Cases::Then(Box::new(first), Box::new(rest))))
    }

    /// Those that have met as one; none where nobody has come. What runs changes nothing but its own frame, so the others are the same.
    fn met(&mut self, before: &Path, arrived: Vec<State>) -> Option<Option<State>> {
        let mut arrived = arrived.into_iter();
        let Some(mut met) = arrived.next() else { return Some(None) };
        self.meetings += 1;
        let top = met.stack.top().copied().filter(|_| self.meetings <= MOST_MEETINGS)?;
        let locals = self.vm.program.code(self.vm.program.method(top.method)).ok()?.locals as usize;
        for mut other in arrived {
            let theirs = other.stack.frames_with_slots().next().map(|(_, slots)| slots.to_vec()).unwrap_or_default();
            if other.stack.top().map(|frame| frame.sp) != Some(top.sp) {
                return None;
            }
            let constraints = &other.path.constraints;
            let since = constraints.len().saturating_sub(before.constraints.len());
            let since: Vec<TermId> = constraints.iter().take(since).collect();
            let guard = self.terms.all_of(&since);
            for (at, theirs) in theirs.into_iter().enumerate() {
                let slot = met.stack.slots.get_mut(top.base as usize + at)?;
                if *slot == theirs {
                    continue;
                }
                let mut machine = Machine::new(self.vm, &mut self.terms, &mut other);
                let chosen = match (machine.any_number(*slot), machine.any_number(theirs)) {
                    (Some(a), Some(b)) if machine.terms.sort(a) == machine.terms.sort(b) => {
                        let chosen = machine.terms.ite(guard, b, a);
                        machine.value(chosen)
                    }
                    // A variable of which the two have different kinds is not read any more.
                    _ if at < locals => Value::VOID,
                    _ => return None,
                };
                *slot = chosen;
            }
        }
        met.path = before.clone();
        Some(Some(met))
    }

    fn case(&mut self, case: Cases) -> Option<Cases> {
        self.cases += 1;
        self.results += u32::from(matches!(case, Cases::Result(_)));
        (self.cases <= MOST_CASES).then_some(case)
    }

    fn is_inside(&self, state: &State) -> bool {
        let running = state.stack.top().map(|frame| frame.method);
        running == self.entry || running.is_some_and(|method| self.needs.methods.contains(&method))
    }

    fn next(&mut self, state: &mut State) -> Next {
        let program = &self.vm.program;
        let Some(top) = state.stack.top() else { return Next::Foreign };
        let method = program.method(top.method);
        let Some(insn) = program.code(method).ok().and_then(|code| code.insn(top.pc)) else { return Next::Foreign };
        match insn {
            Insn::InvokeStaticQ(callee) => self.call(state, program.method(callee)),
            Insn::InvokeStatic(pool) => match program.resolve_method(method.class, pool) {
                Ok(callee) if callee.is_static() => self.call(state, callee),
                _ => Next::Foreign,
            },
            Insn::GetStaticQ { slot, class } => self.read(state, method.class, (class, slot)),
            Insn::GetStatic(pool) => match program.resolve_field(method.class, pool) {
                Ok(FieldRef { class, slot, is_static: true }) => self.read(state, method.class, (class, slot as u16)),
                _ => Next::Foreign,
            },
            insn if computes(insn) => Next::Runs,
            _ => Next::Foreign,
        }
    }

    fn call(&mut self, state: &mut State, callee: &Method) -> Next {
        if self.needs.methods.contains(&callee.id) {
            return Next::Runs;
        }
        let known = Machine::new(self.vm, &mut self.terms, state).is_known_code(callee);
        if !known || !is_of_numbers(callee) {
            return Next::Foreign;
        }
        if !is_initialised(&state.statics, callee.class) {
            return Next::NotYet;
        }
        if let Some(summary) = self.vm.summaries.of(self.vm, callee, &state.statics) {
            self.needs.add(&summary.needs);
        }
        self.needs.methods.insert(callee.id);
        self.needs.classes.insert(callee.class);
        Next::Runs
    }

    /// Only constants are read, by their values: that they are the same is looked at when the summary is used.
    fn read(&mut self, state: &mut State, reader: ClassId, (class, slot): (ClassId, u16)) -> Next {
        let mut fields = self.vm.program.class(class).fields.iter();
        let field = fields.find(|field| field.is_static() && field.slot == u32::from(slot));
        let is_constant = |access: u16, kind: Kind| access & access::FINAL != 0 && kind != Kind::Ref;
        if !field.is_some_and(|field| is_constant(field.access, field.kind)) {
            return Next::Foreign;
        }
        let machine = Machine::new(self.vm, &mut self.terms, state);
        if machine.differs_elsewhere(reader, class, slot).is_some() || machine.is_unsettled_static(class, slot) {
            return Next::Foreign;
        }
        match state.statics.get_ready(class, slot.into()) {
            None => Next::NotYet,
            Some(value) if value.is_sym() => Next::Foreign,
            Some(value) => {
                self.needs.statics.insert((class, slot), value);
                Next::Runs
            }
        }
    }
}

/// Whether something was noted that a verdict depends on.
fn has_notes(state: &State) -> bool {
    let inputs = &state.inputs;
    let is_plain = inputs.left_out.is_empty() && inputs.scope.is_empty() && inputs.relied_on.is_empty();
    !is_plain || state.varies || state.placed
}

/// Instructions that touch nothing but numbers in their frame; a division by zero throws.
fn computes(insn: Insn) -> bool {
    use Insn::*;
    let moves = matches!(
        insn,
        Nop | IntConst(_)
            | LongConst(_)
            | FloatConst(_)
            | LongWide(_)
            | DoubleWide(_)
            | Load(_)
            | Store(_)
            | IntInc { .. }
            | Pop
            | Pop2
            | Dup
            | DupX1
            | DupX2
            | Dup2
            | Dup2X1
            | Dup2X2
            | Swap
            | Switch(_)
            | ReturnValue
    );
    let negates = matches!(insn, INeg | LNeg | FNeg | DNeg);
    let jumps = comparison(insn).is_some() || matches!(insn, Goto(_));
    moves || negates || jumps || binary(insn).is_some() || conversion(insn).is_some()
}
