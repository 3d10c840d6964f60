//! Generation of tests (the main job): targets are explored towards what is not covered; a path that shows something new
//! becomes a test; what no path shows is proved infeasible or stays open with a reason.
//!
//! `hunt` is the listener of an exploration, `minimise` chooses the tests that are kept, `verdicts` judges what is not
//! covered, `names` says what a test shows. This file runs them in order.
//!
//! Invariants: a test counts only after it was run concretely in the VM and showed what it is kept for. Slices are counted
//! in states, never in time, so that the same seed gives the same tests unless a budget ends the run.

mod contradiction;
mod hunt;
mod minimise;
mod names;
pub mod outcome;
pub mod scope;
mod verdicts;

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

pub use hunt::Evidence;
pub use names::notes;
pub use verdicts::{Judged, judge};

use super::run::Runner;
use super::{Draft, TestCase};
use crate::analysis::callgraph::CallGraph;
use crate::coverage::compass::Compass;
use crate::coverage::criteria::Criterion;
use crate::coverage::facts::{FactSet, Recorder};
use crate::coverage::goals::Goals;
use crate::coverage::subject::SharedSubject;
use crate::explore::engine::{Engine, Limits};
use crate::explore::script::{Receiver, Script};
use crate::explore::tally::Tally;
use crate::explore::target::Target;
use crate::interp::Vm;
use crate::search;
use crate::solver::{Options, Solver};
use hunt::{Hunter, Mode, Shared};

/// States taken up before another target has its turn.
const SLICE: u32 = 12;
/// After everything is covered, the search for pairs goes on for this part of the states so far, and at least so many.
const PAIRS: (u64, u64) = (4, 2_000);

/// What to generate from and how.
pub struct Request<'a> {
    /// For exploration; its program is watched.
    pub vm: &'a Vm,
    /// For concrete runs; its program is watched.
    pub concrete: &'a Vm,
    pub targets: &'a [Target],
    pub subject: SharedSubject,
    pub graph: Rc<CallGraph>,
    pub criteria: Vec<&'static Criterion>,
    pub strategy: String,
    pub seed: u64,
    pub limits: Limits,
    pub solver: Options,
    pub started: Instant,
    pub until: Option<Instant>,
    /// Tests that exist already, with what they cover: nothing is generated for that.
    pub existing: Vec<FactSet>,
}

/// A test that was kept.
pub struct Kept {
    pub case: TestCase,
    pub draft: Draft,
    pub facts: FactSet,
}

/// How far a run is.
#[derive(Clone, Copy, Debug)]
pub struct Standing {
    pub covered: usize,
    pub all: usize,
    pub paths: u64,
    pub tests: usize,
}

/// What came of one target.
pub struct Explored {
    pub name: String,
    pub tally: Tally,
    pub queries: u64,
    pub time: Duration,
    pub evidence: Vec<Evidence>,
}

pub struct Generated {
    pub recorder: Recorder,
    pub goals: Goals,
    /// The tests that are needed, in the order in which they were found.
    pub tests: Vec<Kept>,
    pub explored: Vec<Explored>,
    /// Tests that did not show what was predicted, and paths for which none can be written, by reason.
    pub withheld: BTreeMap<String, u64>,
    /// Objectives that a path showed for which no test could be written, with the reason.
    pub untested: BTreeMap<usize, String>,
    /// For conditions (decision, condition, value) that a path refuted: the conditions before it that contradict it.
    pub contradictions: contradiction::Contradictions,
    /// Seconds, paths and objectives covered whenever that changed.
    pub timeline: Vec<(f64, u64, usize)>,
    pub interrupted: bool,
    pub out_of_time: bool,
}

/// One target under way.
struct Course<'a> {
    target: &'a Target,
    engine: Engine<'a>,
    compass: Compass,
    seen: u32,
    time: Duration,
    evidence: Evidence,
    over: bool,
}

/// `recorder` knows the facts of the existing tests.
pub fn generate(
    request: &Request<'_>,
    recorder: Recorder,
    stop: &AtomicBool,
    progress: &mut dyn FnMut(Standing),
    checkpoint: &mut dyn FnMut(&[Kept]),
) -> Generated {
    let runner = Runner::new(request.concrete, request.vm);
    request.subject.watch(&request.vm.program);
    request.subject.watch(&request.concrete.program);
    let mut goals = Goals::new(&request.subject, &request.criteria);
    for (number, facts) in request.existing.iter().enumerate() {
        goals.keep(&recorder, number as u32, facts);
    }
    let shared = RefCell::new(Shared::new(request, &runner, recorder, goals));
    let mut courses: Vec<Course<'_>> =
        request.targets.iter().map(|target| course(request, target, &target.script, Mode::Tests)).collect();
    let mut checked = 0;
    run(&mut courses, &shared, Mode::Tests, stop, &mut |standing| {
        progress(standing);
        let shared = shared.borrow();
        if shared.tests.len() > checked {
            checked = shared.tests.len();
            checkpoint(&shared.tests);
        }
    });
    let mut explored: Vec<Explored> = courses.into_iter().map(Course::finish).collect();
    prove(request, &shared, &mut explored, stop, progress);
    let shared = shared.into_inner();
    let late = request.until.is_some_and(|until| Instant::now() >= until);
    let done = shared.goals.all_covered();
    let Shared { recorder, goals, tests, withheld, untested, timeline, contradictions, .. } = shared;
    let tests = minimise::minimise(&request.subject, &request.criteria, &recorder, &request.existing, tests);
    Generated {
        recorder,
        goals,
        tests,
        explored,
        withheld,
        untested,
        contradictions,
        timeline,
        interrupted: stop.load(Ordering::Relaxed),
        out_of_time: late && !done,
    }
}

