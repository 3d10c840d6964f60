//! One Z3 context with one solver, kept from query to query.
//!
//! A conjunct is asserted once, behind a guard: `guard => conjunct`. A query is a check under the assumption of its
//! guards, so what Z3 learned from one query serves the next, whatever the two have in common, and an unsatisfiable
//! query comes with a core for free. Measured on depth-first scripts against `push` and `pop` along the common prefix:
//! 0.6 to 1.1 times the time, and cores of 1 to 5 conjuncts instead of all 20.
//!
//! Guards that a query does not assume still take part in the search, so a solver ages: after a few hundred guards a
//! check takes ten times as long. [`Session::is_old_for`] says when most guards are not of the query at hand. Measured:
//! a new solver at twice the query's conjuncts is best, both on path conditions and on small slices.
//!
//! Invariant: everything that Z3 does for a query, translation excepted, happens inside the check and counts against
//! its limit.

use hashbrown::{HashMap, HashSet};
use z3::ast::Bool;
use z3::{Context, Params, SatResult, Solver, Symbol};

use super::oneshot::{is_limit, spent_in};
use super::traits::Variables;
use super::translate::Translator;
use super::{Effort, Found, model};
use crate::expr::{TermId, Terms};

/// A solver of so many guards is kept however small the query is.
const YOUNG: usize = 16;

pub(super) struct Session {
    pub context: Context,
    translator: Translator,
    solver: Solver,
    /// Of the conjuncts that `solver` knows.
    guards: HashMap<TermId, Bool>,
    /// As last set.
    effort: Effort,
    /// Resource units so far, and those of the last check.
    spent: u64,
    pub last: u64,
}

impl Session {
    /// A session in the current context.
    ///
    /// The solver is incremental from the start: it is, once something was pushed; before that a check takes another
    /// route, twenty times as long. That it decides all variables (`relevancy` 0) saves a quarter of the time.
    pub fn new() -> Session {
        let solver = Solver::new();
        let mut params = Params::new();
        params.set_u32("relevancy", 0);
        solver.set_params(&params);
        solver.push();
        let context = Context::thread_local();
        let (translator, guards, effort) = (Translator::new(), HashMap::new(), Effort::default());
        Session { context, translator, solver, guards, effort, spent: 0, last: 0 }
    }

    /// Whether a new session would decide the query sooner.
    pub fn is_old_for(&self, conjuncts: &[TermId]) -> bool {
        let new = conjuncts.iter().filter(|conjunct| !self.guards.contains_key(*conjunct)).count();
        new > 0 && self.guards.len() + new > YOUNG.max(2 * conjuncts.len())
    }

    /// In the session's context, which has to be the current one.
    pub fn check(&mut self, terms: &Terms, conjuncts: &[TermId], variables: &mut Variables, effort: Effort) -> Found {
        self.last = 0;
        let mut assumed: Vec<Bool> = Vec::with_capacity(conjuncts.len());
        for &conjunct in conjuncts {
            let Some(guard) = self.guard(terms, conjunct) else { return Found::Unable };
            assumed.push(guard);
        }
        self.set_limit(effort);
        let result = self.solver.check_assumptions(&assumed);
        let spent = spent_in(&self.solver);
        self.last = spent.saturating_sub(self.spent);
        self.spent = spent;
        match result {
            SatResult::Sat => {
                let variables = variables.of(terms, conjuncts);
                let model = self.solver.get_model();
                let values = model.and_then(|m| model::read(&m, &self.translator, terms, &variables));
                values.map_or(Found::Unable, Found::Model)
            }
            SatResult::Unsat => Found::Unsat(self.core(conjuncts)),
            SatResult::Unknown => match is_limit(&self.solver.get_reason_unknown().unwrap_or_default()) {
                true => Found::Limit,
                false => Found::Unable,
            },
        }
    }

    /// The guard behind which the solver knows the conjunct, from now on at the latest.
    fn guard(&mut self, terms: &Terms, conjunct: TermId) -> Option<Bool> {
        if let Some(guard) = self.guards.get(&conjunct) {
            return Some(guard.clone());
        }
        let image = self.translator.image(terms, conjunct).bool()?;
        let guard = Bool::new_const(Symbol::String(format!("guard{}", conjunct.0)));
        self.solver.assert(guard.implies(image));
        self.guards.insert(conjunct, guard.clone());
        Some(guard)
    }

    fn set_limit(&mut self, effort: Effort) {
        if effort != self.effort {
            let mut params = Params::new();
            params.set_u32("rlimit", effort.units);
            if let Some(left) = effort.milliseconds {
                params.set_u32("timeout", left.max(1));
            }
            self.solver.set_params(&params);
            self.effort = effort;
        }
    }

    fn core(&self, conjuncts: &[TermId]) -> Vec<TermId> {
        let core: HashSet<Bool> = self.solver.get_unsat_core().into_iter().collect();
        let in_core = |t: &TermId| self.guards.get(t).is_some_and(|guard| core.contains(guard));
        let found: Vec<TermId> = conjuncts.iter().copied().filter(in_core).collect();
        if found.is_empty() { conjuncts.to_vec() } else { found }
    }
}
