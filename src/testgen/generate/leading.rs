//! Follows leads: inputs that the solver gives for exactly what is missing (`coverage::leads`) are the model of the first
//! path of an exploration of its own. That path goes where they lead, keeps what it assumed on the way, and becomes a test
//! as every other does; nothing else of that exploration is followed, and nothing is proved by it.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use super::hunt::{Evidence, Hunter, Mode, Shared};
use super::{Course, Explored, Request, Standing};
use crate::analysis::callgraph::MethodIndex;
use crate::coverage::criteria::Aim;
use crate::coverage::leads::{Lead, Leads};
use crate::coverage::subject::{Hook, Place};
use crate::explore::engine::{Ended, Engine, Limits, Listener, Notes, Waits, Wish};
use crate::explore::script::{Receiver, Script};
use crate::explore::tally::Tally;
use crate::expr::{Assignment, Const, Sort, Terms};
use crate::interp::{choice_name, variable_sort};
use crate::search;
use crate::solver::{Counters, Layer, Options, Solver};
use crate::state::Event;
use crate::util::MethodId;

/// Effort for one question.
const LIMIT: u64 = 1_000;
/// Leads to one objective that come to nothing before it is left alone.
const MOST_MISSES: u32 = 2;
/// Instructions of a path that follows one.
const LONGEST_PATH: u64 = 200_000;
/// Terms made for all walks.
const MOST_WORK: usize = 1_000_000;
/// The part of the time that is left which they may take each time they are tried.
const SHARE: u32 = 5;
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
pub struct Pursuit<'p, 'r> {
    pub request: &'p Request<'r>,
    pub shared: &'p RefCell<Shared<'r>>,
    pub stop: &'p AtomicBool,
    /// The end of the part of the time that there is for them.
    pub until: Option<Instant>,
    /// Terms made.
    pub work: usize,
    /// Objectives, and how many leads to them came to nothing: the walks do not see what keeps them away.
    pub missed: BTreeMap<usize, u32>,
}

impl Pursuit<'_, '_> {
    /// Looks for what is open, through the calls of the scripts or through more of them. What came of it, by target.
    pub fn follow(
        &mut self,
        courses: &mut [Course<'_>],
        longer: bool,
        progress: &mut dyn FnMut(Standing),
    ) -> Vec<Explored> {
        let mut found = Vec::new();
        let left = |until: Instant| until.saturating_duration_since(Instant::now());
        self.until = self.request.until.map(|until| Instant::now() + left(until) / SHARE);
        for course in courses.iter_mut() {
            // Other strategies are for those who want to see what comes of them alone.
            let target = self.request.target(course.number).filter(|_| course.engine.is_by_urge() && !self.is_over());
            let Some(target) = target else { continue };
            let near = self.request.spots_of(&target.script.called(self.request.vm));
            if !self.request.open_spots(&self.shared.borrow().goals).iter().any(|spot| near.contains(spot)) {
                continue;
            }
            let near = self.places(&near);
            let started = Instant::now();
            let mut explored = course.so_far();
            explored.evidence.clear();
            for way in ways(self.request, &target.script, longer) {
                let open = near.iter().any(|aim| self.is_open(*aim));
                // What cannot be walked is not walked with more calls either.
                if !open || self.is_over() || self.along(course, &target.script, &way, &near, &mut explored).is_none() {
                    break;
                }
                progress(self.shared.borrow().standing());
            }
            explored.time = started.elapsed();
            found.push(explored);
        }
        found
    }

    /// The objectives that these spots tell about.
    fn places(&self, spots: &BTreeSet<u32>) -> Vec<usize> {
        let spots = spots.iter().filter_map(|spot| self.request.subject.spots.get(*spot as usize));
        let places: BTreeSet<Place> = spots.flat_map(|spot| &spot.hooks).map(Hook::place).collect();
        let aims = &self.shared.borrow().goals.aims;
        aims.iter().enumerate().filter(|(_, (_, aim))| places.contains(&aim.place())).map(|(n, _)| n).collect()
    }

    fn is_over(&self) -> bool {
        let late = self.until.is_some_and(|until| Instant::now() >= until);
        late || self.work > MOST_WORK || self.stop.load(Ordering::Relaxed)
    }

    fn is_open(&self, aim: usize) -> bool {
        self.shared.borrow().goals.is_open(aim) && self.missed.get(&aim).is_none_or(|misses| *misses < MOST_MISSES)
    }

    /// One way of one target. None if nothing can be said of it.
    fn along(
        &mut self,
        course: &mut Course<'_>,
        script: &Script,
        way: &Way,
        near: &[usize],
        explored: &mut Explored,
    ) -> Option<()> {
        let request = self.request;
        let mut solver = Solver::new(&Options { limit: request.solver.limit.min(LIMIT), ..request.solver.clone() });
        solver.set_deadline(self.until);
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
        let (subject, until) = (&request.subject, self.until);
        let mut leads = Leads::through(subject, &request.graph, &files, receiver, &calls, &mut solver, until)?;
        let aims: Vec<(usize, Aim)> = {
            let goals = &self.shared.borrow().goals;
            near.iter().filter_map(|number| Some((*number, goals.aims.get(*number)?.1.clone()))).collect()
        };
        for (place, (number, aim)) in aims.iter().enumerate() {
            if self.is_over() {
                break;
            }
            if !self.is_open(*number) {
                continue;
            }
            let others = aims.iter().skip(place + 1).filter(|(n, _)| self.is_open(*n));
            let Some(lead) = leads.to(aim, &others.map(|(_, aim)| aim).collect::<Vec<_>>()) else { continue };
            self.try_one(course, script, (&lead, &known), explored);
            if self.is_open(*number) {
                *self.missed.entry(*number).or_default() += 1;
            }
        }
        self.work += leads.work();
        count(explored, solver.counters());
        Some(())
    }

    fn try_one(
        &mut self,
        course: &mut Course<'_>,
        script: &Script,
        (lead, known): (&Lead, &[(MethodIndex, MethodId)]),
        explored: &mut Explored,
    ) {
        let (request, vm) = (self.request, self.request.vm);
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
        let mut shared = self.shared.borrow_mut();
        let mut nothing = Evidence::new(Mode::Tests, script.receiver);
        let hunter = Hunter::new(&mut shared, &mut course.compass, &mut nothing, Mode::Tests);
        engine.run(&mut Follower { hunter }, self.stop);
        // What is left out here is left to the exploration of the target.
        let tally = Tally { partial: BTreeMap::new(), left: BTreeMap::new(), cut: BTreeSet::new(), ..engine.tally };
        explored.tally.add(&tally);
        count(explored, engine.solver.counters());
    }
}

fn count(explored: &mut Explored, counters: &Counters) {
    explored.queries += counters.queries;
    explored.solver.0 += counters.time();
    explored.solver.1 += counters.layer(Layer::Backends).time;
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
