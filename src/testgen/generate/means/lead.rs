//! Follows leads: inputs that the solver gives for exactly what is missing (`coverage::leads`) are the model of the first
//! path of an exploration of its own. That path goes where they lead, keeps what it assumed on the way, and becomes a test
//! as every other does; nothing else of that exploration is followed, and nothing is proved by it.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::rc::Rc;
use std::time::Instant;

use super::{Means, Offer};
use crate::analysis::callgraph::MethodIndex;
use crate::coverage::compass::Compass;
use crate::coverage::criteria::Aim;
use crate::coverage::leads::{Lead as Found, Leads};
use crate::explore::engine::{Ended, Engine, Limits, Listener, Notes, Waits, Wish};
use crate::explore::script::{Receiver, Script};
use crate::explore::tally::Tally;
use crate::expr::{Assignment, Const, Sort, Terms};
use crate::interp::{choice_name, variable_sort};
use crate::search;
use crate::solver::{Options, Solver};
use crate::state::Event;
use crate::testgen::generate::course::Explored;
use crate::testgen::generate::hunt::{Evidence, Hunter, Mode};
use crate::testgen::generate::run::Run;
use crate::testgen::generate::{Request, work};
use crate::util::MethodId;

/// Effort for one question.
const LIMIT: u64 = 1_000;
/// Leads to one objective that come to nothing before it is left alone.
const MOST_MISSES: u32 = 2;
/// Instructions of a path that follows one.
const LONGEST_PATH: u64 = 200_000;
/// Calls between the constructor and the target, where more are tried than the scripts have.
pub const LONGER: &[u32] = &[4, 5, 6, 7, 8, 10, 12, 16, 20, 24];

/// Calls of which each is one of several.
struct Way {
    /// The class of the object that they are made on.
    receiver: Option<String>,
    calls: Vec<Vec<MethodId>>,
}

/// The ways of a script, short ones first, or longer ones than it has itself; none if it does more than leads can say.
fn ways(request: &Request<'_>, script: &Script, longer: bool) -> Vec<Way> {
    let program = &request.vm.program;
    let target = program.method(script.target);
    if script.is_main || script.before.1 > 0 || script.fixed.is_some() || script.targets(request.vm).len() > 1 {
        return Vec::new();
    }
    let class = program.class(target.class).name.to_string();
    if longer && (target.is_static() || target.is_constructor() || script.between.is_empty()) {
        return Vec::new();
    }
    if target.is_static() {
        return vec![Way { receiver: None, calls: vec![vec![script.target]] }];
    }
    if target.is_constructor() {
        return vec![Way { receiver: Some(class), calls: vec![vec![script.target]] }];
    }
    let Receiver::Built { steps } = script.receiver else { return Vec::new() };
    let made = |id: &&MethodId| program.method(**id).is_constructor() && program.method(**id).class == target.class;
    let constructors: Vec<MethodId> = script.constructors.iter().filter(made).copied().collect();
    if constructors.is_empty() {
        return Vec::new();
    }
    let way = |steps: u32| {
        let mut calls = vec![constructors.clone()];
        calls.extend((0..steps).map(|_| script.between.clone()));
        calls.push(vec![script.target]);
        Way { receiver: Some(class.clone()), calls }
    };
    let most = if script.between.is_empty() { 0 } else { steps };
    match longer {
        false => (0..=most.min(LONGER[0])).map(way).collect(),
        true => LONGER.iter().copied().filter(|length| *length > steps).map(way).collect(),
    }
}

/// Leads under way.
pub struct Lead {
    /// Through more calls than the scripts have.
    longer: bool,
    /// Targets, and the way of each that is next: the short ones of all come first. None before somebody asked.
    left: Option<VecDeque<(usize, usize)>>,
    /// Objectives, and how many leads to them came to nothing: the walks do not see what keeps them away.
    missed: BTreeMap<usize, u32>,
    work: u64,
}

