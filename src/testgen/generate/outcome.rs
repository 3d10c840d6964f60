//! From a generation to what a user gets: Java files that hold on the real JVM, and the report.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use super::confirm::{Coverage, confirm};
use super::{Generated, Request, judge, notes};
use crate::coverage::facts::FactSet;
use crate::coverage::goals::Goals;
use crate::coverage::probes::Probes;
use crate::coverage::report::{CONFIRMED, Exploration, Moment, Objective, RunReport, TestReport, Verdict, Withheld};
use crate::coverage::scope::read_lines;
use crate::coverage::summary::{Input, summarize, totals};
use crate::program::Jdk;
use crate::testgen::{JUnit, JavaFile, Note, OnJvm, Recorded, TestCase, run_and_record, write_beside};

/// Where tests go below the output folder.
pub const JUNIT_FOLDER: &str = "junit";

/// The tests of a generation as files, without those that do not hold on the JVM.
pub struct Suite {
    pub files: Vec<JavaFile>,
    pub notes: Vec<Note>,
    /// By test.
    pub on_jvm: Vec<OnJvm>,
    /// By test: whether the JVM confirms its coverage; none where that was not asked.
    pub coverage: Vec<Option<Coverage>>,
    /// What the JVM could not be asked about: places with reasons.
    pub not_told: Vec<(String, String)>,
    /// What tests show in the VM alone, or on the JVM alone, that count for what they show in both.
    pub narrowed: Vec<String>,
}

/// How tests are tried on the JVM.
pub struct Trial<'a> {
    pub jdk: &'a Jdk,
    pub classpath: &'a str,
    pub until: Instant,
    pub stop: &'a AtomicBool,
    /// Their coverage there is compared with what is claimed.
    pub confirm: bool,
}

/// Why a test is withheld, for the list of these.
const BROKEN: &str = "the test does not compile";
const FAILED: &str = "the test does not pass on the JVM";
const DIFFERS: &str = "the test covers something else on the JVM than in the VM";

