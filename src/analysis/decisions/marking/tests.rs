//! The tables and the marking function against the definition, over every shape of decision up to five conditions.
//!
//! The definition is written here a second time and shares no code with the tables: evaluate recursively with
//! short-circuit, note what is evaluated, and call a condition masked if no values of the conditions that were not
//! evaluated make a change of it change the outcome.

use std::collections::{BTreeMap, BTreeSet};

use super::*;
use crate::source::tree::{Strict, Tree};

/// Evaluates as Java does; `None` for the value of a condition that `seen` may not see.
fn java(tree: &Tree, values: u32, seen: &mut Vec<u16>) -> bool {
    match tree {
        Tree::Condition(c) => {
            seen.push(*c);
            values & (1 << c) != 0
        }
        Tree::Constant(value) => *value,
        Tree::Not(a) => !java(a, values, seen),
        Tree::And(a, b) => java(a, values, seen) && java(b, values, seen),
        Tree::Or(a, b) => java(a, values, seen) || java(b, values, seen),
        Tree::Ternary(c, x, y) => {
            if java(c, values, seen) {
                java(x, values, seen)
            } else {
                java(y, values, seen)
            }
        }
        Tree::Strict(op, a, b) => {
            let (a, b) = (java(a, values, seen), java(b, values, seen));
            match op {
                Strict::And => a & b,
                Strict::Or => a | b,
                Strict::Xor | Strict::Ne => a ^ b,
                Strict::Eq => a == b,
            }
        }
    }
}

/// The conditions evaluated in order, the outcome, and those that are not masked.
#[derive(PartialEq, Debug)]
struct Defined {
    seen: Vec<u16>,
    outcome: bool,
    met: Vec<u16>,
}

fn define(tree: &Tree, conditions: u32, values: u32, outcomes: &[bool]) -> Defined {
    let mut seen = Vec::new();
    let outcome = java(tree, values, &mut seen);
    let evaluated: u32 = seen.iter().map(|c| 1 << c).sum();
    let matters = |c: u16| {
        let changed = values ^ (1 << c);
        (0..1u32 << conditions)
            .filter(|other| (other ^ changed) & evaluated == 0)
            .any(|other| outcomes[other as usize] != outcome)
    };
    let mut met: Vec<u16> = seen.iter().copied().filter(|c| matters(*c)).collect();
    met.sort();
    Defined { seen, outcome, met }
}

/// Feeds the conditions in the order in which they are evaluated, and checks every step.
fn check(tree: &Tree, conditions: u32) {
    let table = Table::new(tree).unwrap();
    assert_eq!(table.conditions(), conditions as usize);
    let outcomes: Vec<bool> = (0..1 << conditions).map(|values| java(tree, values, &mut Vec::new())).collect();
    // One state for all: a new evaluation must not see the one before.
    let mut evaluation = Evaluation::idle(&table);
    let (mut attained, mut reached, mut rows) = (BTreeSet::new(), BTreeSet::new(), BTreeMap::new());
    for values in 0..1 << conditions {
        let expected = define(tree, conditions, values, &outcomes);
        let Some((last, before)) = expected.seen.split_last() else {
            assert_eq!(table.start(), Start::Value(expected.outcome), "{tree:?}");
            continue;
        };
        for (at, condition) in before.iter().enumerate() {
            let value = values & (1 << condition) != 0;
            assert_eq!(evaluation.observe(&table, *condition, value), Marked::Pending, "{tree:?} {values:b}");
            assert_eq!(evaluation.next(), Some(expected.seen[at + 1]), "{tree:?} {values:b}");
        }
        let Marked::Complete(found) = evaluation.observe(&table, *last, values & (1 << last) != 0) else {
            panic!("{tree:?} {values:b} does not complete")
        };
        assert!(evaluation.is_idle());
        let met: Vec<u16> = found.obligations().map(|(c, _)| c).collect();
        assert_eq!((found.row.outcome, &met), (expected.outcome, &expected.met), "{tree:?} {values:b}");
        assert!(found.obligations().all(|(c, value)| value == (values & (1 << c) != 0)));
        for condition in 0..conditions as u16 {
            let value = expected.seen.contains(&condition).then_some(values & (1 << condition) != 0);
            assert_eq!(found.row.value(condition), value);
        }
        assert_eq!(table.evaluate(|c| Some(values & (1 << c) != 0)).as_ref(), Some(&found));
        attained.extend(found.obligations());
        reached.extend(expected.seen.iter().copied());
        rows.insert(found.row.letters(), found.row.outcome);
    }
    for condition in 0..conditions as u16 {
        assert_eq!(!table.never_evaluated().contains(condition.into()), reached.contains(&condition), "{tree:?}");
        for value in [false, true] {
            assert_eq!(table.attainable(condition), attained.contains(&(condition, value)), "{tree:?} {condition}");
        }
    }
    if !rows.is_empty() {
        for outcome in [false, true] {
            let count = rows.values().filter(|o| **o == outcome).count();
            assert_eq!(table.rows(outcome), Some(count as u128), "{tree:?}");
        }
    }
}

