//! Inputs that may show an objective, found without exploring paths: the solver is asked for exactly the missing
//! combination, over all calls of a sequence at once.
//!
//! [`Passages`] say when an objective is shown *at most*, so what is found here is a lead to follow, and nothing more: a
//! test made of it counts by what it shows when it runs.

use std::time::Instant;

use super::criteria::Aim;
use super::passages::Passages;
use super::subject::Subject;
use crate::analysis::callgraph::{CallGraph, MethodIndex};
use crate::analysis::merged::{Files, Offered, Walk};
use crate::expr::eval::{EvalCache, eval, eval_bool};
use crate::expr::{Const, TermId};
use crate::solver::{Answer, Constraints, Model, Solver};

/// Other objectives that are looked at together with one, and that are asked for.
const MOST_TOGETHER: usize = 40;
const MOST_ASKED: u32 = 8;

/// Calls in order, each with the values of its parameters as numbers; None if nothing is known of one. Of a reference 0 is
/// null, another is one more than the place of an enum's constant.
pub type Lead = Vec<(MethodIndex, Vec<Option<Const>>)>;

pub struct Leads<'a> {
    passages: Passages<'a>,
    offered: Vec<Vec<Offered>>,
    solver: &'a mut Solver,
}

impl<'a> Leads<'a> {
    /// Through calls that are each one of several, on a new object of the class `receiver`. If nothing can be said, the
    /// operations on terms that it took to find out.
    pub fn through(
        subject: &'a Subject,
        graph: &CallGraph,
        files: Files<'_>,
        receiver: Option<&str>,
        calls: &[Vec<MethodIndex>],
        solver: &'a mut Solver,
        until: Option<Instant>,
    ) -> Result<Self, u64> {
        let walk = |walk: Walk<'_>| walk.until(until).through(receiver, calls);
        let (passages, offered) = Passages::of(subject, graph, files, walk)?;
        Ok(Self { passages, offered, solver })
    }

    /// The operations on terms so far.
    pub fn operations(&self) -> u64 {
        self.passages.terms.operations()
    }

    /// To one objective, and to as many of the others as go with it: a test that shows more needs fewer others beside it.
    pub fn to(&mut self, aim: &Aim, others: &[&Aim]) -> Option<Lead> {
        let mut goal = self.passages.goal(aim)?;
        let mut model = self.ask(goal)?;
        let (mut asked, mut cache) = (0, EvalCache::new());
        for other in others.iter().take(MOST_TOGETHER) {
            let Some(more) = self.passages.goal(other) else { continue };
            let both = self.passages.terms.and(goal, more);
            if eval_bool(&self.passages.terms, more, &model, &mut cache) {
                goal = both;
            } else if asked < MOST_ASKED {
                asked += 1;
                if let Some(found) = self.ask(both) {
                    (goal, model) = (both, found);
                }
            }
        }
        let terms = &self.passages.terms;
        let mut lead = Vec::new();
        for offered in &self.offered {
            let one = offered.iter().find(|one| eval_bool(terms, one.chosen, &model, &mut cache))?;
            let values = one.arguments.iter().map(|argument| Some(eval(terms, (*argument)?, &model, &mut cache)));
            lead.push((one.method, values.collect()));
        }
        Some(lead)
    }

    fn ask(&mut self, goal: TermId) -> Option<Model> {
        match self.solver.check(&mut self.passages.terms, &Constraints::new(), None, goal) {
            Answer::Sat(model) => Some(model),
            Answer::Unsat | Answer::Unknown(_) => None,
        }
    }
}
