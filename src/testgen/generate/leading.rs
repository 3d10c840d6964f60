//! Follows leads: inputs that the solver gives for exactly what is missing (`coverage::leads`) are the model of the first
//! path of an exploration of its own. That path goes where they lead, keeps what it assumed on the way, and becomes a test
//! as every other does; nothing else of that exploration is followed, and nothing is proved by it.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use super::hunt::{Evidence, Hunter, Mode, Shared};
use super::{Course, Explored, Request};
use crate::analysis::callgraph::MethodIndex;
use crate::coverage::leads::{Lead, Leads};
use crate::explore::engine::{Ended, Engine, Limits, Listener, Notes, Waits, Wish};
use crate::explore::script::{Receiver, Script};
use crate::explore::tally::Tally;
use crate::expr::{Assignment, Const, Terms};
use crate::interp::variable_sort;
use crate::search;
use crate::solver::{Options, Solver};
use crate::state::Event;
use crate::util::MethodId;

/// Effort for one question.
const LIMIT: u64 = 1_000;
/// Leads of one walk that come to nothing before the others are left alone.
const MOST_MISSES: u32 = 12;
/// Terms made for all walks of one call.
const MOST_WORK: usize = 1_000_000;
/// Calls between the constructor and the target.
const MOST_STEPS: u32 = 3;

/// Calls of which each is one of several.
struct Way {
    /// The class of the object that they are made on.
    receiver: Option<String>,
    calls: Vec<Vec<MethodId>>,
}

/// The ways of a script, short ones first; none if it does more than leads can say.
fn ways(request: &Request<'_>, script: &Script) -> Vec<Way> {
    let program = &request.vm.program;
    let target = program.method(script.target);
    if script.is_main || script.before.1 > 0 || script.fixed.is_some() || script.targets(request.vm).len() > 1 {
        return Vec::new();
    }
    let class = program.class(target.class).name.to_string();
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
    let most = if script.between.is_empty() { 0 } else { steps.min(MOST_STEPS) };
    let way = |steps: u32| {
        let mut calls = vec![constructors.clone()];
        calls.extend((0..steps).map(|_| script.between.clone()));
        calls.push(vec![script.target]);
        Way { receiver: Some(class.clone()), calls }
    };
    (0..=most).map(way).collect()
}

/// Looks for what is open by leads. What came of it, by target.
pub fn follow_leads(
    request: &Request<'_>,
    shared: &RefCell<Shared<'_>>,
    courses: &mut [Course<'_>],
    stop: &AtomicBool,
) -> Vec<Explored> {
    let mut found = Vec::new();
    let mut work = 0;
    for course in courses.iter_mut() {
        let Some(target) = request.target(course.number) else { continue };
        let open = request.open_spots(&shared.borrow().goals);
        if open.is_empty() || !request.reaches(&target.script, &open) {
            continue;
        }
        let started = Instant::now();
        let mut explored = Explored {
            name: target.name.clone(),
            number: course.number,
            tally: Tally::default(),
            queries: 0,
            solver: (Duration::ZERO, Duration::ZERO),
            time: Duration::ZERO,
            evidence: Vec::new(),
            proof: None,
        };
        for way in ways(request, &target.script) {
            let over = request.until.is_some_and(|until| Instant::now() >= until);
            if over || work > MOST_WORK || shared.borrow().goals.all_settled() {
                break;
            }
            work += follow(request, shared, course, (&target.script, &way), &mut explored, stop).unwrap_or(0);
        }
        explored.time = started.elapsed();
        found.push(explored);
    }
    found
}

/// One way of one target. How much work it was.
fn follow(
    request: &Request<'_>,
    shared: &RefCell<Shared<'_>>,
    course: &mut Course<'_>,
    (script, way): (&Script, &Way),
    explored: &mut Explored,
    stop: &AtomicBool,
) -> Option<usize> {
    let mut solver = Solver::new(&Options { limit: request.solver.limit.min(LIMIT), ..request.solver.clone() });
    solver.set_deadline(request.until);
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
    let mut leads = Leads::through(&request.subject, &request.graph, &files, receiver, &calls, &mut solver)?;
    let mut misses = 0;
    let aims: Vec<usize> = (0..shared.borrow().goals.aims.len()).collect();
    for number in aims {
        let aim = {
            let goals = &shared.borrow().goals;
            goals.aims.get(number).filter(|_| goals.is_open(number)).map(|(_, aim)| aim.clone())
        };
        let Some(lead) = aim.and_then(|aim| leads.to(&aim)) else { continue };
        let before = shared.borrow().version;
        try_lead(request, shared, course, (script, &lead, &known), explored, stop);
        misses = if shared.borrow().version == before { misses + 1 } else { 0 };
        if misses > MOST_MISSES || request.until.is_some_and(|until| Instant::now() >= until) {
            break;
        }
    }
    Some(leads.work())
}

fn try_lead(
    request: &Request<'_>,
    shared: &RefCell<Shared<'_>>,
    course: &mut Course<'_>,
    (script, lead, known): (&Script, &Lead, &[(MethodIndex, MethodId)]),
    explored: &mut Explored,
    stop: &AtomicBool,
) {
    let vm = request.vm;
    let id = |index: MethodIndex| known.iter().find(|(known, _)| *known == index).map(|(_, id)| *id);
    let Some((_, before)) = lead.split_last() else { return };
    let Some(fixed) = before.iter().map(|(method, _)| id(*method)).collect::<Option<Vec<MethodId>>>() else { return };
    let last = fixed.len();
    let script = Script { fixed: (!fixed.is_empty()).then(|| fixed.clone()), ..script.clone() };
    let limits = Limits {
        time: request.until.map(|until| until.saturating_duration_since(Instant::now())),
        ..request.limits.clone()
    };
    let strategy = (search::STRATEGIES[0].2)(request.seed);
    let mut engine = Engine::new(vm, &script, strategy, Solver::new(&request.solver), limits);
    let mut model = Assignment::new();
    for (place, (_, values)) in lead.iter().enumerate() {
        let (method, number) = match fixed.get(place).filter(|_| place < last) {
            Some(method) => (*method, place + 1),
            None => (script.target, 0),
        };
        let inputs = script.inputs(vm, vm.program.method(method), number);
        for ((name, descriptor), value) in inputs.iter().zip(values) {
            let Some((sort, value)) = variable_sort(descriptor).zip(*value) else { continue };
            let term = engine.terms.var(name, sort);
            if let Some(variable) = engine.terms.as_var(term) {
                model.set(variable, Const::from_bits(sort, value.bits()));
            }
        }
    }
    engine.start_led(Rc::new(model));
    let mut shared = shared.borrow_mut();
    let mut nothing = Evidence::new(Mode::Tests, script.receiver);
    let hunter = Hunter::new(&mut shared, &mut course.compass, &mut nothing, Mode::Tests);
    engine.run(&mut Follower { hunter }, stop);
    explored.tally.add(&engine.tally);
    let counters = engine.solver.counters();
    explored.queries += counters.queries;
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
