//! `generate --criterion state`: which attributes the written tests modify and do not check, and the assertions that check them.
//!
//! The tests are measured like any suite. Where an attribute that they leave unchecked can be seen, the assertion that
//! `measure` would propose is written into them; then they are measured again.
//!
//! Invariants: a test with more assertions compiled and passed on the JVM, in both orders and with other hash codes, or it stays
//! as it was. The states are those of the texts that are written. What was not measured is open, with the reason.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::rc::Rc;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use super::assertions::{self, Again, Ran, Sources};
use super::progress::Style;
use super::suites::{self, Effort, Found};
use crate::coverage::facts::Recorder;
use crate::coverage::report::{AssertionReport, Objective, RunReport, Total, Verdict};
use crate::coverage::state::{self, CRITERION};
use crate::coverage::subject::Subject;
use crate::explore::influence::{Influence, TestState, Tracker};
use crate::program::{Jdk, Replaced};
use crate::testgen::suite::{Outcome, TestRun, Workshop};
use crate::testgen::{JavaFile, OnJvm, run_on_jvm};

/// Control flow counts, as it does for `measure` unless it is told otherwise.
const LEAST: Influence = Influence::Control;
/// The classes of assertions.
const ASSERTIONS: [&str; 2] = ["org.junit.jupiter.api.Assertions", "org.junit.Assert"];
const STEPS_PER_TEST: u64 = 2_000_000_000;
const MAX_HEAP: u64 = 1 << 30;

/// Tests that are to be measured, and what they are about.
pub struct OwnState<'a> {
    pub jdk: &'a Path,
    pub classpath: &'a str,
    pub replaced: &'a Replaced,
    pub subject: &'a Rc<Subject>,
    pub started: Instant,
    /// Seconds since then.
    pub budget: f64,
    pub until: Instant,
    pub stop: &'a AtomicBool,
}

/// What tests modify and check.
pub struct Examined {
    /// By class and method.
    states: BTreeMap<(String, String), Result<TestState, String>>,
    /// By attribute: what would check it, or why nothing does.
    about: BTreeMap<String, AssertionReport>,
}

impl OwnState<'_> {
    /// Measures tests, and changes those that get more assertions.
    pub fn examine(&self, files: &mut [JavaFile]) -> Result<Examined, String> {
        if files.is_empty() {
            return Err("there are no tests".into());
        }
        let jdk = Jdk::open(self.jdk).map_err(|e| e.to_string())?;
        let workshop = Workshop::new(&jdk, self.classpath, self.until, self.stop)?;
        self.compile(&workshop, files)?;
        let found = self.found(&workshop)?;
        let runs = self.run(&found);
        let mut report = RunReport { tests: suites::reports(&runs), ..RunReport::default() };
        let states: Vec<Option<&TestState>> = runs.iter().map(|run| run.state.as_ref()).collect();
        state::add(&mut report, self.subject, &states, LEAST);
        assertions::describe(&mut report, &runs);
        let changed = self.more_assertions(&mut report, &runs, (&found, &workshop), files);
        let states = match changed {
            false => by_test(runs),
            true => {
                self.compile(&workshop, files)?;
                by_test(self.run(&self.found(&workshop)?))
            }
        };
        let about = report.objectives.into_iter().filter_map(|objective| Some((objective.what, objective.assertion?)));
        Ok(Examined { states, about: about.collect() })
    }

    fn compile(&self, workshop: &Workshop<'_>, files: &[JavaFile]) -> Result<(), String> {
        let sources: Sources = files.iter().map(|file| (file.path.clone(), file.text.clone())).collect();
        match workshop.compile(&sources)?.first() {
            None => Ok(()),
            Some((path, line, what)) => Err(format!("the tests do not compile: {path}:{line}: {what}")),
        }
    }

    fn found(&self, workshop: &Workshop<'_>) -> Result<Found, String> {
        let folders = [workshop.classes(), workshop.stand_ins()].map(|folder| folder.display().to_string());
        let tests = suites::join(&[&folders[0], &folders[1]]);
        let jdk = Jdk::open(self.jdk).map_err(|e| e.to_string())?;
        let found = tests.and_then(|tests| suites::find(jdk, &tests, self.classpath, self.replaced, MAX_HEAP));
        found.map_err(|e| e.to_string())
    }

    fn run(&self, found: &Found) -> Vec<TestRun> {
        let mut recorder = Recorder::new(Rc::clone(self.subject));
        let effort = Effort {
            started: self.started,
            budget: self.budget,
            steps_per_test: STEPS_PER_TEST,
            verbose: false,
            style: Style::Off,
        };
        let measured = self.subject.classes.iter().map(|class| class.name.clone());
        let tracker = Tracker::new(measured, &[]);
        suites::run(&found.vm, &found.suite, &mut recorder, &effort, self.stop, Some(tracker))
    }

    /// Writes the assertions that are missing into the tests; whether there are any.
    fn more_assertions(
        &self,
        report: &mut RunReport,
        runs: &[TestRun],
        (found, workshop): (&Found, &Workshop<'_>),
        files: &mut [JavaFile],
    ) -> bool {
        let with = |sources: &Sources| -> Vec<JavaFile> {
            let text = |file: &JavaFile| sources.iter().find(|(path, _)| *path == file.path).map(|(_, text)| text);
            files.iter().filter_map(|file| Some(rewritten(file, &imported(text(file)?)))).collect()
        };
        let source = |path: &str| {
            let file = files.iter().find(|file| file.path == path);
            file.map(|file| file.text.clone()).ok_or_else(|| format!("{path} is none of the tests"))
        };
        let run = |sources: &Sources, _: &BTreeSet<String>| {
            failures(&with(sources), |files| run_on_jvm(workshop.jdk, self.classpath, files, self.until, self.stop))
        };
        let measure = |_: &Path, _: &BTreeSet<String>| {
            let runs = self.found(workshop).map(|found| self.run(&found));
            (runs.unwrap_or_default(), LEAST)
        };
        let again = Again { vm: &found.vm, workshop, source: &source, run: &run, measure: &measure };
        let changed = with(&assertions::copies(report, runs, &again));
        for file in &changed {
            if let Some(place) = files.iter_mut().find(|place| place.path == file.path) {
                *place = file.clone();
            }
        }
        !changed.is_empty()
    }
}

