//! The MC/DC obligations of the new version that the changes can influence, and the tests that show them (paper 001,
//! section IV-B): a generation whose subject wants nothing else, so that states from which no impacted obligation can be
//! reached any more are dropped.

use std::collections::BTreeSet;
use std::path::Path;
use std::rc::Rc;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use super::report::{DiffReport, ImpactedDecision, ImpactedObligation, Place, WrittenTest};
use crate::analysis::diff::{Changes, MethodKey, Version};
use crate::analysis::impact::Impact;
use crate::coverage::criteria::Criterion;
use crate::coverage::facts::Recorder;
use crate::coverage::report::{RunReport, TestReport, Verdict};
use crate::coverage::summary::totals;
use crate::explore::engine::Limits;
use crate::explore::target::Reach;
use crate::interp::Vm;
use crate::prune::impacted::Impacted;
use crate::solver::Options;
use crate::testgen::generate::outcome::{self, Trial};
use crate::testgen::generate::scope::scope;
use crate::testgen::generate::{Request, generate};
use crate::testgen::{JUnit, JavaFile};

/// What the generation needs.
pub struct Search<'a> {
    pub changes: &'a Changes,
    /// What is compared: impact through other callers does not count.
    pub roots: &'a [MethodKey],
    /// The new version, to be explored with branches as they are, and to be run.
    pub explored: &'a Vm,
    pub plain: &'a Vm,
    pub reach: Reach,
    pub source: Option<&'a Path>,
    pub limits: Limits,
    pub solver: Options,
    pub junit: JUnit,
    pub started: Instant,
    pub until: Instant,
    pub trial: Option<Trial<'a>>,
    pub stop: &'a AtomicBool,
    /// Java names of classes that are there already.
    pub taken: &'a BTreeSet<String>,
}

/// The classes of the suite that was given: tests are written beside them.
fn taken(report: &DiffReport) -> BTreeSet<String> {
    let tests = report.affected.iter().flatten();
    tests.filter_map(|test| test.test.rsplit_once('.').map(|(class, _)| class.to_string())).collect()
}

impl Search<'_> {
    /// Fills in the impacted decisions and their tests; the Java files are given.
    pub fn run(self, report: &mut DiffReport) -> Vec<JavaFile> {
        let impact = Impact::within(self.changes, self.roots);
        for file in &mut report.files {
            let classes = self.changes.files(Version::New).values().filter(|c| super::run::source_path(c) == file.path);
            let lines: BTreeSet<u32> = classes.flat_map(|c| impact.lines(&c.name)).collect();
            file.new_impacted = lines.into_iter().collect();
        }
        let classes = classes(&impact);
        if classes.is_empty() {
            return Vec::new();
        }
        let mut scope = match scope(self.explored, &classes, &self.reach, self.source, false) {
            Ok(scope) => scope,
            Err(why) => {
                report.warnings.push(format!("impacted obligations: {why}"));
                return Vec::new();
            }
        };
        let Some(mcdc) = Criterion::named("mcdc") else { return Vec::new() };
        let Some(impacted) = Impacted::alone(&mut scope.subject, &impact, mcdc) else { return Vec::new() };
        let request = Request {
            criteria: vec![mcdc],
            taken: taken(report).union(self.taken).cloned().collect(),
            limits: self.limits.clone(),
            solver: self.solver.clone(),
            started: self.started,
            until: Some(self.until),
            deepen: false,
            ..Request::new(self.explored, self.plain, &scope)
        };
        let recorder = Recorder::new(Rc::clone(&scope.subject));
        let mut generated = generate(&request, recorder, self.stop, &mut |_| {}, &mut |_| {});
        let trial = self.trial.ok_or_else(|| "not wanted".to_string());
        let suite = outcome::suite(&request, &mut generated, self.junit, trial);
        let mut run = RunReport::default();
        outcome::report(&request, &generated, &suite, &[], self.source, &mut run);
        report.warnings.append(&mut run.warnings);
        report.totals = totals(&run.objectives).into_iter().next();
        let first = report.tests.len();
        report.tests.extend(run.tests.iter().map(written));
        for (number, decision) in run.decisions.iter().enumerate() {
            let own = run.objectives.iter().filter(|o| o.decision == Some(number));
            let obligations: Vec<ImpactedObligation> = own
                .map(|o| ImpactedObligation {
                    id: o.id.clone(),
                    what: o.what.clone(),
                    verdict: moved(&o.verdict, first),
                })
                .collect();
            if obligations.is_empty() {
                continue;
            }
            let chain = impacted.chain(&impact, number as u32);
            let file = |class: &str| super::run::file_of(&report.files, self.changes, class);
            let chain_at = chain.iter().map(|s| Place { file: file(&s.method.class), old: s.version == Version::Old });
            report.impacted.push(ImpactedDecision {
                id: decision.id.clone(),
                class: decision.class.clone(),
                method: decision.method.clone(),
                file: file(&decision.class.replace('.', "/")),
                line: decision.line,
                text: decision.text.clone(),
                chain_at: chain_at.collect(),
                chain: chain.into_iter().map(|step| (step.what, step.line)).collect(),
                obligations,
            });
        }
        suite.files
    }
}

/// The classes with branches that a change can influence, by their Java names; nested ones count for the outermost.
fn classes(impact: &Impact) -> Vec<String> {
    let graph = impact.calls();
    let mut found = BTreeSet::new();
    for node in impact.branches() {
        let at = graph.methods.partition_point(|m| m.first <= node);
        if let Some(method) = at.checked_sub(1).and_then(|at| graph.methods.get(at)) {
            found.insert(method.class.split('$').next().unwrap_or_default().replace('/', "."));
        }
    }
    found.into_iter().collect()
}

fn written(test: &TestReport) -> WrittenTest {
    WrittenTest {
        class: test.class.clone(),
        method: test.method.clone(),
        file: test.file.clone().unwrap_or_default(),
        line: test.line,
        code: test.code.clone(),
        shows: test.shows.clone(),
        on_jvm: test.on_jvm.clone().unwrap_or_else(|| "not run".into()),
    }
}

/// The same verdict with tests counted from another beginning.
fn moved(verdict: &Verdict, first: usize) -> Verdict {
    match verdict {
        Verdict::Covered { tests, not_run } => {
            Verdict::Covered { tests: tests.iter().map(|t| t + first).collect(), not_run: not_run.clone() }
        }
        other => other.clone(),
    }
}
