//! The listener that hunts for what is not covered: keeps a trail per path, judges what waits by the compass, makes tests of
//! paths that show something new, and remembers where states were given up.

use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use std::time::{Duration, Instant};

use super::means::refute::Refutal;
use super::{Kept, Request, Standing};
use crate::coverage::compass::{Compass, Positions};
use crate::coverage::criteria::Aim;
use crate::coverage::facts::{FactSet, Recorder, Trail};
use crate::coverage::goals::Goals;
use crate::coverage::reasons::Contradictions;
use crate::coverage::watching::Watching;
use crate::explore::engine::{Ended, Listener, Notes, Question, Refuted, Waits, Wish};
use crate::explore::script::Receiver;
use crate::explore::tally::{Cause, PathEnd};
use crate::expr::eval::{EvalCache, eval_bool};
use crate::expr::{TermId, Terms};
use crate::solver::Answer;
use crate::state::{Event, Seen};
use crate::testgen::run::{DEPENDS, Runner};
use crate::testgen::{Draft, capture, capture_also};
use crate::world::LeftOut;

/// What an exploration is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    Tests,
    /// Field values of the receiver that no calls may lead to: shows what is impossible, never what is possible.
    Proof,
}

/// What an exploration says about what it did not show.
#[derive(Clone, Debug)]
pub struct Evidence {
    pub mode: Mode,
    pub receiver: Receiver,
    /// Where states were given up, by cause.
    pub given_up: BTreeMap<Cause, Positions>,
    /// What no path followed.
    pub cut: BTreeSet<LeftOut>,
    /// What is left out of all inputs by agreement: sizes that no JVM has memory for.
    pub scope: BTreeSet<String>,
    /// Objectives that a path showed.
    pub shown: BTreeSet<u32>,
}

impl Evidence {
    pub fn new(mode: Mode, receiver: Receiver) -> Self {
        Self {
            mode,
            receiver,
            given_up: BTreeMap::new(),
            cut: BTreeSet::new(),
            scope: BTreeSet::new(),
            shown: BTreeSet::new(),
        }
    }
}

/// What all explorations of a run share.
pub struct Shared<'r> {
    pub runner: &'r Runner<'r>,
    request: &'r Request<'r>,
    pub recorder: Recorder,
    pub goals: Goals,
    watching: Watching<'r>,
    pub tests: Vec<Kept>,
    pub withheld: BTreeMap<String, u64>,
    pub untested: BTreeMap<usize, String>,
    pub timeline: Vec<(f64, u64, usize)>,
    /// Grows when something is covered.
    pub version: u32,
    /// Paths that ended.
    pub paths: u64,
    pub contradictions: Contradictions,
    /// Objectives that were refuted, with the reason.
    pub refuted: BTreeMap<usize, Refutal>,
    /// Targets that were not begun yet.
    pub not_begun: usize,
    /// Facts for which a test was withheld: another path may have more luck, but not every one is tried.
    tried: BTreeMap<u32, u32>,
    /// Somebody was told that the run must end for want of time.
    pub was_late: Cell<bool>,
}

/// What it takes to give up a state that waits.
const PER_WAITING: Duration = Duration::from_micros(8);
/// Paths with the same new facts that are tried before they are left alone.
pub const MOST_TRIES: u32 = 5;

/// A test of a path, run concretely, with what it shows there; or why there is none.
pub fn trial(
    path: &mut Ended<'_>,
    is_main: bool,
    runner: &Runner<'_>,
    recorder: &mut Recorder,
) -> Result<Kept, String> {
    attempt(capture(path, is_main)?, runner, recorder)
}

/// The same of a path whose inputs have all of this true besides.
fn trial_with(
    path: &mut Ended<'_>,
    also: &[TermId],
    is_main: bool,
    runner: &Runner<'_>,
    recorder: &mut Recorder,
) -> Result<Kept, String> {
    attempt(capture_also(path, also, is_main)?, runner, recorder)
}

