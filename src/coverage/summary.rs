//! From a subject and what each test showed of it to the parts of a [`RunReport`](super::report::RunReport): files with
//! their lines, decisions with rows and pairs, objectives with verdicts, totals. `measure` and `generate` share it.
//!
//! Invariants: a test is its position in the list of tests, here, in the goals and in the report; an objective is
//! covered exactly if a test is named for it; whoever calls says what an objective is that no test covers.

use std::collections::{BTreeMap, BTreeSet};

use super::criteria::{Aim, met_by, too_large};
use super::facts::{Completed, Fact, FactSet, Recorder};
use super::goals::Goals;
use super::labels;
use super::report::{
    ConditionReport, DecisionReport, LineReport, MethodReport, Objective, PairReport, RowReport, SourceText, Total,
    Verdict,
};
use super::subject::{Class, Decision, Hook, Method, Subject};
use super::words;
use crate::analysis::bits::Bits;
use crate::analysis::decisions::marking::Completion;
use crate::analysis::decisions::obligations::coupled;
use crate::analysis::decisions::pairs::Form;
use crate::analysis::decisions::render::render;
use crate::analysis::decisions::table::{Start, Table};
use crate::analysis::decisions::{Origin, Role};
use crate::classfile::descriptor::MethodType;

/// The parts that follow from facts.
#[derive(Default)]
pub struct Summary {
    pub files: Vec<SourceText>,
    pub decisions: Vec<DecisionReport>,
    /// In the order of the goals.
    pub objectives: Vec<Objective>,
    /// By test: the objectives that it covers.
    pub by_test: Vec<Vec<usize>>,
    pub totals: Vec<Total>,
    /// Things that are not measured, and that the user should hear of.
    pub warnings: Vec<String>,
}

/// What a summary is made of. Each test was kept in the goals under its position here.
pub struct Input<'a> {
    pub recorder: &'a Recorder,
    pub goals: &'a Goals,
    pub tests: &'a [&'a FactSet],
    /// The lines of a source, by its path below the source folder (`pkg/Foo.java`); none where there is no source.
    pub source: &'a dyn Fn(&str) -> Option<Vec<String>>,
}

/// `verdict` is asked for each objective that no test covers and that constants do not make impossible.
pub fn summarize(input: &Input<'_>, verdict: &mut dyn FnMut(&Aim) -> Verdict) -> Summary {
    let subject = &*input.recorder.subject;
    let seen = Seen::new(input);
    let places = Places::new(subject);
    let decisions = decisions(input, subject, &seen, &places);
    let objectives = objectives(input, subject, &seen, &places, verdict);
    let mut by_test = vec![Vec::new(); input.tests.len()];
    for (number, objective) in objectives.iter().enumerate() {
        let Verdict::Covered { tests, .. } = &objective.verdict else { continue };
        for test in tests {
            if let Some(list) = by_test.get_mut(*test) {
                list.push(number);
            }
        }
    }
    let totals = totals(&objectives);
    let mut warnings = subject.warnings.clone();
    warnings.extend(subject.unmapped.iter().map(|(place, why)| format!("not measured as a decision: {place}: {why}")));
    warnings.extend(labels::left_out(subject));
    if input.goals.aims.iter().any(|(criterion, _)| *criterion == "multiple-condition") {
        warnings.extend(too_large(subject).map(|d| {
            let place = format!("{}, line {}", d.mapped.class.replace('/', "."), d.mapped.line);
            format!("too many rows for multiple-condition coverage: {place}: {}", d.mapped.text)
        }));
    }
    Summary { files: files(input, subject, &seen, &places), decisions, objectives, by_test, totals, warnings }
}

/// Counted from the objectives, by criterion in the order in which they come.
pub fn totals(objectives: &[Objective]) -> Vec<Total> {
    let mut totals: Vec<Total> = Vec::new();
    for objective in objectives {
        let at = totals.iter().position(|t| t.criterion == objective.criterion).unwrap_or_else(|| {
            totals.push(Total { criterion: objective.criterion.clone(), ..Total::default() });
            totals.len() - 1
        });
        let Some(total) = totals.get_mut(at) else { continue };
        total.all += 1;
        match &objective.verdict {
            Verdict::Covered { not_run, .. } => {
                total.covered += 1;
                total.not_run += u64::from(not_run.is_some());
            }
            Verdict::Infeasible { .. } => total.infeasible += 1,
            Verdict::Open { .. } => {
                total.open += 1;
                total.justified += u64::from(objective.justified.is_some());
            }
        }
    }
    totals
}

