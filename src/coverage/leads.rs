//! Inputs that may show an objective, found without exploring paths: the solver is asked for exactly the missing
//! combination, over all calls of a sequence at once.
//!
//! [`Passages`] say when an objective is shown *at most*, so what is found here is a lead to follow, and nothing more: a
//! test made of it counts by what it shows when it runs.

use super::criteria::Aim;
use super::passages::Passages;
use super::subject::Subject;
use crate::analysis::callgraph::{CallGraph, MethodIndex};
use crate::analysis::merged::{Files, Offered, Val};
use crate::expr::eval::{EvalCache, eval, eval_bool};
use crate::expr::{Const, TermId};
use crate::solver::{Answer, Constraints, Solver};

/// Calls in order, each with the values of its parameters as they are on the stack; None for references.
pub type Lead = Vec<(MethodIndex, Vec<Option<Const>>)>;

pub struct Leads<'a> {
    passages: Passages<'a>,
    offered: Vec<Vec<Offered>>,
    solver: &'a mut Solver,
}

impl<'a> Leads<'a> {
    /// Through calls that are each one of several, on a new object of the class `receiver`. None if nothing can be said.
    pub fn through(
        subject: &'a Subject,
        graph: &CallGraph,
        files: Files<'_>,
        receiver: Option<&str>,
        calls: &[Vec<MethodIndex>],
        solver: &'a mut Solver,
    ) -> Option<Self> {
        let (passages, offered) = Passages::of(subject, graph, files, |walk| walk.through(receiver, calls))?;
        Some(Self { passages, offered, solver })
    }

    /// How much was made of it.
    pub fn work(&self) -> usize {
        self.passages.terms.len()
    }

    /// To one objective.
    pub fn to(&mut self, aim: &Aim) -> Option<Lead> {
        let goal = self.passages.goal(aim)?;
        if goal == TermId::FALSE {
            return None;
        }
        let answer = self.solver.check(&mut self.passages.terms, &Constraints::new(), None, goal);
        let Answer::Sat(model) = answer else { return None };
        let (terms, mut cache) = (&self.passages.terms, EvalCache::new());
        let mut lead = Vec::new();
        for offered in &self.offered {
            let one = offered.iter().find(|one| eval_bool(terms, one.chosen, &model, &mut cache))?;
            let value = |argument: &Val, cache: &mut EvalCache| match argument {
                Val::Num(term) => Some(eval(terms, *term, &model, cache)),
                Val::Ref(_) | Val::Nothing => None,
            };
            lead.push((one.method, one.arguments.iter().map(|a| value(a, &mut cache)).collect()));
        }
        Some(lead)
    }
}
