//! Ranges of terms under a path condition: bounds that the conjuncts imply, propagated down into operands.
//!
//! Signed intervals of bit-vector terms (of any term, not of variables only) over what `Terms::signed_range` knows
//! anyway. A conjunct `a < b` bounds both sides; a bound on `x + 3` bounds x where nothing can wrap.
//!
//! Floats take part by their keys, integers in the same order: a comparison that holds says that both sides are numbers,
//! and one that does not hold says as much as its opposite only where both are known to be numbers.
//!
//! Invariants:
//! - Sound: every model of what was assumed has each term in its range (a float: if it is a number; and a range that is
//!   stored for a float says that it is one). So an empty range proves that there is none; and
//!   nothing else is ever concluded here.
//! - Bounded: one assumption does at most [`MOST_STEPS`] steps, each of constant size.

use hashbrown::HashMap;

use crate::expr::ops::{Cmp, Compare3, IntBin};
use crate::expr::{Node, Sort, TermId, Terms};

/// Least and greatest value.
pub type Range = (i64, i64);

const MOST_STEPS: u32 = 200;
/// How deep the range of a term is looked for in its operands.
const DEPTH: u32 = 4;
/// How deep a condition is looked into for what is known of its parts.
const CONDITION_DEPTH: u32 = 6;

#[derive(Default)]
pub struct Ranges {
    /// Only asked, like all the tables here.
    known: HashMap<TermId, Range>,
    truths: HashMap<TermId, bool>,
    /// The comparisons with this term as a side, to be looked at again when it gets a better range.
    watching: HashMap<TermId, Vec<(TermId, bool)>>,
    /// By how much the first is greater than the second at least.
    differences: HashMap<(TermId, TermId), i64>,
    changes: Vec<Change>,
    /// How many changes there were when a contradiction was found.
    contradiction: Option<usize>,
    pending: Vec<(TermId, bool)>,
    steps: u32,
}

/// How to undo a step.
enum Change {
    Range(TermId, Option<Range>),
    Truth(TermId),
    Watch(TermId),
    Difference((TermId, TermId), Option<i64>),
    Contradiction,
}

/// A moment to return to.
#[derive(Clone, Copy)]
pub struct Mark(usize);

impl Ranges {
    pub fn mark(&self) -> Mark {
        Mark(self.changes.len())
    }

    pub fn undo(&mut self, mark: Mark) {
        while self.changes.len() > mark.0 {
            match self.changes.pop() {
                Some(Change::Range(t, Some(before))) => {
                    self.known.insert(t, before);
                }
                Some(Change::Range(t, None)) => {
                    self.known.remove(&t);
                }
                Some(Change::Truth(t)) => {
                    self.truths.remove(&t);
                }
                Some(Change::Watch(t)) => {
                    if let Some(list) = self.watching.get_mut(&t) {
                        list.pop();
                    }
                }
                Some(Change::Difference(pair, Some(before))) => {
                    self.differences.insert(pair, before);
                }
                Some(Change::Difference(pair, None)) => {
                    self.differences.remove(&pair);
                }
                Some(Change::Contradiction) => self.contradiction = None,
                None => return,
            }
        }
    }

    /// Whether what was assumed has no model.
    pub fn contradictory(&self) -> bool {
        self.contradiction.is_some()
    }

    /// What is known of a Boolean term.
    pub fn truth(&self, t: TermId) -> Option<bool> {
        self.truths.get(&t).copied()
    }

    /// The range of a bit-vector term; of anything else, the widest.
    pub fn of(&self, terms: &Terms, t: TermId) -> Range {
        self.look(terms, t, DEPTH)
    }

    /// The range of a difference; none where it may overflow.
    pub fn difference(&self, terms: &Terms, a: TermId, b: TermId) -> Option<Range> {
        if a == b {
            return Some((0, 0));
        }
        self.difference_of(terms.sort(a), (a, b), self.of(terms, a), self.of(terms, b))
    }

