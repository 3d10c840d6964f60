//! One test for each feasible path of the targets (criterion `paths`; papers 003 and 004).
//!
//! Each target is explored to its end. A path that no test takes yet becomes a test, which counts only if it takes that path
//! in a plain run too. Several states may take one path (receivers of different histories, aliases): one of them is enough.
//!
//! Where not everything was explored there is one more objective, which stays open and says what was left out.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use super::hunt::{Evidence, MOST_TRIES, Mode};
use super::{Explored, Generated, Kept, Request, Standing};
use crate::coverage::facts::{Fact, FactSet, Recorder, Trail};
use crate::coverage::goals::Goals;
use crate::coverage::paths::{Bound, Ending, Taken, Trace, fingerprint, words};
use crate::coverage::reasons::Contradictions;
use crate::coverage::report::PathsReport;
use crate::coverage::watching::Watching;
use crate::explore::engine::{Ended, Engine, Limits, Listener, Notes, Waits, Wish};
use crate::explore::precondition;
use crate::explore::tally::PathEnd;
use crate::explore::target::Target;
use crate::expr::Terms;
use crate::search;
use crate::solver::{Layer, Solver};
use crate::state::event::{TARGET_BEGINS, TARGET_ENDS};
use crate::state::{Event, State};
use crate::testgen::capture::{Draft, capture};
use crate::testgen::run::Runner;

/// Branch outcomes and how it ended.
type Path = (Vec<(u32, u32)>, Ending);

/// What came of a path.
enum Fate {
    Tested,
    /// How often it was tried, and why it failed last.
    Failed(u32, String),
}

/// What a path has done so far.
#[derive(Clone, Default)]
struct Walk {
    /// Instructions before the target.
    begun: Option<u64>,
    trace: Trace,
}

impl Notes for Walk {
    fn fork(&self) -> Rc<dyn Notes> {
        Rc::new(self.clone())
    }
}

struct Walker<'w, 'r> {
    request: &'r Request<'r>,
    runner: &'w Runner<'r>,
    recorder: &'w mut Recorder,
    bound: Bound,
    is_main: bool,
    found: BTreeMap<Path, (u32, Fate)>,
    /// Methods whose own bounds dropped paths.
    bounded: BTreeSet<usize>,
    taken: Vec<Taken>,
    tests: Vec<(u32, Kept)>,
    /// The number of the target's first path among all.
    first: u32,
    target: &'r Target,
    progress: &'w mut dyn FnMut(u64),
}

impl Listener for Walker<'_, '_> {
    fn begin(&mut self) -> Option<Rc<dyn Notes>> {
        Some(Rc::new(Walk::default()))
    }

    fn entered(&mut self, notes: Option<&mut dyn Notes>, state: &State) {
        if let Some(walk) = notes.and_then(|notes| notes.of_mut::<Walk>()) {
            *walk = Walk { begun: Some(state.steps), trace: Trace::default() };
        }
    }

    fn told(&mut self, notes: Option<&mut dyn Notes>, events: &[Event]) {
        if let Some(walk) = notes.and_then(|notes| notes.of_mut::<Walk>()).filter(|walk| walk.begun.is_some()) {
            walk.trace.take(&self.request.subject, self.bound, events);
        }
    }

    fn urge(&mut self, _: &mut Terms, waiting: &Waits<'_>) -> Option<u32> {
        (!self.is_beyond(waiting.notes)).then_some(0)
    }

    fn has_enough(&mut self, _: &mut Terms, going: &Waits<'_>) -> bool {
        self.is_beyond(going.notes)
    }

    fn ended(&mut self, path: &mut Ended<'_>) -> Wish {
        let Some(walk) = path.notes.and_then(|notes| notes.of::<Walk>()) else { return Wish::GoOn };
        if self.is_beyond(path.notes) {
            return Wish::GoOn;
        }
        let ending = match path.end {
            PathEnd::Returned(_) => Ending::Returned,
            PathEnd::Threw(exception) => {
                let class = path.state.heap.class_of(*exception).unwrap_or(path.vm.known.throwable);
                Ending::Threw(path.vm.program.class(class).java_name())
            }
            PathEnd::Exited(code) => Ending::Exited(*code),
            _ => return Wish::GoOn,
        };
        let steps = path.state.steps - walk.begun.unwrap_or(0);
        self.take((walk.trace.steps(), ending), steps, path);
        Wish::GoOn
    }
}

impl Walker<'_, '_> {
    /// Whether a path is not among those that are asked for.
    fn is_beyond(&mut self, notes: Option<&dyn Notes>) -> bool {
        let Some(walk) = notes.and_then(|notes| notes.of::<Walk>()) else { return false };
        self.bounded.extend(walk.trace.beyond);
        walk.trace.is_beyond
    }

