//! The symbolic driver: runs states, resolves forks with the solver, keeps to the budgets, tells the listener.
//!
//! Invariants:
//! - The running state has a model of its path condition, so one side of every fork is known to be possible without a
//!   query; the others wait and are checked when they are taken up.
//! - Everything that is not followed is counted in the [`Tally`], so "exhaustive" means what it says.

mod aside;
mod met;
mod rebuild;
mod twin;

use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use hashbrown::HashMap;
use imbl::OrdMap;

pub use self::twin::Given;
use super::cuts::Cuts;
pub use super::listener::{Aside, Deaf, Ended, Listener, Notes, Pruner, Refuted, Waits, Wish};
use super::passed::Passed;
use super::script::{Next, Script, Stage};
use super::tally::{Cause, PathEnd, Tally};
use crate::expr::{Remembered, TermId, Terms};
use crate::interp::{End, Fork, ForkReason, Machine, Outcome, Partial, Vm};
use crate::search::{About, Place, Strategy};
use crate::solver::{Answer, Model, Solver};
use crate::state::{Console, Event, State};
use crate::util::MethodId;

/// Instructions between two looks at the clock.
const QUANTUM: u64 = 50_000;
/// Forks of one path before others have a turn, where the listener judges what waits.
const PATIENCE: u32 = 60;
/// Terms that it may make before that.
const PATIENCE_TERMS: usize = 20_000;
/// As many forks a further step counts for.
const PER_STEP: u32 = 6;
/// Said of states that a listener does not want.
const NOTHING_TO_GAIN: &str = "nothing to gain";
/// Terms after which the store is renewed and the waiting states are rebuilt.
const MOST_TERMS: usize = 8_000_000;

#[derive(Clone, Debug)]
pub struct Limits {
    pub time: Option<Duration>,
    pub paths: Option<u64>,
    pub steps_per_path: u64,
    pub forks: Option<u32>,
    pub loops: Option<u32>,
    /// Resident memory of the process, in bytes.
    pub memory: u64,
    /// A side of a fork that the solver cannot decide is followed as if it were possible. What is said of all paths then
    /// holds; that a path exists has to be shown by other means.
    pub follow_undecided: bool,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            time: None,
            paths: None,
            steps_per_path: 20_000_000,
            forks: None,
            loops: None,
            memory: 8 << 30,
            follow_undecided: false,
        }
    }
}

struct Waiting {
    state: State,
    stage: Stage,
    model: Model,
    todo: Todo,
    path: Along,
    /// How far it was from what is wanted when that was last asked.
    urge: u32,
}

impl Waiting {
    fn view<'a>(&'a self, vm: &'a Vm) -> Waits<'a> {
        let (way, guard) = match self.todo {
            Todo::Assume { place, reason, guard, .. } => (Some((place, reason)), Some(guard)),
            Todo::Call(_) => (None, None),
        };
        let (notes, at_target) = (self.path.notes.as_deref(), self.stage.at_target);
        Waits { vm, state: &self.state, notes, way, guard, at_target }
    }

    fn about(&self, script: &Script) -> About {
        let place = match self.todo {
            Todo::Assume { place, .. } => place,
            Todo::Call(_) => {
                let way = self.path.choices.last().copied().unwrap_or(0);
                Place { method: script.target, at: 0, way: way.into() }
            }
        };
        // The target before more steps, short histories before long ones.
        let steps = match self.todo {
            Todo::Call(Next::Before(_) | Next::Step(_)) => PER_STEP * self.stage.calls.len() as u32,
            _ => 0,
        };
        About { depth: self.state.path.forks + steps, place, urge: self.urge }
    }
}

