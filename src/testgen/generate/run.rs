//! What the means of one generation work on together: the goals and tests so far, the explorations under way, and what each
//! target may reach. Explorations go on here, by slices, for whatever means began them.
//!
//! Invariants: slices are counted in states and work, never in time. What is judged impossible on the way is judged by
//! the same rules as at the end, with what is not explored yet as something left out.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use elsa::FrozenVec;

use super::course::{Course, Explored, Role};
use super::hunt::{Hunter, Shared};
use super::means::vary::Varying;
use super::verdicts::{Found, judge_found};
use super::{Kept, Request, Standing};
use crate::coverage::criteria::Aim;
use crate::coverage::report::Verdict;
use crate::coverage::subject::{Hook, Place};
use crate::explore::script::Script;

/// States taken up before another target has its turn.
pub const SLICE: u32 = 12;
/// Work that ends a slice earlier: one hard target must not keep the others waiting.
const MOST_WORK: u64 = 2_000_000;
/// States that a search without distances takes up before it is asked which of them lead nowhere: the first tests come
/// sooner than the answer.
const WITHOUT_COMPASS: u64 = 48;
/// After everything is covered, the search for pairs goes on for this part of the states so far, and at least so many.
const PAIRS: (u64, u64) = (4, 2_000);
/// The part of the time that is left which one turn may take, whatever its work, and at least so much.
const SHARE: u32 = 3;
const SHORTEST: Duration = Duration::from_secs(1);

/// Who is told how far a run is, and the tests so far.
pub struct Told<'r> {
    pub progress: &'r mut dyn FnMut(Standing),
    pub checkpoint: &'r mut dyn FnMut(&[Kept]),
    /// Tests of the last checkpoint.
    pub checked: usize,
}

/// When a turn ends, whatever its work: by the clock, or because somebody says so.
#[derive(Clone, Copy)]
pub struct End<'r> {
    pub until: Option<Instant>,
    pub stop: &'r AtomicBool,
}

impl End<'_> {
    pub fn is_here(&self) -> bool {
        self.stop.load(Ordering::Relaxed) || self.until.is_some_and(|until| Instant::now() >= until)
    }
}

pub struct Run<'r> {
    pub request: &'r Request<'r>,
    pub shared: Shared<'r>,
    /// All explorations, whoever began them.
    pub courses: Vec<Course<'r>>,
    /// Inputs that are varied.
    pub varying: Varying<'r>,
    /// What came of single paths that leads began, by target.
    pub led: Vec<Explored>,
    /// The end of the turn.
    pub end: End<'r>,
    /// The further targets that may reach something open were begun.
    pub has_further: bool,
    scripts: &'r FrozenVec<Box<Script>>,
    told: Told<'r>,
    /// States taken up, now and when everything was covered.
    taken: u64,
    covered_at: Option<u64>,
    /// Objectives by what they are about.
    aims: BTreeMap<Place, Vec<usize>>,
    /// The objectives that each target may reach, as far as somebody asked.
    reached: RefCell<BTreeMap<usize, Rc<[usize]>>>,
}

impl<'r> Run<'r> {
    pub fn new(
        request: &'r Request<'r>,
        shared: Shared<'r>,
        scripts: &'r FrozenVec<Box<Script>>,
        told: Told<'r>,
        stop: &'r AtomicBool,
    ) -> Self {
        let mut aims: BTreeMap<Place, Vec<usize>> = BTreeMap::new();
        for (number, (_, aim)) in shared.goals.aims.iter().enumerate() {
            aims.entry(aim.place()).or_default().push(number);
        }
        Self {
            request,
            shared,
            courses: Vec::new(),
            varying: Varying::new(request.seed),
            led: Vec::new(),
            end: End { until: request.until, stop },
            has_further: false,
            scripts,
            told,
            taken: 0,
            covered_at: None,
            aims,
            reached: RefCell::default(),
        }
    }

    /// The next turn may take a part of the time that is left.
    pub fn begin_turn(&mut self) {
        let now = Instant::now();
        let share = |until: Instant| (until.saturating_duration_since(now) / SHARE).max(SHORTEST);
        self.end.until = self.request.until.map(|until| until.min(now + share(until)));
    }

    /// The time of the run is over, or somebody ended it.
    pub fn is_over(&self) -> bool {
        let waiting = self.courses.iter().map(|course| course.engine.waiting()).sum();
        self.end.stop.load(Ordering::Relaxed) || self.shared.must_end(waiting)
    }

    /// What was brought so far: tests, and objectives that were shown to be impossible.
    pub fn brought(&self) -> (usize, usize) {
        (self.shared.tests.len(), self.shared.goals.refuted())
    }

