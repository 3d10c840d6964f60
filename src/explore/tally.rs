//! What an exploration did, counted: how paths ended, what cut it short, what forked.

use std::collections::{BTreeMap, BTreeSet};

use crate::interp::merge::Apart;
use crate::interp::{ForkReason, OTHER_CLASSES, Partial, RECEIVER_AMONG_ARGUMENTS, UNKNOWN_TYPE};
use crate::solver::Why;
use crate::state::{Ref, Value};
use crate::world::LeftOut;

/// How a path ended. Closed: every report handles every case.
#[derive(Clone, Debug)]
pub enum PathEnd {
    Returned(Value),
    Threw(Ref),
    AssertionFailed(Ref),
    Exited(i32),
    /// An assumption of the program is not met.
    Assumed,
    /// The receiver could not be built: an exception before the target ran.
    NotBuilt,
    Pruned(&'static str),
    /// A loop that is cut goes round.
    Looped,
    Partial(Cause),
}

/// Why a path, or the rest of the exploration, was not followed.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Cause {
    /// The VM cannot go on.
    Vm(Partial),
    Loop(u32),
    Forks(u32),
    Steps(u64),
    Solver(Why),
    Time,
    Paths,
    Memory,
    Interrupted,
    /// A state could not be rebuilt for another worker or after the term store was renewed.
    Rebuild,
}

impl Cause {
    /// A word for machines.
    pub fn word(&self) -> &'static str {
        match self {
            Cause::Vm(Partial::Unsupported(_)) => "unsupported",
            Cause::Vm(Partial::Malformed(_)) => "malformed",
            Cause::Vm(Partial::Bound(_)) => "bound",
            Cause::Vm(Partial::Depth) => "depth",
            Cause::Vm(Partial::Memory) => "heap",
            Cause::Loop(_) => "loops",
            Cause::Forks(_) => "forks",
            Cause::Steps(_) => "steps",
            Cause::Solver(Why::Limit) => "solver-limit",
            Cause::Solver(_) => "solver",
            Cause::Rebuild => "rebuild",
            Cause::Memory => "memory",
            Cause::Time => "time",
            Cause::Paths => "paths",
            Cause::Interrupted => "interrupted",
        }
    }

    /// Whether an exploration from any field values of the receiver does not meet it.
    pub fn is_about_state(&self) -> bool {
        matches!(self, Cause::Vm(Partial::Bound(what)) if what == RECEIVER_AMONG_ARGUMENTS)
    }

    /// Whether an exploration of unusual inputs may not meet it.
    pub fn is_about_inputs(&self) -> bool {
        match self {
            Cause::Vm(Partial::Bound(what)) => what.starts_with(OTHER_CLASSES),
            Cause::Vm(Partial::Unsupported(what)) => what.starts_with(UNKNOWN_TYPE),
            _ => false,
        }
    }

    /// What a user can do about it.
    pub fn advice(&self) -> &'static str {
        match self {
            Cause::Vm(Partial::Bound(what)) if what.starts_with(OTHER_CLASSES) => {
                "write a test by hand with an object of such a class"
            }
            Cause::Vm(Partial::Bound(_)) => "raise the bound",
            Cause::Vm(Partial::Unsupported(_)) => "avoid the call, or give a model for it",
            Cause::Vm(Partial::Malformed(_)) => "recompile the class",
            Cause::Vm(Partial::Depth) => "raise --max-depth",
            Cause::Vm(Partial::Memory) => "raise --max-heap",
            Cause::Loop(_) => "raise --loops",
            Cause::Forks(_) => "raise --forks",
            Cause::Steps(_) => "raise --steps-per-path",
            Cause::Solver(_) => "raise --solver-limit",
            Cause::Time => "raise --budget",
            Cause::Paths => "raise --paths",
            Cause::Memory => "raise --max-memory",
            Cause::Interrupted => "let it run",
            Cause::Rebuild => "use --jobs 1",
        }
    }
}

impl std::fmt::Display for Cause {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Cause::Vm(partial) => partial.fmt(f),
            Cause::Loop(n) => write!(f, "a loop went round more than {n} times"),
            Cause::Forks(n) => write!(f, "more than {n} forks on a path"),
            Cause::Steps(n) => write!(f, "more than {n} instructions on a path"),
            Cause::Solver(Why::Limit) => write!(f, "the solver reached its limit"),
            Cause::Solver(Why::Theory) => write!(f, "the solver does not know an operation"),
            Cause::Solver(Why::WrongModel) => write!(f, "the solver's answer could not be confirmed"),
            Cause::Time => write!(f, "out of time"),
            Cause::Paths => write!(f, "enough paths"),
            Cause::Memory => write!(f, "out of memory"),
            Cause::Interrupted => write!(f, "interrupted"),
            Cause::Rebuild => write!(f, "a state could not be rebuilt"),
        }
    }
}