/// All trees with this many leaves. Leaves are conditions, numbered later.
fn shapes(leaves: usize) -> Vec<Tree> {
    let mut all: Vec<Vec<Tree>> = vec![Vec::new(), vec![Tree::Condition(0)]];
    let boxed = |tree: &Tree| Box::new(tree.clone());
    for count in 2..=leaves {
        let mut found = Vec::new();
        for left in 1..count {
            for a in &all[left] {
                for b in &all[count - left] {
                    found.push(Tree::And(boxed(a), boxed(b)));
                    found.push(Tree::Or(boxed(a), boxed(b)));
                    for op in [Strict::And, Strict::Or, Strict::Xor, Strict::Eq, Strict::Ne] {
                        found.push(Tree::Strict(op, boxed(a), boxed(b)));
                    }
                }
            }
        }
        for first in 1..count.saturating_sub(1) {
            for second in 1..count - first {
                for c in &all[first] {
                    for x in &all[second] {
                        for y in &all[count - first - second] {
                            found.push(Tree::Ternary(boxed(c), boxed(x), boxed(y)));
                        }
                    }
                }
            }
        }
        all.push(found);
    }
    all.swap_remove(leaves)
}

/// Builds the tree anew: the choices say which nodes are negated and what each leaf is. Gives the number of conditions.
struct Variant<'c> {
    conditions: u16,
    negate: &'c mut dyn FnMut() -> bool,
    leaf: &'c mut dyn FnMut() -> Option<bool>,
}

impl Variant<'_> {
    fn of(&mut self, tree: &Tree) -> Tree {
        let negate = (self.negate)();
        let mut below = |tree: &Tree| Box::new(self.of(tree));
        let tree = match tree {
            Tree::And(a, b) => Tree::And(below(a), below(b)),
            Tree::Or(a, b) => Tree::Or(below(a), below(b)),
            Tree::Ternary(c, x, y) => Tree::Ternary(below(c), below(x), below(y)),
            Tree::Strict(op, a, b) => Tree::Strict(*op, below(a), below(b)),
            _ => match (self.leaf)() {
                Some(value) => Tree::Constant(value),
                None => {
                    self.conditions += 1;
                    Tree::Condition(self.conditions - 1)
                }
            },
        };
        if negate { Tree::Not(Box::new(tree)) } else { tree }
    }
}

/// Checks the tree with nodes negated by the bits of `nots` and leaves chosen by the base-3 digits of `leaves`.
fn check_variant(shape: &Tree, mut nots: u64, mut leaves: u64) {
    let mut negate = || {
        nots = nots.rotate_right(1);
        nots >> 63 != 0
    };
    let mut leaf = || {
        let digit = leaves % 3;
        leaves /= 3;
        [None, Some(false), Some(true)][digit as usize]
    };
    let mut variant = Variant { conditions: 0, negate: &mut negate, leaf: &mut leaf };
    let tree = variant.of(shape);
    let conditions = variant.conditions;
    check(&tree, conditions.into());
}

#[test]
fn every_shape_of_up_to_five_conditions() {
    let mut count = 0;
    for leaves in 1..=5 {
        for (number, shape) in shapes(leaves).iter().enumerate() {
            check_variant(shape, 0, 0);
            // And once with negations somewhere.
            check_variant(shape, (number as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15), 0);
            count += 1;
        }
    }
    assert_eq!(count, 1 + 7 + 99 + 1750 + 34_646);
}

#[test]
fn every_way_to_negate_up_to_three_conditions() {
    for leaves in 1..=3 {
        for shape in shapes(leaves) {
            (0..1 << 5).for_each(|nots| check_variant(&shape, nots, 0));
        }
    }
}

#[test]
fn every_place_for_constants() {
    for leaves in 1..=3 {
        for shape in shapes(leaves) {
            for kinds in 0..3u64.pow(leaves as u32) {
                (0..4).for_each(|nots| check_variant(&shape, nots * 0x2b, kinds));
            }
        }
    }
    for shape in shapes(4) {
        for kinds in 0..81 {
            check_variant(&shape, kinds * 0x35, kinds);
        }
    }
}

fn c(number: u16) -> Tree {
    Tree::Condition(number)
}

fn and(a: Tree, b: Tree) -> Tree {
    Tree::And(Box::new(a), Box::new(b))
}

fn or(a: Tree, b: Tree) -> Tree {
    Tree::Or(Box::new(a), Box::new(b))
}