/// What constants in a decision make impossible, whatever the inputs are.
pub fn impossible(subject: &Subject, aim: &Aim) -> Option<Verdict> {
    let decision = subject.decisions.get(aim.decision()? as usize)?;
    let table = &decision.table;
    let condition = |number: u16| decision.mapped.conditions.get(usize::from(number)).map_or("", |c| &c.text);
    let reason = match aim {
        _ if matches!(table.start(), Start::Value(_)) => {
            format!("constants decide {}: none of its conditions is evaluated", decision.mapped.text)
        }
        Aim::Shows { condition: c, .. }
        | Aim::UniqueCause { condition: c, .. }
        | Aim::Condition { condition: c, .. }
            if table.never_evaluated().contains((*c).into()) =>
        {
            format!("constants before it decide: {} is never evaluated", condition(*c))
        }
        Aim::Shows { condition: c, .. } | Aim::UniqueCause { condition: c, .. } if !table.attainable(*c) => {
            format!("constants mask it: {} never influences the outcome", condition(*c))
        }
        Aim::Outcome { value, .. } if table.rows(*value) == Some(0) => {
            format!("constants decide: {} is never {value}", decision.mapped.text)
        }
        _ => return None,
    };
    Some(Verdict::Infeasible { reason, scope: Vec::new() })
}

/// Which tests have which fact, and meet which aim.
struct Seen {
    by_fact: Vec<Vec<usize>>,
    by_aim: BTreeMap<Aim, BTreeSet<usize>>,
}

impl Seen {
    fn new(input: &Input<'_>) -> Self {
        let mut by_fact = vec![Vec::new(); input.recorder.count()];
        for (test, facts) in input.tests.iter().enumerate() {
            for fact in facts.iter() {
                if let Some(tests) = by_fact.get_mut(fact as usize) {
                    tests.push(test);
                }
            }
        }
        let mut by_aim: BTreeMap<Aim, BTreeSet<usize>> = BTreeMap::new();
        for (number, tests) in by_fact.iter().enumerate().filter(|(_, tests)| !tests.is_empty()) {
            if let Some(fact) = input.recorder.fact(number as u32) {
                met_by(fact, &mut |aim| by_aim.entry(aim).or_default().extend(tests));
            }
        }
        Self { by_fact, by_aim }
    }

    fn tests(&self, aim: &Aim) -> Vec<usize> {
        self.by_aim.get(aim).into_iter().flatten().copied().collect()
    }
}

/// The files of the subject's classes.
struct Places {
    paths: Vec<String>,
    /// By class.
    files: Vec<usize>,
    by_name: BTreeMap<String, usize>,
}

impl Places {
    fn new(subject: &Subject) -> Self {
        let of = |class: &Class| {
            let outermost = class.name.split('$').next().filter(|name| !name.is_empty()).unwrap_or(&class.name);
            class.source.clone().unwrap_or_else(|| format!("{outermost}.java"))
        };
        let paths: BTreeSet<String> = subject.classes.iter().map(of).collect();
        let paths: Vec<String> = paths.into_iter().collect();
        let file = |class: &Class| paths.binary_search(&of(class)).unwrap_or(0);
        let files = subject.classes.iter().map(file).collect();
        let by_name = subject.classes.iter().map(|class| (class.name.clone(), file(class))).collect();
        Self { paths, files, by_name }
    }

    fn of_class(&self, class: usize) -> Option<usize> {
        self.files.get(class).copied()
    }

    fn of_decision(&self, decision: &Decision) -> Option<usize> {
        self.by_name.get(&decision.mapped.class).copied()
    }
}

