//! `lcov.info`: a trace file as geninfo(1) of lcov 2 describes it, with its MC/DC records.
//!
//! Counts are numbers of tests. A reader of lcov keeps the conditions of a line by the size of their group, so two
//! decisions of one size on one line would become one: the decisions of such a line are written as one group. Records
//! for what is proved infeasible count as not taken; the format's mark for it is younger than most readers.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::figures::{Branch, Places};
use crate::coverage::criteria::CRITERIA;
use crate::coverage::report::{RunReport, SourceText, Verdict};
use crate::output::located;
use crate::output::terminal::short;

/// Characters of a condition or name.
const LONGEST: usize = 1000;

pub fn write(report: &RunReport) -> String {
    let places = Places::of(report);
    let conditions = conditions(report);
    let mut out = String::new();
    for (number, file) in report.files.iter().enumerate() {
        // Writing to a string cannot fail.
        let _ = one_file(&mut out, report, number, file, &places, &conditions);
    }
    out
}

fn one_file(
    out: &mut String,
    report: &RunReport,
    number: usize,
    file: &SourceText,
    places: &Places,
    conditions: &Conditions,
) -> std::fmt::Result {
    writeln!(out, "TN:\nSF:{}", clean(&located(report.settings.source.as_deref(), &file.path)))?;
    functions(out, file)?;
    branches(out, number, file, places)?;
    mcdc(out, conditions.get(&number))?;
    for line in &file.code {
        writeln!(out, "DA:{},{}", line.line, line.tests.len())?;
    }
    let hit = file.code.iter().filter(|line| !line.tests.is_empty()).count();
    writeln!(out, "LF:{}\nLH:{hit}\nend_of_record", file.code.len())
}

/// Methods without a known line have no place here.
fn functions(out: &mut String, file: &SourceText) -> std::fmt::Result {
    let methods = || file.methods.iter().filter(|method| method.lines.0 > 0);
    let names: Vec<String> = methods().map(|m| clean(&format!("{}.{}{}", m.class, m.method, m.descriptor))).collect();
    for (method, name) in methods().zip(&names) {
        writeln!(out, "FN:{},{name}", method.lines.0)?;
    }
    for (method, name) in methods().zip(&names) {
        writeln!(out, "FNDA:{},{name}", method.tests.len())?;
    }
    let hit = methods().filter(|method| !method.tests.is_empty()).count();
    writeln!(out, "FNF:{}\nFNH:{hit}", names.len())
}

fn branches(out: &mut String, number: usize, file: &SourceText, places: &Places) -> std::fmt::Result {
    let (mut found, mut hit) = (0, 0);
    for line in &file.code {
        let branches = places.branches(number, line);
        for (block, branch) in branches.iter().enumerate() {
            for (way, tests) in branch.ways.iter().enumerate() {
                let taken = if line.tests.is_empty() { "-".to_string() } else { tests.to_string() };
                writeln!(out, "BRDA:{},{block},{way},{taken}", line.line)?;
            }
        }
        found += branches.iter().map(Branch::all).sum::<u64>();
        // A branch of a line that no test executes was never reached.
        hit += branches.iter().filter(|_| !line.tests.is_empty()).map(Branch::taken).sum::<u64>();
    }
    writeln!(out, "BRF:{found}\nBRH:{hit}")
}

/// A condition of a group, with the tests that meet its obligations for false and true.
struct Condition {
    text: String,
    met: [usize; 2],
}

/// The conditions of decisions by file and line, one entry for each decision.
type Conditions = BTreeMap<usize, BTreeMap<u32, Vec<Vec<Condition>>>>;

fn conditions(report: &RunReport) -> Conditions {
    // One kind of obligation: masking, or unique cause if only that was asked for.
    let mut kinds = CRITERIA.iter().filter(|criterion| criterion.pairs().is_some()).map(|criterion| criterion.name);
    let asked = kinds.find(|name| report.settings.criteria.iter().any(|c| c == name));
    let mut met = BTreeMap::<usize, Vec<[usize; 2]>>::new();
    for objective in report.objectives.iter().filter(|o| Some(o.criterion.as_str()) == asked) {
        let (Some(decision), Some(condition), Some(value)) = (objective.decision, objective.condition, objective.value)
        else {
            continue;
        };
        let Some(count) = report.decisions.get(decision).map(|d| d.conditions.len()) else { continue };
        let of_decision = met.entry(decision).or_insert_with(|| vec![[0; 2]; count]);
        if let (Some(slot), Verdict::Covered { tests, .. }) = (of_decision.get_mut(condition), &objective.verdict) {
            slot[usize::from(value)] = tests.len().max(1);
        }
    }
    let mut found = Conditions::new();
    for (decision, met) in met {
        let Some(decision) = report.decisions.get(decision) else { continue };
        let Some(file) = decision.file.filter(|_| decision.line > 0) else { continue };
        let texts = decision.conditions.iter().map(|c| if c.text.is_empty() { &c.letter } else { &c.text });
        let group = texts.zip(met).map(|(text, met)| Condition { text: clean(text), met }).collect();
        found.entry(file).or_default().entry(decision.line).or_default().push(group);
    }
    found
}

fn mcdc(out: &mut String, lines: Option<&BTreeMap<u32, Vec<Vec<Condition>>>>) -> std::fmt::Result {
    let (mut found, mut hit) = (0, 0);
    for (line, groups) in lines.into_iter().flatten() {
        let mut sizes: Vec<usize> = groups.iter().map(Vec::len).collect();
        sizes.sort_unstable();
        sizes.dedup();
        let groups: Vec<Vec<&Condition>> = if sizes.len() == groups.len() {
            groups.iter().map(|group| group.iter().collect()).collect()
        } else {
            vec![groups.iter().flatten().collect()]
        };
        for group in groups {
            for (index, condition) in group.iter().enumerate() {
                for (sense, met) in [("t", condition.met[1]), ("f", condition.met[0])] {
                    writeln!(out, "MCDC:{line},{},{sense},{met},{index},{}", group.len(), condition.text)?;
                    found += 1;
                    hit += usize::from(met > 0);
                }
            }
        }
    }
    if found > 0 { writeln!(out, "MCF:{found}\nMCH:{hit}") } else { Ok(()) }
}

/// A record is one line.
fn clean(text: &str) -> String {
    short(text, LONGEST)
}
