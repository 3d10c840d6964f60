//! Evaluations under way, as numbers.
//!
//! What has shown of an evaluation, and what follows from what shows next, is the same on all paths: a finite automaton. It is
//! found while paths are followed. So a path keeps one number for an evaluation under way, and what it is told costs one
//! look into a table; the marking function (`analysis::decisions::observe`) runs once for each different step.

use hashbrown::HashMap;

use crate::analysis::decisions::marking::{Completion, Marked};
use crate::analysis::decisions::observe::Observer;
use crate::analysis::decisions::table::Table;

/// What follows when conditions show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// The evaluation goes on in this state.
    Pending(u32),
    /// It is complete, which is the fact of this number.
    Complete(u32),
    Unexpected,
}

/// What is told: the number of a hook, and the bits that it gets.
pub type Told = (u32, u32);

/// The part of the automata that was met. The states of all decisions are numbered together.
#[derive(Default)]
pub struct Evaluations {
    states: Vec<Observer>,
    numbers: HashMap<(u32, Observer), u32>,
    /// By decision: the state in which nothing has shown.
    idle: Vec<Option<u32>>,
    /// By state, the steps that were found first: nearly always a state is left by one condition with two values.
    first: Vec<[Option<(Told, Step)>; 2]>,
    steps: HashMap<(u32, Told), Step>,
}

impl Evaluations {
    pub fn with_capacity(states: usize, decisions: usize) -> Self {
        Self {
            states: Vec::with_capacity(states),
            numbers: HashMap::with_capacity(states),
            idle: vec![None; decisions],
            first: Vec::with_capacity(states),
            steps: HashMap::new(),
        }
    }

    pub fn observer(&self, state: u32) -> Option<&Observer> {
        self.states.get(state as usize)
    }

    /// The state in which nothing of the decision has shown, if it was met.
    #[inline]
    pub fn idle(&self, decision: u32) -> Option<u32> {
        self.idle.get(decision as usize).copied().flatten()
    }

    /// The same, met or not.
    pub fn begin(&mut self, decision: u32, table: &Table) -> u32 {
        if let Some(state) = self.idle(decision) {
            return state;
        }
        let state = self.number(decision, Observer::idle(table));
        if let Some(idle) = self.idle.get_mut(decision as usize) {
            *idle = Some(state);
        }
        state
    }

    fn number(&mut self, decision: u32, observer: Observer) -> u32 {
        let next = self.states.len() as u32;
        let number = *self.numbers.entry((decision, observer.clone())).or_insert(next);
        if number == next {
            self.states.push(observer);
            self.first.push([None; 2]);
        }
        number
    }

    #[inline]
    pub fn known(&self, state: u32, told: Told) -> Option<Step> {
        match self.first.get(state as usize)? {
            [Some((this, step)), _] | [_, Some((this, step))] if *this == told => Some(*step),
            [Some(_), Some(_)] => self.steps.get(&(state, told)).copied(),
            _ => None,
        }
    }

    /// Finds a step that is not known, from the beginning of an evaluation if there is no state. `fact` numbers completions.
    pub fn find(
        &mut self,
        (state, decision, table): (Option<u32>, u32, &Table),
        told: Told,
        shown: &[(u16, bool)],
        fact: impl FnOnce(Completion) -> u32,
    ) -> Step {
        let state = state.unwrap_or_else(|| self.begin(decision, table));
        let mut observer = self.states.get(state as usize).cloned().unwrap_or_else(|| Observer::idle(table));
        let step = match observer.show(table, shown) {
            Marked::Pending => Step::Pending(self.number(decision, observer)),
            Marked::Complete(completion) => Step::Complete(fact(completion)),
            Marked::Unexpected => Step::Unexpected,
        };
        match self.first.get_mut(state as usize).and_then(|first| first.iter_mut().find(|first| first.is_none())) {
            Some(free) => *free = Some((told, step)),
            None => _ = self.steps.insert((state, told), step),
        }
        step
    }
}

/// An evaluation under way in an activation of its method, which the depth of the stack tells apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnderWay {
    pub depth: u32,
    pub decision: u32,
    pub state: u32,
}

