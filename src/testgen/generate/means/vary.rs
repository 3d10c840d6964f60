//! Variations of tests: an input that comes near to something open is changed a little, again and again, and run plainly. What
//! shows something new becomes a test; what goes a way that none went before is varied in its turn. It costs no solver, so it
//! goes through regular expressions, parsers, tables and files of the library as through any other code.
//!
//! Drafts are drawn anew as well (`sample`). Nothing is concluded from what is not shown. Counted in instructions, and the same
//! for a seed.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

use super::sample::{Mentioned, Sample};
use super::{Means, Offer};
use crate::coverage::compass::Positions;
use crate::coverage::facts::{FactSet, Trail};
use crate::coverage::subject::Place;
use crate::explore::input::Input;
use crate::state::{State, TextPair};
use crate::testgen::capture::Draft;
use crate::testgen::generate::Request;
use crate::testgen::generate::change::{change, go_on_from, simpler};
use crate::testgen::generate::drawing::Sort;
use crate::testgen::generate::hunt::Shared;
use crate::testgen::generate::near::{Compared, Nearest, towards};
use crate::testgen::generate::run::{End, Run};
use crate::testgen::generate::texts::make_alike;
use crate::testgen::generate::work::PLAIN_RUN;
use crate::testgen::world::MOST_STEPS;

/// Instructions of one run, unless there is time for longer ones.
const LONGEST: u64 = 300_000;
/// One in so many instructions is for runs that take longer, and of what is left of these as much for the next of them: some have
/// no end.
const FOR_LONGER: u64 = 4;
/// Of so many runs one is drawn anew.
const FRESH: u32 = 5;
/// Of so many runs one goes towards a way that none went.
const NEAREST: u32 = 3;
/// Of so many changes one makes texts alike which were compared, if there are any.
const ALIKE: u32 = 3;
/// Work after which it is asked again which targets may reach something open: of large programs that takes as long as many runs.
const LOOK: u64 = 4_000_000;
/// Runs in a row that came to nothing at all after which a target is drawn for no more.
const MOST_FAILURES: u32 = 60;
/// Runs that are spent on making a test simpler.
const MOST_CUTS: u32 = 60;
/// Tests that may fail to show a fact before it is left alone: other inputs may have more luck.
const MOST_IN_VAIN: u32 = 12;
/// Inputs that are varied.
const MOST_ENTRIES: usize = 2_000;

/// An input that is varied.
struct Entry {
    draft: Draft,
    /// Its target.
    sample: usize,
    uses: u32,
    /// What its run compared.
    texts: Rc<[TextPair]>,
}

/// Varies the tests that there are.
pub struct Vary;

impl<'r> Means<'r> for Vary {
    fn offer(&mut self, run: &Run<'r>) -> Option<Offer> {
        let nothing = run.varying.begun && run.varying.samples.is_empty();
        Offer::of(if nothing { 0 } else { run.shared.goals.open() })
    }

    fn turn(&mut self, run: &mut Run<'r>, most: u64) -> u64 {
        run.varying.begin(run.request);
        match run.varying.samples.is_empty() {
            true => 0,
            false => run.varying.vary(run.request, &mut run.shared, most, run.end),
        }
    }
}

/// What came of one run.
struct Probed {
    /// What it shows, unless it comes to nothing.
    shown: Option<FactSet>,
    /// It went a way that none went before.
    is_new: bool,
    /// The instructions that it took.
    steps: u64,
    texts: Rc<[TextPair]>,
}

/// What a sample may reach.
enum Reach {
    /// Whatever comes after these places.
    From(Positions),
    /// The spots of a class that nothing names.
    In(BTreeSet<u32>),
}

/// What is varied.
pub struct Varying<'a> {
    begun: bool,
    samples: Vec<Sample<'a>>,
    /// From where each may reach something.
    reach: Vec<Reach>,
    /// Runs in a row that came to nothing, by target.
    failures: Vec<u32>,
    /// The targets that were called with nothing in the place of each object, and what is run next for that.
    deprived: BTreeSet<usize>,
    waiting: Vec<(usize, Draft)>,
    pool: Vec<Entry>,
    /// The entries that reach a decision.
    reached: BTreeMap<Place, Vec<usize>>,
    /// Facts that an entry shows.
    shown: FactSet,
    nearest: Nearest,
    /// The work so far, and what of it went to runs that took longer than most may.
    work: (u64, u64),
    /// How often no test could be made for a fact.
    in_vain: BTreeMap<u32, u32>,
    /// Tests that are in the pool.
    known: usize,
    random: SmallRng,
    round: u32,
}

