//! Few tests: a small set that covers everything that all found tests cover, pairs included.
//!
//! Greedy set cover over objectives, then what pairs need, then tests that became superfluous are dropped. Masking MC/DC of
//! a decision of n conditions needs about n + 1 tests.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use super::Kept;
use crate::coverage::criteria::Criterion;
use crate::coverage::facts::{FactSet, Recorder};
use crate::coverage::goals::Goals;
use crate::coverage::subject::Subject;

struct Search<'a> {
    subject: &'a Subject,
    criteria: &'a [&'static Criterion],
    recorder: &'a Recorder,
    existing: &'a [FactSet],
    facts: Vec<FactSet>,
    /// By test, the mutants that it kills.
    kills: Vec<BTreeSet<u32>>,
}

pub fn minimise(
    subject: &Subject,
    criteria: &[&'static Criterion],
    recorder: &Recorder,
    existing: &[FactSet],
    tests: Vec<Kept>,
) -> Vec<Kept> {
    let facts = tests.iter().map(|test| test.facts.clone()).collect();
    let kills = tests.iter().map(|test| test.kills.clone()).collect();
    let chosen = Search { subject, criteria, recorder, existing, facts, kills }.choose();
    tests.into_iter().enumerate().filter(|(number, _)| chosen.contains(number)).map(|(_, test)| test).collect()
}

impl Search<'_> {
    fn choose(&self) -> BTreeSet<usize> {
        let all = self.goals(&(0..self.facts.len()).collect());
        let none = self.goals(&BTreeSet::new());
        // The objectives of each test that existing ones do not cover.
        let mut merits: Vec<BTreeSet<u32>> = self.facts.iter().map(|facts| self.merits(&none, facts)).collect();
        // Mutants count as objectives of their own, after the others.
        let objectives = none.aims.len() as u32;
        for (merits, kills) in merits.iter_mut().zip(&self.kills) {
            merits.extend(kills.iter().map(|mutant| objectives + mutant));
        }
        let mut chosen: BTreeSet<usize> = BTreeSet::new();
        let mut covered: BTreeSet<u32> = BTreeSet::new();
        // The earliest of the best: those found first are the simplest. What a test adds never grows, so a number that is still
        // right when it is the largest is that of the best.
        let mut waiting: BTreeSet<(usize, Reverse<usize>)> =
            merits.iter().enumerate().map(|(number, merits)| (merits.len(), Reverse(number))).collect();
        while let Some((gain, Reverse(number))) = waiting.pop_last() {
            let now = merits[number].difference(&covered).count();
            if now == 0 {
                continue;
            }
            if now < gain {
                waiting.insert((now, Reverse(number)));
                continue;
            }
            chosen.insert(number);
            covered.extend(&merits[number]);
        }
        self.add_pairs(&all, &mut chosen);
        self.drop_superfluous(&all, &merits, &mut chosen);
        chosen
    }

    fn goals(&self, chosen: &BTreeSet<usize>) -> Goals {
        let mut goals = Goals::of_tests(self.recorder, self.criteria, self.existing);
        for number in chosen {
            if let Some(facts) = self.facts.get(*number) {
                goals.keep(self.recorder, (self.existing.len() + number) as u32, facts);
            }
        }
        goals
    }

    fn merits(&self, before: &Goals, facts: &FactSet) -> BTreeSet<u32> {
        let facts = facts.iter().filter_map(|number| self.recorder.fact(number));
        facts.flat_map(|fact| before.open_goals_of(fact)).collect()
    }

    /// The pairs that the whole set has.
    fn pairs(&self, goals: &Goals) -> Vec<(usize, u16)> {
        if !goals.wants_evidence() {
            return Vec::new();
        }
        let decisions = self.subject.decisions.iter().enumerate();
        let all = decisions.flat_map(|(n, d)| (0..d.table.conditions() as u16).map(move |c| (n, c)));
        all.filter(|(decision, condition)| goals.pair(*decision, *condition).is_some()).collect()
    }

    fn add_pairs(&self, all: &Goals, chosen: &mut BTreeSet<usize>) {
        let mut goals = self.goals(chosen);
        for (decision, condition) in self.pairs(all) {
            if goals.pair(decision, condition).is_none()
                && let Some(pair) = all.pair(decision, condition)
            {
                for number in [pair.no, pair.yes] {
                    let Some(own) = (number as usize).checked_sub(self.existing.len()) else { continue };
                    if let Some(facts) = self.facts.get(own).filter(|_| chosen.insert(own)) {
                        goals.keep(self.recorder, number, facts);
                    }
                }
            }
        }
    }

    fn drop_superfluous(&self, all: &Goals, merits: &[BTreeSet<u32>], chosen: &mut BTreeSet<usize>) {
        let (covered, pairs) = (all.covered(), self.pairs(all).len());
        let mut times: BTreeMap<u32, usize> = BTreeMap::new();
        for goal in chosen.iter().flat_map(|number| &merits[*number]) {
            *times.entry(*goal).or_default() += 1;
        }
        for number in chosen.clone().into_iter().rev() {
            if merits[number].iter().any(|goal| times.get(goal).is_none_or(|times| *times < 2)) {
                continue;
            }
            let mut without = chosen.clone();
            without.remove(&number);
            let goals = self.goals(&without);
            if goals.covered() == covered && self.pairs(&goals).len() == pairs {
                *chosen = without;
                merits[number].iter().for_each(|goal| *times.entry(*goal).or_default() -= 1);
            }
        }
    }
}
