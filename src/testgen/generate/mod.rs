//! Generation of tests (the main job): targets are explored towards what is not covered; a path that shows something new
//! becomes a test; what no path shows is proved infeasible or stays open with a reason.
//!
//! `hunt` is the listener of an exploration, `minimise` chooses the tests that are kept, `verdicts` judges what is not
//! covered, `names` says what a test shows, `confirm` compares its coverage on the JVM. This file runs them in order.
//!
//! Invariants: a test counts only after it was run concretely in the VM and showed what it is kept for. Slices are counted
//! in states, never in time, so that the same seed gives the same tests unless a budget ends the run or makes it hurry.

mod change;
mod confirm;
mod contradiction;
mod deepen;
mod drawing;
mod entrances;
mod escapes;
mod hunt;
mod killing;
mod leading;
mod library;
mod minimise;
mod names;
mod near;
mod offers;
pub mod outcome;
mod paths;
mod play;
mod refuting;
mod sample;
pub mod scope;
mod vary;
mod verdicts;

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

pub use confirm::Coverage;
pub use hunt::{Evidence, MOST_TRIES, trial};
pub use names::notes;
pub use verdicts::{Judged, judge};

use super::assumed::Assumed;
use super::recipe::End;
use super::run::Runner;
use super::{Access, Draft, TestCase};
use crate::analysis::callgraph::CallGraph;
use crate::coverage::compass::{Compass, Positions, Spots};
use crate::coverage::criteria::Criterion;
use crate::coverage::facts::{FactSet, Recorder};
use crate::coverage::goals::Goals;
use crate::coverage::reasons::Contradictions;
use crate::coverage::report::PathsReport;
use crate::coverage::subject::SharedSubject;
use crate::explore::engine::{Engine, Limits};
use crate::explore::script::{Receiver, Script};
use crate::explore::tally::{Cause, Tally};
use crate::explore::target::Target;
use crate::interp::Vm;
use crate::search;
use crate::solver::{Layer, Options, Solver};
use crate::world::{Beyond, LeftOut};
use hunt::{Hunter, Mode, Shared};
use killing::Killing;
use leading::Pursuit;
use refuting::Refutal;
use scope::{Closed, Scope};
use vary::Varying;

/// States taken up before another target has its turn.
pub const SLICE: u32 = 12;
/// States that a search without distances takes up before it is asked which of them lead nowhere: the first tests come
/// sooner than the answer.
const WITHOUT_COMPASS: u64 = 48;
/// States taken up before it is asked which open objectives can be refuted without exploring the rest. What ends sooner
/// explains itself better by its paths.
const REFUTE_AFTER: u64 = 3_000;
/// Terms made and tens of instructions run that end a turn earlier: one hard target must not keep the others waiting.
const MOST_WORK: u64 = 8_000;
/// After everything is covered, the search for pairs goes on for this part of the states so far, and at least so many.
const PAIRS: (u64, u64) = (4, 2_000);
/// Targets that take turns from the beginning; others follow when these have come to nothing more.
const TOGETHER: usize = 64;
/// States of each target without news after which the further targets take part, then longer scripts, and then no more.
const STALL: (u64, u64, u64) = (60, 150, 1_000);
/// Work of all targets without news that goes before, or so many times the states: what else there is takes longer than
/// to explore a little more.
const STALL_WORK: (u64, u64) = (3_000, 4);
/// Paths and work of a proof while tests are still looked for: proofs must not take all the time.
const PROOF: (u64, u64) = (1_500, 200_000);
/// Instructions of one turn of variations, and those of them since something new.
const VARY: (u64, u64) = (100_000_000, 8_000_000);
/// Turns of variations in a row that bring nothing before they are left.
const MOST_IDLE: u32 = 2;
/// The part of the time for all of them.
const PROOF_SHARE: u32 = 5;

