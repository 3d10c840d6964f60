//! Drives explorations and concrete runs for the tests, and records which instructions of the program's own code each
//! path and each run executed.
//!
//! No hook in the interpreter is needed for that: a path is run a second time, symbolically, one instruction at a time,
//! with its model choosing at every fork; it must assume exactly what the first run assumed. A concrete run is stepped
//! in the same way.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::thread;

use obligato::explore::engine::{Compose, Ended, Engine, Limits, Listener, Wish};
use obligato::explore::script::{Next, Script, Stage, parameter_types};
use obligato::explore::tally::{PathEnd, Tally};
use obligato::explore::target::{self, Reach, Target};
use obligato::explore::witness::Witness;
use obligato::explore::workers::{self, Exchange};
use obligato::expr::ops::Cmp;
use obligato::expr::{Assignment, EvalCache, Sort, Terms, eval_bool};
use obligato::interp::merge::Merging;
use obligato::interp::{Bounds, Config, End, Machine, Outcome, Vm};
use obligato::program::{ClassPath, Jdk, Method, Origin, Program};
use obligato::search;
use obligato::solver::{self, Answer, Model, Solver};
use obligato::state::{Console, Made, Role, State, Value};
use obligato::util::MethodId;

use super::render::Printer;

/// Instructions of one concrete run.
const MOST_STEPS: u64 = 5_000_000;

/// A VM for explorations or for replays.
pub fn vm(classes: &Path, replay: bool) -> Vm {
    let jdk = Jdk::locate(None).expect("a JDK");
    let classpath = ClassPath::open(&classes.display().to_string(), jdk.feature()).expect("a class path");
    let plain = Program::new(jdk, classpath);
    let program = if replay { Program::for_replay(&plain) } else { plain };
    let config = Config {
        assertions: true,
        exploring: !replay,
        max_depth: 300,
        bounds: Bounds { text: 3, array: 3, depth: 2 },
        ..Config::default()
    };
    Vm::new(program, config, obligato::models::registry()).expect("core classes")
}

/// The targets that a text names.
pub fn targets(vm: &Vm, text: &str) -> Vec<Target> {
    let reach = Reach { prefer_main: true, ..Reach::built(1) };
    target::find(vm, text, &reach).expect("a target")
}

/// How to explore.
pub struct How<'a> {
    pub strategy: &'a str,
    pub solver: solver::Options,
    pub limits: Limits,
}

struct Watch<F>(F, Merging);

impl<F: FnMut(&mut Ended<'_>) -> Wish> Listener for Watch<F> {
    fn ended(&mut self, path: &mut Ended<'_>) -> Wish {
        (self.0)(path)
    }
    fn merging(&self) -> Merging {
        self.1
    }
}

/// Explores and shows every end of a path.
pub fn explore(vm: &Vm, target: &Target, how: How<'_>, each: impl FnMut(&mut Ended<'_>) -> Wish) -> Tally {
    let strategy = search::strategy(how.strategy, 7).expect("a strategy");
    let merging = if how.limits.compose == Compose::Off { Merging::No } else { Merging::Exactly };
    let mut engine = Engine::new(vm, &target.script, strategy, Solver::new(&how.solver), how.limits);
    engine.start();
    engine.run(&mut Watch(each, merging), &AtomicBool::new(false));
    let wrong = &engine.solver.counters().disagreements;
    assert!(wrong.is_empty(), "{}: the solver contradicts itself: {wrong:?}", target.name);
    engine.tally
}

