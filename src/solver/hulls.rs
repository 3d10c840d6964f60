//! Hulls: ranges of choices between choices, each side under its own condition, from the operands up.
//!
//! Where states are merged, what a program keeps within bounds is `c ? x + n : x`, again and again, and only `c` says that `n` is small, or
//! that `x` is not too large. [`Ranges`] takes a condition for known or not, and looks a few operands deep. Here both sides of every choice below a goal
//! are looked at once, the condition or its opposite assumed, and what they come to is kept for the choices above: a balance after twelve
//! rounds costs twelve looks, not an adder for each.
//!
//! Invariants:
//! - Sound: what is noted of a term holds in every model of the path. Only a contradiction is concluded.
//! - What was noted and assumed is undone before the answer is given.

use hashbrown::HashSet;

use super::ranges::{Range, Ranges};
use crate::expr::ops::IntBin;
use crate::expr::{Node, TermId, Terms};

/// Terms below the goals.
const MOST_TERMS: usize = 6_000;
/// Parts of a disjunction that are assumed one by one.
const MOST_PARTS: usize = 8;

/// Whether path and goals leave a term without a value, if choices are looked at side by side.
pub fn refuted(terms: &mut Terms, ranges: &mut Ranges, goals: &[TermId]) -> bool {
    let Some(below) = numbers_below(terms, goals) else { return false };
    let mark = ranges.mark();
    for t in below {
        let range = match *terms.node(t) {
            Node::Ite(c, a, b) => {
                let sides = by_sides(terms, ranges, c, [(a, None), (b, None)]);
                let changed = [a, b].map(|kept| by_change(terms, ranges, t, kept));
                changed.into_iter().flatten().fold(sides, |all, range| Some(all.map_or(range, |all| meet(all, range))))
            }
            Node::Int(IntBin::Sub, from, what) => match *terms.node(what) {
                Node::Ite(c, a, b) => by_sides(terms, ranges, c, [(from, Some(a)), (from, Some(b))]),
                _ => None,
            },
            _ => None,
        };
        let range = range.unwrap_or_else(|| ranges.of(terms, t));
        ranges.note(terms, t, range);
    }
    goals.iter().for_each(|goal| ranges.assume(terms, *goal));
    let refuted = ranges.contradictory();
    ranges.undo(mark);
    refuted
}

/// The integer terms below the goals, operands first; none where there is no choice between integers, or too much.
fn numbers_below(terms: &Terms, goals: &[TermId]) -> Option<Vec<TermId>> {
    let mut todo = goals.to_vec();
    let mut seen: HashSet<TermId> = todo.iter().copied().collect();
    while let Some(t) = todo.pop() {
        todo.extend(terms.children(t).into_iter().filter(|child| seen.insert(*child)));
        if seen.len() > MOST_TERMS {
            return None;
        }
    }
    let is_number = |t: &TermId| terms.sort(*t).is_bit_vector() && !terms.children(*t).is_empty();
    let mut found: Vec<TermId> = seen.into_iter().filter(is_number).collect();
    found.sort_unstable();
    found.iter().any(|t| matches!(terms.node(*t), Node::Ite(..))).then_some(found)
}

/// A term, less another if there is one.
type Side = (TermId, Option<TermId>);

/// The first where a condition holds, else the second.
fn by_sides(terms: &mut Terms, ranges: &mut Ranges, condition: TermId, [yes, no]: [Side; 2]) -> Option<Range> {
    let opposite = terms.not(condition);
    let sides = [(condition, yes), (opposite, no)].map(|(when, side)| side_range(terms, ranges, when, side));
    let [yes, no] = sides;
    join(yes?, no?)
}

/// A choice that is mostly what it was, by one condition after the other: that, or what is left where none of them holds. The guards of ways
/// that came to nothing deny each other's beginnings, so together they say what let the last one through. None where there is one condition alone.
fn by_change(terms: &mut Terms, ranges: &mut Ranges, choice: TermId, kept: TermId) -> Option<Range> {
    let (mut left, mut conditions) = (choice, Vec::new());
    while let Node::Ite(c, a, b) = *terms.node(left) {
        left = match (a == kept, b == kept) {
            (true, _) => {
                conditions.push(terms.not(c));
                b
            }
            (_, true) => {
                conditions.push(c);
                a
            }
            _ => break,
        };
    }
    if conditions.len() < 2 {
        return None;
    }
    // What one of them says may decide what another does, before it or behind it.
    let (mark, before) = (ranges.mark(), ranges.of(terms, kept));
    for condition in conditions.iter().rev().chain(&conditions).chain(conditions.iter().rev()) {
        ranges.assume(terms, *condition);
    }
    let changed = (!ranges.contradictory()).then(|| ranges.of(terms, left));
    ranges.undo(mark);
    join(Some(before), changed)
}

