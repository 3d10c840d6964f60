//! `obligato measure`: what an existing JUnit suite covers, run inside the VM.
//!
//! Arguments to a class path, a subject and a suite; the tests are run (`testgen::suite`), what they show is summed up
//! (`coverage::summary`), and written.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use clap::{Args, value_parser};

use super::assertions::{self, Again, Sources};
use super::check::show;
use super::exploring::{listen_for_interrupts, parse_seconds};
use super::labelling::{Labelled, Labelling, shown};
use super::progress::Style;
use super::reports::OutFolder;
use super::suites::{self, Effort, Found, own_part};
use super::{EXIT_FOUND, decisions};
use crate::classfile::access;
use crate::coverage::criteria::{Criterion, names};
use crate::coverage::facts::{FactSet, Recorder};
use crate::coverage::goals::Goals;
use crate::coverage::labels::input_domain;
use crate::coverage::mutants;
use crate::coverage::report::{AssertionReport, Moment, RunReport, SCHEMA, Settings, TestReport, Total, Verdict};
use crate::coverage::scope;
use crate::coverage::state;
use crate::coverage::subject::Subject;
use crate::coverage::summary::{Input, summarize};
use crate::explore::influence::{Influence, Listed, Tracker};
use crate::interp::Vm;
use crate::output::run::{FORMATS, Format};
use crate::program::{ClassPath, Jdk, Replaced};
use crate::testgen::suite::{Outcome, Suite, TestClass, TestRun, Workshop};
use crate::util::InputError;
use crate::util::error::Result;

/// The folder of copies with more assertions, below `--out`.
const COPIES: &str = "tests";
/// Objectives that are listed for people.
const MOST_LISTED: usize = 20;

/// Run an existing JUnit suite inside the VM and report what it covers
#[derive(Args)]
#[command(after_help = "\
Tests are found in the folders of --tests (or in its first jar, if there is no folder); what else is on that path, such as \
the JUnit jars, is used and not looked at. JUnit 5, JUnit 4 and JUnit 3 tests are run unmodified, with assertions enabled, \
one fresh JVM state for each test class. What is not supported (extensions, rules) is said by name and counted.

Without CLASS, everything in the folders of --classpath is measured (or its first jar, if there is no folder), without the \
tests. A class includes the classes inside it.

Exit code: 0 if everything is covered and no test failed; 1 if not; 2 for a usage or input error; 3 for an internal error.

Examples:
  obligato measure --classpath target/classes --tests target/test-classes:junit.jar --source src/main/java
  obligato measure --classpath target/classes --tests target/test-classes:junit.jar --criterion branch,statement
  obligato measure --classpath target/classes --tests target/test-classes:junit.jar --criterion state,branch
  obligato measure --classpath target/classes --tests target/test-classes:junit.jar --criterion state \
    --test-source src/test/java --out report
  obligato measure --classpath app.jar --tests tests.jar:junit.jar --out report com.example.Triangle")]