/// What to generate from and how.
pub struct Request<'a> {
    /// For exploration; its program is watched.
    pub vm: &'a Vm,
    /// For concrete runs; its program is watched.
    pub concrete: &'a Vm,
    pub targets: &'a [Target],
    /// What is tried where these leave something open.
    pub further: &'a [Target],
    /// What could not be tried by itself, and why.
    pub closed: &'a [Closed],
    pub subject: SharedSubject,
    pub graph: Rc<CallGraph>,
    /// Of the subject, in the graph.
    pub spots: Rc<Spots>,
    pub criteria: Vec<&'static Criterion>,
    /// The Java names of the classes of an existing suite: no file has one of them.
    pub taken: BTreeSet<String>,
    pub strategy: String,
    /// Strategies besides those of [`search::STRATEGIES`].
    pub own: &'a [search::Custom],
    pub seed: u64,
    pub limits: Limits,
    pub solver: Options,
    pub started: Instant,
    pub until: Option<Instant>,
    /// Tests that exist already, with what they cover: nothing is generated for that.
    pub existing: Vec<FactSet>,
    /// Longer scripts are tried where the receiver's history was bounded.
    pub deepen: bool,
}

impl<'a> Request<'a> {
    /// MC/DC, searched for in a directed way, without a bound on the time.
    pub fn new(vm: &'a Vm, concrete: &'a Vm, scope: &'a Scope) -> Self {
        Self {
            vm,
            concrete,
            targets: &scope.targets,
            further: &scope.further,
            closed: &scope.closed,
            subject: Rc::clone(&scope.subject),
            graph: Rc::clone(&scope.graph),
            spots: Spots::of(&scope.subject, &scope.graph),
            criteria: Criterion::named("mcdc").into_iter().collect(),
            taken: BTreeSet::new(),
            strategy: "directed".into(),
            own: &[],
            seed: 0,
            limits: Limits::default(),
            solver: Options::default(),
            started: Instant::now(),
            until: None,
            existing: Vec::new(),
            deepen: true,
        }
    }
}

/// A test that was kept.
pub struct Kept {
    pub case: TestCase,
    pub draft: Draft,
    pub facts: FactSet,
    /// Labels whose mutants give this test another result, as far as that was tried.
    pub kills: BTreeSet<u32>,
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
    /// See [`Request::target`].
    pub number: usize,
    pub tally: Tally,
    pub queries: u64,
    /// Spent in all layers of the solver, and in the decision procedures alone.
    pub solver: (Duration, Duration),
    pub time: Duration,
    pub evidence: Vec<Evidence>,
    /// The second exploration, from any field values; its evidence is above.
    pub proof: Option<Box<Explored>>,
}

pub struct Generated {
    pub recorder: Recorder,
    pub goals: Goals,
    /// The tests that are needed, in the order in which they were found.
    pub tests: Vec<Kept>,
    pub explored: Vec<Explored>,
    /// By target, where paths were asked for.
    pub paths: Vec<PathsReport>,
    /// Tests that did not show what was predicted, and paths for which none can be written, by reason.
    pub withheld: BTreeMap<String, u64>,
    /// Objectives that a path showed for which no test could be written, with the reason.
    pub untested: BTreeMap<usize, String>,
    /// For conditions (decision, condition, value) that a path refuted: the conditions before it that contradict it.
    pub contradictions: Contradictions,
    /// Objectives that were refuted without exploring all paths, with the reason.
    pub refuted: BTreeMap<usize, Refutal>,
    /// Targets for which there was no time.
    pub not_begun: usize,
    /// Seconds, paths and objectives covered whenever that changed.
    pub timeline: Vec<(f64, u64, usize)>,
    pub interrupted: bool,
    pub out_of_time: bool,
}

impl Generated {
    /// All explorations, those that looked for proofs too.
    pub fn explorations(&self) -> impl Iterator<Item = &Explored> {
        self.explored.iter().flat_map(|explored| [Some(explored), explored.proof.as_deref()]).flatten()
    }
}

/// One target under way.
struct Course<'a> {
    number: usize,
    name: &'a str,
    engine: Engine<'a>,
    compass: Compass,
    seen: u32,
    time: Duration,
    evidence: Evidence,
    over: bool,
    /// It ends after so much [`work`].
    most_work: Option<u64>,
}

