//! One state at a time: it runs to its end, and the other sides of its forks are left waiting.

use std::rc::Rc;
use std::sync::atomic::AtomicBool;

use super::{
    Along, Compose, Engine, Flow, NOTHING_TO_GAIN, PATIENCE, PATIENCE_OPERATIONS, PATIENCE_TERMS, QUANTUM, Todo,
    Waiting, aside, regions,
};
use crate::explore::listener::{Ended, Listener, Waits, Wish};
use crate::explore::script::{Next, Sequences, Stage, after_throws};
use crate::explore::tally::{Cause, PathEnd};
use crate::interp::{End, Fork, Machine, Outcome, Partial};
use crate::search::Place;
use crate::solver::{Answer, Model};
use crate::state::{Ref, Seen, State};
use crate::util::MethodId;

const IDLE: &str = "step without effect";
const SUBSUMED: &str = "the same was followed elsewhere";

impl Engine<'_> {
    /// Runs a state, and hands on what watched instructions told.
    pub(super) fn advance(&mut self, w: &mut Waiting, listener: &mut dyn Listener) -> Outcome {
        // One buffer serves all states.
        std::mem::swap(&mut w.state.events, &mut self.events);
        self.questions.clear();
        let quantum = if w.path.aside { aside::QUANTUM } else { QUANTUM };
        w.state.meets = regions::meets(w);
        let outcome = self.vm.advance(&mut self.terms, &mut w.state, quantum);
        std::mem::swap(&mut w.state.events, &mut self.events);
        // Whatever becomes of the state.
        for what in &w.state.inputs.left_out {
            if !self.tally.cut.contains(what) {
                self.tally.cut.insert(what.clone());
            }
        }
        for what in &w.state.inputs.scope {
            if !self.tally.scope.contains(what) {
                self.tally.scope.insert(what.clone());
            }
        }
        for class in &w.state.inputs.relied_on {
            if !self.tally.relied_on.contains(&**class) {
                self.tally.relied_on.insert(class.to_string());
            }
        }
        if w.stage.asking.is_some() {
            self.events.clear();
        } else if !self.events.is_empty() {
            listener.told(w.path.own_notes(), &self.events);
            if !w.path.led {
                self.questions.extend(self.events.iter().filter(|event| matches!(event.seen, Seen::May(..))));
            }
            self.events.clear();
        }
        outcome
    }

    pub(super) fn enter(&mut self, waiting: &mut Waiting, next: Next, listener: &mut dyn Listener) {
        if self.kept.is_some() && waiting.stage.calls.is_empty() {
            Rc::make_mut(&mut waiting.state.inputs).kept = self.kept.clone();
        }
        let mut machine = Machine::new(self.vm, &mut self.terms, &mut waiting.state);
        self.script.enter(&mut machine, &mut waiting.stage, next);
        if waiting.stage.is_in_target() {
            listener.entered(waiting.path.own_notes(), &waiting.state);
        }
    }

    /// Runs a state whose model is known to its end, leaving the other sides of its forks waiting.
    pub(super) fn follow(&mut self, w: Waiting, listener: &mut dyn Listener, stop: &AtomicBool) {
        self.follow_from(w, None, listener, stop);
    }

    /// The same for a state of which this has just happened.
    pub(super) fn follow_from(
        &mut self,
        mut w: Waiting,
        mut happened: Option<Outcome>,
        listener: &mut dyn Listener,
        stop: &AtomicBool,
    ) {
        let mut confirmed = w.state.path.constraints.len();
        let (entered, patient) = (w.state.path.forks, self.strategy.by_urge());
        let most_terms = self.terms.len() + PATIENCE_TERMS;
        let most_operations = self.terms.operations() + PATIENCE_OPERATIONS;
        loop {
            let before = w.state.steps;
            let outcome = match happened.take() {
                Some(outcome) => outcome,
                None => self.advance(&mut w, listener),
            };
            self.tally.steps += w.state.steps - before;
            if let Err(end) = self.confirm(&mut w, &mut confirmed) {
                return self.end(w, end, listener);
            }
            if !self.questions.is_empty() {
                self.answer(&mut w, &outcome, listener, stop);
            }
            if w.path.aside && !self.stays_aside(&mut w, listener) {
                return self.end(w, PathEnd::Pruned(aside::ENDS), listener);
            }
            match outcome {
                Outcome::Fork(_) | Outcome::Quantum if self.out_of_budget(stop) => return self.leave_one(&w, listener),
                Outcome::Fork(_) if listener.subsumes() && self.is_subsumed(&w) => {
                    return self.tally.count(&PathEnd::Pruned(SUBSUMED));
                }
                Outcome::Fork(fork) => {
                    match self.fork(&mut w, &fork, listener) {
                        Flow::GoesOn(place) => {
                            let going = Waits { way: Some((place, fork.reason)), guard: None, ..w.view(self.vm) };
                            if listener.has_enough(&mut self.terms, &going) {
                                self.tally.dropped += u64::from(w.stage.is_in_target() && !w.path.led);
                                return self.end(w, PathEnd::Pruned(NOTHING_TO_GAIN), listener);
                            }
                            // A loop that need not end must not keep the others waiting.
                            let long =
                                patient && (w.state.path.forks - entered >= PATIENCE || self.terms.len() > most_terms);
                            if long || self.terms.operations() > most_operations {
                                let Some(guard) = fork.guards.get(place.way as usize).copied() else { return };
                                let (way, reason) = (place.way as u16, fork.reason);
                                w.todo = Todo::Assume { guard, place, way, reason };
                                return self.add(w, listener);
                            }
                        }
                        Flow::AllWait => return,
                        Flow::Ends(end) => return self.end(w, end, listener),
                    }
                    confirmed = w.state.path.constraints.len();
                }
                Outcome::End(end) if w.stage.asking.is_some() => {
                    let Some(asking) = w.stage.asking.take() else { return };
                    let answered = self.answered(&mut w, &asking, end, listener);
                    if let Err(end) = answered.and_then(|()| self.confirm(&mut w, &mut confirmed)) {
                        return self.end(w, end, listener);
                    }
                }
                Outcome::End(End::Threw(exception)) if !w.stage.at_target && self.goes_on(&w, exception) => {
                    w.stage.note_throws(&w.state, exception);
                    return self.after_call(w, listener);
                }
                Outcome::End(End::Returned(value)) if !w.stage.at_target => {
                    match self.script.given(self.vm, &w.state, &w.stage, value) {
                        Ok(receiver) => w.stage.receiver = receiver,
                        Err(cut) => {
                            cut.into_iter().for_each(|cut| self.leave_out(cut));
                            return self.end(w, PathEnd::NotBuilt, listener);
                        }
                    }
                    if self.script.is_idle(&w.state, &w.stage) {
                        return self.tally.count(&PathEnd::Pruned(IDLE));
                    }
                    return self.after_call(w, listener);
                }
                Outcome::End(end) => {
                    let end = match end {
                        End::Threw(_) | End::Failed(_) if !w.stage.at_target => {
                            if self.script.goes_on_after(&w.state, &w.stage) {
                                self.leave_out(after_throws());
                            }
                            PathEnd::NotBuilt
                        }
                        End::Returned(value) => PathEnd::Returned(value),
                        End::Threw(exception) => PathEnd::Threw(exception),
                        End::Failed(exception) => PathEnd::AssertionFailed(exception),
                        End::Exited(code) => PathEnd::Exited(code),
                        End::Assumed => PathEnd::Assumed,
                        End::Partial(why) => PathEnd::Partial(Cause::Vm(why)),
                    };
                    return self.end(w, end, listener);
                }
                Outcome::NeedInput => {
                    let why = Partial::Unsupported("standard input as an unknown".into());
                    return self.end(w, PathEnd::Partial(Cause::Vm(why)), listener);
                }
                Outcome::Quantum if self.meets(&w) => return self.meet(w, listener),
                Outcome::Quantum => {
                    let end = match (w.state.stopped.take(), self.cuts.as_ref()) {
                        (Some(id), Some(cuts)) => cuts.reached(id, &mut self.terms, &mut w.state),
                        (Some(id), None) => {
                            self.branch_off(&mut w, id, listener);
                            None
                        }
                        (None, _) => None,
                    };
                    if let Some(end) = end {
                        return self.end(w, end, listener);
                    }
                    if w.state.steps > self.limits.steps_per_path {
                        return self.end(w, PathEnd::Partial(Cause::Steps(self.limits.steps_per_path)), listener);
                    }
                    // A loop without forks that looks at choices between many objects may go on for long, or for ever.
                    if self.terms.operations() > most_operations && w.path.region.is_none() {
                        w.todo = Todo::GoOn;
                        self.has_asides = true;
                        return self.add(w, listener);
                    }
                }
            }
        }
    }

    /// Whether what follows is followed elsewhere.
    fn is_subsumed(&mut self, w: &Waiting) -> bool {
        let limits = &self.limits;
        let is_bounded = limits.loops.is_some() || limits.forks.is_some() || limits.compose != Compose::Off;
        let is_plain = w.stage.at_target && w.stage.asking.is_none() && w.state.quiet.is_none();
        let goes_its_way = w.path.region.is_none() && !w.path.aside && !w.path.led;
        let is_possible = !w.path.doubtful;
        // An instruction that asks several questions is repeated between them.
        let is_new = w.state.position() > w.path.last_fork.0 + 1;
        is_plain
            && is_new
            && goes_its_way
            && is_possible
            && !is_bounded
            && self.cuts.is_none()
            && self.subsumed.again(self.vm, &self.terms, &w.state)
    }

    /// Whether a path goes on after a call before the target that threw this.
    pub(super) fn goes_on(&self, w: &Waiting, exception: Ref) -> bool {
        let class = w.state.heap.class_of(exception);
        let ends = |class| {
            let is_one = |error| self.vm.program.is_subtype(class, error);
            let errors = self.script.sequences.ending_errors().iter();
            errors.filter_map(|error| self.vm.program.load(error).ok()).any(is_one)
        };
        self.script.after_throws
            && class.is_some_and(|class| !ends(class))
            && self.script.goes_on_after(&w.state, &w.stage)
    }

    /// The calls that may follow one before the target.
    fn after_call(&mut self, mut w: Waiting, listener: &mut dyn Listener) {
        w.stage.before = None;
        w.path.region = None;
        // Calls for static fields alone that leave what others have left.
        let is_further = self.script.sequences != Sequences::All && w.stage.is_prelude();
        if is_further && self.met.again(self.vm, &w.state, &w.stage) {
            return self.tally.count(&PathEnd::Pruned(IDLE));
        }
        let mut next = self.script.after(self.vm, &w.stage);
        // The target alone: what this path showed on its way is its own.
        if self.script.remembers && self.met.again(self.vm, &w.state, &w.stage) {
            next = vec![Next::Target];
        } else if let Some(cut) = self.script.cut(self.vm, &w.stage) {
            self.leave_out(cut);
        }
        self.add_choices(w.state, w.stage, w.model, w.path, next, listener)
    }

    /// Assumptions that the VM added on its own must not cost the model.
    pub(super) fn confirm(&mut self, w: &mut Waiting, confirmed: &mut usize) -> Result<(), PathEnd> {
        let path = &w.state.path.constraints;
        let added = path.len().saturating_sub(*confirmed);
        *confirmed = path.len();
        if added == 0 {
            return Ok(());
        }
        regions::keep_open(w);
        let holds = path.iter().take(added).all(|c| self.cache.holds(&self.terms, c, &w.model));
        if holds {
            return Ok(());
        }
        let truth = self.terms.bool(true);
        match self.solver.check(&mut self.terms, path, None, truth) {
            Answer::Sat(model) => {
                w.model = model;
                w.path.doubtful = false;
                Ok(())
            }
            Answer::Unsat => Err(PathEnd::Assumed),
            Answer::Unknown(_) if self.limits.follow_undecided => {
                w.path.doubtful = true;
                Ok(())
            }
            Answer::Unknown(why) => Err(PathEnd::Partial(Cause::Solver(why))),
        }
    }

    /// Goes the way that the model goes and leaves the others waiting.
    pub(super) fn fork(&mut self, w: &mut Waiting, fork: &Fork, listener: &mut dyn Listener) -> Flow {
        *self.tally.forks.entry(fork.reason).or_default() += 1;
        w.path.pass_fork(&w.state);
        let (method, at) = w.state.stack.top().map_or((MethodId(0), 0), |f| (f.method, f.pc));
        if let Some(limit) = self.limits.loops {
            let count = w.path.loops.get(&(method, at)).copied().unwrap_or(0) + 1;
            if count > limit {
                return Flow::Ends(PathEnd::Partial(Cause::Loop(limit)));
            }
            w.path.loops.insert((method, at), count);
        }
        if let Some(limit) = self.limits.forks
            && w.state.path.forks >= limit
        {
            return Flow::Ends(PathEnd::Partial(Cause::Forks(limit)));
        }
        self.enter_region(w, fork, listener);
        let mut taken = None;
        for (i, guard) in fork.guards.iter().enumerate() {
            if taken.is_none() && self.cache.holds(&self.terms, *guard, &w.model) {
                taken = Some(i);
            }
        }
        for (i, guard) in fork.guards.iter().enumerate() {
            if Some(i) == taken || w.path.led && taken.is_some() {
                continue;
            }
            let place = Place { method, at, way: i as u32 };
            let waiting = Waiting {
                state: w.state.fork(),
                stage: w.stage.clone(),
                model: w.model.clone(),
                todo: Todo::Assume { guard: *guard, place, way: i as u16, reason: fork.reason },
                path: w.path.clone(),
                urge: 0,
            };
            self.add(waiting, listener);
        }
        // A model satisfies exactly one guard; if none, the others wait and are checked one by one.
        let Some(taken) = taken else { return Flow::AllWait };
        w.state.path.assume(&self.terms, fork.guards[taken]);
        w.state.path.forks += 1;
        let place = Place { method, at, way: taken as u32 };
        w.path.passed.push(place, w.state.path.constraints.len());
        self.strategy.passed(place);
        Flow::GoesOn(place)
    }

    pub(super) fn add(&mut self, mut waiting: Waiting, listener: &mut dyn Listener) {
        match listener.urge(&mut self.terms, &waiting.view(self.vm)) {
            Some(urge) => waiting.urge = urge,
            None => return self.tally.count(&PathEnd::Pruned(NOTHING_TO_GAIN)),
        }
        let waiting = self.merged_with_waiting(waiting, listener.merging());
        let id = self.next_id;
        self.next_id += 1;
        match self.queue_of(&waiting) {
            Some(queue) => queue.push(id),
            None => self.strategy.add(id, &waiting.about(self.script)),
        }
        self.waiting.insert(id, Box::new(waiting));
        self.tally.most_waiting = self.tally.most_waiting.max(self.waiting.len() as u64);
    }

    pub(super) fn add_choices(
        &mut self,
        mut state: State,
        stage: Stage,
        model: Model,
        path: Along,
        next: Vec<Next>,
        listener: &mut dyn Listener,
    ) {
        // The last is taken first by a depth-first search: the target before more steps.
        for (way, next) in next.into_iter().enumerate().rev() {
            let mut path = path.clone();
            path.choices.push(way as u16);
            let (stage, model) = (stage.clone(), model.clone());
            self.add(Waiting { state: state.fork(), stage, model, todo: Todo::Call(next), path, urge: 0 }, listener);
        }
    }

    pub(super) fn end(&mut self, w: Waiting, end: PathEnd, listener: &mut dyn Listener) {
        // A run that follows the answer of a side question is no path of its own.
        if !w.path.led || matches!(end, PathEnd::Partial(_)) {
            self.tally.count(&end);
        }
        let mut ended = Ended {
            vm: self.vm,
            terms: &mut self.terms,
            solver: &mut self.solver,
            state: &w.state,
            stage: &w.stage,
            model: &w.model,
            doubtful: w.path.doubtful,
            end: &end,
            notes: w.path.notes.as_deref(),
            led: w.path.led,
        };
        if listener.ended(&mut ended) == Wish::Stop {
            self.ending = Some(Cause::Interrupted);
        }
    }
}