/// What a side can be where a condition holds. The outer none: it may be anything; the inner: the condition does not hold.
fn side_range(terms: &mut Terms, ranges: &mut Ranges, when: TermId, side: Side) -> Option<Option<Range>> {
    let parts = disjunction(terms, ranges, when);
    let mark = ranges.mark();
    ranges.assume(terms, when);
    let found = match parts {
        _ if ranges.contradictory() => Some(None),
        None => value(terms, ranges, side).map(Some),
        Some(parts) => parts.into_iter().try_fold(None, |all, part| {
            let mark = ranges.mark();
            ranges.assume(terms, part);
            let found = if ranges.contradictory() { Some(None) } else { value(terms, ranges, side).map(Some) };
            ranges.undo(mark);
            Some(join(all, found?))
        }),
    };
    ranges.undo(mark);
    found
}

fn value(terms: &Terms, ranges: &Ranges, (of, less): Side) -> Option<Range> {
    match less {
        None => Some(ranges.of(terms, of)),
        Some(what) => ranges.difference(terms, of, what),
    }
}

/// The first disjunction among what a condition says that is not decided: what its parts are.
fn disjunction(terms: &mut Terms, ranges: &Ranges, condition: TermId) -> Option<Vec<TermId>> {
    let conjuncts = terms.conjuncts(condition);
    let is_open = |t: &TermId| ranges.truth(*t).is_none();
    let denied = conjuncts.into_iter().find_map(|t| match *terms.node(t) {
        Node::Not(all) if matches!(terms.node(all), Node::And(..)) => {
            Some(terms.conjuncts(all)).filter(|_| is_open(&all))
        }
        _ => None,
    })?;
    (denied.len() <= MOST_PARTS).then(|| denied.into_iter().map(|part| terms.not(part)).collect())
}

fn meet(a: Range, b: Range) -> Range {
    let both = (a.0.max(b.0), a.1.min(b.1));
    if both.0 > both.1 { a } else { both }
}

fn join(a: Option<Range>, b: Option<Range>) -> Option<Range> {
    match (a, b) {
        (Some(a), Some(b)) => Some((a.0.min(b.0), a.1.max(b.1))),
        (one, other) => one.or(other),
    }
}

#[cfg(test)]
mod tests {
    use rand::rngs::SmallRng;
    use rand::{Rng, SeedableRng};

    use super::*;
    use crate::expr::Sort;
    use crate::expr::ops::Cmp;
    use crate::solver::tests::values_that_satisfy;
    use crate::solver::{Answer, Constraints, Layer, Options, Solver};

    /// A balance after so many rounds of deposits up to 1000 and withdrawals of what is there; whether it can be so small or so great.
    fn balance(rounds: usize, (op, bound): (Cmp, i32), without: Vec<Layer>) -> Answer {
        let mut t = Terms::new();
        let mut balance = t.int(0);
        let (zero, most) = (t.int(0), t.int(1000));
        for round in 0..rounds {
            let amount = t.var(&format!("amount {round}"), Sort::Bv32);
            let deposits = t.var(&format!("deposits {round}"), Sort::Bool);
            let positive = t.cmp(Cmp::Gt, amount, zero);
            let (small, covered) = (t.cmp(Cmp::Le, amount, most), t.cmp(Cmp::Le, amount, balance));
            let (more, less) = (t.int_bin(IntBin::Add, balance, amount), t.int_bin(IntBin::Sub, balance, amount));
            let (may_deposit, may_withdraw) = (t.and(positive, small), t.and(positive, covered));
            let deposited = t.ite(may_deposit, more, balance);
            let withdrawn = t.ite(may_withdraw, less, balance);
            balance = t.ite(deposits, deposited, withdrawn);
        }
        let bound = t.int(bound);
        let goal = t.cmp(op, balance, bound);
        Solver::new(&Options { without, limit: 300, ..Options::default() }).check(
            &mut t,
            &Constraints::new(),
            None,
            goal,
        )
    }

    #[test]
    fn a_balance_stays_within_what_its_rounds_allow() {
        assert!(matches!(balance(20, (Cmp::Lt, 0), Vec::new()), Answer::Unsat));
        assert!(matches!(balance(20, (Cmp::Gt, 20_000), Vec::new()), Answer::Unsat));
        assert!(
            matches!(balance(20, (Cmp::Gt, 20_000), vec![Layer::Hulls]), Answer::Unknown(_)),
            "it is no longer needed"
        );
        assert!(!matches!(balance(6, (Cmp::Ge, 6_000), Vec::new()), Answer::Unsat));
        assert!(!matches!(balance(6, (Cmp::Gt, 0), Vec::new()), Answer::Unsat));
    }

