//! The SAT solver under the bit-blaster: the only file that knows the crate `batsat`.
//!
//! Invariants:
//! - Variable 0 is the constant true, so literals of constants need no special case in clauses.
//! - The effort limit counts conflicts: repeatable, unlike time.
//! - Clauses are only ever added while no search is under way.

use std::time::Instant;

use batsat::{Callbacks, ClauseKind, Solver, SolverInterface, SolverOpts, lbool};

/// A variable of the SAT solver or its negation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Lit(u32);

impl Lit {
    pub const TRUE: Lit = Lit(0);
    pub const FALSE: Lit = Lit(1);

    pub fn constant(value: bool) -> Lit {
        if value { Lit::TRUE } else { Lit::FALSE }
    }

    pub fn as_constant(self) -> Option<bool> {
        match self {
            Lit::TRUE => Some(true),
            Lit::FALSE => Some(false),
            _ => None,
        }
    }

    pub fn is_negative(self) -> bool {
        self.0 & 1 == 1
    }

    /// This literal, negated if `negate`.
    pub fn xor(self, negate: bool) -> Lit {
        Lit(self.0 ^ u32::from(negate))
    }

    fn raw(self) -> batsat::Lit {
        batsat::Lit::new(batsat::Var::unsafe_from_idx(self.0 >> 1), self.0 & 1 == 0)
    }
}

impl std::ops::Not for Lit {
    type Output = Lit;

    fn not(self) -> Lit {
        Lit(self.0 ^ 1)
    }
}

/// How a search ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    Sat,
    Unsat,
    Limit,
}

/// Stops a search after so many learnt clauses.
struct Budget {
    conflicts: u64,
    limit: u64,
    deadline: Option<Instant>,
}

impl Callbacks for Budget {
    fn on_start(&mut self) {
        self.conflicts = 0;
    }

    fn on_new_clause(&mut self, _: &[batsat::Lit], kind: ClauseKind) {
        if matches!(kind, ClauseKind::Learnt) {
            self.conflicts += 1;
        }
    }

    fn stop(&self) -> bool {
        self.conflicts >= self.limit || self.deadline.is_some_and(|end| Instant::now() >= end)
    }
}

/// Clauses, and searches under assumptions.
pub struct Sat {
    solver: Solver<Budget>,
    clause: Vec<batsat::Lit>,
}

impl Sat {
    pub fn new() -> Sat {
        let budget = Budget { conflicts: 0, limit: 0, deadline: None };
        let mut sat = Sat { solver: Solver::new(SolverOpts::default(), budget), clause: Vec::new() };
        let constant = sat.fresh();
        debug_assert_eq!(constant, Lit::TRUE);
        sat.clause(&[Lit::TRUE]);
        sat
    }

    pub fn variables(&self) -> u32 {
        self.solver.num_vars()
    }

    pub fn fresh(&mut self) -> Lit {
        Lit(self.solver.new_var_default().idx() << 1)
    }

    pub fn clause(&mut self, literals: &[Lit]) {
        self.clause.clear();
        self.clause.extend(literals.iter().map(|literal| literal.raw()));
        self.solver.add_clause_reuse(&mut self.clause);
    }

    /// Searches for a model of all clauses and the assumptions, for `limit` conflicts and up to the deadline.
    pub fn solve(&mut self, assumptions: &[Lit], limit: u64, deadline: Option<Instant>) -> Outcome {
        let budget = self.solver.cb_mut();
        budget.limit = limit.max(1);
        budget.deadline = deadline;
        let assumptions: Vec<batsat::Lit> = assumptions.iter().map(|literal| literal.raw()).collect();
        match self.solver.solve_limited(&assumptions) {
            status if status == lbool::TRUE => Outcome::Sat,
            status if status == lbool::FALSE => Outcome::Unsat,
            _ => Outcome::Limit,
        }
    }

    /// The literal's value in the model of the last search that ended in `Sat`.
    pub fn value(&self, literal: Lit) -> bool {
        self.solver.value_lit(literal.raw()) == lbool::TRUE
    }

    /// Whether the assumption is one of those that the last search refuted.
    pub fn refuted(&self, assumption: Lit) -> bool {
        self.solver.unsat_core_contains_var(assumption.raw().var())
    }

    /// Whether the clauses alone can still be satisfied.
    pub fn is_consistent(&self) -> bool {
        self.solver.is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn assumptions_come_and_go() {
        let mut sat = Sat::new();
        let (a, b, c) = (sat.fresh(), sat.fresh(), sat.fresh());
        sat.clause(&[!a, b]);
        assert_eq!(sat.solve(&[a, c], 100, None), Outcome::Sat);
        assert!(sat.value(a) && sat.value(b) && sat.value(c) && !sat.value(!c));
        assert_eq!(sat.solve(&[c, a, !b], 100, None), Outcome::Unsat);
        assert_eq!((sat.refuted(a), sat.refuted(!b), sat.refuted(c)), (true, true, false));
        assert_eq!(sat.solve(&[!b], 100, None), Outcome::Sat);
        assert!(!sat.value(a) && sat.value(Lit::TRUE) && sat.is_consistent());
        assert_eq!(sat.solve(&[Lit::FALSE], 100, None), Outcome::Unsat);
        assert!(sat.is_consistent());
    }
}
