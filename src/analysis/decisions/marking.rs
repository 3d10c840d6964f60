//! The marking function (paper 001, section III-B and `updateObligations` of figure 4), as a pure function: conditions
//! go in one by one with their values, and when the decision completes the obligations met come out.
//!
//! The paper's buffer of triples is kept as bits: which conditions were evaluated, their values, and which are not
//! masked. A step removes what the value masks; what remains at the end is met. Only a completed evaluation meets
//! anything: if an exception ends it early, the state is left as it is, and the next evaluation starts afresh with the
//! decision's first condition. That one is evaluated at most once in an evaluation, so to see it is to see a new one.
//!
//! An evaluation belongs to one activation of its method: where a condition calls the method again, the inner activation
//! has a state of its own.
//!
//! The state is of fixed size for a decision (no allocation up to 64 conditions), so it can be kept per path and
//! copied at forks. A step costs O(n / 64), and so much again for each strict operator that it completes.

use super::table::{Start, Table, Then, combine};
use crate::analysis::bits::Bits;

/// An evaluation of one decision under way, or none.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Evaluation {
    /// What is evaluated next; None while no evaluation is under way.
    next: Option<u16>,
    evaluated: Bits,
    values: Bits,
    unmasked: Bits,
    /// Values of the left operands of strict operators.
    lefts: Bits,
}

/// What the value of a condition led to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Marked {
    Pending,
    Complete(Completion),
    /// No evaluation of the decision has this condition now. The mapping is wrong, or the condition was reached in a way
    /// that evaluates no decision; nothing is recorded.
    Unexpected,
}

/// A completed evaluation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Completion {
    pub row: Row,
    /// Conditions that were evaluated and not masked: each meets the obligation for its value.
    pub met: Bits,
}

/// The values of the conditions in one evaluation, and its outcome.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Row {
    pub evaluated: Bits,
    /// Of those evaluated; no others are in here.
    pub values: Bits,
    pub outcome: bool,
}

impl Row {
    /// None if it was not evaluated.
    pub fn value(&self, condition: u16) -> Option<bool> {
        let condition = usize::from(condition);
        self.evaluated.contains(condition).then(|| self.values.contains(condition))
    }

    /// `T-F` and so on, one letter for each condition.
    pub fn letters(&self) -> String {
        (0..self.evaluated.bound()).map(|condition| self.letter(condition)).collect()
    }

    pub fn has_letters(&self, letters: &str) -> bool {
        letters.len() == self.evaluated.bound() && letters.chars().enumerate().all(|(i, c)| self.letter(i) == c)
    }

    fn letter(&self, condition: usize) -> char {
        match (self.evaluated.contains(condition), self.values.contains(condition)) {
            (false, _) => '-',
            (true, false) => 'F',
            (true, true) => 'T',
        }
    }
}

impl Completion {
    /// The obligations met: condition and value.
    pub fn obligations(&self) -> impl Iterator<Item = (u16, bool)> + '_ {
        self.met.iter().map(|condition| (condition as u16, self.row.values.contains(condition)))
    }
}

impl Evaluation {
    pub fn idle(table: &Table) -> Self {
        let none = Bits::new(table.conditions());
        Self {
            next: None,
            evaluated: none.clone(),
            values: none.clone(),
            unmasked: none,
            lefts: Bits::new(table.operators().len()),
        }
    }

    pub fn is_idle(&self) -> bool {
        self.next.is_none()
    }

    /// The condition that is due, while an evaluation is under way.
    pub fn next(&self) -> Option<u16> {
        self.next
    }

    /// Whether the obligation for this value can still be met by the evaluation under way.
    pub fn may_show(&self, condition: u16, value: bool) -> bool {
        let at = usize::from(condition);
        let is_new = self.is_idle() || !self.evaluated.contains(at);
        is_new || self.may_have(condition, value) && self.unmasked.contains(at)
    }

    /// Whether the condition can still have this value in the evaluation under way, masked or not.
    pub fn may_have(&self, condition: u16, value: bool) -> bool {
        let condition = usize::from(condition);
        // What is idle still holds the values of the last evaluation.
        self.is_idle() || !self.evaluated.contains(condition) || self.values.contains(condition) == value
    }

    /// Forgets what was begun: the evaluation was aborted.
    pub fn abort(&mut self) {
        self.next = None;
    }

    fn begin(&mut self, table: &Table) {
        self.evaluated.clear();
        self.values.clear();
        self.lefts.clear();
        self.unmasked.insert_range(0, table.conditions());
        self.unmasked.remove_all(table.always_masked());
    }

    /// The condition was evaluated and has this value. `table` must be the one that this was made for.
    pub fn observe(&mut self, table: &Table, condition: u16, value: bool) -> Marked {
        if table.start() == Start::Condition(condition) {
            self.begin(table);
        } else if self.next != Some(condition) {
            self.next = None;
            return Marked::Unexpected;
        }
        let Some(mut effect) = table.effect(condition, value) else {
            self.next = None;
            return Marked::Unexpected;
        };
        self.evaluated.insert(usize::from(condition));
        self.values.set(usize::from(condition), value);
        loop {
            self.unmasked.remove_all(&effect.masks);
            match effect.then {
                Then::Next(next) => {
                    self.next = Some(next);
                    return Marked::Pending;
                }
                Then::Left { operator, value, next } => {
                    self.lefts.set(usize::from(operator), value);
                    self.next = Some(next);
                    return Marked::Pending;
                }
                Then::Right { operator, value } => {
                    let number = usize::from(operator);
                    let Some(operator) = table.operators().get(number) else {
                        self.next = None;
                        return Marked::Unexpected;
                    };
                    let left = operator.fixed_left.unwrap_or_else(|| self.lefts.contains(number));
                    effect = &operator.effects[usize::from(combine(operator.kind, left, value))];
                }
                Then::Done(outcome) => {
                    self.next = None;
                    let mut met = self.unmasked.clone();
                    met.intersect_with(&self.evaluated);
                    let row = Row { evaluated: self.evaluated.clone(), values: self.values.clone(), outcome };
                    return Marked::Complete(Completion { row, met });
                }
            }
        }
    }
}

impl Table {
    /// The evaluation in which conditions have these values, as far as they are evaluated. None if `value` has none for
    /// a condition that is needed, or if the decision has no condition to evaluate.
    pub fn evaluate(&self, mut value: impl FnMut(u16) -> Option<bool>) -> Option<Completion> {
        let Start::Condition(mut condition) = self.start() else { return None };
        let mut evaluation = Evaluation::idle(self);
        // Each step evaluates a condition that was not evaluated before.
        for _ in 0..=self.conditions() {
            match evaluation.observe(self, condition, value(condition)?) {
                Marked::Complete(completion) => return Some(completion),
                Marked::Unexpected => return None,
                Marked::Pending => condition = evaluation.next()?,
            }
        }
        None
    }
}

#[cfg(test)]
mod tests;