    #[test]
    fn what_was_refused_step_by_step_lets_through_what_is_small() {
        let mut t = Terms::new();
        let (mut balance, one, most) = (t.int(0), t.int(1), t.int(1000));
        for round in 0..12 {
            let [amount, account] = ["amount", "account"].map(|name| t.var(&format!("{name} {round}"), Sort::Bv32));
            let zero = t.int(0);
            let refused = [t.cmp(Cmp::Lt, account, zero), t.cmp(Cmp::Lt, amount, one), t.cmp(Cmp::Gt, amount, most)];
            let mut after = t.int_bin(IntBin::Add, balance, amount);
            let mut asked = TermId::TRUE;
            for when in refused {
                let here = t.and(asked, when);
                let goes_on = t.not(when);
                asked = t.and(asked, goes_on);
                after = t.ite(here, balance, after);
            }
            balance = after;
        }
        for (bound, possible) in [(12_000, false), (2_000, true)] {
            let bound = t.int(bound);
            let goal = t.cmp(Cmp::Gt, balance, bound);
            let mut solver = Solver::new(&Options { limit: 300, ..Options::default() });
            let answer = solver.check(&mut t, &Constraints::new(), None, goal);
            assert_eq!(matches!(answer, Answer::Unsat), !possible, "{answer:?}");
        }
    }

    #[test]
    fn a_coin_is_one_of_several() {
        for (limit, possible) in [(301, false), (300, true)] {
            let mut t = Terms::new();
            let mut credit = t.int(0);
            let most = t.int(300);
            for round in 0..6 {
                let coin = t.var(&format!("coin {round}"), Sort::Bv32);
                let coins: Vec<TermId> = [10, 20, 50, 100]
                    .into_iter()
                    .map(|value| {
                        let value = t.int(value);
                        t.eq(coin, value)
                    })
                    .collect();
                let is_coin = t.any_of(&coins);
                let sum = t.int_bin(IntBin::Add, credit, coin);
                let fits = t.cmp(Cmp::Le, sum, most);
                let taken = t.and(is_coin, fits);
                credit = t.ite(taken, sum, credit);
            }
            let limit = t.int(limit);
            let (zero, over) = (t.int(0), t.cmp(Cmp::Ge, credit, limit));
            let below = t.cmp(Cmp::Lt, credit, zero);
            let mut solver = Solver::new(&Options::default());
            assert!(matches!(solver.check(&mut t, &Constraints::new(), None, below), Answer::Unsat));
            assert_eq!(matches!(solver.check(&mut t, &Constraints::new(), None, over), Answer::Sat(_)), possible);
        }
    }

    /// Some steps that change a number where conditions about it hold.
    fn drawn(t: &mut Terms, variables: &[TermId], dice: &mut SmallRng) -> TermId {
        let mut at = t.int(dice.random_range(-3..4));
        for _ in 0..dice.random_range(2..6) {
            let side = |t: &mut Terms, dice: &mut SmallRng| match dice.random_range(0..4) {
                0 => t.int(dice.random_range(-6..7)),
                1 => at,
                _ => variables[dice.random_range(0..variables.len())],
            };
            let condition = |t: &mut Terms, dice: &mut SmallRng| {
                let (a, b) = (side(t, dice), side(t, dice));
                let op = [Cmp::Lt, Cmp::Le, Cmp::Eq, Cmp::Ne, Cmp::Gt, Cmp::Ge][dice.random_range(0..6)];
                t.cmp(op, a, b)
            };
            let (one, other) = (condition(t, dice), condition(t, dice));
            let when = match dice.random_range(0..3) {
                0 => one,
                1 => t.and(one, other),
                _ => t.or(one, other),
            };
            let (by, from) = (side(t, dice), side(t, dice));
            let op = if dice.random_bool(0.5) { IntBin::Add } else { IntBin::Sub };
            let (moved, kept) = (t.int_bin(op, at, by), if dice.random_bool(0.7) { at } else { from });
            at = t.ite(when, moved, kept);
        }
        at
    }

    #[test]
    fn what_is_refuted_has_no_values() {
        let mut dice = SmallRng::seed_from_u64(11);
        let mut refuted = 0;
        for round in 0..600 {
            let (mut t, mut path) = (Terms::new(), Constraints::new());
            let (low, high) = (dice.random_range(-5..1), dice.random_range(1..6));
            let variables: Vec<TermId> = ["a", "b", "c"].iter().map(|name| t.var(name, Sort::Bv32)).collect();
            for variable in &variables {
                let (least, most) = (t.int(low), t.int(high));
                path.push(t.cmp(Cmp::Ge, *variable, least));
                path.push(t.cmp(Cmp::Le, *variable, most));
            }
            let (number, bound) = (drawn(&mut t, &variables, &mut dice), t.int(dice.random_range(-12..13)));
            let op = if dice.random_bool(0.5) { Cmp::Lt } else { Cmp::Gt };
            let goal = t.cmp(op, number, bound);
            let without = vec![Layer::Cases, Layer::Remainders];
            let mut solver = Solver::new(&Options { without, limit: 1, ..Options::default() });
            if !matches!(solver.check(&mut t, &path, None, goal), Answer::Unsat) {
                continue;
            }
            refuted += 1;
            let found = values_that_satisfy(&t, &variables, low..=high, &[goal]);
            assert_eq!(found, None, "round {round}: they satisfy what is refuted");
        }
        assert!(refuted > 60, "{refuted} refuted");
    }
}