fn attempt(draft: Draft, runner: &Runner<'_>, recorder: &mut Recorder) -> Result<Kept, String> {
    let mut trails: Vec<Trail> = vec![Trail::default()];
    let case = runner.run_all(&draft, &mut |run, _, state| {
        if trails.len() <= run {
            trails.resize_with(run + 1, Trail::default);
        }
        if let Some(trail) = trails.get_mut(run) {
            recorder.take(trail, &state.events);
        }
        state.events.clear();
    })?;
    Ok(Kept::of_runs(case, draft, &trails.iter().map(Trail::facts).collect::<Vec<_>>()))
}

impl<'r> Shared<'r> {
    pub fn new(request: &'r Request<'r>, runner: &'r Runner<'r>, recorder: Recorder, goals: Goals) -> Self {
        let watching = Watching::start(&request.subject, &request.vm.program, &goals);
        Self {
            runner,
            request,
            recorder,
            goals,
            watching,
            tests: Vec::new(),
            withheld: BTreeMap::new(),
            untested: BTreeMap::new(),
            timeline: Vec::new(),
            version: 0,
            paths: 0,
            contradictions: Contradictions::new(),
            refuted: BTreeMap::new(),
            not_begun: request.targets.len(),
            tried: BTreeMap::new(),
            was_late: Cell::new(false),
        }
    }

    /// There is only time left to give up so many states.
    pub fn must_end(&self, waiting: usize) -> bool {
        let giving_up = PER_WAITING.saturating_mul(u32::try_from(waiting).unwrap_or(u32::MAX));
        let must_end = self.request.until.is_some_and(|until| Instant::now() + giving_up >= until);
        self.was_late.set(self.was_late.get() || must_end);
        must_end
    }

    /// No execution can show these: they are not looked for any more.
    pub fn refute(&mut self, found: BTreeMap<usize, Refutal>) {
        found.keys().for_each(|number| self.goals.refute(*number));
        self.version += u32::from(!found.is_empty());
        self.refuted.extend(found);
    }

    /// Runs a draft.
    pub fn attempt(&mut self, draft: Draft) -> Result<Kept, String> {
        attempt(draft, self.runner, &mut self.recorder)
    }

    /// What would add something, of these facts.
    pub fn news(&mut self, facts: &FactSet) -> Vec<u32> {
        self.goals.news(&mut self.recorder, facts)
    }

    /// Keeps a test that no path asked for, if it shows something that is not covered.
    pub fn keep_if_new(&mut self, kept: Kept) {
        if !self.news(&kept.facts).is_empty() {
            self.keep(kept);
        }
    }

    pub fn keep(&mut self, kept: Kept) {
        let number = (self.request.existing.len() + self.tests.len()) as u32;
        self.goals.keep(&self.recorder, number, &kept.facts);
        if let Some(worker) = self.request.worker {
            worker.leave(&kept.draft);
        }
        self.tests.push(kept);
        self.version += 1;
        let seconds = Instant::now().duration_since(self.request.started).as_secs_f64();
        self.timeline.push((seconds, self.paths, self.goals.covered()));
    }

    /// No test could be made that shows these facts, though they were seen.
    pub fn could_not_test(&mut self, why: &str, news: &[u32]) {
        for fact in news.iter().filter_map(|number| self.recorder.fact(*number)) {
            for goal in self.goals.open_goals_of(fact) {
                self.untested.entry(goal as usize).or_insert_with(|| why.to_string());
            }
        }
        *self.withheld.entry(why.to_string()).or_default() += 1;
    }

    pub fn standing(&self) -> Standing {
        Standing {
            covered: self.goals.covered(),
            all: self.goals.aims.len(),
            paths: self.paths,
            tests: self.tests.len(),
        }
    }
}

pub struct Hunter<'s, 'r> {
    shared: &'s mut Shared<'r>,
    compass: &'s mut Compass,
    evidence: &'s mut Evidence,
    pub is_main: bool,
}

impl<'s, 'r> Hunter<'s, 'r> {
    pub fn new(shared: &'s mut Shared<'r>, compass: &'s mut Compass, evidence: &'s mut Evidence) -> Self {
        Self { shared, compass, evidence, is_main: false }
    }

    /// Looks at the goals again if they changed since `seen`; the compass may be left for later.
    pub fn look_again(&mut self, seen: &mut u32, with_compass: bool) {
        if *seen == self.shared.version {
            return;
        }
        self.shared.watching.update(&self.shared.request.subject, &self.shared.goals);
        if with_compass {
            *seen = self.shared.version;
            self.compass.update(&self.shared.goals);
        }
    }