pub struct MeasureArguments {
    /// Folders and jars with the program's classes, separated as for `java`
    #[arg(long, alias = "class-path", value_name = "PATH", default_value = ".")]
    classpath: String,
    /// Folders and jars with the compiled tests and the JUnit jars
    #[arg(long, value_name = "PATH")]
    tests: String,
    /// A folder with the Java sources of the classes
    #[arg(long, value_name = "DIR")]
    source: Option<PathBuf>,
    #[arg(long, help = format!("What to measure: {}, state; several with commas", names()), value_name = "NAME", default_value = "mcdc", value_delimiter = ',', hide_possible_values = true,
        value_parser = parse_criterion)]
    criterion: Vec<String>,
    #[command(flatten)]
    labelling: Labelling,
    /// For state: the influence that counts, data alone or control flow as well
    #[arg(long, value_name = "KIND", default_value = "control", value_parser = ["data", "control"])]
    influence: String,
    /// For state: a method that asserts, such as com.example.Checks.same; what it is given counts as checked
    #[arg(long, value_name = "CLASS.METHOD", value_delimiter = ',')]
    assertion: Vec<String>,
    /// For state: what public methods return, and objects that are passed to them, are state as well
    #[arg(long)]
    outputs: bool,
    /// For state: a file with lines `modifier CLASS.METHOD` and `verifier CLASS.METHOD`, of classes whose content the VM does not see
    #[arg(long, value_name = "FILE")]
    state_methods: Option<PathBuf>,
    /// For state: a folder with the Java sources of the tests; with --out, copies with the missing assertions are written
    #[arg(long, value_name = "DIR")]
    test_source: Option<PathBuf>,
    /// Write the reports into this folder
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Replace reports that an earlier run wrote there
    #[arg(long, requires = "out")]
    force: bool,
    /// Write the report as JSON
    #[arg(long)]
    json: bool,
    /// The JDK whose library is used; else JAVA_HOME, else the `java` on the PATH
    #[arg(long, value_name = "DIR")]
    jdk: Option<PathBuf>,
    /// Seconds for all tests
    #[arg(long, value_name = "SECONDS", default_value = "300", value_parser = parse_seconds)]
    budget: f64,
    /// Instructions of one test
    #[arg(long, value_name = "N", default_value_t = 2_000_000_000, value_parser = value_parser!(u64).range(1..))]
    steps_per_test: u64,
    /// Heap of the program, such as 512m or 2g
    #[arg(long, value_name = "SIZE", default_value = "1g", value_parser = super::run::parse_size)]
    max_heap: u64,
    /// Show what the tests print, on standard error
    #[arg(long)]
    verbose: bool,
    /// Only the totals, no progress
    #[arg(short, long)]
    quiet: bool,
    /// Progress as plain lines every ten seconds where standard error is no terminal
    #[arg(long)]
    progress: bool,
    /// Classes to measure, such as com.example.Triangle
    #[arg(value_name = "CLASS")]
    classes: Vec<String>,
}

/// Which paths a suite takes is not asked for: its tests call many targets, and the paths of none of them from its beginning.
fn parse_criterion(text: &str) -> std::result::Result<String, String> {
    match Criterion::named(text) {
        Some(criterion) if criterion.paths().is_some() => {
            Err("paths are those of a target, which a suite does not have: use `generate`".into())
        }
        Some(criterion) => Ok(criterion.name.to_string()),
        None if text == state::CRITERION => Ok(text.to_string()),
        None => Err(format!("the criteria are {}, {}", names(), state::CRITERION)),
    }
}

