//! What observes an exploration, and what it gets to see.
//!
//! Listeners observe, they never change a state. What they keep for a path is in its [`Notes`], which fork with it; what they
//! want they say by a [`Wish`] and by how they judge what waits.

use std::any::Any;
use std::rc::Rc;

use super::passed::Passed;
use super::script::Stage;
use super::tally::{Cause, PathEnd, Tally};
use crate::expr::{TermId, Terms};
use crate::interp::merge::Merging;
use crate::interp::{ForkReason, Vm};
use crate::search::Place;
use crate::solver::{Model, Solver};
use crate::state::{Event, State};

/// What a listener wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    GoOn,
    Stop,
}

/// What becomes of a state that branched off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aside {
    GoesOn,
    /// It is a path like any other from now on.
    Joins,
    Ends,
}

/// A path that is over, as a listener sees it. It may ask the solver, but changes nothing.
pub struct Ended<'a> {
    pub vm: &'a Vm,
    pub terms: &'a mut Terms,
    pub solver: &'a mut Solver,
    pub state: &'a State,
    pub stage: &'a Stage,
    pub model: &'a Model,
    /// The solver could not decide a side that was taken: the model need not be one of the path, and there may be none.
    pub doubtful: bool,
    pub end: &'a PathEnd,
    pub notes: Option<&'a dyn Notes>,
    /// It follows the answer to a side question.
    pub led: bool,
}

/// Whether a path can have something true that nothing depends on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question {
    pub holds: TermId,
    /// It is asked though the path's own model has it true.
    pub regardless: bool,
}

/// A state that waits, as a listener sees it.
pub struct Waits<'a> {
    pub vm: &'a Vm,
    pub state: &'a State,
    pub notes: Option<&'a dyn Notes>,
    /// The way that it will go, and why there are several; `None` before a call of the script.
    pub way: Option<(Place, ForkReason)>,
    /// What that way assumes, as far as the state does not know it yet.
    pub guard: Option<TermId>,
    /// The target runs: the script has no more calls.
    pub at_target: bool,
}

/// A way that cannot be gone. The listener may ask the solver why.
pub struct Refuted<'a> {
    pub waiting: Waits<'a>,
    pub guard: TermId,
    pub terms: &'a mut Terms,
    pub solver: &'a mut Solver,
    pub passed: &'a Passed,
}

/// Observes an exploration. What it does not override costs nothing.
pub trait Listener {
    /// The notes of a path that begins.
    fn begin(&mut self) -> Option<Rc<dyn Notes>> {
        None
    }
    /// Whether one of two paths on which the same can follow is enough.
    fn subsumes(&self) -> bool {
        false
    }
    /// The target begins.
    fn entered(&mut self, _notes: Option<&mut dyn Notes>, _state: &State) {}
    /// What watched instructions told on a path.
    fn told(&mut self, _notes: Option<&mut dyn Notes>, _events: &[Event]) {}
    /// Whether what was just told is worth a side question: whether the path can have it true. Where it can and the path's own
    /// model has not, a copy of the state goes on with a model that has, to its end and nowhere else.
    /// It is heard when its turn has come: the runs of earlier answers may have shown what it is about.
    fn asks(&mut self, _event: &Event) -> Option<Question> {
        None
    }
    /// The answer to a side question: no input of the path has it true, wherever the path goes on.
    fn impossible(&mut self, _notes: Option<&mut dyn Notes>, _asked: TermId) {}
    /// How far a waiting state is from what is wanted, for strategies that go by it; `None` if nothing can be gained from
    /// it, so that it is dropped. It is asked again when the state is taken up.
    fn urge(&mut self, _terms: &mut Terms, _waiting: &Waits<'_>) -> Option<u32> {
        Some(0)
    }
    /// Whether a path that goes on behind a fork may end there, because nothing that is wanted lies ahead of it.
    fn has_enough(&mut self, _terms: &mut Terms, _going: &Waits<'_>) -> bool {
        false
    }
    /// A state stopped before an instruction ([`crate::program::watch::Look::stop`]). For each of the notes that are given, a
    /// copy of the state branches off here and waits as a side of a fork does; the state itself goes on.
    fn stopped(&mut self, _at: &Waits<'_>, _watch: u32) -> Vec<Rc<dyn Notes>> {
        Vec::new()
    }
    /// Asked of a state that branched off, whenever it has run a little and been told of.
    fn aside(&mut self, _going: &Waits<'_>) -> Aside {
        Aside::Joins
    }
    /// The way that a state would go contradicts what its path assumed.
    fn refuted(&mut self, _refuted: &mut Refuted<'_>) {}
    /// A state was given up: it is not known what would have come of it.
    fn given_up(&mut self, _waiting: &Waits<'_>, _why: &Cause) {}
    /// A state was lost, and it is not even known where it was.
    fn lost(&mut self, _why: &Cause) {}
    /// A path ended in the program's own way, or partially.
    fn ended(&mut self, _path: &mut Ended<'_>) -> Wish {
        Wish::GoOn
    }
    /// How states may be merged that meet again: what a merged state tells has to be enough. States with different notes are
    /// if their notes can be ([`Notes::merged`]).
    fn merging(&self) -> Merging {
        Merging::No
    }
    /// Called from time to time.
    fn progress(&mut self, _tally: &Tally, _waiting: usize) -> Wish {
        Wish::GoOn
    }
}

/// What a listener keeps for one path. Paths that came of a fork share them until one of them is told something.
pub trait Notes: Any {
    /// A copy for one of those that share it.
    fn fork(&self) -> Rc<dyn Notes>;
    /// The notes of a state that goes on for two paths, if there are any that say enough of both.
    fn merged(&self, _other: &dyn Notes) -> Option<Rc<dyn Notes>> {
        None
    }
}

impl dyn Notes {
    /// The notes, if they are of this type.
    pub fn of<T: Notes>(&self) -> Option<&T> {
        (self as &dyn Any).downcast_ref()
    }

    pub fn of_mut<T: Notes>(&mut self) -> Option<&mut T> {
        (self as &mut dyn Any).downcast_mut()
    }
}

/// Drops states that wait.
pub trait Pruner {
    /// The pruner's name where the state is dropped.
    fn prune(&mut self, vm: &Vm, state: &State) -> Option<&'static str>;
    /// Whether it promises that what it drops cannot add anything. Without that promise the states that it drops count as
    /// given up, and the exploration is not exhaustive.
    fn loses_nothing(&self) -> bool {
        false
    }
}

/// Nobody listens.
pub struct Deaf;

impl Listener for Deaf {}