/// What the driver remembers along a path.
#[derive(Clone, Default)]
pub(super) struct Along {
    /// The script's choices so far.
    pub choices: Vec<u16>,
    /// Instruction count at the last fork, and which fork at that count it was.
    pub last_fork: (u64, u32),
    loops: OrdMap<(MethodId, u32), u32>,
    notes: Option<Rc<dyn Notes>>,
    passed: Passed,
    /// An undecided side was taken: the model need not be one of the path.
    doubtful: bool,
    /// It branched off, and has not joined the other paths.
    aside: bool,
    /// Where it last stopped: the instruction may be repeated, but branches off once.
    stopped_at: Option<u64>,
}

impl Along {
    fn pass_fork(&mut self, state: &State) {
        self.last_fork = match self.last_fork {
            (at, count) if at == state.position() => (at, count + 1),
            _ => (state.position(), 0),
        };
    }
}

#[derive(Clone, Copy)]
enum Todo {
    /// Not known to be possible.
    Assume {
        guard: TermId,
        place: Place,
        way: u16,
        reason: ForkReason,
    },
    Call(Next),
}

/// What becomes of a state that forked.
enum Flow {
    GoesOn(Place),
    /// No side is known to be possible: all of them wait.
    AllWait,
    Ends(PathEnd),
}

pub struct Engine<'v> {
    pub vm: &'v Vm,
    pub script: &'v Script,
    pub limits: Limits,
    pub terms: Terms,
    pub solver: Solver,
    pub tally: Tally,
    strategy: Box<dyn Strategy>,
    pruners: Vec<Box<dyn Pruner>>,
    cache: Remembered,
    waiting: HashMap<u32, Waiting>,
    next_id: u32,
    /// What watched instructions tell, on its way to the listener.
    events: Vec<Event>,
    started: Instant,
    /// How often the budgets were looked at; memory is asked for now and then.
    looks: u32,
    /// The terms belong to another engine as well.
    shares_terms: bool,
    /// Loops that are not followed round.
    pub cuts: Option<Cuts>,
    /// What the steps of the script led to.
    met: met::Met,
    ending: Option<Cause>,
    /// States branched off: they cannot be rebuilt.
    has_asides: bool,
}

impl<'v> Engine<'v> {
    pub fn new(vm: &'v Vm, script: &'v Script, strategy: Box<dyn Strategy>, solver: Solver, limits: Limits) -> Self {
        Self {
            vm,
            script,
            limits,
            terms: Terms::new(),
            solver,
            tally: Tally::default(),
            strategy,
            pruners: Vec::new(),
            cache: Remembered::default(),
            waiting: HashMap::new(),
            next_id: 0,
            events: Vec::new(),
            started: Instant::now(),
            looks: 0,
            shares_terms: false,
            cuts: None,
            met: met::Met::default(),
            ending: None,
            has_asides: false,
        }
    }

    pub fn add_pruner(&mut self, pruner: Box<dyn Pruner>) {
        self.pruners.push(pruner);
    }

    /// States that wait.
    pub fn waiting(&self) -> usize {
        self.waiting.len()
    }

    /// Puts the beginning of the script into the waiting line.
    pub fn start(&mut self) {
        let state = State::new(Console::with_input(&[]));
        let first = self.script.first(self.vm);
        self.add_choices(state, Stage::start(), Model::default(), Along::default(), first, &mut Deaf);
    }

    /// No query goes on when the time is over.
    pub fn watch_the_clock(&mut self) {
        self.solver.set_deadline(self.limits.time.map(|time| self.started + time));
    }

    /// Explores until nothing waits, a budget ends, or the listener or `stop` says so.
    pub fn run(&mut self, listener: &mut dyn Listener, stop: &AtomicBool) {
        self.watch_the_clock();
        while self.step(listener, stop) {}
        self.give_up(listener);
    }