pub fn measure(arguments: MeasureArguments) -> Result<u8> {
    let started = Instant::now();
    if let Some(folder) = arguments.source.as_ref().filter(|folder| !folder.is_dir()) {
        return Err(InputError::file(folder, "is no folder; --source takes the root folder of the Java sources"));
    }
    if let Some(folder) = arguments.test_source.as_ref().filter(|folder| !folder.is_dir()) {
        return Err(InputError::file(
            folder,
            "is no folder; --test-source takes the root folder of the tests' sources",
        ));
    }
    if arguments.test_source.is_some() && !(wants_state(&arguments) && arguments.out.is_some()) {
        return Err(InputError::usage("--test-source is for --criterion state with --out"));
    }
    let out = arguments.out.as_deref();
    let prepare = |out| OutFolder::prepare(out, FORMATS.iter().map(|f| f.file), false, arguments.force);
    let mut folder = out.map(prepare).transpose()?;
    let jdk = Jdk::locate(arguments.jdk.as_deref())?;
    let feature = jdk.feature();
    let classpath = ClassPath::open(&arguments.classpath, feature)?;
    let tests = ClassPath::open(&arguments.tests, feature)?;
    let mut warnings = missing(&classpath, "--classpath");
    warnings.extend(missing(&tests, "--tests"));
    let labelled = labelled(&arguments, &classpath, &jdk)?;
    let classpath = classpath.with(labelled.replaced.clone());
    let settings = settings(&arguments, &labelled.criteria, &jdk);
    let Found { vm, suite: mut found, own: tests_part } =
        suites::find(jdk, &arguments.tests, &arguments.classpath, &labelled.replaced, arguments.max_heap)?;
    warnings.append(&mut found.warnings);
    let mut subject = subject(&arguments, (&classpath, &labelled), &tests_part, &vm, &found, &mut warnings)?;
    arguments.labelling.choose(&mut subject, &labelled.replaced);
    let subject = Rc::new(subject);
    let mut recorder = Recorder::new(Rc::clone(&subject));
    subject.watch_once(&vm.program, wants_state(&arguments));
    let stop = listen_for_interrupts();
    let effort = Effort {
        started,
        budget: arguments.budget,
        steps_per_test: arguments.steps_per_test,
        verbose: arguments.verbose,
        style: Style::choose(arguments.quiet, arguments.progress),
    };
    let runs = suites::run(&vm, &found, &mut recorder, &effort, &stop, tracker(&arguments, &subject)?);
    let timeline = Moment { seconds: started.elapsed().as_secs_f64(), paths: runs.len() as u64, covered: 0 };
    warnings.extend(vm.program.take_warnings());
    warnings.extend(unsupported(&runs));
    let mut report = report(&arguments, &labelled.criteria, settings, &recorder, &runs);
    warnings.append(&mut report.warnings);
    let least = least_influence(&arguments);
    if wants_state(&arguments) {
        let states: Vec<_> = runs.iter().map(|run| run.state.as_ref()).collect();
        state::add(&mut report, &subject, &states, least);
        warnings.append(&mut report.warnings);
        assertions::describe(&mut report, &runs);
    }
    let mut copies = Vec::new();
    if let Some(sources) = &arguments.test_source {
        let asked = Asked { arguments: &arguments, subject: &subject, least, effort: &effort, stop: &stop };
        copies = asked.copies(&mut report, &vm, &runs, sources)?;
    }
    report.warnings = warnings;
    mutants::describe(&subject, &mut report, None, None);
    let covered = report.totals.first().map_or(0, |total| total.covered);
    report.timeline = vec![Moment { covered, ..timeline }];
    report.ended_early = runs.iter().find_map(|run| match &run.outcome {
        Outcome::NotRun(why) => Some(why.clone()),
        _ => None,
    });
    report.seconds = started.elapsed().as_secs_f64();
    if let Some(folder) = &mut folder {
        let written = |format: &Format| (format.file.to_string(), (format.write)(&report));
        folder.write(&FORMATS.iter().map(written).chain(copies).collect::<Vec<_>>())?;
    }
    if arguments.json {
        let text = json(&report)?;
        show(|out| out.write_all(text.as_bytes()))?;
    } else {
        show(|out| text(out, &report, &runs, arguments.quiet))?;
    }
    if !arguments.quiet {
        report.warnings.iter().for_each(|warning| eprintln!("obligato: warning: {warning}"));
    }
    let failed = runs.iter().any(|run| matches!(run.outcome, Outcome::Failed(_)));
    let open = report.totals.iter().any(|total| total.open > 0);
    Ok(if failed || open { EXIT_FOUND } else { 0 })
}

/// What a second run of changed tests is asked for.
struct Asked<'a> {
    arguments: &'a MeasureArguments,
    subject: &'a Rc<Subject>,
    least: Influence,
    effort: &'a Effort,
    stop: &'a AtomicBool,
}

impl Asked<'_> {
    /// Copies of the tests' sources with the assertions that are missing, confirmed.
    fn copies(&self, report: &mut RunReport, vm: &Vm, runs: &[TestRun], sources: &Path) -> Result<Sources> {
        let arguments = self.arguments;
        let both = suites::join(&[&arguments.tests, &arguments.classpath])?;
        let until = self.effort.started + Duration::from_secs_f64(arguments.budget);
        let workshop = Workshop::new(vm.program.jdk(), &both, until, self.stop);
        let workshop = &workshop.map_err(InputError::usage)?;
        let read = |path: &str| std::fs::read_to_string(sources.join(path));
        let source = |path: &str| read(path).map_err(|_| format!("{path} is not in the folder of --test-source"));
        let run = |_: &Sources, classes: &BTreeSet<String>| workshop.run(classes);
        let measure = |changed: &Path, classes: &BTreeSet<String>| (self.again(changed, classes), self.least);
        let again = Again { vm, workshop, source: &source, run: &run, measure: &measure };
        let copies = assertions::copies(report, runs, &again);
        for about in report.objectives.iter_mut().filter_map(|objective| objective.assertion.as_mut()) {
            about.file = about.file.take().map(|path| format!("{COPIES}/{path}"));
        }
        Ok(copies.into_iter().map(|(path, text)| (format!("{COPIES}/{path}"), text)).collect())
    }

    /// Measures the tests of some classes with changed ones in front; nothing where that cannot be done.
    fn again(&self, changed: &Path, classes: &BTreeSet<String>) -> Vec<TestRun> {
        let arguments = self.arguments;
        let run = || -> Result<Vec<TestRun>> {
            let tests = suites::join(&[&changed.display().to_string(), &arguments.tests])?;
            let jdk = Jdk::locate(arguments.jdk.as_deref())?;
            let none = Replaced::default();
            let mut found = suites::find(jdk, &tests, &arguments.classpath, &none, arguments.max_heap)?;
            found.suite.classes.retain(|class| classes.contains(&class.name.replace('/', ".")));
            let mut recorder = Recorder::new(Rc::clone(self.subject));
            let tracker = tracker(arguments, self.subject)?;
            Ok(suites::run(&found.vm, &found.suite, &mut recorder, self.effort, self.stop, tracker))
        };
        run().unwrap_or_default()
    }
}

