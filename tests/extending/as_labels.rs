//! Criteria written as labels (paper 002, theorem 1): statements, decisions, conditions, and decisions with conditions have the same
//! objectives and verdicts as the criteria of these names.

use std::collections::{BTreeMap, BTreeSet};

use obligato::analysis::cfg::{branch_target, instruction_at};
use obligato::analysis::decisions::{MappedDecision, Point};
use obligato::coverage::criteria::{About, Criterion, labelled};
use obligato::coverage::labels::{Labels, Located, Marked, Place};
use obligato::coverage::report::{RunReport, Verdict};
use obligato::expr::Const;
use obligato::program::operators::comparison;
use obligato::program::predicate::{At, Num, Predicate};
use obligato::program::{Insn, Kind};
use obligato::source::tree::Tree;

macro_rules! as_labels {
    ($name:ident, $word:literal, $labels:expr) => {
        static $name: Criterion = Criterion {
            name: $word,
            title: $word,
            asks: $word,
            about: About::Labels($labels),
            aims: |subject| labelled(subject, $word),
        };
    };
}

as_labels!(STATEMENTS, "statement as labels", statements);
as_labels!(DECISIONS, "decision as labels", decisions);
as_labels!(CONDITIONS, "condition as labels", conditions);
as_labels!(BOTH, "decision-condition as labels", |method| decisions(method).and(conditions(method)));

/// Each line, wherever its code begins.
fn statements(method: &Located<'_>) -> Labels {
    let mut lines: BTreeMap<u16, BTreeSet<u32>> = BTreeMap::new();
    for entry in &method.body.lines {
        lines.entry(entry.line).or_default().extend(instruction_at(method.code, entry.pc.into()));
    }
    let marked = |(line, places): (u16, BTreeSet<u32>)| {
        let place = |at| Place { at, predicate: Predicate::Always, kinds: Vec::new() };
        // Several methods may have code of a line.
        let places = places.into_iter().map(place).collect();
        Marked { shared: Some(Box::default()), ..labelled_at(places, format!("line {line} is executed")) }
    };
    lines.into_iter().map(marked).collect()
}

fn conditions(method: &Located<'_>) -> Labels {
    let mut found = Vec::new();
    for decision in method.decisions {
        for (number, condition) in decision.conditions.iter().enumerate() {
            for value in [false, true] {
                let places = places(method, decision, number as u16, value);
                found.push(labelled_at(places, format!("{} is {value}", condition.text)));
            }
        }
    }
    found.into_iter().collect()
}

fn decisions(method: &Located<'_>) -> Labels {
    let mut found = Vec::new();
    for decision in method.decisions {
        for value in [false, true] {
            let ends = exits(&decision.tree).into_iter().filter(|(.., outcome)| *outcome == value);
            let places = ends.flat_map(|(number, own, _)| places(method, decision, number, own)).collect();
            found.push(labelled_at(places, format!("{} is {value}", decision.text)));
        }
    }
    found.into_iter().collect()
}

fn labelled_at(places: Vec<Place>, what: String) -> Marked {
    Marked { places, ..Marked::new(0, Predicate::Always, &[], what) }
}

/// The conditions whose value ends an evaluation, with that value and the outcome.
fn exits(tree: &Tree) -> Vec<(u16, bool, bool)> {
    match tree {
        Tree::Condition(number) => [false, true].map(|value| (*number, value, value)).into(),
        Tree::Not(of) => exits(of).into_iter().map(|(number, value, outcome)| (number, value, !outcome)).collect(),
        Tree::And(left, right) | Tree::Or(left, right) => {
            let decides = matches!(tree, Tree::Or(..));
            let left = exits(left).into_iter().filter(|(.., outcome)| *outcome == decides);
            left.chain(exits(right)).collect()
        }
        _ => panic!("not in these programs"),
    }
}

/// Where a condition has a value.
fn places(method: &Located<'_>, decision: &MappedDecision, number: u16, value: bool) -> Vec<Place> {
    let points = &decision.conditions[usize::from(number)].points;
    let place = |point: &Point| {
        let Point::Branch { pc, taken_means } = *point else { panic!("not in these programs") };
        let at = instruction_at(method.code, pc).unwrap();
        let insn = method.code.insn(at).unwrap();
        assert!(branch_target(insn).is_some());
        let null = || Predicate::True(Num::At(At::Null(0)));
        let (taken, kinds) = match (comparison(insn), insn) {
            (Some((op, true)), _) => {
                (Predicate::Compare(op, Num::Operand(0), Num::Const(Const::Bv32(0))), vec![Kind::Int])
            }
            (Some((op, false)), _) => (Predicate::Compare(op, Num::Operand(1), Num::Operand(0)), vec![Kind::Int; 2]),
            (None, Insn::IfNull(_)) => (null(), vec![Kind::Ref]),
            (None, Insn::IfNonNull(_)) => (Predicate::not(null()), vec![Kind::Ref]),
            _ => panic!("not in these programs"),
        };
        Place { at, predicate: if taken_means == value { taken } else { Predicate::not(taken) }, kinds }
    };
    points.iter().map(place).collect()
}

/// Each objective with its verdict.
fn verdicts(report: &RunReport) -> Vec<String> {
    let word = |verdict: &Verdict| match verdict {
        Verdict::Covered { .. } => "covered",
        Verdict::Infeasible { .. } => "infeasible",
        Verdict::Open { .. } => "open",
    };
    // Long texts are cut, at different places.
    let begin = |what: &str| what.split(" (line").next().unwrap().chars().take(60).collect::<String>();
    let all = report.objectives.iter().map(|o| format!("{}: {}", begin(&o.what), word(&o.verdict)));
    let mut all: Vec<String> = all.collect();
    all.sort();
    all
}

pub fn compare(classes: &str, target: &str) {
    let pairs = [
        ("statement", &STATEMENTS),
        ("decision", &DECISIONS),
        ("condition", &CONDITIONS),
        ("decision-condition", &BOTH),
    ];
    for (name, labels) in pairs {
        let own = crate::extending::criterion::generate(classes, target, Criterion::named(name).unwrap()).unwrap();
        let same = crate::extending::criterion::generate(classes, target, labels).unwrap();
        assert_eq!(verdicts(&own), verdicts(&same), "{target} {name}");
        assert!(!own.objectives.is_empty(), "{target} {name}");
    }
}
