//! From what tests showed to the parts of a [`RunReport`] that speak of coverage: files, lines, decisions with their rows
//! and pairs, objectives with their verdicts, totals.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::criteria::{Aim, too_large};
use super::facts::{Completed, Fact, FactSet, Recorder};
use super::goals::Goals;
use super::report::{
    ConditionReport, DecisionReport, LineReport, MethodReport, Objective, PairReport, RowReport, RunReport, SourceText,
    Total, Verdict,
};
use super::subject::{Decision, Subject};
use super::words;
use crate::analysis::decisions::marking::Row;
use crate::analysis::decisions::obligations::coupled;
use crate::analysis::decisions::pairs::{Form, Pairs};
use crate::analysis::decisions::render::render;
use crate::analysis::decisions::{Origin, Role};

/// What was run.
pub struct Shown<'a> {
    pub subject: &'a Subject,
    pub recorder: &'a Recorder,
    /// Its objectives are reported; what it counts as covered is not asked.
    pub goals: &'a Goals,
    /// What each test showed, by its position in the report.
    pub tests: &'a [FactSet],
    pub source: Option<&'a Path>,
}

/// Fills in everything about coverage; `verdict` is asked about objectives that no test covers.
pub fn assemble(shown: &Shown<'_>, verdict: &dyn Fn(usize) -> Verdict, report: &mut RunReport) {
    let evaluations = evaluations(shown);
    report.files = files(shown);
    let file_of = |class: usize| {
        let path = shown.subject.classes.get(class).map(source_path)?;
        report.files.iter().position(|f| f.path == path)
    };
    let class_of = |name: &str| shown.subject.classes.iter().position(|c| c.name == name);
    report.decisions = Vec::new();
    for (number, decision) in shown.subject.decisions.iter().enumerate() {
        let file = class_of(&decision.mapped.class).and_then(file_of);
        let rows = evaluations.get(&(number as u32)).map_or(&[][..], Vec::as_slice);
        report.decisions.push(decision_report(decision, file, rows, shown.goals.form()));
    }
    let by_aim = covering_tests(shown);
    let paired = paired_tests(&report.decisions);
    let mut objectives = Vec::new();
    for (number, (criterion, aim)) in shown.goals.aims.iter().enumerate() {
        let tests: Vec<usize> = match aim {
            Aim::UniqueCause { decision, condition, .. } => {
                paired.get(&(*decision as usize, usize::from(*condition))).cloned().unwrap_or_default()
            }
            aim => by_aim.get(aim).map(|tests| tests.iter().copied().collect()).unwrap_or_default(),
        };
        let verdict = if tests.is_empty() { verdict(number) } else { Verdict::Covered { tests } };
        let place = place(shown.subject, aim);
        objectives.push(Objective {
            id: aim.id(shown.subject),
            criterion: (*criterion).to_string(),
            decision: aim.decision().map(|d| d as usize),
            condition: condition_of(aim),
            value: value_of(aim),
            file: place.0.and_then(file_of),
            line: place.1,
            what: words::what(shown.subject, aim),
            verdict,
            justified: None,
        });
    }
    report.objectives = objectives;
    for (number, objective) in report.objectives.iter().enumerate() {
        if let Verdict::Covered { tests } = &objective.verdict {
            for test in tests {
                if let Some(test) = report.tests.get_mut(*test) {
                    test.objectives.push(number);
                }
            }
        }
    }
    if shown.goals.aims.iter().any(|(criterion, _)| *criterion == "multiple-condition") {
        for decision in too_large(shown.subject) {
            report.warnings.push(format!(
                "line {} of {}: the decision has too many rows for multiple-condition coverage; none of them is counted",
                decision.mapped.line,
                decision.mapped.class.replace('/', ".")
            ));
        }
    }
    count(report);
}

/// Totals by criterion, from the objectives.
pub fn count(report: &mut RunReport) {
    let mut totals: Vec<Total> = Vec::new();
    for name in &report.settings.criteria {
        totals.push(Total { criterion: name.clone(), ..Total::default() });
    }
    for objective in &report.objectives {
        let Some(total) = totals.iter_mut().find(|t| t.criterion == objective.criterion) else { continue };
        total.all += 1;
        match objective.verdict {
            Verdict::Covered { .. } => total.covered += 1,
            Verdict::Infeasible { .. } => total.infeasible += 1,
            Verdict::Open { .. } => {
                total.open += 1;
                total.justified += u64::from(objective.justified.is_some());
            }
        }
    }
    report.totals = totals;
}

fn source_path(class: &super::subject::Class) -> String {
    class.source.clone().unwrap_or_else(|| format!("{}.class", class.name))
}

/// The different evaluations of each decision, with what they meet and the tests that have them.
type Seen = (crate::analysis::decisions::marking::Completion, Vec<usize>);

