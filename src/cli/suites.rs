//! Existing JUnit suites for commands: found on a class path of tests, run in a VM of their own.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use super::progress::{Progress, Style};
use crate::coverage::facts::Recorder;
use crate::coverage::report::TestReport;
use crate::explore::influence::{Influence, Tracker};
use crate::interp::{Config, Vm};
use crate::program::{ClassPath, Jdk, Program, Replaced};
use crate::state::console::Stream;
use crate::testgen::suite::{self, Control, Limits, Suite, TestClass, TestRun};
use crate::util::InputError;
use crate::util::error::Result;

/// A suite, in a VM that has the program and the tests.
pub struct Found {
    pub vm: Vm,
    pub suite: Suite,
    /// The part of the class path that has the tests.
    pub own: ClassPath,
}

/// What tests did when they were measured again, and the influence that counts.
pub type Measured = (Vec<TestRun>, Influence);

/// Finds the tests on a class path; there must be some.
pub fn find(jdk: Jdk, tests: &str, classpath: &str, replaced: &Replaced, max_heap: u64) -> Result<Found> {
    let feature = jdk.feature();
    let own = own_part(&ClassPath::open(tests, feature)?, feature, "--tests")?;
    let both = join(&[tests, classpath])?;
    let config = Config { assertions: true, max_heap, ..Config::default() };
    let program = Program::new(jdk, ClassPath::open(&both, feature)?.with(replaced.clone()));
    let vm = Vm::new(program, config, crate::models::registry())
        .map_err(|e| InputError::usage(format!("the JDK's core classes cannot be read: {}", e.message)))?;
    let suite = suite::discover(&vm, &own)?;
    if suite.classes.is_empty() {
        suite.warnings.iter().for_each(|warning| eprintln!("obligato: warning: {warning}"));
        let places: Vec<String> = own.containers().map(|path| path.display().to_string()).collect();
        let count = own.classes()?.len();
        let what = format!("no JUnit tests were found in {} ({count} classes)", places.join(", "));
        return Err(InputError::usage(format!("{what}; give the folder or jar of the compiled tests")));
    }
    Ok(Found { vm, suite, own })
}

pub fn join(parts: &[&str]) -> Result<String> {
    let elements = parts.iter().flat_map(std::env::split_paths);
    let joined = std::env::join_paths(elements).map_err(|e| InputError::usage(format!("the class path: {e}")))?;
    joined.into_string().map_err(|_| InputError::usage("the class path is no text"))
}

/// What is the user's own of a path: its folders, or if there are none its first jar. The rest are libraries.
pub fn own_part(path: &ClassPath, feature: u16, option: &str) -> Result<ClassPath> {
    let mut own: Vec<PathBuf> = path.containers().filter(|p| p.is_dir()).map(Path::to_path_buf).collect();
    if own.is_empty() {
        own.extend(path.containers().next().map(Path::to_path_buf));
    }
    if own.is_empty() {
        let absent: Vec<String> = path.missing().iter().map(|p| p.display().to_string()).collect();
        let gone = if absent.is_empty() { String::new() } else { format!(": {} does not exist", absent.join(", ")) };
        return Err(InputError::usage(format!("{option} names no folder or jar that is there{gone}")));
    }
    let joined = std::env::join_paths(own).map_err(|e| InputError::usage(format!("{option}: {e}")))?;
    let joined = joined.into_string().map_err(|_| InputError::usage(format!("{option} is no text")))?;
    ClassPath::open(&joined, feature)
}

/// How much a run of a suite may take, and what is shown of it.
pub struct Effort {
    pub started: Instant,
    pub budget: f64,
    pub steps_per_test: u64,
    pub verbose: bool,
    pub style: Style,
}

struct Watch<'a> {
    until: Instant,
    budget: f64,
    stop: &'a AtomicBool,
    verbose: bool,
    progress: Progress,
    known: usize,
}

impl Control for Watch<'_> {
    fn over(&self) -> Option<String> {
        if self.stop.load(Ordering::Relaxed) {
            return Some("interrupted".into());
        }
        (Instant::now() >= self.until).then(|| format!("the budget of {} s was used up (--budget)", self.budget))
    }

    fn show(&mut self, _stream: Stream, bytes: &[u8]) {
        if self.verbose {
            // Nobody is helped if the display fails.
            let _ = std::io::stderr().lock().write_all(bytes);
        }
    }

    fn progress(&mut self, tests: usize) {
        self.progress.update(tests as u64, self.known.saturating_sub(tests) as u64);
    }
}

/// Runs all tests; what they show goes to the recorder.
/// A tracker tells which attributes each of them modified and checked.
pub fn run(
    vm: &Vm,
    suite: &Suite,
    recorder: &mut Recorder,
    effort: &Effort,
    stop: &AtomicBool,
    tracker: Option<Tracker>,
) -> Vec<TestRun> {
    fn count(class: &TestClass) -> usize {
        class.tests.len() + class.nested.iter().map(count).sum::<usize>()
    }
    let budget = Duration::from_secs_f64(effort.budget);
    let mut watch = Watch {
        until: effort.started + budget,
        budget: effort.budget,
        stop,
        verbose: effort.verbose,
        progress: Progress::counting(effort.style, "running the tests", budget, ["tests run", "to come"]),
        known: suite.classes.iter().map(count).sum(),
    };
    let limits = Limits { steps: effort.steps_per_test };
    suite::run(vm, suite, recorder, &limits, &mut watch, tracker)
}

/// The tests for a report; the objectives are filled in by whoever sums up.
pub fn reports(runs: &[TestRun]) -> Vec<TestReport> {
    let report = |run: &TestRun| TestReport {
        class: run.class.clone(),
        method: run.method.clone(),
        line: run.line,
        in_vm: run.outcome.to_string(),
        ..TestReport::default()
    };
    runs.iter().map(report).collect()
}