fn wants_state(arguments: &MeasureArguments) -> bool {
    arguments.criterion.iter().any(|name| name == state::CRITERION)
}

/// The influence that counts.
fn least_influence(arguments: &MeasureArguments) -> Influence {
    if arguments.influence == "data" { Influence::Data } else { Influence::Control }
}

/// Follows what tests modify and check, where that is asked for.
fn tracker(arguments: &MeasureArguments, subject: &Subject) -> Result<Option<Tracker>> {
    if !wants_state(arguments) {
        let given = [
            (!arguments.assertion.is_empty(), "--assertion"),
            (arguments.outputs, "--outputs"),
            (arguments.state_methods.is_some(), "--state-methods"),
        ];
        return match given.iter().find(|(given, _)| *given) {
            None => Ok(None),
            Some((_, option)) => Err(InputError::usage(format!("{option} is for --criterion state"))),
        };
    }
    let mut listed = Listed::default();
    if let Some(file) = &arguments.state_methods {
        let text = std::fs::read_to_string(file).map_err(|e| InputError::file(file, format!("cannot be read: {e}")))?;
        listed = Listed::parse(&text).map_err(|why| InputError::file(file, why))?;
    }
    let mut named = Vec::new();
    for name in &arguments.assertion {
        let Some((class, method)) = name.rsplit_once('.').filter(|(c, m)| !c.is_empty() && !m.is_empty()) else {
            return Err(InputError::usage(format!(
                "--assertion {name}: give a class and a method, com.example.Checks.same"
            )));
        };
        named.push(format!("{}.{method}", class.replace('.', "/")));
    }
    let measured = subject.classes.iter().map(|class| class.name.clone());
    Ok(Some(Tracker::new(measured, &named).extended(arguments.outputs, listed, least_influence(arguments))))
}

fn missing(path: &ClassPath, option: &str) -> Vec<String> {
    path.missing().iter().map(|p| format!("{} is named by {option} but does not exist", p.display())).collect()
}

