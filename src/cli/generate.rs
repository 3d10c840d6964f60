//! `obligato generate`: writes the tests that reach what a criterion asks for, and says why the rest cannot be reached.
//!
//! Arguments to a request to files. What is generated is in `testgen::generate`, how it is told in `output::run`.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use clap::{ArgMatches, Args, value_parser};
use serde::{Deserialize, Serialize};

use super::EXIT_FOUND;
use super::exploring::{Exploring, listen_for_interrupts, parse_jobs, parse_seconds};
use super::generating::{Prepared, beside_others};
use super::labelling::{Labelling, shown};
use super::own_state::{self, OwnState};
use super::progress::Progress;
use super::remembered::{self, Answered, Answers, Asked, Extent};
use super::reports::OutFolder;
use super::suites::{self, Effort};
use crate::coverage::criteria::{Criterion, names};
use crate::coverage::facts::Recorder;
use crate::coverage::justify;
use crate::coverage::mutants;
use crate::coverage::report::{CONFIRMED, ModelReport, Objective, RunReport, SCHEMA, Settings, Verdict};
use crate::coverage::state;
use crate::coverage::summary::totals;
use crate::explore::precondition;
use crate::interp::Vm;
use crate::output::run::{FORMATS, Format, summary};
use crate::program::{Jdk, Replaced};
use crate::testgen::generate::exchange::Exchange;
use crate::testgen::generate::outcome::{self, Trial};
use crate::testgen::generate::{Generated, Kept, PATIENCE, Request, Standing, generate as search_tests};
use crate::testgen::suite::TestRun;
use crate::testgen::{JUnit, JavaFile, Note, TestCase, write_beside};
use crate::util::InputError;
use crate::util::error::Result;

/// The end of the budget that is kept for the JVM and the reports.
const RESERVE: (f64, Duration) = (0.2, Duration::from_secs(15));
/// At least so many times what it took to find the objectives.
const RESERVE_OF_SET_UP: f64 = 2.0;
/// More of it where it is measured what the tests check.
const RESERVE_FOR_STATE: f64 = 2.0;
const DEFAULT_CRITERION: &str = "mcdc";
/// Between two writings of what was found so far.
const CHECKPOINT: Duration = Duration::from_millis(800);

/// Write JUnit tests that reach MC/DC, and say why the rest cannot be reached
#[derive(Args)]
#[command(after_help = "\
Writes plain JUnit sources into OUT/junit, and report.html, report.json, cobertura.xml, lcov.info and sarif.json beside \
them. Every objective ends as covered (by which tests), infeasible (proved, with the scope of the proof), or open (with \
the reason). Each test was run in the VM, and compiled and run on the JDK's JVM; what does not pass there, or covers \
something else there than is claimed, is withheld and counted.

A target is a class, which means all its public methods, or a method. With --source, decisions are those of the Java \
source; without, they are recovered from the bytecode and flagged so.

Ctrl-C, or the end of the budget, leaves the tests found so far and a report that says what is open.

Exit code: 0 if every objective is covered, proved infeasible or justified; 1 if some are open, or covered by tests only \
that were not run on the JVM; 2 for a usage or input error; 3 for an internal error.

Examples:
  obligato generate --classpath app.jar --models models --out tests com.example.Sensor
  obligato generate --classpath target/classes --source src/main/java --out generated com.example.Tcas
  obligato generate --classpath app.jar --criterion branch,mcdc --junit 4 --out tests 'com.example.Shape::area(int,int)'
  obligato generate --classpath app.jar --budget 300 --justifications accepted.txt --out tests com.example.Parser")]
