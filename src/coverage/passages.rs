//! When an objective is shown, as a term over what a method begins with: the walk of [`crate::analysis::merged`] gives for
//! each condition the term under which it is evaluated to a value, the decision's table gives the evaluations that show
//! an objective.
//!
//! As the walk does, terms say *at most* then: what satisfies none of them is not shown, what satisfies one may be.

use std::collections::{BTreeMap, BTreeSet};

use hashbrown::HashMap;

use super::criteria::Aim;
use super::subject::{Hook, Subject};
use crate::analysis::callgraph::{CallGraph, MethodIndex};
use crate::analysis::decisions::marking::{Completion, Evaluation, Marked};
use crate::analysis::decisions::table::{Start, Table};
use crate::analysis::merged::{Assumed, Files, Passage, Source, Val, Walk, Watcher};
use crate::expr::{TermId, Terms};
use crate::program::predicate::At;

/// Evaluations of one decision that are looked at.
const MOST_ROWS: usize = 600;

/// A condition of a decision in one activation of its method, and its value.
type Valued = (u32, u32, u16, bool);

/// What is assumed where a condition is evaluated, and when it is true.
pub(super) type Evaluated = (Vec<Assumed>, TermId);

struct Heard<'a> {
    subject: &'a Subject,
    spots: HashMap<(MethodIndex, u32), u32>,
    /// When a condition has a value.
    conditions: BTreeMap<Valued, TermId>,
    /// Where a condition of a decision is evaluated.
    places: BTreeMap<(u32, u16), Vec<Evaluated>>,
    ways: BTreeMap<u32, TermId>,
    lines: BTreeMap<u32, TermId>,
    labels: BTreeMap<u32, TermId>,
}

impl Watcher for Heard<'_> {
    fn wants(&self, method: MethodIndex, at: u32) -> bool {
        self.spots.contains_key(&(method, at))
    }

    fn passes(&mut self, terms: &mut Terms, passage: Passage<'_>) {
        let Some(number) = self.spots.get(&(passage.method, passage.at)) else { return };
        let Some(spot) = self.subject.spots.get(*number as usize) else { return };
        let never = terms.bool(false);
        for hook in &spot.hooks {
            match *hook {
                Hook::Branch { decision, condition, taken_means } => {
                    let Some(taken) = passage.taken else { continue };
                    let holds = if taken_means { taken } else { terms.not(taken) };
                    self.valued(terms, &passage, (decision, condition), holds);
                }
                Hook::Value { decision, condition, bit, nonzero_means } => {
                    let depth = spot.look.values.get(usize::from(bit)).copied();
                    let place = depth.and_then(|d| passage.operands.len().checked_sub(1 + usize::from(d)));
                    let operand = place.and_then(|place| passage.operands.get(place)).copied();
                    let holds = match operand {
                        Some(Val::Num(value)) => terms.int_to_bool(value),
                        // Not what was expected: it may be anything.
                        _ => {
                            for value in [true, false] {
                                let key = (passage.activation, decision, condition, value);
                                self.conditions.insert(key, terms.bool(true));
                            }
                            continue;
                        }
                    };
                    let holds = if nonzero_means { holds } else { terms.not(holds) };
                    self.valued(terms, &passage, (decision, condition), holds);
                }
                Hook::Way { way, told } => {
                    // Where a switch leads is not looked at.
                    let holds = match (passage.taken, told) {
                        (Some(taken), 1) => terms.and(passage.guard, taken),
                        (Some(taken), _) => {
                            let not = terms.not(taken);
                            terms.and(passage.guard, not)
                        }
                        (None, _) => passage.guard,
                    };
                    let known = self.ways.get(&way).copied().unwrap_or(never);
                    self.ways.insert(way, terms.or(known, holds));
                }
                Hook::Line(line) => {
                    let known = self.lines.get(&line).copied().unwrap_or(never);
                    self.lines.insert(line, terms.or(known, passage.guard));
                }
                Hook::Label { label, .. } => {
                    let of = |at: At| {
                        let At::Operand(depth) = at else { return None };
                        let place = passage.operands.len().checked_sub(1 + usize::from(depth))?;
                        if let Some(Val::Num(value)) = passage.operands.get(place) { Some(*value) } else { None }
                    };
                    let label_here = self.subject.labels.get(label as usize);
                    let place = label_here.and_then(|label| label.place(spot.method, spot.at));
                    // Of what is not known it may hold.
                    let held = place.and_then(|place| place.predicate.term(terms, &mut |at| of(at)));
                    let holds = held.map_or(passage.guard, |held| terms.and(passage.guard, held));
                    let known = self.labels.get(&label).copied().unwrap_or(never);
                    self.labels.insert(label, terms.or(known, holds));
                }
            }
        }
    }
}

