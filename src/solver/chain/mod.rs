//! The chain: from the cheapest layer to the decision procedures, in one readable place ([`Solver::decide`]). `divided`: how the layer of
//! remainders refutes.
//!
//! Invariants:
//! - `Unsat` is proved: by ranges, by a core, by order, or by a backend. `Sat` carries a model under which every conjunct of the
//!   slice was evaluated to true; the parent's model, which satisfies the path, gives the values of all other variables.
//! - Layers may be left out: answers do not change, except that more stay unknown.

mod divided;

use std::rc::Rc;
use std::time::Instant;

use crate::expr::ops::{Cmp, IntBin};
use crate::expr::{Assignment, EvalCache, Node, Sort, TermId, Terms, eval_all, eval_bool};

use super::answer::{Answer, Model, Why};
use super::backend::{Backend, Verdict};
use super::bitblast::BitBlaster;
use super::cache::{Cache, Known};
use super::cases::{Cases, Effort, ListCost, Listed, WORK_OF_EFFORT};
use super::constraints::Constraints;
use super::hulls;
use super::memory::Remembering;
use super::options::{BackendCounter, Counters, Layer, Options};
use super::order::{Ordered, order};
use super::path::{self, Path};
use super::repair::repair;
use super::rewrite::rewrite;
use super::slice::{Slice, Slicer};
use super::sums::counts;
use super::support::Support;

/// Thousands of gates: queries with a larger circuit are for the first backend only.
const MOST_KILOGATES: usize = 1_000;

/// The effort of a decision procedure after which the cases are listed, if they are few.
const EASY: u64 = 50;
/// The same where they are many.
const FAIRLY_EASY: u64 = 1_000;

/// How large the circuit of a query is, roughly: only operations with thousands of gates count.
fn kilogates(terms: &Terms, conjuncts: &[TermId]) -> usize {
    let one = |t: TermId| match *terms.node(t) {
        Node::Int(IntBin::Div | IntBin::Rem, ..) => 3,
        Node::Int(IntBin::Mul, a, b) if terms.as_const(a).is_none() && terms.as_const(b).is_none() => 2,
        Node::Float(..) | Node::Fma(..) => 10,
        _ => 0,
    };
    terms.reachable(conjuncts).into_iter().map(one).sum()
}

/// Answers queries about path conditions over one arena of terms.
pub struct Solver {
    pub(super) options: Options,
    pub(super) path: Path,
    pub(super) support: Support,
    slicer: Slicer,
    cache: Cache,
    cases: Cases,
    pub(super) eval: EvalCache,
    backends: Vec<Box<dyn Backend>>,
    oracle: Option<Box<dyn Backend>>,
    counters: Counters,
    deadline: Option<Instant>,
    /// When the last layer was done: the next begins there, so that the clock is read once for each.
    lap: Instant,
}

impl Solver {
    /// The chain with the backends of this build: the bit-blaster decides; a second one, without any of the layers, is
    /// what answers are compared with if that is wanted.
    pub fn new(options: &Options) -> Solver {
        let oracle = options.cross_check.then(oracle);
        let remembering = |backend| match &options.memory {
            Some(memory) => Box::new(Remembering::new(backend, memory.clone())),
            None => backend,
        };
        Solver::with_backends(options, backends().into_iter().map(remembering).collect(), oracle)
    }

    /// The chain over other backends, asked in order until one decides. `oracle` is what answers are compared with.
    pub fn with_backends(
        options: &Options,
        backends: Vec<Box<dyn Backend>>,
        oracle: Option<Box<dyn Backend>>,
    ) -> Solver {
        let named = |backend: &dyn Backend| BackendCounter { name: backend.name(), ..BackendCounter::default() };
        let mut counters = Counters::default();
        counters.backends.extend(backends.iter().map(|backend| named(backend.as_ref())));
        Solver {
            options: options.clone(),
            path: Path::default(),
            support: Support::default(),
            slicer: Slicer::default(),
            cache: Cache::default(),
            cases: Cases::default(),
            eval: EvalCache::new(),
            backends,
            oracle,
            counters,
            deadline: None,
            lap: Instant::now(),
        }
    }

    /// The layers and backends in use, for a report.
    pub fn describe(&self) -> String {
        let layers: Vec<&str> =
            Layer::ALL.into_iter().filter(|&layer| self.has(layer)).map(|layer| layer.name()).collect();
        let backends: Vec<&str> = self.backends.iter().map(|backend| backend.name()).collect();
        format!("{} ({}; limit {})", layers.join(" > "), backends.join(", "), self.options.limit)
    }