fn files(input: &Input<'_>, subject: &Subject, seen: &Seen, places: &Places) -> Vec<SourceText> {
    let mut lines: Vec<BTreeMap<u32, LineReport>> = vec![BTreeMap::new(); places.paths.len()];
    for (number, line) in subject.lines.iter().enumerate() {
        let Some(code) = places.of_class(line.class).and_then(|file| lines.get_mut(file)) else { continue };
        let report = code.entry(line.line).or_insert_with(|| LineReport { line: line.line, ..LineReport::default() });
        let tests = seen.tests(&Aim::Line(number as u32));
        report.tests = report.tests.iter().copied().chain(tests).collect::<BTreeSet<_>>().into_iter().collect();
    }
    let mut branch = |file: Option<usize>, line: u32, aim: Aim| {
        let report = file.and_then(|file| lines.get_mut(file)).and_then(|code| code.get_mut(&line));
        if let Some(report) = report {
            report.branches.0 += u32::from(seen.by_aim.contains_key(&aim));
            report.branches.1 += 1;
        }
    };
    for (number, decision) in subject.decisions.iter().enumerate().filter(|(_, d)| d.mapped.role == Role::Control) {
        for value in [false, true] {
            let aim = Aim::Outcome { decision: number as u32, value };
            branch(places.of_decision(decision), decision.mapped.line, aim);
        }
    }
    for (number, way) in subject.ways.iter().enumerate() {
        let class = subject.methods.get(way.method).map(|m| m.class);
        branch(class.and_then(|c| places.of_class(c)), way.line, Aim::Way(number as u32));
    }
    let mut methods = methods(subject, seen, places);
    let texts = places.paths.iter().map(|path| (input.source)(path).unwrap_or_default());
    let parts = places.paths.iter().zip(texts).zip(lines).enumerate();
    parts
        .map(|(file, ((path, lines), code))| SourceText {
            path: path.clone(),
            lines,
            code: code.into_values().collect(),
            methods: methods.remove(&file).unwrap_or_default(),
        })
        .collect()
}

fn methods(subject: &Subject, seen: &Seen, places: &Places) -> BTreeMap<usize, Vec<MethodReport>> {
    // Lines belong to classes; which of them a method has, its spots tell.
    let mut lines: Vec<BTreeSet<u32>> = vec![BTreeSet::new(); subject.methods.len()];
    for spot in &subject.spots {
        let here = spot.hooks.iter().filter_map(|hook| if let Hook::Line(line) = hook { Some(*line) } else { None });
        if let Some(lines) = lines.get_mut(spot.method) {
            lines.extend(here);
        }
    }
    let mut found: BTreeMap<usize, Vec<MethodReport>> = BTreeMap::new();
    for (method, lines) in subject.methods.iter().zip(&lines) {
        let Some((class, file)) = subject.classes.get(method.class).zip(places.of_class(method.class)) else {
            continue;
        };
        let tests: BTreeSet<usize> = lines.iter().flat_map(|line| seen.tests(&Aim::Line(*line))).collect();
        found.entry(file).or_default().push(MethodReport {
            class: class.name.replace('/', "."),
            method: method.name.clone(),
            descriptor: method.descriptor.clone(),
            shown: shown(class, method),
            lines: method.lines,
            tests: tests.into_iter().collect(),
        });
    }
    found.values_mut().for_each(|methods| methods.sort_by_key(|m| m.lines));
    found
}

/// `bar(int, String)`.
fn shown(class: &Class, method: &Method) -> String {
    let simple = |name: &str| name.rsplit(['.', '/', '$']).next().unwrap_or_default().to_string();
    let types = MethodType::parse(&method.descriptor).map(|t| t.params.iter().map(|p| simple(&p.java())).collect());
    let types: Vec<String> = types.unwrap_or_default();
    match method.name.as_str() {
        "<clinit>" => "static initialiser".to_string(),
        "<init>" => format!("{}({})", simple(&class.name), types.join(", ")),
        name => format!("{name}({})", types.join(", ")),
    }
}

/// `A` to `Z`, then `AA`.
fn letter(number: usize) -> String {
    let last = char::from(b'A' + (number % 26) as u8);
    if number < 26 { last.to_string() } else { format!("{}{last}", letter(number / 26 - 1)) }
}