    /// A state took this path to its end.
    fn take(&mut self, taken: Path, instructions: u64, path: &mut Ended<'_>) {
        let tries = match self.found.get(&taken) {
            Some((_, Fate::Tested)) => return,
            Some((_, Fate::Failed(tries, _))) if *tries >= MOST_TRIES => return,
            Some((_, Fate::Failed(tries, _))) => *tries,
            None => 0,
        };
        let number = match self.found.get(&taken) {
            Some((number, _)) => *number,
            None => self.register(&taken, instructions),
        };
        let fate = match self.test(&taken, path) {
            Ok(kept) => {
                self.tests.push((number, kept));
                Fate::Tested
            }
            Err(why) => Fate::Failed(tries + 1, why),
        };
        self.found.insert(taken, (number, fate));
        (self.progress)(self.tests.len() as u64);
    }

    fn register(&mut self, (steps, ending): &Path, instructions: u64) -> u32 {
        let subject = &self.request.subject;
        let print = fingerprint(subject, steps, ending);
        let id = format!("{}#{print:016x}", self.target.name);
        let what = words(subject, steps, ending);
        self.taken.push(Taken { method: self.method(), id, what, instructions, left_out: None });
        self.first + self.taken.len() as u32 - 1
    }

    /// The target among the methods that are measured.
    fn method(&self) -> Option<usize> {
        let program = &self.request.vm.program;
        let target = program.method(self.target.script.target);
        let class = &program.class(target.class).name;
        let subject = &self.request.subject;
        subject.methods.iter().position(|method| {
            method.name == *target.name
                && method.descriptor == *target.descriptor
                && subject.classes.get(method.class).is_some_and(|found| found.name == **class)
        })
    }

    /// A test that takes the path in a plain run.
    fn test(&mut self, taken: &Path, path: &mut Ended<'_>) -> Result<Kept, String> {
        if matches!(path.end, PathEnd::Exited(_)) {
            return Err("the program ends the JVM".into());
        }
        let draft = capture(path, self.is_main)?;
        let tried = self.attempt(&draft, taken);
        if tried.is_ok() || !path.vm.compares_identity() {
            return tried;
        }
        // Strings that are equal need not be the same.
        match draft.with_own_texts() {
            Some(own) => self.attempt(&own, taken).or(tried),
            None => tried,
        }
    }

    /// The test of a draft, if it takes the path.
    fn attempt(&mut self, draft: &Draft, (steps, ending): &Path) -> Result<Kept, String> {
        let (subject, bound) = (Rc::clone(&self.request.subject), self.bound);
        // What assertions run after the target belongs to no path.
        let mut runs: Vec<(Trail, Trace, bool)> = Vec::new();
        let recorder = &mut *self.recorder;
        let case = self.runner.run_all(draft, &mut |run, _, state| {
            if runs.len() <= run {
                runs.resize_with(run + 1, Default::default);
            }
            if let Some((trail, trace, is_over)) = runs.get_mut(run) {
                recorder.take(trail, &state.events);
                let events = state.events.as_slice();
                let begins = events.iter().rposition(|event| event.watch == TARGET_BEGINS);
                if begins.is_some() {
                    (*trace, *is_over) = (Trace::default(), false);
                }
                let of_target = events.get(begins.map_or(0, |at| at + 1)..).unwrap_or_default();
                let ends = of_target.iter().position(|event| event.watch == TARGET_ENDS);
                if !*is_over {
                    trace.take(&subject, bound, of_target.get(..ends.unwrap_or(of_target.len())).unwrap_or_default());
                }
                *is_over |= ends.is_some();
            }
            state.events.clear();
        })?;
        let ended = match case.outcome.strip_prefix("throws ") {
            Some(class) => Ending::Threw(class.to_string()),
            None => Ending::Returned,
        };
        if ended != *ending || runs.iter().any(|(_, trace, _)| trace.steps() != *steps) {
            return Err("the test takes another path".into());
        }
        let shown: Vec<&FactSet> = runs.iter().map(|(trail, ..)| trail.facts()).collect();
        Ok(Kept::of_runs(case, draft.clone(), &shown))
    }
}

/// What is left to do when the paths are found.
pub struct Found {
    pub tests: Vec<Kept>,
    pub explored: Vec<Explored>,
    pub reports: Vec<PathsReport>,
    pub withheld: BTreeMap<String, u64>,
    /// Objectives that have no test, and why.
    untested: BTreeMap<u32, String>,
}