    /// Takes up one waiting state and follows it to its end. `false`: there is nothing more to do.
    pub fn step(&mut self, listener: &mut dyn Listener, stop: &AtomicBool) -> bool {
        if self.out_of_budget(stop) {
            return false;
        }
        if self.terms.len() > MOST_TERMS && !self.shares_terms && self.cuts.is_none() && !self.has_asides {
            self.renew(listener, stop);
        }
        let Some(id) = self.strategy.next() else { return false };
        let Some(mut waiting) = self.waiting.remove(&id) else { return true };
        if waiting.path.notes.is_none() {
            waiting.path.notes = listener.begin();
        }
        match listener.urge(&mut self.terms, &waiting.view(self.vm)) {
            None => {
                self.tally.count(&PathEnd::Pruned(NOTHING_TO_GAIN));
                return true;
            }
            // What was wanted has changed, and others may be nearer now.
            Some(urge) if urge > waiting.urge && self.strategy.by_urge() => {
                waiting.urge = urge;
                self.strategy.add(id, &waiting.about(self.script));
                self.waiting.insert(id, waiting);
                return true;
            }
            Some(_) => {}
        }
        if listener.progress(&self.tally, self.waiting.len()) == Wish::Stop {
            self.ending = Some(Cause::Interrupted);
        }
        self.take_up(waiting, listener, stop);
        self.ending.is_none()
    }

    /// Counts what still waits as left.
    pub fn give_up(&mut self, listener: &mut dyn Listener) {
        let cause = self.ending.clone();
        while let Some(id) = self.strategy.next() {
            let Some((waiting, cause)) = self.waiting.remove(&id).zip(cause.as_ref()) else { continue };
            *self.tally.left.entry(cause.clone()).or_default() += 1;
            listener.given_up(&waiting.view(self.vm), cause);
        }
        self.waiting.clear();
    }

    /// Counts states elsewhere that nobody will take up.
    pub fn count_left(&mut self, count: u64) {
        if let Some(cause) = self.ending.clone().filter(|_| count > 0) {
            *self.tally.left.entry(cause).or_default() += count;
        }
    }

    /// Somebody else ended the exploration.
    pub fn stop(&mut self) {
        self.ending = Some(Cause::Interrupted);
    }

    /// The time is over, whatever the clock says.
    pub fn end_now(&mut self) {
        self.ending.get_or_insert(Cause::Time);
    }

    /// What ended the exploration before its time.
    pub fn ending(&self) -> Option<&Cause> {
        self.ending.as_ref()
    }

    /// A state that was taken up and is not followed to its end.
    fn leave_one(&mut self, w: &Waiting, listener: &mut dyn Listener) {
        let cause = self.ending.clone().unwrap_or(Cause::Time);
        listener.given_up(&Waits { way: None, guard: None, ..w.view(self.vm) }, &cause);
        *self.tally.left.entry(cause).or_default() += 1;
    }

    fn out_of_budget(&mut self, stop: &AtomicBool) -> bool {
        if self.ending.is_some() {
            return true;
        }
        self.looks = self.looks.wrapping_add(1);
        self.ending = if stop.load(Ordering::Relaxed) {
            Some(Cause::Interrupted)
        } else if self.limits.time.is_some_and(|limit| self.started.elapsed() >= limit) {
            Some(Cause::Time)
        } else if self.limits.paths.is_some_and(|limit| self.tally.finished() >= limit) {
            Some(Cause::Paths)
        } else if self.looks.is_multiple_of(256) && resident_bytes() > self.limits.memory {
            Some(Cause::Memory)
        } else {
            None
        };
        self.ending.is_some()
    }

