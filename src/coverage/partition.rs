//! What is found about a partition of inputs ([`super::labels::input_domain`]), for the report: blocks that overlap, leave
//! something out or throw, each with a call that shows it. It is a partition only where all of that is proved impossible.

use std::collections::BTreeMap;

use super::labels::input_domain::{CHECKS, CRITERION, Doubt};
use super::report::{Finding, Objective, PartitionReport, RunReport, TestReport, Verdict};
use crate::classfile::descriptor::MethodType;

/// Takes what was asked about the partition out of the objectives, into a part of the report of its own.
pub fn take(report: &mut RunReport, class: &str) {
    let mut found: BTreeMap<String, PartitionReport> = BTreeMap::new();
    for objective in &report.objectives {
        let Some((method, text)) = place(objective) else { continue };
        let blank =
            || PartitionReport { class: class.to_string(), target: shown(method), ..PartitionReport::default() };
        let about = found.entry(method.to_string()).or_insert_with(blank);
        if objective.criterion == CRITERION {
            about.blocks.push(text.to_string());
        }
        if objective.criterion == CHECKS.name
            && let Some(doubt) = Doubt::of(text)
        {
            about.findings.extend(finding(doubt, method, &objective.verdict, &report.tests));
        }
    }
    for about in found.values_mut() {
        about.is_proved = about.findings.is_empty();
    }
    report.partitions = found.into_values().collect();
    forget(report);
}

/// The method and the text of the label that an objective is about.
fn place(objective: &Objective) -> Option<(&str, &str)> {
    let is_own = objective.criterion == CRITERION || objective.criterion == CHECKS.name;
    let (method, rest) = objective.id.split_once('@').filter(|_| is_own)?;
    Some((method, rest.split_once(':')?.1))
}

/// `pkg.Class.method(int, long)`, of what ids say.
fn shown(method: &str) -> String {
    let (name, descriptor) = method.split_at(method.find('(').unwrap_or(method.len()));
    let params = MethodType::parse(descriptor).map(|parsed| parsed.params).unwrap_or_default();
    let params: Vec<String> = params.iter().map(|param| param.java()).collect();
    format!("{}({})", name.replace(".<init>", ""), params.join(", "))
}

/// Nothing where it is proved that there is no such input.
fn finding(doubt: Doubt, method: &str, verdict: &Verdict, tests: &[TestReport]) -> Option<Finding> {
    let (test, input, reason) = match verdict {
        Verdict::Infeasible { .. } => return None,
        Verdict::Open { reason, .. } => (None, String::new(), reason.clone()),
        Verdict::Covered { tests: by, .. } => {
            let test = by.first().copied();
            let called = test.and_then(|test| tests.get(test)).and_then(|test| call(test, method));
            (test, called.unwrap_or_default(), String::new())
        }
    };
    let (kind, blocks) = match doubt {
        Doubt::Overlap(a, b) => ("overlap", std::iter::once(a).chain(b).collect()),
        Doubt::LeftOut => ("left out", Vec::new()),
        Doubt::Throws(block) => ("throws", vec![block]),
    };
    Some(Finding { kind: kind.into(), blocks, test, input, reason })
}

/// The line of a test that calls the method.
fn call(test: &TestReport, method: &str) -> Option<String> {
    let name = method.split('(').next().unwrap_or_default();
    let name = name.strip_suffix(".<init>").unwrap_or(name).rsplit(['.', '$']).next().unwrap_or_default();
    let line = test.code.iter().rev().find(|line| line.contains(&format!("{name}(")))?;
    Some(line.trim().to_string())
}

fn forget(report: &mut RunReport) {
    let mut places: Vec<Option<usize>> = Vec::new();
    let mut kept = 0;
    report.objectives.retain(|objective| {
        let stays = objective.criterion != CHECKS.name;
        places.push(stays.then_some(kept));
        kept += usize::from(stays);
        stays
    });
    for test in &mut report.tests {
        test.objectives = test.objectives.iter().filter_map(|old| places.get(*old).copied().flatten()).collect();
    }
    report.totals.retain(|total| total.criterion != CHECKS.name);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn findings_are_taken_out_of_the_objectives() {
        let objective = |criterion: &str, what: &str, verdict| Objective {
            id: format!("a.B.f(IJ)I@0:{what}"),
            criterion: criterion.into(),
            decision: None,
            condition: None,
            value: None,
            file: None,
            line: 3,
            what: what.into(),
            verdict,
            justified: None,
            assertion: None,
        };
        let covered = || Verdict::Covered { tests: vec![0], not_run: None };
        let never = || Verdict::Infeasible { reason: String::new(), scope: Vec::new() };
        let mut report = RunReport {
            objectives: vec![
                objective(CRITERION, "low", covered()),
                objective(CHECKS.name, "in both low and high", covered()),
                objective(CHECKS.name, "in no block", never()),
                objective(CRITERION, "high", covered()),
            ],
            tests: vec![TestReport {
                code: vec!["assertEquals(1, B.f(3, 4L));".into()],
                objectives: vec![0, 1, 3],
                ..TestReport::default()
            }],
            ..RunReport::default()
        };
        take(&mut report, "a.Parts");
        assert_eq!(report.objectives.len(), 2);
        assert_eq!(report.tests[0].objectives, [0, 1]);
        let [about] = &report.partitions[..] else { panic!("one partition") };
        assert_eq!((&*about.target, about.is_proved), ("a.B.f(int, long)", false));
        assert_eq!(about.blocks, ["low", "high"]);
        let [only] = &about.findings[..] else { panic!("one finding") };
        assert_eq!((&*only.kind, &*only.input, only.test), ("overlap", "assertEquals(1, B.f(3, 4L));", Some(0)));
    }
}
