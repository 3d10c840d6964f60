//! Numbers that several reports of a run show.
//!
//! Invariant: a share below everything is never shown as everything, and one above nothing never as nothing.

use std::collections::{BTreeMap, BTreeSet};

use crate::coverage::criteria::Criterion;
use crate::coverage::report::{DecisionReport, LineReport, RunReport, Total};

/// Rounded down to a tenth of a percent; 100 % only where nothing is missing.
pub fn percent(part: u64, all: u64) -> String {
    let tenths = u128::from(part) * 1000 / u128::from(all.max(1));
    match (part, all) {
        (_, 0) => "nothing to cover".to_string(),
        (part, all) if part == all => "100 %".to_string(),
        (1.., _) if tenths == 0 => "<0.1 %".to_string(),
        _ => format!("{}.{} %", tenths / 10, tenths % 10),
    }
}

/// As a number between 0 and 1 with four digits, rounded down; 1 where there is nothing, as Cobertura has it.
pub fn rate(part: u64, all: u64) -> String {
    let parts = u128::from(part) * 10_000 / u128::from(all.max(1));
    if part == all { "1".to_string() } else { format!("{}.{:04}", parts / 10_000, parts % 10_000) }
}

/// How much of a criterion is covered, infeasible and open.
pub fn share(total: &Total) -> String {
    let mut parts = vec![format!("{} of {} covered ({})", total.covered, total.all, percent(total.covered, total.all))];
    if total.not_run > 0 {
        parts.push(format!("{} of these by tests that were not run on the JVM", total.not_run));
    }
    if total.infeasible > 0 {
        parts.push(format!("{} infeasible", total.infeasible));
    }
    if total.open > 0 {
        let justified = if total.justified > 0 { format!(" ({} justified)", total.justified) } else { String::new() };
        parts.push(format!("{} open{justified}", total.open));
    }
    let mut line = parts.join(", ");
    if total.infeasible > 0 {
        let decided = percent(total.covered.saturating_add(total.infeasible), total.all);
        line += &format!("; {decided} covered or proved infeasible");
    }
    line
}

/// A criterion's name for people.
pub fn criterion(name: &str) -> &str {
    Criterion::named(name).map_or(name, |criterion| criterion.title)
}

/// A branch on a line, by how many tests take each way out of it.
#[derive(PartialEq, Eq, Debug)]
pub struct Branch {
    /// A decision, whose ways are false and true. Of other branches only the number of ways is known, not which were
    /// taken: they are listed together, those that were taken first and with 1.
    pub decision: bool,
    pub ways: Vec<usize>,
}

impl Branch {
    pub fn taken(&self) -> u64 {
        self.ways.iter().filter(|tests| **tests > 0).count() as u64
    }

    pub fn all(&self) -> u64 {
        self.ways.len() as u64
    }
}

/// The decisions by file and line.
pub struct Places<'r>(BTreeMap<(usize, u32), Vec<&'r DecisionReport>>);

impl<'r> Places<'r> {
    pub fn of(report: &'r RunReport) -> Self {
        let mut places = BTreeMap::<_, Vec<_>>::new();
        for decision in &report.decisions {
            if let Some(file) = decision.file {
                places.entry((file, decision.line)).or_default().push(decision);
            }
        }
        Self(places)
    }

    /// The branches that begin on a line. Together they have the line's number of ways.
    pub fn branches(&self, file: usize, line: &LineReport) -> Vec<Branch> {
        let decisions = self.0.get(&(file, line.line)).map(Vec::as_slice).unwrap_or_default();
        let control = decisions.iter().filter(|decision| decision.role == "control");
        let mut found: Vec<Branch> =
            control.map(|d| Branch { decision: true, ways: vec![tests_for(d, false), tests_for(d, true)] }).collect();
        let (taken, all) = (line.branches.0 as usize, line.branches.1 as usize);
        let known = |found: &[Branch]| {
            let taken: u64 = found.iter().map(Branch::taken).sum();
            (taken as usize, 2 * found.len())
        };
        let left = |found: &[Branch]| {
            let (known_taken, known_all) = known(found);
            Some((taken.checked_sub(known_taken)?, all.checked_sub(known_all)?)).filter(|(taken, all)| taken <= all)
        };
        // The line's own count is what holds; decisions that do not fit into it are not told apart.
        let (taken, all) = left(&found).unwrap_or_else(|| {
            found.clear();
            (taken.min(all), all)
        });
        if all > 0 {
            found.push(Branch { decision: false, ways: (0..all).map(|way| usize::from(way < taken)).collect() });
        }
        found
    }
}

/// How many tests make the decision end so.
fn tests_for(decision: &DecisionReport, outcome: bool) -> usize {
    let rows = decision.rows.iter().filter(|row| row.outcome == outcome);
    rows.flat_map(|row| row.tests.iter()).collect::<BTreeSet<_>>().len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coverage::report::RowReport;

    #[test]
    fn nothing_is_rounded_up() {
        assert_eq!(percent(0, 0), "nothing to cover");
        assert_eq!(percent(0, 7), "0.0 %");
        assert_eq!(percent(1, 100_000), "<0.1 %");
        assert_eq!(percent(2, 3), "66.6 %");
        assert_eq!(percent(99_999, 100_000), "99.9 %");
        assert_eq!(percent(7, 7), "100 %");
        assert_eq!(percent(u64::MAX - 1, u64::MAX), "99.9 %");
        assert_eq!(rate(0, 0), "1");
        assert_eq!(rate(99_999, 100_000), "0.9999");
        assert_eq!(rate(1, 2), "0.5000");
        assert_eq!(rate(0, 2), "0.0000");
    }

    #[test]
    fn branches_add_up_to_the_line() {
        let row = |outcome, tests: &[usize]| RowReport { outcome, tests: tests.to_vec(), ..RowReport::default() };
        let decision = DecisionReport {
            file: Some(0),
            line: 3,
            role: "control".to_string(),
            rows: vec![row(true, &[1, 2]), row(true, &[2, 4])],
            ..DecisionReport::default()
        };
        let report = RunReport { decisions: vec![decision], ..RunReport::default() };
        let places = Places::of(&report);
        let on = |line, branches| {
            let line = LineReport { line, branches, ..LineReport::default() };
            places.branches(0, &line).into_iter().map(|branch| (branch.decision, branch.ways)).collect::<Vec<_>>()
        };
        assert_eq!(on(3, (1, 2)), [(true, vec![0, 3])]);
        assert_eq!(on(3, (3, 5)), [(true, vec![0, 3]), (false, vec![1, 1, 0])]);
        assert_eq!(on(3, (0, 2)), [(false, vec![0, 0])], "does not fit, so it is not told apart");
        assert_eq!(on(4, (1, 2)), [(false, vec![1, 0])]);
        assert_eq!(on(5, (0, 0)), []);
    }
}
