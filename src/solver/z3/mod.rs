//! Z3 as a backend: decides every operation that terms have, floating point and arrays included.
//!
//! - `translate`, `float`: terms to Z3's, with exactly our meaning. `model`: values out of Z3's models.
//! - `session`: one solver that serves many queries. `oneshot`: queries with floating-point arithmetic, from scratch.
//! - `traits`: what occurs in a query, which says how to decide it.
//!
//! The remainder of floats is exact where the quotient fits the significand and open beyond; a model that makes use of
//! the openness is not given, the query then is [`Why::Theory`]. Terms deeper than [`MAX_DEPTH`] are [`Why::Limit`].
//!
//! Invariants:
//! - Deterministic: a context is used for a sequence of queries that depends on the queries alone, and never after
//!   anything big in it was freed. Z3's search depends on the numbers of its terms, freed numbers are given out again,
//!   and the order of freeing depends on addresses. So what is old is replaced together with its context (1.4 ms).
//! - No unsafe code. The `z3` crate makes new objects in the thread's current context and lets that be another one only
//!   while a closure runs that captures no Z3 object. So a session is put aside in a thread-local, which the closure
//!   takes it from.

mod float;
mod model;
mod oneshot;
mod session;
mod traits;
mod translate;

use std::cell::RefCell;
use std::time::Instant;

use z3::{Config, with_z3_config, with_z3_context};

use self::session::Session;
use self::traits::{Traits, Variables};
use super::{Backend, Verdict, Why};
use crate::expr::{Assignment, EvalCache, TermId, TermMap, Terms, eval_all};

/// Z3's resource units per unit of a query's limit, which is about one conflict.
const UNITS: u64 = 1000;
/// What every query gets on top, so that a small limit still lets Z3 take in a few floating-point operations.
const BASE_UNITS: u64 = 1_000_000;
/// Z3 flattens nested operations in quadratic time, which no limit stops: five thousand levels take about a second.
pub const MAX_DEPTH: u32 = 5000;

/// What one of the ways to decide a query found out.
enum Found {
    Model(Assignment),
    /// With a core.
    Unsat(Vec<TermId>),
    /// The effort was used up.
    Limit,
    /// There is something in the query that this way does not take.
    Unable,
}

thread_local! {
    /// A session on its way in or out of its context.
    static PASSING: RefCell<Option<Session>> = const { RefCell::new(None) };
}

/// Z3, with contexts of its own: answers do not depend on what else uses Z3 on the thread.
#[derive(Default)]
pub struct Z3 {
    session: Option<Session>,
    traits: TermMap<Traits>,
    variables: Variables,
    eval: EvalCache,
    deadline: Option<Instant>,
    /// Z3's resource units of all checks.
    spent: u64,
}

/// What a query may cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Effort {
    /// Z3's resource units: repeatable.
    units: u32,
    /// Until the run ends.
    milliseconds: Option<u32>,
}

impl Z3 {
    pub fn new() -> Z3 {
        Z3::default()
    }

    fn find(&mut self, terms: &Terms, conjuncts: &[TermId], traits: Traits, limit: u64) -> Found {
        let units = limit.saturating_mul(UNITS).saturating_add(BASE_UNITS);
        let units = u32::try_from(units).unwrap_or(u32::MAX);
        let left = self.deadline.map(|end| end.saturating_duration_since(Instant::now()).as_millis());
        let milliseconds = left.map(|left| u32::try_from(left).unwrap_or(u32::MAX));
        if milliseconds == Some(0) {
            return Found::Limit;
        }
        let effort = Effort { units, milliseconds };
        if traits.depth > MAX_DEPTH {
            return Found::Limit;
        }
        if traits.arithmetic && !traits.arrays {
            let variables = &mut self.variables;
            let (found, spent) = with_z3_config(&Config::new(), || oneshot::check(terms, conjuncts, variables, effort));
            self.spent += spent;
            if !matches!(found, Found::Unable) {
                return found;
            }
        }
        self.incrementally(terms, conjuncts, effort)
    }

    fn incrementally(&mut self, terms: &Terms, conjuncts: &[TermId], effort: Effort) -> Found {
        let old = self.session.take_if(|session| session.is_old_for(conjuncts));
        drop(old);
        let session = self.session.take().or_else(|| {
            with_z3_config(&Config::new(), || PASSING.set(Some(Session::new())));
            PASSING.take()
        });
        let Some(session) = session else { return Found::Unable };
        let context = session.context.clone();
        PASSING.set(Some(session));
        let variables = &mut self.variables;
        let found = with_z3_context(&context, || {
            let Some(mut session) = PASSING.take() else { return Found::Unable };
            let found = session.check(terms, conjuncts, variables, effort);
            PASSING.set(Some(session));
            found
        });
        let session = PASSING.take();
        self.spent += session.as_ref().map_or(0, |session| session.last);
        // What an interrupted check left behind would be finished outside of any limit.
        if matches!(found, Found::Model(_) | Found::Unsat(_)) {
            self.session = session;
        }
        found
    }
}

impl Backend for Z3 {
    fn name(&self) -> &'static str {
        "z3"
    }

    /// A unit of `limit` is 1000 of Z3's resource units, on top of a million; these are counted, not timed.
    fn check(&mut self, terms: &Terms, conjuncts: &[TermId], limit: u64) -> Verdict {
        if conjuncts.is_empty() {
            return Verdict::Sat(Assignment::new());
        }
        let traits = traits::of_all(terms, conjuncts, &mut self.traits);
        match self.find(terms, conjuncts, traits, limit) {
            // A model of inexact images may be none of ours.
            Found::Model(model) if traits.inexact && !eval_all(terms, conjuncts, &model, &mut self.eval) => {
                Verdict::Unknown(Why::Theory)
            }
            Found::Model(model) => Verdict::Sat(model),
            Found::Unsat(core) => Verdict::Unsat(core),
            Found::Limit => Verdict::Unknown(Why::Limit),
            Found::Unable => Verdict::Unknown(Why::Theory),
        }
    }

    fn effort(&self) -> u64 {
        self.spent / UNITS
    }

    fn reset(&mut self) {
        *self = Z3 { deadline: self.deadline, spent: self.spent, ..Z3::default() };
    }

    fn set_deadline(&mut self, deadline: Option<Instant>) {
        self.deadline = deadline;
    }
}