    /// The new facts of a path, each with an objective that is not covered.
    fn news(&mut self, facts: &FactSet) -> Vec<u32> {
        self.shared.news(facts)
    }

    fn note_shown(&mut self, news: &[u32]) {
        for number in news {
            if let Some(fact) = self.shared.recorder.fact(*number) {
                let goals = &self.shared.goals;
                self.evidence.shown.extend(goals.open_goals_of(fact));
            }
        }
    }

    /// Nothing came of a path that shows these facts.
    fn withhold(&mut self, why: String, news: &[u32]) {
        for number in news {
            *self.shared.tried.entry(*number).or_default() += 1;
        }
        self.shared.could_not_test(&why, news);
    }

    /// Labels that are open and that the path can show, together as far as its model goes: facts, and when they are shown. Each of
    /// the others is asked for by itself.
    fn possible(&mut self, path: &mut Ended<'_>, trail: &Trail) -> Vec<(Vec<u32>, Vec<TermId>)> {
        let (mut together, mut others) = ((Vec::new(), Vec::new()), Vec::new());
        let mut cache = EvalCache::new();
        for (fact, holds) in trail.possible() {
            let tried = self.shared.tried.get(fact).copied().unwrap_or(0) >= MOST_TRIES;
            let known = self.shared.recorder.fact(*fact).filter(|_| !tried);
            if known.is_none_or(|known| !self.shared.goals.wants(*fact, known)) {
                continue;
            }
            if !path.doubtful && eval_bool(path.terms, *holds, path.model, &mut cache) {
                together.0.push(*fact);
                together.1.push(*holds);
            } else {
                others.push((vec![*fact], vec![*holds]));
            }
        }
        others.retain(|(_, also)| {
            let holds = path.terms.all_of(also);
            let model = Some(path.model).filter(|_| !path.doubtful);
            matches!(path.solver.check(path.terms, &path.state.path.constraints, model, holds), Answer::Sat(_))
        });
        if !together.0.is_empty() {
            others.insert(0, together);
        }
        others
    }

    /// Tests for labels that the path shows with some of its inputs.
    fn test_possible(&mut self, path: &mut Ended<'_>) {
        let Some(trail) = path.notes.and_then(|notes| notes.of::<Trail>()) else { return };
        if trail.possible().is_empty() {
            return;
        }
        for (facts, also) in self.possible(path, trail) {
            let open: Vec<u32> = facts.into_iter().filter(|fact| self.is_wanted(*fact)).collect();
            if open.is_empty() {
                continue;
            }
            self.note_shown(&open);
            if self.evidence.mode != Mode::Tests {
                continue;
            }
            if let PathEnd::Exited(_) = path.end {
                self.withhold("the program ends the JVM".into(), &open);
                continue;
            }
            match trial_with(path, &also, self.is_main, self.shared.runner, &mut self.shared.recorder) {
                Ok(kept) => {
                    self.shared.keep_if_new(kept);
                    let missed: Vec<u32> = open.into_iter().filter(|fact| self.is_wanted(*fact)).collect();
                    if !missed.is_empty() {
                        self.withhold("the test does not show what the path showed".into(), &missed);
                    }
                }
                Err(why) => self.withhold(why, &open),
            }
        }
    }

    /// The test that ends with the call that shows what it is kept for.
    fn aimed(&mut self, kept: Kept, shown: &[u32]) -> Kept {
        let shared = &mut self.shared;
        let Ok(settled) = shared.runner.settle(&kept.draft) else { return kept };
        let Some(aimed) = shared.aimed(&settled, shown) else { return kept };
        match shared.attempt(aimed) {
            Ok(aimed) if shown.iter().all(|fact| aimed.facts.contains(*fact)) => aimed,
            _ => kept,
        }
    }

    fn is_wanted(&self, fact: u32) -> bool {
        self.shared.recorder.fact(fact).is_some_and(|known| self.shared.goals.wants(fact, known))
    }

