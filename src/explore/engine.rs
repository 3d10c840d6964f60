//! The symbolic driver: runs states, resolves forks with the solver, keeps to the budgets, tells the listener.
//!
//! Invariants:
//! - The running state has a model of its path condition, so one side of every fork is known to be possible without a
//!   query; the others wait and are checked when they are taken up.
//! - Everything that is not followed is counted in the [`Tally`], so "exhaustive" means what it says.

mod aside;
mod asking;
mod follow;
mod met;
mod questions;
mod rebuild;
mod regions;
mod shape;
mod subsumed;
mod twin;

use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use hashbrown::HashMap;
use imbl::OrdMap;

use self::regions::{Open, Region};
pub use self::twin::Given;
use super::cuts::Cuts;
use super::further;
pub use super::listener::{Aside, Deaf, Ended, Listener, Notes, Pruner, Question, Refuted, Waits, Wish};
use super::passed::Passed;
use super::precondition;
use super::script::{Next, Script, Stage};
use super::tally::{Cause, PathEnd, Tally};
use crate::analysis::invariants::Invariants;
use crate::expr::{Remembered, TermId, Terms};
use crate::interp::joins::Joins;
use crate::interp::merge::Merging;
use crate::interp::summaries::Summing;
use crate::interp::{Bounds, ForkReason, Partial, Vm};
use crate::search::{About, Place, Strategy};
use crate::solver::{Answer, Model, Solver};
use crate::state::{Console, Event, State};
use crate::util::MethodId;
use crate::world::{Beyond, LeftOut};

/// Instructions between two looks at the clock.
const QUANTUM: u64 = 5_000;
/// Forks of one path before others have a turn, where the listener judges what waits.
const PATIENCE: u32 = 60;
/// Terms that it may make before that.
const PATIENCE_TERMS: usize = 20_000;
/// Operations on terms that it may take before that: choices between many objects are looked at again and again.
const PATIENCE_OPERATIONS: u64 = 1_000_000;
/// As many forks a further step counts for.
const PER_STEP: u32 = 6;
/// Said of states that a listener does not want.
const NOTHING_TO_GAIN: &str = "nothing to gain";

#[derive(Clone, Debug)]
pub struct Limits {
    pub time: Option<Duration>,
    /// So much of the time is kept for further sequences of calls, once something is left out that they may reach.
    pub spare: Duration,
    pub paths: Option<u64>,
    pub steps_per_path: u64,
    pub forks: Option<u32>,
    pub loops: Option<u32>,
    /// Resident memory of the process, in bytes.
    pub memory: u64,
    /// Terms after which those of finished paths are dropped, if few states wait: what waits is rebuilt.
    pub terms: usize,
    /// A side of a fork that the solver cannot decide is followed as if it were possible. What is said of all paths then
    /// holds; that a path exists has to be shown by other means.
    pub follow_undecided: bool,
    /// Whether states that meet again go on as one.
    pub compose: Compose,
}

