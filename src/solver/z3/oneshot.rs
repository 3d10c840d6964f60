//! Queries with floating-point arithmetic: decided from scratch, by blasting everything into one SAT problem.
//!
//! The incremental solver is poor at such queries: of eleven small ones over doubles (sums, products, averages of ints)
//! it decided seven, in seconds each, while the two pipelines here decided all, most in under a second. They differ in
//! whether equations are solved for variables first, and neither is better throughout: one can be a hundred times as
//! fast as the other. So both are asked, each with half of the effort.
//!
//! Arrays are beyond these pipelines: they say so, and the incremental solver is asked.

use z3::{Params, SatResult, Solver, StatisticsValue, Tactic};

use super::traits::Variables;
use super::translate::Translator;
use super::{Effort, Found, model};
use crate::expr::{TermId, Terms};

const BLAST: [&str; 8] =
    ["simplify", "propagate-values", "fpa2bv", "propagate-values", "simplify", "ackermannize_bv", "bit-blast", "sat"];
const SOLVE_AND_BLAST: [&str; 9] = [
    "simplify",
    "propagate-values",
    "fpa2bv",
    "propagate-values",
    "solve-eqs",
    "simplify",
    "ackermannize_bv",
    "bit-blast",
    "sat",
];

/// Decides a conjunction in the current context, which is new, with so many of Z3's resource units; and how many it took.
pub(super) fn check(terms: &Terms, conjuncts: &[TermId], variables: &mut Variables, effort: Effort) -> (Found, u64) {
    let mut spent = 0;
    let found = decide(terms, conjuncts, variables, effort, &mut spent);
    (found, spent)
}

fn decide(terms: &Terms, conjuncts: &[TermId], variables: &mut Variables, effort: Effort, spent: &mut u64) -> Found {
    let mut translator = Translator::new();
    let mut found = Found::Unable;
    for steps in [&BLAST[..], &SOLVE_AND_BLAST[..]] {
        let steps = steps.iter().map(|name| Tactic::new(name));
        let Some(pipeline) = steps.reduce(|before, step| before.and_then(&step)) else { continue };
        let solver = pipeline.solver();
        let mut params = Params::new();
        params.set_u32("rlimit", (effort.units / 2).max(1));
        if let Some(left) = effort.milliseconds {
            params.set_u32("timeout", (left / 2).max(1));
        }
        solver.set_params(&params);
        for &conjunct in conjuncts {
            let Some(image) = translator.image(terms, conjunct).bool() else { return Found::Unable };
            solver.assert(image);
        }
        let result = solver.check();
        *spent = spent_in(&solver);
        match result {
            SatResult::Sat => {
                let variables = variables.of(terms, conjuncts);
                let values = solver.get_model().and_then(|m| model::read(&m, &translator, terms, &variables));
                return values.map_or(Found::Unable, Found::Model);
            }
            SatResult::Unsat => return Found::Unsat(conjuncts.to_vec()),
            SatResult::Unknown => {
                if is_limit(&solver.get_reason_unknown().unwrap_or_default()) {
                    found = Found::Limit;
                }
            }
        }
    }
    found
}

/// Z3's resource units that everything in a solver's context took so far.
pub(super) fn spent_in(solver: &Solver) -> u64 {
    match solver.get_statistics().value("rlimit count") {
        Some(StatisticsValue::UInt(units)) => u64::from(units),
        Some(StatisticsValue::Double(units)) => units as u64,
        None => 0,
    }
}

/// Whether the reason that Z3 gives for not knowing is the limit on its resources.
pub(super) fn is_limit(reason: &str) -> bool {
    reason.contains("cancel") || reason.contains("timeout") || reason.contains("resource") || reason.contains("memory")
}