fn evaluations(shown: &Shown<'_>) -> BTreeMap<u32, Vec<Seen>> {
    let mut found: BTreeMap<u32, BTreeMap<Row, Seen>> = BTreeMap::new();
    for (test, facts) in shown.tests.iter().enumerate() {
        for fact in facts.iter().filter_map(|n| shown.recorder.fact(n)) {
            if let Fact::Evaluation(decision, Completed(completion)) = fact {
                let rows = found.entry(*decision).or_default();
                let (_, tests) = rows.entry(completion.row.clone()).or_insert_with(|| (completion.clone(), Vec::new()));
                tests.push(test);
            }
        }
    }
    found.into_iter().map(|(decision, rows)| (decision, rows.into_values().collect())).collect()
}

fn letter(condition: usize) -> String {
    let mut name = String::new();
    let mut rest = condition;
    loop {
        name.insert(0, char::from(b'A' + (rest % 26) as u8));
        rest /= 26;
        if rest == 0 {
            return name;
        }
        rest -= 1;
    }
}

fn decision_report(decision: &Decision, file: Option<usize>, seen: &[Seen], form: Form) -> DecisionReport {
    let mapped = &decision.mapped;
    let mut pairs = Pairs::new(&decision.table, form);
    let mut rows = Vec::new();
    for (number, (completion, tests)) in seen.iter().enumerate() {
        pairs.add(completion, number as u32);
        rows.push(RowReport {
            values: completion.row.letters(),
            outcome: completion.row.outcome,
            shows: (0..decision.table.conditions()).map(|c| completion.met.contains(c)).collect(),
            tests: tests.clone(),
        });
    }
    let first_test = |row: u32| seen.get(row as usize).and_then(|(_, tests)| tests.first()).copied().unwrap_or(0);
    let pairs = (0..decision.table.conditions() as u16).filter_map(|condition| {
        let pair = pairs.pair(condition)?;
        Some(PairReport {
            condition: condition.into(),
            form: if form == Form::Masking { "masking".into() } else { "unique-cause".into() },
            rows: (pair.no as usize, pair.yes as usize),
            tests: (first_test(pair.no), first_test(pair.yes)),
        })
    });
    let mut notes = Vec::new();
    for group in coupled(&mapped.conditions) {
        let letters: Vec<String> = group.conditions.iter().map(|c| letter(usize::from(*c))).collect();
        let how = if group.may_differ { "have the same text" } else { "are strongly coupled" };
        notes.push(format!("conditions {} {how}", letters.join(", ")));
    }
    for condition in (0..decision.table.conditions()).filter(|c| !decision.table.attainable(*c as u16)) {
        notes.push(format!("constants keep condition {} from mattering", letter(condition)));
    }
    DecisionReport {
        id: mapped.id.to_string(),
        class: mapped.class.replace('/', "."),
        method: mapped.method.clone(),
        descriptor: mapped.descriptor.clone(),
        file,
        line: mapped.line,
        text: mapped.text.clone(),
        formula: render(&mapped.tree, |condition| letter(condition.into())),
        origin: if mapped.origin == Origin::Source { "source".into() } else { "bytecode".into() },
        role: if mapped.role == Role::Control { "control".into() } else { "value".into() },
        conditions: mapped
            .conditions
            .iter()
            .enumerate()
            .map(|(number, c)| ConditionReport {
                letter: letter(number),
                text: c.text.clone(),
                line: c.line,
                column: c.column,
            })
            .collect(),
        rows,
        pairs: pairs.collect(),
        notes,
    }
}

/// The tests that meet each objective by a single fact.
fn covering_tests(shown: &Shown<'_>) -> BTreeMap<Aim, BTreeSet<usize>> {
    let mut found: BTreeMap<Aim, BTreeSet<usize>> = BTreeMap::new();
    for (test, facts) in shown.tests.iter().enumerate() {
        for fact in facts.iter().filter_map(|n| shown.recorder.fact(n)) {
            super::criteria::met_by(fact, &mut |aim| {
                found.entry(aim).or_default().insert(test);
            });
        }
    }
    found
}

fn paired_tests(decisions: &[DecisionReport]) -> BTreeMap<(usize, usize), Vec<usize>> {
    let all = decisions.iter().enumerate().flat_map(|(number, d)| d.pairs.iter().map(move |p| (number, p)));
    all.map(|(number, pair)| ((number, pair.condition), vec![pair.tests.0, pair.tests.1])).collect()
}

fn condition_of(aim: &Aim) -> Option<usize> {
    match aim {
        Aim::Shows { condition, .. } | Aim::UniqueCause { condition, .. } | Aim::Condition { condition, .. } => {
            Some((*condition).into())
        }
        _ => None,
    }
}