    /// Whether states are taken up first that are near to something open. Other strategies are for those who want to see what
    /// comes of them alone.
    pub fn is_by_urge(&self) -> bool {
        self.courses.first().is_some_and(|course| course.engine.is_by_urge())
    }

    /// The explorations with this role, by position.
    pub fn with_role(&self, role: Role) -> impl Iterator<Item = (usize, &Course<'r>)> {
        self.courses.iter().enumerate().filter(move |(_, course)| course.role == role)
    }

    /// How much the targets' own explorations have left out so far.
    pub fn left_out(&self) -> usize {
        let tallies = self.with_role(Role::Own).map(|(_, course)| &course.engine.tally);
        tallies.map(|tally| tally.cut.len() + tally.partial.len()).sum()
    }

    /// How many explorations are over.
    pub fn ended(&self) -> usize {
        self.courses.iter().filter(|course| course.over).count()
    }

    /// The targets' own explorations are over.
    pub fn targets_are_over(&self) -> bool {
        self.shared.not_begun == 0 && self.with_role(Role::Own).all(|(_, course)| course.over)
    }

    /// Begins an exploration, and gives its position.
    pub fn begin(&mut self, number: usize, role: Role, script: Option<Script>) -> Option<usize> {
        let script = script.map(|script| self.scripts.push_get(Box::new(script)));
        self.courses.push(Course::new(self.request, number, role, script)?);
        Some(self.courses.len() - 1)
    }

    /// Begins the further targets that may reach what is open, once. Nothing is judged before: what they reach is not
    /// proved without them.
    pub fn begin_further(&mut self) {
        if self.shared.not_begun > 0 || std::mem::replace(&mut self.has_further, true) {
            return;
        }
        let first = self.request.targets.len();
        for number in first..first + self.request.further.len() {
            if self.is_near(number) {
                self.begin(number, Role::Own, None);
            }
        }
    }

    /// Whether a target may reach something open.
    pub fn is_near(&self, number: usize) -> bool {
        self.reached_by(number).iter().any(|aim| self.shared.goals.is_open(*aim))
    }

    /// How many open objectives one of these targets may reach.
    pub fn open_among(&self, numbers: impl IntoIterator<Item = usize>) -> usize {
        let goals = &self.shared.goals;
        let (mut seen, mut count) = (vec![false; goals.aims.len()], 0);
        for number in numbers {
            if count == goals.open() {
                break;
            }
            for aim in self.reached_by(number).iter().filter(|aim| goals.is_open(**aim)) {
                count += seen.get_mut(*aim).map_or(0, |seen| usize::from(!std::mem::replace(seen, true)));
            }
        }
        count
    }

    /// The objectives that a target may reach.
    pub fn reached_by(&self, number: usize) -> Rc<[usize]> {
        if let Some(known) = self.reached.borrow().get(&number) {
            return Rc::clone(known);
        }
        let calls = self.request.target(number).map(|target| target.script.called(self.request.vm));
        let spots = self.request.spots_of(&calls.unwrap_or_default());
        let spots = spots.iter().filter_map(|spot| self.request.subject.spots.get(spot));
        let mut found: Vec<usize> = spots
            .flat_map(|spot| spot.hooks.iter().map(Hook::place))
            .filter_map(|place| self.aims.get(&place))
            .flatten()
            .copied()
            .collect();
        found.sort_unstable();
        found.dedup();
        let found: Rc<[usize]> = found.into();
        self.reached.borrow_mut().insert(number, Rc::clone(&found));
        found
    }

    /// Lets explorations take slices until so much work is done, the turn ends, or all of them are over. The work.
    pub fn explore(&mut self, positions: &[usize], most: u64) -> u64 {
        let mut done = 0;
        while done < most && !self.end.is_here() && !self.is_over() {
            let active = positions.iter().filter_map(|at| self.courses.get(*at).map(|course| (course, *at)));
            let next = active.filter(|(course, _)| !course.over).min_by_key(|(course, at)| (course.slices, *at));
            let Some((_, at)) = next else { break };
            done += self.slice(at);
            self.heed_pairs();
            self.tell();
        }
        done
    }