fn course<'a>(request: &'a Request<'_>, target: &'a Target, script: &'a Script, mode: Mode) -> Course<'a> {
    let vm = request.vm;
    let method = |id| {
        let method = vm.program.method(id);
        let class = vm.program.class(method.class).name.to_string();
        (class, method.name.to_string(), method.descriptor.to_string())
    };
    let calls = script.constructors.iter().chain(&script.between).chain([&script.target]);
    let later: Vec<(String, String, String)> = calls.map(|id| method(*id)).collect();
    let compass = Compass::new(Rc::clone(&request.subject), Rc::clone(&request.graph), &later);
    let strategy = search::strategy(&request.strategy, request.seed);
    let strategy = strategy.unwrap_or_else(|| (search::STRATEGIES[0].2)(request.seed));
    let time = request.until.map(|until| until.saturating_duration_since(Instant::now()));
    let limits = Limits { time, ..request.limits.clone() };
    let mut engine = Engine::new(vm, script, strategy, Solver::new(&request.solver), limits);
    engine.watch_the_clock();
    engine.start();
    Course {
        target,
        engine,
        compass,
        seen: u32::MAX,
        time: Duration::ZERO,
        evidence: Evidence::new(mode, script.receiver),
        over: false,
    }
}

impl Course<'_> {
    fn finish(mut self) -> Explored {
        self.evidence.cut = self.engine.tally.cut.clone();
        self.evidence.scope = self.engine.tally.scope.clone();
        Explored {
            name: self.target.name.clone(),
            queries: self.engine.solver.counters().queries,
            tally: self.engine.tally,
            time: self.time,
            evidence: vec![self.evidence],
        }
    }
}

/// All targets by turns, until nothing is wanted or nothing waits.
fn run(
    courses: &mut [Course<'_>],
    shared: &RefCell<Shared<'_>>,
    mode: Mode,
    stop: &AtomicBool,
    progress: &mut dyn FnMut(Standing),
) {
    // States taken up, now and when everything was covered.
    let mut taken = 0;
    let mut covered_at = None;
    while courses.iter().any(|course| !course.over) {
        for course in courses.iter_mut().filter(|course| !course.over) {
            let started = Instant::now();
            {
                let mut shared = shared.borrow_mut();
                let mut hunter = Hunter::new(&mut shared, &mut course.compass, &mut course.evidence, mode);
                hunter.is_main = course.engine.script.is_main;
                hunter.look_again(&mut course.seen);
                for _ in 0..SLICE {
                    if !course.engine.step(&mut hunter, stop) {
                        course.over = true;
                        break;
                    }
                    hunter.look_again(&mut course.seen);
                }
                if course.over {
                    course.engine.give_up(&mut hunter);
                }
            }
            course.time += started.elapsed();
            let mut shared = shared.borrow_mut();
            let standing = shared.standing();
            taken += u64::from(SLICE);
            if shared.goals.all_covered() {
                // What is left are pairs, which are worth a while and no more.
                let since = *covered_at.get_or_insert(taken);
                if taken - since > PAIRS.1.max(since / PAIRS.0) && shared.goals.looking_for_pairs {
                    shared.goals.looking_for_pairs = false;
                    shared.version += 1;
                }
            }
            drop(shared);
            progress(standing);
        }
    }
}

/// What no sequence of calls was found for may be impossible whatever the receiver's fields hold: then it is infeasible
/// though sequences of calls have no end.
fn prove(
    request: &Request<'_>,
    shared: &RefCell<Shared<'_>>,
    explored: &mut [Explored],
    stop: &AtomicBool,
    progress: &mut dyn FnMut(Standing),
) {
    for (target, explored) in request.targets.iter().zip(explored) {
        let built = matches!(target.script.receiver, Receiver::Built { .. });
        let instance = !target.script.constructors.is_empty();
        let first_is_open = explored.evidence.first().is_some_and(|e| !e.cut.is_empty() || !e.given_up.is_empty());
        if !built || !instance || !first_is_open || shared.borrow().goals.all_covered() {
            continue;
        }
        let script = Script {
            target: target.script.target,
            receiver: Receiver::Any,
            constructors: Vec::new(),
            between: Vec::new(),
            is_main: false,
            symbolic_statics: target.script.symbolic_statics,
        };
        let mut courses = [course(request, target, &script, Mode::Proof)];
        run(&mut courses, shared, Mode::Proof, stop, progress);
        let [course] = courses;
        explored.evidence.extend(course.finish().evidence);
    }
}