impl Lead {
    pub fn along_scripts() -> Self {
        Self { longer: false, left: None, missed: BTreeMap::new(), work: 0 }
    }

    pub fn through_more_calls() -> Self {
        Self { longer: true, ..Self::along_scripts() }
    }
}

impl<'r> Means<'r> for Lead {
    fn offer(&mut self, run: &Run<'r>) -> Option<Offer> {
        let all = run.request.targets.len() + run.request.further.len();
        let left = self.left.get_or_insert_with(|| (0..all).map(|number| (number, 0)).collect());
        Offer::of(if run.is_by_urge() { run.open_among(left.iter().map(|(number, _)| *number)) } else { 0 })
    }

    fn turn(&mut self, run: &mut Run<'r>, most: u64) -> u64 {
        let before = self.work;
        while self.work - before < most
            && !run.end.is_here()
            && let Some((number, way)) = self.left.as_mut().and_then(VecDeque::pop_front)
        {
            if run.is_near(number) && self.follow(run, number, way).is_some() {
                self.left.as_mut().into_iter().for_each(|left| left.push_back((number, way + 1)));
            }
        }
        self.work - before
    }
}

impl Lead {
    /// Looks for what is open near a target, by one of its ways. None if there is nothing to look for by the next one: what
    /// cannot be walked is not walked with more calls either.
    fn follow(&mut self, run: &mut Run<'_>, number: usize, way: usize) -> Option<()> {
        let target = run.request.target(number)?;
        let (near, started) = (run.reached_by(number), Instant::now());
        let ways = ways(run.request, &target.script, self.longer);
        let way = ways.get(way).filter(|_| near.iter().any(|aim| self.is_open(run, *aim)))?;
        let mut compass = run.request.compass(&target.script.called(run.request.vm));
        let mut explored = Explored::of(&target.name, number);
        let walked = self.along(run, (&target.script, &mut compass), way, &near, &mut explored);
        explored.time = started.elapsed();
        run.led.push(explored);
        run.tell();
        walked
    }

    fn is_open(&self, run: &Run<'_>, aim: usize) -> bool {
        run.shared.goals.is_open(aim) && self.missed.get(&aim).is_none_or(|misses| *misses < MOST_MISSES)
    }

    /// One way of one target. None if nothing can be said of it.
    fn along(
        &mut self,
        run: &mut Run<'_>,
        (script, compass): (&Script, &mut Compass),
        way: &Way,
        near: &[usize],
        explored: &mut Explored,
    ) -> Option<()> {
        let (request, until) = (run.request, run.end.until);
        let mut solver = Solver::new(&Options { limit: request.solver.limit.min(LIMIT), ..request.solver.clone() });
        solver.set_deadline(until);
        let files = |name: &str| request.vm.program.file(name);
        let mut known: Vec<(MethodIndex, MethodId)> = Vec::new();
        let mut calls = Vec::new();
        for methods in &way.calls {
            let mut all = Vec::new();
            for id in methods {
                let method = request.vm.program.method(*id);
                let class = &request.vm.program.class(method.class).name;
                let Some(index) = request.graph.method(class, &method.name, &method.descriptor) else { continue };
                known.push((index, *id));
                all.push(index);
            }
            calls.push(all);
        }
        let receiver = way.receiver.as_deref();
        let subject = &request.subject;
        let leads = Leads::through(subject, &request.graph, &files, receiver, &calls, &mut solver, until);
        let mut leads = match leads {
            Ok(leads) => leads,
            Err(operations) => {
                self.work += work::of_operations(operations);
                return None;
            }
        };
        let aims: Vec<(usize, Aim)> = {
            let goals = &run.shared.goals;
            near.iter().filter_map(|number| Some((*number, goals.aims.get(*number)?.1.clone()))).collect()
        };
        for (place, (number, aim)) in aims.iter().enumerate() {
            if run.end.is_here() {
                break;
            }
            if !self.is_open(run, *number) {
                continue;
            }
            let others = aims.iter().skip(place + 1).filter(|(n, _)| self.is_open(run, *n));
            let Some(lead) = leads.to(aim, &others.map(|(_, aim)| aim).collect::<Vec<_>>()) else { continue };
            self.try_one(run, (script, compass), (&lead, &known), explored);
            if self.is_open(run, *number) {
                *self.missed.entry(*number).or_default() += 1;
            }
        }
        self.work += work::of_operations(leads.operations());
        self.work += work::of_solver(solver.counters());
        explored.count(solver.counters());
        Some(())
    }

