//! Generation of tests (the main job): targets are explored towards what is not covered; a path that shows something new
//! becomes a test; what no path shows is proved infeasible or stays open with a reason.
//!
//! There are many means to find tests and proofs (`means`); `schedule` gives them turns, and `run` is what they work on
//! together. `hunt` is the listener of an exploration (`course`), `minimise` chooses the tests that are kept, `verdicts` judges what
//! is not covered, `names` says what a test shows, `confirm` compares its coverage on the JVM.
//!
//! Invariants: a test counts only after it was run concretely in the VM and showed what it is kept for. Turns are counted in
//! work, never in time, so that the same seed gives the same tests unless a budget ends the run or makes it hurry.

mod aimed;
mod change;
mod confirm;
mod contradiction;
mod course;
mod drawing;
mod entrances;
mod escapes;
pub mod exchange;
mod hunt;
mod library;
mod means;
mod minimise;
mod names;
mod near;
mod offers;
pub mod outcome;
mod paths;
mod run;
mod schedule;
pub mod scope;
mod texts;
mod verdicts;
mod work;

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use elsa::FrozenVec;

pub use confirm::Coverage;
pub use course::Explored;
pub use hunt::{Evidence, MOST_TRIES, trial};
pub use names::notes;
pub use run::SLICE;
pub use schedule::PATIENCE;
pub use verdicts::{Judged, judge};

use super::assumed::Assumed;
use super::recipe::End;
use super::run::Runner;
use super::{Access, Draft, TestCase};
use crate::analysis::bits::Bits;
use crate::analysis::callgraph::CallGraph;
use crate::coverage::beside::watch_beside;
use crate::coverage::compass::{Compass, Positions, Spots};
use crate::coverage::criteria::Criterion;
use crate::coverage::facts::{FactSet, Recorder};
use crate::coverage::goals::Goals;
use crate::coverage::reasons::Contradictions;
use crate::coverage::report::{MeansReport, PathsReport};
use crate::coverage::subject::SharedSubject;
use crate::explore::engine::Limits;
use crate::explore::script::Script;
use crate::explore::target::Target;
use crate::interp::Vm;
use crate::search;
use crate::solver::Options;
use exchange::Worker;
use hunt::Shared;
use means::refute::{Refutal, contradicted};
use run::{Run, Told};
use scope::{Closed, Scope};

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
    /// Work in vain after which a search without an end is over.
    pub patience: u64,
    /// Which of several workers this is; none where it is alone.
    pub worker: Option<Worker<'a>>,
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
            patience: PATIENCE,
            worker: None,
        }
    }
}

/// A test that was kept.
pub struct Kept {
    pub case: TestCase,
    pub draft: Draft,
    /// What every run of it shows, whatever the time and the identity of objects.
    pub facts: FactSet,
    /// What only some runs show.
    pub sometimes: FactSet,
    /// Labels whose mutants give this test another result, as far as that was tried.
    pub kills: BTreeSet<u32>,
}

impl Kept {
    /// A test by what each of its runs showed: what it shows at one time, or in one order, it need not show again.
    fn of_runs(case: TestCase, draft: Draft, runs: &[&FactSet]) -> Self {
        let (mut facts, mut sometimes) = (FactSet::default(), FactSet::default());
        for fact in runs.iter().flat_map(|run| run.iter()) {
            let always = runs.iter().all(|run| run.contains(fact));
            if always { &mut facts } else { &mut sometimes }.insert(fact);
        }
        Self { case, draft, facts, sometimes, kills: BTreeSet::new() }
    }
}

/// How far a run is.
#[derive(Clone, Copy, Debug)]
pub struct Standing {
    pub covered: usize,
    pub all: usize,
    pub paths: u64,
    pub tests: usize,
}

pub struct Generated {
    pub recorder: Recorder,
    pub goals: Goals,
    /// The tests that are needed, in the order in which they were found.
    pub tests: Vec<Kept>,
    pub explored: Vec<Explored>,
    /// What each means brought that had a turn, in the order of the registry.
    pub means: Vec<MeansReport>,
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

/// `recorder` knows the facts of the existing tests.
pub fn generate(
    request: &Request<'_>,
    mut recorder: Recorder,
    stop: &AtomicBool,
    progress: &mut dyn FnMut(Standing),
    checkpoint: &mut dyn FnMut(&[Kept]),
) -> Generated {
    let runner = Runner::new(request.concrete, request.vm).until(End { until: request.until, stop });
    let runner = runner.assuming(Assumed::of(request.vm, request.targets.iter().chain(request.further)));
    request.subject.watch_closely(&request.concrete.program);
    watch_beside(&request.subject, &request.concrete.program);
    let mut walked = None;
    if let Some(bound) = request.criteria.iter().find_map(|criterion| criterion.paths()) {
        let found = paths::explore(request, &runner, &mut recorder, bound, stop, progress);
        checkpoint(&found.tests);
        if request.criteria.iter().all(|criterion| criterion.paths().is_some()) {
            return found.finish(request, recorder, stop);
        }
        walked = Some(found);
    }
    let goals = Goals::of_tests(&recorder, &request.criteria, &request.existing);
    let mut shared = Shared::new(request, &runner, recorder, goals);
    let mut reports = Vec::new();
    if let Some(found) = walked {
        reports = found.reports;
        shared.withheld.extend(found.withheld);
        found.tests.into_iter().for_each(|kept| shared.keep(kept));
    }
    let scripts = FrozenVec::new();
    let mut run = Run::new(request, shared, &scripts, Told { progress, checkpoint, checked: 0 }, stop);
    let means = schedule::give_turns(&mut run);
    let (explored, shared) = run.finish();
    if cfg!(debug_assertions) {
        let by_reflection = shared.tests.iter().any(|kept| kept.case.access == Access::Reflection);
        let wrong = contradicted(request, &shared.goals, by_reflection);
        debug_assert!(wrong.is_empty(), "covered, and refuted: {}", wrong.join("; "));
    }
    let late = shared.was_late.get() || request.until.is_some_and(|until| Instant::now() >= until);
    let done = shared.goals.all_settled();
    let Shared { recorder, goals, tests, withheld, untested, timeline, contradictions, refuted, not_begun, .. } =
        shared;
    let tests = minimise::minimise(&request.subject, &request.criteria, &recorder, &request.existing, tests);
    Generated {
        recorder,
        goals,
        tests,
        explored,
        means,
        paths: reports,
        withheld,
        untested,
        contradictions,
        refuted,
        not_begun,
        timeline,
        interrupted: stop.load(Ordering::Relaxed),
        out_of_time: late && !done,
    }
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
    fn spots_of(&self, calls: &[(String, String, String)]) -> Bits {
        self.compass(calls).reached_from(&self.beginning(calls))
    }

    /// Where these calls begin.
    fn beginning(&self, calls: &[(String, String, String)]) -> Positions {
        let mut positions = Positions::default();
        self.compass(calls).beginning(&mut positions);
        positions
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