    fn difference_of(&self, sort: Sort, (a, b): (TermId, TermId), x: Range, y: Range) -> Option<Range> {
        let (low, high) = (wide(x.0) - wide(y.1), wide(x.1) - wide(y.0));
        if !fits(sort, low, high) {
            return None;
        }
        let least = self.differences.get(&(a, b)).copied().unwrap_or(i64::MIN);
        let most = self.differences.get(&(b, a)).map_or(i64::MAX, |least| -least);
        Some(meet((low as i64, high as i64), (least, most)))
    }

    /// Notes a range that is known to hold by other means, without going on from there.
    pub fn note(&mut self, terms: &Terms, t: TermId, range: Range) {
        let before = self.of(terms, t);
        let now = meet(before, range);
        if now != before || !self.known.contains_key(&t) {
            let stored = self.known.insert(t, now);
            self.changes.push(Change::Range(t, stored));
        }
    }

    fn note_difference(&mut self, terms: &Terms, a: TermId, b: TermId, least: i64) {
        if terms.as_const(a).is_some() || terms.as_const(b).is_some() || !terms.sort(a).is_bit_vector() {
            return;
        }
        let before = self.differences.get(&(a, b)).copied();
        if before.is_none_or(|before| before < least) {
            self.differences.insert((a, b), least);
            self.changes.push(Change::Difference((a, b), before));
        }
    }

    /// Adds a Boolean term to what holds.
    pub fn assume(&mut self, terms: &Terms, t: TermId) {
        self.steps = 0;
        self.pending.clear();
        self.pending.push((t, true));
        while let Some((t, truth)) = self.pending.pop() {
            self.steps += 1;
            if self.steps > MOST_STEPS || self.contradictory() {
                self.pending.clear();
                return;
            }
            self.hold(terms, t, truth);
        }
    }

    fn contradict(&mut self) {
        if self.contradiction.is_none() {
            self.contradiction = Some(self.changes.len());
            self.changes.push(Change::Contradiction);
        }
    }

    fn hold(&mut self, terms: &Terms, t: TermId, truth: bool) {
        let seen = match self.truths.get(&t) {
            Some(&known) if known != truth => return self.contradict(),
            Some(_) => true,
            None => {
                self.truths.insert(t, truth);
                self.changes.push(Change::Truth(t));
                false
            }
        };
        match *terms.node(t) {
            Node::Const(value) if value.as_bool() == Some(!truth) => self.contradict(),
            Node::Not(a) => self.pending.push((a, !truth)),
            Node::And(a, b) if truth => self.pending.extend([(a, true), (b, true)]),
            Node::And(a, b) => match (self.decide(terms, a), self.decide(terms, b)) {
                (Some(true), Some(true)) => self.contradict(),
                (Some(true), None) => self.pending.push((b, false)),
                (None, Some(true)) => self.pending.push((a, false)),
                _ => {}
            },
            Node::Cmp(op, a, b) if terms.sort(a).is_bit_vector() => {
                let op = if truth { op } else { op.negate() };
                if !seen {
                    self.watch(terms, a, t, truth);
                    self.watch(terms, b, t, truth);
                }
                self.compare(terms, op, a, b);
            }
            Node::Cmp(op, a, b) if terms.sort(a).is_float() => {
                if !seen {
                    self.watch(terms, a, t, truth);
                    self.watch(terms, b, t, truth);
                }
                self.compare_floats(terms, op, truth, a, b);
            }
            Node::CmpUnsigned(op, a, b) => {
                let op = if truth { op } else { op.negate() };
                if !seen {
                    self.watch(terms, a, t, truth);
                    self.watch(terms, b, t, truth);
                }
                self.compare_unsigned(terms, op, a, b);
            }
            _ => {}
        }
    }

    fn watch(&mut self, terms: &Terms, side: TermId, condition: TermId, truth: bool) {
        if terms.as_const(side).is_none() {
            self.watching.entry(side).or_default().push((condition, truth));
            self.changes.push(Change::Watch(side));
        }
    }