    fn try_one(
        &mut self,
        run: &mut Run<'_>,
        (script, compass): (&Script, &mut Compass),
        (lead, known): (&Found, &[(MethodIndex, MethodId)]),
        explored: &mut Explored,
    ) {
        let (request, vm) = (run.request, run.request.vm);
        let id = |index: MethodIndex| known.iter().find(|(known, _)| *known == index).map(|(_, id)| *id);
        let Some((_, before)) = lead.split_last() else { return };
        let Some(fixed) = before.iter().map(|(method, _)| id(*method)).collect::<Option<Vec<_>>>() else { return };
        let fixed_calls = (!fixed.is_empty()).then(|| fixed.clone());
        // A call that changes nothing is in the way of none of the others.
        let script = Script { fixed: fixed_calls, idle_steps: true, ..script.clone() };
        let time = request.until.map(|until| until.saturating_duration_since(Instant::now()));
        let steps_per_path = request.limits.steps_per_path.min(LONGEST_PATH);
        let limits = Limits { time, steps_per_path, ..request.limits.clone() };
        // There is one path only.
        let strategy = (search::STRATEGIES[0].2)(request.seed);
        let mut engine = Engine::new(vm, &script, strategy, Solver::new(&request.solver), limits);
        let mut model = Assignment::new();
        for (place, (_, values)) in lead.iter().enumerate() {
            let (method, number) = match fixed.get(place) {
                Some(method) => (*method, place + 1),
                None => (script.target, 0),
            };
            let inputs = script.inputs(vm, vm.program.method(method), number);
            for ((name, descriptor), value) in inputs.iter().zip(values) {
                let Some(value) = value else { continue };
                let term = match variable_sort(descriptor) {
                    Some(sort) => engine.terms.var(name, sort),
                    None => engine.terms.var(&choice_name(name), Sort::Bv32),
                };
                let sort = engine.terms.sort(term);
                if let Some(variable) = engine.terms.as_var(term) {
                    model.set(variable, Const::from_bits(sort, value.bits()));
                }
            }
        }
        engine.start_led(Rc::new(model));
        let mut nothing = Evidence::new(Mode::Tests, script.receiver);
        let hunter = Hunter::new(&mut run.shared, compass, &mut nothing);
        engine.run(&mut Follower { hunter }, run.end.stop);
        self.work += work::of_engine(&engine);
        // What is left out here is left to the exploration of the target.
        let tally = Tally { partial: BTreeMap::new(), left: BTreeMap::new(), cut: BTreeSet::new(), ..engine.tally };
        explored.tally.add(&tally);
        explored.count(engine.solver.counters());
    }
}

/// Hunts along one path.
struct Follower<'s, 'r> {
    hunter: Hunter<'s, 'r>,
}

impl Listener for Follower<'_, '_> {
    fn begin(&mut self) -> Option<Rc<dyn Notes>> {
        self.hunter.begin()
    }

    fn told(&mut self, notes: Option<&mut dyn Notes>, events: &[Event]) {
        self.hunter.told(notes, events);
    }

    /// The other sides of forks lead elsewhere.
    fn urge(&mut self, _: &mut Terms, waiting: &Waits<'_>) -> Option<u32> {
        waiting.way.is_none().then_some(0)
    }

    fn ended(&mut self, path: &mut Ended<'_>) -> Wish {
        self.hunter.ended(path)
    }
}
