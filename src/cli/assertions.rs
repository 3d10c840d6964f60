//! Missing assertions of a suite, for `--criterion state`: which attribute gets which, and copies of the test sources that have
//! them.
//!
//! Invariant: an assertion is in a copy only if the copy compiles with it, its test passes on the JVM and in the VM, and the attribute is
//! covered when the tests are measured again. Each of the others has the reason in the report.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::suites;
use crate::coverage::report::{AssertionReport, RunReport, Verdict};
use crate::coverage::state::{CRITERION, attribute_name};
use crate::explore::influence::TestState;
use crate::interp::Vm;
use crate::testgen::suite::{Assertion, Failure, Outcome, TestRun, Workshop, patched};

/// Where an assertion stands: the file, the objective, first and last line.
type Standing = (String, usize, (u32, u32));

/// An assertion for an open attribute.
struct Wanted<'r> {
    objective: usize,
    run: usize,
    assertion: &'r Assertion,
}

/// Fills in what would check each open attribute, or why nothing can.
pub fn describe(report: &mut RunReport, runs: &[TestRun]) {
    let mut found: BTreeMap<String, AssertionReport> = BTreeMap::new();
    for (test, run) in runs.iter().enumerate() {
        for missing in &run.missing {
            let entry = found.entry(attribute_name(&missing.class, &missing.field)).or_default();
            match &missing.answer {
                Ok(assertion) if entry.code.is_empty() => {
                    *entry = AssertionReport { test: Some(test), code: assertion.shown(), ..Default::default() };
                }
                Err(why) if entry.code.is_empty() && entry.reason.is_none() => entry.reason = Some(why.clone()),
                _ => {}
            }
        }
    }
    for objective in report.objectives.iter_mut().filter(|objective| objective.criterion == CRITERION) {
        if matches!(objective.verdict, Verdict::Open { .. }) {
            objective.assertion = found.remove(&objective.what);
        }
    }
}

/// What a second run of changed tests needs.
pub struct Again<'a> {
    pub vm: &'a Vm,
    pub workshop: &'a Workshop<'a>,
    /// The source of a path, or why it is not there.
    pub source: &'a dyn Fn(&str) -> Result<String, String>,
    /// Runs the tests of these classes with changed sources on the JVM: those that fail.
    pub run: &'a dyn Fn(&Sources, &BTreeSet<String>) -> Ran,
    /// Measures the tests of these classes, with changed ones in front.
    pub measure: &'a dyn Fn(&Path, &BTreeSet<String>) -> suites::Measured,
}

/// Paths and texts.
pub type Sources = Vec<(String, String)>;
/// The tests that failed, or why they were not run.
pub type Ran = Result<Vec<Failure>, String>;

/// Copies of the sources that were changed. What is left out is said in the report, and in which file the others are.
pub fn copies(report: &mut RunReport, runs: &[TestRun], again: &Again<'_>) -> Sources {
    let mut wanted: Vec<Wanted<'_>> = Vec::new();
    for (number, objective) in report.objectives.iter().enumerate() {
        let Some(run) = objective.assertion.as_ref().and_then(|a| a.test) else { continue };
        let of = |missing: &&crate::testgen::suite::Missing| {
            attribute_name(&missing.class, &missing.field) == objective.what
        };
        let missing = runs.get(run).and_then(|run| run.missing.iter().find(of));
        if let Some(Ok(assertion)) = missing.map(|missing| &missing.answer) {
            wanted.push(Wanted { objective: number, run, assertion });
        }
    }
    let mut left_out: BTreeMap<usize, String> = BTreeMap::new();
    let texts = sources(&wanted, again, &mut left_out);
    let made = confirmed(&wanted, &texts, runs, again, &mut left_out);
    for one in &wanted {
        let Some(about) = report.objectives.get_mut(one.objective).and_then(|o| o.assertion.as_mut()) else { continue };
        match left_out.remove(&one.objective) {
            Some(why) => about.reason = Some(why),
            None => about.file = Some(path_of(again.vm, one.assertion)),
        }
    }
    made.into_iter().filter(|(path, text)| texts.get(path) != Some(text)).collect()
}

/// The source file of the class that declares a test.
fn path_of(vm: &Vm, assertion: &Assertion) -> String {
    let class = vm.program.load(&assertion.class).ok().map(|class| vm.program.class(class));
    let file = class.and_then(|class| class.file.as_ref()?.source_file.clone());
    let (package, simple) = assertion.class.rsplit_once('/').unwrap_or(("", &assertion.class));
    let simple = simple.split('$').next().unwrap_or(simple);
    let name = file.map_or_else(|| format!("{simple}.java"), |file| file.to_string());
    if package.is_empty() { name } else { format!("{package}/{name}") }
}