fn value_of(aim: &Aim) -> Option<bool> {
    match aim {
        Aim::Shows { value, .. }
        | Aim::UniqueCause { value, .. }
        | Aim::Condition { value, .. }
        | Aim::Outcome { value, .. } => Some(*value),
        Aim::Row { .. } | Aim::Way(_) | Aim::Line(_) => None,
    }
}

/// The class and line of an objective.
fn place(subject: &Subject, aim: &Aim) -> (Option<usize>, u32) {
    if let Some(decision) = aim.decision().and_then(|d| subject.decisions.get(d as usize)) {
        let class = subject.classes.iter().position(|c| c.name == decision.mapped.class);
        let line = condition_of(aim).and_then(|c| decision.mapped.conditions.get(c)).map(|c| c.line);
        return (class, line.filter(|line| *line > 0).unwrap_or(decision.mapped.line));
    }
    match aim {
        Aim::Way(way) => match subject.ways.get(*way as usize) {
            Some(way) => (subject.methods.get(way.method).map(|m| m.class), way.line),
            None => (None, 0),
        },
        Aim::Line(line) => subject.lines.get(*line as usize).map_or((None, 0), |l| (Some(l.class), l.line)),
        _ => (None, 0),
    }
}

fn files(shown: &Shown<'_>) -> Vec<SourceText> {
    let subject = shown.subject;
    let mut by_path: BTreeMap<String, SourceText> = BTreeMap::new();
    for class in &subject.classes {
        by_path.entry(source_path(class)).or_insert_with_key(|path| SourceText {
            path: path.clone(),
            lines: shown.source.map(|folder| read(&folder.join(path))).unwrap_or_default(),
            ..SourceText::default()
        });
    }
    let path_of = |class: usize| subject.classes.get(class).map(source_path).unwrap_or_default();
    // Tests by line, and ways by line.
    let mut lines: BTreeMap<(String, u32), BTreeSet<usize>> = BTreeMap::new();
    let mut ways: BTreeMap<(String, u32), (u32, u32)> = BTreeMap::new();
    for line in &subject.lines {
        lines.entry((path_of(line.class), line.line)).or_default();
    }
    let mut taken: BTreeSet<Aim> = BTreeSet::new();
    for (test, facts) in shown.tests.iter().enumerate() {
        for fact in facts.iter().filter_map(|n| shown.recorder.fact(n)) {
            match fact {
                Fact::Line(number) => {
                    if let Some(line) = subject.lines.get(*number as usize) {
                        lines.entry((path_of(line.class), line.line)).or_default().insert(test);
                    }
                }
                Fact::Way(way) => {
                    taken.insert(Aim::Way(*way));
                }
                Fact::Evaluation(decision, Completed(completion)) => {
                    taken.insert(Aim::Outcome { decision: *decision, value: completion.row.outcome });
                }
            }
        }
    }
    let branches = super::criteria::Criterion::named("branch").map(|c| c.aims(subject)).unwrap_or_default();
    for aim in branches {
        let (class, line) = match &aim {
            Aim::Outcome { decision, .. } => {
                let decision = subject.decisions.get(*decision as usize);
                (place(subject, &aim).0, decision.map_or(0, |d| d.mapped.line))
            }
            aim => place(subject, aim),
        };
        let Some(class) = class else { continue };
        let (seen, all) = ways.entry((path_of(class), line)).or_default();
        *all += 1;
        *seen += u32::from(taken.contains(&aim));
    }
    for ((path, line), tests) in lines {
        if let Some(file) = by_path.get_mut(&path) {
            let branches = ways.get(&(path, line)).copied().unwrap_or_default();
            file.code.push(LineReport { line, tests: tests.into_iter().collect(), branches });
        }
    }
    for method in &subject.methods {
        let path = path_of(method.class);
        let Some(file) = by_path.get_mut(&path) else { continue };
        let here = |line: u32| method.lines.0 <= line && line <= method.lines.1;
        let tests: BTreeSet<usize> =
            file.code.iter().filter(|l| here(l.line)).flat_map(|l| l.tests.iter().copied()).collect();
        let class = subject.classes.get(method.class).map_or("", |c| &c.name);
        file.methods.push(MethodReport {
            class: class.replace('/', "."),
            method: method.name.clone(),
            descriptor: method.descriptor.clone(),
            shown: words::signature(&method.name, &method.descriptor),
            lines: method.lines,
            tests: tests.into_iter().collect(),
        });
    }
    by_path.into_values().collect()
}

/// Larger files are no sources that a person wrote.
const MOST_BYTES: u64 = 32 << 20;

fn read(path: &Path) -> Vec<String> {
    let small = std::fs::metadata(path).is_ok_and(|about| about.len() <= MOST_BYTES);
    let bytes = if small { std::fs::read(path).unwrap_or_default() } else { Vec::new() };
    String::from_utf8_lossy(&bytes).lines().map(str::to_string).collect()
}