    pub fn counters(&self) -> &Counters {
        &self.counters
    }

    /// The arena was replaced: forgets everything derived from term ids. Counters stay.
    pub fn reset(&mut self) {
        self.path.clear();
        self.support.clear();
        self.slicer = Slicer::default();
        self.cache.clear();
        self.cases.clear();
        self.eval = EvalCache::new();
        for backend in self.backends.iter_mut().chain(&mut self.oracle) {
            backend.reset();
        }
    }

    /// When the whole run ends: no query goes on after that.
    pub fn set_deadline(&mut self, deadline: Option<Instant>) {
        self.deadline = deadline;
        for backend in self.backends.iter_mut().chain(&mut self.oracle) {
            backend.set_deadline(deadline);
        }
    }

    /// Can the path and `goal` hold together? `model`, if given, satisfies the path.
    pub fn check(&mut self, terms: &mut Terms, path: &Constraints, model: Option<&Model>, goal: TermId) -> Answer {
        self.check_within(terms, path, model, goal, self.options.limit)
    }

    pub(super) fn check_within(
        &mut self,
        terms: &mut Terms,
        path: &Constraints,
        model: Option<&Model>,
        goal: TermId,
        limit: u64,
    ) -> Answer {
        let answer = self.decide(terms, path, model, goal, limit);
        self.counters.queries += 1;
        match answer {
            Answer::Sat(_) => self.counters.sat += 1,
            Answer::Unsat => self.counters.unsat += 1,
            Answer::Unknown(_) => self.counters.unknown += 1,
        }
        if self.options.cross_check {
            self.cross_check(terms, path, goal, &answer);
        }
        answer
    }

    fn has(&self, layer: Layer) -> bool {
        !self.options.without.contains(&layer)
    }

    /// Asks one layer, unless it is left out.
    fn ask<T>(&mut self, layer: Layer, question: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        if !self.has(layer) {
            return None;
        }
        let answer = question(self);
        let now = Instant::now();
        let counter = self.counters.layer_mut(layer);
        counter.asked += 1;
        counter.answered += u64::from(answer.is_some());
        counter.time += now.duration_since(self.lap);
        self.lap = now;
        answer
    }

    fn decide(
        &mut self,
        terms: &mut Terms,
        path: &Constraints,
        model: Option<&Model>,
        goal: TermId,
        limit: u64,
    ) -> Answer {
        match (goal, model) {
            (TermId::FALSE, _) => return Answer::Unsat,
            (TermId::TRUE, Some(model)) => return Answer::Sat(model.clone()),
            _ => {}
        }
        self.lap = Instant::now();
        if let Some(model) = model
            && self.ask(Layer::Model, |s| eval_bool(terms, goal, model, &mut s.eval).then_some(())).is_some()
        {
            return Answer::Sat(model.clone());
        }

        if self.deadline.is_some_and(|end| self.lap >= end) {
            return Answer::Unknown(Why::Limit);
        }
        self.path.load(terms, &mut self.support, path);
        // What the path knows of the variables may decide the goal, or make it smaller.
        let mut goals = path::parts(terms, goal);
        let mut rewritten = goal;
        let refuted = self.ask(Layer::Rewrite, |s| {
            rewritten = rewrite(terms, &s.path, &mut s.support, goal);
            let negation = terms.not(rewritten);
            (rewritten == TermId::FALSE || s.path.contains(negation)).then_some(())
        });
        if refuted.is_some() {
            return Answer::Unsat;
        }
        if rewritten != goal {
            goals = path::parts(terms, rewritten);
        }
        if self.ask(Layer::Ranges, |s| s.refuted_by_ranges(terms, &goals).then_some(())).is_some() {
            return Answer::Unsat;
        }
        if self.has(Layer::Sums) && self.refuted_by_sums(terms, path, model, &goals, limit) {
            return Answer::Unsat;
        }

        // Without a model of the path, the path itself has to be shown to have one.
        let everything = model.is_none() || !self.has(Layer::Slice);
        let slice = self.slicer.slice(terms, &mut self.support, &self.path, &goals, everything);
        self.counters.layer_mut(Layer::Slice).asked += 1;

        let exact = self.ask(Layer::Exact, |s| s.cache.exact(&slice.sorted, limit).cloned());
        let known = match exact {
            Some(known) => known,
            None => {
                let known = self.search(terms, &slice, &goals, model, limit);
                if self.has(Layer::Exact) {
                    self.cache.put(&slice.sorted, known.clone());
                }
                known
            }
        };
        match known {
            Known::Sat(found) => Answer::Sat(merge(terms, model, &found, &slice)),
            Known::Unsat => Answer::Unsat,
            Known::Unknown(why, _) => Answer::Unknown(why),
        }
    }

