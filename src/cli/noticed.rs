//! `diff --tests`: which tests run what changed, and whether an assertion of theirs depends on anything that the change can influence.
//!
//! What a change can influence is the slice of `analysis::impact`, which is more rather than less; from there on values are followed as
//! for state coverage, which is exact. So a test that is said to check nothing does check nothing of the change.

use std::rc::Rc;
use std::sync::atomic::AtomicBool;

use super::suites::{self, Effort, Found};
use crate::analysis::diff::Changes;
use crate::analysis::impact::Impact;
use crate::coverage::facts::Recorder;
use crate::coverage::subject::Subject;
use crate::explore::influence::{SOURCE, Tracker};
use crate::testgen::suite::{Outcome, TestRun};
use crate::versions::report::{AffectedTest, Notice};

/// Runs the tests that can be affected, and fills in what they notice.
pub fn notice(
    tests: &mut [AffectedTest],
    found: &mut Found,
    changes: &Rc<Changes>,
    effort: &Effort,
    stop: &AtomicBool,
) {
    let impact = Impact::new(changes);
    if impact.is_coarse() {
        let unknown = |reason: &str| Some(Notice::Unknown { reason: reason.into() });
        let affected = tests.iter_mut().filter(|test| test.affected);
        return affected.for_each(|test| test.notice = unknown("the program is too large to follow the change"));
    }
    let wanted = |class: &str| {
        let class = class.replace('/', ".");
        let inside =
            |test: &AffectedTest| test.test.strip_prefix(&class).is_some_and(|rest| rest.starts_with(['.', '$']));
        tests.iter().any(|test| test.affected && inside(test))
    };
    found.suite.classes.retain(|class| wanted(&class.name));
    let only_code = changes.classes().iter().all(|class| !class.hierarchy && class.constants.is_empty());
    let tracker = Tracker::new([], &[]).following(chosen(impact, Rc::clone(changes)));
    let mut recorder = Recorder::new(Rc::new(Subject::default()));
    let runs = suites::run(&found.vm, &found.suite, &mut recorder, effort, stop, Some(tracker));
    for test in tests.iter_mut().filter(|test| test.affected) {
        let name = |run: &&TestRun| {
            let method = run.method.split('[').next().unwrap_or_default();
            test.test.strip_prefix(&run.class).and_then(|rest| rest.strip_prefix('.')) == Some(method)
        };
        let executions: Vec<Notice> = runs.iter().filter(name).map(|run| of_run(run, only_code)).collect();
        // One execution that notices is enough; what is not known may be one.
        let best = executions.into_iter().max_by_key(|notice| match notice {
            Notice::Checks => 3,
            Notice::Unknown { .. } => 2,
            Notice::ChecksNothing => 1,
            Notice::DoesNotRun => 0,
        });
        test.notice = Some(best.unwrap_or_else(|| Notice::Unknown { reason: "it was not run".into() }));
    }
}

/// The instructions that a change can influence; of a changed method also that it is run.
fn chosen(impact: Impact, changes: Rc<Changes>) -> Rc<crate::explore::influence::Chosen> {
    Rc::new(move |class: &str, name: &str, descriptor: &str| {
        let calls = impact.calls();
        let nodes = calls.nodes_of(calls.method(class, name, descriptor)?);
        let marked: Rc<[bool]> = nodes.map(|node| impact.is_affected(node)).collect();
        (marked.contains(&true) || !changes.is_same(class, name, descriptor)).then_some(marked)
    })
}

fn of_run(run: &TestRun, only_code: bool) -> Notice {
    let sources = run.state.iter().flat_map(|state| &state.modified).filter(|modified| modified.field == SOURCE);
    let sources: Vec<_> = sources.collect();
    let untried = run.state.iter().flat_map(|state| &state.untried).find(|(_, field, _)| field == SOURCE);
    let unexamined = run.state.iter().flat_map(|state| &state.unexamined).any(|(_, field)| field == SOURCE);
    match (&run.outcome, untried) {
        (Outcome::Failed(_), _) => Notice::Checks,
        (Outcome::Passed, _) if sources.iter().any(|source| source.checked.is_some()) => Notice::Checks,
        (Outcome::Passed, Some((.., bound))) => Notice::Unknown { reason: bound.to_string() },
        (Outcome::Passed, _) if unexamined => {
            Notice::Unknown { reason: "whether control flow carries it to an assertion was not examined".into() }
        }
        // What else changed has an influence that is not followed.
        (Outcome::Passed, _) if !only_code => Notice::Unknown { reason: "not only code changed".into() },
        (Outcome::Passed, _) if sources.is_empty() => Notice::DoesNotRun,
        (Outcome::Passed, _) => Notice::ChecksNothing,
        (outcome, _) => Notice::Unknown { reason: outcome.to_string() },
    }
}