impl Heard<'_> {
    fn valued(&mut self, terms: &mut Terms, passage: &Passage<'_>, of: (u32, u16), holds: TermId) {
        self.places.entry(of).or_default().push((passage.assumed.to_vec(), holds));
        for value in [true, false] {
            let holds = if value { holds } else { terms.not(holds) };
            let holds = terms.and(passage.guard, holds);
            let key = (passage.activation, of.0, of.1, value);
            let known = self.conditions.get(&key).copied().unwrap_or(terms.bool(false));
            self.conditions.insert(key, terms.or(known, holds));
        }
    }

    /// Every evaluation of a decision, with when it happens. None if there are too many.
    fn evaluations(&self, terms: &mut Terms, decision: u32, table: &Table) -> Option<Vec<(Completion, TermId)>> {
        let never = terms.bool(false);
        let mut found = Vec::new();
        let activations: BTreeSet<u32> =
            self.conditions.keys().filter(|(_, of, ..)| *of == decision).map(|(activation, ..)| *activation).collect();
        let Start::Condition(first) = table.start() else { return None };
        for activation in activations {
            let mut todo = vec![(Evaluation::idle(table), first, terms.bool(true))];
            while let Some((evaluation, condition, before)) = todo.pop() {
                for value in [true, false] {
                    let holds = self.conditions.get(&(activation, decision, condition, value)).copied();
                    let all = terms.and(before, holds.unwrap_or(never));
                    if all == never {
                        continue;
                    }
                    let mut after = evaluation.clone();
                    match after.observe(table, condition, value) {
                        Marked::Complete(completion) => found.push((completion, all)),
                        Marked::Pending => {
                            let next = after.next()?;
                            todo.push((after, next, all));
                        }
                        Marked::Unexpected => return None,
                    }
                    if found.len() + todo.len() > MOST_ROWS {
                        return None;
                    }
                }
            }
        }
        Some(found)
    }
}

/// What a walk passed.
pub struct Passages<'a> {
    pub subject: &'a Subject,
    pub terms: Terms,
    heard: Heard<'a>,
    /// By decision, as they are asked for; None if nothing is known of them.
    evaluations: BTreeMap<u32, Option<Vec<(Completion, TermId)>>>,
}