    /// Whether path and goals together leave a term without a value.
    fn refuted_by_ranges(&mut self, terms: &Terms, goals: &[TermId]) -> bool {
        let mark = self.path.ranges.mark();
        for &goal in goals {
            self.path.ranges.assume(terms, goal);
        }
        let refuted = self.path.ranges.contradictory();
        self.path.ranges.undo(mark);
        refuted
    }

    /// Whether the sides of an equation that a goal denies are sums in which everything counts as often, wherever the path holds.
    fn refuted_by_sums(
        &mut self,
        terms: &mut Terms,
        path: &Constraints,
        model: Option<&Model>,
        goals: &[TermId],
        limit: u64,
    ) -> bool {
        let counts = self.ask(Layer::Sums, |s| {
            let counts = goals.iter().find_map(|goal| match *terms.node(*goal) {
                Node::Cmp(Cmp::Ne, a, b) => counts(terms, a, b),
                _ => None,
            })?;
            let zero = terms.int(0);
            let differ: Vec<TermId> = counts.into_iter().map(|count| terms.cmp(Cmp::Ne, count, zero)).collect();
            let shown = |differs: &TermId| model.is_some_and(|model| eval_bool(terms, *differs, model, &mut s.eval));
            (!differ.iter().any(shown)).then_some(differ)
        });
        let is_refuted = |differs| matches!(self.decide(terms, path, model, differs, limit), Answer::Unsat);
        counts.is_some_and(|differ| differ.into_iter().all(is_refuted))
    }

    /// A slice that was not met before.
    fn search(
        &mut self,
        terms: &mut Terms,
        slice: &Slice,
        goals: &[TermId],
        model: Option<&Model>,
        limit: u64,
    ) -> Known {
        if self.ask(Layer::Cores, |s| s.cache.has_core(&slice.sorted).then_some(())).is_some() {
            return Known::Unsat;
        }
        let recent = self.ask(Layer::Recent, |s| {
            let eval = &mut s.eval;
            s.cache.recent().find(|model| slice.holds(terms, model, eval)).cloned()
        });
        if let Some(model) = recent {
            return Known::Sat(model);
        }
        let ordered = self.ask(Layer::Order, |s| match order(terms, &slice.ordered, model.map(|model| &**model))? {
            Ordered::Contradiction(core) => {
                s.cache.put_core(core);
                Some(Known::Unsat)
            }
            Ordered::Solution(found) => slice.holds(terms, &found, &mut s.eval).then(|| Known::Sat(Rc::new(found))),
        });
        if let Some(known) = ordered {
            if let Known::Sat(model) = &known {
                self.remember(model);
            }
            return known;
        }
        // Where a list is there, it answers what the others would have to search for.
        let has_list = self.has(Layer::Cases) && self.cases.has_list(&slice.variables);
        let mut cost = if has_list { self.cases.cost(terms, slice) } else { None };
        if let Some(known) = cost.and_then(|cost| self.listed_for(terms, slice, cost)) {
            return known;
        }
        let repaired = self.ask(Layer::Repair, |s| {
            let mut assignment = model.map_or_else(Assignment::new, |model| (**model).clone());
            let before = s.eval.evaluated();
            let repaired = repair(terms, &slice.ordered, &mut assignment, &mut s.eval);
            s.cases.note_asked(&slice.variables, s.eval.evaluated().saturating_sub(before));
            repaired.then(|| Rc::new(assignment))
        });
        if let Some(model) = repaired {
            self.remember(&model);
            return Known::Sat(model);
        }
        if self.has(Layer::Cases) && !has_list {
            cost = self.cases.cost(terms, slice);
            if let Some(known) = cost.and_then(|cost| self.listed_for(terms, slice, cost)) {
                return known;
            }
        }
        let by_hulls = |s: &mut Self| hulls::refuted(terms, &mut s.path.ranges, goals).then_some(());
        if self.ask(Layer::Hulls, by_hulls).is_some() {
            self.cache.put_core(slice.sorted.clone());
            return Known::Unsat;
        }
        if self.ask(Layer::Remainders, |s| s.refuted_by_remainders(terms, slice, limit).then_some(())).is_some() {
            self.cache.put_core(slice.sorted.clone());
            return Known::Unsat;
        }
        match cost {
            Some(cost) => self.decide_few(terms, slice, cost, limit),
            None => self
                .ask(Layer::Backends, |s| Some(s.ask_backends(terms, slice, limit, usize::MAX)))
                .unwrap_or(Known::Unknown(Why::Theory, limit)),
        }
    }