/// Writes the tests, runs them, and withholds what does not pass or covers something else there. `Err` says why they are
/// not run.
pub fn suite(
    request: &Request<'_>,
    generated: &mut Generated,
    junit: JUnit,
    trial: Result<Trial<'_>, String>,
) -> Suite {
    let (mut files, mut notes) = java(request, generated, junit);
    let mut coverage = BTreeMap::new();
    let mut not_told = Vec::new();
    let mut on_jvm = match &trial {
        Err(why) => vec![OnJvm::NotRun(why.clone()); generated.tests.len()],
        Ok(trial) => {
            let probes = trial.confirm.then(|| Probes::new(&request.subject, &request.concrete.program));
            let mut answers = run(trial, &files, probes.as_ref());
            if try_raw(request, generated, junit, &mut |files| run(trial, files, probes.as_ref()), &mut answers) {
                (files, notes) = java(request, generated, junit);
            }
            let (seen, recorded) = answers;
            if let Some(probes) = probes {
                let failed = seen.iter().enumerate().filter(|(_, end)| matches!(end, OnJvm::Failed(_)));
                coverage = confirm(generated, &probes, recorded, &failed.map(|(case, _)| case).collect());
                not_told = probes.not_told(&request.subject);
            }
            seen
        }
    };
    on_jvm.resize(generated.tests.len(), OnJvm::NotRun("not run".into()));
    let mut coverage: Vec<Option<Coverage>> = (0..on_jvm.len()).map(|case| coverage.remove(&case)).collect();
    let mut faults: Vec<Option<(&'static str, String)>> = on_jvm
        .iter()
        .zip(&coverage)
        .map(|(end, coverage)| match (end, coverage) {
            (OnJvm::Broken(why), _) => Some((BROKEN, why.lines().next().unwrap_or_default().to_string())),
            (OnJvm::Failed(why), _) => Some((FAILED, why.lines().next().unwrap_or_default().to_string())),
            (_, Some(Coverage::Differs(what))) => Some((DIFFERS, what.clone())),
            _ => None,
        })
        .collect();
    let mut narrowed = Vec::new();
    if faults.iter().any(Option::is_some) {
        // One after the other: an objective is open because of the first reason that leaves it without a test. What tests cover
        // in the VM alone is taken from them already.
        recount(request, generated, DIFFERS);
        for reason in [BROKEN, FAILED, DIFFERS] {
            if reason == DIFFERS {
                narrowed = spare(request, generated, &mut faults);
            }
            let is_good = |fault: &Option<(&str, String)>| fault.as_ref().is_none_or(|(what, _)| *what != reason);
            for (what, why) in faults.iter().filter(|fault| !is_good(fault)).flatten() {
                *generated.withheld.entry(format!("{what}: {why}")).or_default() += 1;
            }
            let good: Vec<bool> = faults.iter().map(is_good).collect();
            retain(&mut generated.tests, &good);
            retain(&mut on_jvm, &good);
            retain(&mut coverage, &good);
            retain(&mut faults, &good);
            recount(request, generated, reason);
        }
        (files, notes) = java(request, generated, junit);
    }
    Suite { files, notes, on_jvm, coverage, not_told, narrowed }
}

/// What the JVM says of tests, and what was recorded of those that passed.
type Answers = (Vec<OnJvm>, BTreeMap<usize, Result<Recorded, String>>);

fn run(trial: &Trial<'_>, files: &[JavaFile], probes: Option<&Probes>) -> Answers {
    run_and_record(trial.jdk, trial.classpath, files, probes, trial.until, trial.stop)
}

/// Tests that do not compile may do so without type arguments, which are refused most often. Whether one is written so now.
fn try_raw(
    request: &Request<'_>,
    generated: &mut Generated,
    junit: JUnit,
    run: &mut dyn FnMut(&[JavaFile]) -> Answers,
    (seen, recorded): &mut Answers,
) -> bool {
    let broken = seen.iter().enumerate().filter(|(_, end)| matches!(end, OnJvm::Broken(_)));
    let raw =
        broken.filter_map(|(number, _)| Some((number, generated.tests.get(number)?.case.without_type_arguments()?)));
    let (numbers, cases): (Vec<usize>, Vec<TestCase>) = raw.unzip();
    if cases.is_empty() {
        return false;
    }
    let (again, mut shown) = run(&write_beside(&cases, &[], junit, &request.taken));
    let mut any = false;
    for (at, ((number, case), end)) in numbers.into_iter().zip(cases).zip(again).enumerate() {
        if end != OnJvm::Passed {
            continue;
        }
        if let (Some(test), Some(place)) = (generated.tests.get_mut(number), seen.get_mut(number)) {
            test.case = case;
            *place = end;
            recorded.extend(shown.remove(&at).map(|shown| (number, shown)));
            any = true;
        }
    }
    any
}

/// Tests that cover something else on the JVM stay if what they show in both is covered by no other. Examples of the difference.
fn spare(request: &Request<'_>, generated: &Generated, faults: &mut [Option<(&'static str, String)>]) -> Vec<String> {
    let pairs = generated.tests.iter().zip(faults.iter());
    let good = pairs.filter(|(_, fault)| fault.is_none()).map(|(test, _)| &test.facts);
    let recorder = &generated.recorder;
    let mut goals = Goals::of_tests(recorder, &request.criteria, request.existing.iter().chain(good));
    let mut narrowed = Vec::new();
    for (number, (test, fault)) in generated.tests.iter().zip(faults).enumerate() {
        if goals.wants_any(recorder, &test.facts)
            && let Some((_, what)) = fault.take_if(|(reason, _)| *reason == DIFFERS)
        {
            goals.keep(recorder, number as u32, &test.facts);
            narrowed.push(what);
        }
    }
    narrowed
}

