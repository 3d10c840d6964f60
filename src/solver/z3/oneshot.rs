//! Queries with floating-point arithmetic: decided from scratch, by blasting everything into one SAT problem.
//!
//! The incremental solver is poor at such queries: of eleven small ones over doubles (sums, products, averages of ints)
//! it decided seven, in seconds each, while the two pipelines here decided all, most in under a second. They differ in
//! whether equations are solved for variables first, and neither is better throughout: one can be a hundred times as
//! fast as the other. So both are asked, each with half of the effort.
//!
//! Arrays are beyond these pipelines: they say so, and the incremental solver is asked.

use z3::ast::Bool;
use z3::{Model, Params, SatResult, Tactic};

#[derive(Debug)]
pub(super) struct Pipelines {
    all: [Tactic; 2],
}

/// What the pipelines found out.
pub(super) enum Found {
    Model(Model),
    Unsat,
    /// The effort was used up.
    Limit,
    /// There is something in the query that they cannot blast.
    Unable,
}

impl Pipelines {
    pub fn new() -> Pipelines {
        let pipeline = |names: &[&str]| {
            let first = Tactic::new("simplify");
            names.iter().fold(first, |before, name| before.and_then(&Tactic::new(name)))
        };
        let blast =
            ["propagate-values", "fpa2bv", "propagate-values", "simplify", "ackermannize_bv", "bit-blast", "sat"];
        let solve = [
            "propagate-values",
            "fpa2bv",
            "propagate-values",
            "solve-eqs",
            "simplify",
            "ackermannize_bv",
            "bit-blast",
            "sat",
        ];
        Pipelines { all: [pipeline(&blast), pipeline(&solve)] }
    }

    /// Decides a conjunction with so many of Z3's resource units.
    pub fn check(&self, conjuncts: &[Bool], units: u32, timeout: Option<u32>) -> Found {
        let mut outcome = Found::Unable;
        for pipeline in &self.all {
            let solver = pipeline.solver();
            let mut params = Params::new();
            params.set_u32("rlimit", (units / 2).max(1));
            if let Some(timeout) = timeout {
                params.set_u32("timeout", (timeout / 2).max(1));
            }
            solver.set_params(&params);
            for conjunct in conjuncts {
                solver.assert(conjunct);
            }
            match solver.check() {
                SatResult::Sat => match solver.get_model() {
                    Some(model) => return Found::Model(model),
                    None => return Found::Unable,
                },
                SatResult::Unsat => return Found::Unsat,
                SatResult::Unknown => {
                    if is_limit(&solver.get_reason_unknown().unwrap_or_default()) {
                        outcome = Found::Limit;
                    }
                }
            }
        }
        outcome
    }
}

/// Whether the reason that Z3 gives for not knowing is the limit on its resources.
pub(super) fn is_limit(reason: &str) -> bool {
    reason.contains("cancel") || reason.contains("timeout") || reason.contains("resource") || reason.contains("memory")
}
