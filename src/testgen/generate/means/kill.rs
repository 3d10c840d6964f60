//! Mutants that tests tell from the original by what they assert: a label says that a mutant differs right after its instruction,
//! which need not reach a result (paper 002, section VII: weak and strong mutation).
//!
//! A test that shows the label of a mutant is run on the mutant; where it passes there, its inputs are varied until another test
//! fails. What kills a mutant is kept. Nothing is concluded from mutants that live: they may be equivalent. Counted in
//! instructions and runs, and the same for a seed.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use super::{Means, Offer};
use crate::coverage::criteria::Aim;
use crate::coverage::facts::{Fact, FactSet, Trail};
use crate::coverage::labels::Label;
use crate::coverage::subject::{Hook, Place};
use crate::program::Code;
use crate::program::mutation::Mutation;
use crate::program::watch::Look;
use crate::testgen::TestCase;
use crate::testgen::capture::Draft;
use crate::testgen::generate::change::simpler;
use crate::testgen::generate::hunt::Shared;
use crate::testgen::generate::run::{End, Run};
use crate::testgen::generate::work::PLAIN_RUN;
use crate::testgen::generate::{Kept, Request};

/// Instructions of one run of the original.
const LONGEST: u64 = 300_000;
/// A mutant does not end if it takes so many times the instructions of the original, and so many more.
const ENDLESS: (u64, u64) = (10, 100_000);
/// Varied inputs on which a mutant is tried before it is left.
const MOST_TRIES: u32 = 100;
/// Runs that are spent on making a test simpler.
const MOST_CUTS: u32 = 40;

/// A mutant that is covered weakly and that no test kills.
struct Mutant<'p> {
    code: &'p Code,
    at: u32,
    spot: u32,
    mutation: Rc<Mutation>,
    tries: u32,
}

/// What was tried so far.
#[derive(Default)]
pub struct Kill<'p> {
    /// By label.
    living: BTreeMap<u32, Mutant<'p>>,
    /// Labels that were taken up.
    known: BTreeSet<u32>,
    /// Tests that were run on the mutants.
    looked: usize,
    /// The version of the goals when labels were last taken up.
    version: Option<u32>,
}

impl<'r> Means<'r> for Kill<'r> {
    /// Mutants count beside objectives: their labels are covered.
    fn offer(&mut self, run: &Run<'r>) -> Option<Offer> {
        if self.version != Some(run.shared.version) {
            self.version = Some(run.shared.version);
            self.begin(run.request, &run.shared);
        }
        self.living.retain(|_, mutant| mutant.tries < MOST_TRIES);
        Offer::of(self.living.len())
    }

    /// Runs the tests found so far on the mutants that they show, and looks for inputs that kill the others.
    fn turn(&mut self, run: &mut Run<'r>, most: u64) -> u64 {
        let mut work = self.look_at_tests(&mut run.shared, run.end);
        if self.living.is_empty() {
            return work;
        }
        run.varying.begin(run.request);
        let mut count = None;
        let (mut open, mut fresh) = (Vec::new(), Vec::new());
        while work < most && !run.end.is_here() {
            self.living.retain(|_, mutant| mutant.tries < MOST_TRIES);
            if count != Some(self.living.len()) {
                count = Some(self.living.len());
                run.varying.learn(run.request, &mut run.shared);
                let places: Vec<Place> = self.living.keys().map(|label| Place::Label(*label)).collect();
                let spots = self.living.values().map(|mutant| mutant.spot).collect();
                (open, fresh) = run.varying.towards(run.request, &places, &spots);
            }
            if self.living.is_empty() || open.is_empty() && fresh.is_empty() {
                return work;
            }
            work += PLAIN_RUN;
            run.varying.next_round();
            if let Some((_, draft)) = run.varying.next(&open, &fresh) {
                work += self.try_draft(&mut run.shared, draft);
            }
        }
        work
    }
}

impl<'p> Kill<'p> {
    /// Takes up the mutants whose labels are covered.
    fn begin(&mut self, request: &Request<'p>, shared: &Shared<'_>) {
        let subject = &request.subject;
        let covered = shared.goals.aims.iter().enumerate().filter(|(number, _)| shared.goals.is_covered(*number));
        let labels: BTreeSet<u32> = covered
            .filter_map(|(_, (_, aim))| match aim {
                Aim::Label(label) if !self.known.contains(label) => Some(*label),
                _ => None,
            })
            .collect();
        for (number, spot) in subject.spots.iter().enumerate() {
            for hook in &spot.hooks {
                let Hook::Label { label, .. } = hook else { continue };
                // A mutant is one of the instruction at the first place of its label.
                let first = |l: &&Label| l.places.first().is_some_and(|(of, p)| (*of, p.at) == (spot.method, spot.at));
                let mutation = subject.labels.get(*label as usize).filter(first).and_then(|l| l.mutation.clone());
                let code = subject.code(&request.concrete.program, spot.method);
                if let (true, Some(mutation), Some(code)) = (labels.contains(label), mutation, code) {
                    let mutant = Mutant { code, at: spot.at, spot: number as u32, mutation, tries: 0 };
                    self.living.insert(*label, mutant);
                }
            }
        }
        // A test that was looked at may show the label of a mutant that was not there yet.
        if !labels.is_subset(&self.known) {
            self.looked = 0;
        }
        self.known.extend(labels);
    }

