//! Remainders: what is left of sums when they are divided by a constant, as check digits, rings and carried sums are compared.
//!
//! To a decision procedure `(7a + 6b + ..) % 11` is a divider below a chain of adders. Here an equation of integers is also one of
//! remainders: a line of terms, each so many times, that comes to zero by the modulus. Inside, a remainder by the modulus is what it is the
//! remainder of, and so is a choice whose sides differ by a multiple of it (`s > 9 ? s - 9 : s`). Lines are taken from each other where that
//! leaves fewer terms (one digit that was changed, two that were swapped). If a line can only be few multiples of the modulus, it is an
//! equation of few terms; if it can be none, there is no model.
//!
//! Invariants:
//! - A sum is taken apart only where it cannot overflow, so a line says something of the numbers, not of their bits.
//! - Bounded: by terms, lines and moduli.

use std::collections::BTreeMap;

use hashbrown::{HashMap, HashSet};

use super::ranges::{Range, Ranges};
use crate::expr::ops::{Cmp, IntBin};
use crate::expr::{Const, Node, Sort, TermId, Terms};

/// Terms that are looked at, terms of one line, and lines.
const MOST_TERMS: usize = 20_000;
const MOST_PARTS: usize = 256;
const MOST_LINES: usize = 48;
/// Divisors that are tried.
const MOST_MODULI: usize = 4;
/// Terms of an equation that is worth a question of its own, and such equations.
const MOST_FEW: usize = 6;
const MOST_FOUND: usize = 8;
/// Multiples of the modulus that a line may be.
const MOST_MULTIPLES: i128 = 5;
/// Choices inside choices whose sides are compared, and operations that are gone into to find two terms equal.
const DEEPEST: u32 = 4;
const MOST_PAIRS: usize = 64;
/// Where numbers may be added without care.
const SAFE: i128 = 1 << 62;

pub enum Found {
    Contradiction,
    /// Equations that follow, of few terms each.
    Equations(Vec<TermId>),
}

/// What follows from the remainders of the sums in these conjuncts; none where there are none.
pub fn remainders(terms: &mut Terms, ranges: &Ranges, conjuncts: &[TermId]) -> Option<Found> {
    let (mut equations, mut denied) = (Vec::new(), Vec::new());
    for conjunct in conjuncts {
        match *terms.node(*conjunct) {
            Node::Cmp(Cmp::Eq, a, b) if terms.sort(a).is_bit_vector() => equations.push((a, b)),
            Node::Cmp(Cmp::Ne, a, b) if terms.sort(a).is_bit_vector() => denied.push((a, b)),
            _ => {}
        }
    }
    let sides: Vec<TermId> = equations.iter().chain(&denied).flat_map(|(a, b)| [*a, *b]).collect();
    let below = below(terms, sides)?;
    let divided: Vec<(TermId, TermId, i64)> = below.iter().filter_map(|t| remainder(terms, *t)).collect();
    let mut moduli: Vec<i64> = divided.iter().map(|(_, _, modulus)| *modulus).collect();
    moduli.sort_unstable();
    moduli.dedup();
    if moduli.is_empty() || moduli.len() > MOST_MODULI {
        return None;
    }
    let ranges = table(terms, ranges, &below);
    let sums = Sums { terms, ranges: &ranges };
    let is_divided = |(a, b): &(TermId, TermId)| [*a, *b].iter().any(|t| remainder(sums.terms, *t).is_some());
    let (with, without): (Vec<_>, Vec<_>) = equations.into_iter().partition(is_divided);
    let mut few: Vec<(Line, Vec<i128>)> = Vec::new();
    for modulus in moduli.into_iter().map(i128::from) {
        let lines_of = |equations: &[(TermId, TermId)]| -> Vec<Line> {
            let lines = equations.iter().filter_map(|(a, b)| sums.line(&[(*a, 1), (*b, -1)], 0, modulus, DEEPEST));
            lines.filter(|line| !line.is_trivial()).collect()
        };
        // What the conjuncts say themselves is no news.
        let (plain, mut lines) = (lines_of(&without), lines_of(&with));
        lines.extend(divided.iter().filter_map(|(rest, of, by)| {
            let (low, high) = sums.range(*rest)?;
            let is_known = i128::from(*by) == modulus && low == high;
            is_known.then(|| sums.line(&[(*of, 1)], -i128::from(low), modulus, DEEPEST)).flatten()
        }));
        lines.extend(plain.iter().cloned());
        lines.retain(|line| !line.is_trivial());
        lines.sort();
        lines.dedup();
        lines.truncate(MOST_LINES);
        shorten(&mut lines, modulus);
        for line in &lines {
            match sums.multiples(line, modulus) {
                Some(found) if found.is_empty() => return Some(Found::Contradiction),
                Some(found) if line.parts.len() <= MOST_FEW && !plain.contains(line) => few.push((line.clone(), found)),
                _ => {}
            }
        }
        if denied.iter().any(|(a, b)| sums.are_equal(*a, *b, &lines, modulus)) {
            return Some(Found::Contradiction);
        }
    }
    few.sort();
    few.dedup();
    few.truncate(MOST_FOUND);
    let equations = few.into_iter().filter_map(|(line, found)| equation(terms, &line, &found)).collect();
    Some(Found::Equations(equations))
}