/// The evaluations under way on a path, shallow ones first, one for each decision and depth. Nearly always there is none or
/// one, which needs no memory of its own.
#[derive(Clone, Default, Debug)]
pub struct Open {
    last: Option<UnderWay>,
    others: Vec<UnderWay>,
}

impl Open {
    /// Forgets what is deeper on the stack.
    #[inline]
    pub fn leave(&mut self, depth: u32) {
        while self.last.is_some_and(|last| last.depth > depth) {
            self.last = self.others.pop();
        }
    }

    pub fn iter(&self) -> impl Iterator<Item = &UnderWay> {
        self.others.iter().chain(&self.last)
    }

    #[inline]
    pub fn state(&self, depth: u32, decision: u32) -> Option<u32> {
        let here = |one: &&UnderWay| one.depth == depth && one.decision == decision;
        self.last.iter().chain(self.others.iter().rev()).find(here).map(|one| one.state)
    }

    #[inline]
    pub fn find(&mut self, depth: u32, decision: u32) -> Option<&mut UnderWay> {
        let here = |one: &&mut UnderWay| one.depth == depth && one.decision == decision;
        self.last.iter_mut().chain(self.others.iter_mut().rev()).find(here)
    }

    /// One that is not under way yet.
    #[inline]
    pub fn begin(&mut self, new: UnderWay) {
        self.others.extend(self.last.replace(new));
    }

    #[inline]
    pub fn remove(&mut self, depth: u32, decision: u32) {
        let here = |one: &UnderWay| one.depth == depth && one.decision == decision;
        if self.last.as_ref().is_some_and(here) {
            self.last = self.others.pop();
        } else if let Some(at) = self.others.iter().rposition(here) {
            self.others.remove(at);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::tree::Tree;

    #[test]
    fn steps_are_those_of_the_observer() {
        let c = |number| Box::new(Tree::Condition(number));
        let table = Table::new(&Tree::Or(Box::new(Tree::And(c(0), c(1))), c(2))).unwrap();
        let mut evaluations = Evaluations::with_capacity(4, 8);
        let mut rows: Vec<String> = Vec::new();
        for round in 0..2 {
            for values in 0..8_u32 {
                let mut state = evaluations.idle(7);
                let mut direct = Observer::idle(&table);
                for condition in 0..3_u16 {
                    let value = values & (1 << condition) != 0;
                    let told = (u32::from(condition), u32::from(value));
                    let expected = direct.show(&table, &[(condition, value)]);
                    let known = state.and_then(|state| evaluations.known(state, told));
                    assert!(round == 0 || known.is_some(), "the second round finds nothing new");
                    let step = known.unwrap_or_else(|| {
                        evaluations.find((state, 7, &table), told, &[(condition, value)], |completion| {
                            let letters = completion.row.letters();
                            let known = rows.iter().position(|row| *row == letters);
                            known.unwrap_or_else(|| {
                                rows.push(letters);
                                rows.len() - 1
                            }) as u32
                        })
                    });
                    match (step, expected) {
                        (Step::Pending(next), Marked::Pending) => {
                            assert_eq!(evaluations.observer(next), Some(&direct));
                            state = Some(next);
                        }
                        (Step::Complete(fact), Marked::Complete(completion)) => {
                            assert_eq!(rows[fact as usize], completion.row.letters());
                            break;
                        }
                        (step, expected) => panic!("{step:?} instead of {expected:?}"),
                    }
                }
            }
        }
        assert_eq!(rows.len(), 5);
    }

    #[test]
    fn evaluations_nest() {
        let one = |depth, decision, state| UnderWay { depth, decision, state };
        let mut open = Open::default();
        open.begin(one(1, 5, 10));
        open.begin(one(2, 5, 20));
        open.begin(one(2, 6, 30));
        open.find(1, 5).unwrap().state = 11;
        assert_eq!([open.state(1, 5), open.state(2, 5), open.state(2, 6)], [Some(11), Some(20), Some(30)]);
        open.remove(2, 5);
        assert_eq!([open.state(1, 5), open.state(2, 5), open.state(2, 6)], [Some(11), None, Some(30)]);
        open.leave(1);
        assert_eq!([open.state(1, 5), open.state(2, 6)], [Some(11), None]);
        open.remove(1, 5);
        assert_eq!(open.state(1, 5), None);
    }
}
