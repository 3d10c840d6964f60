//! Sums of what was added under conditions: two are the same if every number counts as often in both, whatever the conditions are.
//!
//! Merged states hold values such as `c ? x + n : x`, and what programs keep is often a sum of those: no money is lost between
//! accounts, as many came as left. To a decision procedure that is a chain of adders for each side. Here `n` counts as often as `c`
//! holds, so it is asked of each number whether its counts can differ: a question about the conditions, with small numbers.
//!
//! Invariant: where all counts are zero the two terms are equal. Where one is not, nothing is said.

use std::collections::{BTreeMap, BTreeSet};

use hashbrown::HashSet;

use crate::expr::ops::IntBin;
use crate::expr::{Const, Node, TermId, Terms};

/// Entries of all numbers together.
const MOST_ENTRIES: usize = 4_000;
/// How often a number can count at all: then the count does not overflow.
const MOST_TIMES: i64 = 1 << 30;

/// Conditions, and how often a number counts where they hold.
type Times = Vec<(TermId, i64)>;

#[derive(Default)]
struct Sum {
    /// By what is counted; what is constant counts as so many ones.
    numbers: BTreeMap<Option<TermId>, Times>,
    /// Those of them that are choices.
    choices: BTreeSet<TermId>,
    entries: usize,
}

/// For two integers: how much more often each number counts in the first. None where one counts more often whatever the conditions, or where
/// there is too much to take apart.
pub fn counts(terms: &mut Terms, a: TermId, b: TermId) -> Option<Vec<TermId>> {
    if !terms.sort(a).is_bit_vector() || !adds(terms, [a, b]) {
        return None;
    }
    let mut sum = Sum::default();
    for (number, times) in difference(terms, a, b)? {
        sum.count(terms, number, TermId::TRUE, times)?;
    }
    // Without choices every number counts as often whatever the conditions.
    if sum.choices.is_empty() && !sum.numbers.is_empty() {
        return None;
    }
    // Parts of a term were made before it, so no choice comes back once it is taken apart.
    while let Some(choice) = sum.choices.pop_last() {
        sum.take_apart(terms, choice)?;
    }
    let is_constant = |sum: &Sum| sum.numbers.keys().all(Option::is_none);
    if is_constant(&sum) && !sum.numbers.is_empty() {
        return None;
    }
    let all: Option<Vec<TermId>> = sum.numbers.values().map(|times| in_all(terms, times)).collect();
    let counts: Vec<TermId> = all?.into_iter().filter(|count| signed(terms, *count) != Some(0)).collect();
    counts.iter().all(|count| signed(terms, *count).is_none()).then_some(counts)
}

impl Sum {
    /// A number counts so many times more where a condition holds.
    fn count(&mut self, terms: &Terms, number: Option<TermId>, when: TermId, times: i64) -> Option<()> {
        if times == 0 || when == TermId::FALSE {
            return Some(());
        }
        let known = self.numbers.entry(number).or_default();
        match known.iter_mut().find(|(condition, _)| *condition == when) {
            Some((_, count)) => *count = count.wrapping_add(times),
            None => {
                known.push((when, times));
                self.entries += 1;
            }
        }
        if let Some(term) = number.filter(|term| matches!(terms.node(*term), Node::Ite(..))) {
            self.choices.insert(term);
        }
        (self.entries <= MOST_ENTRIES).then_some(())
    }

    /// `c ? a : b` counts as `b`, and where `c` holds as what `a` has more.
    fn take_apart(&mut self, terms: &mut Terms, choice: TermId) -> Option<()> {
        let Node::Ite(condition, a, b) = *terms.node(choice) else { return Some(()) };
        let times = self.numbers.remove(&Some(choice)).unwrap_or_default();
        let (more, least) = (difference(terms, a, b)?, parts(terms, b, 1)?);
        for (when, count) in times {
            let both = terms.and(when, condition);
            for (number, each) in &least {
                self.count(terms, *number, when, count.wrapping_mul(*each))?;
            }
            for (number, each) in &more {
                self.count(terms, *number, both, count.wrapping_mul(*each))?;
            }
        }
        Some(())
    }
}

/// Whether numbers are added in one of them, under whatever conditions: elements that are only chosen make no sums.
fn adds(terms: &Terms, either: [TermId; 2]) -> bool {
    let (mut todo, mut seen) = (either.to_vec(), HashSet::new());
    while let Some(t) = todo.pop() {
        match *terms.node(t) {
            Node::Int(IntBin::Add | IntBin::Sub | IntBin::Mul, ..) => return true,
            Node::Ite(_, a, b) if seen.insert(t) => todo.extend([a, b]),
            _ => {}
        }
    }
    false
}