/// `recorder` knows the facts of the existing tests.
pub fn generate(
    request: &Request<'_>,
    recorder: Recorder,
    stop: &AtomicBool,
    progress: &mut dyn FnMut(Standing),
    checkpoint: &mut dyn FnMut(&[Kept]),
) -> Generated {
    let runner = Runner::new(request.concrete, request.vm).until(End { until: request.until, stop });
    let runner = runner.assuming(Assumed::of(request.vm, request.targets.iter().chain(request.further)));
    request.subject.watch_closely(&request.concrete.program);
    let (mut recorder, mut walked) = (recorder, None);
    if let Some(bound) = request.criteria.iter().find_map(|criterion| criterion.paths()) {
        let found = paths::explore(request, &runner, &mut recorder, bound, stop, progress);
        checkpoint(&found.tests);
        if request.criteria.iter().all(|criterion| criterion.paths().is_some()) {
            return found.finish(request, recorder, stop);
        }
        walked = Some(found);
    }
    let goals = Goals::of_tests(&recorder, &request.criteria, &request.existing);
    let shared = RefCell::new(Shared::new(request, &runner, recorder, goals));
    let mut reports = Vec::new();
    if let Some(found) = walked {
        reports = found.reports;
        shared.borrow_mut().withheld.extend(found.withheld);
        found.tests.into_iter().for_each(|kept| shared.borrow_mut().keep(kept));
    }
    let mut checked = 0;
    let mut watched = |standing: Standing| {
        progress(standing);
        let shared = shared.borrow();
        if shared.tests.len() > checked {
            checked = shared.tests.len();
            checkpoint(&shared.tests);
        }
    };
    let mut courses: Vec<Course<'_>> = Vec::new();
    // Of thousands of targets not all can take turns: a few at a time, so that there is something soon.
    let numbers: Vec<usize> = (0..request.targets.len()).collect();
    let mut left = numbers.len();
    for together in numbers.chunks(TOGETHER) {
        left -= together.len();
        let before = courses.len();
        if before > 0 && (shared.borrow().must_end(0) || stop.load(Ordering::Relaxed)) {
            break;
        }
        courses.extend(together.iter().filter_map(|number| course(request, *number, None)));
        let begun = courses.get_mut(before..).unwrap_or_default();
        run(begun, &shared, Mode::Tests, Some(STALL.0), stop, &mut watched);
        shared.borrow_mut().not_begun = left;
    }
    // What is hard for the solver may be easy to come by.
    let mut varying = Varying::new(request.seed);
    varying.turn(request, &mut shared.borrow_mut(), VARY, stop);
    // Before anything that may take all the time.
    let mut killing = Killing::default();
    killing.turn(request, &mut shared.borrow_mut(), &mut varying, false, stop);
    draw(request, &shared, &courses, false, stop);
    let mut leads = Pursuit { request, shared: &shared, stop, until: None, work: 0, missed: BTreeMap::new() };
    let mut led = leads.follow(&mut courses, false, &mut watched);
    // What else may help takes part as soon as nothing comes of the targets alone.
    let all_begun = shared.borrow().not_begun == 0;
    let more = if all_begun { further(request, &shared.borrow()) } else { Vec::new() };
    let given = courses.len();
    courses.extend(more.into_iter().filter_map(|number| course(request, number, None)));
    let first = courses.len();
    led.extend(leads.follow(courses.get_mut(given..).unwrap_or_default(), false, &mut watched));
    let simple = deepen::simple_scripts(request, &shared);
    courses.extend(simple.iter().filter_map(|(number, script)| course(request, *number, Some((script, Mode::Tests)))));
    let mut others = deepen::preludes(request, &shared);
    others.extend(deepen::set_fields(request, &shared));
    courses.extend(others.iter().filter_map(|(number, script)| course(request, *number, Some((script, Mode::Tests)))));
    // They are quick, so they need not wait for their turns among others that are not.
    let quick = courses.get_mut(first..).unwrap_or_default();
    run(quick, &shared, Mode::Tests, Some(STALL.1), stop, &mut watched);
    draw(request, &shared, &courses, false, stop);
    varying.turn(request, &mut shared.borrow_mut(), VARY, stop);
    run(&mut courses, &shared, Mode::Tests, Some(STALL.1), stop, &mut watched);
    sample::try_boundaries(request, &shared, stop);
    draw(request, &shared, &courses, false, stop);
    let own: Vec<&Course<'_>> = courses.iter().take(first).collect();
    let own = own.as_slice();
    let mut proofs = prove(request, &shared, own, Some(PROOF), stop, &mut watched);
    deepen::dismiss_impossible(request, &shared, own, &proofs);
    shared.borrow_mut().refute();
    // Other strategies are for those who want to see what comes of them alone, so there this comes last.
    let is_by_urge = courses.iter().any(|course| course.engine.is_by_urge());
    if is_by_urge {
        shared.borrow_mut().refute_by_kept();
    }
    if request.deepen {
        led.extend(leads.follow(courses.get_mut(..first).unwrap_or_default(), true, &mut watched));
    }
    varying.turn(request, &mut shared.borrow_mut(), VARY, stop);
    let own: Vec<&Course<'_>> = courses.iter().take(first).collect();
    let unusual = deepen::unusual(request, &shared, &own);
    let scripts = deepen::scripts(request, &shared, &own);
    let before = courses.len();
    courses.extend(unusual.iter().filter_map(|(number, script)| course(request, *number, Some((script, Mode::Tests)))));
    // They are few, and what they show nothing else does.
    let first_of_them = courses.get_mut(before..).unwrap_or_default();
    run(first_of_them, &shared, Mode::Tests, Some(STALL.1), stop, &mut watched);
    courses.extend(scripts.iter().filter_map(|(number, script)| course(request, *number, Some((script, Mode::Tests)))));
    run(&mut courses, &shared, Mode::Tests, Some(STALL.2), stop, &mut watched);
    if draw(request, &shared, &courses, false, stop) {
        run(&mut courses, &shared, Mode::Tests, Some(STALL.2), stop, &mut watched);
    }
    draw(request, &shared, &courses, true, stop);
    // What is left of the time is shared, as long as that brings something or there is something to explore.
    let (mut idle, ends) = (0, || shared.borrow().must_end(0) || stop.load(Ordering::Relaxed));
    while !shared.borrow().goals.all_settled() && !ends() {
        let goes_on = request.until.is_some() && courses.iter().take(first).any(|course| !course.over);
        if idle >= MOST_IDLE && !goes_on {
            break;
        }
        let before = shared.borrow().version;
        varying.turn(request, &mut shared.borrow_mut(), VARY, stop);
        if goes_on {
            let own = courses.get_mut(..first).unwrap_or_default();
            run(own, &shared, Mode::Tests, Some(STALL.1), stop, &mut watched);
        }
        idle = if shared.borrow().version == before { idle + 1 } else { 0 };
    }
    // Longer scripts have no end, so they are left where nothing comes of them; the others go on.
    let deeper = courses.split_off(first);
    run(&mut courses, &shared, Mode::Tests, None, stop, &mut watched);
    if !is_by_urge {
        shared.borrow_mut().refute_by_kept();
    }
    // Nothing more is looked for, so proofs that were cut short may take the rest of the time.
    let short = |number| proofs.iter().any(|proof: &Explored| proof.number == number && proof.was_cut_short());
    let again: Vec<&Course<'_>> = courses.iter().filter(|course| short(course.number)).collect();
    let more = prove(request, &shared, &again, None, stop, &mut watched);
    proofs.extend(more);
    killing.turn(request, &mut shared.borrow_mut(), &mut varying, true, stop);
    let mut explored: Vec<Explored> = courses.into_iter().map(Course::finish).collect();
    for deeper in deeper.into_iter().map(Course::finish).chain(led) {
        if let Some(explored) = explored.iter_mut().find(|e| e.number == deeper.number) {
            explored.add(deeper);
        }
    }
    for mut proof in proofs {
        if let Some(explored) = explored.iter_mut().find(|e| e.number == proof.number) {
            explored.evidence.append(&mut proof.evidence);
            explored.proof = Some(Box::new(proof));
        }
    }
    let shared = shared.into_inner();
    if cfg!(debug_assertions) {
        let by_reflection = shared.tests.iter().any(|kept| kept.case.access == Access::Reflection);
        let wrong = refuting::contradicted(request, &shared.goals, by_reflection);
        debug_assert!(wrong.is_empty(), "covered, and refuted: {}", wrong.join("; "));
    }
    let late = request.until.is_some_and(|until| Instant::now() >= until);
    let done = shared.goals.all_settled();
    let Shared { recorder, goals, tests, withheld, untested, timeline, contradictions, refuted, not_begun, .. } =
        shared;
    let tests = minimise::minimise(&request.subject, &request.criteria, &recorder, &request.existing, tests);
    Generated {
        recorder,
        goals,
        tests,
        explored,
        paths: reports,
        withheld,
        untested,
        contradictions,
        refuted: refuted.unwrap_or_default(),
        not_begun,
        timeline,
        interrupted: stop.load(Ordering::Relaxed),
        out_of_time: late && !done,
    }
}