/// Keeps what is good, by position.
pub fn retain<T>(all: &mut Vec<T>, good: &[bool]) {
    let mut good = good.iter();
    all.retain(|_| good.next() != Some(&false));
}

fn java(request: &Request<'_>, generated: &Generated, junit: JUnit) -> (Vec<JavaFile>, Vec<Note>) {
    let notes = notes(&request.subject, &request.criteria, &generated.recorder, &request.existing, &generated.tests);
    let cases: Vec<TestCase> = generated.tests.iter().map(|test| test.case.clone()).collect();
    (write_beside(&cases, &notes, junit, &request.taken), notes)
}

/// What is covered without the tests that were taken out; what only they covered was shown by a path.
fn recount(request: &Request<'_>, generated: &mut Generated, why: &str) {
    let kept = request.existing.iter().chain(generated.tests.iter().map(|t| &t.facts));
    let goals = Goals::of_tests(&generated.recorder, &request.criteria, kept);
    for number in 0..goals.aims.len() {
        if generated.goals.is_covered(number) && !goals.is_covered(number) {
            generated.untested.entry(number).or_insert_with(|| why.to_string());
        }
    }
    generated.goals = goals;
}

/// Fills in everything but the settings and the time.
pub fn report(
    request: &Request<'_>,
    generated: &Generated,
    suite: &Suite,
    existing: &[TestReport],
    source: Option<&Path>,
    report: &mut RunReport,
) {
    report.tests = existing.to_vec();
    let texts: BTreeMap<&str, Vec<&str>> =
        suite.files.iter().map(|file| (file.path.as_str(), file.text.lines().collect())).collect();
    let mut places: BTreeMap<usize, (&JavaFile, &str, u32)> = BTreeMap::new();
    for file in &suite.files {
        places.extend(file.tests.iter().map(|(case, method, line)| (*case, (file, method.as_str(), *line))));
    }
    for (number, test) in generated.tests.iter().enumerate() {
        let mut entry =
            TestReport { target: test.case.target.clone(), in_vm: "passed".into(), ..TestReport::default() };
        if let Some((file, method, line)) = places.get(&number) {
            entry.class = file.path.trim_end_matches(".java").replace('/', ".");
            entry.method = method.to_string();
            entry.file = Some(format!("{JUNIT_FOLDER}/{}", file.path));
            entry.line = *line;
            entry.code = code_of(texts.get(file.path.as_str()).map_or(&[], Vec::as_slice), *line);
        }
        entry.shows = suite.notes.get(number).map(|note| note.comment.clone()).unwrap_or_default();
        entry.on_jvm = suite.on_jvm.get(number).map(|result| match result {
            OnJvm::Passed => "passed".to_string(),
            OnJvm::Failed(why) => format!("failed: {why}"),
            OnJvm::Broken(why) => format!("does not compile: {why}"),
            OnJvm::NotRun(why) => format!("not run: {why}"),
        });
        entry.coverage_on_jvm = suite.coverage.get(number).and_then(Option::as_ref).map(|coverage| match coverage {
            // What is claimed is what both show.
            Coverage::Confirmed | Coverage::Differs(_) => CONFIRMED.to_string(),
            Coverage::Open(why) => format!("not confirmed: {why}"),
        });
        report.tests.push(entry);
    }
    let tests: Vec<&FactSet> = request.existing.iter().chain(generated.tests.iter().map(|t| &t.facts)).collect();
    let goals = Goals::of_tests(&generated.recorder, &request.criteria, tests.iter().copied());
    let judged = judge(request, generated);
    for (place, why) in &suite.not_told {
        report.warnings.push(format!("{place}: its coverage is not confirmed on the JVM: {why}"));
    }
    for what in &suite.narrowed {
        let counts = "it counts for what it covers in both";
        report.warnings.push(format!("a test covers something else on the JVM than in the VM: {what}; {counts}"));
    }
    report.warnings.extend(request.subject.warnings.iter().cloned());
    report.removed = request.subject.removed.clone();
    let read = |path: &str| source.and_then(|folder| read_lines(&folder.join(path)));
    let input = Input { recorder: &generated.recorder, goals: &goals, tests: &tests, source: &read };
    let summary = summarize(&input, &mut |aim| judged.verdict(aim));
    report.warnings.extend(summary.warnings);
    report.files = summary.files;
    report.decisions = summary.decisions;
    report.objectives = summary.objectives;
    mark_not_run(request, generated, suite, &mut report.objectives);
    report.totals = totals(&report.objectives);
    for (test, objectives) in report.tests.iter_mut().zip(summary.by_test) {
        test.objectives = objectives;
    }
    report.withheld =
        generated.withheld.iter().map(|(reason, count)| Withheld { reason: reason.clone(), count: *count }).collect();
    for explored in &generated.explored {
        let tally = &explored.tally;
        let mut left_out: Vec<(String, u64)> = Vec::new();
        left_out.extend(tally.partial.iter().chain(&tally.left).map(|(cause, count)| (cause.to_string(), *count)));
        left_out.extend(tally.cut.iter().map(|what| (what.to_string(), 0)));
        report.exploration.push(Exploration {
            target: explored.name.clone(),
            paths: tally.finished(),
            states: tally.finished() + tally.infeasible + tally.pruned.values().sum::<u64>(),
            exhaustive: tally.exhaustive(),
            left_out,
            instructions: tally.steps,
            queries: explored.queries,
            seconds: explored.time.as_secs_f64(),
        });
    }
    report.means = generated.means.clone();
    report.paths = generated.paths.clone();
    let moment = |(seconds, paths, covered): &(f64, u64, usize)| Moment {
        seconds: *seconds,
        paths: *paths,
        covered: *covered as u64,
    };
    report.timeline = generated.timeline.iter().map(moment).collect();
    report.ended_early = match (generated.interrupted, generated.out_of_time) {
        (true, _) => Some("interrupted".into()),
        (_, true) => Some("the budget was used up".into()),
        _ => None,
    };
}

