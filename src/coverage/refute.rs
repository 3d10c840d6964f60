//! Objectives that no execution can show, found before anything is explored: the walk of [`crate::analysis::merged`] gives
//! for each condition the term under which it is evaluated to a value, the decision's table gives the evaluations that
//! show an objective, and the solver is asked whether any of them is possible.
//!
//! What is refuted here is refuted for every input and every object that the methods may be called on. Nothing is said of
//! decisions that may also be evaluated in ways that were not walked.

use std::collections::{BTreeMap, BTreeSet};

use hashbrown::HashMap;

use super::criteria::Aim;
use super::reasons::{Contradictions, MOST_NAMED, being, reason};
use super::subject::{Hook, Subject};
use crate::analysis::callgraph::{CallGraph, MethodIndex};
use crate::analysis::decisions::marking::{Completion, Evaluation, Marked};
use crate::analysis::decisions::table::{Start, Table};
use crate::analysis::merged::{Assumed, Files, Passage, Val, Walk, Watcher};
use crate::expr::eval::{EvalCache, eval_bool};
use crate::expr::{TermId, Terms};
use crate::solver::{Answer, Constraints, Solver};

/// Evaluations of one decision that are looked at, and that are asked about one by one to explain what is refuted.
const MOST_ROWS: usize = 600;
const MOST_EXPLAINED: usize = 40;
/// Assumptions that are tried one by one; a place with more is not explained.
const MOST_ASSUMPTIONS: usize = 80;
/// Places where a condition is evaluated that are explained.
const MOST_PLACES: usize = 8;

/// A condition of a decision in one activation of its method, and its value.
type Valued = (u32, u32, u16, bool);

/// What is assumed where a condition is evaluated, and when it is true.
type Place = (Vec<Assumed>, TermId);

struct Heard<'a> {
    subject: &'a Subject,
    spots: HashMap<(MethodIndex, u32), u32>,
    /// When a condition has a value.
    conditions: BTreeMap<Valued, TermId>,
    /// Where a condition of a decision is evaluated.
    places: BTreeMap<(u32, u16), Vec<Place>>,
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

/// What is known without exploring.
pub struct Refuted<'a> {
    subject: &'a Subject,
    terms: Terms,
    solver: &'a mut Solver,
    heard: Heard<'a>,
    evaluations: BTreeMap<u32, Option<Vec<(Completion, TermId)>>>,
    possible: BTreeMap<u32, Option<Vec<Completion>>>,
    contradictions: Contradictions,
}

/// Walks from these methods (class, name, descriptor). None if nothing can be said.
pub fn refute<'a>(
    subject: &'a Subject,
    graph: &CallGraph,
    files: Files<'_>,
    roots: &[(String, String, String)],
    solver: &'a mut Solver,
) -> Option<Refuted<'a>> {
    let mut terms = Terms::new();
    let mut heard = Heard {
        subject,
        spots: HashMap::new(),
        conditions: BTreeMap::new(),
        places: BTreeMap::new(),
        ways: BTreeMap::new(),
        lines: BTreeMap::new(),
    };
    for (number, spot) in subject.spots.iter().enumerate() {
        if let Some(method) = method_of(subject, graph, spot.method) {
            heard.spots.insert((method, spot.at), number as u32);
        }
    }
    let roots: Option<Vec<MethodIndex>> = roots.iter().map(|(c, n, d)| graph.method(c, n, d)).collect();
    let walked = Walk::new(&mut terms, graph, files, &mut heard).from(&roots?)?;
    // What may also be told in ways that were not walked is told whenever it pleases.
    let always = terms.bool(true);
    let mut evaluations = BTreeMap::new();
    for spot in &subject.spots {
        let method = method_of(subject, graph, spot.method);
        if method.is_some_and(|m| walked.elsewhere.get(m as usize) == Some(&false)) {
            continue;
        }
        for hook in &spot.hooks {
            match *hook {
                Hook::Branch { decision, .. } | Hook::Value { decision, .. } => {
                    evaluations.insert(decision, None);
                }
                Hook::Way { way, .. } => _ = heard.ways.insert(way, always),
                Hook::Line(line) => _ = heard.lines.insert(line, always),
            }
        }
    }
    let (possible, contradictions) = (BTreeMap::new(), Contradictions::new());
    Some(Refuted { subject, terms, solver, heard, evaluations, possible, contradictions })
}

fn method_of(subject: &Subject, graph: &CallGraph, method: usize) -> Option<MethodIndex> {
    let method = subject.methods.get(method)?;
    let class = &subject.classes.get(method.class)?.name;
    graph.method(class, &method.name, &method.descriptor)
}