    /// A slice whose variables have few values, though more than are listed at once. What is easy for a decision procedure needs no list.
    fn decide_few(&mut self, terms: &Terms, slice: &Slice, cost: ListCost, limit: u64) -> Known {
        if !self.options.cases_first {
            let effort = if cost == ListCost::Much { FAIRLY_EASY } else { EASY };
            let quick = self.ask(Layer::Backends, |s| {
                let known = s.ask_about_few(terms, slice, limit.min(effort), 1);
                (!matches!(known, Known::Unknown(..))).then_some(known)
            });
            if let Some(known) = quick {
                return known;
            }
        }
        let first = if self.options.cases_first { Effort::All } else { Effort::Some };
        if let Some(known) = self.listed(terms, slice, first) {
            return known;
        }
        let known = self.ask(Layer::Backends, |s| Some(s.ask_about_few(terms, slice, limit, usize::MAX)));
        match known.unwrap_or(Known::Unknown(Why::Theory, limit)) {
            unknown @ Known::Unknown(Why::Limit, _) => self.listed(terms, slice, Effort::All).unwrap_or(unknown),
            known => known,
        }
    }

    /// The same as [`Solver::ask_backends`]; what it takes is what a list may take later.
    fn ask_about_few(&mut self, terms: &Terms, slice: &Slice, limit: u64, most: usize) -> Known {
        let taken = |s: &Self| s.counters.backends.iter().map(|backend| backend.effort).sum::<u64>();
        let before = taken(self);
        let known = self.ask_backends(terms, slice, limit, most);
        self.cases.note_asked(&slice.variables, taken(self).saturating_sub(before).saturating_mul(WORK_OF_EFFORT));
        known
    }

    /// By a list, if it is expected to pay.
    fn listed_for(&mut self, terms: &Terms, slice: &Slice, cost: ListCost) -> Option<Known> {
        match cost {
            ListCost::Worth(work) => self.listed(terms, slice, Effort::Worth(work)),
            ListCost::Known => self.listed(terms, slice, Effort::Some),
            ListCost::Some | ListCost::Much => None,
        }
    }

    fn listed(&mut self, terms: &Terms, slice: &Slice, effort: Effort) -> Option<Known> {
        self.ask(Layer::Cases, |s| match s.cases.decide(terms, slice, (effort, s.deadline))? {
            Listed::None => {
                s.cache.put_core(slice.sorted.clone());
                Some(Known::Unsat)
            }
            Listed::Model(model) => {
                let model = Rc::new(model);
                slice.holds(terms, &model, &mut s.eval).then(|| {
                    s.remember(&model);
                    Known::Sat(model)
                })
            }
        })
    }

    /// The first so many of them.
    fn ask_backends(&mut self, terms: &Terms, slice: &Slice, limit: u64, most: usize) -> Known {
        let mut why = Why::Theory;
        for (number, (backend, counter)) in
            self.backends.iter_mut().zip(&mut self.counters.backends).enumerate().take(most)
        {
            // Where the first could not decide, the others make the same circuit, and do not look at the clock meanwhile.
            let late = || self.deadline.is_some_and(|end| Instant::now() >= end);
            if number > 0 && (late() || kilogates(terms, &slice.ordered) > MOST_KILOGATES) {
                why = Why::Limit;
                break;
            }
            counter.asked += 1;
            let before = backend.effort();
            let verdict = backend.check(terms, &slice.ordered, limit);
            counter.effort += backend.effort().saturating_sub(before);
            match verdict {
                Verdict::Sat(assignment) => {
                    if eval_all(terms, &slice.ordered, &assignment, &mut self.eval) {
                        counter.sat += 1;
                        let model = Rc::new(assignment);
                        self.remember(&model);
                        return Known::Sat(model);
                    }
                    counter.wrong += 1;
                    why = Why::WrongModel;
                    let text = print(terms, &slice.ordered);
                    note(
                        &mut self.counters.disagreements,
                        format!("{}: a model that does not satisfy {text}", counter.name),
                    );
                }
                Verdict::Unsat(core) => {
                    counter.unsat += 1;
                    // A backend that names what it was not asked about has proved something else.
                    if core.iter().all(|conjunct| slice.sorted.binary_search(conjunct).is_ok()) {
                        self.cache.put_core(core);
                    }
                    return Known::Unsat;
                }
                Verdict::Unknown(reason) => {
                    counter.unknown += 1;
                    // A backend that could have decided says more than one that could not.
                    if why == Why::Theory {
                        why = reason;
                    }
                }
            }
        }
        Known::Unknown(why, limit)
    }