/// The terms and all below them, operands first; none where that is too much.
fn below(terms: &Terms, mut todo: Vec<TermId>) -> Option<Vec<TermId>> {
    let mut seen: HashSet<TermId> = todo.iter().copied().collect();
    while let Some(t) = todo.pop() {
        todo.extend(terms.children(t).into_iter().filter(|child| seen.insert(*child)));
        if seen.len() > MOST_TERMS {
            return None;
        }
    }
    let mut found: Vec<TermId> = seen.into_iter().collect();
    found.sort_unstable();
    Some(found)
}

/// A remainder by a constant: itself, of what, and by what.
fn remainder(terms: &Terms, t: TermId) -> Option<(TermId, TermId, i64)> {
    match *terms.node(t) {
        Node::Int(IntBin::Rem, of, by) => Some((t, of, signed(terms, by).filter(|by| *by > 1)?)),
        _ => None,
    }
}

/// Terms, each so many times, and a constant, which together are a multiple of the modulus. Numbers are of least size.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Line {
    parts: BTreeMap<TermId, i128>,
    constant: i128,
}

impl Line {
    fn is_trivial(&self) -> bool {
        self.parts.is_empty() && self.constant == 0
    }

    /// This less so many times another.
    fn less(&self, other: &Line, times: i128, modulus: i128) -> Line {
        let mut found = self.clone();
        for (part, count) in &other.parts {
            let left = found.parts.entry(*part).or_default();
            *left = least(*left - times * count, modulus);
        }
        found.parts.retain(|_, count| *count != 0);
        found.constant = least(found.constant - times * other.constant, modulus);
        found
    }

    /// This less another as often as leaves fewest parts.
    fn shortened_by(&self, other: &Line, modulus: i128) -> Line {
        let mut ratios: Vec<i128> = Vec::new();
        for (part, count) in &other.parts {
            let ratio = self.parts.get(part).and_then(|mine| Some(least(mine * inverse(*count, modulus)?, modulus)));
            if let Some(ratio) = ratio.filter(|ratio| !ratios.contains(ratio) && ratios.len() < MOST_FEW) {
                ratios.push(ratio);
            }
        }
        let shorter = ratios.into_iter().map(|times| self.less(other, times, modulus));
        shorter.min_by_key(|line| line.parts.len()).unwrap_or_else(|| self.clone())
    }
}