impl Refuted<'_> {
    /// Which of these cannot be shown, by their place.
    pub fn among(&mut self, aims: &[&Aim]) -> BTreeSet<usize> {
        let goals: Vec<Option<TermId>> = aims.iter().map(|aim| self.goal(aim)).collect();
        let mut possible = BTreeSet::new();
        let mut refuted = BTreeSet::new();
        for (number, goal) in goals.iter().enumerate() {
            let Some(goal) = goal.filter(|_| !possible.contains(&number)) else { continue };
            match self.ask(goal) {
                Answer::Unsat => _ = refuted.insert(number),
                Answer::Unknown(_) => {}
                Answer::Sat(model) => {
                    // What shows one objective often shows others.
                    let mut cache = EvalCache::new();
                    let holds = |goal: TermId, cache: &mut EvalCache| eval_bool(&self.terms, goal, &model, cache);
                    let rest = goals.iter().enumerate().skip(number + 1);
                    possible.extend(rest.filter_map(|(n, g)| g.filter(|g| holds(*g, &mut cache)).map(|_| n)));
                }
            }
        }
        refuted
    }

    fn ask(&mut self, goal: TermId) -> Answer {
        self.solver.check(&mut self.terms, &Constraints::new(), None, goal)
    }

    /// When an objective is shown, or at most then. None if nothing can be said.
    fn goal(&mut self, aim: &Aim) -> Option<TermId> {
        let never = self.terms.bool(false);
        match aim {
            Aim::Way(way) => Some(self.heard.ways.get(way).copied().unwrap_or(never)),
            Aim::Line(line) => Some(self.heard.lines.get(line).copied().unwrap_or(never)),
            // Whether there is a pair depends on several evaluations.
            Aim::UniqueCause { .. } => None,
            aim => {
                let all = self.evaluations_of(aim.decision()?)?;
                let shown: Vec<TermId> = all.iter().filter(|(c, _)| shows(c, aim)).map(|(_, term)| *term).collect();
                Some(self.terms.any_of(&shown))
            }
        }
    }

    fn evaluations_of(&mut self, decision: u32) -> Option<&[(Completion, TermId)]> {
        let table = &self.subject.decisions.get(decision as usize)?.table;
        let (heard, terms) = (&self.heard, &mut self.terms);
        self.evaluations.entry(decision).or_insert_with(|| heard.evaluations(terms, decision, table)).as_deref()
    }

    /// Why an objective that is refuted cannot be shown.
    pub fn reason(&mut self, aim: &Aim) -> String {
        let Some(decision) = aim.decision() else { return reason(self.subject, aim, &[], &self.contradictions) };
        if !self.possible.contains_key(&decision) {
            let possible = self.possible_rows(decision);
            self.possible.insert(decision, possible);
        }
        if let Aim::Shows { condition, value, .. } | Aim::Condition { condition, value, .. } = aim {
            self.contradict(decision, *condition, *value);
        }
        match self.possible.get(&decision) {
            Some(Some(rows)) => reason(self.subject, aim, &rows.iter().collect::<Vec<_>>(), &self.contradictions),
            _ => "no values of the inputs and fields lead to it".into(),
        }
    }

    fn possible_rows(&mut self, decision: u32) -> Option<Vec<Completion>> {
        let all = self.evaluations_of(decision).filter(|all| all.len() <= MOST_EXPLAINED)?.to_vec();
        Some(all.into_iter().filter(|(_, term)| !matches!(self.ask(*term), Answer::Unsat)).map(|(c, _)| c).collect())
    }

    /// Whether something cannot hold where all this does.
    fn excludes(&mut self, assumed: &[Assumed], goal: TermId) -> bool {
        let all: Vec<TermId> = assumed.iter().map(|a| a.term).chain([goal]).collect();
        let all = self.terms.all_of(&all);
        matches!(self.ask(all), Answer::Unsat)
    }

    /// The assumptions that keep a condition from having a value, if they are the same wherever it is evaluated.
    fn contradict(&mut self, decision: u32, condition: u16, value: bool) {
        let places = self.heard.places.get(&(decision, condition)).cloned().unwrap_or_default();
        let mut known: Option<Vec<String>> = None;
        for (assumed, holds) in places.iter().take(MOST_PLACES + 1) {
            if self.excludes(assumed, TermId::TRUE) {
                continue;
            }
            let goal = if value { *holds } else { self.terms.not(*holds) };
            let Some(lines) = self.core(assumed, goal) else { return };
            if known.get_or_insert_with(|| lines.clone()) != &lines {
                return;
            }
        }
        if let Some(lines) = known.filter(|lines| lines.len() <= MOST_NAMED && places.len() <= MOST_PLACES) {
            self.contradictions.insert((decision, condition, value), lines);
        }
    }

    /// The smallest part of the assumptions that excludes something, in words. None if they do not, or for want of words.
    fn core(&mut self, assumed: &[Assumed], goal: TermId) -> Option<Vec<String>> {
        if assumed.len() > MOST_ASSUMPTIONS || !self.excludes(assumed, goal) {
            return None;
        }
        let mut kept = assumed.to_vec();
        for one in assumed {
            let some: Vec<Assumed> = kept.iter().copied().filter(|k| k.term != one.term).collect();
            if self.excludes(&some, goal) {
                kept = some;
            }
        }
        let words = |assumed: &Assumed| {
            let source = assumed.source?;
            let spot = self.heard.spots.get(&(source.method, source.at))?;
            let hooks = &self.subject.spots.get(*spot as usize)?.hooks;
            hooks.iter().find_map(|hook| being(self.subject, hook, source.taken))
        };
        kept.iter().map(words).collect()
    }
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