    fn remember(&mut self, model: &Model) {
        if self.has(Layer::Recent) {
            self.cache.put_recent(model.clone());
        }
    }

    /// Compares an answer with the oracle's, over the whole path.
    fn cross_check(&mut self, terms: &Terms, path: &Constraints, goal: TermId, answer: &Answer) {
        let mut conjuncts: Vec<TermId> = path.iter().collect();
        conjuncts.reverse();
        conjuncts.push(goal);
        if let Answer::Sat(model) = answer
            && !eval_all(terms, &conjuncts, model, &mut self.eval)
        {
            let text = format!("chain: a model that does not satisfy {}", print(terms, &conjuncts));
            note(&mut self.counters.disagreements, text);
        }
        let Some(oracle) = &mut self.oracle else { return };
        let limit = self.options.limit.saturating_mul(10);
        let agree = match (oracle.check(terms, &conjuncts, limit), answer) {
            (Verdict::Sat(_), Answer::Unsat) => false,
            (Verdict::Unsat(_), Answer::Sat(_)) => false,
            (Verdict::Sat(model), _) => eval_all(terms, &conjuncts, &model, &mut self.eval),
            _ => true,
        };
        if !agree {
            let short = match answer {
                Answer::Sat(_) => "sat",
                Answer::Unsat => "unsat",
                Answer::Unknown(_) => "unknown",
            };
            let text = format!("{} contradicts {short} of {}", oracle.name(), print(terms, &conjuncts));
            note(&mut self.counters.disagreements, text);
        }
    }
}

/// The bit-blaster is several times faster on what it decides; Z3 decides the rest.
fn backends() -> Vec<Box<dyn Backend>> {
    vec![
        Box::new(BitBlaster::new()),
        #[cfg(feature = "z3")]
        Box::new(super::z3::Z3::new()),
    ]
}

/// A second opinion: where there is Z3, from it.
fn oracle() -> Box<dyn Backend> {
    #[cfg(feature = "z3")]
    return Box::new(super::z3::Z3::new());
    #[cfg(not(feature = "z3"))]
    return Box::new(BitBlaster::new());
}

/// The first few say enough; a defect could make millions.
fn note(disagreements: &mut Vec<String>, text: String) {
    const MOST: usize = 100;
    if disagreements.len() < MOST {
        disagreements.push(text);
    }
}

/// The parent's model with the slice's variables as found.
fn merge(terms: &Terms, base: Option<&Model>, found: &Model, slice: &Slice) -> Model {
    let Some(base) = base else { return found.clone() };
    if Rc::ptr_eq(base, found) {
        return base.clone();
    }
    let mut merged = (**base).clone();
    for &variable in &slice.variables {
        match terms.variable(variable).sort {
            Sort::Array(_) => merged.set_array(variable, found.array(variable).cloned().unwrap_or_default()),
            sort => merged.set(variable, found.get(variable, sort)),
        }
    }
    Rc::new(merged)
}

/// For messages: long queries are cut.
fn print(terms: &Terms, conjuncts: &[TermId]) -> String {
    const MOST: usize = 2000;
    let mut text = String::new();
    for &conjunct in conjuncts {
        if terms.size(conjunct) < 200 {
            text.push_str(&terms.to_smt(conjunct));
        } else {
            text.push_str("(...)");
        }
        text.push(' ');
        if text.len() > MOST {
            text.push_str("...");
            break;
        }
    }
    text
}