/// Draws inputs and calls once: where the solver is no help, or else where nothing came of all that it helps with. Whether
/// it did so now.
fn draw(
    request: &Request<'_>,
    shared: &RefCell<Shared<'_>>,
    courses: &[Course<'_>],
    at_last: bool,
    stop: &AtomicBool,
) -> bool {
    let unanswered = courses.iter().map(|course| course.engine.solver.counters().unknown).sum();
    let now = at_last || shared.borrow().is_hard(unanswered);
    if !now || shared.borrow().has_drawn {
        return false;
    }
    shared.borrow_mut().has_drawn = true;
    sample::sample(request, shared, stop);
    play::play(request, shared, stop);
    true
}

impl Request<'_> {
    /// The target of this number: the further ones come last.
    pub fn target(&self, number: usize) -> Option<&Target> {
        self.targets.iter().chain(self.further).nth(number)
    }

    fn compass(&self, calls: &[(String, String, String)]) -> Compass {
        Compass::new(Rc::clone(&self.subject), Rc::clone(&self.graph), Rc::clone(&self.spots), calls)
    }

    /// The spots that may be reached by these calls.
    fn spots_of(&self, calls: &[(String, String, String)]) -> BTreeSet<u32> {
        let compass = self.compass(calls);
        let mut positions = Positions::default();
        compass.beginning(&mut positions);
        compass.reached_from(&positions)
    }

    /// Whether a script may reach one of these spots.
    fn reaches(&self, script: &Script, spots: &BTreeSet<u32>) -> bool {
        !self.spots_of(&script.called(self.vm)).is_disjoint(spots)
    }

    /// The spots that can tell something that is wanted.
    fn open_spots(&self, goals: &Goals) -> BTreeSet<u32> {
        let spots = self.subject.spots.iter().enumerate();
        spots.filter(|(_, s)| goals.spot_is_open(&s.hooks)).map(|(n, _)| n as u32).collect()
    }

    /// Classes whose static fields a script may read, though a test may have changed them before.
    fn static_state(&self, script: &Script) -> BTreeSet<Rc<str>> {
        let calls = script.called(self.vm);
        let initialisers = calls.iter().map(|(class, ..)| (class.as_str(), "<clinit>", "()V"));
        let named = calls.iter().map(|(c, n, d)| (c.as_str(), n.as_str(), d.as_str())).chain(initialisers);
        let methods = named.filter_map(|(class, name, descriptor)| self.graph.method(class, name, descriptor));
        let reached = self.graph.reachable(methods.filter_map(|m| self.graph.entry(m)).collect::<Vec<_>>());
        let mut found = self.graph.static_state(&reached);
        if script.symbolic_statics {
            let target = self.vm.program.method(script.target);
            found.remove(&*self.vm.program.class(target.class).name);
        }
        found
    }
}

