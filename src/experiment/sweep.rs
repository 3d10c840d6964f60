//! All paths, with nothing of the program dropped: what exploration takes by itself, with coverage followed (no test is
//! made), and as if the program were instrumented.
//!
//! The modes differ in their listener only. Without one and with tracking the paths are the same, in the same order (paper
//! 001, table II), except that labels are asked for aside.
//!
//! The ways of paper 002, section V, to explore a program with labels are here as well: each label a branch ([`Mode::Direct`]), or a
//! path of its own wherever a path passes it ([`Mode::Tight`]), or that once only ([`Mode::Deleting`]). Other than the paper's, a
//! label's own path does not end at the label but follows its model to the end, which asks no solver.

use std::cell::Cell;
use std::rc::Rc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use super::execute::{count, end};
use super::instrumented::Instrumented;
use super::record::{Point, Record};
use super::{Mode, Run};
use crate::coverage::criteria::{Aim, Criterion};
use crate::coverage::facts::{FactSet, Recorder, Trail};
use crate::coverage::goals::Goals;
use crate::coverage::subject::SharedSubject;
use crate::coverage::watching::Watching;
use crate::explore::engine::{Deaf, Ended, Engine, Limits, Listener, Notes, Question, Wish};
use crate::explore::tally::PathEnd;
use crate::explore::target::Target;
use crate::expr::{EvalCache, TermId, eval_bool};
use crate::interp::Vm;
use crate::program::watch::Look;
use crate::search::{Custom, strategy_among};
use crate::solver::{Layer, Solver};
use crate::state::{Event, Seen};
use crate::testgen::generate::SLICE;

/// What is explored and how.
pub struct Sweep<'a> {
    pub vm: &'a Vm,
    /// Runs tests.
    pub concrete: &'a Vm,
    pub targets: &'a [Target],
    pub subject: SharedSubject,
    /// Followed unless the run's mode is that nobody listens.
    pub criterion: &'static Criterion,
    pub run: &'a Run,
    pub own: &'a [Custom],
    pub budget: Duration,
    /// When exploration began, and before that, when the run did: what is made of the decisions once comes between.
    pub started: Cell<Instant>,
}

/// Explores all targets by turns, as generation does, and fills in the record.
pub fn sweep(how: &Sweep<'_>, record: &mut Record, stop: &AtomicBool) {
    match how.run.mode {
        Mode::None => explore(how, record, &mut Deaf, &|_, _| {}, stop),
        Mode::Instrumented => {
            let mut program = Instrumented::new(how, how.criterion, how.concrete);
            let turn = |program: &mut Instrumented<'_>, engine: &Engine<'_>| program.is_main = engine.script.is_main;
            explore(how, record, &mut program, &turn, stop);
            record.cover(&how.subject, &program.goals, program.timeline);
            record.tests = program.tests;
            record.not_instrumented = program.left_out;
        }
        Mode::Tracked | Mode::Direct | Mode::Tight | Mode::Deleting | Mode::Preprocessed => {
            let mut tracker = Tracker::new(how, how.criterion);
            explore(how, record, &mut tracker, &|_, _| {}, stop);
            record.paths += tracker.short;
            record.cover(&how.subject, &tracker.goals, tracker.timeline);
        }
    }
}

