//! What really happened: from the record of a run on the JVM, by brute force on the decision tree, the rows that each test
//! evaluated and the obligations that each shows; and the comparison with a report, both ways.
//!
//! Nothing of the library's marking is used, only its reading of sources: which expressions are decisions.

use crate::decisions::trace::{binds, instrumented, needed, recordable};
use obligato::analysis::decisions::mapping::{self, Mapped, Mapping};
use obligato::classfile;
use obligato::coverage::report::{DecisionReport, RunReport, Verdict};
use obligato::source::SourceFile;
use obligato::source::tree::{Strict, Tree};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::rc::Rc;

/// A source with its decisions.
pub struct Copy {
    file: SourceFile,
    mapped: Mapped,
    pub text: String,
    /// Added to the numbers of its decisions: a test may run several programs.
    base: usize,
}

/// More than the decisions of any program.
const APART: usize = 1000;

/// Values of the conditions and the outcome.
type Row = (Vec<Option<bool>>, bool);
/// By decision and row: the tests that evaluated it.
type Rows = BTreeMap<usize, BTreeMap<Row, BTreeSet<usize>>>;

impl Copy {
    pub fn new(number: usize, path: &str, text: &str, classes: &Path) -> Self {
        let file = SourceFile::parse(path, text);
        assert_eq!(file.problems, [], "{path}");
        let find = |name: &str| fs::read(classes.join(format!("{name}.class"))).ok();
        let mapped = mapping::map(&file, &mut |name| find(name).map(|b| Rc::new(classfile::parse(&b).unwrap())));
        let keys = recordable(&file, &mapped);
        let mut text = instrumented(&file, text, &mapped, &keys, "truth.Recorder");
        let base = number * APART;
        assert!(mapped.decisions.len() < APART);
        for method in ["begin", "none", "see"] {
            let call = format!("truth.Recorder.{method}(");
            text = text.replace(&call, &format!("{call}{base} + "));
        }
        Self { file, mapped, text, base }
    }

    /// The decisions of a class and those inside it.
    fn decisions_of(&self, class: &str) -> BTreeSet<usize> {
        let inside = |name: &str| name == class || name.starts_with(&format!("{class}$"));
        let all = self.mapped.decisions.iter().enumerate();
        all.filter(|(_, (_, m))| matches!(m, Mapping::Mapped(sites) if sites.iter().any(|s| inside(&s.class))))
            .map(|(at, _)| at)
            .collect()
    }

    /// Adds what the recorder saw of a test.
    ///
    /// An evaluation belongs to an activation, which is told by the depth of the stack. One that is under way when a
    /// shallower activation goes on, or when its own begins it again, was left by an exception; or it ended with a
    /// condition that declares variables, whose being false does not show by itself.
    pub fn read(&self, record: &str, test: usize, rows: &mut Rows) {
        let mut open: Vec<(u32, usize, Vec<Option<bool>>)> = Vec::new();
        let mut done = |at: usize, known: &[Option<bool>]| {
            let outcome = needed(&self.mapped.decisions[at].0.tree, known).ok();
            if let Some(outcome) = outcome {
                rows.entry(at).or_default().entry((known.to_vec(), outcome)).or_default().insert(test);
            }
            outcome.is_some()
        };
        for line in record.lines() {
            let parts: Vec<&str> = line.split(' ').collect();
            let (depth, at): (u32, usize) = (parts[0].parse().unwrap(), parts[1].parse().unwrap());
            let Some(at) = at.checked_sub(self.base).filter(|at| *at < APART) else { continue };
            let begins = parts.len() == 2;
            open.retain_mut(|(d, n, known)| {
                let over = *d > depth || begins && (*d, *n) == (depth, at);
                if over {
                    self.settle(*n, known, None);
                    done(*n, known);
                }
                !over
            });
            if begins {
                open.push((depth, at, vec![None; self.mapped.decisions[at].0.conditions.len()]));
                continue;
            }
            let condition: usize = parts[2].parse().unwrap();
            let place = open.iter().rposition(|(d, n, _)| (*d, *n) == (depth, at));
            let place = place.expect("an evaluation has begun");
            let known = &mut open[place].2;
            self.settle(at, known, Some(condition));
            known[condition] = Some(parts[3] == "T");
            if done(at, known) {
                open.remove(place);
            }
        }
        for (_, at, mut known) in open {
            self.settle(at, &mut known, None);
            done(at, &known);
        }
    }

    /// Conditions that declare variables, are due, and did not show to be true, are false.
    fn settle(&self, at: usize, known: &mut [Option<bool>], but: Option<usize>) {
        let decision = &self.mapped.decisions[at].0;
        while let Err(next) = needed(&decision.tree, known) {
            let due = next[0];
            if Some(due) == but || !binds(&self.file, decision.conditions[due].expr) {
                return;
            }
            known[due] = Some(false);
        }
    }

    fn place(&self, at: usize) -> Place {
        let decision = &self.mapped.decisions[at].0;
        let places = decision.conditions.iter().map(|c| (c.span.line, c.span.column)).collect();
        (decision.span.line, decision.text.clone(), places)
    }