    fn take_up(&mut self, mut waiting: Waiting, listener: &mut dyn Listener, stop: &AtomicBool) {
        match waiting.todo {
            Todo::Call(next) => {
                self.enter(&mut waiting, next);
                if let Err(cause) = self.settle(&mut waiting) {
                    return self.end(waiting, PathEnd::Partial(cause), listener);
                }
            }
            // It only waited for others.
            Todo::Assume { guard, .. } if waiting.state.path.decided(&mut self.terms, guard) == Some(true) => {}
            Todo::Assume { guard, place, .. } => {
                let path = &waiting.state.path.constraints;
                let model = Some(&waiting.model).filter(|_| !waiting.path.doubtful);
                let mut answer = self.solver.check(&mut self.terms, path, model, guard);
                if matches!(answer, Answer::Unknown(_)) && self.limits.follow_undecided && !self.out_of_budget(stop) {
                    waiting.path.doubtful = true;
                    answer = Answer::Sat(waiting.model.clone());
                } else if matches!(answer, Answer::Sat(_)) {
                    waiting.path.doubtful = false;
                }
                match answer {
                    Answer::Unsat => {
                        self.tally.infeasible += 1;
                        listener.refuted(&mut Refuted {
                            waiting: waiting.view(self.vm),
                            guard,
                            terms: &mut self.terms,
                            solver: &mut self.solver,
                            passed: &waiting.path.passed,
                        });
                        return;
                    }
                    // A query that the clock cut off says nothing about the solver's limit.
                    Answer::Unknown(_) if self.out_of_budget(stop) => return self.leave_one(&waiting, listener),
                    Answer::Unknown(why) => {
                        let cause = Cause::Solver(why);
                        listener.given_up(&waiting.view(self.vm), &cause);
                        *self.tally.partial.entry(cause).or_default() += 1;
                        return;
                    }
                    Answer::Sat(model) => {
                        self.tally.two_sided += 1;
                        waiting.model = model;
                        waiting.state.path.assume(&self.terms, guard);
                        waiting.state.path.forks += 1;
                        waiting.path.passed.push(place, waiting.state.path.constraints.len());
                        self.strategy.passed(place);
                    }
                }
            }
        }
        for pruner in &mut self.pruners {
            if let Some(by) = pruner.prune(self.vm, &waiting.state) {
                self.tally.count(&PathEnd::Pruned(by));
                return;
            }
        }
        self.follow(waiting, listener, stop);
    }

    /// Runs a state, and hands on what watched instructions told.
    fn advance(&mut self, w: &mut Waiting, listener: &mut dyn Listener) -> Outcome {
        // One buffer serves all states.
        std::mem::swap(&mut w.state.events, &mut self.events);
        let quantum = if w.path.aside { aside::QUANTUM } else { QUANTUM };
        let outcome = self.vm.advance(&mut self.terms, &mut w.state, quantum);
        std::mem::swap(&mut w.state.events, &mut self.events);
        if !self.events.is_empty() {
            let notes = w.path.notes.as_mut().and_then(|notes| {
                if Rc::get_mut(notes).is_none() {
                    *notes = notes.fork();
                }
                Rc::get_mut(notes)
            });
            listener.told(notes, &self.events);
            self.events.clear();
        }
        outcome
    }

    fn enter(&mut self, waiting: &mut Waiting, next: Next) {
        let mut machine = Machine { vm: self.vm, terms: &mut self.terms, state: &mut waiting.state };
        self.script.enter(&mut machine, &mut waiting.stage, next);
    }