fn decisions(input: &Input<'_>, subject: &Subject, seen: &Seen, places: &Places) -> Vec<DecisionReport> {
    let mut rows: Vec<Vec<(Completion, &[usize])>> = vec![Vec::new(); subject.decisions.len()];
    for (number, tests) in seen.by_fact.iter().enumerate().filter(|(_, tests)| !tests.is_empty()) {
        if let Some(Fact::Evaluation(decision, Completed(completion))) = input.recorder.fact(number as u32)
            && let Some(rows) = rows.get_mut(*decision as usize)
        {
            rows.push((completion.clone(), tests));
        }
    }
    let mut found = Vec::new();
    for (number, (decision, mut rows)) in subject.decisions.iter().zip(rows).enumerate() {
        rows.sort_by_key(|(completion, _)| completion.row.letters());
        let mapped = &decision.mapped;
        let conditions = mapped.conditions.iter().enumerate().map(|(i, c)| ConditionReport {
            letter: letter(i),
            text: c.text.clone(),
            line: c.line,
            column: c.column,
        });
        found.push(DecisionReport {
            id: mapped.id.to_string(),
            class: mapped.class.replace('/', "."),
            method: mapped.method.clone(),
            descriptor: mapped.descriptor.clone(),
            file: places.of_decision(decision),
            line: mapped.line,
            text: mapped.text.clone(),
            formula: render(&mapped.tree, |number| letter(number.into())),
            origin: if mapped.origin == Origin::Source { "source" } else { "bytecode" }.to_string(),
            role: if mapped.role == Role::Control { "control" } else { "value" }.to_string(),
            conditions: conditions.collect(),
            rows: rows.iter().map(|(completion, tests)| row(completion, tests)).collect(),
            pairs: pairs(input.goals, number, &decision.table, &rows),
            notes: notes(decision),
        });
    }
    found
}

fn row(completion: &Completion, tests: &[usize]) -> RowReport {
    let row = &completion.row;
    RowReport {
        values: row.letters(),
        outcome: row.outcome,
        shows: (0..row.evaluated.bound()).map(|c| completion.met.contains(c)).collect(),
        tests: tests.to_vec(),
    }
}

/// The pairs that the goals found, each with the rows that make it one.
fn pairs(goals: &Goals, decision: usize, table: &Table, rows: &[(Completion, &[usize])]) -> Vec<PairReport> {
    let form = goals.form();
    let mut found = Vec::new();
    for condition in 0..table.conditions() {
        let Some(pair) = goals.pair(decision, condition as u16) else { continue };
        let of = |test: u32, value: bool| {
            rows.iter().enumerate().filter(move |(_, (completion, tests))| {
                tests.contains(&(test as usize)) && completion.row.value(condition as u16) == Some(value)
            })
        };
        let fits = |no: &Completion, yes: &Completion| match form {
            Form::Masking => no.met.contains(condition) && yes.met.contains(condition),
            Form::UniqueCause => {
                let common = (&no.row.evaluated, &yes.row.evaluated);
                Bits::only_difference(&no.row.values, &yes.row.values, common) == Some(condition)
            }
        };
        let mut both = of(pair.no, false).flat_map(|no| of(pair.yes, true).map(move |yes| (no, yes)));
        let evidence = both.find(|((_, (no, _)), (_, (yes, _)))| no.row.outcome != yes.row.outcome && fits(no, yes));
        if let Some(((no, _), (yes, _))) = evidence {
            found.push(PairReport {
                condition,
                form: if form == Form::Masking { "masking" } else { "unique-cause" }.to_string(),
                rows: (no, yes),
                tests: (pair.no as usize, pair.yes as usize),
            });
        }
    }
    found
}

fn notes(decision: &Decision) -> Vec<String> {
    let letters = |conditions: &[u16]| conditions.iter().map(|c| letter((*c).into())).collect::<Vec<_>>().join(", ");
    let mut notes: Vec<String> = coupled(&decision.mapped.conditions)
        .iter()
        .map(|group| {
            let what = if group.may_differ { "the same text, values may differ" } else { "coupled: the same text" };
            format!("{what}: {}", letters(&group.conditions))
        })
        .collect();
    let count = decision.table.conditions() as u16;
    let dead: Vec<u16> = (0..count).filter(|c| !decision.table.attainable(*c)).collect();
    if !dead.is_empty() {
        notes.push(format!("without influence, because of constants: {}", letters(&dead)));
    }
    notes
}

