//! Means to settle what is open: each looks for tests, or for proofs, in one way, and has turns of bounded work.
//!
//! A new means is one file and one line in [`MEANS`]. The order there is what is tried first of means of which nothing is
//! known yet; `schedule` gives turns by what they bring.
//!
//! Invariants: a means tells nothing but by what it leaves in the run: tests that were run, objectives that are refuted with
//! their reason, explorations that are judged by their evidence. Its turns depend on the seed and on the run, not on the clock.

mod boundaries;
mod explore;
mod further;
mod kill;
mod lead;
mod others;
mod play;
mod prove;
pub mod refute;
mod rescript;
pub mod sample;
pub mod vary;
mod widen;

use super::Request;
use super::run::Run;

/// What a means could do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer {
    /// Open objectives that it could settle.
    pub objectives: usize,
    /// It comes to an end that settles something: all paths are explored.
    pub has_end: bool,
}

impl Offer {
    /// To settle some of so many, if there are any.
    pub fn of(objectives: usize) -> Option<Self> {
        (objectives > 0).then_some(Self { objectives, has_end: false })
    }

    pub fn with_end(self) -> Self {
        Self { has_end: true, ..self }
    }
}

pub trait Means<'r> {
    /// What it could still settle; none if it has nothing left to try, or nothing that it may reach is open.
    fn offer(&mut self, run: &Run<'r>) -> Option<Offer>;
    /// Does about so much work (`work`), and less if the turn ends before ([`Run::end`]) or it comes to its end. How much it was.
    fn turn(&mut self, run: &mut Run<'r>, most: u64) -> u64;
}

/// What a means looks for, and when it takes part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// Tests by what the targets say and nothing else: always.
    Plain,
    /// Tests by whatever else a caller can do: where more is asked for.
    Deepen,
    /// Proofs alone: always, and with the first of several workers, since they do not exchange these.
    Prove,
}

/// A line of the registry.
pub struct Line {
    pub name: &'static str,
    pub role: Role,
    pub make: for<'r> fn(&Request<'r>) -> Box<dyn Means<'r> + 'r>,
}

pub const MEANS: &[Line] = &[
    Line { name: "other-workers", role: Role::Plain, make: |_| Box::new(others::Others::default()) },
    Line { name: "explore", role: Role::Plain, make: |_| Box::new(explore::Explore::default()) },
    Line { name: "vary", role: Role::Deepen, make: |_| Box::new(vary::Vary) },
    Line { name: "sample", role: Role::Deepen, make: |_| Box::new(sample::Sampling::default()) },
    Line { name: "play", role: Role::Deepen, make: |_| Box::new(play::Play::default()) },
    Line { name: "kill", role: Role::Deepen, make: |_| Box::new(kill::Kill::default()) },
    Line { name: "lead", role: Role::Plain, make: |_| Box::new(lead::Lead::along_scripts()) },
    Line { name: "further", role: Role::Plain, make: |_| Box::new(further::Further) },
    Line { name: "simple-texts", role: Role::Deepen, make: |_| Box::new(rescript::simple_texts()) },
    Line { name: "calls-before", role: Role::Deepen, make: |_| Box::new(rescript::calls_before()) },
    Line { name: "set-fields", role: Role::Deepen, make: |_| Box::new(rescript::set_fields()) },
    Line { name: "boundaries", role: Role::Deepen, make: |_| Box::new(boundaries::Boundaries::default()) },
    Line { name: "refute", role: Role::Prove, make: |_| Box::new(refute::Refute::whatever_fields_hold()) },
    Line { name: "refute-by-invariants", role: Role::Prove, make: |_| Box::new(refute::Refute::by_invariants()) },
    Line { name: "lead-longer", role: Role::Deepen, make: |_| Box::new(lead::Lead::through_more_calls()) },
    Line { name: "unusual", role: Role::Deepen, make: |_| Box::new(rescript::unusual()) },
    Line { name: "more-calls", role: Role::Deepen, make: |_| Box::new(rescript::more_calls()) },
    Line { name: "prove", role: Role::Prove, make: |_| Box::new(prove::Prove::default()) },
    Line { name: "widen", role: Role::Deepen, make: |_| Box::new(widen::Widen::default()) },
];
