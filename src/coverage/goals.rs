//! What is wanted and what of it is covered, by which tests.
//!
//! A test is its set of facts. An objective that a single fact meets is covered by the first test with that fact; a
//! unique-cause objective is covered by two. Independence pairs are looked for in either case: they are the evidence.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use super::criteria::{Aim, Criterion};
use super::facts::{Completed, Fact, FactSet, Recorder};
use super::subject::{Decision, Hook, Place, Subject};
use crate::analysis::decisions::observe::Observer;
use crate::analysis::decisions::pairs::{Form, Pair, Pairs};
use crate::source::tree::{Strict, Tree};

/// What was open at each spot when so much was closed, with or without a look for pairs.
type OpenSpots = (usize, bool, Rc<[bool]>);

pub struct Goals {
    /// In the order of the criteria asked for; each is there once for each criterion.
    pub aims: Vec<(&'static str, Aim)>,
    index: BTreeMap<Aim, Vec<u32>>,
    /// The first test that covers it.
    covered: Vec<bool>,
    /// Shown to be beyond every execution: not looked for.
    refuted: Vec<bool>,
    /// Neither covered nor refuted.
    left: usize,
    /// By decision; masking, or unique cause where that was asked for.
    pairs: Vec<Pairs>,
    /// Decisions for which pairs are wanted though their obligations are met.
    wants_pairs: Vec<bool>,
    /// Facts that kept tests have.
    seen: FactSet,
    /// Objectives of each decision, and how many of them are not covered.
    of_decision: Vec<Vec<u32>>,
    open: Vec<u32>,
    /// What had nothing open any more, one after the other.
    closed: Vec<Place>,
    /// See [`Goals::open_spots`].
    open_spots: RefCell<Option<OpenSpots>>,
    /// Pairs are still looked for.
    pub looking_for_pairs: bool,
    unique: bool,
    with_pairs: bool,
}

impl Goals {
    pub fn new(subject: &Subject, criteria: &[&'static Criterion]) -> Self {
        Self::chosen(subject, criteria, &|aim| subject.wants(aim))
    }

    /// Only the objectives that `wanted` chooses.
    pub fn chosen(subject: &Subject, criteria: &[&'static Criterion], wanted: &dyn Fn(&Aim) -> bool) -> Self {
        let mut aims: Vec<(&'static str, Aim)> = Vec::new();
        for criterion in criteria {
            let chosen = criterion.aims(subject).into_iter().filter(|aim| wanted(aim));
            aims.extend(chosen.map(|aim| (criterion.name, aim)));
        }
        let mut index: BTreeMap<Aim, Vec<u32>> = BTreeMap::new();
        let mut of_decision: Vec<Vec<u32>> = vec![Vec::new(); subject.decisions.len()];
        for (number, (_, aim)) in aims.iter().enumerate() {
            index.entry(aim.clone()).or_default().push(number as u32);
            if let Some(all) = aim.decision().and_then(|d| of_decision.get_mut(d as usize)) {
                all.push(number as u32);
            }
        }
        let forms: Vec<Form> = criteria.iter().filter_map(|c| c.pairs()).collect();
        let (mcdc, unique) = (!forms.is_empty(), forms.contains(&Form::UniqueCause));
        let form = if unique { Form::UniqueCause } else { Form::Masking };
        let needs =
            |(d, all): (&Decision, &Vec<u32>)| mcdc && !all.is_empty() && (unique || needs_pairs(&d.mapped.tree));
        let wants_pairs = subject.decisions.iter().zip(&of_decision).map(needs).collect();
        Self {
            covered: vec![false; aims.len()],
            refuted: vec![false; aims.len()],
            left: aims.len(),
            aims,
            index,
            pairs: subject.decisions.iter().map(|d| Pairs::new(&d.table, form)).collect(),
            wants_pairs,
            seen: FactSet::default(),
            open: of_decision.iter().map(|all| all.len() as u32).collect(),
            of_decision,
            closed: Vec::new(),
            open_spots: RefCell::default(),
            looking_for_pairs: mcdc,
            unique,
            with_pairs: mcdc,
        }
    }

    /// What these tests cover, each under its position.
    pub fn of_tests<'t>(
        recorder: &Recorder,
        criteria: &[&'static Criterion],
        tests: impl IntoIterator<Item = &'t FactSet>,
    ) -> Self {
        let mut goals = Self::new(&recorder.subject, criteria);
        for (number, facts) in tests.into_iter().enumerate() {
            goals.keep(recorder, number as u32, facts);
        }
        goals
    }

    pub fn covered(&self) -> usize {
        self.covered.iter().filter(|covered| **covered).count()
    }

    /// How many are neither covered nor refuted.
    pub fn open(&self) -> usize {
        self.left
    }

    /// How many were shown to be beyond every execution.
    pub fn refuted(&self) -> usize {
        self.refuted.iter().filter(|refuted| **refuted).count()
    }

    /// Neither covered nor refuted.
    pub fn is_open(&self, number: usize) -> bool {
        self.covered.get(number) == Some(&false) && self.refuted.get(number) == Some(&false)
    }

    /// No execution can show it.
    pub fn refute(&mut self, number: usize) {
        if self.is_open(number) {
            self.refuted[number] = true;
            self.close(number as u32);
        }
    }

    pub fn is_covered(&self, number: usize) -> bool {
        self.covered.get(number).copied().unwrap_or(false)
    }

    /// Whether each is covered or refuted.
    pub fn all_settled(&self) -> bool {
        self.left == 0
    }

    /// Whether nothing more is wanted.
    pub fn is_done(&self) -> bool {
        self.left == 0 && !(self.looking_for_pairs && self.misses_pairs())
    }

    fn misses_pairs(&self) -> bool {
        (0..self.pairs.len()).any(|d| self.wants_pair(d))
    }

    fn wants_pair(&self, decision: usize) -> bool {
        self.wants_pairs.get(decision) == Some(&true) && self.pairs.get(decision).is_some_and(|p| !p.is_complete())
    }

    pub fn pair(&self, decision: usize, condition: u16) -> Option<Pair> {
        self.pairs.get(decision)?.pair(condition)
    }

    pub fn form(&self) -> Form {
        if self.unique { Form::UniqueCause } else { Form::Masking }
    }

    /// Whether a fact would add something.
    pub fn wants(&self, number: u32, fact: &Fact) -> bool {
        if self.seen.contains(number) {
            return false;
        }
        self.open_goals_of(fact).next().is_some()
            || matches!(fact, Fact::Evaluation(decision, _) if self.looking_for_pairs && self.wants_pair(*decision as usize))
    }

    /// The same for a fact that nobody may have seen.
    pub fn wants_new(&self, recorder: &Recorder, fact: &Fact) -> bool {
        self.wants(recorder.known(fact).unwrap_or(u32::MAX), fact)
    }

    /// Whether an evaluation under way can still meet something that is not covered.
    pub fn may_come(&self, decision: u32, evaluation: &Observer) -> bool {
        if self.looking_for_pairs && self.wants_pair(decision as usize) {
            return true;
        }
        let Some(range) = self.of_decision.get(decision as usize) else { return false };
        range.iter().filter(|goal| self.is_open(**goal as usize)).any(|goal| {
            match self.aims.get(*goal as usize).map(|(_, aim)| aim) {
                Some(Aim::Shows { condition, value, .. }) => evaluation.may_show(*condition, *value),
                Some(Aim::Condition { condition, value, .. }) => evaluation.may_have(*condition, *value),
                _ => true,
            }
        })
    }

    /// Whether one of these facts would add something.
    pub fn wants_any(&self, recorder: &Recorder, facts: &FactSet) -> bool {
        facts.iter().any(|number| recorder.fact(number).is_some_and(|fact| self.wants(number, fact)))
    }

    /// The facts of a path that would add something. What adds nothing now never will: paths need not show the others again.
    pub fn news(&self, recorder: &mut Recorder, facts: &FactSet) -> Vec<u32> {
        let mut news = Vec::new();
        for number in recorder.without_ignored(facts) {
            if recorder.fact(number).is_some_and(|fact| self.wants(number, fact)) {
                news.push(number);
            } else {
                recorder.ignore(number);
            }
        }
        news
    }

    /// A test with these facts is kept.
    pub fn keep(&mut self, recorder: &Recorder, test: u32, facts: &FactSet) {
        let mut met: Vec<u32> = Vec::new();
        for number in facts.iter() {
            let Some(fact) = recorder.fact(number) else { continue };
            // Seen again it makes no new pair either.
            if !self.seen.insert(number) {
                continue;
            }
            if let Fact::Evaluation(decision, Completed(completion)) = fact
                && let Some(pairs) = self.pairs.get_mut(*decision as usize)
            {
                let missing = !pairs.is_complete();
                pairs.add(completion, test);
                if missing && pairs.is_complete() {
                    self.closed.push(Place::Decision(*decision));
                }
            }
            // What was refuted is met all the same: what is seen counts.
            met.clear();
            met.extend(self.goals_of(fact).filter(|goal| !self.is_covered(*goal as usize)));
            met.iter().for_each(|goal| self.cover(*goal));
        }
        if self.unique {
            self.cover_pairs();
        }
    }

    /// An objective is covered, whatever else the same evaluation would meet.
    pub fn cover(&mut self, goal: u32) {
        let Some(covered) = self.covered.get_mut(goal as usize).filter(|covered| !**covered) else { return };
        *covered = true;
        if !std::mem::take(&mut self.refuted[goal as usize]) {
            self.close(goal);
        }
    }

    /// Nobody looks for it any more.
    fn close(&mut self, goal: u32) {
        self.left -= 1;
        let Some(place) = self.aims.get(goal as usize).map(|(_, aim)| aim.place()) else { return };
        if let Place::Decision(decision) = place
            && let Some(open) = self.open.get_mut(decision as usize)
        {
            *open -= 1;
            if *open > 0 {
                return;
            }
        }
        self.closed.push(place);
    }

    fn cover_pairs(&mut self) {
        for decision in 0..self.pairs.len() as u32 {
            let conditions = 0..self.pairs[decision as usize].conditions() as u16;
            let paired: Vec<u16> = conditions.filter(|c| self.pair(decision as usize, *c).is_some()).collect();
            for condition in paired {
                for value in [false, true] {
                    let goals = self.numbers_of(&Aim::UniqueCause { decision, condition, value }).to_vec();
                    goals.into_iter().for_each(|goal| self.cover(goal));
                }
            }
        }
    }

    /// Grows whenever [`Goals::spot_is_open`] may have changed, except with [`Goals::looking_for_pairs`]: what it changed for.
    pub fn closed(&self) -> &[Place] {
        &self.closed
    }

    /// Whether something at this decision is wanted.
    pub fn decision_is_open(&self, decision: u32) -> bool {
        let decision = decision as usize;
        self.open.get(decision).is_some_and(|open| *open > 0) || self.looking_for_pairs && self.wants_pair(decision)
    }

    /// The open objectives that a fact meets by itself.
    pub fn open_goals_of<'a>(&'a self, fact: &'a Fact) -> impl Iterator<Item = u32> + 'a {
        self.goals_of(fact).filter(|goal| self.is_open(*goal as usize))
    }

    /// Those that a fact meets, covered or not.
    pub fn goals_of<'a>(&'a self, fact: &'a Fact) -> impl Iterator<Item = u32> + 'a {
        let candidates = match fact {
            Fact::Evaluation(decision, _) => self.of_decision.get(*decision as usize).map_or(&[][..], Vec::as_slice),
            Fact::Way(way) => self.numbers_of(&Aim::Way(*way)),
            Fact::Line(line) => self.numbers_of(&Aim::Line(*line)),
            Fact::Label(label) => self.numbers_of(&Aim::Label(*label)),
            Fact::Path(path) => self.numbers_of(&Aim::Path(*path)),
        };
        let met = |goal: &u32| self.aims.get(*goal as usize).is_some_and(|(_, aim)| aim.is_met_by(fact));
        candidates.iter().copied().filter(met)
    }

    /// The numbers of an objective, one for each criterion that has it.
    pub fn numbers_of(&self, aim: &Aim) -> &[u32] {
        self.index.get(aim).map_or(&[], Vec::as_slice)
    }

    /// The objectives of a decision that are not covered.
    pub fn open_of_decision(&self, decision: u32) -> impl Iterator<Item = u32> + '_ {
        let all = self.of_decision.get(decision as usize).into_iter().flatten();
        all.copied().filter(|goal| !self.is_covered(*goal as usize))
    }

    /// Pairs are part of what is asked for.
    pub fn wants_evidence(&self) -> bool {
        self.with_pairs
    }

    /// Whether a spot can tell something that is wanted.
    pub fn spot_is_open(&self, hooks: &[Hook]) -> bool {
        hooks.iter().any(|hook| match hook {
            Hook::Branch { decision, .. } | Hook::Value { decision, .. } => self.decision_is_open(*decision),
            Hook::Way { way, .. } => self.aim_is_open(&Aim::Way(*way)),
            Hook::Line(line) => self.aim_is_open(&Aim::Line(*line)),
            Hook::Label { label, .. } => self.aim_is_open(&Aim::Label(*label)),
        })
    }

    /// By spot of the subject: [`Goals::spot_is_open`]. Found once for all who ask before something else is closed.
    pub fn open_spots(&self, subject: &Subject) -> Rc<[bool]> {
        let (closed, pairs) = (self.closed.len(), self.looking_for_pairs);
        if let Some((.., known)) = self.open_spots.borrow().as_ref().filter(|(c, p, _)| (*c, *p) == (closed, pairs)) {
            return Rc::clone(known);
        }
        let open: Rc<[bool]> = subject.spots.iter().map(|spot| self.spot_is_open(&spot.hooks)).collect();
        *self.open_spots.borrow_mut() = Some((closed, pairs, Rc::clone(&open)));
        open
    }

    /// Whether what is wanted can show at a spot: other than [`Goals::spot_is_open`] not where only another condition of
    /// its decision is wanted.
    pub fn spot_is_wanted(&self, hooks: &[Hook]) -> bool {
        hooks.iter().any(|hook| self.hook_is_wanted(hook, None))
    }

    /// The same for one hook, of a branch that goes this way.
    pub fn hook_is_wanted(&self, hook: &Hook, way: Option<bool>) -> bool {
        let (decision, condition, shown) = match *hook {
            Hook::Branch { decision, condition, taken_means } => (decision, condition, way.map(|w| w == taken_means)),
            Hook::Value { decision, condition, .. } => (decision, condition, None),
            Hook::Way { told, .. } if way.is_some_and(|way| u32::from(way) != told) => return false,
            Hook::Way { .. } | Hook::Line(_) | Hook::Label { .. } => {
                return self.spot_is_open(std::slice::from_ref(hook));
            }
        };
        let pair = self.looking_for_pairs && self.wants_pair(decision as usize);
        let all = self.of_decision.get(decision as usize).into_iter().flatten();
        let mut open = all.filter(|goal| self.is_open(**goal as usize));
        pair || open.any(|goal| match self.aims.get(*goal as usize).map(|(_, aim)| aim) {
            Some(
                Aim::Shows { condition: of, value, .. }
                | Aim::UniqueCause { condition: of, value, .. }
                | Aim::Condition { condition: of, value, .. },
            ) => *of == condition && shown.is_none_or(|shown| shown == *value),
            _ => true,
        })
    }

    pub fn aim_is_open(&self, aim: &Aim) -> bool {
        self.index.get(aim).into_iter().flatten().any(|goal| self.is_open(*goal as usize))
    }
}

/// Operators for which both obligations of a condition can be met without a pair.
fn needs_pairs(tree: &Tree) -> bool {
    let mut todo = vec![tree];
    while let Some(tree) = todo.pop() {
        match tree {
            Tree::Strict(Strict::Xor | Strict::Eq | Strict::Ne, ..) | Tree::Ternary(..) => return true,
            _ => todo.extend(crate::analysis::decisions::table::operands(tree).into_iter().flatten()),
        }
    }
    false
}
