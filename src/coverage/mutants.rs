//! Mutants for people: the source line before and after (`mutated_source`), and which of them say nothing that another does not say
//! already (`redundant`). What is proved equivalent to the original subsumes nothing.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Instant;

use hashbrown::HashMap;

use super::criteria::Aim;
use super::labels::Label;
use super::labels::weak_mutation::CRITERION;
use super::mutated_source::Sources;
use super::redundant::{Comparison, Group, Redundant};
use super::report::{MutantReport, RunReport, Verdict};
use super::subject::Subject;
use super::summary::totals;

/// Adds what there is to say of mutants to a report that is otherwise complete; `killed` are the labels of mutants on which tests
/// fail, where they were run on them.
/// After `until` no more of them are compared, which is said.
pub fn describe(subject: &Subject, report: &mut RunReport, killed: Option<&BTreeSet<u32>>, until: Option<Instant>) {
    let own = |(_, label): &(usize, &Label)| label.criterion == CRITERION;
    let labels: Vec<(usize, &Label)> = subject.labels.iter().enumerate().filter(own).collect();
    let ids: HashMap<String, usize> =
        report.objectives.iter().enumerate().map(|(number, objective)| (objective.id.clone(), number)).collect();
    // By place: labels with their objectives.
    let mut places: BTreeMap<(usize, u32), Vec<(&Label, usize)>> = BTreeMap::new();
    let mut kills: BTreeSet<usize> = BTreeSet::new();
    for (number, label) in labels {
        if let Some(objective) = ids.get(&Aim::Label(number as u32).id(subject)) {
            places.entry((label.method, label.pc)).or_default().push((label, *objective));
            kills.extend(killed.filter(|killed| killed.contains(&(number as u32))).map(|_| *objective));
        }
    }
    let mut comparison = Comparison::new(until);
    let mut sources = Sources::new(&report.files);
    let mut found = Vec::new();
    for mutants in places.values() {
        let is_equivalent = |objective: usize| {
            report.objectives.get(objective).is_some_and(|o| matches!(o.verdict, Verdict::Infeasible { .. }))
        };
        let live: Vec<(&Label, usize)> = mutants.iter().copied().filter(|(_, o)| !is_equivalent(*o)).collect();
        let redundant = comparison.of(&Group::new(live.iter().map(|(label, _)| *label)));
        for (label, objective) in mutants {
            let place = live.iter().position(|(_, own)| own == objective);
            let by = place.and_then(|place| redundant.get(place)).copied().flatten();
            let other = |number: usize| live.get(number).map(|(_, objective)| *objective);
            let file = report.objectives.get(*objective).and_then(|objective| objective.file);
            let (before, after) =
                file.map(|file| sources.lines(file, label.line, label.shown.as_ref())).unwrap_or_default();
            let mut mutant = MutantReport { objective: *objective, before, after, ..MutantReport::default() };
            mutant.killed = killed.filter(|_| label.mutation.is_some()).map(|_| kills.contains(objective));
            match by {
                Some(Redundant::Same(number)) => mutant.same_as = other(number),
                Some(Redundant::Subsumed(number)) => mutant.subsumed_by = other(number),
                None => {}
            }
            found.push(mutant);
        }
    }
    if comparison.is_over() && !found.is_empty() {
        report.warnings.push(
            "not all mutants were compared with each other in time: some that count may be duplicate or subsumed"
                .into(),
        );
    }
    found.sort_by_key(|mutant| mutant.objective);
    let counts = |mutant: &&MutantReport| mutant.same_as.is_none() && mutant.subsumed_by.is_none();
    let distinct = found.iter().filter(counts).filter_map(|mutant| report.objectives.get(mutant.objective).cloned());
    report.distinct_mutants = totals(&distinct.collect::<Vec<_>>()).into_iter().next();
    report.mutants = found;
}