    /// Whether a Boolean term is known to hold, or not to.
    fn decide(&self, terms: &Terms, t: TermId) -> Option<bool> {
        self.decide_within(terms, t, CONDITION_DEPTH)
    }

    fn decide_within(&self, terms: &Terms, t: TermId, depth: u32) -> Option<bool> {
        if let Some(&known) = self.truths.get(&t) {
            return Some(known);
        }
        match *terms.node(t) {
            Node::Const(value) => value.as_bool(),
            Node::Not(a) => self.decide_within(terms, a, depth.checked_sub(1)?).map(|known| !known),
            Node::And(a, b) => {
                let depth = depth.checked_sub(1)?;
                match (self.decide_within(terms, a, depth), self.decide_within(terms, b, depth)) {
                    (Some(false), _) | (_, Some(false)) => Some(false),
                    (Some(true), Some(true)) => Some(true),
                    _ => None,
                }
            }
            Node::Cmp(op, a, b) if terms.sort(a).is_bit_vector() => {
                decide_ordered(op, self.of(terms, a), self.of(terms, b))
            }
            _ => None,
        }
    }

    fn compare(&mut self, terms: &Terms, op: Cmp, a: TermId, b: TermId) {
        let (x, y) = (self.of(terms, a), self.of(terms, b));
        match op {
            Cmp::Eq => {
                self.bound(terms, a, y);
                self.bound(terms, b, x);
            }
            Cmp::Ne => {
                if x.0 == x.1 {
                    self.exclude(terms, b, x.0);
                }
                if y.0 == y.1 {
                    self.exclude(terms, a, y.0);
                }
            }
            Cmp::Lt if y.1 == i64::MIN || x.0 == i64::MAX => self.contradict(),
            Cmp::Lt => {
                self.note_difference(terms, b, a, 1);
                self.bound(terms, a, (i64::MIN, y.1 - 1));
                self.bound(terms, b, (x.0 + 1, i64::MAX));
            }
            Cmp::Le => {
                self.note_difference(terms, b, a, 0);
                self.bound(terms, a, (i64::MIN, y.1));
                self.bound(terms, b, (x.0, i64::MAX));
            }
            Cmp::Gt => self.compare(terms, Cmp::Lt, b, a),
            Cmp::Ge => self.compare(terms, Cmp::Le, b, a),
        }
    }

    fn compare_floats(&mut self, terms: &Terms, op: Cmp, truth: bool, a: TermId, b: TermId) {
        if truth == (op != Cmp::Ne) {
            // No comparison but `!=` holds with a NaN.
            if is_nan(terms, a) || is_nan(terms, b) {
                return self.contradict();
            }
            self.must_be_number(terms, a);
            self.must_be_number(terms, b);
        } else if !self.is_number(terms, a) || !self.is_number(terms, b) {
            return;
        }
        self.compare(terms, if truth { op } else { op.negate() }, a, b);
    }

    fn is_number(&self, terms: &Terms, t: TermId) -> bool {
        match terms.as_const(t) {
            Some(_) => !is_nan(terms, t),
            None => self.known.contains_key(&t),
        }
    }

    fn must_be_number(&mut self, terms: &Terms, t: TermId) {
        if self.is_number(terms, t) {
            return;
        }
        let most = key(terms.sort(t), infinity(terms.sort(t)));
        self.known.insert(t, meet((-most, most), self.of(terms, t)));
        self.changes.push(Change::Range(t, None));
        if let Some(watching) = self.watching.get(&t) {
            self.pending.extend_from_slice(watching);
        }
    }

