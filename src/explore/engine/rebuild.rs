//! States as prefixes: for other workers, and to start over with an empty term store.

use std::sync::atomic::AtomicBool;

use super::{Along, Engine, QUANTUM, Todo, Waiting};
use crate::explore::listener::Listener;
use crate::explore::prefix::Prefix;
use crate::explore::script::Stage;
use crate::explore::tally::Cause;
use crate::expr::{Remembered, TermId, Terms};
use crate::interp::{End, Outcome};
use crate::search::Place;
use crate::state::{Console, State};
use crate::util::MethodId;

/// Terms after which the store is renewed and the waiting states are rebuilt, however many they are.
const MOST_TERMS: usize = 8_000_000;
/// A state is rebuilt by running it again, which takes about as long as to make this part of `Limits::terms`.
const PER_WAITING: usize = 100;

impl Engine<'_> {
    /// Takes a waiting state out and describes how to rebuild it.
    pub fn give(&mut self) -> Option<Prefix> {
        let id = self.strategy.give()?;
        let waiting = self.waiting.remove(&id)?;
        Some(self.describe(&waiting))
    }

    fn describe(&self, w: &Waiting) -> Prefix {
        let way = match w.todo {
            Todo::Assume { way, .. } => Some(way),
            Todo::Call(_) | Todo::GoOn => None,
        };
        Prefix::new(&self.terms, &w.model, &w.path, way)
    }

    /// Rebuilds a state without a query and puts it into the waiting line.
    pub fn adopt(&mut self, prefix: &Prefix, listener: &mut dyn Listener) {
        match self.rebuild(prefix, listener) {
            Some(waiting) => self.add(waiting, listener),
            None => {
                listener.lost(&Cause::Rebuild);
                *self.tally.partial.entry(Cause::Rebuild).or_default() += 1;
            }
        }
    }

    fn rebuild(&mut self, prefix: &Prefix, listener: &mut dyn Listener) -> Option<Waiting> {
        let mut choices = prefix.choices.iter();
        let mut next = *self.script.first(self.vm).get(*choices.next()? as usize)?;
        let mut w = Waiting {
            state: State::new(Console::with_input(&[])),
            stage: Stage::start(),
            model: prefix.model(&mut self.terms),
            todo: Todo::Call(next),
            path: Along::default(),
            urge: 0,
        };
        w.path.notes = listener.begin();
        w.path.choices.push(*prefix.choices.first()?);
        loop {
            if w.path.choices.len() == prefix.choices.len() && prefix.way.is_none() {
                return Some(w);
            }
            self.enter(&mut w, next, listener);
            loop {
                let outcome = self.advance(&mut w, listener);
                // They were asked when the state came here first.
                self.questions.clear();
                match outcome {
                    Outcome::Fork(fork) => {
                        w.path.pass_fork(&w.state);
                        let (method, at) = w.state.stack.top().map_or((MethodId(0), 0), |f| (f.method, f.pc));
                        if let Some(way) = prefix.way
                            && w.path.choices.len() == prefix.choices.len()
                            && w.path.last_fork == prefix.last_fork
                        {
                            let guard = *fork.guards.get(way as usize)?;
                            let place = Place { method, at, way: way.into() };
                            w.todo = Todo::Assume { guard, place, way, reason: fork.reason };
                            return Some(w);
                        }
                        let model = &w.model;
                        let mut holds = |g: &TermId| self.cache.holds(&self.terms, *g, model);
                        let taken = fork.guards.iter().position(&mut holds)?;
                        w.state.path.assume(&self.terms, fork.guards[taken]);
                        let place = Place { method, at, way: taken as u32 };
                        w.path.passed.push(place, w.state.path.constraints.len());
                        w.state.path.forks += 1;
                        if self.limits.loops.is_some() {
                            *w.path.loops.entry((method, at)).or_insert(0) += 1;
                        }
                    }
                    Outcome::End(end) if w.stage.asking.is_some() => {
                        let asking = w.stage.asking.take()?;
                        self.answered(&mut w, &asking, end, listener).ok()?;
                    }
                    Outcome::End(End::Returned(value)) if !w.stage.at_target => {
                        w.stage.receiver = self.script.given(self.vm, &w.state, &w.stage, value).ok()?;
                        break;
                    }
                    Outcome::End(End::Threw(exception)) if !w.stage.at_target && self.goes_on(&w, exception) => {
                        w.stage.note_throws(&w.state, exception);
                        break;
                    }
                    Outcome::End(_) => return None,
                    Outcome::NeedInput => return None,
                    Outcome::Quantum if w.state.position() > prefix.last_fork.0 + QUANTUM => return None,
                    // What stops a state is not asked for here.
                    Outcome::Quantum => w.state.resumed = w.state.stopped.take().is_some(),
                }
            }
            w.stage.before = None;
            let way = *prefix.choices.get(w.path.choices.len())?;
            next = *self.script.after(self.vm, &w.stage).get(way as usize)?;
            w.path.choices.push(way);
            w.todo = Todo::Call(next);
        }
    }

    /// Whether the terms of finished paths are worth the work of rebuilding what waits.
    pub(super) fn is_full(&self) -> bool {
        let few = self.limits.terms;
        let most = few.saturating_add((few / PER_WAITING).saturating_mul(self.waiting.len())).min(MOST_TERMS);
        let rebuilds = self.regions.is_empty() && !self.shares_terms && self.cuts.is_none() && !self.has_asides;
        // What follows a doubtful model need not be found again, so as little as possible is rebuilt.
        rebuilds && self.terms.len() > if self.limits.follow_undecided { MOST_TERMS } else { most }
    }

    /// Empties the term store: the waiting states are described, everything is dropped, and they are rebuilt.
    pub(super) fn renew(&mut self, listener: &mut dyn Listener, stop: &AtomicBool) {
        let mut prefixes = Vec::new();
        while let Some(id) = self.strategy.next() {
            if let Some(waiting) = self.waiting.remove(&id) {
                prefixes.push(self.describe(&waiting));
            }
        }
        self.waiting.clear();
        self.terms = Terms::new();
        self.cache = Remembered::default();
        self.solver.reset();
        // What came out first must come out first again, as far as the strategy remembers order.
        for (done, prefix) in prefixes.iter().rev().enumerate() {
            if self.out_of_budget(stop) {
                let cause = self.ending.clone().unwrap_or(Cause::Time);
                listener.lost(&cause);
                *self.tally.left.entry(cause).or_default() += (prefixes.len() - done) as u64;
                return;
            }
            self.adopt(prefix, listener);
        }
    }
}
