//! Side questions: whether a path can have something true that nothing depends on (labels; paper 002, section V).
//!
//! The path itself is neither forked nor constrained. Its model is looked at first; else the solver is asked under the path's
//! condition. Where the answer is a model, a copy of the state follows that model to its end: one run without further
//! queries, which a listener can make a test of. The other sides of its forks are those of the path, which are explored anyway.
//!
//! Invariant: a question without an answer is a state that was given up at its place, so that nothing is proved by it.

use std::sync::atomic::AtomicBool;

use super::{Along, Engine, Waiting};
use crate::explore::listener::{Listener, Question, Waits};
use crate::explore::tally::Cause;
use crate::interp::Outcome;
use crate::solver::Answer;

impl Engine<'_> {
    /// Asks what is to be asked about a state to which this has just happened.
    pub(super) fn answer(
        &mut self,
        w: &mut Waiting,
        outcome: &Outcome,
        listener: &mut dyn Listener,
        stop: &AtomicBool,
    ) {
        for event in std::mem::take(&mut self.questions) {
            let Some(Question { holds: question, regardless }) = listener.asks(&event) else { continue };
            let known = w.state.path.decided(&mut self.terms, question);
            let by_model = !regardless && !w.path.doubtful && self.cache.holds(&self.terms, question, &w.model);
            if known.is_some() || by_model || self.out_of_budget(stop) {
                continue;
            }
            self.tally.questions += 1;
            let model = Some(&w.model).filter(|_| !w.path.doubtful);
            match self.solver.check(&mut self.terms, &w.state.path.constraints, model, question) {
                Answer::Unsat => listener.impossible(w.path.own_notes(), question),
                Answer::Unknown(why) => {
                    let cause = Cause::Solver(why);
                    listener.given_up(&Waits { way: None, guard: None, ..w.view(self.vm) }, &cause);
                    *self.tally.partial.entry(cause).or_default() += 1;
                }
                Answer::Sat(model) => {
                    self.tally.led += 1;
                    // What follows a model cannot be rebuilt from a prefix if it has to wait before another call.
                    self.has_asides |= !w.stage.at_target;
                    let mut led = Waiting {
                        state: w.state.fork(),
                        stage: w.stage.clone(),
                        model,
                        todo: w.todo,
                        path: Along { led: true, doubtful: false, region: None, ..w.path.clone() },
                        urge: 0,
                    };
                    led.state.path.assume(&self.terms, question);
                    self.follow_from(led, Some(outcome.clone()), listener, stop);
                }
            }
        }
    }
}