fn explore<L: Listener>(
    how: &Sweep<'_>,
    record: &mut Record,
    listener: &mut L,
    turn: &dyn Fn(&mut L, &Engine<'_>),
    stop: &AtomicBool,
) {
    let options = &how.run.subject.options;
    record.setup_seconds = how.started.get().elapsed().as_secs_f64();
    how.started.set(Instant::now());
    let mut engines: Vec<(Engine<'_>, bool)> = Vec::new();
    for target in how.targets {
        let Some(strategy) = strategy_among(how.own, &how.run.strategy, how.run.seed) else { continue };
        let time = Some(how.budget.saturating_sub(how.started.get().elapsed()));
        let limits = Limits { time, ..options.limits() };
        let mut engine = Engine::new(how.vm, &target.script, strategy, Solver::new(&options.solver()), limits);
        engine.watch_the_clock();
        engine.start();
        engines.push((engine, false));
    }
    turns(&mut engines, listener, turn, stop);
    record.seconds = how.started.get().elapsed().as_secs_f64();
    for (engine, _) in &engines {
        let counters = engine.solver.counters();
        count(record, &engine.tally, counters.queries, (counters.time(), counters.layer(Layer::Backends).time));
    }
    record.exhaustive = engines.iter().all(|(engine, _)| engine.tally.exhaustive());
    record.end = end(engines.iter().map(|(engine, _)| &engine.tally));
}

/// `turn` is told whose turn it is.
fn turns<L: Listener>(
    engines: &mut [(Engine<'_>, bool)],
    listener: &mut L,
    turn: &dyn Fn(&mut L, &Engine<'_>),
    stop: &AtomicBool,
) {
    while engines.iter().any(|(_, over)| !over) {
        for (engine, over) in engines.iter_mut().filter(|(_, over)| !over) {
            turn(listener, engine);
            *over = (0..SLICE).any(|_| !engine.step(listener, stop));
            if *over {
                engine.give_up(listener);
            }
        }
    }
}

/// Follows what paths show, and stops watching what is covered, unless the mode says otherwise.
struct Tracker<'a> {
    how: &'a Sweep<'a>,
    recorder: Recorder,
    goals: Goals,
    watching: Watching<'a>,
    shown: u32,
    paths: u64,
    /// Paths of labels that hold wherever a path has come to, so that nothing is to be asked: not run.
    short: u64,
    timeline: Vec<Point>,
}

impl<'a> Tracker<'a> {
    fn new(how: &'a Sweep<'a>, criterion: &'static Criterion) -> Self {
        let goals = Goals::new(&how.subject, &[criterion]);
        let recorder = Recorder::new(Rc::clone(&how.subject));
        let forks = |_, look| Look { forks: how.run.mode == Mode::Direct, ..look };
        let watching = Watching::start_as(&how.subject, &how.vm.program, &goals, &forks);
        Self { how, recorder, goals, watching, shown: 0, paths: 0, short: 0, timeline: Vec::new() }
    }

    /// Labels that these events are about are wanted still.
    fn is_open(&self, event: &Event, number: u16) -> bool {
        let spot = self.how.subject.spots.get(event.watch as usize);
        spot.into_iter().flat_map(|spot| spot.labels(number)).any(|label| self.goals.aim_is_open(&Aim::Label(label)))
    }

    fn keep(&mut self, facts: &FactSet) {
        if self.goals.news(&mut self.recorder, facts).is_empty() {
            return;
        }
        let before = self.goals.covered();
        self.goals.keep(&self.recorder, self.shown, facts);
        self.shown += 1;
        let covered = self.goals.covered();
        if covered > before {
            let seconds = self.how.started.get().elapsed().as_secs_f64();
            self.timeline.push(Point { seconds, paths: self.paths, covered: covered as u64 });
        }
        if !matches!(self.how.run.mode, Mode::Direct | Mode::Tight) {
            self.watching.update(&self.how.subject, &self.goals);
        }
    }
}

impl Listener for Tracker<'_> {
    fn begin(&mut self) -> Option<Rc<dyn Notes>> {
        Some(Rc::new(Trail::default()))
    }

    fn told(&mut self, notes: Option<&mut dyn Notes>, events: &[Event]) {
        if let Some(trail) = notes.and_then(|notes| notes.of_mut::<Trail>()) {
            self.recorder.take_news(trail, events);
        }
        if let Mode::Tight | Mode::Deleting = self.how.run.mode {
            for event in events {
                let Seen::Holds(number) = event.seen else { continue };
                self.short += u64::from(self.how.run.mode == Mode::Tight || self.is_open(event, number));
            }
        }
    }

    fn asks(&mut self, event: &Event) -> Option<Question> {
        let mode = self.how.run.mode;
        match event.seen {
            Seen::May(number, holds) if mode == Mode::Tight || self.is_open(event, number) => {
                Some(Question { holds, regardless: mode != Mode::Tracked })
            }
            _ => None,
        }
    }

    fn impossible(&mut self, notes: Option<&mut dyn Notes>, asked: TermId) {
        if let Some(trail) = notes.and_then(|notes| notes.of_mut::<Trail>()) {
            trail.forget(asked);
        }
    }

    fn ended(&mut self, path: &mut Ended<'_>) -> Wish {
        let finished = matches!(
            path.end,
            PathEnd::Returned(_) | PathEnd::Threw(_) | PathEnd::AssertionFailed(_) | PathEnd::Exited(_)
        );
        let trail = path.notes.and_then(|notes| notes.of::<Trail>());
        let Some(trail) = trail.filter(|_| finished) else { return Wish::GoOn };
        self.paths += 1;
        let mut facts = trail.facts().clone();
        let mut cache = EvalCache::new();
        for (fact, holds) in trail.possible().iter().filter(|(fact, _)| !self.recorder.ignores(*fact)) {
            let is_shown = match self.how.run.mode {
                // Only what the solver was asked for.
                Mode::Deleting => path.led && path.state.path.decided(path.terms, *holds) == Some(true),
                _ => !path.doubtful && eval_bool(path.terms, *holds, path.model, &mut cache),
            };
            if is_shown {
                facts.insert(*fact);
            }
        }
        self.keep(&facts);
        Wish::GoOn
    }
}