    /// One slice of an exploration. The work.
    fn slice(&mut self, at: usize) -> u64 {
        let Some(course) = self.courses.get_mut(at) else { return 0 };
        let (started, before) = (Instant::now(), course.work());
        // One question must not take the time that other means could use.
        course.engine.solver.set_deadline(self.end.until);
        let mut hunter = Hunter::new(&mut self.shared, &mut course.compass, &mut course.evidence);
        hunter.is_main = course.engine.script.is_main;
        let with_compass = course.engine.is_by_urge() || self.taken >= WITHOUT_COMPASS;
        hunter.look_again(&mut course.seen, with_compass);
        for _ in 0..SLICE {
            if !course.engine.step(&mut hunter, self.end.stop) {
                course.over = true;
                course.engine.give_up(&mut hunter);
                break;
            }
            hunter.look_again(&mut course.seen, with_compass);
            if super::work::of_engine(&course.engine).saturating_sub(before) > MOST_WORK {
                break;
            }
        }
        course.slices += 1;
        course.time += started.elapsed();
        self.taken += u64::from(SLICE);
        course.work().saturating_sub(before).max(1)
    }

    /// Where everything is covered what is left are pairs, which are worth a while and no more.
    fn heed_pairs(&mut self) {
        let goals = &mut self.shared.goals;
        if !goals.all_settled() || !goals.looking_for_pairs {
            return;
        }
        let since = *self.covered_at.get_or_insert(self.taken);
        if self.taken - since > PAIRS.1.max(since / PAIRS.0) {
            goals.looking_for_pairs = false;
            self.shared.version += 1;
        }
    }

    pub fn tell(&mut self) {
        (self.told.progress)(self.shared.standing());
        if self.shared.tests.len() > self.told.checked {
            self.told.checked = self.shared.tests.len();
            (self.told.checkpoint)(&self.shared.tests);
        }
    }

    /// What the explorations so far show to be impossible is not looked for any more.
    pub fn dismiss_impossible(&mut self) {
        self.begin_further();
        let mut explored: Vec<Explored> = Vec::new();
        for (_, course) in self.with_role(Role::Own) {
            let name = self.request.target(course.number).map_or("", |target| target.name.as_str());
            let mut so_far = Explored::of(name, course.number);
            so_far.evidence.push(course.evidence_so_far());
            let same = |other: &&Course<'_>| other.number == course.number && other.role != Role::Own;
            let others = self.courses.iter().filter(same).filter(|other| other.over && other.may_prove());
            so_far.evidence.extend(others.map(Course::evidence_so_far));
            explored.push(so_far);
        }
        let Shared { recorder, goals, untested, contradictions, refuted, not_begun, .. } = &self.shared;
        let not_begun = *not_begun;
        let found = Found { recorder, goals, explored: &explored, untested, contradictions, refuted, not_begun };
        let judged = judge_found(self.request, found);
        let is_impossible = |aim: &Aim| matches!(judged.verdict(aim), Verdict::Infeasible { .. });
        let open = goals.aims.iter().enumerate().filter(|(number, _)| goals.is_open(*number));
        let impossible: Vec<usize> = open.filter(|(_, (_, aim))| is_impossible(aim)).map(|(n, _)| n).collect();
        self.shared.version += u32::from(!impossible.is_empty());
        impossible.into_iter().for_each(|number| self.shared.goals.refute(number));
    }

    /// Ends all explorations. What came of the targets, and the rest.
    pub fn finish(mut self) -> (Vec<Explored>, Shared<'r>) {
        if !self.shared.goals.all_settled() {
            self.begin_further();
            if self.is_over() {
                self.give_up();
            }
        }
        let (own, mut others): (Vec<_>, Vec<_>) = self.courses.into_iter().partition(|c| c.role == Role::Own);
        // What tests showed says more than what proofs need.
        others.sort_by_key(|course| course.role == Role::Proof);
        let mut explored: Vec<Explored> = own.into_iter().map(Course::finish).collect();
        let finished = others.into_iter().map(|course| (course.role, course.finish()));
        for (role, mut other) in finished.chain(self.led.into_iter().map(|led| (Role::More, led))) {
            let Some(target) = explored.iter_mut().find(|target| target.number == other.number) else { continue };
            match role {
                Role::Proof => {
                    target.evidence.append(&mut other.evidence);
                    target.proof = Some(Box::new(other));
                }
                _ => target.add(other),
            }
        }
        (explored, self.shared)
    }

    /// Notes what waits where, for there is no time to go on.
    fn give_up(&mut self) {
        for course in self.courses.iter_mut().filter(|course| !course.over) {
            if !self.end.stop.load(Ordering::Relaxed) {
                course.engine.end_now();
            }
            let mut hunter = Hunter::new(&mut self.shared, &mut course.compass, &mut course.evidence);
            course.engine.step(&mut hunter, self.end.stop);
            course.engine.give_up(&mut hunter);
            course.over = true;
        }
    }
}
