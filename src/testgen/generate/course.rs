//! One exploration under way, and what came of it.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use super::hunt::{Evidence, Mode};
use super::{Request, work};
use crate::coverage::compass::Compass;
use crate::explore::engine::{Engine, Limits};
use crate::explore::script::Script;
use crate::explore::tally::Tally;
use crate::search;
use crate::solver::{Counters, Layer, Solver};
use crate::world::{Beyond, LeftOut};

/// What came of one target.
pub struct Explored {
    pub name: String,
    /// See [`Request::target`].
    pub number: usize,
    pub tally: Tally,
    pub queries: u64,
    /// Spent in all layers of the solver, and in the decision procedures alone.
    pub solver: (Duration, Duration),
    pub time: Duration,
    pub evidence: Vec<Evidence>,
    /// The second exploration, from any field values; its evidence is above.
    pub proof: Option<Box<Explored>>,
}

/// What an exploration is to its target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// The target's own script: what it says, the target says.
    Own,
    /// Another script, for more tests.
    More,
    /// Any field values, for proofs.
    Proof,
}

/// One exploration under way.
pub struct Course<'a> {
    /// See [`Request::target`].
    pub number: usize,
    pub role: Role,
    pub engine: Engine<'a>,
    pub compass: Compass,
    /// The version of the goals that the compass knows.
    pub seen: u32,
    /// Slices that it had.
    pub slices: u32,
    pub time: Duration,
    pub evidence: Evidence,
    pub over: bool,
    name: &'a str,
}

impl<'a> Course<'a> {
    /// The exploration of a target by its own script, or by another.
    pub fn new(request: &'a Request<'_>, number: usize, role: Role, other: Option<&'a Script>) -> Option<Self> {
        let target = request.target(number)?;
        let script = other.unwrap_or(&target.script);
        let compass = request.compass(&script.called(request.vm));
        let strategy = search::strategy_among(request.own, &request.strategy, request.seed);
        let strategy = strategy.unwrap_or_else(|| (search::STRATEGIES[0].2)(request.seed));
        let time = request.until.map(|until| until.saturating_duration_since(Instant::now()));
        let limits = Limits { time, ..request.limits.clone() };
        let mut engine = Engine::new(request.vm, script, strategy, Solver::new(&request.solver), limits);
        engine.watch_the_clock();
        engine.start();
        let mode = if role == Role::Proof { Mode::Proof } else { Mode::Tests };
        let evidence = Evidence::new(mode, script.receiver);
        let (name, time) = (target.name.as_str(), Duration::ZERO);
        Some(Self { number, role, engine, compass, seen: u32::MAX, slices: 0, time, evidence, over: false, name })
    }

    pub fn work(&self) -> u64 {
        work::of_engine(&self.engine)
    }

    /// What is known so far; an exploration that is not over leaves everything open.
    pub fn evidence_so_far(&self) -> Evidence {
        let mut evidence = self.evidence.clone();
        if !self.over {
            evidence.cut.insert(LeftOut::new(Beyond::Bound, "what is not explored yet"));
        }
        self.add_to(&mut evidence);
        evidence
    }

    /// What the engine left out. Of what was dropped on the way nothing else is left.
    fn add_to(&self, evidence: &mut Evidence) {
        let tally = &self.engine.tally;
        evidence.cut.extend(tally.cut.iter().cloned());
        evidence.scope.extend(tally.scope.iter().cloned());
        evidence.scope.extend(self.engine.vm.stood_in.borrow().iter().cloned());
        if tally.is_vacuous() {
            evidence.cut.insert(LeftOut::new(Beyond::Bound, "all inputs, because none was found that is assumed"));
        }
    }

    /// Whether what it shows says something of all inputs. With a few strings for all, unusual inputs, or some calls before,
    /// nothing is proved, and what is left out has no end.
    pub fn may_prove(&self) -> bool {
        !self.engine.script.is_for_tests_alone()
    }

    pub fn finish(mut self) -> Explored {
        if !self.over {
            self.evidence.cut.insert(LeftOut::new(Beyond::Calls, "receivers after more calls"));
        }
        let mut evidence =
            std::mem::replace(&mut self.evidence, Evidence::new(Mode::Tests, self.engine.script.receiver));
        self.add_to(&mut evidence);
        // What unusual inputs leave out says nothing that the usual ones do not say.
        if self.engine.script.unusual {
            let tally = &mut self.engine.tally;
            (tally.cut, tally.partial, tally.left) = (BTreeSet::new(), BTreeMap::new(), BTreeMap::new());
        }
        let mut explored = Explored::of(self.name, self.number);
        explored.count(self.engine.solver.counters());
        explored.time = self.time;
        if self.may_prove() {
            explored.evidence.push(evidence);
        }
        explored.tally = self.engine.tally;
        explored
    }
}

impl Explored {
    /// Nothing yet.
    pub fn of(name: &str, number: usize) -> Self {
        Self {
            name: name.to_string(),
            number,
            tally: Tally::default(),
            queries: 0,
            solver: (Duration::ZERO, Duration::ZERO),
            time: Duration::ZERO,
            evidence: Vec::new(),
            proof: None,
        }
    }

    /// What a solver was asked for it.
    pub fn count(&mut self, counters: &Counters) {
        self.queries += counters.queries;
        self.solver.0 += counters.time();
        self.solver.1 += counters.layer(Layer::Backends).time;
    }

    /// The same target once more, with other scripts.
    pub fn add(&mut self, mut more: Explored) {
        self.tally.add(&more.tally);
        self.queries += more.queries;
        self.solver = (self.solver.0 + more.solver.0, self.solver.1 + more.solver.1);
        self.time += more.time;
        self.evidence.append(&mut more.evidence);
    }
}