    /// Runs a state whose model is known to its end, leaving the other sides of its forks waiting.
    fn follow(&mut self, mut w: Waiting, listener: &mut dyn Listener, stop: &AtomicBool) {
        let mut confirmed = w.state.path.constraints.len();
        let (entered, patient) = (w.state.path.forks, self.strategy.by_urge());
        let most_terms = self.terms.len() + PATIENCE_TERMS;
        loop {
            let before = w.state.steps;
            let outcome = self.advance(&mut w, listener);
            self.tally.steps += w.state.steps - before;
            if let Err(end) = self.confirm(&mut w, &mut confirmed) {
                return self.end(w, end, listener);
            }
            if w.path.aside && !self.stays_aside(&mut w, listener) {
                return self.end(w, PathEnd::Pruned(aside::ENDS), listener);
            }
            match outcome {
                Outcome::Fork(_) | Outcome::Quantum if self.out_of_budget(stop) => return self.leave_one(&w, listener),
                Outcome::Fork(fork) => {
                    match self.fork(&mut w, &fork, listener) {
                        Flow::GoesOn(place) => {
                            let going = Waits { way: Some((place, fork.reason)), guard: None, ..w.view(self.vm) };
                            if listener.has_enough(&mut self.terms, &going) {
                                return self.end(w, PathEnd::Pruned(NOTHING_TO_GAIN), listener);
                            }
                            // A loop that need not end must not keep the others waiting.
                            let long = w.state.path.forks - entered >= PATIENCE || self.terms.len() > most_terms;
                            if patient && long {
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
                Outcome::End(End::Returned(value)) if !w.stage.at_target => {
                    match self.script.given(self.vm, &w.state, &w.stage, value) {
                        Ok(receiver) => w.stage.receiver = receiver,
                        Err(cut) => {
                            self.tally.cut.extend(cut);
                            return self.end(w, PathEnd::NotBuilt, listener);
                        }
                    }
                    // A step without effect leads nowhere that fewer steps do not lead.
                    if w.stage.before.take().is_some_and(|(h, s)| w.state.heap.keeps(&h) && w.state.statics.same(&s)) {
                        return self.tally.count(&PathEnd::Pruned("step without effect"));
                    }
                    let mut next = self.script.after(self.vm, &w.stage);
                    // The target alone: what this path showed on its way is its own.
                    if self.script.remembers && self.met.again(self.vm, &w.state, &w.stage) {
                        next = vec![Next::Target];
                    } else if let Some(cut) = self.script.cut(&w.stage) {
                        self.tally.cut.insert(cut);
                    }
                    return self.add_choices(w.state, w.stage, w.model, w.path, next, listener);
                }
                Outcome::End(end) => {
                    let end = match end {
                        End::Threw(_) | End::Failed(_) if !w.stage.at_target => PathEnd::NotBuilt,
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
                }
            }
        }
    }

    /// Assumptions that the VM added on its own must not cost the model.
    fn confirm(&mut self, w: &mut Waiting, confirmed: &mut usize) -> Result<(), PathEnd> {
        let path = &w.state.path.constraints;
        let added = path.len().saturating_sub(*confirmed);
        *confirmed = path.len();
        if added == 0 {
            return Ok(());
        }
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
    fn fork(&mut self, w: &mut Waiting, fork: &Fork, listener: &mut dyn Listener) -> Flow {
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
        let mut taken = None;
        for (i, guard) in fork.guards.iter().enumerate() {
            if taken.is_none() && self.cache.holds(&self.terms, *guard, &w.model) {
                taken = Some(i);
            }
        }
        for (i, guard) in fork.guards.iter().enumerate() {
            if Some(i) == taken {
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

    fn add(&mut self, mut waiting: Waiting, listener: &mut dyn Listener) {
        match listener.urge(&mut self.terms, &waiting.view(self.vm)) {
            Some(urge) => waiting.urge = urge,
            None => return self.tally.count(&PathEnd::Pruned(NOTHING_TO_GAIN)),
        }
        let id = self.next_id;
        self.next_id += 1;
        self.strategy.add(id, &waiting.about(self.script));
        self.waiting.insert(id, waiting);
        self.tally.most_waiting = self.tally.most_waiting.max(self.waiting.len() as u64);
    }

    fn add_choices(
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

    fn end(&mut self, w: Waiting, end: PathEnd, listener: &mut dyn Listener) {
        self.tally.count(&end);
        self.tally.scope.extend(w.state.inputs.scope.iter().cloned());
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
        };
        if listener.ended(&mut ended) == Wish::Stop {
            self.ending = Some(Cause::Interrupted);
        }
    }
}

/// Resident memory of this process; zero where the system does not tell.
fn resident_bytes() -> u64 {
    let text = std::fs::read_to_string("/proc/self/statm").unwrap_or_default();
    let pages: u64 = text.split(' ').nth(1).and_then(|n| n.parse().ok()).unwrap_or(0);
    pages * 4096
}