fn settings(arguments: &MeasureArguments, criteria: &[&'static Criterion], jdk: &Jdk) -> Settings {
    let mut criteria = shown(criteria);
    criteria.extend(wants_state(arguments).then(|| state::CRITERION.to_string()));
    Settings {
        criteria,
        targets: arguments.classes.clone(),
        classpath: arguments.classpath.clone(),
        source: arguments.source.as_ref().map(|folder| folder.display().to_string()),
        jdk: jdk.feature().to_string(),
        strategy: String::new(),
        seed: 0,
        budget_seconds: Some(arguments.budget),
        bounds: vec![
            ("--steps-per-test".into(), arguments.steps_per_test.to_string()),
            ("--max-heap".into(), arguments.max_heap.to_string()),
            ("--tests".into(), arguments.tests.clone()),
        ],
        assumed: Vec::new(),
        junit: None,
        out: arguments.out.as_ref().map(|out| out.display().to_string()),
    }
}

/// The criteria, and labels that the program does not have itself. Inputs are partitioned of what others can call.
fn labelled(arguments: &MeasureArguments, classpath: &ClassPath, jdk: &Jdk) -> Result<Labelled> {
    let targets = |_: &Vm| {
        let mut found = Vec::new();
        let names = match arguments.classes.is_empty() {
            true => own_part(classpath, jdk.feature(), "--classpath")?.classes()?,
            false => decisions::chosen(classpath, &arguments.classes)?,
        };
        for name in names {
            let Some(file) = classpath.load(&name)?.map(|loaded| loaded.class) else { continue };
            let hidden = access::PRIVATE | access::SYNTHETIC | access::ABSTRACT | access::NATIVE;
            for method in file.methods.iter().filter(|m| m.access & hidden == 0 && &*m.name != "<clinit>") {
                let (method, descriptor) = (method.name.to_string(), method.descriptor.to_string());
                found.push(input_domain::Target { class: name.clone(), method, descriptor });
            }
        }
        Ok(found)
    };
    arguments.labelling.apply(&arguments.criterion, (jdk.home(), &arguments.classpath), targets)
}

/// The classes that are measured.
fn subject(
    arguments: &MeasureArguments,
    (classpath, labelled): (&ClassPath, &Labelled),
    tests: &ClassPath,
    vm: &Vm,
    suite: &Suite,
    warnings: &mut Vec<String>,
) -> Result<Subject> {
    let source = arguments.source.as_deref();
    if !arguments.classes.is_empty() {
        let names = outermost(decisions::chosen(classpath, &arguments.classes)?);
        match names.iter().find_map(|name| shadowed(vm, classpath, name)) {
            Some(what) => return Err(InputError::usage(what)),
            None => return scope::labelled(classpath, &names, source, &|_, _| true, &labelled.criteria),
        }
    }
    let own = own_part(classpath, vm.program.jdk().feature(), "--classpath")?.with(labelled.replaced.clone());
    let mut names: BTreeSet<String> = own.classes()?.into_iter().collect();
    let canonical = |path: &ClassPath| path.containers().map(|p| p.canonicalize().ok()).collect::<BTreeSet<_>>();
    let shared = !canonical(&own).is_disjoint(&canonical(tests));
    let excluded: BTreeSet<String> = match shared {
        // Program and tests in one folder: what has tests is none of the program.
        true => suite.classes.iter().map(|class: &TestClass| class.name.to_string()).collect(),
        false => tests.classes()?.into_iter().collect(),
    };
    let outer = |name: &str| name.split('$').next().unwrap_or(name).to_string();
    names.retain(|name| !excluded.contains(name) && !excluded.contains(&outer(name)));
    let mut readable = Vec::new();
    for name in outermost(names.into_iter().collect()) {
        match (own.load(&name), shadowed(vm, &own, &name)) {
            (Err(error), _) => warnings.push(format!("not measured: {error}")),
            (_, Some(what)) => warnings.push(format!("not measured: {what}")),
            _ => readable.push(name),
        }
    }
    if readable.is_empty() {
        let what = "there are no classes to measure on --classpath besides the tests";
        return Err(InputError::usage(format!("{what}; give the folder or jar of the program's classes")));
    }
    scope::labelled(&own, &readable, source, &|_, _| true, &labelled.criteria)
}

/// Why the class that runs is not the one of this path.
fn shadowed(vm: &Vm, path: &ClassPath, name: &str) -> Option<String> {
    let origin = |path: &ClassPath| path.find(name).ok().flatten().map(|found| found.origin.container);
    let (runs, here) = (origin(vm.program.classpath())?, origin(path)?);
    let same = runs == here || runs.canonicalize().ok()? == here.canonicalize().ok()?;
    let java = name.replace('/', ".");
    (!same).then(|| {
        format!("{java} of {} is not the one that runs: that of {} comes first", here.display(), runs.display())
    })
}

/// Without the classes inside others of the list.
fn outermost(names: Vec<String>) -> Vec<String> {
    let all: BTreeSet<String> = names.into_iter().collect();
    let inside = |name: &str| name.match_indices('$').any(|(at, _)| all.contains(&name[..at]));
    all.iter().filter(|name| !inside(name)).cloned().collect()
}

/// What tests asked for in vain, each with the number of tests.
fn unsupported(runs: &[TestRun]) -> Vec<String> {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for run in runs {
        if let Outcome::Unsupported(what) = &run.outcome {
            *counts.entry(what).or_default() += 1;
        }
    }
    let tests = |count: usize| if count == 1 { "1 test was".to_string() } else { format!("{count} tests were") };
    counts.into_iter().map(|(what, count)| format!("{} not run: not supported: {what}", tests(count))).collect()
}

fn report(
    arguments: &MeasureArguments,
    criteria: &[&'static Criterion],
    settings: Settings,
    recorder: &Recorder,
    runs: &[TestRun],
) -> RunReport {
    let goals = Goals::of_tests(recorder, criteria, runs.iter().map(|run| &run.facts));
    let tests: Vec<&FactSet> = runs.iter().map(|run| &run.facts).collect();
    let source = |path: &str| scope::read_lines(&arguments.source.as_deref()?.join(path));
    let input = Input { recorder, goals: &goals, tests: &tests, source: &source };
    let partly =
        runs.iter().filter(|run| !matches!(run.outcome, Outcome::Passed | Outcome::Failed(_) | Outcome::Skipped(_)));
    let partly = partly.count();
    let reason = match partly {
        0 => "no test of the suite covers it".to_string(),
        some => format!("no test of the suite covers it; {some} of the tests did not run to their end"),
    };
    let summary = summarize(&input, &mut |_| Verdict::Open {
        cause: "not covered".into(),
        reason: reason.clone(),
        advice: "write a test for it".into(),
    });
    // A criterion that asks for nothing in these classes is named all the same.
    let mut totals = summary.totals;
    for (place, criterion) in criteria.iter().enumerate() {
        if totals.iter().all(|total| total.criterion != criterion.name) {
            let total = Total { criterion: criterion.name.into(), ..Total::default() };
            totals.insert(place.min(totals.len()), total);
        }
    }
    let mut reported = suites::reports(runs);
    for (test, objectives) in reported.iter_mut().zip(summary.by_test) {
        test.objectives = objectives;
    }
    RunReport {
        schema: SCHEMA,
        tool: format!("obligato {}", env!("CARGO_PKG_VERSION")),
        command: "measure".into(),
        settings,
        warnings: summary.warnings,
        files: summary.files,
        decisions: summary.decisions,
        removed: recorder.subject.removed.clone(),
        objectives: summary.objectives,
        tests: reported,
        totals,
        ..RunReport::default()
    }
}

fn json(report: &RunReport) -> Result<String> {
    let text = serde_json::to_string_pretty(report);
    text.map(|text| text + "\n").map_err(|e| InputError::usage(format!("the report cannot be written: {e}")))
}

/// How much of what a test modified it checks.
fn score(report: &RunReport, test: usize) -> String {
    match report.tests.get(test) {
        Some(TestReport { modified: Some(modified), checked: Some(checked), .. }) if !modified.is_empty() => {
            format!(" (state {} of {})", checked.len(), modified.len())
        }
        _ => String::new(),
    }
}

/// By class the attributes that are checked as tests leave them, and those that are not.
fn attributes(out: &mut dyn Write, report: &RunReport) -> std::io::Result<()> {
    let mut classes: BTreeMap<&str, [Vec<&str>; 2]> = BTreeMap::new();
    for attribute in &report.state {
        let (class, field) = attribute.attribute.rsplit_once('.').unwrap_or(("", &attribute.attribute));
        let [checked, unchecked] = classes.entry(class).or_default();
        let list = if attribute.checked_by.is_empty() { unchecked } else { checked };
        list.push(field);
    }
    for (class, [checked, unchecked]) in classes.iter().take(MOST_LISTED) {
        let lists = [(checked, "checked"), (unchecked, "left unchecked")];
        let lists = lists.iter().filter(|(list, _)| !list.is_empty());
        let parts: Vec<String> = lists.map(|(list, word)| format!("{word}: {}", list.join(", "))).collect();
        writeln!(out, "  {class}: {}", parts.join("; "))?;
    }
    match classes.len() > MOST_LISTED {
        true => writeln!(out, "  and {} more classes (--json or --out lists all)", classes.len() - MOST_LISTED),
        false => Ok(()),
    }
}

/// What would check an attribute, or why nothing does.
fn missing_assertion(out: &mut dyn Write, report: &RunReport, missing: &AssertionReport) -> std::io::Result<()> {
    if let Some(test) = missing.test.and_then(|test| report.tests.get(test)) {
        writeln!(out, "    missing in {}.{}:", test.class, test.method)?;
        missing.code.iter().try_for_each(|line| writeln!(out, "      {line}"))?;
    }
    match (&missing.file, &missing.reason, missing.test) {
        (Some(file), _, _) => {
            let folder = report.settings.out.as_deref().unwrap_or_default();
            writeln!(out, "    written to {}/{file}", folder.trim_end_matches('/'))
        }
        (_, Some(why), Some(_)) => writeln!(out, "    left out: {why}"),
        (_, Some(why), None) => writeln!(out, "    not visible: {why}"),
        _ => Ok(()),
    }
}

/// The summary for people.
fn text(out: &mut dyn Write, report: &RunReport, runs: &[TestRun], quiet: bool) -> std::io::Result<()> {
    let mut class = "";
    for (number, run) in runs.iter().enumerate().filter(|_| !quiet) {
        if run.class != class {
            class = &run.class;
            writeln!(out, "{class}")?;
        }
        match &run.outcome {
            Outcome::Passed => writeln!(out, "  passed       {}{}", run.display, score(report, number))?,
            outcome => {
                let text = outcome.to_string();
                let (word, why) = text.split_once(": ").unwrap_or((&text, ""));
                let why = if why.is_empty() { String::new() } else { format!(": {why}") };
                writeln!(out, "  {word:<12} {}{why}", run.display)?;
            }
        }
    }
    let count = |wanted: fn(&Outcome) -> bool| runs.iter().filter(|run| wanted(&run.outcome)).count();
    let counts = [
        (count(|o| *o == Outcome::Passed), "passed"),
        (count(|o| matches!(o, Outcome::Failed(_))), "failed"),
        (count(|o| matches!(o, Outcome::Skipped(_))), "skipped"),
        (count(|o| matches!(o, Outcome::Unsupported(_))), "unsupported"),
        (count(|o| matches!(o, Outcome::Ended(_))), "not followed to their end"),
        (count(|o| matches!(o, Outcome::NotRun(_))), "not run"),
    ];
    let parts: Vec<String> = counts.iter().filter(|(n, _)| *n > 0).map(|(n, what)| format!("{n} {what}")).collect();
    writeln!(out, "{} tests: {}", runs.len(), parts.join(", "))?;
    if counts[1].0 + counts[4].0 > 0 {
        writeln!(out, "what failing and unfinished tests executed counts as covered")?;
    }
    for total in &report.totals {
        let percent =
            if total.all == 0 { 100.0 } else { (total.covered as f64 / total.all as f64 * 1000.0).floor() / 10.0 };
        let infeasible =
            if total.infeasible == 0 { String::new() } else { format!(", {} infeasible", total.infeasible) };
        let name = &total.criterion;
        writeln!(
            out,
            "{name}: {} of {} covered ({percent:.1} %){infeasible}, {} open",
            total.covered, total.all, total.open
        )?;
    }
    if !quiet {
        attributes(out, report)?;
    }
    let open = report.objectives.iter().filter(|o| matches!(o.verdict, Verdict::Open { .. }));
    let open: Vec<_> = open.collect();
    for objective in open.iter().take(if quiet { 0 } else { MOST_LISTED }) {
        let file = objective.file.and_then(|f| report.files.get(f)).map_or("", |f| f.path.as_str());
        writeln!(out, "  open: {file}:{} {}: {}", objective.line, objective.criterion, objective.what)?;
        if let Some(assertion) = &objective.assertion {
            missing_assertion(out, report, assertion)?;
        }
    }
    if open.len() > MOST_LISTED && !quiet {
        writeln!(out, "  and {} more (--json or --out lists all)", open.len() - MOST_LISTED)?;
    }
    if let Some(why) = &report.ended_early {
        writeln!(out, "ended early: {why}")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_inside_others_are_not_listed() {
        let names = ["a/B", "a/B$C", "a/B$C$1", "a/D$E", "a/F"].map(str::to_string).to_vec();
        assert_eq!(outermost(names), ["a/B", "a/D$E", "a/F"]);
    }
}
