//! One Z3 context with one solver, kept from query to query.
//!
//! A conjunct is asserted once, behind a guard: `guard => conjunct`. A query is a check under the assumption of its
//! guards, so what Z3 learned from one query serves the next, whatever the two have in common, and an unsatisfiable
//! query comes with a core for free. Measured on depth-first scripts against `push` and `pop` along the common prefix:
//! 0.6 to 1.1 times the time, and cores of 1 to 5 conjuncts instead of all 20.
//!
//! Guards that a query does not assume still take part in the search, so a solver ages: after a few hundred guards a
//! check takes ten times as long. It is replaced when most of its guards are not of the query at hand; the images of the
//! terms stay. Measured: replacing at twice the query's conjuncts is best, both on path conditions and on small slices.
//!
//! Queries with floating-point arithmetic go to `oneshot` first.
//!
//! Invariants:
//! - Everything Z3 does for a query, translation excepted, happens inside the check and counts against its limit.
//! - An answer depends on the queries of this session only: no other session shares the context.

use hashbrown::{HashMap, HashSet};
use z3::ast::Bool;
use z3::{Context, Model, Params, SatResult, Solver, Symbol};

use super::model;
use super::oneshot::{Found, Pipelines, is_limit};
use super::translate::{Traits, Translated, Translator};
use crate::expr::{EvalCache, TermId, TermMap, Terms, VarId, eval_all};
use crate::solver::{Verdict, Why};

/// Z3's resource units per unit of a query's limit, which is about one conflict.
const UNITS: u64 = 1000;
/// What every query gets on top, so that a small limit still lets Z3 take in a few floating-point operations.
const BASE_UNITS: u64 = 1_000_000;
/// A solver of so many guards is kept however small the query is.
const YOUNG: usize = 16;

pub(super) struct Session {
    pub context: Context,
    translator: Translator,
    pipelines: Pipelines,
    solver: Solver,
    /// Of the conjuncts that `solver` knows.
    guards: HashMap<TermId, Bool>,
    limit: u32,
    /// Milliseconds until the run ends.
    pub timeout: Option<u32>,
    /// Of the conjuncts that were part of a satisfiable query.
    variables: TermMap<Box<[VarId]>>,
    eval_cache: EvalCache,
}

impl Session {
    /// A session in the current context.
    pub fn new() -> Option<Session> {
        Some(Session {
            context: Context::thread_local(),
            translator: Translator::new()?,
            pipelines: Pipelines::new(),
            solver: new_solver(),
            guards: HashMap::new(),
            limit: 0,
            timeout: None,
            variables: TermMap::new(),
            eval_cache: EvalCache::new(),
        })
    }

    /// In the session's context, which has to be the current one.
    pub fn check(&mut self, terms: &Terms, conjuncts: &[TermId], limit: u64) -> Verdict {
        self.decide(terms, conjuncts, limit).unwrap_or(Verdict::Unknown(Why::Theory))
    }

    /// `None` if Z3 or the translation lacks something.
    fn decide(&mut self, terms: &Terms, conjuncts: &[TermId], limit: u64) -> Option<Verdict> {
        let units = limit.saturating_mul(UNITS).saturating_add(BASE_UNITS);
        let units = u32::try_from(units).unwrap_or(u32::MAX);
        let mut traits = Traits::default();
        for &conjunct in conjuncts {
            traits.add(self.translator.image(terms, conjunct).traits);
        }
        if traits.arithmetic && !traits.arrays {
            let images: Vec<Bool> = conjuncts
                .iter()
                .map(|&conjunct| self.translator.image(terms, conjunct).image.bool().cloned())
                .collect::<Option<_>>()?;
            match self.pipelines.check(&images, units, self.timeout) {
                Found::Model(model) => return self.satisfied(terms, conjuncts, &model, traits),
                Found::Unsat => return Some(Verdict::Unsat(conjuncts.to_vec())),
                Found::Limit => return Some(Verdict::Unknown(Why::Limit)),
                Found::Unable => {}
            }
        }
        self.renew_if_old(conjuncts);
        let mut assumed: Vec<Bool> = Vec::with_capacity(conjuncts.len());
        for &conjunct in conjuncts {
            let translated = self.translator.image(terms, conjunct);
            assumed.push(guard(&self.solver, &mut self.guards, conjunct, translated)?);
        }
        self.set_limit(units);
        match self.solver.check_assumptions(&assumed) {
            SatResult::Sat => {
                let model = self.solver.get_model()?;
                self.satisfied(terms, conjuncts, &model, traits)
            }
            SatResult::Unsat => Some(Verdict::Unsat(self.core(conjuncts))),
            SatResult::Unknown => {
                let reason = self.solver.get_reason_unknown().unwrap_or_default();
                // What an interrupted check left behind would be finished outside of any limit.
                self.renew();
                Some(Verdict::Unknown(if is_limit(&reason) { Why::Limit } else { Why::Theory }))
            }
        }
    }

