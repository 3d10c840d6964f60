//! Z3 as a backend: decides every operation that terms have, floating point and arrays included.
//!
//! - `translate`, `float`: terms to Z3's, with exactly our meaning.
//! - `session`: a context and a solver that serve many queries. `oneshot`: queries with floating-point arithmetic.
//! - `model`: values out of Z3's models.
//!
//! The remainder of floats is exact where the quotient fits the significand and open beyond; a model that makes use of
//! the openness is not given, the query then is [`Why::Theory`].
//!
//! The `z3` crate makes new objects in the thread's current context and lets that be another one only while a closure
//! runs that captures no Z3 object. So a session is put aside in a thread-local, which the closure takes it from: that
//! keeps contexts apart without any unsafe code.

mod float;
mod model;
mod oneshot;
mod session;
mod translate;

use std::cell::RefCell;
use std::time::Instant;

use z3::{Config, with_z3_config, with_z3_context};

use self::session::Session;
use super::{Backend, Verdict, Why};
use crate::expr::{Assignment, TermId, Terms};

thread_local! {
    /// A session on its way in or out of its context.
    static PASSING: RefCell<Option<Session>> = const { RefCell::new(None) };
}

/// Z3, with a context of its own that lives from the first query to [`Backend::reset`].
#[derive(Default)]
pub struct Z3 {
    session: Option<Session>,
    deadline: Option<Instant>,
}

impl Z3 {
    pub fn new() -> Z3 {
        Z3::default()
    }

    /// The session, in a context that nothing else uses: answers do not depend on what else ran on this thread.
    fn session(&mut self) -> Option<Session> {
        self.session.take().or_else(|| {
            with_z3_config(&Config::new(), || PASSING.set(Session::new()));
            PASSING.take()
        })
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
        let left = self.deadline.map(|end| end.saturating_duration_since(Instant::now()).as_millis());
        let timeout = left.map(|left| u32::try_from(left).unwrap_or(u32::MAX));
        if timeout == Some(0) {
            return Verdict::Unknown(Why::Limit);
        }
        let Some(session) = self.session() else { return Verdict::Unknown(Why::Theory) };
        let context = session.context.clone();
        PASSING.set(Some(session));
        let verdict = with_z3_context(&context, || {
            let mut session = PASSING.take()?;
            session.timeout = timeout;
            let verdict = session.check(terms, conjuncts, limit);
            PASSING.set(Some(session));
            Some(verdict)
        });
        self.session = PASSING.take();
        verdict.unwrap_or(Verdict::Unknown(Why::Theory))
    }

    fn reset(&mut self) {
        self.session = None;
    }

    fn set_deadline(&mut self, deadline: Option<Instant>) {
        self.deadline = deadline;
    }
}
