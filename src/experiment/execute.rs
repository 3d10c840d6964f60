//! One run, in this process: from names to a program, its exploration in the run's mode, and what came of it.
//!
//! The clock starts when the program is read, its decisions are known and what is made of them once is made, as in paper
//! 001 section V.

use std::cell::Cell;
use std::path::Path;
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use super::record::{End, Point, Record};
use super::sweep::{Sweep, sweep};
use super::{Experiment, Mode, Run, Subject};
use crate::coverage::criteria::Criterion;
use crate::coverage::facts::Recorder;
use crate::explore::tally::{Cause, Tally};
use crate::interp::{Config, Vm};
use crate::program::Jdk;
use crate::search::Custom;
use crate::testgen::generate::scope::{Scope, machine, machine_beside, scope_for};
use crate::testgen::generate::{Explored, Request, generate};
use crate::util::InputError;
use crate::util::error::Result;

/// Runs an experiment in this process, one run after the other; `own` are strategies besides ours. `each` hears of every
/// run when it is over.
///
/// Runs share the process, so nothing is said of their memory.
pub fn in_process(
    experiment: &Experiment,
    own: &[Custom],
    stop: &AtomicBool,
    each: &mut dyn FnMut(&Record),
) -> Result<Vec<Record>> {
    let wrong = |(field, what): (&str, String)| InputError::usage(format!("{field}: {what}"));
    experiment.check(own).map_err(wrong)?;
    let mut records = Vec::new();
    for run in experiment.runs() {
        let record = one(&run, own, stop)?;
        if stop.load(Ordering::Relaxed) {
            break;
        }
        each(&record);
        records.push(record);
    }
    Ok(records)
}

/// Whether the targets of a subject can be explored, before much time is spent on it.
pub fn check(subject: &Subject, jdk: Option<&str>, criterion: &str) -> Result<()> {
    let wrong = |error: InputError| InputError::usage(format!("{}: {error}", subject.name));
    Ready::read(subject, jdk, criterion).map(|_| ()).map_err(wrong)
}

/// A program that is ready to be explored.
struct Ready {
    vm: Vm,
    scope: Scope,
}

impl Ready {
    fn read(subject: &Subject, jdk: Option<&str>, criterion: &str) -> Result<Self> {
        let source = subject.source.as_deref().map(Path::new);
        if let Some(folder) = source.filter(|folder| !folder.is_dir()) {
            return Err(InputError::file(folder, "is no folder; the source is the root folder of the Java sources"));
        }
        let vm = machine(Jdk::locate(jdk.map(Path::new))?, &subject.classpath, subject.options.config())?;
        let criteria: Vec<&Criterion> = Criterion::named(criterion).into_iter().collect();
        let scope = scope_for(&vm, &subject.targets, &subject.options.reach(), source, &criteria)?;
        if let Some(foreign) = scope.subject.foreign.first() {
            let advice = "compile again, give the sources of these classes, or leave out the source";
            return Err(InputError::usage(format!("{foreign}; {advice}")));
        }
        Ok(Self { vm, scope })
    }
}

/// Makes a run. What `stop` interrupts is no result.
pub fn one(run: &Run, own: &[Custom], stop: &AtomicBool) -> Result<Record> {
    let begun = Instant::now();
    super::known_strategy(&run.strategy, own).map_err(InputError::usage)?;
    let criterion = Criterion::named(&run.criterion)
        .ok_or_else(|| InputError::usage(format!("'{}' is no criterion", run.criterion)))?;
    super::seconds(run.budget).map_err(InputError::usage)?;
    run.mode.fits(&run.criterion).map_err(InputError::usage)?;
    let program = Ready::read(&run.subject, run.jdk.as_deref(), &run.criterion)?;
    let budget = Duration::from_secs_f64(run.budget);
    let mut record = Record::new(run);
    let options = &run.subject.options;
    let plain = Config { exploring: false, max_depth: 9_000, max_heap: 1 << 30, ..options.config() };
    let concrete = machine_beside(&program.vm, plain)?;
    record.setup_seconds = begun.elapsed().as_secs_f64();
    match run.mode {
        Mode::None | Mode::Tracked | Mode::Direct | Mode::Tight | Mode::Deleting | Mode::Instrumented => {
            let Ready { vm, scope } = &program;
            let how = Sweep {
                vm,
                concrete: &concrete,
                targets: &scope.targets,
                subject: Rc::clone(&scope.subject),
                criterion,
                run,
                own,
                budget,
                started: Cell::new(begun),
            };
            sweep(&how, &mut record, stop);
        }
        Mode::Preprocessed => hunt(run, &program, &concrete, criterion, own, &mut record, stop),
    }
    Ok(record)
}

/// As `generate` does.
fn hunt(
    run: &Run,
    program: &Ready,
    concrete: &Vm,
    criterion: &'static Criterion,
    own: &[Custom],
    record: &mut Record,
    stop: &AtomicBool,
) {
    let Ready { vm, scope } = program;
    let read = Instant::now();
    let recorder = Recorder::new(Rc::clone(&scope.subject));
    scope.subject.watch(&concrete.program);
    let started = Instant::now();
    record.setup_seconds += started.duration_since(read).as_secs_f64();
    let request = Request {
        criteria: vec![criterion],
        strategy: run.strategy.clone(),
        own,
        seed: run.seed,
        limits: run.subject.options.limits(),
        solver: run.subject.options.solver(),
        started,
        until: Some(started + Duration::from_secs_f64(run.budget)),
        deepen: false,
        ..Request::new(vm, concrete, scope)
    };
    let generated = generate(&request, recorder, stop, &mut |_| {}, &mut |_| {});
    record.seconds = started.elapsed().as_secs_f64();
    let point = |(seconds, paths, covered): &(f64, u64, usize)| Point {
        seconds: *seconds,
        paths: *paths,
        covered: *covered as u64,
    };
    record.cover(&scope.subject, &generated.goals, generated.timeline.iter().map(point).collect());
    record.tests = generated.tests.len() as u64;
    record.exhaustive = generated.explored.iter().all(|explored| explored.tally.exhaustive());
    let all: Vec<&Explored> = generated.explorations().collect();
    for explored in &all {
        count(record, &explored.tally, explored.queries, explored.solver);
    }
    record.end = match generated.goals.all_settled() {
        true => End::Done,
        false => end(all.iter().map(|explored| &explored.tally)),
    };
}

pub(super) fn count(record: &mut Record, tally: &Tally, queries: u64, solver: (Duration, Duration)) {
    // What follows the answer to a side question is run to its end too.
    record.paths += tally.finished() + tally.led;
    record.answers += tally.led;
    record.states += tally.states();
    record.instructions += tally.steps;
    record.queries += queries;
    record.solver_seconds += solver.0.as_secs_f64();
    record.backend_seconds += solver.1.as_secs_f64();
}

/// By what was left because a budget was used up.
pub(super) fn end<'t>(tallies: impl Iterator<Item = &'t Tally> + Clone) -> End {
    let left = |cause: &Cause| tallies.clone().any(|tally| tally.left.contains_key(cause));
    match [Cause::Time, Cause::Memory, Cause::Paths].iter().find(|cause| left(cause)) {
        Some(cause) => End::Budget { what: cause.word().to_string() },
        None => End::Done,
    }
}