impl<'a> Passages<'a> {
    /// Of a walk that is made as `walked` says, with what that found out besides. If the walk says nothing, the operations on
    /// terms that it took.
    pub fn of<T>(
        subject: &'a Subject,
        graph: &CallGraph,
        files: Files<'_>,
        walked: impl FnOnce(Walk<'_>) -> Option<T>,
    ) -> Result<(Self, T), u64> {
        let mut terms = Terms::new();
        let mut heard = Heard {
            subject,
            spots: HashMap::new(),
            conditions: BTreeMap::new(),
            places: BTreeMap::new(),
            ways: BTreeMap::new(),
            lines: BTreeMap::new(),
            labels: BTreeMap::new(),
        };
        for (number, spot) in subject.spots.iter().enumerate() {
            if let Some(method) = method_of(subject, graph, spot.method) {
                heard.spots.insert((method, spot.at), number as u32);
            }
        }
        match walked(Walk::new(&mut terms, graph, files, &mut heard)) {
            Some(found) => Ok((Self { subject, terms, heard, evaluations: BTreeMap::new() }, found)),
            None => Err(terms.operations()),
        }
    }

    /// What may also be told in methods that ran in ways that were not walked is told whenever it pleases.
    pub fn free_elsewhere(&mut self, graph: &CallGraph, elsewhere: &[bool]) {
        let always = self.terms.bool(true);
        for spot in &self.subject.spots {
            let method = method_of(self.subject, graph, spot.method);
            if method.is_some_and(|m| elsewhere.get(m as usize) == Some(&false)) {
                continue;
            }
            for hook in &spot.hooks {
                match *hook {
                    Hook::Branch { decision, .. } | Hook::Value { decision, .. } => {
                        self.evaluations.insert(decision, None);
                    }
                    Hook::Way { way, .. } => _ = self.heard.ways.insert(way, always),
                    Hook::Line(line) => _ = self.heard.lines.insert(line, always),
                    Hook::Label { label, .. } => _ = self.heard.labels.insert(label, always),
                }
            }
        }
    }

    /// When an objective is shown, or at most then. None if nothing can be said.
    pub fn goal(&mut self, aim: &Aim) -> Option<TermId> {
        let never = self.terms.bool(false);
        match aim {
            Aim::Way(way) => Some(self.heard.ways.get(way).copied().unwrap_or(never)),
            Aim::Line(line) => Some(self.heard.lines.get(line).copied().unwrap_or(never)),
            Aim::Label(label) => Some(self.heard.labels.get(label).copied().unwrap_or(never)),
            // Whether there is a pair depends on several evaluations.
            Aim::UniqueCause { .. } => None,
            aim => {
                let all = self.evaluations_of(aim.decision()?)?;
                let shown: Vec<TermId> = all.iter().filter(|(c, _)| shows(c, aim)).map(|(_, term)| *term).collect();
                Some(self.terms.any_of(&shown))
            }
        }
    }

    /// Every evaluation of a decision, with when it happens.
    pub fn evaluations_of(&mut self, decision: u32) -> Option<&[(Completion, TermId)]> {
        let table = &self.subject.decisions.get(decision as usize)?.table;
        let (heard, terms) = (&self.heard, &mut self.terms);
        self.evaluations.entry(decision).or_insert_with(|| heard.evaluations(terms, decision, table)).as_deref()
    }

    /// Where a condition of a decision is evaluated.
    pub(super) fn places_of(&self, decision: u32, condition: u16) -> Vec<Evaluated> {
        self.heard.places.get(&(decision, condition)).cloned().unwrap_or_default()
    }

    /// What a branch tells.
    pub fn hooks_at(&self, source: &Source) -> Option<&'a [Hook]> {
        let spot = self.heard.spots.get(&(source.method, source.at))?;
        Some(&self.subject.spots.get(*spot as usize)?.hooks)
    }
}

fn method_of(subject: &Subject, graph: &CallGraph, method: usize) -> Option<MethodIndex> {
    let method = subject.methods.get(method)?;
    let class = &subject.classes.get(method.class)?.name;
    graph.method(class, &method.name, &method.descriptor)
}

fn shows(completion: &Completion, aim: &Aim) -> bool {
    match aim {
        Aim::Shows { condition, value, .. } => completion.obligations().any(|o| o == (*condition, *value)),
        Aim::Condition { condition, value, .. } => completion.row.value(*condition) == Some(*value),
        Aim::Outcome { value, .. } => completion.row.outcome == *value,
        Aim::Row { row, .. } => completion.row.has_letters(row),
        Aim::UniqueCause { .. } | Aim::Way(_) | Aim::Line(_) | Aim::Label(_) | Aim::Path(_) => true,
    }
}