    /// Unsigned order is signed order where the greater side is not negative.
    fn compare_unsigned(&mut self, terms: &Terms, op: Cmp, a: TermId, b: TermId) {
        let (x, y) = (self.of(terms, a), self.of(terms, b));
        match op {
            Cmp::Eq | Cmp::Ne => self.compare(terms, op, a, b),
            Cmp::Gt => self.compare_unsigned(terms, Cmp::Lt, b, a),
            Cmp::Ge => self.compare_unsigned(terms, Cmp::Le, b, a),
            Cmp::Lt | Cmp::Le if y.0 >= 0 => {
                self.bound(terms, a, (0, i64::MAX));
                self.compare(terms, op, a, b);
            }
            // From a negative number on there are only greater negative ones.
            Cmp::Lt | Cmp::Le if x.1 < 0 => {
                self.bound(terms, b, (i64::MIN, -1));
                self.compare(terms, op, a, b);
            }
            Cmp::Lt | Cmp::Le => {}
        }
    }

    fn exclude(&mut self, terms: &Terms, t: TermId, value: i64) {
        let (low, high) = self.of(terms, t);
        if low == value && high == value {
            self.contradict();
        } else if low == value {
            self.bound(terms, t, (value + 1, i64::MAX));
        } else if high == value {
            self.bound(terms, t, (i64::MIN, value - 1));
        }
    }

    /// Intersects the range of a term with another, and goes on to its operands and to what compares it.
    fn bound(&mut self, terms: &Terms, t: TermId, (low, high): Range) {
        let before = self.of(terms, t);
        let now = (before.0.max(low), before.1.min(high));
        if now.0 > now.1 {
            return self.contradict();
        }
        self.steps += 1;
        if now == before || self.steps > MOST_STEPS {
            return;
        }
        if terms.as_const(t).is_some() {
            return;
        }
        let stored = self.known.insert(t, now);
        self.changes.push(Change::Range(t, stored));
        if let Some(watching) = self.watching.get(&t) {
            self.pending.extend_from_slice(watching);
        }
        self.descend(terms, t, now);
    }

    /// What a range says of the operands. Recursion ends since operands are smaller and steps are counted.
    fn descend(&mut self, terms: &Terms, t: TermId, (low, high): Range) {
        let sort = terms.sort(t);
        match *terms.node(t) {
            Node::Int(IntBin::Add, a, b) => {
                let (x, y) = (self.of(terms, a), self.of(terms, b));
                if fits(sort, wide(x.0) + wide(y.0), wide(x.1) + wide(y.1)) {
                    self.bound_wide(terms, a, wide(low) - wide(y.1), wide(high) - wide(y.0));
                    self.bound_wide(terms, b, wide(low) - wide(x.1), wide(high) - wide(x.0));
                } else if y.0 == y.1 {
                    self.bound_wrapped(terms, sort, a, wide(low) - wide(y.0), wide(high) - wide(y.0));
                }
            }
            Node::Int(IntBin::Sub, a, b) => {
                let (x, y) = (self.of(terms, a), self.of(terms, b));
                if fits(sort, wide(x.0) - wide(y.1), wide(x.1) - wide(y.0)) {
                    self.bound_wide(terms, a, wide(low) + wide(y.0), wide(high) + wide(y.1));
                    self.bound_wide(terms, b, wide(x.0) - wide(high), wide(x.1) - wide(low));
                } else if x.0 == x.1 {
                    self.bound_wrapped(terms, sort, b, wide(x.0) - wide(high), wide(x.0) - wide(low));
                }
            }
            Node::Int(IntBin::Mul, a, b) => {
                let (x, y) = (self.of(terms, a), self.of(terms, b));
                if y.0 == y.1 && y.0 > 0 && fits(sort, wide(x.0) * wide(y.0), wide(x.1) * wide(y.0)) {
                    let factor = wide(y.0);
                    self.bound_wide(terms, a, -(-wide(low)).div_euclid(factor), wide(high).div_euclid(factor));
                }
            }
            Node::SignExtend(_, a) => self.bound(terms, a, (low, high)),
            Node::ZeroExtend(_, a) if high <= terms.sort(a).signed_bounds().1 => {
                self.bound(terms, a, (low.max(0), high))
            }
            Node::Extract { to, low: 0, of } => {
                let (least, greatest) = to.signed_bounds();
                let inner = self.of(terms, of);
                if inner.0 >= least && inner.1 <= greatest {
                    self.bound(terms, of, (low, high));
                }
            }
            Node::Ite(c, a, b) => {
                let apart = |r: Range| r.1 < low || high < r.0;
                let (x, y) = (self.of(terms, a), self.of(terms, b));
                match (apart(x), apart(y)) {
                    (true, true) => self.contradict(),
                    (true, false) => {
                        self.pending.push((c, false));
                        self.bound(terms, b, (low, high));
                    }
                    (false, true) => {
                        self.pending.push((c, true));
                        self.bound(terms, a, (low, high));
                    }
                    (false, false) => {}
                }
            }
            _ => {}
        }
    }