/// What an integer is a sum of, choices not taken apart.
fn parts(terms: &Terms, t: TermId, times: i64) -> Option<BTreeMap<Option<TermId>, i64>> {
    let mut found: BTreeMap<Option<TermId>, i64> = BTreeMap::new();
    let mut todo = vec![(t, times)];
    let mut seen = 0;
    while let Some((t, times)) = todo.pop() {
        seen += 1;
        if seen > MOST_ENTRIES {
            return None;
        }
        let (number, times) = match *terms.node(t) {
            Node::Const(_) => (None, times.wrapping_mul(signed(terms, t)?)),
            Node::Int(IntBin::Add, a, b) => {
                todo.extend([(a, times), (b, times)]);
                continue;
            }
            Node::Int(IntBin::Sub, a, b) => {
                todo.extend([(a, times), (b, times.wrapping_neg())]);
                continue;
            }
            Node::Int(IntBin::Mul, a, b) if signed(terms, b).is_some() => {
                todo.push((a, times.wrapping_mul(signed(terms, b)?)));
                continue;
            }
            _ => (Some(t), times),
        };
        let count = found.entry(number).or_default();
        *count = count.wrapping_add(times);
    }
    Some(found)
}

fn difference(terms: &Terms, a: TermId, b: TermId) -> Option<BTreeMap<Option<TermId>, i64>> {
    let mut found = parts(terms, a, 1)?;
    for (number, times) in parts(terms, b, -1)? {
        let count = found.entry(number).or_default();
        *count = count.wrapping_add(times);
    }
    Some(found)
}

fn signed(terms: &Terms, t: TermId) -> Option<i64> {
    terms.as_const(t).and_then(Const::signed)
}

/// How often in all, as an `int`; none where that may overflow.
fn in_all(terms: &mut Terms, times: &Times) -> Option<TermId> {
    let most = times.iter().try_fold(0_i64, |most, (_, count)| most.checked_add(count.checked_abs()?));
    most.filter(|most| *most < MOST_TIMES)?;
    let zero = terms.int(0);
    times.iter().try_fold(zero, |sum, (when, count)| {
        let count = terms.int(i32::try_from(*count).ok()?);
        let counted = terms.ite(*when, count, zero);
        Some(terms.int_bin(IntBin::Add, sum, counted))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expr::Sort;
    use crate::expr::ops::Cmp;
    use crate::solver::{Answer, Constraints, Options, Solver};

    /// Transfers between three accounts, by unknown numbers of accounts; what is there in all afterwards.
    fn transferred(t: &mut Terms, rounds: usize, lost: bool) -> TermId {
        let zero = t.constant(Const::from_bits(Sort::Bv64, 0));
        let mut accounts = [zero; 3];
        for round in 0..rounds {
            let amount = t.var(&format!("n{round}"), Sort::Bv64);
            for (name, op) in [("from", IntBin::Sub), ("to", IntBin::Add)] {
                let chosen = t.var(&format!("{name}{round}"), Sort::Bool);
                let other = t.var(&format!("{name}{round}'"), Sort::Bool);
                let not_chosen = t.not(chosen);
                let (second, third) = (t.and(not_chosen, other), t.or(chosen, other));
                let third = t.not(third);
                let conditions = [chosen, second, if lost && round == 1 { second } else { third }];
                for (account, condition) in accounts.iter_mut().zip(conditions) {
                    let changed = t.long_bin(op, *account, amount);
                    *account = t.ite(condition, changed, *account);
                }
            }
        }
        let sum = t.long_bin(IntBin::Add, accounts[0], accounts[1]);
        t.long_bin(IntBin::Add, sum, accounts[2])
    }

    #[test]
    fn nothing_is_lost_between_accounts() {
        for (lost, rounds) in [(false, 6), (true, 3)] {
            let mut t = Terms::new();
            let sum = transferred(&mut t, rounds, lost);
            let zero = t.constant(Const::from_bits(Sort::Bv64, 0));
            let differs = t.cmp(Cmp::Ne, sum, zero);
            let mut solver = Solver::new(&Options { limit: 500, ..Options::default() });
            let answer = solver.check(&mut t, &Constraints::new(), None, differs);
            assert_eq!(matches!(answer, Answer::Unsat), !lost);
        }
    }

    #[test]
    fn a_number_counts_as_often_as_its_condition_holds() {
        let mut t = Terms::new();
        let [x, n] = ["x", "n"].map(|name| t.var(name, Sort::Bv32));
        let c = t.var("c", Sort::Bool);
        let more = t.int_bin(IntBin::Add, x, n);
        let chosen = t.ite(c, more, x);
        let found = counts(&mut t, chosen, x).unwrap();
        let (one, zero) = (t.int(1), t.int(0));
        assert_eq!(found, [t.ite(c, one, zero)]);
        assert_eq!(counts(&mut t, more, x), None);
        assert_eq!(counts(&mut t, chosen, n), None, "x counts once, whatever c is");
    }
}