pub struct GenerateArguments {
    #[command(flatten)]
    pub(super) exploring: Exploring,
    /// The root folder of the Java sources
    #[arg(long, value_name = "DIR")]
    pub(super) source: Option<PathBuf>,
    #[arg(long, help = format!("What to reach, one or several: {}; and state, that tests check what they modify", names()), value_name = "NAME", default_value = DEFAULT_CRITERION, value_delimiter = ',', hide_possible_values = true,
        value_parser = parse_criterion)]
    criterion: Vec<String>,
    #[command(flatten)]
    pub(super) labelling: Labelling,
    /// Where tests and reports go
    #[arg(long, value_name = "DIR", default_value = "obligato-out")]
    out: PathBuf,
    /// Replace what an earlier run wrote there; what anybody else wrote or changed stays
    #[arg(long)]
    force: bool,
    /// The version of JUnit: 4 or 5
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = value_parser!(u32).range(4..=5))]
    junit: u32,
    /// Seconds for the whole run
    #[arg(long, value_name = "SECONDS", default_value = "60", value_parser = parse_seconds)]
    pub(super) budget: f64,
    /// Work in vain, in instructions, after which only explorations and proofs go on
    #[arg(long, value_name = "N", default_value_t = PATIENCE, value_parser = value_parser!(u64).range(1..))]
    pub(super) patience: u64,
    /// Objectives that are accepted as open: lines with an id and a text
    #[arg(long, value_name = "FILE")]
    justifications: Option<PathBuf>,
    /// Folders and jars with an existing JUnit suite and the JUnit jars: only what it does not cover is generated
    #[arg(long, value_name = "PATH")]
    complete: Option<String>,
    /// A boolean method that says which inputs count: static with the target's parameters, or of the receiver
    #[arg(long, value_name = "METHOD")]
    pub(super) assume: Vec<String>,
    /// Ask for paths through one method only so far, and say so: pkg.Class::method=loop-3, or block-3, or depth-3
    #[arg(long, value_name = "METHOD=BOUND")]
    pub(super) bound: Vec<String>,
    /// Workers that look for tests side by side; with more than one, which tests are found depends on the time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = parse_jobs)]
    pub(super) jobs: usize,
    /// Write the report as JSON to standard output
    #[arg(long)]
    json: bool,
    /// Do not compile and run the tests on the JDK's JVM
    #[arg(long)]
    no_jvm: bool,
    /// com.example.Tcas, com.example.Shape::area or 'com.example.Shape::area(int,int)'
    #[arg(required = true, value_name = "TARGET")]
    pub(super) targets: Vec<String>,
}

impl GenerateArguments {
    fn wants_state(&self) -> bool {
        self.criterion.iter().any(|name| name == state::CRITERION)
    }

    /// What asks for tests: that tests check what they modify does not by itself.
    pub(super) fn reached(&self) -> Vec<String> {
        let others: Vec<String> = self.criterion.iter().filter(|name| *name != state::CRITERION).cloned().collect();
        if others.is_empty() { vec![DEFAULT_CRITERION.to_string()] } else { others }
    }

    fn shown_bounds(&self) -> Vec<(String, String)> {
        let mut bounds = self.exploring.shown_bounds(self.budget);
        bounds.extend((self.jobs > 1).then(|| ("--jobs".to_string(), self.jobs.to_string())));
        bounds
    }

    fn out_folder(&self) -> Result<OutFolder> {
        OutFolder::prepare(&self.out, FORMATS.iter().map(|f| f.file), true, self.force)
    }
}

fn parse_criterion(text: &str) -> std::result::Result<String, String> {
    match Criterion::named(text) {
        Some(criterion) => Ok(criterion.name.to_string()),
        None if text == state::CRITERION => Ok(text.to_string()),
        None => Err(format!("the criteria are {}, state, and loop-K, block-K and depth-K with a number K", names())),
    }
}

/// What a run found, as the next one finds it in the cache.
#[derive(Serialize, Deserialize)]
struct Found {
    /// Without what is about the output folder.
    report: RunReport,
    /// Paths and texts of the tests.
    tests: Vec<(String, String)>,
}