/// Takes lines from each other as long as that makes one of them shorter. The originals stay.
fn shorten(lines: &mut Vec<Line>, modulus: i128) {
    let mut at = 0;
    while at < lines.len() {
        for other in 0..at {
            let (Some(line), Some(by)) = (lines.get(at), lines.get(other)) else { return };
            let most = line.parts.len().min(by.parts.len());
            let is_new = |found: &Line| found.parts.len() < most && !found.is_trivial() && !lines.contains(found);
            let found = [line.shortened_by(by, modulus), by.shortened_by(line, modulus)].into_iter().find(is_new);
            if let Some(found) = found.filter(|_| lines.len() < MOST_LINES) {
                lines.push(found);
            }
        }
        at += 1;
    }
}

struct Sums<'a> {
    terms: &'a Terms,
    ranges: &'a HashMap<TermId, Range>,
}

impl Sums<'_> {
    fn range(&self, t: TermId) -> Option<Range> {
        self.ranges.get(&t).copied()
    }

    /// What so many times these terms and a constant come to by a modulus; none where there is too much to take apart.
    fn line(&self, of: &[(TermId, i128)], constant: i128, modulus: i128, deepest: u32) -> Option<Line> {
        let mut constant = least(constant, modulus);
        let (mut todo, mut parts) = (BTreeMap::<TermId, i128>::new(), BTreeMap::new());
        let add = |todo: &mut BTreeMap<TermId, i128>, t: TermId, times: i128| {
            let count = todo.entry(t).or_default();
            *count = least(*count + times, modulus);
        };
        of.iter().for_each(|(t, times)| add(&mut todo, *t, *times));
        // Operands have smaller ids, so a term comes once, when all that leads to it has been taken apart.
        while let Some((t, times)) = todo.pop_last() {
            if times == 0 {
                continue;
            }
            if parts.len() + todo.len() > MOST_PARTS {
                return None;
            }
            match *self.terms.node(t) {
                Node::Const(_) => constant = least(constant + times * i128::from(signed(self.terms, t)?), modulus),
                Node::Int(IntBin::Add, a, b) if self.is_exact(t, 1, &[(a, 1), (b, 1)]) => {
                    add(&mut todo, a, times);
                    add(&mut todo, b, times);
                }
                Node::Int(IntBin::Sub, a, b) if self.is_exact(t, 1, &[(a, 1), (b, -1)]) => {
                    add(&mut todo, a, times);
                    add(&mut todo, b, -times);
                }
                Node::Int(IntBin::Mul, a, b) if self.is_exact_product(t, a, b) => {
                    add(&mut todo, a, least(times * i128::from(signed(self.terms, b)?), modulus));
                }
                Node::Int(IntBin::Shl, a, b) if self.is_exact_shift(t, a, b) => {
                    add(&mut todo, a, least(times << signed(self.terms, b)?, modulus));
                }
                Node::Int(IntBin::Rem, a, b) if self.is_multiple(b, modulus) => add(&mut todo, a, times),
                Node::SignExtend(_, a) => add(&mut todo, a, times),
                Node::ZeroExtend(_, a) if self.range(a).is_some_and(|(low, _)| low >= 0) => add(&mut todo, a, times),
                Node::Extract { to, low: 0, of } if self.fits(of, to) => add(&mut todo, of, times),
                Node::Ite(_, a, b) if self.is_the_same(a, b, modulus, deepest) => add(&mut todo, b, times),
                _ => drop(parts.insert(t, times)),
            }
        }
        Some(Line { parts, constant })
    }

    fn is_the_same(&self, a: TermId, b: TermId, modulus: i128, deepest: u32) -> bool {
        let difference = deepest.checked_sub(1).and_then(|deeper| self.line(&[(a, 1), (b, -1)], 0, modulus, deeper));
        difference.is_some_and(|line| line.is_trivial())
    }

    fn is_multiple(&self, t: TermId, modulus: i128) -> bool {
        signed(self.terms, t).is_some_and(|by| by > 1 && i128::from(by) % modulus == 0)
    }

    /// Whether an operation on these operands does not overflow.
    fn is_exact(&self, t: TermId, times: i128, of: &[(TermId, i128)]) -> bool {
        let sum = of.iter().try_fold((0, 0), |(low, high), (part, each)| {
            let (a, b) = scaled(self.range(*part)?, times * each)?;
            Some((low + a, high + b))
        });
        sum.is_some_and(|(low, high)| fits(self.terms.sort(t), low, high))
    }

    fn is_exact_product(&self, t: TermId, a: TermId, b: TermId) -> bool {
        signed(self.terms, b).is_some_and(|times| self.is_exact(t, times.into(), &[(a, 1)]))
    }

    fn is_exact_shift(&self, t: TermId, a: TermId, b: TermId) -> bool {
        let count = signed(self.terms, b).filter(|count| (0..31).contains(count));
        count.is_some_and(|count| self.is_exact(t, 1 << count, &[(a, 1)]))
    }

    fn fits(&self, t: TermId, to: Sort) -> bool {
        let is_signed = matches!(to, Sort::Bv32 | Sort::Bv64);
        is_signed && self.range(t).is_some_and(|(low, high)| fits(to, low.into(), high.into()))
    }

    /// What the parts of a line can come to; none where that may be much.
    fn multiples(&self, line: &Line, modulus: i128) -> Option<Vec<i128>> {
        let (low, high) = line.parts.iter().try_fold((0_i128, 0_i128), |(low, high), (part, times)| {
            let (a, b) = scaled(self.range(*part)?, *times)?;
            Some((low + a, high + b)).filter(|(low, high)| *low > -SAFE && *high < SAFE)
        })?;
        // The least sum that with the constant is a multiple, and those above it.
        let first = low + (-(low + line.constant)).rem_euclid(modulus);
        let found: Vec<i128> =
            (0..=MOST_MULTIPLES).map(|more| first + more * modulus).take_while(|sum| *sum <= high).collect();
        (found.len() <= MOST_MULTIPLES as usize).then_some(found)
    }

    /// Whether two terms are equal wherever the lines hold: they differ by a multiple of the modulus, but by less than it; or the
    /// same operation is applied to equal terms.
    fn are_equal(&self, a: TermId, b: TermId, lines: &[Line], modulus: i128) -> bool {
        let (mut todo, mut done) = (vec![(a, b)], 0);
        while let Some((a, b)) = todo.pop() {
            done += 1;
            if done > MOST_PAIRS {
                return false;
            }
            if a == b || self.differ_by_none(a, b, lines, modulus) {
                continue;
            }
            match (*self.terms.node(a), *self.terms.node(b)) {
                (Node::Int(p, a, b), Node::Int(q, c, d)) if p == q => todo.extend([(a, c), (b, d)]),
                (Node::SignExtend(p, a), Node::SignExtend(q, b)) if p == q => todo.push((a, b)),
                (Node::ZeroExtend(p, a), Node::ZeroExtend(q, b)) if p == q => todo.push((a, b)),
                _ => return false,
            }
        }
        true
    }

    fn differ_by_none(&self, a: TermId, b: TermId, lines: &[Line], modulus: i128) -> bool {
        let (Some(x), Some(y)) = (self.range(a), self.range(b)) else { return false };
        let (low, high) = (i128::from(x.0) - i128::from(y.1), i128::from(x.1) - i128::from(y.0));
        if low <= -modulus || high >= modulus {
            return false;
        }
        let Some(mut line) = self.line(&[(a, 1), (b, -1)], 0, modulus, DEEPEST) else { return false };
        for known in lines {
            let shorter = line.shortened_by(known, modulus);
            if shorter.parts.len() < line.parts.len() {
                line = shorter;
            }
        }
        line.is_trivial()
    }
}

