//! State coverage of a suite (paper 000, sections 4.3 and 6): an objective for each attribute that a test modified, covered
//! by the tests in which a write that survives influences an assertion.
//!
//! Unlike other criteria it has no objectives before the tests have run: what no test modifies is none. Invariant: an
//! attribute is covered exactly if a test is named for it; for the suite modified and checked are unions over its tests.

use std::collections::{BTreeMap, BTreeSet};

use super::report::{AttributeReport, Objective, RunReport, Total, Verdict, WriteReport};
use super::subject::Subject;
use crate::explore::influence::{Influence, TestState};

/// The criterion's name.
pub const CRITERION: &str = "state";

/// Tests that a reason names.
const MOST_NAMED: usize = 3;

#[derive(Default)]
struct Attribute {
    /// By test: the write that survives, and how it is checked.
    modified: BTreeMap<usize, ((String, u32), Option<Influence>)>,
    /// Tests that check what others wrote.
    also: BTreeMap<usize, Influence>,
    /// Some test checks a value that it overwrites later.
    checked_before: bool,
}

/// `pkg.Outer.Inner.field`
pub fn attribute_name(class: &str, field: &str) -> String {
    format!("{}.{field}", class.replace(['/', '$'], "."))
}

/// Adds objectives, totals and what each test modified; `least` is the influence that counts.
pub fn add(report: &mut RunReport, subject: &Subject, states: &[Option<&TestState>], least: Influence) {
    let mut attributes: BTreeMap<String, Attribute> = BTreeMap::new();
    let counts = |how: Influence| how >= least;
    for (test, state) in states.iter().enumerate() {
        let Some(state) = state else { continue };
        for one in &state.modified {
            let attribute = attributes.entry(attribute_name(&one.class, &one.field)).or_default();
            let checked = one.checked.filter(|how| counts(*how));
            attribute.checked_before |= one.checked_before;
            attribute.modified.insert(test, (one.written.clone(), checked));
        }
        for (class, field, how) in state.checks_others.iter().filter(|(_, _, how)| counts(*how)) {
            attributes.entry(attribute_name(class, field)).or_default().also.insert(test, *how);
        }
        if let Some(test) = report.tests.get_mut(test) {
            let names = |wanted: fn(Option<Influence>) -> bool| {
                let found = state.modified.iter().filter(|m| wanted(m.checked.filter(|how| counts(*how))));
                found.map(|m| attribute_name(&m.class, &m.field)).collect::<Vec<String>>()
            };
            test.modified = Some(names(|_| true));
            test.checked = Some(names(|checked| checked.is_some()));
            test.unexamined = state.unexamined.iter().map(|(class, field)| attribute_name(class, field)).collect();
        }
    }
    attributes.retain(|_, attribute| !attribute.modified.is_empty());
    let mut total = Total { criterion: CRITERION.into(), ..Total::default() };
    for (name, attribute) in attributes {
        let number = report.objectives.len();
        let own = attribute.modified.iter().filter_map(|(test, (_, how))| Some((*test, (*how)?)));
        let mut checks: BTreeMap<usize, Influence> = own.collect();
        if let Some(warning) = depends_on_order(report, &name, &attribute, checks.is_empty()) {
            report.warnings.push(warning);
        }
        for (test, how) in &attribute.also {
            checks.entry(*test).or_insert(*how);
        }
        // The write that the report points at: one that nothing checks if there is none that something does.
        let best = attribute.modified.values().max_by_key(|(_, how)| *how);
        let ((class, line), _) = best.cloned().unwrap_or_default();
        let writes: Vec<WriteReport> = attribute
            .modified
            .iter()
            .map(|(test, ((class, line), how))| WriteReport {
                test: *test,
                file: file_of(report, subject, class),
                line: *line,
                checked: how.is_some(),
            })
            .collect();
        total.all += 1;
        let verdict = match checks.is_empty() {
            false => Verdict::Covered { tests: checks.keys().copied().collect(), not_run: None },
            true => unchecked(report, &name, &attribute, &class, line),
        };
        match verdict {
            Verdict::Covered { .. } => total.covered += 1,
            _ => total.open += 1,
        }
        for test in checks.keys() {
            if let Some(test) = report.tests.get_mut(*test) {
                test.objectives.push(number);
            }
        }
        let influence = checks.values().max().map(|how| if *how == Influence::Data { "data" } else { "control" });
        report.objectives.push(Objective {
            id: format!("{CRITERION}:{name}"),
            criterion: CRITERION.into(),
            decision: None,
            condition: None,
            value: None,
            file: file_of(report, subject, &class),
            line,
            what: name.clone(),
            verdict,
            justified: None,
            assertion: None,
        });
        report.state.push(AttributeReport {
            objective: number,
            attribute: name,
            influence: influence.map(str::to_string),
            writes,
            checked_by: checks.into_keys().collect(),
        });
    }
    report.totals.push(total);
    warn_of_untried(report, states);
}