pub fn generate(arguments: GenerateArguments, options: &ArgMatches) -> Result<u8> {
    let started = Instant::now();
    if let Some(folder) = arguments.source.as_ref().filter(|folder| !folder.is_dir()) {
        return Err(InputError::file(folder, "is no folder; --source takes the root folder of the Java sources"));
    }
    let jdk = Jdk::locate(arguments.exploring.jdk.as_deref())?;
    let home = jdk.home().to_path_buf();
    let asked = Asked {
        command: "generate",
        options,
        jdk: &home,
        feature: jdk.feature(),
        budget: arguments.budget,
        out: Some(&arguments.out),
    };
    let others: Vec<String> = OutFolder::left_by_others(&arguments.out).into_iter().collect();
    let question = arguments.exploring.remembering.question(&asked, &others)?;
    remembered::answer(
        question,
        arguments.exploring.quiet,
        |found| again(&arguments, found, started),
        |answers| find(&arguments, jdk, started, answers),
    )
}

/// Writes what an earlier run found.
fn again(arguments: &GenerateArguments, Found { mut report, tests }: Found, started: Instant) -> Result<u8> {
    let mut folder = arguments.out_folder()?;
    report.settings = Settings {
        budget_seconds: Some(arguments.budget),
        bounds: arguments.shown_bounds(),
        out: Some(arguments.out.display().to_string()),
        ..report.settings
    };
    report.warnings.splice(..0, folder.warnings.clone());
    report.seconds = started.elapsed().as_secs_f64();
    conclude(arguments, &mut folder, &report, &tests)
}

fn find(
    arguments: &GenerateArguments,
    jdk: Jdk,
    started: Instant,
    answers: Option<&Answers>,
) -> Result<Answered<Found>> {
    let exploring = &arguments.exploring;
    let accepted = arguments.justifications.as_deref().map(justify::read).transpose()?.unwrap_or_default();
    let home = jdk.home().to_path_buf();
    let prepared = Prepared::new(arguments, jdk)?;
    let preparing = started.elapsed();
    let Prepared { vm, scope, replaced, .. } = &prepared;
    let mut folder = arguments.out_folder()?;
    let stop = listen_for_interrupts();
    let budget = Duration::from_secs_f64(arguments.budget);
    let reserve = budget.mul_f64(RESERVE.0).min(RESERVE.1);
    let reserve = if arguments.no_jvm { reserve / 4 } else { reserve };
    let reserve = if arguments.wants_state() { reserve.mul_f64(RESERVE_FOR_STATE) } else { reserve };
    // Of thousands of methods the reports alone take long: each objective is judged and written, as it was found before.
    let reserve = reserve.max(preparing.mul_f64(RESERVE_OF_SET_UP).min(budget / 2));
    let mut recorder = Recorder::new(Rc::clone(&scope.subject));
    let existing = match &arguments.complete {
        Some(tests) => existing(arguments, tests, (&home, replaced), &mut recorder, started, &stop)?,
        None => Vec::new(),
    };
    let until = started + budget.saturating_sub(reserve);
    let exchange = (arguments.jobs > 1 && prepared.has_work_for_others()).then(Exchange::default);
    let request = Request {
        taken: existing.iter().map(|run| run.class.clone()).chain(folder.taken.iter().cloned()).collect(),
        solver: answers.iter().fold(exploring.solver(), |options, answers| answers.with(options)),
        started,
        existing: existing.iter().map(|run| run.facts.clone()).collect(),
        worker: exchange.as_ref().map(|exchange| exchange.worker(0)),
        ..prepared.request(arguments, until)
    };
    let junit = if arguments.junit == 4 { JUnit::Four } else { JUnit::Five };
    let (generated, failed) = match &exchange {
        Some(exchange) => beside_others(arguments, &home, until, exchange, || {
            hunt(arguments, &request, recorder, junit, &mut folder, &stop)
        }),
        None => (hunt(arguments, &request, recorder, junit, &mut folder, &stop), 0),
    };
    let mut generated = generated?;
    heed_preconditions(&request, &generated)?;
    let trial = if arguments.no_jvm {
        Err("--no-jvm".to_string())
    } else {
        let until = started + budget;
        Ok(Trial { jdk: vm.program.jdk(), classpath: &exploring.classpath, until, stop: &stop, confirm: true })
    };
    let mut suite = outcome::suite(&request, &mut generated, junit, trial);
    let own_state = OwnState {
        jdk: &home,
        classpath: &exploring.classpath,
        replaced,
        subject: &request.subject,
        started,
        budget: arguments.budget,
        until: started + budget,
        stop: &stop,
    };
    let examined = arguments.wants_state().then(|| match arguments.no_jvm {
        true => Err("--no-jvm: they were not compiled".into()),
        false => own_state.examine(&mut suite.files),
    });
    let mut report = RunReport {
        schema: SCHEMA,
        tool: format!("obligato {}", env!("CARGO_PKG_VERSION")),
        command: "generate".into(),
        settings: settings(arguments, vm, &request),
        models: models_used(vm),
        ..RunReport::default()
    };
    let suites = suites::reports(&existing);
    outcome::report(&request, &generated, &suite, &suites, arguments.source.as_deref(), &mut report);
    let found = std::mem::take(&mut report.warnings);
    report.warnings = folder.warnings.clone();
    report.warnings.extend(warnings(arguments, vm, &generated, !report.paths.is_empty()));
    if failed > 0 {
        report.warnings.push(format!("--jobs: {failed} of the workers beside the first failed; it went on without"));
    }
    report.warnings.extend(found);
    arguments.labelling.tell(&mut report);
    if let Some(examined) = examined {
        own_state::tell(&mut report, &request.subject, examined);
    }
    let killed = generated.tests.iter().flat_map(|test| test.kills.iter().copied()).collect();
    mutants::describe(&request.subject, &mut report, Some(&killed), Some(started + budget));
    justify::apply(&accepted, &mut report);
    report.totals = totals(&report.objectives);
    report.seconds = started.elapsed().as_secs_f64();
    let tests: Vec<(String, String)> = suite.files.into_iter().map(|file| (file.path, file.text)).collect();
    let code = conclude(arguments, &mut folder, &report, &tests)?;
    let extent = extent(&report, arguments, stop.load(Ordering::Relaxed));
    report.warnings.drain(..folder.warnings.len());
    Ok(Answered { code, answer: Found { report, tests }, extent })
}