/// The ranges of all these terms of which something is known, operands first.
fn table(terms: &Terms, ranges: &Ranges, below: &[TermId]) -> HashMap<TermId, Range> {
    let mut found: HashMap<TermId, Range> = HashMap::new();
    for t in below.iter().copied().filter(|t| terms.sort(*t).is_bit_vector()) {
        let (sort, known) = (terms.sort(t), ranges.of(terms, t));
        let of = |t: TermId| found.get(&t).map(|(low, high)| (i128::from(*low), i128::from(*high)));
        let computed = match *terms.node(t) {
            Node::Int(IntBin::Add, a, b) => of(a).zip(of(b)).map(|(a, b)| (a.0 + b.0, a.1 + b.1)),
            Node::Int(IntBin::Sub, a, b) => of(a).zip(of(b)).map(|(a, b)| (a.0 - b.1, a.1 - b.0)),
            Node::Int(IntBin::Mul, a, b) => found.get(&a).zip(signed(terms, b)).and_then(|(a, b)| scaled(*a, b.into())),
            Node::Int(IntBin::Rem, a, by) => {
                of(a).zip(signed(terms, by).filter(|by| *by > 0)).map(|((low, high), by)| {
                    let most = i128::from(by) - 1;
                    (low.clamp(-most, 0), high.clamp(0, most))
                })
            }
            Node::Ite(_, a, b) => of(a).zip(of(b)).map(|(a, b)| (a.0.min(b.0), a.1.max(b.1))),
            Node::SignExtend(_, a) => of(a),
            Node::ZeroExtend(_, a) => of(a).filter(|(low, _)| *low >= 0),
            _ => None,
        };
        let computed = computed.filter(|(low, high)| fits(sort, *low, *high));
        let (low, high) = computed.map_or(known, |(low, high)| (known.0.max(low as i64), known.1.min(high as i64)));
        if low <= high {
            found.insert(t, (low, high));
        }
    }
    found
}

