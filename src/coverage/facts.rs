//! From what watched instructions tell to facts: evaluations of decisions, ways taken, lines executed (paper 001,
//! figure 4). Every criterion is a function of facts.
//!
//! Evaluations under way belong to an activation, told apart by the depth of the stack. What an exception leaves behind
//! is dropped when a shallower frame tells something; where the same method runs again at the same depth, its first
//! condition starts afresh (see `analysis::decisions::observe`).

use std::rc::Rc;

use hashbrown::HashMap;

use super::evaluations::{Evaluations, Open, Step, Told, UnderWay};
pub use super::fact_set::FactSet;
use super::subject::{Hook, Place, SharedSubject, Spot};
use crate::analysis::decisions::marking::Completion;
use crate::analysis::decisions::observe::Observer;
use crate::explore::engine::Notes;
use crate::expr::TermId;
use crate::state::{Event, Seen};

/// Something that was seen of the subject.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Fact {
    /// An evaluation of a decision.
    Evaluation(u32, Completed),
    Way(u32),
    Line(u32),
    /// The predicate of a label held where it is.
    Label(u32),
    /// One of the paths that were found.
    Path(u32),
}

impl Fact {
    pub fn place(&self) -> Place {
        match *self {
            Fact::Evaluation(decision, _) => Place::Decision(decision),
            Fact::Way(way) => Place::Way(way),
            Fact::Line(line) => Place::Line(line),
            Fact::Label(label) => Place::Label(label),
            Fact::Path(path) => Place::Path(path),
        }
    }
}

/// A completion that can be compared: what is met follows from the row.
#[derive(Clone, Debug)]
pub struct Completed(pub Completion);

impl PartialEq for Completed {
    fn eq(&self, other: &Self) -> bool {
        self.0.row == other.0.row
    }
}

impl Eq for Completed {}

impl std::hash::Hash for Completed {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.0.row.hash(state);
    }
}

/// What a path has shown so far.
#[derive(Clone, Default)]
pub struct Trail {
    open: Open,
    facts: FactSet,
    /// Labels that the path may show: the number of the fact and when it does.
    may: Vec<(u32, TermId)>,
}

impl Trail {
    pub fn facts(&self) -> &FactSet {
        &self.facts
    }

    /// No input of the path has this true.
    pub fn forget(&mut self, never: TermId) {
        self.may.retain(|(_, holds)| *holds != never);
    }

    /// The facts that the path shows with some of its inputs, each with the term that says with which.
    pub fn possible(&self) -> &[(u32, TermId)] {
        &self.may
    }
}

impl Notes for Trail {
    fn fork(&self) -> Rc<dyn Notes> {
        Rc::new(self.clone())
    }
}

/// See [`Hook::Branch`].
#[derive(Clone, Copy)]
struct Branch {
    hook: u32,
    decision: u32,
    condition: u16,
    taken_means: bool,
}

/// Facts that room is made for before any is seen.
const MOST_EXPECTED: usize = 1024;
/// Steps of one decision that are found before any is needed.
const MOST_FORESEEN: usize = 128;

/// Numbers facts and finds them in what is told.
pub struct Recorder {
    pub subject: SharedSubject,
    numbers: HashMap<Fact, u32>,
    facts: Vec<Fact>,
    evaluations: Evaluations,
    /// By spot: the number of its first hook, if those of all spots are numbered together.
    first_hooks: Vec<u32>,
    /// By spot: its only hook about a way, if that is the branch of a condition, as nearly all are.
    branches: Vec<Option<Branch>>,
    /// Facts that a path has shown.
    seen: FactSet,
    /// Facts that no path needs to show again.
    dull: FactSet,
}