fn sources(
    wanted: &[Wanted<'_>],
    again: &Again<'_>,
    left_out: &mut BTreeMap<usize, String>,
) -> BTreeMap<String, String> {
    let mut texts = BTreeMap::new();
    for one in wanted {
        let path = path_of(again.vm, one.assertion);
        match (again.source)(&path) {
            Ok(text) => _ = texts.insert(path, text),
            Err(why) => _ = left_out.insert(one.objective, why),
        }
    }
    texts
}

/// The texts with what is still wanted; where each assertion stands.
fn with_assertions(
    wanted: &[Wanted<'_>],
    texts: &BTreeMap<String, String>,
    again: &Again<'_>,
    left_out: &mut BTreeMap<usize, String>,
) -> (Sources, Vec<Standing>) {
    let (mut made, mut places) = (Vec::new(), Vec::new());
    for (path, text) in texts {
        let here = wanted.iter().filter(|one| !left_out.contains_key(&one.objective));
        let here = here.filter(|one| path_of(again.vm, one.assertion) == *path);
        let here: Vec<(usize, &Assertion)> = here.map(|one| (one.objective, one.assertion)).collect();
        if here.is_empty() {
            continue;
        }
        let copy = patched(path, text, &here);
        left_out.extend(copy.left_out);
        places.extend(copy.lines.iter().map(|(number, lines)| (path.clone(), *number, *lines)));
        made.push((path.clone(), copy.text));
    }
    (made, places)
}

/// The copies with those assertions that the compiler, the JVM and the VM agree with.
fn confirmed(
    wanted: &[Wanted<'_>],
    texts: &BTreeMap<String, String>,
    runs: &[TestRun],
    again: &Again<'_>,
    left_out: &mut BTreeMap<usize, String>,
) -> Sources {
    let leave = |left_out: &mut BTreeMap<usize, String>, why: &str| {
        for one in wanted {
            left_out.entry(one.objective).or_insert_with(|| why.to_string());
        }
    };
    // Each time there are fewer assertions.
    let changed = loop {
        let (made, places) = with_assertions(wanted, texts, again, left_out);
        if made.is_empty() {
            return Vec::new();
        }
        let complaints = match again.workshop.compile(&made) {
            Ok(complaints) if complaints.is_empty() => break made,
            Ok(complaints) => complaints,
            Err(why) => {
                leave(left_out, &why);
                return Vec::new();
            }
        };
        let before = left_out.len();
        for (path, line, what) in &complaints {
            let here = |(p, _, (first, last)): &&Standing| p == path && (*first..=*last).contains(line);
            for (_, number, _) in places.iter().filter(here) {
                left_out.insert(*number, format!("it does not compile: {what}"));
            }
        }
        if left_out.len() == before {
            let (path, line, what) = complaints.first().cloned().unwrap_or_default();
            leave(left_out, &format!("the tests do not compile: {path}:{line}: {what}"));
            return Vec::new();
        }
    };
    let classes = concerned(wanted, runs, again.vm);
    let failures = match (again.run)(&changed, &classes) {
        Ok(failures) => failures,
        Err(why) => {
            leave(left_out, &format!("not run on the JVM: {why}"));
            return Vec::new();
        }
    };
    let base = |method: &str| method.split(['[', '(']).next().unwrap_or_default().to_string();
    for one in wanted {
        let Some(run) = runs.get(one.run) else { continue };
        let of = |(class, method, _): &&(String, String, String)| {
            (classes.contains(class) || *class == run.class) && base(method) == one.assertion.method
        };
        // A failure that belongs to no method is one of the whole class.
        let failure = failures.iter().find(of).or_else(|| failures.iter().find(|(_, method, _)| method.is_empty()));
        if let Some((class, method, why)) = failure {
            left_out.entry(one.objective).or_insert(format!("{class}.{method} fails with it on the JVM: {why}"));
        }
    }
    let (runs_again, least) = (again.measure)(&again.workshop.classes(), &classes);
    for one in wanted.iter().filter(|one| !left_out.contains_key(&one.objective)).collect::<Vec<_>>() {
        let Some(first) = runs.get(one.run) else { continue };
        let now = runs_again.iter().filter(|run| base(&run.method) == one.assertion.method);
        let now: Vec<&TestRun> = now.filter(|run| run.class == first.class).collect();
        let failed = now.iter().find(|run| run.outcome != Outcome::Passed);
        let why = match (failed, now.first()) {
            (Some(run), _) => Some(format!("its test does not pass with it in the VM: {}", run.outcome)),
            (None, None) => Some("its test was not measured again".to_string()),
            _ => {
                let missing = first.missing.iter().find(|m| m.answer.as_ref() == Ok(one.assertion));
                let covers = |state: &TestState| {
                    let same = |m: &&crate::explore::influence::Modified| {
                        missing.is_some_and(|of| (&of.class, &of.field) == (&m.class, &m.field))
                    };
                    state.modified.iter().find(same).is_some_and(|m| m.checked.is_some_and(|how| how >= least))
                };
                let covered = now.iter().filter_map(|run| run.state.as_ref()).any(covers);
                (!covered).then(|| "the attribute is not covered with it".to_string())
            }
        };
        left_out.extend(why.map(|why| (one.objective, why)));
    }
    with_assertions(wanted, texts, again, left_out).0
}

/// The test classes that run a changed method: those that ran it, and those that inherit it.
fn concerned(wanted: &[Wanted<'_>], runs: &[TestRun], vm: &Vm) -> BTreeSet<String> {
    let load = |name: &str| vm.program.load(&name.replace('.', "/")).ok();
    let declared: Vec<_> = wanted.iter().filter_map(|one| load(&one.assertion.class)).collect();
    let mut found = BTreeSet::new();
    for run in runs {
        let Some(class) = load(&run.class) else { continue };
        if declared.iter().any(|above| vm.program.is_subtype(class, *above)) {
            // A nested class runs with the class around it.
            found.insert(run.class.split('$').next().unwrap_or(&run.class).to_string());
        }
    }
    found
}