    /// The work.
    fn look_at_tests(&mut self, shared: &mut Shared<'_>, end: End<'_>) -> u64 {
        let mut work = 0;
        for number in self.looked..shared.tests.len() {
            if end.is_here() {
                break;
            }
            self.looked = number + 1;
            let Some(kept) = shared.tests.get(number).filter(|kept| !kept.case.doubtful) else { continue };
            let (case, facts) = (kept.case.clone(), kept.facts.clone());
            let Ok(draft) = shared.runner.settle(&kept.draft) else { continue };
            // Mutants that do not end are given up by what the original takes.
            let Some((_, _, steps)) = shared.outcome(&draft) else { continue };
            let (kills, more) = self.kills(shared, &draft, &case, &facts, steps);
            work += PLAIN_RUN + steps + more;
            self.living.retain(|label, _| !kills.contains(label));
            if let Some(kept) = shared.tests.get_mut(number) {
                kept.kills.extend(kills);
            }
        }
        work
    }

    /// The living mutants that a test kills, and the instructions that it took to find out.
    fn kills(
        &mut self,
        shared: &Shared<'_>,
        draft: &Draft,
        case: &TestCase,
        facts: &FactSet,
        steps: u64,
    ) -> (BTreeSet<u32>, u64) {
        let (mut found, mut work) = (BTreeSet::new(), 0);
        for (label, mutant) in &mut self.living {
            let fact = shared.recorder.known(&Fact::Label(*label));
            if shared.must_end(0) || !fact.is_some_and(|fact| facts.contains(fact)) {
                continue;
            }
            mutant.tries += 1;
            let (killed, steps) = mutant.is_killed(shared, draft, case, steps * ENDLESS.0 + ENDLESS.1);
            work += PLAIN_RUN + steps;
            if killed {
                found.insert(*label);
            }
        }
        (found, work)
    }

    /// Runs a draft, and keeps it if it kills a mutant. The instructions that it took.
    fn try_draft(&mut self, shared: &mut Shared<'_>, draft: Draft) -> u64 {
        let Some((case, facts, steps)) = shared.outcome(&draft) else { return LONGEST };
        let (kills, mut work) = self.kills(shared, &draft, &case, &facts, steps);
        work += steps;
        if kills.is_empty() {
            return work;
        }
        let draft = simpler(draft, MOST_CUTS, &mut |draft| {
            let Some((case, facts, steps)) = shared.outcome(draft) else { return false };
            work += PLAIN_RUN + steps;
            kills.iter().all(|label| {
                let shows = shared.recorder.known(&Fact::Label(*label)).is_some_and(|fact| facts.contains(fact));
                let most = steps * ENDLESS.0 + ENDLESS.1;
                shows && self.living.get(label).is_some_and(|mutant| mutant.is_killed(shared, draft, &case, most).0)
            })
        });
        let Ok(mut kept) = shared.attempt(draft) else { return work };
        let Some(kills) = self.confirmed(shared, &kept, &kills) else { return work };
        self.living.retain(|label, _| !kills.contains(label));
        kept.kills = kills;
        shared.keep(kept);
        work
    }

    /// Of these mutants those that a test kills as it was kept, if there are any.
    fn confirmed(&mut self, shared: &mut Shared<'_>, kept: &Kept, kills: &BTreeSet<u32>) -> Option<BTreeSet<u32>> {
        if kept.case.doubtful {
            return None;
        }
        let draft = shared.runner.settle(&kept.draft).ok()?;
        let (_, _, steps) = shared.outcome(&draft)?;
        let (found, _) = self.kills(shared, &draft, &kept.case, &kept.facts, steps);
        (!found.is_disjoint(kills)).then_some(found)
    }
}

impl Mutant<'_> {
    /// Whether a test fails on it, and the instructions that this took.
    fn is_killed(&self, shared: &Shared<'_>, draft: &Draft, case: &TestCase, most: u64) -> (bool, u64) {
        let look = self.code.look(self.at);
        self.code.watch_for(self.at, Look { mutation: Some(Rc::clone(&self.mutation)), ..Look::default() });
        let outcome = shared.runner.outcome(draft, most, &mut |state| state.events.clear());
        if let Some(look) = look {
            self.code.watch_for(self.at, look);
        }
        match outcome {
            Ok((other, steps)) => (case.fails_as(&other), steps),
            Err(killed) => (killed, most),
        }
    }
}

impl Shared<'_> {
    /// The test of a settled draft, what it shows, and its instructions.
    fn outcome(&mut self, draft: &Draft) -> Option<(TestCase, FactSet, u64)> {
        let (recorder, mut trail) = (&mut self.recorder, Trail::default());
        let mut told = |state: &mut crate::state::State| {
            recorder.take(&mut trail, &state.events);
            state.events.clear();
        };
        let (case, steps) = self.runner.outcome(draft, LONGEST, &mut told).ok()?;
        Some((case, trail.facts().clone(), steps))
    }
}