fn scaled((low, high): Range, times: i128) -> Option<(i128, i128)> {
    let (a, b) = (i128::from(low).checked_mul(times)?, i128::from(high).checked_mul(times)?);
    Some((a.min(b), a.max(b))).filter(|(low, high)| *low > -SAFE && *high < SAFE)
}

fn fits(sort: Sort, low: i128, high: i128) -> bool {
    let Some(width) = sort.width() else { return false };
    let most = 1_i128 << (width - 1);
    low >= -most && high < most
}

fn signed(terms: &Terms, t: TermId) -> Option<i64> {
    terms.as_const(t).and_then(Const::signed)
}

/// The number of least size that leaves the same by the modulus.
fn least(number: i128, modulus: i128) -> i128 {
    let rest = number.rem_euclid(modulus);
    if rest * 2 > modulus { rest - modulus } else { rest }
}

/// What a number is multiplied with to be one by the modulus.
fn inverse(number: i128, modulus: i128) -> Option<i128> {
    let (mut a, mut b, mut x, mut y) = (number.rem_euclid(modulus), modulus, 1, 0);
    while b != 0 {
        let times = a / b;
        (a, b) = (b, a - times * b);
        (x, y) = (y, x - times * y);
    }
    (a == 1).then(|| least(x, modulus))
}

/// The parts of a line come to one of these sums. As longs, which they fit.
fn equation(terms: &mut Terms, line: &Line, sums: &[i128]) -> Option<TermId> {
    let mut left = terms.long(0);
    for (part, times) in &line.parts {
        let long = if terms.sort(*part) == Sort::Bv64 { *part } else { terms.sign_extend(Sort::Bv64, *part) };
        let times = terms.long(i64::try_from(*times).ok()?);
        let product = terms.long_bin(IntBin::Mul, long, times);
        left = terms.long_bin(IntBin::Add, left, product);
    }
    let mut any = TermId::FALSE;
    for sum in sums {
        let sum = terms.long(i64::try_from(*sum).ok()?);
        let is_it = terms.eq(left, sum);
        any = terms.or(any, is_it);
    }
    Some(any)
}