/// What the user should know of the class path, the preconditions and the options.
fn warnings(arguments: &GenerateArguments, vm: &Vm, generated: &Generated, has_paths: bool) -> Vec<String> {
    let classpath = vm.program.classpath();
    let missing =
        classpath.missing().iter().map(|path| format!("{} is on the class path but does not exist", path.display()));
    let signed = classpath.signed().map(|path| {
        let what =
            "is signed, so a JVM loads no tests beside its classes: they were tried on copies without signatures";
        format!("{} {what}", path.display())
    });
    let mut warnings: Vec<String> = missing.chain(signed).collect();
    warnings.extend(vm.program.take_warnings());
    warnings.extend(preconditions_to_look_at(generated));
    if arguments.complete.is_some() && has_paths {
        warnings.push("--complete: which paths the existing tests take is not known; there are tests for all".into());
    }
    if arguments.exploring.models.is_empty() {
        warnings.extend(vm.program.wants_api());
    }
    warnings
}

/// The models that stood in for code, wherever they did.
fn models_used(vm: &Vm) -> Vec<ModelReport> {
    let used = vm.stood_in.borrow();
    let used = vm.config.stand_ins.among(&*used).into_iter();
    used.map(|used| ModelReport { method: used.method.clone(), model: used.model_shown.clone() }).collect()
}