fn strict(op: Strict, a: Tree, b: Tree) -> Tree {
    Tree::Strict(op, Box::new(a), Box::new(b))
}

/// The table that figure 2 of the paper shows for `a && (b || c)`.
#[test]
fn the_example_of_the_paper() {
    let table = Table::new(&and(c(0), or(c(1), c(2)))).unwrap();
    let check = |condition, value, masks: &[usize], then| {
        let effect = table.effect(condition, value).unwrap();
        assert_eq!((effect.masks.iter().collect::<Vec<_>>(), effect.then), (masks.to_vec(), then));
    };
    check(0, false, &[], Then::Done(false));
    check(0, true, &[], Then::Next(1));
    check(1, false, &[], Then::Next(2));
    check(1, true, &[], Then::Done(true));
    check(2, false, &[0], Then::Done(false));
    check(2, true, &[1], Then::Done(true));
    assert_eq!((table.rows(true), table.rows(false)), (Some(2), Some(2)));
}

#[test]
fn aborted_and_repeated_evaluations() {
    let table = Table::new(&and(c(0), and(c(1), c(2)))).unwrap();
    let mut evaluation = Evaluation::idle(&table);
    assert_eq!(evaluation.observe(&table, 1, true), Marked::Unexpected);
    // An exception after the second condition, then a new evaluation: the first one meets nothing.
    assert_eq!(evaluation.observe(&table, 0, true), Marked::Pending);
    assert_eq!(evaluation.observe(&table, 1, true), Marked::Pending);
    let Marked::Complete(found) = evaluation.observe(&table, 0, false) else { panic!() };
    assert_eq!(found.obligations().collect::<Vec<_>>(), [(0, false)]);
    assert_eq!(found.row.letters(), "F--");
    // A condition out of turn ends what was begun.
    assert_eq!(evaluation.observe(&table, 0, true), Marked::Pending);
    assert_eq!(evaluation.observe(&table, 2, true), Marked::Unexpected);
    assert_eq!(evaluation.observe(&table, 1, true), Marked::Unexpected);
    assert_eq!(evaluation.observe(&table, 9, true), Marked::Unexpected);
    evaluation.observe(&table, 0, true);
    evaluation.abort();
    assert_eq!(evaluation.observe(&table, 1, true), Marked::Unexpected);
}

#[test]
fn large_decisions_take_no_exponential_time() {
    let conditions = 1000;
    let chain = |join: &dyn Fn(Tree, Tree, u16) -> Tree| (1..conditions).fold(c(0), |tree, n| join(tree, c(n), n));
    let mixed = chain(&|a, b, n| match n % 4 {
        0 => and(a, b),
        1 => or(a, b),
        2 => strict(Strict::And, a, b),
        _ => strict(Strict::Xor, a, b),
    });
    let table = Table::new(&mixed).unwrap();
    assert!(table.evaluate(|n| Some(n % 3 == 0)).is_some());
    let table = Table::new(&chain(&|a, b, _| and(a, b))).unwrap();
    assert_eq!((table.rows(true), table.rows(false)), (Some(1), Some(1000)));
    let all = table.evaluate(|_| Some(true)).unwrap();
    assert_eq!((all.row.outcome, all.met.count()), (true, 1000));
    let one = table.evaluate(|n| Some(n != 998)).unwrap();
    assert_eq!((one.row.outcome, one.obligations().collect::<Vec<_>>()), (false, vec![(998, false)]));
    let table = Table::new(&chain(&|a, b, _| strict(Strict::Xor, a, b))).unwrap();
    assert_eq!(table.rows(true), None);
    assert_eq!(table.evaluate(|n| Some(n == 7)).map(|e| (e.row.outcome, e.met.count())), Some((true, 1000)));
    // Nested to the right, so that the last condition completes every operator.
    let right = (0..conditions - 1).rev().fold(c(conditions - 1), |tree, n| strict(Strict::Or, c(n), tree));
    let found = Table::new(&right).unwrap().evaluate(|n| Some(n == 500)).unwrap();
    assert_eq!((found.row.outcome, found.obligations().collect::<Vec<_>>()), (true, vec![(500, true)]));
}

#[test]
fn trees_that_are_refused() {
    let too_many = (1..=super::super::table::MOST_CONDITIONS as u16).fold(c(0), |tree, n| and(tree, c(n)));
    assert_eq!(Table::new(&too_many).err(), Some(super::super::table::TableError::TooLarge));
    let twice = Table::new(&and(c(0), c(0))).err().map(|e| e.to_string());
    assert_eq!(twice.as_deref(), Some("condition 0 stands where condition 1 is due"));
    assert!(Table::new(&and(c(1), c(0))).is_err());
}