impl Recorder {
    pub fn new(subject: SharedSubject) -> Self {
        let mut hooks = 0;
        let first = |spot: &Spot| {
            hooks += spot.hooks.len() as u32;
            hooks - spot.hooks.len() as u32
        };
        let first_hooks: Vec<u32> = subject.spots.iter().map(first).collect();
        let branches = subject.spots.iter().zip(&first_hooks).map(|(spot, first)| only_branch(spot, *first)).collect();
        let decisions = subject.decisions.len();
        // Short-circuit operators have a row more than conditions.
        let rows = subject.decisions.iter().map(|decision| decision.table.conditions() + 1);
        let expected = rows.sum::<usize>().min(MOST_EXPECTED);
        let mut recorder = Self {
            subject,
            numbers: HashMap::with_capacity(expected),
            facts: Vec::with_capacity(expected),
            evaluations: Evaluations::with_capacity(expected, decisions),
            first_hooks,
            branches,
            seen: FactSet::default(),
            dull: FactSet::default(),
        };
        recorder.foresee();
        recorder
    }

    /// Finds the steps of evaluations whose conditions all show at branches, in the order of the source: nearly all are
    /// such, and no path has to find them.
    fn foresee(&mut self) {
        let mut hooks: Vec<Option<Vec<(u16, u32)>>> = vec![Some(Vec::new()); self.subject.decisions.len()];
        for (spot, first) in self.subject.spots.iter().zip(&self.first_hooks) {
            for (number, hook) in spot.hooks.iter().enumerate() {
                match hook {
                    Hook::Branch { decision, condition, .. } => {
                        let all = hooks.get_mut(*decision as usize).and_then(Option::as_mut);
                        all.into_iter().for_each(|all| all.push((*condition, first + number as u32)));
                    }
                    Hook::Value { decision, .. } => hooks[*decision as usize] = None,
                    Hook::Way { .. } | Hook::Line(_) | Hook::Label { .. } => {}
                }
            }
        }
        for (decision, hooks) in (0..).zip(hooks) {
            if let Some(hooks) = hooks {
                self.foresee_decision(decision, &hooks);
            }
        }
    }

    fn foresee_decision(&mut self, decision: u32, hooks: &[(u16, u32)]) -> Option<()> {
        let subject = Rc::clone(&self.subject);
        let table = &subject.decisions.get(decision as usize)?.table;
        let mut states = vec![self.evaluations.begin(decision, table)];
        let (mut next, mut steps) = (0, 0);
        while let Some(state) = states.get(next).copied() {
            next += 1;
            let due = self.evaluations.observer(state)?.due(table)?;
            for (condition, hook) in hooks.iter().filter(|(condition, _)| *condition == due) {
                for value in [false, true] {
                    steps += 1;
                    if steps > MOST_FORESEEN {
                        return None;
                    }
                    let told = (*hook, u32::from(value));
                    let step = self.find(Some(state), decision, told, &[(*condition, value)])?;
                    if let Step::Pending(state) = step
                        && !states.contains(&state)
                    {
                        states.push(state);
                    }
                }
            }
        }
        Some(())
    }

    /// [`Recorder::take_news`] leaves this fact out from now on.
    pub fn ignore(&mut self, number: u32) {
        self.dull.insert(number);
    }

    pub fn ignores(&self, number: u32) -> bool {
        self.dull.contains(number)
    }

    /// What is not ignored of a set of facts.
    pub fn without_ignored(&self, facts: &FactSet) -> Vec<u32> {
        if facts.is_within(&self.dull) { Vec::new() } else { facts.without(&self.dull).collect() }
    }

    /// The evaluation of a decision that is under way in the activation at this depth.
    pub fn under_way(&self, trail: &Trail, depth: u32, decision: u32) -> Option<&Observer> {
        self.evaluations.observer(trail.open.state(depth, decision)?)
    }