/// The further targets that may reach what is open: also where no time is left, for what they reach is not proved then.
fn further(request: &Request<'_>, shared: &Shared<'_>) -> Vec<usize> {
    if shared.goals.all_settled() {
        return Vec::new();
    }
    let open = request.open_spots(&shared.goals);
    let first = request.targets.len();
    request
        .further
        .iter()
        .enumerate()
        .filter(|(_, t)| request.reaches(&t.script, &open))
        .map(|(n, _)| first + n)
        .collect()
}

/// The exploration of a target, for tests, or with another script.
fn course<'a>(request: &'a Request<'_>, number: usize, other: Option<(&'a Script, Mode)>) -> Option<Course<'a>> {
    let vm = request.vm;
    let target = request.target(number)?;
    let (script, mode) = other.unwrap_or((&target.script, Mode::Tests));
    let compass = request.compass(&script.called(request.vm));
    let strategy = search::strategy_among(request.own, &request.strategy, request.seed);
    let strategy = strategy.unwrap_or_else(|| (search::STRATEGIES[0].2)(request.seed));
    let time = request.until.map(|until| until.saturating_duration_since(Instant::now()));
    let limits = Limits { time, ..request.limits.clone() };
    let mut engine = Engine::new(vm, script, strategy, Solver::new(&request.solver), limits);
    engine.watch_the_clock();
    engine.start();
    let evidence = Evidence::new(mode, script.receiver);
    let (name, time) = (target.name.as_str(), Duration::ZERO);
    Some(Course { number, name, engine, compass, seen: u32::MAX, time, evidence, over: false, most_work: None })
}

impl Explored {
    /// It ended by the bounds of a proof.
    fn was_cut_short(&self) -> bool {
        let given_up = |cause| self.evidence.iter().any(|evidence| evidence.given_up.contains_key(&cause));
        given_up(Cause::Paths) || given_up(Cause::Time)
    }