#[cfg(test)]
mod tests {
    use rand::rngs::SmallRng;
    use rand::{Rng, SeedableRng};

    use super::*;
    use crate::solver::tests::values_that_satisfy;
    use crate::solver::{Answer, Constraints, Layer, Options, Solver};

    fn digits(t: &mut Terms, path: &mut Constraints, count: usize, most: i32) -> Vec<TermId> {
        let names = (0..count).map(|at| format!("digit {at}"));
        let found: Vec<TermId> = names.map(|name| t.var(&name, Sort::Bv32)).collect();
        for digit in &found {
            let (zero, limit) = (t.int(0), t.int(most));
            path.push(t.cmp(Cmp::Ge, *digit, zero));
            path.push(t.cmp(Cmp::Le, *digit, limit));
        }
        found
    }

    /// `digits[0] * n + digits[1] * (n - 1) + ..`, by a modulus.
    fn weighted(t: &mut Terms, digits: &[TermId], modulus: i32) -> TermId {
        let mut sum = t.int(0);
        for (digit, weight) in digits.iter().zip((1..=digits.len() as i32).rev()) {
            let weight = t.int(weight);
            let product = t.int_bin(IntBin::Mul, *digit, weight);
            sum = t.int_bin(IntBin::Add, sum, product);
        }
        let modulus = t.int(modulus);
        t.int_bin(IntBin::Rem, sum, modulus)
    }

    /// Whether two numbers of ten digits in which neighbours are swapped can have the same check digit.
    fn swapped(modulus: i32, without: Vec<Layer>) -> Answer {
        let (mut t, mut path) = (Terms::new(), Constraints::new());
        let mut number = digits(&mut t, &mut path, 10, 9);
        let zero = t.int(0);
        for _ in 0..2 {
            let rest = weighted(&mut t, &number, modulus);
            path.push(t.eq(rest, zero));
            number.swap(3, 4);
        }
        let differ = t.cmp(Cmp::Ne, number[3], number[4]);
        Solver::new(&Options { without, limit: 2_000, ..Options::default() }).check(&mut t, &path, None, differ)
    }

    #[test]
    fn a_swap_is_found_by_a_prime_greater_than_the_digits() {
        assert!(matches!(swapped(11, Vec::new()), Answer::Unsat));
        assert!(matches!(swapped(11, vec![Layer::Remainders]), Answer::Unknown(_)), "it is no longer needed");
        assert!(!matches!(swapped(9, Vec::new()), Answer::Unsat), "0 and 9 leave the same by 9");
        assert!(!matches!(swapped(5, Vec::new()), Answer::Unsat), "digits that differ by 5 leave the same");
    }

    #[test]
    fn sums_that_are_carried_leave_what_the_whole_sum_leaves() {
        for (most, same) in [(255, true), (i32::MAX, false)] {
            let (mut t, mut path) = (Terms::new(), Constraints::new());
            let data = digits(&mut t, &mut path, 6, most);
            let modulus = t.int(251);
            let (mut whole, mut carried) = (t.int(0), t.int(0));
            for digit in data {
                whole = t.int_bin(IntBin::Add, whole, digit);
                let sum = t.int_bin(IntBin::Add, carried, digit);
                carried = t.int_bin(IntBin::Rem, sum, modulus);
            }
            let whole = t.int_bin(IntBin::Rem, whole, modulus);
            let differ = t.cmp(Cmp::Ne, whole, carried);
            let mut solver = Solver::new(&Options { limit: 200, ..Options::default() });
            let answer = solver.check(&mut t, &path, None, differ);
            assert_eq!(matches!(answer, Answer::Unsat), same, "sums up to {most} {answer:?}");
        }
    }