impl<'a> Varying<'a> {
    pub fn new(seed: u64) -> Self {
        Self {
            begun: false,
            failures: Vec::new(),
            deprived: BTreeSet::new(),
            waiting: Vec::new(),
            reach: Vec::new(),
            samples: Vec::new(),
            pool: Vec::new(),
            reached: BTreeMap::new(),
            shown: FactSet::default(),
            nearest: Nearest::default(),
            work: (0, 0),
            in_vain: BTreeMap::new(),
            known: 0,
            random: SmallRng::seed_from_u64(seed ^ 0x5eed),
            round: 0,
        }
    }

    /// Finds out what can be drawn for, once.
    pub(super) fn begin(&mut self, request: &Request<'a>) {
        if std::mem::replace(&mut self.begun, true) {
            return;
        }
        let mut mentioned = Mentioned::new();
        self.nearest.know_switches(request.subject.switches(&request.vm.program));
        let targets = request.targets.iter().chain(request.further);
        self.samples = targets.filter_map(|target| Sample::new(request, target, &mut mentioned)).collect();
        self.samples.extend(Sample::of_given(request, &mut mentioned));
        let reached = |sample: &Sample<'a>| match &sample.given {
            Some(given) => Reach::In(request.spots_in(&given.hidden.name)),
            None => Reach::From(request.beginning(&sample.target.script.called(request.vm))),
        };
        self.reach = self.samples.iter().map(reached).collect();
        self.failures = vec![0; self.samples.len()];
    }

    /// Varies until so much work is done, or nothing is open.
    fn vary(&mut self, request: &Request<'a>, shared: &mut Shared<'_>, most: u64, end: End<'_>) -> u64 {
        let (mut work, mut version, mut looked) = (0, None, 0);
        let mut open: Vec<Place> = Vec::new();
        let mut fresh: Vec<usize> = Vec::new();
        while work < most && !shared.goals.all_settled() && !end.is_here() {
            if version != Some(shared.version) {
                self.learn(request, shared);
                open = self.open_places(shared);
                if version.is_none() || work >= looked + LOOK {
                    let spots = request.open_spots(&shared.goals);
                    (fresh, looked) = (self.reaching(request, &spots), work);
                }
                version = Some(shared.version);
            }
            self.round += 1;
            work += PLAIN_RUN;
            if let Some((sample, draft)) = self.next(&open, &fresh) {
                work += self.run(shared, sample, draft);
            }
        }
        work
    }

    /// What to vary for mutants that live: the places of their labels that an entry reaches, and the targets that reach one.
    pub(super) fn towards(
        &self,
        request: &Request<'a>,
        places: &[Place],
        spots: &BTreeSet<u32>,
    ) -> (Vec<Place>, Vec<usize>) {
        let open = places.iter().filter(|place| self.reached.contains_key(place)).copied().collect();
        (open, self.reaching(request, spots))
    }

    /// The samples that may reach one of these spots. Asked from the spots backwards: of thousands of samples each may reach nearly all.
    fn reaching(&self, request: &Request<'a>, spots: &BTreeSet<u32>) -> Vec<usize> {
        let distances = request.spots.distances(&request.graph, spots);
        let reaches = |reach: &Reach| match reach {
            Reach::From(positions) => positions.nearest(&distances) != u32::MAX,
            Reach::In(own) => !own.is_disjoint(spots),
        };
        self.reach.iter().enumerate().filter(|(_, reach)| reaches(reach)).map(|(number, _)| number).collect()
    }

    /// The number of another round.
    pub(super) fn next_round(&mut self) {
        self.round += 1;
    }

    /// Takes the tests that others found into the pool.
    pub(super) fn learn(&mut self, request: &Request<'_>, shared: &mut Shared<'_>) {
        for number in self.known..shared.tests.len() {
            let Some(kept) = shared.tests.get(number) else { break };
            let (draft, facts) = (kept.draft.clone(), kept.facts.clone());
            let same = |sample: &Sample<'_>| {
                let owner = &request.vm.program.class(sample.method.class).name;
                **owner == *draft.owner
                    && *sample.method.name == *draft.method
                    && *sample.method.descriptor == *draft.descriptor
            };
            let Some(sample) = self.samples.iter().position(same) else { continue };
            if let Ok(draft) = shared.runner.settle(&draft) {
                let texts = self.probe(shared, &draft, sample).texts;
                self.add(shared, Entry { draft, sample, uses: 0, texts }, &facts);
            }
        }
        self.known = shared.tests.len();
    }

    fn add(&mut self, shared: &Shared<'_>, entry: Entry, facts: &FactSet) {
        if self.pool.len() >= MOST_ENTRIES {
            return;
        }
        let places: BTreeSet<Place> = facts.iter().filter_map(|n| shared.recorder.fact(n)).map(|f| f.place()).collect();
        for place in places {
            self.reached.entry(place).or_default().push(self.pool.len());
        }
        self.shown.add(facts);
        self.pool.push(entry);
    }

    /// Where something is open that an entry reaches.
    fn open_places(&self, shared: &Shared<'_>) -> Vec<Place> {
        let aims = shared.goals.aims.iter().enumerate().filter(|(number, _)| shared.goals.is_open(*number));
        let places: BTreeSet<Place> = aims.map(|(_, (_, aim))| aim.place()).collect();
        places.into_iter().filter(|place| self.reached.contains_key(place)).collect()
    }

    /// What to run next.
    pub(super) fn next(&mut self, open: &[Place], fresh: &[usize]) -> Option<(usize, Draft)> {
        if let Some(next) = self.waiting.pop() {
            return Some(next);
        }
        let draws = self.pool.is_empty() || self.round.is_multiple_of(FRESH);
        if draws && !fresh.is_empty() {
            let number = *fresh.get(self.random.random_range(0..fresh.len()))?;
            if self.failures.get(number).is_some_and(|failures| *failures < MOST_FAILURES) {
                let sort = match self.round / FRESH % 4 {
                    0 => Sort::Few(4),
                    1 | 2 => Sort::Small,
                    _ => Sort::Any,
                };
                let sample = self.samples.get_mut(number)?;
                sample.drawing.begin(self.round, sort);
                let mut draft = sample.draft()?;
                if self.random.random::<bool>()
                    && let Some(other) = self.pool.get(self.random.random_range(0..self.pool.len().max(1)))
                {
                    go_on_from(&mut draft, &other.draft, sample, &mut self.random);
                }
                return Some((number, draft));
            }
        }
        if self.round.is_multiple_of(NEAREST)
            && let Some((mut draft, sample, pair)) = self.nearest.any(&mut self.random)
            && towards(&mut draft, pair, &mut self.random)
        {
            return Some((sample, draft));
        }
        // Near to what is open, and then whatever there is.
        let near = open.get(self.random.random_range(0..open.len().max(1))).filter(|_| !self.round.is_multiple_of(4));
        let near = near.and_then(|place| self.reached.get(place)).map(Vec::as_slice).unwrap_or_default();
        let mut pick = || match near.len() {
            0 => (!self.pool.is_empty()).then(|| self.random.random_range(0..self.pool.len())),
            some => near.get(self.random.random_range(0..some)).copied(),
        };
        // Of two the one that was varied less.
        let (one, other) = (pick()?, pick()?);
        let uses = |n: usize| self.pool.get(n).map_or(0, |entry| entry.uses);
        let chosen = if uses(one) <= uses(other) { one } else { other };
        let other = self.random.random_range(0..self.pool.len());
        let texts = self.pool.get(other).map(|entry| entry.draft.clone());
        let entry = self.pool.get_mut(chosen)?;
        entry.uses += 1;
        let compared = Rc::clone(&entry.texts);
        let sample = self.samples.get_mut(entry.sample)?;
        let mut draft = entry.draft.clone();
        // Mostly one change.
        for _ in 0..1 + self.random.random_range(0..4u32) / 2 {
            let alike = !compared.is_empty() && self.random.random_range(0..ALIKE) == 0;
            if !(alike && make_alike(&mut draft, &compared, &mut self.random)) {
                change(&mut draft, sample, texts.as_ref(), &mut self.random, self.round);
            }
        }
        Some((entry.sample, draft))
    }

    fn probe(&mut self, shared: &mut Shared<'_>, draft: &Draft, sample: usize) -> Probed {
        let (nearest, mut run, mut texts) = (&mut self.nearest, Compared::default(), Vec::new());
        let left = (self.work.0 / FOR_LONGER).saturating_sub(self.work.1);
        let most = (left / FOR_LONGER).clamp(LONGEST, MOST_STEPS);
        let (shown, steps) = shared.probe(draft, most, &mut |state| {
            nearest.hear(&mut run, &state.events);
            texts.extend(state.texts.iter().skip(texts.len()).cloned());
        });
        self.work.0 += PLAIN_RUN + steps;
        self.work.1 += if steps > LONGEST { steps } else { 0 };
        let is_new = run.is_new;
        if shown.is_some() {
            nearest.keep(run, draft, sample);
        }
        Probed { shown, is_new, steps, texts: texts.into() }
    }

    /// Runs a draft, and keeps it where it shows something new. The instructions that it took.
    fn run(&mut self, shared: &mut Shared<'_>, sample: usize, draft: Draft) -> u64 {
        let Probed { shown, is_new, mut steps, texts } = self.probe(shared, &draft, sample);
        let Some(facts) = shown else {
            self.failures.iter_mut().skip(sample).take(1).for_each(|failures| *failures += 1);
            return steps;
        };
        self.failures.iter_mut().skip(sample).take(1).for_each(|failures| *failures = 0);
        if self.deprived.insert(sample) {
            self.waiting.extend(without_each(&draft).map(|draft| (sample, draft)));
        }
        let tried = |fact: &u32| self.in_vain.get(fact).is_some_and(|tries| *tries >= MOST_IN_VAIN);
        let news: Vec<u32> = shared.news(&facts).into_iter().filter(|fact| !tried(fact)).collect();
        if news.is_empty() {
            if is_new || facts.iter().any(|fact| !self.shown.contains(fact)) {
                self.add(shared, Entry { draft, sample, uses: 0, texts }, &facts);
            }
            return steps;
        }
        let draft = shared.aimed(&draft, &news).unwrap_or(draft);
        // Each takes about as long as the run that is made simpler.
        let longest = LONGEST.max(2 * steps);
        let cuts = MOST_CUTS.min((u64::from(MOST_CUTS) * LONGEST / steps.max(1)) as u32);
        let draft = simpler(draft, cuts, &mut |draft| {
            let (shown, more) = shared.probe(draft, longest, &mut |_| {});
            steps += PLAIN_RUN + more;
            shown.is_some_and(|shown| news.iter().all(|fact| shown.contains(*fact)))
        });
        match shared.attempt(draft) {
            Ok(kept) if news.iter().any(|fact| kept.facts.contains(*fact)) => shared.keep_if_new(kept),
            Ok(_) => self.tried_in_vain(&news),
            Err(why) => {
                shared.could_not_test(&why, &news);
                self.tried_in_vain(&news);
            }
        }
        steps
    }

    fn tried_in_vain(&mut self, news: &[u32]) {
        news.iter().for_each(|fact| *self.in_vain.entry(*fact).or_default() += 1);
    }
}