    /// The same target once more, with other scripts.
    fn add(&mut self, mut more: Explored) {
        self.tally.add(&more.tally);
        self.queries += more.queries;
        self.solver = (self.solver.0 + more.solver.0, self.solver.1 + more.solver.1);
        self.time += more.time;
        self.evidence.append(&mut more.evidence);
    }
}

impl Course<'_> {
    /// The same before it is over.
    fn so_far(&self) -> Explored {
        Explored {
            name: self.name.to_string(),
            number: self.number,
            queries: 0,
            solver: (Duration::ZERO, Duration::ZERO),
            tally: Tally::default(),
            time: self.time,
            evidence: vec![self.evidence_so_far()],
            proof: None,
        }
    }

    /// What is known so far; an exploration that is not over leaves everything open.
    fn evidence_so_far(&self) -> Evidence {
        let mut evidence = self.evidence.clone();
        evidence.cut.extend(self.engine.tally.cut.iter().cloned());
        evidence.scope.extend(self.engine.tally.scope.iter().cloned());
        evidence.scope.extend(self.engine.vm.stood_in.borrow().iter().cloned());
        if !self.over {
            evidence.cut.insert(LeftOut::new(Beyond::Bound, "what is not explored yet"));
        }
        evidence
    }

    fn finish(mut self) -> Explored {
        if !self.over {
            self.evidence.cut.insert(LeftOut::new(Beyond::Calls, "receivers after more calls"));
        }
        self.evidence.cut.extend(self.engine.tally.cut.iter().cloned());
        self.evidence.scope.extend(self.engine.tally.scope.iter().cloned());
        // Of what was dropped on the way nothing else is left.
        self.evidence.scope.extend(self.engine.vm.stood_in.borrow().iter().cloned());
        if self.engine.tally.is_vacuous() {
            self.evidence.cut.insert(LeftOut::new(Beyond::Bound, "all inputs, because none was found that is assumed"));
        }
        // What unusual inputs leave out says nothing that the usual ones do not say.
        if self.engine.script.unusual {
            let tally = &mut self.engine.tally;
            (tally.cut, tally.partial, tally.left) = (BTreeSet::new(), BTreeMap::new(), BTreeMap::new());
        }
        let counters = self.engine.solver.counters();
        Explored {
            name: self.name.to_string(),
            number: self.number,
            queries: counters.queries,
            solver: (counters.time(), counters.layer(Layer::Backends).time),
            tally: self.engine.tally,
            time: self.time,
            // With a few strings for all, unusual inputs, or some calls before, nothing is proved, and what is left out has
            // no end.
            evidence: match self.engine.script.is_for_tests_alone() {
                true => Vec::new(),
                false => vec![self.evidence],
            },
            proof: None,
        }
    }
}

/// How much an exploration has done, whatever the machine: a measure for turns.
fn work(engine: &Engine<'_>) -> u64 {
    engine.terms.len() as u64 + engine.tally.steps / 10
}

