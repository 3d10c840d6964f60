//! The workers of `generate`: each has the program with the targets for itself. The first one gives the answer; those beside it
//! (`--jobs`) look for tests elsewhere, and leave it the inputs.

use std::path::Path;
use std::rc::Rc;
use std::sync::atomic::AtomicBool;
use std::thread;
use std::time::{Duration, Instant};

use super::generate::GenerateArguments;
use super::labelling::Labelled;
use crate::coverage::compass::Spots;
use crate::coverage::criteria::Criterion;
use crate::coverage::facts::Recorder;
use crate::coverage::labels::input_domain;
use crate::coverage::subject::Subject;
use crate::explore::bounds;
use crate::explore::precondition;
use crate::explore::target::{self, Reach};
use crate::interp::{Config, Vm};
use crate::program::{Jdk, Replaced};
use crate::testgen::generate::exchange::{Exchange, Worker};
use crate::testgen::generate::scope::{Scope, machine_beside, machine_with, scope_for};
use crate::testgen::generate::{Request, generate};
use crate::util::InputError;
use crate::util::error::Result;

/// As much as the first thread of a process has.
const STACK: usize = 8 << 20;

/// A program with the targets in it, for exploration and for concrete runs.
pub(super) struct Prepared {
    pub vm: Vm,
    pub concrete: Vm,
    pub scope: Scope,
    pub criteria: Vec<&'static Criterion>,
    pub replaced: Replaced,
}

impl Prepared {
    pub fn new(arguments: &GenerateArguments, jdk: Jdk) -> Result<Self> {
        let exploring = &arguments.exploring;
        let home = jdk.home().to_path_buf();
        let reach = Reach {
            receiver: exploring.receiver(),
            symbolic_statics: exploring.symbolic_statics,
            prefer_main: false,
            factories: true,
        };
        let modelled = exploring.modelled(&home, &exploring.classpath)?;
        let stand_ins = modelled.stand_ins;
        let config = Config { functions: true, stand_ins: stand_ins.clone(), ..exploring.config() };
        let named = |vm: &Vm| named(vm, &arguments.targets, &reach);
        let Labelled { mut criteria, checks, replaced } =
            arguments.labelling.apply(&arguments.reached(), (&home, &exploring.classpath), named)?;
        criteria.extend(checks);
        if criteria.iter().filter(|criterion| criterion.paths().is_some()).count() > 1 {
            return Err(InputError::usage("--criterion: paths, loop-K, block-K and depth-K are one at a time"));
        }
        let vm = machine_with(jdk, &modelled.classpath, replaced.clone(), config)?;
        // Tests show what the real code does, wherever it is there.
        let stand_ins = stand_ins.where_missing();
        let concrete = Config {
            exploring: false,
            tells_texts: true,
            max_depth: 9_000,
            max_heap: 1 << 30,
            stand_ins,
            ..exploring.config()
        };
        let concrete = machine_beside(&vm, concrete)?;
        let mut scope = scope_for(&vm, &arguments.targets, &reach, arguments.source.as_deref(), &criteria)?;
        precondition::assume(&vm, &arguments.assume, &mut scope.targets, &mut scope.further)?;
        if let Some(subject) = Rc::get_mut(&mut scope.subject) {
            arguments.labelling.choose(subject, &replaced);
            bind(&vm, &arguments.bound, subject)?;
        }
        if let Some(foreign) = scope.subject.foreign.first() {
            let advice = "compile again, give the sources of these classes, or leave out --source";
            return Err(InputError::usage(format!("{foreign}; {advice}")));
        }
        Ok(Self { vm, concrete, scope, criteria, replaced })
    }

    pub fn request<'a>(&'a self, arguments: &GenerateArguments, until: Instant) -> Request<'a> {
        let exploring = &arguments.exploring;
        Request {
            spots: Spots::of(&self.scope.subject, &self.scope.graph),
            criteria: self.criteria.clone(),
            strategy: exploring.strategy.clone().unwrap_or_else(|| "directed".to_string()),
            seed: exploring.seed,
            limits: exploring.limits(Duration::from_secs_f64(arguments.budget)),
            solver: exploring.solver(),
            until: Some(until),
            patience: arguments.patience,
            ..Request::new(&self.vm, &self.concrete, &self.scope)
        }
    }

    /// Whether other workers can find anything for this one: paths are explored to their end by one.
    pub fn has_work_for_others(&self) -> bool {
        self.criteria.iter().any(|criterion| criterion.paths().is_none())
    }
}

/// Does the work of the first worker, with the others beside it. How many of them failed.
pub(super) fn beside_others<T>(
    arguments: &GenerateArguments,
    jdk: &Path,
    until: Instant,
    exchange: &Exchange,
    first: impl FnOnce() -> T,
) -> (T, usize) {
    thread::scope(|scope| {
        let begin = |number| {
            let (worker, over) = (exchange.worker(number), exchange.over());
            let work = move || help(arguments, jdk, until, worker, over);
            thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work)
        };
        let others: Vec<_> = (1..arguments.jobs).map(begin).collect();
        let found = first();
        exchange.end();
        let ended = others.into_iter().map(|other| other.is_ok_and(|other| other.join().is_ok_and(|end| end.is_ok())));
        (found, ended.filter(|well| !well).count())
    })
}

/// Another worker: its targets come in another order, and its draws are others.
fn help(
    arguments: &GenerateArguments,
    jdk: &Path,
    until: Instant,
    worker: Worker<'_>,
    over: &AtomicBool,
) -> Result<()> {
    let mut prepared = Prepared::new(arguments, Jdk::open(jdk)?)?;
    let targets = &mut prepared.scope.targets;
    let begins = worker.number() * targets.len() / arguments.jobs;
    targets.rotate_left(begins);
    let request = prepared.request(arguments, until);
    let request = Request { seed: request.seed.wrapping_add(worker.number() as u64), worker: Some(worker), ..request };
    let recorder = Recorder::new(Rc::clone(&prepared.scope.subject));
    generate(&request, recorder, over, &mut |_| {}, &mut |_| {});
    Ok(())
}

/// Gives methods bounds of their own.
fn bind(vm: &Vm, texts: &[String], subject: &mut Subject) -> Result<()> {
    for (bound, text) in bounds::given(vm, texts)?.into_iter().zip(texts) {
        if !subject.traces {
            let advice = "the criteria paths, loop-K, block-K and depth-K ask for paths";
            return Err(InputError::usage(format!("--bound {text}: no paths are asked for; {advice}")));
        }
        let class = &vm.program.class(bound.method.class).name;
        if !subject.bind(class, bound) {
            let what = "the method is not among those that are measured; name its class as a target";
            return Err(InputError::usage(format!("--bound {text}: {what}")));
        }
    }
    Ok(())
}

/// The methods that the targets name.
fn named(vm: &Vm, targets: &[String], reach: &Reach) -> Result<Vec<input_domain::Target>> {
    let mut found = Vec::new();
    for text in targets {
        for named in target::find(vm, text, reach)? {
            let method = vm.program.method(named.script.target);
            let class = vm.program.class(method.class).name.to_string();
            let (method, descriptor) = (method.name.to_string(), method.descriptor.to_string());
            found.push(input_domain::Target { class, method, descriptor });
        }
    }
    Ok(found)
}