    /// The verdict with the model's values. A model of inexact images may be none of ours.
    fn satisfied(&mut self, terms: &Terms, conjuncts: &[TermId], model: &Model, traits: Traits) -> Option<Verdict> {
        let variables = self.variables_of(terms, conjuncts);
        let model = model::read(model, &self.translator, terms, &variables)?;
        let holds = !traits.inexact || eval_all(terms, conjuncts, &model, &mut self.eval_cache);
        Some(if holds { Verdict::Sat(model) } else { Verdict::Unknown(Why::Theory) })
    }

    fn renew_if_old(&mut self, conjuncts: &[TermId]) {
        let new = conjuncts.iter().filter(|conjunct| !self.guards.contains_key(*conjunct)).count();
        if new > 0 && self.guards.len() + new > YOUNG.max(2 * conjuncts.len()) {
            self.renew();
        }
    }

    fn renew(&mut self) {
        self.solver = new_solver();
        self.guards.clear();
        self.limit = 0;
    }

    fn set_limit(&mut self, units: u32) {
        if units != self.limit || self.timeout.is_some() {
            let mut params = Params::new();
            params.set_u32("rlimit", units);
            if let Some(timeout) = self.timeout {
                params.set_u32("timeout", timeout);
            }
            self.solver.set_params(&params);
            self.limit = units;
        }
    }

    fn core(&self, conjuncts: &[TermId]) -> Vec<TermId> {
        let core: HashSet<Bool> = self.solver.get_unsat_core().into_iter().collect();
        let in_core = |t: &TermId| self.guards.get(t).is_some_and(|guard| core.contains(guard));
        let found: Vec<TermId> = conjuncts.iter().copied().filter(in_core).collect();
        if found.is_empty() { conjuncts.to_vec() } else { found }
    }

    /// The variables of all conjuncts, each once, in order.
    fn variables_of(&mut self, terms: &Terms, conjuncts: &[TermId]) -> Vec<VarId> {
        let mut all = Vec::new();
        for &conjunct in conjuncts {
            if self.variables.get(conjunct).is_none() {
                self.variables.insert(conjunct, terms.variables(conjunct).into());
            }
            all.extend_from_slice(&self.variables[conjunct]);
        }
        all.sort_unstable();
        all.dedup();
        all
    }
}

/// The guard behind which the solver knows the conjunct, from now on at the latest.
fn guard(
    solver: &Solver,
    guards: &mut HashMap<TermId, Bool>,
    conjunct: TermId,
    translated: &Translated,
) -> Option<Bool> {
    if let Some(guard) = guards.get(&conjunct) {
        return Some(guard.clone());
    }
    let image = translated.image.bool()?;
    let guard = Bool::new_const(Symbol::String(format!("guard{}", conjunct.0)));
    solver.assert(guard.implies(image));
    guards.insert(conjunct, guard.clone());
    Some(guard)
}

/// A solver that is incremental from the start (it is, once something was pushed; before that a check takes another
/// route, twenty times as long) and decides all variables (`relevancy` 0), which saves a quarter of the time.
fn new_solver() -> Solver {
    let solver = Solver::new();
    let mut params = Params::new();
    params.set_u32("relevancy", 0);
    solver.set_params(&params);
    solver.push();
    solver
}