/// How far the report goes: whether more time could say more, or another run something else.
fn extent(report: &RunReport, arguments: &GenerateArguments, interrupted: bool) -> Extent {
    let not_run = |on_jvm: &Option<String>| on_jvm.as_ref().is_some_and(|what| what.starts_with("not run"));
    if interrupted || !arguments.no_jvm && report.tests.iter().any(|test| not_run(&test.on_jvm)) {
        return Extent::Disturbed;
    }
    let settled = |o: &Objective| match &o.verdict {
        Verdict::Covered { not_run, .. } => arguments.no_jvm || not_run.is_none(),
        Verdict::Infeasible { .. } => true,
        Verdict::Open { .. } => false,
    };
    let confirmed = report.tests.iter().filter_map(|test| test.coverage_on_jvm.as_ref()).all(|what| what == CONFIRMED);
    // Mutants are compared as long as there is time.
    let by_the_clock = report.ended_early.is_some() || !report.mutants.is_empty();
    let all = report.objectives.iter().all(settled) && report.paths.iter().all(|paths| paths.complete);
    if all && confirmed && !by_the_clock { Extent::Finished } else { Extent::Cut }
}

/// Writes what was found and tells it.
fn conclude(
    arguments: &GenerateArguments,
    folder: &mut OutFolder,
    report: &RunReport,
    tests: &[(String, String)],
) -> Result<u8> {
    let file = |(path, text): &(String, String)| JavaFile::new(path.clone(), text.clone());
    folder.write_tests(&tests.iter().map(file).collect::<Vec<_>>())?;
    let written = |format: &Format| (format.file.to_string(), (format.write)(report));
    folder.write(&FORMATS.iter().map(written).collect::<Vec<_>>())?;
    tell(arguments, report)?;
    // What only the VM says is not done, and nothing to cover is no success.
    let done = |o: &Objective| match &o.verdict {
        Verdict::Covered { not_run, .. } => not_run.is_none(),
        Verdict::Infeasible { .. } => true,
        Verdict::Open { .. } => o.justified.is_some(),
    };
    Ok(if report.objectives.is_empty() || !report.objectives.iter().all(done) { EXIT_FOUND } else { 0 })
}

/// An error where a precondition does more than answer, or leaves no input.
fn heed_preconditions(request: &Request<'_>, generated: &Generated) -> Result<()> {
    let tallies = || generated.explorations().map(|explored| &explored.tally);
    if let Some(what) = tallies().find_map(|tally| tally.misused.first()) {
        return Err(InputError::usage(format!("--assume: {what}; {}", precondition::ADVICE)));
    }
    let assumes = request.targets.iter().any(|target| !target.script.preconditions.is_empty());
    if !assumes || !tallies().all(|tally| tally.is_vacuous()) || !generated.tests.is_empty() {
        return Ok(());
    }
    let left_out: BTreeSet<String> = tallies().flat_map(|tally| tally.left_out()).collect();
    let found = if left_out.is_empty() { "no input satisfies" } else { "no input was found that satisfies" };
    let thrown: Vec<&str> = tallies().flat_map(|tally| tally.throwing.iter().map(String::as_str)).collect();
    let thrown = thrown.first().map(|thrown| format!(" ({thrown})")).unwrap_or_default();
    let left_out: String = left_out.iter().map(|what| format!("\n  not tried: {what}")).collect();
    Err(InputError::usage(format!("{found} --assume {}{thrown}{left_out}", request_names(request))))
}

/// Inputs for which a precondition throws do not count, which its author may not know; nor that one of the targets has no others.
fn preconditions_to_look_at(generated: &Generated) -> BTreeSet<String> {
    let throwing = generated.explorations().flat_map(|explored| &explored.tally.throwing);
    let throwing =
        throwing.map(|throws| format!("--assume: {throws} for some inputs, which count as not satisfying it"));
    let vacuous =
        generated.explorations().filter(|explored| explored.tally.is_vacuous() && explored.tally.exhaustive());
    let vacuous = vacuous.map(|explored| format!("--assume: no input of {} satisfies it", explored.name));
    throwing.chain(vacuous).collect()
}

fn request_names(request: &Request<'_>) -> String {
    let mut names: Vec<String> =
        request.targets.iter().flat_map(|target| precondition::names(request.vm, &target.script)).collect();
    names.sort();
    names.dedup();
    names.join(", ")
}