    /// What differs between the report and what happened.
    pub fn differences(&self, class: &str, report: &RunReport, rows: &Rows) -> Vec<String> {
        let mut wrong = Vec::new();
        let mut decisions: BTreeMap<Place, usize> = BTreeMap::new();
        for (number, decision) in report.decisions.iter().enumerate() {
            if decision.origin != "source" {
                wrong.push(format!("{}: not from the source: {}", decision.line, decision.text));
            }
            if decisions.insert(place_of(decision), number).is_some() {
                wrong.push(format!("{}: twice in the report: {}", decision.line, decision.text));
            }
        }
        let none = BTreeMap::new();
        for at in self.decisions_of(class) {
            let place = self.place(at);
            let name = format!("line {}: {}", place.0, place.1);
            let Some(number) = decisions.remove(&place) else {
                wrong.push(format!("{name}: not in the report"));
                continue;
            };
            let tree = &self.mapped.decisions[at].0.tree;
            let seen = rows.get(&at).unwrap_or(&none);
            self.compare_rows(&name, tree, seen, &report.decisions[number], &mut wrong);
            compare_objectives(&name, tree, seen, (report, number), &mut wrong);
        }
        wrong.extend(decisions.keys().map(|p| format!("line {}: {}: only in the report", p.0, p.1)));
        wrong
    }

    fn compare_rows(
        &self,
        name: &str,
        tree: &Tree,
        seen: &BTreeMap<Row, BTreeSet<usize>>,
        report: &DecisionReport,
        wrong: &mut Vec<String>,
    ) {
        let happened: BTreeMap<String, String> = seen
            .iter()
            .map(|((known, outcome), tests)| {
                let shows: Vec<bool> = (0..known.len()).map(|c| shows(tree, known, *outcome, c)).collect();
                (letters(known), format!("{outcome}, shows {shows:?}, by {tests:?}"))
            })
            .collect();
        let mut claimed: BTreeMap<String, String> = BTreeMap::new();
        for row in &report.rows {
            let tests: BTreeSet<usize> = row.tests.iter().copied().collect();
            let text = format!("{}, shows {:?}, by {tests:?}", row.outcome, row.shows);
            if claimed.insert(row.values.clone(), text).is_some() {
                wrong.push(format!("{name}: row {} twice", row.values));
            }
        }
        let all: BTreeSet<&String> = happened.keys().chain(claimed.keys()).collect();
        for row in all {
            let (real, said) = (happened.get(row), claimed.get(row));
            if real != said {
                wrong.push(format!("{name}: row {row}: the JVM: {real:?}; the report: {said:?}"));
            }
        }
    }
}

/// The decision's line, its text, and where its conditions are.
type Place = (u32, String, Vec<(u32, u32)>);

fn place_of(report: &DecisionReport) -> Place {
    (report.line, report.text.clone(), report.conditions.iter().map(|c| (c.line, c.column)).collect())
}

fn compare_objectives(
    name: &str,
    tree: &Tree,
    seen: &BTreeMap<Row, BTreeSet<usize>>,
    (report, number): (&RunReport, usize),
    wrong: &mut Vec<String>,
) {
    for condition in 0..report.decisions[number].conditions.len() {
        for value in [false, true] {
            let real: BTreeSet<usize> = seen
                .iter()
                .filter(|((k, outcome), _)| k[condition] == Some(value) && shows(tree, k, *outcome, condition))
                .flat_map(|(_, tests)| tests.iter().copied())
                .collect();
            let key = (Some(number), Some(condition), Some(value));
            let found: Vec<_> =
                report.objectives.iter().filter(|o| (o.decision, o.condition, o.value) == key).collect();
            let [objective] = found[..] else {
                wrong.push(format!("{name}: condition {condition} {value}: {} objectives", found.len()));
                continue;
            };
            let said: BTreeSet<usize> = match &objective.verdict {
                Verdict::Covered { tests, .. } => tests.iter().copied().collect(),
                _ => BTreeSet::new(),
            };
            if real != said {
                wrong.push(format!("{name}: condition {condition} {value}: the JVM: {real:?}; the report: {said:?}"));
            }
        }
    }
}

/// Evaluated and not masked: with the other value, and some values of what was not evaluated, the outcome is another.
fn shows(tree: &Tree, known: &[Option<bool>], outcome: bool, condition: usize) -> bool {
    let Some(value) = known[condition] else { return false };
    let unknown: Vec<usize> = (0..known.len()).filter(|c| known[*c].is_none()).collect();
    assert!(unknown.len() < 20, "brute force has limits");
    let mut values: Vec<bool> = known.iter().map(|v| v.unwrap_or(false)).collect();
    values[condition] = !value;
    (0..1_u32 << unknown.len()).any(|bits| {
        for (bit, at) in unknown.iter().enumerate() {
            values[*at] = bits & (1 << bit) != 0;
        }
        outcome_of(tree, &values) != outcome
    })
}

fn outcome_of(tree: &Tree, values: &[bool]) -> bool {
    let of = |tree: &Tree| outcome_of(tree, values);
    match tree {
        Tree::Condition(at) => values[usize::from(*at)],
        Tree::Constant(value) => *value,
        Tree::Not(inner) => !of(inner),
        Tree::And(a, b) | Tree::Strict(Strict::And, a, b) => of(a) & of(b),
        Tree::Or(a, b) | Tree::Strict(Strict::Or, a, b) => of(a) | of(b),
        Tree::Ternary(c, a, b) => of(if of(c) { a } else { b }),
        Tree::Strict(Strict::Eq, a, b) => of(a) == of(b),
        Tree::Strict(Strict::Ne | Strict::Xor, a, b) => of(a) != of(b),
    }
}

fn letters(known: &[Option<bool>]) -> String {
    known.iter().map(|v| v.map_or('-', |v| if v { 'T' } else { 'F' })).collect()
}

pub type AllRows = Rows;