/// The same with several workers, each with a VM of its own.
pub fn explore_together(
    classes: &Path,
    target: &str,
    workers: usize,
    how: &How<'_>,
    each: &(impl Fn(&mut Ended<'_>) -> Wish + Sync),
) -> Tally {
    let exchange = Exchange::new(workers);
    let stop = AtomicBool::new(false);
    let work = |number: usize| {
        let vm = vm(classes, false);
        let target = targets(&vm, target).remove(0);
        let strategy = search::strategy(how.strategy, 7).expect("a strategy");
        let solver = Solver::new(&how.solver);
        let mut engine = Engine::new(&vm, &target.script, strategy, solver, how.limits.clone());
        workers::work(&mut engine, number == 0, &exchange, &mut Watch(each, Merging::No), &stop);
        let wrong = &engine.solver.counters().disagreements;
        assert!(wrong.is_empty(), "{}: the solver contradicts itself: {wrong:?}", target.name);
        engine.tally
    };
    thread::scope(|scope| {
        let work = &work;
        let all: Vec<_> = (0..workers).map(|number| scope.spawn(move || work(number))).collect();
        let mut sum = Tally::default();
        all.into_iter().for_each(|worker| sum.add(&worker.join().expect("a worker that does not panic")));
        sum
    })
}

/// How a path ended, without what depends on its model.
pub fn kind(path: &Ended<'_>) -> String {
    match path.end {
        PathEnd::Returned(_) => "returned".to_string(),
        PathEnd::Threw(exception) | PathEnd::AssertionFailed(exception) => {
            let class = path.state.heap.class_of(*exception).expect("an exception");
            path.vm.program.class(class).java_name()
        }
        other => format!("{other:?}"),
    }
}

/// Which instructions of the program's own code were executed: method and index, repetitions of one instruction merged.
/// Class initialisers and code that makes inputs are left out: when they run, the Java program cannot see.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Trace(pub Vec<(u32, u32)>, BTreeMap<String, u32>);

impl Trace {
    /// Where the other one goes another way.
    pub fn difference(&self, other: &Trace) -> Option<String> {
        let show = |trace: &Trace, i: usize| {
            trace.0.get(i).map_or("the end".to_string(), |(method, at)| {
                let name = trace.1.iter().find(|(_, number)| *number == method).map_or("", |(name, _)| name);
                format!("{name}@{at}")
            })
        };
        let longest = self.0.len().max(other.0.len());
        (0..longest)
            .find(|i| show(self, *i) != show(other, *i))
            .map(|i| format!("step {i}: {} against {}", show(self, i), show(other, i)))
    }

    /// The same for the same instructions, in every VM: methods are numbered in the order in which they come up.
    pub fn hash(&self) -> u64 {
        // FNV-1a.
        let mix = |hash: u64, word: u32| (hash ^ u64::from(word)).wrapping_mul(0x0100_0000_01b3);
        self.0.iter().fold(0xcbf2_9ce4_8422_2325, |hash, (method, at)| mix(mix(hash, *method), *at))
    }
}

struct Tracer<'v> {
    vm: &'v Vm,
    numbers: BTreeMap<MethodId, Option<u32>>,
    trace: Trace,
}

impl<'v> Tracer<'v> {
    fn new(vm: &'v Vm) -> Self {
        Self { vm, numbers: BTreeMap::new(), trace: Trace::default() }
    }

    fn number(&mut self, id: MethodId) -> Option<u32> {
        if let Some(known) = self.numbers.get(&id) {
            return *known;
        }
        let method = self.vm.program.method(id);
        let class = self.vm.program.class(method.class);
        // The driver API is another one in replays.
        let api = ["obligato/", "org/sosy_lab/", "gov/nasa/"].iter().any(|package| class.name.starts_with(package));
        let own = matches!(class.origin, Origin::App(_)) && !api;
        let number = own.then(|| {
            let name = format!("{}.{}{}", class.name, method.name, method.descriptor);
            let next = self.trace.1.len() as u32;
            *self.trace.1.entry(name).or_insert(next)
        });
        self.numbers.insert(id, number);
        number
    }

    /// The instruction that is executed next.
    fn note(&mut self, state: &State) {
        let Some((method, at)) = state.stack.top().map(|f| (f.method, f.pc)) else { return };
        let Some(number) = self.number(method) else { return };
        if self.trace.0.last() == Some(&(number, at)) {
            return;
        }
        if state.stack.frames_down().any(|f| matches!(f.role, Role::Init(_) | Role::Made)) {
            return;
        }
        self.trace.0.push((number, at));
    }
}

/// What a path or a run did.
pub struct Ran {
    /// See [`Printer`].
    pub end: String,
    pub trace: Trace,
}

/// The end of a path under an assignment that satisfies its condition; `None` where the program has no such behaviour.
pub fn predicted(path: &mut Ended<'_>, assignment: &Assignment) -> Option<String> {
    let empty = Vec::new();
    let arguments = path.stage.calls.last().map_or(&empty, |c| &c.arguments);
    let mut printer = Printer::new(path.vm, path.terms, path.state, assignment);
    match path.end {
        PathEnd::Returned(value) => Some(printer.returned(*value, arguments)),
        PathEnd::Threw(exception) | PathEnd::AssertionFailed(exception) => Some(printer.threw(*exception, arguments)),
        PathEnd::Exited(code) => Some(format!("exited {code}")),
        _ => None,
    }
}

/// A model of the path with short arrays, so that witnesses stay short.
pub fn short_model(path: &mut Ended<'_>) -> Model {
    let mut constraints = path.state.path.constraints.clone();
    let mut model = path.model.clone();
    let lengths: Vec<_> = path.state.inputs.objects.iter().filter(|o| !matches!(o.content, Made::Fields(_))).collect();
    for object in lengths {
        let length = match &object.content {
            Made::Array(array) => array.length,
            _ => path.terms.var(&format!("{}.length", object.name), Sort::Bv32),
        };
        let limit = path.terms.int(8);
        let short = path.terms.cmp(Cmp::Le, length, limit);
        if path.terms.as_const(short).is_none()
            && let Answer::Sat(shorter) = path.solver.check(path.terms, &constraints, Some(&model), short)
        {
            model = shorter;
            constraints.push(short);
        }
    }
    model
}

/// Runs a path again, guided by a model of it, one instruction at a time.
pub fn again(path: &mut Ended<'_>, model: &Model, script: &Script) -> Result<Trace, String> {
    let mut state = State::new(Console::with_input(&[]));
    let mut stage = Stage::start();
    let mut cache = EvalCache::new();
    let mut tracer = Tracer::new(path.vm);
    let target = vm_method(path.vm, script);
    let count = path.stage.calls.len();
    for (i, call) in path.stage.calls.iter().enumerate() {
        let next = match i {
            _ if i + 1 == count => Next::Target,
            0 => Next::Construct(call.method),
            _ => Next::Step(call.method),
        };
        script.enter(&mut Machine::new(path.vm, path.terms, &mut state), &mut stage, next);
        tracer.trace.0.clear();
        loop {
            tracer.note(&state);
            match path.vm.advance(path.terms, &mut state, 1) {
                Outcome::Fork(fork) => {
                    let holds = |g: &&_| eval_bool(path.terms, **g, model, &mut cache);
                    let taken = fork.guards.iter().find(holds).copied();
                    let taken = taken.ok_or_else(|| format!("the model takes no side of a fork at {target}"))?;
                    state.path.assume(path.terms, taken);
                }
                Outcome::End(_) => break,
                Outcome::NeedInput => state.console.feed(&[]),
                Outcome::Quantum if state.steps > MOST_STEPS => return Err("the second run does not end".into()),
                Outcome::Quantum => {}
            }
        }
    }
    let first: Vec<_> = path.state.path.constraints.iter().collect();
    let second: Vec<_> = state.path.constraints.iter().collect();
    if first != second {
        return Err(format!("a second run assumes something else: {} against {}", first.len(), second.len()));
    }
    Ok(tracer.trace)
}

fn vm_method(vm: &Vm, script: &Script) -> String {
    target::shown(vm, vm.program.method(script.target))
}

/// Calls a method with the inputs of a witness, concretely.
pub struct Replayer {
    vm: Vm,
}

impl Replayer {
    pub fn new(classes: &Path) -> Self {
        Self { vm: vm(classes, true) }
    }

    /// `method` belongs to another program: it is looked up by name.
    pub fn run(&mut self, of: &Vm, method: &Method, witness: &Witness, is_main: bool) -> Result<Ran, String> {
        if let Some(gap) = &witness.gap {
            return Err(format!("a gap: {gap}"));
        }
        let class = of.program.class(method.class).name.clone();
        let lines: Vec<&str> = witness.values.iter().map(|(_, value)| value.as_str()).collect();
        self.call(&class, &method.name, &method.descriptor, &lines, is_main)
    }

    pub fn call(
        &mut self,
        class: &str,
        name: &str,
        descriptor: &str,
        lines: &[&str],
        is_main: bool,
    ) -> Result<Ran, String> {
        let class = self.vm.program.load(class).map_err(|e| e.message)?;
        let method = self.vm.program.find_named(class, name, descriptor).ok_or("the method is gone")?.id;
        let (is_static, id) = (self.vm.program.method(method).is_static(), method);
        let bound = usize::from(!is_static);
        let count = parameter_types(descriptor).len() + bound;
        let (own, rest) = lines.split_at(count.min(lines.len()));
        self.vm.config.properties = vec![("obligato.values".to_string(), rest.join("\n"))];
        let vm = &self.vm;
        let mut run = Concrete { vm, terms: Terms::new(), state: State::new(Console::with_input(&[])) };
        let mut arguments = Vec::new();
        if is_main {
            let array = vm.program.load("[Ljava/lang/String;").map_err(|e| e.message)?;
            let empty = obligato::state::Elements::Ref(obligato::state::Chunked::from_slice(&[]));
            arguments.push(Value::reference(run.state.heap.alloc_array(array, empty)));
        } else {
            let reader = run.reader()?;
            for (i, line) in own.iter().enumerate() {
                let primitive = i >= bound && !parameter_types(descriptor)[i - bound].starts_with(['L', '[']);
                arguments.push(run.read(reader, line, primitive)?);
            }
        }
        run.target(vm.program.method(id), &arguments)
    }
}

struct Concrete<'v> {
    vm: &'v Vm,
    terms: Terms,
    state: State,
}