/// What tests cover that were not run on the JVM is marked, unless others cover it as well.
fn mark_not_run(request: &Request<'_>, generated: &Generated, suite: &Suite, objectives: &mut [Objective]) {
    let why = suite.on_jvm.iter().find_map(|end| match end {
        OnJvm::NotRun(why) => Some(why),
        _ => None,
    });
    let Some(why) = why else { return };
    let ran = generated.tests.iter().zip(&suite.on_jvm).filter(|(_, end)| **end == OnJvm::Passed);
    let goals = Goals::of_tests(
        &generated.recorder,
        &request.criteria,
        request.existing.iter().chain(ran.map(|(test, _)| &test.facts)),
    );
    for (number, objective) in objectives.iter_mut().enumerate() {
        if let Verdict::Covered { not_run, .. } = &mut objective.verdict
            && !goals.is_covered(number)
        {
            *not_run = Some(why.clone());
        }
    }
}

/// The lines of a method of a file, from its comment to its closing brace.
pub fn code_of(lines: &[&str], line: u32) -> Vec<String> {
    let at = (line as usize).saturating_sub(1);
    let mut first = at;
    while first > 0 && !lines.get(first - 1).is_none_or(|l| l.trim().is_empty() || l.trim() == "}" || l.ends_with('{'))
    {
        first -= 1;
    }
    let indent = lines.get(at).map_or(0, |l| l.len() - l.trim_start().len());
    let closing = format!("{}}}", " ".repeat(indent));
    let mut last = at;
    while lines.get(last).is_some_and(|l| *l != closing) {
        last += 1;
    }
    let shown = lines.get(first..=last.min(lines.len().saturating_sub(1))).unwrap_or_default();
    shown.iter().map(|l| l.get(indent..).unwrap_or(l.trim_start()).to_string()).collect()
}