    fn bound_wide(&mut self, terms: &Terms, t: TermId, low: i128, high: i128) {
        let clamp = |value: i128| value.clamp(wide(i64::MIN), wide(i64::MAX)) as i64;
        if low > wide(i64::MAX) || high < wide(i64::MIN) {
            return self.contradict();
        }
        self.bound(terms, t, (clamp(low), clamp(high)));
    }

    /// The same, modulo the width: an interval that crosses the end says nothing.
    fn bound_wrapped(&mut self, terms: &Terms, sort: Sort, t: TermId, low: i128, high: i128) {
        let (least, greatest) = sort.signed_bounds();
        let period = wide(greatest) - wide(least) + 1;
        for turn in [0, period, -period] {
            if fits(sort, low + turn, high + turn) {
                self.bound_wide(terms, t, low + turn, high + turn);
            }
        }
    }

    fn look(&self, terms: &Terms, t: TermId, depth: u32) -> Range {
        let fixed = match terms.signed_range(t) {
            Some(range) => range,
            None => fixed_float(terms, t).unwrap_or((i64::MIN, i64::MAX)),
        };
        if fixed.0 == fixed.1 {
            return fixed;
        }
        let here = match self.known.get(&t) {
            Some(&known) => meet(fixed, known),
            None => fixed,
        };
        match depth.checked_sub(1).and_then(|depth| self.by_operands(terms, t, depth)) {
            Some(computed) => meet(here, computed),
            None => here,
        }
    }

    /// The range that the operands' ranges give; `None` where they give no more than is known of every value.
    fn by_operands(&self, terms: &Terms, t: TermId, depth: u32) -> Option<Range> {
        let sort = terms.sort(t);
        let look = |a: TermId| self.look(terms, a, depth);
        let narrow = |low: i128, high: i128| fits(sort, low, high).then_some((low as i64, high as i64));
        match *terms.node(t) {
            Node::Int(op, a, b) => {
                let (x, y) = (look(a), look(b));
                match op {
                    IntBin::Add => narrow(wide(x.0) + wide(y.0), wide(x.1) + wide(y.1)),
                    IntBin::Sub => self.difference_of(sort, (a, b), x, y),
                    IntBin::Mul => {
                        let corners = [x.0, x.1].map(|x| [y.0, y.1].map(|y| wide(x) * wide(y)));
                        let [[p, q], [r, s]] = corners;
                        narrow(p.min(q).min(r).min(s), p.max(q).max(r).max(s))
                    }
                    IntBin::Div if y.0 == y.1 && y.0 != 0 => {
                        let (p, q) = (wide(x.0) / wide(y.0), wide(x.1) / wide(y.0));
                        narrow(p.min(q), p.max(q))
                    }
                    IntBin::Rem => {
                        // Never further from zero than the dividend, with its sign, also for a zero divisor.
                        let (mut low, mut high) = (wide(x.0).min(0), wide(x.1).max(0));
                        if y.0 > 0 || y.1 < 0 {
                            let most = wide(y.0).abs().max(wide(y.1).abs()) - 1;
                            (low, high) = (low.max(-most), high.min(most));
                        }
                        narrow(low, high)
                    }
                    IntBin::And if x.0 >= 0 && y.0 >= 0 => Some((0, x.1.min(y.1))),
                    IntBin::And if y.0 >= 0 => Some((0, y.1)),
                    IntBin::And if x.0 >= 0 => Some((0, x.1)),
                    IntBin::Shr if y.0 == y.1 => {
                        let count = (y.0 & i64::from(sort.width()? - 1)) as u32;
                        Some((x.0 >> count, x.1 >> count))
                    }
                    IntBin::UShr if y.0 == y.1 && x.0 >= 0 => {
                        let count = (y.0 & i64::from(sort.width()? - 1)) as u32;
                        Some((x.0 >> count, x.1 >> count))
                    }
                    _ => None,
                }
            }
            Node::SignExtend(_, a) => Some(look(a)),
            Node::ZeroExtend(_, a) => Some(look(a)).filter(|range| range.0 >= 0),
            Node::Extract { to, low: 0, of } => {
                let (least, greatest) = to.signed_bounds();
                Some(look(of)).filter(|range| range.0 >= least && range.1 <= greatest)
            }
            Node::Ite(c, a, b) => match self.truths.get(&c) {
                Some(true) => Some(look(a)),
                Some(false) => Some(look(b)),
                None => {
                    let (x, y) = (look(a), look(b));
                    Some((x.0.min(y.0), x.1.max(y.1)))
                }
            },
            Node::Compare3(Compare3::Lcmp, a, b) => {
                let (x, y) = (look(a), look(b));
                let low = if x.0 > y.1 {
                    1
                } else if x.0 >= y.1 {
                    0
                } else {
                    -1
                };
                let high = if x.1 < y.0 {
                    -1
                } else if x.1 <= y.0 {
                    0
                } else {
                    1
                };
                Some((low, high))
            }
            _ => None,
        }
    }
}

