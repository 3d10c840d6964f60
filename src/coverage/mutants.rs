//! Mutants for people: the source line before and after, and which of them say nothing that another does not say already.
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
    let mut found = Vec::new();
    for mutants in places.values() {
        let is_equivalent = |objective: usize| {
            report.objectives.get(objective).is_some_and(|o| matches!(o.verdict, Verdict::Infeasible { .. }))
        };
        let live: Vec<(&Label, usize)> = mutants.iter().copied().filter(|(_, o)| !is_equivalent(*o)).collect();
        let predicates: Vec<&Predicate> = live.iter().map(|(label, _)| &label.predicate).collect();
        let kinds = live.iter().map(|(label, _)| label.kinds.as_slice()).max_by_key(|kinds| kinds.len());
        let redundant = implied.of(&predicates, kinds.unwrap_or_default());
        for (label, objective) in mutants {
            let place = live.iter().position(|(_, own)| own == objective);
            let by = place.and_then(|place| redundant.get(place)).copied().flatten();
            let other = |number: usize| live.get(number).map(|(_, objective)| *objective);
            let (before, after) = shown(report, *objective, label, &places);
            let mut mutant = MutantReport { objective: *objective, before, after, ..MutantReport::default() };
            mutant.killed = killed.map(|_| kills.contains(objective));
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

/// Places with the same operation have the same mutants, so answers are kept.
struct Implied {
    known: HashMap<String, Vec<Option<Redundant>>>,
    until: Option<Instant>,
}

impl Implied {
    fn of(&mut self, predicates: &[&Predicate], kinds: &[Kind]) -> Vec<Option<Redundant>> {
        if self.is_over() {
            return Vec::new();
        }
        let key = format!("{predicates:?} {kinds:?}");
        self.known.entry(key).or_insert_with(|| compare(predicates, kinds, self.until)).clone()
    }

    fn is_over(&self) -> bool {
        self.until.is_some_and(|until| Instant::now() >= until)
    }
}

fn compare(predicates: &[&Predicate], kinds: &[Kind], until: Option<Instant>) -> Vec<Option<Redundant>> {
    let mut terms = Terms::new();
    let all = Options::default();
    let mut solver = Solver::new(&Options { limit: all.limit / SMALL, ..all });
    solver.set_deadline(until);
    let built: Vec<Option<TermId>> = predicates.iter().map(|p| build(p, kinds, &mut terms)).collect();
    let samples = samples(kinds);
    let holds = |predicate: &Predicate, values: &[Const]| {
        predicate.holds(&mut |at| match at {
            At::Operand(depth) => values.get(usize::from(depth)).copied(),
            At::Local { .. } => None,
        })
    };
    let mut implies = |a: usize, b: usize| -> bool {
        let Some((p, q)) = predicates.get(a).zip(predicates.get(b)) else { return false };
        if samples.iter().any(|values| holds(p, values) && !holds(q, values)) {
            return false;
        }
        let Some((p, q)) = built.get(a).copied().flatten().zip(built.get(b).copied().flatten()) else { return false };
        let not = terms.not(q);
        let only = terms.and(p, not);
        match terms.as_const(only) {
            Some(known) => known == Const::Bool(false),
            None => matches!(solver.check(&mut terms, &Constraints::default(), None, only), Answer::Unsat),
        }
    };
    let count = predicates.len();
    let follows: Vec<Vec<bool>> = (0..count).map(|a| (0..count).map(|b| a != b && implies(a, b)).collect()).collect();
    let is = |a: usize, b: usize| follows.get(a).and_then(|row| row.get(b)) == Some(&true);
    (0..count)
        .map(|own| {
            let same = (0..own).find(|other| is(own, *other) && is(*other, own));
            let narrower = (0..count).find(|other| is(*other, own) && !is(own, *other));
            same.map(Redundant::Same).or(narrower.map(Redundant::Subsumed))
        })
        .collect()
}

/// A predicate over free operands; None for numbers that solvers are slow with.
fn build(predicate: &Predicate, kinds: &[Kind], terms: &mut Terms) -> Option<TermId> {
    let mut operands = Vec::new();
    for (depth, kind) in kinds.iter().enumerate() {
        let sort = match kind {
            Kind::Int => Sort::Bv32,
            Kind::Long => Sort::Bv64,
            _ => return None,
        };
        operands.push(terms.var(&format!("o{depth}"), sort));
    }
    predicate.term(terms, &mut |at| match at {
        At::Operand(depth) => operands.get(usize::from(depth)).copied(),
        At::Local { .. } => None,
    })
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

/// The source line without and with the mutant; what cannot be told from the line is empty.
fn shown(
    report: &RunReport,
    objective: usize,
    label: &Label,
    places: &BTreeMap<(usize, u32), Vec<(&Label, usize)>>,
) -> (String, String) {
    let objective = report.objectives.get(objective);
    let file = objective.and_then(|o| o.file).and_then(|file| report.files.get(file));
    let line = (label.line as usize).checked_sub(1).and_then(|line| file.and_then(|file| file.lines.get(line)));
    let Some(line) = line else { return Default::default() };
    let before = line.trim().to_string();
    let Some((own, other)) = operators(&label.what) else { return (before, String::new()) };
    // The places of the bytecode that have the operator, and its occurrences in the line; a compiler may turn a comparison round.
    let alike: Vec<u32> = places
        .iter()
        .filter(|((method, _), _)| *method == label.method)
        .filter(|(_, mutants)| {
            mutants.iter().any(|(l, _)| l.line == label.line && operators(&l.what).is_some_and(|(o, _)| o == own))
        })
        .map(|((_, pc), _)| *pc)
        .collect();
    let round = contrary(own).zip(contrary(other));
    let there = |op: &str| occurrences(&before, op).len() == alike.len();
    let (own, other) = if there(own) { (own, other) } else { round.unwrap_or((own, other)) };
    let spots = occurrences(&before, own);
    let in_order = alike.len() == 1 || !before.contains('(');
    let spot = alike.iter().position(|pc| *pc == label.pc).and_then(|number| spots.get(number));
    match spot.filter(|_| spots.len() == alike.len() && in_order) {
        Some(at) => {
            let after = format!("{}{other}{}", &before[..*at], &before[at + own.len()..]);
            (before, after)
        }
        None => (before, String::new()),
    }
}

/// The comparison that is true where another is not.
fn contrary(comparison: &str) -> Option<&'static str> {
    let pairs = [("==", "!="), ("<", ">="), (">", "<=")];
    let other = |(a, b): &(&'static str, &'static str)| match comparison {
        own if own == *a => Some(*b),
        own if own == *b => Some(*a),
        _ => None,
    };
    pairs.iter().find_map(other)
}

/// The operator that a mutant replaces, and by which.
fn operators(what: &str) -> Option<(&str, &str)> {
    let (_, rest) = what.split_once(": ")?;
    let (own, other) = rest.split_once(" becomes ")?;
    let is_operator = |text: &str| !text.is_empty() && text.chars().all(|c| "+-*/%<>=!".contains(c));
    (is_operator(own) && is_operator(other)).then_some((own, other))
}

/// Where an operator stands in a line, outside of texts and comments; `+=` counts as `+`.
fn occurrences(line: &str, operator: &str) -> Vec<usize> {
    let mut found = Vec::new();
    let mut quote: Option<char> = None;
    let mut chars = line.char_indices().peekable();
    while let Some((at, c)) = chars.next() {
        match quote {
            Some(_) if c == '\\' => _ = chars.next(),
            Some(end) => quote = quote.filter(|_| c != end),
            None if c == '"' || c == '\'' => quote = Some(c),
            None if line[at..].starts_with("//") => break,
            None if "+-*/%<>=!&|^".contains(c) => {
                let end = line[at..].find(|c| !"+-*/%<>=!&|^".contains(c)).map_or(line.len(), |length| at + length);
                let token = &line[at..end];
                let assigns = token.strip_suffix('=').is_some_and(|op| op == operator && "+-*/%".contains(op));
                if token == operator || assigns {
                    found.push(at);
                }
                while chars.peek().is_some_and(|(next, _)| *next < end) {
                    chars.next();
                }
            }
            None => {}
        }
    }
    found
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
        let found = compare(&all.iter().collect::<Vec<_>>(), &[Kind::Int], None);
        let expected =
            [Some(Redundant::Subsumed(3)), Some(Redundant::Same(0)), Some(Redundant::Subsumed(0)), None, None];
        assert_eq!(found, expected);
    }

    #[test]
    fn operators_are_found_in_a_line() {
        assert_eq!(occurrences("a + b - \"+\" + c++; // +", "+"), [2, 12]);
        assert_eq!(occurrences("x += 3; y = y <= 4 && z < '<';", "<"), [24]);
        assert_eq!(occurrences("x += 3", "+"), [2]);
        assert_eq!(operators("ROR: < becomes <="), Some(("<", "<=")));
        assert_eq!(operators("ABS: the operand becomes its absolute value"), None);
    }
}
