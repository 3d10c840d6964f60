//! From what watched instructions tell to facts: evaluations of decisions, ways taken, lines executed (paper 001,
//! figure 4). Every criterion is a function of facts.
//!
//! Evaluations under way belong to an activation, told apart by the depth of the stack. What an exception leaves behind
//! is dropped when a shallower frame tells something; where the same method runs again at the same depth, its first
//! condition starts afresh (see `analysis::decisions::observe`).

use std::any::Any;
use std::rc::Rc;

use hashbrown::HashMap;

use super::evaluations::{Evaluations, Open, Step, Told, UnderWay};
use super::subject::{Hook, SharedSubject, Spot};
use crate::analysis::decisions::marking::Completion;
use crate::analysis::decisions::observe::Observer;
use crate::explore::engine::Notes;
use crate::state::{Event, Seen};

/// Something that was seen of the subject.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Fact {
    /// An evaluation of a decision.
    Evaluation(u32, Completed),
    Way(u32),
    Line(u32),
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

/// A set of facts by their numbers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct FactSet(Vec<u64>);

impl FactSet {
    pub fn contains(&self, fact: u32) -> bool {
        self.0.get(fact as usize / 64).is_some_and(|word| word & (1 << (fact % 64)) != 0)
    }

    /// Whether it is new.
    pub fn insert(&mut self, fact: u32) -> bool {
        let word = fact as usize / 64;
        if self.0.len() <= word {
            self.0.resize(word + 1, 0);
        }
        let new = !self.contains(fact);
        if let Some(word) = self.0.get_mut(word) {
            *word |= 1 << (fact % 64);
        }
        new
    }

    pub fn iter(&self) -> impl Iterator<Item = u32> + '_ {
        members(self.0.iter().copied())
    }

    fn is_within(&self, other: &FactSet) -> bool {
        self.0.iter().enumerate().all(|(i, word)| word & !other.0.get(i).copied().unwrap_or(0) == 0)
    }

    /// What is in this set and not in the other.
    fn without(&self, other: &FactSet) -> Vec<u32> {
        let others = other.0.iter().copied().chain(std::iter::repeat(0));
        members(self.0.iter().zip(others).map(|(word, other)| word & !other)).collect()
    }
}

fn members(words: impl Iterator<Item = u64>) -> impl Iterator<Item = u32> {
    words.enumerate().flat_map(|(i, word)| {
        let rest = |word: u64| Some(word).filter(|word| *word != 0);
        let lowest_first = std::iter::successors(rest(word), move |word| rest(word & (word - 1)));
        lowest_first.map(move |word| i as u32 * 64 + word.trailing_zeros())
    })
}

/// What a path has shown so far.
#[derive(Clone, Default)]
pub struct Trail {
    open: Open,
    facts: Rc<FactSet>,
}

impl Trail {
    pub fn facts(&self) -> &FactSet {
        &self.facts
    }
}

impl Notes for Trail {
    fn fork(&self) -> Rc<dyn Notes> {
        Rc::new(self.clone())
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
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
        Self {
            subject,
            numbers: HashMap::with_capacity(expected),
            facts: Vec::with_capacity(expected),
            evaluations: Evaluations::with_capacity(expected, decisions),
            first_hooks,
            branches,
            dull: FactSet::default(),
        }
    }

    /// [`Recorder::take_news`] leaves this fact out from now on.
    pub fn ignore(&mut self, number: u32) {
        self.dull.insert(number);
    }

    /// What is not ignored of a set of facts.
    pub fn without_ignored(&self, facts: &FactSet) -> Vec<u32> {
        if facts.is_within(&self.dull) { Vec::new() } else { facts.without(&self.dull) }
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

    /// The number of a fact that somebody has seen.
    pub fn known(&self, fact: &Fact) -> Option<u32> {
        self.numbers.get(fact).copied()
    }

    /// How many different facts were seen by anyone.
    pub fn count(&self) -> usize {
        self.facts.len()
    }

    fn number(&mut self, fact: Fact) -> u32 {
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
        let under_way = trail.open.state(depth, decision);
        if under_way.is_none() && told_twice {
            return None;
        }
        let state = under_way.or_else(|| self.evaluations.idle(decision));
        let step = match state.and_then(|state| self.evaluations.known(state, told)) {
            Some(step) => step,
            None => self.find(state, decision, told, &shown())?,
        };
        match step {
            Step::Pending(state) => {
                trail.open.set(UnderWay { depth, decision, state });
                None
            }
            Step::Complete(fact) => {
                trail.open.remove(depth, decision);
                Some(fact)
            }
            Step::Unexpected => {
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
    fn note(&self, trail: &mut Trail, fact: u32, news: bool) {
        let nothing_new = trail.facts.contains(fact) || news && self.dull.contains(fact);
        if !nothing_new {
            Rc::make_mut(&mut trail.facts).insert(fact);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_of_facts_grow() {
        let mut set = FactSet::default();
        assert!(set.insert(200) && set.insert(0) && set.insert(63) && !set.insert(200));
        assert!(set.contains(63) && !set.contains(64) && !set.contains(100_000));
        assert_eq!(set.iter().collect::<Vec<_>>(), [0, 63, 200]);
    }
}
