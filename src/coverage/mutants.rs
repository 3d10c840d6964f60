//! Mutants for people: the source line before and after (`mutated_source`), and which of them say nothing that another does not say
//! already.
//!
//! A mutant is a *duplicate* if at the same place another differs from the original for exactly the same operands, and *subsumed*
//! if another differs for some of these only: every test that tells the other one from the original tells this one. Both are
//! proved, for all values of the operands; mutants at other places are not compared. What is proved equivalent to the original
//! subsumes nothing.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Instant;

use hashbrown::HashMap;

use super::criteria::Aim;
use super::labels::Label;
use super::labels::weak_mutation::CRITERION;
use super::mutated_source::Sources;
use super::report::{MutantReport, RunReport, Verdict};
use super::subject::Subject;
use super::summary::totals;
use crate::expr::{Const, Sort, TermId, Terms};
use crate::program::Kind;
use crate::program::predicate::{At, Predicate};
use crate::solver::{Answer, Constraints, Options, Solver};

/// Operands on which predicates are compared before the solver is asked.
const NUMBERS: [i32; 8] = [0, 1, 2, -1, -3, 7, i32::MAX, i32::MIN];

/// One question whether a mutant follows from another gets this part of what a path's gets: there are many, and what products and
/// quotients have to do with one another is not worth more.
const SMALL: u64 = 100;

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
    let mut implied = Implied { known: HashMap::new(), until };
    let mut sources = Sources::new(&report.files);
    let mut found = Vec::new();
    for mutants in places.values() {
        let is_equivalent = |objective: usize| {
            report.objectives.get(objective).is_some_and(|o| matches!(o.verdict, Verdict::Infeasible { .. }))
        };
        let live: Vec<(&Label, usize)> = mutants.iter().copied().filter(|(_, o)| !is_equivalent(*o)).collect();
        let redundant = implied.of(&Group::new(live.iter().map(|(label, _)| *label)));
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
    if implied.is_over() && !found.is_empty() {
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

/// Why a mutant says nothing of its own: by the number of another at its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Redundant {
    Same(usize),
    Subsumed(usize),
}

/// Mutants that are compared. Where they hold is numbered, so that the same mutants elsewhere are the same group.
#[derive(Debug, Default)]
struct Group<'a> {
    /// The kinds of the operands at each place.
    kinds: Vec<&'a [Kind]>,
    /// By mutant: when it differs, by place. It differs if it does so at any of them.
    mutants: Vec<Vec<(usize, &'a Predicate)>>,
}

impl<'a> Group<'a> {
    fn new(labels: impl Iterator<Item = &'a Label>) -> Self {
        let (mut group, mut known) = (Self::default(), Vec::new());
        for label in labels {
            let mut mutant = Vec::new();
            for (method, place) in &label.places {
                let here = (*method, place.at);
                let number = known.iter().position(|known| *known == here).unwrap_or_else(|| {
                    known.push(here);
                    group.kinds.push(&[]);
                    known.len() - 1
                });
                if let Some(kinds) = group.kinds.get_mut(number).filter(|kinds| kinds.len() < place.kinds.len()) {
                    *kinds = &place.kinds;
                }
                mutant.push((number, &place.predicate));
            }
            group.mutants.push(mutant);
        }
        group
    }
}

/// Places with the same operation have the same mutants, so answers are kept.
struct Implied {
    known: HashMap<String, Vec<Option<Redundant>>>,
    until: Option<Instant>,
}

impl Implied {
    fn of(&mut self, group: &Group<'_>) -> Vec<Option<Redundant>> {
        if self.is_over() {
            return Vec::new();
        }
        self.known.entry(format!("{group:?}")).or_insert_with(|| compare(group, self.until)).clone()
    }

    fn is_over(&self) -> bool {
        self.until.is_some_and(|until| Instant::now() >= until)
    }
}

fn compare(group: &Group<'_>, until: Option<Instant>) -> Vec<Option<Redundant>> {
    let all = Options::default();
    let mut solver = Solver::new(&Options { limit: all.limit / SMALL, ..all });
    solver.set_deadline(until);
    let (mut terms, samples) = (Terms::new(), group.kinds.iter().map(|kinds| samples(kinds)).collect::<Vec<_>>());
    let mut implies = |place: usize, p: &Predicate, q: &Predicate| -> bool {
        let only = |values: &Vec<Const>| holds(p, values) == Some(true) && holds(q, values) == Some(false);
        if samples.get(place).is_none_or(|samples| samples.iter().any(only)) {
            return false;
        }
        let kinds = group.kinds.get(place).copied().unwrap_or_default();
        let Some((p, q)) = build(p, kinds, &mut terms).zip(build(q, kinds, &mut terms)) else { return false };
        let not = terms.not(q);
        let only = terms.and(p, not);
        match terms.as_const(only) {
            Some(known) => known == Const::Bool(false),
            None => matches!(solver.check(&mut terms, &Constraints::default(), None, only), Answer::Unsat),
        }
    };
    let mutants = &group.mutants;
    let mut follows = |a: &[(usize, &Predicate)], b: &[(usize, &Predicate)]| {
        // Where one of them differs, the other does as well.
        a.iter().all(|(place, p)| b.iter().any(|(other, q)| other == place && implies(*place, p, q)))
    };
    let follows: Vec<Vec<bool>> = mutants
        .iter()
        .enumerate()
        .map(|(a, own)| mutants.iter().enumerate().map(|(b, other)| a != b && follows(own, other)).collect())
        .collect();
    let is = |a: usize, b: usize| follows.get(a).and_then(|row| row.get(b)) == Some(&true);
    let count = mutants.len();
    (0..count)
        .map(|own| {
            let same = (0..own).find(|other| is(own, *other) && is(*other, own));
            let narrower = (0..count).find(|other| is(*other, own) && !is(own, *other));
            same.map(Redundant::Same).or(narrower.map(Redundant::Subsumed))
        })
        .collect()
}

/// Whether a predicate holds for these operands; None where it looks at something else.
fn holds(predicate: &Predicate, values: &[Const]) -> Option<bool> {
    let looks_elsewhere = predicate.any_place(&mut |at| !matches!(at, At::Operand(_)));
    let value = |at| match at {
        At::Operand(depth) => values.get(usize::from(depth)).copied(),
        _ => None,
    };
    (!looks_elsewhere).then(|| predicate.holds(&mut |at| value(at)))
}

/// A predicate over free values; None for numbers that solvers are slow with.
fn build(predicate: &Predicate, kinds: &[Kind], terms: &mut Terms) -> Option<TermId> {
    let sort = |kind: Kind| match kind {
        Kind::Int => Some(Sort::Bv32),
        Kind::Long => Some(Sort::Bv64),
        _ => None,
    };
    let mut free: BTreeMap<String, TermId> = BTreeMap::new();
    let mut is_slow = false;
    predicate.any_place(&mut |at| {
        let found = match at {
            At::Operand(depth) => kinds.get(usize::from(depth)).and_then(|kind| sort(*kind)),
            At::Local { kind, .. } | At::Field { kind, .. } => sort(kind),
            At::Null(_) => Some(Sort::Bv32),
        };
        match found {
            Some(sort) => _ = free.insert(format!("{at:?}"), terms.var(&format!("{at:?}"), sort)),
            None => is_slow = true,
        }
        is_slow
    });
    if is_slow {
        return None;
    }
    predicate.term(terms, &mut |at| free.get(&format!("{at:?}")).copied())
}

fn samples(kinds: &[Kind]) -> Vec<Vec<Const>> {
    let mut all: Vec<Vec<Const>> = vec![Vec::new()];
    for kind in kinds {
        let of = |number: i32| match kind {
            Kind::Long => Const::Bv64(number.into()),
            Kind::Float => Const::float(number as f32),
            Kind::Double => Const::double(number.into()),
            _ => Const::Bv32(number),
        };
        all = all.iter().flat_map(|one| NUMBERS.map(|number| [&one[..], &[of(number)]].concat())).collect();
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expr::ops::Cmp;
    use crate::program::predicate::Num;

    #[test]
    fn duplicates_and_subsumed_mutants_are_found() {
        let compare_with = |op, number| Predicate::Compare(op, Num::Operand(0), Num::Const(Const::Bv32(number)));
        let all = [
            compare_with(Cmp::Gt, 0),
            compare_with(Cmp::Ge, 1),
            Predicate::Always,
            compare_with(Cmp::Gt, 100),
            compare_with(Cmp::Lt, 0),
        ];
        let group = Group { kinds: vec![&[Kind::Int]], mutants: all.iter().map(|p| vec![(0, p)]).collect() };
        let found = compare(&group, None);
        let expected =
            [Some(Redundant::Subsumed(3)), Some(Redundant::Same(0)), Some(Redundant::Subsumed(0)), None, None];
        assert_eq!(found, expected);
    }

    /// A mutant that differs at one of two places is told by none that differs at the other.
    #[test]
    fn mutants_are_compared_place_by_place() {
        let (above, far) =
            [0, 100].map(|n| Predicate::Compare(Cmp::Gt, Num::Operand(0), Num::Const(Const::Bv32(n)))).into();
        let mutants = vec![vec![(0, &above), (1, &above)], vec![(0, &far)], vec![(1, &above)]];
        let found = compare(&Group { kinds: vec![&[Kind::Int]; 2], mutants }, None);
        assert_eq!(found, [Some(Redundant::Subsumed(1)), None, None]);
    }
}
