//! Objectives that no execution can show, found before anything is explored: [`Passages`] say when an objective is shown
//! at most, and the solver is asked whether that is possible.
//!
//! What is refuted here is refuted for every input and every object that the methods may be called on. Nothing is said of
//! decisions that may also be evaluated in ways that were not walked.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Instant;

use super::criteria::Aim;
use super::passages::Passages;
use super::reasons::{Contradictions, MOST_NAMED, being, reason};
use super::subject::Subject;
use crate::analysis::callgraph::{CallGraph, MethodIndex};
use crate::analysis::decisions::marking::Completion;
use crate::analysis::invariants::{Invariants, Said};
use crate::analysis::merged::{Assumed, Files, Walk};
use crate::expr::TermId;
use crate::expr::eval::{EvalCache, eval_bool};
use crate::solver::{Answer, Constraints, Solver};

/// Evaluations of one decision that are asked about one by one to explain what is refuted.
const MOST_EXPLAINED: usize = 40;
/// Assumptions that are tried one by one; a place with more is not explained.
const MOST_ASSUMPTIONS: usize = 80;
/// Invariants that are left out one by one.
const MOST_KEPT: usize = 200;
/// Places where a condition is evaluated that are explained.
const MOST_PLACES: usize = 8;

/// What is known without exploring.
pub struct Refuted<'a> {
    passages: Passages<'a>,
    invariants: &'a Invariants,
    /// What they say of values that are read.
    said: Vec<Said>,
    solver: &'a mut Solver,
    possible: BTreeMap<u32, Option<Vec<Completion>>>,
    contradictions: Contradictions,
}

/// Walks from these methods (class, name, descriptor), where objects keep the invariants. None if nothing can be said.
pub fn refute<'a>(
    subject: &'a Subject,
    graph: &CallGraph,
    files: Files<'_>,
    roots: &[(String, String, String)],
    invariants: &'a Invariants,
    solver: &'a mut Solver,
    until: Option<Instant>,
) -> Option<Refuted<'a>> {
    let roots: Option<Vec<MethodIndex>> = roots.iter().map(|(c, n, d)| graph.method(c, n, d)).collect();
    let roots = roots?;
    let walk = |walk: Walk<'_>| walk.until(until).watching(invariants.wholes()).from(&roots);
    let (mut passages, walked) = Passages::of(subject, graph, files, walk).ok()?;
    passages.free_elsewhere(graph, &walked.elsewhere);
    let said = invariants.said(&mut passages.terms, &walked.wholes.known);
    let (possible, contradictions) = (BTreeMap::new(), Contradictions::new());
    Some(Refuted { passages, invariants, said, solver, possible, contradictions })
}

impl Refuted<'_> {
    /// Which of these cannot be shown, by their place.
    pub fn among(&mut self, aims: &[&Aim]) -> BTreeSet<usize> {
        let goals: Vec<Option<TermId>> = aims.iter().map(|aim| self.passages.goal(aim)).collect();
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
                    let holds =
                        |goal: TermId, cache: &mut EvalCache| eval_bool(&self.passages.terms, goal, &model, cache);
                    let rest = goals.iter().enumerate().skip(number + 1);
                    possible.extend(rest.filter_map(|(n, g)| g.filter(|g| holds(*g, &mut cache)).map(|_| n)));
                }
            }
        }
        refuted
    }

    fn ask(&mut self, goal: TermId) -> Answer {
        let mut path = Constraints::new();
        self.said.iter().for_each(|said| path.push(said.term));
        self.solver.check(&mut self.passages.terms, &path, None, goal)
    }

    /// Why an objective that is refuted cannot be shown, and what is kept true that it is refuted by.
    pub fn reason(&mut self, aim: &Aim) -> (String, Vec<String>) {
        let why = self.why(aim);
        (why, self.kept_for(aim))
    }

    /// The invariants without which it would not be refuted.
    fn kept_for(&mut self, aim: &Aim) -> Vec<String> {
        let Some(goal) = self.passages.goal(aim).filter(|_| !self.said.is_empty()) else { return Vec::new() };
        let all = std::mem::take(&mut self.said);
        let words: BTreeSet<String> = all.iter().filter_map(|said| self.invariants.words(said)).collect();
        let mut kept = words.clone();
        for without in words.iter().take(MOST_KEPT) {
            kept.remove(without);
            let stays = |said: &&Said| self.invariants.words(said).is_some_and(|words| kept.contains(&words));
            let mut path = Constraints::new();
            all.iter().filter(stays).for_each(|said| path.push(said.term));
            if !matches!(self.solver.check(&mut self.passages.terms, &path, None, goal), Answer::Unsat) {
                kept.insert(without.clone());
            }
        }
        self.said = all;
        kept.into_iter().collect()
    }

    fn why(&mut self, aim: &Aim) -> String {
        let Some(decision) = aim.decision() else {
            return reason(self.passages.subject, aim, &[], &self.contradictions);
        };
        if !self.possible.contains_key(&decision) {
            let possible = self.possible_rows(decision);
            self.possible.insert(decision, possible);
        }
        if let Aim::Shows { condition, value, .. } | Aim::Condition { condition, value, .. } = aim {
            self.contradict(decision, *condition, *value);
        }
        match self.possible.get(&decision) {
            Some(Some(rows)) => {
                reason(self.passages.subject, aim, &rows.iter().collect::<Vec<_>>(), &self.contradictions)
            }
            _ => "no values of the inputs and fields lead to it".into(),
        }
    }

    fn possible_rows(&mut self, decision: u32) -> Option<Vec<Completion>> {
        let all = self.passages.evaluations_of(decision).filter(|all| all.len() <= MOST_EXPLAINED)?.to_vec();
        Some(all.into_iter().filter(|(_, term)| !matches!(self.ask(*term), Answer::Unsat)).map(|(c, _)| c).collect())
    }

    /// Whether something cannot hold where all this does.
    fn excludes(&mut self, assumed: &[Assumed], goal: TermId) -> bool {
        let all: Vec<TermId> = assumed.iter().map(|a| a.term).chain([goal]).collect();
        let all = self.passages.terms.all_of(&all);
        matches!(self.ask(all), Answer::Unsat)
    }

    /// The assumptions that keep a condition from having a value, if they are the same wherever it is evaluated.
    fn contradict(&mut self, decision: u32, condition: u16, value: bool) {
        let places = self.passages.places_of(decision, condition);
        let mut known: Option<Vec<String>> = None;
        for (assumed, holds) in places.iter().take(MOST_PLACES + 1) {
            if self.excludes(assumed, TermId::TRUE) {
                continue;
            }
            let goal = if value { *holds } else { self.passages.terms.not(*holds) };
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
            let hooks = self.passages.hooks_at(&source)?;
            hooks.iter().find_map(|hook| being(self.passages.subject, hook, source.taken))
        };
        kept.iter().map(words).collect()
    }
}