/// All targets by turns, until nothing is wanted or nothing waits, or nothing comes of `stall` states of each.
fn run(
    courses: &mut [Course<'_>],
    shared: &RefCell<Shared<'_>>,
    mode: Mode,
    stall: Option<u64>,
    stop: &AtomicBool,
    progress: &mut dyn FnMut(Standing),
) {
    // One query must not take the time that other means could use.
    let leaves = stall.is_some() && mode == Mode::Tests && !shared.borrow().has_drawn;
    for course in courses.iter_mut() {
        match shared.borrow().hard_from().filter(|_| leaves) {
            Some(then) => course.engine.solver.set_deadline(Some(then)),
            None => course.engine.watch_the_clock(),
        }
    }
    // States taken up, now and when everything was covered.
    let mut taken = 0;
    let mut covered_at = None;
    let all_work = |courses: &[Course<'_>]| courses.iter().map(|course| work(&course.engine)).sum::<u64>();
    let (mut version, mut news_at, mut work_at) = (shared.borrow().version, 0, all_work(courses));
    while courses.iter().any(|course| !course.over) {
        let (now, open) = (shared.borrow().version, !shared.borrow().goals.all_settled());
        if now != version {
            (version, news_at, work_at) = (now, taken, all_work(courses));
        }
        let waiting = courses.iter().map(|course| course.engine.waiting()).sum();
        if shared.borrow().must_end(waiting) {
            courses.iter_mut().for_each(|course| course.engine.end_now());
        }
        let active = courses.iter().filter(|course| !course.over).count() as u64;
        let stalled = |stall: u64| {
            let (states, most) = (taken - news_at, stall * active);
            states > most && (all_work(courses) - work_at > STALL_WORK.0 || states > most * STALL_WORK.1)
        };
        if open && stall.is_some_and(stalled) {
            return;
        }
        let mut unanswered: u64 = courses.iter().map(|course| course.engine.solver.counters().unknown).sum();
        for course in courses.iter_mut().filter(|course| !course.over) {
            if shared.borrow().must_end(waiting) {
                course.engine.end_now();
            }
            let may_leave = open && leaves;
            let earlier = unanswered - course.engine.solver.counters().unknown;
            if may_leave && shared.borrow().is_hard(unanswered) {
                return;
            }
            let started = Instant::now();
            {
                let mut shared = shared.borrow_mut();
                let mut hunter = Hunter::new(&mut shared, &mut course.compass, &mut course.evidence, mode);
                hunter.is_main = course.engine.script.is_main;
                let with_compass = course.engine.is_by_urge() || taken >= WITHOUT_COMPASS;
                hunter.look_again(&mut course.seen, with_compass);
                let enough = work(&course.engine) + MOST_WORK;
                for _ in 0..SLICE {
                    if !course.engine.step(&mut hunter, stop) {
                        course.over = true;
                        break;
                    }
                    hunter.look_again(&mut course.seen, with_compass);
                    let done = work(&course.engine);
                    if course.most_work.is_some_and(|most| done > most) {
                        course.engine.limits.paths = Some(0);
                    }
                    let unanswered = || earlier + course.engine.solver.counters().unknown;
                    if done > enough || may_leave && hunter.is_hard(unanswered()) {
                        break;
                    }
                }
                if course.over {
                    course.engine.give_up(&mut hunter);
                }
            }
            course.time += started.elapsed();
            unanswered = earlier + course.engine.solver.counters().unknown;
            let mut shared = shared.borrow_mut();
            let standing = shared.standing();
            taken += u64::from(SLICE);
            if taken >= REFUTE_AFTER || shared.is_late() {
                shared.refute();
            }
            if shared.goals.all_settled() {
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
/// though sequences of calls have no end. So are static fields of the target's class, which other tests may have set. What
/// the script of the target calls on the way is a target itself.
fn prove(
    request: &Request<'_>,
    shared: &RefCell<Shared<'_>>,
    courses: &[&Course<'_>],
    bounds: Option<(u64, u64)>,
    stop: &AtomicBool,
    progress: &mut dyn FnMut(Standing),
) -> Vec<Explored> {
    let mut proofs = Vec::new();
    let end = request.until.map(|until| {
        let now = Instant::now();
        now + until.saturating_duration_since(now) / PROOF_SHARE
    });
    for (done, (number, evidence)) in courses.iter().map(|c| (c.number, c.evidence_so_far())).enumerate() {
        let Some(target) = request.target(number).filter(|_| !shared.borrow().must_end(0)) else { continue };
        let built = matches!(target.script.receiver, Receiver::Built { .. });
        let instance = !target.script.constructors.is_empty();
        let statics = !target.script.symbolic_statics && !request.static_state(&target.script).is_empty();
        let first_is_open = !evidence.cut.is_empty() || !evidence.given_up.is_empty();
        if !(built && instance || statics) || !first_is_open || shared.borrow().goals.all_settled() {
            continue;
        }
        let script = Script {
            symbolic_statics: target.script.symbolic_statics,
            any_statics: true,
            preconditions: target.script.preconditions.clone(),
            ..Script::new(target.script.target, Receiver::Any)
        };
        let Some(mut course) = course(request, number, Some((&script, Mode::Proof))) else { continue };
        if let Some((paths, work)) = bounds {
            course.engine.limits.paths = Some(paths);
            course.most_work = Some(work);
            let left = u32::try_from(courses.len() - done).unwrap_or(u32::MAX);
            course.engine.limits.time = end.map(|end| end.saturating_duration_since(Instant::now()) / left.max(1));
            course.engine.watch_the_clock();
        }
        let mut course = [course];
        run(&mut course, shared, Mode::Proof, None, stop, progress);
        proofs.extend(course.into_iter().map(Course::finish));
    }
    proofs
}