fn by_test(runs: Vec<TestRun>) -> BTreeMap<(String, String), Result<TestState, String>> {
    let state = |run: TestRun| match (run.outcome, run.state) {
        (Outcome::Passed, Some(state)) => Ok(state),
        (outcome, _) => Err(outcome.to_string()),
    };
    runs.into_iter().map(|run| ((run.class.clone(), run.method.clone()), state(run))).collect()
}

/// The text with imports of the assertions that lines of it name in full.
fn imported(text: &str) -> String {
    let mut lines: Vec<String> = Vec::new();
    let mut wanted: BTreeSet<String> = BTreeSet::new();
    for line in text.lines() {
        let code = line.trim_start();
        let full = ASSERTIONS.iter().find(|class| code.strip_prefix(**class).is_some_and(|rest| rest.starts_with('.')));
        let (indent, code) = line.split_at(line.len() - code.len());
        let short = full.map(|class| &code[class.len() + 1..]);
        if let Some((class, short)) = full.zip(short) {
            wanted.insert(format!("import static {class}.{};", short.split('(').next().unwrap_or_default()));
        }
        lines.push(format!("{indent}{}", short.unwrap_or(code)));
    }
    wanted.retain(|import| !lines.contains(import));
    for import in wanted.into_iter().rev() {
        let is_static = |line: &String| line.starts_with("import static ");
        let later = |line: &String| is_static(line) && *line > import;
        let after_last = lines.iter().rposition(is_static).map(|last| last + 1);
        match lines.iter().position(later).or(after_last) {
            Some(at) => lines.insert(at, import),
            None => {
                let first = lines.iter().position(|line| line.starts_with("import ")).unwrap_or(0);
                lines.splice(first..first, [import, String::new()]);
            }
        }
    }
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// A file with another text, in which its tests are elsewhere; whether they pass is asked with other hash codes too.
fn rewritten(file: &JavaFile, text: &str) -> JavaFile {
    let line = |method: &str| {
        let declared = format!(" void {method}(");
        text.lines().position(|line| line.contains(&declared)).map(|line| line as u32 + 1)
    };
    let tests = file.tests.iter();
    let tests = tests.map(|(case, method, at)| (*case, method.clone(), line(method).unwrap_or(*at)));
    let doubtful = file.tests.iter().map(|(case, ..)| *case).collect();
    JavaFile { path: file.path.clone(), text: text.to_string(), tests: tests.collect(), doubtful }
}

/// The tests of these files that do not pass; an error where they were not run.
fn failures(files: &[JavaFile], run: impl FnOnce(&[JavaFile]) -> Vec<OnJvm>) -> Ran {
    let ends = run(files);
    let mut failed = Vec::new();
    for file in files {
        let class = file.path.trim_end_matches(".java").replace('/', ".");
        for (case, method, _) in &file.tests {
            match ends.get(*case) {
                Some(OnJvm::Passed) => {}
                Some(OnJvm::Failed(why) | OnJvm::Broken(why)) => {
                    failed.push((class.clone(), method.clone(), why.clone()));
                }
                Some(OnJvm::NotRun(why)) => return Err(why.clone()),
                None => return Err("it was not reached".into()),
            }
        }
    }
    Ok(failed)
}

/// Adds what was found to the report of the tests.
pub fn tell(report: &mut RunReport, subject: &Subject, examined: Result<Examined, String>) {
    let Examined { states, about } = match examined {
        Ok(examined) => examined,
        Err(why) => return not_measured(report, &why),
    };
    let mut unseen = Vec::new();
    let mut aligned: Vec<Option<&TestState>> = Vec::new();
    for test in &report.tests {
        let state = states.get(&(test.class.clone(), test.method.clone()));
        if let Some(Err(why)) = state {
            unseen.push(format!("state: {}.{} was not measured: {why}", test.class, test.method));
        }
        aligned.push(state.and_then(|state| state.as_ref().ok()));
    }
    if aligned.iter().all(Option::is_none) {
        let why = unseen.into_iter().next().unwrap_or_else(|| "no test was run".into());
        return not_measured(report, &why);
    }
    report.warnings.extend(unseen);
    state::add(report, subject, &aligned, LEAST);
    for objective in report.objectives.iter_mut().filter(|objective| objective.criterion == CRITERION) {
        if matches!(objective.verdict, Verdict::Open { .. }) {
            let reason = about.get(&objective.what).and_then(|about| about.reason.clone());
            if let (Verdict::Open { reason, .. }, Some(why)) = (&mut objective.verdict, &reason) {
                *reason = format!("{reason}: {why}");
            }
            objective.assertion = Some(AssertionReport { reason, ..AssertionReport::default() });
        }
    }
}

/// Nothing is known of what the tests check: one open objective says why.
fn not_measured(report: &mut RunReport, why: &str) {
    report.totals.push(Total { criterion: CRITERION.into(), all: 1, open: 1, ..Total::default() });
    report.objectives.push(Objective {
        id: format!("{CRITERION}:not measured"),
        criterion: CRITERION.into(),
        decision: None,
        condition: None,
        value: None,
        file: None,
        line: 0,
        what: "what the tests modify and check".into(),
        verdict: Verdict::Open {
            cause: "not measured".into(),
            reason: format!("the tests were not measured: {why}"),
            advice: "give the run more time (--budget), or measure the tests with `obligato measure`".into(),
        },
        justified: None,
        assertion: None,
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn assertions_are_imported() {
        let full = "    org.junit.jupiter.api.Assertions.assertTrue(a.b());\n    org.junit.jupiter.api.Assertions.assertNull(a.c());\n";
        let none = imported(&format!("package p;\n\nimport org.junit.jupiter.api.Test;\n\n{full}"));
        let line = |name: &str| format!("import static org.junit.jupiter.api.Assertions.{name};\n");
        let (is_null, is_true) = (line("assertNull"), line("assertTrue"));
        let short = "    assertTrue(a.b());\n    assertNull(a.c());\n";
        assert_eq!(none, format!("package p;\n\n{is_null}{is_true}\nimport org.junit.jupiter.api.Test;\n\n{short}"));
        let equals = line("assertEquals");
        let some = imported(&format!("package p;\n\n{equals}{is_true}\nimport q.R;\n\n{full}"));
        assert_eq!(some, format!("package p;\n\n{equals}{is_null}{is_true}\nimport q.R;\n\n{short}"));
    }
}
