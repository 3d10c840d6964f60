//! Independence pairs: the evidence that a condition matters by itself, from the evaluations that were seen.
//!
//! A pair for a condition is two evaluations with different outcomes in which it has different values, and
//! - *masking*: is masked in neither (see `table`); other conditions may differ as well;
//! - *unique cause*: no other condition that both evaluated differs. What only one of them evaluated may have had the
//!   same value in the other without a change, so the two stand for two full assignments that differ in the condition
//!   alone. Such a pair is a masking pair too.
//!
//! Obligations are met by single evaluations, pairs are what an assessor asks for. For `&&`, `||`, `!`, `&` and `|` both
//! say the same: an unmasked condition with the other value has the other outcome. For `^`, `==`, `!=` and `?:` both
//! obligations can be met by evaluations with the same outcome, which are no pair.

use std::collections::BTreeSet;

use super::marking::{Completion, Row};
use super::table::Table;
use crate::analysis::bits::Bits;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Form {
    Masking,
    UniqueCause,
}

/// Two evaluations, by the numbers that were given for them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pair {
    /// The one in which the condition is false.
    pub no: u32,
    pub yes: u32,
}

/// Rows kept for the search of unique-cause pairs, which compares each new one with all of them. Rows beyond this are
/// not searched, so that pairs may be missed but never made up.
const MOST_ROWS: usize = 20_000;

/// The pairs found so far for one decision. The first pair found for a condition is kept.
#[derive(Clone, Debug)]
pub struct Pairs {
    form: Form,
    found: Vec<Option<Pair>>,
    missing: usize,
    /// Masking: for each condition the first evaluation, by value and outcome, in which it is not masked.
    firsts: Vec<[[Option<u32>; 2]; 2]>,
    /// Unique cause: the different rows by outcome.
    rows: [Vec<(Row, u32)>; 2],
    known: BTreeSet<Row>,
}

impl Pairs {
    pub fn new(table: &Table, form: Form) -> Self {
        let count = table.conditions();
        let firsts = if form == Form::Masking { vec![[[None; 2]; 2]; count] } else { Vec::new() };
        let missing = count;
        Self { form, found: vec![None; count], missing, firsts, rows: [Vec::new(), Vec::new()], known: BTreeSet::new() }
    }

    /// Takes note of an evaluation of the decision, which `number` stands for (a test, say).
    pub fn add(&mut self, completion: &Completion, number: u32) {
        match self.form {
            Form::Masking => self.add_masking(completion, number),
            Form::UniqueCause => self.add_unique(&completion.row, number),
        }
    }

    fn add_masking(&mut self, completion: &Completion, number: u32) {
        let outcome = usize::from(completion.row.outcome);
        for (condition, value) in completion.obligations() {
            let index = usize::from(condition);
            let Some(firsts) = self.firsts.get_mut(index) else { continue };
            firsts[usize::from(value)][outcome].get_or_insert(number);
            if let Some(other) = firsts[usize::from(!value)][1 - outcome] {
                self.keep(index, value, number, other);
            }
        }
    }

    fn add_unique(&mut self, row: &Row, number: u32) {
        if self.missing == 0 || self.known.len() >= MOST_ROWS || !self.known.insert(row.clone()) {
            return;
        }
        let mut new = Vec::new();
        for (other, other_number) in &self.rows[usize::from(!row.outcome)] {
            let common = (&row.evaluated, &other.evaluated);
            if let Some(condition) = Bits::only_difference(&row.values, &other.values, common) {
                new.push((condition, *other_number));
            }
        }
        for (condition, other) in new {
            self.keep(condition, row.values.contains(condition), number, other);
        }
        self.rows[usize::from(row.outcome)].push((row.clone(), number));
    }

    fn keep(&mut self, condition: usize, value: bool, number: u32, other: u32) {
        if let Some(place) = self.found.get_mut(condition).filter(|place| place.is_none()) {
            let (no, yes) = if value { (other, number) } else { (number, other) };
            *place = Some(Pair { no, yes });
            self.missing -= 1;
        }
    }

    pub fn conditions(&self) -> usize {
        self.found.len()
    }

    pub fn form(&self) -> Form {
        self.form
    }

    /// The pair for a condition, once there is one.
    pub fn pair(&self, condition: u16) -> Option<Pair> {
        self.found.get(usize::from(condition)).copied().flatten()
    }