/// Runs an existing suite: what it covers is not generated again.
fn existing(
    arguments: &GenerateArguments,
    tests: &str,
    (jdk, replaced): (&Path, &Replaced),
    recorder: &mut Recorder,
    started: Instant,
    stop: &AtomicBool,
) -> Result<Vec<TestRun>> {
    let exploring = &arguments.exploring;
    let found = suites::find(Jdk::open(jdk)?, tests, &exploring.classpath, replaced, 1 << 30)?;
    found.suite.warnings.iter().for_each(|warning| eprintln!("obligato: warning: {warning}"));
    recorder.subject.watch(&found.vm.program);
    let effort = Effort {
        started,
        budget: arguments.budget / 2.0,
        steps_per_test: 2_000_000_000,
        verbose: false,
        style: exploring.progress_style(),
    };
    Ok(suites::run(&found.vm, &found.suite, recorder, &effort, stop, None))
}

/// Searches, and writes what was found so far now and then, so that nothing is lost if the process ends.
fn hunt(
    arguments: &GenerateArguments,
    request: &Request<'_>,
    recorder: Recorder,
    junit: JUnit,
    folder: &mut OutFolder,
    stop: &Arc<AtomicBool>,
) -> Result<Generated> {
    let style = arguments.exploring.progress_style();
    let label = arguments.targets.join(" ");
    let progress =
        Progress::counting(style, &label, Duration::from_secs_f64(arguments.budget), ["objectives covered", "open"]);
    let mut written = Instant::now();
    let mut failed: Option<InputError> = None;
    let generated = search_tests(
        request,
        recorder,
        stop,
        &mut |s: Standing| progress.update(s.covered as u64, (s.all - s.covered) as u64),
        &mut |tests: &[Kept]| {
            if written.elapsed() < CHECKPOINT || failed.is_some() {
                return;
            }
            written = Instant::now();
            let cases: Vec<TestCase> = tests.iter().map(|t| t.case.clone()).collect();
            let name = |n: usize| Note { name: format!("found{}", n + 1), comment: Vec::new() };
            let notes: Vec<Note> = (0..cases.len()).map(name).collect();
            failed = folder.write_tests(&write_beside(&cases, &notes, junit, &request.taken)).err();
        },
    );
    drop(progress);
    match failed {
        Some(error) => Err(error),
        None => Ok(generated),
    }
}

fn settings(arguments: &GenerateArguments, vm: &Vm, request: &Request<'_>) -> Settings {
    let mut asked = shown(&request.criteria);
    asked.extend(arguments.wants_state().then(|| state::CRITERION.to_string()));
    Settings {
        criteria: asked,
        targets: arguments.targets.clone(),
        classpath: arguments.exploring.classpath.clone(),
        source: arguments.source.as_ref().map(|s| s.display().to_string()),
        jdk: vm.program.jdk().feature().to_string(),
        strategy: request.strategy.clone(),
        seed: request.seed,
        budget_seconds: Some(arguments.budget),
        bounds: arguments.shown_bounds(),
        assumed: assumed(arguments, request),
        junit: Some(arguments.junit),
        out: Some(arguments.out.display().to_string()),
    }
}

fn assumed(arguments: &GenerateArguments, request: &Request<'_>) -> Vec<String> {
    let preconditions: BTreeSet<String> =
        request.targets.iter().flat_map(|target| precondition::scope(request.vm, &target.script)).collect();
    let granted = arguments.exploring.world();
    granted.sentences().into_iter().map(str::to_string).chain(preconditions).collect()
}

fn tell(arguments: &GenerateArguments, report: &RunReport) -> Result<()> {
    let text = if arguments.json {
        FORMATS.iter().find(|f| f.name == "json").map(|f| (f.write)(report)).unwrap_or_default()
    } else {
        summary::text(report, summary::Style { colour: arguments.exploring.colour() })
    };
    let mut out = std::io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
            return Err(InputError::usage(format!("the result cannot be written: {error}")));
        }
        _ => {}
    }
    if !arguments.exploring.quiet {
        report.warnings.iter().for_each(|warning| eprintln!("obligato: warning: {warning}"));
    }
    Ok(())
}