/// The position of a float in the order of all floats of its sort; both zeros are at 0.
fn key(sort: Sort, bits: u64) -> i64 {
    let sign = (sort.mask() >> 1) + 1;
    let size = (bits & (sort.mask() >> 1)) as i64;
    if bits & sign == 0 { size } else { -size }
}

fn infinity(sort: Sort) -> u64 {
    if sort == Sort::F32 { u64::from(f32::INFINITY.to_bits()) } else { f64::INFINITY.to_bits() }
}

fn fixed_float(terms: &Terms, t: TermId) -> Option<Range> {
    let value = terms.as_const(t)?;
    let at = key(value.sort(), value.bits());
    (value.sort().is_float() && !is_nan(terms, t)).then_some((at, at))
}

fn is_nan(terms: &Terms, t: TermId) -> bool {
    terms
        .as_const(t)
        .is_some_and(|value| value.as_f64().is_some_and(f64::is_nan) || value.as_f32().is_some_and(f32::is_nan))
}

/// The intersection; where it is empty (a contradiction that was not noticed yet), the first.
fn meet(a: Range, b: Range) -> Range {
    let both = (a.0.max(b.0), a.1.min(b.1));
    if both.0 > both.1 { a } else { both }
}

fn wide(value: i64) -> i128 {
    i128::from(value)
}

fn fits(sort: Sort, low: i128, high: i128) -> bool {
    let (least, greatest) = sort.signed_bounds();
    low >= wide(least) && high <= wide(greatest)
}

