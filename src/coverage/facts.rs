//! From what watched instructions tell to facts: evaluations of decisions, ways taken, lines executed (paper 001,
//! figure 4). Every criterion is a function of facts.
//!
//! Evaluations under way belong to an activation, told apart by the depth of the stack. What an exception leaves behind
//! is dropped when a shallower frame tells something; where the same method runs again at the same depth, its first
//! condition starts afresh (see `analysis::decisions::observe`).

use std::any::Any;
use std::rc::Rc;

use hashbrown::HashMap;

use super::subject::{Hook, SharedSubject};
use crate::analysis::decisions::marking::{Completion, Marked};
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
        let words = self.0.iter().enumerate().filter(|(_, word)| **word != 0);
        words
            .flat_map(|(i, word)| (0..64).filter(move |bit| word & (1 << bit) != 0).map(move |bit| i as u32 * 64 + bit))
    }
}

/// What a path has shown so far.
#[derive(Clone, Default)]
pub struct Trail {
    /// Evaluations under way: depth of the stack, decision, state; shallow ones first.
    open: Vec<(u32, u32, Observer)>,
    facts: Rc<FactSet>,
}

impl Trail {
    pub fn facts(&self) -> &FactSet {
        &self.facts
    }

    /// The evaluation of a decision that is under way in the activation at this depth.
    pub fn under_way(&self, depth: u32, decision: u32) -> Option<&Observer> {
        self.open.iter().rev().find(|(d, n, _)| *d == depth && *n == decision).map(|(_, _, e)| e)
    }

    /// All evaluations that are under way: depth of the stack, decision, state.
    pub fn all_under_way(&self) -> impl Iterator<Item = (u32, u32, &Observer)> {
        self.open.iter().filter(|(_, _, e)| !e.is_idle()).map(|(depth, decision, e)| (*depth, *decision, e))
    }

    pub fn is_under_way(&self, decision: u32) -> bool {
        self.open.iter().any(|(_, n, e)| *n == decision && !e.is_idle())
    }
}

impl Notes for Trail {
    fn fork(&self) -> Box<dyn Notes> {
        Box::new(self.clone())
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
    }
}

/// Numbers facts and finds them in what is told.
pub struct Recorder {
    pub subject: SharedSubject,
    numbers: HashMap<Fact, u32>,
    facts: Vec<Fact>,
}

impl Recorder {
    pub fn new(subject: SharedSubject) -> Self {
        Self { subject, numbers: HashMap::new(), facts: Vec::new() }
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
        if let Some(known) = self.numbers.get(&fact) {
            return *known;
        }
        let number = self.facts.len() as u32;
        self.facts.push(fact.clone());
        self.numbers.insert(fact, number);
        number
    }

    pub fn take(&mut self, trail: &mut Trail, events: &[Event]) {
        let subject = Rc::clone(&self.subject);
        for event in events {
            let Some(spot) = subject.spots.get(event.watch as usize) else { continue };
            while trail.open.last().is_some_and(|(depth, ..)| *depth > event.depth) {
                trail.open.pop();
            }
            match event.seen {
                Seen::Reached => {
                    let lines = spot.hooks.iter().filter_map(|h| if let Hook::Line(l) = h { Some(*l) } else { None });
                    lines.for_each(|line| self.note(trail, Fact::Line(line)));
                }
                Seen::Way(told) => {
                    for hook in &spot.hooks {
                        match *hook {
                            Hook::Way { way, told: wanted } if wanted == told => self.note(trail, Fact::Way(way)),
                            Hook::Branch { decision, condition, taken_means } => {
                                let shown = (condition, (told != 0) == taken_means);
                                self.show(trail, event.depth, decision, &[shown], false);
                            }
                            _ => {}
                        }
                    }
                }
                Seen::Values(bits) => {
                    // What shows at one instruction belongs together.
                    let mut shown: Vec<(u16, bool)> = Vec::new();
                    let mut of = None;
                    for hook in &spot.hooks {
                        let Hook::Value { decision, condition, bit, nonzero_means } = *hook else { continue };
                        if let Some(other) = of.filter(|other| *other != decision) {
                            self.show(trail, event.depth, other, &shown, spot.repeats);
                            shown.clear();
                        }
                        of = Some(decision);
                        shown.push((condition, (bits & (1 << bit) != 0) == nonzero_means));
                    }
                    if let Some(decision) = of {
                        self.show(trail, event.depth, decision, &shown, spot.repeats);
                    }
                }
            }
        }
    }

    /// Conditions show. What may be told twice never begins an evaluation: a branch comes before it.
    fn show(&mut self, trail: &mut Trail, depth: u32, decision: u32, shown: &[(u16, bool)], told_twice: bool) {
        let subject = Rc::clone(&self.subject);
        let Some(table) = subject.decisions.get(decision as usize).map(|d| &d.table) else { return };
        let at = trail.open.iter().rposition(|(d, n, _)| *d == depth && *n == decision);
        let at = match at {
            Some(at) => at,
            None if told_twice => return,
            None => {
                trail.open.push((depth, decision, Observer::idle(table)));
                trail.open.len() - 1
            }
        };
        match trail.open[at].2.show(table, shown) {
            Marked::Pending => {}
            Marked::Complete(completion) => {
                trail.open.remove(at);
                self.note(trail, Fact::Evaluation(decision, Completed(completion)));
            }
            Marked::Unexpected => {
                trail.open.remove(at);
            }
        }
    }

    fn note(&mut self, trail: &mut Trail, fact: Fact) {
        let number = self.number(fact);
        if !trail.facts.contains(number) {
            Rc::make_mut(&mut trail.facts).insert(number);
        }
    }
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