    #[test]
    fn remainders_have_the_sign_of_what_is_divided() {
        let (mut t, mut path) = (Terms::new(), Constraints::new());
        let x = t.var("x", Sort::Bv32);
        let (low, high, ten) = (t.int(-100), t.int(100), t.int(10));
        path.push(t.cmp(Cmp::Ge, x, low));
        path.push(t.cmp(Cmp::Le, x, high));
        let rest = t.int_bin(IntBin::Rem, x, ten);
        let three = t.int(3);
        let more = t.int_bin(IntBin::Add, x, ten);
        let other = t.int_bin(IntBin::Rem, more, ten);
        path.push(t.eq(rest, three));
        // -7 + 10 leaves 3, but -7 leaves -7; 3 leaves 3, as 13 does.
        let differ = t.cmp(Cmp::Ne, other, rest);
        let mut solver = Solver::new(&Options::default());
        assert!(matches!(solver.check(&mut t, &path, None, differ), Answer::Unsat));
        let mut free = Constraints::new();
        for conjunct in [t.cmp(Cmp::Ge, x, low), t.cmp(Cmp::Le, x, high)] {
            free.push(conjunct);
        }
        assert!(matches!(solver.check(&mut t, &free, None, differ), Answer::Sat(_)));
    }

    /// A conjunct about remainders of sums of these variables.
    fn drawn(t: &mut Terms, variables: &[TermId], dice: &mut SmallRng) -> TermId {
        let modulus = dice.random_range(2..12);
        let sum = |t: &mut Terms, dice: &mut SmallRng| {
            let mut sum = t.int(dice.random_range(-9..10));
            for variable in variables {
                let times = t.int(dice.random_range(-3..4));
                let product = t.int_bin(IntBin::Mul, *variable, times);
                let (limit, by) = (t.int(dice.random_range(-3..6)), t.int(modulus));
                let (above, less) = (t.cmp(Cmp::Gt, product, limit), t.int_bin(IntBin::Sub, product, by));
                let part = if dice.random_bool(0.3) { t.ite(above, less, product) } else { product };
                sum = t.int_bin(IntBin::Add, sum, part);
            }
            let by = t.int(if dice.random_bool(0.3) { modulus * 2 } else { modulus });
            if dice.random_bool(0.7) { t.int_bin(IntBin::Rem, sum, by) } else { sum }
        };
        let (left, right) = (sum(t, dice), sum(t, dice));
        let fixed = t.int(dice.random_range(-1..modulus));
        let other = if dice.random_bool(0.5) { right } else { fixed };
        let op = if dice.random_bool(0.7) { Cmp::Eq } else { Cmp::Ne };
        t.cmp(op, left, other)
    }

    #[test]
    fn what_is_refuted_has_no_values() {
        let mut dice = SmallRng::seed_from_u64(7);
        let mut refuted = 0;
        for round in 0..400 {
            let (mut t, mut path) = (Terms::new(), Constraints::new());
            let (low, high) = (dice.random_range(-6..1), dice.random_range(1..8));
            let variables: Vec<TermId> = ["a", "b", "c"].iter().map(|name| t.var(name, Sort::Bv32)).collect();
            for variable in &variables {
                let (least, most) = (t.int(low), t.int(high));
                path.push(t.cmp(Cmp::Ge, *variable, least));
                path.push(t.cmp(Cmp::Le, *variable, most));
            }
            let drawn: Vec<TermId> = (0..3).map(|_| drawn(&mut t, &variables, &mut dice)).collect();
            drawn.iter().for_each(|conjunct| path.push(*conjunct));
            let mut solver = Solver::new(&Options { limit: 20, ..Options::default() });
            if !matches!(solver.check(&mut t, &path, None, TermId::TRUE), Answer::Unsat) {
                continue;
            }
            refuted += 1;
            let found = values_that_satisfy(&t, &variables, low..=high, &drawn);
            assert_eq!(found, None, "round {round}: they satisfy what is refuted");
        }
        assert!(refuted > 40, "{refuted} refuted");
    }
}