/// An attribute that is checked only as an earlier test of the class left it.
fn depends_on_order(report: &RunReport, name: &str, attribute: &Attribute, unchecked: bool) -> Option<String> {
    let (test, _) = attribute.also.first_key_value().filter(|_| unchecked)?;
    let test = report.tests.get(*test)?;
    Some(format!(
        "state: {name} is checked only as an earlier test left it, by {}.{}: that depends on the order of the tests",
        test.class, test.method
    ))
}

/// Bounds that were met where they may matter: of attributes that no test is known to check.
fn warn_of_untried(report: &mut RunReport, states: &[Option<&TestState>]) {
    let mut bounds: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (class, field, bound) in states.iter().flatten().flat_map(|state| &state.untried) {
        bounds.entry(attribute_name(class, field)).or_default().insert(bound.to_string());
    }
    let is_open = |name: &String| {
        let mut objectives = report.objectives.iter().filter(|o| o.criterion == CRITERION && o.what == *name);
        objectives.any(|o| matches!(o.verdict, Verdict::Open { .. }))
    };
    let warnings = bounds.iter().filter(|(name, _)| is_open(name)).map(|(name, bounds)| {
        let bounds: Vec<&str> = bounds.iter().map(String::as_str).collect();
        format!("state: {name} may be checked after all: {}", bounds.join(", "))
    });
    let warnings: Vec<String> = warnings.collect();
    report.warnings.extend(warnings);
    let unexamined = states.iter().flatten().filter(|state| !state.unexamined.is_empty()).count();
    if unexamined > 0 {
        report.warnings.push(format!(
            "state: of {unexamined} tests it was not examined whether control flow carries attributes to their assertions that \
             other tests check"
        ));
    }
}

fn file_of(report: &RunReport, subject: &Subject, class: &str) -> Option<usize> {
    let source = subject.classes.iter().find(|known| known.name == class)?.source.as_ref()?;
    report.files.iter().position(|file| file.path == *source)
}

fn unchecked(report: &RunReport, name: &str, attribute: &Attribute, class: &str, line: u32) -> Verdict {
    let tests: Vec<String> = attribute
        .modified
        .keys()
        .filter_map(|test| report.tests.get(*test))
        .map(|test| format!("{}.{}", test.class, test.method))
        .collect();
    let mut named = tests.iter().take(MOST_NAMED).cloned().collect::<Vec<_>>().join(", ");
    if tests.len() > MOST_NAMED {
        named.push_str(&format!(" and {} more", tests.len() - MOST_NAMED));
    }
    let place = match line {
        0 => class.replace('/', "."),
        line => format!("{}, line {line}", class.replace('/', ".")),
    };
    let before = if attribute.checked_before { ", only on values before that" } else { "" };
    Verdict::Open {
        cause: "not checked".into(),
        reason: format!("{name} is modified by {named}, last in {place}, and no assertion depends on that{before}"),
        advice: "assert what it is, or what can be seen of it".into(),
    }
}