fn decide_ordered(op: Cmp, x: Range, y: Range) -> Option<bool> {
    match op {
        Cmp::Lt if x.1 < y.0 => Some(true),
        Cmp::Lt if x.0 >= y.1 => Some(false),
        Cmp::Eq if x.1 < y.0 || y.1 < x.0 => Some(false),
        Cmp::Eq if x.0 == x.1 && x == y => Some(true),
        Cmp::Lt | Cmp::Eq => None,
        Cmp::Ge => decide_ordered(Cmp::Lt, x, y).map(|known| !known),
        Cmp::Ne => decide_ordered(Cmp::Eq, x, y).map(|known| !known),
        Cmp::Gt => decide_ordered(Cmp::Lt, y, x),
        Cmp::Le => decide_ordered(Cmp::Lt, y, x).map(|known| !known),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expr::ops::Conv;

    /// Whether the conditions contradict each other, as far as ranges can tell; twice, undone in between.
    fn contradict(terms: &Terms, conditions: &[TermId]) -> bool {
        let mut ranges = Ranges::default();
        let mut answers = [false; 2];
        for answer in &mut answers {
            let mark = ranges.mark();
            conditions.iter().for_each(|&condition| ranges.assume(terms, condition));
            *answer = ranges.contradictory();
            ranges.undo(mark);
            assert!(!ranges.contradictory() && ranges.known.is_empty() && ranges.truths.is_empty());
        }
        assert_eq!(answers[0], answers[1]);
        answers[0]
    }

    #[test]
    fn integers() {
        let mut t = Terms::new();
        let [x, y, z] = ["x", "y", "z"].map(|name| t.var(name, Sort::Bv32));
        let byte = t.var("b", Sort::Bv8);
        let wide = t.sign_extend(Sort::Bv32, byte);
        let [three, five, big] = [3, 5, 200].map(|value| t.int(value));
        let (xy, yz) = (t.cmp(Cmp::Lt, x, y), t.cmp(Cmp::Lt, y, z));
        let (low, high) = (t.cmp(Cmp::Ge, x, three), t.cmp(Cmp::Lt, z, five));
        assert!(contradict(&t, &[xy, yz, low, high]));
        assert!(!contradict(&t, &[xy, low, high]));
        let beyond = t.cmp(Cmp::Ge, wide, big);
        assert_eq!(beyond, TermId::FALSE);
        let sum = t.int_bin(IntBin::Add, wide, x);
        let (is_five, far) = (t.eq(x, five), t.cmp(Cmp::Gt, sum, big));
        assert!(contradict(&t, &[is_five, far]));
        // Wrapping is not forgotten: x + 3 < x for the greatest x.
        let sum = t.int_bin(IntBin::Add, x, three);
        let wraps = t.cmp(Cmp::Lt, sum, x);
        assert!(!contradict(&t, &[wraps]));
        let not_five = t.not(is_five);
        assert!(contradict(&t, &[not_five, is_five]));
    }

    #[test]
    fn floats() {
        let mut t = Terms::new();
        let (x, y) = (t.var("x", Sort::F64), t.var("y", Sort::F64));
        let [zero, minus_zero, one, two] = [0.0, -0.0, 1.0, 2.0].map(|value| t.double(value));
        let infinity = t.double(f64::INFINITY);
        let (above, below) = (t.cmp(Cmp::Gt, x, two), t.cmp(Cmp::Lt, x, one));
        assert!(contradict(&t, &[above, below]));
        // NaN is neither above nor below; once x is a number it has to be one of them, or between.
        let (not_above, not_below) = (t.not(above), t.not(below));
        assert!(!contradict(&t, &[not_above, not_below]));
        let order = t.cmp(Cmp::Lt, x, y);
        let (at_least, not_large) = (t.cmp(Cmp::Ge, y, zero), t.cmp(Cmp::Le, y, one));
        assert!(contradict(&t, &[not_below, order, at_least, not_large]));
        assert!(contradict(&t, &[order, at_least, not_large, not_below]));
        assert!(!contradict(&t, &[not_below, at_least, not_large]));
        let is_zero = t.eq(x, zero);
        let negative = t.cmp(Cmp::Lt, x, minus_zero);
        assert!(contradict(&t, &[is_zero, negative]));
        let is_minus_zero = t.eq(x, minus_zero);
        assert!(!contradict(&t, &[is_zero, is_minus_zero]));
        let beyond = t.cmp(Cmp::Gt, x, infinity);
        assert!(contradict(&t, &[beyond]));
        let differs = t.cmp(Cmp::Ne, x, x);
        assert!(!contradict(&t, &[differs]));
        let int = t.var("i", Sort::Bv32);
        let converted = t.convert(Conv::I2D, int);
        let (more, less) = (t.cmp(Cmp::Ge, converted, two), t.cmp(Cmp::Lt, converted, two));
        assert!(contradict(&t, &[more, less]));
    }
}