impl Concrete<'_> {
    fn reader(&mut self) -> Result<Value, String> {
        let class = self.vm.program.load("obligato/Values").map_err(|e| e.message)?;
        let reader = Value::reference(self.vm.new_instance(&mut self.state, class));
        self.named("<init>", "()V", &[reader])?;
        Ok(reader)
    }

    fn named(&mut self, name: &str, descriptor: &str, arguments: &[Value]) -> Result<Value, String> {
        let class = self.vm.program.load("obligato/Values").map_err(|e| e.message)?;
        let method = self.vm.program.find_named(class, name, descriptor).ok_or("Values has changed")?;
        self.vm.enter_static(&mut self.state, method, arguments);
        loop {
            match self.vm.advance(&mut self.terms, &mut self.state, 1_000_000) {
                Outcome::End(End::Returned(value)) => return Ok(value),
                Outcome::End(End::Threw(exception)) => {
                    let model = Assignment::new();
                    let mut printer = Printer::new(self.vm, &mut self.terms, &self.state, &model);
                    return Err(format!("reading the witness {}", printer.threw(exception, &[])));
                }
                Outcome::Quantum => {}
                other => return Err(format!("reading the witness: {other:?}")),
            }
        }
    }

    fn read(&mut self, reader: Value, line: &str, primitive: bool) -> Result<Value, String> {
        let text = Value::reference(self.vm.new_text(&mut self.state, line));
        let read = self.named("read", "(Ljava/lang/String;)Ljava/lang/Object;", &[reader, text])?;
        if !primitive {
            return Ok(read);
        }
        let object = read.as_ref().ok_or("a box was expected")?;
        let class = self.state.heap.class_of(object).ok_or("a box was expected")?;
        let field = self.vm.program.find_field(class, "value", None).ok_or("a box was expected")?;
        self.state.heap.field(object, field.slot as usize).ok_or_else(|| "an empty box".to_string())
    }

    fn target(mut self, method: &Method, arguments: &[Value]) -> Result<Ran, String> {
        let mut tracer = Tracer::new(self.vm);
        self.vm.enter_static(&mut self.state, method, arguments);
        let limit = self.state.steps + MOST_STEPS;
        let end = loop {
            tracer.note(&self.state);
            match self.vm.advance(&mut self.terms, &mut self.state, 1) {
                Outcome::End(end) => break end,
                Outcome::NeedInput => self.state.console.feed(&[]),
                Outcome::Quantum if self.state.steps > limit => return Err("the concrete run does not end".into()),
                Outcome::Quantum => {}
                Outcome::Fork(fork) => return Err(format!("a concrete run forks: {fork:?}")),
            }
        };
        let model = Assignment::new();
        let mut printer = Printer::new(self.vm, &mut self.terms, &self.state, &model);
        let end = match end {
            End::Returned(value) => printer.returned(value, arguments),
            End::Threw(exception) | End::Failed(exception) => printer.threw(exception, arguments),
            End::Exited(code) => format!("exited {code}"),
            End::Assumed => "an assumption is false".to_string(),
            End::Partial(why) => return Err(why.to_string()),
        };
        Ok(Ran { end, trace: tracer.trace })
    }
}