/// Whether states that come of one fork and meet again are merged (paper 004 composes the paths of a method and leaves each a
/// branch; here they are one state).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Compose {
    #[default]
    Off,
    /// In the program's own code, with cursors kept apart.
    Auto,
    /// Wherever it can be done.
    Always,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            time: None,
            spare: Duration::ZERO,
            paths: None,
            steps_per_path: 20_000_000,
            forks: None,
            loops: None,
            memory: 8 << 30,
            terms: 1_000_000,
            follow_undecided: false,
            compose: Compose::Off,
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
            Todo::Call(_) | Todo::GoOn => (None, None),
        };
        let (notes, at_target) = (self.path.notes.as_deref(), self.stage.is_in_target());
        Waits { vm, state: &self.state, notes, way, guard, at_target }
    }

    fn about(&self, script: &Script) -> About {
        let place = match self.todo {
            Todo::Assume { place, .. } => place,
            Todo::Call(_) => {
                let way = self.path.choices.last().copied().unwrap_or(0);
                Place { method: script.target, at: 0, way: way.into() }
            }
            Todo::GoOn => {
                let (method, at) = self.state.stack.top().map_or((script.target, 0), |top| (top.method, top.pc));
                Place { method, at, way: 0 }
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
    /// It follows the model that answered a side question: the other sides of its forks are explored anyway.
    led: bool,
    /// The innermost region of code that it is in whose ways meet again.
    region: Option<Rc<Region>>,
}

impl Along {
    /// The notes of this path, which it shares with no other.
    fn own_notes(&mut self) -> Option<&mut dyn Notes> {
        let notes = self.notes.as_mut()?;
        if Rc::get_mut(notes).is_none() {
            *notes = notes.fork();
        }
        Rc::get_mut(notes)
    }

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
    /// It only waited.
    GoOn,
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
    /// In boxes, because a table that grows moves what it has.
    waiting: HashMap<u32, Box<Waiting>>,
    /// What waited at the end: to free it takes time, which there may be none of ([`Engine::leave`]).
    #[allow(clippy::vec_box)] // As they waited: moving them is what there is no time for.
    given_up: Vec<Box<Waiting>>,
    next_id: u32,
    /// What watched instructions tell, on its way to the listener.
    events: Vec<Event>,
    /// What the state that runs may show: side questions, if the listener has any.
    questions: Vec<Event>,
    started: Instant,
    /// How often the budgets were looked at; memory is asked for now and then.
    looks: u32,
    /// The terms belong to another engine as well.
    shares_terms: bool,
    /// Loops that are not followed round.
    pub cuts: Option<Cuts>,
    /// What classes keep true of their private fields: all inputs are as they keep them.
    pub kept: Option<Rc<Invariants>>,
    /// Sizes of unknown inputs, where they are not those of the machine.
    pub bounds: Option<Bounds>,
    /// What the steps of the script led to.
    met: met::Met,
    subsumed: subsumed::Subsumed,
    ending: Option<Cause>,
    /// States branched off or were merged: they cannot be rebuilt.
    has_asides: bool,
    /// Regions that are being explored, each inside the one before.
    regions: Vec<Open>,
    joins: Joins,
    /// States that waited for others, outside of all regions.
    lobby: Vec<u32>,
    /// Whether these are next.
    lobby_next: bool,
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
            given_up: Vec::new(),
            next_id: 0,
            events: Vec::new(),
            questions: Vec::new(),
            started: Instant::now(),
            looks: 0,
            shares_terms: false,
            cuts: None,
            kept: None,
            bounds: None,
            met: met::Met::default(),
            subsumed: subsumed::Subsumed::default(),
            ending: None,
            has_asides: false,
            regions: Vec::new(),
            joins: Joins::default(),
            lobby: Vec::new(),
            lobby_next: false,
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
        self.start_led(Model::default());
    }

    /// The same with values for the inputs: the first path goes where they lead.
    pub fn start_led(&mut self, model: Model) {
        let state = State::new(Console::with_input(&[]));
        for what in self.script.other_receivers(self.vm) {
            self.leave_out(what);
        }
        self.tally.scope.extend(precondition::scope(self.vm, self.script));
        let first = self.script.first(self.vm);
        self.add_choices(state, Stage::start(), model, Along::default(), first, &mut Deaf);
    }

    /// Nothing is shown about this part of the world, unless the user grants it.
    fn leave_out(&mut self, what: LeftOut) {
        match self.vm.config.world.granting(what.beyond) {
            Some(granted) => self.tally.scope.insert(granted.to_string()),
            None => self.tally.cut.insert(what),
        };
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
        let others = self.bounds.map(|bounds| self.vm.bounds.replace(bounds));
        let summing = self.vm.summaries.summing.replace(self.summing(listener));
        let goes_on = self.take_next(listener, stop);
        self.vm.summaries.summing.set(summing);
        if let Some(others) = others {
            self.vm.bounds.set(others);
        }
        goes_on
    }

    /// A choice between results is what merged states would have; bounds on paths count what runs.
    fn summing(&self, listener: &dyn Listener) -> Summing {
        let is_bounded = self.limits.loops.is_some() || self.limits.forks.is_some() || self.cuts.is_some();
        match self.limits.compose {
            _ if is_bounded || listener.merging() == Merging::No => Summing::No,
            Compose::Off => Summing::No,
            Compose::Auto => Summing::ButCursors,
            Compose::Always => Summing::Everywhere,
        }
    }

    fn take_next(&mut self, listener: &mut dyn Listener, stop: &AtomicBool) -> bool {
        if self.out_of_budget(stop) {
            return false;
        }
        if self.is_full() {
            self.renew(listener, stop);
        }
        let Some(id) = self.next(listener) else { return false };
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
            Some(urge) if urge > waiting.urge && self.strategy.by_urge() && waiting.path.region.is_none() => {
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
        self.take_up(*waiting, listener, stop);
        self.ending.is_none()
    }

    /// Counts what still waits as left.
    pub fn give_up(&mut self, listener: &mut dyn Listener) {
        let cause = self.ending.clone();
        let parked = self.abandon_regions();
        let ids = std::iter::from_fn(|| self.strategy.next()).collect::<Vec<_>>();
        for id in ids.into_iter().chain(parked) {
            let Some((waiting, cause)) = self.waiting.remove(&id).zip(cause.as_ref()) else { continue };
            *self.tally.left.entry(cause.clone()).or_default() += 1;
            listener.given_up(&waiting.view(self.vm), cause);
            self.given_up.push(waiting);
        }
        self.waiting.clear();
    }

    /// Ends the exploration for good before the process ends too. If its time is over nothing is freed: to give gigabytes back
    /// piece by piece takes longer than an answer may.
    pub fn leave(self) {
        if self.ending == Some(Cause::Time) {
            std::mem::forget(self);
        }
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

    /// Whether the strategy takes up first what the listener finds urgent.
    pub fn is_by_urge(&self) -> bool {
        self.strategy.by_urge()
    }

    /// Whether paths often come to where others have been.
    pub fn subsumes_much(&self) -> bool {
        self.subsumed.is_often_met()
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
        } else if self.is_out_of_time() {
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

    fn is_out_of_time(&self) -> bool {
        let Some(limit) = self.limits.time else { return false };
        let elapsed = self.started.elapsed();
        elapsed >= limit
            || elapsed >= limit.saturating_sub(self.limits.spare)
                && further::are_there(self.vm, self.script, &self.tally.cut)
    }

    fn take_up(&mut self, mut waiting: Waiting, listener: &mut dyn Listener, stop: &AtomicBool) {
        match waiting.todo {
            Todo::Call(next) => {
                self.enter(&mut waiting, next, listener);
                if let Err(cause) = self.settle(&mut waiting) {
                    return self.end(waiting, PathEnd::Partial(cause), listener);
                }
            }
            Todo::GoOn => {}
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
                        regions::settle(&waiting);
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
                if !pruner.loses_nothing() {
                    listener.given_up(&waiting.view(self.vm), &Cause::Vm(Partial::Bound(by.into())));
                    self.leave_out(LeftOut::new(Beyond::Bound, by));
                }
                self.tally.count(&PathEnd::Pruned(by));
                return;
            }
        }
        self.follow(waiting, listener, stop);
    }
}

/// Resident memory of this process; zero where the system does not tell.
fn resident_bytes() -> u64 {
    let text = std::fs::read_to_string("/proc/self/statm").unwrap_or_default();
    let pages: u64 = text.split(' ').nth(1).and_then(|n| n.parse().ok()).unwrap_or(0);
    pages * 4096
}