#[derive(Clone, Default, Debug)]
pub struct Tally {
    pub returned: u64,
    pub threw: u64,
    pub failed: u64,
    pub exited: u64,
    pub assumed: u64,
    pub not_built: u64,
    /// Alternatives that the solver refuted.
    pub infeasible: u64,
    pub pruned: BTreeMap<&'static str, u64>,
    /// Of these, runs of the target that went too far to be of any use: inputs that count were there.
    pub dropped: u64,
    pub partial: BTreeMap<Cause, u64>,
    /// States that were never taken up, by what ended the exploration.
    pub left: BTreeMap<Cause, u64>,
    /// What no path followed.
    pub cut: BTreeSet<LeftOut>,
    /// What was assumed about sizes: all that is said holds there.
    pub scope: BTreeSet<String>,
    /// Classes of which it was taken that they keep true what they keep true.
    pub relied_on: BTreeSet<String>,
    /// Preconditions that throw for some inputs, which do not count then.
    pub throwing: BTreeSet<String>,
    /// Preconditions that do what none may do.
    pub misused: BTreeSet<String>,
    pub forks: BTreeMap<ForkReason, u64>,
    /// Forks with more than one possible side are counted when the second is found possible.
    pub two_sided: u64,
    /// States that went on in others, which they had met again.
    pub merged: u64,
    /// States that met and did not, by what kept them apart.
    pub apart: BTreeMap<Apart, u64>,
    pub steps: u64,
    pub most_waiting: u64,
    /// Side questions that went to the solver, and runs that followed the model of an answer. Such runs are no paths.
    pub questions: u64,
    pub led: u64,
}

impl Tally {
    /// Paths that ran to an end of the program.
    pub fn finished(&self) -> u64 {
        self.returned + self.threw + self.failed + self.exited
    }

    /// States of the tree of paths that were entered: the first, the way that was gone at each fork, and the other sides
    /// that were taken up and found possible.
    pub fn states(&self) -> u64 {
        1 + self.forks.values().sum::<u64>() + self.two_sided
    }

    /// Nothing in [`Tally::scope`] was left out. What was pruned does not count: it was dropped because it adds nothing to
    /// what is looked for, which the listener answers for; a pruner that cannot promise that makes a cut.
    pub fn exhaustive(&self) -> bool {
        self.partial.is_empty() && self.left.is_empty() && self.cut.is_empty()
    }

    /// What was not followed, each with what to do about it.
    pub fn left_out(&self) -> Vec<String> {
        let counted = self.partial.iter().chain(&self.left);
        let counted = counted.map(|(cause, count)| format!("{cause} ({count}): {}", cause.advice()));
        counted.chain(self.cut.iter().map(|what| format!("{what}: {}", what.advice()))).collect()
    }

    /// No input is left of which anything could be said: what is assumed excludes all that were tried.
    pub fn is_vacuous(&self) -> bool {
        self.finished() == 0 && self.assumed > 0 && self.dropped == 0
    }

    /// Nothing is said of any input, because each was dropped on its way.
    pub fn has_dropped_all(&self) -> bool {
        self.finished() == 0 && self.dropped > 0
    }

    /// Whether something was left out that an exploration of unusual inputs tries.
    pub fn has_left_out_inputs(&self) -> bool {
        self.cut.iter().any(LeftOut::is_about_inputs) || self.partial.keys().any(Cause::is_about_inputs)
    }

    pub fn count(&mut self, end: &PathEnd) {
        match end {
            PathEnd::Returned(_) => self.returned += 1,
            PathEnd::Threw(_) => self.threw += 1,
            PathEnd::AssertionFailed(_) => self.failed += 1,
            PathEnd::Exited(_) => self.exited += 1,
            PathEnd::Assumed => self.assumed += 1,
            PathEnd::NotBuilt => self.not_built += 1,
            PathEnd::Looped => *self.pruned.entry("a loop goes round").or_default() += 1,
            PathEnd::Pruned(by) => *self.pruned.entry(by).or_default() += 1,
            PathEnd::Partial(cause) => *self.partial.entry(cause.clone()).or_default() += 1,
        }
    }

    /// Adds what another worker counted.
    pub fn add(&mut self, other: &Tally) {
        self.returned += other.returned;
        self.threw += other.threw;
        self.failed += other.failed;
        self.exited += other.exited;
        self.assumed += other.assumed;
        self.not_built += other.not_built;
        self.dropped += other.dropped;
        self.infeasible += other.infeasible;
        self.two_sided += other.two_sided;
        self.merged += other.merged;
        other.apart.iter().for_each(|(why, count)| *self.apart.entry(*why).or_default() += count);
        self.steps += other.steps;
        self.questions += other.questions;
        self.led += other.led;
        self.most_waiting += other.most_waiting;
        self.cut.extend(other.cut.iter().cloned());
        self.scope.extend(other.scope.iter().cloned());
        self.relied_on.extend(other.relied_on.iter().cloned());
        self.throwing.extend(other.throwing.iter().cloned());
        self.misused.extend(other.misused.iter().cloned());
        other.pruned.iter().for_each(|(k, v)| *self.pruned.entry(k).or_default() += v);
        other.partial.iter().for_each(|(k, v)| *self.partial.entry(k.clone()).or_default() += v);
        other.left.iter().for_each(|(k, v)| *self.left.entry(k.clone()).or_default() += v);
        other.forks.iter().for_each(|(k, v)| *self.forks.entry(*k).or_default() += v);
    }
}