/// The draft with null for each object that is passed: what methods refuse is asked by one run for each.
fn without_each(draft: &Draft) -> impl Iterator<Item = Draft> {
    let is_object = |descriptor: &str| descriptor.starts_with(['L', '[']);
    let objects = draft.arguments.iter().enumerate().filter(move |(_, root)| is_object(&root.descriptor));
    let given = objects.filter(|(_, root)| !matches!(root.input, Input::Null)).map(|(at, _)| at);
    given.filter_map(move |at| {
        let mut draft = draft.clone();
        draft.arguments.get_mut(at)?.input = Input::Null;
        Some(draft)
    })
}

impl Request<'_> {
    /// The spots of a class.
    fn spots_in(&self, class: &str) -> BTreeSet<u32> {
        let subject = &self.subject;
        let is_it = |method: usize| {
            let method = subject.methods.get(method).and_then(|method| subject.classes.get(method.class));
            method.is_some_and(|owner| owner.name == class)
        };
        subject
            .spots
            .iter()
            .enumerate()
            .filter(|(_, spot)| is_it(spot.method))
            .map(|(number, _)| number as u32)
            .collect()
    }
}

impl Shared<'_> {
    /// Keeps a test of a draft that shows something new. None where it comes to nothing; and the work.
    pub fn try_draft(&mut self, draft: Draft) -> (Option<()>, u64) {
        let (shown, steps) = self.probe(&draft, LONGEST, &mut |_| {});
        let shown = shown.and_then(|shown| {
            let news = self.news(&shown);
            if !news.is_empty() {
                let draft = self.aimed(&draft, &news).unwrap_or(draft);
                let kept = self.attempt(draft).ok()?;
                self.keep_if_new(kept);
            }
            Some(())
        });
        (shown, PLAIN_RUN + steps)
    }

    /// What a settled draft shows, unless it comes to nothing, and the instructions that it took.
    pub fn probe(&mut self, draft: &Draft, most: u64, told: &mut dyn FnMut(&State)) -> (Option<FactSet>, u64) {
        let mut trail = Trail::default();
        let recorder = &mut self.recorder;
        let mut hear = |state: &State| {
            recorder.take(&mut trail, &state.events);
            told(state);
        };
        match self.runner.probe(draft, most, &mut hear) {
            Ok(steps) => (Some(trail.facts().clone()), steps),
            Err(steps) => (None, steps),
        }
    }
}