    /// All evaluations that are under way: depth of the stack, decision, state.
    pub fn all_under_way<'s>(&'s self, trail: &'s Trail) -> impl Iterator<Item = (u32, u32, &'s Observer)> {
        let known = |one: &'s UnderWay| Some((one.depth, one.decision, self.evaluations.observer(one.state)?));
        trail.open.iter().filter_map(known).filter(|(.., evaluation)| !evaluation.is_idle())
    }

    pub fn fact(&self, number: u32) -> Option<&Fact> {
        self.facts.get(number as usize)
    }

    /// The number of a fact that has one.
    pub fn known(&self, fact: &Fact) -> Option<u32> {
        self.numbers.get(fact).copied()
    }

    /// How many facts have numbers.
    pub fn count(&self) -> usize {
        self.facts.len()
    }

    /// What paths have shown.
    pub fn seen(&self) -> impl Iterator<Item = &Fact> {
        self.seen.iter().filter_map(|number| self.fact(number))
    }

    /// The number of a fact.
    pub fn number(&mut self, fact: Fact) -> u32 {
        number(&mut self.numbers, &mut self.facts, fact)
    }

    /// Follows what was told on a path.
    pub fn take(&mut self, trail: &mut Trail, events: &[Event]) {
        self.follow(trail, events, false);
    }

    /// The same without the facts that are ignored.
    pub fn take_news(&mut self, trail: &mut Trail, events: &[Event]) {
        self.follow(trail, events, true);
    }

    #[inline]
    fn follow(&mut self, trail: &mut Trail, events: &[Event], news: bool) {
        for event in events {
            trail.open.leave(event.depth);
            let branch = self.branches.get(event.watch as usize).copied().flatten();
            if let (Seen::Way(told), Some(Branch { hook, decision, condition, taken_means })) = (event.seen, branch) {
                let value = (told != 0) == taken_means;
                let told = (hook, u32::from(value));
                if let Some(fact) = self.show(trail, (event.depth, decision), told, false, || vec![(condition, value)])
                {
                    self.note(trail, fact, news);
                }
            } else {
                self.follow_hooks(trail, event, news);
            }
        }
    }

    #[inline(never)]
    fn follow_hooks(&mut self, trail: &mut Trail, event: &Event, news: bool) {
        let subject = Rc::clone(&self.subject);
        let Some(spot) = subject.spots.get(event.watch as usize) else { return };
        let Some(first_hook) = self.first_hooks.get(event.watch as usize).copied() else { return };
        match event.seen {
            Seen::Reached => {
                let lines = spot.hooks.iter().filter_map(|h| if let Hook::Line(l) = h { Some(*l) } else { None });
                for line in lines {
                    let fact = self.number(Fact::Line(line));
                    self.note(trail, fact, news);
                }
            }
            Seen::Holds(told) => {
                for label in spot.labels(told) {
                    let fact = self.number(Fact::Label(label));
                    self.note(trail, fact, news);
                }
            }
            Seen::May(told, holds) => {
                for label in spot.labels(told) {
                    let fact = self.number(Fact::Label(label));
                    let known = trail.facts.contains(fact) || news && self.dull.contains(fact);
                    if !known && !trail.may.contains(&(fact, holds)) {
                        trail.may.push((fact, holds));
                    }
                }
            }
            Seen::Compared(..) => {}
            Seen::Way(told) => {
                for (number, hook) in spot.hooks.iter().enumerate() {
                    let fact = match *hook {
                        Hook::Way { way, told: wanted } if wanted == told => Some(self.number(Fact::Way(way))),
                        Hook::Branch { decision, condition, taken_means } => {
                            let value = (told != 0) == taken_means;
                            let (place, told) = ((event.depth, decision), (first_hook + number as u32, value.into()));
                            self.show(trail, place, told, false, || vec![(condition, value)])
                        }
                        _ => None,
                    };
                    if let Some(fact) = fact {
                        self.note(trail, fact, news);
                    }
                }
            }
            Seen::Values(bits) => {
                // What shows at one instruction belongs together.
                let mut rest = 0;
                while let Some((first, decision)) = next_value(&spot.hooks, rest) {
                    let other = |hook: &Hook| matches!(hook, Hook::Value { decision: d, .. } if *d != decision);
                    let same = spot.hooks[first..].iter().position(other);
                    rest = same.map_or(spot.hooks.len(), |same| first + same);
                    let shown = || spot.hooks[first..rest].iter().filter_map(|hook| hook.value(bits)).collect();
                    let (place, told) = ((event.depth, decision), (first_hook + first as u32, bits));
                    if let Some(fact) = self.show(trail, place, told, spot.repeats, shown) {
                        self.note(trail, fact, news);
                    }
                }
            }
        }
    }

    /// Conditions show. What may be told twice never begins an evaluation: a branch comes before it. The fact that completes
    /// is given.
    #[inline]
    fn show(
        &mut self,
        trail: &mut Trail,
        (depth, decision): (u32, u32),
        told: Told,
        told_twice: bool,
        shown: impl FnOnce() -> Vec<(u16, bool)>,
    ) -> Option<u32> {
        let under_way = trail.open.find(depth, decision);
        if under_way.is_none() && told_twice {
            return None;
        }
        let state = under_way.as_ref().map(|one| one.state).or_else(|| self.evaluations.idle(decision));
        let step = match state.and_then(|state| self.evaluations.known(state, told)) {
            Some(step) => step,
            None => self.find(state, decision, told, &shown())?,
        };
        match (step, under_way) {
            (Step::Pending(state), Some(one)) => {
                one.state = state;
                None
            }
            (Step::Pending(state), None) => {
                trail.open.begin(UnderWay { depth, decision, state });
                None
            }
            (Step::Complete(fact), None) => Some(fact),
            (Step::Complete(fact), Some(_)) => {
                trail.open.remove(depth, decision);
                Some(fact)
            }
            (Step::Unexpected, _) => {
                trail.open.remove(depth, decision);
                None
            }
        }
    }

    /// A step that was not met before; from the beginning if there is no state.
    #[cold]
    fn find(&mut self, state: Option<u32>, decision: u32, told: Told, shown: &[(u16, bool)]) -> Option<Step> {
        let table = &self.subject.decisions.get(decision as usize)?.table;
        let (numbers, facts) = (&mut self.numbers, &mut self.facts);
        let fact = |completion| number(numbers, facts, Fact::Evaluation(decision, Completed(completion)));
        Some(self.evaluations.find((state, decision, table), told, shown, fact))
    }

    #[inline]
    fn note(&mut self, trail: &mut Trail, fact: u32, news: bool) {
        let dull = news && self.dull.contains(fact);
        if !dull && trail.facts.insert(fact) {
            self.seen.insert(fact);
        }
    }
}

fn only_branch(spot: &Spot, first_hook: u32) -> Option<Branch> {
    let about_ways = |(_, hook): &(usize, &Hook)| matches!(hook, Hook::Branch { .. } | Hook::Way { .. });
    let mut hooks = spot.hooks.iter().enumerate().filter(about_ways);
    match (hooks.next()?, hooks.next()) {
        ((number, Hook::Branch { decision, condition, taken_means }), None) => Some(Branch {
            hook: first_hook + number as u32,
            decision: *decision,
            condition: *condition,
            taken_means: *taken_means,
        }),
        _ => None,
    }
}

/// The first of these hooks, from this position on, that is about a value, and its decision.
fn next_value(hooks: &[Hook], from: usize) -> Option<(usize, u32)> {
    hooks.iter().enumerate().skip(from).find_map(|(i, hook)| match hook {
        Hook::Value { decision, .. } => Some((i, *decision)),
        _ => None,
    })
}

fn number(numbers: &mut HashMap<Fact, u32>, facts: &mut Vec<Fact>, fact: Fact) -> u32 {
    if let Some(known) = numbers.get(&fact) {
        return *known;
    }
    let number = facts.len() as u32;
    facts.push(fact.clone());
    numbers.insert(fact, number);
    number
}
