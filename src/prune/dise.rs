//! Directed Incremental Symbolic Execution over obligations (paper 001, section IV-B, figure 5): an exploration of the new
//! version that drops a state when no impacted objective that is not covered yet can be reached from it in the
//! interprocedural control-flow graph.
//!
//! The paper's `prune` says true where something can be reached and where a statement is no branch, the opposite of its
//! name and of the text, and `if not prune` would stop just there: this is the definition. Its reachability is between
//! conditions; here it is from where a state stands, frames below included, and an evaluation under way that may still
//! complete counts ([`Compass::strict`]).
//!
//! Sound: a path that shows an impacted objective first has, at every fork before, either the spot of its condition ahead
//! or its evaluation under way. So what full exploration covers of the impacted, this covers. A path that has shown
//! something new is followed to its end, where it becomes a test or turns out to be none (an assumption, a constructor
//! that throws); all others end as soon as nothing is ahead.

use std::rc::Rc;

use super::impacted::Impacted;
use crate::analysis::callgraph::CallGraph;
use crate::analysis::invariants::Invariants;
use crate::coverage::compass::{Compass, Spots};
use crate::coverage::criteria::{Aim, Criterion};
use crate::coverage::facts::{Recorder, Trail};
use crate::coverage::goals::Goals;
use crate::coverage::refute::refute;
use crate::coverage::subject::SharedSubject;
use crate::coverage::watching::Watching;
use crate::explore::engine::{Ended, Listener, Notes, Waits, Wish};
use crate::explore::script::Script;
use crate::explore::tally::PathEnd;
use crate::expr::Terms;
use crate::interp::Vm;
use crate::solver::{Options, Solver};
use crate::state::Event;

/// What is done with a path that shows something new.
pub type OnPath<'a> = Box<dyn FnMut(&mut Ended<'_>) + 'a>;

/// The listener; one for each exploration.
pub struct Dise<'a> {
    subject: SharedSubject,
    pub recorder: Recorder,
    pub goals: Goals,
    compass: Compass,
    watching: Watching<'a>,
    /// Without it everything is explored, and the same is recorded: to compare.
    pruning: bool,
    kept: u32,
    on_path: OnPath<'a>,
}

impl<'a> Dise<'a> {
    /// `calls` is the call graph of the new version. The subject must not be watched in the VM's program.
    pub fn new(
        vm: &'a Vm,
        script: &Script,
        subject: SharedSubject,
        calls: Rc<CallGraph>,
        criteria: &[&'static Criterion],
        impacted: &Impacted,
    ) -> Self {
        let mut goals = Goals::chosen(&subject, criteria, &|aim| impacted.wants(aim));
        goals.looking_for_pairs = false;
        let files = |name: &str| vm.program.file(name);
        let (mut solver, invariants) = (Solver::new(&Options::default()), Invariants::default());
        if let Some(mut known) = refute(&subject, &calls, &files, &script.called(vm), &invariants, &mut solver, None) {
            let aims: Vec<&Aim> = goals.aims.iter().map(|(_, aim)| aim).collect();
            known.among(&aims).into_iter().for_each(|number| goals.refute(number));
        }
        let spots = Spots::of(&subject, &calls);
        let mut compass = Compass::new(Rc::clone(&subject), calls, spots, &script.called(vm)).strict();
        compass.update(&goals);
        let recorder = Recorder::new(Rc::clone(&subject));
        let watching = Watching::start(&subject, &vm.program, &goals);
        Self { subject, recorder, goals, compass, watching, pruning: true, kept: 0, on_path: Box::new(|_| {}) }
    }

    /// Drops nothing.
    pub fn exhaustive(self) -> Self {
        Self { pruning: false, ..self }
    }

    /// Calls this with each path that shows an impacted objective first.
    pub fn on_path(self, on_path: OnPath<'a>) -> Self {
        Self { on_path, ..self }
    }

    /// Impacted objectives that are covered, by their place among those wanted.
    pub fn covered(&self) -> Vec<bool> {
        (0..self.goals.aims.len()).map(|number| self.goals.is_covered(number)).collect()
    }

    fn has_news(&self, notes: Option<&dyn Notes>) -> bool {
        let trail = notes.and_then(|notes| notes.of::<Trail>());
        trail.is_some_and(|trail| self.goals.wants_any(&self.recorder, trail.facts()))
    }
}

impl Listener for Dise<'_> {
    fn begin(&mut self) -> Option<Rc<dyn Notes>> {
        Some(Rc::new(Trail::default()))
    }

    fn told(&mut self, notes: Option<&mut dyn Notes>, events: &[Event]) {
        if let Some(trail) = notes.and_then(|notes| notes.of_mut::<Trail>()) {
            self.recorder.take(trail, events);
        }
    }

    fn urge(&mut self, terms: &mut Terms, waiting: &Waits<'_>) -> Option<u32> {
        if !self.pruning {
            return Some(0);
        }
        if self.goals.all_settled() {
            return None;
        }
        let urge = self.compass.urge(terms, waiting, &self.recorder, &self.goals);
        // What has shown something new is worth its end.
        urge.or_else(|| self.has_news(waiting.notes).then_some(1))
    }

    fn has_enough(&mut self, terms: &mut Terms, going: &Waits<'_>) -> bool {
        self.pruning && !self.has_news(going.notes) && self.urge(terms, going).is_none()
    }

    fn ended(&mut self, path: &mut Ended<'_>) -> Wish {
        let shown = matches!(
            path.end,
            PathEnd::Returned(_) | PathEnd::Threw(_) | PathEnd::AssertionFailed(_) | PathEnd::Exited(_)
        );
        if !shown || !self.has_news(path.notes) {
            return Wish::GoOn;
        }
        if let Some(trail) = path.notes.and_then(|notes| notes.of::<Trail>()) {
            self.goals.keep(&self.recorder, self.kept, trail.facts());
        }
        self.kept += 1;
        (self.on_path)(path);
        if self.pruning {
            self.compass.update(&self.goals);
            self.watching.update(&self.subject, &self.goals);
        }
        Wish::GoOn
    }
}