    /// Whether every condition has a pair.
    pub fn is_complete(&self) -> bool {
        self.missing == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::tree::{Strict, Tree};

    fn c(number: u16) -> Box<Tree> {
        Box::new(Tree::Condition(number))
    }

    /// The pairs among these rows, each given by the values of all conditions.
    fn check(tree: &Tree, form: Form, rows: &[&str], expected: &[Option<(u32, u32)>]) {
        let table = Table::new(tree).unwrap();
        let mut pairs = Pairs::new(&table, form);
        for (number, row) in rows.iter().enumerate() {
            let value = |condition: u16| Some(row.as_bytes()[usize::from(condition)] == b'T');
            pairs.add(&table.evaluate(value).unwrap(), number as u32);
        }
        let found: Vec<Option<(u32, u32)>> =
            (0..table.conditions() as u16).map(|c| pairs.pair(c).map(|p| (p.no, p.yes))).collect();
        assert_eq!(found, expected, "{form:?} {rows:?}");
        assert_eq!(pairs.is_complete(), expected.iter().all(Option::is_some));
    }

    #[test]
    fn both_forms() {
        use Form::*;
        // a && (b || c), with the tests of the paper's table I.
        let tree = Tree::And(c(0), Box::new(Tree::Or(c(1), c(2))));
        let rows = ["TTF", "TFT", "TFF", "FFT"];
        check(&tree, Masking, &rows, &[Some((3, 0)), Some((2, 0)), Some((2, 1))]);
        check(&tree, UniqueCause, &rows, &[Some((3, 0)), Some((2, 0)), Some((2, 1))]);
        check(&tree, UniqueCause, &rows[..2], &[None, None, None]);
        // (a && b) || (c && d): masking accepts what unique cause does not.
        let tree = Tree::Or(Box::new(Tree::And(c(0), c(1))), Box::new(Tree::And(c(2), c(3))));
        let rows = ["TTFF", "FTTF"];
        check(&tree, Masking, &rows, &[Some((1, 0)), None, None, None]);
        check(&tree, UniqueCause, &rows, &[Some((1, 0)), None, None, None]);
        let tree = Tree::Strict(Strict::Or, Box::new(Tree::And(c(0), c(1))), Box::new(Tree::And(c(2), c(3))));
        check(&tree, Masking, &rows, &[Some((1, 0)), None, None, None]);
        check(&tree, UniqueCause, &rows, &[None, None, None, None]);
    }

    #[test]
    fn equal_outcomes_are_no_pair() {
        use Form::*;
        let xor = Tree::Strict(Strict::Xor, c(0), c(1));
        check(&xor, Masking, &["TF", "FT"], &[None, None]);
        check(&xor, Masking, &["TF", "FT", "FF"], &[Some((2, 0)), Some((2, 1))]);
        check(&xor, UniqueCause, &["TF", "FT", "TT"], &[Some((1, 2)), Some((0, 2))]);
        let choice = Tree::Ternary(c(0), c(1), c(2));
        check(&choice, Masking, &["TTT", "FTT"], &[None, None, None]);
        check(&choice, Masking, &["TTT", "FTF"], &[Some((1, 0)), None, None]);
        check(&choice, UniqueCause, &["TTT", "FFF"], &[Some((1, 0)), None, None]);
    }

    /// For operators without `^`, `==`, `!=` and `?:`, meeting both obligations is having a masking pair.
    #[test]
    fn obligations_and_pairs_agree_where_they_should() {
        let tree = Tree::Or(
            Box::new(Tree::And(c(0), Box::new(Tree::Not(Box::new(Tree::Or(c(1), c(2))))))),
            Box::new(Tree::Strict(Strict::And, c(3), c(4))),
        );
        let table = Table::new(&tree).unwrap();
        for first in 0..32u32 {
            for second in 0..32u32 {
                let mut pairs = Pairs::new(&table, Form::Masking);
                let mut met = BTreeSet::new();
                for (number, values) in [first, second].into_iter().enumerate() {
                    let completion = table.evaluate(|c| Some(values & (1 << c) != 0)).unwrap();
                    met.extend(completion.obligations());
                    pairs.add(&completion, number as u32);
                }
                for condition in 0..5 {
                    let both = met.contains(&(condition, false)) && met.contains(&(condition, true));
                    assert_eq!(pairs.pair(condition).is_some(), both);
                }
            }
        }
    }
}