/// Explores all targets. The paths are objectives of the subject from then on.
pub fn explore<'r>(
    request: &'r Request<'r>,
    runner: &Runner<'r>,
    recorder: &mut Recorder,
    bound: Bound,
    stop: &AtomicBool,
    progress: &mut dyn FnMut(Standing),
) -> Found {
    let _watching = Watching::start(&request.subject, &request.vm.program, &Goals::new(&request.subject, &[]));
    let mut all = Found {
        tests: Vec::new(),
        explored: Vec::new(),
        reports: Vec::new(),
        withheld: BTreeMap::new(),
        untested: BTreeMap::new(),
    };
    for (number, target) in request.targets.iter().enumerate() {
        let before = all.tests.len();
        let mut tell = |tests: u64| {
            let tests = before + tests as usize;
            progress(Standing { covered: tests, all: tests, paths: tests as u64, tests });
        };
        let mut walker = Walker {
            request,
            runner,
            recorder,
            bound,
            is_main: target.script.is_main,
            found: BTreeMap::new(),
            bounded: BTreeSet::new(),
            taken: Vec::new(),
            tests: Vec::new(),
            first: request.subject.paths.borrow().len() as u32,
            target,
            progress: &mut tell,
        };
        let left = request.until.map(|until| until.saturating_duration_since(Instant::now()));
        let shares = (request.targets.len() - number) as u32;
        let limits = Limits { time: left.map(|left| left / shares.max(1)), ..request.limits.clone() };
        let started = Instant::now();
        let mut engine = engine(request, target, limits);
        engine.start();
        engine.run(&mut walker, stop);
        let Walker { found, bounded, mut taken, tests, first, .. } = walker;
        let counters = engine.solver.counters();
        let failed = found.into_values().filter_map(|(number, fate)| match fate {
            Fate::Failed(_, why) => Some((number, why)),
            Fate::Tested => None,
        });
        for (number, why) in failed {
            *all.withheld.entry(why.clone()).or_default() += 1;
            all.untested.insert(number, why);
        }
        let longest = taken.iter().max_by_key(|path| path.instructions);
        let mut left_out = engine.tally.left_out();
        let within = bounded.iter().filter_map(|method| request.subject.methods.get(*method)?.bound.as_ref());
        left_out.extend(within.map(|(_, says)| format!("paths are asked for as long as {says} (--bound)")));
        all.reports.push(PathsReport {
            target: target.name.clone(),
            paths: taken.len() as u64,
            tests: tests.len() as u64,
            complete: left_out.is_empty(),
            assumed: assumed(request, target),
            left_out: left_out.clone(),
            longest: longest.map(|path| (path.id.clone(), path.instructions)),
        });
        if !left_out.is_empty() {
            taken.push(Taken {
                method: None,
                id: format!("{}#more", target.name),
                what: format!("more paths of {}", target.name),
                instructions: 0,
                left_out: Some(left_out.join("; ")),
            });
        }
        request.subject.paths.borrow_mut().extend(taken);
        for (number, mut kept) in tests {
            debug_assert!(number >= first);
            kept.facts.insert(recorder.number(Fact::Path(number)));
            all.tests.push(kept);
        }
        all.explored.push(Explored {
            name: target.name.clone(),
            number,
            queries: counters.queries,
            solver: (counters.time(), counters.layer(Layer::Backends).time),
            tally: engine.tally.clone(),
            time: started.elapsed(),
            evidence: vec![Evidence::new(Mode::Tests, target.script.receiver)],
            proof: None,
        });
    }
    all
}

fn engine<'r>(request: &'r Request<'r>, target: &'r Target, limits: Limits) -> Engine<'r> {
    // Neighbours have much in common, which the solver remembers.
    let strategy = if request.strategy == "directed" { "dfs" } else { &request.strategy };
    let strategy = search::strategy_among(request.own, strategy, request.seed);
    let strategy = strategy.unwrap_or_else(|| (search::STRATEGIES[0].2)(request.seed));
    Engine::new(request.vm, &target.script, strategy, Solver::new(&request.solver), limits)
}

/// What it takes for granted that there are no paths but those found.
fn assumed(request: &Request<'_>, target: &Target) -> Vec<String> {
    let world = request.vm.config.world.sentences().into_iter().map(str::to_string);
    world.chain(precondition::scope(request.vm, &target.script)).collect()
}

impl Found {
    /// The whole generation, where nothing but paths is asked for.
    pub fn finish(self, request: &Request<'_>, recorder: Recorder, stop: &AtomicBool) -> Generated {
        let facts = request.existing.iter().chain(self.tests.iter().map(|test| &test.facts));
        let goals = Goals::of_tests(&recorder, &request.criteria, facts);
        let untested = self.untested.into_iter().map(|(path, why)| (path as usize, why)).collect();
        let seconds = request.started.elapsed().as_secs_f64();
        let paths = self.explored.iter().map(|explored| explored.tally.finished()).sum();
        let late = request.until.is_some_and(|until| Instant::now() + Duration::from_millis(1) >= until);
        Generated {
            timeline: vec![(seconds, paths, goals.covered())],
            recorder,
            goals,
            tests: self.tests,
            explored: self.explored,
            means: Vec::new(),
            paths: self.reports,
            withheld: self.withheld,
            untested,
            contradictions: Contradictions::new(),
            refuted: BTreeMap::new(),
            not_begun: 0,
            interrupted: stop.load(Ordering::Relaxed),
            out_of_time: late,
        }
    }
}
