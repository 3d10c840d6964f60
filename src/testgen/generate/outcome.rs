//! From a generation to what a user gets: Java files that hold on the real JVM, and the report.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use super::{Generated, Kept, Request, judge, notes};
use crate::coverage::facts::FactSet;
use crate::coverage::goals::Goals;
use crate::coverage::report::{Exploration, Moment, RunReport, TestReport, Withheld};
use crate::coverage::scope::read_lines;
use crate::coverage::summary::{Input, summarize};
use crate::program::Jdk;
use crate::testgen::{JUnit, JavaFile, Note, OnJvm, TestCase, run_on_jvm, write_beside};

/// Where tests go below the output folder.
pub const JUNIT_FOLDER: &str = "junit";

/// The tests of a generation as files, those that fail on the JVM taken out.
pub struct Suite {
    pub files: Vec<JavaFile>,
    pub notes: Vec<Note>,
    /// By test.
    pub on_jvm: Vec<OnJvm>,
}

/// How tests are tried on the JVM; `None`: they are not.
pub struct Trial<'a> {
    pub jdk: &'a Jdk,
    pub classpath: &'a str,
    pub until: Instant,
    pub stop: &'a AtomicBool,
}

/// Writes the tests, runs them, and withholds what does not pass.
pub fn suite(
    request: &Request<'_>,
    generated: &mut Generated,
    junit: JUnit,
    trial: Result<Trial<'_>, String>,
) -> Suite {
    let (mut files, mut notes) = java(request, generated, junit);
    let mut on_jvm = match &trial {
        Err(why) => vec![OnJvm::NotRun(why.clone()); generated.tests.len()],
        Ok(trial) => run_on_jvm(trial.jdk, trial.classpath, &files, trial.until, trial.stop),
    };
    on_jvm.resize(generated.tests.len(), OnJvm::NotRun("not run".into()));
    let failed: BTreeSet<usize> =
        on_jvm.iter().enumerate().filter(|(_, r)| matches!(r, OnJvm::Failed(_))).map(|(n, _)| n).collect();
    if !failed.is_empty() {
        for result in &on_jvm {
            if let OnJvm::Failed(why) = result {
                let first = why.lines().next().unwrap_or_default();
                let reason = format!("the test does not pass on the JVM: {first}");
                *generated.withheld.entry(reason).or_default() += 1;
            }
        }
        let mut number = 0;
        let keep = |_: &Kept| {
            number += 1;
            !failed.contains(&(number - 1))
        };
        generated.tests.retain(keep);
        on_jvm.retain(|result| !matches!(result, OnJvm::Failed(_)));
        recount(request, generated);
        (files, notes) = java(request, generated, junit);
    }
    Suite { files, notes, on_jvm }
}

fn java(request: &Request<'_>, generated: &Generated, junit: JUnit) -> (Vec<JavaFile>, Vec<Note>) {
    let notes = notes(&request.subject, &request.criteria, &generated.recorder, &request.existing, &generated.tests);
    let cases: Vec<TestCase> = generated.tests.iter().map(|test| test.case.clone()).collect();
    (write_beside(&cases, &notes, junit, &request.taken), notes)
}

/// What is covered without the tests that were taken out; what only they covered was shown by a path.
fn recount(request: &Request<'_>, generated: &mut Generated) {
    let kept = request.existing.iter().chain(generated.tests.iter().map(|t| &t.facts));
    let goals = Goals::of_tests(&generated.recorder, &request.criteria, kept);
    for number in 0..goals.aims.len() {
        if generated.goals.is_covered(number) && !goals.is_covered(number) {
            let why = "the test does not pass on the JVM".to_string();
            generated.untested.entry(number).or_insert(why);
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
    for (number, test) in generated.tests.iter().enumerate() {
        let mut entry =
            TestReport { target: test.case.target.clone(), in_vm: "passed".into(), ..TestReport::default() };
        for file in &suite.files {
            let Some((_, method, line)) = file.tests.iter().find(|(case, ..)| *case == number) else { continue };
            entry.class = file.path.trim_end_matches(".java").replace('/', ".");
            entry.method = method.clone();
            entry.file = Some(format!("{JUNIT_FOLDER}/{}", file.path));
            entry.line = *line;
            entry.code = code_of(&file.text, *line);
        }
        entry.shows = suite.notes.get(number).map(|note| note.comment.clone()).unwrap_or_default();
        entry.on_jvm = suite.on_jvm.get(number).map(|result| match result {
            OnJvm::Passed => "passed".to_string(),
            OnJvm::Failed(why) => format!("failed: {why}"),
            OnJvm::NotRun(why) => format!("not run: {why}"),
        });
        report.tests.push(entry);
    }
    let tests: Vec<&FactSet> = request.existing.iter().chain(generated.tests.iter().map(|t| &t.facts)).collect();
    let goals = Goals::of_tests(&generated.recorder, &request.criteria, tests.iter().copied());
    let judged = judge(request, generated);
    report.warnings.extend(request.subject.warnings.iter().cloned());
    report.removed = request.subject.removed.clone();
    let read = |path: &str| source.and_then(|folder| read_lines(&folder.join(path)));
    let input = Input { recorder: &generated.recorder, goals: &goals, tests: &tests, source: &read };
    let summary = summarize(&input, &mut |aim| judged.verdict(aim));
    report.warnings.extend(summary.warnings);
    report.files = summary.files;
    report.decisions = summary.decisions;
    report.objectives = summary.objectives;
    report.totals = summary.totals;
    for (test, objectives) in report.tests.iter_mut().zip(summary.by_test) {
        test.objectives = objectives;
    }
    report.withheld =
        generated.withheld.iter().map(|(reason, count)| Withheld { reason: reason.clone(), count: *count }).collect();
    for explored in &generated.explored {
        let tally = &explored.tally;
        let mut left_out: Vec<(String, u64)> = Vec::new();
        left_out.extend(tally.partial.iter().chain(&tally.left).map(|(cause, count)| (cause.to_string(), *count)));
        left_out.extend(tally.cut.iter().map(|what| (what.clone(), 0)));
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

/// The lines of a method, from its comment to its closing brace.
pub fn code_of(text: &str, line: u32) -> Vec<String> {
    let lines: Vec<&str> = text.lines().collect();
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
