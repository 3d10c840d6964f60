//! Objectives that no execution can show, found before anything is explored: the walk of [`crate::analysis::merged`] gives
//! for each condition the term under which it is evaluated to a value, the decision's table gives the evaluations that
//! show an objective, and the solver is asked whether any of them is possible.
//!
//! What is refuted here is refuted for every input and every object that the methods may be called on. Nothing is said of
//! decisions that may also be evaluated in ways that were not walked.

use std::collections::{BTreeMap, BTreeSet};

use hashbrown::HashMap;

use super::criteria::Aim;
use super::subject::{Hook, Subject};
use crate::analysis::callgraph::{CallGraph, MethodIndex};
use crate::analysis::decisions::marking::{Completion, Evaluation, Marked};
use crate::analysis::decisions::table::{Start, Table};
use crate::analysis::merged::{Files, Passage, Val, Walk, Watcher};
use crate::expr::eval::{EvalCache, eval_bool};
use crate::expr::{TermId, Terms};
use crate::solver::{Answer, Constraints, Solver};

/// Evaluations of one decision that are looked at.
const MOST_ROWS: usize = 600;

/// A condition of a decision in one activation of its method, and its value.
type Valued = (u32, u32, u16, bool);

struct Heard<'a> {
    subject: &'a Subject,
    spots: HashMap<(MethodIndex, u32), u32>,
    /// When a condition has a value.
    conditions: BTreeMap<Valued, TermId>,
    ways: BTreeMap<u32, TermId>,
    lines: BTreeMap<u32, TermId>,
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
            }
        }
    }
}

impl Heard<'_> {
    fn valued(&mut self, terms: &mut Terms, passage: &Passage<'_>, of: (u32, u16), holds: TermId) {
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

/// Which of these objectives cannot be shown by any call of these methods (class, name, descriptor).
pub fn refuted(
    subject: &Subject,
    graph: &CallGraph,
    files: Files<'_>,
    roots: &[(String, String, String)],
    aims: &[Aim],
    solver: &mut Solver,
) -> Vec<bool> {
    let nothing = vec![false; aims.len()];
    let mut terms = Terms::new();
    let place = |method: usize| {
        let method = subject.methods.get(method)?;
        let class = &subject.classes.get(method.class)?.name;
        graph.method(class, &method.name, &method.descriptor)
    };
    let mut heard = Heard {
        subject,
        spots: HashMap::new(),
        conditions: BTreeMap::new(),
        ways: BTreeMap::new(),
        lines: BTreeMap::new(),
    };
    for (number, spot) in subject.spots.iter().enumerate() {
        if let Some(method) = place(spot.method) {
            heard.spots.insert((method, spot.at), number as u32);
        }
    }
    let roots: Option<Vec<MethodIndex>> = roots.iter().map(|(c, n, d)| graph.method(c, n, d)).collect();
    let Some(roots) = roots else { return nothing };
    let Some(walked) = Walk::new(&mut terms, graph, files, &mut heard).from(&roots) else { return nothing };
    // Where something is told that may also be told in other ways.
    let mut open_decisions = BTreeSet::new();
    let (mut open_ways, mut open_lines) = (BTreeSet::new(), BTreeSet::new());
    for spot in &subject.spots {
        let method = place(spot.method);
        if method.is_some_and(|m| walked.elsewhere.get(m as usize) == Some(&false)) {
            continue;
        }
        for hook in &spot.hooks {
            match *hook {
                Hook::Branch { decision, .. } | Hook::Value { decision, .. } => _ = open_decisions.insert(decision),
                Hook::Way { way, .. } => _ = open_ways.insert(way),
                Hook::Line(line) => _ = open_lines.insert(line),
            }
        }
    }
    let mut evaluations: BTreeMap<u32, Option<Vec<(Completion, TermId)>>> = BTreeMap::new();
    let mut goals: Vec<Option<TermId>> = Vec::new();
    for aim in aims {
        let never = terms.bool(false);
        goals.push(match aim {
            Aim::Way(way) if open_ways.contains(way) => None,
            Aim::Way(way) => Some(heard.ways.get(way).copied().unwrap_or(never)),
            Aim::Line(line) if open_lines.contains(line) => None,
            Aim::Line(line) => Some(heard.lines.get(line).copied().unwrap_or(never)),
            // Whether there is a pair depends on several evaluations.
            Aim::UniqueCause { .. } => None,
            aim => aim.decision().filter(|d| !open_decisions.contains(d)).and_then(|decision| {
                let table = &subject.decisions.get(decision as usize)?.table;
                let all = evaluations
                    .entry(decision)
                    .or_insert_with(|| heard.evaluations(&mut terms, decision, table))
                    .as_ref()?;
                let shown: Vec<TermId> = all.iter().filter(|(c, _)| shows(c, aim)).map(|(_, term)| *term).collect();
                Some(terms.any_of(&shown))
            }),
        });
    }
    ask(&mut terms, solver, &goals)
}

fn shows(completion: &Completion, aim: &Aim) -> bool {
    match aim {
        Aim::Shows { condition, value, .. } => completion.obligations().any(|o| o == (*condition, *value)),
        Aim::Condition { condition, value, .. } => completion.row.value(*condition) == Some(*value),
        Aim::Outcome { value, .. } => completion.row.outcome == *value,
        Aim::Row { row, .. } => completion.row.has_letters(row),
        Aim::UniqueCause { .. } | Aim::Way(_) | Aim::Line(_) => true,
    }
}

/// Which goals cannot hold.
fn ask(terms: &mut Terms, solver: &mut Solver, goals: &[Option<TermId>]) -> Vec<bool> {
    let mut possible = vec![false; goals.len()];
    let mut refuted = vec![false; goals.len()];
    for number in 0..goals.len() {
        let Some(Some(goal)) = goals.get(number).copied() else { continue };
        if possible[number] {
            continue;
        }
        match solver.check(terms, &Constraints::new(), None, goal) {
            Answer::Unsat => refuted[number] = true,
            Answer::Unknown(_) => {}
            Answer::Sat(model) => {
                // What shows one objective often shows others.
                let mut cache = EvalCache::new();
                for (other, goal) in goals.iter().enumerate().skip(number + 1) {
                    if let Some(goal) = goal
                        && !possible[other]
                    {
                        possible[other] = eval_bool(terms, *goal, &model, &mut cache);
                    }
                }
            }
        }
    }
    refuted
}