    fn test(&mut self, path: &mut Ended<'_>, news: &[u32]) {
        let tried = trial(path, self.is_main, self.shared.runner, &mut self.shared.recorder);
        let mut kept = match tried {
            Ok(kept) => kept,
            Err(why) => return self.withhold(why, news),
        };
        let mut shown = self.news(&kept.facts);
        // Strings that are equal need not be the same.
        if shown.is_empty()
            && path.vm.compares_identity()
            && let Some(own) = kept.draft.with_own_texts()
        {
            kept = match attempt(own, self.shared.runner, &mut self.shared.recorder) {
                Ok(kept) => kept,
                Err(why) => return self.withhold(why, news),
            };
            shown = self.news(&kept.facts);
        }
        if shown.is_empty() {
            let depends = news.iter().any(|fact| kept.sometimes.contains(*fact));
            let why = if depends { DEPENDS } else { "the test does not show what the path showed" };
            return self.withhold(why.into(), news);
        }
        let kept = self.aimed(kept, &shown);
        self.shared.keep(kept);
    }
}

impl Listener for Hunter<'_, '_> {
    fn begin(&mut self) -> Option<Rc<dyn Notes>> {
        Some(Rc::new(Trail::default()))
    }

    fn told(&mut self, notes: Option<&mut dyn Notes>, events: &[Event]) {
        if let Some(trail) = notes.and_then(|notes| notes.of_mut::<Trail>()) {
            self.shared.recorder.take_news(trail, events);
        }
    }

    fn asks(&mut self, event: &Event) -> Option<Question> {
        let Seen::May(number, holds) = event.seen else { return None };
        let spot = self.shared.request.subject.spots.get(event.watch as usize)?;
        let is_open = spot.labels(number).any(|label| self.shared.goals.aim_is_open(&Aim::Label(label)));
        is_open.then_some(Question { holds, regardless: false })
    }

    fn impossible(&mut self, notes: Option<&mut dyn Notes>, asked: TermId) {
        if let Some(trail) = notes.and_then(|notes| notes.of_mut::<Trail>()) {
            trail.forget(asked);
        }
    }

    fn urge(&mut self, terms: &mut Terms, waiting: &Waits<'_>) -> Option<u32> {
        if self.shared.goals.is_done() {
            return None;
        }
        self.compass.urge(terms, waiting, &self.shared.recorder, &self.shared.goals)
    }

    fn refuted(&mut self, refuted: &mut Refuted<'_>) {
        super::contradiction::explain(refuted, self.compass, &self.shared.goals, &mut self.shared.contradictions);
    }

    fn given_up(&mut self, waiting: &Waits<'_>, why: &Cause) {
        let positions = self.evidence.given_up.entry(why.clone()).or_default();
        self.compass.positions(waiting, positions);
    }

    fn lost(&mut self, why: &Cause) {
        let positions = self.evidence.given_up.entry(why.clone()).or_default();
        self.compass.beginning(positions);
    }

    fn ended(&mut self, path: &mut Ended<'_>) -> Wish {
        if let PathEnd::Partial(cause) = path.end {
            let (vm, state, notes, at_target) = (path.vm, path.state, path.notes, path.stage.is_in_target());
            let waiting = Waits { vm, state, notes, way: None, guard: None, at_target };
            let cause = cause.clone();
            self.given_up(&waiting, &cause);
            return Wish::GoOn;
        }
        let finished = matches!(path.end, PathEnd::Returned(_) | PathEnd::Threw(_) | PathEnd::Exited(_));
        if !finished {
            return Wish::GoOn;
        }
        self.shared.paths += 1;
        let Some(trail) = path.notes.and_then(|notes| notes.of::<Trail>()) else {
            return Wish::GoOn;
        };
        let news = self.news(trail.facts());
        if news.is_empty() {
            self.test_possible(path);
            return Wish::GoOn;
        }
        self.note_shown(&news);
        let worth = news.iter().any(|n| self.shared.tried.get(n).copied().unwrap_or(0) < MOST_TRIES);
        if self.evidence.mode == Mode::Tests && worth {
            match path.end {
                PathEnd::Exited(_) => self.withhold("the program ends the JVM".into(), &news),
                _ => self.test(path, &news),
            }
        }
        self.test_possible(path);
        Wish::GoOn
    }
}