fn objectives(
    input: &Input<'_>,
    subject: &Subject,
    seen: &Seen,
    places: &Places,
    verdict: &mut dyn FnMut(&Aim) -> Verdict,
) -> Vec<Objective> {
    let mut found = Vec::new();
    for (criterion, aim) in &input.goals.aims {
        let tests = match aim {
            Aim::UniqueCause { decision, condition, .. } => {
                let pair = input.goals.pair(*decision as usize, *condition);
                let both: BTreeSet<usize> = pair.iter().flat_map(|p| [p.no as usize, p.yes as usize]).collect();
                both.into_iter().collect()
            }
            _ => seen.tests(aim),
        };
        let verdict = match tests.is_empty() {
            false => Verdict::Covered { tests, not_run: None },
            true => impossible(subject, aim).unwrap_or_else(|| verdict(aim)),
        };
        let (file, line) = place(subject, places, aim);
        let (condition, value) = match aim {
            Aim::Shows { condition, value, .. }
            | Aim::UniqueCause { condition, value, .. }
            | Aim::Condition { condition, value, .. } => (Some((*condition).into()), Some(*value)),
            Aim::Outcome { value, .. } => (None, Some(*value)),
            Aim::Row { .. } | Aim::Way(_) | Aim::Line(_) | Aim::Label(_) | Aim::Path(_) => (None, None),
        };
        found.push(Objective {
            id: aim.id(subject),
            criterion: (*criterion).to_string(),
            decision: aim.decision().map(|d| d as usize),
            condition,
            value,
            file,
            line,
            what: words::placed(subject, aim, line),
            verdict,
            justified: None,
            assertion: None,
        });
    }
    found
}

fn place(subject: &Subject, places: &Places, aim: &Aim) -> (Option<usize>, u32) {
    match aim {
        Aim::Way(way) => subject.ways.get(*way as usize).map_or((None, 0), |way| {
            let class = subject.methods.get(way.method).map(|m| m.class);
            (class.and_then(|c| places.of_class(c)), way.line)
        }),
        Aim::Label(label) => subject.labels.get(*label as usize).map_or((None, 0), |label| {
            let class = subject.methods.get(label.method).map(|m| m.class);
            (class.and_then(|c| places.of_class(c)), label.line)
        }),
        Aim::Path(path) => {
            let method = subject.paths.borrow().get(*path as usize).and_then(|path| path.method);
            let method = method.and_then(|method| subject.methods.get(method));
            method.map_or((None, 0), |method| (places.of_class(method.class), method.lines.0))
        }
        Aim::Line(line) => {
            subject.lines.get(*line as usize).map_or((None, 0), |line| (places.of_class(line.class), line.line))
        }
        _ => {
            let decision = aim.decision().and_then(|d| subject.decisions.get(d as usize));
            let condition = match aim {
                Aim::Shows { condition, .. }
                | Aim::UniqueCause { condition, .. }
                | Aim::Condition { condition, .. } => {
                    decision.and_then(|d| d.mapped.conditions.get(usize::from(*condition))).map(|c| c.line)
                }
                _ => None,
            };
            let line = condition.filter(|line| *line > 0).or(decision.map(|d| d.mapped.line)).unwrap_or(0);
            (decision.and_then(|d| places.of_decision(d)), line)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_conditions() {
        let all: Vec<String> = [0, 25, 26, 51, 52, 701, 702].into_iter().map(letter).collect();
        assert_eq!(all, ["A", "Z", "AA", "AZ", "BA", "ZZ", "AAA"]);
    }

    #[test]
    fn totals_count_everything() {
        let objective = |criterion: &str, verdict: Verdict, justified: Option<usize>| Objective {
            id: String::new(),
            criterion: criterion.into(),
            decision: None,
            condition: None,
            value: None,
            file: None,
            line: 0,
            what: String::new(),
            verdict,
            justified,
            assertion: None,
        };
        let open = || Verdict::Open { cause: "not covered".into(), reason: String::new(), advice: String::new() };
        let all = [
            objective("branch", Verdict::Covered { tests: vec![0], not_run: Some("no time left".into()) }, None),
            objective("branch", open(), Some(0)),
            objective("mcdc", Verdict::Infeasible { reason: String::new(), scope: Vec::new() }, None),
            objective("branch", open(), None),
        ];
        let found = totals(&all);
        let branch = Total {
            criterion: "branch".into(),
            all: 3,
            covered: 1,
            not_run: 1,
            open: 2,
            justified: 1,
            ..Total::default()
        };
        let mcdc = Total { criterion: "mcdc".into(), all: 1, infeasible: 1, ..Total::default() };
        assert_eq!(found, [branch, mcdc]);
    }
}
